"""Bots think here, in threads, and answer at a pace that is drawn before they look.

Implements `tables.interfaces.Thinker`, and imports nothing else of the server.
"""

from __future__ import annotations

from kartaro.server.thinking.thinker import ThreadedThinker

__all__ = ["ThreadedThinker"]
