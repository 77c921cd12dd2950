import { kept } from "../kept.svelte";
import { newName } from "../names";
import { api } from "../net/api";
import { eager } from "../net/table.svelte";
import { go } from "../router.svelte";
import { LESSONS } from "./lessons";
import { learning } from "./progress.svelte";

/** A table with an easy bot, that begins at once. */
export async function beginLesson(game: string): Promise<void> {
    const lesson = LESSONS[game];
    if (!lesson) return;
    const { table } = await api.open({ terms: lesson.terms, name: kept.name || newName() });
    learning.begin(game, table);
    eager.add(table);
    go(`/t/${table}`);
}
