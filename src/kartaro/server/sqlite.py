"""A store in one folder, in SQLite.

One thread writes. Whatever arrives while it commits goes into the next commit together: a disk that takes milliseconds
to make sure of something does so once for all who wait. Reads have a thread and a connection of their own.

Nobody else writes into the folder, as long as we hold its lock. So the thread knows the last number of every table it
has written to, finds conflicts before it writes, and one of them is no reason for others in the same commit to fail.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import fcntl
import os
import queue
import sqlite3
import threading
import time
import typing as t
from concurrent.futures import ThreadPoolExecutor

from kartaro import files
from kartaro.core.errors import BadOption, BadRecord, KartaroError
from kartaro.server.store import Conflict, Event, NotStored

if t.TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

DATABASE = "tables.sqlite"
LOCK = "lock"

MANY, A_MOMENT = 16, 0.004
"""Where so many wishes have come together, the next ones are waited for: each commit costs as much as many of them."""

INSERTS = {
    size: "INSERT INTO events (table_id, version, body) VALUES " + ", ".join(["(?, ?, ?)"] * size)  # noqa: S608
    for size in (64, 8, 1)
}
"""Statements for so many events at once, the largest first."""

KARTARO = 0x4B617274
"""What marks a database as ours, in the place SQLite has for that: `Kart`."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        f"PRAGMA application_id = {KARTARO}",
        "CREATE TABLE tables (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, archived INTEGER NOT NULL DEFAULT 0)",
        # With rowids new events lie side by side. In the order of their key, each commit would touch a page for
        # every table, which takes three times as long.
        """CREATE TABLE events (
            table_id INTEGER NOT NULL REFERENCES tables,
            version INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (table_id, version)
        )""",
    ),
)
"""Steps from an empty database to today's. A database says in `user_version` how many of them it has taken; so a step
that was released stays as it is, and a change is a new one."""

SETTINGS: tuple[str, ...] = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # on macOS, a sync without it may end in the memory of the drive
    "PRAGMA foreign_keys = ON",
    "PRAGMA wal_autocheckpoint = 4000",  # pages: to bring them to their places costs less if it is done seldom
    "PRAGMA journal_size_limit = 67108864",  # a log that has grown during a backup does not stay so large
)

REASONS = {sqlite3.SQLITE_FULL: "full", sqlite3.SQLITE_READONLY: "forbidden", sqlite3.SQLITE_PERM: "forbidden"}
SYSTEM_REASONS = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "forbidden",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
}
"""Why something could not be written, as the messages know it."""


class Head(t.NamedTuple):
    """How far a table has come: its number in the database, and that of its last event."""

    table: int
    version: int


class Append(t.NamedTuple):
    """A wish: events that somebody waits for."""

    table: str
    version: int
    bodies: t.Sequence[bytes]
    done: asyncio.Future[None]


class Archive(t.NamedTuple):
    """A wish: a table to take off the list."""

    table: str
    done: asyncio.Future[None]


Wish = Append | Archive
Verdict = tuple["asyncio.Future[None]", KartaroError | None]


# Writing


