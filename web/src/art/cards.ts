// What is printed on a card: which picture, and, in its corner, a sign that does not need colour to be told apart.

import { looksOf } from "../games";
import type { Face } from "../games/looks";

export const BACK = "?";

export function faceOf(game: string, card: string): Face {
    if (card === BACK) return { picture: "back" };
    return looksOf(game).face?.(card) ?? { picture: card, sign: card };
}

/** The class that gives a sign its `--tint`; undefined where the game has no such sign. */
export function tintOf(game: string, sign: string | undefined): string | undefined {
    return looksOf(game).signs?.[sign ?? ""];
}
