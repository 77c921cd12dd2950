"""Makes the C declarations of the rules from the rules: for every compiled module the .pxd that Cython reads with it.

A compiled module is plain Python. Its .pxd says of it, in this order:

    imports     from compiled modules, or of constants from others, as cimports; `from math` as `from libc.math`
    constants   numbers named in capitals under `if not cython.compiled:`, as an enum that Python sees too; such numbers
                elsewhere as C variables
    by hand     what a .pxi of the same name beside the module declares; then no more is made
    fields      all that methods assign to `self`; `[0] * N` is an array, of bytes unless annotated (core/widths.py)
    methods     and functions, if all they take and give are C types, without the GIL; their locals are ints, unless
                what is assigned to them is a float or part of an array, or they are annotated
    facts       for a table: `fold`, which calls the method of each kind with what FACTS says that it carries, and
                `copy_from`, which moves all fields at once, and `fields_at`, which says where they lie

What cannot be declared so is refused with its place, not guessed. The rest is up to Cython, which refuses what does not
fit. Nothing is kept from an earlier build.
"""

from __future__ import annotations

import ast
import math
import typing as t
from functools import cached_property

from hatch_syntax import (
    Function,
    array_of,
    assigned,
    assignments,
    assignments_in,
    body_of,
    field_name,
    guarded,
    innermost,
    is_function,
    is_number,
    is_small,
    literal,
    parameters,
)

if t.TYPE_CHECKING:
    from pathlib import Path

WIDTHS = {
    "i16": "short",
    "u8": "unsigned char",
    "u16": "unsigned short",
    "u32": "unsigned int",
    "u64": "unsigned long long",
    "size": "Py_ssize_t",
}
C_TYPES = {"int": "int", "bool": "bint", "float": "double", "None": "void", **WIDTHS}
TYPE_CODES = {"d": "double", "i": "int", "Q": "unsigned long long"}
SLOTS = {"seats": "seat", "others": "other", "which": "other", "named": "number"}
"""Fields of a fact that are written in the place of another."""
FOLD = "void fold(self, int kind, int seat, int other, int card, int card2, int number) noexcept nogil"


class Undeclarable(Exception):
    """Something in a module that has no C declaration, with its place."""


def declarations(package: Path, modules: t.Iterable[str]) -> tuple[dict[str, str], set[str]]:
    """The .pxd of each compiled module and of those whose constants they take, by name; and all modules read."""
    sources = Sources(package, frozenset(modules))
    texts = {name: sources[name].declared() for name in sorted(sources.compiled)}
    plain = [source for name, source in sources.read.items() if name not in sources.compiled and source.is_asked]
    texts |= {source.name: source.declared_constants("cdef") for source in plain}
    return texts, set(texts)


def write(texts: t.Mapping[str, str], folder: Path) -> None:
    """Lay the declarations out as packages below a folder."""
    for name, text in texts.items():
        path = folder.joinpath(*name.split(".")).with_suffix(".pxd")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        for parent in path.relative_to(folder).parents[:-1]:
            (folder / parent / "__init__.pxd").touch()


class Sources:
    """The modules of a package, read when they are asked for."""

    def __init__(self, package: Path, compiled: frozenset[str]) -> None:
        self.package = package
        self.compiled = compiled
        self.read: dict[str, Source] = {}

    def __getitem__(self, name: str) -> Source:
        if name not in self.read:
            path = self.package.joinpath(*name.split(".")[1:]).with_suffix(".py")
            self.read[name] = Source(self, name, path)
        return self.read[name]


# ---------------------------------------------------------------------- a module


