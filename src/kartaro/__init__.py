"""Small card games with hidden information: their rules, and tables to play them at."""

from kartaro import _speed

_speed.choose()  # before anything else: it decides how the modules below are loaded

__version__ = "0.1.0"
