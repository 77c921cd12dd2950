"""Imagined worlds keep what a view knows, and nearly all of them could have come about."""

from __future__ import annotations

import typing as t

import pytest
from tests.proof_log import note
from tests.random_play import KNOWLEDGE, agrees, cards_of, editions, imagined, public, remember, state, walk
from tests.rewind import Memory, fits
from tests.scale import times

from kartaro.core.imagine import imagine
from kartaro.core.seats import DEALER

if t.TYPE_CHECKING:
    from tests.contract.conftest import Measured
    from tests.random_play import Setting

    from kartaro.core.game import Game
    from kartaro.core.table import Table

MOST_IMPOSSIBLE = 0.01
"""The largest share of imagined worlds that could not have come about, where cards are put back unseen."""
BY_CHANCE = 5
"""Impossible worlds allowed in addition, for small samples."""


def test_a_world_keeps_all_that_the_view_knows(setting: Setting) -> None:
    dice = setting.dice("worlds")
    for match, _ in walk(setting, times(100, 1_000)):
        truth = match.truth()
        for listener in setting.listeners():
            view = match.view(listener)
            world = imagined(setting, view, dice)
            assert public(world) == public(view)
            assert cards_of(setting.game, world) == cards_of(setting.game, truth)
            check_known(setting.game, view, world)


def check_known(game: Game, view: Table, world: Table) -> None:
    known, cards = game.places(view), game.places(world)
    for place, masks in game.masks(view).items():
        assert fits(cards[place], known[place], masks)
    for key, value in state(view).items():
        assert key in KNOWLEDGE or agrees(value, state(world)[key])


def test_a_view_is_not_changed_by_imagining(setting: Setting) -> None:
    dice = setting.dice("worlds")
    for match, _ in walk(setting, times(50, 200), "unchanged"):
        for listener in setting.listeners():
            view = match.view(listener)
            was = state(view)
            imagined(setting, view, dice)
            assert state(view) == was


def test_the_truth_could_always_have_been(setting: Setting) -> None:
    memories: dict[int, Memory] = {}
    for match, facts in walk(setting, times(50, 200), "truth"):
        remember(setting, memories, match, facts)
        if not match.round_over():
            for memory in memories.values():
                assert memory.could_be(match.truth()), written(setting, memory)


def test_a_strictly_imagined_world_could_always_have_been(setting: Setting) -> None:
    memories: dict[int, Memory] = {}
    dice = setting.dice("worlds")
    world = setting.table()
    for match, facts in walk(setting, times(30, 200), "strict"):
        remember(setting, memories, match, facts)
        if not match.round_over():
            for memory in memories.values():
                assert memory.imagine(world, dice)
                assert memory.could_be(world), written(setting, memory)


@pytest.mark.parametrize("edition", editions(), ids=str)
def test_imagined_worlds_could_have_been_but_for_cards_put_back_unseen(edition: Setting, measured: Measured) -> None:
    worlds = impossible = 0
    fewest, most = edition.game.seats(edition.edition)
    for seats in range(fewest, most + 1):
        one, other = count_impossible(edition._replace(seats=seats))
        worlds += one
        impossible += other
    measured(f"{impossible} of {worlds} worlds could not have been")
    assert worlds > times(50, 200)
    assert impossible <= MOST_IMPOSSIBLE * worlds + BY_CHANCE, (impossible, worlds)
    note("imagine", edition=edition.edition.name, worlds=worlds, impossible=impossible, share=impossible / worlds)


def count_impossible(setting: Setting) -> tuple[int, int]:
    """The number of worlds, and of impossible ones; none may be impossible if no cards were put back unseen."""
    memories: dict[int, Memory] = {}
    dice = setting.dice("worlds")
    world = setting.table()
    worlds = impossible = 0
    for match, facts in walk(setting, times(50, 200), "share"):
        remember(setting, memories, match, facts)
        if not match.round_over():
            for memory in memories.values():
                assert imagine(memory.view, world, dice)
                worlds += 1
                if not memory.could_be(world):
                    assert is_put_back_unseen(memory), written(setting, memory)
                    impossible += 1
    return worlds, impossible


def is_put_back_unseen(memory: Memory) -> bool:
    """Whether another seat has put cards from its hand under the deck in this round."""
    kinds = [memory.game.kinds[fact.kind] for fact in memory.facts if fact.seat != memory.seat]
    return any((kind.leaves, kind.reaches) == ("hand", "deck") for kind in kinds)


def written(setting: Setting, memory: Memory) -> list[str]:
    return [setting.game.facts.write(fact) for fact in memory.facts]


def test_a_table_before_its_first_deal_can_be_imagined(setting: Setting) -> None:
    match = setting.match()
    assert match.asked() == [DEALER]
    for listener in setting.listeners():
        imagined(setting, match.view(listener), setting.dice())
