// What tabs and the worker that plays say to each other, over a channel that all tabs of a browser share.

/** From a tab; `id` and `line` begin with the name of the tab. */
export type FromTab =
    | { say: "who"; tab: string }
    | { say: "ask"; tab: string; id: string; path: string; body: string; token: string }
    | { say: "open"; tab: string; line: string; table: string; token: string }
    | { say: "send"; line: string; text: string }
    | { say: "close"; line: string };

/** How far the worker is. */
export type Stage =
    | { stage: "loading"; loaded: number; total: number }
    | { stage: "starting" }
    | { stage: "ready"; engine: string }
    | { stage: "failed"; code: string };

/** Why nothing is kept any more. */
export type StorageTrouble = "full" | "denied" | "foreign" | "lost";

/** From the worker. */
export type FromEngine =
    | ({ say: "stage" } & Stage)
    | { say: "answer"; id: string; ok: boolean; body: string }
    | { say: "heard"; line: string; text: string }
    | { say: "closed"; line: string; code: number; reason: string }
    | { say: "trouble"; code: StorageTrouble };

/** What a page tells its worker when it starts it. */
export interface Beginning {
    home: string;
    engine: string;
    pace: number;
}

/** The names of what all tabs of a site share; another site of the same host has its own. */
export const namesAt = (home: string) => ({
    channel: `kartaro-here ${home}`,
    lock: `kartaro-here ${home}`,
    database: `kartaro-here ${home}`,
    cache: `kartaro-engine ${home}`,
    tab: (tab: string) => `kartaro-tab ${home} ${tab}`,
});
