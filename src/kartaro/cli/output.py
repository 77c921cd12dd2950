"""The output of a command, and its exit codes."""

from __future__ import annotations

import json
import sys
import typing as t

from kartaro.cli.streams import unread, written

if t.TYPE_CHECKING:
    from kartaro.core.errors import KartaroError
    from kartaro.core.game import Game
    from kartaro.locale import Speech

DONE, FAILED, REFUSED, INTERRUPTED = 0, 1, 2, 130
"""Exit codes."""
PROGRAM = "kartaro"


class Output:
    """The output of a command: sentences, or one JSON object."""

    def __init__(self, speech: Speech, *, as_json: bool) -> None:
        self.speech = speech
        self.as_json = as_json
        self.game: Game | None = None
        """The game in question, for names of cards in errors."""

    def say(self, message: str, **arguments: object) -> str:
        """A message in the user's language."""
        return self.speech.say(message, **arguments)

    def give(self, thing: dict[str, t.Any]) -> None:
        """Print one object on standard output."""
        print(json.dumps(thing, ensure_ascii=False, indent=2))

    def refuse(self, error: KartaroError, code: int) -> int:
        """Print an error on standard error, and with --json also as an object; the exit code."""
        from kartaro.locale.telling import Telling, complaint

        telling = Telling(self.speech, self.game, ()) if self.game else None
        sentence = complaint(self.speech, error, telling)
        try:
            print(f"{PROGRAM}: {sentence} [{error.code}]", file=sys.stderr)
            if self.as_json:
                self.give({"error": {"code": error.code, "message": sentence, **plain(error.arguments)}})
        except OSError:
            return unread(code)
        return written(code)


def plain(arguments: t.Mapping[str, t.Any]) -> dict[str, t.Any]:
    """Arguments as JSON values, without those named like other keys of the object."""
    allowed = (str, int, float, bool, list, type(None))
    return {
        name: value if isinstance(value, allowed) else str(value)
        for name, value in arguments.items()
        if name not in {"code", "message"}
    }
