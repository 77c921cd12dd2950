"""Logs what the checks of a long run covered, for `tests/proof.py`."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

from kartaro._speed import compiled

FOLDER = Path(__file__).parents[1] / "build" / "proof"


def note(name: str, **numbers: object) -> None:
    """Log what a check that passed has covered; only in a long run.

    Call it at the end of a test. Tests run in parallel, so each process writes its own file.
    """
    if not os.environ.get("KARTARO_LONG"):
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    form = "compiled" if compiled() else "interpreted"
    line = json.dumps({"check": name, "form": form, "at": time.time(), **numbers})
    with (FOLDER / f"{os.getpid()}.json").open("a", encoding="utf-8") as file:
        file.write(line + "\n")
