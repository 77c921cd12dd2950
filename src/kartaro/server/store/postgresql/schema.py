"""From an empty database to today's form, step by step, once for all nodes that start together."""

from __future__ import annotations

import typing as t

from kartaro.core.errors import KartaroError

if t.TYPE_CHECKING:
    import asyncpg

LOCK = 0x4B617274
"""Whoever holds this advisory lock takes the steps: `Kart`."""
KNOWN = "SELECT to_regclass('kartaro_schema') IS NOT NULL"
NOW = "extract(epoch FROM clock_timestamp())::float8"
"""The time of all nodes."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        # `node` leads the table. A table at rest has none; it is at rest since `rested_at`, after the event
        # `rested_version`.
        """CREATE TABLE tables (
            name text COLLATE "C" PRIMARY KEY,
            node integer,
            archived boolean NOT NULL DEFAULT false,
            rested_at float8,
            rested_version integer,
            due_at float8 DEFAULT 0,
            notes bytea,
            listing bytea
        )""",
        "CREATE INDEX tables_led ON tables (node) WHERE node IS NOT NULL",
        "CREATE INDEX tables_due ON tables (due_at) WHERE node IS NULL AND NOT archived AND due_at IS NOT NULL",
        "CREATE INDEX tables_rested ON tables (rested_at) WHERE NOT archived AND rested_at IS NOT NULL",
        """CREATE INDEX tables_listed ON tables (rested_at DESC NULLS FIRST)
            WHERE NOT archived AND listing IS NOT NULL""",
        # Without a foreign key: what appends an event knows that its table is there, by the event before it.
        f"""CREATE TABLE events (
            name text COLLATE "C" NOT NULL,
            version integer NOT NULL,
            at float8 NOT NULL DEFAULT {NOW},
            body bytea NOT NULL,
            PRIMARY KEY (name, version)
        )""",
        """CREATE TABLE nodes (
            id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            name text NOT NULL,
            format integer NOT NULL,
            until float8 NOT NULL
        )""",
        # Who has which table in memory, and who is there: `tables.elsewhere`. Nodes write it anew after a crash of the
        # database.
        """CREATE UNLOGGED TABLE holders (
            name text COLLATE "C" NOT NULL,
            node integer NOT NULL,
            here bytea NOT NULL,
            PRIMARY KEY (name, node)
        )""",
    ),
)
"""A step that was released stays as it is, and a change is a new one."""


async def migrate(connection: asyncpg.Connection) -> None:
    """Take the steps that the database has not taken yet; all of them or none, and only one node at a time."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        if not await connection.fetchval(KNOWN):
            await connection.execute("CREATE TABLE kartaro_schema (steps integer NOT NULL)")
            await connection.execute("INSERT INTO kartaro_schema VALUES (0)")
        taken = await connection.fetchval("SELECT steps FROM kartaro_schema")
        if taken > len(MIGRATIONS):
            raise KartaroError("store-newer", file="PostgreSQL", version=taken, known=len(MIGRATIONS))
        for step in MIGRATIONS[taken:]:
            for statement in step:
                await connection.execute(statement)
        if taken < len(MIGRATIONS):
            await connection.execute("UPDATE kartaro_schema SET steps = $1", len(MIGRATIONS))
