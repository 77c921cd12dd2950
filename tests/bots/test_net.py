"""Nets: how they judge moves, what decides it, and which files are refused."""

from __future__ import annotations

import hashlib
import math
import typing as t
import zlib
from importlib import resources

import pytest
from tests.bots.nets import by_chance, net_file
from tests.bots.seated import seated
from tests.bots.test_search import OPENING, SEATS
from tests.bots.test_secrets import BEST, NEVER, OTHERWISE, dealt
from tests.scale import times

from kartaro.bots import Chair, bot
from kartaro.bots.by_net import NetBot
from kartaro.bots.layout import layout_of
from kartaro.bots.weights import FORMAT, read, shipped, shipped_file
from kartaro.core.errors import BadOption
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.games import game, games, has_learning
from kartaro.host import Host
from kartaro.record import Record

if t.TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

NAMES = [one.name for one in games() if has_learning(one)]
SEARCHES = ["first", "belief+others", "half"]


# Judging


def judged(path: Path, name: str, spec: str = "net", seed: int = 1) -> tuple[list[str], list[float]]:
    """The legal moves of an opening, and how likely the net plays each."""
    seat = seated(f"{spec}={path}", name, OPENING[name], seats=SEATS[name], seed=seed)
    assert isinstance(seat.bot, NetBot)
    moves = [seat.match.game.move_text(0, code) for code in seat.match.codes(0)]
    return moves, seat.bot.glance.chances(seat.bot.view)


@pytest.mark.parametrize("name", NAMES)
def test_chances_are_those_of_the_legal_moves_and_add_up(name: str, tmp_path: Path) -> None:
    moves, chances = judged(net_file(tmp_path, name, SEATS[name]), name)
    assert len(chances) == len(moves)
    assert sum(chances) == pytest.approx(1.0)
    assert len(set(chances)) > len(chances) // 2  # a net that sees nothing would find them all alike


@pytest.mark.parametrize("name", NAMES)
def test_its_likeliest_move_is_played_where_that_is_asked_for(name: str, tmp_path: Path) -> None:
    path = net_file(tmp_path, name, SEATS[name])
    moves, chances = judged(path, name)
    best = moves[chances.index(max(chances))]
    assert {best} == {
        seated(f"net+best={path}", name, OPENING[name], seats=SEATS[name], seed=seed).choice() for seed in range(5)
    }


def test_moves_are_drawn_as_likely_as_the_net_thinks_right_and_a_seed_repeats_them(tmp_path: Path) -> None:
    path = net_file(tmp_path, "love-letter", 4)
    moves, chances = judged(path, "love-letter")
    seat = seated(f"net={path}", "love-letter", OPENING["love-letter"], seats=4)
    drawn = [seat.choice() for _ in range(2000)]
    again = seated(f"net={path}", "love-letter", OPENING["love-letter"], seats=4)
    assert drawn[:20] == [again.choice() for _ in range(20)]
    for move, chance in zip(moves, chances, strict=True):
        assert drawn.count(move) / 2000 == pytest.approx(chance, abs=0.05)


@pytest.mark.parametrize("name", NAMES)
def test_matches_are_played_to_their_end(name: str, tmp_path: Path) -> None:
    named, seats = game(name), SEATS[name]
    edition, path = named.edition(), net_file(tmp_path, name, seats)
    specs = [f"net={path}", f"net+best={path}", f"net+search@4={path}", "random"]
    bots = {seat: bot(specs[seat], Chair(named, edition, seats, seat), seat) for seat in range(seats)}
    match = Match(named, edition, seats)
    host = Host(Record(match, []), bots, Generator(7))
    while not host.over():
        host.step()
    assert match.outcome()


def test_a_net_for_many_seats_plays_with_fewer(tmp_path: Path) -> None:
    path = net_file(tmp_path, "love-letter", 6)
    assert seated(f"net={path}", "love-letter", "a{guard,priest} b{king} deck[spy,baron] turn:a").choice()


