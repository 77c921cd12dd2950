"""What is answered over HTTP: tables, records, rules, and how the server is."""

from __future__ import annotations

import functools
import typing as t

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, RequestBody  # noqa: TC002 - Litestar reads the types

from kartaro import __version__
from kartaro.server import answers
from kartaro.server import protocol as p
from kartaro.server.credentials import COOKIE, Proxies
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
from kartaro.server.protocol import API
from kartaro.server.rules import asked_rules, described_games
from kartaro.server.tables.interfaces import NotStored
from kartaro.server.tables.lobby import new_token
from kartaro.web import File, file_of

if t.TYPE_CHECKING:
    from kartaro.server.tables.lobby import Lobby

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
    return file_of("application/json", msgspec.json.encode(described_games()))


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
    return asked_rules(game, edition, option or [], against, against_option or [])


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
    seat = await answers.join_table(lobby_of(request), table, data, token)
    return seated(request, table, seat, token)


@post(f"{API}/tables/{{table:str}}/practice", responses=refusals(400, 403, 404, 409, 413, 429, 503))
async def practise(request: HttpRequest, table: FromPath[str], data: RequestBody[p.Practice]) -> Response[p.Seated]:
    """Try again from one's own decision on, against the same bots, at a table that counts nowhere."""
    check_rate(request)
    check_table_rate(request)
    check_origin(request)
    token = token_of(request)
    following, seat = await answers.practise(lobby_of(request), table, data, token, caller_of(request).address)
    return seated(request, following, seat, token)


def seated(request: HttpRequest, table: str, seat: int, token: str) -> Response[p.Seated]:
    """The token, for programs, and as a cookie that scripts cannot read, for browsers."""
    link = f"{caller_of(request).server_url}/t/{table}"
    secure = link.startswith("https:")
    cookie = Cookie(key=COOKIE, value=token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return Response(p.Seated(table, seat, token, link), cookies=[cookie], status_code=201)


@get(f"{API}/tables/{{table:str}}", responses=refusals(400, 404, 503))
async def show_table(request: HttpRequest, table: FromPath[str]) -> p.TableNow:
    """What everybody may know of a table; whoever has seats there is told which, and who is asked."""
    return await answers.show_table(lobby_of(request), table, token_of(request))


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
    record = await answers.show_record(lobby_of(request), table, seat, token_of(request))
    return Response(record, media_type=TEXT)


@get(f"{API}/tables/{{table:str}}/replay", responses=STUDY)
async def show_replay(request: HttpRequest, table: FromPath[str], seat: FromQuery[str] = "public") -> list[p.Frame]:
    """A match that is over, decision by decision: all cards `open`, from a seat's eyes, or as the public saw it."""
    check_rate(request)
    return await answers.show_replay(lobby_of(request), table, seat, token_of(request))


@get(f"{API}/tables/{{table:str}}/deals", responses=STUDY)
async def show_deals(request: HttpRequest, table: FromPath[str]) -> list[p.Deal]:
    """Out of what the dealer decided in a match that is over, for those who check its shuffles; an open one only."""
    check_rate(request)
    return await answers.show_deals(lobby_of(request), table, token_of(request))


@get(f"{API}/tables/{{table:str}}/analysis", responses=STUDY)
async def show_analysis(request: HttpRequest, table: FromPath[str], seat: FromQuery[str]) -> list[p.Judgement]:
    """What a bot makes of the decisions of a seat, by what that seat knew."""
    check_rate(request)
    return await answers.show_analysis(lobby_of(request), table, seat, token_of(request))


@get(f"{API}/schema", sync_to_thread=False)
def show_schema() -> dict[str, t.Any]:
    """The messages of the socket, as JSON Schema: what the server sends, in lists, and what clients send."""
    (sent, taken), components = msgspec.json.schema_components([p.FromServer, p.FromClient])
    return {"from_server": sent, "from_client": taken, "$defs": components}


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """It answers."""
    return {"status": "ok", "version": __version__}


@get("/ready", responses=refusals(503))
async def ready(request: HttpRequest) -> dict[str, str]:
    """It can take moves: its store answers, and it hears other nodes, if there are some."""
    if not lobby_of(request).services.peers.is_ready:
        raise NotStored("store-failed", why="unreachable")
    return {"status": "ready"}


@get("/metrics", sync_to_thread=False, media_type=METRICS)
def metrics(request: HttpRequest) -> Response[str]:
    """How much goes on, in Prometheus' form; to strangers, nothing that tells how far a match is."""
    lobby = lobby_of(request)
    phases: dict[str, int] = dict.fromkeys(("waiting", "playing", "over", "closed"), 0)
    clients = 0
    for runner in lobby.runners.values():
        phases[runner.past.phase] += 1
        clients += len(runner.broadcast.clients)
    lines = [f'kartaro_tables{{phase="{phase}"}} {count}' for phase, count in phases.items()]
    lines.append(f"kartaro_clients {clients}")
    if Proxies(request.app.state.settings.metrics).trusts(caller_of(request).address):
        lines += [f"kartaro_{name} {value}" for name, value in operations(lobby).items()]
    return Response("\n".join(lines) + "\n", media_type=METRICS)


def operations(lobby: Lobby) -> dict[str, float]:
    """How the server does."""
    counters, peers = lobby.services.counters, lobby.services.peers
    return {
        "moves_total": counters.moves,
        "commits_total": getattr(lobby.services.store, "commits", 0),
        "conflicts_total": counters.conflicts,
        "lag_seconds": round(counters.lag, 6),
        "leases": len(lobby.led()),
        "nodes": peers.count,
        "ready": int(peers.is_ready),
    }
