"""A server of tables: many matches at once, each kept on disk as it goes.

`tables` runs them and imports nothing of the world outside: what it needs of that are the interfaces in
`tables.interfaces`. `store`, `thinking` and `connections` implement these, `http` answers whoever asks over HTTP, and
`serving` puts everything together. `protocol` has the messages, `wire` makes them from what a game has to say.
"""