class Source:
    """One module: its imports, its numbers, its functions and its class."""

    def __init__(self, sources: Sources, name: str, path: Path) -> None:
        self.sources = sources
        self.name = name
        self.path = path
        self.by_hand = path.with_suffix(".pxi")
        self.is_compiled = name in sources.compiled
        self.is_asked = False
        body = ast.parse(path.read_text("utf-8")).body
        self.guarded = [part for node in body for part in guarded(node)]
        self.body = [*body, *self.guarded]
        self.functions = {node.name: node for node in self.body if isinstance(node, Function)}
        self.classes = {node.name: Class(self, node) for node in body if isinstance(node, ast.ClassDef)}

    @cached_property
    def imported(self) -> dict[str, Source]:
        """Where names come from that can be cimported."""
        found: dict[str, Source] = {}
        for node in self.body:
            nodes = node.body if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test) else [node]
            for part in nodes:
                if isinstance(part, ast.ImportFrom) and (part.module or "").startswith("kartaro."):
                    found |= {alias.name: self.sources[part.module or ""] for alias in part.names}
        return {name: source for name, source in found.items() if source.offers(name)}

    def offers(self, name: str) -> bool:
        """Whether C code can take this from here."""
        if not self.is_compiled:
            return isinstance(self.constants.get(name), int)
        if name in self.functions and not self.by_hand.exists():
            return self.is_c(self.functions[name])
        return name in self.constants or name in self.classes or name in self.functions

    @cached_property
    def constants(self) -> dict[str, t.Any]:
        """Numbers named in capitals that C code knows beforehand, by what they are worth here."""
        nodes = self.guarded if self.is_compiled else self.body
        values: dict[str, t.Any] = {}
        if self.is_compiled:
            values = {name: source.constants[name] for name, source in self.imported.items() if name.isupper()}
        found = assigned(nodes, values)
        return {name: value for name, value in found.items() if is_number(value)}

    @cached_property
    def inline(self) -> tuple[str, ...]:
        """What callers hold, as INLINE names it: measured, as more of them make others slower."""
        found: tuple[str, ...] = assigned(self.guarded, {}).get("INLINE", ())
        return found

    @cached_property
    def variables(self) -> dict[str, str]:
        """Numbers named in capitals that are known when the module is imported, and their C types."""
        nodes = [node for node in self.body if node not in self.guarded]
        found = {name: value for name, value in assigned(nodes, dict(self.constants)).items() if is_number(value)}
        return {
            name: "double" if isinstance(value, float) else "int" for name, value in found.items() if name.isupper()
        }

    # What is written

    def declared(self) -> str:
        parts = [self.cimports(), self.declared_constants("cpdef")]
        if self.by_hand.exists():
            return "\n".join([*parts, self.by_hand.read_text("utf-8")])
        parts += [f"cdef {c_type} {name}\n" for name, c_type in self.variables.items() if name not in self.constants]
        parts += [found.declared() for found in self.classes.values()]
        parts += [self.c_function(node) for node in self.functions.values() if self.is_c(node)]
        return "\n".join(parts)

    def cimports(self) -> str:
        lines = ["cimport cython", "from libc.string cimport memcpy"]
        lines += [f"from {source.name} cimport {name}" for name, source in self.imported.items()]
        if any(found.is_table for found in self.classes.values()):
            lines.append("from kartaro.core.told cimport UNHEARD, told")
        for source in self.imported.values():
            source.is_asked = True
        for node in self.guarded:
            if isinstance(node, ast.ImportFrom) and node.module == "math":
                lines.append(f"from libc.math cimport {', '.join(alias.name for alias in node.names)}")
        return "\n".join([*lines, ""])

    def declared_constants(self, visible: str) -> str:
        """An enum of small numbers; C's own literals for others."""
        imported = set(self.imported) if self.is_compiled else set()
        own = {name: value for name, value in self.constants.items() if name not in imported and name.isupper()}
        small = [f"    {name} = {value}" for name, value in own.items() if is_small(value)]
        large = [f"    {literal(name, value)}" for name, value in own.items() if not is_small(value)]
        parts = [f"{visible} enum:", *small] if small else []
        return "\n".join([*parts, *(["cdef extern from *:", *large] if large else []), ""])

    def c_function(self, node: Function) -> str:
        """A declaration; the whole of a function that INLINE names and only the interpreter reads where it stands."""
        if node.name in self.inline and node in self.guarded:
            return "\n".join([f"cdef inline {self.signature(node)}:", *body_of(node), ""])
        return f"{self.c_locals(node, {})}cdef {self.signature(node)}\n"

    # Types

    def c_type(self, annotation: ast.expr | None) -> str:
        """The C type of an annotation; empty if it has none."""
        word = ast.unparse(annotation).strip("'\"") if annotation else ""
        if word in C_TYPES:
            return C_TYPES[word]
        known = self.imported.get(word)
        return word if word in self.classes or (known and word in known.classes) else ""

    def class_of(self, c_type: str) -> Class | None:
        """The class that a C type is, if it is one."""
        source = self if c_type in self.classes else self.imported.get(c_type)
        return source.classes.get(c_type) if source else None

    def is_c(self, node: Function) -> bool:
        """Whether a function takes and gives C types only, in their places."""
        others = [*node.args.kwonlyargs, *node.args.posonlyargs, *node.decorator_list]
        types = [self.c_type(argument.annotation) for argument in parameters(node)]
        return not others and not node.name.startswith("__") and all([*types, self.c_type(node.returns)])

    def signature(self, node: Function, own: str = "") -> str:
        typed = [f"{self.c_type(argument.annotation)} {argument.arg}" for argument in parameters(node)]
        words = ", ".join([*([own] if own else []), *typed])
        return f"{self.c_type(node.returns)} {node.name}({words}) noexcept nogil"

    def c_locals(self, node: Function, own: dict[str, str]) -> str:
        """The types of the locals, as Cython's decorator."""
        found = Locals(self, node, own)
        found.check_divisions(node)
        types = found.types
        words = [f'{name}="{c_type}"' for name, c_type in types.items()]
        return f"@cython.locals({', '.join(words)})\n" if words else ""


