"""Bots know what their seats were told, and nothing else."""

from __future__ import annotations

import math
import typing as t

import pytest
from tests.bots.seated import seated
from tests.bots.test_search import OPENING, SEATS
from tests.proof_log import note
from tests.scale import times

from kartaro.core.generator import Generator

if t.TYPE_CHECKING:
    from tests.bots.seated import Seat

# The same table with other cards where a does not see them.
OTHERWISE = {
    "love-letter": "a{guard,priest} b{king} c{baron} d{prince} deck[handmaid,baron,spy,guard,priest,guard] turn:a",
    "hanamikoji": (
        "a{flute,fan,scroll,umbrella,shamisen,tea,hairpin} b{flute,umbrella,umbrella,tea,hairpin,hairpin} "
        "deck[fan,scroll,tea,shamisen,shamisen,tea,hairpin] removed(hairpin) turn:a start:a round:1"
    ),
    "spicy": "a{c1,c5,w2,w9,p7,nw} b{c6,c7,c8,w1,w4,w5} c{p1,p2,p3,p8,p9,w8} deck[c1,c5,w2,w9,p7,sw,c2,c4,w3] turn:a",
}


@pytest.mark.parametrize("spec", ["thumb", "easy", "search@300", "search@300+plain"])
@pytest.mark.parametrize("name", OPENING)
def test_cards_that_a_seat_does_not_see_change_nothing(name: str, spec: str) -> None:
    one, two = (seated(spec, name, place[name], seats=SEATS[name]) for place in (OPENING, OTHERWISE))
    assert one.choice() == two.choice()
    if spec.startswith("search"):
        assert one.searcher.thoughts() == two.searcher.thoughts()
        assert one.searcher.belief(50) == two.searcher.belief(50)


@pytest.mark.parametrize("name", OPENING)
def test_what_lies_hidden_is_not_the_same(name: str) -> None:
    """Else the test above would say nothing."""
    one, two = (seated("random", name, place[name], seats=SEATS[name]) for place in (OPENING, OTHERWISE))
    assert one.match.view(1).state() != two.match.view(1).state()
    assert one.match.told(0, 0) == two.match.told(0, 0)


# The canary: the cards are dealt anew just before a Guard's guess.

UNSEEN = ["king", "baron", "baron", "priest", "countess"]
CANARY = (
    "a{{guard,guard}} b{{{}}} fa<guard,priest,handmaid> fb<handmaid,prince,prince> deck[{},{},{}] aside({}) "
    "up(princess,guard,guard) turn:a"
)
BEST = 2 / 5
"""The best honest guess is a Baron: two of five cards."""
NEVER = 4.4
"""Standard deviations that chance exceeds once in a hundred thousand runs."""


def dealt(generator: Generator, spec: str) -> Seat:
    cards = list(UNSEEN)
    for i in range(len(cards) - 1, 0, -1):
        j = generator.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return seated(spec, "love-letter", CANARY.format(*cards), edition="classic", seed=generator.next())


@pytest.mark.parametrize("spec", ["thumb", "search@100", "search@100+plain"])
def test_a_guard_hits_as_often_as_the_best_honest_guess(spec: str) -> None:
    deals = times(600, 20_000)
    generator = Generator(2026)
    hits = 0
    for _ in range(deals):
        seat = dealt(generator, spec)
        named = seat.choice().split()[-1]
        hits += seat.match.game.cards.index(named) in seat.match.view(1).state()["hands"][1]
    deviation = math.sqrt(BEST * (1 - BEST) / deals)
    assert hits / deals < BEST + NEVER * deviation
    if "plain" not in spec:
        assert hits / deals > BEST - NEVER * deviation
    note("canary", bot=spec, deals=deals, hits=hits, share=hits / deals, best=BEST)
