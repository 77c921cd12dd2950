"""A bot that is a program in any language: it is told and asked on its standard input, and answers on its output.

Every line in both directions is a JSON object; docs/research.md describes them. Not one of `bots`, because a server
seats those, and must not be able to start programs.
"""

from __future__ import annotations

import contextlib
import json
import shlex
import subprocess
import typing as t
import weakref

from kartaro.bots import bot
from kartaro.core.errors import BadOption, KartaroError
from kartaro.core.seats import letter
from kartaro.core.text import LONGEST_MOVE

if t.TYPE_CHECKING:
    from kartaro.bots import Bot, Chair
    from kartaro.core.fact import Fact

PREFIX = "exec:"
PROTOCOL = 1
"""The version of the messages; a program may refuse others."""
LONGEST_ANSWER = 2 * LONGEST_MOVE + 1000
"""Bytes of one line of the program's: a move, and whatever its author likes to add."""
LONGEST_QUOTE = 80
"""Characters of an unusable answer that its error shows."""
PATIENCE = 1.0
"""Seconds that a program has to exit after its input was closed."""


def bot_or_program(spec: str, chair: Chair, seed: int) -> Bot:
    """The bot that a word asks for; `exec:./my-bot --fast` starts a program."""
    return ProgramBot(spec, chair, seed) if spec.startswith(PREFIX) else bot(spec, chair, seed)


class ProgramBot:
    """Starts a program at a seat, and ends it with the match."""

    def __init__(self, spec: str, chair: Chair, seed: int) -> None:
        self.name = spec
        self.chair = chair
        self.told: list[dict[str, str]] = []
        """Facts since the last question."""
        self.process = started(spec)
        self.input = t.cast("t.IO[bytes]", self.process.stdin)
        self.output = t.cast("t.IO[bytes]", self.process.stdout)
        self.end = weakref.finalize(self, ended, self.process)
        self.send(sitting(chair, seed))

    def hear(self, fact: Fact) -> None:
        """Keep a fact until the next question."""
        self.told.append(self.chair.game.facts.as_json(fact))

    def choose(self, codes: list[int]) -> int:
        """Ask the program; whatever it answers must be one of these moves, to the letter."""
        game, seat = self.chair.game, self.chair.seat
        moves = {game.move_text(seat, code): code for code in codes}
        told, self.told = self.told, []
        self.send({"is": "question", "told": told, "moves": list(moves)})
        move = self.answer()
        if move not in moves:
            raise KartaroError("program-move", bot=self.name, text=quoted(move))
        return moves[move]

    def send(self, message: dict[str, t.Any]) -> None:
        """Write a line."""
        try:
            self.input.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
            self.input.flush()
        except OSError:
            raise self.gone() from None

    def answer(self) -> str:
        """The move that the program names on its next line."""
        line = self.output.readline(LONGEST_ANSWER)
        if not line:
            raise self.gone()
        try:
            answer = json.loads(line)
            return str(answer["move"]) if answer["do"] == "move" else ""
        except (ValueError, TypeError, LookupError, RecursionError):
            raise KartaroError("program-answer", bot=self.name, text=quoted(line.decode(errors="replace"))) from None

    def gone(self) -> KartaroError:
        """The program has closed its input or output."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        return KartaroError("program-ended", bot=self.name, status=str(self.process.returncode))


def started(spec: str) -> subprocess.Popen[bytes]:
    """The program that a spec names, running; its standard error is ours."""
    try:
        command = shlex.split(spec.removeprefix(PREFIX))
        if not command:
            raise BadOption("program-missing", bot=spec, problem="exec:")
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - the user asked for it
    except (OSError, ValueError) as error:
        raise BadOption("program-missing", bot=spec, problem=str(error)) from error


def ended(process: subprocess.Popen[bytes]) -> None:
    """Close a program's input, by which it knows that the match is over; kill it if it stays."""
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def sitting(chair: Chair, seed: int) -> dict[str, t.Any]:
    """The first message: everything that a bot is given when it sits down."""
    return {
        "is": "sit",
        "protocol": PROTOCOL,
        "game": chair.game.name,
        "edition": chair.edition.name,
        "options": dict(chair.edition.options),
        "seats": chair.seats,
        "seat": letter(chair.seat),
        "seed": seed,
    }


def quoted(text: str) -> str:
    """The beginning of a text, on one line."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_QUOTE else f"{line[:LONGEST_QUOTE]} …"
