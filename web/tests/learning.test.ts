// The coach says the right thing at the right time, and each thing once.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { GAMES, hasLesson, lessonOf } from "../src/games";
import { nextNote, type Now } from "../src/learn/lessons";

const nothing: Now = { asked: "", times: 0, hand: [], facts: [], me: "a", over: false };
const notes = [
    { say: "hello", when: {} },
    { say: "guard", when: { asked: "ask-play", holds: ["guard"] } },
    { say: "third", when: { asked: "ask-play", times: 3 } },
    { say: "mine", when: { fact: "hid", by: "me" as const } },
    { say: "theirs", when: { fact: "hid", by: "other" as const } },
    { say: "end", when: { over: true as const } },
];
const says = (said: string[], now: Partial<Now>) => nextNote(notes, said, { ...nothing, ...now })?.say;

test("what was said is not said again", () => {
    assert.equal(says([], {}), "hello");
    assert.equal(says(["hello"], {}), undefined);
});

test("a note waits for its question, its card and its time", () => {
    assert.equal(says(["hello"], { asked: "ask-play", hand: ["priest"] }), undefined);
    assert.equal(says(["hello"], { asked: "ask-play", hand: ["priest", "guard"] }), "guard");
    assert.equal(says(["hello"], { hand: ["guard"] }), undefined);
    assert.equal(says(["hello"], { asked: "ask-play", times: 2 }), undefined);
    assert.equal(says(["hello"], { asked: "ask-play", times: 3 }), "third");
});

test("it matters who did it", () => {
    const facts = [{ kind: "hid", seat: "b" }];
    assert.equal(says(["hello"], { facts }), "theirs");
    assert.equal(says(["hello"], { facts, me: "b" }), "mine");
});

test("the last word comes at the end", () => {
    assert.equal(says(["hello"], { over: true }), "end");
});

test("every note has its sentence, and every lesson a good number of them", async () => {
    const sentences = readFileSync("../src/kartaro/locale/en/page-learn.ftl", "utf8");
    const lessons = await Promise.all(GAMES.filter(hasLesson).map(lessonOf));
    assert.ok(lessons.length);
    for (const lesson of lessons) {
        const all = lesson?.notes ?? [];
        assert.ok(all.length >= 8 && all.length <= 14);
        for (const { say } of all) assert.ok(sentences.includes(`\n${say} =`), say);
    }
});
