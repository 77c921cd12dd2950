import { FACE_DOWN, thing } from "../../i18n/telling";
import type { Say } from "../../protocol";
import type { Sound } from "../../sound";
import { cardOf, outcomeOf, type Picture, type SceneOf, seatOf, type Shown, type Stamp, type Still } from "../../stage/scenes";

function of(seat: number | undefined): Pick<Shown, "seat"> {
    return seat === undefined ? {} : { seat };
}

const HIT: Stamp = { says: "page-stage-hit", tone: "bad" };
const MISSED: Stamp = { says: "page-stage-missed", tone: "plain" };
const OUT: Stamp = { says: "page-stage-out", tone: "bad" };
const TIED: Stamp = { says: "page-stage-tied", tone: "plain" };
const SAFE: Stamp = { says: "page-stage-safe", tone: "good" };

/** Two hands side by side: only those two see whose was which, to the others the winner's stays face down. */
function baron(words: Say): Picture {
    const [seat, other] = [seatOf(words, "seat"), seatOf(words, "other")];
    const outcome = outcomeOf(words);
    if (outcome === "tied" || outcome === "tied_out") {
        const card = cardOf(words, "card2");
        const stamp = outcome === "tied" ? TIED : OUT;
        return { left: [{ key: "mine", card, ...of(seat) }], right: [{ key: "theirs", card, ...of(other) }], sign: "rotate", stamp };
    }
    const [low, high] = [cardOf(words, "card2"), cardOf(words, "card3")];
    const won = outcome === "won";
    return {
        left: [{ key: "mine", card: won ? high : low, mood: won ? "lit" : "dim", ...of(seat) }],
        right: [{ key: "theirs", card: won ? low : high, mood: won ? "dim" : "lit", ...of(other) }],
        sign: "rotate",
        stamp: OUT,
    };
}

/** What is on the right of a card while nobody knows what it does: whom it is played on, and what was named. */
function aim(words: Say): Shown[] {
    const other = seatOf(words, "other");
    const named = thing(words, "named").card;
    if (named !== undefined) return [{ key: "named", card: named, caption: "page-stage-named" }];
    return other === undefined ? [] : [{ key: "theirs", card: FACE_DOWN, seat: other }];
}

/** How a play comes out, as a picture. */
function came(words: Say): Picture {
    const [seat, other] = [seatOf(words, "seat"), seatOf(words, "other")];
    const left: Shown[] = [{ key: "played", card: cardOf(words, "card"), ...of(seat) }];
    const theirs = (card: string, mood?: Shown["mood"]): Shown[] => [{ key: "theirs", card, ...of(other ?? seat), ...(mood ? { mood } : {}) }];
    switch (outcomeOf(words)) {
        case "missed":
            return { left, right: aim(words).map((shown) => ({ ...shown, mood: "dim" as const })), sign: "next", stamp: MISSED };
        case "out":
            return { left, right: aim(words).map((shown) => ({ ...shown, mood: "lit" as const })), sign: "next", stamp: HIT };
        case "saw":
            return { left, right: theirs(cardOf(words, "card2")), sign: "eye-card" };
        case "protected":
            return { left, right: [], stamp: SAFE };
        case "discarded_out":
        case "own_discarded_out":
            return { left, right: theirs(cardOf(words, "card2"), "dim"), sign: "next", stamp: OUT };
        case "redrew":
        case "redrew_aside":
        case "own_redrew":
        case "own_redrew_aside":
            return { left, right: theirs(cardOf(words, "card2"), "dim"), sign: "next" };
        case "swapped":
            return {
                left: [{ key: "theirs", card: cardOf(words, "card3"), ...of(seat) }],
                right: [{ key: "mine", card: cardOf(words, "card2"), ...of(other) }],
                sign: "rotate",
            };
        case "won":
        case "lost":
        case "tied":
        case "tied_out":
            return baron(words);
        default:
            return { left, right: [] };
    }
}

function soundOf(outcome: string): Sound {
    if (["out", "won", "lost", "tied_out", "discarded_out", "own_discarded_out"].includes(outcome)) return "out";
    return outcome === "protected" ? "good" : "turn-over";
}

function played(words: Say, cause: Say | null | undefined, drama: boolean): Still[] {
    const seat = seatOf(words, "seat");
    const left: Shown[] = [{ key: "played", card: cardOf(words, "card"), ...of(seat), ...(seat === undefined ? {} : { from: seat }) }];
    const right = aim(words);
    const first: Still = { picture: { left, right, ...(right.length ? { sign: "next" } : {}) }, length: 1, says: cause ?? words, sound: "card" };
    if (!cause) return [{ ...first, applies: true }];
    return [first, { picture: came(words), length: drama ? 2 : 1.2, applies: true, sound: soundOf(outcomeOf(words)) }];
}

const scene: SceneOf = ({ words, cause, drama }) => {
    switch (words.say) {
        case "told-played":
        case "fact-played":
            return played(words, cause, drama ?? false);
        case "fact-revealed": {
            const shown: Shown = { key: "hand", card: cardOf(words, "card"), mood: "lit", ...of(seatOf(words, "seat")) };
            return [{ picture: { left: [shown], right: [] }, length: 1, sound: "turn-over" }];
        }
        case "fact-took_token":
        case "told-took_token":
        case "fact-took_spy_token":
            return [{ picture: null, length: 1, sound: "token" }];
        default:
            return null;
    }
};

export default scene;
