"""Bots for the tests of the arena, working and broken ones. Worker processes import them by name."""

from __future__ import annotations

import os
import time
import typing as t

from kartaro.bots import Bot, Chair, SeatedBot, bot
from kartaro.core.errors import BadOption

if t.TYPE_CHECKING:
    from collections.abc import Callable

    from kartaro.core.fact import Fact

LATE = 3
"""The decision at which bots that break late do so."""


class First(SeatedBot):
    """Plays the first move of the menu."""

    name = "first"

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self.asked = 0

    def choose(self, codes: list[int]) -> int:
        self.asked += 1
        return codes[0]


class Last(First):
    def choose(self, codes: list[int]) -> int:
        return codes[-1]


class Raises(First):
    def choose(self, codes: list[int]) -> int:
        if super().choose(codes) in codes and self.asked == LATE:
            raise ZeroDivisionError("oh\nno")
        return codes[0]


class Exits(First):
    def choose(self, codes: list[int]) -> int:
        del codes
        raise SystemExit(3)


class Unmade(First):
    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        raise ValueError("not today")


class HearsBadly(First):
    def hear(self, fact: Fact) -> None:
        raise KeyError(fact.kind)


class Illegal(First):
    def choose(self, codes: list[int]) -> int:
        codes[:] = [9999]
        return 9999


class Wordy(First):
    def choose(self, codes: list[int]) -> int:
        return t.cast("int", str(codes[0]))


class Slow(First):
    def choose(self, codes: list[int]) -> int:
        time.sleep(0.4 if super().choose(codes) in codes and self.asked == LATE else 0)
        return codes[0]


class Hangs(First):
    """Never answers; writes down its process id first."""

    def choose(self, codes: list[int]) -> int:
        with open(os.environ.get("HANGING", os.devnull), "w", encoding="utf-8") as file:
            file.write(str(os.getpid()))
        while True:
            time.sleep(len(codes))


class Dies(First):
    def choose(self, codes: list[int]) -> int:
        os._exit(len(codes))


class Chatty(First):
    def choose(self, codes: list[int]) -> int:
        print("I think", codes)  # noqa: T201 - that is what it does
        return super().choose(codes)


BOTS: dict[str, Callable[[Chair], Bot]] = {
    "first": First,
    "last": Last,
    "raises": Raises,
    "exits": Exits,
    "unmade": Unmade,
    "hears-badly": HearsBadly,
    "illegal": Illegal,
    "wordy": Wordy,
    "slow": Slow,
    "hangs": Hangs,
    "dies": Dies,
    "chatty": Chatty,
}


def make(spec: str, chair: Chair, seed: int) -> Bot:
    """Like `kartaro.bots.bot`, with the bots above."""
    return BOTS[spec](chair) if spec in BOTS else bot(spec, chair, seed)


def make_in_vain(spec: str, chair: Chair, seed: int) -> Bot:
    """An error that is not a bot's fault: no bot is even created."""
    raise BadOption("unknown-bot", bot=f"{spec}{chair.seat}{seed}", known="")
