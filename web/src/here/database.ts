// Where tables are kept: a table is a name and a row of events. What is in them is the business of whoever writes them.

const VERSION = 1;
const TABLES = "tables";
const EVENTS = "events";

interface Row {
    name: string;
    version: number;
    rest: unknown;
}

/** Nothing, or why it was not kept: `conflict` and the number of the last event, `full`, `denied`, `foreign` or `lost`. */
type Outcome = string;

function done<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
    });
}

function open(name: string): Promise<IDBDatabase> {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
        request.result.createObjectStore(TABLES, { keyPath: "name" });
        request.result.createObjectStore(EVENTS, { keyPath: ["table", "version"] });
    };
    return done(request);
}

/** Whether it is laid out as we do it; another is left as it is. */
function isOurs({ objectStoreNames }: IDBDatabase): boolean {
    return objectStoreNames.contains(TABLES) && objectStoreNames.contains(EVENTS);
}

export class Database {
    private constructor(
        private readonly database: IDBDatabase | null,
        /** Why there is none. */
        private readonly refusal: Outcome = "",
    ) {}

    /** The one of this name; where none can be had, or it is not as we know it, one that keeps nothing. */
    static async open(name: string): Promise<Database> {
        try {
            const database = await open(name);
            database.onversionchange = () => database.close();
            if (isOurs(database)) return new Database(database);
            database.close();
            return new Database(null, "foreign");
        } catch (error) {
            const isNewer = error instanceof DOMException && error.name === "VersionError";
            return new Database(null, isNewer ? "foreign" : "denied");
        }
    }

    append(table: string, version: number, events: string): Promise<Outcome> {
        return this.write(table, version - 1, (tables, stored) => {
            const lines = events.split("\n");
            lines.forEach((body, i) => stored.add({ table, version: version + i, body }));
            tables.put({ name: table, version: version + lines.length - 1, rest: null } satisfies Row);
        });
    }

    rest(table: string, version: number, rest: string): Promise<Outcome> {
        return this.write(table, version, (tables) => {
            tables.put({ name: table, version, rest: JSON.parse(rest) as unknown } satisfies Row);
        });
    }

    async read(table: string): Promise<string> {
        if (!this.database) return "";
        const events = this.database.transaction(EVENTS).objectStore(EVENTS);
        const found = await done(events.getAll(IDBKeyRange.bound([table, 0], [table, Infinity])) as IDBRequest<{ body: string }[]>);
        return found.map(({ body }) => body).join("\n");
    }

    async tables(): Promise<string> {
        if (!this.database) return "[]";
        return JSON.stringify(await done(this.database.transaction(TABLES).objectStore(TABLES).getAll()));
    }

    /** Write if the table's last event is this one; it is durable once this has returned. */
    private async write(
        table: string,
        last: number,
        change: (tables: IDBObjectStore, events: IDBObjectStore) => void,
    ): Promise<Outcome> {
        if (!this.database) return this.refusal;
        try {
            const transaction = this.database.transaction([TABLES, EVENTS], "readwrite", { durability: "strict" });
            const ended = new Promise<void>((resolve, reject) => {
                transaction.oncomplete = () => resolve();
                transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
            });
            const tables = transaction.objectStore(TABLES);
            const row = await done(tables.get(table) as IDBRequest<Row | undefined>);
            const there = row?.version ?? 0;
            if (there === last) change(tables, transaction.objectStore(EVENTS));
            await ended;
            return there === last ? "" : `conflict ${there}`;
        } catch (error) {
            return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "lost";
        }
    }
}
