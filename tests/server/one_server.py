"""Starts a server for tests: `python -m tests.server.one_server PORT FOLDER PACE [generous] [strict] [narrow] [hasty]`.

A generous one takes as many requests as a client likes, so that whole matches are played quickly; a strict one next to
none, so that its limits are met at any speed. A narrow one has room for few sockets, a hasty one has little patience.
With KARTARO_STORE it is a node of that database, with KARTARO_SITE it offers the engine of that site.
"""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

from kartaro.server.connections import accepting, incoming
from kartaro.server.serving import serve
from kartaro.server.settings import RATE, Settings

PLENTY, LITTLE, FEW = 1e9, 1.0, 5


def main(port: str, folder: str, pace: str, *how: str) -> None:
    logging.basicConfig(level=logging.INFO)  # whatever is logged at all is searched for secrets
    if "narrow" in how:
        accepting.MOST_SOCKETS = FEW
    if "hasty" in how:
        incoming.TIME_FOR_REQUEST = 0.5
    rate = PLENTY if "generous" in how else LITTLE if "strict" in how else RATE
    store, node = (os.environ.get(name, "") for name in ("KARTARO_STORE", "KARTARO_NODE"))
    site = Path(os.environ["KARTARO_SITE"]) if os.environ.get("KARTARO_SITE") else None
    given = {"store": store, "node": node, "site": site}
    serve(Settings(port=int(port), data=Path(folder), pace=float(pace), rate=rate, **given), lambda _: None)  # type: ignore[arg-type]


if __name__ == "__main__":
    main(*sys.argv[1:])
