"""Where events of tables are kept. Implements `tables.interfaces.Store`; there is one implementation, in SQLite."""
