"""Matches dealt by committed seeds, with their records."""

from __future__ import annotations

import typing as t

from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.fairness import Fairness, pledge
from kartaro.games import game as game_named
from kartaro.host import Host
from kartaro.record import Reader, Record, write_record

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition

NAMES = ["Ana", "Budi", "Carla", "Dino", "Ema", "Fajar"]
A, B, C = range(3)


def seed(number: int) -> bytes:
    """Seeds of one repeated byte, which a reader recognises."""
    return bytes([number]) * 32


PLEDGES = Fairness("t-1", pledge(seed(0x5E)), {A: pledge(seed(0xA0)), B: pledge(seed(0xB0)).sealed()})
"""The first player has revealed a seed; the second has not."""


def new_host(edition: Edition, seats: int, fairness: Fairness = PLEDGES, position: str = "") -> Host:
    match = Match(game_named(edition.game), edition, seats, position)
    return Host(Record(match, NAMES[:seats], fairness=fairness), {})


def play_on(host: Host, turns: int = -1) -> Host:
    """Let people play any legal move, to the end or for some turns."""
    whim = Generator(host.seats)
    while turns and (asked := host.advance()):
        moves = host.codes(asked[0])
        host.answer(asked[0], moves[whim.below(len(moves))])
        turns -= 1
    return host


def love_letter(fairness: Fairness = PLEDGES, **options: str) -> Host:
    """A short match of two, up to its end."""
    edition = game_named("love-letter").edition("2012", {"tokens_to_win": "2", **options})
    host = new_host(edition, 2, fairness)
    if "first_player" in options:
        host.pick_first(B)
    return play_on(host)


def edited(text: str, line: str, by: str) -> str:
    """A record with a changed line and a new seal, as a forger would write it."""
    assert text.count(line) == 1, line
    return sealed_anew(text.replace(line, by))


def sealed_anew(text: str) -> str:
    """The record with facts and seal computed from the lines above."""
    reader = Reader(text)
    record = reader.read_head()
    reader.read_decisions(record)
    return write_record(record.match, record.names, record.changes, fairness=record.fairness)


def finished(match: Match, fairness: Fairness) -> str:
    """A match played to its end by any dice, with these pledges in its record."""
    whim = Generator(1)
    while not match.over():
        match.deal(whim)
        seat = match.asked()[0]
        moves = match.codes(seat)
        match.play(seat, moves[whim.below(len(moves))])
    return write_record(match, NAMES[: match.seats], fairness=fairness)
