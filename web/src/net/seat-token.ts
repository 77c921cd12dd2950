// A seat that was taken elsewhere and goes on here: its token came with a link, after a #, which browsers send to nobody.

const SIGN = "#seat=";

function key(table: string): string {
    return `kartaro-seat-${table}`;
}

/** Keep what a link brought, and take it out of the address, where others might read it. */
export function storeSeatToken(table: string): void {
    if (!location.hash.startsWith(SIGN)) return;
    localStorage.setItem(key(table), location.hash.slice(SIGN.length));
    history.replaceState(history.state, "", location.pathname + location.search);
}

/** Nothing where the seat is this browser's own: the cookie says so then. */
export function seatToken(table: string): string {
    return localStorage.getItem(key(table)) ?? "";
}

/** The same person plays on at another table. */
export function copySeatToken(table: string, next: string): void {
    const token = seatToken(table);
    if (token) localStorage.setItem(key(next), token);
}
