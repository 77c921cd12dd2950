"""Those who are at one node, as the other nodes of a table know them."""

from __future__ import annotations

import typing as t

import msgspec

from kartaro.server.protocol import Pace  # noqa: TC001 - msgspec reads the types

if t.TYPE_CHECKING:
    from collections.abc import Collection


class Here(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """What a node tells the others of those who are there. A field that is new stands at the end."""

    seats: frozenset[int] = frozenset()
    """Whose people are there."""
    anybody: bool = False
    """Somebody is, if only to watch."""
    shows_ends: frozenset[int] = frozenset()
    """Whose people are shown how a round ended until they go on."""
    gone_on: frozenset[int] = frozenset()
    """Who has gone on after the round that ended with this public fact."""
    round_end: int = 0
    paced_at: float = 0.0
    """When somebody there has chosen how fast bots answer, by the time of all nodes; 0 if nobody has."""
    pace: Pace = "normal"


NOBODY = Here()
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Here)


def read(notes: t.Iterable[bytes]) -> list[Here]:
    """As other nodes have written them; of one that has the table in memory and nobody there, nothing."""
    return [DECODER.decode(note) for note in notes if note]


def gone_on(all_here: Collection[Here], round_end: int) -> frozenset[int]:
    """The seats whose people have gone on after this round."""
    return frozenset().union(*(one.gone_on for one in all_here if one.round_end == round_end))


def shows_ends(all_here: Collection[Here]) -> frozenset[int]:
    """The seats whose people are shown how a round ended."""
    return frozenset().union(*(one.shows_ends for one in all_here))
