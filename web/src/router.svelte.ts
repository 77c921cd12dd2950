// Which screen is shown: the address says it. A server answers to every one of these with the same page; on a static host
// the address of a screen follows a #.

import { at, isSite } from "./place";

export interface Route {
    screen: string;
    /** What follows in the path, such as the name of a table. */
    rest: string[];
    query: URLSearchParams;
    hash: string;
}

/** What the address says, wherever it says it; what is no address there is that of no screen. */
function address(): URL {
    if (!isSite) return new URL(location.href);
    const said = location.hash.slice(1) || "/";
    return new URL(URL.canParse(said, location.origin) ? said : `/${encodeURIComponent(said)}`, location.origin);
}

/** A word of a path; as it stands there, where its % signs mean nothing. */
function decoded(word: string): string {
    try {
        return decodeURIComponent(word);
    } catch {
        return word;
    }
}

function read(): Route {
    const { pathname, searchParams, hash } = address();
    const [screen = "", ...rest] = pathname.split("/").filter(Boolean).map(decoded);
    return { screen, rest, query: searchParams, hash: hash.slice(1) };
}

let now = $state.raw(read());

export const route = {
    get now(): Route {
        return now;
    },
};

/** Show another screen; `replace` leaves no step back to this one. */
export function go(to: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, "", at(to));
    else history.pushState(null, "", at(to));
    now = read();
    scrollTo(0, 0);
}

/** Where a link within the page leads to: a screen, or a place on this one; nothing if it is not ours to follow. */
function target(link: HTMLAnchorElement): URL | null {
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return null;
    if (link.pathname.startsWith("/api/")) return null;
    if (!isSite) return new URL(link.href);
    const given = link.getAttribute("href") ?? "";
    return new URL(given.startsWith("#/") ? given.slice(1) : given, address());
}

/** Links within the page load nothing; those with a modifier key, a target or a download do what browsers do. */
export function watchLinks(): void {
    addEventListener("popstate", () => (now = read()));
    addEventListener("click", (event) => {
        const link = (event.target as Element | null)?.closest?.("a");
        if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
        const to = target(link);
        if (!to) return;
        const here = address();
        if (to.pathname === here.pathname && to.search === here.search && to.hash) {
            if (isSite) {
                event.preventDefault();
                history.replaceState(null, "", at(to.pathname + to.search + to.hash));
                document.getElementById(to.hash.slice(1))?.scrollIntoView();
            }
            now = { ...now, hash: to.hash.slice(1) };
            return;
        }
        event.preventDefault();
        go(to.pathname + to.search + to.hash);
    });
}
