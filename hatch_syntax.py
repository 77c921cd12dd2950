"""Reads the rules as Python's own parser sees them: assignments, arrays and numbers, for `hatch_declarations.py`."""

from __future__ import annotations

import ast
import typing as t

LARGEST = 2**31 - 1

Function = ast.FunctionDef


def is_function(node: ast.AST) -> t.TypeGuard[Function]:
    return isinstance(node, Function)


def guarded(node: ast.AST) -> list[ast.stmt]:
    """What stands under `if not cython.compiled:`, or in the `else` of `if cython.compiled:`."""
    if not isinstance(node, ast.If):
        return []
    return {"not cython.compiled": node.body, "cython.compiled": node.orelse}.get(ast.unparse(node.test), [])


def body_of(node: Function) -> list[str]:
    """The lines of a function below its name, without its docstring."""
    statements = node.body[1:] if ast.get_docstring(node) else node.body
    return [f"    {line}" for part in statements for line in ast.unparse(part).splitlines()]


def parameters(node: Function) -> list[ast.arg]:
    return [argument for argument in node.args.args if argument.arg != "self"]


def assignments(node: Function) -> t.Iterator[tuple[ast.expr, ast.expr, ast.expr | None]]:
    """Each target of a function with what is assigned to it and its annotation; a loop counts in ints."""
    zero = ast.Constant(0)
    for part in ast.walk(node):
        if isinstance(part, ast.For):
            yield part.target, zero, None
    yield from assignments_in(part for part in ast.walk(node) if isinstance(part, ast.stmt))


def assignments_in(body: t.Iterable[ast.stmt]) -> t.Iterator[tuple[ast.expr, ast.expr, ast.expr | None]]:
    for part in sorted(body, key=lambda node: node.lineno):
        if isinstance(part, ast.Assign):
            yield from ((target, part.value, None) for target in part.targets)
        elif isinstance(part, ast.AugAssign):
            value = ast.BinOp(part.target, part.op, part.value)
            yield part.target, value, None
        elif isinstance(part, ast.AnnAssign):
            yield part.target, part.value or ast.Constant(0), part.annotation


def field_name(target: ast.expr) -> str:
    """`hand` of `self.hand`; empty for everything else."""
    if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
        return target.attr
    return ""


def array_of(value: ast.expr) -> tuple[ast.expr, list[ast.expr]]:
    """What a list such as `[[0] * 7 for _ in range(2)]` holds, and its sizes, the outer one first."""
    if isinstance(value, ast.ListComp):
        (loop,) = value.generators
        element, sizes = array_of(value.elt)
        return element, [*getattr(loop.iter, "args", []), *sizes]
    if isinstance(value, ast.BinOp) and isinstance(value.left, ast.List):
        element, sizes = array_of(value.left.elts[0])
        return element, [value.right, *sizes]
    return value, []


def innermost(annotation: ast.expr) -> ast.expr:
    """`u16` of `list[list[u16]]`."""
    return innermost(annotation.slice) if isinstance(annotation, ast.Subscript) else annotation


def assigned(nodes: t.Iterable[ast.stmt], known: dict[str, t.Any]) -> dict[str, t.Any]:
    """What names are worth after these statements, as far as numbers and words say it; `known` is not part of it."""
    found: dict[str, t.Any] = {}
    for target, node, _ in assignments_in(nodes):
        try:
            value = eval(ast.unparse(node), {"range": range, "len": len}, {**known, **found})  # noqa: S307 - our own source
        except Exception:  # noqa: BLE001, S112 - it is none of these numbers
            continue
        if isinstance(target, ast.Tuple):
            found |= dict(zip((ast.unparse(name) for name in target.elts), value, strict=True))
        else:
            found[ast.unparse(target)] = value
    return found


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def is_small(value: float) -> bool:
    return isinstance(value, int) and abs(value) <= LARGEST


def literal(name: str, value: float) -> str:
    """A number that no enum can hold, in C's own spelling."""
    if isinstance(value, float):
        return f'double {name} "{value!r}"'
    return f'unsigned long long {name} "{value:#x}ULL"'
