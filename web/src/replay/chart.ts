// Where the points of a chart of chances lie.

import type { Judgement } from "../protocol";

export const HEIGHT = 200;
export const LEFT = 44;
export const RIGHT = 12;
export const TOP = 12;
export const BOTTOM = 26;

export interface Point {
    judgement: Judgement;
    x: number;
    /** By what was played, and by what the bot would have played. */
    y: number;
    best: number;
}

/** How far to the right a decision lies, in a chart of this width. */
export function across(decision: number, decisions: number, width: number): number {
    return LEFT + (width - LEFT - RIGHT) * (decisions > 1 ? decision / (decisions - 1) : 0);
}

export function up(chance: number): number {
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * Math.min(1, Math.max(0, chance));
}

export function points(judgements: readonly Judgement[], decisions: number, width: number): Point[] {
    return judgements.map((judgement) => ({
        judgement,
        x: across(judgement.decision, decisions, width),
        y: up(judgement.value),
        best: up(judgement.best),
    }));
}

export function path(all: readonly Point[]): string {
    return all.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** The few that cost most, the worst first. */
export function costliest(judgements: readonly Judgement[], most = 5): Judgement[] {
    return judgements
        .filter(({ cost }) => cost > 0)
        .sort((one, other) => other.cost - one.cost)
        .slice(0, most);
}
