// A table as this browser sees it: what its seats were told, and what it asks for. It knows no rules, and does not care
// whether the table is on a server or here.

import type { FromServer, Hint, No, Push, Request, Said, Sentence, Table, TableInfo, Told } from "../protocol";
import { api, Refusal } from "./api";
import { autostart } from "./autostart";
import { commitment, newSeed } from "./fair";
import { Connection } from "./connection";
import { copySeatToken, seatToken } from "./seat-token";
import { keepInfo } from "./own-tables";
import { keepPromises } from "./promises";

/** The seat of everybody who watches. */
export const PUBLIC = 6;
const AGAIN = new Set<Request["do"]>(["move", "commit", "leave", "return"]);
const SAID_FOR = 5000;

type Without<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Wish = Without<Request>;

/** What one seat was told so far, and how things stand for it. */
export interface Place {
    told: Told[];
    /** What there is to read of it. */
    sentences: Sentence[];
    last: Push;
    /** When its time to answer is up, by this machine's clock. */
    until: number | null;
}

export interface Phrase extends Said {
    key: number;
}

let ids = 0;
function newId(): string {
    ids += 1;
    return `${Date.now().toString(36)}-${ids}-${newSeed().slice(0, 8)}`;
}

export class TableStore {
    info = $state.raw<TableInfo | null>(null);
    you = $state.raw<number[]>([]);
    places = $state.raw<Record<number, Place>>({});
    hint = $state.raw<Hint | null>(null);
    said = $state.raw<Phrase[]>([]);
    /** What was refused last, for the person here to read. */
    refusal = $state.raw<No | null>(null);
    connected = $state(false);
    /** Why the server wants none. */
    ended = $state("");
    /** Questions to which an answer is on its way, by seat. */
    sent = $state.raw<Record<number, number>>({});

    private connection: Connection | null = null;
    private closed = false;
    private readonly pending = new Map<string, { request: Request; quiet: boolean }>();
    private readonly seeds = new Map<number, string>();

    /** Whoever stages what is told: a seat, how it stands now, and whether that has just happened. */
    onTold: (seat: number, place: Place, isNew: boolean) => void = () => undefined;
    /** Seats that were told something since the last greeting. */
    private readonly current = new Set<number>();

    constructor(
        readonly table: string,
        readonly watch = false,
    ) {
        void this.connect();
    }

    private async connect(): Promise<void> {
        try {
            const line = await api.line(this.table);
            if (this.closed) return;
            this.connection = new Connection(line, {
                opened: () => this.greet(),
                heard: (messages) => (messages as FromServer[]).forEach((message) => this.hear(message)),
                lost: () => (this.connected = false),
                ended: (code) => (this.ended = code),
            });
        } catch (error) {
            this.ended = error instanceof Refusal ? error.code : "engine-failed";
        }
    }

    close(): void {
        this.closed = true;
        this.connection?.close();
    }

    /** Come again, as whoever the cookie now says. */
    reconnect(): void {
        this.connection?.reconnect();
    }

    /** A move waits for the server, and is sent as soon as it is there again. */
    get keepsMove(): boolean {
        return Object.entries(this.sent).some(([seat, question]) => this.places[Number(seat)]?.last.question === question);
    }

    get owner(): boolean {
        return this.you.some((seat) => this.info?.chairs[seat]?.owner);
    }

    // What is asked of the server

    private greet(): void {
        const have = Object.fromEntries(Object.entries(this.places).map(([seat, place]) => [seat, place.told.length]));
        this.current.clear();
        this.connection?.send({ do: "hello", token: seatToken(this.table), have, watch: this.watch, shows_ends: true });
        this.connected = true;
        for (const [id, { request }] of [...this.pending]) {
            if (AGAIN.has(request.do)) this.connection?.send(request);
            else this.pending.delete(id);
        }
    }

