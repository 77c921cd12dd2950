"""Words that can be typed at a table, besides moves; they are the same in every language."""

from __future__ import annotations

import secrets
import typing as t

from kartaro.core.errors import Refused
from kartaro.core.seats import LETTERS
from kartaro.server import protocol as p

if t.TYPE_CHECKING:
    from kartaro.terminal.joining.session import Session

HELP = "?"


class Quit(Exception):
    """Somebody typed so, or has no place here any more."""


def obey(session: Session, typed: str) -> bool:
    """Do what a word says, if it is one of ours; whether it was."""
    word, _, rest = typed.casefold().partition(" ")
    if word in WORDS:
        WORDS[word](session, rest.strip())
    elif word.startswith(HELP) and session.showing is not None:
        session.showing.help(f"{word[1:]} {rest}".strip())
    else:
        return False
    return True


def new_id() -> str:
    """A request that is sent twice has the same id, and no two requests have."""
    return secrets.token_hex(8)


def start(session: Session, level: str) -> None:
    session.send(p.Start(new_id(), level) if level else p.Start(new_id()))


def hint(session: Session, _: str) -> None:
    session.send(p.AskHint(new_id(), session.own_seat()))


def say(session: Session, phrase: str) -> None:
    """Without a phrase that there is, all of them are shown."""
    name = phrase.replace(" ", "-")
    if name in p.PHRASES:
        session.send(p.Speak(new_id(), session.own_seat(), name))
    elif session.showing is not None:
        session.showing.phrases()


def leave(session: Session, _: str) -> None:
    session.send(p.Leave(new_id(), session.own_seat()))


def come_back(session: Session, _: str) -> None:
    session.send(p.Return(new_id(), session.own_seat()))


def rematch(session: Session, _: str) -> None:
    session.send(p.Rematch(new_id()))


def close(session: Session, _: str) -> None:
    session.send(p.Close(new_id()))


def kick(session: Session, seat: str) -> None:
    seats = len(session.showing.info.chairs) if session.showing is not None else 0
    if len(seat) != 1 or seat not in LETTERS[:seats]:
        raise Refused("unknown-seat", seat=seat)
    session.send(p.Kick(new_id(), LETTERS.index(seat)))


def table(session: Session, _: str) -> None:
    session.show_again()


def log(session: Session, _: str) -> None:
    if session.reader is not None and session.showing is not None:
        session.showing.log(session.reader)


def leave_for_now(session: Session, _: str) -> None:
    del session
    raise Quit


QUIT = "quit"
WORDS: dict[str, t.Callable[[Session, str], None]] = {
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
