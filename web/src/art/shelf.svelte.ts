// Pictures, folder by folder (a game, avatars, scenes): loaded when the first of them is wanted, and there at once from then on.

type Shelf = ReadonlyMap<string, Record<string, string>>;

let shelf = $state.raw<Shelf | null>(null);
let loading = false;

async function load(): Promise<void> {
    if (loading) return;
    loading = true;
    try {
        shelf = (await import("./all-pictures")).default;
    } catch {
        loading = false; // the network was away: whoever wants a picture next asks again
    }
}

function take(folder: string): Record<string, string> | undefined {
    if (!shelf) void load();
    return shelf ? (shelf.get(folder) ?? {}) : undefined;
}

/** The picture as SVG: empty if there is none of that name, undefined until one can tell. */
export function picture(folder: string, name: string): string | undefined {
    const there = take(folder);
    return there && (there[`./${name}.svg`] ?? "");
}

/** The names of all pictures of a folder, once it is here. */
export function pictures(folder: string): string[] {
    return Object.keys(take(folder) ?? {}).map((path) => path.slice("./".length, -".svg".length));
}
