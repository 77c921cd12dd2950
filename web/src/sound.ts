// Small sounds, made here and not loaded; none until they are wanted.

import { preferences } from "./preferences.svelte";

type Note = [frequency: number, at: number, length: number];

const SOUNDS = {
    card: [[260, 0, 0.05]],
    "turn-over": [
        [330, 0, 0.06],
        [440, 0.07, 0.09],
    ],
    good: [
        [587, 0, 0.1],
        [880, 0.1, 0.25],
    ],
    bad: [
        [311, 0, 0.14],
        [233, 0.14, 0.3],
    ],
    out: [
        [392, 0, 0.12],
        [311, 0.12, 0.12],
        [196, 0.24, 0.35],
    ],
    token: [
        [988, 0, 0.07],
        [1319, 0.07, 0.22],
    ],
    lost: [
        [392, 0, 0.2],
        [349, 0.2, 0.2],
        [294, 0.4, 0.5],
    ],
    turn: [
        [523, 0, 0.12],
        [784, 0.12, 0.2],
    ],
    hurry: [
        [880, 0, 0.07],
        [880, 0.12, 0.07],
    ],
    over: [
        [523, 0, 0.15],
        [659, 0.15, 0.15],
        [784, 0.3, 0.15],
        [1046, 0.45, 0.4],
    ],
    phrase: [[660, 0, 0.08]],
} satisfies Record<string, Note[]>;

let context: AudioContext | undefined;

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound): void {
    if (!preferences.sound) return;
    context ??= new AudioContext();
    const { currentTime, destination } = context;
    for (const [frequency, at, length] of SOUNDS[sound]) {
        const tone = new OscillatorNode(context, { type: "triangle", frequency });
        const volume = new GainNode(context, { gain: 0 });
        const begin = currentTime + at;
        volume.gain.setValueAtTime(0, begin);
        volume.gain.linearRampToValueAtTime(0.14, begin + 0.01);
        volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
        tone.connect(volume).connect(destination);
        tone.start(begin);
        tone.stop(begin + length);
    }
}
