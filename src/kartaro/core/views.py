"""The truth of a match and the views of all who listen, kept up to date together.

One loop without the GIL plays a decision on the truth and folds each fact into each view, as `told` there.
`views.pxi` gives the C types.
"""

from __future__ import annotations

import typing as t

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

if not cython.compiled:
    from kartaro.core.seats import DEALER
    from kartaro.core.table import Table, dealer_acts

    MOST_VIEWS = 8

if t.TYPE_CHECKING:
    from kartaro.core.generator import Generator


class Views:
    """A truth, which writes its facts down from now on, and those who are told of them. Holds every card."""

    def __init__(self, truth: Table) -> None:
        self.truth = truth
        self.kept: list[Table] = []
        self.n_views = 0
        if not cython.compiled:  # compiled, this is an array inside the object
            self.view: list[t.Any] = [None] * MOST_VIEWS
        truth.listen(writing=True)

    def add(self, view: Table) -> None:
        """Somebody listens from now on, whose view is up to date."""
        if type(view) is not type(self.truth) or self.n_views == MOST_VIEWS:
            raise TypeError(view)
        if self.kept:  # none of them is used while another is
            view.share_scratch(self.kept[0])
        self.kept.append(view)
        if cython.compiled:
            self.view[self.n_views] = cython.cast(cython.p_void, view)
        else:
            self.view[self.n_views] = view
        self.n_views += 1

    def share_scratch(self, other: Views) -> None:
        """Work on the scratch of other views, which are never used at the same time."""
        self.truth.share_scratch(other.truth)
        for view in self.kept:
            view.share_scratch(other.kept[0])

    # Without the GIL and unchecked

    def resolve(self, seat: int, move: int) -> None:
        """A legal move, and what everybody is told of it."""
        self.truth.resolve(seat, move)
        self.tell()

    def deal(self, generator: Generator) -> None:
        """The dealer decides until a player is asked, or the match is over; everybody is told."""
        while self.truth.asks >> DEALER & 1:
            dealer_acts(self.truth, generator)
            self.tell()

    def tell(self) -> None:
        self.truth.inform(self.view, self.n_views)
        self.truth.n_facts = 0

    def copy_from(self, other: Views) -> None:
        """The same truth and views as others, of the same listeners in the same order."""
        self.truth.copy_from(other.truth)
        for i in range(self.n_views):
            cython.cast(Table, self.view[i]).copy_from(cython.cast(Table, other.view[i]))

    # What Python callers use

    def play(self, seat: int, move: int) -> list[int]:
        """Play a move, or refuse it and change nothing; the rows of the facts it made."""
        self.truth.play(seat, move)
        self.truth.inform(self.view, self.n_views)
        return self.truth.drain()

    def order(self, cards: list[int]) -> list[int]:
        """Play the dealer's order of cards, or refuse it and change nothing; the rows of the facts it made."""
        self.truth.deal(cards)
        self.truth.inform(self.view, self.n_views)
        return self.truth.drain()
