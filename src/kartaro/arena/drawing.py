"""Charts of a contest as SVG and PNG: shares, ratings, lengths of games, seats, cards.

They are drawn by matplotlib, which is installed with the extra `arena` and loaded when something is drawn.
"""

from __future__ import annotations

import math
import os
import statistics
import sys
import textwrap
import typing as t

from kartaro.arena.figures import card_figures, figures, seat_shares, turn_shares
from kartaro.arena.ratings import can_rate, rate
from kartaro.core.errors import BadOption
from kartaro.core.seats import letter
from kartaro.files import why
from kartaro.locale.telling import Telling

if t.TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from matplotlib.axes import Axes
    from matplotlib.axis import Axis
    from matplotlib.figure import Figure

    from kartaro.arena.intervals import Share
    from kartaro.arena.playing import Played
    from kartaro.arena.ratings import Rating
    from kartaro.arena.results import Header
    from kartaro.locale import Speech

FORMATS = ("svg", "png")
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
"""The palette of Okabe and Ito, which colour-blind readers can tell apart."""
DASHES = ("-", "--", ":")
INK, QUIET, FAINT = "#333333", "#777777", "#dddddd"
WIDTH, MARGIN, ROW = 8.0, 1.5, 0.32
"""In inches: the width of a chart, the space above and below its rows, and the height of a row."""
FEWEST_ROWS, MOST_ROWS = 3, 10
TITLE_WIDTH = 72
NUMBER_ENDS, NOTE_ENDS = 46, 104
"""Right ends, in points from the edge of the chart, of the number and the note beside a row."""
SHARPNESS = 150
MOST_POINTS = 400
"""A curve is thinned to this many points."""
MOST_BARS = 40
CERTAIN = 2
"""The band around a rating, in standard deviations."""
STYLE: dict[t.Any, t.Any] = {
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": QUIET,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.hashsalt": "kartaro",
}


def draw(speech: Speech, header: Header, games: Sequence[Played], folder: str, stem: str) -> list[str]:
    """Draw all charts of at least one game into a folder; the paths of the files."""
    try:
        import matplotlib as mpl  # noqa: PLC0415 - slow, and may be missing
    except ModuleNotFoundError:
        raise BadOption("no-plots", python=sys.executable) from None
    with mpl.rc_context(STYLE):
        charts = Charts(speech, header, games)
        return [path for name, figure in charts.all() for path in write(figure, os.path.join(folder, f"{stem}-{name}"))]


def write(figure: Figure, path: str) -> list[str]:
    """Save a chart in every format."""
    paths = [f"{path}.{ending}" for ending in FORMATS]
    try:
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
        for file, ending in zip(paths, FORMATS, strict=True):
            dated = {"Date": None} if ending == "svg" else {}
            figure.savefig(file, format=ending, dpi=SHARPNESS, metadata=dated)
    except OSError as error:
        raise BadOption("cannot-write", file=path, why=why(error)) from None
    return paths


