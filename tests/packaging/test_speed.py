"""Which form of the rules is imported; each test uses a copy of the package in a process of its own."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from kartaro import _uncompiled
from kartaro._speed import BUILT, COMPILED, compiled, stem
from kartaro.games import ROOMS

PACKAGE = Path(__file__).parents[2] / "src" / "kartaro"

REPORT = """
import importlib, json, kartaro, kartaro._speed as speed
files = [importlib.import_module(name).__file__ for name in speed.COMPILED]
print(json.dumps({"compiled": speed.compiled(), "endings": sorted({file.rpartition(".")[2] for file in files})}))
"""
RUNS_COMPILED = {"compiled": True, "endings": ["so"]}
RUNS_INTERPRETED = {"compiled": False, "endings": ["py"]}


@dataclass
class Copy:
    """A copy of the package to modify and import."""

    package: Path

    def path(self, module: str, ending: str) -> Path:
        return Path(stem(module, str(self.package)) + ending)

    def add_a_line(self, module: str, ending: str) -> None:
        path = self.path(module, ending)
        path.write_text(path.read_text("utf-8") + "\n# changed\n", "utf-8")

    def remove_extension(self, module: str) -> None:
        for path in self.path(module, "").parent.glob(module.rpartition(".")[2] + ".*.so"):
            path.unlink()

    def imported(self, wish: str = "") -> object:
        done = self.run(wish)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    def refusal(self, wish: str = "") -> str:
        done = self.run(wish)
        assert done.returncode == 1, done.stdout
        last_line = done.stderr.splitlines()[-1]
        assert last_line.startswith("ImportError: ")
        return last_line

    def run(self, wish: str) -> subprocess.CompletedProcess[str]:
        env = os.environ | {"KARTARO_COMPILED": wish, "PYTHONPATH": str(self.package.parent)}
        return subprocess.run([sys.executable, "-c", REPORT], env=env, text=True, capture_output=True, check=False)


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    if not compiled():
        pytest.skip("asks for the package compiled in place")
    return Copy(shutil.copytree(PACKAGE, tmp_path / "kartaro"))


@pytest.fixture
def plain_copy(tmp_path: Path) -> Copy:
    ignored = shutil.ignore_patterns("*.so", BUILT)
    return Copy(shutil.copytree(PACKAGE, tmp_path / "kartaro", ignore=ignored))


# Where everything is compiled


def test_what_is_compiled_runs_compiled(copy: Copy) -> None:
    assert copy.imported() == RUNS_COMPILED
    assert copy.imported("require") == RUNS_COMPILED


def test_forbid_runs_the_sources_beside_the_compiled_modules(copy: Copy) -> None:
    assert copy.imported("forbid") == RUNS_INTERPRETED


def test_another_wish_is_refused_with_the_words_that_are_known(copy: Copy) -> None:
    assert copy.refusal("yes") == "ImportError: KARTARO_COMPILED is 'yes'; it can be 'require', 'forbid' or unset."


# Where nothing is compiled


def test_what_is_not_compiled_runs_interpreted(plain_copy: Copy) -> None:
    assert plain_copy.imported() == RUNS_INTERPRETED


def test_require_is_refused_where_nothing_is_compiled(plain_copy: Copy) -> None:
    assert all(module in plain_copy.refusal("require") for module in COMPILED)


# Where something does not fit


@pytest.mark.parametrize("wish", ["", "require"])
def test_a_changed_source_makes_its_module_stale(copy: Copy, wish: str) -> None:
    copy.add_a_line(COMPILED[1], ".py")
    refusal = copy.refusal(wish)
    assert [module for module in COMPILED if f"{module}," in refusal or f"{module} " in refusal] == [COMPILED[1]]
    assert "./kartaro" in refusal


def test_a_changed_declaration_makes_its_module_stale(copy: Copy) -> None:
    copy.add_a_line("kartaro.core.table", ".pxi")
    assert "stale: kartaro.core.table changed" in copy.refusal()


@pytest.mark.parametrize("module", ["kartaro.core.seats", "kartaro.games.spicy.box"])
def test_what_was_built_with_other_constants_is_stale(copy: Copy, module: str) -> None:
    """Of these modules, which are not compiled themselves, the compiled ones have numbers and kinds of facts."""
    copy.add_a_line(module, ".py")
    assert f"stale: {module} changed" in copy.refusal()
    assert copy.imported("forbid") == RUNS_INTERPRETED


def test_a_game_that_was_put_there_since_is_found_and_not_compiled(copy: Copy) -> None:
    games = copy.package / "games"
    shutil.copytree(games / "hanamikoji", games / "old_lamp", ignore=shutil.ignore_patterns("*.so"))
    assert "kartaro.games.old_lamp.table" in copy.refusal()
    assert "kartaro.games.old_lamp.thumb" in copy.refusal("require")


def test_forbid_does_not_mind_stale_modules(copy: Copy) -> None:
    copy.add_a_line(COMPILED[1], ".py")
    assert copy.imported("forbid") == RUNS_INTERPRETED


def test_a_mixture_of_both_forms_is_refused(copy: Copy) -> None:
    copy.remove_extension(COMPILED[0])
    assert COMPILED[0] in copy.refusal()
    assert COMPILED[0] in copy.refusal("require")


def test_compiled_modules_of_unknown_origin_are_refused(copy: Copy) -> None:
    (copy.package / BUILT).unlink()
    assert "stale" in copy.refusal()


# The list of what is compiled, and the stand-in for Cython


def test_every_module_that_asks_for_cython_is_compiled_and_no_other() -> None:
    asking = [path for path in PACKAGE.rglob("*.py") if "    import cython\n" in path.read_text("utf-8")]
    names = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in asking]
    assert sorted(names) == sorted(COMPILED)
    assert {f"kartaro.games.{room}.table" for room in ROOMS.values()} <= {*COMPILED}


@pytest.mark.parametrize("module", COMPILED)
def test_the_stand_in_has_what_a_module_uses_of_cython(module: str) -> None:
    tree = ast.parse(Path(stem(module, str(PACKAGE)) + ".py").read_text("utf-8"))
    used = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "cython"
    }
    assert used <= vars(_uncompiled).keys()


def test_core_imports_only_the_standard_library() -> None:
    allowed = sys.stdlib_module_names | {"kartaro", "cython"}
    for path in (PACKAGE / "core").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                names.append(node.module or "")
            assert {name.partition(".")[0] for name in names} <= allowed, f"{path}, line {node}"
