"""The results of a contest as a table, in the reader's language."""

from __future__ import annotations

import collections
import typing as t

from rich.table import Table

if t.TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kartaro.arena.figures import Figures
    from kartaro.arena.intervals import Share
    from kartaro.arena.lineup import Sitting
    from kartaro.arena.playing import Fault
    from kartaro.locale import Speech

POOL = 3
"""From this many bots on, ratings are shown."""
LONGEST_NAME = 12
"""Longer names of bots are wrapped if the table is too wide."""
LONG = 10.0
"""Milliseconds from which on fractions are omitted."""
GAP, QUIET, NAME = (0, 1, 0, 0), "dim", "bold"


def score(speech: Speech, bot: str, share: Share) -> str:
    """A bot's share in a line."""
    return speech.say("arena-score", bot=bot, share=share.value, low=share.low, high=share.high)


# The table


def table_of(speech: Speech, figures: Sequence[Figures]) -> Table:
    """A row for every bot, by decreasing share; empty columns are omitted."""
    lines = sorted(figures, key=lambda line: line.share.value, reverse=True)
    table = Table(box=None, padding=GAP, pad_edge=False, header_style=QUIET, expand=False)
    shown = [(heading, cells) for heading, cells in columns(speech, lines) if any(cells)]
    (bot, names), *numbers = shown
    table.add_column(bot, style=NAME, overflow="fold", min_width=min(LONGEST_NAME, width_of(names)))
    for heading, cells in numbers:
        table.add_column(heading, justify="right", min_width=width_of(cells))
    for row in zip(*(cells for _, cells in shown), strict=True):
        table.add_row(*row)
    return table


def width_of(cells: Iterable[str]) -> int:
    """The width at which no line of these cells is wrapped."""
    return max(len(line) for cell in cells for line in cell.splitlines())


def columns(speech: Speech, lines: Sequence[Figures]) -> list[tuple[str, list[str]]]:
    """The heading and the cells of each column."""
    return [
        (speech.say("arena-column-bot"), [line.bot for line in lines]),
        (speech.say("arena-column-games"), [speech.say("arena-count", count=line.games) for line in lines]),
        (speech.say("arena-column-wins"), [speech.say("arena-count", count=line.wins) for line in lines]),
        (speech.say("arena-column-share"), [share_cell(speech, line.share) for line in lines]),
        (speech.say("arena-column-rounds"), [share_cell(speech, line.rounds_share) for line in lines]),
        (speech.say("arena-column-time"), [time_cell(speech, line) for line in lines]),
        (speech.say("arena-column-faults"), [str(len(line.faults) or "") for line in lines]),
        (speech.say("arena-column-rating"), rating_cells(speech, lines)),
    ]


def share_cell(speech: Speech, share: Share | None) -> str:
    """The share, and its interval below it."""
    if share is None:
        return ""
    interval = speech.say("arena-interval", low=100 * share.low, high=100 * share.high)
    return f"{speech.say('arena-share', share=share.value)}\n{interval}"


def time_cell(speech: Speech, line: Figures) -> str:
    """The mean, and the longest time below it."""
    mean, longest = (round(time, 2 if time < LONG else 0) for time in (line.mean, line.longest))
    return f"{speech.say('arena-mean-time', time=mean)}\n{speech.say('arena-longest-time', time=longest)}"


def rating_cells(speech: Speech, lines: Sequence[Figures]) -> list[str]:
    """Ratings, if there are enough bots and ratings can be computed."""
    if len(lines) < POOL:
        return ["" for _ in lines]
    return [speech.say("arena-rating", rating=line.rating.mu) if line.rating else "" for line in lines]


# Faults


def fault_lines(speech: Speech, figures: Iterable[Figures]) -> list[str]:
    """For every bot and every kind of fault: how often it happened, and in which game first."""
    return [fault_line(speech, line.bot, found) for line in figures for found in by_reason(line.faults)]


def by_reason(faults: Iterable[tuple[Sitting, Fault]]) -> list[list[tuple[Sitting, Fault]]]:
    kinds: dict[str, list[tuple[Sitting, Fault]]] = collections.defaultdict(list)
    for sitting, fault in faults:
        kinds[fault.reason].append((sitting, fault))
    return list(kinds.values())


def fault_line(speech: Speech, bot: str, found: Sequence[tuple[Sitting, Fault]]) -> str:
    sitting, fault = min(found)
    where = {"group": sitting.group, "rotation": sitting.rotation}
    line = speech.say("arena-fault", bot=bot, reason=fault.reason, count=len(found), **where)
    return f"{line} {fault.what}".strip()
