"""Playing in the terminal: screen and keyboard, seating, local games, replays and analyses; `joining/` is a client."""
