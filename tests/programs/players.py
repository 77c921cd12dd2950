"""Programs that play, and programs that fail: python players.py NAME."""

from __future__ import annotations

import json
import sys
import typing as t

LATE = 3
"""The question at which those that fail do so."""


def say(message: object) -> None:
    print(json.dumps(message), flush=True)  # noqa: T201 - this is how a program answers


def questions() -> t.Iterator[tuple[int, dict[str, t.Any]]]:
    """Every question with its number; before the first, the program has sat down."""
    sat = json.loads(sys.stdin.readline())
    assert (sat["is"], sat["protocol"]) == ("sit", 1)
    for number, line in enumerate(sys.stdin, 1):
        yield number, json.loads(line) | {"seat": sat["seat"]}


def first() -> None:
    for _, question in questions():
        say({"do": "move", "move": question["moves"][0]})


def attentive() -> None:
    """Plays the first move, after a look at the cards drawn: its own are face up, all others face down."""
    for _, question in questions():
        own = [fact for fact in question["told"] if fact["kind"] == "drew" and fact["seat"] == question["seat"]]
        others = [fact for fact in question["told"] if fact["kind"] == "drew" and fact["seat"] != question["seat"]]
        assert all(fact["card"] != "?" for fact in own)
        assert all(fact["card"] == "?" for fact in others)
        say({"do": "move", "move": question["moves"][0], "note": "extra fields are ignored"})


def quits() -> None:
    for number, question in questions():
        if number == LATE:
            sys.exit(3)
        say({"do": "move", "move": question["moves"][0]})


def mumbles() -> None:
    for _ in questions():
        sys.stdout.write("the first one, please\n")
        sys.stdout.flush()


def cheats() -> None:
    for _ in questions():
        say({"do": "move", "move": "princess"})


def endless() -> None:
    for _ in questions():
        sys.stdout.write("x" * 100_000)
        sys.stdout.flush()


globals()[sys.argv[1]]()
