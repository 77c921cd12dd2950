"""From the options of `kartaro play` to a host that can run the game: edition, names, bots, dice."""

from __future__ import annotations

import dataclasses
import secrets
import typing as t

from kartaro import games
from kartaro.bots import Chair, time_of
from kartaro.core.errors import BadOption, BadText, Refused
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.names import alike, proper
from kartaro.core.replay import start_of
from kartaro.core.seats import LETTERS, letter
from kartaro.files import read_text
from kartaro.games import game as game_named
from kartaro.games import usual_game
from kartaro.host import Host
from kartaro.locale.names import default_name, shown_name
from kartaro.programs import bot_or_program
from kartaro.record import A_BOT, LONGEST_NAME, NAMELESS, Record, one_line, read_record

if t.TYPE_CHECKING:
    from kartaro.bots import Bot
    from kartaro.core.game import Game
    from kartaro.locale import Speech

USUAL_BOT = "medium"
RANDOM = "random"


@dataclasses.dataclass(frozen=True)
class PlayOptions:
    """What the command line says; what is empty has a default."""

    game: str = ""
    edition: str = ""
    settings: t.Mapping[str, str] = dataclasses.field(default_factory=dict)
    """Options of the edition."""
    seats: int | None = None
    people: str = ""
    bots: tuple[str, ...] = ()
    first: str = ""
    seed: int | None = None
    resume: str = ""


@dataclasses.dataclass(frozen=True)
class Seating:
    """A host ready to run, and the people at the keyboard."""

    host: Host
    people: tuple[int, ...]
    first: int | None
    """Who starts, if that was asked for."""
    by_lot: bool
    """The dealer is to pick who starts."""
    times: t.Mapping[int, float] = dataclasses.field(default_factory=dict)
    """Seconds that each bot thinks about a choice, by seat; only the host has the bots themselves."""


class Seeds:
    """Seeds for the dice and the bots: all from one number, or random."""

    def __init__(self, seed: int | None) -> None:
        self.seed = seed
        self.generator = Generator(secrets.randbits(64) if seed is None else seed)
        self.dice = None if seed is None else Generator(self.generator.next())

    def bot(self, spec: str, record: Record, seat: int) -> Bot:
        """A bot on its chair."""
        match = record.match
        return bot_or_program(spec, Chair(match.game, match.edition, match.seats, seat), self.generator.next())


# A new game


def seat_everybody(asked: PlayOptions, speech: Speech) -> Seating:
    """A new match with these options."""
    game = game_named(asked.game) if asked.game else usual_game()
    edition = game.edition(asked.edition, asked.settings)
    people = people_names(asked.people)
    seats = asked.seats if asked.seats is not None else usual_seats(game, asked, len(people))
    game.check_seats(edition, seats)
    specs = bot_specs(asked.bots, seats, len(people))
    record = Record(Match(game, edition, seats), names_of(people, seats, speech))
    first = None if asked.first in {"", RANDOM} else find_seat(asked.first, record.names, speech)
    host = new_host(record, specs, Seeds(asked.seed))
    return Seating(host, tuple(range(len(people))), first, asked.first == RANDOM, times_of(host))


def new_host(record: Record, specs: t.Mapping[int, str], seeds: Seeds) -> Host:
    """A host whose record says from the start which seats are bots'."""
    host = Host(record, {}, seeds.dice)
    for seat, spec in specs.items():
        host.seat_bot(seat, seeds.bot(spec, record, seat))
    return host


def times_of(host: Host) -> dict[int, float]:
    """Seconds that each bot of a host thinks about a choice."""
    bots = {seat: host.bot_at(seat) for seat in range(host.seats)}
    return {seat: time_of(bot) for seat, bot in bots.items() if bot is not None}


def usual_seats(game: Game, asked: PlayOptions, people: int) -> int:
    """As many as the people and bots that were named, else four, if the edition has them."""
    if len(asked.bots) > 1:
        return people + len(asked.bots)
    return max(people, games.usual_seats(game, game.edition(asked.edition, asked.settings)))


