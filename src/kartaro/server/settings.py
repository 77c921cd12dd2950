"""Everything about a server that can be set: by a flag, else by an environment variable, else as is sensible."""

from __future__ import annotations

import dataclasses
import os
import re
import typing as t
from pathlib import Path

from kartaro.core.errors import BadOption

PORT = 8472
RATE = 20.0
NUMBER = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?")
LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104 - only where it is asked for


def usual_folder() -> Path:
    """Where tables are kept: in the place for data of the user."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "kartaro"


@dataclasses.dataclass(frozen=True)
class Settings:
    """How a server runs."""

    host: str = LOOPBACK
    port: int = PORT
    data: Path = dataclasses.field(default_factory=usual_folder)
    share: bool = False
    """Friends on the same network may come."""
    public_url: str = ""
    """The address by which people reach it, if something stands in between."""
    proxy: str = f"{LOOPBACK},::1"
    """Who is believed when it says for which address it asks: these, with commas between them."""
    pace: float = 1.0
    """How slowly bots answer."""
    rate: float = RATE
    """So many requests a second are taken from a client, and for a moment three times as many."""

    @property
    def listens_at(self) -> str:
        return EVERYWHERE if self.share and self.host == LOOPBACK else self.host


def settings(flags: t.Mapping[str, t.Any], environment: t.Mapping[str, str] = os.environ) -> Settings:
    """From flags (None where not given) and the environment (`KARTARO_PORT`, …)."""
    values: dict[str, t.Any] = {}
    for field in dataclasses.fields(Settings):
        given = flags.get(field.name)
        word = environment.get(f"KARTARO_{field.name.upper()}")
        if given is not None:
            values[field.name] = given
        elif word is not None:
            values[field.name] = read(field.name, word)
    return Settings(**values)


def read(name: str, word: str) -> t.Any:  # noqa: ANN401 - by name
    """The value of a setting, from a word."""
    if name in {"port", "pace", "rate"}:
        if not NUMBER.fullmatch(word):
            raise BadOption("bad-environment", setting=f"KARTARO_{name.upper()}", value=word)
        return int(float(word)) if name == "port" else float(word)
    if name == "data":
        return Path(word)
    if name == "share":
        return word.casefold() in {"1", "yes", "true", "on"}
    return word
