// The check of a shuffle in the browser says what `kartaro verify` says.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

import { blockOf, Dice, keyOf, shuffled } from "../src/fair/dice";
import { prove } from "../src/fair/prove";
import { readRecord } from "../src/fair/record";
import { commitment } from "../src/net/fair";

/** The worked example of docs/fairness.md, by the first words of its lines. */
const page = readFileSync("../docs/fairness.md", "utf8");
const vectors = page
    .split("```vectors\n")[1]
    .split("```")[0]
    .trim()
    .split("\n")
    .map((line) => line.split(/\s{2,}/));
const vector = (name: string) => vectors.find(([first]) => first === name)?.[1] ?? "";
const key = keyOf(vector("id"), vector("server"), [["a", vector("a")]]);

test("commitments and the key are those of the worked example", () => {
    const commitments = vectors.filter(([name]) => name === "commitment").map(([, value]) => value);
    assert.deepEqual([commitment(vector("server")), commitment(vector("a"))], commitments);
    assert.equal(bytesToHex(key), vector("key"));
});

test("blocks are those of the worked example", () => {
    for (const [name, value] of vectors.filter(([name]) => name.startsWith("block "))) {
        const [, round, block] = name.split(" ").map(Number);
        assert.equal(bytesToHex(blockOf(hexToBytes(vector("key")), round, block)), value);
    }
});

test("numbers are those of the worked example", () => {
    const dice = new Dice(key);
    assert.equal(dice.below(2), Number(vector("below 2")));
    dice.nextRound();
    const numbers = Array.from({ length: 15 }, (_, i) => dice.below(16 - i));
    assert.deepEqual(numbers, vector("below 16…2").split(" ").map(Number));
});

test("one of one needs a block, and two orders of the same dice differ", () => {
    const [one, other] = [new Dice(key), new Dice(key)];
    assert.equal(one.below(1), 0);
    assert.notDeepEqual([one.below(1000), one.below(1000)], [other.below(1000), other.below(1000)]);
    assert.deepEqual(shuffled(["x"], one), ["x"]);
});

interface Case {
    name: string;
    record: string;
    deals: { decision: number; cards: string[]; picks: string[] }[];
    cards: string[];
    fault: string;
    dealt: number;
    host_picked: boolean;
    laid_out: boolean;
    server_alone: boolean;
}

/** Records that Python made, with what it makes of them. */
const made = process.env.KARTARO_RECORDS;
const cases = made ? (JSON.parse(readFileSync(made, "utf8")) as Case[]) : [];

test("records are judged as Python judges them", { skip: !made && "only where Python has made some" }, () => {
    assert.ok(cases.length > 5);
    for (const one of cases) {
        const proof = prove(one.record, one.deals, one.cards);
        assert.equal(proof.fault, one.fault, one.name);
        if (one.fault) continue;
        assert.equal(proof.dealt.length, one.dealt, one.name);
        assert.equal(proof.hostPicked, one.host_picked, one.name);
        assert.equal(proof.laidOut, one.laid_out, one.name);
        assert.equal(proof.serverAlone, one.server_alone, one.name);
    }
});

test("a record says who sat where, and whether it is whole", () => {
    const record = `${page.split("```record\n")[1].split("```")[0]}`;
    const kept = readRecord(record);
    assert.deepEqual(kept.names, ["Ana", "Budi"]);
    assert.equal(kept.pledges.length, 3);
    assert.equal(kept.decisions[2].text, "guard b prince");
    assert.ok(kept.sealed && kept.over);
    assert.ok(!readRecord(record.replace("guard b prince", "guard b baron")).sealed);
});
