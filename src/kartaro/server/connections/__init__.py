"""Open sockets: WebSockets, which of them are accepted, and what each of them leads to, a table or the lobby.

A connection carries bytes; what they mean is the affair of the session in `tables` that it is handed to. Of the server,
this imports `tables` and what is below them, `credentials` and `settings`; not the store, and nothing of `http`.
"""
