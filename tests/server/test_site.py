"""A server with the engine of a site: it is sent beside the page, under a policy that lets it run, and only then."""

from __future__ import annotations

import json
import re
import typing as t

import pytest
from litestar.testing import TestClient
from tests.server.inside import MemoryStore
from tools.site import engine, wasm

from kartaro.cli import main
from kartaro.server.http.app import make_app
from kartaro.server.serving import lobby_of
from kartaro.server.settings import Settings

if t.TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from litestar import Litestar

ENGINE = "engine/0123456789ab"
POLICY = "content-security-policy"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """As much of one as a server reads."""
    folder = tmp_path / "site"
    (folder / ENGINE).mkdir(parents=True)
    (folder / "kartaro-site.json").write_text(json.dumps({"engine": ENGINE}), "utf-8")
    (folder / ENGINE / "pyodide.mjs").write_text("export {};", "utf-8")
    (folder / "server-sw.js").write_text("// keeps the page", "utf-8")
    (folder / "manifest.webmanifest").write_text("{}", "utf-8")
    return folder


def asking(settings: Settings) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(lobby_of(MemoryStore(), settings), settings)) as client:
        yield client


@pytest.fixture
def client(site: Path, tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    yield from asking(Settings(data=tmp_path, site=site))


@pytest.fixture
def without(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    yield from asking(Settings(data=tmp_path))


def test_the_page_is_told_where_its_engine_is(client: TestClient[Litestar]) -> None:
    page = client.get("/t/here-x", headers={"accept": "text/html"})
    assert f'data-engine="/{ENGINE}/"' in page.text
    assert 'rel="manifest"' in page.text
    assert '"./assets' not in page.text
    assert "data-site" not in page.text


def test_its_parts_are_sent_with_their_kinds(client: TestClient[Litestar]) -> None:
    module = client.get(f"/{ENGINE}/pyodide.mjs")
    assert module.headers["content-type"].startswith("text/javascript")
    assert "immutable" in module.headers["cache-control"]
    assert client.get("/sw.js").text == "// keeps the page"
    assert client.get("/sw.js").headers["cache-control"] == "no-cache"
    assert client.get("/manifest.webmanifest").headers["content-type"].startswith("application/manifest+json")


@pytest.mark.parametrize(
    "path", [f"/{ENGINE}/engine.json", "/engine/other/pyodide.mjs", f"/{ENGINE}/..%2fkartaro-site.json"]
)
def test_nothing_else_is(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404


def test_webassembly_may_be_compiled_and_nothing_else_is_new(client: TestClient[Litestar]) -> None:
    policy = client.get("/").headers[POLICY]
    assert policy.count("unsafe") == 1
    assert "'wasm-unsafe-eval'" in policy
    assert "worker-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in client.get("/api/1/games").headers[POLICY]


def test_without_a_site_there_is_none_of_it(without: TestClient[Litestar]) -> None:
    page = without.get("/", headers={"accept": "text/html"})
    assert "data-engine" not in page.text
    assert "unsafe" not in page.headers[POLICY]
    assert without.get("/sw.js").status_code == 404
    assert without.get(f"/{ENGINE}/pyodide.mjs").status_code == 404


def test_a_folder_that_holds_no_site_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--site", str(tmp_path)])
    assert "kartaro site" in capsys.readouterr().err


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine", "utf-8")
    assert main(["site", str(tmp_path)])
    assert str(tmp_path) in capsys.readouterr().err
    assert (tmp_path / "mine.txt").read_text("utf-8") == "mine"


def test_where_zig_is_not_to_be_had_the_rules_go_in_uncompiled_and_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_zig(_: t.Callable[[str], None]) -> Path:
        raise wasm.NoZig("no such package")

    def pack(_: Path, packages: Path, out: Path, *, is_compiled: bool) -> None:
        assert not is_compiled
        assert not [*(packages / "kartaro").rglob("*.so")]
        out.mkdir()
        (out / "engine.json").write_text("{}", "utf-8")

    (tmp_path / "msgspec").mkdir()
    (tmp_path / "pyodide").mkdir()
    (tmp_path / "pyodide/package.json").write_text("{}", "utf-8")
    monkeypatch.setattr(engine, "FOLDER", tmp_path)
    monkeypatch.setattr(engine, "ROOT", tmp_path.parents[-1])
    monkeypatch.setattr(engine, "fetched_pyodide", lambda: tmp_path / "pyodide")
    monkeypatch.setattr(engine, "pack", pack)
    monkeypatch.setattr(wasm, "compiled", no_zig)
    monkeypatch.delenv("KARTARO_COMPILED", raising=False)
    assert main(["site", str(tmp_path / "site"), "--base", "https://kartaro.example/play/"]) == 0
    assert "no such package" in capsys.readouterr().out
    index = (tmp_path / "site/index.html").read_text("utf-8")
    assert '<link rel="canonical" href="https://kartaro.example/play/" />' in index
    assert index.count("unsafe") == 1
    assert "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'" in index
    assert not re.findall(r'(?:src|href)="(?:/|http:)', index), "works below a path"


@pytest.mark.parametrize("address", ["javascript:alert(1)", "http://", "https://[", "https://kartaro.example:port"])
@pytest.mark.parametrize("flag", ["--base", "--server"])
def test_what_is_no_address_is_refused(
    tmp_path: Path, flag: str, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", str(tmp_path / "site"), flag, address])
    assert address in capsys.readouterr().err
    assert not (tmp_path / "site").exists()