def test_what_a_seat_remembers_counts(tmp_path: Path) -> None:
    """Whether the others have seen one's card is not in a view; but it was told."""
    path, place = net_file(tmp_path, "love-letter", 2), "a{guard} b{priest,king} deck[baron,handmaid,prince,spy] turn:b"
    seat = seated(f"net={path}", "love-letter", place)
    seat.play(1, "priest a")
    seat.match.deal(Generator(1))
    made = t.cast("NetBot", seat.bot)
    before = made.glance.chances(made.view)
    made.glance.forget()
    assert made.glance.chances(made.view) != before


def test_what_was_told_in_another_round_is_forgotten(tmp_path: Path) -> None:
    named, path, dice = game("love-letter"), net_file(tmp_path, "love-letter", 2), Generator(7)
    match = Match(named, named.edition(), 2)
    made = t.cast("NetBot", bot(f"net={path}", Chair(named, match.edition, 2, 0), 1))
    heard = remembered = rounds = 0
    while not match.over():
        match.deal(dice)
        seat = match.asked()[0]
        match.play(seat, dice.choose(match.codes(seat)))
        for fact in match.told(0, heard):
            made.hear(fact)
        heard = len(match.told(0))
        rounds += match.round_over()
        remembered += any(made.glance.told.written())
        assert any(made.glance.told.written()) != match.round_over()
    assert rounds > 3
    assert remembered > rounds


# Secrets


@pytest.mark.parametrize("spec", ["net", "net+best", *(f"net+search@100+{flags}" for flags in SEARCHES)])
@pytest.mark.parametrize("name", NAMES)
def test_cards_that_a_seat_does_not_see_change_nothing(name: str, spec: str, tmp_path: Path) -> None:
    path = net_file(tmp_path, name, SEATS[name])
    one, two = (seated(f"{spec}={path}", name, place[name], seats=SEATS[name]) for place in (OPENING, OTHERWISE))
    assert [one.choice() for _ in range(5)] == [two.choice() for _ in range(5)]
    if "search" in spec:
        assert one.searcher.thoughts() == two.searcher.thoughts()


def test_a_guard_hits_no_oftener_than_the_best_honest_guess(tmp_path: Path) -> None:
    """The canary: the hidden cards are dealt again just before a Guard's guess."""
    path, deals, generator = net_file(tmp_path, "love-letter", 2), times(600, 20_000), Generator(2026)
    hits = 0
    for _ in range(deals):
        seat = dealt(generator, f"net={path}")
        named = seat.choice().split()[-1]
        hits += seat.match.game.cards.index(named) in seat.match.view(1).state()["hands"][1]
    assert 0 < hits / deals < BEST + NEVER * math.sqrt(BEST * (1 - BEST) / deals)


# In a search


def test_a_search_tries_first_what_a_net_recommends(tmp_path: Path) -> None:
    path = net_file(tmp_path, "hanamikoji", 2)
    moves, chances = judged(path, "hanamikoji")
    seat = seated(f"net+search@1={path}", "hanamikoji", OPENING["hanamikoji"])
    assert seat.choice() == moves[chances.index(max(chances))]


# Files


def resealed(content: bytes, change: Callable[[bytes], bytes]) -> bytes:
    """A file that was changed by somebody who knows how to seal it."""
    body = change(content[:-32])
    return body + hashlib.sha256(body).digest()


def repacked(body: bytes, change: Callable[[bytes], bytes]) -> bytes:
    """Other numbers, packed as they should be."""
    end = body.index(b"\n", len(FORMAT)) + 1
    return body[:end] + zlib.compress(change(zlib.decompress(body[end:])))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_is_read(name: str) -> None:
    weights = read(by_chance(name, 2), game(name), "a file")
    assert weights.card == {"samples": 0}
    assert len(weights.layers.parts_bias) == len(layout_of(game(name), 2).parts)


@pytest.mark.parametrize("at", [20, 300, 5000, -5])
def test_a_damaged_file_is_refused(at: int) -> None:
    content = bytearray(by_chance("hanamikoji", 2))
    content[at] ^= 1
    with pytest.raises(BadOption) as refused:
        read(bytes(content), game("hanamikoji"), "a file")
    assert refused.value.code == "net-damaged"


