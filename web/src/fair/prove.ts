// Whether the dealer's decisions of a record are those that its seeds give. It knows no rules: out of what the dealer
// decided each time (which cards, what could be picked) the server says; `kartaro verify` asks the rules instead.

import { commitment } from "../net/fair";
import type { Deal } from "../protocol";
import { Dice, keyOf, shuffled } from "./dice";
import { type MatchRecord, type Pledge, readRecord } from "./record";

export interface Checked extends Pledge {
    /** The seed is the one that was promised; a seed that was not revealed breaks no promise. */
    holds: boolean;
}

export interface Dealt {
    decision: number;
    cards: number;
    expected: string;
    got: string;
    holds: boolean;
}

export interface Proof {
    /** Why nothing is proven, as a code of ours with what goes into its sentence; empty if all holds. */
    fault: string;
    args: Record<string, string | number>;
    pledges: Checked[];
    dealt: Dealt[];
    /** The name of the match that was promised: that of the table where it was played. */
    match: string;
    /** The first decision was a person's. */
    hostPicked: boolean;
    laidOut: boolean;
    /** No player has revealed a seed: the server alone has chosen. */
    serverAlone: boolean;
}

export function prove(text: string, deals: readonly Deal[], cards: readonly string[]): Proof {
    const record = readRecord(text);
    const proof: Proof = {
        fault: "",
        args: {},
        pledges: record.pledges.map((pledge) => ({ ...pledge, holds: holds(pledge) })),
        dealt: [],
        match: record.match,
        hostPicked: hostPicked(record),
        laidOut: record.laidOut,
        serverAlone: !record.pledges.some(({ who, seed }) => who !== "server" && seed),
    };
    const broken = proof.pledges.find((pledge) => !pledge.holds);
    const server = record.pledges.find(({ who }) => who === "server");
    if (!server) return { ...proof, fault: "fair-missing" };
    if (!record.over) return { ...proof, fault: "fair-unfinished" };
    if (!record.sealed) return { ...proof, fault: "record-edited" };
    if (!server.seed) return { ...proof, fault: "fair-unrevealed" };
    if (broken) return { ...proof, fault: "fair-commitment", args: { who: broken.who } };
    proof.dealt = dealtAgain(record, server.seed, deals, cards);
    const wrong = proof.dealt.findIndex((deal) => !deal.holds);
    const { expected = "", got = "" } = proof.dealt[wrong] ?? {};
    if (wrong >= 0) return { ...proof, fault: "fair-disagrees", args: { number: wrong + 1, expected, got } };
    return proof;
}

function holds({ commitment: promised, seed }: Pledge): boolean {
    return !seed || commitment(seed) === promised;
}

function hostPicked({ hostPicks, decisions }: MatchRecord): boolean {
    const [first] = decisions;
    return hostPicks && first?.who === "dealer" && !first.text.startsWith("order ");
}

/** Every decision of the dealer that is a matter of dice, thrown again. */
function dealtAgain(record: MatchRecord, server: string, deals: readonly Deal[], cards: readonly string[]): Dealt[] {
    const seats = record.pledges.filter(({ who, seed }) => who !== "server" && seed);
    const dice = new Dice(keyOf(record.match, server, seats.map(({ who, seed }) => [who, seed])));
    const found: Dealt[] = [];
    record.decisions.forEach(({ who, text }, decision) => {
        if (who !== "dealer" || (decision === 0 && hostPicked(record))) return;
        const order = text.startsWith("order ") ? text.slice("order ".length).split(",") : [];
        const expected = order.length ? ordered(order, dice, cards) : picked(deals, decision, dice);
        found.push({ decision, cards: order.length, expected, got: text, holds: expected === text });
    });
    return found;
}

function ordered(order: string[], dice: Dice, cards: readonly string[]): string {
    dice.nextRound();
    const sorted = [...order].sort((one, other) => cards.indexOf(one) - cards.indexOf(other));
    return `order ${shuffled(sorted, dice).join(",")}`;
}

function picked(deals: readonly Deal[], decision: number, dice: Dice): string {
    const picks = deals.find((deal) => deal.decision === decision)?.picks ?? [];
    return picks[dice.below(Math.max(1, picks.length))] ?? "";
}
