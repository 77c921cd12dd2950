"""Searches find the best move, keep to their budgets, and are reproducible from a seed."""

from __future__ import annotations

import threading
import time

import pytest
from tests.bots.seated import Seat, seated

from kartaro._speed import compiled
from kartaro.bots import LEVELS
from kartaro.bots.by_search import LARGEST_TREE, Budget
from kartaro.bots.search import Search
from kartaro.bots.specs import SEARCHING
from kartaro.core.generator import Generator
from kartaro.core.seats import FACE_DOWN
from kartaro.games import thumb_of
from kartaro.games.spicy.table import UNNAMED, WRONG_NUMBER

FIVE_UNSEEN = (
    "a{guard,guard} b{king} fa<guard,priest,handmaid> fb<handmaid,prince,prince> "
    "deck[baron,priest,countess] aside(baron) up(princess,guard,guard) turn:a"
)
WINDOW = (
    "a{{{mine}}} b{{c1,c2,c3,w1,w2}} deck[w4,w6,w7,w8,w9,p1,p2,p3,p4] stack[{top}] top:b={claim} turn:b "
    "step:played window:1 owes:a"
)
OPENING = {
    "love-letter": "a{guard,priest} b{baron} c{king} d{spy} deck[handmaid,guard,prince,guard,priest,baron] turn:a",
    "hanamikoji": (
        "a{flute,fan,scroll,umbrella,shamisen,tea,hairpin} b{fan,scroll,tea,tea,hairpin,hairpin} "
        "deck[flute,umbrella,umbrella,shamisen,shamisen,tea,hairpin] removed(hairpin) turn:a start:a round:1"
    ),
    "spicy": "a{c1,c5,w2,w9,p7,nw} b{c1,c5,w2,w9,p7,sw} c{c2,c4,w3,w8,p8,p9} deck[c6,c7,c8,w1,w4,w5,p1,p2,p3] turn:a",
}
SEATS = {"love-letter": 4, "hanamikoji": 2, "spicy": 3}
EVERY_GAME = pytest.mark.parametrize("name", OPENING)


def opening(spec: str, name: str, seed: int = 1) -> Seat:
    return seated(spec, name, OPENING[name], seats=SEATS[name], seed=seed)


# What is there to find


def test_a_card_that_is_known_is_named() -> None:
    place = "a{guard,spy} b{king} deck[guard,priest,spy] turn:a knows a:b{king}"
    assert seated("search@200", "love-letter", place).choice() == "guard b king"
    assert seated("search@2000+plain", "love-letter", place).choice() == "guard b king"


def test_the_likeliest_card_is_named() -> None:
    assert seated("search@1000", "love-letter", FIVE_UNSEEN, edition="classic").choice() == "guard b baron"


def test_a_plain_search_finds_it_too() -> None:
    assert seated("search@4000+plain", "love-letter", FIVE_UNSEEN, edition="classic").choice() == "guard b baron"


def test_a_princess_that_is_known_is_made_to_go() -> None:
    place = "a{prince,handmaid} b{princess} deck[guard,priest,spy] turn:a knows a:b{princess}"
    assert seated("search@200", "love-letter", place).choice() == "prince b"


def test_the_pair_that_wins_the_match_is_taken() -> None:
    """With both teas three of the four are a's, and eleven charm with hairpin and flute; with the others, nine."""
    place = (
        "a{} b{} a<tea,hairpin,hairpin,hairpin,flute,scroll> asecret(umbrella) atraded(fan,scroll) "
        "b<tea,shamisen,shamisen,hairpin> bsecret(umbrella) btraded(hairpin,shamisen) "
        "deck[] offer[tea,tea,fan,umbrella] used:a1,a2,a3,a4,b1,b2,b3,b4 turn:b start:a round:1"
    )
    assert seated("search@200", "hanamikoji", place).choice() == "take tea tea"


def test_a_claim_that_cannot_be_true_is_challenged() -> None:
    """All three c5 are in hand, and so are all number wilds: whatever b has played, it is no c5."""
    place = WINDOW.format(mine="c5,c5,c5,nw,nw,nw,nw,nw,w5,w5,w5,p5,p5,p5", top="p8", claim="c5")
    assert seated("search@500", "spicy", place, edition="publisher").choice() == "challenge number #1"


