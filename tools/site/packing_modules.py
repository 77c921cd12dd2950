"""In Pyodide: writes the code of every module that was imported, compiled, to a folder."""

from __future__ import annotations

import importlib.util
import marshal
import os
import sys
import zipfile

from kartaro._speed import ROOMS

READ_AS_SOURCE = tuple(f"kartaro/{room}/" for room in ROOMS)
"""`kartaro._speed` reads sources there, to see that compiled modules were made from them."""
UNCHECKED = 0b01
"""Of a compiled module: it is not compared with its source."""
ALWAYS = ("encodings/", "collections/", "json/")
"""Packages of the standard library that are taken whole, as Python may need more of them when something goes wrong."""
WITHOUT_DOCUMENTATION = 2
"""How far Python shortens what it compiles."""
LARGE_ENCODINGS = 8000


def pack(packages: str, out: str) -> None:
    imported = {os.path.realpath(file) for file in map(file_of, list(sys.modules.values())) if file}
    standard = next(entry for entry in sys.path if entry.endswith(".zip"))
    with zipfile.ZipFile(standard) as archive:
        for name in archive.namelist():
            if name.endswith(".py") and is_needed(
                name, archive.getinfo(name).file_size, f"{standard}/{name}", imported
            ):
                write(f"{out}/standard/{name}c", code_of(archive.read(name), name))
    for folder, _, names in os.walk(packages):
        for name in names:
            path = os.path.join(folder, name)
            place = os.path.relpath(path, packages)
            is_wanted = os.path.realpath(path) in imported or place.startswith(READ_AS_SOURCE)
            if name.endswith(".py") and is_wanted:
                pack_own(place, path, out)


def file_of(module: object) -> str:
    return getattr(module, "__file__", None) or ""


def is_needed(name: str, size: int, path: str, imported: set[str]) -> bool:
    if path in imported or os.path.realpath(path) in imported:
        return True
    return name.startswith(ALWAYS) and not (name.startswith("encodings/") and size > LARGE_ENCODINGS)


def pack_own(place: str, path: str, out: str) -> None:
    with open(path, "rb") as file:
        source = file.read()
    if place.startswith(READ_AS_SOURCE):
        folder, name = os.path.split(place)
        write(f"{out}/own/{place}", source)
        cached = os.path.basename(importlib.util.cache_from_source(name))
        write(f"{out}/own/{folder}/__pycache__/{cached}", code_of(source, place))
    else:
        write(f"{out}/own/{place}c", code_of(source, place))


def code_of(source: bytes, name: str) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=WITHOUT_DOCUMENTATION)
    return importlib.util.MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def write(path: str, content: bytes) -> None:
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)
