"""A connection to the database that can be cut, or go silent, and that outlasts the database."""

from __future__ import annotations

import contextlib
import socket
import threading


class Proxy:
    """Listens on loopback and passes everything on to a port."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        self.open: list[socket.socket] = []
        self.passes = threading.Event()
        self.passes.set()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                try:
                    far = socket.create_connection(("127.0.0.1", self.target), 5)
                except OSError:
                    near.close()
                    continue
                far.settimeout(None)
                self.open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self.pass_on, args=(one, other), daemon=True).start()

    def pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while chunk := one.recv(65536):
                self.passes.wait()
                other.sendall(chunk)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """All connections, even in the middle of a message."""
        gone, self.open = self.open, []
        for end in gone:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def go_silent(self) -> None:
        """Nothing passes, and nobody is told."""
        self.passes.clear()

    def go_on(self) -> None:
        self.passes.set()

    def close(self) -> None:
        self.listener.close()
        self.passes.set()
        self.cut()
