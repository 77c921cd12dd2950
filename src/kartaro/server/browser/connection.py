"""The connection to a tab of the browser."""

from __future__ import annotations

import collections
import typing as t

if t.TYPE_CHECKING:
    from kartaro.server.browser.page import Page
    from kartaro.server.tables.interfaces import Receiver


class TabConnection:
    """Implements `tables.interfaces.Connection`: nothing piles up between a worker and its page."""

    is_full = False

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.receiver: Receiver | None = None
        self.is_open = True
        self.is_held = False
        self.queued: collections.deque[bytes] = collections.deque()

    def deliver(self, message: bytes) -> None:
        """The other end has sent something."""
        self.queued.append(message)
        self.release_if(held=self.is_held)

    def release_if(self, *, held: bool) -> None:
        self.is_held = held
        while self.queued and self.is_open and not self.is_held and self.receiver is not None:
            self.receiver.receive(self.queued.popleft())

    def hold(self) -> None:
        self.is_held = True

    def release(self) -> None:
        self.release_if(held=False)

    def send(self, message: bytes) -> None:
        if self.is_open:
            self.page.send(self.name, message.decode())

    def close(self, code: int, reason: str = "") -> None:
        if self.is_open:
            self.is_open = False
            self.page.close(self.name, code, reason)

    def end(self) -> None:
        """The other end is gone."""
        self.is_open = False
        if self.receiver is not None:
            self.receiver.disconnected()
