// Which screen is shown: the address says it. The server answers to every one of these with the same page.

export interface Route {
    screen: string;
    /** What follows in the path, such as the name of a table. */
    rest: string[];
    query: URLSearchParams;
    hash: string;
}

function read(): Route {
    const [screen = "", ...rest] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
    return { screen, rest, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

let now = $state.raw(read());

export const route = {
    get now(): Route {
        return now;
    },
};

/** Show another screen; `replace` leaves no step back to this one. */
export function go(address: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    now = read();
    scrollTo(0, 0);
}

/** Links within the page load nothing; those with a modifier key, a target or a download do what browsers do. */
export function watchLinks(): void {
    addEventListener("popstate", () => (now = read()));
    addEventListener("click", (event) => {
        const link = (event.target as Element | null)?.closest?.("a");
        if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
        if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
        if (link.pathname.startsWith("/api/")) return;
        if (link.pathname === location.pathname && link.search === location.search && link.hash) {
            now = { ...now, hash: link.hash.slice(1) };
            return;
        }
        event.preventDefault();
        go(link.pathname + link.search + link.hash);
    });
}
