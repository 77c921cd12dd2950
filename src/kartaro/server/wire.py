"""From what a game has to say to the messages that carry it to a client.

The same things are said over and over, at all tables of a game: what was written down once is kept and sent again.
Facts and menus are kept as the bytes that are sent; they pass for what they say, as whoever encodes them copies them.
"""

from __future__ import annotations

import functools
import typing as t

import msgspec

from kartaro.core.seats import FACE_DOWN, members
from kartaro.core.words import Card, Cards, Counts, Player, Players
from kartaro.server.protocol import Choice, Menu, Row, Say, Told, View

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.core.game import Game
    from kartaro.core.table import Table
    from kartaro.core.words import Argument, Spread, Step, Words

Moves = list[tuple[tuple["Step", ...], int]]

Message = t.TypeVar("Message", Told, Menu)
ENCODER = msgspec.json.Encoder()
MOST_TOLD, MOST_SAID, MOST_CHOICES = 8192, 8192, 50_000
"""So many facts, messages, and moves in menus are kept for each game."""


@functools.cache
def wire_of(game: Game) -> Wire:
    """The one that writes for all tables of a game."""
    return Wire(game)


class Wire:
    """Writes down what a game has to say."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.card = {face: game.facts.card_text(face) for face in (*range(len(game.cards)), FACE_DOWN)}
        self.name = self.card.__getitem__
        self.told = functools.lru_cache(MOST_TOLD)(self.written_told)
        self.code = functools.lru_cache(MOST_SAID)(game.read_move)
        """The move of a seat that was written so."""
        self.kept_say = functools.lru_cache(MOST_SAID)(self.new_say)
        self.menus: dict[tuple[int, ...], Menu] = {}
        """By the seat and the codes of its moves: what moves are called follows from these alone, in every game."""
        self.choices = 0
        """How many moves are in all of them."""

    # Words

    def say(self, words: Words) -> Say:
        return self.kept_say(words.message, *typed(words))

    def new_say(self, message: str, *arguments: tuple[str, type, Argument]) -> Say:
        return Say(message, {name: self.argument(value) for name, _, value in arguments})

    def argument(self, value: Argument) -> t.Any:  # noqa: ANN401 - JSON
        """A number or a word as it is; a card, cards or players as an object that says which."""
        if isinstance(value, Card):
            return {"card": self.card[value.face]}
        if isinstance(value, Player):
            return {"player": value.seat}
        if isinstance(value, Cards):
            return {"cards": [self.card[face] for face in value.faces]}
        if isinstance(value, Counts):
            return {"counts": [[self.card[face], number] for face, number in value.of]}
        if isinstance(value, Players):
            return {"players": members(value.seats)}
        return value

    def written_told(self, fact: Fact) -> Told:
        return written(self.new_told(fact))

    def new_told(self, fact: Fact) -> Told:
        words = self.game.fact_words(fact)
        return Told(self.game.facts.as_json(fact), None if words is None else self.say(words))

    # The table

    def view(self, view: Table) -> View:
        return self.laid_out(self.game.spread(view))

    def laid_out(self, spread: Spread) -> View:
        name, say = self.name, self.say
        rows = []
        for _, score, hand, front, marks, is_out in spread.rows:
            fronts = None if front is None else [*map(name, front)]
            rows.append(Row(score, [*map(name, hand)], fronts, [*map(say, marks)], is_out))
        return View(rows, [*map(say, spread.middle)], spread.goal)

    # Menus

    def menu(self, view: Table, seat: int, codes: t.Sequence[int]) -> Menu:
        """The legal moves of a seat as a tree: card, then target, then name."""
        menu = self.kept_menu(seat, codes)
        if menu is None:
            menu = written(self.new_menu(view, seat, codes))
            self.keep((seat, *codes), menu)
        return menu

    def kept_menu(self, seat: int, codes: t.Sequence[int]) -> Menu | None:
        """The same, if these moves were written down before."""
        return self.menus.get((seat, *codes))

    def keep(self, key: tuple[int, ...], menu: Menu) -> None:
        self.choices += len(key)
        if self.choices > MOST_CHOICES:
            self.menus.clear()
            self.choices = len(key)
        self.menus[key] = menu

    def new_menu(self, view: Table, seat: int, codes: t.Sequence[int]) -> Menu:
        return self.branch([(self.game.move_steps(view, seat, code), code) for code in codes], 0, seat)

    def branch(self, moves: Moves, depth: int, seat: int) -> Menu:
        """What is asked after so many answers, where these moves are left."""
        groups: dict[t.Hashable, Moves] = {}
        for steps, code in moves:
            answer = steps[depth].answer
            groups.setdefault((answer.message, typed(answer)), []).append((steps, code))
        choices = []
        for group in groups.values():
            steps, code = group[0]
            step = steps[depth]
            says = self.say(step.answer)
            if len(steps) == depth + 1:
                choices.append(Choice(says, None, self.game.move_text(seat, code), step.is_fatal))
            else:
                choices.append(Choice(says, self.branch(group, depth + 1, seat), "", step.is_fatal))
        first = moves[0][0][depth]
        return Menu(first.ask, choices, first.at)


def written(message: Message) -> Message:
    """What a message is encoded to, in its place."""
    return t.cast("Message", msgspec.Raw(ENCODER.encode(message)))


def typed(words: Words) -> tuple[tuple[str, type, Argument], ...]:
    """The arguments with their types: the third card and the third player are equal numbers, and are not the same."""
    return tuple([(name, value.__class__, value) for name, value in words.arguments.items()])
