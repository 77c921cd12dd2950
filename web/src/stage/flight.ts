// Things that fly to a seat: tokens at the end of a round, a stack to its winner.

import { stillness } from "../preferences.svelte";

function middle(of: DOMRect): [number, number] {
    return [of.left + of.width / 2, of.top + of.height / 2];
}

/** From where an element is to a seat, smaller and smaller; not for those who want no motion. */
export function flyToSeat(node: HTMLElement, seat: number, ms: number, delay = 0): void {
    const there = document.querySelector(`[data-seat="${seat}"]`);
    if (!there || stillness()) return;
    const [x, y] = middle(node.getBoundingClientRect());
    const [toX, toY] = middle(there.getBoundingClientRect());
    node.animate(
        [
            { transform: "none", opacity: 1 },
            { transform: `translate(${toX - x}px, ${toY - y}px) scale(0.25)`, opacity: 0 },
        ],
        { duration: ms, delay, easing: "cubic-bezier(0.5, 0, 0.7, 0.5)", fill: "both" },
    );
}
