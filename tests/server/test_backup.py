"""Tables are copied while they are played, and go on from the copy."""

from __future__ import annotations

import asyncio
import typing as t

from tests.server.driving import Server, sitting

from kartaro.cli import main
from kartaro.core.generator import Generator

if t.TYPE_CHECKING:
    from pathlib import Path

    import pytest


def ran(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """Exit code and all that a command says."""
    code = main([*words, "--lang", "en"])
    said = capsys.readouterr()
    return code, said.out + said.err


def test_a_table_goes_on_from_a_backup(own_server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seated = own_server.open("Ada", chairs=["", "easy"], game="hanamikoji")
    copy, folder = tmp_path / "copy.sqlite", tmp_path / "restored"

    async def begin() -> None:
        async with sitting(own_server, seated) as (ada,):
            await ada.ok("start")
            await ada.play(Generator(1), 1)

    async def go_on(server: Server) -> int:
        """By how many moves it comes to its end."""
        async with sitting(server, seated) as (ada,):
            return await ada.play(Generator(2))

    asyncio.run(begin())
    assert ran(capsys, "backup", str(copy), "--data", str(own_server.folder))[0] == 0
    assert ran(capsys, "restore", str(copy), "--data", str(folder))[0] == 0
    again = Server(folder, generous=True)
    try:
        again.start()
        assert asyncio.run(go_on(again)) > 0
        assert asyncio.run(go_on(own_server)) > 0, "the old one has not felt anything"
    finally:
        again.end()


def test_nothing_is_overwritten_and_nothing_foreign_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    foreign = tmp_path / "foreign"
    foreign.write_text("no database", "utf-8")
    code, said = ran(capsys, "restore", str(foreign), "--data", str(tmp_path / "new"))
    assert (code, "[store-unreadable]" in said) == (2, True)
    code, said = ran(capsys, "backup", str(foreign), "--data", str(tmp_path / "nowhere"))
    assert (code, "[store-unreadable]" in said) == (2, True)
    assert foreign.read_text("utf-8") == "no database"
