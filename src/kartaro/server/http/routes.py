"""What is answered over HTTP: tables, records, rules, and how the server is."""

from __future__ import annotations

import functools
import time
import typing as t

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, RequestBody  # noqa: TC002 - Litestar reads the types

from kartaro import __version__
from kartaro.core.errors import Refused
from kartaro.core.seats import LETTERS, PUBLIC, TRUTH
from kartaro.games import game as game_named
from kartaro.games import games
from kartaro.server import protocol as p
from kartaro.server.credentials import COOKIE
from kartaro.server.http.context import (
    HttpRequest,
    caller_of,
    check_origin,
    check_rate,
    check_table_rate,
    lobby_of,
    own_link,
    token_of,
)
from kartaro.server.http.pages import sent
from kartaro.server.http.rules import chosen_options, described, rules_of
from kartaro.server.protocol import API
from kartaro.server.tables.finished import deals, frames, judged, need_shown, record_of, seen_by
from kartaro.server.tables.lobby import new_token, proper_name
from kartaro.server.tables.state import hashed
from kartaro.server.wire import wire_of
from kartaro.web import File, file_of

if t.TYPE_CHECKING:
    from kartaro.server.tables.state import State
    from kartaro.server.wire import Wire

A_YEAR = 365 * 86400
FOR_A_WHILE = "public, max-age=300"
"""Of what changes only with another version of the server."""
TEXT = "text/plain; charset=utf-8"
METRICS = "text/plain; version=0.0.4"
WHY = {
    400: "It was not understood.",
    403: "It is not for whoever asked.",
    404: "There is no such table.",
    409: "It cannot be; the code says why.",
    413: "It is too long.",
    429: "It was too much at once.",
    503: "Not now: it could not be stored, or took too long.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How something may be refused, for the description of the interface."""
    return {status: ResponseSpec(p.No, generate_examples=False, description=WHY[status]) for status in sorted(statuses)}


STUDY = refusals(400, 403, 404, 409, 429, 503)


@get(f"{API}/games", sync_to_thread=False)
def list_games(request: HttpRequest) -> Response[list[p.GameInfo]]:
    """Every game with its editions, options and numbers of seats."""
    return t.cast("Response[list[p.GameInfo]]", sent(request, packed_games(), FOR_A_WHILE))


@functools.cache
def packed_games() -> File:
    """They stay as they are while the server runs."""
    return file_of("application/json", msgspec.json.encode([described(game) for game in games()]))


@get(f"{API}/rules/{{game:str}}", sync_to_thread=True, responses=refusals(400, 409, 429))
def show_rules(  # noqa: PLR0913 - what an address may say
    request: HttpRequest,
    game: FromPath[str],
    *,
    edition: FromQuery[str] = "",
    option: FromQuery[list[str] | None] = None,
    against: FromQuery[str] = "",
    against_option: FromQuery[list[str] | None] = None,
) -> p.Rules:
    """The rules of an edition, with options as `name=value`; and how those of another differ, if one is named."""
    check_rate(request)
    named = game_named(game)
    one = named.edition(edition, chosen_options(option or []))
    if not against and not against_option:
        return rules_of(named, one, None)
    return rules_of(named, one, named.edition(against or one.name, chosen_options(against_option or [])))


@get(f"{API}/tables", sync_to_thread=False)
def list_tables(request: HttpRequest) -> list[p.TableInfo]:
    """The tables that anybody may come to."""
    return lobby_of(request).listed()


@post(f"{API}/tables", responses=refusals(400, 403, 409, 413, 429, 503))
async def open_table(request: HttpRequest, data: RequestBody[p.NewTable]) -> Response[p.Seated]:
    """Open a table and sit down at it."""
    check_rate(request)
    check_table_rate(request)
    check_origin(request)
    token = token_of(request) or new_token()
    runner, seat = await lobby_of(request).open(data.terms, data.name, token, caller_of(request).address)
    return seated(request, runner.state.id, seat, token)


@post(f"{API}/tables/{{table:str}}/join", responses=refusals(400, 403, 404, 409, 413, 429, 503))
async def join_table(request: HttpRequest, table: FromPath[str], data: RequestBody[p.Join]) -> Response[p.Seated]:
    """Sit down."""
    check_rate(request)
    check_origin(request)
    token = token_of(request) or new_token()
    runner = await lobby_of(request).find(table)
    seat = await runner.seating.sit(proper_name(data.name), hashed(token), data.seat)
    return seated(request, table, seat, token)


@post(f"{API}/tables/{{table:str}}/practice", responses=refusals(400, 403, 404, 409, 413, 429, 503))
async def practise(request: HttpRequest, table: FromPath[str], data: RequestBody[p.Practice]) -> Response[p.Seated]:
    """Try again from one's own decision on, against the same bots, at a table that counts nowhere."""
    check_rate(request)
    check_table_rate(request)
    check_origin(request)
    token = token_of(request)
    lobby = lobby_of(request)
    runner = await lobby.find(table)
    following, seat = await lobby.practise(runner, hashed(token), data.decision, caller_of(request).address)
    return seated(request, following.state.id, seat, token)


def seated(request: HttpRequest, table: str, seat: int, token: str) -> Response[p.Seated]:
    """The token, for programs, and as a cookie that scripts cannot read, for browsers."""
    link = f"{caller_of(request).server_url}/t/{table}"
    secure = link.startswith("https:")
    cookie = Cookie(key=COOKIE, value=token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return Response(p.Seated(table, seat, token, link), cookies=[cookie], status_code=201)


@get(f"{API}/tables/{{table:str}}", responses=refusals(400, 404, 503))
async def show_table(request: HttpRequest, table: FromPath[str]) -> p.TableNow:
    """What everybody may know of a table; whoever has seats there is told which, and who is asked."""
    runner = await lobby_of(request).find(table)
    async with runner.lock:
        present, you = runner.broadcast.present(), runner.state.held_by(token_of(request))
        info = runner.state.info(present) if you else runner.past.info(present)
        return p.TableNow(**msgspec.structs.asdict(info), you=you, asked=runner.state.asked() if you else [])


@get(f"{API}/tables/{{table:str}}/own-link", responses=refusals(400, 403, 404, 503))
async def show_own_link(request: HttpRequest, table: FromPath[str]) -> p.OwnLink:
    """Who holds a seat goes on with it on another device."""
    check_origin(request)
    runner = await lobby_of(request).find(table)
    return p.OwnLink(own_link(request, table, runner.state))


@get(f"{API}/tables/{{table:str}}/record", media_type=TEXT, responses=STUDY)
async def show_record(request: HttpRequest, table: FromPath[str], seat: FromQuery[str] = "") -> Response[str]:
    """A match that is over: its open record, or what a seat was told, if one is named by its letter.

    Where the table chose so, only what one's own seat was told; of several the first, if none is named.
    """
    check_rate(request)
    runner = await lobby_of(request).find(table)
    async with runner.lock:
        state = runner.state
        need_shown(runner, token_of(request))
        eyes = own_seat(request, state) if state.terms.sealed and not seat else eyes_of(request, state, seat or "open")
        return Response(record_of(state) if eyes == TRUTH else seen_by(state, eyes), media_type=TEXT)


@get(f"{API}/tables/{{table:str}}/replay", responses=STUDY)
async def show_replay(request: HttpRequest, table: FromPath[str], seat: FromQuery[str] = "public") -> list[p.Frame]:
    """A match that is over, decision by decision: all cards `open`, from a seat's eyes, or as the public saw it."""
    return t.cast("list[p.Frame]", await study(request, table, seat, frames))


@get(f"{API}/tables/{{table:str}}/deals", responses=STUDY)
async def show_deals(request: HttpRequest, table: FromPath[str]) -> list[p.Deal]:
    """Out of what the dealer decided in a match that is over, for those who check its shuffles; an open one only."""
    return t.cast("list[p.Deal]", await study(request, table, "open", deals))


@get(f"{API}/tables/{{table:str}}/analysis", responses=STUDY)
async def show_analysis(request: HttpRequest, table: FromPath[str], seat: FromQuery[str]) -> list[p.Judgement]:
    """What a bot makes of the decisions of a seat, by what that seat knew."""
    if seat not in LETTERS:
        raise Refused("no-such-seat", target=seat)
    return t.cast("list[p.Judgement]", await study(request, table, seat, functools.partial(judged, now=time.monotonic)))


async def study(request: HttpRequest, table: str, word: str, look: t.Callable[[str, int, Wire], t.Any]) -> t.Any:  # noqa: ANN401
    """Look at a match that is over, through the eyes that were asked for."""
    check_rate(request)
    lobby = lobby_of(request)
    runner = await lobby.find(table)
    async with runner.lock:
        state = runner.state
        need_shown(runner, token_of(request))
        eyes, text = eyes_of(request, state, word), state.match.record()
    return await lobby.services.thinker.study(look, text, eyes, wire_of(state.game))


def eyes_of(request: HttpRequest, state: State, word: str) -> int:
    """Through whose eyes somebody looks at a match that is over; where it stays shut, only through one's own."""
    if word == "public":
        return PUBLIC
    if word == "open" and not state.terms.sealed:
        return TRUTH
    seat = LETTERS.find(word) if len(word) == 1 else -1
    if not 0 <= seat < len(state.chairs):
        raise Refused("no-such-seat", target=word)
    if state.terms.sealed and seat not in state.held_by(token_of(request)):
        raise Refused("not-yours")
    return seat


def own_seat(request: HttpRequest, state: State) -> int:
    held = state.held_by(token_of(request))
    if not held:
        raise Refused("not-yours")
    return held[0]


@get(f"{API}/schema", sync_to_thread=False)
def show_schema() -> dict[str, t.Any]:
    """The messages of the socket, as JSON Schema: what the server sends, in lists, and what clients send."""
    (sent, taken), components = msgspec.json.schema_components([p.FromServer, p.FromClient])
    return {"from_server": sent, "from_client": taken, "$defs": components}


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """It answers."""
    return {"status": "ok", "version": __version__}


@get("/metrics", sync_to_thread=False, media_type=METRICS)
def metrics(request: HttpRequest) -> Response[str]:
    """How much goes on, in Prometheus' form."""
    lobby = lobby_of(request)
    phases: dict[str, int] = dict.fromkeys(("waiting", "playing", "over", "closed"), 0)
    clients = 0
    for runner in lobby.runners.values():
        phases[runner.past.phase] += 1
        clients += len(runner.broadcast.clients)
    lines = [f'kartaro_tables{{phase="{phase}"}} {count}' for phase, count in phases.items()]
    lines.append(f"kartaro_clients {clients}")
    return Response("\n".join(lines) + "\n", media_type=METRICS)
