from __future__ import annotations

from tests.terminal.conftest import kartaro

__all__ = ["kartaro"]
