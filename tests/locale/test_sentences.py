"""Every message of every language, with every kind of argument, is a whole sentence.

Each card, face up and face down; the reader as the one who acts, as the other, alone or among several, and nobody in
particular; none, one and several of what is counted; every value that a message chooses by.
"""

from __future__ import annotations

import itertools
import re
import typing as t

import pytest
from tests.locale.ftl import messages, plain

from kartaro.core.errors import KartaroError
from kartaro.core.seats import FACE_DOWN
from kartaro.core.words import Card, Cards, Player, Players, Words
from kartaro.games import game as game_named
from kartaro.games import games
from kartaro.locale import LANGUAGES, Speech
from kartaro.locale.telling import ARTICLES, FORMS, Telling, complaint

if t.TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from kartaro.core.edition import Edition
    from kartaro.core.game import Game
    from kartaro.core.words import Argument

NAMES = ["Anna", "Budi", "Chiara"]
YOU = "<you>"
"""In place of the label of the reader's own seat, which must get into no sentence."""
COUNTS = (0, 1, 2, 5)
PAGE_COUNTS = {"count", "number", "seats", "fewest", "most", "seconds", "points", "games", "picks", "orders", "size"}
FRACTIONS = {"share", "low", "high", "rating", "mean", "time"}
TOLD = re.compile(r"(fact|told|move|status|step|mark|place|ask|goal|score)(-|$)")
GAMES = [game.name for game in games()]
PLURAL = {"one": 1, "other": 5}
CARDS = {"card", "card2", "card3", "named", "cards", "first", "second"}


class Reader(Telling):
    """Would say <you> where a message puts its reader in as a noun."""

    def player(self, seat: int) -> str:
        return YOU if seat == self.reader else super().player(seat)


def check(text: str, where: object) -> None:
    assert text, where
    assert not re.search(r"[{}$]|  | [.,:;!](?!\w)|<you>", text), (where, text)


def keys(name: str, chosen: set[str]) -> Sequence[str | int]:
    """Everything that a message may be given for an argument it chooses by."""
    if "one" not in chosen and chosen != {"other"} and not any(key.isdecimal() for key in chosen):
        return sorted(chosen)
    return (2, 4, 6) if name == "most" else sorted({int(PLURAL.get(key, key)) for key in chosen} | set(COUNTS))


# ---------------------------------------------------------------------- what games say


def faces(game: Game, wants: frozenset[str]) -> Sequence[int]:
    if not wants & CARDS:
        return (0,)
    return (*range(len(game.cards)), FACE_DOWN) if "known" in wants else range(len(game.cards))


def given(game: Game, name: str, face: int, chosen: Mapping[str, set[str]]) -> Sequence[Argument]:
    """Values of one argument: by its name, it is a card, a player, a number or a word."""
    several = Cards((face, face, (face + 1) % len(game.cards)))
    if name == "cards" or (name in {"first", "second"} and game.name != "love-letter"):
        return (Cards((face,)), several)
    if name in CARDS:
        return (Card(face),)
    if name in {"seat", "other"}:
        return (Player(0 if name == "seat" else 1),)
    if name in {"seats", "winners"}:
        return (Players(0b001), Players(0b011), Players(0b111), Players(0))
    if name in chosen:
        return keys(name, chosen[name])
    return COUNTS


def tellings(game: Game, message: str, language: str) -> Iterator[Words]:
    """A message of a game with every combination of what it can be told."""
    found = messages(language)[f"{game.name}-{message}"]
    options = {option.name for option in game.options}
    names = sorted(found.wants - {"you", "known"} - options)
    for face in faces(game, found.wants):
        values = [given(game, name, face, found.choices) for name in names]
        for combination in itertools.product(*values):
            yield Words(message, dict(zip(names, combination, strict=True)))


def is_said(words: Words) -> bool:
    """A round that was won by the last one left has one winner; a match has at least one."""
    arguments = words.arguments
    several = [value for value in arguments.values() if isinstance(value, Players)]
    if arguments.get("why") == "last":
        return several == [Players(0b001)]
    if arguments.get("why") == "nobody":
        return several != [Players(0b001)]
    return "why" in arguments or Players(0) not in several


def editions(game: Game, message: str, language: str) -> Sequence[Edition]:
    """All of them, where a message depends on options."""
    options = {option.name for option in game.options}
    return game.editions if options & messages(language)[f"{game.name}-{message}"].arguments else game.editions[:1]


