// A name for whoever gives none.

import { say } from "./i18n/speech.svelte";

export function newName(): string {
    const names = say("page-guest-names").split(" ");
    return names[Math.floor(Math.random() * names.length)] ?? say("page-guest");
}
