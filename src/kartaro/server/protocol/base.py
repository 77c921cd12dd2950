"""What all messages have in common."""

from __future__ import annotations

import typing as t

import msgspec

VERSION = 1
API = f"/api/{VERSION}"
"""What the paths of HTTP and sockets begin with."""

Seat = t.Annotated[int, msgspec.Meta(ge=0, le=5)]
Name = t.Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Word = t.Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Value = t.Annotated[str, msgspec.Meta(max_length=200)]
Hex = t.Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}(?![\s\S])")]
"""Nothing follows the last digit: `$` would let a line end pass. What stands in its place means the same to everybody
who reads the schema, in Python and elsewhere."""


class Struct(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """What a server says: a client ignores what it does not know, so that a newer server can say more."""


class Asked(Struct, forbid_unknown_fields=True, frozen=True):
    """What a client says: a server refuses what it does not know, as it could not do it."""
