// Files: one with everything of this browser (games, statistics, progress, and the tables that are played here), and records.

import { learning } from "../learn/progress.svelte";
import { added, loadGames, type Played, read, remember, saveGames } from "../mine/games";
import { api, Refusal } from "../net/api";
import { hasOwnTables } from "../net/own-tables";
import { canPlayHere, isHere } from "../place";
import { ownToken } from "./token";

const VERSION = 1;

interface Moving {
    kartaro: number;
    games: Played[];
    learnt?: string[];
    token?: string;
    tables?: Record<string, unknown[]>;
}

/** Whether this browser has tables of its own; to look needs the engine, which only whoever played here has loaded. */
export function hasTables(games: readonly Played[]): boolean {
    return canPlayHere && (hasOwnTables() || games.some(({ table }) => isHere(table)));
}

export async function exported(): Promise<string> {
    const games = loadGames();
    const tables = hasTables(games) ? await api.exported() : {};
    const all: Moving = { kartaro: VERSION, games, learnt: learning.done(), token: ownToken(), tables };
    return JSON.stringify(all, null, 1);
}

/** What the file brings; a refusal if it is none of ours, and then nothing has changed. */
export async function imported(text: string): Promise<Played[]> {
    const found = parsed(text);
    if (Object.keys(found.tables ?? {}).length) {
        if (!canPlayHere) throw new Refusal("engine-missing");
        await api.imported({ token: found.token ?? "", tables: found.tables });
    }
    const games = added(loadGames(), found.games);
    saveGames(games);
    for (const game of found.learnt ?? []) learning.finish(game);
    return games;
}

/** The table of a record that a terminal or a server has written; a refusal if it is none, and then nothing has changed. */
export async function openedRecord(text: string): Promise<string> {
    const { table, winners, scores } = await api.openRecord(text);
    const { terms, chairs } = await api.table(table);
    const players = chairs.map(({ name = "", bot = "", person }, seat) => ({
        name,
        bot: person ? "" : bot,
        score: scores[seat] ?? 0,
        won: winners.includes(seat),
        own: false, // a record does not say whose it is
    }));
    remember({ table, game: terms.game, edition: terms.edition ?? "", when: Date.now(), players });
    return table;
}

function parsed(text: string): Moving {
    let found: unknown;
    try {
        found = JSON.parse(text);
    } catch {
        throw new Refusal("import-foreign");
    }
    if (Array.isArray(found)) return { kartaro: VERSION, games: read(text) }; // as the page wrote it before
    const moving = found as Partial<Moving> | null;
    if (typeof moving?.kartaro !== "number" || !Array.isArray(moving.games)) throw new Refusal("import-foreign");
    if (moving.kartaro > VERSION) throw new Refusal("import-newer");
    return {
        kartaro: VERSION,
        games: read(JSON.stringify(moving.games)),
        learnt: Array.isArray(moving.learnt) ? moving.learnt.map(String) : [],
        token: String(moving.token ?? ""),
        tables: moving.tables ?? {},
    };
}
