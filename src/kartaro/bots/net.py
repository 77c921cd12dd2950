"""A small net that judges moves: two hidden layers, then what each part of a move is worth, and what the seat expects.

It is given bytes (`layout.py` says which) and looks up what the columns of each add to the first layer; most bytes are
0 and add nothing. Of the moves only the legal ones are judged. Weights are floats, and every sum is made in double and
in a fixed order, so that both forms agree to the last bit. `net.pxi` gives the C types.
"""

from __future__ import annotations

import typing as t
from array import array

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

if cython.compiled:
    from cython.cimports.libc.math import exp
else:
    from math import exp

    from kartaro.core.table import MENU_SIZE

    MOST_PARTS = 6
    NO_PART = -1
    STRIDE = 4  # sums of products are made in so many columns

if t.TYPE_CHECKING:
    from kartaro.bots.layout import Byte
    from kartaro.core.features import Features
    from kartaro.core.table import Table

    Floats: t.TypeAlias = t.Any
    Numbers: t.TypeAlias = t.Any


class Columns:
    """From bytes to columns: what a net is shown at a table."""

    def __init__(self, shown: list[Byte], n_columns: int, whole: float) -> None:
        self.n = len(shown)
        self.n_columns = n_columns
        self.whole = whole
        self.column = array("i", [byte.column for byte in shown])
        self.columns = array("i", [byte.columns for byte in shown])
        self.is_category = array("i", [byte.is_category for byte in shown])
        self.is_whole = array("i", [byte.is_whole for byte in shown])
        self.found = array("i", [0]) * n_columns
        self.found_by = array("f", [0.0]) * n_columns
        self.n_found = 0

    def add_up(self, rows: t.Any, weights: t.Any, out: t.Any) -> None:
        """For a program that learns: to each row of `out`, add the weights of what its row of bytes shows.

        The last step of a count stands for all below it, whose weights are to be added to its own before.
        """
        given = rows
        into = weights
        layer = out
        width = layer.shape[1]
        with cython.nogil:
            for i in range(given.shape[0]):
                self.find_row(given, i)
                for m in range(self.n_found // 4):
                    a = self.found[4 * m]
                    b = self.found[4 * m + 1]
                    c = self.found[4 * m + 2]
                    d = self.found[4 * m + 3]
                    by_a = self.found_by[4 * m]
                    by_b = self.found_by[4 * m + 1]
                    by_c = self.found_by[4 * m + 2]
                    by_d = self.found_by[4 * m + 3]
                    for j in range(width):
                        layer[i, j] += (by_a * into[a, j] + by_b * into[b, j]) + (by_c * into[c, j] + by_d * into[d, j])
                for m in range(self.n_found - self.n_found % 4, self.n_found):
                    a = self.found[m]
                    by_a = self.found_by[m]
                    for j in range(width):
                        layer[i, j] += by_a * into[a, j]

    def add_back(self, rows: t.Any, slopes: t.Any, out: t.Any) -> None:
        """The way back: to the weights of whatever a row of bytes shows, add that row of slopes."""
        given = rows
        by = slopes
        into = out
        width = by.shape[1]
        with cython.nogil:
            for i in range(given.shape[0]):
                self.find_row(given, i)
                for m in range(self.n_found):
                    a = self.found[m]
                    by_a = self.found_by[m]
                    for j in range(width):
                        into[a, j] += by_a * by[i, j]

    def find_row(self, given: t.Any, i: int) -> None:
        """The columns of a row of bytes that are not 0, and what is there; of the steps of a count, only the last."""
        self.n_found = 0
        for k in range(self.n):
            if given[i, k] == 0 or self.columns[k] == 0:
                continue
            if self.is_category[k]:
                if given[i, k] <= self.columns[k]:
                    self.find(self.column[k] + given[i, k] - 1, 1.0)
                continue
            self.find(self.column[k] + min(given[i, k], self.columns[k]) - 1, 1.0)
            if self.is_whole[k]:
                self.find(self.column[k] + self.columns[k], given[i, k] / self.whole)

    def find(self, place: int, by: float) -> None:
        self.found[self.n_found] = place
        self.found_by[self.n_found] = by
        self.n_found += 1


class Net:
    """Judges the moves of a seat, at tables of one edition and number of seats. One for each thread."""

    def __init__(self, features: Features, columns: Columns, layers: t.Any, parts: Numbers) -> None:
        self.features = features
        self.columns = columns
        self.parts = parts
        """Of every action, MOST_PARTS numbers; after the last of them, NO_PART."""
        # what was learned, which is shared: for each column what it adds to the first layer, and so on
        self.into_first, self.first_bias = layers.into_first, layers.first_bias
        self.into_second, self.second_bias = layers.into_second, layers.second_bias
        self.into_parts, self.parts_bias = layers.into_parts, layers.parts_bias
        self.into_value, self.value_bias = layers.into_value, layers.value_bias
        self.n_first, self.n_second = len(layers.first_bias), len(layers.second_bias)
        self.given = bytearray(columns.n)
        """What it is given: a row, and from where that ends what the caller writes."""
        self.first = array("d", [0.0]) * self.n_first
        self.second = array("d", [0.0]) * self.n_second
        self.found = array("i", [0]) * max(columns.n_columns, self.n_first)
        """Where a layer is not 0, and what is there; the next one is added up from that."""
        self.found_by = array("d", [0.0]) * len(self.found)
        self.n_found = 0
        self.part_worth = array("d", [0.0]) * len(layers.parts_bias)
        self.part_at = array("i", [0]) * len(layers.parts_bias)
        self.tick = 0
        self.n_row = sum(field.size for field in features.fields())
        if not cython.compiled:  # compiled, this is an array inside the object
            self.chance = [0.0] * MENU_SIZE

    # What Python callers use

    def chances(self, view: Table, seat: t.Any, temperature: t.Any = 1.0) -> list[float]:
        """How likely it plays each legal move of a seat, by the seat's own view, in the order of the menu."""
        n = view.moves(seat)
        me = seat
        heat = temperature
        with cython.nogil:
            self.judge(view, me, n, heat)
        return [self.chance[i] for i in range(n)]

    def value(self, view: Table, seat: t.Any) -> float:
        """What the seat can expect: from -1, a loss, to 1."""
        self.encode(view, seat)
        self.look()
        return float(self.dot(self.into_value, 0) + self.value_bias[0])

    def tell(self, more: t.Any) -> None:
        """What is given besides the row."""
        for k in range(len(more)):
            self.given[self.n_row + k] = more[k]

    # A glance

    def judge(self, view: Table, seat: int, n: int, temperature: float) -> None:
        """Fill `chance` for the n moves that lie in the menu of the seat's own view; they add up to 1."""
        self.encode(view, seat)
        self.judge_given(view, seat, n, temperature)

    def judge_given(self, view: Table, seat: int, n: int, temperature: float) -> None:
        """The same of what it is given already."""
        self.look()
        best = -1e300
        for i in range(n):
            self.chance[i] = self.worth(self.features.action(view.menu[i], seat)) / temperature
            best = max(best, self.chance[i])
        total = 0.0
        for i in range(n):
            self.chance[i] = exp(self.chance[i] - best)
            total += self.chance[i]
        for i in range(n):
            self.chance[i] /= total

    def look(self) -> None:
        """Both hidden layers, from what it is given."""
        self.tick += 1
        for j in range(self.n_first):
            self.first[j] = self.first_bias[j]
        self.n_found = 0
        for k in range(self.columns.n):
            if self.given[k]:
                self.find_columns(k, self.given[k])
        self.add_found(self.first, self.into_first, self.n_first)
        for j in range(self.n_second):
            self.second[j] = self.second_bias[j]
        self.n_found = 0
        for i in range(self.n_first):
            if self.first[i] > 0.0:
                self.find(i, self.first[i])
        self.add_found(self.second, self.into_second, self.n_second)
        for j in range(self.n_second):
            self.second[j] = max(self.second[j], 0.0)

    def encode(self, view: Table, seat: int) -> None:
        for k in range(self.n_row):
            self.given[k] = 0
        if cython.compiled:
            self.features.row = cython.address(self.given[0])
        else:
            self.features.row = self.given
        self.features.encode(view, seat)

    def find_columns(self, k: int, given: int) -> None:
        """The columns of a byte that are not 0."""
        columns = self.columns.columns[k]
        column = self.columns.column[k]
        if columns == 0:
            return
        if self.columns.is_category[k]:
            if given <= columns:
                self.find(column + given - 1, 1.0)
            return
        for step in range(min(given, columns)):
            self.find(column + step, 1.0)
        if self.columns.is_whole[k]:
            self.find(column + columns, given / self.columns.whole)

    def find(self, place: int, by: float) -> None:
        """What a layer has at a place, if that is not 0."""
        self.found[self.n_found] = place
        self.found_by[self.n_found] = by
        self.n_found += 1

    def add_found(self, layer: t.Any, weights: Floats, width: int) -> None:
        """What was found in one layer adds to the next; four rows at a time, as reading and writing it costs most."""
        for k in range(self.n_found // 4):
            a = self.found[4 * k] * width
            b = self.found[4 * k + 1] * width
            c = self.found[4 * k + 2] * width
            d = self.found[4 * k + 3] * width
            by_a = self.found_by[4 * k]
            by_b = self.found_by[4 * k + 1]
            by_c = self.found_by[4 * k + 2]
            by_d = self.found_by[4 * k + 3]
            for j in range(width):
                layer[j] = (
                    layer[j]
                    + by_a * weights[a + j]
                    + by_b * weights[b + j]
                    + by_c * weights[c + j]
                    + by_d * weights[d + j]
                )
        for k in range(self.n_found - self.n_found % 4, self.n_found):
            a = self.found[k] * width
            by_a = self.found_by[k]
            for j in range(width):
                layer[j] += by_a * weights[a + j]

    def worth(self, action: int) -> float:
        """The sum of the parts of a move; each is worked out once for all moves."""
        total = 0.0
        for k in range(MOST_PARTS):
            part = self.parts[action * MOST_PARTS + k]
            if part == NO_PART:
                break
            if self.part_at[part] != self.tick:
                self.part_at[part] = self.tick
                self.part_worth[part] = self.dot(self.into_parts, part * self.n_second) + self.parts_bias[part]
            total += self.part_worth[part]
        return total

    def dot(self, weights: Floats, at: int) -> float:
        """The second layer by some weights, in STRIDE sums, which C can make side by side."""
        one = 0.0
        two = 0.0
        three = 0.0
        four = 0.0
        for k in range(self.n_second // STRIDE):
            j = k * STRIDE
            one += self.second[j] * weights[at + j]
            two += self.second[j + 1] * weights[at + j + 1]
            three += self.second[j + 2] * weights[at + j + 2]
            four += self.second[j + 3] * weights[at + j + 3]
        return (one + two) + (three + four)
