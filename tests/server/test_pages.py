"""docs/server.md and docs/hosting.md are right where a machine can tell."""

from __future__ import annotations

import asyncio
import dataclasses
import re
import subprocess
import sys
import typing as t
from pathlib import Path

from tests.server.driving import PATIENCE, sitting

from kartaro.server.protocol import FromClient, FromServer
from kartaro.server.settings import PORT, Settings

if t.TYPE_CHECKING:
    from tests.server.driving import Server

DOCS = Path(__file__).parents[2] / "docs"
LONGEST_GAME = 6 * PATIENCE


def part(page: str, name: str) -> str:
    """The code between two marks of a page."""
    text = (DOCS / page).read_text("utf-8")
    found = re.search(rf"<!-- begin {name} -->\n```\w*\n(.*?)```\n<!-- end {name} -->", text, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_bot_of_the_page_plays_a_game(server: Server) -> None:
    seated = server.open("Ada", chairs=["", "easy"])

    async def start() -> None:
        async with sitting(server, seated) as (ada,):
            await ada.ok("start")

    asyncio.run(start())
    address = f"ws://127.0.0.1:{server.port}/api/1/tables/{seated['table']}/socket"
    command = [sys.executable, "-c", part("server.md", "bot"), address, seated["token"]]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=LONGEST_GAME)
    assert done.stdout.startswith("won by ["), done.stderr
    assert server.ask("GET", f"/api/1/tables/{seated['table']}").json()["phase"] == "over"


def test_the_page_names_every_message() -> None:
    text = (DOCS / "server.md").read_text("utf-8")
    for types in (FromServer, FromClient):
        for one in t.get_args(types):
            assert f"`{one.__struct_config__.tag}`" in text


def test_the_page_names_every_setting_with_its_variable() -> None:
    text = (DOCS / "hosting.md").read_text("utf-8")
    for field in dataclasses.fields(Settings):
        assert f"| `--{field.name.replace('_', '-')}` | `KARTARO_{field.name.upper()}` |" in text
    assert f"| `{PORT}` |" in text
