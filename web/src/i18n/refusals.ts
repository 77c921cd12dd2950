// Why something was refused, as a sentence; cards and players by their names where a game is at hand.

import { Refusal } from "../net/api";
import type { No } from "../protocol";
import { type Arguments, speech } from "./speech.svelte";
import { beside, FORMS, type Telling } from "./telling";

const SEATS = new Set(["seat", "target"]);
const LETTERS = "abcdef";

export function complaint(no: No | Refusal, telling?: Telling): string {
    if (!speech.has(`error-${no.code}`)) return speech.say("page-refused", { code: no.code });
    const args: Arguments = { you: "no" };
    for (const [name, given] of Object.entries(no.args ?? {})) Object.assign(args, put(name, given, telling));
    return speech.say(`error-${no.code}`, args);
}

/** One argument of an error, and what goes beside it. */
function put(name: string, given: unknown, telling?: Telling): Arguments {
    if (Array.isArray(given)) return { [name]: listed(given.map(String), telling) };
    if (SEATS.has(name)) return seatArguments(name, given, telling);
    if (name === "card") return cardArguments(name, String(given), telling);
    return { [name]: typeof given === "number" ? given : String(given) };
}

function isCard(word: string, telling: Telling): boolean {
    return telling.game.cards.some(({ card }) => card === word);
}

/** Cards of the notation by their names; other words as they are. */
function listed(words: string[], telling?: Telling): string {
    return telling && words.every((word) => isCard(word, telling)) ? telling.listed(words) : words.join(", ");
}

/** A card of the notation by its name; any other word as it is, in every form. */
function cardArguments(name: string, word: string, telling?: Telling): Arguments {
    if (telling && isCard(word, telling)) return telling.put(name, { card: word });
    return { [name]: word, ...beside(name, Object.fromEntries(FORMS.map((form) => [form, word]))) };
}

/** A seat, given by number or letter: who sits there, its letter, and whether it is the reader's; else the word. */
function seatArguments(name: string, given: unknown, telling?: Telling): Arguments {
    const seat = typeof given === "string" ? LETTERS.indexOf(given) : given;
    const isSeat = typeof seat === "number" && seat >= 0;
    const letter = isSeat ? (LETTERS[seat] ?? String(seat)) : String(given);
    if (!isSeat || !telling) return { [name]: letter, [`${name}_letter`]: letter };
    const yours: Arguments = seat === telling.reader ? { you: "yes" } : {};
    return { [name]: telling.player(seat), [`${name}_letter`]: letter, ...yours };
}
