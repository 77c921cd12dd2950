// Where this page comes from: a server, or a static host, where everything is played in the browser itself. Whoever serves
// the page says so in its first tag.

const dataset: DOMStringMap = globalThis.document?.documentElement.dataset ?? {}; // where only logic is tested, there is no page

/** From a static host: screens are named after a #, as there is nothing that would answer to other addresses. */
export const isSite = dataset.site !== undefined;
/** The folder of the engine that plays here, or nothing: there is none. */
export const engineFolder = dataset.engine ?? "";
/** A server where friends can meet, if whoever made the site named one. */
export const friendsServer = dataset.server ?? "";
/** Whether one can play here: browsers give what that needs only to pages from HTTPS or from the same machine. */
export const canPlayHere = !!engineFolder && isSecureContext && "locks" in navigator;

const PREFIX = "here-";

/** Whether a table is in this browser, and not on a server. */
export function isHere(table: string): boolean {
    return table.startsWith(PREFIX);
}

/** The address of a file beside the page, such as `/icon.svg`. */
export function beside(path: string): string {
    return isSite ? `.${path}` : path;
}

/** The address of a screen, as links have it. */
export function at(path: string): string {
    return isSite ? `#${path}` : path;
}
