"""What a client knows of a seat: the facts it was told, and what it is asked."""

from __future__ import annotations

import dataclasses
import typing as t

if t.TYPE_CHECKING:
    from kartaro.server import protocol as p


@dataclasses.dataclass
class SeatState:
    """A seat of somebody here, or PUBLIC for a watcher."""

    seat: int
    told: list[p.Told] = dataclasses.field(default_factory=list)
    sentences: dict[int, list[p.Sentence]] = dataclasses.field(default_factory=dict)
    """What is to be read of them, by the first fact of each group."""
    read: int = 0
    """How many of these facts have been shown."""
    last: p.Push | None = None

    def take(self, push: p.Push) -> None:
        """Add what is new; a server that does not know yet how much we have sends some facts again."""
        new = push.count - len(self.told)
        if new > 0:
            self.told += push.told[-new:]
        self.sentences |= grouped(push.sentences)
        self.last = push

    def words_at(self, at: int) -> list[p.Say]:
        """What is to be read of the group that begins with a fact; of every fact, if a server knows no sentences."""
        if not self.sentences:
            words = self.told[at].words
            return [] if words is None else [words]
        return [sentence.words for sentence in self.sentences.get(at, ())]

    @property
    def question(self) -> int:
        """The number of the question that waits for an answer; 0 if there is none."""
        return self.last.question if self.last is not None and self.last.menu is not None else 0


def grouped(sentences: t.Iterable[p.Sentence]) -> dict[int, list[p.Sentence]]:
    found: dict[int, list[p.Sentence]] = {}
    for sentence in sentences:
        found.setdefault(sentence.group, []).append(sentence)
    return found
