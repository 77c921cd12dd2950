"""The engine of a site: Pyodide, and in it the server's own modules, packed so that any static host can send them."""

from __future__ import annotations

import gzip
import hashlib
import importlib.metadata
import io
import json
import os
import shutil
import subprocess
import sys
import typing as t
import zipfile
from pathlib import Path

from tools.site import wasm

import kartaro

ROOT = wasm.ROOT
FOLDER = ROOT / "build/site"
PYODIDE = "pyodide@314.0.7"
MSGSPEC = "msgspec==0.22.0"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--only-binary=:all:", "--no-deps")
"""What this version of Pyodide takes."""
FROM_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs")
"""Modules that browsers load themselves: these are not packed."""
PURE = ("fluent.runtime", "fluent.syntax", "babel", "attrs", "pytz", "typing_extensions")
"""What compares the rules of two editions, as it is installed here."""
DATA = {"babel": ("babel/global.dat", "babel/locale-data/root.dat", "babel/locale-data/en.dat")}
LEFT_OUT = {"arena", "cli", "new_game", "scenario", "terminal", "web", "http", "sqlite", "__pycache__", "dist"}
"""Folders of the package that need files, sockets or a terminal."""
WORTH_PACKING = {".wasm", ".zip"}
NETS = "nets.zip"


class NoEngine(Exception):
    """Something the engine is made of cannot be had here."""


class Engine(t.NamedTuple):
    """What a page loads to play."""

    name: str
    """Of its folder; there is a digest in it."""
    files: dict[str, bytes]
    uncompiled: str
    """Why its rules are not compiled, if they are not."""


