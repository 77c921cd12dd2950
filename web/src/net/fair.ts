// A seat's part in a fair shuffle (docs/fairness.md): a seed of its own, promised before and shown when play begins.

import { sha256 } from "./sha256";

const SEED_BYTES = 32;
const COMMIT = "kartaro-commit 1";

export function hex(bytes: Uint8Array): string {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function newSeed(): string {
    return hex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}

/** What is shown of a seed before it is revealed: it fits no other, and tells nothing of this one. */
export function commitment(seed: string): string {
    return hex(sha256(new TextEncoder().encode(`${COMMIT} ${seed}`)));
}
