"""The built page: `dist/` beside this file, made from the TypeScript sources in the top-level `web/`."""

from __future__ import annotations

import dataclasses
import gzip
import json
import mimetypes
from pathlib import Path

DIST = Path(__file__).parent / "dist"
"""Output of the build; missing if the page has not been built."""
INDEX = "index.html"
MANIFEST = "manifest.webmanifest"
SITE, SERVER_WORKER = "kartaro-site.json", "server-sw.js"
"""Of what `kartaro site` writes: what says that it has, and what a server sends as its service worker."""
WORTH_PACKING = 1024
PACKED_KINDS = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".html": "text/html",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
"""Fixed media types, independent of the system's MIME table."""


@dataclasses.dataclass(frozen=True)
class File:
    """A file of the page, plain and compressed."""

    kind: str
    plain: bytes
    packed: bytes | None
    """With gzip, where that is worthwhile."""


def files(folder: Path = DIST) -> dict[str, File]:
    """All files of the page by path, such as `assets/index-B2x.js`; empty if it was not built."""
    return {
        path.relative_to(folder).as_posix(): read(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def engine_of(site: Path) -> str:
    """The engine's folder in what `kartaro site` has written; nothing if that is not there."""
    try:
        return str(json.loads((site / SITE).read_text("utf-8"))["engine"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def engine_files(site: Path) -> dict[str, File]:
    """What a server sends of a site, by path: the engine, and what keeps the page."""
    name = engine_of(site)
    found = {f"{name}/{path.name}": read(path) for path in sorted((site / name).iterdir())}
    return found | {"sw.js": read(site / SERVER_WORKER)}


def read(path: Path) -> File:
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return file_of(kind, path.read_bytes())


def file_of(kind: str, plain: bytes) -> File:
    worth = len(plain) >= WORTH_PACKING and kind.startswith(PACKED_KINDS)
    return File(kind, plain, gzip.compress(plain, mtime=0) if worth else None)
