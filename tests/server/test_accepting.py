"""Maximum open sockets per client address, with and without a proxy."""

from __future__ import annotations

import asyncio
import contextlib
import json
import typing as t

import pytest
from tests.server.driving import Server
from tests.server.one_server import FEW
from tests.server.test_bad_input import HELLO, end_of, socket_of
from websockets.asyncio.client import connect

if t.TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def narrow(tmp_path: Path) -> t.Iterator[Server]:
    """A server with little room for anybody."""
    server = Server(tmp_path / "tables")
    server.words.append("narrow")
    try:
        yield server.start()
    finally:
        server.end()


def test_so_many_lines_of_one_address_and_others_come_all_the_same(narrow: Server) -> None:
    async def scene() -> None:
        table = socket_of(narrow, narrow.open("Ada")["table"])
        lobby = f"{narrow.base.replace('http', 'ws')}/api/1/lobby"
        async with contextlib.AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(connect(table, proxy=None)) for _ in range(FEW)]
            for where in (table, lobby):
                async with connect(where, proxy=None) as late:
                    reason, said = await end_of(late)
                    assert (reason, [message["code"] for message in said]) == ("too-many", ["too-many"])
            other = {"X-Forwarded-For": "198.51.100.7, 203.0.113.9"}
            async with connect(table, proxy=None, additional_headers=other) as somebody_else:
                await somebody_else.send(HELLO)
                assert json.loads(await somebody_else.recv())[0]["is"] == "table"
            await lines[0].send(HELLO)
            assert json.loads(await lines[0].recv())[0]["is"] == "table"
            await lines[0].close()
            async with asyncio.timeout(10):
                while True:
                    async with connect(table, proxy=None) as again:
                        await again.send(HELLO)
                        if json.loads(await again.recv())[0]["is"] == "table":
                            break
                    await asyncio.sleep(0.05)

    asyncio.run(scene())
    assert "Traceback" not in narrow.log()
