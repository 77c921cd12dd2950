"""Worlds that a seat thinks possible: one function for all games.

`imagine` copies a view and turns every face-down card to one of the unseen cards, within what the
view knows each of them may be. Worlds come evenly over the ways to lay the unseen cards. To get
many worlds of one view, list what it does not see once (`list_hidden`) and fill it in for each
(`fill_hidden`); `imagine` does both.
"""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

if not cython.compiled:
    from kartaro.core.generator import below
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
    return list_hidden(view) and fill_hidden(view, world, generator)


# Once for any number of worlds


def list_hidden(view: Table) -> bool:
    """List in `view` what it does not see and which cards that is; False if these are too few."""
    view.n_hidden = view.hide()
    list_unseen(view)
    bound_first(view)
    return view.n_hidden <= view.n_unseen


def list_unseen(view: Table) -> None:
    """The unseen cards, one by one."""
    view.n_unseen = 0
    for face in range(FACES):
        for _ in range(view.unseen[face]):
            view.unseen_card[view.n_unseen] = face
            view.n_unseen += 1


def bound_first(view: Table) -> None:
    """Put the places that cannot take every unseen card first."""
    mark_bound(view)
    view.n_bound = 0
    for i in range(view.n_hidden):
        if view.hidden_card[i]:
            view.hidden_place[view.n_bound] = i
            view.n_bound += 1
    free = view.n_bound
    for i in range(view.n_hidden):
        if not view.hidden_card[i]:
            view.hidden_place[free] = i
            free += 1


def mark_bound(view: Table) -> None:
    """For now `hidden_card` says of each place whether it is bound: by its mask, or by a twin."""
    faces = 0
    for face in range(FACES):
        if view.unseen[face]:
            faces |= 1 << face
    for i in range(view.n_hidden):
        view.hidden_card[i] = view.hidden_mask[i] & faces != faces
    for i in range(view.n_hidden):
        if view.hidden_twin[i] != NO_TWIN:
            view.hidden_card[i] = 1
            view.hidden_card[view.hidden_twin[i]] = 1


# For each world


def fill_hidden(view: Table, world: Table, generator: Generator) -> bool:
    """Make `world` one that `view`, which has listed what it does not see, thinks possible; False if there is none."""
    world.copy_from(view)
    for i in range(view.n_unseen):
        world.pool[i] = view.unseen_card[i]
    if not lay_bound(view, world, generator):
        return False
    for i in range(view.n_bound, view.n_hidden):
        draw(view, world, i, generator)
    for i in range(view.n_hidden):
        world.hidden_card[view.hidden_place[i]] = world.pool[i]
    world.unhide()
    world.choose_unseen(generator)
    return True


def lay_bound(view: Table, world: Table, generator: Generator) -> bool:
    """Draw for the bound places until every card may lie where it does; after many tries, find any way."""
    for _ in range(TRIES):
        if draw_bound(view, world, generator):
            return True
    return search_bound(view, world, 0)


def draw_bound(view: Table, world: Table, generator: Generator) -> bool:
    """Draw for every bound place; False as soon as a card may not lie there."""
    for i in range(view.n_bound):
        draw(view, world, i, generator)
        if not may_lie(view, world, i):
            return False
    return True


def draw(view: Table, world: Table, i: int, generator: Generator) -> None:
    """Any card of the rest of the pool goes to its place i."""
    swap(world, i, i + below(generator, view.n_unseen - i))


def swap(world: Table, i: int, j: int) -> None:
    card = world.pool[i]
    world.pool[i] = world.pool[j]
    world.pool[j] = card


def may_lie(view: Table, world: Table, i: int) -> bool:
    """The card drawn for the i-th bound place may be it, and equals its twin if that has been drawn."""
    place = view.hidden_place[i]
    card = world.pool[i]
    if not view.hidden_mask[place] >> card & 1:
        return False
    twin = view.hidden_twin[place]
    if twin == NO_TWIN:
        return True
    for k in range(i):
        if view.hidden_place[k] == twin:
            other = world.pool[k]
            return other == card or are_free(view, place, card, twin, other)
    return True


def are_free(view: Table, place: int, card: int, twin: int, other: int) -> bool:
    """Two places need not have equal faces if one has a face that frees it."""
    return (view.hidden_unless[place] >> card | view.hidden_unless[twin] >> other) & 1 != 0


def search_bound(view: Table, world: Table, i: int) -> bool:
    """Find any way to fill the bound places from the i-th on."""
    if i == view.n_bound:
        return True
    for j in range(i, view.n_unseen):
        swap(world, i, j)
        if may_lie(view, world, i) and search_bound(view, world, i + 1):
            return True
        swap(world, i, j)
    return False
