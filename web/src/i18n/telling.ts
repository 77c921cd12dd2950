// Puts what a game has to say into the language of a reader, as src/kartaro/locale/telling.py does.

import type { GameInfo, Say, Terms } from "../protocol";
import { type Arguments, speech } from "./speech.svelte";

export const FACE_DOWN = "?";
const SEATS = "abcdef";

/** What goes into a message: numbers and words as they are, cards and players as objects that say which. */
export interface Thing {
    card?: string;
    cards?: string[];
    counts?: [string, number][];
    player?: number;
    players?: number[];
}
export type Value = number | string | Thing;

/** A number as people read it: below zero with a minus, which is no hyphen. */
export function numberText(number: number): string {
    return String(number).replace("-", "\u2212");
}

/** The cards of an argument, as they lie. */
function faces(given: Value): string[] {
    if (typeof given !== "object") return [];
    return given.card === undefined ? (given.cards ?? []) : [given.card];
}

/** Whether a message shows no card. */
export function showsNothing(says: Say): boolean {
    return Object.values(says.args ?? {}).every((given) => faces(given as Value).every((card) => card === FACE_DOWN));
}

export function value(says: Say, name: string): Value | undefined {
    return says.args?.[name] as Value | undefined;
}

export function number(says: Say | undefined, name: string): number | undefined {
    const found = says && value(says, name);
    return typeof found === "number" ? found : undefined;
}

export function word(says: Say | undefined, name: string): string | undefined {
    const found = says && value(says, name);
    return typeof found === "string" ? found : undefined;
}

export function thing(says: Say | undefined, name: string): Thing {
    const found = says && value(says, name);
    return typeof found === "object" ? found : {};
}

/** Forms of a name by its part in a sentence, which a list has as well; an article is none. */
const CASES = ["acc"];
/** Every form that a name may have; the form `acc` of an argument `card` is passed beside it as `card_acc`. */
export const FORMS = ["a", "the", "of", ...CASES];

/** Forms by the names of their arguments. */
export function beside(name: string, forms: Record<string, string>): Arguments {
    return Object.fromEntries(Object.entries(forms).map(([form, text]) => [`${name}_${form}`, text]));
}

/** All options of a table: those of its edition, and what it set itself. */
export function optionsOf(game: GameInfo, terms: Terms): Record<string, string> {
    const edition = game.editions.find(({ name }) => name === terms.edition) ?? game.editions[0];
    return { ...edition?.options, ...terms.options };
}

/** Whether the game is played in rounds: one that is not never says that one has ended. */
export function hasRounds(game: GameInfo): boolean {
    return "fact-round_ended" in game.clauses;
}

export class Telling {
    private readonly cards: Map<string, Say>;

    constructor(
        readonly game: GameInfo,
        readonly names: string[],
        /** A seat; null if nobody in particular reads this. */
        readonly reader: number | null = null,
        /** Of the table: sentences that depend on them find them among their arguments. */
        readonly options: Record<string, string> = {},
    ) {
        this.cards = new Map(game.cards.map((card) => [card.card, card.name]));
    }

    /** A message of the game. */
    say(message: string, args: Arguments = {}): string {
        return speech.say(`${this.game.name}-${message}`, args);
    }

    card(name: string): string {
        const { say, args } = this.cardWords(name);
        return this.say(say, args as Arguments);
    }

    /** The name of a card in the forms that its language has. */
    forms(name: string): Record<string, string> {
        const { say, args } = this.cardWords(name);
        return speech.forms(`${this.game.name}-${say}`, args as Arguments);
    }

    private cardWords(name: string): Say {
        return this.cards.get(name) ?? { say: "unknown-card" };
    }

    /** Cards as a sentence lists them, equal ones counted: `Flute and 2× Fan`. */
    listed(cards: string[], form = ""): string {
        const counts = new Map<string, number>();
        for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
        return speech.join([...counts].map(([card, count]) => this.counted(card, count, form)));
    }

    private counted(card: string, count: number, form: string): string {
        const name = this.forms(card)[form] ?? this.card(card);
        return count === 1 ? name : speech.say("list-times", { count, name });
    }

    effect(name: string, options: Record<string, string>): string {
        const info = this.game.cards.find((card) => card.card === name);
        return info ? this.say(info.effect, options) : "";
    }

    /** Who sits there; `You`, if it is the reader: a label, which is put into no sentence. */
    player(seat: number): string {
        if (seat === this.reader) return speech.say("seat-you");
        return this.names[seat] ?? (SEATS[seat] ?? "?").toUpperCase();
    }

    /** What a sentence is told of a player: the name, and whether it is the reader. */
    who(seat: number): { name: string; you: string } {
        return { name: this.player(seat), you: seat === this.reader ? "yes" : "no" };
    }

    /** Names in a row; where the reader is among them, only the others': the sentence says `you, with` them. */
    players(seats: number[]): string {
        return speech.join(seats.filter((seat) => seat !== this.reader).map((seat) => this.player(seat)));
    }

    /** What a game has to say, as this reader reads it. */
    tell(says: Say): string {
        const args: Arguments = { ...this.options };
        let known = "yes";
        for (const [name, given] of Object.entries(says.args ?? {})) {
            Object.assign(args, this.put(name, given as Value));
            if (faces(given as Value).includes(FACE_DOWN)) known = "no";
        }
        return this.say(says.say, { ...args, you: this.you(says), known });
    }

    /** Which of the players in a message is the reader; of several, whether `alone` or `among` others. */
    private you(says: Say): string {
        const { reader } = this;
        if (reader === null) return "none";
        const one = ["seat", "other"].find((name) => thing(says, name).player === reader);
        if (one) return one;
        const several = Object.keys(says.args ?? {}).map((name) => thing(says, name).players ?? []);
        return this.among(several.find((seats) => seats.includes(reader)) ?? []);
    }

    /** Whether the reader is `alone` or `among` others of these; else `none`. */
    among(seats: number[]): string {
        if (this.reader === null || !seats.includes(this.reader)) return "none";
        return seats.length === 1 ? "alone" : "among";
    }

    /** One argument, and beside it what its sentence may need to know of it. */
    put(name: string, given: Value): Arguments {
        if (typeof given === "number" && given < 0) return { [name]: numberText(given) };
        if (typeof given !== "object") return { [name]: given };
        const { card, cards, counts, player, players = [] } = given;
        if (card !== undefined) return { [name]: this.card(card), ...beside(name, this.forms(card)) };
        if (cards) {
            const listed = Object.fromEntries(CASES.map((form) => [form, this.listed(cards, form)]));
            return { [name]: this.listed(cards), ...beside(name, listed), [`${name}_count`]: cards.length };
        }
        if (counts) return { [name]: counts.map(([one, count]) => `${this.card(one)} ×${count}`).join(", ") };
        if (player !== undefined) return { [name]: this.player(player) };
        return { [name]: this.players(players), [`${name}_count`]: players.length };
    }
}
