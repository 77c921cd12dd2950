// What a coach says at a first game: each note when the thing it explains is on the table. It plays no part in the game.

import type { Terms } from "../protocol";

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
    /** Where the rules say more. */
    clause?: string;
}

export interface Lesson {
    terms: Terms;
    notes: Note[];
}

const table = (game: string, options: Record<string, string> = {}): Terms => ({
    game,
    options,
    chairs: ["", "easy"],
    first: "a", // before one has played a card, nobody can win
    watchers: false,
});

/** In the order in which they are said, if several can be said at once. */
export const LESSONS: Record<string, Lesson> = {
    "love-letter": {
        terms: table("love-letter", { tokens_to_win: "2" }),
        notes: [
            { say: "page-learn-love-letter-goal", when: {}, clause: "1.1" },
            { say: "page-learn-love-letter-turn", when: { asked: "ask-play" }, clause: "3.1" },
            { say: "page-learn-love-letter-guard", when: { asked: "ask-play", holds: ["guard"] }, clause: "5.1" },
            { say: "page-learn-love-letter-princess", when: { asked: "ask-play", holds: ["princess"] }, clause: "5.9" },
            { say: "page-learn-love-letter-countess", when: { asked: "ask-play", holds: ["countess"] }, clause: "5.8" },
            { say: "page-learn-love-letter-keep", when: { asked: "ask-keep" }, clause: "5.6" },
            { say: "page-learn-love-letter-denied", when: { fact: "denied" }, clause: "5.1" },
            { say: "page-learn-love-letter-showed", when: { fact: "showed" }, clause: "9.2" },
            { say: "page-learn-love-letter-protected", when: { fact: "protected" }, clause: "5.4" },
            { say: "page-learn-love-letter-front", when: { asked: "ask-play", times: 3 }, clause: "9.1" },
            { say: "page-learn-love-letter-out", when: { fact: "knocked_out" }, clause: "6.2" },
            { say: "page-learn-love-letter-round", when: { fact: "round_ended" }, clause: "8.1" },
            { say: "page-learn-hint", when: { asked: "ask-play", times: 4 } },
            { say: "page-learn-over", when: { over: true } },
        ],
    },
    hanamikoji: {
        terms: table("hanamikoji"),
        notes: [
            { say: "page-learn-hanamikoji-goal", when: {}, clause: "1.1" },
            { say: "page-learn-hanamikoji-turn", when: { asked: "ask-act" }, clause: "3.1" },
            { say: "page-learn-hanamikoji-take", when: { asked: "ask-take" }, clause: "4.5" },
            { say: "page-learn-hanamikoji-hidden", when: { asked: "ask-act" }, clause: "4.1" },
            { say: "page-learn-hanamikoji-offers", when: { asked: "ask-act", times: 2 }, clause: "4.3" },
            { say: "page-learn-hanamikoji-offered", when: { fact: "offered", by: "me" }, clause: "4.3.2" },
            { say: "page-learn-hanamikoji-hid", when: { fact: "hid", by: "me" }, clause: "4.1.1" },
            { say: "page-learn-hanamikoji-secret", when: { fact: "hid", by: "other" }, clause: "7.2" },
            { say: "page-learn-hanamikoji-traded", when: { fact: "traded_off", by: "me" }, clause: "4.2.1" },
            { say: "page-learn-hint", when: { asked: "ask-act", times: 3 } },
            { say: "page-learn-hanamikoji-favour", when: { fact: "won_favour" }, clause: "5" },
            { say: "page-learn-hanamikoji-round", when: { fact: "round_ended" }, clause: "6" },
            { say: "page-learn-over", when: { over: true } },
        ],
    },
    spicy: {
        terms: table("spicy", { worlds_end_above: "24" }),
        notes: [
            { say: "page-learn-spicy-goal", when: {}, clause: "1.1" },
            { say: "page-learn-spicy-turn", when: { asked: "ask-turn" }, clause: "3.2" },
            { say: "page-learn-spicy-answer", when: { asked: "ask-answer" }, clause: "4.3" },
            { say: "page-learn-spicy-higher", when: { asked: "ask-turn", times: 2 }, clause: "3.5" },
            { say: "page-learn-spicy-wild", when: { asked: "ask-turn", holds: ["nw", "sw"] }, clause: "1.3" },
            { say: "page-learn-spicy-passed", when: { fact: "passed" }, clause: "3.9" },
            { say: "page-learn-spicy-challenged", when: { fact: "challenged" }, clause: "4.4" },
            { say: "page-learn-spicy-stack", when: { fact: "took_stack" }, clause: "4.8" },
            { say: "page-learn-hint", when: { asked: "ask-turn", times: 4 } },
            { say: "page-learn-spicy-last", when: { fact: "announced" }, clause: "5.1" },
            { say: "page-learn-spicy-trophy", when: { fact: "won_trophy" }, clause: "5.4" },
            { say: "page-learn-spicy-end", when: { fact: "world_ended" }, clause: "6.1" },
            { say: "page-learn-over", when: { over: true } },
        ],
    },
};

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
