"""Rules of thumb play like a casual player in given positions."""

from __future__ import annotations

import operator
import typing as t

import pytest
from tests.bots.seated import seated

from kartaro.core.match import Match
from kartaro.games import game, thumb_of
from kartaro.games.love_letter.thumb import chances

# Love Letter


def test_a_guard_names_what_is_left_most_often() -> None:
    """Of the five cards not seen two are Barons."""
    place = (
        "a{guard,guard} b{king} fa<guard,priest,handmaid> fb<handmaid,prince,prince> "
        "deck[baron,priest,countess] aside(baron) up(princess,guard,guard) turn:a"
    )
    assert seated("thumb", "love-letter", place, edition="classic").choice() == "guard b baron"


def test_a_guard_names_what_is_known() -> None:
    place = "a{guard,princess} b{king} deck[baron,baron,priest] turn:a knows a:b{king}"
    assert seated("thumb", "love-letter", place).choice() == "guard b king"


def test_a_princess_is_kept() -> None:
    for other in ("guard", "priest", "handmaid", "chancellor", "spy", "countess"):
        place = f"a{{{other},princess}} b{{king}} deck[baron,baron,priest] turn:a"
        assert seated("thumb", "love-letter", place).choice().split()[0] == other


def test_a_baron_is_for_high_cards() -> None:
    high = "a{baron,countess} b{guard} deck[guard,priest,spy] turn:a"
    low = "a{baron,guard} b{king} deck[guard,priest,spy] turn:a"
    assert seated("thumb", "love-letter", high).choice() == "baron b"
    assert seated("thumb", "love-letter", low).choice().startswith("guard b")


def test_nobody_discards_a_princess_of_ones_own() -> None:
    place = "a{prince,princess} b{king} fb<handmaid> deck[guard,priest,spy] turn:a"
    assert seated("thumb", "love-letter", place).choice() == "prince b"


def test_a_chancellor_keeps_the_highest() -> None:
    place = "a{guard,king,spy} b{baron} deck[priest] turn:a owes:2"
    assert seated("thumb", "love-letter", place).choice().startswith("keep king ")


def test_the_chance_to_win_a_match_by_tokens() -> None:
    """Two seats, first to two: in the order of what the first needs, then the other."""
    assert chances(2, 2) == (0.5, 0.75, 0.25, 0.5)
    assert chances(3, 1) == (1 / 3,)


@pytest.mark.parametrize(
    ("tokens", "chance"), [("a0,b0", 0.5), ("a6,b6", 0.5), ("a6,b5", 0.75), ("a5,b6", 0.25), ("a6,b4", 0.875)]
)
def test_standings_between_rounds(tokens: str, chance: float) -> None:
    """2012 with two seats: seven tokens win. A round that both leave without a token is over."""
    named = game("love-letter")
    edition = named.edition("2012")
    place = f"a{{guard,princess}} b{{baron}} deck[] tok:{tokens} turn:a"
    match = Match(named, edition, 2, place)
    table = named.copy(match.view(0), edition, 0)
    assert thumb_of(named, edition, 2).standing(table, 0) == pytest.approx(chance)


def test_standings_where_many_tokens_are_needed() -> None:
    named = game("love-letter")
    edition = named.edition("2019", {"tokens_to_win": "99"})
    thumb = thumb_of(named, edition, 6)
    hands = "a{guard,princess} b{baron} c{spy} d{spy} e{king} f{prince} deck[guard] turn:a"
    even = Match(named, edition, 6, hands).view(0)
    ahead = Match(named, edition, 6, hands.replace("turn:a", "tok:a1 turn:a")).view(0)
    assert thumb.standing(even, 0) == pytest.approx(1 / 6)
    assert thumb.standing(ahead, 0) > 1 / 6 > thumb.standing(ahead, 1)


# Hanamikoji

