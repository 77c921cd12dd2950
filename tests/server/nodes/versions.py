"""Starts a node of another version: `KARTARO_VERSION=older python -m tests.server.nodes.versions PORT FOLDER PACE ...`.

The older one is as Kartaro was before `Wished`, `Resumed` and `RoundBegan`: it cannot read them, and deals as soon as a
round is over. The newer one has a further field in `Decided` and a further kind of event, `Cheered`, which it writes
after every answer of a person as soon as all nodes can read it.
"""

from __future__ import annotations

import os
import sys
import typing as t

import msgspec

from kartaro.server.tables import events as ev

OLDER, NEWER = 1, ev.FORMAT + 1
KINDS = t.get_args(ev.AnyEvent)
NEW_KINDS = (ev.Wished, ev.Resumed, ev.RoundBegan)


class Decided(ev.Decided, tag="decided", frozen=True):
    """As the newer version writes it."""

    mood: str = ""


class Cheered(ev.Event, tag="cheered", frozen=True):
    """A kind that today's version does not know."""

    seat: int


class Encoder:
    """Says in what mood everybody decides."""

    def encode(self, event: ev.AnyEvent) -> bytes:
        if isinstance(event, Decided):
            event = msgspec.structs.replace(event, mood="merry")
        return msgspec.json.encode(event)


def reader(kinds: t.Iterable[type]) -> msgspec.json.Decoder[t.Any]:
    return msgspec.json.Decoder(t.Union[tuple(kinds)])  # noqa: UP007 - as many as there are


def become_older() -> None:
    ev.FORMAT = OLDER
    ev.DECODER = reader(kind for kind in KINDS if kind not in NEW_KINDS)
    from kartaro.server.tables.state import State  # noqa: PLC0415 - it looks at the kinds of events

    def advance(state: State) -> None:
        state.match.advance()

    State.advance = advance  # type: ignore[method-assign, assignment] # as it was


def become_newer() -> None:
    ev.FORMAT = NEWER
    ev.DECODER = reader((*(kind for kind in KINDS if kind is not ev.Decided), Decided, Cheered))
    ev.ENCODER = t.cast("t.Any", Encoder())
    ev.Decided = Decided  # type: ignore[misc] # before anybody looks at the kinds
    from kartaro.server.tables import state  # noqa: PLC0415 - it does
    from kartaro.server.tables.runner import Runner  # noqa: PLC0415

    state.APPLY[Cheered] = lambda *_: None
    append = Runner.append

    async def append_more(runner: Runner, *events: t.Any) -> None:  # noqa: ANN401 - of any version
        if isinstance(events[0], Decided) and events[0].by and runner.services.peers.format >= NEWER:
            events += (Cheered(events[0].seat),)
        await append(runner, *events)

    Runner.append = append_more  # type: ignore[method-assign, assignment] # it writes more


if __name__ == "__main__":
    {"older": become_older, "newer": become_newer}[os.environ["KARTARO_VERSION"]]()
    from tests.server.one_server import main

    main(*sys.argv[1:])
