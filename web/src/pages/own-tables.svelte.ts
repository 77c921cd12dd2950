// The tables one sits at, to come back to: whose turn it is there is asked again while one looks at the lobby.

import { api, Refusal } from "../net/api";
import { knownInfo } from "../net/own-tables";
import { isHere } from "../place";
import { preferences } from "../preferences.svelte";
import type { TableNow } from "../protocol";

const EVERY = 8000;

function isGoing({ phase, you = [] }: TableNow): boolean {
    return you.length > 0 && (phase === "playing" || phase === "waiting");
}

export function isMyTurn({ asked = [], you = [] }: TableNow): boolean {
    return asked.some((seat) => you.includes(seat));
}

/** Whether one cannot come back there any more; a server that cannot be reached says nothing of its tables. */
function isGone(found: TableNow | Refusal): boolean {
    return found instanceof Refusal ? found.code === "no-such-table" : !isGoing(found);
}

/** What is known of a table; of one in this browser, what was last seen there, as a list starts no engine. */
function now(table: string): Promise<TableNow | Refusal> {
    if (isHere(table)) return Promise.resolve(knownInfo(table) ?? new Refusal("no-such-table"));
    return api.table(table).catch((no: unknown) => no as Refusal);
}

export class OwnTables {
    /** First those that wait for oneself. */
    tables = $state.raw<TableNow[]>([]);
    private readonly timer: ReturnType<typeof setInterval>;

    constructor() {
        void this.look();
        this.timer = setInterval(() => void this.lookAgain(), EVERY);
        document.addEventListener("visibilitychange", this.lookAgain);
    }

    close(): void {
        clearInterval(this.timer);
        document.removeEventListener("visibilitychange", this.lookAgain);
    }

    private readonly lookAgain = async (): Promise<void> => {
        if (!document.hidden && this.tables.length) await this.look();
    };

    private async look(): Promise<void> {
        const asked = preferences.tables;
        const found = await Promise.all(asked.map(now));
        const gone = new Set(asked.filter((_, i) => isGone(found[i]!)));
        if (gone.size) preferences.tables = preferences.tables.filter((table) => !gone.has(table));
        const going = found.filter((one): one is TableNow => !(one instanceof Error) && isGoing(one));
        this.tables = going.sort((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)));
    }
}
