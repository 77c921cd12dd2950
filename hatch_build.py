"""Compiles the rules while the package is built: every module of COMPILED in src/kartaro/_speed.py, in place.

What Cython must be told of their types is made from them by `hatch_declarations.py`, at every build. The page people
play on is built with them, by `hatch_page.py`.

    KARTARO_COMPILED=require   no C compiler is an error (otherwise: a warning, and the package is left interpreted)
    KARTARO_COMPILED=forbid    nothing is compiled, and what was compiled before is removed
    KARTARO_BUILD=bounds       for tests: an index outside a C array ends the process
    KARTARO_BUILD=quick        for tests: compiled in less time, to run slower

What lies there compiled from the same sources is kept.
"""

from __future__ import annotations

import hashlib
import json
import os
import runpy
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from Cython.Build import cythonize
from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "cdivision": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "annotation_typing": False,
    "auto_pickle": False,  # a table is copied, or written as a record
}
DECLARATIONS, C_SOURCES = "build/declarations", "build/cython"
SAME_FLOATS = "-ffp-contract=off"  # fused operations would round otherwise than the interpreter does
# Without what debuggers read (-g, by Python's own flags), which takes a quarter of the compiler's time.
FLAGS = {
    "": ["-O3", "-g0", SAME_FLOATS],
    "quick": ["-O0", "-g0", SAME_FLOATS],
    "bounds": ["-O1", "-g", SAME_FLOATS, "-fsanitize=bounds", "-fno-sanitize-recover=bounds"],
}
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class CompileTheRules(BuildHookInterface[BuilderConfig]):
    """The hook that hatchling calls before it packs a wheel, an editable one included."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        if self.target_name != "wheel":
            return
        with ThreadPoolExecutor(1) as beside:  # npm mostly waits for its packages
            page = beside.submit(self.build_page, build_data)
            self.compile(build_data)
            page.result()

    def build_page(self, build_data: dict[str, Any]) -> None:
        page = beside(Path(self.root), "hatch_page.py")
        wish = chosen("KARTARO_PAGE", ("", "require", "forbid"))
        try:
            build_data["artifacts"] += page["built"](Path(self.root), wish)
        except page["NoPage"] as reason:
            if wish == "require":
                raise
            self.app.display_warning(f"{reason}; the server will have no page to play on")

    def compile(self, build_data: dict[str, Any]) -> None:
        workshop = Workshop(Path(self.root), chosen("KARTARO_BUILD", FLAGS))
        wish = chosen("KARTARO_COMPILED", ("", "require", "forbid"))
        if wish == "forbid":
            workshop.clear()
            return
        try:
            workshop.compile()
        except NoCompiler as reason:
            workshop.clear()
            if wish == "require":
                raise
            self.app.display_warning(f"{reason}; the package is left uncompiled, and slow")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"] += workshop.products()


class NoCompiler(Exception):
    """There is no C compiler here that can make an extension module."""


class Workshop:
    """The modules to compile below one source tree, and what has been compiled of them."""

    def __init__(self, root: Path, form: str) -> None:
        self.root = root
        self.package = root / "src" / "kartaro"
        self.flags = FLAGS[form]
        self.speed = runpy.run_path(str(self.package / "_speed.py"))
        self.maker = beside(root, "hatch_declarations.py")
        self.modules: tuple[str, ...] = self.speed["COMPILED"]
        self.record = self.package / self.speed["BUILT"]
        self.form = " ".join([*self.flags, *(f"{name}={value}" for name, value in DIRECTIVES.items())])

    def compile(self) -> None:
        """Compile what is not there or not from these sources."""
        declared, read = self.maker["declarations"](self.package, self.modules)
        sources = {name: self.speed["fingerprint"](name, str(self.package)) for name in sorted(read)}
        digest = hashlib.sha256(json.dumps(declared, sort_keys=True).encode()).hexdigest()
        kept = {name: found for name, found in self.built(digest).items() if sources.get(name) == found}
        wanted = [name for name in self.modules if name not in kept or not self.extension(name).exists()]
        self.remove_extensions(except_of=kept)
        if wanted:
            self.write_record(digest, kept)  # first: an interrupted build must not vouch for what it left behind
            self.try_compiler()
            self.build(self.c_sources(wanted), self.root / "src")
        self.write_record(digest, sources)

    def clear(self) -> None:
        """Leave nothing compiled."""
        self.remove_extensions(except_of=())
        self.record.unlink(missing_ok=True)

    def products(self) -> list[str]:
        """What a wheel holds besides the sources."""
        paths = [self.record, *map(self.extension, self.modules)]
        return [path.relative_to(self.root).as_posix() for path in paths]

    # What is built

    def built(self, declarations: str) -> dict[str, str]:
        """What was built in this form, with these declarations: the layout of a class reaches far."""
        try:
            record = json.loads(self.record.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        same = record.get("form") == self.form and record.get("declarations") == declarations
        return record["modules"] if same else {}

    def write_record(self, declarations: str, modules: dict[str, str]) -> None:
        record = {"form": self.form, "declarations": declarations, "modules": modules}
        self.record.write_text(json.dumps(record, indent=1) + "\n", "utf-8")

    def extension(self, module: str) -> Path:
        return Path(self.speed["stem"](module, str(self.package)) + SUFFIX)

    def remove_extensions(self, except_of: Any) -> None:  # noqa: ANN401 - any container of names
        """For every version of Python: the record vouches for all of them together."""
        for path in [*self.package.rglob("*.so"), *self.package.rglob("*.pyd")]:
            place = path.relative_to(self.package.parent)
            if ".".join([*place.parent.parts, place.name.partition(".")[0]]) not in except_of:
                path.unlink()

    # Building

    def try_compiler(self) -> None:
        """NoCompiler unless an empty extension module can be made; from then on a failure is the sources' fault."""
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "probe.c")
            source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n", "utf-8")
            try:
                self.build([self.declared("probe", str(source))], Path(folder))
            except (BaseError, CCompilerError, OSError) as error:
                raise NoCompiler(f"no working C compiler with Python's headers ({error})") from error

    def c_sources(self, modules: list[str], into: str = C_SOURCES) -> list[Extension]:
        stem = self.speed["stem"]
        self.write_declarations()
        here = Path.cwd()
        os.chdir(self.root)  # so that the C files lie below build/ and name their sources by short paths
        try:
            extensions: list[Extension] = cythonize(
                [self.declared(name, stem(name, "src/kartaro") + ".py") for name in modules],
                include_path=[DECLARATIONS, "src"],
                build_dir=into,
                compiler_directives=DIRECTIVES,
                nthreads=min(CORES, len(modules)) if len(modules) > 1 else 0,
                force=True,
                quiet=into != C_SOURCES,
            )
        finally:
            os.chdir(here)
        for extension in extensions:
            extension.sources = [str(self.root / source) for source in extension.sources]
        return extensions

    def write_declarations(self) -> None:
        """All of them anew: none is left from before."""
        folder = self.root / DECLARATIONS
        shutil.rmtree(folder, ignore_errors=True)
        self.maker["write"](self.maker["declarations"](self.package, self.modules)[0], folder)

    def declared(self, module: str, source: str) -> Extension:
        return Extension(module, [source], extra_compile_args=self.flags, extra_link_args=self.flags)

    def build(self, extensions: list[Extension], into: Path) -> None:
        command = build_ext(Distribution({"name": "kartaro", "ext_modules": extensions}))
        with tempfile.TemporaryDirectory() as scratch:
            command.build_lib = str(into)
            command.build_temp = scratch
            command.parallel = CORES
            command.force = True
            command.ensure_finalized()
            command.run()


def beside(root: Path, name: str) -> dict[str, Any]:
    """A module that lies beside this one, and may import others that do: who builds a package has no path to them."""
    sys.path.insert(0, str(root))
    try:
        return runpy.run_path(str(root / name))
    finally:
        sys.path.remove(str(root))


def chosen(variable: str, among: Any) -> str:  # noqa: ANN401 - any container of words
    value = os.environ.get(variable, "")
    if value not in among:
        raise ValueError(f"{variable} is {value!r}; it can be {', '.join(map(repr, filter(None, among)))} or unset")
    return value
