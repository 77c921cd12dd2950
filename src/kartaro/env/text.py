"""A match in text, for language models and other readers: observations in words or notation, answers parsed.

An observation is made from what its seat was told, its view and its legal moves, and from nothing else.
"""

from __future__ import annotations

import typing as t

from kartaro.bots import Chair, bot
from kartaro.core.errors import BadOption, Refused
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.seats import DEALER, FACE_DOWN, letter
from kartaro.games import game as game_named
from kartaro.host import Host
from kartaro.locale import Speech
from kartaro.locale.names import default_name
from kartaro.locale.rulebook import Rulebook
from kartaro.locale.telling import Telling
from kartaro.record import Record

if t.TYPE_CHECKING:
    from collections.abc import Mapping

    from kartaro.core.fact import Fact
    from kartaro.core.words import Overview, Row

WORDS, NOTATION = "words", "notation"
STYLES = (WORDS, NOTATION)


class Observation(t.NamedTuple):
    """What a seat reads before it decides."""

    seat: int
    text: str
    moves: list[str]
    """The legal moves; an answer is one of them."""


class TextMatch:
    """A match that speaks and listens in text. Seats without a bot are answered from outside."""

    def __init__(  # noqa: PLR0913 - each is a choice of its own, given by name
        self,
        game: str,
        *,
        seats: int,
        seed: int,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        bots: Mapping[int, str] | None = None,
        language: str = "en",
        style: str = WORDS,
    ) -> None:
        named = game_named(game)
        match = Match(named, named.edition(edition, options), seats)
        dice = Generator(seed)
        players = {
            seat: bot(spec, Chair(named, match.edition, seats, seat), dice.next())
            for seat, spec in (bots or {}).items()
        }
        self.speech = Speech(language)
        self._host = Host(Record(match, []), players, dice)
        self._readers = [Reader(self._host, self.speech, seat, style) for seat in range(seats)]
        self._host.advance()

    def observe(self) -> Observation | None:
        """What the next seat to decide reads: what is new to it, the table, and its moves; None after the end."""
        seat = self._asked()
        return None if seat is None else self._readers[seat].observe()

    def answer(self, text: str) -> None:
        """Play a move in the notation; whatever is not exactly one legal move is refused, and nothing changes."""
        seat = self._asked()
        if seat is None:
            raise Refused("match-over")
        self._host.answer(seat, text.strip())
        self._host.advance()

    def _asked(self) -> int | None:
        return next((seat for seat in self._host.asked() if seat != DEALER), None)

    def over(self) -> bool:
        """The match has ended."""
        return self._host.over()

    def scores(self) -> list[int]:
        """What every seat has scored so far."""
        return self._host.scores()

    def winners(self) -> list[int] | None:
        """Who has won, once the match is over."""
        return self._host.outcome()

    def rules(self) -> str:
        """The rulebook of this edition with its options, for a system prompt."""
        book = Rulebook(self.speech, self._host.game, self._host.edition)
        return "\n".join(f"{clause.number} {clause.text}" for clause in book.clauses())


class Reader:
    """One seat's observations, each of which goes on where the last one ended."""

    def __init__(self, host: Host, speech: Speech, seat: int, style: str = WORDS) -> None:
        if style not in STYLES:
            raise BadOption("bad-option-value", option="style", value=style, known=", ".join(STYLES))
        names = [default_name(number + 1) for number in range(host.seats)]
        self.telling = Telling(speech, host.game, names, seat, host.edition.options)
        self.host = host
        self.game = host.game
        self.seat = seat
        self.style = style
        self.read = 0
        """How many facts of the seat were in earlier observations."""

    def observe(self) -> Observation:
        """What is new to the seat, how the table stands, and what it may do."""
        facts = self.host.told(self.seat)
        since, self.read = self.read, len(facts)
        codes = self.host.codes(self.seat)
        moves = [self.game.move_text(self.seat, code) for code in codes]
        parts = self.notation(facts[since:]) if self.style == NOTATION else self.words(facts, since, codes)
        return Observation(self.seat, "\n".join(parts), moves)

    def notation(self, facts: list[Fact]) -> list[str]:
        """Facts as records write them, without who else heard or saw them."""
        return [self.game.facts.write(fact).rpartition(" [")[0] for fact in facts]

    def words(self, facts: list[Fact], since: int, codes: list[int]) -> list[str]:
        """Sentences, the table, and every move as it is written and as it is said."""
        told = [self.telling.tell(sentence.words) for sentence in self.game.sentences(facts[since:], since)]
        say, move_text, move_words = self.telling.speech.say, self.game.move_text, self.game.move_words
        moves = [f"{move_text(self.seat, code)} = {self.telling.tell(move_words(self.seat, code))}" for code in codes]
        return [
            *self.part(say("text-told"), told),
            *self.part(say("text-table"), self.table()),
            *self.part(say("text-moves"), moves),
        ]

    def part(self, heading: str, lines: list[str]) -> list[str]:
        """Lines under a heading; nothing, if there are none."""
        return [heading, *lines, ""] if lines else []

    def table(self) -> list[str]:
        """What everybody has, and what lies in the middle, as the seat knows it."""
        return table_lines(self.telling, self.host.overview(self.seat))


def table_lines(telling: Telling, table: Overview) -> list[str]:
    """A table as its viewer, who reads this, knows it: a line for every seat, then the middle."""
    return [*(row_line(telling, row) for row in table.rows), *map(telling.tell, table.middle)]


def row_line(telling: Telling, row: Row) -> str:
    """`b Player 2: Tokens 1; protected; Cards in front: Priest, Guard`."""
    say = telling.speech.say
    told = [f"{telling.say('score')} {row.score}", *map(telling.tell, row.marks)]
    known = [card for card in row.hand if card != FACE_DOWN]
    if row.seat == telling.reader:
        told.append(f"{say('terminal-hand')}: {telling.cards(known)}")
    elif known:
        told.append(say("terminal-holds", cards=telling.cards(known)))
    if row.front:
        told.append(f"{say('terminal-front')}: {telling.cards(row.front)}")
    return f"{letter(row.seat)} {telling.player(row.seat)}: {'; '.join(told)}"
