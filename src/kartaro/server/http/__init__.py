"""What a server answers to over HTTP: tables, records, rules, and the page people play on.

Asks tables, and never changes one but through what `tables` offers. Of the server, this imports
`tables` and what is below them, `credentials` and `settings`; not the store, and nothing of open sockets.
"""
