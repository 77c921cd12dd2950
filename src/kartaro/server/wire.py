"""From what a game has to say to the messages that carry it to a client.

The same things are said over and over, at all tables of a game: what was written down once is kept and sent again.
Facts, sentences, cards and menus are kept as the bytes that are sent: msgspec copies them into the message they are a
part of.
"""

from __future__ import annotations

import functools
import typing as t

import msgspec

from kartaro.core.menu import menu_of
from kartaro.core.seats import FACE_DOWN, members
from kartaro.core.words import Card, Cards, Counts, Player, Players, Story, typed
from kartaro.server.protocol import Ending, Menu, MenuItem, Row, Say, Sentence, Told, View

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.core.game import Game
    from kartaro.core.menu import Answer
    from kartaro.core.menu import Menu as MenuTree
    from kartaro.core.table import Table
    from kartaro.core.words import Argument, Overview, Words
    from kartaro.core.words import Row as ShownRow

Message = t.TypeVar("Message")
ENCODER = msgspec.json.Encoder()
MOST_TOLD, MOST_SAID, MOST_GROUPS, MOST_NEWS, MOST_CHOICES = 8192, 8192, 8192, 3072, 50_000
MOST_ROWS, MOST_LINES, MOST_LEFT = 4096, 2048, 1024
"""Maximum facts, messages, groups of facts, groups told at once, moves in menus, rows of players, lines about
the table, and counts of what a guess can meet, that are kept for each game."""
LONGEST_KEPT = 24
"""Maximum facts that were told at once and are kept: more are told only to who has missed them."""
ANY_NUMBER = 1 << 52
"""Stands for the number of facts before a group, which is filled in when it is sent."""


@functools.cache
def wire_of(game: Game) -> Wire:
    """The one that writes for all tables of a game."""
    return Wire(game)


class News(t.NamedTuple):
    """Facts that were told to one reader at once, and what people read of them, as they are sent."""

    told: list[Told]
    template: bytes
    """The sentences, with a place in each for how many facts its reader was told before."""
    before: list[int]
    """How many of these, for each sentence."""

    def sentences(self, before: int) -> list[Sentence]:
        """The sentences, for a reader who was told so many facts before these."""
        return raw(self.template % tuple([before + number for number in self.before])) if self.before else []


