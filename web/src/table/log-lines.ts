// What was told, as a log: what goes without saying is left out, and rounds are counted.

import { hasRounds, showsNothing } from "../i18n/telling";
import type { GameInfo, Say, Sentence, Told } from "../protocol";

export interface LogLine {
    key: number;
    words: Say | null;
    /** The clause of the rulebook that it follows from. */
    clause: string;
    /** It begins this round. */
    round: number;
    /** Seen anyway by whoever it is told: the card that one draws is in one's hand. */
    seen: boolean;
}

/** An order of the dealer is the one fact that carries all cards. */
function beginsRound(told: Told): boolean {
    return "cards" in told.fact;
}

/** What was told since cards were dealt last. */
export function sinceDealt(told: Told[], sentences: Sentence[]): Sentence[] {
    const dealt = told.findLastIndex(beginsRound);
    return sentences.filter((sentence) => sentence.group > dealt);
}

/** A log of what was told, in sentences. */
export function lines(told: Told[], sentences: Sentence[], game: GameInfo): LogLine[] {
    let round = 0;
    let group = -1;
    const found: LogLine[] = [];
    for (const { group: at, words, clause = "", routine: seen = false } of sentences) {
        const first = told[at];
        if (at !== group && first && beginsRound(first) && hasRounds(game)) {
            round += 1;
            found.push({ key: found.length, words: null, clause, round, seen: false });
        }
        group = at;
        if (!(seen && showsNothing(words))) found.push({ key: found.length, words, clause, round: 0, seen });
    }
    return found;
}

const LAST_WORDS = 6;

/** The last that was said of the round that goes on, or was the last. */
export function endOf(told: LogLine[]): LogLine[] {
    const start = told.findLastIndex((line) => line.round);
    return told.slice(start + 1).slice(-LAST_WORDS);
}
