"""How things look on the screen: the table in play, the reference card, the rulebook, two editions side by side."""

from __future__ import annotations

import re
import typing as t

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kartaro.core.seats import FACE_DOWN, letter
from kartaro.locale import number_text
from kartaro.locale.rulebook import HEADING
from kartaro.locale.telling import CASES

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.fact import Fact
    from kartaro.core.words import Lane, Overview, Row
    from kartaro.locale.rulebook import Clause, Difference, Rulebook
    from kartaro.locale.telling import Telling
    from kartaro.terminal.screen import Screen

CARD, PERSON, QUIET, TITLE, GOOD, BAD, LOUD = "bold", "cyan", "dim", "bold", "green", "yellow", "bold yellow"
MOST_DOTS = 7
LEFT, GAP = (0, 0, 0, 2), (0, 1)
ONE_LINE = 24
"""What is at most so long surely fits in one line of a column."""
SECTION = 1
"""How many numbers a section's number has: 5, not 5.3."""


def painted(text: str, telling: Telling) -> Text:
    """A sentence with the names of cards and players set off."""
    line = Text(text)
    line.highlight_regex(one_of(card_names(telling)), CARD)
    line.highlight_regex(one_of(telling.names), PERSON)
    return line


def card_names(telling: Telling) -> list[str]:
    """The names of all cards in every case; an article is not set off."""
    faces = range(len(telling.game.cards))
    cases = [text for face in faces for form, text in telling.forms(face).items() if form in CASES]
    return [telling.card(face) for face in faces] + cases


def begin_round(screen: Screen, telling: Telling, number: int) -> None:
    """The heading of a round; a game without rounds has but a space there."""
    if telling.has_rounds:
        screen.heading(telling.speech.say("terminal-round", number=number))
    else:
        screen.line()


def tell_facts(
    screen: Screen, telling: Telling, told: t.Sequence[Fact], since: int = 0, *, whole: bool = False
) -> None:
    """The facts that a reader was told from number `since` on, in sentences, with a heading for every round.

    What is routine is left out, unless the `whole` story is wanted.
    """
    game = telling.game
    rounds = sum(map(game.begins_round, told[:since]))
    group = -1
    for sentence in game.sentences(told[since:], since):
        if sentence.group != group and game.begins_round(told[sentence.group]):
            rounds += 1
            begin_round(screen, telling, rounds)
        group = sentence.group
        if whole or not game.is_routine(sentence.words):
            screen.item(painted(telling.tell(sentence.words), telling))


def one_of(names: t.Sequence[str]) -> str:
    """Any of these as whole words, the longest first."""
    longest_first = sorted((name for name in names if name), key=len, reverse=True)
    return rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)" if longest_first else r"(?!)"


def show_choices(screen: Screen, question: str, choices: t.Iterable[Text | str], back: str = "") -> None:
    """A question and its numbered answers; `back` is what 0 does, if anything."""
    screen.line()
    screen.line(Text(question, TITLE))
    for number, choice in enumerate(choices, 1):
        screen.item(Text.assemble((f"{number} ", QUIET), choice))
    if back:
        screen.item(f"0 {back}", QUIET)