LAST_TAKE = (
    "a{{}} b{{}} a<{mine}> asecret(flute) atraded(fan,fan) b<{theirs}> bsecret(flute) btraded(scroll,scroll) "
    "deck[] offer[{offer}] used:a1,a2,a3,a4,b1,b2,b3,b4 turn:b start:a round:1"
)


def test_the_pair_that_wins_a_geisha_is_taken() -> None:
    """Two teas against one: two more decide her; the fifth hairpin changes nothing."""
    place = LAST_TAKE.format(
        mine="tea,tea,hairpin,hairpin,hairpin,umbrella,shamisen",
        theirs="umbrella,umbrella,shamisen,shamisen",
        offer="tea,tea,hairpin,hairpin",
    )
    assert seated("thumb", "hanamikoji", place).choice() == "take tea tea"


def test_a_card_worth_more_is_hidden() -> None:
    """A second hairpin draws level with the opponent's two; the flutes are won already."""
    place = (
        "a{flute,hairpin} b{fan} a<flute,scroll,umbrella,shamisen,tea,tea,hairpin> "
        "b<scroll,umbrella,umbrella,tea,tea,hairpin,hairpin> deck[fan,shamisen,shamisen] removed(hairpin) "
        "used:a3,a4,b3,b4 turn:a"
    )
    assert seated("thumb", "hanamikoji", place).choice() == "secret hairpin"


# Spicy


def test_a_card_is_played_as_what_it_is() -> None:
    place = "a{c2,w7,p9,sw} b{c1} deck[c5,c6,c7] turn:a"
    assert seated("thumb", "spicy", place, edition="publisher").choice() == "play c2 as c2"


def test_half_of_the_truth_is_better_than_none() -> None:
    place = "a{p4,w7} b{c1} deck[c5,c6,c7] stack[c3] top:b=c3 turn:a"
    assert seated("thumb", "spicy", place, edition="publisher").choice() in {"play p4 as c4", "play w7 as c7"}


def test_a_last_card_is_announced() -> None:
    place = "a{c4} b{c1} deck[c5,c6,c7] stack[c3] top:b=c3 turn:a"
    assert seated("thumb", "spicy", place, edition="id").choice() == "play c4 as c4 announcing"


def sense_of_others(seats: int) -> float:
    """What a thinks of the others after b was caught: a card that is not at all what it was claimed to be."""
    more = "c{c3,c9,w3,w9,p3,p10} " if seats > 2 else ""
    place = f"a{{w7,w8,p9,p8,p7,c7}} b{{w4,c2,w1,c4,p5,p6}} {more}deck[w5,w6,w9,p1,p2,p3,p4,c5,c6] turn:b"
    seat = seated("search@1", "spicy", place, edition="publisher", seats=seats)
    seat.play(1, "play w4 as c1")
    if seats > 2:
        seat.play(2, "let go #1")
    seat.play(0, "challenge number #1")
    return seat.searcher.thumb.sense_of_others(0)


def test_somebody_who_is_caught_may_be_playing_at_random() -> None:
    assert sense_of_others(2) < 0.6


def test_one_who_is_caught_does_not_speak_for_all_others() -> None:
    assert sense_of_others(3) > 0.7


@pytest.mark.parametrize(
    ("answers", "compared"), [(("challenge number #1",), operator.lt), (("let go #1", "play c4 as c4"), operator.gt)]
)
def test_who_challenges_a_claim_is_trusted_less(
    answers: tuple[str, ...], compared: t.Callable[[float, float], bool]
) -> None:
    """Random players challenge every second claim, nets every fifth."""
    place = "a{c2,w8,p9} b{c4,w1,p5} deck[w5,w6,w9,p1,p2,p3,p4,c5,c6] turn:a"
    seat = seated("search@1", "spicy", place, edition="publisher")
    before = seat.searcher.thumb.sense_of_others(0)
    seat.play(0, "play c2 as c2")
    for answer in answers:
        seat.play(1, answer)
    assert compared(seat.searcher.thumb.sense_of_others(0), before)