def readers(message: str) -> tuple[int | None, ...]:
    """A move is told to whoever makes it, or to nobody in particular."""
    return (None, 0) if message.startswith("move-") else (None, 0, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_game_says_is_a_sentence_for_everybody(name: str, language: str) -> None:
    game, speech = game_named(name), Speech(language)
    said = [message.removeprefix(f"{name}-") for message in messages(language) if message.startswith(f"{name}-")]
    for message in filter(TOLD.match, said):
        for words in filter(is_said, tellings(game, message, language)):
            for edition, reader in itertools.product(editions(game, message, language), readers(message)):
                check(Reader(speech, game, NAMES, reader, edition.options).tell(words), (words, reader))
    assert speech.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_cards_have_the_same_forms_and_all_that_are_used(name: str, language: str) -> None:
    game, known = game_named(name), messages(language)
    cards = {game.card_words(card).message for card in range(len(game.cards))} | {"unknown-card"}
    forms = {known[f"{name}-{card}"].forms for card in cards}
    assert len(forms) == 1
    declared = forms.pop()
    assert declared <= set(FORMS)
    ours = [message for key, message in known.items() if key.startswith((f"{name}-", "error-"))]
    used = {argument.rpartition("_")[2] for message in ours for argument in message.arguments}
    assert declared <= used


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_form_is_the_name_of_its_card(name: str, language: str) -> None:
    """An article goes before the name; a case changes its end."""
    telling = Telling(Speech(language), game_named(name), ())
    for face in range(len(telling.game.cards)):
        card = telling.card(face)
        for form, text in telling.forms(face).items():
            assert text.endswith(card) if form in ARTICLES else text != card, (card, form, text)
            assert text[:3].lower() == card[:3].lower() or form in ARTICLES


# ---------------------------------------------------------------------- bare names


DUE = {
    ("en", "spicy"): r"(?<!:) $",
    ("it", ""): r"(?<!:)(?<!–) $",  # noqa: RUF001 - a dash
    ("eo", ""): r"\b\w+(?<!est)(?<!ir)(?:[aio]s|u) $",
}
"""Where a bare name may not stand: in running text (English Spicy, Italian), after a verb that takes an object."""
QUOTED = r"(dichiara\w*|poi|contro|senza annunciarla:?) $"
"""A declaration is quoted, and what answers a question needs no article."""


@pytest.mark.parametrize("place", DUE)
def test_no_bare_name_where_a_form_is_due(place: tuple[str, str]) -> None:
    language, game = place
    for name, message in messages(language).items():
        if not name.startswith(tuple(f"{one}-" for one in GAMES if game in {"", one})):
            continue
        for argument, before in message.before:
            if argument in {"card", "card2", "card3", "named"} and before:
                bare = re.search(DUE[place], before) and not re.search(QUOTED, before)
                assert not bare or is_claim(name, argument), (name, before, argument)


def is_claim(name: str, argument: str) -> bool:
    """English: what a card is called, is said as it is."""
    return name.startswith("spicy-") and argument == "named"


# ---------------------------------------------------------------------- refusals, and all the rest


def refusals(code: str, language: str) -> Iterator[dict[str, object]]:
    """The arguments of an error, as they are raised."""
    found = messages(language)[f"error-{code}"]
    names = sorted({plain(name) for name in found.arguments} - {"you"})
    values: list[Sequence[object]] = []
    for name in names:
        if name in found.choices:
            values.append(keys(name, found.choices[name]))
        elif name in {"hand", "cards"}:
            values.append((["x"], ["x", "y"]))
        else:
            values.append((0, 1) if name in {"seat", "target"} else (1, "word"))
    for combination in itertools.product(*values):
        yield dict(zip(names, combination, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_for_everybody(language: str) -> None:
    speech = Speech(language)
    for message in messages(language):
        code = message.removeprefix("error-")
        if code == message:
            continue
        for arguments in refusals(code, language):
            check(complaint(speech, KartaroError(code, **arguments)), (code, arguments))
            for name, reader in itertools.product(GAMES, (0, 2)):
                telling = Reader(speech, game_named(name), NAMES, reader)
                for card in telling.game.cards if "card" in arguments else ("",):
                    held = {key: list(telling.game.cards[:2]) for key in ("hand", "cards") if key in arguments}
                    error = KartaroError(code, **arguments | ({"card": card} if card else {}) | held)
                    check(telling.error(error), (code, error.arguments))
    assert speech.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_else_is_a_sentence(language: str) -> None:
    """Pages, commands and the terminal around a game."""
    speech = Speech(language)
    others = [name for name in messages(language) if not name.startswith((*(f"{game}-" for game in GAMES), "error-"))]
    for message in others:
        found = messages(language)[message]
        values = [plain_values(name, found.choices) for name in sorted(found.arguments)]
        for combination in itertools.product(*values):
            arguments = dict(zip(sorted(found.arguments), combination, strict=True))
            check(speech.say(message, **arguments), (message, arguments))
    assert speech.faults == []


def plain_values(name: str, chosen: Mapping[str, set[str]]) -> Sequence[object]:
    if name in chosen:
        return keys(name, chosen[name])
    return (0.5, 1) if name in FRACTIONS else COUNTS if name in PAGE_COUNTS else ("Anna", "Anna, Budi")
