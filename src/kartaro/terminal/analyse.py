"""The decisions of one seat in a record, judged by a bot: in words, or as JSON."""

from __future__ import annotations

import sys
import typing as t

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.text import Text

from kartaro.analysis import USUAL_BOT, Analysis, points, questions_to
from kartaro.bots import Chair
from kartaro.core.seats import FACE_DOWN, letter
from kartaro.files import read_text
from kartaro.locale.telling import Telling
from kartaro.record import read_record
from kartaro.terminal.screen import Screen
from kartaro.terminal.seating import find_seat
from kartaro.terminal.show import BAD, GOOD, LOUD, QUIET, TITLE, listed, painted

if t.TYPE_CHECKING:
    from kartaro.analysis import Opinion
    from kartaro.bots.by_search import Thought
    from kartaro.core.words import Riddle
    from kartaro.locale import Speech

DEAR = 5
"""Decisions that cost more points than this are highlighted."""
LIKELY, CROWDED = 3, 2
"""How many cards of a hidden place are named; one fewer if there are more than `CROWDED` places."""
UNLIKELY = 0.02
"""Cards that are less likely than this are not named."""


class Judged:
    """A record, a seat of it, and a bot's judgement of its decisions."""

    def __init__(self, speech: Speech, file: str, seat: str, bot: str, seed: int) -> None:
        record = read_record(read_text(file))
        match = record.match
        self.speech = speech
        self.bot = bot or USUAL_BOT
        self.game = match.game
        self.edition = match.edition
        self.names = record.names or [letter(number).upper() for number in range(match.seats)]
        self.seat = find_seat(seat, self.names, speech)
        self.telling = Telling(speech, self.game, self.names, options=self.edition.options)
        chair = Chair(self.game, self.edition, match.seats, self.seat)
        self.analysis = Analysis(chair, questions_to(match, self.seat), self.bot, seed)

    def look(self) -> None:
        """Judge all decisions, or as many as there is time for until Ctrl-C."""
        with self.progress() as progress:
            task = progress.add_task(self.speech.say("analysis-looking"), total=len(self.analysis.questions))
            try:
                for _ in self.analysis.steps():
                    progress.advance(task)
            except KeyboardInterrupt:
                return

    def progress(self) -> Progress:
        """A progress bar, if somebody may be waiting."""
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
        watched = sys.stderr.isatty()
        return Progress(*columns, console=Console(file=sys.stderr), transient=True, disable=not watched)

    # As an object

    def as_json(self) -> dict[str, t.Any]:
        """Moves and cards in the notation; costs in points, chances as shares of one."""
        analysis = self.analysis
        return {
            "game": self.edition.game,
            "edition": self.edition.name,
            "options": dict(self.edition.options),
            "names": self.names,
            "seat": letter(self.seat),
            "bot": self.bot,
            "decisions": [self.decision_object(opinion) for opinion in analysis.opinions],
            "summary": {
                "complete": analysis.complete,
                "decisions": len(analysis.opinions),
                "forced": analysis.forced,
                "agreed": analysis.agreed,
                "close": analysis.close,
                "cost": analysis.cost,
                "costliest": [opinion.number for opinion in analysis.costliest],
            },
        }

    def decision_object(self, opinion: Opinion) -> dict[str, t.Any]:
        cards = self.game.cards
        return {
            "number": opinion.number,
            "round": opinion.round,
            "seat": letter(self.seat),
            "move": self.game.move_text(self.seat, opinion.played.move),
            "best": self.game.move_text(self.seat, opinion.best.move),
            "cost": opinion.cost,
            "hand": [cards[card] for card in self.game.overview(opinion.view).rows[self.seat].hand],
            "moves": [self.thought_object(thought) for thought in opinion.thoughts],
            "belief": {
                place: {cards[card]: round(number, 3) for card, number in expected.items()}
                for place, expected in opinion.belief.items()
            },
        }

    def thought_object(self, thought: Thought) -> dict[str, t.Any]:
        move = self.game.move_text(self.seat, thought.move)
        return {"move": move, "visits": thought.visits, "value": round(thought.value, 4)}

    # In words

    def show(self) -> None:
        """Print every decision, and the totals."""
        screen = Screen()
        edition = self.telling.say(f"edition-{self.edition.name}")
        title = self.speech.say(
            "terminal-welcome", game=self.telling.say("name"), edition=edition, count=len(self.names)
        )
        screen.line(title, TITLE)
        screen.line(self.speech.say("analysis-about", name=self.telling.names[self.seat], bot=self.bot), QUIET)
        last_round = 0
        for opinion in self.analysis.opinions:
            if self.telling.has_rounds and opinion.round != last_round:
                screen.heading(self.speech.say("terminal-round", number=opinion.round))
                last_round = opinion.round
            self.show_opinion(screen, opinion)
        self.show_summary(screen)

    def show_opinion(self, screen: Screen, opinion: Opinion) -> None:
        move = painted(self.move(opinion.played), self.telling)
        verdict = painted(self.verdict(opinion), self.telling)
        verdict.stylize_before(GOOD if opinion.agrees else LOUD if opinion.cost > DEAR else "")
        known = [Text(text, QUIET) for text in (self.moment(opinion), self.belief(opinion)) if text]
        screen.line()
        screen.show(listed(opinion.number, move, verdict, *known))

    def move(self, thought: Thought) -> str:
        return self.telling.tell(self.game.move_words(self.seat, thought.move))

    def verdict(self, opinion: Opinion) -> str:
        """What the bot would have played, and what the move cost."""
        value, own = points(opinion.best.value), points(opinion.played.value)
        if opinion.agrees:
            return self.speech.say("analysis-agrees", value=value)
        chances = {"best": self.move(opinion.best), "value": value, "own": own}
        if opinion.cost:
            return self.speech.say("analysis-costs", points=opinion.cost, **chances)
        return self.speech.say("analysis-close", **chances)

    def moment(self, opinion: Opinion) -> str:
        """The table and the hand before the decision."""
        overview = self.game.overview(opinion.view)
        hand = self.speech.say("analysis-hand", cards=self.telling.listed(overview.rows[self.seat].hand))
        return " ".join([*map(self.telling.tell, overview.middle), hand])

    def belief(self, opinion: Opinion) -> str:
        """The likeliest cards of every hidden place that matters, in one paragraph."""
        riddles = [riddle for riddle in self.game.riddles(opinion.view) if riddle.place in opinion.belief]
        most = LIKELY if len(riddles) <= CROWDED else LIKELY - 1
        places = [self.riddle(riddle, opinion.belief[riddle.place], most) for riddle in riddles]
        return " · ".join(places)

    def riddle(self, riddle: Riddle, expected: t.Mapping[int, float], most: int) -> str:
        likeliest = sorted(expected.items(), key=lambda entry: -entry[1])[:most]
        single = sum(card == FACE_DOWN for card in riddle.cards) == 1
        cards = [self.likely(card, number, single=single) for card, number in likeliest if number > UNLIKELY]
        return f"{self.telling.tell(riddle.called)}: {', '.join(cards)}"

    def likely(self, card: int, number: float, *, single: bool) -> str:
        """How likely a single hidden card is this one; of several, the expected number."""
        name = self.telling.card(card)
        if single:
            return self.speech.say("analysis-likely", card=name, percent=points(number))
        return self.speech.say("analysis-expected", card=name, number=round(number, 1))

    def show_summary(self, screen: Screen) -> None:
        analysis, say = self.analysis, self.speech.say
        screen.heading(say("analysis-summary"))
        if not analysis.complete:
            seen, all_of_them = len(analysis.opinions) + analysis.forced, len(analysis.questions)
            screen.line(say("analysis-stopped", seen=seen, all=all_of_them), BAD)
        numbers = {"count": len(analysis.opinions), "agreed": analysis.agreed, "close": analysis.close}
        screen.line(say("analysis-count", **numbers, forced=analysis.forced))
        screen.line(say("analysis-total", points=analysis.cost))
        if analysis.costliest:
            screen.line(say("analysis-costliest"))
        for opinion in analysis.costliest:
            cost = say("analysis-points", move=self.move(opinion.played), points=opinion.cost)
            screen.show(listed(opinion.number, painted(cost, self.telling)))
