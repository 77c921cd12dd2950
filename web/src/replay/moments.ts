// The log of a match that is over, moment by moment.

import { hasRounds, showsNothing } from "../i18n/telling";
import type { Frame, GameInfo, Say, Sentence } from "../protocol";

export interface Moment {
    /** Which frame. */
    at: number;
    /** It is the first of this round; 0 if it is not. */
    round: number;
    words: Say[];
}

/** What goes without saying is left out, unless it shows a card that only some saw. */
function worthSaying({ words, routine }: Sentence, open: boolean): boolean {
    return !routine || (!open && !showsNothing(words));
}

/** What was told of the round of a frame, up to there. */
export function toldOfRound(frames: readonly Frame[], at: number): Sentence[] {
    const round = frames[at]?.round;
    return frames.slice(0, at + 1).flatMap((frame) => (frame.round === round ? (frame.sentences ?? []) : []));
}

/** Every frame in which something is told; with open cards, who drew what is seen on the table. */
export function moments(frames: readonly Frame[], game: GameInfo, open: boolean): Moment[] {
    let round = 0;
    return frames.flatMap((frame, at) => {
        const words = (frame.sentences ?? []).filter((sentence) => worthSaying(sentence, open)).map(({ words }) => words);
        const begins = hasRounds(game) && frame.round > round ? frame.round : 0;
        round = frame.round;
        return words.length || begins ? [{ at, round: begins, words }] : [];
    });
}
