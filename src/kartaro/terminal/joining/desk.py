"""Screen and keyboard where news may come while somebody types."""

from __future__ import annotations

import collections
import os
import queue
import threading
import typing as t

from kartaro.terminal.screen import PROMPT, Left, Screen

if t.TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType
    from rich.text import Text

    from kartaro.terminal.joining.line import News

CLEAR_LINE = "\r\x1b[K"
AT_ONCE = 4096


class Typed(t.NamedTuple):
    """A line from the keyboard."""

    text: str


class NoMore(t.NamedTuple):
    """The keyboard has gone."""


class Desk(Screen):
    """Everything that happens comes in one row, lines from the keyboard and news from elsewhere.

    The prompt stands below whatever was written last.
    """

    def __init__(self, keyboard: t.TextIO | None = None, paper: t.TextIO | None = None) -> None:
        super().__init__(keyboard, paper)
        self.happened: queue.SimpleQueue[News | Typed | NoMore] = queue.SimpleQueue()
        self.kept: collections.deque[News | NoMore] = collections.deque()
        """News that came before lines that do not count."""
        self.prompted = False
        self.is_blank = True
        """Nothing was written yet, and so there is nothing to answer."""
        self.listening = False

    # The keyboard

    def next(self) -> News | Typed | NoMore:
        """What happens next; raises Left if somebody wants to stop meanwhile."""
        if not self.listening:
            self.listening = True
            threading.Thread(target=self.listen, name="kartaro-keyboard", daemon=True).start()
        event = self.kept.popleft() if self.kept else self.wait()
        if isinstance(event, Typed):
            self.echo(event.text)
        return event

    def wait(self) -> News | Typed | NoMore:
        if self.happened.empty():
            self.prompt()
        if self.leaving:
            raise Left
        self.asking = True
        try:
            return self.happened.get()
        finally:
            self.asking = False

    def forget_typed(self) -> None:
        """Lines that have been read count as little as keys that have not; news does count."""
        super().forget_typed()
        while self.keyboard.isatty() and not self.happened.empty():
            event = self.happened.get()
            if not isinstance(event, Typed):
                self.kept.append(event)

    def listen(self) -> None:
        for line in lines(self.keyboard):
            self.happened.put(Typed(line.strip()))
        self.happened.put(NoMore())

    def ask(self) -> str:
        """A line from the keyboard, where there is no news yet."""
        event = self.next()
        if not isinstance(event, Typed):
            raise Left
        return event.text

    # The prompt

    def prompt(self) -> None:
        if not self.prompted and not self.is_blank:
            self.console.file.write(PROMPT)
            self.console.file.flush()
            self.prompted = True

    def echo(self, text: str) -> None:
        """A terminal has shown already what was typed."""
        if not self.keyboard.isatty():
            self.console.file.write(f"{text}\n")
        self.prompted = False

    def make_room(self) -> None:
        """Before anything is written, the prompt goes."""
        self.is_blank = False
        if self.prompted:
            self.console.file.write(CLEAR_LINE if self.console.is_terminal else "\n")
            self.prompted = False

    def line(self, text: Text | str = "", style: str = "") -> None:
        self.make_room()
        super().line(text, style)

    def item(self, text: Text | str, style: str = "") -> None:
        self.make_room()
        super().item(text, style)

    def show(self, thing: RenderableType) -> None:
        self.make_room()
        super().show(thing)

    def command(self, words: str) -> None:
        self.make_room()
        super().command(words)

    def heading(self, text: str) -> None:
        self.make_room()
        super().heading(text)

    def clear(self) -> None:
        self.make_room()
        super().clear()


def lines(keyboard: t.TextIO) -> Iterator[str]:
    """Read past Python's own buffer, whose lock a thread would still hold when the program ends."""
    try:
        number = keyboard.fileno()
    except (OSError, ValueError):
        yield from keyboard
        return
    rest = b""
    while True:
        try:
            read = os.read(number, AT_ONCE)
        except OSError:  # the terminal was closed
            read = b""
        *whole, rest = (rest + read).split(b"\n")
        for line in whole:
            yield line.decode("utf-8", "replace")
        if not read:
            if rest:
                yield rest.decode("utf-8", "replace")
            return
