// What is asked of a server over HTTP, or of the engine in this browser: the same questions, and the same answers. At a
// server the seat token is a cookie that no script can read, unless it came with a link from another device.

import type { Deal, Frame, GameInfo, Join, Judgement, NewTable, No, OwnLink, Practice, Rules, Seated, TableNow } from "../protocol";
import { canPlayHere, isHere, isSite } from "../place";
import { type Socket, webSocket } from "./connection";
import { seatToken } from "./seat-token";

const API = "/api/1";

/** An edition, and what is set otherwise than in it. */
export interface Rulebook {
    edition: string;
    options: Record<string, string>;
}

/** The server, or the way to it, says no; `error-CODE` is the sentence for it. */
export class Refusal extends Error {
    constructor(
        readonly code: string,
        readonly args: Record<string, unknown> = {},
    ) {
        super(code);
    }
}

async function ask<T>(path: string, body?: unknown, token = ""): Promise<T> {
    const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
    const how: RequestInit =
        body === undefined
            ? { headers }
            : { method: "POST", body: JSON.stringify(body), headers: { ...headers, "content-type": "application/json" } };
    let answer: Response;
    try {
        answer = await fetch(API + path, how);
    } catch {
        throw new Refusal("no-server", { address: location.origin });
    }
    if (answer.ok) return (await answer.json()) as T;
    const no = (await answer.json().catch(() => ({ code: "server-failed" }))) as No;
    throw new Refusal(no.code, no.args);
}

/** The engine in this browser; it is loaded when it is wanted. */
async function engine() {
    if (!canPlayHere) throw new Refusal("engine-missing");
    return (await import("../here/engine.svelte")).engine;
}

/** Asked of the engine in this browser. */
async function askHere<T>(path: string, body?: unknown): Promise<T> {
    const { ok, body: found } = await (await engine()).ask(path, body === undefined ? "" : JSON.stringify(body));
    if (ok) return JSON.parse(found) as T;
    const no = JSON.parse(found) as No;
    throw new Refusal(no.code, no.args);
}

/** A file of a site: what never changes there. */
async function siteFile<T>(name: string): Promise<T> {
    const answer = await fetch(name).catch(() => null);
    if (!answer?.ok) throw new Refusal("no-server", { address: location.origin });
    return (await answer.json()) as T;
}

/** What is the same wherever one plays: of the server, where there is one, else of this browser. */
async function askAnywhere<T>(path: string): Promise<T> {
    if (isSite) return askHere(path);
    try {
        return await ask<T>(path);
    } catch (error) {
        if (canPlayHere && error instanceof Refusal && error.code === "no-server") return askHere(path);
        throw error;
    }
}

/** Of a table, as whoever sits there. */
function askAt<T>(table: string, path: string, body?: unknown): Promise<T> {
    if (isHere(table)) return askHere(`/tables/${encodeURIComponent(table)}${path}`, body);
    if (isSite) return Promise.reject(new Refusal("no-such-table", { table })); // a static host has none
    return ask(`/tables/${encodeURIComponent(table)}${path}`, body, seatToken(table));
}

let games: Promise<GameInfo[]> | undefined;

export const api = {
    /** Asked for once: they stay as they are while the server runs. */
    games(): Promise<GameInfo[]> {
        games ??= (isSite ? siteFile<GameInfo[]>("games.json") : askAnywhere<GameInfo[]>("/games")).catch((error: unknown) => {
            games = undefined;
            throw error;
        });
        return games;
    },
    async game(name: string): Promise<GameInfo> {
        const found = (await api.games()).find((game) => game.name === name);
        if (!found) throw new Refusal("unknown-game", { game: name, known: "" });
        return found;
    },
    rules(
        game: string,
        edition = "",
        options: Record<string, string> = {},
        against: Rulebook | null = null,
    ): Promise<Rules> {
        const query = new URLSearchParams({ edition });
        for (const [name, value] of Object.entries(options)) query.append("option", `${name}=${value}`);
        if (against?.edition) query.set("against", against.edition);
        for (const [name, value] of Object.entries(against?.options ?? {})) {
            query.append("against_option", `${name}=${value}`);
        }
        const isPlain = !Object.keys(options).length && !against;
        if (isSite && isPlain) return siteFile(`rules/${game}${edition && `-${edition}`}.json`);
        return askAnywhere(`/rules/${encodeURIComponent(game)}?${query.toString()}`);
    },
    table: (table: string) => askAt<TableNow>(table, ""),
    open: (wish: NewTable, where: "here" | "server") =>
        where === "here" ? askHere<Seated>("/tables", wish) : ask<Seated>("/tables", wish),
    join: (table: string, wish: Join) => askAt<Seated>(table, "/join", wish),
    /** Once more from one's own decision of this number on. */
    practise: (table: string, decision: number) => askAt<Seated>(table, "/practice", { decision } satisfies Practice),
    ownLink: (table: string) => askAt<OwnLink>(table, "/own-link"),
    /** A match that is over; `eyes` are `open`, `public`, or the letter of a seat. */
    replay: (table: string, eyes: string) => askAt<Frame[]>(table, `/replay?seat=${eyes}`),
    analysis: (table: string, seat: string) => askAt<Judgement[]>(table, `/analysis?seat=${seat}`),
    deals: (table: string) => askAt<Deal[]>(table, "/deals"),
    record: (table: string) => `${API}/tables/${encodeURIComponent(table)}/record`,
    recordText: (table: string) =>
        isHere(table) ? askAt<string>(table, "/record") : fetch(api.record(table)).then((answer) => answer.text()),
    /** The tables of this browser, as another can take them over. */
    exported: () => askHere<Record<string, unknown[]>>("/exported"),
    imported: (moved: { token: string; tables: unknown }) => askHere<{ added: number; known: number }>("/imported", moved),
    /** A record from elsewhere, kept as a table of this browser; and how it ended. */
    openRecord: (record: string) => askHere<{ table: string; winners: number[]; scores: number[] }>("/opened", { record }),
    lobby: (): Socket => webSocket(socketAddress("/lobby")),
    /** A line to a table; a function that opens one, once it is known how. */
    async line(table: string): Promise<() => Socket> {
        if (isSite && !isHere(table)) throw new Refusal("no-such-table", { table });
        if (!isHere(table)) return () => webSocket(socketAddress(`/tables/${encodeURIComponent(table)}/socket`));
        const here = await engine();
        return () => here.socket(table);
    },
};

function socketAddress(path: string): string {
    return `${location.protocol.replace("http", "ws")}//${location.host}${API}${path}`;
}
