"""The results file: a header, then a line for every finished game, in the order in which they were finished.

Every line is flushed. If the last one is incomplete all the same, it is dropped and its game played again.
"""

from __future__ import annotations

import dataclasses
import json
import os
import typing as t

from kartaro import __version__
from kartaro.arena.lineup import Contest, Sitting
from kartaro.arena.playing import Fault, Played
from kartaro.core.errors import BadOption, BadRecord
from kartaro.files import folders, free_name, read_text, why

FORMAT = "kartaro-arena"
FORMAT_VERSION = 1
ENDING = ".jsonl"
LARGEST_RESULTS = 1_000_000_000
"""Letters of a results file: it has a line for every game."""


class Header(t.NamedTuple):
    """The first line of a results file: a contest, the number of games wanted, and the version of Kartaro."""

    contest: Contest
    games: int
    kartaro: str = __version__

    def as_json(self) -> dict[str, t.Any]:
        """The header as JSON values."""
        contest = dataclasses.asdict(self.contest)
        return {FORMAT: FORMAT_VERSION, "kartaro": self.kartaro, **contest, "games": self.games}

    def check(self, other: Header, path: str) -> None:
        """Refuse to resume a file of another contest."""
        ours, theirs = self.as_json(), other.as_json()
        for name in theirs:
            if name != "games" and ours[name] != theirs[name]:
                one, two = (json.dumps(value, ensure_ascii=False) for value in (theirs[name], ours[name]))
                raise BadOption("arena-other-run", file=path, field=name, theirs=one, ours=two)


class Results:
    """A results file open for appending, and its games."""

    def __init__(self, path: str, header: Header, played: dict[Sitting, Played]) -> None:
        self.path = path
        self.header = header
        self.played = played
        try:
            self.file = open(path, "ab", buffering=0)  # noqa: SIM115 - as long as games are played
        except (OSError, ValueError) as error:
            raise BadOption("cannot-write", file=path, why=why(error)) from None

    @property
    def contest(self) -> Contest:
        """What is played."""
        return self.header.contest

    def add(self, played: Played) -> None:
        """Append a game."""
        self.write(game_line(played))
        self.played[played.sitting] = played

    def write(self, text: str) -> None:
        """Write a line and flush it. If the disk is full, whoever resumes drops the incomplete line."""
        try:
            whole = self.file.write(text.encode()) == len(text)
        except OSError as error:
            self.close()
            raise BadOption("cannot-write", file=self.path, why=why(error)) from None
        if not whole:
            self.close()
            raise BadOption("cannot-write", file=self.path, why="other")

    def in_order(self) -> list[Played]:
        """All games in the order of their groups."""
        return [self.played[sitting] for sitting in sorted(self.played)]

    def close(self) -> None:
        """Close the file."""
        self.file.close()


# Lines


def line(thing: object) -> str:
    return json.dumps(thing, separators=(",", ":")) + "\n"  # ASCII, so that a cut never splits a character


def game_line(played: Played) -> str:
    """The line of a game. All values except `thought`, `longest` and `processor` follow from the seed."""
    values = vars(played) | {"fault": played.fault and played.fault._asdict()}
    del values["sitting"]
    return line(played.sitting._asdict() | values)


def read_header(text: str, path: str) -> Header:
    """Parse the header of a file; refused if it is not a results file."""
    try:
        values = json.loads(text.split("\n", 1)[0])
        version, kartaro, games = (values.pop(name) for name in (FORMAT, "kartaro", "games"))
        contest = Contest(**values | {"bots": tuple(values["bots"])})
        contest.named()
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, BadOption):
        version = 0
    if version != FORMAT_VERSION or not contest.bots:
        raise BadRecord("arena-no-results", file=path)
    return Header(contest, games, kartaro)


def read_game(text: str, contest: Contest) -> Played:
    """Parse the line of a game; raises if it is not a game of this contest."""
    values = json.loads(text)
    sitting = Sitting(values.pop("group"), values.pop("rotation"))
    fault = values["fault"] and Fault(**values["fault"])
    cards = {card: (times, wins) for card, (times, wins) in values["cards"].items()}
    if not 0 <= sitting.rotation < contest.seats or tuple(values["bots"]) != contest.at_table(sitting):
        raise ValueError(sitting)
    return Played(**values | {"sitting": sitting, "bots": tuple(values["bots"]), "fault": fault, "cards": cards})


def read_games(text: str, contest: Contest, path: str) -> tuple[dict[Sitting, Played], int]:
    """The games below a header, and the length of the text up to the end of the last complete line."""
    lines = text.split("\n")[:-1]
    played: dict[Sitting, Played] = {}
    for number, words in enumerate(lines[1:], 2):
        try:
            game = read_game(words, contest)
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            if number < len(lines):
                raise BadRecord("arena-bad-line", file=path, line=number) from None
            lines.pop()
        else:
            played.setdefault(game.sitting, game)
    return played, sum(len(words) + 1 for words in lines)


# Files


def read_results(path: str) -> tuple[Header, dict[Sitting, Played]]:
    """What a results file holds."""
    text = read_text(path, LARGEST_RESULTS)
    header = read_header(text, path)
    return header, read_games(text, header.contest, path)[0]


def take_up(path: str, header: Header) -> Results:
    """Go on with a file, whose header must be of the same run."""
    text = read_text(path, LARGEST_RESULTS)
    header.check(read_header(text, path), path)
    played, whole = read_games(text, header.contest, path)
    size = len(text[:whole].encode())
    results = Results(path, header, played)
    results.file.truncate(size)
    return results


def begin(path: str, header: Header) -> Results:
    """Create a file, or fill an empty one, with its header."""
    results = Results(path, header, {})
    results.write(line(header.as_json()))
    return results


def begin_anywhere(header: Header) -> Results:
    """Create a file in the folder where `play` keeps its records, or in the next one that is writable."""
    refused = BadOption("cannot-write", file=".", why="other")
    for folder in folders():
        try:
            os.makedirs(folder, exist_ok=True)
            return begin(os.path.join(folder, free_name(folder, f"arena-{header.contest.game}", ENDING)), header)
        except OSError:
            continue
        except BadOption as error:
            refused = error
    raise refused
