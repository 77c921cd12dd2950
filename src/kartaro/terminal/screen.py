"""The screen and the keyboard, as lines of text."""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import sys
import time
import typing as t

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

if t.TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

    from rich.console import RenderableType

WIDTH = 80
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # cursor home, the screen, and what can be scrolled back to
PROMPT = "> "
CLEARING_LINES = 60
"""Empty lines that push the content off a screen that cannot be cleared."""


class Left(Exception):
    """The keyboard has gone: end of input, Ctrl-C, or a closed terminal."""


class PlainConsole(Console):
    """Raises BrokenPipeError where rich would end the program."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Writes lines, at most 80 columns wide, and asks for lines.

    A signal to stop takes effect while a line is awaited or time passes, never in the middle of something.
    """

    def __init__(self, keyboard: t.TextIO | None = None, output: t.TextIO | None = None) -> None:
        self.keyboard = keyboard or sys.stdin
        self.console = PlainConsole(file=output or sys.stdout, highlight=False, markup=False, emoji=False)
        if self.console.width > WIDTH or not self.console.is_terminal:
            self.console.width = WIDTH
        self.asking = False
        self.leaving = False

    # Writing

    def line(self, text: Text | str = "", style: str = "") -> None:
        """One line, broken where the screen ends."""
        self.console.print(text, style=style or None)

    def item(self, text: Text | str, style: str = "") -> None:
        """A line with a margin."""
        content = Text(text) if isinstance(text, str) else text
        content.stylize_before(style)
        self.console.print(Padding(content, (0, 0, 0, 2)))

    def show(self, thing: RenderableType) -> None:
        """A table, or anything else that is more than a line."""
        self.console.print(thing)

    def command(self, words: str) -> None:
        """A command of this program, to be copied as it stands: the line is never broken."""
        self.console.print(Text(f"  {called(words)}", "bold"), soft_wrap=True)

    def heading(self, text: str) -> None:
        """A line across the screen."""
        self.console.print()
        self.console.print(Rule(Text(text, "bold"), align="left", style="dim"))

    def clear(self) -> None:
        """Leave nothing of what was on the screen, nor above it."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        elif self.console.is_terminal:
            self.console.file.write("\n" * CLEARING_LINES)
        else:
            self.console.print(Rule(style="dim"))

    # Asking

    def ask(self) -> str:
        """A line from the keyboard, without blanks around it; raises Left if there is none."""
        self.console.file.write(PROMPT)
        self.console.file.flush()
        line = self.read()
        if not line:
            self.console.file.write("\n")
            raise Left
        if not self.keyboard.isatty():
            self.console.file.write(line if line.endswith("\n") else f"{line}\n")
        return line.strip()

    def read(self) -> str:
        if self.leaving:
            raise Left
        self.asking = True
        try:
            return self.keyboard.readline()
        except KeyboardInterrupt:
            raise Left from None
        except OSError:  # the terminal was closed
            return ""
        finally:
            self.asking = False

    def rest(self, seconds: float) -> None:
        """Sleep; raises Left on a signal to stop."""
        if self.leaving:
            raise Left
        self.asking = True
        try:
            time.sleep(seconds)
        finally:
            self.asking = False

    @property
    def is_watched(self) -> bool:
        """The output is a terminal, so somebody sees each line when it is written."""
        return self.console.file.isatty()

    def forget_typed(self) -> None:
        """Discard what was typed at a terminal and not read yet."""
        if self.keyboard.isatty():
            with contextlib.suppress(ImportError, OSError):  # not every system has it
                import termios

                termios.tcflush(self.keyboard, termios.TCIFLUSH)

    def signalled(self, number: int, frame: FrameType | None) -> None:
        """Stop at once if a line is awaited, else when the next one is."""
        del number, frame
        self.leaving = True
        if self.asking:
            raise Left

    def catching_signals(self) -> SignalHandlers:
        """A context in which signals to stop are handled as said above."""
        return SignalHandlers(self)


def called(words: str) -> str:
    """A command of this program, called as this one was."""
    return f"{shlex.quote(os.environ.get('KARTARO_COMMAND') or 'kartaro')} {words}"


class SignalHandlers:
    """Installs the screen's signal handlers, and restores the previous ones."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.previous: dict[int, t.Any] = {}

    def __enter__(self) -> None:
        for number in signals():
            self.previous[number] = signal.signal(number, self.screen.signalled)

    def __exit__(self, *_: object) -> None:
        for number, handler in self.previous.items():
            signal.signal(number, handler)


def signals() -> Iterator[int]:
    """The signals to stop that this system has."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None:
            yield number
