"""Reads what all clients asked for and were told, and what is stored in the end, and finds what does not fit.

- Every acknowledged answer is stored, once; no refused answer is.
- The events of a table are numbered from 1 on without a gap.
- Every seat was told one history, that of the stored events: each fact once, in order, none that is not there.
"""

from __future__ import annotations

import collections
import json
import typing as t

import msgspec

from kartaro.server.tables import events as ev
from kartaro.server.tables.state import rebuilt
from kartaro.server.wire import wire_of

if t.TYPE_CHECKING:
    from kartaro.server.tables.interfaces import StoredEvent

DONE, REFUSED, UNKNOWN = "done", "refused", "unknown"


class Answer(t.NamedTuple):
    """A client's answer to a question, and what became of it as far as the client knows."""

    table: str
    seat: int
    question: int
    move: str
    id: str
    result: str


class Heard(t.NamedTuple):
    """All facts that a client was told for a seat, in the order in which they came."""

    table: str
    seat: int
    told: list[dict[str, t.Any]]


class History(t.NamedTuple):
    """Of all clients."""

    answers: list[Answer]
    heard: list[Heard]


def violations(history: History, stored: t.Mapping[str, list[StoredEvent]]) -> list[str]:
    """What does not fit, in words; nothing, if all does."""
    found = []
    for table, events in stored.items():
        found += numbers(table, events)
        answers = [answer for answer in history.answers if answer.table == table]
        found += stored_once(table, answers, events)
        if not found:
            found += one_history(table, [heard for heard in history.heard if heard.table == table], events)
    found += [f"{answer}: there is no such table" for answer in history.answers if answer.table not in stored]
    return found


def numbers(table: str, events: list[StoredEvent]) -> list[str]:
    versions = [event.version for event in events]
    return [] if versions == list(range(1, len(versions) + 1)) else [f"{table}: versions {versions}"]


def stored_once(table: str, answers: list[Answer], events: list[StoredEvent]) -> list[str]:
    """Acknowledged answers are there once, with the move that was sent; refused ones are not."""
    decided: dict[tuple[int, str], list[str]] = collections.defaultdict(list)
    for event in events:
        decoded = ev.DECODER.decode(event.body)
        if isinstance(decoded, ev.Decided) and decoded.by:
            decided[decoded.seat, decoded.by].append(decoded.move)
    found = [f"{table}: {key} is stored {len(moves)} times" for key, moves in decided.items() if len(moves) > 1]
    for answer in answers:
        moves = decided.get((answer.seat, answer.id), [])
        if answer.result == DONE and moves[:1] != [answer.move]:
            found.append(f"{answer}: acknowledged, and stored is {moves}")
        if answer.result == REFUSED and moves:
            found.append(f"{answer}: refused, and stored")
    return found


def one_history(table: str, all_heard: list[Heard], events: list[StoredEvent]) -> list[str]:
    """What was told is the beginning of what a seat is told by the stored events."""
    state = rebuilt(table, [event.body for event in events])
    if state.host is None:
        return [f"{table}: told {heard.told}" for heard in all_heard if heard.told]
    wire = wire_of(state.game)
    found = []
    for heard in all_heard:
        whole = [json.loads(msgspec.json.encode(wire.told(fact))) for fact in state.host.told(heard.seat)]
        if heard.told != whole[: len(heard.told)]:
            wrong = next(i for i, told in enumerate(heard.told) if whole[i : i + 1] != [told])
            found.append(f"{table}: seat {heard.seat} was told {heard.told[wrong]} as fact {wrong}, and it is not")
    return found
