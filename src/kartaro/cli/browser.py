"""Shows a page in the browser of whoever sits here, if there is one."""

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
    """In a window; where there are none, the address was printed, and a browser for terminals would be in the way."""
    if has_windows():
        threading.Thread(target=webbrowser.open, args=(address,)).start()


def has_windows() -> bool:
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def running_at(address: str) -> bool:
    """Whether a server of ours answers there."""
    with contextlib.suppress(OSError, ValueError, urllib.error.URLError):
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(f"{address}/health", timeout=A_MOMENT) as answer:
            health = json.load(answer)
            return isinstance(health, dict) and health.get("status") == "ok" and "version" in health
    return False
