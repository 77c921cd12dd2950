// What a check of the shuffles needs of a record: who promised which seed, and every decision as it was written.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Pledge {
    /** `server`, or the letter of a seat. */
    who: string;
    commitment: string;
    /** Empty if it was not revealed. */
    seed: string;
}

export interface Decision {
    /** `dealer`, or the letter of a seat. */
    who: string;
    text: string;
}

export interface MatchRecord {
    names: string[];
    match: string;
    pledges: Pledge[];
    /** A person chose who starts. */
    hostPicks: boolean;
    /** It began with a position that nobody dealt. */
    laidOut: boolean;
    decisions: Decision[];
    over: boolean;
    /** It is as it was written: nothing was changed or cut off by accident. */
    sealed: boolean;
}

const SEAL = 32;
const DECIDERS = /^(dealer|[a-f])$/;

export function readRecord(text: string): MatchRecord {
    const record: MatchRecord = {
        names: [],
        match: "",
        pledges: [],
        hostPicks: false,
        laidOut: false,
        decisions: [],
        over: false,
        sealed: false,
    };
    for (const line of text.split("\n")) readLine(record, line.split(" "));
    const end = text.lastIndexOf("end ");
    const seal = text.slice(end).trimEnd().split(" ")[2];
    record.sealed = end > 0 && bytesToHex(sha256(utf8ToBytes(text.slice(0, end)))).slice(0, SEAL) === seal;
    return record;
}

function readLine(record: MatchRecord, [first = "", second = "", third = "", ...rest]: string[]): void {
    if (first === "name") record.names.push([third, ...rest].join(" "));
    else if (first === "option" && second === "first_player" && third === "host") record.hostPicks = true;
    else if (first === "position") record.laidOut = true;
    else if (first === "end") record.over = second === "over";
    else if (first === "fair") readFair(record, [second, third, ...rest]);
    else if (DECIDERS.test(first)) record.decisions.push({ who: first, text: [second, third, ...rest].filter(Boolean).join(" ") });
}

function readFair(record: MatchRecord, [about = "", first = "", second = "", third = ""]: string[]): void {
    const seed = (word: string) => (word === "-" ? "" : word);
    if (about === "match") record.match = first;
    else if (about === "server") record.pledges.push({ who: "server", commitment: first, seed: seed(second) });
    else if (about === "seat") record.pledges.push({ who: first, commitment: second, seed: seed(third) });
    else if (about === "first") record.hostPicks = first === "host";
}
