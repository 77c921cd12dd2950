"""Opens the page in the user's browser."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import threading
import urllib.error
import urllib.request
import webbrowser

A_MOMENT = 1.0


def open_page(address: str) -> None:
    """Open a browser window on a desktop. Elsewhere the address is printed: a text browser would block the terminal."""
    if has_windows():
        threading.Thread(target=webbrowser.open, args=(address,)).start()


def has_windows() -> bool:
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def running_at(address: str) -> bool:
    """Whether a Kartaro server is running at an address."""
    with contextlib.suppress(OSError, ValueError, urllib.error.URLError):
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(f"{address}/health", timeout=A_MOMENT) as response:
            health = json.load(response)
            return isinstance(health, dict) and health.get("status") == "ok" and "version" in health
    return False