def built(say: t.Callable[[str], None]) -> Engine:
    """The engine, made if it is not there; NoEngine if it cannot be made. `say` is told what takes a while."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    pyodide = fetched_pyodide()
    form = "interpreted" if os.environ.get("KARTARO_COMPILED") == "forbid" else "compiled"
    packages, kept = FOLDER / form / "packages", FOLDER / form / "engine"
    uncompiled = assemble(packages, say)
    digest = digest_of(packages, pyodide)
    if not (kept / "engine.json").is_file() or (kept / "made-from").read_text("utf-8") != digest:
        say("packing")
        pack(pyodide, packages, kept, is_compiled=not uncompiled)
        (kept / "made-from").write_text(digest, "utf-8")
    files = {path.name: path.read_bytes() for path in kept.iterdir() if path.name != "made-from"}
    return Engine(f"engine/{digest[:12]}", files, uncompiled)


# What it is made of


def fetched_pyodide() -> Path:
    """Pyodide from npm, once."""
    folder = FOLDER / "pyodide"
    if not (folder / "package/pyodide.asm.wasm").is_file():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        npm, _ = programs()
        run([*npm, "pack", PYODIDE, "--silent", "--pack-destination", str(folder)])
        for archive in folder.glob("*.tgz"):
            shutil.unpack_archive(archive, folder, filter="data")
    return folder / "package"


def assemble(folder: Path, say: t.Callable[[str], None]) -> str:
    """All packages, as Python would import them; why the rules are not compiled, if they are not."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    wheel = FOLDER / "msgspec"
    if not wheel.is_dir():
        try:
            wasm.install(wheel, *PLATFORM, MSGSPEC)
        except wasm.NoZig as error:
            raise NoEngine(str(error)) from error
    shutil.copytree(wheel, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.pyi", "*.dist-info"))
    for name in PURE:
        copy_installed(name, folder)
    package = Path(kartaro.__file__).parent
    shutil.copytree(package, folder / "kartaro", ignore=own_parts, dirs_exist_ok=True)
    if folder.parent.name == "interpreted":
        return "KARTARO_COMPILED=forbid"
    try:
        compiled = wasm.compiled(say)
    except (wasm.NoZig, ImportError) as error:
        return str(error) or type(error).__name__
    shutil.copytree(compiled, folder / "kartaro", dirs_exist_ok=True, ignore=shutil.ignore_patterns(wasm.MADE_FROM))
    return ""


def own_parts(folder: str, names: list[str]) -> set[str]:
    """What of our own package does not go in: folders, what was compiled for this machine, and most languages."""
    left_out = {name for name in names if name in LEFT_OUT or name.endswith((".so", ".pyd", ".c"))}
    if Path(folder).name == "locale":
        left_out |= {name for name in names if len(name) == len("eo") and name != "en"}
    return left_out | ({"_built.json"} & set(names))


def copy_installed(name: str, folder: Path) -> None:
    """The modules of a package that is installed here."""
    for file in importlib.metadata.files(name) or ():
        wanted = file.suffix == ".py" or file.as_posix() in DATA.get(name, ())
        if wanted and ".." not in file.parts:
            place = folder / file
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(str(file.locate()), place)


def digest_of(packages: Path, pyodide: Path) -> str:
    summed = hashlib.sha256(PYODIDE.encode())
    own = sorted(Path(__file__).parent.glob("*.*"))
    for path in [*sorted(packages.rglob("*")), *own, pyodide / "package.json"]:
        if path.is_file():
            summed.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return summed.hexdigest()


# Packing


def pack(pyodide: Path, packages: Path, out: Path, *, is_compiled: bool) -> None:
    """Have Pyodide import everything and compile what it has imported; then put all into a few files."""
    work = packages.with_name("packed")
    for folder in (work, out):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    _, node = programs()
    here = Path(__file__).parent
    run([*node, str(here / "pack.mjs"), str(pyodide), str(packages), str(here), str(work)])
    copy_data(packages, work / "own")
    contents = {name: (pyodide / name).read_bytes() for name in (*FROM_PYODIDE, "pyodide.asm.wasm")}
    contents["python_stdlib.zip"] = zipped(work / "standard")
    contents["image.zip"] = zipped(work / "own")
    contents[NETS] = zipped(packages, "*.net")
    parts: dict[str, t.Any] = {}
    for name, content in contents.items():
        is_packed = Path(name).suffix in WORTH_PACKING
        sent = gzip.compress(content, 9, mtime=0) if is_packed else content
        (out / (f"{name}.gz" if is_packed else name)).write_bytes(sent)
        parts[name] = {"bytes": len(sent), "packed": is_packed, "later": name == NETS}
    lock = {**json.loads((pyodide / "pyodide-lock.json").read_text("utf-8")), "packages": {}}
    described = {"files": parts, "compiled": is_compiled, "lock": lock}
    (out / "engine.json").write_text(json.dumps(described), "utf-8")
    shutil.rmtree(work)


def copy_data(packages: Path, own: Path) -> None:
    """What is no module: compiled ones, messages, and what vouches for them."""
    for path in packages.rglob("*"):
        if path.suffix in {".so", ".ftl", ".pxi", ".dat", ".json"}:
            place = own / path.relative_to(packages)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)


def zipped(folder: Path, pattern: str = "*") -> bytes:
    """Stored as it is, as it is packed as a whole; the same bytes from the same files."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(folder.rglob(pattern)):
            if path.is_file():
                archive.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix()), path.read_bytes())
    return written.getvalue()


# Programs


def programs() -> tuple[list[str], list[str]]:
    """How npm and node are called."""
    page = page_builder()
    try:
        return t.cast("tuple[list[str], list[str]]", page.programs())
    except page.NoPage as error:
        raise NoEngine(str(error)) from error


def page_builder() -> t.Any:  # noqa: ANN401 - a module that is on no path
    sys.path.insert(0, str(ROOT))
    try:
        import hatch_page  # noqa: PLC0415
    finally:
        sys.path.remove(str(ROOT))
    return hatch_page


def run(command: list[str]) -> None:
    environment = page_builder().environment()
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)  # noqa: S603 - our own
    if done.returncode:
        raise NoEngine(done.stderr[-3000:])
