"""The arena: bots against bots, many games of them, and what they come to."""
