"""Formats the messages of a game for a reader."""

from __future__ import annotations

import typing as t
from collections import Counter

from kartaro.core.seats import DEALER, FACE_DOWN, LETTERS, letter, members
from kartaro.core.words import Card, Cards, Counts, Player, Players, is_known, words
from kartaro.locale import number_text, printable
from kartaro.locale.names import shown_name

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.errors import KartaroError
    from kartaro.core.fact import Fact
    from kartaro.core.game import Game
    from kartaro.core.words import Argument, Words
    from kartaro.locale import Speech


ARTICLES = ("a", "the", "of")
"""Forms of a name with the article that a sentence asks for; in a list, names have none."""
CASES = ("acc",)
"""Forms of a name by its part in a sentence."""
FORMS = ARTICLES + CASES
"""Attributes that names of cards may have; the form `acc` of an argument `card` is passed beside it as `card_acc`."""


class Telling:
    """Formats the messages of one game for one reader: a seat, or with `reader=None` nobody in particular.

    `options` are those of the table; messages that depend on them get them as arguments.
    """

    def __init__(
        self,
        speech: Speech,
        game: Game,
        names: t.Sequence[str],
        reader: int | None = None,
        options: t.Mapping[str, str] | None = None,
    ) -> None:
        self.speech = speech
        self.game = game
        self.names = [printable(shown_name(speech, name)) for name in names]
        self.reader = reader
        self.options = options or {}
        self._forms: dict[int, dict[str, str]] = {}

    def to(self, reader: int | None) -> Telling:
        """The same, for another reader."""
        other = Telling(self.speech, self.game, self.names, reader, self.options)
        other._forms = self._forms  # the same for everybody
        return other

    @property
    def has_rounds(self) -> bool:
        """Whether the game is played in rounds: one that is not never says that one has ended."""
        return any(kind.name == "round_ended" for kind in self.game.kinds)

    # Names

    def say(self, message: str, **arguments: object) -> str:
        """A message of the game."""
        return self.speech.say(f"{self.game.name}-{message}", **arguments)

    def card(self, face: int) -> str:
        """The name of a card."""
        words = self._card_words(face)
        return self.say(words.message, **words.arguments)

    def forms(self, face: int) -> dict[str, str]:
        """The name of a card in the forms that its language has."""
        if face not in self._forms:
            words = self._card_words(face)
            self._forms[face] = self.speech.forms(f"{self.game.name}-{words.message}", **words.arguments)
        return self._forms[face]

    def _card_words(self, face: int) -> Words:
        return UNKNOWN_CARD if face == FACE_DOWN else self.game.card_words(face)

    def cards(self, faces: t.Iterable[int]) -> str:
        """The names of cards, in order."""
        return ", ".join(self.card(face) for face in faces)

    def listed(self, faces: t.Iterable[int], case: str = "") -> str:
        """Cards as a sentence lists them, equal ones counted."""
        return self.speech.join([self._counted(face, count, case) for face, count in Counter(faces).items()])

    def _counted(self, face: int, count: int, case: str) -> str:
        name = self.forms(face).get(case, "") or self.card(face)
        return name if count == 1 else self.speech.say("list-times", count=count, name=name)

    def effect(self, card: int, edition: Edition) -> str:
        """The effect of a card, as on the reference card."""
        return self.say(self.game.card_effect(card), **edition.options)

    def player(self, seat: int) -> str:
        """The player's name; `You` for the reader, which is a label and not put into sentences."""
        if seat == self.reader:
            return self.speech.say("seat-you")
        return self.names[seat] if seat < len(self.names) else letter(seat).upper()

    # Words

    def tell(self, words: Words) -> str:
        """A message as this reader reads it."""
        told = self.arguments(words.arguments)
        told |= {"you": self.you(words.arguments), "known": "yes" if is_known(words) else "no"}
        return self.say(words.message, **{**self.options, **told})

    def fact(self, fact: Fact) -> str | None:
        """A fact, as it was told; None if there is nothing to tell."""
        words = self.game.fact_words(fact)
        return None if words is None else self.tell(words)

    def you(self, arguments: t.Mapping[str, Argument]) -> str:
        """Which of the players in a message is the reader; of several, whether `alone` or `among` others."""
        for name in ("seat", "other"):
            player = arguments.get(name)
            if isinstance(player, Player) and player.seat == self.reader:
                return name
        for value in arguments.values():
            if isinstance(value, Players) and self.reader in members(value.seats):
                return "alone" if len(members(value.seats)) == 1 else "among"
        return "none"

    def arguments(self, given: t.Mapping[str, Argument]) -> dict[str, str | int]:
        """Arguments as text or numbers, and beside each what its sentence may need to know of it."""
        found: dict[str, str | int] = {}
        for name, value in given.items():
            found |= self._put(name, value)
        return found

    def _put(self, name: str, value: Argument) -> dict[str, str | int]:
        if isinstance(value, Card):
            return {name: self.card(value.face), **beside(name, self.forms(value.face))}
        if isinstance(value, Cards):
            listed = {case: self.listed(value.faces, case) for case in CASES}
            return {name: self.listed(value.faces), **beside(name, listed), f"{name}_count": len(value.faces)}
        if isinstance(value, Counts):
            return {name: ", ".join(f"{self.card(card)} ×{number}" for card, number in value.of)}  # noqa: RUF001 - times
        if isinstance(value, Player):
            return {name: self.player(value.seat)}
        if isinstance(value, Players):
            return {name: self.players(members(value.seats)), f"{name}_count": len(members(value.seats))}
        return {name: read_number(value)}

    def players(self, seats: t.Sequence[int]) -> str:
        """Names in a row; where the reader is among them, only the others': the sentence says `you, with` them."""
        return self.speech.join([self.player(seat) for seat in seats if seat != self.reader])

    # Errors

    def error(self, error: KartaroError) -> str:
        """The message of an error."""
        return complaint(self.speech, error, self)


