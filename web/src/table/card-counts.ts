// How many there are of each card, and how many of them the reader has not seen, by what the server says of both.

import type { GameInfo, Rules, View } from "../protocol";

export interface CardCount {
    card: string;
    copies: number;
    unseen: number;
}

/** Every card of this edition, in the order of the game. */
export function cardCounts(game: GameInfo, rules: Rules, view: View): CardCount[] {
    const order = game.cards.map(({ card }) => card);
    const lines = rules.cards.map(({ card, last, copies }) => ({
        first: order.indexOf(card),
        last: order.indexOf(last || card),
        copies,
    }));
    return order.flatMap((card, at) => {
        const line = lines.find(({ first, last }) => first <= at && at <= last);
        return line ? [{ card, copies: line.copies, unseen: view.unseen?.[at] ?? line.copies }] : [];
    });
}
