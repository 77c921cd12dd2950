"""What is answered to whoever asks about tables: over HTTP, or in a page that carries its server with it.

Who asks is known by the token that is shown, and by nothing else.
"""

from __future__ import annotations

import functools
import time
import typing as t

import msgspec

from kartaro.core.errors import Refused
from kartaro.core.seats import LETTERS, PUBLIC, TRUTH
from kartaro.server import protocol as p
from kartaro.server.tables.finished import deals, frames, judged, need_shown, record_of, seen_by
from kartaro.server.tables.lobby import proper_name
from kartaro.server.tables.state import hashed
from kartaro.server.wire import wire_of

if t.TYPE_CHECKING:
    from kartaro.server.tables.lobby import Lobby
    from kartaro.server.tables.state import State
    from kartaro.server.wire import Wire

EVERYTHING, AS_THE_PUBLIC = "open", "public"
"""Words for eyes that are no seat's."""


async def join_table(lobby: Lobby, table: str, wish: p.Join, token: str) -> int:
    """Sit down; the number of the seat."""
    runner = await lobby.find(table)
    return await runner.seating.sit(proper_name(wish.name), hashed(token), wish.seat)


async def practise(lobby: Lobby, table: str, wish: p.Practice, token: str, address: str = "") -> tuple[str, int]:
    """Try again from one's own decision on; the new table, and the number of the seat."""
    runner = await lobby.find(table)
    following, seat = await lobby.practise(runner, hashed(token), wish.decision, address)
    return following.state.id, seat


async def show_table(lobby: Lobby, table: str, token: str) -> p.TableNow:
    """What everybody may know of a table; whoever has seats there is told which, and who is asked."""
    runner = await lobby.find(table)
    async with runner.lock:
        present, you = runner.broadcast.present(), runner.state.held_by(token)
        info = runner.state.info(present) if you else runner.past.info(present)
        return p.TableNow(**msgspec.structs.asdict(info), you=you, asked=runner.state.asked() if you else [])


# A match that is over


async def show_record(lobby: Lobby, table: str, word: str, token: str) -> str:
    """Its open record, or what a seat was told, if one is named by its letter.

    Where the table chose so, only what one's own seat was told; of several the first, if none is named.
    """
    runner = await lobby.find(table)
    async with runner.lock:
        state = runner.state
        need_shown(runner, token)
        eyes = own_seat(state, token) if state.terms.sealed and not word else eyes_of(state, word or EVERYTHING, token)
        return record_of(state) if eyes == TRUTH else seen_by(state, eyes)


async def show_replay(lobby: Lobby, table: str, word: str, token: str) -> list[p.Frame]:
    """The match decision by decision: all cards `open`, from a seat's eyes, or as the `public` saw it."""
    return t.cast("list[p.Frame]", await study(lobby, table, word, token, frames))


async def show_deals(lobby: Lobby, table: str, token: str) -> list[p.Deal]:
    """Out of what the dealer decided, for those who check its shuffles; of an open match only."""
    return t.cast("list[p.Deal]", await study(lobby, table, EVERYTHING, token, deals))


async def show_analysis(lobby: Lobby, table: str, word: str, token: str) -> list[p.Judgement]:
    """What a bot makes of the decisions of a seat, by what that seat knew."""
    if word not in LETTERS:
        raise Refused("no-such-seat", target=word)
    look = functools.partial(judged, now=time.monotonic)
    return t.cast("list[p.Judgement]", await study(lobby, table, word, token, look))


async def study(lobby: Lobby, table: str, word: str, token: str, look: t.Callable[[str, int, Wire], t.Any]) -> t.Any:  # noqa: ANN401
    """Look at a match that is over, through the eyes that were asked for."""
    runner = await lobby.find(table)
    async with runner.lock:
        state = runner.state
        need_shown(runner, token)
        eyes, text = eyes_of(state, word, token), state.match.record()
    return await lobby.services.thinker.study(look, text, eyes, wire_of(state.game))


def eyes_of(state: State, word: str, token: str) -> int:
    """Through whose eyes somebody looks at a match that is over; where it stays shut, only through one's own."""
    if word == AS_THE_PUBLIC:
        return PUBLIC
    if word == EVERYTHING and not state.terms.sealed:
        return TRUTH
    seat = LETTERS.find(word) if len(word) == 1 else -1
    if not 0 <= seat < len(state.chairs):
        raise Refused("no-such-seat", target=word)
    if state.terms.sealed and seat not in state.held_by(token):
        raise Refused("not-yours")
    return seat


def own_seat(state: State, token: str) -> int:
    held = state.held_by(token)
    if not held:
        raise Refused("not-yours")
    return held[0]
