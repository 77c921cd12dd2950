"""The messages of every language as parsed from their files: arguments, selectors and texts."""

from __future__ import annotations

import dataclasses
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from kartaro.locale import files, source
from kartaro.locale.telling import FORMS

BESIDE = (*FORMS, "count", "letter")
"""Arguments passed beside another one, for languages that need them: `card_acc`, `seats_count`, `seat_letter`."""


@dataclasses.dataclass
class Message:
    """A message, or an attribute of one."""

    arguments: set[str] = dataclasses.field(default_factory=set)
    choices: dict[str, set[str]] = dataclasses.field(default_factory=dict)
    """The keys of its variants, by the argument that selects."""
    before: list[tuple[str, str]] = dataclasses.field(default_factory=list)
    """Each placeable, with the text right before it."""
    forms: frozenset[str] = frozenset()
    """The names of its attributes."""
    refers: set[str] = dataclasses.field(default_factory=set)
    """The messages that are put into it, with its arguments."""

    @property
    def wants(self) -> frozenset[str]:
        """Its arguments, without those that only some languages need."""
        return frozenset(plain(name) for name in self.arguments)


def plain(name: str) -> str:
    """`card` of `card_acc`"""
    stem, _, form = name.rpartition("_")
    return stem if stem and form in BESIDE else name


class Reading(Visitor):  # type: ignore[misc] # it comes without types
    """Goes through a message."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.message.arguments.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - as above
        self.message.refers.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802 - as above
        assert isinstance(node.selector, fluent.VariableReference)
        keys = {getattr(variant.key, "name", None) or variant.key.value for variant in node.variants}
        self.message.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802 - as above
        text = ""
        for element in node.elements:
            if isinstance(element, fluent.TextElement):
                text = element.value
                continue
            if isinstance(element.expression, fluent.VariableReference):
                self.message.before.append((element.expression.id.name, text))
            text = ""
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language."""
    found: dict[str, Message] = {}
    for name in files():
        for entry in FluentParser().parse(source(language, name)).body:
            assert not isinstance(entry, fluent.Junk), f"{language}/{name}.ftl: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
                found[entry.id.name] = read(entry)
    for message in found.values():
        take_in(message, found)
    return found


def take_in(message: Message, found: dict[str, Message]) -> None:
    """What messages that are put into this one ask for, it asks for; they refer to no others."""
    for part in (found[name] for name in message.refers):
        assert not part.refers
        message.arguments |= part.arguments
        for name, keys in part.choices.items():
            message.choices.setdefault(name, set()).update(keys)


def read(entry: fluent.Message) -> Message:
    message = Message(forms=frozenset(attribute.id.name for attribute in entry.attributes))
    Reading(message).visit(entry)
    return message
