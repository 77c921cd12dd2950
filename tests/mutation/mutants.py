"""Mutants of a source: the same rules with one small fault each, made on its syntax tree.

Left alone: what only the compiled form runs, annotations, docstrings, and the zeros of facts in `tell`, which stand
for fields the kind does not carry.
"""

from __future__ import annotations
import __future__ as future

import ast
import copy
import hashlib
import typing as t
from collections import Counter
from types import CodeType

if t.TYPE_CHECKING:
    from collections.abc import Iterator

ALIKE = (
    ("SPY", "GUARD", "PRIEST", "BARON", "HANDMAID", "PRINCE", "CHANCELLOR", "KING", "COUNTESS", "PRINCESS"),
    ("LAST_ONE", "SHOWDOWN", "NOBODY_LEFT"),
    ("SECRET", "TRADE_OFF", "GIFT", "COMPETITION"),
    ("WRONG_NUMBER", "WRONG_SPICE", "WRONG", "UNNAMED"),
    ("LET_GO", "FOR_GOOD"),
    ("AFTER_PLAY", "AFTER_PASS", "TO_LAST", "TO_COPY"),
    ("AUTO", "ON_PLAY", "AT_ONE"),
    ("AT_RANDOM", "FIRST_ARRIVAL"),
    ("CHILI", "START", "RAIDER", "LUCK", "TURN", "COPYCAT"),
    ("NUMBER_WILD", "SPICE_WILD"),
)
"""Names of things of one kind: each is replaced by its neighbours."""

FLIPPED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
}
EXCHANGED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
COMPILED_ONLY = ("cython.compiled", "t.TYPE_CHECKING")
HEARERS, SEERS = 6, 7
"""The positions of the audiences among the arguments of `tell`."""


class Site(t.NamedTuple):
    """A node, where its parent holds it, and the statement it belongs to."""

    parent: ast.AST
    field: str
    at: int | None
    node: ast.AST
    statement: ast.AST

    def put(self, node: ast.AST) -> None:
        """Let the parent hold another node there."""
        if self.at is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.at] = node


class Mutant(t.NamedTuple):
    """One fault: where it is, and what is there instead."""

    module: str
    tree: ast.Module
    owner: ast.ClassDef | None
    """The class that the function is in."""
    definition: ast.FunctionDef
    site: Site
    replacement: ast.AST
    again: int = 0
    """The number of earlier mutants with the same text."""

    @property
    def function(self) -> str:
        return self.definition.name

    @property
    def line(self) -> int:
        """The line of the source."""
        return t.cast("int", getattr(self.site.node, "lineno", 0))

    def source(self) -> str:
        """The whole source with this fault."""
        self.site.put(self.replacement)
        source = ast.unparse(self.tree)
        self.site.put(self.site.node)
        return source

    def code(self) -> CodeType:
        """The function with this fault, compiled without the rest of its module."""
        self.site.put(self.replacement)
        code: CodeType = compile(self.alone(), f"<{self.module}>", "exec", future.annotations.compiler_flag)
        self.site.put(self.site.node)
        for name in ([self.owner.name] if self.owner else []) + [self.function]:
            code = next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == name)
        return code

    def alone(self) -> ast.Module:
        if self.owner is None:
            return ast.Module([self.definition], [])
        owner = copy.copy(self.owner)
        owner.body = [self.definition]
        return ast.Module([owner], [])

    @property
    def key(self) -> str:
        """A short key that stays the same as long as the fault reads the same."""
        return hashlib.sha256(f"{self.module} {self}".encode()).hexdigest()[:8]

    def __str__(self) -> str:
        """The fault in one line, without its line number, which changes."""
        node, statement = line_of(self.site.node), line_of(self.site.statement)
        where = f"{self.function}: " + (f"{statement}: " if statement != node else "")
        return f"{where}{node} -> {line_of(self.replacement)}" + (f" ({self.again + 1})" if self.again else "")


def mutants(source: str, module: str = "") -> list[Mutant]:
    """All mutants of the source of a module, in the order of its lines."""
    tree = ast.parse(source)
    found = []
    for owner, function in functions(tree):
        for site in sites(function, function):
            for replacement in faults(site):
                ast.fix_missing_locations(ast.copy_location(replacement, site.node))
                found.append(Mutant(module, tree, owner, function, site, replacement))
    found.sort(key=lambda mutant: mutant.line)
    times: Counter[str] = Counter()
    for i, mutant in enumerate(found):
        found[i] = mutant._replace(again=times[str(mutant)])
        times[str(mutant)] += 1
    return found


