// What this browser was promised, and promised itself, before a match was dealt: who checks a shuffle compares with it.

export interface Promises {
    /** The server's commitment. */
    server: string;
    /** Those of the seats, by their numbers. */
    seats: Record<number, string>;
    /** The seeds of one's own seats. */
    seeds: Record<number, string>;
}

const STORAGE_KEY = "kartaro-promises";
const MOST = 60;

function all(): [string, Promises][] {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
        return Array.isArray(found) ? (found as [string, Promises][]) : [];
    } catch {
        return [];
    }
}

export function keepPromises(table: string, promises: Promises): void {
    const others = all().filter(([name]) => name !== table);
    try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify([[table, promises], ...others].slice(0, MOST)));
    } catch {
        // where nothing can be kept, there is nothing to compare with later
    }
}

export function promised(table: string): Promises | null {
    return all().find(([name]) => name === table)?.[1] ?? null;
}
