"""Somebody with a browser of their own: what they see and press; what their page loads, is sent, complains of."""

from __future__ import annotations

import typing as t
from urllib.parse import urlsplit

from playwright.sync_api import expect

if t.TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page, WebSocket

PHONE = (360, 740)
DESKTOP = (1280, 800)
PATIENCE = 15_000
"""Milliseconds after which something that must happen has not."""
IN_NO_NETWORK = {"data", "blob"}


class Person:
    """One page in a context of its own: cookies, and what is kept, are nobody else's."""

    def __init__(self, browser: Browser, address: str, name: str, **how: t.Any) -> None:  # noqa: ANN401 - Playwright's
        width, height = how.pop("size", DESKTOP)
        settings = {"locale": "en-GB", "reduced_motion": "reduce", **how}
        self.name = name
        self.address = address
        self.complaints: list[str] = []
        """What the browser said against the page."""
        self.asked_for: list[str] = []
        """Every address that was asked for anything."""
        self.frames: list[bytes] = []
        """What was sent to this person over the socket of a table, byte for byte."""
        self.context = browser.new_context(viewport={"width": width, "height": height}, **settings)
        self.context.set_default_timeout(PATIENCE)
        self.context.on("request", lambda request: self.asked_for.append(request.url))
        self.context.on("console", self.hear_console)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.context.on("page", lambda page: page.on("websocket", self.listen))
        self.page: Page = self.context.new_page()

    def listen(self, socket: WebSocket) -> None:
        self.asked_for.append(socket.url)
        if "/tables/" in socket.url:
            socket.on("framereceived", lambda frame: self.frames.append(in_bytes(frame)))

    def hear_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def speak(self, language: str) -> None:
        """Switch the page to a language, as people do."""
        self.page.locator("header select").first.select_option(language)
        expect(self.page.locator(f"html[lang={language}]")).to_be_attached()

    # What must hold whatever was done

    def strangers(self) -> set[str]:
        """Addresses of others than the server, from which anything was wanted."""
        home = urlsplit(self.address).netloc
        places = map(urlsplit, self.asked_for)
        return {place.geturl() for place in places if place.scheme not in IN_NO_NETWORK and place.netloc != home}

    def forgive(self, word: str) -> None:
        """A complaint that was to be expected, and must have been made."""
        rest = [complaint for complaint in self.complaints if word not in complaint]
        assert len(rest) < len(self.complaints), self.complaints
        self.complaints[:] = rest

    def end(self) -> None:
        self.context.close()
        assert self.strangers() == set()
        assert self.complaints == []


def in_bytes(frame: str | bytes) -> bytes:
    return frame.encode() if isinstance(frame, str) else frame
