"""What nodes ask of the database about each other."""

from __future__ import annotations

from kartaro.server.store.postgresql.schema import NOW

LEASE = 2.0
"""Seconds that a node is taken to run after a beat."""
# A time further ahead was written before the database's clock was set back: it says nothing.
RUNS = f"until > {NOW} AND until <= {NOW} + {2 * LEASE}"
LIVE = f"SELECT id FROM nodes WHERE {RUNS}"  # noqa: S608 - no text from outside, as below
JOIN = f"INSERT INTO nodes (name, format, until) VALUES ($1, $2, {NOW} + {LEASE}) RETURNING id, {NOW}"  # noqa: S608
TURN = f"""WITH me AS (UPDATE nodes SET until = {NOW} + {LEASE} WHERE id = $1 RETURNING pg_notify($2, ''))
    SELECT id, name, format, {RUNS}, {NOW}, (SELECT count(*) FROM me) FROM nodes WHERE until > 0"""  # noqa: S608
LEAVE = "DELETE FROM nodes WHERE id = $1 AND NOT EXISTS (SELECT FROM tables WHERE node = $1)"
# Whoever has left is not waited for.
OVER = "UPDATE nodes SET until = 0 WHERE id = $1"
FORGET_NODES = f"""DELETE FROM nodes WHERE until < {NOW} - $1
    AND NOT EXISTS (SELECT FROM tables WHERE node = nodes.id)"""  # noqa: S608
LEAVE_HOLDERS = f"DELETE FROM holders WHERE node NOT IN ({LIVE})"  # noqa: S608
CLAIM = f"""UPDATE tables SET node = $1 WHERE name = ANY($2::text[])
    AND (node IS NULL OR node = $1 OR node NOT IN ({LIVE})) RETURNING name"""  # noqa: S608
OWN = "SELECT name FROM tables WHERE node = $1"
SHOW = """INSERT INTO holders (name, node, here)
    SELECT name, $1, here FROM unnest($2::text[], $3::bytea[]) AS s (name, here)
    WHERE EXISTS (SELECT FROM tables WHERE tables.name = s.name)
    ON CONFLICT (name, node) DO UPDATE SET here = excluded.here"""
HIDE = "DELETE FROM holders WHERE node = $1 AND name = ANY($2::text[])"
LIST = """UPDATE tables SET listing = l.listing FROM unnest($2::text[], $3::bytea[]) AS l (name, listing)
    WHERE tables.name = l.name AND tables.node = $1"""
TELL = "SELECT pg_notify(c, p) FROM unnest($1::text[], $2::text[]) AS n (c, p)"
ELSEWHERE = f"""SELECT name, here FROM holders
    WHERE name = ANY($2::text[]) AND node <> $1 AND node IN ({LIVE}) ORDER BY name, node"""  # noqa: S608
VERSIONS = """SELECT name, (SELECT max(version) FROM events e WHERE e.name = t.name)
    FROM unnest($1::text[]) AS t (name)"""
