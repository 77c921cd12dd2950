// Which card of a view is which card of the view before, so that it can be seen to move. The server numbers no card:
// what cannot be told apart on a real table cannot be told apart here. A card keeps its key where it stays, where it is
// turned over, and where one like it leaves one place and reaches another.

import { FACE_DOWN } from "../i18n/telling";
import type { View } from "../protocol";

export interface Item {
    key: number;
    card: string;
}

export interface Layout {
    /** By seat. */
    hands: Item[][];
    fronts: Item[][];
}

interface Spot {
    place: string;
    seat: number;
    card: string;
    key: number;
}

let keys = 0;

function spots(layout: Layout | null): Spot[] {
    if (!layout) return [];
    const of = (place: string) => (items: Item[], seat: number) => items.map((item) => ({ place, seat, ...item }));
    return [...layout.hands.flatMap(of("hand")), ...layout.fronts.flatMap(of("front"))];
}

function fits(one: string, other: string): boolean {
    return one === other || one === FACE_DOWN || other === FACE_DOWN;
}

/** From the surest guess to the boldest. */
const GUESSES: ((old: Spot, now: Spot) => boolean)[] = [
    (old, now) => old.place === now.place && old.seat === now.seat && old.card === now.card,
    (old, now) => old.seat === now.seat && old.card === now.card,
    (old, now) => old.place === now.place && old.seat === now.seat && fits(old.card, now.card),
    (old, now) => old.seat === now.seat && old.place === "hand" && fits(old.card, now.card),
    (old, now) => old.card === now.card && now.card !== FACE_DOWN,
    (old, now) => old.place === "hand" && now.place === "hand" && fits(old.card, now.card),
];

export function nextLayout(before: Layout | null, view: View): Layout {
    const left = spots(before);
    const now: Spot[] = view.rows.flatMap((row, seat) => [
        ...row.hand.map((card) => ({ place: "hand", seat, card, key: 0 })),
        ...(row.front ?? []).map((card) => ({ place: "front", seat, card, key: 0 })),
    ]);
    for (const guess of GUESSES) {
        for (const spot of now.filter((one) => !one.key)) {
            const at = left.findIndex((old) => guess(old, spot));
            const [old] = at < 0 ? [] : left.splice(at, 1);
            if (old) spot.key = old.key;
        }
    }
    const items = (place: string): Item[][] =>
        view.rows.map((_, seat) =>
            now
                .filter((spot) => spot.place === place && spot.seat === seat)
                .map(({ key, card }) => ({ key: key || (keys += 1), card })),
        );
    return { hands: items("hand"), fronts: items("front") };
}
