"""The package as installed: from a wheel or an sdist, with or without a C compiler."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest
from tests.scale import LONG

from kartaro._speed import BUILT, COMPILED, stem

ROOT = Path(__file__).parents[2]
SOURCES = (".py", ".pxi", ".ftl", ".template", ".net")
MODULES = "web/node_modules"

# A machine as its owner has it, not as the tests were started; and the same one without a C compiler. The page is built
# where a test is about it: it takes a while, and a way to npm's packages. Nor is time spent on making it fast.
OWN = {name: value for name, value in os.environ.items() if not name.startswith(("KARTARO_", "PYTHONPATH"))}
MACHINE = OWN | {"KARTARO_PAGE": "forbid", "KARTARO_BUILD": "quick"}
NO_COMPILER = MACHINE | {"PATH": os.path.dirname(sys.executable), "CC": "/nonexistent/cc"}


ANOTHER_COMPILATION = pytest.mark.skipif(
    not LONG, reason="compiles everything once more; ./test itself was installed so"
)


def run(*command: str | Path, cwd: Path, env: dict[str, str] = MACHINE) -> str:
    done = subprocess.run(command, cwd=cwd, env=env, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", folder, ROOT, cwd=folder)
    return next(folder.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return next(folder.iterdir())


def build_wheel(tree: Path, into: Path, env: dict[str, str]) -> Path:
    run(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", into, tree, cwd=into, env=env)
    return next(into.glob("*.whl"))


@pytest.fixture(scope="module")
def compiled_tree(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shutil.copytree(unpacked, tmp_path_factory.mktemp("compiled") / "kartaro")


@pytest.fixture(scope="module")
def compiled_wheel(compiled_tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(compiled_tree, tmp_path_factory.mktemp("wheel"), MACHINE | {"KARTARO_COMPILED": "require"})


@pytest.fixture(scope="module")
def plain_wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(unpacked, tmp_path_factory.mktemp("wheel"), NO_COMPILER)


# What is in it


def sources_in(package: Path) -> set[str]:
    return {path.relative_to(package.parent).as_posix() for path in package.rglob("*") if path.suffix in SOURCES}


def packed_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def test_an_sdist_holds_the_sources_and_the_tests_and_nothing_compiled(unpacked: Path) -> None:
    assert sources_in(unpacked / "src/kartaro") == sources_in(ROOT / "src/kartaro")
    assert (unpacked / Path(__file__).relative_to(ROOT)).exists()
    assert not [*unpacked.rglob("*.so"), *unpacked.rglob(BUILT)]


def test_a_wheel_made_without_a_compiler_holds_the_sources_and_fits_every_machine(plain_wheel: Path) -> None:
    assert plain_wheel.name.endswith("-py3-none-any.whl")
    assert packed_in(plain_wheel) == sources_in(ROOT / "src/kartaro")


def test_a_wheel_made_with_a_compiler_holds_the_compiled_modules_too(compiled_wheel: Path) -> None:
    added = packed_in(compiled_wheel) - sources_in(ROOT / "src/kartaro")
    assert "none-any" not in compiled_wheel.name
    assert {name.partition(".")[0] for name in added} == {stem(module, "kartaro") for module in COMPILED} | {
        "kartaro/_built"
    }


# The page


def hook(tree: Path, env: dict[str, str]) -> None:
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--hooks-only", cwd=tree, env=env)


def test_a_wheel_holds_the_page_which_is_built_again_only_if_its_sources_change(unpacked: Path, tmp_path: Path) -> None:
    tree = shutil.copytree(unpacked, tmp_path / "kartaro")
    if not LONG:  # npm's packages were fetched when this environment was set up
        (tree / MODULES).symlink_to(ROOT / MODULES)
    env = OWN | {"KARTARO_PAGE": "require", "KARTARO_COMPILED": "forbid"}
    wheel = build_wheel(tree, tmp_path, env)
    page = {name for name in packed_in(wheel) if name.startswith("kartaro/web/dist/")}
    assert "kartaro/web/dist/index.html" in page
    assert any(name.endswith(".js") for name in page)

    index = tree / "src/kartaro/web/dist/index.html"
    made = index.stat().st_mtime_ns
    hook(tree, env)
    assert index.stat().st_mtime_ns == made
    source = tree / "web/src/style/tokens.css"
    source.write_text(source.read_text("utf-8") + "/* changed */\n", "utf-8")
    hook(tree, env)
    assert index.stat().st_mtime_ns != made
    hook(tree, env | {"KARTARO_PAGE": "forbid"})
    assert not index.parent.exists()


def test_where_nothing_can_be_fetched_a_package_has_no_page_unless_it_must(unpacked: Path, tmp_path: Path) -> None:
    tree = shutil.copytree(unpacked, tmp_path / "kartaro")
    nowhere = OWN | {"npm_config_registry": "http://127.0.0.1:9/", "npm_config_cache": str(tmp_path / "cache")}
    nowhere |= {"npm_config_fetch_retry_mintimeout": "100", "KARTARO_COMPILED": "forbid"}
    hook(tree, nowhere)
    assert not (tree / "src/kartaro/web/dist").exists()
    with pytest.raises(AssertionError, match="the page could not be built"):
        hook(tree, nowhere | {"KARTARO_PAGE": "require"})


# It works where it is installed

REPORT = """
import importlib.resources, json, kartaro, kartaro._speed
print(json.dumps({
    "version": kartaro.__version__,
    "compiled": kartaro._speed.compiled(),
    "words": (importlib.resources.files(kartaro) / "locale" / "en" / "core.ftl").is_file(),
}))
"""


@pytest.mark.parametrize(
    ("what", "env", "compiled"),
    [
        pytest.param("compiled_wheel", MACHINE, True, id="wheel made with a compiler"),
        pytest.param("plain_wheel", MACHINE, False, id="wheel made without a compiler"),
        pytest.param("sdist", MACHINE, True, id="sdist with a compiler", marks=ANOTHER_COMPILATION),
        pytest.param("sdist", NO_COMPILER, False, id="sdist without a compiler"),
    ],
)
def test_an_installed_package_works(
    what: str, env: dict[str, str], *, compiled: bool, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    distribution: Path = request.getfixturevalue(what)
    home = tmp_path / "venv"
    venv.create(home)
    python = home / "bin" / "python"
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile"]
    here: dict[str, str] = {}
    if what != "compiled_wheel":  # once is enough to see that it brings what it needs; else that is taken from here
        pip += ["--no-deps", "--no-build-isolation"]
        here = {"PYTHONPATH": sysconfig.get_path("purelib")}
    run(*pip, distribution, cwd=tmp_path, env=env | here)
    there = MACHINE | here

    report = json.loads(run(python, "-c", REPORT, cwd=tmp_path, env=there))
    assert report == {"version": report["version"], "compiled": compiled, "words": True}
    assert report["version"] in run(home / "bin" / "kartaro", "--version", cwd=tmp_path, env=there)
    assert isinstance(json.loads(run(home / "bin" / "kartaro", "games", "--json", cwd=tmp_path, env=there)), dict)


# Building again in place


def build_in_place(tree: Path, env: dict[str, str]) -> dict[str, int]:
    """The time at which each extension module was built."""
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--hooks-only", cwd=tree, env=env)
    package = tree / "src" / "kartaro"
    return {str(path.relative_to(package)): path.stat().st_mtime_ns for path in package.rglob("*.so")}


@pytest.mark.usefixtures("compiled_wheel")
def test_a_build_in_place_compiles_what_changed_and_nothing_else(compiled_tree: Path) -> None:
    made = build_in_place(compiled_tree, MACHINE)
    assert len(made) == len(COMPILED)
    assert build_in_place(compiled_tree, NO_COMPILER) == made

    source = Path(stem(COMPILED[0], str(compiled_tree / "src/kartaro")) + ".py")
    source.write_text(source.read_text("utf-8") + "# changed\n", "utf-8")
    again = build_in_place(compiled_tree, MACHINE)
    assert [name.partition(".")[0] for name in made if again[name] != made[name]] == [stem(COMPILED[0], "")]

    assert build_in_place(compiled_tree, MACHINE | {"KARTARO_COMPILED": "forbid"}) == {}
    assert not (compiled_tree / "src/kartaro" / BUILT).exists()


def test_without_a_compiler_a_build_that_requires_one_fails(unpacked: Path) -> None:
    with pytest.raises(AssertionError, match="no working C compiler"):
        build_in_place(unpacked, NO_COMPILER | {"KARTARO_COMPILED": "require"})
