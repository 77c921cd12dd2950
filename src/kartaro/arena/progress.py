"""Progress of a run on standard error: a bar with the score at a terminal, otherwise a line every few seconds."""

from __future__ import annotations

import sys
import time
import typing as t

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from kartaro.arena.figures import BotTotals
from kartaro.arena.showing import score

if t.TYPE_CHECKING:
    from kartaro.arena.playing import Played
    from kartaro.arena.results import Results
    from kartaro.locale import Speech

BAR_EVERY, LINE_EVERY = 0.25, 10.0
"""Seconds between two updates."""


class Progress:
    """Shows the score of the bot that was named first, and the number of games."""

    def __init__(self, speech: Speech, results: Results, total: int) -> None:
        self.speech = speech
        self.total = total
        self.played = len(results.played)
        self.totals = BotTotals(results.contest.specs[0], results.contest.seats)
        for played in results.played.values():
            self.count(played)
        self.console = Console(file=sys.stderr, highlight=False, markup=False, emoji=False)
        self.every = BAR_EVERY if self.console.is_terminal else LINE_EVERY
        columns = [TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn()]
        self.bar = Bar(*columns, TimeRemainingColumn(), console=self.console, disable=not self.console.is_terminal)
        self.task = self.bar.add_task(self.score(), total=total, completed=self.played)
        self.said = time.monotonic()

    def __enter__(self) -> t.Self:
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.say()
        self.bar.stop()

    def __call__(self, played: Played) -> None:
        """Count a finished game."""
        self.played += 1
        self.count(played)
        if time.monotonic() - self.said > self.every:
            self.said = time.monotonic()
            self.say()
            if not self.console.is_terminal:
                line = self.speech.say("arena-progress", played=self.played, total=self.total, score=self.score())
                self.console.print(line, soft_wrap=True)

    def count(self, played: Played) -> None:
        if self.totals.bot in played.bots:
            self.totals.add(played)

    def say(self) -> None:
        self.bar.update(self.task, completed=self.played, description=self.score())

    def score(self) -> str:
        share = self.totals.share()
        return score(self.speech, self.totals.bot, share) if share else self.totals.bot
