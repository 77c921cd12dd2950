"""Screen and keyboard of a client: messages of the server may come while somebody types."""

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

    from kartaro.terminal.joining.connection import ConnectionEvent

CLEAR_LINE = "\r\x1b[K"
READ_SIZE = 4096


class Typed(t.NamedTuple):
    """A line from the keyboard."""

    text: str


class InputEnded(t.NamedTuple):
    """End of input: the keyboard has gone."""


class EventScreen(Screen):
    """A screen with one queue of events: lines from the keyboard, and what happens to the connection.

    The prompt stays below whatever was written last.
    """

    def __init__(self, keyboard: t.TextIO | None = None, output: t.TextIO | None = None) -> None:
        super().__init__(keyboard, output)
        self.events: queue.SimpleQueue[ConnectionEvent | Typed | InputEnded] = queue.SimpleQueue()
        self.set_aside: collections.deque[ConnectionEvent | InputEnded] = collections.deque()
        """Events that came before the lines that were discarded."""
        self.prompted = False
        self.is_blank = True
        """Nothing was written yet, so there is nothing to answer."""
        self.listening = False

    # The keyboard

    def next(self) -> ConnectionEvent | Typed | InputEnded:
        """The next event; raises Left on a signal to stop."""
        if not self.listening:
            self.listening = True
            threading.Thread(target=self.listen, name="kartaro-keyboard", daemon=True).start()
        event = self.set_aside.popleft() if self.set_aside else self.wait()
        if isinstance(event, Typed):
            self.echo(event.text)
        return event

    def wait(self) -> ConnectionEvent | Typed | InputEnded:
        if self.events.empty():
            self.prompt()
        if self.leaving:
            raise Left
        self.asking = True
        try:
            return self.events.get()
        finally:
            self.asking = False

    def forget_typed(self) -> None:
        """Discard lines that were typed, read or not; other events are kept."""
        super().forget_typed()
        while self.keyboard.isatty() and not self.events.empty():
            event = self.events.get()
            if not isinstance(event, Typed):
                self.set_aside.append(event)

    def listen(self) -> None:
        for line in lines(self.keyboard):
            self.events.put(Typed(line.strip()))
        self.events.put(InputEnded())

    def ask(self) -> str:
        """A line from the keyboard, before there is a connection."""
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
        """Write what was typed, where no terminal has shown it."""
        if not self.keyboard.isatty():
            self.console.file.write(f"{text}\n")
        self.prompted = False

    def make_room(self) -> None:
        """Remove the prompt before anything is written."""
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
    """The lines of a keyboard, read past Python's buffer, whose lock the thread would still hold at exit."""
    try:
        number = keyboard.fileno()
    except (OSError, ValueError):
        yield from keyboard
        return
    rest = b""
    while True:
        try:
            read = os.read(number, READ_SIZE)
        except OSError:  # the terminal was closed
            read = b""
        *whole, rest = (rest + read).split(b"\n")
        for line in whole:
            yield line.decode("utf-8", "replace")
        if not read:
            if rest:
                yield rest.decode("utf-8", "replace")
            return
