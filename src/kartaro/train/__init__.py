"""Training nets by self-play. Needs NumPy (`kartaro[train]`); playing them does not."""
