"""Tables at which bots of any kind have all seats but one: live matches, between whose decisions the bots think.

What is shown is what `Tables` shows, from the facts that the seat was told instead of tokens. Bots that think leave the
interpreter to others meanwhile, so that several tables can be played at once, in threads; every table has dice of its
own, so that it makes no difference in how many.
"""

from __future__ import annotations

import itertools
import typing as t
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from kartaro.bots import Chair, SeatedBot
from kartaro.bots.layout import Told
from kartaro.bots.specs import net_words
from kartaro.core.generator import Generator
from kartaro.core.seats import MAX_SEATS
from kartaro.env.episode import SeatEpisode
from kartaro.env.vector import OPPONENTS, dice_of, seeds_of
from kartaro.train.tables import AllTables, Legal, Tables

if t.TYPE_CHECKING:
    from kartaro.bots.layout import Layout
    from kartaro.core.fact import Fact
    from kartaro.train.run import Plan
    from kartaro.train.tables import Array, Setting, Shown


SEARCHER = "search@100"
"""Who searches in a league: with more simulations it would play a little better, and take much longer."""


class Listener(SeatedBot):
    """What the seat that learns knows, and was told of late."""

    def __init__(self, chair: Chair, layout: Layout) -> None:
        super().__init__(chair)
        self.told = Told(layout, chair.seats, chair.seat)
        self.heard = 0

    def hear(self, fact: Fact) -> None:
        """Keep it; between rounds there is nothing to remember."""
        super().hear(fact)
        self.heard += 1
        self.told.hear(fact)
        if self.view.rests:
            self.told.forget()


class BotTable:
    """One table. The seat that learns is another one in every episode; the deals are those of `VectorEnv`."""

    def __init__(self, frame: Tables, bot: str, seed: int) -> None:
        (state,), (draws,), (self.learner,) = dice_of([seed], frame.env.seats)
        self.dice, self.seeds = Generator(state), Generator(draws)
        self.frame, self.bots = frame, [bot] * (frame.env.seats - 1)
        self.results: list[float] = []
        """What the seat that learns was paid for episodes, those included in which it was never asked."""
        self.begin()

    def use(self, frame: Tables) -> None:
        """From now on, in place of another one of the same setting."""
        self.frame, self.episode.rules = frame, frame.env

    def begin(self) -> None:
        """A new episode; and another one, as long as the bots end it before the seat is asked."""
        while True:
            self.learner = (self.learner + 1) % self.frame.env.seats
            self.sit()
            self.episode.advance()
            if not self.episode.done:
                self.listen()
                return
            self.results.append(self.episode.paid[self.learner])

    def sit(self) -> None:
        env = self.frame.env
        self.begun = self.seeds.state
        self.episode = SeatEpisode(env, self.learner, self.bots, self.seeds, self.dice)
        self.listener = Listener(Chair(env.game, env.edition, env.seats, self.learner), self.frame.shown.layout)

    def listen(self) -> None:
        """The seat is told what is new."""
        for fact in self.episode.match.told(self.learner, self.listener.heard):
            self.listener.hear(fact)

    def step(self, action: int) -> tuple[list[float], bool]:
        """Play a raw action; what every seat was paid, and whether the episode has ended."""
        episode, features = self.episode, self.frame.env.actions.features
        episode.play(features.code_of(self.listener.view, action, self.learner))
        if episode.done:
            self.results.append(episode.paid[self.learner])
            self.begin()
        else:
            self.listen()
        return episode.paid, episode.done

    def row(self) -> Array:
        """What the seat is shown."""
        frame, listener = self.frame, self.listener
        row = frame.env.actions.features.encoded(listener.view, self.learner)
        given = np.frombuffer(bytes(row) + listener.told.written() + bytes(frame.options), np.uint8)
        shown = np.zeros(frame.shown.width, np.uint8)
        shown[frame.there] = given[frame.here]
        return shown

    def legal(self) -> list[int]:
        """The raw actions of the seat, in order."""
        features = self.frame.env.actions.features
        return sorted([features.action_of(code, self.learner) for code in self.episode.match.codes(self.learner)])

    def pack(self) -> dict[str, t.Any]:
        """How the episode began, and what was decided since."""
        return {"learner": self.learner, "begun": self.begun, "episode": self.episode.pack()}

    def unpack(self, packed: t.Mapping[str, t.Any]) -> None:
        """Become what was packed: bots sit down anew, and are asked what they were asked."""
        self.learner, self.seeds.state, self.results = packed["learner"], packed["begun"], []
        self.sit()
        self.episode.unpack(packed["episode"])
        self.listen()


