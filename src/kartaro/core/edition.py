"""Editions and options: what may differ between two tables of one game, as data."""

from __future__ import annotations

import dataclasses
import functools
import typing as t

from kartaro.core.errors import BadOption

LONGEST_VALUE = 200
"""Of an option, in letters; a number that long is none."""


@dataclasses.dataclass(frozen=True)
class Option:
    """One thing a table may choose. Its values are words: those listed, or those that `check` accepts."""

    name: str
    values: tuple[str, ...]
    check: t.Callable[[str], bool] | None = None
    parts: tuple[str, ...] = ()
    """Values of which several may be chosen together, with `+` between them."""
    numbers: tuple[int, int] | None = None
    """From which number to which any may be chosen, where that is so."""

    def allows(self, value: str) -> bool:
        """Whether this is one of its values."""
        if len(value) > LONGEST_VALUE:
            return False
        return value in self.values if self.check is None else self.check(value)


def lists_cards(value: str, box: t.Mapping[str, int]) -> bool:
    """Whether this lists what a box has one by one, with `+` between, and no more of anything than is in it."""
    cards = value.split("+")
    return all(cards.count(card) <= box.get(card, 0) for card in cards)


def listed_counts(value: str, cards: t.Sequence[str]) -> tuple[int, ...]:
    """How many of each card such a list has."""
    listed = value.split("+")
    return tuple(listed.count(card) for card in cards)


@dataclasses.dataclass(frozen=True)
class Edition:
    """A rulebook as data: a name, the seats it allows, and a value for every option of its game."""

    game: str
    name: str
    options: t.Mapping[str, str]
    changed: frozenset[str] = frozenset()
    """Options that the table set itself, other than the rulebook says."""

    @functools.cached_property
    def _digest(self) -> int:
        return hash((self.game, self.name, tuple(sorted(self.options.items())), self.changed))

    def __hash__(self) -> int:
        """An edition can be the key of what was worked out from it."""
        return self._digest

    def __getitem__(self, option: str) -> str:
        """The value of an option."""
        return self.options[option]

    def with_options(self, known: t.Sequence[Option], changes: t.Mapping[str, str]) -> Edition:
        """The same edition with some options set on their own."""
        by_name = {option.name: option for option in known}
        for name, value in changes.items():
            if name not in by_name:
                raise BadOption("unknown-option", option=name, known=", ".join(by_name))
            if not by_name[name].allows(value):
                raise BadOption(
                    "bad-option-value", option=name, value=value, known=", ".join(by_name[name].values) or "…"
                )
        changed = frozenset(name for name in {*self.changed, *changes} if name in changes or name in self.changed)
        options = {**self.options, **changes}
        return dataclasses.replace(self, options=options, changed=changed)
