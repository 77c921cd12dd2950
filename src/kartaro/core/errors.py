"""Everything Kartaro refuses, with a stable code.

    KartaroError
    ├── Refused         a move, an order or a question that the table does not allow
    ├── BadOption       an unknown game, edition, option, or a combination that cannot be
    ├── BadText         notation, a position or a scenario that cannot be read
    └── BadRecord       a record that is truncated, edited, or of another kind

An error carries a code and arguments; the sentence for people is made from them in `locale/`.
What it carries never holds a card that the seat it is meant for does not see.
"""

from __future__ import annotations

import typing as t


class KartaroError(Exception):
    """A code such as `illegal-move`, and arguments for its sentence."""

    def __init__(self, code: str, **arguments: t.Any) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments

    def __str__(self) -> str:
        """The code and its arguments, for logs and tests; people get a sentence instead."""
        details = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.code} ({details})" if details else self.code


class Refused(KartaroError):
    """Not allowed now; nothing was changed."""


class BadOption(KartaroError):
    """No such game, edition or option, or values that do not go together."""


class BadText(KartaroError):
    """Text that is not in the notation."""


class BadRecord(KartaroError):
    """A record that cannot be trusted; `line` says where."""
