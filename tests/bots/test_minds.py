"""What a search knows of the others: what they see, what they would do, and what they must have held."""

from __future__ import annotations

import typing as t

import pytest
from tests.bots.nets import net_file, planted
from tests.bots.seated import seated
from tests.bots.test_search import SEATS

from kartaro.bots import Chair, bot
from kartaro.bots.by_search import SearchBot
from kartaro.bots.layout import Told, layout_of
from kartaro.bots.memory import Memory
from kartaro.core.errors import BadOption
from kartaro.core.fact import row_of
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.games import features_of, game, games, has_learning

if t.TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.bots.seated import Seat

NAMES = [one.name for one in games() if has_learning(one)]
ABOUT_OTHERS = "net+search@300+belief+others"


def decisions(name: str, seats: int, rounds: int = 2) -> Iterator[Match]:
    """A match in which anything is played, before each decision of a few rounds."""
    named, dice = game(name), Generator(11)
    match = Match(named, named.edition(), seats)
    for _ in range(60 * rounds):
        match.deal(dice)
        if match.over():
            return
        yield match
        seat = match.asked()[0]
        match.play(seat, dice.choose(match.codes(seat)))


# What others know


@pytest.mark.parametrize("name", NAMES)
def test_rows_are_remembered_as_facts_are(name: str) -> None:
    seats = SEATS[name]
    layout = layout_of(game(name), seats)
    told = Told(layout, seats, 1)
    memory, heard, remembered = Memory(told, len(layout.game.kinds), 1), 0, 0
    for match in decisions(name, seats):
        for fact in match.told(1, heard):
            told.hear(fact)
            memory.hear(row_of(fact))
            assert memory.written() == told.written()
        heard = len(match.told(1))
        remembered += any(memory.written())
    assert remembered or not layout.learning.TOLD
    memory.forget()
    assert not any(memory.written())


def searcher(spec: str, name: str, seats: int, path: Path) -> SearchBot:
    named = game(name)
    made = bot(f"{spec}={path}", Chair(named, named.edition(), seats, 0), 1)
    assert isinstance(made, SearchBot)
    return made


def test_in_hanamikoji_what_the_other_sees_is_known_but_for_its_cards(tmp_path: Path) -> None:
    """With the cards of the truth, what is kept of the other's view is that view."""
    name = "hanamikoji"
    made = searcher("net+search@1+others", name, 2, net_file(tmp_path, name, 2))
    minds, features, heard, compared = made.minds, features_of(game(name), game(name).edition(), 2), 0, 0
    assert minds
    for match in decisions(name, 2, rounds=4):
        for fact in match.told(0, heard):
            made.hear(fact)
        heard = len(match.told(0))
        known, _ = minds.tables[2:4]
        theirs = game(name).table(match.edition, 2, 1)
        theirs.assign(known)
        assert minds.hindsight.opened(theirs, match.view(1), 1)
        assert features.encoded(theirs, 1) == features.encoded(match.view(1), 1)
        compared += known.state() != match.view(1).state()
    assert compared


# What they would do


@pytest.mark.parametrize(("flags", "least", "most"), [("others+uniform", 0.05, 1.0), ("half", 0.02, 0.05)])
def test_the_others_move_as_the_net_does(tmp_path: Path, flags: str, least: float, most: float) -> None:
    """What an offer is worth depends on what the other takes of it, which only a net can say here."""
    place = (
        "a{flute,flute,umbrella,hairpin} b{fan,fan} a<umbrella,shamisen,shamisen,hairpin> "
        "b<shamisen,hairpin,hairpin> asecret(tea) atraded(tea,tea) bsecret(umbrella) btraded(scroll,scroll) "
        "deck[tea] removed(hairpin) used:a1,a2,a3,b1,b2,b4 turn:a start:a round:1"
    )
    worth = {}
    for item in ("flute", "hairpin"):
        path = planted(tmp_path / f"{item}.net", "hanamikoji", 2, {f"take with {item}": 30.0})
        seat = seated(f"net+search@2000+{flags}={path}", "hanamikoji", place)
        move = seat.match.game.read_move(0, "compete flute flute / umbrella hairpin")
        worth[item] = seat.searcher.think_of(move, 2000).value
    assert least < worth["flute"] - worth["hairpin"] < most


# What they must have held


def believed(seat: Seat, place: str, card: str, worlds: int = 400) -> float:
    """How many of a card a searcher expects at a place."""
    cards = game(seat.match.game.name).cards
    return seat.searcher.belief(worlds)[place].get(cards.index(card), 0.0)


LATE = "a{guard} b{priest,king} deck[baron,handmaid,prince,spy,handmaid,guard,baron] turn:b"
SECRETIVE = (
    "a{{flute,fan,scroll,umbrella,shamisen,tea}} b{{fan,scroll,tea,{},hairpin,hairpin,hairpin}} "
    "deck[flute,umbrella,{},shamisen,shamisen,tea,hairpin] removed(hairpin) turn:b start:b round:1"
)


