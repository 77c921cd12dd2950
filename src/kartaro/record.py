"""A match as text: edition, seats and every decision, the dealer's included.

A record replays to the same facts for ever. Its last line seals it: a record that is truncated, edited, or no longer
leads to the same facts is refused. It contains every card, so while the match lasts only the holder of the truth may
have it.
"""

from __future__ import annotations

import dataclasses
import hashlib
import typing as t

from kartaro.core.errors import BadRecord, KartaroError
from kartaro.core.match import Match
from kartaro.core.seats import DEALER, LETTERS, letter, seat_of
from kartaro.core.text import LONGEST_POSITION
from kartaro.fairness import Fairness, Pledge, read_seed
from kartaro.games import game as game_named

if t.TYPE_CHECKING:
    from kartaro.core.match import Decision

FIRST_LINE = "kartaro-record 1"
SEAL_LENGTH = 32
LONGEST_NAME = 40
LONGEST_RECORD, LONGEST_LINE = 4_000_000, LONGEST_POSITION + 100
"""Letters that a record, and each of its lines, may have to be read."""
NAMELESS = "-"
"""In place of a name that has nothing to show."""
OVER, OPEN = "over", "open"
UNREVEALED = "-"
"""Written in place of a seed that was not revealed."""
HOST_PICKS = "fair first host"
A_BOT = "bot "
"""Written before the name of a bot that sits down."""


@dataclasses.dataclass
class Record:
    """A match, the names of its players, and who took a seat later: (number of decisions before, seat, name).

    `fairness` is set if the dealer's decisions follow from committed seeds.
    """

    match: Match
    names: list[str]
    changes: list[tuple[int, int, str]] = dataclasses.field(default_factory=list)
    fairness: Fairness | None = None


# ---------------------------------------------------------------------- writing


def write_record(
    match: Match,
    names: t.Sequence[str] = (),
    changes: t.Iterable[tuple[int, int, str]] = (),
    *,
    fairness: Fairness | None = None,
    for_store: bool = False,
) -> str:
    """The record of a match, finished or not.

    The server's seed determines all cards to come. Before the end of the match it is written only `for_store`.
    """
    lines = [FIRST_LINE, f"game {match.game.name}", f"edition {match.edition.name}"]
    lines += [f"option {name} {match.edition[name]}" for name in sorted(match.edition.changed)]
    lines.append(f"seats {match.seats}")
    lines += [f"name {letter(seat)} {one_line(name)}" for seat, name in enumerate(names)]
    if fairness is not None:
        lines += fair_lines(fairness if match.over() or for_store else fairness.sealed())
    if match.position:
        lines.append(f"position {one_line(match.position, longest=0)}")
    lines += decision_lines(match, list(changes))
    lines.append(f"facts {len(match.facts)} {facts_seal(match)}")
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}end {OVER if match.over() else OPEN} {seal(body)}\n"


def fair_lines(fairness: Fairness) -> list[str]:
    lines = [f"fair match {fairness.match_id}", f"fair server {pledge_text(fairness.server)}"]
    lines += [f"fair seat {letter(seat)} {pledge_text(made)}" for seat, made in sorted(fairness.seats.items())]
    return lines + [HOST_PICKS] * fairness.host_picks


def pledge_text(made: Pledge) -> str:
    return f"{made.commitment} {UNREVEALED if made.seed is None else made.seed.hex()}"


def decision_lines(match: Match, changes: list[tuple[int, int, str]]) -> list[str]:
    lines = []
    for count, decision in enumerate(match.decisions):
        lines += [sits_line(seat, who) for after, seat, who in changes if after == count]
        lines.append(f"{letter(decision.seat)} {decision_text(match, decision)}")
    return lines + [sits_line(seat, who) for after, seat, who in changes if after == len(match.decisions)]


def sits_line(seat: int, who: str) -> str:
    return f"sits {letter(seat)} {one_line(who)}"


def decision_text(match: Match, decision: Decision) -> str:
    """A move in its notation, or an order as `order card,card,…` from the top."""
    if decision.order:
        return "order " + ",".join(match.game.cards[card] for card in decision.order)
    return match.game.move_text(decision.seat, decision.move)


def one_line(text: str, *, longest: int = LONGEST_NAME) -> str:
    """The text with single spaces and without line breaks, truncated if a length is given."""
    words = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    return (words[:longest].rstrip() if longest else words) or NAMELESS


def seal(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:SEAL_LENGTH]


def facts_seal(match: Match) -> str:
    """A digest of all facts and their audiences."""
    digest = hashlib.sha256()
    for fact in match.facts:
        digest.update(match.game.facts.write(fact).encode() + b"\n")
    return digest.hexdigest()[:SEAL_LENGTH]


# ---------------------------------------------------------------------- reading


def read_record(text: str) -> Record:
    """Replay a record; BadRecord with line and reason if it is truncated, edited, foreign or too long."""
    if len(text) > LONGEST_RECORD:
        raise BadRecord("text-too-long", longest=LONGEST_RECORD)
    return Reader(text).read()


