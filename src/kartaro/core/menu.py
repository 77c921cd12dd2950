"""The legal moves of a seat as a tree of questions: which card, then whom, then which name.

There is one such tree for everybody who asks people for moves. The server sends it to the page and to terminals that
have joined a table, and the terminal of a game on this machine walks it directly.
"""

from __future__ import annotations

import typing as t

from kartaro.core.words import typed

if t.TYPE_CHECKING:
    from collections.abc import Iterator

    from kartaro.core.game import Game
    from kartaro.core.words import Step, Words


class Answer(t.NamedTuple):
    """One answer to a question: it leads to a further question, or it is a move."""

    words: Words
    then: Menu | None = None
    move: str = ""
    """In the notation; empty where there is a further question."""
    is_fatal: bool = False
    """Nobody wants this who has not misread it: ask once more."""


class Menu(t.NamedTuple):
    """A question, and every answer that leads to a legal move."""

    ask: str
    """The message that asks."""
    answers: tuple[Answer, ...]
    at: str = ""
    """Where the answers can be pointed at, if anywhere; see `core.words`."""

    def moves(self) -> Iterator[tuple[Answer, ...]]:
        """Every move, as the answers that lead to it."""
        for answer in self.answers:
            if answer.then is None:
                yield (answer,)
            else:
                for path in answer.then.moves():
                    yield (answer, *path)


Moves = t.Sequence[tuple[tuple["Step", ...], int]]
"""Codes of moves, each with the steps towards it."""


def menu_of(game: Game, seat: int, codes: t.Sequence[int]) -> Menu:
    """The menu of these legal moves, of which there is at least one."""
    return branch(game, seat, [(game.move_steps(seat, code), code) for code in codes], 0)


def branch(game: Game, seat: int, moves: Moves, depth: int) -> Menu:
    """What is asked after `depth` answers, where these moves are left."""
    first = moves[0][0][depth]
    answers = tuple(answer_for(game, seat, group, depth) for group in alike(moves, depth))
    return Menu(first.ask, answers, first.at)


def alike(moves: Moves, depth: int) -> t.Iterable[Moves]:
    """The moves in groups that have the same answer at this depth."""
    groups: dict[t.Hashable, list[tuple[tuple[Step, ...], int]]] = {}
    for move in moves:
        answer = move[0][depth].answer
        groups.setdefault((answer.message, typed(answer)), []).append(move)
    return groups.values()


def answer_for(game: Game, seat: int, moves: Moves, depth: int) -> Answer:
    """The answer that all these moves have at this depth."""
    steps, code = moves[0]
    step = steps[depth]
    if len(steps) == depth + 1:
        return Answer(step.answer, None, game.move_text(seat, code), step.is_fatal)
    return Answer(step.answer, branch(game, seat, moves, depth + 1), "", step.is_fatal)
