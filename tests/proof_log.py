"""What the checks of a long run came to, for `tests/proof.py`."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

from kartaro._speed import compiled

FOLDER = Path(__file__).parents[1] / "build" / "proof"


def note(name: str, **numbers: object) -> None:
    """Write down what a check that passed has covered; only in a long run, as others say little.

    Call it last in a test. Tests run side by side, so each process writes a file of its own.
    """
    if not os.environ.get("KARTARO_LONG"):
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    form = "compiled" if compiled() else "interpreted"
    line = json.dumps({"check": name, "form": form, "at": time.time(), **numbers})
    with (FOLDER / f"{os.getpid()}.json").open("a", encoding="utf-8") as file:
        file.write(line + "\n")