def read_pledge(words: list[str]) -> Pledge:
    made, seed = words
    return Pledge(made, None if seed == UNREVEALED else read_seed(seed))


class Reader:
    """Parses a record line by line."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.split("\n")
        self.at = 0

    def refuse(self, code: str, **arguments: object) -> BadRecord:
        return BadRecord(code, line=self.at + 1, **arguments)

    def read(self) -> Record:
        if self.lines[0] != FIRST_LINE:
            raise self.refuse("record-foreign")
        self.check_text()
        if self.lines[-1] or len(self.lines) < len(("first", "end", "")) or not self.lines[-2].startswith("end "):
            self.at = len(self.lines) - 1
            raise self.refuse("record-truncated")
        try:
            record = self.read_head()
            self.read_decisions(record)
        except BadRecord:
            raise
        except (KartaroError, ValueError, IndexError) as error:
            reason = error.code if isinstance(error, KartaroError) else "record-line"
            raise self.refuse("record-broken", reason=reason) from error
        self.check_facts(record)
        self.check_end(record)
        return record

    def check_text(self) -> None:
        """Refuse what is too long to be replayed, and what no file can hold."""
        for number, line in enumerate(self.lines):
            self.at = number
            if len(line) > LONGEST_LINE:
                raise self.refuse("record-line-long", longest=LONGEST_LINE)
            if not line.isascii() and any("\ud800" <= char <= "\udfff" for char in line):
                raise self.refuse("record-broken", reason="record-line")
        self.at = 0

    def words(self, *first: str) -> list[str]:
        """The words of the next line, whose first word must be one of these."""
        self.at += 1
        words = self.lines[self.at].split(" ")
        if words[0] not in first:
            raise self.refuse("record-line-unexpected", expected=", ".join(first))
        return words

    def next_is(self, *first: str) -> bool:
        return self.lines[self.at + 1].split(" ")[0] in first

    def rest(self, words: list[str], parted: int) -> str:
        return " ".join(words[parted:])

    def read_head(self) -> Record:
        game = game_named(self.words("game")[1])
        name = self.words("edition")[1]
        options = {}
        while self.next_is("option"):
            _, option, value = self.words("option")
            options[option] = value
        edition = game.edition(name, options)
        seats = int(self.words("seats")[1])
        game.check_seats(edition, seats)
        names: list[str] = []
        while self.next_is("name"):
            words = self.words("name")
            if words[1] != LETTERS[len(names)]:
                raise self.refuse("record-line-unexpected", expected=f"name {LETTERS[len(names)]}")
            names.append(self.rest(words, 2))
        fairness = self.read_fairness(seats) if self.next_is("fair") else None
        position = self.rest(self.words("position"), 1) if self.next_is("position") else ""
        return Record(Match(game, edition, seats, position), names, fairness=fairness)

    def read_fairness(self, seats: int) -> Fairness:
        (match_id,) = self.fair_words("match")
        server = read_pledge(self.fair_words("server"))
        pledges: dict[int, Pledge] = {}
        while self.lines[self.at + 1].startswith("fair seat "):
            word, *words = self.fair_words("seat")
            seat = seat_of(word)
            if seat not in range(max(pledges, default=-1) + 1, seats):
                raise self.refuse("record-line-unexpected", expected=f"fair seat {LETTERS[len(pledges)]}")
            pledges[seat] = read_pledge(words)
        host_picks = self.next_is("fair")
        if host_picks and self.rest(self.words("fair"), 0) != HOST_PICKS:
            raise self.refuse("record-line-unexpected", expected=HOST_PICKS)
        return Fairness(match_id, server, pledges, host_picks)

    def fair_words(self, about: str) -> list[str]:
        """The fields of the next line, which must be about the match, the server or a seat."""
        words = self.words("fair")
        if words[1] != about:
            raise self.refuse("record-line-unexpected", expected=f"fair {about}")
        return words[2:]

    def read_decisions(self, record: Record) -> None:
        while not self.next_is("facts"):
            words = self.words("dealer", "sits", *LETTERS)
            if words[0] == "sits":
                record.changes.append((len(record.match.decisions), seat_of(words[1]), self.rest(words, 2)))
            elif words[1] == "order" and words[0] == letter(DEALER):
                record.match.order([record.match.game.cards.index(card) for card in words[2].split(",")])
            else:
                record.match.play(seat_of(words[0]), self.rest(words, 1))

    def check_facts(self, record: Record) -> None:
        words = self.words("facts")
        if words[1:] != [str(len(record.match.facts)), facts_seal(record.match)]:
            raise self.refuse("record-disagrees")

    def check_end(self, record: Record) -> None:
        words = self.words("end")
        body = self.text[: self.text.rindex("end ")]
        state = OVER if record.match.over() else OPEN
        if self.at != len(self.lines) - 2 or words[1:] != [state, seal(body)]:
            raise self.refuse("record-edited")
