"""A server of tables: many matches at once, each kept on disk as it goes."""
