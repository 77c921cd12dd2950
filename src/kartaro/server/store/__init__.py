"""Where events of tables are kept: what was stored is there after a crash, in the order in which it was stored.

Implements `tables.interfaces.Store`, in SQLite, and of the server imports only that.
"""
