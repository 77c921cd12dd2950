// A worker with Python in it. One holds the tables, as a server does; it starts another, which thinks for its bots.
// Everything that is decided here is decided by the same Python that runs on servers: `kartaro.server.browser`.

import { Database } from "./database";
import { Loader, type Parts } from "./loading";
import { type Beginning, type FromEngine, type FromTab, namesAt, type Stage, type StorageTrouble } from "./messages";

interface PyProxy {
    [name: string]: (...args: unknown[]) => unknown;
}
interface Pyodide {
    unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
    pyimport(module: string): PyProxy;
    runPython(code: string): unknown;
}
interface PyodideModule {
    loadPyodide(options: Record<string, unknown>): Promise<Pyodide>;
}

const PACKAGES = "/lib/python/kartaro-packages";
const NETS = "nets.zip";
const THINKS = "thinking";

interface Python {
    pyodide: Pyodide;
    loader: Loader;
    parts: Parts;
}

async function startPython(folder: string, cache: string, told: (stage: Stage) => void): Promise<Python> {
    const loader = new Loader(folder, cache, (loaded, total) => told({ stage: "loading", loaded, total }));
    const { parts, files } = await loader.load();
    const code = (await files.get("image.zip")?.arrayBuffer()) ?? new ArrayBuffer(0);
    await Promise.all(["pyodide.mjs", "pyodide.asm.mjs"].map((name) => files.get(name)?.arrayBuffer()));
    const network = self.fetch.bind(self);
    // Pyodide fetches its parts by their plain names; they have come packed
    self.fetch = (what, how) => {
        const asked = String(what instanceof Request ? what.url : what);
        const part = asked.startsWith(folder) ? files.get(asked.slice(folder.length)) : undefined;
        return part ? Promise.resolve(part) : network(what, how);
    };
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as PyodideModule;
    told({ stage: "starting" });
    const pyodide = await loadPyodide({ indexURL: folder, lockFileContents: parts.lock, env: { HOME: "/" } });
    self.fetch = network;
    pyodide.unpackArchive(code, "zip", { extractDir: PACKAGES });
    pyodide.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
    return { pyodide, loader, parts };
}

// The worker that thinks

async function think({ home, engine }: Beginning): Promise<void> {
    const python = await startPython(engine, namesAt(home).cache, () => undefined);
    const { pyodide } = python;
    await loadNets(python).catch(console.warn); // offline, and never fetched: bots think without them
    const thoughts = pyodide.pyimport("kartaro.server.browser.thoughts");
    self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(thoughts.think?.(data));
    self.postMessage("");
}

/** What learned players have learned; nobody else needs it. */
async function loadNets({ pyodide, loader, parts }: Python): Promise<void> {
    const nets = await (await loader.file(parts, NETS)).arrayBuffer();
    pyodide.unpackArchive(nets, "zip", { extractDir: PACKAGES });
}

/** The other worker, as this one has it: it is given one thing at a time. */
class Thinker {
    private worker: Worker | null = null;
    private begun: Promise<void> = Promise.resolve();

    constructor(private readonly beginning: Beginning) {}

    /** So that it is there when the first bot is asked. */
    start(): void {
        const worker = new Worker(self.location.href, { type: "module", name: THINKS });
        this.worker = worker;
        this.begun = new Promise((resolve, reject) => {
            worker.onmessage = () => resolve();
            worker.onerror = () => reject(new Error("thinking"));
        });
        this.begun.catch(() => (this.worker = null));
        worker.postMessage(this.beginning);
    }

    async think(thought: string): Promise<string> {
        if (!this.worker) this.start();
        await this.begun;
        const { worker } = this;
        return new Promise((resolve, reject) => {
            if (!worker) return reject(new Error("thinking"));
            worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
            worker.onerror = () => reject(new Error("thinking"));
            worker.postMessage(thought);
        });
    }

    stop(): void {
        this.worker?.terminate();
        this.worker = null;
    }
}

// The worker with the tables

class Engine {
    private readonly name = crypto.randomUUID();
    private readonly names: ReturnType<typeof namesAt>;
    private readonly channel: BroadcastChannel;
    private readonly thinker: Thinker;
    private stage: Stage = { stage: "loading", loaded: 0, total: 0 };
    private server: PyProxy | null = null;
    private trouble: FromEngine | null = null;
    /** The lines of every tab, which end with it. */
    private readonly tabs = new Map<string, Set<string>>();

    constructor(private readonly beginning: Beginning) {
        this.names = namesAt(beginning.home);
        this.channel = new BroadcastChannel(this.names.channel);
        this.channel.onmessage = ({ data }: MessageEvent<FromTab>) => this.hear(data);
        this.thinker = new Thinker(beginning);
    }

    async start(): Promise<void> {
        try {
            const [{ pyodide }, database] = await Promise.all([
                startPython(this.beginning.engine, this.names.cache, (stage) => this.tell(stage)),
                Database.open(this.names.database),
            ]);
            const running = pyodide.pyimport("kartaro.server.browser.running");
            this.server = (await running.begin?.(this.page(database), this.beginning.pace)) as PyProxy;
            this.tell({ stage: "ready", engine: this.name });
            this.thinker.start();
        } catch (error) {
            console.error(error);
            this.tell({ stage: "failed", code: "engine-failed" });
        }
    }

    /** What Python asks of the page: `kartaro.server.browser.page`. */
    private page(database: Database): Record<string, unknown> {
        return {
            send: (line: string, text: string) => this.post({ say: "heard", line, text }),
            close: (line: string, code: number, reason: string) => this.post({ say: "closed", line, code, reason }),
            answer: (id: string, ok: boolean, body: string) => this.post({ say: "answer", id, ok, body }),
            trouble: (code: StorageTrouble) => this.post((this.trouble = { say: "trouble", code })),
            append: (table: string, version: number, events: string) => database.append(table, version, events),
            read: (table: string) => database.read(table),
            rest: (table: string, version: number, rest: string) => database.rest(table, version, rest),
            tables: () => database.tables(),
            think: (thought: string) => this.thinker.think(thought),
            stop_thinking: () => this.thinker.stop(),
        };
    }

    private post(message: FromEngine): void {
        this.channel.postMessage(message);
    }

    private tell(stage: Stage): void {
        this.stage = stage;
        this.post({ say: "stage", ...stage });
    }

    private hear(message: FromTab): void {
        if (message.say === "who") {
            this.post({ say: "stage", ...this.stage });
            if (this.trouble) this.post(this.trouble);
            return;
        }
        if (!this.server) return; // who asks before we are ready asks again when we are
        if (message.say === "ask") this.server.ask?.(message.id, message.path, message.body, message.token);
        else if (message.say === "open") this.open(message.tab, message.line, message.table, message.token);
        else if (message.say === "send") this.server.receive?.(message.line, message.text);
        else this.server.disconnect?.(message.line);
    }

    private open(tab: string, line: string, table: string, token: string): void {
        const lines = this.tabs.get(tab) ?? this.watch(tab);
        lines.add(line);
        this.server?.connect?.(line, table, token);
    }

    /** A tab holds a lock as long as it is there: whoever gets it knows that the tab has gone, however it went. */
    private watch(tab: string): Set<string> {
        const lines = new Set<string>();
        this.tabs.set(tab, lines);
        void navigator.locks.request(this.names.tab(tab), () => {
            this.tabs.delete(tab);
            for (const line of lines) this.server?.disconnect?.(line);
        });
        return lines;
    }
}

self.onmessage = ({ data }: MessageEvent<Beginning>) => {
    if (self.name === THINKS) void think(data);
    else void new Engine(data).start();
};
