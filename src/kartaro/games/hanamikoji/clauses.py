"""Which clause of the rulebook each question, fact and refusal of Hanamikoji follows from, by their messages."""

CLAUSES = {
    # Questions
    "ask-act": "3.2",
    "ask-cards": "4",
    "ask-split": "4.4.1",
    "ask-take": "4.5",
    # Facts
    "fact-chosen_first": "2.5",
    "fact-shuffled": "2.1",
    "fact-removed": "2.2",
    "fact-drew": "3.1",
    "fact-turn_began": "3.1",
    "fact-used_marker": "3.3",
    "fact-hid": "4.1.1",
    "fact-traded_off": "4.2.1",
    "fact-offered": "4.5",
    "fact-took": "4.5",
    "fact-revealed": "5.1",
    "fact-won_favour": "5.2",
    "fact-round_ended": "5.5",
    "fact-match_won": "6.1",
    # Sentences
    "told-dealt": "2.3",
    "told-drew": "3.1",
    "told-traded_off": "4.2.1",
    "told-gift": "4.3.1",
    "told-competition": "4.4.1",
    "told-took": "4.5",
    "told-won_favour": "5.2",
    # Refusals
    "error-action-not-in-play": "1.4",
    "error-marker-used": "3.3",
    "error-cards-not-held": "4",
    "error-take-one": "4.3.2",
    "error-take-pair": "4.4.2",
    "error-not-offered": "4.5",
}
