// A seat that was taken elsewhere and goes on here: its token came with a link, after a #, which browsers send to nobody.

import { preferences } from "../preferences.svelte";

const SIGN = "#seat=";

function key(table: string): string {
    return `kartaro-seat-${table}`;
}

/** Whether the address has brought a token that was not taken yet. */
export function hasLinkToken(): boolean {
    return location.hash.startsWith(SIGN);
}

/** What a link brought, taken out of the address, where others might read it; nothing if it brought none. */
export function takeLinkToken(): string {
    if (!hasLinkToken()) return "";
    const token = location.hash.slice(SIGN.length);
    history.replaceState(history.state, "", location.pathname + location.search);
    return token;
}

/** Whether this browser has a seat at the table that another token would replace: by a link, or of its own. */
export function wouldReplaceSeat(table: string, token: string): boolean {
    const stored = seatToken(table);
    return stored ? stored !== token : preferences.tables.includes(table);
}

/** Of browsers that keep nothing, for as long as the page is open. */
const unkept = new Map<string, string>();

export function storeSeatToken(table: string, token: string): void {
    try {
        localStorage.setItem(key(table), token);
    } catch {
        unkept.set(table, token);
    }
}

/** Nothing where the seat is this browser's own: the cookie says so then. */
export function seatToken(table: string): string {
    try {
        return localStorage.getItem(key(table)) ?? unkept.get(table) ?? "";
    } catch {
        return unkept.get(table) ?? "";
    }
}

/** The same person plays on at another table. */
export function copySeatToken(table: string, next: string): void {
    const token = seatToken(table);
    if (token) storeSeatToken(next, token);
}
