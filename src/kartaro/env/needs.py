"""Packages that a door needs, which are extras."""

from __future__ import annotations

import contextlib
import typing as t

from kartaro.core.errors import KartaroError

if t.TYPE_CHECKING:
    from collections.abc import Iterator


@contextlib.contextmanager
def needs(package: str, *, extra: str) -> Iterator[None]:
    """Say which extra to install, where something cannot be imported."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise KartaroError("env-needs", package=package, extra=extra) from missing
