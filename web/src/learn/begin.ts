import { lessonOf } from "../games";
import { preferences } from "../preferences.svelte";
import { newName } from "../names";
import { api } from "../net/api";
import { autostart } from "../net/autostart";
import { isSite } from "../place";
import type { Terms } from "../protocol";
import { go } from "../router.svelte";
import { learning } from "./progress.svelte";

/** A table with an easy bot, that begins at once. */
export async function beginLesson(game: string): Promise<void> {
    const lesson = await lessonOf(game);
    if (!lesson) return;
    const terms: Terms = {
        game,
        options: lesson.options ?? {},
        chairs: ["", "easy"],
        first: "a", // before one has played a card, nobody can win
        watchers: false,
    };
    const { table } = await api.open({ terms, name: preferences.name || newName() }, isSite ? "here" : "server");
    learning.begin(game, table);
    autostart.add(table);
    go(`/t/${table}`);
}
