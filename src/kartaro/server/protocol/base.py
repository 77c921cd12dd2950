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
Hex = t.Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Struct(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, frozen=True, gc=False):
    """What all of them are."""
