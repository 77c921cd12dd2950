// What one's games come to, and what is kept of them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { added, playedAt, type Played, read, written } from "../src/mine/games";
import { percent, sorted, streaks, sums } from "../src/mine/sums";

let number = 0;
function game(what: string, won: boolean, against: { name: string; bot?: string }[], more: Partial<Played> = {}): Played {
    number += 1;
    const own = { name: "Fajar", bot: "", score: 3, won, own: true };
    const players = [own, ...against.map(({ name, bot = "" }) => ({ name, bot, score: 1, won: !won, own: false }))];
    return { table: `t${number}`, game: what, edition: "", when: number, players, ...more };
}
const budi = { name: "Budi", bot: "easy" };
const citra = { name: "Citra" };

test("games are counted by game, edition and company", () => {
    const found = sums([
        game("spicy", true, [budi]),
        game("spicy", false, [budi, citra]),
        game("spicy", true, [citra], { edition: "publisher" }),
        game("hanamikoji", true, [citra]),
    ]);
    assert.deepEqual(found.all, { played: 4, won: 3 });
    assert.deepEqual(found.games.get("spicy"), { played: 3, won: 2 });
    assert.deepEqual(found.editions.get("spicy publisher"), { played: 1, won: 1 });
    const named = sums([game("spicy", true, [budi]), game("spicy", true, [budi], { edition: "id" })], () => "id");
    assert.deepEqual([...named.editions], [["spicy id", { played: 2, won: 2 }]]);
    assert.deepEqual(found.company, {
        people: { played: 2, won: 2 },
        bots: { played: 1, won: 1 },
        both: { played: 1, won: 0 },
    });
    assert.deepEqual(found.people.get("Citra"), { played: 3, won: 2 });
    assert.deepEqual(found.bots.get("easy"), { played: 2, won: 1 });
    assert.deepEqual(sorted(found.games)[0], ["spicy", { played: 3, won: 2 }]);
    assert.equal(percent(found.all), 75);
    assert.equal(percent({ played: 0, won: 0 }), 0);
});

test("wins in a row go by time, whatever the order", () => {
    const rows = [true, true, true, false, true].map((won) => game("spicy", won, [budi]));
    assert.deepEqual(streaks(rows), { now: 1, best: 3 });
    assert.deepEqual(streaks([...rows].reverse()), { now: 1, best: 3 });
    assert.deepEqual(streaks([]), { now: 0, best: 0 });
});

test("who plays with friends at one device wins nothing by it", () => {
    const shared = game("spicy", true, [citra]);
    shared.players[1].own = true;
    const found = sums([shared, game("spicy", false, [budi])]);
    assert.equal(found.shared, 1);
    assert.deepEqual(found.all, { played: 1, won: 0 });
});

test("a record that was opened is listed, and counts for nobody", () => {
    const opened = game("spicy", true, [citra]);
    for (const player of opened.players) player.own = false;
    const found = sums([opened, game("spicy", true, [budi])]);
    assert.deepEqual(found.all, { played: 1, won: 1 });
    assert.equal(found.shared, 0);
    assert.deepEqual(found.streaks, { now: 1, best: 1 });
    assert.equal(found.people.size, 0);
});

test("what was written is read again, and anything else is nothing", () => {
    const games = [game("spicy", true, [budi])];
    assert.deepEqual(read(written(games)), games);
    for (const text of ["", "{}", "[1]", "[null]", '[{"table": 1}]', "<html>"]) assert.deepEqual(read(text), []);
    const [whole] = games;
    for (const odd of [{ when: 1e300 }, { players: [null] }, { players: [{ name: 1 }] }, { game: null }])
        assert.deepEqual(read(JSON.stringify([{ ...whole, ...odd }])), []);
});

test("each game is kept once, the newest first", () => {
    const [one, other] = [game("spicy", true, [budi]), game("spicy", false, [budi])];
    assert.deepEqual(added([one], [other, one]), [other, one]);
    assert.equal(added([], Array.from({ length: 1100 }, () => game("spicy", true, [budi]))).length, 1000);
});

test("a match that is over says who won it", () => {
    const info = {
        table: "x",
        terms: { game: "spicy" },
        chairs: [{ name: "Fajar", person: true, bot: "thumb" }, { name: "Budi", bot: "easy" }],
        phase: "over" as const,
        commitment: "",
    };
    const view = { rows: [7, 9].map((score) => ({ score, hand: [], front: null, marks: [] })), middle: [], goal: 0 };
    const last = { is: "told" as const, seat: 0, count: 1, told: [], view, asked: [], winners: [1] };
    const { players } = playedAt(info, [0], last, 5);
    assert.deepEqual(players[0], { name: "Fajar", bot: "", score: 7, won: false, own: true });
    assert.deepEqual(players[1], { name: "Budi", bot: "easy", score: 9, won: true, own: false });
});
