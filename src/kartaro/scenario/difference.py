"""Differences between what a case asserts and what happened; `locale/` formats them as sentences."""

from __future__ import annotations

import dataclasses
import enum
import json
import typing as t

if t.TYPE_CHECKING:
    from kartaro.core.errors import KartaroError
    from kartaro.scenario.case import Occasion


class DifferenceKind(enum.StrEnum):
    """The ways in which a result can differ; each has a message."""

    EXPECTED = "expected"
    UNWANTED = "unwanted"
    MOVE_REFUSED = "move-refused"
    NOT_REFUSED = "not-refused"
    REFUSAL_CHANGED = "refusal-changed"
    MATCH_REFUSED = "match-refused"
    MATCH_MADE = "match-made"
    NO_SUCH_FACT = "no-such-fact"
    NO_SUCH_NUMBER = "no-such-number"
    BRANCHES_DIFFER = "branches-differ"
    NOTHING_ASSERTED = "nothing-asserted"


@dataclasses.dataclass(frozen=True)
class Difference:
    """One difference, with everything needed to reproduce it."""

    case: str
    occasion: Occasion
    kind: DifferenceKind
    branch: str = ""
    filling: int | None = None
    """Its number; None if nothing was left to chance."""
    place: str = ""
    """The place in the case, by keys of the file."""
    expected: str = ""
    got: str | KartaroError = ""

    def __str__(self) -> str:
        """The difference for logs and tests: words of the file, and the kind as its code."""
        filling = "" if self.filling is None else f"filling {self.filling}"
        where = ", ".join(filter(None, [f"{self.case} {self.occasion}", self.branch, filling, self.place]))
        return f"{where}: {self.kind} {self.expected}; got {self.got}"


def as_written(value: object) -> str:
    """A value in the syntax of a scenario file; a text without its quotes."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {json.dumps(number)}' for name, number in value.items())} }}"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, list | bool | int) else str(value)
