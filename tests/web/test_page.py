"""The page as the server sends it, and its types, which are those of the server."""

from __future__ import annotations

import gzip
import re
import runpy
import typing as t
from pathlib import Path

import pytest

from kartaro.server.http.pages import page
from kartaro.web import DIST, INDEX, File, files

if t.TYPE_CHECKING:
    from tests.server.driving import Server

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    made = runpy.run_path(str(ROOT / "tools/page_types.py"))["main"]()
    assert (ROOT / "web/src/protocol.ts").read_text("utf-8") == made, "python tools/page_types.py >web/src/protocol.ts"


def test_the_lock_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text("utf-8")


# What the server sends


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page as a build would leave it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / INDEX).write_text("<!doctype html>")
    (tmp_path / "assets/index-B2x.js").write_text("// a\n" * 1000)
    (tmp_path / ".made-from").write_text("not part of it")
    return tmp_path


def test_files_are_packed_where_that_helps(folder: Path) -> None:
    found = files(folder)
    assert set(found) == {INDEX, "assets/index-B2x.js"}
    script = found["assets/index-B2x.js"]
    assert script.kind == "text/javascript"
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.plain
    assert found[INDEX] == File("text/html", b"<!doctype html>", None)


def test_without_a_build_there_are_no_files(tmp_path: Path) -> None:
    assert files(tmp_path / "dist") == {}


IS_BUILT = pytest.mark.skipif(not (DIST / INDEX).exists(), reason="the page was not built here")


@IS_BUILT
@pytest.mark.parametrize(
    "address", ["/", "/new", "/t/abcdefghjkmn", "/replay/abcdefghjkmn", "/rules/spicy/id", "/gallery"]
)
def test_every_screen_is_the_page(server: Server, address: str) -> None:
    answer = server.ask("GET", address)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert '<script type="module"' in answer.text


@IS_BUILT
def test_an_address_that_is_no_screen_is_said_to_be_none_by_the_page(server: Server) -> None:
    people = server.ask("GET", "/nowhere", headers={"accept": "text/html,*/*"})
    assert (people.status_code, people.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert server.ask("GET", "/nowhere").json() == {"is": "no", "code": "no-such-page"}


@IS_BUILT
@pytest.mark.parametrize("given", ["", "https://cards.example.org", "https://cards.example.org:8443/"])
def test_the_picture_beside_a_link_has_a_whole_address_where_the_server_knows_its_own(given: str) -> None:
    index = page(None, given)[INDEX]
    (picture,) = re.findall(rb'og:image" content="([^"]+)"', index.plain)
    assert picture.decode() == f"{given.rstrip('/')}/preview.png"
    assert index.packed is not None
    assert gzip.decompress(index.packed) == index.plain


@IS_BUILT
def test_what_the_page_loads_may_be_kept_for_ever_and_comes_packed(server: Server) -> None:
    (script,) = re.findall(r'src="(/assets/[^"]+)"', server.ask("GET", "/").text)
    answer = server.ask("GET", script)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert server.ask("GET", "/assets/none.js").json()["code"] == "no-such-page"


def test_the_link_to_a_table_is_there_as_a_code(server: Server) -> None:
    table = server.open("Ada", chairs=["", ""])["table"]
    answer = server.ask("GET", f"/t/{table}/code.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert server.ask("GET", "/t/nowhere/code.svg").json()["code"] == "no-such-table"
