"""The keys of a scenario file: how the value of each assertion is parsed, and the function that judges it."""

from __future__ import annotations

import typing as t

from kartaro.scenario import judging, values

if t.TYPE_CHECKING:
    from kartaro.scenario.place import Place


class Check(t.NamedTuple):
    """A key of a step: parses its value, and judges it."""

    read: t.Callable[[Place, t.Any], t.Any]
    judge: judging.Judge


CHECKS = {
    "refused": Check(values.read_refusals, judging.refused),
    "holds": Check(values.read_terms, judging.holds),
    "lacks": Check(values.read_terms, judging.lacks),
    "sees": Check(values.read_terms_by_seat, judging.sees),
    "sees_not": Check(values.read_terms_by_seat, judging.sees_not),
    "legal": Check(values.read_moves_by_seat, judging.legal),
    "legal_with": Check(values.read_moves_by_seat, judging.legal_with),
    "legal_without": Check(values.read_moves_by_seat, judging.legal_without),
    "facts": Check(values.read_facts, judging.facts),
    "facts_with": Check(values.read_facts, judging.facts_with),
    "facts_without": Check(values.read_facts, judging.facts_without),
    "told": Check(values.read_facts_by_seat, judging.told_all),
    "told_with": Check(values.read_facts_by_seat, judging.told_with),
    "told_without": Check(values.read_facts_by_seat, judging.told_without),
    "asked": Check(values.read_seats, judging.equal_seats(lambda moment: moment.match.asked())),
    "round_over": Check(values.read_flag, judging.equal(lambda moment: moment.match.round_over())),
    "over": Check(values.read_flag, judging.equal(lambda moment: moment.match.over())),
    "winners": Check(values.read_seats, judging.equal_seats(lambda moment: moment.match.outcome())),
    "scores": Check(values.read_numbers, judging.equal(lambda moment: moment.match.scores())),
    "gains": Check(values.read_numbers, judging.equal(lambda moment: moment.match.truth().gains())),
    "wanted": Check(values.read_card_counts, judging.equal(judging.wanted)),
    "cards": Check(values.read_card_counts, judging.equal(judging.counted)),
    "numbers": Check(values.read_counts, judging.numbers),
}
"""Every assertion a step can make."""

JUDGED_BEFORE = ("holds", "lacks", "sees", "sees_not")
STEP_KEYS = ("moves", "before", *CHECKS)
BRANCH_KEYS = (*STEP_KEYS, "step", "editions", "options", "seats", "position", "not_made")
CASE_KEYS = ("id", "title", "game", "same_to")
