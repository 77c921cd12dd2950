"""Compiles the rules and the searches for Pyodide, out of the same sources as for this machine.

The compiler is zig's, from PyPI, which needs nothing else: no Emscripten, and of Python the headers of the one that
runs this. All modules use the limited C API, so that one build is good for every Python that Pyodide comes with. What
was compiled from the same sources is kept.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import typing as t
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build/site/wasm"
TOOLS, BUILDERS = ROOT / "build/site/zig", ROOT / "build/site/builders"
ZIG = "ziglang==0.17.0"
"""101 MB; it is fetched when something is compiled, and by nothing else."""
SUFFIX = ".abi3.so"
MADE_FROM = "made-from"
LIMITED_API = "0x030B0000"
MACROS = (
    "_WASI_EMULATED_SIGNAL",
    "_WASI_EMULATED_PROCESS_CLOCKS",
    "__wasi__=1",
    "__EMSCRIPTEN__=1",
    f"Py_LIMITED_API={LIMITED_API}",
    "CYTHON_LIMITED_API=1",
    "PyList_GET_ITEM=PyList_GetItem",  # macros that the limited API does not have
    "PyList_SET_ITEM=PyList_SetItem",
)
FLAGS = (
    "-target",
    "wasm32-emscripten",
    "-mcpu=lime1-extended_const",
    "-fPIC",
    "-O3",
    "-ffp-contract=off",
    "-Wno-everything",
)
LINK = (
    "-shared",
    "--experimental-pic",
    "--import-memory",
    "--unresolved-symbols=import-dynamic",
    "--no-entry",
    "--strip-debug",
)
SIZES = (
    "ALIGNOF_LONG",
    "ALIGNOF_SIZE_T",
    "SIZEOF_LONG",
    "SIZEOF_PTHREAD_T",
    "SIZEOF_SIZE_T",
    "SIZEOF_UINTPTR_T",
    "SIZEOF_VOID_P",
)
"""What is 8 in the headers of a 64-bit Python, and 4 here."""


class NoZig(Exception):
    """What compiles is not here, and cannot be had."""


def compiled(say: t.Callable[[str], None]) -> Path:
    """A folder with the compiled modules and the record of what they were made from; NoZig if it cannot be made."""
    workshop = new_workshop()
    digest = digest_of(workshop)
    if not (FOLDER / MADE_FROM).is_file() or (FOLDER / MADE_FROM).read_text("utf-8") != digest:
        zig = need_zig()
        say("compiling")
        shutil.rmtree(FOLDER, ignore_errors=True)
        FOLDER.mkdir(parents=True)
        compile_all(workshop, zig)
        (FOLDER / MADE_FROM).write_text(digest, "utf-8")
    return FOLDER


def new_workshop() -> t.Any:  # noqa: ANN401 - of a module that is on no path
    need_builders()
    sys.path.insert(0, str(ROOT))
    try:
        from hatch_build import Workshop  # noqa: PLC0415 - needs Cython, which only builders have
    finally:
        sys.path.remove(str(ROOT))
    return Workshop(ROOT, "")


def need_builders() -> None:
    """Cython and what calls it, which whoever only plays has not installed."""
    if all(importlib.util.find_spec(name) for name in ("Cython", "hatchling", "setuptools")):
        return
    if not BUILDERS.exists():
        needed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
        install(BUILDERS, *(name for name in needed if not name.startswith("nodejs")))  # the page is built already
    sys.path.append(str(BUILDERS))


def digest_of(workshop: t.Any) -> str:  # noqa: ANN401
    """Everything that decides what comes out."""
    declared, read = workshop.maker["declarations"](workshop.package, workshop.modules)
    sources = {name: workshop.speed["fingerprint"](name, str(workshop.package)) for name in sorted(read)}
    own = Path(__file__).read_text("utf-8")
    return hashlib.sha256(json.dumps([declared, sources, own, ZIG], sort_keys=True).encode()).hexdigest()


def need_zig() -> Path:
    """Where the compiler lies; it is fetched if it is not here."""
    zig = TOOLS / "ziglang" / ("zig.exe" if os.name == "nt" else "zig")
    if not zig.exists():
        shutil.rmtree(TOOLS, ignore_errors=True)
        install(TOOLS, ZIG)
    return zig


def install(folder: Path, *what: str) -> None:
    """Packages from PyPI, into a folder of their own."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]
    whole = [*command, "--target", str(folder), *what]
    done = subprocess.run(whole, check=False, capture_output=True, text=True)  # noqa: S603 - our own command
    if done.returncode:
        shutil.rmtree(folder, ignore_errors=True)
        raise NoZig((done.stderr.strip().splitlines() or ["pip"])[-1])


def compile_all(workshop: t.Any, zig: Path) -> None:  # noqa: ANN401
    include = headers()
    extensions = workshop.c_sources(list(workshop.modules), "build/site/cython")
    libc = zig.parent / "lib" / "libc" / "include"
    system = [word for name in ("wasm-wasi-musl", "generic-musl") for word in ("-isystem", str(libc / name))]
    compiler = [str(zig), "cc", *FLAGS, f"-I{include}", *system, *(f"-D{macro}" for macro in MACROS)]

    def compile_one(extension: t.Any) -> None:  # noqa: ANN401
        place = FOLDER.joinpath(*extension.name.split(".")[1:])
        place.parent.mkdir(parents=True, exist_ok=True)
        run(*compiler, "-c", extension.sources[0], "-o", f"{place}.o")
        run(str(zig), "wasm-ld", *LINK, f"--export=PyInit_{place.name}", f"{place}.o", "-o", f"{place}{SUFFIX}")
        Path(f"{place}.o").unlink()

    with ThreadPoolExecutor(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1) as beside:
        list(beside.map(compile_one, extensions))
    shutil.rmtree(include)
    write_record(workshop)


def headers() -> Path:
    """The running Python's headers, with the sizes of wasm32."""
    folder = FOLDER / "include"
    shutil.copytree(sysconfig.get_paths()["include"], folder)
    config = folder / "pyconfig.h"
    text = re.sub(rf"#define ({'|'.join(SIZES)}) \d+", r"#define \1 4", config.read_text("utf-8"))
    config.write_text(text.replace("#define HAVE_GCC_UINT128_T 1", ""), "utf-8")
    return folder


def write_record(workshop: t.Any) -> None:  # noqa: ANN401
    """What vouches for the modules, as for those of this machine."""
    _, read = workshop.maker["declarations"](workshop.package, workshop.modules)
    sources = {name: workshop.speed["fingerprint"](name, str(workshop.package)) for name in sorted(read)}
    (FOLDER / workshop.speed["BUILT"]).write_text(json.dumps({"modules": sources}), "utf-8")


def run(*command: str) -> None:
    done = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 - our own command
    if done.returncode:
        raise RuntimeError(f"{command[1]} failed: {done.stderr[-2000:]}")
