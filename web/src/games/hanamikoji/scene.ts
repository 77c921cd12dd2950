import { thing } from "../../i18n/telling";
import type { Say, View } from "../../protocol";
import { cardOf, cardsOf, type SceneOf, seatOf, type Shown, type Still } from "../../stage/scenes";

function shown(cards: string[], side: string, seat: number | undefined): Shown[] {
    return cards.map((card, i) => ({ key: `${side}${i}`, card, ...(seat === undefined ? {} : { seat }) }));
}

/** Cards that a player lays out. */
function laid(cards: string[], side: string, seat: number | undefined): Shown[] {
    return shown(cards, side, seat).map((one) => ({ ...one, ...(seat === undefined ? {} : { from: seat }) }));
}

/** What lies before a geisha on both sides. */
function items(view: View, seat: number, geisha: string): Shown[] {
    const mine = (view.rows[seat]?.front ?? []).filter((card) => card === geisha);
    return mine.map((card, i) => ({ key: `${seat}-${geisha}-${i}`, card, ...(i ? {} : { seat }) }));
}

/** Geishas one by one: to whom each of them turns, and by what. */
function favours(words: Say, after: View): Still[] {
    const seat = seatOf(words, "seat") ?? 0;
    const geishas = thing(words, "cards").cards ?? [cardOf(words, "named")];
    return geishas.map((geisha) => ({
        picture: {
            left: items(after, seat, geisha),
            right: [{ key: `geisha-${geisha}`, card: `geisha-${geisha}`, mood: "lit" as const }, ...items(after, 1 - seat, geisha)],
            sign: "crown",
        },
        length: 1.2,
        sound: "token" as const,
    }));
}

const scene: SceneOf = ({ words }, _, after) => {
    const seat = seatOf(words, "seat");
    switch (words.say) {
        case "told-gift":
            return [{ picture: { left: laid(cardsOf(words, "cards"), "offer", seat), right: [] }, length: 1.4, applies: true, sound: "card" }];
        case "told-competition": {
            const right = laid(cardsOf(words, "second"), "right", seat);
            return [{ picture: { left: laid(cardsOf(words, "first"), "left", seat), right, sign: "rotate" }, length: 1.6, applies: true, sound: "card" }];
        }
        case "told-took": {
            const right = shown(cardsOf(words, "second"), "left", seatOf(words, "other"));
            return [{ picture: { left: shown(cardsOf(words, "first"), "taken", seat), right, sign: "hand" }, length: 1.8, applies: true, sound: "turn-over" }];
        }
        case "fact-revealed": {
            const card: Shown = { key: "secret", card: cardOf(words, "card"), mood: "lit", ...(seat === undefined ? {} : { seat }) };
            return [{ picture: { left: [card], right: [] }, length: 1, sound: "turn-over" }];
        }
        case "fact-won_favour":
        case "told-won_favour":
            return favours(words, after);
        default:
            return null;
    }
};

export default scene;
