// The rulebook beside what one is doing: anything on the page can open it, at the clause that matters.

export interface Opened {
    game: string;
    edition: string;
    options: Record<string, string>;
    clause: string;
}

let opened = $state.raw<Opened | null>(null);

export const sheet = {
    get opened(): Opened | null {
        return opened;
    },
};

/** Show the rules of this game over the page, at a clause if one is named. */
export function openRules(wish: { game: string; edition?: string; options?: Record<string, string>; clause?: string }): void {
    opened = { edition: "", options: {}, clause: "", ...wish };
}

export function closeRules(): void {
    opened = null;
}
