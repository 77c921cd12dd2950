// What the page tells is what the terminals tell: the same sentence for the same message, in every language.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";

import { complaint } from "../src/i18n/refusals";
import { type Language, speech } from "../src/i18n/speech.svelte";
import { Telling } from "../src/i18n/telling";
import type { GameInfo, No, Say } from "../src/protocol";

interface Case {
    language: Language;
    game: GameInfo;
    names: string[];
    options: Record<string, string>;
    said: { reader: number | null; say: Say; text: string }[];
    refused: { reader: number | null; no: No; text: string }[];
}
const cases = JSON.parse(readFileSync(process.env["KARTARO_TOLD"] ?? "", "utf8")) as Case[];

before(() => {
    Object.assign(globalThis, { document: { documentElement: {} }, localStorage: { getItem: () => null } });
});

for (const { language, game, names, options, said, refused } of cases) {
    test(`${game.name} in ${language}`, async () => {
        await speech.change(language);
        await speech.need("core", "page", "errors", "server", game.name);
        const telling = (reader: number | null) => new Telling(game, names, reader, options);
        assert.ok(said.length > 100 && refused.length > 5);
        for (const { reader, say, text } of said) assert.equal(telling(reader).tell(say), text);
        for (const { reader, no, text } of refused) assert.equal(complaint(no, telling(reader)), text);
    });
}
