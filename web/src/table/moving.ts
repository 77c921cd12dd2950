// Cards that fly from place to place, and from the deck; at once, for those who want no motion.

import { cubicOut } from "svelte/easing";
import { stillness } from "../preferences.svelte";
import { crossfade, type TransitionConfig } from "svelte/transition";

const LONGEST = 340;

function fromDeck(node: Element, intro: boolean): TransitionConfig {
    const deck = intro ? document.querySelector("[data-deck]") : null;
    if (!deck) return { duration: 200, css: (t) => `opacity: ${t}` };
    const there = deck.getBoundingClientRect();
    const here = node.getBoundingClientRect();
    const [x, y] = [there.left - here.left, there.top - here.top];
    return {
        duration: LONGEST,
        easing: cubicOut,
        css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${0.6 + 0.4 * t}); opacity: ${Math.min(1, t * 2)}`,
    };
}

export const [send, receive] = crossfade({
    duration: () => (stillness() ? 0 : LONGEST),
    easing: cubicOut,
    fallback: (node, _, intro) => (stillness() ? { duration: 0 } : fromDeck(node, intro)),
});

export const flipping = { duration: () => (stillness() ? 0 : 260), easing: cubicOut };
