"""What the page's side, `web/src/here/`, does for a server that runs in it."""

from __future__ import annotations

import typing as t

FULL, DENIED, FOREIGN, LOST = "full", "denied", "foreign", "lost"
"""Why the browser keeps nothing: it has no room, it does not let us, what it has is not as this version knows it and is
left alone, or it has thrown away what it had."""


class Page(t.Protocol):
    """What a server in a page asks of it."""

    # Lines to the tabs of this browser

    def send(self, line: str, message: str) -> None:
        """A message to a client."""

    def close(self, line: str, code: int, reason: str) -> None:
        """A line ends."""

    def answer(self, request: str, ok: bool, body: str) -> None:  # noqa: FBT001 - called by position from elsewhere
        """What a request comes to, as JSON."""

    def trouble(self, code: str) -> None:
        """What is played from now on is kept in memory alone, and why: one of the words above."""

    # Keeping

    async def append(self, table: str, version: int, events: str) -> str:
        """Add events, one a line, if the first is the table's next, and take its rest away.

        It returns when they would outlast a loss of power: nothing, or why they were not kept. If there are others,
        that is `conflict` and the number of the last one.
        """
        ...

    async def read(self, table: str) -> str:
        """All events of a table, one a line."""
        ...

    async def rest(self, table: str, version: int, rest: str) -> str:
        """Keep this of a table whose last event has this number; the result is as that of `append`."""
        ...

    async def tables(self) -> str:
        """What is known of every table without its events: a list of `Row`, as JSON."""
        ...

    # Thinking

    async def think(self, thought: str) -> str:
        """Have another worker do something; see `thoughts`."""
        ...

    def stop_thinking(self) -> None:
        """The other worker does not come back: another takes its place."""
