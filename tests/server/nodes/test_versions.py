"""Nodes of two versions run side by side for a while: each reads what the other writes, and nothing is lost."""

from __future__ import annotations

import asyncio
import typing as t

import msgspec
from tests.server.nodes.checker import Heard, History, violations
from tests.server.nodes.cluster import Cluster, seated
from tests.server.nodes.versions import NEW_KINDS

from kartaro.core.generator import Generator
from kartaro.record import read_record

if t.TYPE_CHECKING:
    from pathlib import Path

    from tests.server.driving import Player, Server
    from tests.server.nodes.postgres import Database

    from kartaro.server.tables import events as ev

TERMS: dict[str, t.Any] = {"options": {"tokens_to_win": "4"}}
"""Of which a round gives two at most: there is more than one."""


def of_version(node: Server, version: str) -> None:
    """What is started next."""
    node.program = "tests.server.nodes.versions" if version else "tests.server.one_server"
    node.variables = {**node.variables, "KARTARO_VERSION": version}


def mixed(folder: Path, postgres: Database, *versions: str) -> Cluster:
    cluster = Cluster(folder, postgres, len(versions))
    for node, version in zip(cluster.nodes, versions, strict=True):
        of_version(node, version)
    return cluster


def upgrade(node: Server, version: str = "") -> None:
    """As an administrator does it: stop, install, start."""
    node.stop()
    of_version(node, version)
    node.start()


async def whole_match(cluster: Cluster, opens: int = 0) -> str:
    """Ada at one node and Ben at the other, from beginning to end; the table."""
    one, other = cluster.nodes[opens], cluster.nodes[1 - opens]
    ada = one.open("Ada", **TERMS)
    ben = other.join(ada["table"], "Ben")
    async with seated((one, ada), (other, ben), shows_ends=True) as players:
        await players[0].ok("start")
        async with asyncio.timeout(60):
            await asyncio.gather(*(play(player, Generator(seat)) for seat, player in enumerate(players)))
        assert players[0].over == players[1].over is not None
        heard = [Heard(ada["table"], seat, player.told[seat]) for seat, player in enumerate(players)]
    known = [event for event in cluster.events(ada["table"]) if b"cheered" not in event.body]
    stored = [event._replace(version=number) for number, event in enumerate(known, 1)]
    assert violations(History([], heard), {ada["table"]: stored}) == []
    return t.cast("str", ada["table"])


async def play(player: Player, dice: Generator) -> None:
    """To the end; whoever is shown the end of a round goes on at once."""
    seat = player.you[0]
    while player.over is None:
        await player.until(lambda: player.over is not None or player.question(seat) or looks(player, seat))
        if looks(player, seat):
            await player.ok("on", seat=seat)
            await player.until(lambda: player.over is not None or not looks(player, seat))
        elif player.question(seat):
            await player.play_once(seat, dice)


def looks(player: Player, seat: int) -> bool:
    return seat in (player.info.get("intermission") or {}).get("waits", [])


def kinds(cluster: Cluster, table: str) -> list[str]:
    """Of all events of a table, by their tags."""
    return [msgspec.json.decode(event.body)[0] for event in cluster.events(table)]


def tags(*kinds: type[ev.Event]) -> set[str]:
    return {t.cast("str", kind.__struct_config__.tag) for kind in kinds}


def practise(node: Server) -> tuple[int, str]:
    """Try a match with a bot again: the status, and the code of a refusal."""
    ada = node.open("Ada", chairs=["", "easy"], options={"tokens_to_win": "1"}, first="a")

    async def once() -> None:
        async with seated((node, ada)) as (player,):
            await player.ok("start")
            await player.play(Generator(3))

    asyncio.run(once())
    path = f"/api/1/tables/{ada['table']}"
    decisions = read_record(node.ask("GET", f"{path}/record").text).match.decisions
    own = next(number for number, decision in enumerate(decisions) if decision.seat == 0)
    answer = node.ask("POST", f"{path}/practice", ada["token"], json={"decision": own})
    return answer.status_code, answer.json().get("code", "")


def test_kinds_that_an_older_node_does_not_know_wait_until_it_is_gone(tmp_path: Path, postgres: Database) -> None:
    cluster = mixed(tmp_path, postgres, "older", "")
    older, today = cluster.nodes
    try:
        cluster.start()
        for opens in (0, 1):
            table = asyncio.run(whole_match(cluster, opens))
            assert not tags(*NEW_KINDS) & set(kinds(cluster, table))
        assert practise(today)[1] == "older-nodes"
        upgrade(older)
        for opens in (0, 1):
            assert kinds(cluster, asyncio.run(whole_match(cluster, opens))).count("round") >= 1
        assert practise(today)[0] == 201
        for node in cluster.nodes:
            assert "unreadable" not in node.log()
            assert "Traceback" not in node.log(), node.log()[-2000:]
    finally:
        cluster.end()


def test_a_further_field_is_skipped_and_a_further_kind_waits(tmp_path: Path, postgres: Database) -> None:
    cluster = mixed(tmp_path, postgres, "", "newer")
    today = cluster.nodes[0]
    try:
        cluster.start()
        for opens in (0, 1):
            table = asyncio.run(whole_match(cluster, opens))
            assert "cheered" not in kinds(cluster, table)
            moods = [b"merry" in event.body for event in cluster.events(table) if b"decided" in event.body]
            assert any(moods)
            assert not all(moods)
        upgrade(today, "newer")
        assert "cheered" in kinds(cluster, asyncio.run(whole_match(cluster)))
        for node in cluster.nodes:
            assert "unreadable" not in node.log()
            assert "Traceback" not in node.log(), node.log()[-2000:]
    finally:
        cluster.end()
