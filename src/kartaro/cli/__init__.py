"""The command line. Output is in the user's language, or one JSON object with --json; nothing ends in a traceback.

Exit codes: 0 success, 1 a check failed, 2 invalid arguments or refused, 130 interrupted.

Each command is a module of the same name, imported when it is used. `program` runs it; `commands` has the base classes,
`options` the options, `output` what is printed, `help` the help texts.
"""

from __future__ import annotations

from kartaro.cli.program import main

__all__ = ["main"]
