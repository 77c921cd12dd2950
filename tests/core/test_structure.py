"""How every game's table is built, read from its source: only facts change a table, and each has its audience."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import re
import typing as t
from pathlib import Path

import pytest

import kartaro
from kartaro.core import seats, table
from kartaro.games import ROOMS, game, games

if t.TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(kartaro.__file__).parent
SCRATCH = {
    "menu", "order", "ledger", "n_facts", "hidden_mask", "hidden_twin", "hidden_unless", "hidden_card", "hidden_place",
    "unseen", "unseen_card", "pool", "n_hidden", "n_bound", "n_unseen",
}  # fmt: skip
"""Fields of the base class that are no part of a position."""
NO_RULES = {"__init__", "copy_from", "unhide", "choose_unseen", "put_choices"}
"""A table is new, or becomes equal to another, or is being imagined: none of these happens in a match."""
TELL = ("kind", "seat", "other", "card", "card2", "number", "heard_by", "seen_by")

rooms = pytest.mark.parametrize("room", list(ROOMS.values()))


def source(room: str, ending: str) -> str:
    return (PACKAGE / "games" / room / f"table{ending}").read_text("utf-8")


# ---------------------------------------------------------------------- reading a class


@dataclasses.dataclass
class Method:
    """What a method of a table does, as far as this test asks."""

    name: str
    node: ast.FunctionDef
    assigns: set[str]
    calls: set[str]
    tells: list[ast.Call]


def methods(text: str) -> dict[str, Method]:
    """The methods of the one class of a source."""
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    assert len(classes) == 1
    return {node.name: read(node) for node in classes[0].body if isinstance(node, ast.FunctionDef)}


def read(node: ast.FunctionDef) -> Method:
    own = node.args.args[0].arg
    aliases = dict(found_aliases(node, own))
    calls = [call for call in ast.walk(node) if isinstance(call, ast.Call) and field_of(call.func, own, {})]
    named = [(field_of(call.func, own, {}), call) for call in calls]
    return Method(
        node.name,
        node,
        assigns={field for target in targets(node) if (field := field_of(target, own, aliases))} - SCRATCH,
        calls={name for name, _ in named} - {"tell"},
        tells=[call for name, call in named if name == "tell"],
    )


def found_aliases(node: ast.FunctionDef, own: str) -> Iterator[tuple[str, str]]:
    """Local names of a list of the table: `hand = self.hand[seat]`."""
    for part in ast.walk(node):
        if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name):
            field = field_of(part.value, own, {})
            if field:
                yield part.targets[0].id, field


def targets(node: ast.FunctionDef) -> Iterator[ast.expr]:
    """All that is assigned to, deleted or counted up, but for plain local names."""
    for part in ast.walk(node):
        if isinstance(part, ast.Assign | ast.Delete):
            found = part.targets
        elif isinstance(part, ast.AugAssign | ast.AnnAssign | ast.For):
            found = [part.target]
        else:
            continue
        for target in found:
            spread = target.elts if isinstance(target, ast.Tuple | ast.List) else [target]
            yield from (one for one in spread if not isinstance(one, ast.Name))


def field_of(node: ast.expr, own: str, aliases: dict[str, str]) -> str:
    """The field of the table that an expression is or lies in: `hand` for `self.hand[seat][0]`; else ''."""
    while isinstance(node, ast.Subscript | ast.Starred):
        node = node.value
    if isinstance(node, ast.Name):
        return aliases.get(node.id, "")
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == own:
        return node.attr
    return ""


def facts_and_helpers(found: dict[str, Method]) -> tuple[set[str], set[str]]:
    """Methods that tell a fact, and those that change a table for them."""
    facts = {name for name, method in found.items() if method.tells}
    changing = {name for name, method in found.items() if method.assigns and name not in facts | NO_RULES | {"tell"}}
    while True:
        more = {
            name
            for name, method in found.items()
            if name not in facts | NO_RULES | changing and method.calls & changing and is_helper(name, facts)
        }
        if not more:
            return facts, changing
        changing |= more


def is_helper(name: str, facts: set[str]) -> bool:
    return name not in facts and name not in {"fold", "fold_between", "resolve"}


def wrong_changes(text: str) -> list[str]:
    """Methods that change the table, or use what does, and are not part of a fact."""
    found = methods(text)
    facts, helpers = facts_and_helpers(found)
    wrong = []
    for name in helpers:
        callers = {caller for caller, method in found.items() if name in method.calls}
        if callers and callers <= NO_RULES:
            continue
        if not callers <= facts | helpers | NO_RULES or not reaches_fact(name, found, facts):
            wrong.append(name)
    return wrong


def reaches_fact(name: str, found: dict[str, Method], facts: set[str]) -> bool:
    """Whether a fact calls this helper, directly or through others; a rule that assigns is called by rules alone."""
    seen, front = {name}, {name}
    while front:
        callers = {caller for caller, method in found.items() if method.calls & front} - seen
        if callers & facts:
            return not any(caller in {"resolve", "play"} for caller in callers)
        seen |= callers
        front = callers
    return False


# ---------------------------------------------------------------------- the tests


@rooms
def test_only_facts_and_their_helpers_change_a_table(room: str) -> None:
    assert wrong_changes(source(room, ".py")) == []


@rooms
def test_nothing_outside_the_class_changes_a_table(room: str) -> None:
    """Functions of the module work on tables only to copy them."""
    for node in ast.parse(source(room, ".py")).body:
        if isinstance(node, ast.FunctionDef):
            assert not list(targets(node)), node.name


@pytest.mark.parametrize(
    "rule",
    [
        "self.owes = 0",
        "self.hand[0][0] = 1",
        "self.safe |= 1",
        "hand = self.hand[0]; hand[0] = 1",
        "self.take(0, 1)",
        "del self.hand[0]",
        "self.top, self.end = 0, 1",
    ],
)
def test_a_rule_that_changes_the_table_is_found(rule: str) -> None:
    text = f"""
