"""A decision, made by walking along the server's tree of questions."""

from __future__ import annotations

import typing as t

if t.TYPE_CHECKING:
    from kartaro.server import protocol as p

BETWEEN = " · "
SHORT_LIST = 9
"""So many moves are listed at once; more are chosen step by step."""


class Branch(t.NamedTuple):
    """An answer that can be given now: how it reads, and the move it is or the menu it leads to."""

    text: str
    answer: p.Choice


class Choice:
    """Where somebody stands in a menu."""

    def __init__(self, menu: p.Menu, tell: t.Callable[[p.Say], str]) -> None:
        self.menu = menu
        self.tell = tell
        self.sent = False
        """A move is on its way."""
        self.path: list[Branch] = []

    def question(self) -> tuple[str, str]:
        """What has been answered, and which message asks now."""
        if self.is_short():
            return "", self.menu.ask
        single, menu = self.along()
        answered = [*(branch.text for branch in self.path), *single]
        return "".join(f"{text}{BETWEEN}" for text in answered), menu.ask

    def branches(self) -> list[Branch]:
        """The answers to choose from: whole moves, if these are few."""
        if self.is_short():
            return list(self.moves(self.menu, ""))
        return [self.branch(choice) for choice in self.along()[1].choices]

    def is_short(self) -> bool:
        return not self.path and len(list(self.moves(self.menu, ""))) <= SHORT_LIST

    def along(self) -> tuple[list[str], p.Menu]:
        """The answers from here on that are no choice, and the first menu that leaves one."""
        menu = self.path[-1].answer.then if self.path else self.menu
        single = []
        while menu is not None and len(menu.choices) == 1 and menu.choices[0].then is not None:
            single.append(self.tell(menu.choices[0].says))
            menu = menu.choices[0].then
        return single, menu or self.menu

    def branch(self, choice: p.Choice) -> Branch:
        """An answer; of those after it that are no choice any more, only a list of whole moves speaks."""
        texts = [self.tell(choice.says)]
        while choice.then is not None and len(choice.then.choices) == 1:
            choice = choice.then.choices[0]
            texts.append(self.tell(choice.says))
        return Branch(texts[0] if self.path else BETWEEN.join(texts), choice)

    def moves(self, menu: p.Menu, before: str) -> t.Iterator[Branch]:
        """All of them from here on, each as its answers one after the other."""
        for choice in menu.choices:
            text = before + self.tell(choice.says)
            if choice.then is None:
                yield Branch(text, choice)
            else:
                yield from self.moves(choice.then, text + BETWEEN)

    def take(self, number: int) -> str:
        """Choose an answer; the move, if it is one. IndexError if there is no such answer."""
        branches = self.branches()
        if not 1 <= number <= len(branches):
            raise IndexError(number)
        branch = branches[number - 1]
        if branch.answer.then is None:
            return branch.answer.move
        self.path.append(branch)
        return ""

    def begin_anew(self) -> None:
        """The move was refused."""
        self.sent = False
        self.path.clear()

    def back(self) -> bool:
        """One answer back, if there is one."""
        return bool(self.path and self.path.pop())
