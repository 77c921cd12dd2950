import type { Face, Looks } from "../looks";

const SPICES: Record<string, string> = { c: "chili", w: "wasabi", p: "pepper" };
const SAMPLES = [1, 5, 10];

/** Spices keep countenance up to 3, and burn from 8 on. */
function mood(number: number): Pick<Face, "mood"> {
    if (number > 7) return { mood: "hot" };
    return number > 3 ? {} : { mood: "mild" };
}

function face(card: string): Face {
    const [, letter = "", rank = ""] = /^([cwp])(\d+)$/.exec(card) ?? [];
    const spice = SPICES[letter];
    return spice ? { picture: spice, rank, sign: spice, ...mood(Number(rank)) } : { picture: card, sign: card };
}

export default {
    lid: ["w7", "c10", "p3"],
    cover: "c10",
    face,
    samples: Object.keys(SPICES).flatMap((letter) => SAMPLES.map((number) => `${letter}${number}`)),
    signs: { chili: "t-red", wasabi: "t-moss", pepper: "t-slate", nw: "t-sky", sw: "t-gold" },
    marks: { "mark-hand": null, "mark-won": "deck", "mark-trophies": "crown", "mark-announced": "warning" },
    draws: ["ask-answer"],
} satisfies Looks;