class BotTables(AllTables):
    """Tables of all settings, one after the other; a seat is asked at each whenever the bots have answered."""

    def __init__(self, shown: Shown, settings: t.Sequence[Setting], n: int, seed: int, bot: str, **more: str) -> None:
        """`bot` plays all seats but one of each."""
        dice = Generator(seed)
        self.n, self.shown, self.settings, self.more = n, shown, settings, more
        self.kinds = [number * len(settings) // n for number in range(n)]
        """Of which setting each table is."""
        frames = self.frames()
        self.tables = [
            BotTable(frames[kind], bot, seed)
            for kind, seed in zip(self.kinds, seeds_of(dice.next() >> 2, n), strict=True)
        ]
        self.seats = np.array([settings[kind].seats for kind in self.kinds])
        self.is_apart = np.ones(n, bool)
        self.share_out(1)

    def frames(self) -> list[Tables]:
        """What tables of each setting have in common; no two threads may use the same."""
        return [Tables(self.shown, setting, 1, 0, **self.more) for setting in self.settings]

    def share_out(self, threads: int) -> None:
        """Play in so many threads from now on."""
        numbers = range(self.n)
        self.parts = [numbers[part::threads] for part in range(min(threads, self.n))]
        for part in self.parts:
            frames = self.frames()
            for number in part:
                self.tables[number].use(frames[self.kinds[number]])
        self.helpers = ThreadPoolExecutor(len(self.parts)) if len(self.parts) > 1 else None

    def rows(self) -> Array:
        return np.stack([table.row() for table in self.tables])

    def legal(self) -> Legal:
        actions = [table.legal() for table in self.tables]
        return Legal(np.array([len(each) for each in actions]), np.array(list(itertools.chain(*actions)), np.int64))

    def seat(self) -> Array:
        """Who is asked at each table: always the seat that learns."""
        return np.array([table.learner for table in self.tables])

    def step(self, actions: Array) -> tuple[Array, Array]:
        """Play; what each seat was paid, and which episodes ended."""
        paid, done = np.zeros((self.n, MAX_SEATS), np.float32), np.zeros(self.n, bool)

        def play(part: t.Iterable[int]) -> None:
            for number in part:
                gained, done[number] = self.tables[number].step(int(actions[number]))
                paid[number, : len(gained)] = gained

        for _ in self.helpers.map(play, self.parts) if self.helpers else map(play, self.parts):
            pass
        return paid, done

    def results(self) -> list[float]:
        """What the seats that learn were paid for every episode since this was last asked."""
        found = list(itertools.chain(*(table.results for table in self.tables)))
        for table in self.tables:
            table.results = []
        return found

    def pack(self) -> list[dict[str, t.Any]]:
        """Everything that is going on, but for what bots have on their minds."""
        return [table.pack() for table in self.tables]

    def unpack(self, packed: t.Sequence[t.Mapping[str, t.Any]]) -> None:
        """Go on from there."""
        for table, each in zip(self.tables, packed, strict=True):
            table.unpack(each)


class MixedTables(AllTables):
    """Some tables after others, with bots that think at the latter."""

    def __init__(self, played: AllTables, live: BotTables) -> None:
        self.parts = [played, live]
        self.n, self.cut = played.n + live.n, [played.n]
        self.seats, self.is_apart = self.both("seats"), self.both("is_apart")

    def both(self, name: str) -> Array:
        return np.concatenate([getattr(part, name) for part in self.parts])

    def rows(self) -> Array:
        return np.concatenate([part.rows() for part in self.parts])

    def legal(self) -> Legal:
        return Legal(*(np.concatenate(of) for of in zip(*(part.legal() for part in self.parts), strict=True)))

    def seat(self) -> Array:
        return np.concatenate([part.seat() for part in self.parts])

    def step(self, actions: Array) -> tuple[Array, Array]:
        """Play; what each seat was paid, and which episodes ended."""
        made = [part.step(own) for part, own in zip(self.parts, np.split(actions, self.cut), strict=True)]
        paid, done = zip(*made, strict=True)
        return np.concatenate(paid), np.concatenate(done)

    def pack(self) -> list[t.Any]:
        """Everything that is going on."""
        return [part.pack() for part in self.parts]

    def unpack(self, packed: t.Sequence[t.Any]) -> None:
        """Go on from there."""
        for part, each in zip(self.parts, packed, strict=True):
            part.unpack(each)


def is_slow(bot: str) -> bool:
    """Whether a bot plays at live tables: neither within the environment nor as arrays."""
    words = None if bot in OPPONENTS else net_words(bot)
    return bot not in OPPONENTS and (words is None or bool(words["search"]))


def tables_for(shown: Shown, plan: Plan, opponent: str = "") -> AllTables:
    """Tables with a bot at all seats but one, which the environment plays if it can; all from outside without one."""
    recipe, settings = plan.recipe, plan.settings
    if opponent and opponent not in OPPONENTS:
        return BotTables(shown, settings, recipe.tables, plan.seed, opponent, **plan.more())
    more: dict[str, t.Any] = {"thumb": recipe.thumb, "truth": recipe.critic, **plan.more()}
    few = 0 if opponent or recipe.critic else round(recipe.tables * recipe.search)  # no critic sees live tables
    tables = AllTables(shown, settings, recipe.tables - few, plan.seed, opponent, **more)
    return MixedTables(tables, BotTables(shown, settings, few, plan.seed, SEARCHER, **plan.more())) if few else tables
