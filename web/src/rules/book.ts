// A rulebook as the server gives it: what it is asked for, its lines in order, and how those of two editions differ.

import { speech } from "../i18n/speech.svelte";
import { api, type Rulebook } from "../net/api";
import type { GameInfo, Rules } from "../protocol";

export interface Wish extends Rulebook {
    game: string;
    against?: Rulebook | null;
}

export interface Book {
    game: GameInfo;
    rules: Rules;
}

export async function load(wish: Wish): Promise<Book> {
    const [game, rules] = await Promise.all([
        api.game(wish.game),
        api.rules(wish.game, wish.edition, wish.options, wish.against),
        speech.need(wish.game, `${wish.game}-rules`, "page-rules"),
    ]);
    return { game, rules };
}

// Addresses

export function address(wish: Wish, clause = ""): string {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(wish.options)) query.append("option", `${name}=${value}`);
    if (wish.against) query.set("against", wish.against.edition);
    for (const [name, value] of Object.entries(wish.against?.options ?? {})) {
        query.append("against_option", `${name}=${value}`);
    }
    const path = ["rules", wish.game, wish.edition].filter(Boolean).map(encodeURIComponent).join("/");
    return `/${path}${query.size ? `?${query.toString()}` : ""}${clause ? `#${clause}` : ""}`;
}

export function wished(game: string, path: string | undefined, query: URLSearchParams): Wish {
    const against = query.get("against");
    const others = options(query, "against_option");
    return {
        game,
        edition: path ?? query.get("edition") ?? "",
        options: options(query, "option"),
        against: against || Object.keys(others).length ? { edition: against ?? "", options: others } : null,
    };
}

function options(query: URLSearchParams, name: string): Record<string, string> {
    return Object.fromEntries(query.getAll(name).map((text) => [text.split("=")[0], text.split("=").slice(1).join("=")]));
}
