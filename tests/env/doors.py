"""Every door as the same few questions, and how a Match of the same table follows what happens behind it."""

from __future__ import annotations

import random
import typing as t

import numpy as np
import pyspiel

from kartaro.core.generator import Generator
from kartaro.core.seats import DEALER
from kartaro.env import openspiel
from kartaro.env import pettingzoo as zoo
from kartaro.env.gymnasium import SeatEnv
from kartaro.env.one import id_of
from kartaro.env.text import NOTATION, TextMatch
from kartaro.env.vector import VectorEnv, seeds_of

if t.TYPE_CHECKING:
    from tests.random_play import Setting

    from kartaro.core.match import Match
    from kartaro.env.actions import Actions

OTHERS = 2
"""Tables beside the one that is looked at."""


class Door:
    """An episode at a door: who is asked, what is shown, what may be done, and what is paid."""

    def __init__(self, setting: Setting, actions: Actions, seed: int) -> None:
        self.setting, self.actions, self.seed = setting, actions, seed
        self.table: dict[str, t.Any] = {
            "edition": setting.edition.name,
            "options": chosen(setting),
            "seats": setting.seats,
        }
        self.dice = Generator(Generator(seeds_of(seed, 1)[0]).next())
        """Those that the doors over `VectorEnv` deal with."""

    def asked(self) -> int | None:
        """The seat that acts next; None when the episode is over."""
        raise NotImplementedError

    def row(self) -> bytes | None:
        """What that seat knows; None, if the door shows no rows."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """Its legal actions, in order."""
        raise NotImplementedError

    def play(self, action: int) -> None:
        raise NotImplementedError

    def paid(self) -> list[float] | None:
        """What each seat was paid at the end; None, if the door pays nothing."""
        raise NotImplementedError

    def follow(self, match: Match) -> None:
        """Bring a Match, in which the same action has been played, to the same moment."""
        while DEALER in match.asked() and not (match.round_over() and self.asked() is None):
            self.deal(match)

    def deal(self, match: Match) -> None:
        if match.first_wanted():
            match.play(DEALER, self.dice.choose(match.codes(DEALER)))
        else:
            match.deal_once(self.dice)


class ByVector(Door):
    """A row among others."""

    def __init__(self, setting: Setting, actions: Actions, seed: int) -> None:
        super().__init__(setting, actions, seed)
        seeds = [seed + 1, *seeds_of(seed, 1), seed + 2]
        name, options = setting.game.name, chosen(setting)
        self.env = VectorEnv(name, setting.edition.name, setting.seats, 1 + OTHERS, seed=seeds, options=options)
        self.over = False

    def asked(self) -> int | None:
        return None if self.over else int(self.env.seat[1])

    def row(self) -> bytes:
        return t.cast("bytes", self.env.observation[1].tobytes())

    def legal(self) -> list[int]:
        return numbers(self.env.mask[1])

    def play(self, action: int) -> None:
        given = self.env.sample()
        given[1] = action
        self.env.step(given)
        self.over = bool(self.env.done[1])

    def paid(self) -> list[float]:
        return t.cast("list[float]", self.env.reward[1].tolist())


class ByPettingZoo(Door):
    """One agent after the other. `test_pettingzoo.py` shows that the parallel door shows the same."""

    def __init__(self, setting: Setting, actions: Actions, seed: int) -> None:
        super().__init__(setting, actions, seed)
        self.env = zoo.DOORS[id_of(setting.game.name)].env(**self.table)
        self.env.reset(seed=seed)

    def asked(self) -> int | None:
        return None if any(self.env.terminations.values()) else int(self.env.agent_selection[-1])

    def row(self) -> bytes:
        return t.cast("bytes", self.env.last()[0]["observation"].tobytes())

    def legal(self) -> list[int]:
        seen, *_, info = self.env.last()
        assert (seen["action_mask"] == info["action_mask"]).all()
        return numbers(info["action_mask"])

    def play(self, action: int) -> None:
        self.env.step(action)

    def paid(self) -> list[float]:
        return [self.env.rewards[agent] for agent in self.env.possible_agents]


class First:
    """A bot that makes the first move of its menu."""

    name = "first"

    def __init__(self, chair: object, seed: int) -> None:
        del chair, seed

    def hear(self, fact: object) -> None:
        del fact

    def choose(self, codes: list[int]) -> int:
        return codes[0]


class ByGymnasium(Door):
    """One seat; bots have the others."""

    def __init__(self, setting: Setting, actions: Actions, seed: int) -> None:
        super().__init__(setting, actions, seed)
        self.env = SeatEnv(setting.game.name, opponents="tests.env.doors:First", **self.table)
        self.seen, self.info = self.env.reset(seed=seed)
        self.over, self.reward = False, 0.0

    def asked(self) -> int | None:
        return None if self.over else int(self.info["seat"])

    def row(self) -> bytes:
        return self.seen["observation"].tobytes()

    def legal(self) -> list[int]:
        assert (self.seen["action_mask"] == self.info["action_mask"]).all()
        return numbers(self.info["action_mask"])

    def play(self, action: int) -> None:
        self.seen, self.reward, self.over, _, self.info = self.env.step(action)

    def paid(self) -> list[float]:
        """Of the seat alone."""
        return [self.reward]

    def follow(self, match: Match) -> None:
        repeat(vars(self.env)["_episode"].match, match)


class ByOpenSpiel(Door):
    """States, with chance from outside."""

    def __init__(self, setting: Setting, actions: Actions, seed: int) -> None:
        super().__init__(setting, actions, seed)
        options = openspiel.parameters_for(setting.game, chosen(setting))
        parameters = {"edition_name": setting.edition.name, "players": setting.seats, **options}
        self.state = pyspiel.load_game(openspiel.short_name(setting.game), parameters).new_initial_state()
        self.chance = random.Random(seed)  # noqa: S311 - a test

    def asked(self) -> int | None:
        return None if self.state.is_terminal() else int(self.state.current_player())

    def row(self) -> bytes:
        text = self.state.observation_string(self.state.current_player())
        return bytes.fromhex(text.partition(":")[2])

    def legal(self) -> list[int]:
        return t.cast("list[int]", self.state.legal_actions())

    def play(self, action: int) -> None:
        self.state.apply_action(action)

    def paid(self) -> list[float]:
        return t.cast("list[float]", self.state.returns())

    def follow(self, match: Match) -> None:
        while self.state.is_chance_node():
            wanted, laid = match.wanted(), []
            if not wanted:
                laid.append(self.draw())
                match.play(DEALER, match.codes(DEALER)[laid[0]])
                continue
            while len(laid) < len(wanted) - 1:
                laid.append(self.draw())
            match.order([*laid, *left_of(wanted, laid)])

    def draw(self) -> int:
        """What chance brings, by its probabilities."""
        outcomes, shares = zip(*self.state.chance_outcomes(), strict=True)
        (outcome,) = self.chance.choices(outcomes, shares)
        self.state.apply_action(outcome)
        return int(outcome)


class ByText(Door):
    """Facts in the notation, and moves as text. It plays whole matches and pays nothing."""

    def __init__(self, setting: Setting, actions: Actions, seed: int) -> None:
        super().__init__(setting, actions, seed)
        self.env = TextMatch(setting.game.name, seed=seed, style=NOTATION, **self.table)
        self.read = [0] * setting.seats
        self.seen = self.env.observe()

    def asked(self) -> int | None:
        return None if self.seen is None else self.seen.seat

    def row(self) -> None:
        """It has text instead: all that the seat was told since it was last asked."""
        assert self.seen
        told = vars(self.env)["_host"].told(self.seen.seat)
        new, self.read[self.seen.seat] = told[self.read[self.seen.seat] :], len(told)
        lines = [self.setting.game.facts.write(fact).rpartition(" [")[0] for fact in new]
        assert self.seen.text == "\n".join(lines)

    def legal(self) -> list[int]:
        assert self.seen
        return sorted(self.actions.read(move, self.seen.seat) for move in self.seen.moves)

    def play(self, action: int) -> None:
        assert self.seen
        (text,) = [move for move in self.seen.moves if self.actions.read(move, self.seen.seat) == action]
        self.env.answer(text)
        self.seen = self.env.observe()

    def paid(self) -> None:
        return None

    def follow(self, match: Match) -> None:
        repeat(vars(vars(self.env)["_host"])["_match"], match)


DOORS = [ByVector, ByPettingZoo, ByGymnasium, ByOpenSpiel, ByText]


def chosen(setting: Setting) -> dict[str, str]:
    """The options that differ from the edition."""
    return {name: setting.edition[name] for name in sorted(setting.edition.changed)}


def numbers(mask: t.Any) -> list[int]:  # noqa: ANN401 - an array
    return np.flatnonzero(mask).tolist()


def left_of(cards: list[int], laid: list[int]) -> list[int]:
    left = list(cards)
    for card in laid:
        left.remove(card)
    return left


def repeat(one: Match, other: Match) -> None:
    """Let another Match decide what was decided since."""
    for seat, move, order in one.decisions[len(other.decisions) :]:
        if order:
            other.order(list(order))
        else:
            other.play(seat, move)
