"""Commands that can be typed at a table, besides moves; they are the same in every language."""

from __future__ import annotations

import secrets
import typing as t

from kartaro.core.errors import Refused
from kartaro.core.seats import LETTERS
from kartaro.server import protocol as p

if t.TYPE_CHECKING:
    from kartaro.terminal.joining.client import Client

HELP = "?"


class Quit(Exception):
    """The player typed `quit`, or has lost the seat."""


def run_command(client: Client, typed: str) -> bool:
    """Run a command; whether it was one."""
    word, _, rest = typed.casefold().partition(" ")
    if word in COMMANDS:
        COMMANDS[word](client, rest.strip())
    elif word.startswith(HELP) and client.table_screen is not None:
        client.table_screen.help(f"{word[1:]} {rest}".strip())
    else:
        return False
    return True


def new_id() -> str:
    """An id for a new request; one that is sent again keeps its id."""
    return secrets.token_hex(8)


def start(client: Client, level: str) -> None:
    client.send(p.Start(new_id(), level) if level else p.Start(new_id()))


def hint(client: Client, _: str) -> None:
    client.send(p.AskHint(new_id(), client.own_seat()))


def say(client: Client, phrase: str) -> None:
    """Say a phrase; without a known one, list all phrases."""
    name = phrase.replace(" ", "-")
    if name in p.PHRASES:
        client.send(p.Speak(new_id(), client.own_seat(), name))
    elif client.table_screen is not None:
        client.table_screen.phrases()


def leave(client: Client, _: str) -> None:
    client.send(p.Leave(new_id(), client.own_seat()))


def come_back(client: Client, _: str) -> None:
    client.send(p.Return(new_id(), client.own_seat()))


def rematch(client: Client, _: str) -> None:
    client.send(p.Rematch(new_id()))


def close(client: Client, _: str) -> None:
    client.send(p.Close(new_id()))


def kick(client: Client, seat: str) -> None:
    seats = len(client.table_screen.info.chairs) if client.table_screen is not None else 0
    if len(seat) != 1 or seat not in LETTERS[:seats]:
        raise Refused("unknown-seat", seat=seat)
    client.send(p.Kick(new_id(), LETTERS.index(seat)))


def table(client: Client, _: str) -> None:
    client.show_again()


def log(client: Client, _: str) -> None:
    if client.reader is not None and client.table_screen is not None:
        client.table_screen.log(client.reader)


def leave_for_now(client: Client, _: str) -> None:
    del client
    raise Quit


QUIT = "quit"
COMMANDS: dict[str, t.Callable[[Client, str], None]] = {
    "start": start,
    "hint": hint,
    "say": say,
    "leave": leave,
    "return": come_back,
    "rematch": rematch,
    "kick": kick,
    "close": close,
    "table": table,
    "log": log,
    QUIT: leave_for_now,
}
