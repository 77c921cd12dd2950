"""Tasks that begin at once where Python can do that, and not in the next turn of the loop."""

from __future__ import annotations

import asyncio
import sys
import typing as t

Work = t.Coroutine[t.Any, t.Any, None]

if sys.version_info >= (3, 12):

    def begun(work: Work) -> asyncio.Task[None]:
        """A task that has run as far as it goes without waiting; most of what clients ask for waits once, or never."""
        return asyncio.Task(work, loop=asyncio.get_running_loop(), eager_start=True)

else:

    def begun(work: Work) -> asyncio.Task[None]:
        """A task; before Python 3.12, it begins in the next turn of the loop."""
        return asyncio.get_running_loop().create_task(work)
