// The log of a match that is over, moment by moment.

import { FACE_DOWN, hasRounds } from "../i18n/telling";
import type { Frame, GameInfo, Say, Told } from "../protocol";

export interface Moment {
    /** Which frame. */
    at: number;
    /** It is the first of this round; 0 if it is not. */
    round: number;
    words: Say[];
}

/** What goes without saying is left out, unless it shows a card that only some saw. */
function worthSaying(told: Told, game: GameInfo, open: boolean): boolean {
    if (!told.words) return false;
    if (!game.routine.includes(told.fact["kind"] ?? "")) return true;
    const card = told.fact["card"] ?? FACE_DOWN;
    return !open && card !== FACE_DOWN;
}

/** Every frame in which something is told; with open cards, who drew what is seen on the table. */
export function moments(frames: readonly Frame[], game: GameInfo, open: boolean): Moment[] {
    let round = 0;
    return frames.flatMap((frame, at) => {
        const words = frame.told.filter((told) => worthSaying(told, game, open)).map((told) => told.words as Say);
        const begins = hasRounds(game) && frame.round > round ? frame.round : 0;
        round = frame.round;
        return words.length || begins ? [{ at, round: begins, words }] : [];
    });
}
