"""A bot that searches: how long, in which style, and what it has on its mind."""

from __future__ import annotations

import dataclasses
import time
import typing as t
from collections import Counter

from kartaro.bots.by_net import Glance
from kartaro.bots.chair import SeatedBot
from kartaro.bots.layout import Told
from kartaro.bots.memory import Memory
from kartaro.bots.minds import MOST_WORLDS, Minds
from kartaro.bots.search import Search
from kartaro.core.generator import Generator
from kartaro.core.seats import FACE_DOWN
from kartaro.core.thumb import Thumb
from kartaro.games import hindsight_of, thumb_of

if t.TYPE_CHECKING:
    from kartaro.bots.chair import Chair
    from kartaro.bots.weights import Weights
    from kartaro.core.fact import Fact
    from kartaro.core.table import Table

    Places = t.Callable[[Table], t.Mapping[str, t.Sequence[int]]]

SMALLEST_TREE, LARGEST_TREE = 1 << 10, 1 << 18
"""How many moves a tree has room for: as many as simulations, within these; about 25 MB at most."""
AT_ONCE = 256
"""How many simulations run between two chances to stop."""
PATIENCE = 0.005
"""With a time limit, about how many seconds of simulations run between two looks at the clock."""
SIMULATIONS_A_WORLD, WORLDS_A_SECOND = 20, 12_800
FEWEST_WORLDS = 16
"""How many worlds are weighed by a net, of which those of the simulations are drawn: about a quarter of the time."""
WORLDS = 500
"""How many worlds a belief is estimated from."""


@dataclasses.dataclass(frozen=True)
class Budget:
    """What a move may cost: simulations, or seconds, whichever is given."""

    simulations: int = 0
    seconds: float = 0.0

    def tree(self) -> int:
        """How many moves a tree should have room for."""
        return min(max(self.simulations, SMALLEST_TREE), LARGEST_TREE) if self.simulations else LARGEST_TREE

    def pool(self) -> int:
        """How many worlds should be weighed."""
        worlds = self.simulations // SIMULATIONS_A_WORLD + int(self.seconds * WORLDS_A_SECOND)
        return min(max(worlds, FEWEST_WORLDS), MOST_WORLDS)


@dataclasses.dataclass(frozen=True)
class Style:
    """What a search makes use of besides the rules."""

    believes: bool = True
    weighs: bool = True
    plays_by_thumb: bool | None = None
    """Whether rounds are played out by rules of thumb; if nothing is said, where these gain by it."""
    believes_net: bool = False
    """Whether worlds are preferred in which a net would have done what the others did."""
    follows_net: bool = False
    """Whether the others are taken to play as a net does, in the tree."""
    doubts_net: bool = False
    """Whether that is so in every second simulation, and they are taken to play by rules of thumb in the rest."""


class Thought(t.NamedTuple):
    """What a bot thinks of a move: how often it tried it, and what chance to win the match it saw."""

    move: int
    visits: int
    value: float


def by_value(thought: Thought) -> tuple[float, ...]:
    """The order among moves that were tried often."""
    return (-thought.value, -thought.visits, thought.move)


def by_visits(thought: Thought) -> tuple[float, ...]:
    """The order among moves that were tried rarely, which says most about them."""
    return (-thought.visits, -thought.value, thought.move)


def minds_of(chair: Chair, weights: Weights, thumb: Thumb, worlds: int) -> Minds:
    """What a search needs that asks a net about the others; so many worlds are weighed by it."""
    told = Told(weights.layout, chair.seats, chair.seat)

    def table(viewer: int) -> Table:
        return chair.game.table(chair.edition, chair.seats, viewer)

    def memory(seat: int) -> Memory:
        return Memory(told, len(chair.game.kinds), seat)

    net = weights.at(chair.edition, chair.seats)
    net.tell(told.written() + weights.layout.option_bytes(chair.edition))
    minds = Minds(net, hindsight_of(chair.game, chair.edition, chair.seats), thumb, chair.seat, table, memory)
    minds.make_pool(worlds, table)
    return minds


