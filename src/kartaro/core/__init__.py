"""The contract every game keeps, and what is common to all of them. Standard library only."""
