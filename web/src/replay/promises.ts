// What a record says was promised, beside what this browser was shown before the deal.

import type { Pledge } from "../fair/record";
import type { Promises } from "../net/promises";

const LETTERS = "abcdef";

export interface Compared {
    lines: { holds: boolean; message: string; seat: string }[];
    fault: boolean;
}

export function compared(pledges: readonly Pledge[], stored: Promises | null): Compared {
    if (!stored) return { lines: [], fault: false };
    const of = (who: string) => pledges.find((pledge) => pledge.who === who);
    const lines = [{ holds: of("server")?.commitment === stored.server, message: "page-fair-same-promise", seat: "server" }];
    for (const [seat, promise] of Object.entries(stored.seats)) {
        const who = LETTERS[Number(seat)] ?? "";
        lines.push({ holds: of(who)?.commitment === promise, message: "page-fair-same-promise", seat: who });
    }
    for (const [seat, seed] of Object.entries(stored.seeds)) {
        const who = LETTERS[Number(seat)] ?? "";
        lines.push({ holds: of(who)?.seed === seed, message: "page-fair-own-seed", seat: who });
    }
    return { lines, fault: lines.some((line) => !line.holds) };
}
