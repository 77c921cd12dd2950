// A seat's part in a fair shuffle (docs/fairness.md): a seed of its own, promised before and shown when play begins.
// The hash is a library's: browsers give theirs only to pages from HTTPS or from the same machine, and friends on one
// network come by plain HTTP.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const SEED_BYTES = 32;
const COMMIT = "kartaro-commit 1";

export function newSeed(): string {
    return bytesToHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
}

/** What is shown of a seed before it is revealed: it fits no other, and tells nothing of this one. */
export function commitment(seed: string): string {
    return bytesToHex(sha256(utf8ToBytes(`${COMMIT} ${seed}`)));
}
