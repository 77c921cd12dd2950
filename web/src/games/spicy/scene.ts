import { thing, word } from "../../i18n/telling";
import type { Say, View } from "../../protocol";
import { cardOf, outcomeOf, type Picture, type SceneOf, seatOf, type Shown, type Still } from "../../stage/scenes";

/** What was said of the card on top, before anybody doubted it. */
function claimOf(before: View): string | undefined {
    return thing(
        before.middle.find((says) => says.say === "status-stack"),
        "named",
    ).card;
}

const HALVES = { number: "page-stage-number", spice: "page-stage-spice" } as const;

/** The card turns over beside the claim, one half is stamped, and the stack goes to whoever was right. */
function challenge(words: Say, cause: Say | null | undefined, before: View): Still[] {
    const [challenger, owner] = [seatOf(words, "seat"), seatOf(words, "other")];
    const how = word(words, "how");
    const lie = outcomeOf(words) === "right";
    const claim = claimOf(before);
    const claimed: Shown[] = claim ? [{ key: "claim", card: claim, caption: "page-stage-claim" }] : [];
    const top = (card: string): Shown[] => [{ key: "top", card, ...(owner === undefined ? {} : { seat: owner }) }];
    const named = how === "number" || how === "spice";
    const halves = named ? Object.entries(HALVES).map(([half, says]) => ({ says, counts: half === how })) : [];
    const revealed = top(cardOf(words, "card"));
    const stamp = { says: lie ? "page-stage-lie" : "page-stage-true", tone: lie ? "bad" : "good", halves } as const;
    const end: Picture = { left: claimed, right: revealed, sign: "eye-card", stamp };
    const asked = cause ?? words;
    const winner = lie ? challenger : owner;
    return [
        { picture: { left: claimed, right: top("?"), sign: "warning" }, length: 1.2, says: asked, sound: "card" },
        { picture: { left: claimed, right: revealed, sign: "eye-card" }, length: 1, says: asked, sound: "turn-over" },
        { picture: end, length: 2, says: asked, sound: lie ? "bad" : "good" },
        { picture: { ...end, ...(winner === undefined ? {} : { to: winner }) }, length: 1, says: asked, applies: true, sound: "card" },
    ];
}

const scene: SceneOf = ({ words, cause }, before) => {
    switch (words.say) {
        case "told-challenged":
            return challenge(words, cause, before);
        case "fact-world_ended":
            return [
                { picture: { left: [{ key: "end", card: "worlds-end", mood: "lit" }], right: [] }, length: 2.5, sound: "out" },
            ];
        case "fact-won_trophy":
            return [{ picture: null, length: 1.5, sound: "token" }];
        default:
            return null;
    }
};

export default scene;
