// Why something was refused, as a sentence; cards and players by their names where a game is at hand.

import { Refusal } from "../net/api";
import type { No } from "../protocol";
import { type Arguments, speech } from "./speech.svelte";
import type { Telling } from "./telling";

const SEATS = new Set(["seat", "target"]);
const LETTERS = "abcdef";

export function complaint(no: No | Refusal, telling?: Telling): string {
    if (!speech.has(`error-${no.code}`)) return speech.say("page-refused", { code: no.code });
    const args: Arguments = {};
    for (const [name, given] of Object.entries(no.args ?? {})) args[name] = put(name, given, telling);
    return speech.say(`error-${no.code}`, args);
}

function put(name: string, given: unknown, telling?: Telling): string | number {
    if (Array.isArray(given)) return given.map((part) => put("card", part, telling)).join(", ");
    if (SEATS.has(name)) {
        const seat = typeof given === "string" ? LETTERS.indexOf(given) : given;
        return typeof seat === "number" && seat >= 0 && telling ? telling.player(seat) : String(given);
    }
    const isCard = telling?.game.cards.some((card) => card.card === given);
    if (name === "card" && isCard && typeof given === "string") return telling?.card(given) ?? given;
    return typeof given === "number" ? given : String(given);
}