@pytest.mark.parametrize("length", [14, 40, 1000])
def test_a_file_that_was_cut_is_refused(length: int) -> None:
    with pytest.raises(BadOption) as refused:
        read(by_chance("hanamikoji", 2)[:length], game("hanamikoji"), "a file")
    assert refused.value.code == "net-damaged"


@pytest.mark.parametrize(
    "foreign",
    [
        b"",
        b"not a net at all, but long enough to be one if anybody believed it",
        by_chance("love-letter", 2),
        resealed(by_chance("hanamikoji", 2), lambda body: body.replace(FORMAT, b"kartaro-net 1\n")),
        resealed(by_chance("hanamikoji", 2), lambda body: body[:-2]),
        resealed(by_chance("hanamikoji", 2), lambda body: body + b"more"),
        resealed(by_chance("hanamikoji", 2), lambda body: repacked(body, lambda numbers: numbers[:-2])),
        resealed(by_chance("hanamikoji", 2), lambda body: repacked(body, lambda numbers: numbers + b"12")),
        resealed(by_chance("hanamikoji", 2), lambda body: repacked(body, lambda _: bytes(1 << 26))),
        resealed(by_chance("hanamikoji", 2), lambda body: body[: body.rindex(b"}\n") + 2] + b"no numbers"),
        resealed(by_chance("hanamikoji", 2), lambda body: body.replace(b'"hidden": [12, 8]', b'"hidden": [12, 9]')),
        resealed(by_chance("hanamikoji", 2), lambda body: body.replace(b'"hidden": [12, 8]', b'"hidden": "a lot"')),
        resealed(by_chance("hanamikoji", 2), lambda body: body.replace(b'"seats": 2', b'"seats": 9')),
        resealed(by_chance("hanamikoji", 2), lambda body: body.replace(b'"layout": "', b'"layout": "0')),
        resealed(by_chance("hanamikoji", 2), lambda body: FORMAT + b"[" * 100_000 + b"\n" + body),
    ],
)
def test_a_foreign_file_is_refused(foreign: bytes) -> None:
    with pytest.raises(BadOption) as refused:
        read(foreign, game("hanamikoji"), "a file")
    assert refused.value.code == "net-foreign"


# Those that come with the package


@pytest.mark.parametrize(
    ("options", "seats", "file"),
    [
        ({}, 2, "spicy-2"),
        ({"variants": "luck"}, 2, "spicy-2"),
        ({"variants": "random"}, 6, "spicy-3-6"),
        ({"variants": "luck+turn"}, 2, "spicy-variants-2"),
        ({"variants": "random2"}, 4, "spicy-variants-3-6"),
        ({"variants": "all"}, 6, "spicy-variants-3-6"),
    ],
)
def test_several_variant_cards_have_a_net_of_their_own(options: dict[str, str], seats: int, file: str) -> None:
    named = game("spicy")
    assert shipped(named, named.edition("id", options), seats) is shipped_file(named, f"{file}.net")


@pytest.mark.parametrize("name", NAMES)
def test_the_nets_of_a_game_take_a_megabyte_at_most(name: str) -> None:
    files = [*(resources.files("kartaro.bots") / "nets").iterdir()]
    sizes = [len(file.read_bytes()) for file in files if file.name.startswith(f"{name}-")]
    assert 200_000 < sum(sizes) <= 1_000_000


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption) as refused:
        seated(f"net={tmp_path / 'nowhere.net'}", "hanamikoji", OPENING["hanamikoji"])
    assert refused.value.code == "net-missing"


def test_more_seats_than_a_net_has_learned_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption) as refused:
        seated(f"net={net_file(tmp_path, 'spicy', 2)}", "spicy", OPENING["spicy"], seats=3)
    assert refused.value.code == "no-net"


@pytest.mark.parametrize("spec", ["net+", "net+worst", "net+best+search@4", "net+search", "net+search@4+fast"])
def test_another_word_is_no_net(spec: str) -> None:
    with pytest.raises(BadOption) as refused:
        seated(spec, "hanamikoji", OPENING["hanamikoji"])
    assert refused.value.code in {"unknown-bot", "no-net"}
