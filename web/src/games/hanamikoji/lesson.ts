import type { Lesson } from "../../learn/lessons";

export default {
    notes: [
        { say: "page-learn-hanamikoji-goal", when: {}, at: "geishas", clause: "1.1" },
        { say: "page-learn-hanamikoji-turn", when: { asked: "ask-act" }, at: "question", clause: "3.1" },
        { say: "page-learn-hanamikoji-take", when: { asked: "ask-take" }, at: "question", clause: "4.5" },
        { say: "page-learn-hanamikoji-hidden", when: { asked: "ask-act" }, at: "markers", clause: "4.1" },
        { say: "page-learn-hanamikoji-offers", when: { asked: "ask-act", times: 2 }, at: "markers", clause: "4.3" },
        { say: "page-learn-hanamikoji-offered", when: { fact: "offered", by: "me" }, at: "beside", clause: "4.3.2" },
        { say: "page-learn-hanamikoji-hid", when: { fact: "hid", by: "me" }, at: "beside", clause: "4.1.1" },
        { say: "page-learn-hanamikoji-secret", when: { fact: "hid", by: "other" }, at: "beside", clause: "7.2" },
        { say: "page-learn-hanamikoji-traded", when: { fact: "traded_off", by: "me" }, at: "beside", clause: "4.2.1" },
        { say: "page-learn-hint", when: { asked: "ask-act", times: 3 }, at: "hint" },
        { say: "page-learn-hanamikoji-favour", when: { fact: "won_favour" }, at: "geishas", clause: "5" },
        { say: "page-learn-hanamikoji-round", when: { fact: "round_ended" }, at: "mine", clause: "6" },
        { say: "page-learn-over", when: { over: true } },
    ],
} satisfies Lesson;
