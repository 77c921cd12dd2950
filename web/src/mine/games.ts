// The games one has played, kept in this browser and sent nowhere.

import type { Push, TableInfo } from "../protocol";

export interface Player {
    name: string;
    /** The level, where a bot played to the end. */
    bot: string;
    score: number;
    won: boolean;
    /** It was played from this browser. */
    own: boolean;
}

export interface Played {
    table: string;
    game: string;
    edition: string;
    /** When it was over, or first seen to be: milliseconds since 1970. */
    when: number;
    players: Player[];
}

const STORAGE_KEY = "kartaro-games";
const MOST = 1000;
const LATEST_DATE = 8.64e15;
/** Bytes of a file that games are read from. */
export const LARGEST_FILE = 20_000_000;

/** What is kept of a match that is over. */
export function playedAt(info: TableInfo, you: readonly number[], last: Push, when: number): Played {
    const winners = last.winners ?? [];
    return {
        table: info.table,
        game: info.terms.game,
        edition: info.terms.edition ?? "",
        when,
        players: info.chairs.map((chair, seat) => ({
            name: chair.name ?? "",
            bot: chair.person ? "" : (chair.bot ?? ""),
            score: last.view.rows[seat]?.score ?? 0,
            won: winners.includes(seat),
            own: you.includes(seat),
        })),
    };
}

export function loadGames(): Played[] {
    try {
        return read(localStorage.getItem(STORAGE_KEY) ?? "[]");
    } catch {
        return [];
    }
}

/** What `written` has written; whatever else it is, nothing. */
export function read(text: string): Played[] {
    try {
        const found: unknown = JSON.parse(text);
        return Array.isArray(found) ? found.filter(isPlayed) : [];
    } catch {
        return [];
    }
}

function isPlayed(one: unknown): one is Played {
    const played = one as Partial<Played> | null;
    return (
        typeof played?.table === "string" &&
        typeof played.game === "string" &&
        typeof played.when === "number" &&
        Math.abs(played.when) <= LATEST_DATE &&
        Array.isArray(played.players) &&
        played.players.every((player: Partial<Player> | null) => typeof player?.name === "string")
    );
}

export function written(games: readonly Played[]): string {
    return JSON.stringify(games, null, 1);
}

/** Each game once, the newest first. */
export function added(games: readonly Played[], more: readonly Played[]): Played[] {
    const known = new Set(games.map((game) => game.table));
    const fresh = more.filter((game) => !known.has(game.table));
    return [...games, ...fresh].sort((one, other) => other.when - one.when).slice(0, MOST);
}

export function saveGames(games: readonly Played[]): void {
    try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(games));
    } catch {
        // where nothing can be kept, there are no statistics
    }
}

export function remember(game: Played): void {
    const games = loadGames();
    if (games.every((known) => known.table !== game.table)) saveGames(added(games, [game]));
}
