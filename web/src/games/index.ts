// The games that have a part of the page of their own (looks.ts says what it is made of). They are found, not listed.

import type { Lesson } from "../learn/lessons";
import type { Looks } from "./looks";

function byGame<T>(files: Record<string, T>): ReadonlyMap<string, T> {
    return new Map(Object.entries(files).map(([path, file]) => [path.split("/").at(-2) ?? "", file]));
}

const looks = byGame(import.meta.glob<Looks>("./*/looks.ts", { import: "default", eager: true }));
const lessons = byGame(import.meta.glob<Lesson>("./*/lesson.ts", { import: "default" }));
const PLAIN: Looks = {};

/** The games that have looks of their own. */
export const GAMES: readonly string[] = [...looks.keys()];

export function looksOf(game: string): Looks {
    return looks.get(game) ?? PLAIN;
}

export function hasLesson(game: string): boolean {
    return lessons.has(game);
}

export async function lessonOf(game: string): Promise<Lesson | undefined> {
    return await lessons.get(game)?.();
}
