"""Runs cases: each branch for every edition and number of seats, in every filling."""

from __future__ import annotations

import dataclasses
import itertools
import typing as t

from kartaro.core.errors import KartaroError
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.seats import letter
from kartaro.scenario.chance import fill, play
from kartaro.scenario.checks import CHECKS
from kartaro.scenario.difference import Difference, DifferenceKind, as_written
from kartaro.scenario.judging import Verdict
from kartaro.scenario.moment import Moment

if t.TYPE_CHECKING:
    from kartaro.scenario.case import Branch, Case, Move, Occasion, Step

FILLINGS = 20


@dataclasses.dataclass(frozen=True)
class CaseResult:
    """The result of a case: the number of assertions, and every difference found."""

    id: str
    title: str
    assertions: int
    passed: bool
    differences: list[Difference]


def run_case(case: Case) -> CaseResult:
    """Run a case for every edition and number of seats, in every filling."""
    findings = Findings()
    occasions = dict.fromkeys(one for branch in case.branches for one in branch.setting.occasions())
    for occasion in occasions:
        before = findings.assertions, len(findings.differences)
        run_occasion(case, occasion, findings)
        if before == (findings.assertions, len(findings.differences)):
            findings.differences.append(Difference(case.id, occasion, DifferenceKind.NOTHING_ASSERTED))
    return CaseResult(case.id, case.title, findings.assertions, not findings.differences, findings.differences)


def run_occasion(case: Case, occasion: Occasion, findings: Findings) -> None:
    """Run fillings until one differs; only one if nothing is left to chance."""
    branches = [branch for branch in case.branches if occasion in branch.setting.occasions()]
    for filling in range(FILLINGS):
        findings.counting = filling == 0
        runs = [Run(case, branch, occasion, filling, findings) for branch in branches]
        differed = len(findings.differences)
        for run in runs:
            run.go()
        if case.same_to:
            compare(case, runs)
        if len(findings.differences) > differed or not any(run.used_chance() for run in runs):
            break


def compare(case: Case, runs: list[Run]) -> None:
    """Every branch must look like the first one to the seats named."""
    if not all(run.finished for run in runs):
        return
    first = runs[0]
    for run, seat in itertools.product(runs[1:], case.same_to):
        one, other = first.moment.looks(seat), run.moment.looks(seat)
        for key in one:
            verdict = Verdict(one[key] == other[key], one[key], other[key], DifferenceKind.BRANCHES_DIFFER)
            run.judge(f"same_to {letter(seat)}, {key}", verdict)


class Findings:
    """The assertions so far, each counted once for all fillings, and the differences."""

    def __init__(self) -> None:
        self.assertions = 0
        self.differences: list[Difference] = []
        self.counting = True


class Run:
    """One branch of a case, played for one edition, one number of seats and one filling."""

    moment: Moment

    def __init__(self, case: Case, branch: Branch, occasion: Occasion, filling: int, findings: Findings) -> None:
        self.case = case
        self.branch = branch
        self.occasion = occasion
        self.filling = filling
        self.generator = Generator(filling)
        self.fresh = self.generator.state
        self.findings = findings
        self.finished = False

    def used_chance(self) -> bool:
        return self.generator.state != self.fresh

    # Findings

    def judge(self, place: str, verdict: Verdict) -> None:
        """Count an assertion, and record a difference if it does not hold."""
        self.findings.assertions += self.findings.counting
        if not verdict.holds:
            self.differ(f"{place} {verdict.whose}".strip(), verdict.kind, verdict.expected, verdict.got)

    def differ(self, place: str, kind: DifferenceKind, expected: object, got: object) -> None:
        """Record a difference with everything needed to reproduce it."""
        self.findings.differences.append(
            Difference(
                self.case.id,
                self.occasion,
                kind,
                branch="" if place.startswith(f"{self.branch.name},") else self.branch.name,
                filling=self.filling if self.used_chance() else None,
                place=place,
                expected=as_written(expected),
                got=got if isinstance(got, KartaroError) else as_written(got),
            )
        )

    # Playing the branch

    def go(self) -> None:
        """Create the match and run the steps, until one cannot be run."""
        setting = self.branch.setting
        try:
            self.make()
        except KartaroError as error:
            if setting.not_made:
                self.judge("not_made", Verdict(error.code == setting.not_made, setting.not_made, error))
            else:
                self.differ("position", DifferenceKind.MATCH_REFUSED, setting.position, error)
            return
        if setting.not_made:
            made = self.moment.match.position_now()
            verdict = Verdict(holds=False, expected=setting.not_made, got=made, kind=DifferenceKind.MATCH_MADE)
            self.judge("not_made", verdict)
            return
        self.finished = all(self.step(step) for step in self.branch.steps)

    def make(self) -> None:
        setting, game = self.branch.setting, self.case.game
        edition = game.edition(self.occasion.edition, setting.options)
        game.check_seats(edition, self.occasion.seats)
        position = fill(game, edition, self.occasion.seats, setting.position, self.generator)
        self.moment = Moment(Match(game, edition, self.occasion.seats, position), self.generator)

    def step(self, step: Step) -> bool:
        """Make the moves and judge the result; False if that was not possible."""
        if step.moves:
            self.moment.begin_moves()
        if not all(self.play(step, move) for move in step.moves) or not self.find_moment(step):
            return False
        when = f"{step.name}, before {step.before}" if step.before else step.name
        for key, expected in step.checks:
            for verdict in CHECKS[key].judge(self.moment, expected):
                self.judge(f"{when}, {key}", verdict)
        return True

    def play(self, step: Step, move: Move) -> bool:
        try:
            play(self.moment.match, move, self.generator)
        except KartaroError as error:
            self.differ(f"{step.name}, moves", DifferenceKind.MOVE_REFUSED, move, error)
            return False
        return True

    def find_moment(self, step: Step) -> bool:
        """Set the moment at which the step is judged; False if the fact it names did not happen."""
        if not step.before:
            self.moment.look_now()
            return True
        if self.moment.look_before(step.before):
            return True
        self.differ(f"{step.name}, before", DifferenceKind.NO_SUCH_FACT, step.before, self.moment.facts_made())
        return False
