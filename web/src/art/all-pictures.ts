// Every picture of the page in one piece to load, folder by folder (a game, avatars, scenes): the lobby shows some of each.

type Folder = Record<string, string>;

const found = import.meta.glob<Folder>(["./*/pictures.ts", "../games/*/pictures.ts"], { import: "default", eager: true });

export default new Map(Object.entries(found).map(([path, folder]) => [path.split("/").at(-2) ?? "", folder]));
