// Who looks like whom: the same name has the same face on every screen, with nothing sent about it.

export const FACES = [
    "bear",
    "mouse",
    "hedgehog",
    "koala",
    "pig",
    "duck",
    "walrus",
    "elephant",
    "tiger",
    "sheep",
    "otter",
    "toucan",
] as const;

/** FNV-1a over the letters: small, and spreads names that differ by little. */
export function faceFor(name: string): string {
    let hash = 0x811c9dc5;
    for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    return FACES[(hash >>> 8) % FACES.length] ?? FACES[0];
}

/** Faces of those who sit at one table: no two alike while there are enough. */
export function facesFor(names: readonly string[]): string[] {
    const taken = new Set<string>();
    return names.map((name) => {
        const start = FACES.indexOf(faceFor(name) as (typeof FACES)[number]);
        const order = FACES.map((_, step) => FACES[(start + step) % FACES.length] ?? FACES[0]);
        const face = order.find((one) => !taken.has(one)) ?? faceFor(name);
        taken.add(face);
        return face;
    });
}
