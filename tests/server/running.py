"""A server in a process of its own, terminal clients, and a connection between them that can be cut."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import typing as t
from unittest import mock

from kartaro.cli.serve import serve
from kartaro.server.settings import settings

if t.TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from kartaro.core.match import Dice
    from kartaro.server.settings import Settings

PATIENCE = 60.0
ASKED = re.compile(r"^  ([0-9]+) ", re.MULTILINE)


def environment(folder: Path) -> dict[str, str]:
    """Environment variables: English, and nothing of the user's own."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "KARTARO_P"))}
    return {**ours, "XDG_STATE_HOME": str(folder / "state"), "XDG_DATA_HOME": str(folder / "data")}


def start(folder: Path, *words: str, **more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "kartaro.cli", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        env={**environment(folder), **more},
    )


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def settings_from(words: t.Sequence[str], variables: t.Mapping[str, str]) -> Settings:
    """The settings of `kartaro serve` with these arguments and this environment."""
    with mock.patch.dict(os.environ, variables):
        given = dict(serve.make_context("serve", list(words)).params)
    del given["open"]
    return settings(given)


class Reading:
    """The output of a process so far."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.text = ""
        self.news = threading.Condition()
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()

    def read(self) -> None:
        assert self.process.stdout
        while letter := self.process.stdout.read(1):
            with self.news:
                self.text += letter
                self.news.notify_all()

    def until(self, holds: t.Callable[[str], t.Any]) -> str:
        """The output, once a condition holds for it."""
        with self.news:
            if not self.news.wait_for(lambda: holds(self.text), PATIENCE):
                raise TimeoutError(self.text[-3000:])
            return self.text

    def until_said(self, words: str) -> str:
        return self.until(lambda text: words in text)

    def end(self) -> int:
        """The exit code, with all pipes closed."""
        code = self.process.wait(PATIENCE)
        self.thread.join(PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe:
                with contextlib.suppress(OSError):
                    pipe.close()
        return code


class Typist(Reading):
    """A terminal client, and its user."""

    def type(self, words: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{words}\n")
        self.process.stdin.flush()

    def play(self, dice: Dice, moves: int = 10_000) -> None:
        """Choose at random until the game is over, or a number of times."""
        for _ in range(moves):
            text = self.until(lambda text: "The game is over" in text or self.choices(text))
            if "The game is over" in text:
                return
            seen = len(text)
            choices = self.choices(text)
            self.type(choices[dice.below(len(choices))])
            self.until(lambda text, seen=seen: len(text) > seen + 4)  # type: ignore[misc] # a default, bound now
            time.sleep(0.01)

    @staticmethod
    def choices(text: str) -> list[str]:
        """The numbers listed below the last question, if there is a prompt."""
        question = text.rsplit("\n\n", 1)[-1]
        return ASKED.findall(question) if question.endswith("\n> ") else []


@contextlib.contextmanager
def serving(folder: Path, *words: str, port: str = "") -> Iterator[str]:
    """The address of a server, for the duration of the context."""
    port = port or str(free_port())
    process = start(folder, "serve", "--port", port, "--data", str(folder / "tables"), "--pace", "0.01", *words)
    reading = Reading(process)
    try:
        reading.until_said("Ctrl-C stops the server.")
        wait_for(int(port))
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGINT)
        assert reading.end() == 0
    assert "Stopped." in reading.text
    assert "Traceback" not in reading.text


def wait_for(port: int) -> None:
    """Wait until somebody listens at the port."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise TimeoutError(port)


class Cable:
    """A TCP proxy whose connections can be cut; clients can connect again."""

    def __init__(self, address: str) -> None:
        self.target = int(address.rsplit(":", 1)[-1])
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.open: list[socket.socket] = []
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                far = socket.create_connection(("127.0.0.1", self.target))
                self.open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self.pass_on, args=(one, other), daemon=True).start()

    @staticmethod
    def pass_on(one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while chunk := one.recv(65536):
                other.sendall(chunk)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Cut all connections, even in the middle of a message."""
        gone, self.open = self.open, []
        for end in gone:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def close(self) -> None:
        self.listener.close()
        self.cut()
