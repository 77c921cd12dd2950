"""What the rules use of the module `cython`, for where they run interpreted and Cython is not installed.

Nothing here does anything: it only lets the names be said.
"""

from __future__ import annotations

from builtins import bool as bint
from builtins import float, int  # noqa: A004, UP029 - cython.float and cython.int
from builtins import float as double
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

compiled = False


# Types, and what is done with them

char = schar = uchar = short = ushort = uint = long = ulong = longlong = ulonglong = int
Py_ssize_t = ssize_t = size_t = int


def declare(_type: object = None, value: Any = None, **_types: object) -> Any:  # noqa: ANN401 - any C type
    return value


def cast(_type: object, value: Any, **_check: bool) -> Any:  # noqa: ANN401 - any C type
    return value


def address(_variable: object) -> Any:  # noqa: ANN401 - any C type
    raise TypeError("only compiled code has addresses; ask cython.compiled first")


# Blocks: `with cython.nogil:`


class _Lock:
    def __enter__(self) -> None:
        pass

    def __exit__(self, *_error: object) -> None:
        pass


nogil = _Lock()
gil = _Lock()


# Decorators: `@cython.cfunc`, and those with values, `@cython.exceptval(check=False)`


def _as_it_is(declared: Any) -> Any:  # noqa: ANN401 - any function or class
    return declared


def _decorator(*_values: object, **_types: object) -> Callable[[Any], Any]:
    return _as_it_is


cclass = cfunc = ccall = final = inline = internal = no_gc = no_gc_clear = _as_it_is
locals = returns = exceptval = freelist = _decorator  # noqa: A001 - Cython's name
boundscheck = wraparound = cdivision = initializedcheck = overflowcheck = infer_types = annotation_typing = _decorator

__all__ = ["bint", "double", "float", "int"]
