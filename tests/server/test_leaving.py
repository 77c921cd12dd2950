"""A client that goes in the middle of a request leaves the table as it should be."""

from __future__ import annotations

import asyncio
import typing as t

from tests.server.inside import Line, MemoryStore

from kartaro.server.clock import SystemClock
from kartaro.server.protocol import Hello, Terms
from kartaro.server.settings import RATE
from kartaro.server.tables.interfaces import Services
from kartaro.server.tables.lobby import Lobby, new_token
from kartaro.server.tables.session import ClientSession
from kartaro.server.thinking import ThreadedThinker


class SlowStore(MemoryStore):
    """Takes its time if told to."""

    def __init__(self) -> None:
        super().__init__()
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.versions: list[int] = []

    async def append(self, table: str, version: int, bodies: t.Sequence[bytes]) -> None:
        self.versions.append(version)
        await self.may_go_on.wait()
        await super().append(table, version, bodies)


async def leave_while_storing() -> tuple[int, list[int], int]:
    store = SlowStore()
    lobby = Lobby(Services(store, ThreadedThinker(), SystemClock()), RATE)
    token = new_token()
    runner, _ = await lobby.open(Terms("love-letter", chairs=["", ""]), "Ada", token)
    store.may_go_on.clear()
    line = Line()
    line.client = client = ClientSession(line, runner, lobby, token, Hello())
    client.start()
    line.write({"do": "commit", "id": "1", "seat": 0, "commitment": "0" * 64})
    await asyncio.sleep(0.05)
    client.disconnected()
    store.may_go_on.set()
    await asyncio.sleep(0.05)
    lobby.stop()
    return runner.version, store.versions, len(runner.broadcast.clients)


def test_what_is_being_stored_when_a_client_goes_is_counted() -> None:
    assert asyncio.run(leave_while_storing()) == (3, [1, 2, 3], 0)
