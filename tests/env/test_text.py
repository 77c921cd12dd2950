"""Observations in text: whole matches in every language, what is refused, and that nothing hidden is in them."""

from __future__ import annotations

import typing as t

import pytest
from tests.env.shown import every
from tests.random_play import imagined, in_world, walk
from tests.scale import times

from kartaro._speed import compiled
from kartaro.core.errors import KartaroError
from kartaro.core.match import Match
from kartaro.core.seats import DEALER
from kartaro.env.text import NOTATION, STYLES, Reader, TextMatch
from kartaro.games import ROOMS, game
from kartaro.host import Host
from kartaro.locale import LANGUAGES, Speech
from kartaro.record import Record

if t.TYPE_CHECKING:
    from tests.random_play import Setting

STEPS = times(40, 2000)
"""Decisions at most in one match."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("named", ROOMS)
def test_a_match_is_played_by_reading_and_answering(named: str, language: str) -> None:
    match = TextMatch(named, seats=2, seed=3, language=language, bots={1: "random"})
    seen = match.observe()
    for step in range(STEPS):
        if seen is None:
            break
        assert seen.seat == 0
        assert all(f"\n{move} = " in seen.text for move in seen.moves)
        assert "{" not in seen.text
        match.answer(seen.moves[step % len(seen.moves)])
        seen = match.observe()
    assert (match.winners() is not None) == match.over()


def test_an_observation_goes_on_where_the_last_one_ended() -> None:
    match = TextMatch("love-letter", seats=2, seed=5, style=NOTATION)
    first, again = match.observe(), match.observe()
    assert first is not None
    assert again == first._replace(text="")


@pytest.mark.parametrize("answer", ["", "princess!", "I play the Guard.", "guard b", "guard b guard guard", "0"])
def test_an_answer_that_is_no_legal_move_changes_nothing(answer: str) -> None:
    match = TextMatch("love-letter", edition="2012", seats=2, seed=5, style=NOTATION)
    before = match.observe()
    assert before is not None
    with pytest.raises(KartaroError):
        match.answer(answer)
    assert match.observe() == before._replace(text="")


def test_an_unknown_style_is_refused() -> None:
    with pytest.raises(KartaroError, match="bad-option-value"):
        TextMatch("love-letter", seats=2, seed=5, style="prose")


@pytest.mark.parametrize("style", STYLES)
def test_what_a_seat_cannot_see_is_not_in_its_text(style: str) -> None:
    """Love Letter 2012: the card set aside, the other's hand and the deck differ, and a reads the same."""
    one = ["guard", "baron", "king", "handmaid", "prince", "priest", "princess"]
    other = ["priest", "baron", "king", "handmaid", "prince", "guard", "princess"]
    assert read(one, style) == read(other, style)
    assert read(one, style) != read(["guard", "baron", "king", "handmaid", "priest", "prince", "princess"], style)


@pytest.mark.parametrize("style", STYLES)
@every
def test_in_another_world_that_a_seat_thinks_possible_it_reads_the_same(setting: Setting, style: str) -> None:
    """In every game, edition and number of seats: everything hidden is replaced, and what was told is told again."""
    speech, dice = Speech("en"), setting.dice("text")
    compared = 0
    for match, _ in walk(setting, times(12, 150), style):
        for seat in (seat for seat in match.asked() if seat != DEALER):
            other = in_world(match, imagined(setting, match.view(seat), dice))
            texts = [Reader(Host(Record(one, []), {}), speech, seat, style).observe() for one in (match, other)]
            assert texts[0] == texts[1]
            compared += 1
    assert compared or not compiled()


def read(top: list[str], style: str) -> str:
    """What a reads at its first turn, with these cards on top of the deck: set aside, three open, a, b, a's draw."""
    named = game("love-letter")
    match = Match(named, named.edition("2012"), 2)
    match.play(DEALER, 0)
    cards = [named.cards.index(name) for name in top]
    rest = match.wanted()
    for card in cards:
        rest.remove(card)
    match.order([*cards, *rest])
    return Reader(Host(Record(match, []), {}), Speech("en"), 0, style).observe().text
