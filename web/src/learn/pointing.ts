// What a note of the coach speaks of, as it stands on the page, and how an arrow gets there from the note.

/** Where a note can point to, and what that is on the table. */
const PLACES = {
    hand: ".hand",
    question: ".ask",
    hint: "[data-hint]",
    deck: "[data-deck]",
    others: ".others",
    mine: ".own .plate",
    markers: ".own .markers",
    front: ".front",
    news: ".news",
    geishas: ".street",
    beside: ".beside",
    claim: ".said",
} as const;
export type Place = keyof typeof PLACES;

export interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
}

const GAP = 6;

/** The place, if it is on the page now. */
export function placeOf(at: Place | undefined): Box | null {
    const found = at && document.querySelector(PLACES[at]);
    const box = found?.getBoundingClientRect();
    return box && box.width && box.height ? box : null;
}

/** From the edge of the note that faces the place to the nearest point of its edge. */
export function arrow(note: Box, place: Box): { x1: number; y1: number; x2: number; y2: number } {
    const middle = (place.left + place.right) / 2;
    const x1 = Math.min(Math.max(middle, note.left + 24), note.right - 24);
    const below = place.top >= note.bottom;
    return {
        x1,
        y1: below ? note.bottom : note.top,
        x2: Math.min(Math.max(x1, place.left + 12), place.right - 12),
        y2: below ? place.top - GAP : place.bottom + GAP,
    };
}

/** How far down a note of this height stands, so that it covers nothing of what it speaks of. */
export function topFor(height: number, usual: number, place: Box | null): number {
    if (!place || usual + height + 4 * GAP <= place.top) return usual;
    const under = place.bottom + 5 * GAP;
    return under + height <= innerHeight ? under : Math.max(0, place.top - height - 5 * GAP);
}
