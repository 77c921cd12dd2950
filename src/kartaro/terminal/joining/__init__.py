"""A client of the server for the terminal: it shows what it is sent, and sends what is typed."""
