// What is shown of a sentence on the stage. The table's messages say what belongs together (a sentence), what was done
// (its cause), what came of it (its words) and what is worth a breath (drama); a game's own folder may say how that looks
// (games/NAME/scene.ts). Nothing here knows a rule, and no card is shown that the sentence does not show its reader.

import { FACE_DOWN, thing, value } from "../i18n/telling";
import type { Say, Sentence, View } from "../protocol";
import type { Sound } from "../sound";

/** A card on the stage, and what is written below it. */
export interface Shown {
    /** The same card from picture to picture: it turns over rather than being replaced. */
    key: string;
    card: string;
    /** Whose it is. */
    seat?: number;
    /** A message of the page, where it is nobody's. */
    caption?: string;
    mood?: "lit" | "dim";
    /** It comes from this seat. */
    from?: number;
}

/** What is stamped across a picture: a message of the page. */
export interface Stamp {
    says: string;
    tone: "good" | "bad" | "plain";
    /** Of which half of a card it speaks, by messages of the page: the one that counts is first. */
    halves?: { says: string; counts: boolean }[];
}

/** A picture on the stage. */
export interface Picture {
    left: Shown[];
    right: Shown[];
    /** Between them, an icon. */
    sign?: string;
    stamp?: Stamp;
    /** It goes to this seat in the end. */
    to?: number;
}

/** A step of a scene. */
export interface Beat {
    sentence: Sentence;
    /** What is told meanwhile, for eyes: ears hear the sentence when it is in the log. */
    says: Say | null;
    picture: Picture | null;
    /** In steps of the pace that was chosen. */
    length: number;
    /** The table changes when this begins. */
    applies: boolean;
    /** From here on, the log has the sentence. */
    tells: boolean;
    sound?: Sound;
}

/** What a game makes of a sentence: pictures one after another; null where the table itself shows enough. */
export type SceneOf = (sentence: Sentence, before: View, after: View) => Still[] | null;

/** A picture, and for how long. */
export interface Still {
    picture: Picture | null;
    length: number;
    /** What it tells; the whole sentence, unless something else is given. */
    says?: Say | null;
    /** From here on, the table is as it is afterwards; where none says so, from the last on. */
    applies?: boolean;
    sound?: Sound;
}

export function seatOf(says: Say, name: string): number | undefined {
    return thing(says, name).player;
}

export function cardOf(says: Say, name: string): string {
    return thing(says, name).card ?? FACE_DOWN;
}

export function cardsOf(says: Say, name: string): string[] {
    return thing(says, name).cards ?? [];
}

/** Who does it, and to whom. */
export function castOf(sentence: Sentence): { actor?: number; target?: number } {
    const actor = seatOf(sentence.words, "seat");
    const target = seatOf(sentence.words, "other");
    return { ...(actor === undefined ? {} : { actor }), ...(target === undefined ? {} : { target }) };
}

/** A sentence that no game has a picture for: its cause, then itself. */
function plain(sentence: Sentence): Still[] {
    const { cause, drama } = sentence;
    const after: Still = { picture: null, length: drama ? 1.5 : 1, sound: "card" };
    return cause ? [{ picture: null, length: 1, says: cause, sound: "card" }, after] : [after];
}

/** Whoever has done something knows that it was done: only what came of it is news. */
const KNOWN = 0.6;

interface Cast {
    scene: SceneOf | undefined;
    reader: number;
    before: View;
    after: View;
}

/** Everything that is to be seen of new sentences, one after another. */
export function beatsOf(sentences: Sentence[], { scene, reader, before, after }: Cast): Beat[] {
    const isOwn = (sentence: Sentence): boolean => castOf(sentence).actor === reader;
    const told = sentences.filter((sentence) => !sentence.routine && (sentence.cause || sentence.drama || !isOwn(sentence)));
    const first = told.find((sentence) => sentence.cause) ?? told[0];
    return told.flatMap((sentence) => {
        const stills = scene?.(sentence, before, after) ?? plain(sentence);
        const applies = stills.findIndex((still) => still.applies);
        const from = applies < 0 ? stills.length - 1 : applies;
        return stills.map((still, i) => ({
            sentence,
            says: still.says === undefined ? sentence.words : still.says,
            picture: still.picture,
            length: isOwn(sentence) && i < from ? still.length * KNOWN : still.length,
            applies: sentence === first && i === from,
            tells: i >= from,
            ...(still.sound ? { sound: still.sound } : {}),
        }));
    });
}

/** The outcome of a sentence, as its message has it. */
export function outcomeOf(says: Say): string {
    const found = value(says, "outcome");
    return typeof found === "string" ? found : "";
}
