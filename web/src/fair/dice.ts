// The dice of a fair shuffle, as docs/fairness.md describes them: whoever has all seeds throws them again.

import { sha256 } from "../net/sha256";

const COMBINE = "kartaro-seed 1";
const DICE = "kartaro-dice 1";
const BLOCK = 64;

export function ascii(line: string): Uint8Array {
    return new TextEncoder().encode(line);
}

export function unhex(text: string): Uint8Array {
    return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
    const whole = new Uint8Array(one.length + other.length);
    whole.set(one);
    whole.set(other, one.length);
    return whole;
}

/** With a key of 32 bytes. */
export function hmac(key: Uint8Array, line: Uint8Array): Uint8Array {
    const padded = new Uint8Array(BLOCK);
    padded.set(key);
    const inner = sha256(joined(padded.map((byte) => byte ^ 0x36), line));
    return sha256(joined(padded.map((byte) => byte ^ 0x5c), inner));
}

/** The key of a match: from the server's seed and those that seats have revealed, in their order. */
export function keyOf(match: string, server: string, seats: [string, string][]): Uint8Array {
    const parts = [COMBINE, match, "server", server, ...seats.flat()];
    return sha256(ascii(parts.join(" ")));
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
        const block = hmac(this.key, ascii(`${DICE} ${this.round} ${this.block}`));
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
