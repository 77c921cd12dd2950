"""What can be had of a match that is over: its record, the match again step by step, and what a bot makes of it."""

from __future__ import annotations

import typing as t

from kartaro.analysis import Analysis, questions_to
from kartaro.bots import Chair
from kartaro.core.errors import Refused
from kartaro.core.replay import after_each, before_each
from kartaro.core.seats import DEALER, FACE_DOWN, PUBLIC, TRUTH
from kartaro.record import read_record
from kartaro.server.protocol import Belief, Deal, Frame, Judgement, Say

if t.TYPE_CHECKING:
    from kartaro.analysis import Opinion
    from kartaro.server.tables.runner import Runner
    from kartaro.server.tables.state import State
    from kartaro.server.wire import Wire

LIKELY, UNLIKELY = 5, 0.02
"""Maximum cards that are named for a hidden place; and how likely each must be at least."""
LONGEST = 20.0
"""Seconds for an analysis; what was not looked at by then is left out."""


def record_of(state: State) -> str:
    """The open record; refused before the end."""
    need_over(state)
    return state.match.record()


def need_over(state: State) -> None:
    if state.host is None or not state.host.over():
        raise Refused("not-over")


def seat_that_made(state: State, decision: int) -> int:
    """Whose decision it was."""
    match = read_record(state.match.record()).match
    if decision >= len(match.decisions):
        raise Refused("no-such-decision", number=decision)
    return match.decisions[decision].seat


def need_shown(runner: Runner, token: str) -> None:
    """Refused before the end, and as long as that is to be seen later; whoever holds a seat sees it at once."""
    need_over(runner.state)
    if not runner.past.is_whole() and not runner.state.held_by(token):
        raise Refused("not-over")


def seen_by(state: State, seat: int) -> str:
    """What a seat was told, one fact a line."""
    need_over(state)
    return "".join(f"{state.game.facts.write(fact)}\n" for fact in state.match.told(seat))


def frames(text: str, eyes: int, wire: Wire) -> list[Frame]:
    """A record once more, decision by decision, from the eyes of a seat, of PUBLIC, or with all cards open (TRUTH)."""
    shown = []
    since = rounds = 0
    for match, decision in after_each(read_record(text).match):
        told = match.facts[since:] if eyes == TRUTH else match.told(eyes, since)
        sentences = wire.sentences(told, since)
        since += len(told)
        rounds += sum(match.game.begins_round(fact) for fact in told)
        view = match.truth() if eyes == TRUTH else match.view(eyes)
        asked = [seat for seat in match.asked() if seat < PUBLIC]
        facts = [wire.told(fact) for fact in told]
        shown.append(Frame(decision.seat, rounds, facts, wire.view(view), asked, sentences))
    return shown


def deals(text: str, _: int, wire: Wire) -> list[Deal]:
    """Out of what the dealer decided, every time: what a shuffle is checked by needs no rules then."""
    found = []
    for number, (match, decision) in enumerate(before_each(read_record(text).match)):
        if decision.seat == DEALER:
            cards = [wire.card[card] for card in match.wanted()]
            found.append(Deal(number, cards, [] if cards else match.legal(DEALER)))
    return found


# ---------------------------------------------------------------------- what a bot makes of it


def judged(text: str, seat: int, wire: Wire, *, now: t.Callable[[], float]) -> list[Judgement]:
    """What a bot makes of the decisions of a seat, by what that seat knew; as far as time by the clock `now` allows."""
    match = read_record(text).match
    chair = Chair(match.game, match.edition, match.seats, seat)
    analysis = Analysis(chair, questions_to(match, seat))
    own = [number for number, decision in enumerate(match.decisions) if decision.seat == seat]
    until = now() + LONGEST
    found: list[Judgement] = []
    for decision, _ in zip(own, analysis.steps(), strict=True):
        if len(analysis.opinions) > len(found):
            found.append(judgement(analysis.opinions[-1], decision, seat, wire))
        if now() > until:
            break
    return found


def judgement(opinion: Opinion, decision: int, seat: int, wire: Wire) -> Judgement:
    def words(move: int) -> Say:
        return wire.say(wire.game.move_words(seat, move))

    return Judgement(
        number=opinion.number,
        decision=decision,
        played=words(opinion.played.move),
        better=words(opinion.best.move),
        agrees=opinion.agrees,
        value=round(opinion.played.value, 3),
        best=round(opinion.best.value, 3),
        cost=opinion.cost,
        beliefs=[
            Belief(
                wire.say(riddle.called), riddle.cards.count(FACE_DOWN), likeliest(opinion.belief[riddle.place], wire)
            )
            for riddle in wire.game.riddles(opinion.view)
            if riddle.place in opinion.belief
        ],
    )


def likeliest(expected: t.Mapping[int, float], wire: Wire) -> list[tuple[str, float]]:
    """The few cards that are to be expected most, with how many of each."""
    most = sorted(expected.items(), key=lambda entry: -entry[1])[:LIKELY]
    return [(wire.card[card], round(number, 3)) for card, number in most if number > UNLIKELY]
