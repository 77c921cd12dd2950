// The lines of a rulebook, and how two of them are laid side by side.

import assert from "node:assert/strict";
import { test } from "node:test";

import type { Rules } from "../src/protocol";
import { citing, compared, lines, onlyDiffering } from "../src/rules/lines";

const clause = (number: string) => ({ number, kind: "clause" as const, say: `clause-${number}` });
const heading = (number: string) => ({ number, kind: "heading" as const, say: `heading-${number}` });
const rules = {
    clauses: [heading("5"), heading("5.2"), clause("5.2.1"), heading("5.10"), clause("5.10.1"), heading("6"), clause("6.1")],
    against: {
        clauses: [
            { number: "5.10.1", kind: "clause", one: "clause-5.10.1", other: "clause-5.10.1" },
            { number: "5.9.1", kind: "clause", one: "", other: "clause-5.9.1" },
        ],
    },
} as unknown as Rules;

test("clauses that only the other has stand where they belong", () => {
    const numbers = lines(rules).map((line) => line.number);
    assert.deepEqual(numbers, ["5", "5.2", "5.2.1", "5.9.1", "5.10", "5.10.1", "6", "6.1"]);
    assert.deepEqual(
        lines(rules).filter((line) => line.differs).map((line) => [line.number, line.one]),
        [["5.9.1", ""], ["5.10.1", "clause-5.10.1"]],
    );
});

test("what differs keeps the headings above it", () => {
    assert.deepEqual(onlyDiffering(lines(rules)).map((line) => line.number), ["5", "5.9.1", "5.10", "5.10.1"]);
});

test("a clause that is cited is set apart, and no other number is", () => {
    const pieces = citing("as in 5.2.1 (2: 28, 3.5 cards)", new Set(["5.2.1"]));
    assert.deepEqual(pieces.filter((piece) => piece.clause), [{ text: "5.2.1", clause: "5.2.1" }]);
    assert.equal(pieces.map((piece) => piece.text).join(""), "as in 5.2.1 (2: 28, 3.5 cards)");
});

test("words that only one of two texts has are set apart", () => {
    const [one, other] = compared("Both players are out now.", "Nobody is out now.");
    const differing = (pieces: { text: string; differs?: boolean }[]) =>
        pieces.filter((piece) => piece.differs).map((piece) => piece.text.trim());
    assert.deepEqual(differing(one), ["Both players are"]);
    assert.deepEqual(differing(other), ["Nobody is"]);
    assert.equal(one.map((piece) => piece.text).join(""), "Both players are out now.");
    assert.deepEqual(differing(compared("the same", "the same")[0]), []);
});
