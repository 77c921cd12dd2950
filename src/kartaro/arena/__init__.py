"""The arena: tournaments of bots, and their statistics."""