def believing(path: Path, name: str, place: str, move: str, flags: tuple[str, str] = ("belief", "first")) -> list[Seat]:
    """A searcher that believes a net, and one that does not, after a move of the other seat."""
    seats = [seated(f"net+search@4000+{flag}={path}", name, place) for flag in flags]
    for seat in seats:
        seat.play(1, move)
    return seats


def test_who_would_have_played_a_handmaid_does_not_keep_her(tmp_path: Path) -> None:
    path = planted(tmp_path / "handmaid.net", "love-letter", 2, {"handmaid": 30.0})
    seat, plain = believing(path, "love-letter", LATE, "priest a")
    assert believed(seat, "hand 1", "handmaid") < 0.02
    assert believed(plain, "hand 1", "handmaid") > 0.05


def test_who_doubts_the_net_believes_it_by_half(tmp_path: Path) -> None:
    path = planted(tmp_path / "handmaid.net", "love-letter", 2, {"handmaid": 30.0})
    seat, plain = believing(path, "love-letter", LATE, "priest a", ("half", "first"))
    share = believed(seat, "hand 1", "handmaid") / believed(plain, "hand 1", "handmaid")
    assert 0.25 < share < 0.75


def test_who_hides_an_item_hides_what_the_net_would(tmp_path: Path) -> None:
    path = planted(tmp_path / "secret.net", "hanamikoji", 2, {"secret hairpin": 30.0})
    seat, plain = believing(path, "hanamikoji", SECRETIVE.format("tea", "umbrella"), "secret hairpin")
    assert believed(seat, "secret 1", "hairpin") > 0.9
    assert believed(plain, "secret 1", "hairpin") < 0.5


def test_who_would_have_hidden_it_does_not_have_it(tmp_path: Path) -> None:
    path = planted(tmp_path / "secret.net", "hanamikoji", 2, {"secret shamisen": 30.0})
    seat, plain = believing(path, "hanamikoji", SECRETIVE.format("tea", "umbrella"), "trade fan scroll")
    assert believed(seat, "hand 1", "shamisen") < 0.7 * believed(plain, "hand 1", "shamisen")


def test_who_declares_a_card_has_it_if_the_net_tells_the_truth(tmp_path: Path) -> None:
    path = planted(tmp_path / "true.net", "spicy", 2, {"as c2 true true": 30.0})
    place = "a{c1,c5,w2,w9,p7,nw} b{c2,c5,w2,w9,p7,sw} deck[c2,c4,w3,w8,p8,p9,c6,c7,c8,w1,w4,w5,p1,p2,p3] turn:b"
    seat, plain = believing(path, "spicy", place, "play c2 as c2", ("belief", "first+uniform"))
    assert believed(seat, "played", "c2") > 0.2
    assert believed(plain, "played", "c2") < 0.1


# Secrets


def test_a_card_that_another_hides_changes_nothing(tmp_path: Path) -> None:
    """What a seat sees is the same, whatever lies there."""
    path, seats = net_file(tmp_path, "hanamikoji", 2), []
    for hidden, other in (("tea", "umbrella"), ("umbrella", "tea")):
        seat = seated(f"{ABOUT_OTHERS}={path}", "hanamikoji", SECRETIVE.format(hidden, other))
        seat.play(1, f"secret {hidden}")
        seats.append(seat)
    one, two = seats
    assert one.match.told(0) == two.match.told(0)
    assert one.match.view(1).state() != two.match.view(1).state()
    assert one.choice() == two.choice()
    assert one.searcher.thoughts() == two.searcher.thoughts()
    assert one.searcher.belief(50) == two.searcher.belief(50)


# Flags


@pytest.mark.parametrize(
    "spec",
    [
        "search@9+belief",
        "search@9+others",
        "search@9+first",
        "net+search@9+first+belief",
        "net+search@9+others+first",
        "net+search@9+belief+uniform",
        "net+search@9+half+first",
        "net+search@9+others+half",
        "net+search@9+plain+belief",
    ],
)
def test_a_flag_that_makes_no_sense_is_refused(spec: str) -> None:
    named = game("hanamikoji")
    with pytest.raises(BadOption) as refused:
        bot(spec, Chair(named, named.edition(), 2, 0), 1)
    assert refused.value.code == "unknown-bot"


@pytest.mark.parametrize("name", NAMES)
def test_where_no_flags_are_named_a_net_does_what_wins(name: str) -> None:
    named, usual = game(name), layout_of(game(name), 2).learning.SEARCH
    made = [bot(spec, Chair(named, named.edition(), 2, 0), 1) for spec in ("net+search@9", "net+search@9+first")]
    searches = [t.cast("SearchBot", each).search for each in made]
    assert [each.believes_net for each in searches] == ["belief" in usual, False]
    assert [each.follows_net for each in searches] == ["others" in usual, False]
