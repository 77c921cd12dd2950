// Answers that a game draws itself, because one should see what they are about. Loaded with a table only, as middles are.

import type { Component } from "svelte";

import type { Telling } from "../i18n/telling";
import type { MenuItem, GameInfo, View } from "../protocol";
import { looksOf } from ".";

export interface AnswersProps {
    game: GameInfo;
    telling: Telling;
    view: View;
    choices: MenuItem[];
    take: (choice: MenuItem) => void;
}

const found = import.meta.glob<Component<AnswersProps>>("./*/Answers.svelte", { import: "default", eager: true });

/** What draws the answers to a question, if not the table. */
export function answersTo(game: string, question: string): Component<AnswersProps> | undefined {
    return looksOf(game).draws?.includes(question) ? found[`./${game}/Answers.svelte`] : undefined;
}