class SearchBot(SeatedBot):
    """Plays what a search finds."""

    def __init__(  # noqa: PLR0913 - what a search is made of
        self, name: str, chair: Chair, seed: int, budget: Budget, style: Style, *, weights: Weights | None = None
    ) -> None:
        super().__init__(chair)
        self.name = name
        self.budget = budget
        self.thinks_for = budget.seconds
        self.thumb = thumb_of(chair.game, chair.edition, chair.seats)
        self.world = chair.game.table(chair.edition, chair.seats)
        self.minds: Minds | None = None
        """What it asks a net about the others, besides for advice."""
        if weights and (style.believes_net or style.follows_net):
            self.minds = minds_of(chair, weights, self.thumb, budget.pool() if style.believes_net else 0)
        self.search = Search(self.thumb, self.world, Generator(seed), budget.tree(), self.minds)
        self.search.believes_net = style.believes_net
        self.search.follows_net = style.follows_net
        self.search.doubts_net = style.doubts_net
        self.search.believes = style.believes
        self.search.weighs = style.weighs and type(self.thumb) is not Thumb  # which knows no game
        self.search.plays_by_thumb = self.thumb.plays_out if style.plays_by_thumb is None else style.plays_by_thumb
        self.glance = Glance(chair, weights) if weights else None
        """A net that recommends moves to it."""
        self.stopped = False

    def hear(self, fact: Fact) -> None:
        """Take note of it, then see what it changes."""
        self.thumb.hear(self.view, fact)
        if self.minds:
            self.minds.hear(self.view, fact)
        super().hear(fact)
        if self.glance:
            self.glance.hear(fact, self.view)

    def choose(self, codes: list[int]) -> int:
        """The move that looks best."""
        if len(codes) == 1:
            return codes[0]
        self.think()
        return self.thoughts()[0].move

    def stop(self) -> None:
        """From another thread: answer now, with the best so far."""
        self.stopped = True

    def think(self) -> None:
        """Search until the budget is spent, or somebody says stop; one simulation at least."""
        self.stopped = False
        self.search.begin(self.chair.seat)
        if self.glance:
            self.search.prefer(self.advice(self.glance.chances(self.view)))
        if self.budget.simulations:
            self.think_so_often(self.budget.simulations)
        else:
            self.think_until(time.perf_counter() + self.budget.seconds)

    def advice(self, chances: list[float]) -> list[float]:
        """What a net recommends. The less sense others show, the more rules of thumb have a say in it.

        A net has learned among those who play well, and knows little of what wins against anybody else.
        """
        doubt = (1.0 - self.thumb.sense_of_others(self.chair.seat)) ** 2
        weights = self.thumb.weights(self.view, self.chair.seat)
        rest = doubt / sum(weights)
        return [(1.0 - doubt) * chance + rest * weight for chance, weight in zip(chances, weights, strict=True)]

    def think_so_often(self, left: int) -> None:
        while left > 0 and not self.stopped:
            self.search.run(self.view, min(left, AT_ONCE))
            left -= AT_ONCE

    def think_until(self, end: float) -> None:
        begun, done, at_once = time.perf_counter(), 0, 1
        while True:
            self.search.run(self.view, at_once)
            done += at_once
            now = time.perf_counter()
            if self.stopped or now >= end:
                return
            each = (now - begun) / done
            at_once = max(1, min(2 * at_once, int(min(PATIENCE, end - now) / each)))

    def think_of(self, move: int, simulations: int) -> Thought:
        """What a search finds that always begins with this legal move, one of several, in this many simulations.

        It knows nothing of the last search, which is forgotten; so what it finds two moves to be worth can be compared.
        """
        self.stopped = False
        self.search.begin(self.chair.seat)
        self.search.first = move
        self.think_so_often(simulations)
        return Thought(*self.search.found()[0])

    # What it has on its mind

    def thoughts(self) -> list[Thought]:
        """What the last search found, the best move first; what was tried less than half as often as another, last."""
        thoughts = [Thought(*row) for row in self.search.found()]
        enough = max((thought.visits for thought in thoughts), default=0) / 2
        often = [thought for thought in thoughts if thought.visits >= enough]
        rarely = [thought for thought in thoughts if thought.visits < enough]
        return sorted(often, key=by_value) + sorted(rarely, key=by_visits)

    def belief(self, worlds: int = WORLDS, places: Places | None = None) -> dict[str, dict[int, float]]:
        """For every place where cards lie that the seat does not see: how many of each face it expects among them.

        Places are those of the game, unless others are asked about.
        """
        places = places or self.chair.game.places
        seen = {place: Counter(cards) for place, cards in places(self.view).items() if FACE_DOWN in cards}
        totals = {place: Counter[int]() for place in seen}
        self.search.begin(self.chair.seat)
        imagined = sum(self.add_world(totals, places) for _ in range(worlds))
        return {
            place: {
                card: number / imagined - seen[place][card]
                for card, number in sorted(total.items())
                if number > seen[place][card] * imagined
            }
            for place, total in totals.items()
        }

    def add_world(self, totals: dict[str, Counter[int]], places: Places) -> bool:
        if not self.search.imagined(self.view):
            return False
        world = places(self.world)
        for place, total in totals.items():
            total.update(world[place])
        return True
