"""Answers to questions: each counts once, is never lost once it was acknowledged, and a refused one changes nothing."""

from __future__ import annotations

import asyncio
import typing as t

import pytest
from tests.server.driving import Player, moves_of, sitting, take_turns, two_at_a_table
from tests.server.inside import any_move, connected, lobby, play_on, snapshot, two_play

from kartaro.core.generator import Generator
from kartaro.server.protocol import Hello

if t.TYPE_CHECKING:
    from tests.server.driving import Message, Server

HANAMIKOJI: Message = {"game": "hanamikoji", "first": "a"}


def answer_of(push: Message, move: str = "") -> Message:
    return {"seat": push["seat"], "question": push["question"], "move": move or moves_of(push["menu"])[0]}


def test_an_answer_sent_again_is_acknowledged_again_and_given_once(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, **HANAMIKOJI)
        async with sitting(server, ada, ben) as (a, b):
            await a.ok("start")
            answer = answer_of(await a.asked(0))
            first = await a.ask("move", id="mine", **answer)
            await b.asked(1)
            heard = len(b.told[1])
            assert await a.ask("move", id="mine", **answer) == first
            await a.vanish()
            await a.back()
            assert await a.ask("move", id="mine", **answer) == first
            await b.caught_up()
            assert len(b.told[1]) == heard

    asyncio.run(scene())


def test_a_question_has_one_answer(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, **HANAMIKOJI)
        async with sitting(server, ada, ben) as (a, b):
            await a.ok("start")
            push = await a.asked(0)
            one, other = moves_of(push["menu"])[:2]
            await a.ok("move", **answer_of(push, one))
            assert await a.refused("move", **answer_of(push, other)) == "already-answered"
            assert await a.refused("move", **answer_of(push, one)) == "already-answered"
            await take_turns(3, Generator(1), a, b)
            assert await a.refused("move", **answer_of(push, one)) == "already-answered"

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"move": "secret umbrella-of-straw"}, "unknown-card"),
        ({"move": ""}, "bad-move"),
        ({"move": "x" * 200}, "bad-move"),
        ({"move": "pick a"}, "bad-move"),
        ({"question": 2}, "not-asked"),
        ({"question": 10**15}, "not-asked"),
        ({"question": 0}, "already-answered"),
        ({"question": -3}, "already-answered"),
        ({"seat": 1}, "not-your-seat"),
        ({"seat": 5}, "not-your-seat"),
        ({"seat": 6}, "bad-message"),
        ({"seat": "a"}, "bad-message"),
        ({"question": 1.5}, "bad-message"),
        ({"move": "x" * 201}, "bad-message"),
        ({"move": None}, "bad-message"),
        ({"more": 1}, "bad-message"),
    ],
)
def test_what_is_refused_changes_nothing(change: Message, code: str) -> None:
    async def scene() -> None:
        async with lobby() as (tables, store):
            runner = await two_play(tables)
            async with connected(tables, runner, "ada") as (_, line):
                legal = any_move(runner, 0, Generator(1))
                before, stored = snapshot(runner), len(store.rows[runner.state.id])
                line.write({"do": "move", "id": "x", "seat": 0, "question": 1, "move": legal, **change})
                answer = await line.until(lambda message: message["is"] in {"no", "done"})
                assert (answer["is"], answer["code"]) == ("no", code)
                assert snapshot(runner) == before
                assert len(store.rows[runner.state.id]) == stored
                assert (await line.ask("move", "y", seat=0, question=1, move=legal))["is"] == "done"

    asyncio.run(scene())


def test_a_move_that_the_rules_forbid_is_refused_with_its_reason() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables)
            game = runner.state.game
            legal = runner.state.match.codes(0)
            async with connected(tables, runner, "ada") as (_, line):
                before, refused = snapshot(runner), 0
                for code in range(0, 4000, 61):
                    try:
                        move = game.move_text(0, code)
                        read = game.read_move(0, move)
                    except Exception:  # noqa: BLE001, S112 - not every number is a move
                        continue
                    if read in legal:
                        continue
                    answer = await line.ask("move", f"x{code}", seat=0, question=1, move=move)
                    assert answer["is"] == "no", (move, answer)
                    refused += 1
                assert snapshot(runner) == before
                assert refused > 5

    asyncio.run(scene())


def test_whoever_loses_the_connection_again_and_again_is_told_everything_once(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, **HANAMIKOJI)
        async with sitting(server, ada, ben) as (a, b):
            await a.ok("start")
            for number in range(5):
                await take_turns(2, Generator(number), a, b)
                await a.vanish()
                await a.back()
            await a.caught_up()
            whole = Player(server, ada["table"], ada["token"])
            await whole.come(have={})
            await whole.until(lambda: 0 in whole.told)
            assert whole.told[0] == a.told[0]
            await whole.vanish()

    asyncio.run(scene())


@pytest.mark.parametrize("have", [10**6, 10**30, -5])
def test_whoever_claims_to_have_what_was_never_told_gets_nothing_wrong(have: int) -> None:
    """A client that has too much has not been told by us; it gets everything."""

    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables)
            await play_on(runner, 3, Generator(1))
            async with connected(tables, runner, "ada", Hello(have={"0": have})) as (_, line):
                push = await line.until(lambda message: message["is"] == "told")
                assert push["count"] == len(push["told"]) == len(runner.state.match.told(0))

    asyncio.run(scene())


def test_an_answer_is_given_though_its_client_vanishes_before_it_is_stored() -> None:
    async def scene() -> None:
        async with lobby() as (tables, store):
            runner = await two_play(tables)
            store.slow = 0.1
            async with connected(tables, runner, "ben") as (_, ben):
                async with connected(tables, runner, "ada") as (_, ada):
                    ada.write(
                        {"do": "move", "id": "x", "seat": 0, "question": 1, "move": any_move(runner, 0, Generator(1))}
                    )
                    await asyncio.sleep(0.05)
                push = await ben.until(lambda message: message.get("question"))
                move = any_move(runner, 1, Generator(1))
                assert (await ben.ask("move", "y", seat=1, question=push["question"], move=move))["is"] == "done"
                assert runner.version == len(store.rows[runner.state.id])

    asyncio.run(scene())
