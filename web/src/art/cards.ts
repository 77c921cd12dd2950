// What is printed on a card: which picture, and, in its corner, a sign that does not need colour to be told apart.

import anyNumber from "./symbols/any-number.svg?raw";
import anySpice from "./symbols/any-spice.svg?raw";
import chili from "./symbols/chili.svg?raw";
import fan from "./symbols/fan.svg?raw";
import flute from "./symbols/flute.svg?raw";
import hairpin from "./symbols/hairpin.svg?raw";
import pepper from "./symbols/pepper.svg?raw";
import scroll from "./symbols/scroll.svg?raw";
import shamisen from "./symbols/shamisen.svg?raw";
import tea from "./symbols/tea.svg?raw";
import umbrella from "./symbols/umbrella.svg?raw";
import wasabi from "./symbols/wasabi.svg?raw";

export interface Sign {
    /** An SVG in the colour of the words around it. */
    drawing: string;
    /** A class that gives `--tint`. */
    tint: string;
}

export interface Face {
    picture: string;
    /** The number that belongs to the name of the card, where one does. */
    rank?: string;
    sign?: Sign;
    /** How much it burns, from 1 to 3. */
    heat?: number;
}

export const BACK = "?";

const SIGNS: Record<string, Record<string, Sign>> = {
    hanamikoji: {
        flute: { drawing: flute, tint: "t-violet" },
        fan: { drawing: fan, tint: "t-red" },
        scroll: { drawing: scroll, tint: "t-gold" },
        umbrella: { drawing: umbrella, tint: "t-blue" },
        shamisen: { drawing: shamisen, tint: "t-rust" },
        tea: { drawing: tea, tint: "t-leaf" },
        hairpin: { drawing: hairpin, tint: "t-pink" },
    },
    spicy: {
        chili: { drawing: chili, tint: "t-red" },
        wasabi: { drawing: wasabi, tint: "t-moss" },
        pepper: { drawing: pepper, tint: "t-slate" },
        nw: { drawing: anyNumber, tint: "t-sky" },
        sw: { drawing: anySpice, tint: "t-gold" },
    },
};
const SPICES: Record<string, string> = { c: "chili", w: "wasabi", p: "pepper" };

/** The sign of a spice, an item, a wild card. */
export function signOf(game: string, kind: string): Sign | undefined {
    return SIGNS[game]?.[kind];
}

export function faceOf(game: string, card: string): Face {
    if (card === BACK) return { picture: "back" };
    const spice = game === "spicy" && /^([cwp])(\d+)$/.exec(card);
    if (spice) {
        const [, letter = "", rank = ""] = spice;
        const kind = SPICES[letter] ?? "";
        return { picture: kind, rank, sign: signOf(game, kind), heat: heatOf(Number(rank)) };
    }
    return { picture: card, sign: signOf(game, card.replace("geisha-", "")) };
}

function heatOf(number: number): number {
    return number > 7 ? 3 : number > 3 ? 2 : 1;
}