class Charts:
    """The charts of one contest."""

    def __init__(self, speech: Speech, header: Header, games: Sequence[Played]) -> None:
        self.speech = speech
        self.contest = header.contest
        self.games = games
        self.game, self.edition = self.contest.named()
        self.telling = Telling(speech, self.game, ())

    def all(self) -> Iterator[tuple[str, Figure]]:
        """Every chart with its name; that of the ratings only if they can be computed."""
        yield "shares", self.shares()
        if can_rate():
            yield "ratings", self.ratings()
        yield "lengths", self.lengths()
        yield "seats", self.seats()
        yield "cards", self.cards()

    # The five charts

    def shares(self) -> Figure:
        """The share of games won by each bot."""
        lines = sorted(figures(self.contest, self.games), key=lambda line: line.share.value)
        figure, (axes,) = self.chart(self.speech.say("arena-chart-shares"), [len(lines)])
        self.dots(axes, [line.bot for line in lines], [line.share for line in lines])
        axes.set_xlabel(self.speech.say("arena-axis-share"))
        return figure

    def ratings(self) -> Figure:
        """The ratings after each game."""
        figure, (axes,) = self.chart(self.speech.say("arena-chart-ratings"))
        curve = list(rate(self.games))
        step = max(1, len(curve) // MOST_POINTS)
        for bot in sorted(curve[-1], key=lambda bot: curve[-1][bot].mu, reverse=True):
            points = [(count, after[bot]) for count, after in enumerate(curve, 1) if bot in after]
            self.line(axes, bot, [*points[::step], points[-1]])
        axes.set_xlabel(self.speech.say("arena-axis-games"))
        axes.set_ylabel(self.speech.say("arena-axis-rating"))
        self.whole_numbers(axes.xaxis)
        axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1.0, 0.5))
        return figure

    def lengths(self) -> Figure:
        """The number of decisions per game, without games that ended in a fault."""
        figure, (axes,) = self.chart(self.speech.say("arena-chart-lengths"))
        counts = [sum(played.decisions) for played in self.games if not played.fault]
        if counts:
            self.bars(axes, counts)
        else:
            self.empty(axes)
        axes.set_xlabel(self.speech.say("arena-axis-decisions"))
        axes.set_ylabel(self.speech.say("arena-axis-games"))
        return figure

    def seats(self) -> Figure:
        """The share of wins by seat, and by distance from the starting player."""
        by_seat, by_turn = seat_shares(self.contest, self.games), turn_shares(self.contest, self.games)
        figure, (above, below) = self.chart(self.speech.say("arena-chart-seats"), [len(by_seat), len(by_turn)])
        seats = [self.speech.say("arena-seat", seat=letter(seat)) for seat in range(len(by_seat))]
        turns = [self.speech.say("arena-turn", turn=turn + 1) for turn in range(len(by_turn))]
        self.dots(above, seats[::-1], by_seat[::-1])
        self.dots(below, turns[::-1], by_turn[::-1])
        below.set_xlabel(self.speech.say("arena-axis-share"))
        return figure

    def cards(self) -> Figure:
        """The share of rounds won with each card."""
        found = card_figures(self.games)[::-1]
        figure, (axes,) = self.chart(self.speech.say("arena-chart-cards"), [len(found)])
        names = [self.telling.card(self.game.cards.index(each.card)) for each in found]
        counts = [self.speech.say("arena-times", count=each.times) for each in found]
        self.dots(axes, names, [each.share for each in found], counts)
        axes.set_xlabel(self.speech.say("arena-axis-card-share"))
        return figure

    # The parts of a chart

    def chart(self, title: str, rows: Sequence[int] = (MOST_ROWS,)) -> tuple[Figure, list[Axes]]:
        """An empty chart of several parts, one below the other, with the given numbers of rows."""
        from matplotlib.figure import Figure  # noqa: PLC0415 - slow, and may be missing

        heights = [max(FEWEST_ROWS, number) for number in rows]
        figure = Figure(figsize=(WIDTH, MARGIN + ROW * sum(heights)), layout="constrained")
        parts = figure.subplots(len(heights), 1, squeeze=False, height_ratios=heights)[:, 0]
        figure.suptitle(textwrap.fill(title, TITLE_WIDTH), x=0.01, ha="left", fontsize=13, fontweight="bold")
        parts[0].set_title(self.subtitle(), loc="left", fontsize=9, color=QUIET)
        return figure, list(parts)

    def subtitle(self) -> str:
        """The game, the edition, and how many games were played."""
        count = {"count": self.contest.seats, "games": len(self.games)}
        names = {"game": self.telling.say("name"), "edition": self.telling.say(f"edition-{self.edition.name}")}
        return self.speech.say("arena-chart-about", **names, **count)

    def dots(self, axes: Axes, names: Sequence[str], shares: Sequence[Share], notes: Sequence[str] = ()) -> None:
        """A row for each name: the share as a dot on its interval, its number, and a note if there is one."""
        if not shares:
            self.empty(axes)
            return
        rows = range(len(names))
        most = min(1.0, max(share.high for share in shares) * 1.1)
        for row, share in zip(rows, shares, strict=True):
            axes.plot([share.low, share.high], [row, row], color=COLOURS[0], alpha=0.45, linewidth=5, zorder=2)
            axes.plot(share.value, row, "o", color=COLOURS[0], zorder=3)
            beside(axes, row, self.speech.say("arena-share", share=share.value), NUMBER_ENDS)
            beside(axes, row, "".join(notes[row : row + 1]), NOTE_ENDS)
        axes.axvline(1 / self.contest.seats, color=QUIET, linestyle="--", linewidth=1, zorder=1)
        axes.set_yticks(rows, names)
        axes.set_ylim(-0.6, len(names) - 0.4)
        axes.set_xlim(0, most)
        axes.grid(axis="x", color=FAINT, linewidth=0.6)
        axes.tick_params(axis="y", length=0)
        axes.xaxis.set_major_formatter(lambda share, _: self.speech.say("arena-percent", share=share))

    def bars(self, axes: Axes, counts: Sequence[int]) -> None:
        """A histogram with its mean."""
        width = max(1, math.ceil((max(counts) - min(counts) + 1) / MOST_BARS))
        edges = [edge - 0.5 for edge in range(min(counts), max(counts) + width + 1, width)]
        axes.hist(counts, bins=edges, color=COLOURS[0], edgecolor="white", linewidth=0.5)
        mean = statistics.fmean(counts)
        axes.axvline(mean, color=COLOURS[1], linestyle="--", label=self.speech.say("arena-mean", mean=mean))
        axes.legend(frameon=False)
        for axis in (axes.xaxis, axes.yaxis):
            self.whole_numbers(axis)

    def line(self, axes: Axes, bot: str, points: Sequence[tuple[int, Rating]]) -> None:
        """A rating over the games, with a band for its uncertainty."""
        number = self.contest.specs.index(bot)
        colour, dashes = COLOURS[number % len(COLOURS)], DASHES[number // len(COLOURS) % len(DASHES)]
        counts = [count for count, _ in points]
        low = [rating.mu - CERTAIN * rating.sigma for _, rating in points]
        high = [rating.mu + CERTAIN * rating.sigma for _, rating in points]
        axes.fill_between(counts, low, high, color=colour, alpha=0.12, linewidth=0)
        label = self.speech.say("arena-rated", bot=bot, rating=points[-1][1].mu)
        axes.plot(counts, [rating.mu for _, rating in points], color=colour, linestyle=dashes, label=label)

    def whole_numbers(self, axis: Axis) -> None:
        """Label an axis with whole numbers only."""
        from matplotlib.ticker import MaxNLocator  # noqa: PLC0415 - slow, and may be missing

        axis.set_major_locator(MaxNLocator(integer=True))
        axis.set_major_formatter(lambda count, _: self.speech.say("arena-count", count=count))

    def empty(self, axes: Axes) -> None:
        """Say that there is nothing to show."""
        text = self.speech.say("arena-chart-empty")
        axes.text(0.5, 0.5, text, color=QUIET, ha="center", va="center", transform=axes.transAxes)
        axes.set_xticks([])
        axes.set_yticks([])


def beside(axes: Axes, row: int, text: str, ends: int) -> None:
    """Write a text to the right of a row."""
    place: dict[str, t.Any] = {"xycoords": ("axes fraction", "data"), "textcoords": "offset points"}
    axes.annotate(text, (1.0, row), (ends, 0), **place, ha="right", va="center", fontsize=9)
