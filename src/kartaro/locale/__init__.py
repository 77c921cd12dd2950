"""Every text a user reads, in four languages; the only module that uses Fluent.

The messages are beside this file, in `en/core.ftl` and so on, with the same ids in every language. `Speech` formats
them; `telling` formats the messages of a game, and `rulebook` its rules.
"""

from __future__ import annotations

import functools
import os
import typing as t

from kartaro.core.errors import BadOption

if t.TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "id", "it", "eo")
"""The first is the default."""

FOLDER = os.path.dirname(os.path.abspath(__file__))
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the environment, from the first locale variable that is set."""
    wish = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    spoken = [part.split("_")[0].split(".")[0].split("-")[0].lower() for part in wish.split(":")]
    return next((language for language in spoken if language in LANGUAGES), LANGUAGES[0])


class Speech:
    """Formats messages in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadOption("unknown-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self.faults: list[str] = []
        """Errors found while formatting; empty if all messages are correct."""
        self._bundle: FluentBundle | None = None
        self._loaded: set[str] = set()
        self._said: dict[str, str] = {}

    def say(self, message: str, **arguments: object) -> str:
        """The formatted message; arguments cannot add line breaks or control characters."""
        if not arguments and message in self._said:
            return self._said[message]
        text = self._format(message, arguments)
        if not arguments:
            self._said[message] = text
        return text

    def _format(self, message: str, arguments: Mapping[str, object]) -> str:
        found = self._find(message)
        if found is None:
            self.faults.append(f"no message {message}")
            return message
        return self._pattern(message, found.value, arguments)

    def _pattern(self, message: str, pattern: object, arguments: Mapping[str, object]) -> str:
        plain = {name: printable(value) if isinstance(value, str) else value for name, value in arguments.items()}
        text, errors = self._bundle_now().format_pattern(pattern, plain)
        self.faults.extend(f"{message}: {error}" for error in errors)
        return str(text)

    def forms(self, message: str, **arguments: object) -> dict[str, str]:
        """The attributes of a message: a name in the forms that sentences of this language put it in."""
        found = self._find(message)
        attributes = {} if found is None else found.attributes
        return {form: self._pattern(message, pattern, arguments) for form, pattern in attributes.items()}

    def has(self, message: str) -> bool:
        """Whether the message exists."""
        return self._find(message) is not None

    def join(self, names: t.Sequence[str]) -> str:
        """`Anna, Bruno and Clara`"""
        if len(names) < 2:  # noqa: PLR2004 - one name is not joined to anything
            return "".join(names)
        return self.say("list-and", items=", ".join(names[:-1]), items_count=len(names) - 1, last=names[-1])

    def _find(self, message: str) -> t.Any:  # noqa: ANN401 - fluent.runtime comes without types
        """Files are loaded lazily: a short command should not wait for the rulebooks."""
        bundle = self._bundle_now()
        unread = iter(files_for(message))
        while not bundle.has_message(message):
            name = next(unread, "")
            if not name:
                return None
            self._load(name)
        return bundle.get_message(message)

    def _bundle_now(self) -> FluentBundle:
        if self._bundle is None:
            from fluent.runtime import FluentBundle  # noqa: PLC0415 - slow; some commands say nothing

            self._bundle = FluentBundle([self.language], use_isolating=False)
        return self._bundle

    def _load(self, name: str) -> None:
        if name not in self._loaded:
            self._loaded.add(name)
            self._bundle_now().add_resource(resource(self.language, name))


@functools.cache
def resource(language: str, name: str) -> t.Any:  # noqa: ANN401 - as above
    """A parsed file of messages."""
    from fluent.runtime import FluentResource  # noqa: PLC0415 - as above

    return FluentResource(source(language, name))


def source(language: str, name: str) -> str:
    """The text of a file of messages."""
    with open(os.path.join(FOLDER, language, f"{name}.ftl"), encoding="utf-8") as file:
        return file.read()


@functools.cache
def files() -> tuple[str, ...]:
    """The names of the files of messages, the same in every language."""
    return tuple(entry[: -len(".ftl")] for entry in os.listdir(os.path.join(FOLDER, LANGUAGES[0])))


def files_for(message: str) -> list[str]:
    """All files, ordered by how likely they contain the message: same prefix first, then same first word."""

    def strangeness(name: str) -> tuple[bool, bool, str]:
        whole, first = name.removesuffix("s"), name.partition("-")[0]
        return not message.startswith(f"{whole}-"), not message.startswith(f"{first}-"), name

    return sorted(files(), key=strangeness)


def number_text(number: int) -> str:
    """A number as people read it: below zero with a minus, which is no hyphen."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def printable(text: str) -> str:
    """Untrusted text without control characters and line breaks."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
