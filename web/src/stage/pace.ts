// How fast others are: bots at a table of one's own, and moves that the page makes for somebody who has no choice.

import type { Pace } from "../preferences.svelte";
import type { SetPace } from "../protocol";

export type BotPace = SetPace["pace"];

/** How fast bots answer, by how fast scenes are. */
export const BOTS: Record<Pace, BotPace> = { calm: "calm", normal: "normal", quick: "quick", off: "quick" };

/** Milliseconds, as the server draws them for its bots. */
const [SHORTEST, LONGEST] = [300, 1100];

export function drawnPause(): number {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    return SHORTEST + (drawn % (LONGEST - SHORTEST + 1));
}
