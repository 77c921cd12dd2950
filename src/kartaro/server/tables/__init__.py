"""A table, from when it is opened until it is over: its events, its match, its clock, its bots, and its clients.

What happens at a table is applied, stored, then told, in this order. Nothing here imports sockets, HTTP, threads, files
or a database, and time is read from a clock that is given: so tables also run where there are none of these. asyncio is
the one thing that is taken for granted. `lint-imports` holds this to be so.
"""
