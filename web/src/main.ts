import "./style/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { speech } from "./i18n/speech.svelte";
import { watchLinks } from "./router.svelte";

import.meta.glob("./games/*/style.css", { eager: true });

const target = document.getElementById("page");
if (target) {
    await speech.begin();
    watchLinks();
    mount(App, { target });
}
