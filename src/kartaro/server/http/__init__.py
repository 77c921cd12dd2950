"""What a server answers to over HTTP: tables, records, rules, and the page people play on.

Asks tables, and never changes one but through what `tables` offers. Knows nothing of the store or of open sockets.
"""