# ---------------------------------------------------------------------- a class


class Class:
    """The class of a module."""

    def __init__(self, source: Source, node: ast.ClassDef) -> None:
        self.source = source
        self.node = node
        self.name = node.name
        self.methods = {part.name: part for part in node.body for part in (part, *guarded(part)) if is_function(part)}

    @cached_property
    def base(self) -> Class | None:
        names = [ast.unparse(base) for base in self.node.bases]
        return self.source.class_of(names[0]) if names else None

    @property
    def is_table(self) -> bool:
        """Whether it is a game's table."""
        return self.base is not None and self.base.name == "Table"

    @cached_property
    def fields(self) -> dict[str, str]:
        """The declarations of all fields, those of the base class included: `unsigned char hand[2][GEISHAS]`."""
        found = dict(self.base.fields) if self.base else {}
        for method in self.methods.values():
            given = {argument.arg: self.source.c_type(argument.annotation) for argument in parameters(method)}
            for target, value, annotation in assignments(method):
                name = field_name(target)
                if name and name not in found:
                    found[name] = self.field(name, value, annotation, given)
        return found

    def field(self, name: str, value: ast.expr, annotation: ast.expr | None, given: dict[str, str]) -> str:
        """The declaration of a field by what is assigned to it first."""
        element, sizes = array_of(value)
        if annotation is not None:
            inner = innermost(annotation)
            c_type = self.source.c_type(inner)
            if not c_type:
                raise Undeclarable(f"{self.source.path}:{annotation.lineno}: no C type for {ast.unparse(annotation)}")
        elif isinstance(value, ast.Call) and ast.unparse(value.func) == "array":
            return f"{TYPE_CODES[ast.literal_eval(value.args[0])]}[::1] {name}"
        elif isinstance(element, ast.Constant) and isinstance(element.value, bool | float):
            c_type = "bint" if isinstance(element.value, bool) else "double"
        elif isinstance(value, ast.Name) and given.get(value.id):
            c_type = given[value.id]
        else:
            c_type = "unsigned char" if sizes else "int"
        return f"{c_type} {name}{''.join(f'[{ast.unparse(size)}]' for size in sizes)}"

    def field_type(self, name: str) -> tuple[str, int]:
        """The type of what a field holds, and how many indices lead there."""
        words = self.fields.get(name, "int _").rpartition(" ")
        if words[0].endswith("[::1]"):
            return words[0].removesuffix("[::1]"), 1
        return words[0], words[2].count("[")

    def returns(self, name: str) -> str:
        """The C type that a method gives; empty if it is none of C."""
        method = self.methods.get(name)
        if method:
            return self.source.c_type(method.returns)
        return self.base.returns(name) if self.base else ""

    # What is written

    def declared(self) -> str:
        base = f"({self.base.name})" if self.base else ""
        own = [field for name, field in self.fields.items() if not self.base or name not in self.base.fields]
        lines = ["@cython.final", f"cdef class {self.name}{base}:"]
        lines += [f"    cdef {'' if '[' in field or 'double' in field else 'readonly '}{field}" for field in own]
        lines += ["    cdef int last_field  # the bounds of every array above are checked in a test build", ""]
        for node in self.methods.values():
            if self.source.is_c(node) and not (self.base and self.base.returns(node.name)):
                lines += [f"    {line}" for line in self.method(node).splitlines()]
        if self.is_table:
            lines += [*self.fold(), *self.inform(), *self.copying(own[0])]
        return "\n".join([*lines, ""])

    def method(self, node: Function) -> str:
        inline = "inline " if node.name in self.source.inline else ""
        return f"{self.source.c_locals(node, {'self': self.name})}cdef {inline}{self.source.signature(node, 'self')}"

    def fold(self) -> list[str]:
        """Every kind of fact goes to its method, with what it carries."""
        lines = [f"    cdef inline {FOLD}:"]
        for number, (name, carries) in enumerate(self.kinds()):
            method = self.methods.get(name)
            given = [SLOTS.get(field, field) for field in carries.split() if field != "cards"]
            if method is None or len(given) != len(parameters(method)) or not self.source.is_c(method):
                raise Undeclarable(f"{self.source.path}: a fact {name!r} carries {carries!r}: a method must take that")
            if self.source.constants.get(name.upper()) != number:
                raise Undeclarable(f"{self.source.path}: {name.upper()} is not {number}, its number in FACTS")
            lines.append(f"        {'el' if number else ''}if kind == {name.upper()}:")
            lines.append(f"            self.{name}({', '.join(given)})")
        return lines

    def inform(self) -> list[str]:
        """Every fact of the ledger goes to each view, as told."""
        orders = [name.upper() for name, carries in self.kinds() if "cards" in carries.split()]
        is_order = " or ".join(f"fact & 255 == {name}" for name in orders) or "False"
        view = f"(<{self.name}>views[k])"
        fields = ", ".join(f"row >> {shift} & 255" for shift in range(0, 48, 8))
        return [
            "    cdef inline void inform(self, void** views, int n) noexcept nogil:",
            "        cdef int i, k",
            "        cdef unsigned long long fact, row",
            "        for i in range(self.n_facts):",
            "            fact = self.ledger[i]",
            "            for k in range(n):",
            f"                row = told(fact, {view}.viewer)",
            "                if row != UNHEARD:",
            f"                    if {is_order}:",
            f"                        {view}.hear_order(self, row >> 24 & 255)",
            f"                    {view}.fold({fields})",
        ]

    def kinds(self) -> list[tuple[str, str]]:
        """The names of the kinds of facts and what they carry, from FACTS in the game's box."""
        box = self.source.sources[f"{self.source.name.rpartition('.')[0]}.box"]
        box.is_asked = True
        for target, value, _ in assignments_in(box.body):
            if ast.unparse(target) == "FACTS" and isinstance(value, ast.Tuple):
                calls = [kind for kind in value.elts if isinstance(kind, ast.Call)]
                return [(ast.literal_eval(call.args[0]), ast.literal_eval(call.args[1])) for call in calls]
        raise Undeclarable(f"{box.path}: no FACTS")

    def copying(self, first: str) -> list[str]:
        """All fields of the game lie in one piece of memory."""
        name = first.rpartition(" ")[2].partition("[")[0]
        start = f"<char*>&self.{name}"
        return [
            "    cdef inline void copy_from(self, Table other) noexcept nogil:",
            f"        memcpy({start}, <char*>&(<{self.name}>other).{name}, <char*>&self.last_field - {start})",
            "        self.asks = other.asks",
            "        self.rests = other.rests",
            "    cdef inline Py_ssize_t fields_at(self, char** place) noexcept nogil:",
            f"        place[0] = {start}",
            f"        return <char*>&self.last_field - {start}",
        ]


