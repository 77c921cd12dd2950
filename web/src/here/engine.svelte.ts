// The engine as a tab has it. Of all tabs of a browser one runs it in a worker; the others speak with that one, and one of
// them goes on with it when that tab is gone, or does not answer any more.

import { engineFolder } from "../place";
import type { Socket } from "../net/connection";
import { type Beginning, type FromEngine, type FromTab, namesAt, type Stage } from "./messages";
import { ownToken } from "./token";
import { trouble } from "./trouble.svelte";

/** After so many milliseconds without a sign of life, another tab takes over. */
const PATIENCE = 15_000;
const LOST = 1006;

interface Asked {
    message: FromTab;
    answered: (ok: boolean, body: string) => void;
}

class HereSocket implements Socket {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number; reason: string }) => void) | null = null;
    isOpen = false;

    constructor(
        private readonly engine: Engine,
        readonly line: string,
        readonly table: string,
    ) {}

    send(text: string): void {
        this.engine.post({ say: "send", line: this.line, text });
    }
    close(): void {
        this.engine.hangUp(this);
    }
}

class Engine {
    stage = $state.raw<Stage | null>(null);

    private readonly tab = crypto.randomUUID();
    private readonly home = new URL("../..", new URL(engineFolder, document.baseURI)).href;
    private readonly folder = new URL(engineFolder, document.baseURI).href;
    private readonly names = namesAt(this.home);
    private begun = false;
    private channel: BroadcastChannel | null = null;
    private worker: Worker | null = null;
    private name = "";
    private count = 0;
    private heardAt = 0;
    private readonly asked = new Map<string, Asked>();
    private readonly sockets = new Map<string, HereSocket>();

    /** Have an engine somewhere, if there is none yet. */
    start(): void {
        if (this.begun) return;
        this.begun = true;
        this.heardAt = Date.now();
        void navigator.locks.request(this.names.tab(this.tab), () => {
            this.listen();
            return new Promise(() => undefined);
        });
    }

    /** Once we hold the lock of this tab: an engine that got it before us would take us for gone. */
    private listen(): void {
        this.channel = new BroadcastChannel(this.names.channel);
        this.channel.onmessage = ({ data }: MessageEvent<FromEngine>) => this.hear(data);
        this.post({ say: "who", tab: this.tab });
        this.run({});
        setInterval(() => this.look(), PATIENCE / 3);
    }

    /** What a request comes to, as JSON; a refusal, if it is refused. */
    ask(path: string, body: string): Promise<{ ok: boolean; body: string }> {
        this.start();
        const id = this.newName();
        const message: FromTab = { say: "ask", tab: this.tab, id, path, body, token: ownToken() };
        return new Promise((resolve) => {
            this.asked.set(id, { message, answered: (ok, found) => resolve({ ok, body: found }) });
            if (this.stage?.stage === "ready") this.post(message);
            else if (this.stage?.stage === "failed") this.again();
        });
    }

    socket(table: string): Socket {
        this.start();
        const socket = new HereSocket(this, this.newName(), table);
        this.sockets.set(socket.line, socket);
        if (this.stage?.stage === "ready") setTimeout(() => this.connect(socket), 0);
        else if (this.stage?.stage === "failed") this.again();
        return socket;
    }

    hangUp(socket: HereSocket): void {
        this.sockets.delete(socket.line);
        this.post({ say: "close", line: socket.line });
    }

    post(message: FromTab): void {
        this.channel?.postMessage(message);
    }

    private newName(): string {
        this.count += 1;
        return `${this.tab} ${this.count}`;
    }

    /** Whichever tab has the lock runs the engine, until the tab is closed or another takes the lock away. */
    private run(how: { steal?: boolean }): void {
        const held = () =>
            new Promise<void>((_, reject) => {
                const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
                this.worker = worker;
                worker.onerror = () => {
                    this.hear({ say: "stage", stage: "failed", code: "engine-failed" });
                    reject(new Error("worker"));
                };
                worker.postMessage({ home: this.home, engine: this.folder, pace: pace() } satisfies Beginning);
            });
        navigator.locks.request(this.names.lock, how, held).catch(() => {
            this.worker?.terminate();
            this.worker = null;
            if (this.stage?.stage !== "failed") this.run({}); // another tab has it: we may be next
        });
    }

    /** Try once more, after it has failed. */
    private again(): void {
        this.stage = null;
        this.worker?.terminate();
        this.worker = null;
        this.run({ steal: true });
    }

    /** Whether the engine still lives, where another tab has it; a tab in the background may be asleep. */
    private look(): void {
        if (document.hidden || this.worker || this.stage?.stage === "failed") {
            this.heardAt = Date.now();
            return;
        }
        if (Date.now() - this.heardAt > PATIENCE) {
            this.heardAt = Date.now();
            this.run({ steal: true });
        } else this.post({ say: "who", tab: this.tab });
    }

    private hear(message: FromEngine): void {
        this.heardAt = Date.now();
        switch (message.say) {
            case "stage":
                return this.arrive(message);
            case "answer": {
                const asked = this.asked.get(message.id);
                this.asked.delete(message.id);
                return asked?.answered(message.ok, message.body);
            }
            case "heard":
                return this.sockets.get(message.line)?.onmessage?.({ data: message.text });
            case "closed":
                return this.drop(this.sockets.get(message.line), message);
            case "trouble":
                trouble.code = message.code;
        }
    }

    private arrive(stage: Stage): void {
        this.stage = stage;
        if (stage.stage === "failed") {
            for (const { answered } of this.asked.values()) answered(false, JSON.stringify({ code: stage.code }));
            this.asked.clear();
            for (const socket of [...this.sockets.values()]) this.drop(socket, { code: LOST, reason: "" });
        }
        if (stage.stage !== "ready" || stage.engine === this.name) return;
        this.name = stage.engine;
        for (const { message } of this.asked.values()) this.post(message);
        for (const socket of [...this.sockets.values()]) {
            if (socket.isOpen) this.drop(socket, { code: LOST, reason: "" });
            else this.connect(socket);
        }
    }

    private connect(socket: HereSocket): void {
        if (socket.isOpen || !this.sockets.has(socket.line)) return;
        socket.isOpen = true;
        this.post({ say: "open", tab: this.tab, line: socket.line, table: socket.table, token: ownToken() });
        socket.onopen?.();
    }

    private drop(socket: HereSocket | undefined, why: { code: number; reason: string }): void {
        if (!socket) return;
        this.sockets.delete(socket.line);
        socket.onclose?.(why);
    }
}

/** How slowly bots answer; a test may want it otherwise. */
function pace(): number {
    return Number(document.documentElement.dataset.pace ?? 1);
}

export const engine = new Engine();
