"""Everything about a server that can be set, and what it is unless it is set."""

from __future__ import annotations

import dataclasses
import os
import re
import socket
import sys
import typing as t
from pathlib import Path

import platformdirs

from kartaro.core.errors import BadOption
from kartaro.server.credentials import Proxies

PORT = 8472
RATE = 20.0
FOLDER_OF_0_1 = Path.home() / ".local" / "share" / "kartaro"
"""Where version 0.1 kept tables on macOS, too."""
TEXT, JSON = "text", "json"
LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104 - only where it is asked for
PUBLIC_URL = re.compile(r"https?://(\[[0-9A-Fa-f:.]+\]|[^\[\]:@/?#\s]+)(:[0-9]{1,5})?/?")
"""A scheme and a name, with or without a port: what browsers say of the page that somebody comes from."""


def usual_folder() -> Path:
    """Where tables are kept: in the place for data of the user."""
    folder = platformdirs.user_data_path("kartaro", appauthor=False)
    if sys.platform == "darwin" and not folder.is_dir() and FOLDER_OF_0_1.is_dir():
        return FOLDER_OF_0_1
    return folder


@dataclasses.dataclass(frozen=True)
class Settings:
    """How a server runs."""

    host: str = LOOPBACK
    port: int = PORT
    data: Path = dataclasses.field(default_factory=usual_folder)
    store: str = ""
    """The address of a PostgreSQL database that keeps tables, in place of the folder."""
    node: str = ""
    """The name of this node, among those that use the same database."""
    share: bool = False
    """Friends on the same network may come."""
    public_url: str = ""
    """The address by which people reach it, if something stands in between."""
    proxy: str = f"{LOOPBACK},::1"
    """The proxies that are trusted to say for which address they ask, with commas between them."""
    pace: float = 1.0
    """How slowly bots answer."""
    rate: float = RATE
    """Maximum requests a second from a client; for a moment three times as many."""
    site: Path | None = None
    """A folder from `kartaro site`, whose engine is sent to those who play in their browsers."""
    logs: str = TEXT
    """How the log is written."""
    metrics: str = f"{LOOPBACK},::1"
    """Who may read all metrics, with commas between them: those of a small server tell how far a match is."""
    archive_after: float = 180.0
    """Days after which a table that nobody comes to is archived."""

    @property
    def node_name(self) -> str:
        return self.node or f"{socket.gethostname()}-{os.getpid()}"

    @property
    def listens_at(self) -> str:
        return EVERYWHERE if self.share and self.host == LOOPBACK else self.host


def settings(given: t.Mapping[str, t.Any]) -> Settings:
    """From what was given, and from what is usual where that is None."""
    values = {name: value for name, value in given.items() if value is not None}
    if values.get("logs", TEXT) not in {TEXT, JSON}:
        raise BadOption("bad-logs", value=values["logs"])
    for name in ("data", "site"):
        if name in values:
            values[name] = Path(values[name])
    if values.get("public_url") and not PUBLIC_URL.fullmatch(values["public_url"]):
        raise BadOption("bad-public-url", address=values["public_url"])
    for name in ("proxy", "metrics"):
        if unread := next(iter(Proxies(values.get(name, "")).unread), ""):
            raise BadOption("bad-proxy", option=name, address=unread)
    return Settings(**values)
