"""What the rules use of the module `cython`, for where they run interpreted and Cython is not installed.

Nothing here does anything: it only lets the names be said. `tests/packaging/test_speed.py` finds names that it lacks.
"""

from __future__ import annotations

from builtins import int  # noqa: A004, UP029 - cython.int
from typing import Any

compiled = False
p_void = uchar = object


def address(value: Any) -> Any:  # noqa: ANN401 - any variable
    return value


def cast(_type: object, value: Any) -> Any:  # noqa: ANN401 - any C type
    return value


class _Lock:
    """Used as `with cython.nogil:`."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_error: object) -> None:
        pass


nogil = _Lock()

__all__ = ["int"]