    /** Ask for something; what is still wanted later is sent again after a reconnect. */
    ask(wish: Wish, how: { quiet?: boolean } = {}): void {
        const request = { ...wish, id: newId() } as Request;
        this.pending.set(request.id, { request, quiet: how.quiet ?? false });
        this.refusal = null;
        if (this.connection?.send(request) || AGAIN.has(request.do)) return;
        this.pending.delete(request.id);
        if (!how.quiet) this.refusal = { is: "no", code: "not-connected" };
    }

    /** Answer a question; what was shown may be over by now. */
    answer(seat: number, question: number, move: string): void {
        if (!question || question !== this.places[seat]?.last.question || this.sent[seat] === question) return;
        this.sent = { ...this.sent, [seat]: question };
        this.hint = null;
        this.ask({ do: "move", seat, question, move });
    }

    // What the server says

    private hear(message: FromServer): void {
        switch (message.is) {
            case "table":
                return this.see(message);
            case "told":
                return this.take(message);
            case "done":
                this.pending.delete(message.id);
                return;
            case "no":
                return this.refused(message);
            case "said":
                return this.listen(message);
            case "hint":
                this.hint = message;
                return;
            case "reveal":
                for (const [seat, seed] of this.seeds) this.ask({ do: "seed", seat, seed }, { quiet: true });
        }
    }

    private see(message: Table): void {
        this.info = message.info;
        this.you = message.you;
        if (message.you.length) keepInfo({ ...message.info, you: message.you });
        if (message.info.next) copySeatToken(this.table, message.info.next);
        for (const seat of this.seeds.keys()) if (!message.you.includes(seat)) this.seeds.delete(seat);
        if (message.info.phase !== "waiting") return;
        const here = message.info.chairs.every((chair, seat) => !chair.person || chair.present || message.you.includes(seat));
        if (this.owner && here && autostart.delete(this.table)) setTimeout(() => this.ask({ do: "start" }), 0); // after our promise
        for (const seat of message.you) {
            if (this.seeds.has(seat)) continue;
            const seed = newSeed();
            this.seeds.set(seat, seed);
            this.ask({ do: "commit", seat, commitment: commitment(seed) }, { quiet: true });
        }
        this.keepPromises(message);
    }

    /** What was promised before the deal, for who checks it afterwards. */
    private keepPromises({ info, you }: Table): void {
        if (!you.length) return;
        const seats = info.chairs.flatMap((chair, seat) => (chair.commitment ? [[seat, chair.commitment] as const] : []));
        keepPromises(info.table, {
            server: info.commitment,
            seats: Object.fromEntries(seats),
            seeds: Object.fromEntries(this.seeds),
        });
    }

    private take(push: Push): void {
        const place = this.places[push.seat];
        const first = push.count - push.told.length;
        const told = [...(place?.told ?? []).slice(0, first), ...push.told];
        const known = (place?.sentences ?? []).filter((sentence) => sentence.group < first);
        const sentences = [...known, ...(push.sentences ?? [])];
        const until = push.seconds == null ? null : Date.now() + push.seconds * 1000;
        const last = { ...push, menu: this.sameMenu(push) };
        const now = { told, sentences, last, until };
        this.places = { ...this.places, [push.seat]: now };
        this.onTold(push.seat, now, this.current.has(push.seat));
        this.current.add(push.seat);
        if (this.hint?.seat === push.seat) this.hint = null;
    }

    /** A menu that is asked still is the one it was: whoever is half through it need not begin again. */
    private sameMenu(push: Push): Push["menu"] {
        const before = this.places[push.seat]?.last.menu;
        return JSON.stringify(before) === JSON.stringify(push.menu) ? before : push.menu;
    }

    private listen(said: Said): void {
        const phrase = { ...said, key: (ids += 1) };
        this.said = [...this.said.filter((other) => other.seat !== said.seat), phrase];
        setTimeout(() => (this.said = this.said.filter((other) => other.key !== phrase.key)), SAID_FOR);
    }

    private refused(no: No): void {
        const asked = this.pending.get(no.id ?? "");
        this.pending.delete(no.id ?? "");
        if (asked?.quiet) return;
        this.refusal = no;
        if (asked?.request.do === "move") {
            const { [asked.request.seat]: _, ...others } = this.sent;
            this.sent = others;
        }
    }
}
