import type { Looks } from "../looks";

const MARKERS = ["secret", "trade_off", "gift", "competition"];

export default {
    lid: ["umbrella", "hairpin", "fan"],
    cover: "geisha-hairpin",
    // A geisha has the sign of her item.
    face: (card) => ({ picture: card, sign: card.replace("geisha-", "") }),
    signs: {
        flute: "t-violet",
        fan: "t-red",
        scroll: "t-gold",
        umbrella: "t-blue",
        shamisen: "t-rust",
        tea: "t-leaf",
        hairpin: "t-pink",
    },
    scorePiece: "favour",
    markers: MARKERS,
    marks: Object.fromEntries(MARKERS.map((_, i) => [`mark-used-${i + 1}`, null])),
    answers: Object.fromEntries(MARKERS.map((marker) => [`action-${marker}`, marker])),
    showsFronts: true,
} satisfies Looks;
