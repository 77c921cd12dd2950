"""A record read again: openly, or as one seat was told it."""

from __future__ import annotations

import typing as t

from kartaro.core.errors import BadText
from kartaro.core.seats import LETTERS, PUBLIC, letter
from kartaro.files import read_text
from kartaro.locale.names import shown_name
from kartaro.locale.telling import Telling
from kartaro.record import read_record

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.locale import Speech

WATCHERS = "public"


class Replay:
    """What is to be told of a record, and to whom."""

    def __init__(self, speech: Speech, file: str, seat: str) -> None:
        record = read_record(read_text(file))
        self.speech = speech
        self.match = record.match
        self.game = record.match.game
        self.names = record.names or [letter(number).upper() for number in range(self.match.seats)]
        self.seat = self.find(seat)
        self.reader = self.seat if self.seat is not None and self.seat != PUBLIC else None

    def find(self, word: str) -> int | None:
        """The seat of a letter or of `public`; None for all."""
        if not word:
            return None
        if word.lower() == WATCHERS:
            return PUBLIC
        if len(word) != 1 or word.lower() not in LETTERS[: self.match.seats]:
            raise BadText("unknown-seat", seat=word)
        return LETTERS.index(word.lower())

    def facts(self) -> list[Fact]:
        """All of them, or those that the seat was told."""
        return self.match.facts if self.seat is None else self.match.told(self.seat)

    def as_json(self) -> dict[str, t.Any]:
        """The whole as one object; `seat` is null for the open record."""
        edition = self.match.edition
        outcome = self.match.outcome()
        return {
            "game": edition.game,
            "edition": edition.name,
            "options": dict(edition.options),
            "names": self.names,
            "seat": None if self.seat is None else letter(self.seat),
            "facts": [self.game.facts.as_json(fact) for fact in self.facts()],
            "over": self.match.over(),
            "scores": self.match.scores(),
            "winners": None if outcome is None else [letter(seat) for seat in outcome],
        }

    def show(self) -> None:
        """Everything that happened, in sentences."""
        from kartaro.terminal.screen import Screen
        from kartaro.terminal.show import QUIET, TITLE, tell_facts

        screen = Screen()
        telling = Telling(self.speech, self.game, self.names, self.reader, self.match.edition.options)
        edition = telling.say(f"edition-{self.match.edition.name}")
        title = self.speech.say("terminal-welcome", game=telling.say("name"), edition=edition, count=self.match.seats)
        screen.line(title, TITLE)
        screen.line(self.viewpoint(), QUIET)
        tell_facts(screen, telling, self.facts(), whole=True)
        if not self.match.over():
            screen.line()
            screen.line(self.speech.say("cli-replay-unfinished"), QUIET)

    def viewpoint(self) -> str:
        if self.seat is None:
            return self.speech.say("cli-replay-open")
        if self.seat == PUBLIC:
            return self.speech.say("cli-replay-public")
        return self.speech.say("cli-replay-seat", name=shown_name(self.speech, self.names[self.seat]))
