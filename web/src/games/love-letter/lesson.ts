import type { Lesson } from "../../learn/lessons";

export default {
    options: { tokens_to_win: "2" },
    notes: [
        { say: "page-learn-love-letter-goal", when: {}, at: "mine", clause: "1.1" },
        { say: "page-learn-love-letter-turn", when: { asked: "ask-play" }, at: "hand", clause: "3.1" },
        { say: "page-learn-love-letter-guard", when: { asked: "ask-play", holds: ["guard"] }, at: "hand", clause: "5.1" },
        { say: "page-learn-love-letter-princess", when: { asked: "ask-play", holds: ["princess"] }, at: "hand", clause: "5.9" },
        { say: "page-learn-love-letter-countess", when: { asked: "ask-play", holds: ["countess"] }, at: "hand", clause: "5.8" },
        { say: "page-learn-love-letter-keep", when: { asked: "ask-keep" }, at: "hand", clause: "5.6" },
        { say: "page-learn-love-letter-denied", when: { fact: "denied" }, at: "news", clause: "5.1" },
        { say: "page-learn-love-letter-showed", when: { fact: "showed" }, at: "news", clause: "9.2" },
        { say: "page-learn-love-letter-protected", when: { fact: "protected" }, at: "others", clause: "5.4" },
        { say: "page-learn-love-letter-front", when: { asked: "ask-play", times: 3 }, at: "front", clause: "9.1" },
        { say: "page-learn-love-letter-out", when: { fact: "knocked_out" }, at: "others", clause: "6.2" },
        { say: "page-learn-love-letter-round", when: { fact: "round_ended" }, at: "mine", clause: "8.1" },
        { say: "page-learn-hint", when: { asked: "ask-play", times: 4 }, at: "hint" },
        { say: "page-learn-over", when: { over: true } },
    ],
} satisfies Lesson;
