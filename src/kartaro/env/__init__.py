"""The games for research: in text, and as arrays of numbers (`vector`, which needs `kartaro[env]`)."""
