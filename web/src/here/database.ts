// Where tables are kept: a table is a name and a row of events. What is in them is the business of whoever writes them.

const VERSION = 1;

interface Row {
    name: string;
    version: number;
    rest: unknown;
}

/** Nothing, or why it was not kept: `conflict` and the number of the last event, `full`, or `denied`. */
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
        const database = request.result;
        for (const store of [...database.objectStoreNames]) database.deleteObjectStore(store);
        database.createObjectStore("tables", { keyPath: "name" });
        database.createObjectStore("events", { keyPath: ["table", "version"] });
    };
    return done(request);
}

export class Database {
    private constructor(private readonly database: IDBDatabase | null) {}

    /** The one of this name; where none can be had, one that keeps nothing. */
    static async open(name: string): Promise<Database> {
        try {
            const database = await open(name);
            database.onversionchange = () => database.close();
            return new Database(database);
        } catch {
            return new Database(null);
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
        const events = this.database.transaction("events").objectStore("events");
        const found = await done(events.getAll(IDBKeyRange.bound([table, 0], [table, Infinity])) as IDBRequest<{ body: string }[]>);
        return found.map(({ body }) => body).join("\n");
    }

    async tables(): Promise<string> {
        if (!this.database) return "[]";
        return JSON.stringify(await done(this.database.transaction("tables").objectStore("tables").getAll()));
    }

    /** Write if the table's last event is this one; it is durable once this has returned. */
    private async write(
        table: string,
        last: number,
        change: (tables: IDBObjectStore, events: IDBObjectStore) => void,
    ): Promise<Outcome> {
        if (!this.database) return "denied";
        try {
            const transaction = this.database.transaction(["tables", "events"], "readwrite", { durability: "strict" });
            const ended = new Promise<void>((resolve, reject) => {
                transaction.oncomplete = () => resolve();
                transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
            });
            const tables = transaction.objectStore("tables");
            const row = await done(tables.get(table) as IDBRequest<Row | undefined>);
            const there = row?.version ?? 0;
            if (there === last) change(tables, transaction.objectStore("events"));
            await ended;
            return there === last ? "" : `conflict ${there}`;
        } catch (error) {
            return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "lost";
        }
    }
}
