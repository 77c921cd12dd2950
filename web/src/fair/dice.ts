// The dice of a fair shuffle, as docs/fairness.md describes them: whoever has all seeds throws them again.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

const COMBINE = "kartaro-seed 1";
const DICE = "kartaro-dice 1";

/** The key of a match: from the server's seed and those that seats have revealed, in their order. */
export function keyOf(match: string, server: string, seats: [string, string][]): Uint8Array {
    const parts = [COMBINE, match, "server", server, ...seats.flat()];
    return sha256(utf8ToBytes(parts.join(" ")));
}

export function blockOf(key: Uint8Array, round: number, block: number): Uint8Array {
    return hmac(sha256, key, utf8ToBytes(`${DICE} ${round} ${block}`));
}

export class Dice {
    private round = 0;
    private block = 0;

    constructor(private readonly key: Uint8Array) {}

    /** Before every order of the dealer. */
    nextRound(): void {
        this.round += 1;
        this.block = 0;
    }

    /** A number from 0 to n - 1: the first bits of a block, as many as n - 1 has; of the next one if that is too high. */
    below(n: number): number {
        const bits = n > 1 ? 32 - Math.clz32(n - 1) : 0;
        for (;;) {
            const [a = 0, b = 0, c = 0, d = 0] = this.nextBlock();
            const first = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
            const number = bits ? first >>> (32 - bits) : 0;
            if (number < n) return number;
        }
    }

    private nextBlock(): Uint8Array {
        const block = blockOf(this.key, this.round, this.block);
        this.block += 1;
        return block;
    }
}

/** Sorted things in the order that the dice give them; the first is on top. */
export function shuffled(sorted: readonly string[], dice: Dice): string[] {
    const cards = [...sorted];
    for (let i = cards.length - 1; i > 0; i -= 1) {
        const j = dice.below(i + 1);
        [cards[i], cards[j]] = [cards[j] ?? "", cards[i] ?? ""];
    }
    return cards;
}
