"""The C declarations that the build generates: constants, fields, methods, locals and facts."""

from __future__ import annotations

import re
import typing as t
from pathlib import Path

import pytest
from hatch_declarations import Undeclarable, declarations, write

import kartaro
from kartaro._speed import COMPILED

if t.TYPE_CHECKING:
    from collections.abc import Callable

    Declared = Callable[..., str]

CORE = """
class Table:
    def __init__(self, seats: int) -> None:
        self.asks = 0

    def moves(self, seat: int) -> int:
        return 0
"""
BOX = """
N_CARDS = 3 * 7
FACTS = (FactKind("drew", "seat card", leaves="deck"), FactKind("stood", "seat number which"))
"""
TABLE = """
try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

from kartaro.core.table import Table
from kartaro.games.lamp.box import FACTS

if not cython.compiled:
    from math import exp

    from kartaro.games.lamp.box import N_CARDS

    DREW, STOOD = range(2)
    ANY = (1 << 5) - 1
    LARGE = 0xFFFF << 24
    EVEN = 0.5

SURE = 1.5


class Lamp(Table):
    kinds = FACTS

    def __init__(self, terms: Terms, seats: int) -> None:
        super().__init__(seats)
        if not cython.compiled:
            self.hand = [[0] * 7 for _ in range(2)]
            self.may: list[u16] = [0] * N_CARDS
        self.faults: bool = terms.faults
        self.clear()

    def clear(self) -> None:
        self.ended = False
        self.top = 0

    def drew(self, seat: int, card: int) -> None:
        for i in range(7):
            hand = self.hand[seat]
            hand[i] = card
        self.tell(DREW, seat, 0, card, 0, 0, ALL, ALL)

    def stood(self, seat: int, round_: int, state: int) -> None:
        self.tell(STOOD, seat, state, 0, 0, round_, ALL, ALL)

    def moves(self, seat: int) -> int:
        return 0

    def chance(self, seat: int) -> float:
        total = 0
        total += exp(SURE * seat)
        share = seat / 2.0
        return total + share

    def state(self) -> dict[str, int]:
        return {}
"""


@pytest.fixture
def declared(tmp_path: Path) -> Declared:
    """The declarations of a small game, with part of its source replaced."""

    def declare(was: str = "", now: str = "") -> str:
        texts = {"core/table": CORE, "games/lamp/box": BOX, "games/lamp/table": TABLE}
        assert any(was in text for text in texts.values())
        for name, text in texts.items():
            path = tmp_path / f"{name}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text.replace(was, now) if was else text, "utf-8")
        names = ["kartaro.core.table", "kartaro.games.lamp.table"]
        return declarations(tmp_path, names)[0]["kartaro.games.lamp.table"]

    return declare


@pytest.mark.parametrize(
    "line",
    [
        "from libc.math cimport exp",
        "from kartaro.core.table cimport Table",
        "from kartaro.games.lamp.box cimport N_CARDS",
        "cpdef enum:",
        "    STOOD = 1",
        "    ANY = 31",
        '    unsigned long long LARGE "0xffff000000ULL"',
        '    double EVEN "0.5"',
        "cdef double SURE",
        "cdef class Lamp(Table):",
        "    cdef unsigned char hand[2][7]",
        "    cdef unsigned short may[N_CARDS]",
        "    cdef readonly bint faults",
        "    cdef readonly bint ended",
        "    cdef readonly int top",
        '    @cython.locals(i="int", hand="unsigned char*")',
        "    cdef void drew(self, int seat, int card) noexcept nogil",
        '    @cython.locals(total="double", share="double")',
        "            self.drew(seat, card)",
        "            self.stood(seat, number, other)",
    ],
)
def test_what_becomes_of_it(declared: Declared, line: str) -> None:
    assert line in declared().splitlines()


def test_what_the_base_class_declares_or_python_alone_calls_is_left_out(declared: Declared) -> None:
    assert not re.search(r" (asks|moves\(|state\(|FACTS)", declared())


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("DREW, STOOD = range(2)", "STOOD, DREW = range(2)"),
        ('"seat card"', '"seat"'),
        ("def drew(", "def draws("),
        ("card: int) -> None", "card: int) -> str"),
        ("list[u16]", "list[u17]"),
        ("FACTS = (", "FAKTS = ("),
        ("seat / 2.0", "seat / 2"),
    ],
)
def test_what_cannot_be_declared_is_refused_with_its_place(declared: Declared, was: str, now: str) -> None:
    with pytest.raises(Undeclarable, match=r"(table|box)\.py"):
        declared(was, now)


def test_no_declaration_is_in_the_sources_and_each_compiled_module_has_one(tmp_path: Path) -> None:
    package = Path(kartaro.__file__).parent
    assert not [*package.rglob("*.pxd")]
    texts, read = declarations(package, COMPILED)
    assert {*COMPILED} <= texts.keys() == read
    write(texts, tmp_path)
    assert (tmp_path / "kartaro/games/spicy/box.pxd").read_text("utf-8").startswith("cdef enum:")
    assert (tmp_path / "kartaro/games/__init__.pxd").exists()