def test_a_claim_that_is_surely_true_is_let_go() -> None:
    """The stack is opened with one of nine claims, by somebody with six cards to choose from."""
    place = "a{w7,w8,p9,p8,p7,c7} b{c1,c2,w1,w4,p5,p6} deck[w4,w6,w7,w8,w9,p1,p2,p3,p4,c4,c5,c6] turn:b"
    seat = seated("search@500", "spicy", place, edition="publisher")
    seat.play(1, "play c1 as c1")
    assert seat.choice().startswith("let go")


# Budgets


@EVERY_GAME
def test_so_many_simulations_and_no_more(name: str) -> None:
    seat = opening("search@123", name)
    seat.choice()
    assert seat.searcher.search.simulations == 123
    thoughts = seat.searcher.thoughts()
    assert sum(thought.visits for thought in thoughts) == 123
    assert all(0.0 <= thought.value <= 1.0 for thought in thoughts)
    most = max(thought.visits for thought in thoughts)
    often = [thought for thought in thoughts if thought.visits >= most / 2]
    rarely = [thought for thought in thoughts if thought.visits < most / 2]
    assert thoughts == often + rarely
    assert often == sorted(often, key=lambda thought: -thought.value)
    assert rarely == sorted(rarely, key=lambda thought: -thought.visits)


@EVERY_GAME
def test_a_limit_of_time_is_kept(name: str) -> None:
    """The best of three, as other work may come between. Interpreted, a single simulation may take longer."""
    taken = [times_for(opening("search@40ms", name)) for _ in range(3)]
    assert min(wall for wall, _ in taken) >= 0.04
    assert min(wall for wall, _ in taken) < 0.09 if compiled() else min(busy for _, busy in taken) < 1.0


def times_for(seat: Seat) -> tuple[float, float]:
    """Seconds by the clock, and of the processor: interpreted tests run behind all others."""
    begun, busy = time.perf_counter(), time.process_time()
    seat.choice()
    return time.perf_counter() - begun, time.process_time() - busy


@EVERY_GAME
def test_it_stops_when_told_and_answers(name: str) -> None:
    seat = opening("search@60s", name)
    timer = threading.Timer(0.1, seat.searcher.stop)
    timer.start()
    begun = time.process_time()
    choice = seat.choice()
    assert time.process_time() - begun < 2.0
    assert choice in {seat.match.game.move_text(0, code) for code in seat.match.codes(0)}


def test_other_threads_run_meanwhile() -> None:
    """While a search runs without a pause, for a good part of a second, this thread counts."""
    seat = opening("search@10", "love-letter")
    searcher = seat.searcher
    thread = threading.Thread(target=searcher.search.run, args=(searcher.view, 300_000 if compiled() else 1000))
    thread.start()
    counted = 0
    while thread.is_alive():
        counted += 1
    assert counted > 0


@EVERY_GAME
def test_memory_is_bounded(name: str) -> None:
    """A tree that is full stays as large as it is, and its figures grow."""
    seat = opening("search@10", name)
    named, view = seat.match.game, seat.searcher.view
    thumb = thumb_of(named, seat.match.edition, SEATS[name])
    for weighs in (False, True):
        search = Search(thumb, named.table(seat.match.edition, SEATS[name]), Generator(1), 30)
        search.weighs = weighs
        search.begin(0)
        search.run(view, 500)
        assert (search.n_edges, search.simulations) == (30, 500)
        assert search.n_nodes <= 30
        assert sum(visits for _, visits, _ in search.found()) > 0


def test_no_tree_is_larger_than_said() -> None:
    assert Budget(simulations=10_000_000).tree() == Budget(seconds=600).tree() == LARGEST_TREE


# Repeating


@EVERY_GAME
def test_the_same_seed_thinks_the_same(name: str) -> None:
    one, two, other = opening("search@200", name), opening("search@200", name), opening("search@200", name, seed=2)
    for seat in (one, two, other):
        seat.choice()
    assert one.searcher.thoughts() == two.searcher.thoughts() != other.searcher.thoughts()


@EVERY_GAME
def test_a_search_forgets_the_one_before(name: str) -> None:
    seat = opening("search@50", name)
    for _ in range(3):
        seat.choice()
        assert sum(thought.visits for thought in seat.searcher.thoughts()) == 50