# ---------------------------------------------------------------------- the locals of a function


class Locals:
    """The C types of a function's local names."""

    def __init__(self, source: Source, node: Function, own: dict[str, str]) -> None:
        self.source = source
        self.known = {argument.arg: source.c_type(argument.annotation) for argument in parameters(node)} | own
        self.types: dict[str, str] = {}
        for target, value, annotation in assignments(node):
            if isinstance(target, ast.Name) and target.id not in self.known and target.id != "_":
                c_type = source.c_type(annotation)
                self.types[target.id] = c_type or wider(self.types.get(target.id, ""), self.type_of(value))

    def check_divisions(self, node: Function) -> None:
        """Refuse a `/` of two ints, which C would round."""
        divisions = [part for part in ast.walk(node) if isinstance(part, ast.BinOp) and isinstance(part.op, ast.Div)]
        for part in divisions:
            if "double" not in {self.type_of(part.left), self.type_of(part.right)}:
                raise Undeclarable(f"{self.source.path}:{part.lineno}: in C this divides ints: {ast.unparse(part)}")

    def type_of(self, node: ast.expr) -> str:
        """The type of an expression: what its parts come to, and an int where nothing says more."""
        if isinstance(node, ast.Constant):
            return "double" if isinstance(node.value, float) else "int"
        if isinstance(node, ast.Name):
            return self.types.get(node.id) or self.known.get(node.id) or self.type_of_name(node.id)
        if isinstance(node, ast.Attribute | ast.Subscript):
            return self.type_of_part(node)
        if isinstance(node, ast.Call):
            return self.type_of_call(node)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
            return "double"
        parts = {
            ast.BinOp: ("left", "right"),
            ast.IfExp: ("body", "orelse"),
            ast.UnaryOp: ("operand",),
        }.get(type(node), ())
        return widest(self.type_of(getattr(node, part)) for part in parts)

    def type_of_name(self, name: str) -> str:
        source = self.source.imported.get(name, self.source)
        return "double" if isinstance(source.constants.get(name), float) else source.variables.get(name, "int")

    def type_of_part(self, node: ast.expr) -> str:
        """Of a field, or of what its indices lead to: a pointer, if they do not lead to the end."""
        indices = 0
        while isinstance(node, ast.Subscript):
            node = node.value
            indices += 1
        found = self.owner(node.value) if isinstance(node, ast.Attribute) else None
        if found is None or not isinstance(node, ast.Attribute):
            return "int"
        c_type, needed = found.field_type(node.attr)
        if indices < needed:
            return f"{c_type}*"
        return "int" if c_type in {"unsigned char", "unsigned short", "short", "bint"} else c_type

    def type_of_call(self, node: ast.Call) -> str:
        if isinstance(node.func, ast.Attribute):
            found = self.owner(node.func.value)
            return (found.returns(node.func.attr) if found else "") or "int"
        name = ast.unparse(node.func)
        if name in {"min", "max"}:
            return widest(self.type_of(argument) for argument in node.args)
        if hasattr(math, name):
            return "double"
        source = self.source.imported.get(name, self.source)
        function = source.functions.get(name)
        return (source.c_type(function.returns) if function else "") or "int"

    def owner(self, node: ast.expr) -> Class | None:
        return self.source.class_of(self.known.get(node.id, "")) if isinstance(node, ast.Name) else None


def wider(one: str, other: str) -> str:
    """The type that holds both."""
    return one if not other or one == "double" or (one != "int" and one and other == "int") else other


def widest(types: t.Iterable[str]) -> str:
    found = "int"
    for c_type in types:
        found = wider(found, "int" if c_type == "bint" else c_type)
    return found
