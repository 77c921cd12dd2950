"""./kartaro sets up its environment once. Fakes of Python and uv log their arguments."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from kartaro._speed import BUILT, COMPILED, stem

ROOT = Path(__file__).parents[2]
BUILT_FROM = [
    "pyproject.toml",
    "hatch_build.py",
    "src/kartaro/_speed.py",
    stem(COMPILED[0], "src/kartaro") + ".py",
    "web/src/main.ts",
    "src/kartaro/locale/en/page.ftl",
]
COMMANDS = ["sh", "cat", "cksum", "chmod", "cp", "dirname", "find", "mkdir", "readlink", "rm", "sed", "sort", "xargs"]

ENVIRONMENT_PYTHON = """#!/bin/sh
echo "environment: $*" >>"$LOG"
case "$*" in
*"pip install"*) ;;
*) exit 1 ;;
esac
[ ! -e "$LOG.broken" ] || exit 1
kartaro=${0%/*}/kartaro
printf '#!/bin/sh\\necho "plays: $*"\\n' >"$kartaro"
chmod +x "$kartaro"
"""
PYTHON = """#!/bin/sh
case "$*" in
*version_info*) exit 0 ;;
esac
echo "python: $*" >>"$LOG"
mkdir -p "$3/bin"
cp "$LOG.python" "$3/bin/python"
chmod +x "$3/bin/python"
"""
TOO_OLD = "#!/bin/sh\nexit 1\n"
WITHOUT_VENV = '#!/bin/sh\ncase "$*" in *version_info*) exit 0 ;; *) exit 1 ;; esac\n'


@dataclass
class Checkout:
    """A checkout on a machine with a shell, its usual commands, and one Python."""

    root: Path
    bin: Path
    log: Path

    def start(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        env = {"PATH": str(self.bin), "LOG": str(self.log), "PYTHON": str(self.bin / "python")}
        command = [str(self.root / "kartaro"), *arguments]
        return subprocess.run(command, env=env, cwd=self.bin, text=True, capture_output=True, check=False)

    def asked(self) -> list[str]:
        """What Python was asked to create or install since the last call."""
        lines = self.log.read_text().splitlines()
        self.log.write_text("")
        return [word for line in lines for word in ("venv", "install") if f"-m {word}" in line or f"pip {word}" in line]

    def has_python(self, script: str) -> None:
        self.write(self.bin / "python", script)

    @staticmethod
    def write(path: Path, script: str) -> None:
        path.write_text(script)
        path.chmod(0o700)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    root, commands, log = tmp_path / "checkout", tmp_path / "bin", tmp_path / "log"
    root.mkdir()
    for name in ("kartaro", "pyproject.toml", *(path.name for path in ROOT.glob("hatch_*.py"))):
        shutil.copy(ROOT / name, root)
    shutil.copytree(ROOT / "tools", root / "tools")
    shutil.copytree(ROOT / "web", root / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copytree(ROOT / "src", root / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "dist"))
    commands.mkdir()
    for name in COMMANDS:
        os.symlink(shutil.which(name) or pytest.fail(f"no {name} here"), commands / name)
    log.write_text("")
    Path(f"{log}.python").write_text(ENVIRONMENT_PYTHON)
    made = Checkout(root, commands, log)
    made.has_python(PYTHON)
    return made


def test_the_first_start_sets_up_and_plays(checkout: Checkout) -> None:
    played = checkout.start("games", "--json")
    assert (played.returncode, played.stdout) == (0, "plays: games --json\n")
    assert checkout.asked() == ["venv", "install"]


def test_the_second_start_only_plays(checkout: Checkout) -> None:
    checkout.start()
    checkout.asked()
    played = checkout.start("games")
    assert (played.returncode, played.stdout, played.stderr) == (0, "plays: games\n", "")
    assert checkout.asked() == []


@pytest.mark.parametrize("changed", BUILT_FROM)
def test_a_change_in_what_is_built_installs_again_once(checkout: Checkout, changed: str) -> None:
    checkout.start()
    checkout.asked()
    with (checkout.root / changed).open("a") as file:
        file.write("# changed\n")
    assert checkout.start().returncode == 0
    assert checkout.asked() == ["install"]
    checkout.start()
    assert checkout.asked() == []


def test_compiled_modules_that_were_taken_away_are_built_again(checkout: Checkout) -> None:
    record = checkout.root / "src/kartaro" / BUILT
    record.write_text("{}")
    checkout.start()
    checkout.asked()
    record.unlink()
    assert checkout.start().returncode == 0
    assert checkout.asked() == ["install"]


def test_a_c_compiler_that_turns_up_is_put_to_use(checkout: Checkout) -> None:
    checkout.start()
    checkout.asked()
    checkout.write(checkout.bin / "cc", "#!/bin/sh\n")
    assert checkout.start().returncode == 0
    assert checkout.asked() == ["install"]


def test_a_checkout_that_was_moved_is_installed_again(checkout: Checkout) -> None:
    checkout.start()
    checkout.asked()
    checkout.root = checkout.root.rename(checkout.root.with_name("elsewhere"))
    assert checkout.start().returncode == 0
    assert checkout.asked() == ["venv", "install"]


def test_an_interrupted_set_up_is_started_over(checkout: Checkout) -> None:
    broken = Path(f"{checkout.log}.broken")
    broken.touch()
    failed = checkout.start()
    assert failed.returncode == 1
    assert "the installation failed" in failed.stderr
    broken.unlink()
    checkout.asked()
    assert checkout.start().returncode == 0
    assert checkout.asked() == ["venv", "install"]


def test_an_environment_of_somebody_else_is_left_alone(checkout: Checkout) -> None:
    theirs = checkout.root / ".venv" / "theirs"
    theirs.parent.mkdir()
    theirs.touch()
    assert "was not made by ./kartaro" in checkout.start().stderr
    assert theirs.exists()


@pytest.mark.parametrize(
    ("python", "sentence"),
    [(TOO_OLD, "Python 3.11 or newer is needed"), (WITHOUT_VENV, "apt install python3-venv")],
    ids=["too old", "without venv"],
)
def test_a_python_that_will_not_do_is_refused_with_advice(checkout: Checkout, python: str, sentence: str) -> None:
    checkout.has_python(python)
    refused = checkout.start()
    assert refused.returncode == 1
    assert sentence in refused.stderr
    assert refused.stdout == ""
