// The lines of a rulebook; where two are compared, those of both.

import type { Rules } from "../protocol";

export interface Line {
    number: string;
    kind: "clause" | "heading";
    /** Its message in this rulebook and in the other; empty where one has none. */
    one: string;
    other: string;
    differs: boolean;
}

/** All lines, those that only the other rulebook has in their places. */
export function lines(rules: Rules): Line[] {
    const key = (line: { number: string; kind: string }) => `${line.kind} ${line.number}`;
    const found = new Map<string, Line>();
    for (const { number, kind, say } of rules.clauses) {
        found.set(key({ number, kind }), { number, kind, one: say, other: say, differs: false });
    }
    for (const { number, kind, one = "", other = "" } of rules.against?.clauses ?? []) {
        found.set(key({ number, kind }), { number, kind, one, other, differs: true });
    }
    return [...found.values()].sort(byNumber);
}

/** 5.2 before 5.10, and a heading before the clause of its number. */
function byNumber(a: Line, b: Line): number {
    const [one, other] = [a.number.split(".").map(Number), b.number.split(".").map(Number)];
    for (let i = 0; i < Math.max(one.length, other.length); i += 1) {
        const step = (one[i] ?? -1) - (other[i] ?? -1);
        if (step) return step;
    }
    return Number(a.kind === "clause") - Number(b.kind === "clause");
}

/** Those that differ, with the headings above them. */
export function onlyDiffering(all: Line[]): Line[] {
    const wanted = all.filter((line) => line.differs).map((line) => line.number);
    return all.filter(
        (line) => line.differs || (line.kind === "heading" && wanted.some((number) => within(number, line.number))),
    );
}

export function within(number: string, section: string): boolean {
    return number === section || number.startsWith(`${section}.`);
}

// Pieces of a line

export interface Piece {
    text: string;
    /** The clause that these words are the number of. */
    clause?: string;
    /** The other edition says something else here. */
    differs?: boolean;
}

/** A text with the numbers of other clauses in it set apart. */
export function citing(text: string, numbers: Set<string>): Piece[] {
    return text
        .split(/(\d+(?:\.\d+)+)/)
        .map((part) => (numbers.has(part) ? { text: part, clause: part } : { text: part }))
        .filter((piece) => piece.text);
}

/** Two texts, with the words that only one of them has set apart. */
export function compared(one: string, other: string): [Piece[], Piece[]] {
    const [a, b] = [words(one), words(other)];
    const kept = common(a, b);
    return [
        pieces(a, new Set(kept.map(([i]) => i))),
        pieces(b, new Set(kept.map(([, j]) => j))),
    ];
}

function words(text: string): string[] {
    return text.split(/(?<=\s)/);
}

function pieces(all: string[], kept: Set<number>): Piece[] {
    const found: Piece[] = [];
    all.forEach((text, i) => {
        const differs = !kept.has(i);
        const last = found.at(-1);
        if (last && last.differs === differs) last.text += text;
        else found.push({ text, differs });
    });
    return found;
}

/** The longest row of words that both have, as pairs of their places. */
function common(a: string[], b: string[]): [number, number][] {
    const same = (i: number, j: number) => a[i]?.trim() === b[j]?.trim();
    const longest = a.map(() => b.map(() => 0)).concat([b.map(() => 0)]);
    const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
    for (let i = a.length - 1; i >= 0; i -= 1) {
        for (let j = b.length - 1; j >= 0; j -= 1) {
            const row = longest[i];
            if (row) row[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
        }
    }
    const found: [number, number][] = [];
    for (let i = 0, j = 0; i < a.length && j < b.length; ) {
        if (same(i, j)) found.push([i++, j++]);
        else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
        else j += 1;
    }
    return found;
}
