"""What can be had of a match that is over: its record, the match again step by step, and what a bot makes of it."""

from __future__ import annotations

import time
import typing as t

from kartaro.analysis import Analysis, questions_to, repeat
from kartaro.bots import Chair
from kartaro.core.errors import Refused
from kartaro.core.match import Match
from kartaro.core.seats import PUBLIC, TRUTH
from kartaro.record import read_record
from kartaro.server.protocol import Frame, Judgement, Say

if t.TYPE_CHECKING:
    from kartaro.analysis import Opinion
    from kartaro.record import Record
    from kartaro.server.state import State
    from kartaro.server.wire import Wire

JUDGE = "search@300"
LONGEST = 20.0
"""Seconds for an analysis; what was not looked at by then is left out."""


def record_of(state: State) -> str:
    """The open record; refused before the end."""
    need_over(state)
    return state.match.record()


def need_over(state: State) -> None:
    if state.host is None or not state.host.over():
        raise Refused("not-over")


def seen_by(state: State, seat: int) -> str:
    """What a seat was told, one fact a line."""
    need_over(state)
    return "".join(f"{state.game.facts.write(fact)}\n" for fact in state.match.told(seat))


def frames(text: str, eyes: int, wire: Wire) -> list[Frame]:
    """A record once more, decision by decision, from the eyes of a seat, of PUBLIC, or with all cards open (TRUTH)."""
    old = read_record(text).match
    match = Match(old.game, old.edition, old.seats, old.position)
    shown = []
    since = 0
    for decision in old.decisions:
        repeat(match, decision)
        told = match.facts[since:] if eyes == TRUTH else match.told(eyes, since)
        since += len(told)
        view = match.truth() if eyes == TRUTH else match.view(eyes)
        asked = [seat for seat in match.asked() if seat < PUBLIC]
        shown.append(Frame([wire.told(fact) for fact in told], wire.view(view), asked))
    return shown


def judged(text: str, seat: int, wire: Wire) -> list[Judgement]:
    """What a bot makes of the decisions of a seat, by what that seat knew; as far as time allows."""
    record = read_record(text)
    chair = Chair(record.match.game, record.match.edition, record.match.seats, seat)
    analysis = Analysis(chair, questions_to(record.match, seat), JUDGE)
    until = time.monotonic() + LONGEST
    for _ in analysis.steps():
        if time.monotonic() > until:
            break
    return [judgement(opinion, seat, record, wire) for opinion in analysis.opinions]


def judgement(opinion: Opinion, seat: int, record: Record, wire: Wire) -> Judgement:
    def words(move: int) -> Say:
        return wire.say(record.match.game.move_words(opinion.view, seat, move))

    return Judgement(
        number=opinion.number,
        played=words(opinion.played.move),
        better=words(opinion.best.move),
        value=round(opinion.played.value, 3),
        best=round(opinion.best.value, 3),
        cost=opinion.cost,
    )
