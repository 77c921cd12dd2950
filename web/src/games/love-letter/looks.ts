import type { Looks } from "../looks";

export default {
    lid: ["guard", "princess", "prince"],
    cover: "princess",
    scorePiece: "token",
    plays: ["told-played", "fact-played"],
    marks: { "mark-out": "out", "mark-protected": "shield" },
} satisfies Looks;
