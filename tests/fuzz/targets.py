"""Every reader of text that comes from elsewhere, and examples of what it reads.

A target reads a text and does with it what comes next. It may refuse with a KartaroError; whatever else it ends with is
a fault.
"""

from __future__ import annotations

import contextlib
import dataclasses
import json
import typing as t
import unicodedata
from pathlib import Path

import click
import msgspec

from kartaro.arena.lineup import Contest, Sitting
from kartaro.arena.playing import Played
from kartaro.arena.results import Header, game_line, line, read_games, read_header
from kartaro.bots.specs import search_terms
from kartaro.cli.options import bots_of, decimal, number, settings_of
from kartaro.core.errors import KartaroError
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.names import alike, proper
from kartaro.core.seats import DEALER, LETTERS
from kartaro.games import games
from kartaro.record import LONGEST_NAME, one_line, read_record, write_record
from kartaro.scenario.place import Place
from kartaro.scenario.reading import read_cases
from kartaro.scenario.running import run_case
from kartaro.server.protocol import NewTable
from kartaro.server.tables import events as ev
from kartaro.server.tables.lobby import proper_name
from kartaro.server.tables.session import DECODER, UNREADABLE
from kartaro.server.tables.state import State
from kartaro.server.tables.terms import complete
from kartaro.terminal.joining.api import read_link

if t.TYPE_CHECKING:
    from kartaro.core.game import Game

TESTS = Path(__file__).parents[1]
TERMS: msgspec.json.Decoder[NewTable] = msgspec.json.Decoder(NewTable)
SEED = "00" * 32
NUMBERS = ("0", "1", "-1", "99999999", "9" * 5000, "0" * 5000, "0x" + "f" * 5000, "1e400", "1_0", "٣")
NOISE = (
    "\n",
    "\r",
    "\0",
    " ",
    "",
    "\ud800",
    "\u3164",
    "é",
    "[" * 900,
    "[" * 3000,
    "{" * 3000,
    "a." * 3000,
    "x" * 50_000,
)
"""What no reader likes."""


@dataclasses.dataclass(frozen=True)
class Target:
    """A reader, texts that it reads, and pieces that mean something to it."""

    read: t.Callable[[str], object]
    examples: t.Callable[[], list[str]]
    pieces: tuple[str, ...] = ()


def refusing() -> contextlib.suppress:
    """Within it, something may be refused."""
    return contextlib.suppress(KartaroError)


# The readers


def read_a_record(text: str) -> None:
    record = read_record(text)
    assert read_record(write_record(record.match, record.names, record.changes, fairness=record.fairness))


def read_a_position(text: str) -> None:
    for game in games():
        for edition in game.editions:
            for seats in game.seats(edition):
                with refusing():
                    play_on(Match(game, edition, seats, text))


def play_on(match: Match) -> None:
    """What a position leads to, and back to text."""
    dice = Generator(1)
    for _ in range(8):
        match.position_now()
        match.deal(dice)
        for seat in match.asked()[:1]:
            moves = match.legal(seat)
            match.play(seat, moves[dice.below(len(moves))])


def read_a_move(text: str) -> None:
    for game in games():
        for seat in (0, len(LETTERS) - 1, DEALER):
            with refusing():
                game.move_text(seat, game.read_move(seat, text))
        match = fresh(game)
        for seat in [*range(match.seats), DEALER]:
            with refusing():
                match.play(seat, text)


def fresh(game: Game) -> Match:
    match = Match(game, game.edition(), game.seats(game.edition())[0])
    match.deal(Generator(1))
    return match


def read_a_fact(text: str) -> None:
    for game in games():
        with refusing():
            game.facts.write(game.facts.read(text))


def read_a_scenario(text: str) -> None:
    for case in read_cases(Place("a file"), text):
        run_case(case)


def read_terms(text: str) -> None:
    """A table that somebody opens, up to the first question."""
    with contextlib.suppress(*UNREADABLE):
        asked = TERMS.decode(text.encode(errors="surrogatepass"))
        terms, name = complete(asked.terms), proper_name(asked.name)
        state = State("fuzzed", ev.Opened(0.0, terms, SEED))
        state.apply(ev.SatDown(terms.chairs.index(""), name, "token"))
        state.apply(ev.Began(0.0, {seat: "easy" for seat, chair in enumerate(state.chairs) if chair.free}))


def read_a_message(text: str) -> None:
    with contextlib.suppress(*UNREADABLE):
        DECODER.decode(text.encode(errors="surrogatepass"))


def read_options(text: str) -> None:
    name, _, value = text.partition("=")
    for game in games():
        for option in game.options:
            with refusing():
                edition = game.edition("", {option.name: value})
                Match(game, edition, game.seats(edition)[1])
        with refusing():
            game.edition(name, {name: value})


