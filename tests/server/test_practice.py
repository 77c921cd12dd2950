"""A match with bots is tried again from one's own decision on: the same cards, at a table that counts nowhere."""

from __future__ import annotations

import asyncio
import typing as t

import pytest
from tests.server.inside import any_move, connected, lobby, play_on, two_play

from kartaro.core.errors import Refused
from kartaro.core.generator import Generator
from kartaro.core.seats import DEALER
from kartaro.record import read_record
from kartaro.server.tables.state import hashed, rebuilt

if t.TYPE_CHECKING:
    from kartaro.core.match import Match
    from kartaro.server.tables.lobby import Lobby
    from kartaro.server.tables.runner import Runner

ALONE: dict[str, t.Any] = {"game": "love-letter", "chairs": ["", "easy"], "options": {"tokens_to_win": "3"}}
"""A round brings two tokens at most, so there are two rounds or more."""
ADA = hashed("ada")


async def over(tables: Lobby, **terms: t.Any) -> Runner:  # noqa: ANN401 - any terms
    """A match that was played to its end."""
    runner = await two_play(tables, **terms)
    dice = Generator(4)
    async with asyncio.timeout(20):
        while runner.state.phase == "playing":
            if 0 in runner.state.asked():
                await play_on(runner, 1, dice)
            await asyncio.sleep(0)
    return runner


def match_of(runner: Runner) -> Match:
    return read_record(runner.state.match.record(for_store=True)).match


def own_decisions(match: Match) -> list[int]:
    return [number for number, decision in enumerate(match.decisions) if decision.seat == 0]


def test_everything_before_the_decision_is_as_it_was_and_it_is_asked_again() -> None:
    async def scene() -> None:
        async with lobby() as (tables, store):
            first = await over(tables, **ALONE)
            match = match_of(first)
            last = own_decisions(match)[-1]
            again, seat = await tables.practise(first, ADA, last)
            async with connected(tables, again, "ada") as (_, ada):
                told = await ada.until(lambda message: message["is"] == "told")
                asked = [decision for decision in match.decisions[:last] if decision.seat == 0]
                assert told["question"] == len(asked) + 1
            assert (seat, again.state.asked(), again.state.info().practice) == (0, [0], first.state.id)
            assert match_of(again).decisions == match.decisions[:last]
            assert [chair.name for chair in again.state.chairs] == [chair.name for chair in first.state.chairs]
            state = rebuilt(again.state.id, store.rows[again.state.id])
            assert state.match.record(for_store=True) == again.state.match.record(for_store=True)
            assert first.state.phase == "over", "the match that was played stays as it was"

    asyncio.run(scene())


def test_the_deals_to_come_are_the_same_whatever_is_played() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            first = await over(tables, **ALONE)
            match = match_of(first)
            again, _ = await tables.practise(first, ADA, own_decisions(match)[0])
            dice = Generator(9)
            async with asyncio.timeout(20):
                while again.state.phase == "playing":
                    if 0 in again.state.asked():
                        question = again.state.chairs[0].answers + 1
                        await again.playing.answer(0, question, any_move(again, 0, dice), f"{question}")
                    await asyncio.sleep(0)
            one, other = (
                [decision.order for decision in played.decisions if decision.seat == DEALER and decision.order]
                for played in (match, match_of(again))
            )
            assert len(one) > 1
            assert all(same == order for same, order in zip(one, other, strict=False))

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("terms", "by", "number", "code"),
    [
        (ALONE, "ben", 0, "others-play"),
        ({**ALONE, "chairs": ["", ""]}, "ada", 0, "others-play"),
        ({**ALONE, "sealed": True}, "ada", 0, "others-play"),
        (ALONE, "ada", 0, "not-asked"),
        (ALONE, "ada", 10_000, "no-such-decision"),
    ],
)
def test_only_one_s_own_decisions_and_own_matches(terms: dict[str, t.Any], by: str, number: int, code: str) -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            if terms["chairs"] == ["", ""]:
                runner = await two_play(tables, **terms)
                await play_on(runner, 1000, Generator(1))
            else:
                runner = await over(tables, **terms)
            with pytest.raises(Refused, match=code):
                await tables.practise(runner, hashed(by), number)

    asyncio.run(scene())


def test_not_before_the_match_is_over() -> None:
    """The same cards would tell what is still hidden."""

    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, **ALONE)
            with pytest.raises(Refused, match="not-over"):
                await tables.practise(runner, ADA, 1)

    asyncio.run(scene())


def test_bots_wait_while_a_table_of_one_s_own_is_paused() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, **{**ALONE, "first": "a"})
            async with connected(tables, runner, "ada") as (_, ada), connected(tables, runner, "eve") as (_, eve):
                assert (await eve.ask("pace", "1", pace="paused"))["code"] == "others-play"
                assert (await ada.ask("pace", "1", pace="paused"))["is"] == "done"
                while runner.state.asked() == [0]:
                    await play_on(runner, 1, Generator(1))
                asked = runner.state.asked()
                assert asked == [1]
                assert not runner.bots.thinking
                await ada.ask("pace", "2", pace="quick")
                await ada.until(lambda _: runner.state.asked() != asked)

    asyncio.run(scene())


def test_where_others_play_nobody_sets_the_pace() -> None:
    async def scene() -> None:
        async with lobby() as (tables, _):
            runner = await two_play(tables, chairs=["", "", "easy"], game="love-letter")
            async with connected(tables, runner, "ada") as (_, ada):
                assert (await ada.ask("pace", "1", pace="calm"))["code"] == "others-play"

    asyncio.run(scene())
