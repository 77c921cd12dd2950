"""In Pyodide: writes the code of every module that was imported, compiled, to a folder."""

from __future__ import annotations

import ast
import contextlib
import importlib
import importlib.util
import marshal
import os
import sys
import types
import zipfile

from kartaro._speed import COMPILED, ROOMS, compiled

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
    import_what_is_named(packages)
    imported = {os.path.realpath(file) for file in map(file_of, list(sys.modules.values())) if file}
    standard = next(entry for entry in sys.path if entry.endswith(".zip"))
    with zipfile.ZipFile(standard) as archive:
        for name in archive.namelist():
            if name.endswith(".py") and is_needed(
                name, archive.getinfo(name).file_size, f"{standard}/{name}", imported
            ):
                write(f"{out}/standard/{name}c", short_code(archive.read(name), name))
    for folder, _, names in os.walk(packages):
        for name in names:
            path = os.path.join(folder, name)
            place = os.path.relpath(path, packages)
            is_wanted = os.path.realpath(path) in imported or place.startswith(READ_AS_SOURCE)
            if name.endswith(".py") and is_wanted:
                pack_own(place, path, out)


def import_what_is_named(packages: str) -> None:
    """What our own modules import only now and then, as where something has gone wrong, is there then, too."""
    seen: set[str] = set()
    while new := {file for file in map(file_of, list(sys.modules.values())) if is_own(file, packages)} - seen:
        seen |= new
        for name in {name for file in new for name in named_in(file)}:
            with contextlib.suppress(ImportError):  # of a part that needs what no browser has
                importlib.import_module(name)


def is_own(file: str, packages: str) -> bool:
    return file.startswith(f"{packages}/kartaro/") and file.endswith(".py")


def named_in(file: str) -> set[str]:
    """The modules that a source imports anywhere but for the checking of types."""
    with open(file, "rb") as source:
        tree = ast.parse(source.read())
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            node.body = []
    plain = {one.name for node in ast.walk(tree) if isinstance(node, ast.Import) for one in node.names}
    return plain | {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and not node.level}


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
        if compiled() and place.removesuffix(".py").replace("/", ".") in COMPILED:
            return  # what runs is the extension module
        cached = os.path.basename(importlib.util.cache_from_source(name))
        write(f"{out}/own/{folder}/__pycache__/{cached}", written(code_of(source, place)))
    elif place.startswith("kartaro/"):
        write(f"{out}/own/{place}c", written(code_of(source, place)))
    else:
        write(f"{out}/own/{place}c", short_code(source, place))


def short_code(source: bytes, name: str) -> bytes:
    """Of a module that is not ours: without the numbers of its lines, which are a fifth of it."""
    return written(without_lines(code_of(source, name)))


def without_lines(code: types.CodeType) -> types.CodeType:
    constants = tuple(without_lines(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=constants, co_linetable=b"")


def code_of(source: bytes, name: str) -> types.CodeType:
    return compile(source, name, "exec", dont_inherit=True, optimize=WITHOUT_DOCUMENTATION)


def written(code: types.CodeType) -> bytes:
    return importlib.util.MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def write(path: str, content: bytes) -> None:
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)
