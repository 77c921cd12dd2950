"""Playthroughs: a random match as a text, with a column for every seat and one for the public.

    *  is told all of the fact     ?  is told it with its cards face down     .  is told nothing

A line `= …` is the position after a decision, with what each seat knows. The first line of a file says how to make
it again:

    python -m tests.playthroughs.make                                make all again
    python -m tests.playthroughs.make love-letter 2019 4 17 2        make one: game, edition, seats, seed, rounds,
                                                                     and options such as variants=all
"""

from __future__ import annotations

import sys
import typing as t
from pathlib import Path

from tests.random_play import Setting, decide_evenly

from kartaro.core.fact import Fact, set_text, told
from kartaro.core.generator import Generator
from kartaro.core.seats import FACE_DOWN, letter, only
from kartaro.games import game as game_named

if t.TYPE_CHECKING:
    from collections.abc import Iterator

    from kartaro.core.match import Decision, Match

HERE = Path(__file__).parent
WIDTH = 46
FIRST_LINE = "playthrough of {game} {edition} with {seats} seats, seed {seed}, {rounds} rounds"


class Plan(t.NamedTuple):
    """What a playthrough shows."""

    setting: Setting
    seed: int
    rounds: int

    def path(self) -> Path:
        return HERE / f"{self.setting}.txt"

    def first_line(self) -> str:
        game, edition, seats = self.setting
        line = FIRST_LINE.format(game=game.name, edition=edition.name, seats=seats, seed=self.seed, rounds=self.rounds)
        return " ".join([line, *(f"{name}={edition[name]}" for name in sorted(edition.changed))])


def plan(game: str, edition: str, seats: str, seed: str, rounds: str, *options: str) -> Plan:
    found = game_named(game)
    changes = dict(option.split("=") for option in options)
    return Plan(Setting(found, found.edition(edition, changes), int(seats)), int(seed), int(rounds))


def read_plan(path: Path) -> Plan:
    """The plan of a file, from its first line."""
    words = path.read_text("utf-8").partition("\n")[0].replace(",", "").split()
    return plan(words[2], words[3], words[5], words[8], words[9], *words[11:])


def plans() -> list[Plan]:
    return [read_plan(path) for path in sorted(HERE.glob("*.txt"))]


def text(of: Plan) -> str:
    """The whole playthrough."""
    return "".join(f"{line}\n" for line in [of.first_line(), *lines(of)])


def lines(of: Plan) -> Iterator[str]:
    setting = of.setting
    columns = " ".join(set_text(only(listener)) for listener in setting.listeners())
    match, dice = setting.match(), Generator(of.seed)
    rounds = 0
    while not match.over() and (rounds < of.rounds or not match.round_over()):
        played = not match.round_over()
        facts = decide_evenly(match, dice)
        rounds += played and match.round_over()
        yield ""
        yield f"{said(match, match.decisions[-1]):{WIDTH}}{columns}"
        yield from (fact_line(setting, fact) for fact in facts)
        if not match.round_over():
            yield f"  = {match.position_now()}"


def said(match: Match, decision: Decision) -> str:
    """Who decided what."""
    if decision.order:
        return f"{letter(decision.seat)}> order"
    return f"{letter(decision.seat)}> {match.game.move_text(decision.seat, decision.move)}"


def fact_line(setting: Setting, fact: Fact) -> str:
    words = setting.game.facts.write(fact).rpartition(" [")[0]
    marks = " ".join(mark(fact, told(fact, listener)) for listener in setting.listeners())
    line = f"  {words:{WIDTH - 2}}"
    return f"{line}{marks}" if len(line) == WIDTH else f"{line}\n{'':{WIDTH}}{marks}"


def mark(fact: Fact, heard: Fact | None) -> str:
    """What one listener is told of a fact; anything but the four ways is an error worth seeing."""
    if heard is None:
        return "."
    if heard == fact:
        return "*"
    return "?" if heard == fact._replace(cards=(FACE_DOWN,) * len(fact.cards)) else "!"


def main(words: list[str]) -> None:
    for of in [plan(*words)] if words else plans():
        of.path().write_text(text(of), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
