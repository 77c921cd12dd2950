"""The command line. Every answer is in the user's language, or with --json one object; nothing ends in a traceback.

Exit codes: 0 done, 1 a check failed, 2 not understood or refused, 130 interrupted.

A command is a module of its name, loaded when it is given. `program` runs it; `commands` is what commands have in
common, `options` what they are given, `answer` how they reply, `help` what is told of them.
"""

from __future__ import annotations

from kartaro.cli.program import main

__all__ = ["main"]
