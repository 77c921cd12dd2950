"""Every module can be imported without modules that only Unix has, as on Windows."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import builtins, importlib, pkgutil, sys

UNIX = {"curses", "fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop"}
found = builtins.__import__

def as_on_windows(name, globals=None, *rest, **named):
    ours = str((globals or {}).get("__name__", "")).startswith("kartaro")
    if ours and name.partition(".")[0] in UNIX:
        raise ModuleNotFoundError(name)
    return found(name, globals, *rest, **named)

EXTRAS = {"asyncpg", "ray"}  # which need not be installed
builtins.__import__ = as_on_windows
import kartaro
names = [module.name for module in pkgutil.walk_packages(kartaro.__path__, "kartaro.")]
for name in names:
    if not name.endswith("__main__"):
        try:
            importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name not in EXTRAS:
                raise
print(len(names))
"""


def imported(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)


def test_every_module_is_imported_without_what_only_unix_has() -> None:
    done = imported(PROGRAM)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 150


def test_a_module_that_needs_it_would_be_found() -> None:
    planted = "import sys, types\nexec('import fcntl', {'__name__': 'kartaro.planted'})"
    done = imported(PROGRAM.replace("import kartaro\n", f"{planted}\nimport kartaro\n"))
    assert "ModuleNotFoundError: fcntl" in done.stderr
