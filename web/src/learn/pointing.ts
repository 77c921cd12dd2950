// What a note of the coach speaks of, as it stands on the page; where the note stands, and how an arrow gets from one to
// the other: as near as can be, and over nothing that is needed to play on.

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

export interface Line {
    x1: number;
    y1: number;
    x2: number;
    y2: number;
}

/** What a note covers only if there is no other place for it. */
const NEEDED = ".bar, .hand, .ask.mine, .ended, .over .panel, .others .plate";
/** Pixels between what is spoken of and the note: at least as long is the arrow. */
const ARROW = 30;
const GAP = 6;
const EDGE = 8;
/** How far into an edge an arrow begins or ends at least, where it is that long. */
const INSET = 24;
/** Pixels of the way between places that are tried. */
const STEP = 16;
/** So many covered pixels are as bad as one pixel of the way; and so many by which it is not in line with the place. */
const COVERED = 40;
const ASIDE = 50;

/** The place, if it is on the page now. */
export function placeOf(at: Place | undefined): Box | null {
    const found = at && document.querySelector(PLACES[at]);
    const box = found?.getBoundingClientRect();
    return box && box.width && box.height ? box : null;
}

export function needed(): Box[] {
    return [...document.querySelectorAll(NEEDED)].map((one) => one.getBoundingClientRect());
}

/** How much two boxes share along one side; below zero, how far they are apart. */
function shared(low: number, high: number, from: number, to: number): number {
    return Math.min(high, to) - Math.max(low, from);
}
function across(one: Box, other: Box): number {
    return shared(one.left, one.right, other.left, other.right);
}
function along(one: Box, other: Box): number {
    return shared(one.top, one.bottom, other.top, other.bottom);
}
function covered(one: Box, other: Box): number {
    return Math.max(0, across(one, other)) * Math.max(0, along(one, other));
}
function distance(one: Box, other: Box): number {
    return Math.hypot(Math.max(0, -across(one, other)), Math.max(0, -along(one, other)));
}

/** From `low` to `high`, both included. */
function steps(low: number, high: number): number[] {
    const count = Math.max(0, Math.ceil((high - low) / STEP));
    return [...Array.from({ length: count }, (_, i) => low + i * STEP), Math.max(low, high)];
}

interface Size {
    width: number;
    height: number;
}

/** Where a note of this size stands on a screen of that one. */
export function standFor(note: Size, place: Box, screen: Size, others: Box[]): { left: number; top: number } {
    const clear = { left: place.left - ARROW, top: place.top - ARROW, right: place.right + ARROW, bottom: place.bottom + ARROW };
    let best = { left: EDGE, top: EDGE };
    let least = Infinity;
    for (const top of steps(EDGE, screen.height - note.height - EDGE)) {
        for (const left of steps(EDGE, screen.width - note.width - EDGE)) {
            const box = { left, top, right: left + note.width, bottom: top + note.height };
            const over = others.reduce((sum, one) => sum + covered(box, one), 0);
            const aside = Math.abs(left + box.right - place.left - place.right) / 2;
            const bad = distance(box, place) + over / COVERED + aside / ASIDE + covered(box, clear);
            if (bad < least) [best, least] = [{ left, top }, bad];
        }
    }
    return best;
}

/** The middle of what both have; where they have nothing, the ends that are nearest to each other. */
function ends(low: number, high: number, from: number, to: number): [number, number] {
    if (shared(low, high, from, to) > 0) {
        const middle = (Math.max(low, from) + Math.min(high, to)) / 2;
        return [middle, middle];
    }
    const [inset, other] = [Math.min(INSET, (high - low) / 2), Math.min(INSET, (to - from) / 2)];
    return high <= from ? [high - inset, from + other] : [low + inset, to - other];
}

/** From the edge of the note that faces the place to the nearest point of its edge. */
export function arrow(note: Box, place: Box): Line {
    if (along(note, place) > 0) {
        const [y1, y2] = ends(note.top, note.bottom, place.top, place.bottom);
        const toRight = place.left >= note.right;
        return { x1: toRight ? note.right : note.left, y1, x2: toRight ? place.left - GAP : place.right + GAP, y2 };
    }
    const [x1, x2] = ends(note.left, note.right, place.left, place.right);
    const below = place.top >= note.bottom;
    return { x1, y1: below ? note.bottom : note.top, x2, y2: below ? place.top - GAP : place.bottom + GAP };
}
