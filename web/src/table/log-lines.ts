// What was told, as a log: what goes without saying is left out, and rounds are counted.

import { FACE_DOWN, hasRounds } from "../i18n/telling";
import type { GameInfo, Say, Told } from "../protocol";

export interface LogLine {
    key: number;
    words: Say | null;
    /** It begins this round. */
    round: number;
    /** Seen anyway by whoever it is told: the card that one draws is in one's hand. */
    seen: boolean;
}

/** An order of the dealer is the one fact that carries all cards. */
function beginsRound(told: Told): boolean {
    return "cards" in told.fact;
}

function isRoutine(told: Told, game: GameInfo): boolean {
    return game.routine.includes(told.fact["kind"] ?? "");
}

function showsNothing(told: Told): boolean {
    const cards = ["card", "card2", "cards"].flatMap((field) => (told.fact[field] ?? "").split(","));
    return cards.every((card) => card === "" || card === FACE_DOWN);
}

export function lines(told: Told[], game: GameInfo): LogLine[] {
    let round = 0;
    const found: LogLine[] = [];
    told.forEach((one, key) => {
        if (beginsRound(one) && hasRounds(game)) {
            round += 1;
            found.push({ key: 2 * key, words: null, round, seen: false });
        }
        const seen = isRoutine(one, game);
        if (one.words && !(seen && showsNothing(one))) {
            found.push({ key: 2 * key + 1, words: one.words, round: 0, seen });
        }
    });
    return found;
}

const LAST_WORDS = 6;

/** The last that was said before a round began; of the round that goes on, or was the last, if none is named. */
export function endOf(told: LogLine[], next?: LogLine): LogLine[] {
    const before = next ? told.slice(0, told.indexOf(next)) : told;
    const start = before.findLastIndex((line) => line.round);
    return before.slice(start + 1).slice(-LAST_WORDS);
}
