// Pictures, folder by folder: each is loaded when the first picture of it is wanted, and is there at once from then on.

type Folder = Record<string, string>;

const folders = import.meta.glob<Folder>("./*/pictures.ts", { import: "default" });
const loading = new Set<string>();
let shelf = $state.raw<Record<string, Folder>>({});

async function load(folder: string): Promise<void> {
    if (loading.has(folder)) return;
    loading.add(folder);
    try {
        const pictures = await folders[`./${folder}/pictures.ts`]?.();
        if (pictures) shelf = { ...shelf, [folder]: pictures };
    } catch {
        loading.delete(folder); // a network that was away: whoever wants a picture next asks again
    }
}

/** The picture as SVG; empty until its folder is here, or if there is none of that name. */
export function picture(folder: string, name: string): string {
    const there = shelf[folder];
    if (!there) void load(folder);
    return there?.[`./${name}.svg`] ?? "";
}

/** The names of all pictures of a folder that is loaded. */
export function pictures(folder: string): string[] {
    const there = shelf[folder];
    if (!there) void load(folder);
    return Object.keys(there ?? {}).map((path) => path.slice(2, -4));
}
