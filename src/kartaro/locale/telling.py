"""Formats the messages of a game for a reader."""

from __future__ import annotations

import typing as t

from kartaro.core.seats import DEALER, FACE_DOWN, LETTERS, letter, members
from kartaro.core.words import Card, Cards, Counts, Player, Players
from kartaro.locale import printable

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.errors import KartaroError
    from kartaro.core.fact import Fact
    from kartaro.core.game import Game
    from kartaro.core.words import Argument, Words
    from kartaro.locale import Speech


class Telling:
    """Formats the messages of one game for one reader: a seat, or with `reader=None` nobody in particular."""

    def __init__(self, speech: Speech, game: Game, names: t.Sequence[str], reader: int | None = None) -> None:
        self.speech = speech
        self.game = game
        self.names = [printable(name) for name in names]
        self.reader = reader

    def to(self, reader: int | None) -> Telling:
        """The same, for another reader."""
        return Telling(self.speech, self.game, self.names, reader)

    # Names

    def say(self, message: str, **arguments: object) -> str:
        """A message of the game."""
        return self.speech.say(f"{self.game.name}-{message}", **arguments)

    def card(self, face: int) -> str:
        """The name of a card."""
        if face == FACE_DOWN:
            return self.say("unknown-card")
        words = self.game.card_words(face)
        return self.say(words.message, **words.arguments)

    def cards(self, faces: t.Iterable[int]) -> str:
        """The names of cards, in order."""
        return ", ".join(self.card(face) for face in faces)

    def effect(self, card: int, edition: Edition) -> str:
        """The effect of a card, as on the reference card."""
        return self.say(self.game.card_effect(card), **edition.options)

    def player(self, seat: int) -> str:
        """The player's name; `You` for the reader."""
        if seat == self.reader:
            return self.speech.say("seat-you")
        return self.names[seat] if seat < len(self.names) else letter(seat).upper()

    # Words

    def tell(self, words: Words) -> str:
        """A message as this reader reads it."""
        arguments = words.arguments
        told = {name: self.put(value) for name, value in arguments.items()}
        return self.say(words.message, you=self.you(arguments), known=known(arguments), **told)

    def fact(self, fact: Fact) -> str | None:
        """A fact, as it was told; None if there is nothing to tell."""
        words = self.game.fact_words(fact)
        return None if words is None else self.tell(words)

    def you(self, arguments: t.Mapping[str, Argument]) -> str:
        """Which of the players in a message is the reader."""
        for name in ("seat", "other"):
            player = arguments.get(name)
            if isinstance(player, Player) and player.seat == self.reader:
                return name
        return "none"

    def put(self, value: Argument) -> str | int:
        """One argument, as text or number."""
        if isinstance(value, Card):
            return self.card(value.face)
        if isinstance(value, Cards):
            return self.cards(value.faces)
        if isinstance(value, Counts):
            return ", ".join(f"{self.card(card)} ×{number}" for card, number in value.of)  # noqa: RUF001 - times
        if isinstance(value, Player):
            return self.player(value.seat)
        if isinstance(value, Players):
            names = [self.player(seat) for seat in members(value.seats)]
            return self.speech.join(names) or self.say("nobody")
        return value

    # Errors

    def error(self, error: KartaroError) -> str:
        """The message of an error."""
        return complaint(self.speech, error, self)


def known(arguments: t.Mapping[str, Argument]) -> str:
    """Whether every card of a message is face up."""
    cards = [value.face for value in arguments.values() if isinstance(value, Card)]
    return "no" if FACE_DOWN in cards else "yes"


SEATS = frozenset({"seat", "target"})


def complaint(speech: Speech, error: KartaroError, telling: Telling | None = None) -> str:
    """The message of an error; with `telling`, cards and players are given by name."""
    arguments = dict(error.arguments)
    for name, value in arguments.items():
        if isinstance(value, list):
            arguments[name] = ", ".join(card_word(word, telling) for word in value)
        elif name == "card":
            arguments[name] = card_word(str(value), telling)
        elif name in SEATS:
            arguments[name] = seat_word(value, telling)
        elif not isinstance(value, int):
            arguments[name] = str(value)
    sentence = speech.say(f"error-{error.code}", **arguments)
    if "where" not in arguments:
        return sentence
    place = ", ".join(str(arguments[name]) for name in ("file", "where") if arguments[name])
    return f"{place}: {sentence}"


def card_word(word: str, telling: Telling | None) -> str:
    """The name of a card given in the notation; any other word unchanged."""
    if telling is None or word not in telling.game.cards:
        return word
    return telling.card(telling.game.cards.index(word))


def seat_word(seat: object, telling: Telling | None) -> str:
    """The player's name for a seat given by number or letter; any other word unchanged."""
    number = LETTERS.find(seat) if isinstance(seat, str) and len(seat) == 1 else seat
    if not isinstance(number, int) or not 0 <= number <= DEALER:
        return str(seat)
    return letter(number) if telling is None else telling.player(number)