# Beliefs


@EVERY_GAME
def test_a_belief_has_a_place_for_every_hidden_card(name: str) -> None:
    seat = opening("search@50", name)
    places = seat.match.game.places(seat.searcher.view)
    hidden = {place: cards.count(FACE_DOWN) for place, cards in places.items() if FACE_DOWN in cards}
    belief = seat.searcher.belief()
    assert set(belief) == set(hidden)
    for place, expected in belief.items():
        assert sum(expected.values()) == pytest.approx(hidden[place])


def test_a_belief_without_a_reason_is_even() -> None:
    """Five cards are unseen, two of them Barons; nobody has done anything yet."""
    seat = seated("search@50", "love-letter", FIVE_UNSEEN, edition="classic")
    cards = seat.match.game.cards
    hand = {cards[card]: share for card, share in seat.searcher.belief(4000)["hand 1"].items()}
    assert hand.keys() == {"baron", "king", "priest", "countess"}
    assert hand["baron"] == pytest.approx(0.4, abs=0.04)
    assert hand["king"] == pytest.approx(0.2, abs=0.04)


def test_what_others_do_changes_a_belief() -> None:
    """B plays a Handmaid: who keeps a card beside her keeps a higher one rather than a Guard that could have struck."""
    place = "a{priest} b{handmaid,king} deck[handmaid,guard,prince,guard,baron,baron] turn:b"
    ranks = []
    for spec in ("search@50", "search@50+uniform"):
        seat = seated(spec, "love-letter", place)
        seat.play(1, "handmaid")
        ranks.append(expected_rank(seat, "hand 1"))
    assert ranks[0] > ranks[1] + 0.3


def test_what_others_have_sealed_is_imagined_with_sense() -> None:
    """A stack is opened with a claim that is most likely true, and c has answered: hardly by a challenge."""
    challenges = {spec: share_of_challenges(seat_that_waits(spec)) for spec in ("search@1", "search@1+uniform")}
    assert challenges["search@1"] < 0.35
    assert challenges["search@1+uniform"] > 0.4


def seat_that_waits(spec: str) -> Seat:
    """Seat a, after c has answered to a card of b."""
    place = (
        "a{w7,w8,p9,p8,p7,c7} b{c1,c2,w1,w4,p5,p6} c{c3,c9,w3,w9,p3,p10} "
        "deck[w4,w6,w7,w8,w9,p1,p2,p3,p4,c4,c5,c6] turn:b"
    )
    seat = seated(spec, "spicy", place, edition="publisher", seats=3)
    seat.play(1, "play c1 as c1")
    seat.play(2, "let go #1")
    return seat


def share_of_challenges(seat: Seat, worlds: int = 400) -> float:
    """The share of imagined worlds in which c has challenged."""
    searcher = seat.searcher
    searcher.search.begin(seat.seat)
    found = 0
    for _ in range(worlds):
        assert searcher.search.imagined(searcher.view)
        answer = searcher.world.state()["answers"][2]
        found += WRONG_NUMBER <= answer <= UNNAMED
    return found / worlds


def test_each_first_move_meets_the_same_worlds() -> None:
    """Both barons and both priests lie open: to name one or the other comes to the same, in every world."""
    place = (
        "a{guard,king} b{handmaid} fa<baron,priest> fb<baron,priest> "
        "deck[guard,prince,countess,handmaid,guard] aside(prince) up(princess,guard,guard) turn:a"
    )
    seat = seated("search@600+plain", "love-letter", place, edition="classic")
    seat.choice()
    game = seat.match.game
    found = {game.move_text(0, thought.move): thought for thought in seat.searcher.thoughts()}
    one, other = found["guard b baron"], found["guard b priest"]
    assert one.visits == other.visits > 10
    assert one.value == pytest.approx(other.value)


def expected_rank(seat: Seat, place: str) -> float:
    """The number of a card of Love Letter is its rank."""
    belief = seat.searcher.belief(2000)[place]
    return sum(card * share for card, share in belief.items()) / sum(belief.values())


# Levels


def test_levels_are_in_order() -> None:
    assert LEVELS == ("easy", "medium", "hard", "max")
    hard, most = (int(SEARCHING[level].partition("@")[2]) for level in ("hard", "max"))
    assert hard < most
