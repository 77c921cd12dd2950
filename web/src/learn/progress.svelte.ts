// How far a learner has come, kept in this browser only.

interface Progress {
    /** Which notes were read, by game. */
    read: Record<string, string[]>;
    /** Tables that were opened to learn. */
    tables: string[];
    /** Games that were learnt to the end. */
    done: string[];
    /** Nobody wants to be asked again whether to learn. */
    refused: boolean;
}

const STORAGE_KEY = "kartaro-learn";
const MOST_TABLES = 20;
const DEFAULTS: Progress = { read: {}, tables: [], done: [], refused: false };

function load(): Progress {
    try {
        return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<Progress>) };
    } catch {
        return { ...DEFAULTS };
    }
}

let progress = $state.raw(load());

function keep(changed: Partial<Progress>): void {
    progress = { ...progress, ...changed };
    try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(progress));
    } catch {
        // it is kept until the page is left
    }
}

export const learning = {
    isFirstVisit: (): boolean => !progress.refused && !progress.tables.length && !progress.done.length,
    isHere: (table: string): boolean => progress.tables.includes(table),
    done: (): string[] => progress.done,
    isDone: (game: string): boolean => progress.done.includes(game),
    read: (game: string): string[] => progress.read[game] ?? [],
    begin(game: string, table: string): void {
        const { [game]: _, ...read } = progress.read;
        keep({ read, tables: [table, ...progress.tables].slice(0, MOST_TABLES) });
    },
    note(game: string, say: string): void {
        keep({ read: { ...progress.read, [game]: [...(progress.read[game] ?? []), say] } });
    },
    finish(game: string): void {
        keep({ done: [...new Set([...progress.done, game])] });
    },
    /** No more notes at this table. */
    end: (table: string): void => keep({ tables: progress.tables.filter((one) => one !== table) }),
    refuse: (): void => keep({ refused: true }),
};
