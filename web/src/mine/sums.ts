// What one's games come to.

import type { Played } from "./games";

export interface WinRate {
    played: number;
    won: number;
}

export interface Streaks {
    /** Wins in a row up to now. */
    now: number;
    /** The most there ever were. */
    best: number;
}

export interface Sums {
    all: WinRate;
    games: Map<string, WinRate>;
    /** By game and edition, with a space between them. */
    editions: Map<string, WinRate>;
    /** Against people only, bots only, or both. */
    company: { people: WinRate; bots: WinRate; both: WinRate };
    /** By the names of people one has played with. */
    people: Map<string, WinRate>;
    /** By the levels of bots. */
    bots: Map<string, WinRate>;
    streaks: Streaks;
    /** Games that several people played at this device; who of them won is nobody's statistics. */
    shared: number;
}

const none = (): WinRate => ({ played: 0, won: 0 });

export function isShared(game: Played): boolean {
    return game.players.filter((player) => player.own).length > 1;
}

/** A record that was opened: whoever played it, it is nobody's statistics here. */
export function isRecord(game: Played): boolean {
    return game.players.every((player) => !player.own);
}

/** Whether it is in one's statistics. */
export function counts(game: Played): boolean {
    return !isShared(game) && !isRecord(game);
}

export function isWon(game: Played): boolean {
    return game.players.some((player) => player.own && player.won);
}

export function others(game: Played): Played["players"] {
    return game.players.filter((player) => !player.own);
}

function count(tally: WinRate, won: boolean): void {
    tally.played += 1;
    tally.won += Number(won);
}

function countIn(tallies: Map<string, WinRate>, key: string, won: boolean): void {
    const tally = tallies.get(key) ?? none();
    count(tally, won);
    tallies.set(key, tally);
}

/** `usual` names the edition that is meant where none is. */
export function sums(games: readonly Played[], usual: (game: string) => string = () => ""): Sums {
    const found: Sums = {
        all: none(),
        games: new Map(),
        editions: new Map(),
        company: { people: none(), bots: none(), both: none() },
        people: new Map(),
        bots: new Map(),
        streaks: { now: 0, best: 0 },
        shared: games.filter(isShared).length,
    };
    const own = games.filter(counts);
    for (const game of own) {
        const won = isWon(game);
        count(found.all, won);
        countIn(found.games, game.game, won);
        countIn(found.editions, `${game.game} ${game.edition || usual(game.game)}`, won);
        count(found.company[company(game)], won);
        for (const name of new Set(others(game).filter(({ bot }) => !bot).map(({ name }) => name))) {
            countIn(found.people, name, won);
        }
        for (const level of new Set(others(game).flatMap(({ bot }) => (bot ? [bot] : [])))) countIn(found.bots, level, won);
    }
    found.streaks = streaks(own);
    return found;
}

function company(game: Played): keyof Sums["company"] {
    const bots = others(game).filter(({ bot }) => bot).length;
    if (!bots) return "people";
    return bots === others(game).length ? "bots" : "both";
}

/** Of games in any order. */
export function streaks(games: readonly Played[]): Streaks {
    let best = 0;
    let now = 0;
    for (const game of [...games].sort((one, other) => one.when - other.when)) {
        now = isWon(game) ? now + 1 : 0;
        best = Math.max(best, now);
    }
    return { now, best };
}

export function percent({ played, won }: WinRate): number {
    return played ? Math.round((100 * won) / played) : 0;
}

/** The most played first. */
export function sorted(tallies: Map<string, WinRate>): [string, WinRate][] {
    return [...tallies].sort(([a, one], [b, other]) => other.played - one.played || a.localeCompare(b));
}