class Commit:
    """Wishes that are granted together: the rows they come to, and the verdict on each."""

    def __init__(self, connection: sqlite3.Connection, heads: dict[str, Head]) -> None:
        self.connection = connection
        self.known = heads
        self.heads: dict[str, Head] = {}
        """How far the tables of these wishes have come with them."""
        self.tables: list[tuple[int, str]] = []
        self.events: list[tuple[int, int, bytes]] = []
        self.archived: list[tuple[str]] = []
        self.verdicts: list[Verdict] = []

    def add(self, wish: Wish) -> None:
        """One more wish. A conflict is its own verdict and leaves no rows."""
        if isinstance(wish, Archive):
            self.archived.append((wish.table,))
            self.verdicts.append((wish.done, None))
            return
        head = self.head(wish.table)
        if wish.version == head.version + 1:
            self.take(wish, head)
            self.verdicts.append((wish.done, None))
        else:
            conflict = Conflict("store-conflict", table=wish.table, version=wish.version, next=head.version + 1)
            self.verdicts.append((wish.done, conflict))

    def take(self, wish: Append, head: Head) -> None:
        """The rows of an append that goes on where its table has ended."""
        if not head.version:
            self.tables.append((head.table, wish.table))
        for version, body in enumerate(wish.bodies, wish.version):
            self.events.append((head.table, version, body))
        self.heads[wish.table] = Head(head.table, head.version + len(wish.bodies))

    def head(self, table: str) -> Head:
        """How far a table has come, with the wishes before; one that is not stored yet is given the next number."""
        return self.heads.get(table) or self.known.get(table) or stored_head(self.connection, table) or self.new_head()

    def new_head(self) -> Head:
        if self.tables:
            return Head(self.tables[-1][0] + 1, 0)
        (last,) = self.connection.execute("SELECT coalesce(max(id), 0) FROM tables").fetchone()
        return Head(last + 1, 0)

    def write(self) -> None:
        """All rows, and with the end of it they are durable. Called in a transaction."""
        self.connection.executemany("INSERT INTO tables (id, name) VALUES (?, ?)", self.tables)
        self.write_events()
        self.connection.executemany("UPDATE tables SET archived = 1 WHERE name = ?", self.archived)
        self.connection.execute("COMMIT")
        self.known.update(self.heads)
        for (table,) in self.archived:  # it has most likely come to its end
            self.known.pop(table, None)

    def write_events(self) -> None:
        """In few statements: after each of them this thread has to come by Python's lock again, while others use it."""
        done = 0
        for size, insert in INSERTS.items():
            while len(self.events) - done >= size:
                self.connection.execute(insert, [value for row in self.events[done : done + size] for value in row])
                done += size


def stored_head(connection: sqlite3.Connection, table: str) -> Head | None:
    """How far the table has come in the database."""
    found = connection.execute(
        "SELECT id, (SELECT max(version) FROM events WHERE table_id = id) FROM tables WHERE name = ?", (table,)
    ).fetchone()
    return found and Head(*found)


class Writer:
    """The thread that writes, and what it is asked for."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.wishes: queue.SimpleQueue[Wish | None] = queue.SimpleQueue()
        """In the order in which they came; None is the last one."""
        self.heads: dict[str, Head] = {}
        self.commits = 0
        self.thread = threading.Thread(target=self.run, name="kartaro-store", daemon=True)
        self.thread.start()

    def run(self) -> None:
        """Grant wishes until there are no more."""
        last = False
        group: list[Wish] = []
        while not last:
            if len(group) >= MANY:
                time.sleep(A_MOMENT)
            wishes = self.waiting()
            last = wishes[-1] is None
            group = [wish for wish in wishes if wish is not None]
            if group:
                answer(self.grant(group))

    def waiting(self) -> list[Wish | None]:
        """All that have come in the meantime, at least one."""
        wishes = [self.wishes.get()]
        with contextlib.suppress(queue.Empty):
            while True:
                wishes.append(self.wishes.get_nowait())
        return wishes

    def grant(self, group: list[Wish]) -> list[Verdict]:
        """One commit for all of them. If it fails, all have failed that were not in conflict anyway."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            commit = Commit(self.connection, self.heads)
            for wish in group:
                commit.add(wish)
            commit.write()
            self.commits += 1
        except Exception as error:  # noqa: BLE001 - without this thread, all would wait for ever
            self.give_up()
            return [(wish.done, NotStored("store-failed", why=why(error))) for wish in group]
        return commit.verdicts

    def give_up(self) -> None:
        """Leave no trace of a commit that failed, and go on from what the database holds.

        If the log was written and could not be synced, its end would count as committed after a crash. Something that
        changes nothing is written over it. Then what is in the log goes to its places, so that there is room again.
        """
        self.heads.clear()
        for attempt in ("ROLLBACK", f"PRAGMA user_version = {len(MIGRATIONS)}", "PRAGMA wal_checkpoint(TRUNCATE)"):
            with contextlib.suppress(sqlite3.Error):
                self.connection.execute(attempt).fetchall()