def read_settings(text: str) -> None:
    context, option = click.Context(click.Command("fuzzed")), click.Option(["--fuzzed"])
    for reader in (number, decimal):
        with refusing():
            reader(context, option, text)
    with refusing():
        settings_of([text])
    for spec in bots_of([text]):
        with refusing():
            search_terms(spec)
    with refusing():
        read_link(text)


def read_results(text: str) -> None:
    header = read_header(text, "a file")
    read_games(text, header.contest, "a file")


def read_a_name(text: str) -> None:
    name = proper_name(text)
    assert proper_name(name) == name
    assert 0 < len(name) <= LONGEST_NAME
    assert one_line(proper(name)) == name
    assert alike(name, unicodedata.normalize("NFD", name).casefold())


# Examples


def files(pattern: str) -> list[str]:
    return [path.read_text("utf-8") for path in sorted(TESTS.glob(pattern))]


def positions() -> list[str]:
    return [text for game in games() for text in positions_of(game)]


def positions_of(game: Game) -> list[str]:
    match, dice, found = fresh(game), Generator(2), []
    for _ in range(12):
        found.append(match.position_now())
        for seat in match.asked()[:1]:
            moves = match.legal(seat)
            match.play(seat, moves[dice.below(len(moves))])
        match.deal(dice)
    return found


def moves() -> list[str]:
    found = [
        text for game in games() for match in [fresh(game)] for seat in match.asked() for text in match.legal(seat)
    ]
    return [*found[::7], "pick a", "keep king guard", "let go #1", "challenge number #1", "copy c1 #1", "tuck c1 c2"]


def facts() -> list[str]:
    return [game.facts.write(fact) for game in games() for fact in fresh(game).facts]


def tables() -> list[str]:
    return [
        json.dumps(
            {"name": "Ada", "terms": {"game": game.name, "edition": edition.name, "options": dict(edition.options)}}
        )
        for game in games()
        for edition in game.editions
    ]


def messages() -> list[str]:
    asked = {"id": "x", "seat": 0, "question": 1, "move": "pass", "phrase": "hello", "level": "easy"}
    secret = {"commitment": SEED, "seed": SEED, "token": "t", "have": {"0": 1}, "watch": True}
    words = (
        "hello",
        "move",
        "start",
        "leave",
        "return",
        "kick",
        "rematch",
        "follow",
        "close",
        "speak",
        "hint",
        "commit",
    )
    return [json.dumps({"do": word, **asked}) for word in words] + [json.dumps({"do": "hello", **secret})]


def options() -> list[str]:
    return [
        f"{option.name}={edition[option.name]}"
        for game in games()
        for edition in game.editions
        for option in game.options
    ]


def results() -> list[str]:
    contest = Contest("love-letter", "2019", {}, 2, ("random", "thumb"), 1, 60.0)
    played = Played(
        Sitting(0, 0), contest.at_table(Sitting(0, 0)), [0], [1, 0], 0, [[0]], [1, 1], {}, None, [1.0], [1.0]
    )
    return [line(Header(contest, 1).as_json()) + game_line(played) * 2]


def scenarios() -> list[str]:
    """The first case of some files."""
    return ["[[case]]".join(text.split("[[case]]")[:2]) for text in files("scenarios/*/*.toml")[::5]]


NAMES = ["Ada", "\u0410d\u0430", "Bernie", "\u2764\ufe0f", "\ufdfa", "\uff21da", "\u3164", "e\u0301"]
SETTINGS = ["8472", "1.5", "search@200ms+uniform", "http://[::1]:80/t/a", "a=b"]
TARGETS = {
    "records": Target(read_a_record, lambda: files("samples/records/*.txt"), ("end over ", "fair seat a ", "sits a ")),
    "positions": Target(read_a_position, positions, ("tok:a1,,b2", "?", "_", "knows a:", "turn:", "deck[", "owes:")),
    "moves": Target(read_a_move, moves, ("#", "/", "order", "random", "announcing", "dealer", "public")),
    "facts": Target(read_a_fact, facts, ("[* *]", "[", "]", "+", "-")),
    "scenarios": Target(read_a_scenario, scenarios, ("?*99999999", "_*3", "[[case]]", "''")),
    "terms": Target(read_terms, tables, ('"first":"a",', '"chairs":[""],', '"live":true,', "\\ud800", "null", "[")),
    "messages": Target(read_a_message, messages, ("\\n", "\\ud800", "null", "[", "{", '"')),
    "options": Target(read_options, options, ("+", "/", "random", "marks", "host")),
    "settings": Target(read_settings, lambda: SETTINGS, ("@", ":", "[", "+", ".")),
    "results": Target(read_results, results, ("null", "[", "{", '"bots"', "\n")),
    "names": Target(read_a_name, lambda: NAMES, ("\u200b", "\u0301", "I")),
}
