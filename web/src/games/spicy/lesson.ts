import type { Lesson } from "../../learn/lessons";

export default {
    options: { worlds_end_above: "24" },
    notes: [
        { say: "page-learn-spicy-goal", when: {}, at: "mine", clause: "1.1" },
        { say: "page-learn-spicy-turn", when: { asked: "ask-turn" }, at: "hand", clause: "3.2" },
        { say: "page-learn-spicy-answer", when: { asked: "ask-answer" }, at: "question", clause: "4.3" },
        { say: "page-learn-spicy-higher", when: { asked: "ask-turn", times: 2 }, at: "claim", clause: "3.5" },
        { say: "page-learn-spicy-wild", when: { asked: "ask-turn", holds: ["nw", "sw"] }, at: "hand", clause: "1.3" },
        { say: "page-learn-spicy-passed", when: { fact: "passed" }, at: "deck", clause: "3.9" },
        { say: "page-learn-spicy-challenged", when: { fact: "challenged" }, at: "news", clause: "4.4" },
        { say: "page-learn-spicy-stack", when: { fact: "took_stack" }, at: "mine", clause: "4.8" },
        { say: "page-learn-hint", when: { asked: "ask-turn", times: 4 }, at: "hint" },
        { say: "page-learn-spicy-last", when: { fact: "announced" }, at: "hand", clause: "5.1" },
        { say: "page-learn-spicy-trophy", when: { fact: "won_trophy" }, at: "mine", clause: "5.4" },
        { say: "page-learn-spicy-end", when: { fact: "world_ended" }, at: "mine", clause: "6.1" },
        { say: "page-learn-over", when: { over: true } },
    ],
} satisfies Lesson;
