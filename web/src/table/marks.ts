// What is said of a player on a chip, and what the table shows in another way.

import type { Say } from "../protocol";

/** Messages whose content is seen elsewhere: the cards themselves, the markers of a player. */
const SEEN = new Set(["mark-hand", "mark-used-1", "mark-used-2", "mark-used-3", "mark-used-4"]);
const ICONS: Record<string, string> = {
    "mark-out": "out",
    "mark-protected": "shield",
    "mark-won": "deck",
    "mark-trophies": "crown",
    "mark-announced": "warning",
};

export function chips(marks: Say[]): { says: Say; icon: string }[] {
    return marks
        .filter((mark) => !SEEN.has(mark.say))
        .map((mark) => ({ says: mark, icon: ICONS[mark.say] ?? "info" }));
}
