// The queue of scenes, by a clock that is put forward by hand: at its pace, never far behind, and no question waits.

import assert from "node:assert/strict";
import { test } from "node:test";

import { type Clock, Queue } from "../src/stage/queue";

interface Beat {
    name: string;
    length: number;
    applies: boolean;
}

class SetClock implements Clock {
    private at = 0;
    private timers = new Map<number, { at: number; what: () => void }>();
    private ids = 0;

    now = (): number => this.at;
    later = (ms: number, what: () => void): number => {
        this.ids += 1;
        this.timers.set(this.ids, { at: this.at + ms, what });
        return this.ids;
    };
    cancel = (timer: number): void => void this.timers.delete(timer);

    /** Everything that is due until then happens, in order. */
    go(ms: number): void {
        const end = this.at + ms;
        for (;;) {
            const due = [...this.timers].filter(([, one]) => one.at <= end).sort(([, one], [, other]) => one.at - other.at)[0];
            if (!due) break;
            this.timers.delete(due[0]);
            this.at = due[1].at;
            due[1].what();
        }
        this.at = end;
    }
}

const STEP = 700;

function scene(): { clock: SetClock; queue: Queue<Beat>; seen: string[]; add: (name: string, beats: number, question?: boolean) => void } {
    const clock = new SetClock();
    const seen: string[] = [];
    const queue = new Queue<Beat>(clock, () => STEP, (beat) => seen.push(beat ? beat.name : "nothing"));
    const add = (name: string, beats: number, question = false): void =>
        queue.add({
            beats: Array.from({ length: beats }, (_, i) => ({ name: `${name}${i + 1}`, length: 1, applies: i === beats - 1 })),
            due: clock.now() + 4000,
            applyBy: question ? clock.now() + 950 : Infinity,
            apply: () => seen.push(`${name} is so`),
        });
    return { clock, queue, seen, add };
}

test("a scene is played beat by beat, and the table changes with the one that says so", () => {
    const { clock, seen, add } = scene();
    add("a", 3);
    assert.deepEqual(seen, ["a1"]);
    clock.go(STEP);
    assert.deepEqual(seen, ["a1", "a2"]);
    clock.go(2 * STEP);
    assert.deepEqual(seen, ["a1", "a2", "a is so", "a3", "nothing"]);
});

test("one's own question waits a second at most, while the scene goes on", () => {
    const { clock, seen, add } = scene();
    add("a", 4, true);
    clock.go(949);
    assert.ok(!seen.includes("a is so"));
    clock.go(1);
    assert.deepEqual(seen, ["a1", "a2", "a is so"]);
    clock.go(4 * STEP);
    assert.deepEqual(seen.slice(3), ["a3", "a4", "nothing"]);
    assert.equal(seen.filter((one) => one === "a is so").length, 1);
});

test("a question that waits behind other scenes is asked in time, too", () => {
    const { clock, seen, add } = scene();
    add("a", 5);
    add("b", 5);
    add("c", 2, true);
    clock.go(950);
    assert.ok(seen.includes("c is so"));
    assert.ok(seen.indexOf("a is so") < seen.indexOf("b is so") && seen.indexOf("b is so") < seen.indexOf("c is so"));
});

test("however much happens, the board is never more than a few seconds behind", () => {
    const { clock, seen, add } = scene();
    for (let i = 0; i < 40; i += 1) {
        add(`${i}-`, 4);
        clock.go(300);
    }
    const told = seen.filter((one) => one.endsWith("is so")).length;
    assert.ok(told >= 40 - Math.ceil(4000 / 300) - 1, `${told} of 40`);
    clock.go(4000);
    assert.equal(seen.filter((one) => one.endsWith("is so")).length, 40);
    assert.equal(seen.at(-1), "nothing");
});

test("a tap ends the scene that is shown, and all skip to now at once", () => {
    const { clock, queue, seen, add } = scene();
    add("a", 3);
    add("b", 3);
    queue.skip();
    assert.deepEqual(seen, ["a1", "a is so", "b1"]);
    queue.skipAll();
    assert.deepEqual(seen.slice(3), ["b is so", "nothing"]);
    clock.go(10_000);
    assert.equal(seen.length, 5);
});

test("a pause holds the scene where it is", () => {
    const { clock, queue, seen, add } = scene();
    add("a", 2);
    queue.pause(true);
    clock.go(10 * STEP);
    assert.deepEqual(seen, ["a1"]);
    queue.pause(false);
    clock.go(4 * STEP);
    assert.deepEqual(seen.slice(-2), ["a2", "nothing"]);
});

test("without scenes everything is as it is at once", () => {
    const seen: string[] = [];
    const queue = new Queue<Beat>(new SetClock(), () => 0, () => undefined);
    queue.add({ beats: [{ name: "a", length: 1, applies: true }], due: 0, applyBy: Infinity, apply: () => seen.push("so") });
    assert.deepEqual(seen, ["so"]);
    assert.ok(queue.isIdle);
});
