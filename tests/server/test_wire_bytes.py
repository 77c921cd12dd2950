"""What goes over the sockets of a few fixed matches is, byte for byte, what version 0.1.0 sent, and what was added.

What is added to a message comes last, and a client may ignore it.
`samples/wire.json` has the digests, of a server where the table after a rematch is that of whoever asked for it. A
message that must change is a new version of the protocol, not a new digest.
`samples/wire-whole.json` has those of whole messages: they change only where something is added on purpose.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import re
import secrets
import typing as t
from pathlib import Path

import msgspec
import pytest
from tests.random_play import Setting, editions
from tests.samples import digests
from tests.server.inside import Line, connected, lobby, opened

from kartaro.core.seats import PUBLIC
from kartaro.fairness import commitment
from kartaro.server import protocol as p
from kartaro.server.tables import broadcast

if t.TYPE_CHECKING:
    from kartaro.core.generator import Generator

SAMPLES = Path(__file__).parent / "samples"
MOST_MOVES = 80
TURNS_OF_THE_LOOP = 30
WATCHER = "nobody"
ADDED = re.compile(r',"(unseen":\[[\d,]*\]|won":\d+)')


def foreseeable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's seeds and the names of tables are the same every time, and who comes is told of at once."""
    numbers = itertools.count(1)
    monkeypatch.setattr(secrets, "token_hex", lambda size: f"{next(numbers):02x}" * size)
    monkeypatch.setattr(secrets, "randbelow", lambda below: next(numbers) * 7919**5 % below)
    monkeypatch.setattr(broadcast, "PRESENCE_PAUSE", 0.0)


def seed(seat: int) -> bytes:
    return bytes([seat + 1]) * 32


async def all_is_said() -> None:
    for _ in range(TURNS_OF_THE_LOOP):
        await asyncio.sleep(0)


def chosen(menu: dict[str, t.Any], dice: Generator) -> str:
    """A move, by a walk along the menu that was sent."""
    choice = menu["choices"][dice.below(len(menu["choices"]))]
    return chosen(choice["then"], dice) if "then" in choice else choice["move"]


def question(line: Line) -> dict[str, t.Any] | None:
    """What its seat is asked now, by the last that it was told."""
    told = [message for message in line.messages() if message["is"] == "told"]
    return told[-1] if told and told[-1].get("question") else None


async def play(lines: list[Line], dice: Generator) -> None:
    for number in range(MOST_MOVES):
        asked = [(line, now) for line in lines if (now := question(line))]
        if not asked:
            return
        line, now = asked[dice.below(len(asked))]
        answer = {"seat": now["seat"], "question": now["question"], "move": chosen(now["menu"], dice)}
        await line.ask("move", f"move-{number}", **answer)
        if number % 20 == 0:
            await line.ask("move", f"move-{number}", **answer)  # sent again
            await line.ask("move", f"again-{number}", **answer)
            await line.ask("move", f"wrong-{number}", seat=now["seat"], question=now["question"] + 1, move="nonsense")
        await all_is_said()


async def meet(lines: list[Line]) -> None:
    """Before the start: seeds are promised, and shown when the match is about to begin."""
    for seat, line in enumerate(lines):
        await line.ask("commit", f"commit-{seat}", seat=seat, commitment=commitment(seed(seat)).lower())
        await line.ask("speak", f"speak-{seat}", seat=seat, phrase=p.PHRASES[seat])
    await lines[1].ask("start", "not-mine")
    lines[0].write({"do": "start", "id": "start", "level": "easy"})
    await lines[0].until(lambda message: message.get("id") == "start")
    for seat, line in enumerate(lines):
        await line.ask("seed", f"seed-{seat}", seat=seat, seed=seed(seat).hex())
        await all_is_said()


async def transcript(setting: Setting) -> list[list[str]]:
    """Everything that was sent to each seat, and to a watcher, in order."""
    options = {name: setting.edition[name] for name in setting.edition.changed}
    terms = p.Terms(setting.game.name, setting.edition.name, options, [""] * setting.seats)
    names = ["ada", "ben", "cleo", "dan", "eve", "fay"][: setting.seats]
    async with lobby() as (tables, _):
        runner = await opened(tables, terms)
        async with contextlib.AsyncExitStack() as stack:
            watcher, *lines = [await come(stack, connected(tables, runner, token)) for token in (WATCHER, *names)]
            await meet(lines)
            lines[0].write("no message")
            await play(lines, setting.dice("wire"))
            await lines[0].ask("rematch", "rematch")
            await all_is_said()
            await lines[0].ask("follow", "follow")
            await all_is_said()
            return [messages_to(line) for line in (*lines, watcher)]


async def come(stack: contextlib.AsyncExitStack, client: contextlib.AbstractAsyncContextManager[t.Any]) -> Line:
    """A client comes to the table, and everybody has been told of it."""
    _, line = await stack.enter_async_context(client)
    await all_is_said()
    return t.cast("Line", line)


def messages_to(line: Line) -> list[str]:
    """Whatever frames they came in."""
    frames = [msgspec.json.decode(frame, type=list[msgspec.Raw]) for frame in line.sent]
    return [bytes(message).decode() for frame in frames for message in frame]


def as_it_was(message: str) -> str:
    """Without what was added to a push, to its view and to a seat; no text inside a message can look like that."""
    before, added, _ = message.partition(',"sentences":')
    return ADDED.sub("", before + "}" if added else message)


def digest(messages: t.Iterable[str]) -> str:
    return digests.of_text("".join(f"{message}\n" for message in messages))


def known(sample: str, setting: Setting) -> list[str]:
    """The digests of what every seat and a watcher was sent."""
    return t.cast("list[str]", json.loads((SAMPLES / sample).read_text())[str(setting)])


@pytest.mark.parametrize("setting", editions(), ids=str)
def test_messages_are_what_they_were(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    foreseeable(monkeypatch)
    said = asyncio.run(transcript(setting))
    assert sum('"is":"told"' in message for message in said[0]) > 20
    assert any(f'"seat":{PUBLIC}' in message for message in said[-1])
    assert [digest(map(as_it_was, messages)) for messages in said] == known("wire.json", setting)
    assert [*map(digest, said)] == known("wire-whole.json", setting)
