"""A server's table on the screen: the players, what happened, the view of a seat, and what is asked."""

from __future__ import annotations

import shlex
import typing as t

from rich.text import Text

from kartaro.analysis import points
from kartaro.bots import LEVELS
from kartaro.core.errors import KartaroError, Refused
from kartaro.core.seats import PUBLIC, letter
from kartaro.core.words import Overview
from kartaro.games import game as game_named
from kartaro.locale.rulebook import Rulebook
from kartaro.locale.telling import Telling, complaint
from kartaro.server import protocol as p
from kartaro.terminal.joining.wire_reader import WireReader
from kartaro.terminal.show import (
    BAD,
    GOOD,
    QUIET,
    TITLE,
    begin_round,
    hand_of,
    painted,
    reference_of,
    show_clauses,
    show_table,
    table_of,
)

if t.TYPE_CHECKING:
    from kartaro.locale import Speech
    from kartaro.terminal.joining.event_screen import EventScreen
    from kartaro.terminal.joining.seat_state import SeatState


class TableScreen:
    """Shows one table to those who sit at this keyboard."""

    def __init__(self, info: p.TableInfo, seats: list[int], screen: EventScreen, speech: Speech) -> None:
        self.screen = screen
        self.speech = speech
        self.game = game_named(info.terms.game)
        self.edition = self.game.edition(info.terms.edition, info.terms.options)
        self.wire = WireReader(self.game)
        self.see(info, seats)

    def see(self, info: p.TableInfo, seats: list[int]) -> None:
        """The table has changed."""
        self.info = info
        self.seats = seats
        names = [chair.name or letter(seat).upper() for seat, chair in enumerate(info.chairs)]
        self.telling = Telling(self.speech, self.game, names, options=self.edition.options)

    def to(self, state: SeatState) -> Telling:
        """What is told to the reader of a seat."""
        return self.telling.to(None if state.seat == PUBLIC else state.seat)

    @property
    def together(self) -> bool:
        """Several people share the screen."""
        return len(self.seats) > 1

    @property
    def owns(self) -> bool:
        """It is the table of somebody here."""
        return any(self.info.chairs[seat].owner for seat in self.seats)

    # Who sits there

    def welcome(self, link: str) -> None:
        """What is played, and how others come to it."""
        self.screen.line()
        self.screen.line(self.title(), TITLE)
        if self.edition.changed:
            changed = ", ".join(f"{name}={self.edition[name]}" for name in sorted(self.edition.changed))
            self.screen.line(self.speech.say("terminal-changed", options=changed), QUIET)
        self.screen.line(self.speech.say("terminal-hint"), QUIET)
        if not self.seats:
            self.screen.line(self.speech.say("join-watching"), QUIET)
        if self.info.phase == "waiting" and any(is_free(chair) for chair in self.info.chairs):
            self.screen.line(self.speech.say("join-link"), QUIET)
            self.screen.command(f"join {shlex.quote(link)}")

    def title(self) -> str:
        edition = self.telling.say(f"edition-{self.edition.name}")
        return self.speech.say(
            "terminal-welcome", game=self.telling.say("name"), edition=edition, count=len(self.info.chairs)
        )

    def chairs(self) -> None:
        """Everybody at the table, and who starts."""
        self.screen.line()
        self.screen.line(self.speech.say("join-at-the-table"), TITLE)
        for seat, chair in enumerate(self.info.chairs):
            self.screen.item(Text.assemble((f"{letter(seat)} ", QUIET), self.chair(seat, chair)))
        owner = next((chair.name for chair in self.info.chairs if chair.owner), "")
        if self.owns:
            self.screen.line(self.speech.say("join-you-start"), QUIET)
        elif owner:
            self.screen.line(self.speech.say("join-wait-start", name=owner), QUIET)

    def chair(self, seat: int, chair: p.SeatInfo) -> str:
        """The player of a chair, with a remark."""
        say = self.speech.say
        if is_free(chair):
            return say("join-chair-free")
        if not chair.person:
            return f"{chair.name}, {say('join-chair-bot', level=level_name(self.speech, chair.bot))}"
        you = seat in self.seats and not self.together
        notes = [say("join-chair-you", name=chair.name) if you else chair.name]
        notes += [say("join-chair-owner")] if chair.owner else []
        notes += [] if chair.present else [say("join-chair-away")]
        return ", ".join(notes)

    def changes(self, before: t.Sequence[p.SeatInfo]) -> None:
        """Announce bots that have taken over, and people who have come back."""
        for seat, (old, new) in enumerate(zip(before, self.info.chairs, strict=False)):
            if not new.person or bool(old.bot) == bool(new.bot):
                continue
            if seat in self.seats and not self.together:
                self.screen.line(self.speech.say("join-replaced-you" if new.bot else "join-back-you"), QUIET)
            else:
                self.screen.line(self.speech.say("join-replaced" if new.bot else "join-back", name=new.name), QUIET)

    def waiting(self, seats: t.Sequence[int]) -> None:
        """Say for whom the table waits."""
        names = self.telling.players(seats)
        self.screen.line(self.speech.say("join-wait-for", names=names, names_count=len(seats)), QUIET)

    def phrase(self, said: p.Said) -> None:
        """Show what somebody says."""
        if said.phrase in p.PHRASES:
            phrase = self.speech.say(f"server-phrase-{said.phrase}")
            self.screen.line(self.speech.say("join-said", name=self.telling.player(said.seat), phrase=phrase), QUIET)

    def phrases(self) -> None:
        """List the phrases."""
        for name in p.PHRASES:
            self.screen.item(Text.assemble((f"say {name}  ", QUIET), self.speech.say(f"server-phrase-{name}")))

    # What was told, and what lies there

    def facts(self, state: SeatState, since: int) -> None:
        """Facts in sentences, with a heading for every round."""
        telling, wire = self.to(state), self.wire
        rounds = sum(map(wire.begins_round, state.told[:since]))
        for at, told in enumerate(state.told[since:], since):
            if wire.begins_round(told):
                rounds += 1
                begin_round(self.screen, telling, rounds)
            for words in map(wire.words, state.words_at(at)):
                if not telling.game.is_routine(words):
                    self.screen.item(painted(telling.tell(words), telling))

    def last_round(self, state: SeatState) -> int:
        """After how many facts the last round began."""
        return max((number for number, told in enumerate(state.told) if self.wire.begins_round(told)), default=0)

    def log(self, state: SeatState) -> None:
        """All of this round."""
        self.screen.line()
        self.screen.line(self.speech.say("terminal-log"), QUIET)
        self.facts(state, self.last_round(state))

    def table(self, state: SeatState) -> None:
        """Show the table as the seat knows it, and its hand."""
        if state.last is None:
            return
        telling = self.to(state)
        overview = self.wire.overview(state.last.view)
        show_table(self.screen, overview, telling, self.edition)
        if state.seat in self.seats:
            self.screen.line()
            self.screen.item(self.speech.say("terminal-hand"), QUIET)
            self.screen.show(hand_of(overview.rows[state.seat], telling, self.edition))

    def final(self, state: SeatState) -> None:
        """The score, without what is still face down to others."""
        if state.last is None:
            return
        overview = self.wire.overview(state.last.view)
        rows = tuple(row._replace(hand=()) for row in overview.rows)
        self.screen.heading(self.speech.say("terminal-final"))
        self.screen.show(table_of(Overview(rows, (), overview.goal), self.telling))

    def record(self, path: str) -> None:
        """How to read and verify the record."""
        self.screen.line()
        self.screen.line(self.speech.say("terminal-kept"))
        self.screen.command(f"replay {shlex.quote(path)}")
        self.screen.command(f"verify {shlex.quote(path)}")
        for seat in self.seats:
            self.screen.command(f"analyse {shlex.quote(path)} --seat {letter(seat)}")

    # Help

    def hint(self, hint: p.Hint) -> None:
        """What a bot would do."""
        telling = self.telling.to(hint.seat)
        said = self.speech.say("terminal-advice-forced")
        if hint.value or hint.other:
            move = telling.tell(self.wire.words(hint.words))
            said = self.speech.say("terminal-advice", move=move, value=points(hint.value), other=points(hint.other))
        self.screen.line(painted(said, telling), GOOD)

    def help(self, about: str) -> None:
        """The rules of the card that was asked for; else the reference card, and what can be typed."""
        book = Rulebook(self.speech, self.game, self.edition)
        card = book.find_card(about)
        if card is not None:
            show_clauses(self.screen, book.card_rules(card))
            return
        self.screen.line()
        self.screen.show(reference_of(book))
        self.screen.line()
        self.screen.line(self.speech.say("terminal-help-number"), QUIET)
        self.screen.line(self.speech.say("join-words"), QUIET)
        self.screen.line(self.speech.say("join-phrases", phrases=", ".join(p.PHRASES)), QUIET)

    def complain(self, error: KartaroError, reader: int | None = None) -> None:
        """Why something was refused; of a code without a message, the code."""
        if not self.speech.has(f"error-{error.code}"):
            error = Refused("unknown-refusal", said=error.code)
        self.screen.line(complaint(self.speech, error, self.telling.to(reader)), BAD)


def level_name(speech: Speech, bot: str) -> str:
    """How strong a bot is, in words; of a bot that is no level, what it was called by."""
    return speech.say(f"page-level-{bot}") if bot in LEVELS else bot


def is_free(chair: p.SeatInfo) -> bool:
    return not chair.person and not chair.bot