def answer(verdicts: list[Verdict]) -> None:
    """Tell all who wait, and wake their loop only once."""
    with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits any more
        verdicts[0][0].get_loop().call_soon_threadsafe(settle, verdicts)


def settle(verdicts: list[Verdict]) -> None:
    """In the loop: everybody is told what became of their wish, unless they have gone."""
    for done, error in verdicts:
        if done.done():
            continue
        if error:
            done.set_exception(error)
        else:
            done.set_result(None)


def why(error: Exception) -> str:
    """The reason, in a word."""
    if isinstance(error, OSError):
        return SYSTEM_REASONS.get(error.errno or 0, "other")
    return REASONS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "other")


# The store


class SqliteStore:
    """Keeps the promises of `Store` in a folder that is its own."""

    def __init__(self, path: Path, lock: FolderLock) -> None:
        """`open` is how to come by one."""
        self.path = path
        self.lock = lock
        self.closed = False
        connection = ready(path)
        self.reading = connect(path)
        self.writer = Writer(connection)
        self.reader = ThreadPoolExecutor(1, "kartaro-store-reads")

    @classmethod
    def open(cls, folder: Path) -> t.Self:
        """The store in a folder, which is made if it is not there; brought to today's form if it is older."""
        path = folder / DATABASE
        try:
            lock = FolderLock(made(folder))
        except OSError as error:
            raise BadOption("cannot-write", file=str(folder), why=files.why(error)) from None
        with plainly(path):
            try:
                make_file(path)
                return cls(path, lock)
            except BaseException:
                lock.close()
                raise

    @property
    def commits(self) -> int:
        """How often something was made durable; with many who append at once, less often than they do."""
        return self.writer.commits

    async def append(self, table: str, version: int, bodies: t.Sequence[bytes]) -> None:
        """As `Store` promises."""
        if bodies:
            await self.wish(Append(table, version, bodies, asyncio.get_running_loop().create_future()))

    async def archive(self, table: str) -> None:
        """As `Store` promises."""
        await self.wish(Archive(table, asyncio.get_running_loop().create_future()))

    def wish(self, wish: Wish) -> asyncio.Future[None]:
        """Ask the thread that writes; what is given back is its answer."""
        if self.closed:
            raise NotStored("store-failed", why="closed")
        self.writer.wishes.put(wish)
        return wish.done

    async def read(self, table: str, after: int = 0) -> list[Event]:
        """As `Store` promises."""
        events = """SELECT version, body FROM events WHERE version > ?
            AND table_id = (SELECT id FROM tables WHERE name = ?) ORDER BY version"""
        return [Event(*row) for row in await self.rows(events, after, table)]

    async def tables(self) -> list[str]:
        """As `Store` promises."""
        return [name for (name,) in await self.rows("SELECT name FROM tables WHERE archived = 0 ORDER BY id")]

    async def rows(self, question: str, *arguments: object) -> list[t.Any]:
        """What the database answers."""

        def ask() -> list[t.Any]:
            try:
                return self.reading.execute(question, arguments).fetchall()
            except sqlite3.Error:
                raise BadRecord("store-unreadable", file=str(self.path)) from None

        return await asyncio.get_running_loop().run_in_executor(self.reader, ask)

    async def backup(self, path: Path) -> None:
        """As `Store` promises. The copy is one file that needs no others; `restore` makes a store of it again."""
        await asyncio.to_thread(copy, self.path, path)

    async def close(self) -> None:
        """As `Store` promises."""
        if not self.closed:
            self.closed = True
            await asyncio.to_thread(self.finish)

    def finish(self) -> None:
        self.writer.wishes.put(None)
        self.writer.thread.join()
        self.reader.shutdown()
        self.reading.close()
        self.writer.connection.close()
        self.lock.close()


