// What a coach says at a first game: each note when the thing it explains is on the table. It plays no part in the game.

import type { Place } from "./pointing";

/** All that is named must be so. */
export interface When {
    /** One is asked this; */
    asked?: string;
    /** for the nth time or later. */
    times?: number;
    /** One of these is in one's hand. */
    holds?: string[];
    /** This has happened; */
    fact?: string;
    /** through oneself, or through somebody else. */
    by?: "me" | "other";
    /** The match is over. */
    over?: true;
}

export interface Note {
    /** Its message. */
    say: string;
    when: When;
    /** What it speaks of, on the table. */
    at?: Place;
    /** Where the rules say more. */
    clause?: string;
}

export interface Lesson {
    /** Options of the game that make it short. */
    options?: Record<string, string>;
    /** In the order in which they are said, if several can be said at once. */
    notes: Note[];
}

/** How things stand for the learner. */
export interface Now {
    /** What is asked, if anything is; and how often it was so far. */
    asked: string;
    times: number;
    hand: readonly string[];
    /** Kinds of facts that happened, and the letter of the seat, if there is one. */
    facts: readonly { kind: string; seat: string }[];
    me: string;
    over: boolean;
}

export function holds(when: When, now: Now): boolean {
    if (when.over && !now.over) return false;
    if (when.asked && when.asked !== now.asked) return false;
    if (when.times && now.times < when.times) return false;
    if (when.holds && !when.holds.some((card) => now.hand.includes(card))) return false;
    return !when.fact || now.facts.some((fact) => fact.kind === when.fact && through(when.by, fact.seat, now.me));
}

function through(by: When["by"], seat: string, me: string): boolean {
    return !by || (by === "me") === (seat === me);
}

/** What to say next: the first note that fits and was not said. */
export function nextNote(notes: readonly Note[], said: readonly string[], now: Now): Note | undefined {
    return notes.find((note) => !said.includes(note.say) && holds(note.when, now));
}
