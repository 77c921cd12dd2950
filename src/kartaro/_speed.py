"""Which form of the rules runs: the sources as they are, or the extension modules compiled from them.

The environment variable KARTARO_COMPILED chooses:

    unset    compiled where the package was built with a C compiler, else interpreted
    require  compiled, or no import at all
    forbid   interpreted, even where extension modules lie beside their sources

It is one form or the other, never a mixture, and never an extension module made from other sources than those beside
it. The build reads this file too, without the package around it: import nothing but the standard library here.
"""

from __future__ import annotations

import json
import os
import sys
from functools import cache
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import ModuleType

PACKAGE = os.path.dirname(os.path.abspath(__file__))
BUILT = "_built.json"  # what the extension modules were made from, written by the build
ROOMS = ("core", "games", "bots", "env")
"""Folders with compiled modules."""
MARK = b"\n    import cython\n"
"""What makes a module one that is compiled: it asks Cython's stand-in whether it is."""
REBUILD = "Rebuild with ./kartaro in a checkout, or install the package again with pip"


def compiled() -> bool:
    """Whether the rules run compiled in this process."""
    return choose()


@cache
def choose() -> bool:
    """Choose the form before those modules are imported; True is compiled. ImportError if it is not available."""
    wish = os.environ.get("KARTARO_COMPILED", "")
    if wish not in ("", "require", "forbid"):
        raise ImportError(f"KARTARO_COMPILED is {wish!r}; it can be 'require', 'forbid' or unset.")
    if wish == "forbid":
        sys.meta_path.insert(0, _SourcesOnly())
        return False
    missing = [name for name in COMPILED if not _has_extension(name)]
    if wish == "require" and missing:
        raise ImportError(f"KARTARO_COMPILED is 'require', but not compiled: {', '.join(missing)}. {REBUILD}.")
    if len(missing) == len(COMPILED):
        return False
    stale = missing or stale_modules(PACKAGE)
    if stale:
        raise ImportError(
            f"The compiled modules are stale: {', '.join(stale)} changed since they were built. {REBUILD}; "
            "or set KARTARO_COMPILED=forbid to run the sources as they are."
        )
    return True


def stale_modules(package: str) -> list[str]:
    """Modules that were built from other sources or constants than those in the package's folder now."""
    built = built_from(package)
    changed = [name for name, digest in built.items() if fingerprint(name, package) != digest]
    return [*changed, *(name for name in COMPILED if name not in built)]


def built_from(package: str) -> dict[str, str]:
    """The fingerprints written by the build; empty if nothing was built."""
    try:
        with open(os.path.join(package, BUILT), encoding="utf-8") as file:
            return dict(json.load(file)["modules"])
    except (OSError, ValueError, KeyError):
        return {}


def fingerprint(name: str, package: str) -> str:
    """A digest of a module's source and of its hand-written declarations."""
    digest = sha256()
    for ending in (".py", ".pxi"):
        content = _content(stem(name, package) + ending)
        digest.update(b"%d:" % len(content) + content)  # the length goes first, so that no two pairs hash alike
    return digest.hexdigest()


def compiled_modules(package: str) -> tuple[str, ...]:
    """The names of the modules that the build compiles."""
    paths = [path for room in ROOMS for path in _sources(os.path.join(package, room)) if MARK in _content(path)]
    names = [os.path.relpath(path, package).removesuffix(".py").replace(os.sep, ".") for path in paths]
    return tuple(sorted(f"kartaro.{name}" for name in names))


def stem(name: str, package: str = PACKAGE) -> str:
    """The path of a module without its extension."""
    return os.path.join(package, *name.split(".")[1:])


def _has_extension(name: str) -> bool:
    return any(os.path.exists(stem(name) + suffix) for suffix in EXTENSION_SUFFIXES)


def _sources(folder: str) -> Iterator[str]:
    for entry in os.scandir(folder):
        if entry.name.endswith(".py"):
            yield entry.path
        elif "." not in entry.name and entry.name != "__pycache__" and entry.is_dir():
            yield from _sources(entry.path)


def _content(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return b""


class _SourcesOnly:
    """A finder that finds the .py of the compiled modules and not the extension modules beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name not in COMPILED:
            return None
        for folder in path or ():
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if found:
                return found
        return None


COMPILED = compiled_modules(PACKAGE)
