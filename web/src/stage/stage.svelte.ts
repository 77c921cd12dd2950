// The stage: between what the table has told and what the board shows. What is told is played as a scene, one decision
// after another; coming late, coming again and a tab in the background skip to now.

import { sceneOf } from "../games/scenes";
import type { Place } from "../net/table.svelte";
import type { Sentence } from "../protocol";
import { type Pace, paceNow } from "../preferences.svelte";
import { play } from "../sound";
import { Queue } from "./queue";
import { type Beat, beatsOf } from "./scenes";

/** Milliseconds of a step. */
const STEPS: Record<Pace, number> = { calm: 1100, normal: 700, quick: 350, off: 0 };
/** Milliseconds by which the board may be behind, and by which a question may be. */
const FURTHEST = 4000;
const LONGEST_WAIT = 950;

const clock = {
    now: () => performance.now(),
    later: (ms: number, what: () => void): number => setTimeout(what, ms),
    cancel: (timer: number): void => clearTimeout(timer),
};

export class Stage {
    /** What the board shows. */
    place = $state.raw<Place | undefined>();
    /** What every seat has won in the round that has just ended; nothing is known of it to who has come since. */
    gains = $state.raw<number[]>([]);
    /** What is on the stage now. */
    beat = $state.raw<Beat | null>(null);
    private newest: Place | undefined;
    private readonly queue = new Queue<Beat>(
        clock,
        () => STEPS[paceNow()],
        (beat) => {
            this.beat = beat;
            if (beat?.sound) play(beat.sound);
        },
    );

    constructor(private readonly game: () => string) {
        document.addEventListener("visibilitychange", this.unseen);
    }

    close(): void {
        document.removeEventListener("visibilitychange", this.unseen);
        this.queue.skipAll();
    }

    /** The board shows what there is, at once: somebody else looks, or has come late. */
    reset(place: Place | undefined): void {
        this.queue.skipAll();
        this.newest = place;
        this.place = place;
        this.beat = null;
    }

    /** Something was told: it is played after what is being played. */
    follow(place: Place): void {
        const before = this.newest;
        if (!before || document.hidden) {
            this.reset(place);
            return;
        }
        this.newest = place;
        const news = place.sentences.filter((sentence) => sentence.group >= before.told.length);
        const now = clock.now();
        const waits = !!place.last.question;
        this.queue.add({
            beats: beatsOf(news, {
                scene: sceneOf(this.game()),
                reader: place.last.seat,
                before: before.last.view,
                after: place.last.view,
            }),
            due: now + FURTHEST,
            applyBy: waits ? now + LONGEST_WAIT : Infinity,
            apply: () => this.apply(place),
        });
    }

    private apply(place: Place): void {
        const shown = this.place;
        if (place.told.length < (shown?.told.length ?? 0)) return;
        const hasEnded = place.last.ending && !shown?.last.ending;
        const scores = shown?.last.view.rows.map((row) => row.score) ?? [];
        this.gains = hasEnded ? place.last.view.rows.map((row, seat) => row.score - (scores[seat] ?? row.score)) : [];
        this.place = place;
    }

    /** What may be read by now: not how a scene ends before it has. */
    get sentences(): Sentence[] {
        const { beat, place } = this;
        const sentences = place?.sentences ?? [];
        if (!beat) return sentences;
        const { group } = beat.sentence;
        return sentences.filter((sentence) => sentence.group < group || (beat.tells && sentence.group === group));
    }

    skip(): void {
        this.queue.skip();
    }

    pause(wanted: boolean): void {
        this.queue.pause(wanted);
    }

    private readonly unseen = (): void => {
        if (document.hidden) this.queue.skipAll();
    };
}