def listed(number: int, *lines: Text) -> Table:
    """Lines to the right of a number."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style=QUIET, justify="right", min_width=len("100"))
    grid.add_column()
    for count, line in enumerate(lines):
        grid.add_row("" if count else str(number), line)
    return grid


# The table in play


def table_of(overview: Overview, telling: Telling) -> Padding:
    """Who has what, as the reader knows it."""
    speech = telling.speech
    table = Table(box=None, padding=GAP, pad_edge=False, header_style=QUIET, expand=False)
    table.add_column("")
    table.add_column(speech.say("terminal-player"), no_wrap=True, max_width=18)
    table.add_column(telling.say("score"), no_wrap=True)
    table.add_column("")
    if any(row.front is not None for row in overview.rows):
        table.add_column(speech.say("terminal-front"))
    for row in overview.rows:
        cells = [letter(row.seat), telling.player(row.seat), dots(row.score, overview.goal)]
        state = ", ".join(state_of(row, telling))
        front = [] if row.front is None else [telling.cards(row.front)]
        table.add_row(*cells, state, *front, style=QUIET if row.is_out else "")
    return Padding(table, LEFT)


def show_table(screen: Screen, overview: Overview, telling: Telling, edition: Edition) -> None:
    """The players, and what lies between them."""
    game = telling.game
    lanes = game.lanes(overview)
    rows = tuple(row._replace(front=None) for row in overview.rows) if lanes else overview.rows
    screen.line()
    screen.show(table_of(overview._replace(rows=rows), telling))
    screen.line()
    if lanes:
        screen.show(lanes_of(lanes, telling, edition))
        screen.line()
    for words in overview.middle:
        if not (lanes and words.message in game.in_lanes):
            screen.item(painted(telling.tell(words), telling))


def lanes_of(lanes: t.Sequence[Lane], telling: Telling, edition: Edition) -> Padding:
    """Cards that are compared face by face: a line for each face, a column for each player."""
    ranks = {card: entry.rank_text for entry in telling.game.reference(edition) for card in entry.cards}
    table = Table(box=None, padding=GAP, pad_edge=False, header_style=QUIET, expand=False)
    head, owner_head = map(telling.say, telling.game.lane_heads)
    table.add_column(head, no_wrap=True, style=CARD)
    table.add_column(telling.say("score"), no_wrap=True)
    for seat in range(len(telling.names)):
        table.add_column(telling.player(seat), no_wrap=True, max_width=18)
    table.add_column(owner_head, no_wrap=True)
    for lane in lanes:
        owner = "" if lane.owner is None else telling.player(lane.owner)
        table.add_row(telling.card(lane.card), ranks[lane.card], *("●" * count for count in lane.counts), owner)
    return Padding(table, LEFT)


def state_of(row: Row, telling: Telling) -> list[str]:
    """Marks, and the cards that the reader knows in another's hand."""
    marks = [telling.tell(mark) for mark in row.marks]
    known = [card for card in row.hand if card != FACE_DOWN]
    if known and row.seat != telling.reader:
        marks.append(telling.speech.say("terminal-holds", cards=telling.cards(known)))
    return marks


def dots(score: int, goal: int) -> str:
    """`●●○○`, or numbers where there are many; where nothing is to be reached, just the score."""
    if goal == 0:
        return number_text(score)
    return "●" * score + "○" * (goal - score) if max(score, goal) <= MOST_DOTS else f"{score}/{goal}"


def hand_of(row: Row, telling: Telling, edition: Edition) -> Padding:
    """The reader's cards, with what they do; those of which their names say it all in one line."""
    lines = {card: entry for entry in telling.game.reference(edition) for card in entry.cards}
    if any(lines[card].last is not None for card in row.hand):
        return Padding(Text(telling.cards(row.hand), CARD), LEFT)
    table = Table(box=None, padding=GAP, pad_edge=False, show_header=False, expand=False)
    table.add_column(no_wrap=True, style=CARD)
    table.add_column(no_wrap=True)
    table.add_column(style=QUIET)
    for card in row.hand:
        table.add_row(telling.card(card), lines[card].rank_text, telling.effect(card, edition))
    return Padding(table, LEFT)


# Rules


def reference_of(book: Rulebook) -> Table:
    """The reference card."""
    speech = book.speech
    table = Table(box=None, padding=GAP, pad_edge=False, header_style=QUIET, expand=False)
    table.add_column(book.telling.say("rank"), justify="right")
    table.add_column(speech.say("cli-column-card"), style=CARD, no_wrap=True)
    table.add_column(speech.say("cli-column-count"), justify="right")
    table.add_column(speech.say("cli-column-effect"))
    for entry, name, effect in book.reference():
        table.add_row(entry.rank_text, name, str(entry.copies), effect)
    return table


def show_clauses(screen: Screen, clauses: t.Iterable[Clause]) -> None:
    """Headings and numbered clauses."""
    for clause in clauses:
        if clause.kind == HEADING:
            screen.line()
            top = len(clause.number.split(".")) == SECTION
            screen.line(Text(f"{clause.number}  {clause.text}", TITLE if top else "italic"))
        else:
            screen.show(Padding(numbered(clause.number, clause.text), LEFT))


def numbered(number: str, text: str) -> Table:
    """A clause whose lines stand to the right of its number."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=QUIET, no_wrap=True, min_width=len("5.3.2"))
    grid.add_column()
    grid.add_row(number, text)
    return grid


def show_differences(screen: Screen, title: str, found: list[Difference], names: tuple[str, str], absent: str) -> None:
    """Two columns, one for each edition."""
    if not found:
        return
    longest = max(len(text) for difference in found for text in difference)
    below = 1 if longest > ONE_LINE else 0
    table = Table(box=None, padding=(0, 2, below, 0), pad_edge=False, header_style=QUIET, expand=True)
    table.add_column("", style=TITLE, max_width=ONE_LINE)
    for name in names:
        table.add_column(name, ratio=1)
    for difference in found:
        table.add_row(difference.about, difference.one or absent, difference.other or absent)
    screen.heading(title)
    screen.show(table)