UNKNOWN_CARD = words("unknown-card")


def read_number(value: str | int) -> str | int:
    """As it is, unless it is below zero: nothing is counted so, and no sentence chooses its form by it."""
    return number_text(value) if isinstance(value, int) and value < 0 else value


def beside(name: str, forms: t.Mapping[str, str]) -> dict[str, str]:
    """Forms by the names of their arguments: `acc` of `card` is `card_acc`."""
    return {f"{name}_{form}": text for form, text in forms.items()}


SEATS = frozenset({"seat", "target"})


def complaint(speech: Speech, error: KartaroError, telling: Telling | None = None) -> str:
    """The message of an error; with `telling`, cards and players are given by name."""
    arguments: dict[str, object] = {"you": "no"}
    for name, value in error.arguments.items():
        arguments |= put(name, value, telling)
    sentence = speech.say(f"error-{error.code}", **arguments)
    if "where" not in arguments:
        return sentence
    place = ", ".join(str(arguments[name]) for name in ("file", "where") if arguments[name])
    return f"{place}: {sentence}"


def put(name: str, value: object, telling: Telling | None) -> dict[str, object]:
    """One argument of an error, and what goes beside it."""
    if isinstance(value, list):
        return {name: listed(value, telling)}
    if name == "card":
        return card_arguments(name, str(value), telling)
    if name in SEATS:
        return seat_arguments(name, value, telling)
    return {name: value if isinstance(value, int) else str(value)}


def listed(words: list[str], telling: Telling | None) -> str:
    """Cards of the notation by their names; other words as they are."""
    if telling is None or not set(words) <= set(telling.game.cards):
        return ", ".join(words)
    return telling.listed(telling.game.cards.index(word) for word in words)


def card_arguments(name: str, word: str, telling: Telling | None) -> dict[str, object]:
    """A card of the notation by its name; any other word as it is, in every form."""
    if telling is None or word not in telling.game.cards:
        return {name: word, **beside(name, dict.fromkeys(FORMS, word))}
    return {**telling.arguments({name: Card(telling.game.cards.index(word))})}


def seat_arguments(name: str, seat: object, telling: Telling | None) -> dict[str, object]:
    """A seat, given by number or letter: who sits there, its letter, and whether it is the reader's; else the word."""
    number = LETTERS.find(seat) if isinstance(seat, str) and len(seat) == 1 else seat
    if not isinstance(number, int) or not 0 <= number <= DEALER:
        return {name: str(seat), f"{name}_letter": str(seat)}
    if telling is None:
        return {name: letter(number), f"{name}_letter": letter(number)}
    yours = {"you": "yes"} if number == telling.reader else {}
    return {name: telling.player(number), f"{name}_letter": letter(number), **yours}
