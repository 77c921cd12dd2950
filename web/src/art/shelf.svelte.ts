// Pictures, folder by folder (a game, avatars, scenes): each is loaded when the first picture of it is wanted, and is there
// at once from then on.

import { pictures as ofGames } from "../games";

type Folder = Record<string, string>;

const ours = import.meta.glob<Folder>("./*/pictures.ts", { import: "default" });
const asked = new Set<string>();
let shelf = $state.raw<Record<string, Folder>>({});

async function load(folder: string): Promise<void> {
    if (asked.has(folder)) return;
    asked.add(folder);
    try {
        const pictures = (await (ours[`./${folder}/pictures.ts`] ?? ofGames.get(folder))?.()) ?? {};
        shelf = { ...shelf, [folder]: pictures };
    } catch {
        asked.delete(folder); // the network was away: whoever wants a picture next asks again
    }
}

function take(folder: string): Folder | undefined {
    const there = shelf[folder];
    if (!there) void load(folder);
    return there;
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
