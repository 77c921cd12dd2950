// A socket that reconnects by itself: a little later after every failure, at once when the network or the tab is back.
// It leads to a server, or to the engine in this browser.

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** With this code the server ends what it does not want; the reason is a code of ours. */
const REFUSED = 4000;
const WORTH_TRYING_AGAIN = new Set(["too-many", "server-failed", "store-failed"]);

/** As much of a WebSocket as is needed here. */
export interface Socket {
    onopen: (() => void) | null;
    onmessage: ((event: { data: string }) => void) | null;
    onclose: ((event: { code: number; reason: string }) => void) | null;
    readonly isOpen: boolean;
    send(text: string): void;
    close(): void;
}

/** A WebSocket to a server. */
export function webSocket(address: string): Socket {
    const socket = new WebSocket(address);
    return Object.defineProperty(socket, "isOpen", { get: () => socket.readyState === WebSocket.OPEN }) as unknown as Socket;
}

export interface Listener {
    opened?(): void;
    heard(data: unknown): void;
    lost?(): void;
    /** For good: the server has refused. */
    ended?(code: string): void;
}

export class Connection {
    private socket: Socket | null = null;
    private pause = FIRST_PAUSE;
    private timer = 0;
    private closed = false;

    constructor(
        private readonly open: () => Socket,
        private readonly listener: Listener,
    ) {
        addEventListener("online", this.hurry);
        document.addEventListener("visibilitychange", this.hurry);
        this.connect();
    }

    /** Whether it was sent; not whether it arrived. */
    send(message: unknown): boolean {
        if (!this.socket?.isOpen) return false;
        this.socket.send(JSON.stringify(message));
        return true;
    }

    /** Drop the socket and open another at once, as when our cookie has changed. */
    reconnect(): void {
        if (this.closed) return;
        const old = this.socket;
        this.socket = null;
        clearTimeout(this.timer);
        old?.close();
        this.connect();
    }

    close(): void {
        this.closed = true;
        clearTimeout(this.timer);
        removeEventListener("online", this.hurry);
        document.removeEventListener("visibilitychange", this.hurry);
        this.socket?.close();
    }

    private readonly hurry = (): void => {
        if (this.closed || document.hidden || this.socket) return;
        clearTimeout(this.timer);
        this.connect();
    };

    private connect(): void {
        const socket = this.open();
        this.socket = socket;
        socket.onopen = () => {
            if (this.socket === socket) this.listener.opened?.();
        };
        socket.onmessage = (event) => {
            if (this.socket !== socket) return; // what an older one still had to say
            this.pause = FIRST_PAUSE;
            this.listener.heard(JSON.parse(event.data));
        };
        socket.onclose = (event) => {
            if (this.socket !== socket || this.closed) return;
            this.socket = null;
            if (event.code === REFUSED && !WORTH_TRYING_AGAIN.has(event.reason)) {
                this.close();
                this.listener.ended?.(event.reason);
                return;
            }
            this.listener.lost?.();
            this.timer = setTimeout(() => this.connect(), this.pause * (0.8 + Math.random() * 0.4));
            this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
        };
    }
}
