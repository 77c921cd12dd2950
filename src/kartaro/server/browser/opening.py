"""A record from elsewhere becomes a table of this browser, whose match is over: to be looked at, and tried again."""

from __future__ import annotations

import hashlib
import secrets
import typing as t

import msgspec

from kartaro.core.errors import BadRecord, KartaroError
from kartaro.core.seats import LETTERS
from kartaro.record import A_BOT, read_record
from kartaro.server.protocol import Terms
from kartaro.server.tables import events as ev
from kartaro.server.tables.bots import STAND_IN
from kartaro.server.tables.finished import record_of
from kartaro.server.tables.lobby import SEED_BYTES
from kartaro.server.tables.state import hashed, rebuilt
from kartaro.verify import host_picked, prove

if t.TYPE_CHECKING:
    from kartaro.record import Record
    from kartaro.server.tables.lobby import Lobby

NAME_LENGTH = 24
OF_ITS_OWN = frozenset(":=")
"""What the name of a bot has that says where its program or its weights are."""


class GivenRecord(msgspec.Struct, frozen=True):
    """The text of a file."""

    record: str


class OpenedRecord(msgspec.Struct, frozen=True):
    """At which table it is now, and how it ended."""

    table: str
    winners: list[int]
    scores: list[int]


class Contents(t.NamedTuple):
    """What a table is made of, read where nobody waits for it."""

    terms: Terms
    names: list[str]
    bots: dict[int, str]
    decisions: int
    match_id: str
    winners: list[int]
    scores: list[int]


async def open_record(lobby: Lobby, text: str, token: str) -> OpenedRecord:
    """Keep it, unless it is here; BadRecord if it is none, is not over, or its cards do not follow from its seeds."""
    found: Contents = await lobby.services.thinker.study(contents, text)
    if found.match_id.startswith(lobby.prefix) and await is_of(lobby, found.match_id, text):
        return OpenedRecord(found.match_id, found.winners, found.scores)
    table = lobby.prefix + hashlib.sha256(text.encode()).hexdigest()[:NAME_LENGTH]
    store = lobby.services.store
    if not await store.read(table):
        written = [ev.ENCODER.encode(event) for event in events_of(found, text, token, lobby.services.clock.now())]
        rebuilt(table, written)
        await store.append(table, 1, written)
    return OpenedRecord(table, found.winners, found.scores)


def contents(text: str) -> Contents:
    """Verified as `kartaro verify` does it; a record that promises no fair shuffle has nothing to verify."""
    record = read_record(text)
    match = record.match
    if not match.over():
        raise BadRecord("record-unfinished")
    if record.fairness is not None and record.fairness.server.seed is not None:
        prove(record)
    bots = bots_of(record)
    names = record.names + [""] * (match.seats - len(record.names))
    match_id = record.fairness.match_id if record.fairness is not None else ""
    winners = match.outcome() or []
    return Contents(terms_of(record, bots), names, bots, len(match.decisions), match_id, winners, match.scores())


def bots_of(record: Record) -> dict[int, str]:
    """The bots that had a seat from the start; in place of one with a program or a file of its own, one of ours."""
    began = {seat: who for after, seat, who in reversed(record.changes) if not after}
    levels = {seat: who.removeprefix(A_BOT) for seat, who in began.items() if who.startswith(A_BOT)}
    return {seat: STAND_IN if OF_ITS_OWN.intersection(level) else level for seat, level in levels.items()}


def terms_of(record: Record, bots: t.Mapping[int, str]) -> Terms:
    match, first = record.match, ""
    options = {name: match.edition[name] for name in match.edition.changed}
    if record.fairness is not None and host_picked(match, record.fairness):
        options.pop("first_player", None)
        first = LETTERS[match.decisions[0].move]
    chairs = [bots.get(seat, "") for seat in range(match.seats)]
    return Terms(match.game.name, match.edition.name, options, chairs, first)


def events_of(found: Contents, text: str, token: str, now: float) -> list[ev.AnyEvent]:
    """The seats of people are this browser's, so that it can try again what they did."""
    people = [seat for seat in range(len(found.names)) if seat not in found.bots]
    return [
        ev.Opened(now, found.terms, secrets.token_hex(SEED_BYTES)),
        *(ev.SatDown(seat, found.names[seat], hashed(token)) for seat in people),
        ev.Resumed(now, "", text, found.decisions, found.bots),
    ]


async def is_of(lobby: Lobby, table: str, text: str) -> bool:
    """Whether it is the record of a match that was played here."""
    try:
        return record_of((await lobby.find(table)).state) == text
    except KartaroError:
        return False
