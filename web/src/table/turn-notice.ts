// That it is one's turn is told outside the page, too: by the title and the icon of its tab, and, where one wants that,
// by a notification and a buzz while one looks elsewhere.

import { say } from "../i18n/speech.svelte";
import { beside } from "../place";
import { preferences } from "../preferences.svelte";

const ICON = beside("/icon.svg");
const TURN_ICON = beside("/icon-turn.svg");
const BUZZ = 200;
let told = "";

/** It is one's turn at this game; an empty name: it is not. */
export function noticeTurn(game: string): void {
    if (game === told) return;
    told = game;
    document.title = game ? say("page-your-turn-at", { game }) : "Kartaro";
    document.querySelector("link[rel=icon]")?.setAttribute("href", game ? TURN_ICON : ICON);
    if (game && document.hidden && preferences.notify) call(game);
}

function call(game: string): void {
    navigator.vibrate?.(BUZZ);
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    try {
        const notice = new Notification(say("page-your-turn-at", { game }), { icon: "/icon-192.png", tag: "kartaro-turn" });
        notice.onclick = () => (window.focus(), notice.close());
    } catch {
        // some browsers on phones let only service workers do this
    }
}
