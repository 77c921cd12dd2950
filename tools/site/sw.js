// Keeps the page, so that it opens without a network. Every version has a cache of its own: what a tab has begun with
// stays there until no tab uses it any more, or until somebody asks for the new one.
//
// What is in capitals between underscores is filled in by `kartaro site`.

const HOME = "__HOME__";
const VERSION = "__VERSION__";
const FILES = __FILES__;
const PARTS = __PARTS__;
const NAME = `kartaro-page ${self.registration.scope} ${VERSION}`;
const ENGINE = `kartaro-engine ${self.registration.scope}`;
const SCREEN = new URL(HOME, self.registration.scope).href;
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
    const files = FILES.map((file) => new Request(new URL(file, self.registration.scope), { cache: "no-cache" }));
    event.waitUntil(Promise.all([caches.open(NAME).then((cache) => cache.addAll(files)), keepEngine()]));
});

self.addEventListener("activate", (event) => {
    event.waitUntil(Promise.all([forgetOthers(), self.clients.claim()]));
});

self.addEventListener("message", (event) => {
    if (event.data === "update") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== location.origin || pathname.includes("/api/")) return;
    event.respondWith(request.mode === "navigate" ? screen(request) : kept(request));
});

/** Whoever has played here with another version can do so without a network with this one, too. */
async function keepEngine() {
    const engines = await caches.open(ENGINE);
    const kept = (await engines.keys()).map(({ url }) => url);
    const parts = PARTS.map((part) => new URL(part, self.registration.scope).href);
    if (kept.length) await engines.addAll(parts.filter((part) => !kept.includes(part)));
}

/** Pages of older versions, and engines that no page of this version asks for. */
async function forgetOthers() {
    const ours = `kartaro-page ${self.registration.scope}`;
    const old = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== NAME);
    await Promise.all(old.map((name) => caches.delete(name)));
    const engines = await caches.open(ENGINE);
    const asked = await engines.keys();
    await Promise.all(asked.filter(({ url }) => !url.includes("/__ENGINE__/")).map((request) => engines.delete(request)));
}

/** One file for all screens. From a server it comes anew, if that can be reached; elsewhere it is this version's. */
async function screen(request) {
    const page = await (await caches.open(NAME)).match(SCREEN);
    if (__IS_SITE__ && page) return page;
    try {
        return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    } catch (error) {
        if (page) return page;
        throw error;
    }
}

async function kept(request) {
    const found = (await (await caches.open(NAME)).match(request)) ?? (await (await caches.open(ENGINE)).match(request));
    return found ?? fetch(request);
}
