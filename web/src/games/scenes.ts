// How sentences look on the stage, game by game. Apart from index.ts, so that only screens with a table load it.

import type { SceneOf } from "../stage/scenes";

const found = import.meta.glob<SceneOf>("./*/scene.ts", { import: "default", eager: true });

export function sceneOf(game: string): SceneOf | undefined {
    return found[`./${game}/scene.ts`];
}
