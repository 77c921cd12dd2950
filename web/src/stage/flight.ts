// Things that fly to a seat and from one: a card that is played, tokens at the end of a round, a stack to its winner.

import { stillness } from "../preferences.svelte";

function middle(of: DOMRect): [number, number] {
    return [of.left + of.width / 2, of.top + of.height / 2];
}

const HERE: Keyframe = { transform: "none", opacity: 1 };

/** An element where a seat is, small and gone; nothing for those who want no motion. */
function atSeat(node: HTMLElement, seat: number): Keyframe | null {
    const there = document.querySelector(`[data-seat="${seat}"]`);
    if (!there || stillness()) return null;
    const [x, y] = middle(node.getBoundingClientRect());
    const [toX, toY] = middle(there.getBoundingClientRect());
    return { transform: `translate(${toX - x}px, ${toY - y}px) scale(0.25)`, opacity: 0 };
}

/** From where an element is to a seat, smaller and smaller. */
export function flyToSeat(node: HTMLElement, seat: number, ms: number, delay = 0): void {
    const there = atSeat(node, seat);
    if (there) node.animate([HERE, there], { duration: ms, delay, easing: "cubic-bezier(0.5, 0, 0.7, 0.5)", fill: "both" });
}

/** From a seat to where an element is. */
export function flyFromSeat(node: HTMLElement, seat: number, ms: number): void {
    const there = atSeat(node, seat);
    if (there) node.animate([there, HERE], { duration: ms, easing: "cubic-bezier(0.3, 0.8, 0.3, 1)" });
}
