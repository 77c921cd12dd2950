"""Small tables of Hanamikoji and Spicy: as many histories and information sets as docs/research.md says, and solved.

Those of Love Letter are in `test_openspiel.py`.
"""

from __future__ import annotations

import collections
import itertools
import typing as t
from pathlib import Path

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.policy import UniformRandomPolicy
from tests.counts.hanamikoji import Round, SmallRound, after
from tests.counts.spicy import Match
from tests.counts.spicy_matches import SmallMatch
from tests.scale import LONG, times

from kartaro._speed import compiled
from kartaro.env.efg import Tree
from kartaro.env.gymnasium import SeatEnv
from kartaro.env.position import CHANCE, TERMINAL, Episodes

if t.TYPE_CHECKING:
    from kartaro.env.position import Position

    Sets: t.TypeAlias = set[tuple[t.Any, ...]]


class Small(t.NamedTuple):
    """A table, its parameters, and how many positions of chance, of players, ends and information sets it has."""

    game: str
    edition: str
    parameters: str
    counts: tuple[int, int, int, int]

    def __str__(self) -> str:
        """The id of a test."""
        return f"{self.game}-{self.parameters}"

    def options(self) -> dict[str, str]:
        return dict(word.split("=") for word in self.parameters.split())

    def episodes(self) -> Episodes:
        return Episodes(self.game, self.edition, 2, options=self.options())

    def cards(self) -> list[str]:
        options = self.options()
        return (options.get("items") or options["deck"]).split("+")


HAIRPINS = "hairpin+hairpin+hairpin+hairpin+hairpin"
TABLES = [
    Small("hanamikoji", "", "actions=gift items=tea+tea+tea+hairpin+hairpin+hairpin+hairpin", (111, 400, 244, 142)),
    Small("hanamikoji", "", "actions=gift items=flute+flute+tea+tea+hairpin+hairpin+hairpin", (461, 2_784, 2_280, 668)),
    Small("hanamikoji", "", f"actions=secret+gift items=tea+tea+tea+tea+{HAIRPINS}", (419, 14_592, 6_640, 2_480)),
    Small(
        "hanamikoji", "", f"actions=secret+gift items=flute+flute+tea+tea+{HAIRPINS}", (2_057, 117_576, 62_472, 13_930)
    ),
    Small("spicy", "publisher", "deck=c1+w2+sw hand_size=1 worlds_end_above=1", (9, 120, 336, 60)),
    Small("spicy", "publisher", "deck=c1+c2+w3+sw hand_size=1 worlds_end_above=1", (35, 480, 1_344, 80)),
    Small("spicy", "publisher", "deck=c1+c2+w3+sw hand_size=1 worlds_end_above=2", (35, 4_848, 13_008, 2_104)),
]
LARGE = 50_000
"""Tables with more ends are walked through in the long run only."""
every_table = pytest.mark.parametrize("small", TABLES, ids=str)


