"""Worlds that a seat thinks possible: one function for all games.

`imagine` copies a view and turns every face-down card to one of the unseen cards, within what the
view knows each of them may be. Worlds come evenly over the ways to lay the unseen cards.
"""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

if not cython.compiled:
    from kartaro.core.table import FACES, NO_TWIN

if t.TYPE_CHECKING:
    from kartaro.core.generator import Generator
    from kartaro.core.table import Table

TRIES = 200
"""How often to lay the cards anew before searching for a way."""


def imagine(view: Table, world: Table, generator: Generator) -> bool:
    """Make `world`, a table of the truth, a world that `view` thinks possible.

    False, with the world left of no use, if there is none: then the view was laid out wrongly.
    """
    return imagine_one(view, world, generator)


def imagine_one(view: Table, world: Table, generator: Generator) -> bool:
    world.copy_from(view)
    n = world.hide()
    size = fill_pool(world)
    if size < n:
        return False
    bound = bound_first(world, n)
    tries = 0
    while not lay_bound(world, bound, size, generator):
        tries += 1
        if tries == TRIES:
            if not search_bound(world, 0, bound, size):
                return False
            break
    for i in range(bound, n):
        draw(world, i, size, generator)
    for i in range(n):
        world.hidden_card[world.hidden_place[i]] = world.pool[i]
    world.unhide()
    world.choose_unseen(generator)
    return True


def fill_pool(world: Table) -> int:
    """The unseen cards, one by one; their number."""
    size = 0
    for face in range(FACES):
        for _ in range(world.unseen[face]):
            world.pool[size] = face
            size += 1
    return size


def bound_first(world: Table, n: int) -> int:
    """Put the places that cannot take every unseen card first; their number."""
    faces = 0
    for face in range(FACES):
        if world.unseen[face]:
            faces |= 1 << face
    mark_bound(world, n, faces)
    bound = 0
    for i in range(n):
        if world.hidden_card[i]:
            world.hidden_place[bound] = i
            bound += 1
    free = bound
    for i in range(n):
        if not world.hidden_card[i]:
            world.hidden_place[free] = i
            free += 1
    return bound


def mark_bound(world: Table, n: int, faces: int) -> None:
    """For now `hidden_card` says of each place whether it is bound: by its mask, or by a twin."""
    for i in range(n):
        world.hidden_card[i] = world.hidden_mask[i] & faces != faces
    for i in range(n):
        if world.hidden_twin[i] != NO_TWIN:
            world.hidden_card[i] = 1
            world.hidden_card[world.hidden_twin[i]] = 1


def lay_bound(world: Table, bound: int, size: int, generator: Generator) -> bool:
    """Draw for every bound place; False as soon as a card may not lie there."""
    for i in range(bound):
        draw(world, i, size, generator)
        if not may_lie(world, i):
            return False
    return True


def draw(world: Table, i: int, size: int, generator: Generator) -> None:
    """Any card of the rest of the pool goes to its place i."""
    swap(world, i, i + generator.below(size - i))


def swap(world: Table, i: int, j: int) -> None:
    card = world.pool[i]
    world.pool[i] = world.pool[j]
    world.pool[j] = card


def may_lie(world: Table, i: int) -> bool:
    """The card drawn for the i-th bound place may be it, and equals its twin if that has been drawn."""
    place = world.hidden_place[i]
    card = world.pool[i]
    if not world.hidden_mask[place] >> card & 1:
        return False
    twin = world.hidden_twin[place]
    if twin == NO_TWIN:
        return True
    for k in range(i):
        if world.hidden_place[k] == twin:
            other = world.pool[k]
            return other == card or are_free(world, place, card, twin, other)
    return True


def are_free(world: Table, place: int, card: int, twin: int, other: int) -> bool:
    """Two places need not have equal faces if one has a face that frees it."""
    return (world.hidden_unless[place] >> card | world.hidden_unless[twin] >> other) & 1 != 0


def search_bound(world: Table, i: int, bound: int, size: int) -> bool:
    """Find any way to fill the bound places from the i-th on."""
    if i == bound:
        return True
    for j in range(i, size):
        swap(world, i, j)
        if may_lie(world, i) and search_bound(world, i + 1, bound, size):
            return True
        swap(world, i, j)
    return False
