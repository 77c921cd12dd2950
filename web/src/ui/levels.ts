// How strong a bot is, in words.

import { say } from "../i18n/speech.svelte";

const NAMES: Record<string, string> = {
    easy: "page-level-easy",
    medium: "page-level-medium",
    hard: "page-level-hard",
    max: "page-level-max",
};

export const LEVELS = Object.keys(NAMES);

export function levelName(level: string): string {
    const message = NAMES[level];
    return message ? say(message) : level;
}
