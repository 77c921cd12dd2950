"""The structure of every game's table, read from its source: only facts change it, and each fact has an audience."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import re
import typing as t
from pathlib import Path

import pytest

import kartaro
from kartaro.games import ROOMS, find_rooms, game, games

if t.TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(kartaro.__file__).parent
SCRATCH = {
    "menu", "order", "ledger", "n_facts", "hidden_mask", "hidden_twin", "hidden_unless", "hidden_card", "hidden_place",
    "unseen", "unseen_card", "pool", "n_hidden", "n_bound", "n_unseen",
}  # fmt: skip
"""Fields of the base class that are not part of a position."""
NO_RULES = {"__init__", "unhide", "choose_unseen"}
"""Methods that create or imagine a table: none of them runs in a match."""
IN_PLACE_OF = {"seats": "seat", "others": "other", "which": "other", "named": "number"}
TELL = ("kind", "seat", "other", "card", "card2", "number", "heard_by", "seen_by")

rooms = pytest.mark.parametrize("room", list(ROOMS.values()))


def source(room: str, ending: str) -> str:
    return (PACKAGE / "games" / room / f"table{ending}").read_text("utf-8")


# ---------------------------------------------------------------------- reading a class


@dataclasses.dataclass
class Method:
    """What this test needs to know of a method."""

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
    """Everything assigned, deleted or incremented, except local names."""
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
    """Methods that tell a fact, and their helpers that change a table."""
    facts = {name for name, method in found.items() if method.tells}
    changing = {name for name, method in found.items() if method.assigns and name not in facts | NO_RULES}
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
    return name not in facts and name != "resolve"


def wrong_changes(text: str) -> list[str]:
    """Methods that change the table, directly or through others, and are not part of a fact."""
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
    """Whether a fact calls this helper, directly or through others."""
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


def test_neither_audience_has_a_default() -> None:
    tree = ast.parse((PACKAGE / "core" / "table.py").read_text("utf-8"))
    (tell,) = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "tell")
    assert [argument.arg for argument in tell.args.args[1:]] == list(TELL)
    assert not tell.args.defaults
    assert not tell.args.kw_defaults


@rooms
def test_kinds_of_facts_are_numbered_in_their_order(room: str) -> None:
    table = importlib.import_module(f"kartaro.games.{room}.table")
    kinds = importlib.import_module(f"kartaro.games.{room}.box").FACTS
    assert [getattr(table, kind.name.upper()) for kind in kinds] == list(range(len(kinds)))


@rooms
def test_a_fact_tells_what_it_is_given_in_the_fields_that_it_carries(room: str) -> None:
    """`fold` calls the method with those fields in that order, so a view does the same as the truth."""
    found = methods(source(room, ".py"))
    for kind in importlib.import_module(f"kartaro.games.{room}.box").FACTS:
        names = [argument.arg for argument in found[kind.name].node.args.args[1:]]
        for call in found[kind.name].tells:
            told = dict(zip(TELL, map(ast.unparse, call.args), strict=True))
            fields = [IN_PLACE_OF.get(field, field) for field in kind.fields if field != "cards"]
            assert [told[field] for field in fields] == names, kind.name


# ---------------------------------------------------------------------- rooms


def test_every_game_is_found_by_its_name() -> None:
    assert [found.name for found in games()] == list(ROOMS)
    assert all(game(name).name == name for name in ROOMS)


def test_a_folder_that_is_put_there_is_a_game(tmp_path: Path) -> None:
    for room in ("old_lamp", "love_letter", "azul", "__pycache__"):
        (tmp_path / room).mkdir()
    for room in ("old_lamp", "love_letter", "azul"):
        (tmp_path / room / "__init__.py").touch()
    assert find_rooms([str(tmp_path)]) == {"love-letter": "love_letter", "azul": "azul", "old-lamp": "old_lamp"}


def test_the_core_names_no_game() -> None:
    """Docstrings may, as an example; code may not."""
    words = "|".join(word for name, room in ROOMS.items() for word in (name, room, name.replace("-", "")))
    named = re.compile(rf"(?<![a-z0-9])(?:{words})(?![a-z0-9])")
    for path in (PACKAGE / "core").rglob("*.py"):
        code = without_docstrings(path.read_text("utf-8")).lower()
        assert not named.findall(code), path
    for path in (PACKAGE / "core").rglob("*.pxi"):
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
    for path in PACKAGE.rglob("*.py"):
        if PACKAGE / "games" not in path.parents:
            assert not rooms_imported(path), path