class Game(Table):
    def take(self, seat, card):
        self.hand[seat] = card
    def drew(self, seat, card):
        self.take(seat, card)
        self.tell(DREW, seat, 0, card, 0, 0, ALL, ALL)
    def resolve(self, seat, move):
        self.prince(seat)
    def prince(self, seat):
        {rule}
        self.drew(seat, 1)
"""
    assert wrong_changes(text)
    assert not wrong_changes(text.replace(rule, "pass"))


@rooms
def test_every_kind_of_fact_has_a_method_that_tells_that_kind_and_nothing_else_tells(room: str) -> None:
    found = methods(source(room, ".py"))
    kinds = [kind.name for kind in importlib.import_module(f"kartaro.games.{room}.box").FACTS]
    assert {name for name, method in found.items() if method.tells} == set(kinds)
    for name in kinds:
        for call in found[name].tells:
            assert isinstance(call.args[0], ast.Name)
            assert call.args[0].id == name.upper()


@rooms
def test_every_fact_says_who_hears_it_and_who_sees_its_cards(room: str) -> None:
    for method in methods(source(room, ".py")).values():
        for call in method.tells:
            given = [*TELL[: len(call.args)], *(keyword.arg for keyword in call.keywords)]
            assert given == list(TELL), method.name
            audiences = [*call.args, *(keyword.value for keyword in call.keywords)][-2:]
            assert not any(isinstance(audience, ast.Constant) for audience in audiences), method.name


@rooms
def test_neither_audience_has_a_default(room: str) -> None:
    tell = methods(source(room, ".py"))["tell"].node
    assert [argument.arg for argument in tell.args.args[1:]] == list(TELL)
    assert not tell.args.defaults
    assert not tell.args.kw_defaults


@rooms
def test_kinds_of_facts_are_numbered_in_their_order(room: str) -> None:
    numbers = constants(source(room, ".py"))
    kinds = importlib.import_module(f"kartaro.games.{room}.box").FACTS
    assert [numbers[kind.name.upper()] for kind in kinds] == list(range(len(kinds)))


@rooms
def test_every_kind_of_fact_is_folded_by_its_own_method(room: str) -> None:
    found = methods(source(room, ".py"))
    pairs = [pair for name in found if name.startswith("fold") for pair in branches(found[name].node)]
    kinds = [kind.name for kind in importlib.import_module(f"kartaro.games.{room}.box").FACTS]
    assert sorted(kind for kind, _ in pairs) == sorted(name.upper() for name in kinds)
    assert all(kind == name.upper() for kind, name in pairs)


def branches(node: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """Each `if kind == DREW: self.drew(…)` of a fold."""
    for part in ast.walk(node):
        if isinstance(part, ast.If) and isinstance(part.test, ast.Compare):
            compared, call = part.test.comparators[0], part.body[0]
            assert isinstance(compared, ast.Name)
            assert isinstance(call, ast.Expr)
            assert isinstance(call.value, ast.Call)
            assert isinstance(call.value.func, ast.Attribute)
            yield compared.id, call.value.func.attr


# ---------------------------------------------------------------------- the two sources of constants


def constants(text: str) -> dict[str, int]:
    """The constants of an interpreted module: what stands under `if not cython.compiled`."""
    found: dict[str, int] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.If) and "cython.compiled" in ast.unparse(node.test):
            for part in [*node.body, *node.orelse]:
                if isinstance(part, ast.Assign):
                    names = part.targets[0]
                    words = [ast.unparse(name) for name in (names.elts if isinstance(names, ast.Tuple) else [names])]
                    value = eval(ast.unparse(part.value), {"range": range}, dict(found))  # noqa: S307 - our own source
                    values = [value] if isinstance(value, int) else list(value)
                    found |= dict(zip(words, values, strict=True))
    return found


def declared(text: str) -> dict[str, int]:
    """The constants that a .pxd declares in its enum."""
    found: dict[str, int] = {}
    for block in re.findall(r"^cdef enum:\n((?:[ \t]+.*\n|\n)+)", text, re.MULTILINE):
        found |= {name: int(number, 0) for name, number in re.findall(r"^\s+(\w+) = (\w+)", block, re.MULTILINE)}
    return found


@rooms
def test_constants_are_the_same_compiled_and_interpreted(room: str) -> None:
    ours, compiled = constants(source(room, ".py")), declared(source(room, ".pxd"))
    assert compiled
    known = {name: value for module in (seats, table) for name, value in vars(module).items() if name.isupper()}
    core = constants((PACKAGE / "core" / "table.py").read_text("utf-8"))
    for name in compiled.keys() - ours.keys():
        assert compiled[name] == {**known, **core}[name], name
    for name in ours:
        assert compiled[name] == ours[name], name


def test_constants_of_the_core_are_the_same_compiled_and_interpreted() -> None:
    ours = constants((PACKAGE / "core" / "table.py").read_text("utf-8"))
    compiled = declared((PACKAGE / "core" / "table.pxd").read_text("utf-8"))
    for name, number in compiled.items():
        assert number == (ours[name] if name in ours else getattr(seats, name)), name
    assert ours.keys() <= compiled.keys()


# ---------------------------------------------------------------------- rooms


def test_every_game_is_found_by_its_name() -> None:
    assert [found.name for found in games()] == list(ROOMS)
    assert all(game(name).name == name for name in ROOMS)


def test_the_core_names_no_game() -> None:
    """Docstrings may, as an example; code may not."""
    words = "|".join(word for name, room in ROOMS.items() for word in (name, room, name.replace("-", "")))
    named = re.compile(rf"(?<![a-z])(?:{words})(?![a-z])")
    for path in (PACKAGE / "core").rglob("*.py"):
        code = without_docstrings(path.read_text("utf-8")).lower()
        assert not named.findall(code), path
    for path in (PACKAGE / "core").rglob("*.pxd"):
        assert not named.findall(path.read_text("utf-8").lower()), path


def without_docstrings(text: str) -> str:
    """The code of a source, without comments and without strings that stand alone."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        for body in (getattr(node, "body", None), getattr(node, "orelse", None)):
            if isinstance(body, list):
                body[:] = [part for part in body if not is_docstring(part)] or [ast.Pass()]
    return ast.unparse(tree)


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def rooms_imported(path: Path) -> set[str]:
    """The rooms of games that a module imports from."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names += [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
    return {room for room in ROOMS.values() if any(f"games.{room}" in name for name in names)}


def test_no_module_outside_the_rooms_imports_a_room() -> None:
    """But for rules of thumb, which are written for one game each."""
    thumbs = PACKAGE / "bots" / "thumb"
    for path in PACKAGE.rglob("*.py"):
        if PACKAGE / "games" not in path.parents:
            assert rooms_imported(path) <= ({path.stem} if path.parent == thumbs else set()), path
