"""The line-mode client of a server's table: what it is told, it tells; what is typed, it sends."""
