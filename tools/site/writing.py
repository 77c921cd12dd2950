"""Writes a site: the page, the engine, and what never changes, as files that any static host can send."""

from __future__ import annotations

import hashlib
import html
import json
import shutil
import typing as t
from pathlib import Path

import msgspec

from kartaro.games import games
from kartaro.server.rules import asked_rules, described_games
from kartaro.web import DIST, INDEX, MANIFEST, SERVER_WORKER, SITE

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; base-uri 'none'"
)
SERVICE_WORKER = "sw.js"


class Written(t.NamedTuple):
    """What was written."""

    files: int
    engine_bytes: int


def write(folder: Path, engine: tuple[str, dict[str, bytes]], base: str, server: str) -> Written:
    """The whole site; what is in the folder is replaced."""
    name, parts = engine
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    files = {path.relative_to(DIST).as_posix(): path.read_bytes() for path in page_files()}
    files |= described()
    files[MANIFEST] = manifest(files[MANIFEST])
    own = {path: content for path, content in files.items() if path.startswith("assets/")}
    files[SERVER_WORKER] = service_worker(own, engine, is_site=False).encode()
    files[INDEX] = index(files[INDEX].decode(), name, base, server).encode()
    files[SERVICE_WORKER] = service_worker(files, engine).encode()
    files |= {f"{name}/{part}": content for part, content in parts.items()}
    files[SITE] = json.dumps({"engine": name}).encode()
    for path, content in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    return Written(len(files), sum(map(len, parts.values())))


def page_files() -> list[Path]:
    return [path for path in sorted(DIST.rglob("*")) if path.is_file() and not path.name.startswith(".")]


def described() -> dict[str, bytes]:
    """Games, and the rules of every edition: what a visitor reads without an engine."""
    found = {"games.json": msgspec.json.encode(described_games())}
    for game in games():
        for edition in ("", *(edition.name for edition in game.editions)):
            rules = asked_rules(game.name, edition, [], "", [])
            found[f"rules/{game.name}{edition and f'-{edition}'}.json"] = msgspec.json.encode(rules)
    return found


def index(page: str, engine: str, base: str, server: str) -> str:
    """The page, told that it is on a static host, where its engine is, and where friends can meet."""
    marks = {"data-site": "", "data-engine": f"{engine}/", "data-server": server}
    written = " ".join(
        f'{name}="{html.escape(value)}"' for name, value in marks.items() if value or name == "data-site"
    )
    head = [f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />']
    if base:
        head.append(f'<link rel="canonical" href="{html.escape(base)}" />')
    return page.replace("<html ", f"<html {written} ", 1).replace("</title>", "</title>\n" + "\n".join(head), 1)


def manifest(own: bytes) -> bytes:
    """What makes it an app: as a server has it, but below any path, and it opens at the last table."""
    app = json.loads(own)
    icons = [{**icon, "src": f".{icon['src']}"} for icon in app["icons"]]
    return json.dumps({**app, "start_url": "./#/last", "scope": "./", "icons": icons}, indent=1).encode()


def service_worker(files: t.Mapping[str, bytes], engine: tuple[str, dict[str, bytes]], *, is_site: bool = True) -> str:
    """The service worker, which names every file of this version: another version is another file."""
    name, parts = engine
    summed = hashlib.sha256(name.encode())
    for path in sorted(files):
        summed.update(path.encode() + b"\0" + files[path] + b"\0")
    listed = ["./", *(path for path in sorted(files) if path != INDEX)]
    text = (Path(__file__).parent / SERVICE_WORKER).read_text("utf-8")
    for mark, value in {
        "__HOME__": "./",
        "__VERSION__": summed.hexdigest()[:12],
        "__FILES__": json.dumps(listed),
        "__PARTS__": json.dumps([f"{name}/{part}" for part in sorted(parts)]),
        "__ENGINE__": name,
        "__IS_SITE__": json.dumps(is_site),
    }.items():
        text = text.replace(mark, value)
    return text
