// What lies between the players, game by game. Apart from index.ts, so that only screens with a table load it.

import type { Component } from "svelte";

import type { Telling } from "../i18n/telling";
import type { GameInfo, Sentence, View } from "../protocol";
import type { Layout } from "../table/layout";

export interface MiddleProps {
    game: GameInfo;
    telling: Telling;
    view: View;
    reader: number;
    seated: boolean;
    ranks: Map<string, number | undefined>;
    layout: Layout;
    /** What was told of this round; nothing where it is not known. */
    sentences?: Sentence[];
}

const found = import.meta.glob<Component<MiddleProps>>("./*/Middle.svelte", { import: "default", eager: true });

export function middleOf(game: string): Component<MiddleProps> | undefined {
    return found[`./${game}/Middle.svelte`];
}
