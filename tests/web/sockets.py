"""What a page was sent over the sockets of a table, against what its seats were to be told."""

from __future__ import annotations

import json
import typing as t

import msgspec

from kartaro.server import protocol as p
from kartaro.server.tables.session import ENCODER

if t.TYPE_CHECKING:
    from playwright.sync_api import WebSocket
    from tests.server.replay import Replay

FRAME: msgspec.json.Decoder[list[p.FromServer]] = msgspec.json.Decoder(list[p.FromServer])
NOTHING_OF_THE_GAME = (p.Done, p.No, p.Said, p.Hint, p.Reveal)


class SocketLog:
    """One socket: everything that went through it, byte for byte."""

    def __init__(self, socket: WebSocket) -> None:
        self.url = socket.url
        self.sent: list[str] = []
        self.heard: list[bytes] = []
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))
        socket.on("framereceived", lambda frame: self.heard.append(in_bytes(frame)))

    def messages(self) -> t.Iterator[p.FromServer]:
        for frame in self.heard:
            found = FRAME.decode(frame)
            assert ENCODER.encode(found) == frame, "a frame holds what no message does"
            yield from found

    def seats(self) -> list[int]:
        """Those it was told of."""
        return sorted({message.seat for message in self.messages() if isinstance(message, p.Push)})

    def check(self, replay: Replay, table: str, seats: t.Sequence[int]) -> int:
        """Every message was meant for these seats, and follows from what they were told; how many facts were."""
        have = {int(seat): count for seat, count in json.loads(self.sent[0]).get("have", {}).items()}
        facts = 0
        for message in self.messages():
            if isinstance(message, p.Push):
                assert message.seat in seats
                assert replay.has_pushed(message, have.get(message.seat, 0)), message
                have[message.seat] = message.count
                facts += len(message.told)
            elif isinstance(message, p.Table):
                assert message.info.table == table
            else:
                assert isinstance(message, NOTHING_OF_THE_GAME)
        return facts


def in_bytes(frame: str | bytes) -> bytes:
    return frame.encode() if isinstance(frame, str) else frame
