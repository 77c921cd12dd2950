"""Hints: what a bot would do in a person's place, asked for or always, and told by what that person knows."""

from __future__ import annotations

import re
import typing as t

import pytest
from tests.terminal.test_play import SHORT, WHOLE_GAME, saved, seed_with

from kartaro.core.match import Match
from kartaro.games import game as game_named
from kartaro.host import Host
from kartaro.locale import LANGUAGES, Speech
from kartaro.locale.telling import Telling
from kartaro.record import Record, read_record
from kartaro.terminal.hints import Hints

if t.TYPE_CHECKING:
    from pathlib import Path

    from tests.terminal.command import Program

HINT = re.compile(r"Hint: (Play [^.]+)\. Chance to win the match: (\d+)% \(next best move: (\d+)%\)\.")


def hint(position: str, seat: int = 0, seats: int = 2) -> str:
    """What somebody is told in this position of Love Letter."""
    game = game_named("love-letter")
    host = Host(Record(Match(game, game.edition(), seats, position), list("ABCDEF")[:seats]), {})
    telling = Telling(Speech("en"), game, host.names, seat)
    return Hints(host).hint(seat, telling)


def test_a_hint_says_what_to_do_and_what_it_is_worth() -> None:
    known = "a{guard,priest} b{prince} deck[handmaid,baron,king] aside(spy) tok:a5,b0 turn:a knows a:b{prince}"
    found = HINT.fullmatch(hint(known))
    assert found
    assert found[1] == "Play Guard on B and name Prince"
    assert int(found[2]) > int(found[3])


def test_a_hint_is_given_by_what_the_person_knows() -> None:
    """The same for a, whatever b holds, as long as a has not seen it."""
    unknown = "a{guard,priest} b{%s} deck[handmaid,baron,king] aside(%s) tok:a5,b0 turn:a"
    assert hint(unknown % ("prince", "spy")) == hint(unknown % ("spy", "prince"))


def test_where_there_is_one_move_there_is_nothing_to_advise() -> None:
    forced = "a{countess,king} b{guard} deck[handmaid,priest] aside(spy) turn:a"
    assert hint(forced) == "Hint: only one move is possible."


def test_everybody_has_a_bot_of_their_own() -> None:
    game = game_named("love-letter")
    match = Match(game, game.edition(), 2, "a{guard,priest} b{prince} deck[handmaid,baron,king] aside(spy) turn:a")
    host = Host(Record(match, ["A", "B"]), {})
    hints = Hints(host)
    assert hints.adviser(0) is hints.adviser(0)
    assert hints.adviser(0) is not hints.adviser(1)
    for seat in range(2):
        assert hints.adviser(seat).bot.view.state() == host.view(seat).state()
        assert hints.adviser(seat).heard == len(host.told(seat))


# At the keyboard


@pytest.fixture(scope="module")
def guard_and_priest() -> str:
    return seed_with("guard", "priest")


def test_a_hint_can_be_asked_for(kartaro: Program, guard_and_priest: str) -> None:
    play = ("play", "--first", "a", "--seed", guard_and_priest)
    out = " ".join(kartaro(*play, typed="hint\nHINT\nquit\n").out.split())
    given = HINT.findall(out)
    assert len(given) == 2
    assert given[0] == given[1]
    assert "Hint:" not in kartaro(*play, typed="quit\n").out


def test_with_the_option_every_decision_has_one(kartaro: Program) -> None:
    result = kartaro("play", "--seats", "2", "--seed", "3", "--hint", *SHORT, typed=WHOLE_GAME)
    assert result.code == 0
    turns = result.out.count("Your hand")
    assert turns > 3
    assert result.out.count("Hint: ") == turns


def test_hints_change_nothing_in_the_game(kartaro: Program, tmp_path: Path) -> None:
    records = [tmp_path / f"{name}.record" for name in ("plain", "hinted")]
    for record, more in zip(records, ([], ["--hint"]), strict=True):
        kartaro("play", "--seed", "3", *SHORT, "--record", str(record), *more, typed=WHOLE_GAME)
    plain, hinted = (record.read_text("utf-8") for record in records)
    assert plain == hinted


@pytest.mark.parametrize("game_name", ["hanamikoji", "spicy"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_in_every_game_and_language(kartaro: Program, game_name: str, language: str) -> None:
    result = kartaro("play", game_name, "--seed", "5", "--hint", "--lang", language, typed="1\n" * 4 + "quit\n")
    begin = Speech(language).say("terminal-advice", move="MOVE", value=50, other=40).partition("MOVE")[0]
    assert begin.strip() in result.out
    assert "{" not in result.out


def test_a_game_that_is_taken_up_again_may_have_hints(kartaro: Program) -> None:
    file = saved(kartaro("play", "--seed", "6", typed="1\nquit\n"))
    assert "Hint: " in kartaro("play", "--resume", file, "--hint", "--pace", "0", typed="quit\n").out


# After the game


def test_a_game_is_kept_and_its_analysis_is_offered(kartaro: Program) -> None:
    out = kartaro("play", "--seats", "2", "--seed", "3", *SHORT, typed=WHOLE_GAME).out
    found = re.search(r"^  kartaro analyse (\S+) --seat a$", out, re.MULTILINE)
    assert found
    assert f"  kartaro replay {found[1]}\n" in out
    with open(found[1], encoding="utf-8") as file:
        assert read_record(file.read()).match.over()
    assert "Summary" in kartaro("analyse", found[1], "--seat", "a", "--bot", "search@20").out


def test_everybody_at_the_keyboard_is_offered_their_own(kartaro: Program, tmp_path: Path) -> None:
    record = str(tmp_path / "game.record")
    people = ("--people", "Anna,Budi", "--seats", "3")
    out = kartaro("play", *people, "--seed", "4", "--record", record, *SHORT, typed=WHOLE_GAME).out
    assert [f"  kartaro analyse {record} --seat {seat}\n" in out for seat in "abc"] == [True, True, False]


def test_a_game_that_cannot_be_kept_still_ends(
    kartaro: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kartaro.terminal.record_file.folders", lambda: [str(tmp_path / "file" / "below")])
    (tmp_path / "file").write_text("")
    result = kartaro("play", "--seats", "2", "--seed", "3", *SHORT, typed=WHOLE_GAME)
    assert result.code == 0
    assert "Final score" in result.out
    assert "cannot be written" in result.out
