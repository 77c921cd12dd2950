"""Programs of any language sit down at a table: what they are told, and what becomes of those that fail."""

from __future__ import annotations

import shlex
import sys
import typing as t
from pathlib import Path

import pytest

from kartaro.arena.lineup import Contest, Sitting
from kartaro.arena.playing import play
from kartaro.bots import Chair
from kartaro.core.errors import BadOption, KartaroError
from kartaro.games import game
from kartaro.programs import ProgramBot, bot_or_program

PLAYERS = Path(__file__).with_name("players.py")


def program(name: str) -> str:
    return f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(PLAYERS))} {name}"


def contest(*bots: str, named: str = "love-letter") -> Contest:
    return Contest(named, "", {}, seats=2, bots=bots, seed=7, limit=60.0)


def seated(spec: str) -> ProgramBot:
    named = game("love-letter")
    return t.cast("ProgramBot", bot_or_program(spec, Chair(named, named.edition(), 2, 0), 7))


@pytest.mark.parametrize("named", ["love-letter", "hanamikoji", "spicy"])
def test_a_program_plays_as_the_same_bot_in_python_does(named: str) -> None:
    played = [
        play(contest(spec, "random", named=named), Sitting(0, 0), bot_or_program)
        for spec in (program("first"), "tests.programs.first:First")
    ]
    assert [each.fault for each in played] == [None, None]
    assert played[0].winners == played[1].winners
    assert played[0].decisions == played[1].decisions
    assert played[0].scores == played[1].scores


def test_a_program_is_told_what_its_seat_is_told() -> None:
    assert play(contest(program("attentive"), "random"), Sitting(0, 0), bot_or_program).fault is None


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("quits", "program-ended"),
        ("mumbles", "program-answer"),
        ("cheats", "program-move"),
        ("endless", "program-answer"),
    ],
)
def test_a_program_that_fails_loses_and_the_reason_is_said(name: str, code: str) -> None:
    played = play(contest(program(name), "random"), Sitting(0, 0), bot_or_program)
    assert played.fault is not None
    assert (played.fault.seat, played.fault.reason, played.winners) == (0, "raised", [1])
    assert code in played.fault.what


@pytest.mark.parametrize("spec", ["exec:", "exec:./no-such-program", "exec:'unclosed"])
def test_a_program_that_cannot_be_started_is_refused(spec: str) -> None:
    with pytest.raises(BadOption) as refused:
        seated(spec)
    assert refused.value.code == "program-missing"


def test_a_program_ends_with_its_match() -> None:
    bot = seated(program("first"))
    process = bot.process
    del bot
    assert process.wait(timeout=60) == 0


def test_a_program_that_stays_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kartaro.programs.PATIENCE", 0.01)
    bot = seated("exec:sleep 1000")
    bot.end()
    assert bot.process.returncode == -9


def test_a_program_without_an_answer_says_how_it_ended() -> None:
    """It may have ended before it was told where it sits, or after."""
    with pytest.raises(KartaroError) as failed:
        seated("exec:true").choose([0])
    assert (failed.value.code, failed.value.arguments["status"]) == ("program-ended", "0")