def line_of(node: ast.AST) -> str:
    """A node as text, cut to its first line."""
    return ast.unparse(node).splitlines()[0]


def functions(tree: ast.Module) -> Iterator[tuple[ast.ClassDef | None, ast.FunctionDef]]:
    """Functions of the module and of its classes, each with its class."""
    for node in tree.body:
        owner = node if isinstance(node, ast.ClassDef) else None
        members = owner.body if owner else [node]
        yield from ((owner, member) for member in members if isinstance(member, ast.FunctionDef))


def sites(parent: ast.AST, statement: ast.AST) -> Iterator[Site]:
    """Every node below a parent that may be replaced, outermost first."""
    for field, value in ast.iter_fields(parent):
        if field in {"annotation", "returns", "args"} and not isinstance(parent, ast.Call):
            continue
        nodes = list(enumerate(value)) if isinstance(value, list) else [(None, value)]
        for at, node in nodes:
            if isinstance(node, ast.AST) and not is_left_alone(node):
                within = node if isinstance(node, ast.stmt) else statement
                yield Site(parent, field, at, node, within)
                yield from sites(node, within)


def is_left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.If) and any(name in ast.unparse(node.test) for name in COMPILED_ONLY):
        return True
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


# ---------------------------------------------------------------------- faults


def faults(site: Site) -> Iterator[ast.AST]:
    """What may be put in place of a node."""
    node = site.node
    if isinstance(node, ast.stmt):
        yield from faults_of_statement(node)
    elif isinstance(node, ast.Compare):
        for operator in FLIPPED.get(type(node.ops[0]), ()):
            yield ast.Compare(node.left, [operator()], node.comparators)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        yield node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in EXCHANGED:
        yield ast.BinOp(node.left, EXCHANGED[type(node.op)](), node.right)
    elif isinstance(node, ast.Constant):
        yield from faults_of_constant(site, node)
    elif isinstance(node, ast.Name):
        yield from faults_of_name(node)
    elif isinstance(node, ast.Call):
        yield from faults_of_call(node)


def faults_of_statement(node: ast.stmt) -> Iterator[ast.AST]:
    if isinstance(node, ast.Expr | ast.AugAssign | ast.Break):
        yield ast.Pass()
    if isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name):
        yield ast.Pass()
    if isinstance(node, ast.Return) and node.value is None:
        yield ast.Pass()
    if isinstance(node, ast.AugAssign) and type(node.op) in EXCHANGED:
        yield ast.AugAssign(node.target, EXCHANGED[type(node.op)](), node.value)
    if isinstance(node, ast.If):
        yield ast.If(ast.Constant(value=True), node.body, node.orelse)
        yield ast.If(ast.Constant(value=False), node.body, node.orelse)


def faults_of_constant(site: Site, node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int) and not (is_tell(site.parent) and node.value == 0):
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)


def faults_of_name(node: ast.Name) -> Iterator[ast.AST]:
    for names in ALIKE:
        if node.id in names:
            at = names.index(node.id)
            yield ast.Name(names[(at + 1) % len(names)], ast.Load())
            yield ast.Name(names[at - 1], ast.Load())


def faults_of_call(node: ast.Call) -> Iterator[ast.AST]:
    if is_tell(node):
        for place in (HEARERS, SEERS):
            for audience in other_audiences(node.args[place]):
                yield with_argument(node, place, audience)
        return
    for first in range(len(node.args) - 1):
        one, two = node.args[first : first + 2]
        if ast.dump(one) != ast.dump(two):
            yield with_argument(with_argument(node, first, two), first + 1, one)


def is_tell(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell"


def with_argument(call: ast.Call, place: int, argument: ast.expr) -> ast.Call:
    return ast.Call(call.func, [*call.args[:place], argument, *call.args[place + 1 :]], call.keywords)


def other_audiences(audience: ast.expr) -> list[ast.expr]:
    """Everybody for nobody, nobody for everybody; for some of the seats both, and each of two alone."""
    everybody, nobody = ast.Name("ALL", ast.Load()), ast.Name("NOBODY", ast.Load())
    if isinstance(audience, ast.Name) and audience.id in {"ALL", "NOBODY"}:
        return [nobody if audience.id == "ALL" else everybody]
    alone = [audience.left, audience.right] if is_pair(audience) else []
    return [everybody, nobody, *alone]


def is_pair(audience: ast.expr) -> t.TypeGuard[ast.BinOp]:
    return isinstance(audience, ast.BinOp) and isinstance(audience.op, ast.BitOr)