def people_names(text: str) -> list[str]:
    """`2`, or `Anna,Budi`."""
    if not text:
        text = "1"
    if text.lstrip("-").isdecimal() and text.isascii():
        return [default_name(number) for number in range(1, count_of(text) + 1)]
    names = text.split(",")
    shown = [one_line(proper(name), longest=0) for name in names]
    for name, one in zip(names, shown, strict=True):
        if one == NAMELESS or len(one) > LONGEST_NAME or sum(alike(one, other) for other in shown) > 1:
            raise BadText("bad-name", name=name)
    return shown


def count_of(text: str) -> int:
    if text.startswith("-") or not text.strip("0"):
        raise BadOption("too-few-people", people=text)
    if text not in map(str, range(1, len(LETTERS) + 1)):
        raise BadOption("too-many-people", people=text, seats=len(LETTERS))
    return int(text)


def bot_specs(named: tuple[str, ...], seats: int, people: int) -> dict[int, str]:
    """Which bot sits where: one word is for all of them."""
    chairs = range(people, seats)
    if people > seats:
        raise BadOption("too-many-people", people=people, seats=seats)
    if len(named) > max(1, len(chairs)):
        raise BadOption("too-many-bots", bots=len(named), chairs=len(chairs))
    specs = (*named, *[named[-1] if named else USUAL_BOT] * seats)
    return dict(zip(chairs, specs, strict=False))


def names_of(people: t.Sequence[str], seats: int, speech: Speech) -> list[str]:
    """The people's names, then the bots', which begin with the letters of their seats."""
    names = list(people)
    usual = speech.say("terminal-bot-names").split()
    for seat in range(len(people), seats):
        name = usual[seat]
        names.append(f"{name} {letter(seat)}" if any(alike(name, other) for other in names) else name)
    return names


def find_seat(word: str, names: t.Sequence[str], speech: Speech) -> int:
    """A seat by its letter, else by the name of its player, as stored or as shown."""
    letters = LETTERS[: len(names)]
    if len(word) == 1 and word.lower() in letters:
        return letters.index(word.lower())
    for seat, name in enumerate(names):
        if word.casefold() in {name.casefold(), shown_name(speech, name).casefold()}:
            return seat
    raise BadText("unknown-seat", seat=word)


# A game that was left


def resume_game(asked: PlayOptions, speech: Speech) -> Seating:
    """The match of a record file, with everybody in their seats."""
    text = read_text(asked.resume)
    record = read_record(text)
    if record.match.over():
        raise BadOption("record-over", file=asked.resume)
    specs = {seat: who.removeprefix(A_BOT) for _, seat, who in record.changes if who.startswith(A_BOT)}
    for _, seat, who in record.changes:
        if not who.startswith(A_BOT):
            specs.pop(seat, None)
    people = tuple(seat for seat in range(record.match.seats) if seat not in specs)
    if not people:
        people, specs = (0,), {seat: spec for seat, spec in specs.items() if seat}
    if asked.seed is not None:
        host = play_again(asked, text, record, specs)
        return Seating(host, people, None, by_lot=False, times=times_of(host))
    record.names = record.names or names_of([], record.match.seats, speech)
    seeds = Seeds(None)
    host = Host(record, {seat: seeds.bot(spec, record, seat) for seat, spec in specs.items()})
    return Seating(host, people, None, by_lot=False, times=times_of(host))


def play_again(asked: PlayOptions, text: str, record: Record, specs: t.Mapping[int, str]) -> Host:
    """The same match from its seed, so that dice and bots go on as they would have."""
    decisions = record.match.decisions
    for first in {None, *(decision.move for decision in decisions[:1])}:
        host = new_host(Record(start_of(record.match), list(record.names)), specs, Seeds(asked.seed))
        try:
            if first is not None:
                host.pick_first(first)
            for decision in decisions:
                if decision.seat in host.advance():
                    host.answer(decision.seat, decision.move)
            host.advance()
        except Refused:
            continue
        if host.record() == text:
            return host
    raise BadOption("resume-other-seed", file=asked.resume)
