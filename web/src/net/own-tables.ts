// What was last known of one's tables in this browser, so that a list of them needs no engine.

import { isHere } from "../place";
import type { TableNow } from "../protocol";

const STORAGE_KEY = "kartaro-here-tables";
const MOST = 20;

function all(): TableNow[] {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
        return Array.isArray(found) ? (found as TableNow[]).filter((info) => typeof info?.table === "string") : [];
    } catch {
        return [];
    }
}

export function keepInfo(info: TableNow): void {
    if (!isHere(info.table)) return;
    try {
        const others = all().filter(({ table }) => table !== info.table);
        localStorage.setItem(STORAGE_KEY, JSON.stringify([info, ...others].slice(0, MOST)));
    } catch {
        // where nothing can be kept, there is no list
    }
}

export function knownInfo(table: string): TableNow | null {
    return all().find((info) => info.table === table) ?? null;
}

/** Whether there are any. */
export function hasOwnTables(): boolean {
    return all().length > 0;
}

/** The table of this browser where something has happened last, if its match is not over. */
export function lastTable(): string {
    const [last] = all();
    return last && (last.phase === "playing" || last.phase === "waiting") ? last.table : "";
}