def back_up(folder: Path, path: Path) -> None:
    """Copy the store of a folder, whether a server runs on it or not."""
    source = folder / DATABASE
    with plainly(source):
        with contextlib.closing(connect(source)) as connection:
            check(connection, source)
        copy(source, path)


def restore(backup: Path, folder: Path) -> None:
    """Make a store of a backup, in a folder that has none.

    Where the log of another database lies, it is refused as well: SQLite would take it for a part of this one.
    """
    with plainly(backup), contextlib.closing(FolderLock(made(folder))):
        for found in folder.glob(f"{DATABASE}*"):
            raise BadOption("file-exists", file=str(found))
        with contextlib.closing(connect(backup)) as connection:
            check(connection, backup)
        copy(backup, folder / DATABASE)


# The database


def connect(path: Path, mode: str = "ro") -> sqlite3.Connection:
    """A connection that may be used in another thread, and that begins a transaction only when told to."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, timeout=1.0, isolation_level=None, check_same_thread=False, uri=True)


def ready(path: Path) -> sqlite3.Connection:
    """A connection to write with, to a database that is in today's form."""
    connection = connect(path, "rw")
    try:
        form(connection, path)  # so that one we refuse is not changed before
        for setting in SETTINGS:
            connection.execute(setting).fetchall()
        migrate(connection, path)
        sync_folder(path.parent)  # the change to a log ended with the removal of a file, which must not come back
    except BaseException:
        connection.close()
        raise
    return connection


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Take the steps that the database has not taken yet, each as a whole."""
    taken = form(connection, path)
    for number, step in enumerate(MIGRATIONS[taken:], taken + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in step:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise


def form(connection: sqlite3.Connection, path: Path) -> int:
    """How many steps the database has taken; refused if it has taken some that we do not know."""
    (taken,) = connection.execute("PRAGMA user_version").fetchone()
    if taken > len(MIGRATIONS):
        raise KartaroError("store-newer", file=str(path), version=taken, known=len(MIGRATIONS))
    return int(taken)


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse what is not whole, or no database of ours."""
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (sound,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if mark != KARTARO or sound != "ok":
        raise BadRecord("store-unreadable", file=str(path))
    form(connection, path)


def copy(source: Path, target: Path) -> None:
    """A copy as of one moment, durable, and under its name only when it is whole."""
    if target.exists():
        raise BadOption("file-exists", file=str(target))
    unfinished = target.with_name(f".{target.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        make_file(unfinished)
        with contextlib.closing(connect(source)) as ours, contextlib.closing(connect(unfinished, "rw")) as theirs:
            ours.backup(theirs)
            theirs.execute("PRAGMA journal_mode = DELETE").fetchall()  # so that it can be read where nothing is written
        os.replace(unfinished, target)
        sync_folder(target.parent)
    except (sqlite3.Error, OSError) as error:
        with contextlib.suppress(OSError):
            unfinished.unlink()
        raise NotStored("store-failed", why=why(error)) from None


@contextlib.contextmanager
def plainly(path: Path) -> Iterator[None]:
    """What goes wrong with a database, said in words that we have."""
    try:
        yield
    except OSError as error:
        raise NotStored("store-failed", why=why(error)) from None
    except sqlite3.Error as error:
        if why(error) != "other":
            raise NotStored("store-failed", why=why(error)) from None
        raise BadRecord("store-unreadable", file=str(path)) from None


# The folder


class FolderLock:
    """One server for a folder. The kernel lets go of it, however the process ends."""

    def __init__(self, folder: Path) -> None:
        self.file = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.close()
            raise KartaroError("store-in-use", folder=str(folder)) from None

    def close(self) -> None:
        """Whoever comes next may have it."""
        os.close(self.file)


def made(folder: Path) -> Path:
    """The folder, which is there now, for its owner alone: events hold every card."""
    if not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        sync_folder(folder.parent)
    return folder


def make_file(path: Path) -> None:
    """An empty file for its owner alone, unless there is one; the files that SQLite lays beside it are as private."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make sure that the names in a folder outlast a loss of power."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
