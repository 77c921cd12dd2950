"""The table on its own: setting up positions, and what it keeps between rounds."""

from __future__ import annotations

import typing as t

from kartaro.core.match import Match
from kartaro.core.seats import DEALER, PUBLIC
from kartaro.core.told import fields_of
from kartaro.games import game

if t.TYPE_CHECKING:
    from kartaro.games.love_letter.table import LoveLetter


def state(match: Match) -> dict[str, t.Any]:
    return t.cast("LoveLetter", match.truth()).state()


def new_match(seats: int, edition: str = "2019", options: dict[str, str] | None = None, position: str = "") -> Match:
    love_letter = game("love-letter")
    return Match(love_letter, love_letter.edition(edition, options), seats, position)


def written(match: Match, since: int = 0) -> list[str]:
    return [match.game.facts.write(fact) for fact in match.facts[since:]]


def test_a_new_table_is_empty_and_waits_for_the_pick_of_a_starter() -> None:
    assert state(new_match(3)) == {
        "asks": 1 << DEALER,
        "rests": True,
        "round": 0,
        "starter": 0,
        "contenders": 0b111,
        "tokens": [0, 0, 0],
        "gained": [0, 0, 0],
        "hands": [[], [], []],
        "may": [[], [], []],
        "twins": [],
        "laid": [],
        "deck": [],
        "aside": [],
        "up": [],
        "turn": 0,
        "owes": 0,
        "in_round": 0,
        "safe": 0,
        "spies": 0,
        "round_winners": 0,
        "match_winners": 0,
    }


def test_a_position_is_laid_on_an_empty_table() -> None:
    match = new_match(
        3, position="a{guard,king} b{priest} c{} out:c deck[spy,baron] aside(countess) fb<spy> tok:a2,b1,c0"
    )
    assert state(match) | {"may": []} == {
        "asks": 1,
        "rests": False,
        "round": 1,
        "starter": 0,
        "contenders": 0b111,
        "tokens": [2, 1, 0],
        "gained": [0, 0, 0],
        "hands": [[1, 7], [2], []],
        "may": [],
        "twins": [],
        "laid": [(1, 0)],
        "deck": [0, 3],
        "aside": [8],
        "up": [],
        "turn": 0,
        "owes": 0,
        "in_round": 0b011,
        "safe": 0,
        "spies": 0b010,
        "round_winners": 0,
        "match_winners": 0,
    }


def test_a_new_table_has_no_winner() -> None:
    match = new_match(2)
    assert not match.over()
    assert match.outcome() is None


def test_9_3_where_the_table_chose_so_the_last_hand_and_the_card_set_aside_are_shown_to_all() -> None:
    """The last one in the round shows the hand; in a showdown it has been shown already."""
    shown = {"reveal_after_round": "yes"}
    last = "a{guard,king} b{priest} c{} out:c deck[spy,baron] aside(countess)"
    match = new_match(3, options=shown, position=last)
    match.play(0, "guard b priest")
    assert "revealed a king [* *]" in written(match)
    assert "aside_revealed countess [* *]" in written(match)
    assert t.cast("LoveLetter", match.view(PUBLIC)).state()["aside"] == [8]
    match = new_match(3, options=shown, position="a{guard,king} b{priest} c{spy} deck[] aside(countess)")
    match.play(0, "guard b baron")
    assert [line for line in written(match) if line.startswith("revealed")] == [
        "revealed a king [* *]",
        "revealed b priest [* *]",
        "revealed c spy [* *]",
    ]
    assert "aside_revealed countess [* *]" in written(match)


def test_9_3_a_card_set_aside_that_was_drawn_is_not_shown() -> None:
    position = "a{prince,king} b{priest} deck[] aside(countess)"
    match = new_match(2, options={"reveal_after_round": "yes"}, position=position)
    match.play(0, "prince b")
    assert "drew_aside b countess [* b]" in written(match)
    assert not [line for line in written(match) if line.startswith("aside_revealed")]


def test_9_3_by_default_neither_the_last_hand_nor_the_card_set_aside_is_shown() -> None:
    match = new_match(2, position="a{guard,king} b{priest} deck[spy] aside(countess)")
    match.play(0, "guard b priest")
    assert not [line for line in written(match) if "revealed" in line]


def test_7_3_after_a_showdown_everybody_knows_the_hands_of_those_in_the_round() -> None:
    match = new_match(3, position="a{guard,king} b{priest} c{spy} deck[] aside(countess)")
    match.play(0, "guard b baron")
    assert t.cast("LoveLetter", match.view(PUBLIC)).state()["hands"] == [[7], [2], [0]]


def test_8_6_every_deal_begins_a_round_and_clears_what_the_last_one_left() -> None:
    match = new_match(2, position="a{guard,king} b{priest} fa<spy> deck[guard] aside(countess) prot:b")
    match.play(0, "guard")
    match.play(1, "priest a")
    assert state(match)["gained"] == [1 + 1, 0]
    match.order(match.wanted())
    now = state(match)
    assert (now["round"], now["gained"], now["tokens"]) == (2, [0, 0], [2, 0])
    assert (now["laid"], now["safe"], now["spies"], now["round_winners"]) == ([], 0, 0, 0)


# Laying out a position


IN_USE = "a{} b{guard,prince} c{king} fa<spy> fc<handmaid> prot:c out:a deck[guard,guard,guard] tok:a1,b2,c3 turn:b"
LAID = "a{guard,king} b{priest} c{} out:c prot:b deck[spy,baron] up() aside(countess) fb<spy> tok:a2,b1,c0"


def test_a_position_can_be_laid_on_a_table_in_use() -> None:
    love_letter = game("love-letter")
    edition = love_letter.edition("2019")
    fresh, used = (new_match(3, position=position).truth() for position in (LAID, IN_USE))
    used.listen(writing=False)
    for fact in love_letter.lay_out(edition, 3, LAID):
        used.apply(fact)
    assert t.cast("LoveLetter", used).state() == t.cast("LoveLetter", fresh).state()


def test_the_facts_of_a_layout_are_written_down_like_others() -> None:
    """What is read from the text of a position says itself who sees; a table that folds it shows nobody."""
    love_letter = game("love-letter")
    table = love_letter.table(love_letter.edition("2019"), 3)
    table.listen(writing=True)
    facts = love_letter.lay_out(love_letter.edition("2019"), 3, LAID)
    for fact in facts:
        table.apply(fact)
    rows = [fields_of(row) for row in table.drain()]
    assert [row[0] for row in rows] == [fact.kind for fact in facts]
    for fact, (kind, seat, other, card, _, number, heard_by, _) in zip(facts, rows, strict=True):
        fields = love_letter.kinds[kind].fields
        assert (seat, heard_by) == (fact.seat, fact.heard_by)
        assert "other" not in fields or other == fact.other
        assert "card" not in fields or card == fact.cards[0]
        assert "number" not in fields or number == fact.number
