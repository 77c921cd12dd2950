import "./style/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { speech } from "./i18n/speech.svelte";
import { lastTable } from "./net/own-tables";
import { engineFolder } from "./place";
import { go, route, watchLinks } from "./router.svelte";

import.meta.glob("./games/*/style.css", { eager: true });

/** The installed app opens at the last table: its address says so. */
function openLast(): void {
    if (route.now.screen === "last") go(lastTable() ? `/t/${lastTable()}` : "/", { replace: true });
}

const target = document.getElementById("page");
if (target) {
    await speech.begin();
    watchLinks();
    openLast();
    addEventListener("popstate", openLast); // where the app is open already
    mount(App, { target });
    if (engineFolder) void import("./here/app.svelte").then(({ keepApp }) => keepApp());
}
