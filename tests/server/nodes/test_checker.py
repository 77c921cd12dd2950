"""The checker of histories finds what is planted."""

from __future__ import annotations

import asyncio
import json
import typing as t

import msgspec
import pytest
from tests.server.inside import any_move, lobby, two_play
from tests.server.nodes.checker import DONE, REFUSED, UNKNOWN, Answer, Heard, History, violations

from kartaro.core.generator import Generator
from kartaro.server.tables.interfaces import StoredEvent
from kartaro.server.wire import wire_of

Stored = dict[str, list[StoredEvent]]
Plant = t.Callable[[History, Stored, str], object]


@pytest.fixture(scope="module")
def played() -> tuple[History, Stored, str]:
    """A match of a few moves, as its clients and its store know it."""

    async def play() -> tuple[History, Stored, str]:
        dice = Generator(4)
        async with lobby() as (tables, store):
            runner = await two_play(tables)
            answers = []
            for number in range(6):
                seat = runner.state.asked()[0]
                question = runner.state.chairs[seat].answers + 1
                move = any_move(runner, seat, dice)
                await runner.playing.answer(seat, question, move, f"id-{number}")
                answers.append(Answer(runner.state.id, seat, question, move, f"id-{number}", DONE))
            table, match, wire = runner.state.id, runner.state.match, wire_of(runner.state.game)
            heard = [
                Heard(table, seat, [json.loads(msgspec.json.encode(wire.told(fact))) for fact in match.told(seat)])
                for seat in (0, 1)
            ]
            return History(answers, heard), {table: await store.read(table)}, table

    return asyncio.run(play())


def without_event(_: History, stored: Stored, table: str) -> None:
    del stored[table][-1]


def without_an_event_in_between(_: History, stored: Stored, table: str) -> None:
    del stored[table][4]


def twice(_: History, stored: Stored, table: str) -> None:
    last = stored[table][-1]
    stored[table].append(last._replace(version=last.version + 1))


def another_move(history: History, _: Stored, __: str) -> None:
    history.answers[2] = history.answers[2]._replace(move=history.answers[4].move + " else")


def refused_and_stored(history: History, _: Stored, __: str) -> None:
    history.answers[3] = history.answers[3]._replace(result=REFUSED)


def acknowledged_and_lost(history: History, _: Stored, table: str) -> None:
    history.answers.append(Answer(table, 0, 99, "nothing", "id-99", DONE))


def heard_twice(history: History, _: Stored, __: str) -> None:
    history.heard[0].told.insert(3, history.heard[0].told[3])


def heard_in_another_order(history: History, _: Stored, __: str) -> None:
    told = history.heard[1].told
    place = next(place for place in range(len(told) - 1) if told[place] != told[place + 1])
    told[place], told[place + 1] = told[place + 1], told[place]


def heard_what_is_another_seats(history: History, _: Stored, __: str) -> None:
    history.heard[1] = history.heard[1]._replace(told=list(history.heard[0].told))


def heard_what_is_not_stored(history: History, stored: Stored, table: str) -> None:
    del stored[table][-1]
    history.answers.pop()


@pytest.mark.parametrize(
    "plant",
    [
        without_event,
        without_an_event_in_between,
        twice,
        another_move,
        refused_and_stored,
        acknowledged_and_lost,
        heard_twice,
        heard_in_another_order,
        heard_what_is_another_seats,
        heard_what_is_not_stored,
    ],
)
def test_what_is_planted_is_found(plant: Plant, played: tuple[History, Stored, str]) -> None:
    history, stored, table = played
    history = History(list(history.answers), [heard._replace(told=list(heard.told)) for heard in history.heard])
    stored = {name: list(events) for name, events in stored.items()}
    assert violations(history, stored) == []
    plant(history, stored, table)
    assert violations(history, stored) != []


def test_what_is_not_known_may_be_stored_or_not(played: tuple[History, Stored, str]) -> None:
    history, stored, table = played
    unknown = [answer._replace(result=UNKNOWN) for answer in history.answers]
    lost = Answer(table, 0, 99, "nothing", "id-99", UNKNOWN)
    assert violations(History([*unknown, lost], history.heard), stored) == []


def test_who_has_heard_less_has_heard_nothing_wrong(played: tuple[History, Stored, str]) -> None:
    history, stored, _ = played
    less = [heard._replace(told=heard.told[:5]) for heard in history.heard]
    assert violations(history._replace(heard=less), stored) == []
