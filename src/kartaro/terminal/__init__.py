"""The line-mode client: the screen and the keyboard, who sits where, a session of play, and rules to read."""
