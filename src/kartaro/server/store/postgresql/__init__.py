"""A store in PostgreSQL, for one node or several.

Every node may append to every table: the number of an event is unique at its table, so of two who append the same one
wins. Nobody owns a table for that. What nodes tell each other goes through the database, too: who runs, who has which
table in memory, and who lets its bots think (`peers`).
"""

from __future__ import annotations

from kartaro.server.store.postgresql.peers import PostgresPeers
from kartaro.server.store.postgresql.store import PostgresStore

__all__ = ["PostgresPeers", "PostgresStore"]