class Wire:
    """Writes down what a game has to say."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.card = {face: game.facts.card_text(face) for face in (*range(len(game.cards)), FACE_DOWN)}
        self.kept_news = functools.lru_cache(MOST_NEWS)(self.new_news)
        self.group = functools.lru_cache(MOST_GROUPS)(self.new_group)
        self.kept_ends: dict[tuple[int, ...], list[int]] = {}
        """Of groups, by the kinds of facts."""
        self.told = functools.lru_cache(MOST_TOLD)(self.written_told)
        self.kept_say = functools.lru_cache(MOST_SAID)(self.new_say)
        self.move_text = functools.lru_cache(MOST_SAID)(game.move_text)
        self.kept_left = functools.lru_cache(MOST_LEFT)(self.written_left)
        self.kept_lines: dict[int, tuple[Words, bytes]] = {}
        """What is said of the table, by the identity of its words, which stay here as long as that stands for them."""
        self.rows: dict[tuple[t.Any, ...], tuple[tuple[Words, ...], bytes]] = {}
        """What players have, in the same way."""
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

    def sentences(self, facts: t.Sequence[Fact], before: int) -> list[Sentence]:
        """What people read of facts; `before` is the number of those told earlier."""
        return self.news(facts).sentences(before)

    def news(self, facts: t.Sequence[Fact]) -> News:
        """What a reader is told at once: most of the time, what somebody was told before at another table."""
        return self.kept_news(tuple(facts)) if len(facts) <= LONGEST_KEPT else self.new_news(tuple(facts))

    def new_news(self, facts: tuple[Fact, ...]) -> News:
        templates, before, start = [], [], 0
        for end in self.ends(facts):
            template, sentences = self.group(facts[start:end])
            if sentences:
                templates.append(template)
                before += [start] * sentences
            start = end
        return News(written([*map(self.told, facts)]), b"[%b]" % b",".join(templates), before)

    def ends(self, facts: t.Sequence[Fact]) -> list[int]:
        """Where groups of facts end: that follows from the kinds of facts alone, in every game."""
        kinds = tuple([fact[0] for fact in facts])
        ends = self.kept_ends.get(kinds)
        return self.new_ends(kinds, facts) if ends is None else ends

    def new_ends(self, kinds: tuple[int, ...], facts: t.Sequence[Fact]) -> list[int]:
        story, ends = Story(self.game.kinds, facts), []
        while story.next:
            self.game.group(story)
            ends.append(story.at)
        if len(kinds) <= LONGEST_KEPT:
            if len(self.kept_ends) >= MOST_GROUPS:
                self.kept_ends.clear()
            self.kept_ends[kinds] = ends
        return ends

    def new_group(self, facts: tuple[Fact, ...]) -> tuple[bytes, int]:
        """The sentences of a group, with a place in each for the facts before, and how many these are."""
        is_routine, say = self.game.is_routine_kind, self.say
        sentences = [
            Sentence(say(words), ANY_NUMBER, count, clause, is_routine(words), cause and say(cause), is_drama)
            for words, _, count, clause, cause, is_drama in self.game.sentences(facts)
        ]
        template = b",".join(map(ENCODER.encode, sentences)).replace(b"%", b"%%")
        return template.replace(b'"group":%d' % ANY_NUMBER, b'"group":%d'), len(sentences)

    def ending(self, view: Table, told: t.Sequence[Fact], reader: int) -> Ending:
        """How a round has just ended, by all that a reader was told."""
        ending = self.game.ending(view, told, reader)
        return Ending(self.say(ending.words), members(ending.winners))

    # The table

    def view(self, view: Table) -> View:
        return self.laid_out(self.game.overview(view), view.unseen_counts()[: len(self.game.cards)])

    def laid_out(self, overview: Overview, unseen: list[int]) -> View:
        rows = b",".join([self.row(row) for row in overview.rows])
        middle, left = self.lines(overview.middle), ENCODER.encode(unseen)
        view = raw(b'{"rows":[%b],"middle":%b,"goal":%d,"unseen":%b}' % (rows, middle, overview.goal, left))
        return t.cast("View", view)

    def row(self, row: ShownRow) -> bytes:
        """What a player has: written once for the same cards, score and marks."""
        _, score, hand, front, marks, is_out = row
        key = (score, hand, front, is_out, *map(id, marks))
        kept = self.rows.get(key)
        return self.new_row(key, row) if kept is None else kept[1]

    def new_row(self, key: tuple[t.Any, ...], row: ShownRow) -> bytes:
        if len(self.rows) >= MOST_ROWS:
            self.rows.clear()
        _, score, hand, front, marks, is_out = row
        cards = None if front is None else self.faces(front)
        written = ENCODER.encode(Row(score, self.faces(hand), cards, [*map(self.say, marks)], is_out))
        self.rows[key] = (marks, written)
        return written

    def lines(self, said: tuple[Words, ...]) -> bytes:
        return b"[%b]" % b",".join([self.line(words) for words in said])

    def line(self, words: Words) -> bytes:
        """What is said of the table at every move: written once for the same words."""
        kept = self.kept_lines.get(id(words))
        return self.new_line(words) if kept is None else kept[1]

    def new_line(self, words: Words) -> bytes:
        if len(self.kept_lines) >= MOST_LINES:
            self.kept_lines.clear()
        written = ENCODER.encode(self.say(words))
        self.kept_lines[id(words)] = (words, written)
        return written

    def faces(self, cards: t.Sequence[int]) -> list[str]:
        return [self.card[face] for face in cards]

    def left(self, seat: int, counts: dict[int, int]) -> dict[str, int]:
        """How many there can be of what moves guess, by the moves in the notation."""
        return self.kept_left(seat, *counts.items()) if counts else {}

    def written_left(self, seat: int, *counts: tuple[int, int]) -> dict[str, int]:
        return written({self.move_text(seat, code): count for code, count in counts})

    # Menus

    def menu(self, seat: int, codes: t.Sequence[int]) -> Menu:
        """The legal moves of a seat, as they are sent."""
        key = (seat, *codes)
        menu = self.menus.get(key)
        if menu is None:
            menu = written(self.new_menu(menu_of(self.game, seat, codes)))
            self.keep(key, menu)
        return menu

    def keep(self, key: tuple[int, ...], menu: Menu) -> None:
        self.choices += len(key)
        if self.choices > MOST_CHOICES:
            self.menus.clear()
            self.choices = len(key)
        self.menus[key] = menu

    def new_menu(self, tree: MenuTree) -> Menu:
        return Menu(tree.ask, [*map(self.choice, tree.answers)], tree.at)

    def choice(self, answer: Answer) -> MenuItem:
        then = None if answer.then is None else self.new_menu(answer.then)
        return MenuItem(self.say(answer.words), then, answer.move, answer.is_fatal)


def written(message: Message) -> Message:
    """What a message is encoded to, in its place."""
    return t.cast("Message", raw(ENCODER.encode(message)))


def raw(encoded: bytes) -> t.Any:  # noqa: ANN401 - in the place of any message
    """Bytes that are copied as they are into the message they are a part of."""
    return msgspec.Raw(encoded)
