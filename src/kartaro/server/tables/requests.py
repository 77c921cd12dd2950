"""What a client may ask for, and who does it."""

from __future__ import annotations

import typing as t

from kartaro.core.errors import Refused
from kartaro.core.seats import PUBLIC
from kartaro.server import protocol as p
from kartaro.server.tables.terms import check_level

if t.TYPE_CHECKING:
    from kartaro.server.tables.runner import Runner
    from kartaro.server.tables.session import ClientSession

OWNERS_REQUESTS = (p.Kick, p.Start, p.Close)
"""What only the owner of a table may ask for."""


async def do(session: ClientSession, request: p.Request) -> None:
    """Do it; KartaroError if it cannot be, or is not for this client to ask."""
    runner = session.runner
    if runner.is_ahead:
        await runner.catch_up()
    session.take_seats()
    check_allowed(session, request)
    if isinstance(request, p.Move):
        await runner.playing.answer(request.seat, request.question, request.move, request.id)
    elif isinstance(request, p.Follow):
        await session.follow()
    elif isinstance(request, p.Start):
        await runner.starting.start(check_level(request.level))
    elif isinstance(request, p.Rematch):
        await session.lobby.rematch(runner, session.seats[0])
    elif isinstance(request, p.AskHint):
        session.post(await runner.playing.hint(request.seat))
    elif isinstance(request, p.Close):
        await runner.close()
    elif isinstance(request, p.SetPace):
        runner.bots.set_pace(request.pace)
    else:
        await do_for_seat(runner, request)


def check_allowed(session: ClientSession, request: p.Request) -> None:
    """A seat is asked for by whoever holds it; some things by the owner of the table, a rematch by all who played."""
    if isinstance(request, p.SetPace):
        if not session.runner.state.is_own(session.token):
            raise Refused("others-play")
    elif isinstance(request, OWNERS_REQUESTS):
        if session.runner.state.owner not in session.seats:
            raise Refused("not-your-table")
    elif isinstance(request, p.Rematch):
        if PUBLIC in session.seats:
            raise Refused("not-yours")
    elif not isinstance(request, p.Follow) and request.seat not in session.seats:
        raise Refused("not-your-seat", seat=request.seat)


async def do_for_seat(runner: Runner, request: p.Request) -> None:
    match request:
        case p.Leave():
            await runner.seating.leave(request.seat)
        case p.Return():
            await runner.seating.come_back(request.seat)
        case p.Kick():
            await runner.seating.kick(request.seat)
        case p.Commit():
            await runner.starting.commit(request.seat, request.commitment)
        case p.ShowSeed():
            await runner.starting.reveal(request.seat, request.seed)
        case p.GoOn():
            await runner.intermission.go_on(request.seat)
        case p.Speak():
            runner.broadcast.speak(request.seat, request.phrase)
