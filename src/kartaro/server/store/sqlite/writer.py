"""The thread that writes: it commits in batches, and tells everybody who waits for one at once."""

from __future__ import annotations

import contextlib
import queue
import sqlite3
import threading
import time
import typing as t

from kartaro.server.store.sqlite import migrations
from kartaro.server.store.sqlite.batch import Batch
from kartaro.server.store.sqlite.errors import reason
from kartaro.server.tables.interfaces import NotStored

if t.TYPE_CHECKING:
    from kartaro.server.store.sqlite.batch import Head, Result, Write
    from kartaro.server.store.sqlite.identity import FilesOfStore

BUSY, A_MOMENT = 16, 0.004
"""After a batch of at least BUSY writes the next ones are waited for: each commit costs as much as many of them."""


class Writer:
    """Takes writes from the event loop, in the order in which they came."""

    def __init__(self, connection: sqlite3.Connection, files: FilesOfStore) -> None:
        self.connection = connection
        self.files = files
        self.queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        """None is the last of them."""
        self.heads: dict[str, Head] = {}
        self.commits = 0
        self.thread = threading.Thread(target=self.run, name="kartaro-store", daemon=True)
        self.thread.start()

    def run(self) -> None:
        """Commit batches until there is nothing more to come."""
        last = False
        writes: list[Write] = []
        while not last:
            if len(writes) >= BUSY:
                time.sleep(A_MOMENT)
            waiting = self.waiting()
            last = waiting[-1] is None
            writes = [write for write in waiting if write is not None]
            if writes:
                report(self.commit(writes))

    def waiting(self) -> list[Write | None]:
        """All that have come in the meantime, at least one."""
        writes = [self.queue.get()]
        with contextlib.suppress(queue.Empty):
            while True:
                writes.append(self.queue.get_nowait())
        return writes

    def commit(self, writes: list[Write]) -> list[Result]:
        """One commit for all of them. If it fails, all have failed that were not in conflict anyway."""
        try:
            before = self.connection.total_changes
            self.connection.execute("BEGIN IMMEDIATE")
            batch = Batch(self.connection, self.heads)
            for write in writes:
                batch.add(write)
            batch.commit(self.files.check)
            self.commits += self.connection.total_changes > before  # to archive nothing is none
            self.files.check()
        except NotStored as error:  # nothing that is written will be found again
            self.roll_back()
            return [(write.done, error) for write in writes]
        except Exception as error:  # noqa: BLE001 - without this thread, all would wait for ever
            self.roll_back()
            return [(write.done, NotStored("store-failed", why=reason(error))) for write in writes]
        return batch.results

    def roll_back(self) -> None:
        """Leave no trace of a commit that failed, and go on from what the database holds.

        If the log was written and could not be synced, its end would count as committed after a crash. Something that
        changes nothing is written over it. Then what is in the log goes to its places, so that there is room again.
        """
        self.heads.clear()
        unchanged = f"PRAGMA user_version = {len(migrations.MIGRATIONS)}"
        for attempt in ("ROLLBACK", unchanged, "PRAGMA wal_checkpoint(TRUNCATE)"):
            with contextlib.suppress(sqlite3.Error):
                self.connection.execute(attempt).fetchall()


def report(results: list[Result]) -> None:
    """Tell all who wait, and wake their loop only once."""
    with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits any more
        results[0][0].get_loop().call_soon_threadsafe(resolve, results)


def resolve(results: list[Result]) -> None:
    """In the loop: everybody is told what became of their write, unless they have gone."""
    for done, error in results:
        if done.done():
            continue
        if error:
            done.set_exception(error)
        else:
            done.set_result(None)
