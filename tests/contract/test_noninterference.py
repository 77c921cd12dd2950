"""Noninterference: what a seat cannot see makes no difference to it.

At every step, for every seat and the public, everything it cannot see is replaced by an imagined
world. What it is asked, its legal moves and the refusals of its illegal inputs stay equal. Then
somebody makes the same decision in the truth and in that world: as long as all cards told to the
seat are equal, so is everything told to it.
"""

from __future__ import annotations

import dataclasses
import importlib
import typing as t

from tests.proof_log import note
from tests.random_play import decide, imagined, in_world, matches, public, shuffled
from tests.scale import times

from kartaro.core.errors import KartaroError
from kartaro.core.fact import Fact, told
from kartaro.core.seats import DEALER, FACE_DOWN
from kartaro.games import ROOMS

if t.TYPE_CHECKING:
    from tests.contract.conftest import Measured
    from tests.random_play import Setting

    from kartaro.core.game import Game
    from kartaro.core.generator import Generator
    from kartaro.core.match import Match
    from kartaro.core.table import Table

GARBAGE = ("", "?", "pick a", "keep", "resign now", "a b c d e f g")
CODES = 22_000
"""All codes of moves are below this; those that are not legal now are tried as illegal input."""
REFUSALS = 3
"""Illegal input is tried in one of this many worlds."""
LEAST_COMPARED = 0.5


@dataclasses.dataclass
class Count:
    """The number of worlds, and of those in which the decision could be compared."""

    worlds: int = 0
    compared: int = 0
    equal_to_the_end: int = 0


def test_what_a_seat_cannot_see_makes_no_difference_to_it(setting: Setting, measured: Measured) -> None:
    number = times(8, 200)
    count = compared_worlds(setting, number)
    measured(str(count))
    assert count.compared / count.worlds > LEAST_COMPARED, count
    assert count.equal_to_the_end / count.compared > LEAST_COMPARED, count
    note("noninterference", setting=str(setting), matches=number, **dataclasses.asdict(count))


def compared_worlds(setting: Setting, number: int) -> Count:
    """Matches, with a world beside every step for every listener."""
    count = Count()
    for match, dice in matches(setting, number):
        insiders = [Insider(match, listener) for listener in setting.listeners()]
        while not match.over():
            for insider in insiders:
                insider.hear(match)
                compare(setting, match, insider, dice, count)
            decide(match, dice)
    return count


class Insider:
    """Is told what a listener is told and besides everything hidden that is no card, such as a sealed answer."""

    def __init__(self, match: Match, listener: int) -> None:
        self.listener = listener
        self.view = match.game.table(match.edition, match.seats, listener)
        self.heard = 0

    def hear(self, match: Match) -> None:
        """What has happened since the last time."""
        for fact in match.facts[self.heard :]:
            own = told(fact, self.listener) or (None if fact.cards else fact)
            if own is not None:
                self.view.apply(own)
        self.heard = len(match.facts)


def compare(setting: Setting, match: Match, insider: Insider, dice: Generator, count: Count) -> None:
    listener = insider.listener
    truth = match.truth()
    one = in_world(match, truth)
    world, chosen_alike = world_with_other_cards(setting, match, insider, dice)
    other = in_world(match, world)
    assert one.asked() == other.asked()
    if listener < setting.seats:
        assert one.codes(listener) == other.codes(listener)
        if dice.below(REFUSALS) == 0:
            for illegal in inputs(one, listener, dice):
                assert refusal(one, listener, illegal) == refusal(other, listener, illegal)
    count.worlds += 1
    if not chosen_alike:
        return
    decision = common_decision(one, other, listener, dice)
    if decision is None:
        return
    count.compared += 1
    seat, move = decision
    facts = [act(world, seat, move) for world in (one, other)]
    if all_equal(*([told(fact, listener) for fact in made] for made in facts)):
        assert public(one.truth()) == public(other.truth())
        count.equal_to_the_end += 1


def world_with_other_cards(setting: Setting, match: Match, insider: Insider, dice: Generator) -> tuple[Table, bool]:
    """An imagined world that differs from the truth in cards alone; if what was chosen cannot be there, any world."""
    world = imagined(setting, insider.view, dice)
    if choices_fit(setting.game, world):
        return world, True
    return imagined(setting, match.view(insider.listener), dice), False


def choices_fit(game: Game, world: Table) -> bool:
    """Whether the seats could have chosen what they have, with the cards they hold in this world."""
    room = importlib.import_module(f"tests.games.{ROOMS[game.name]}.seen")
    return not hasattr(room, "choices_fit") or room.choices_fit(world)


def inputs(match: Match, seat: int, dice: Generator) -> list[int | str]:
    """Some codes that are not legal now, a malformed move, and a move of another seat."""
    legal = set(match.codes(seat))
    codes = [code for code in (dice.below(CODES) for _ in range(3)) if code not in legal]
    asked = match.asked()[0] if match.asked() else seat
    others = [code for code in match.codes(asked) if code not in legal] if asked != DEALER else []
    return [*codes, GARBAGE[dice.below(len(GARBAGE))], *others[:1]]


def refusal(match: Match, seat: int, move: int | str) -> tuple[str, dict[str, object]]:
    """The code and the arguments of the error; the move must be illegal."""
    try:
        match.play(seat, move)
    except KartaroError as error:
        return error.code, error.arguments
    raise AssertionError((seat, move))


def common_decision(one: Match, other: Match, listener: int, dice: Generator) -> tuple[int, int | list[int]] | None:
    """A decision that is possible in both worlds."""
    asked = one.asked()
    if not asked:
        return None
    seat = asked[dice.below(len(asked))]
    if seat == DEALER and one.wanted():
        assert one.wanted() == other.wanted()
        return seat, shuffled(one.wanted(), dice)
    others = set(other.codes(seat))
    codes = [code for code in one.codes(seat) if code in others]
    assert codes == one.codes(seat) or seat not in (listener, DEALER)
    return (seat, codes[dice.below(len(codes))]) if codes else None


def act(match: Match, seat: int, move: int | list[int]) -> list[Fact]:
    return match.order(move) if isinstance(move, list) else match.play(seat, move)


def all_equal(ours: list[Fact | None], theirs: list[Fact | None]) -> bool:
    """Whether everything told is equal; if not, the first difference must be a card that was shown."""
    for one, other in zip(heard(ours), heard(theirs), strict=False):
        if shown(one) != shown(other):
            return False
        assert one == other
    assert len(heard(ours)) == len(heard(theirs))
    return True


def heard(facts: list[Fact | None]) -> list[Fact]:
    return [fact for fact in facts if fact is not None]


def shown(fact: Fact) -> tuple[int, int, int, tuple[int, ...]] | None:
    """The cards a fact shows, and whose they are; None if it shows none."""
    if set(fact.cards) <= {FACE_DOWN}:
        return None
    return fact.kind, fact.seat, fact.other, fact.cards


def test_the_comparison_itself_finds_a_difference_that_no_card_explains() -> None:
    quiet = Fact(kind=1, seat=0, other=0, cards=(FACE_DOWN,), number=3, heard_by=127, seen_by=1)
    card = Fact(kind=2, seat=0, other=1, cards=(4,), number=0, heard_by=127, seen_by=127)
    assert all_equal([quiet, card], [quiet, card])
    assert not all_equal([card, quiet], [card._replace(cards=(5,)), quiet._replace(number=4)])
    for changed in (quiet._replace(number=4), quiet._replace(seat=1), quiet._replace(kind=3)):
        try:
            all_equal([quiet, card], [changed, card])
        except AssertionError:
            continue
        raise AssertionError(changed)
