// Puts what a game has to say into the language of a reader, as src/kartaro/locale/telling.py does.

import type { GameInfo, Say } from "../protocol";
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

export class Telling {
    private readonly cards: Map<string, Say>;

    constructor(
        readonly game: GameInfo,
        readonly names: string[],
        /** A seat; null if nobody in particular reads this. */
        readonly reader: number | null = null,
    ) {
        this.cards = new Map(game.cards.map((card) => [card.card, card.name]));
    }

    /** A message of the game. */
    say(message: string, args: Arguments = {}): string {
        return speech.say(`${this.game.name}-${message}`, args);
    }

    card(name: string): string {
        const words = this.cards.get(name);
        if (!words) return this.say("unknown-card");
        return this.say(words.say, words.args as Arguments);
    }

    effect(name: string, options: Record<string, string>): string {
        const info = this.game.cards.find((card) => card.card === name);
        return info ? this.say(info.effect, options) : "";
    }

    /** Who sits there; `You`, if it is the reader. */
    player(seat: number): string {
        if (seat === this.reader) return speech.say("seat-you");
        return this.names[seat] ?? (SEATS[seat] ?? "?").toUpperCase();
    }

    /** What a game has to say, as this reader reads it. */
    tell(says: Say): string {
        const args: Arguments = {};
        let known = "yes";
        for (const [name, given] of Object.entries(says.args ?? {})) {
            args[name] = this.put(given as Value);
            if ((given as Thing).card === FACE_DOWN) known = "no";
        }
        return this.say(says.say, { ...args, you: this.you(says), known });
    }

    private you(says: Say): string {
        if (this.reader === null) return "none";
        return ["seat", "other"].find((name) => thing(says, name).player === this.reader) ?? "none";
    }

    private put(given: Value): string | number {
        if (typeof given !== "object") return given;
        if (given.card !== undefined) return this.card(given.card);
        if (given.cards) return given.cards.map((card) => this.card(card)).join(", ");
        if (given.counts) return given.counts.map(([card, count]) => `${this.card(card)} ×${count}`).join(", ");
        if (given.player !== undefined) return this.player(given.player);
        return speech.join((given.players ?? []).map((seat) => this.player(seat))) || this.say("nobody");
    }
}
