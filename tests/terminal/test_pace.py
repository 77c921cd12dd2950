"""Bots answer at a pace that is drawn before they look; nobody waits here, as clock and sleep are ours."""

from __future__ import annotations

import signal
import typing as t

import pytest
from tests.terminal.test_play import in_terminal

from kartaro.bots.pauses import LONGEST, OVERRUN, SHORTEST
from kartaro.core.match import Match
from kartaro.games import game as game_named
from kartaro.host import Host
from kartaro.locale import Speech
from kartaro.record import Record
from kartaro.terminal.local_game import LocalGame, RunOptions
from kartaro.terminal.pace import Pace
from kartaro.terminal.record_file import RecordFile
from kartaro.terminal.screen import Left, Screen
from kartaro.terminal.seating import PlayOptions, Seating, Seeds, new_host, resume_game, seat_everybody, times_of

if t.TYPE_CHECKING:
    from pathlib import Path


class Time:
    """A clock that advances only when somebody sleeps or thinks."""

    def __init__(self) -> None:
        self.now = 50.0
        self.slept: list[float] = []
        self.log: list[str] = []

    def clock(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(round(seconds, 3))
        self.log.append("waits")
        self.now += seconds


class Drawn:
    """Dice with given results, which log when they are used."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.log: list[str] = []

    def below(self, n: int) -> int:
        assert n == LONGEST - SHORTEST + 1
        self.log.append("drawn")
        return self.numbers.pop(0)


def pace_of(slowness: float, *numbers: int) -> tuple[Pace, Time]:
    time = Time()
    return Pace(slowness, time.sleep, time.clock, Drawn(*numbers)), time


def test_an_answer_waits_until_the_pause_is_over() -> None:
    pace, time = pace_of(1, 200)
    pace.ask({1})
    pace.wait()
    assert time.slept == [0.5]


def test_thinking_counts() -> None:
    pace, time = pace_of(1, 200)
    pace.ask({1})
    time.now += 0.2
    pace.wait()
    assert time.slept == [0.3]


def test_who_thinks_longer_than_the_pause_answers_at_once() -> None:
    pace, time = pace_of(1, 200)
    pace.ask({1})
    time.now += 3
    pace.wait()
    assert time.slept == []


@pytest.mark.parametrize(("slowness", "slept"), [(0, []), (0.5, [0.15, 0.55]), (2, [0.6, 2.2])])
def test_it_may_be_slower_or_not_at_all(slowness: float, slept: list[float]) -> None:
    pace, time = pace_of(slowness, 0, LONGEST - SHORTEST)
    for seat in (1, 2):
        pace.ask({seat})
        pace.wait()
    assert time.slept == slept


def test_there_is_one_pause_for_all_who_are_asked_at_once() -> None:
    """A window to b, c and d, then d's turn, then a window to b and c."""
    pace, time = pace_of(1, 100, 200, 300)
    for asked in ({1, 2, 3}, {2, 3}, {3}, {3}, {1, 2}, {2}):
        pace.ask(asked)
        pace.wait()
    assert time.slept == [0.4, 0.5, 0.6]


def test_each_question_to_the_same_bot_has_its_own() -> None:
    pace, time = pace_of(1, 100, 200)
    for _ in range(2):
        pace.ask({1})
        pace.wait()
    assert time.slept == [0.4, 0.5]


@pytest.mark.parametrize("thought", [0, 1.9, 2.05])
def test_a_bot_with_a_time_to_think_answers_when_it_is_over_however_long_it_has_thought(thought: float) -> None:
    pace, time = pace_of(1, 200)
    pace.ask({1}, 2)
    time.now += thought
    pace.wait()
    assert time.now == pytest.approx(50 + 2 + OVERRUN)


def test_a_time_to_think_that_is_shorter_than_the_pause_changes_nothing() -> None:
    pace, time = pace_of(1, 700)
    pace.ask({1}, 0.8)
    pace.wait()
    assert time.slept == [1.0]


def test_a_time_to_think_does_not_depend_on_the_pace() -> None:
    for slowness, slept in ((0.01, [2 + OVERRUN]), (0, [])):
        pace, time = pace_of(slowness, 200)
        pace.ask({1}, 2)
        pace.wait()
        pace.wait_for_thought()
        assert time.slept == slept


@pytest.mark.parametrize("thoughts", [(0, 0, 0), (2, 2, 2), (2, 0, 2.05)])
def test_who_are_asked_at_once_take_their_times_one_after_the_other(thoughts: tuple[float, ...]) -> None:
    pace, time = pace_of(1, 200)
    for number, thought in enumerate(thoughts, 1):
        pace.ask(set(range(number, 4)), 2)
        time.now += thought
        pace.wait()
        assert time.now == pytest.approx(50 + number * (2 + OVERRUN))


def test_who_wants_to_stop_does_not_wait_for_the_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr("time.sleep", lambda _: screen.signalled(signal.SIGINT, None))
    with pytest.raises(Left):
        screen.rest(5)
    with pytest.raises(Left):
        screen.rest(5)


# At a table


class Slow:
    """A bot that logs when it looks at its moves."""

    name = "slow"

    def __init__(self, log: list[str], time: Time) -> None:
        self.log = log
        self.time = time

    def hear(self, fact: object) -> None:
        del fact

    def choose(self, codes: list[int]) -> int:
        self.log.append("looks at 1" if len(codes) == 1 else "looks")
        return codes[:2][-1]


class Timed(Slow):
    """A bot with two seconds to think, which it takes where it has a choice."""

    thinks_for = 2.0

    def choose(self, codes: list[int]) -> int:
        self.time.now += self.thinks_for if len(codes) > 1 else 0
        return super().choose(codes)


class Idle(Slow):
    """A bot with as much time that never takes it, as if it never had a choice."""

    thinks_for = 2.0


class Terminal(Screen):
    """A screen that claims to be watched, and whose person leaves after some answers."""

    is_watched = True

    def __init__(self, answers: list[str], log: list[str]) -> None:
        super().__init__()
        self.answers = answers
        self.log = log

    def ask(self) -> str:
        self.log.append("asked")
        return self.answers.pop(0)


def table(
    name: str, position: str, seats: int, answers: list[str], bot: type[Slow] = Slow
) -> tuple[LocalGame, list[str]]:
    """A person at a, bots elsewhere, and what happens there in order."""
    game = game_named(name)
    log: list[str] = []
    time, dice = Time(), Drawn(*[100] * 100)
    time.log = dice.log = log
    match = Match(game, game.edition(), seats, position)
    host = Host(Record(match, list("ABCDEF")[:seats]), {seat: bot(log, time) for seat in range(1, seats)})
    screen = Terminal(answers, log)
    seating = Seating(host, (0,), None, by_lot=False, times=times_of(host))
    session = LocalGame(seating, screen, Speech("en"), RecordFile(), RunOptions(slowness=1))
    session.pace = Pace(1, time.sleep, time.clock, dice)
    return session, log


def last_question(session: LocalGame) -> float:
    """After how many seconds the person was asked for the last time."""
    begun = session.pace.clock()
    session.run()
    return session.pace.clock() - begun


FOUR = "a{c1,c2,c3} b{w1,w2,w3} c{p1,p2,p3} d{w4,w5,w6} deck[c7,p7,w7,c8,p8,w8] above:4 turn:%s"


def test_the_pause_is_drawn_before_the_bot_looks_and_over_before_its_answer_is_told() -> None:
    position = "a{spy,king} b{guard} deck[handmaid,guard,priest,baron] aside(spy) tok:a0,b0 turn:a"
    session, log = table("love-letter", position, 2, ["spy", "quit"])
    session.run()
    assert log == ["asked", "drawn", "looks", "waits", "asked"]


def test_a_bot_that_has_no_choice_waits_as_long() -> None:
    position = "a{spy,handmaid} b{countess} deck[king,guard,priest,baron] aside(spy) tok:a0,b0 turn:a"
    session, log = table("love-letter", position, 2, ["spy", "quit"])
    session.run()
    assert log == ["asked", "drawn", "looks at 1", "waits", "asked"]


def test_a_bot_with_a_time_to_think_takes_as_long_where_it_has_no_choice() -> None:
    choice = "a{spy,king} b{guard} deck[handmaid,guard,priest,baron] aside(spy) tok:a0,b0 turn:a"
    forced = "a{spy,handmaid} b{countess} deck[king,guard,priest,baron] aside(spy) tok:a0,b0 turn:a"
    for position in (choice, forced):
        session, _ = table("love-letter", position, 2, ["spy", "quit"], Timed)
        assert last_question(session) == pytest.approx(2 + OVERRUN)


@pytest.mark.parametrize("bot", [Timed, Idle])
def test_when_a_person_is_asked_in_a_window_does_not_tell_whether_bots_have_thought(bot: type[Slow]) -> None:
    """First b's turn, then c and d in the window that a is asked in, too."""
    session, _ = table("spicy", FOUR % "b", 4, ["quit"], bot)
    assert last_question(session) == pytest.approx(3 * (2 + OVERRUN))


def test_in_a_sealed_window_all_bots_have_one_pause() -> None:
    session, log = table("spicy", FOUR % "a", 4, ["play c1 as c1", "quit"])
    session.run()
    assert log[:6] == ["asked", "drawn", "looks", "waits", "looks", "looks"]
    assert log[6] == "drawn"  # for b, whose turn it is now


def test_while_a_person_answers_the_same_window_the_bots_need_no_pause() -> None:
    session, log = table("spicy", FOUR % "b", 4, ["quit"])
    session.run()
    assert log == ["drawn", "looks", "waits", "drawn", "looks", "looks", "asked"]


def test_what_they_did_is_told_when_the_pause_is_over_even_if_the_person_is_faster() -> None:
    session, log = table("spicy", FOUR % "b", 4, ["let go #1", "quit"])
    session.run()
    assert log[4:8] == ["looks", "looks", "asked", "waits"]


@pytest.mark.parametrize("seed", [None, 3])
def test_the_times_of_bots_are_known_in_a_new_game_and_in_one_that_was_left(tmp_path: Path, seed: int | None) -> None:
    new = seat_everybody(PlayOptions(seats=3, bots=("search@2s", "random"), seed=seed), Speech("en"))
    assert new.times == {1: 2.0, 2: 0.0}
    new.host.pick_first(0)
    new.host.advance()
    left = tmp_path / "left.record"
    left.write_text(new.host.record(), "utf-8")
    assert resume_game(PlayOptions(resume=str(left), seed=seed), Speech("en")).times == {1: 2.0, 2: 0.0}


def test_where_nobody_watches_there_is_no_pause() -> None:
    """Standard output of a test is no terminal."""
    game = game_named("love-letter")
    host = new_host(Record(Match(game, game.edition(), 2), ["A", "B"]), {1: "random"}, Seeds(1))
    seating = Seating(host, (0,), None, by_lot=False)
    assert not LocalGame(seating, Screen(), Speech("en"), RecordFile(), RunOptions(slowness=1)).pace.pauses


def test_at_a_terminal_what_bots_do_is_told_as_it_comes(tmp_path: Path) -> None:
    command = ["play", "--bots", "random", "--first", "a", "--seed", "1", "--pace", "0.01"]
    seen = in_terminal(command, ["1\n", "quit\n"], XDG_STATE_HOME=str(tmp_path)).decode()
    assert "Bruno" in seen
    assert "Traceback" not in seen