def skip_large(small: Small) -> None:
    if small.counts[2] > (LARGE if LONG else LARGE // 10 if not compiled() else LARGE // 3):
        pytest.skip("it has many histories")


def test_the_page_has_these_counts() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    for small in TABLES:
        shown = " ".join(f"`{word}`" for word in small.parameters.split())
        assert f"| {small.game} | {shown} | {' | '.join(f'{count:,}' for count in small.counts)} |" in page


@every_table
def test_a_small_table_has_as_many_positions_and_information_sets_as_the_page_says(small: Small) -> None:
    skip_large(small)
    kinds: collections.Counter[str] = collections.Counter()
    sets = set()
    left: list[Position] = [small.episodes().start]
    while left:
        position = left.pop()
        if position.player == TERMINAL:
            kinds["ends"] += 1
        elif position.player == CHANCE:
            kinds["chance"] += 1
            left += [position.after(outcome) for outcome, _ in position.chances()]
        else:
            kinds["asked"] += 1
            sets.add(position.text(position.player))
            left += [position.after(action) for action in position.actions()]
    assert (kinds["chance"], kinds["asked"], kinds["ends"], len(sets)) == small.counts


# ---------------------------------------------------------------------- by rules that share nothing with ours


@every_table
def test_an_independent_implementation_counts_the_same(small: Small) -> None:
    """Over all deals, with either seat to start: tests/counts/hanamikoji.py and spicy.py."""
    skip_large(small)
    ends, sets = 0, set()
    for order in sorted(set(itertools.permutations(small.cards()))):
        for starter in (0, 1):
            found, situations = by_reference(small, list(order), starter)
            ends += found
            sets |= {(starter, *situation) for situation in situations}
    assert (ends, len(sets)) == small.counts[2:]


def by_reference(small: Small, order: list[str], starter: int) -> tuple[int, Sets]:
    return (hanamikoji if small.game == "hanamikoji" else spicy)(small.options(), order, starter)


def hanamikoji(options: dict[str, str], order: list[str], starter: int) -> tuple[int, Sets]:
    """One card is removed; hands are dealt in turns; the reference lets its first seat start."""
    free = options["actions"].replace("+", " ")
    size = (len(order) - 1) // 2 - len(free.split())
    hands = [order[1 + seat : 1 + 2 * size : 2] for seat in (0, 1)]
    deck = order[1 + 2 * size :]
    hands[starter].append(deck.pop(0))
    mine, theirs = hands[starter], hands[1 - starter]
    begun = Round(SmallRound("", (" ".join(mine), " ".join(theirs)), " ".join(deck), (free, free)))
    return walked([begun], {0: mine, 1: theirs})


def walked(rounds: list[Round], dealt: dict[int, list[str]]) -> tuple[int, Sets]:
    ends, sets = 0, set()
    while rounds:
        one = rounds.pop()
        if one.ended():
            ends += 1
        else:
            sets.add((one.asked(), *dealt[one.asked()], *one.heard[one.asked()]))
            rounds += [after(one, choice) for choice in one.choices()]
    return ends, sets


def spicy(options: dict[str, str], order: list[str], starter: int) -> tuple[int, Sets]:
    size = int(options["hand_size"])
    hands = [order[seat : 2 * size : 2] for seat in (0, 1)]
    laid = " ".join(f"{'ab'[seat]}{{{','.join(hands[seat])}}}" for seat in (0, 1))
    deck = ",".join(order[2 * size :])
    position = f"{laid} deck[{deck}] above:{options['worlds_end_above']} turn:{'ab'[starter]}"
    left, ends, sets = [Match(SmallMatch("", position, 0, f"hand_size={size}"))], 0, set()
    while left:
        one = left.pop()
        if one.ended():
            ends += 1
            continue
        seat = one.asked()[0]
        sets.add((seat, *hands[seat], *one.heard[seat]))
        left += [one.after(seat, choice) for choice in one.choices(seat)]
    return ends, sets


# ---------------------------------------------------------------------- played by bots, and solved


@pytest.mark.parametrize("bot", ["thumb", "search@20", "random"])
@every_table
def test_bots_play_small_tables(small: Small, bot: str) -> None:
    """Against whoever takes the first action: no bot fails, and an episode ends with a result."""
    env = SeatEnv(small.game, edition=small.edition, options=small.options(), opponents=bot)
    for seed in range(times(4, 100)):
        seen, _ = env.reset(seed=seed)
        done = False
        while not done:
            seen, paid, done, _, info = env.step(int(seen["action_mask"].argmax()))
        assert "crashed" not in info
        assert paid in (-1.0, 0.0, 1.0)


@pytest.mark.parametrize("small", [TABLES[0], TABLES[4]], ids=str)
def test_cfr_of_openspiel_comes_close_to_an_equilibrium(small: Small) -> None:
    options = [word.replace("above=", "above_number=") for word in small.parameters.split()]
    game = pyspiel.load_game(f"kartaro_{small.game}({','.join(options)})")
    solver = cfr.CFRSolver(game)
    before = exploitability.exploitability(game, UniformRandomPolicy(game))
    for _ in range(times(20, 200)):
        solver.evaluate_and_update_policy()
    assert 0 <= exploitability.exploitability(game, solver.average_policy()) < 0.2 * before


@pytest.mark.parametrize("small", [TABLES[2], TABLES[5]], ids=str)
def test_an_exported_tree_is_solved_by_openspiel_in_c(small: Small) -> None:
    if not compiled():
        pytest.skip("it walks through a whole tree")
    game = pyspiel.load_efg_game("\n".join(Tree(small.episodes(), 100_000).lines()))
    solver = pyspiel.CFRPlusSolver(game)
    before = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    for _ in range(times(30, 300)):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < 0.1 * before
