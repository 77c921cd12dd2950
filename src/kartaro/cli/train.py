"""kartaro train: trains a net by self-play."""

from __future__ import annotations

import dataclasses
import os
import shlex
import signal
import sys
import time
import typing as t
from pathlib import Path

import click

from kartaro.cli.commands import Command
from kartaro.cli.options import decimal, edition_flags, flag, number, positive, settings_of, spoken
from kartaro.cli.output import DONE, INTERRUPTED
from kartaro.core.errors import BadOption, KartaroError

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game
    from kartaro.train.run import Plan, Training

EVERY = 60.0
"""Seconds of processor time between two measurements."""
USUAL_FOLDER = "training"
CRITICS = {"own": False, "truth": True}
"""Who says what a seat can expect: the net itself, or a critic that sees all cards."""
WARM = (5e-4, 5e-5)
"""The rate of learning of what begins as a net."""
THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""One thread unless somebody says otherwise: small products gain nothing by more, and sums keep their order."""


@click.command(cls=Command)
@flag("game", "game", default="")
@edition_flags
@flag("seats", "numbers", default="2")
@flag("episode", "episode", default="")
@flag("hours", "number", callback=decimal, default=None)
@flag("samples", "number", callback=positive, default=None)
@flag("seed", "number", callback=number, default=None)
@flag("from", "file", default="")
@flag("critic", "name", default="")
@flag("jobs", "number", callback=positive, default=None)
@flag("ray", "address", default=None, is_flag=False, flag_value="local")
@flag("out", "folder", default=USUAL_FOLDER)
@flag("resume", is_flag=True)
@spoken
@click.pass_obj
def train(output: Output, /, **wished: t.Any) -> int:  # noqa: ANN401 - click hands every option over by name
    """Train, or go on training, until enough was learned, the hours are over, or somebody stops it."""
    one_thread()
    folder, jobs, ray = Path(wished["out"]), wished["jobs"], wished["ray"]
    check_start(wished)
    training = begin(folder, lambda: shared_plan(wished), resumes=wished["resume"])
    if not training.ahead and (ray or (jobs or 1) > 1):
        raise BadOption("training-alone", folder=str(folder))
    with training.workers(jobs, ray):
        return Course(output, training, folder).run(wished["hours"])


def one_thread() -> None:
    """Before NumPy is imported."""
    for name in THREADS:
        os.environ.setdefault(name, "1")


def begin(folder: Path, plan: t.Callable[[], Plan], *, resumes: bool, against: str = "") -> Training:
    """A new training, or the one that a folder holds; neither in place of the other, nor one against somebody else."""
    from kartaro.train.run import CHECKPOINT, Training
    from kartaro.train.start import begin_from

    if resumes:
        training = Training.resumed(folder)
        if training.plan.against != against:
            raise BadOption("training-other", folder=str(folder), command=resuming(training, folder))
        return training
    if (folder / CHECKPOINT).exists():
        raise BadOption("training-there", folder=str(folder))
    training = Training(plan())
    if training.plan.start:
        begin_from(training, training.plan.start)
    return training


def check_start(wished: t.Mapping[str, t.Any]) -> None:
    """A training that goes on has begun already."""
    if wished["resume"] and wished["from"]:
        raise BadOption("switches-clash", one="--resume", other="--from")


def resuming(training: Training, folder: Path) -> str:
    """The command that goes on with it."""
    command = f"exploit {shlex.quote(training.plan.against)}" if training.plan.against else "train"
    return f"kartaro {command} --resume --out {shlex.quote(str(folder))}"


def plan_of(wished: t.Mapping[str, t.Any]) -> Plan:
    """Every edition that was named, or all, with every number of seats that it has."""
    from kartaro.games import game as game_named
    from kartaro.games import usual_game
    from kartaro.train.run import Plan, recipe_of
    from kartaro.train.tables import Setting

    game = game_named(wished["game"]) if wished["game"] else usual_game()
    words = wished["edition"].split(",") if wished["edition"] else [edition.name for edition in game.editions]
    editions = [edition_of(game, word, settings_of(wished["settings"])) for word in words]
    seats = seats_of(wished["seats"])
    settings = [
        Setting(edition.name, count, tuple(sorted((name, edition[name]) for name in edition.changed)))
        for edition in editions
        for count in seats
        if count in range(game.seats(edition)[0], game.seats(edition)[1] + 1)
    ]
    if not settings:
        game.check_seats(editions[0], seats[0])
    recipe = recipe_of(game, editions[0], max(setting.seats for setting in settings), wished["samples"])
    return Plan(game.name, tuple(settings), recipe, wished["seed"] or 1, episode=wished.get("episode", ""))


def shared_plan(wished: t.Mapping[str, t.Any]) -> Plan:
    """The same, from what and with which critic is wished; workers play meanwhile, unless there is but one core."""
    from kartaro.arena.running import cores

    if wished["critic"] not in {"", *CRITICS}:
        raise BadOption("bad-option-value", option="critic", value=wished["critic"], known=", ".join(CRITICS))
    plan, ahead = plan_of(wished), bool(wished["ray"]) or (wished["jobs"] or cores()) > 1
    recipe = dataclasses.replace(plan.recipe, critic=CRITICS.get(wished["critic"], plan.recipe.critic))
    return begun_from(wished["from"], dataclasses.replace(plan, recipe=recipe, ahead=ahead))


def begun_from(start: str, plan: Plan) -> Plan:
    """The same, from a net instead of from scratch: what that has learned is not to be lost at once."""
    from kartaro.games import game as game_named
    from kartaro.train.start import SCRATCH, hidden_from

    if start in {"", SCRATCH}:
        return plan
    hidden = hidden_from(start, game_named(plan.game), plan.settings, plan.recipe.hidden)
    return dataclasses.replace(plan, start=start, recipe=dataclasses.replace(plan.recipe, hidden=hidden, rate=WARM))


def edition_of(game: Game, word: str, options: dict[str, str]) -> Edition:
    """`publisher`, or `publisher:variants=random` for one with options of its own, besides those of all."""
    name, *own = word.split(":")
    return game.edition(name, {**options, **settings_of(own)})


def seats_of(text: str) -> list[int]:
    """`2`, `3-6` or `2,4`."""
    first, dash, last = text.partition("-")
    words = [first, last] if dash else text.split(",")
    if not all(word.isascii() and word.isdecimal() and len(word) == 1 for word in words):
        raise BadOption("bad-option-value", option="seats", value=text, known="2, 3-6, 2,4")
    numbers = [int(word) for word in words]
    return list(range(numbers[0], numbers[1] + 1)) if dash else numbers


class Course:
    """A training with somebody who watches it."""

    def __init__(self, output: Output, training: Training, folder: Path) -> None:
        self.output, self.training, self.folder = output, training, folder
        self.stopped = False

    def run(self, hours: float | None) -> int:
        """Until it is over; what was learned is kept, however it ends."""
        before = {name: signal.signal(name, self.stop) for name in (signal.SIGINT, signal.SIGTERM)}
        try:
            return self.train(time.monotonic() + 3600 * hours if hours else None)
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)

    def stop(self, *_: object) -> None:
        """At the next chance."""
        self.stopped = True

    def train(self, end: float | None) -> int:
        training, noted = self.training, self.training.seconds
        print(self.output.say("cli-train-begins", folder=str(self.folder)), file=sys.stderr)
        while not (training.over() or self.stopped or (end is not None and time.monotonic() > end)):
            training.step()
            if training.seconds - noted > EVERY:
                noted = training.seconds
                self.note()
        if self.stopped:
            training.save(self.folder)
            stopped = KartaroError("training-stopped", command=resuming(training, self.folder))
            return self.output.refuse(stopped, INTERRUPTED)
        self.note()
        if not self.output.as_json:
            print(self.output.say("cli-train-done", file=str(self.folder / "net.net")))
        return DONE

    def note(self) -> None:
        """Measure, draw, keep, and say how far it is."""
        from kartaro.train.curve import drawn
        from kartaro.train.run import CURVE

        point, names = self.training.note(), self.training.yardsticks
        self.training.save(self.folder)
        title = self.output.say("cli-train-curve", bots=", ".join(names))
        labels = {"title": title, "samples": self.output.say("cli-train-curve-samples")}
        (self.folder / CURVE).write_text(drawn(self.training.curve, names, labels), "utf-8")
        shares = ", ".join(f"{name} {100 * point[name]:.1f} %" for name in names)
        done = 100 * self.training.samples / self.training.plan.recipe.samples
        line = self.output.say(
            "cli-train-progress", samples=f"{self.training.samples:,}", percent=f"{done:.0f}", shares=shares
        )
        print(line, file=sys.stderr, flush=True)
