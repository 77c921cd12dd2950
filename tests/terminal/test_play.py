"""Games in the terminal: complete ones in every language, all kinds of input, leaving and resuming."""

from __future__ import annotations

import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.terminal.command import Program, Result, start

from kartaro.core.words import Card, Player, words
from kartaro.games import game as game_named
from kartaro.locale import LANGUAGES, Speech
from kartaro.locale.telling import Telling
from kartaro.record import read_record
from kartaro.terminal.screen import Screen
from kartaro.terminal.seating import PlayOptions, seat_everybody
from kartaro.terminal.show import dots, one_of

WHOLE_GAME = "1\n" * 3000
SHORT = ("--option", "tokens_to_win=2")


def saved(result: Result) -> str:
    """The file named by the last line, to resume from."""
    found = re.search(r"--resume (\S+)", result.out)
    assert found, result.out
    return found[1]


def without_file(result: Result) -> str:
    """All output, except the path of the record."""
    return result.out.partition("The record is kept.")[0]


def last_menu(out: str) -> list[str]:
    """The choices that were listed last."""
    menu = out.rsplit("\n\n", 1)[-1] if not out.endswith("\n\n") else out.rstrip().rsplit("\n\n", 1)[-1]
    return re.findall(r"^  \d+ (.+?) *$", menu, re.MULTILINE)


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["2", "6"])
def test_a_whole_match_by_pipe(kartaro: Program, language: str, seats: str) -> None:
    result = kartaro("play", "--seats", seats, "--seed", "3", "--lang", language, *SHORT, typed=WHOLE_GAME)
    assert result.code == 0
    assert Speech(language).say("terminal-final") in result.out
    assert "{" not in result.out
    assert result.err == ""


@pytest.mark.parametrize("edition", ["2019-id", "classic", "classic-id", "2012"])
def test_a_whole_match_of_every_edition(kartaro: Program, edition: str) -> None:
    result = kartaro("play", "love-letter", "--edition", edition, "--seed", "8", *SHORT, typed=WHOLE_GAME)
    assert result.code == 0
    assert "Final score" in result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_people_play_a_whole_match(kartaro: Program, language: str) -> None:
    result = kartaro(
        "play", "--people", "Anna,Budi", "--seats", "3", "--seed", "4", "--lang", language, *SHORT, typed=WHOLE_GAME
    )
    assert result.code == 0
    assert Speech(language).say("terminal-pass-all") in " ".join(result.out.split())


@pytest.mark.parametrize(("people", "first_row"), [("Anna", "a  You"), ("Anna,Budi", "a  Anna")])
def test_the_final_score_says_you_where_one_alone_reads_it(kartaro: Program, people: str, first_row: str) -> None:
    out = kartaro("play", "--people", people, "--seats", "3", "--seed", "4", *SHORT, typed=WHOLE_GAME).out
    assert f"  {first_row} " in out.partition("Final score")[2]


def test_a_match_without_bots(kartaro: Program) -> None:
    assert kartaro("play", "--people", "2", "--seats", "2", "--seed", "4", *SHORT, typed=WHOLE_GAME).code == 0


@pytest.mark.parametrize("words", ["spicy --bots hard easy", "--bots hard,easy spicy", "--bots hard easy spicy"])
def test_bots_are_named_with_spaces_or_commas(kartaro: Program, words: str) -> None:
    table = ("play", *words.split(), "--seed", "4")
    seated, crowded = (kartaro(*table, "--seats", seats, typed="quit\n") for seats in ("3", "2"))
    assert seated.code == 0
    assert seated.out.startswith("Spicy")
    assert crowded.err.endswith("[too-many-bots]\n")


def test_no_line_is_wider_than_80_columns(kartaro: Program) -> None:
    out = kartaro("play", "--seats", "6", "--seed", "3", typed="?\nlog\nhint\n" + WHOLE_GAME).out
    assert max(len(line) for line in out.splitlines() if not line.startswith("  kartaro ")) <= 80


def test_the_same_seed_is_the_same_match(kartaro: Program) -> None:
    first, second, other = (kartaro("play", *SHORT, "--seed", seed, typed=WHOLE_GAME) for seed in ("12", "12", "13"))
    assert without_file(first) == without_file(second) != without_file(other)


def test_without_a_seed_no_two_matches_are_the_same(kartaro: Program) -> None:
    first, second = (kartaro("play", *SHORT, typed=WHOLE_GAME) for _ in range(2))
    assert without_file(first) != without_file(second)


# Who starts


@pytest.mark.parametrize(("first", "name"), [("a", "You"), ("c", "Clara"), ("Bruno", "Bruno")])
def test_the_host_says_who_starts(kartaro: Program, first: str, name: str) -> None:
    assert f"{name} got the first turn." in kartaro("play", "--first", first, typed="quit\n").out


def test_where_the_host_must_choose_somebody_is_asked(kartaro: Program) -> None:
    result = kartaro("play", "--option", "first_player=host", typed="9\n3\nquit\n")
    assert "“9” is not one of the choices." in result.out
    assert "Clara got the first turn." in result.out


@pytest.mark.parametrize("words_typed", [["--first", "random"], []])
def test_the_host_may_leave_it_to_the_dealer(kartaro: Program, words_typed: list[str]) -> None:
    typed = "quit\n" if words_typed else "5\nquit\n"
    result = kartaro("play", "--option", "first_player=host", *words_typed, typed=typed)
    assert re.search(r"\w+ got the first turn\.", result.out)


# Answers

# With this seed seat a holds a Guard and a Priest, and everybody can be chosen.
GUARD_AND_PRIEST = ("play", "--first", "a", "--seed")


def seed_with(*hand: str) -> str:
    """A seed whose first hand is this one, drawn card included."""
    game = game_named("love-letter")
    for seed in range(1000):
        seating = seat_everybody(PlayOptions(seed=seed, first="a"), Speech("en"))
        seating.host.pick_first(0)
        seating.host.advance()
        held = game.overview(seating.host.view(0)).rows[0].hand
        if sorted(game.cards[card] for card in held) == sorted(hand):
            return str(seed)
    raise LookupError(hand)


@pytest.fixture(scope="module")
def guard_and_priest() -> str:
    return seed_with("guard", "priest")


def test_many_moves_are_chosen_step_by_step(kartaro: Program, guard_and_priest: str) -> None:
    step = [*GUARD_AND_PRIEST, guard_and_priest]
    card = kartaro(*step, typed="quit\n").out
    target = kartaro(*step, typed="1\nquit\n").out
    name = kartaro(*step, typed="1\n2\nquit\n").out
    assert {"Play Guard", "Play Priest"} == set(re.findall(r"^  \d (Play \w+) *$", card, re.MULTILINE))
    assert "Play Guard · On whom?" in target or "Play Priest · On whom?" in target
    assert "Which character do you name?" in name or "secretly" in name or "showed you" in name


def test_a_step_can_be_taken_back(kartaro: Program, guard_and_priest: str) -> None:
    out = kartaro(*GUARD_AND_PRIEST, guard_and_priest, typed="1\n0\nquit\n").out
    assert out.count("Which card do you play?") == 2


def test_moves_can_be_written_in_the_notation(kartaro: Program, guard_and_priest: str) -> None:
    out = kartaro(*GUARD_AND_PRIEST, guard_and_priest, typed="Guard B countess\nquit\n").out
    assert "You played Guard on Bruno and named Countess: " in out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("7", "“7” is not one of the choices."),
        ("99999999999999999999", "is not one of the choices."),
        ("0", "“0” is not one of the choices."),
        ("²", "There is no card"),
        ("king b", "You do not hold King. You hold:"),
        ("dragon", "There is no card “dragon”."),
        ("guard", "Choose a player for Guard."),
        ("guard b", "names no character."),
        ("guard b guard", "You cannot name the Guard."),
        ("guard z king", "There is no seat “z” at this table."),
        ("guard f king", "There is no seat f at this table."),
        ("guard b king now", "is not a move in the notation."),
        ("keep guard priest", "Now a card has to be played."),
        ("\x1b[2J", "There is no card"),
    ],
)
def test_what_is_no_move_is_refused_and_changes_nothing(
    kartaro: Program, guard_and_priest: str, typed: str, sentence: str
) -> None:
    result = kartaro(*GUARD_AND_PRIEST, guard_and_priest, typed=f"{typed}\nquit\n")
    said = " ".join(result.out.split())
    assert sentence in said
    assert "\x1b" not in said.replace(f"> {typed}", "")
    again = kartaro(*GUARD_AND_PRIEST, guard_and_priest, typed="quit\n")
    assert Path(saved(result)).read_text("utf-8") == Path(saved(again)).read_text("utf-8")


def test_the_countess_is_not_played_for_the_player(kartaro: Program) -> None:
    seed = seed_with("countess", "king")
    out = " ".join(kartaro("play", "--first", "a", "--seed", seed, typed="king b\nquit\n").out.split())
    assert "Which card do you play? 1 Play Countess" in out
    assert "King cannot be played: you also hold the Countess, so you must play her." in out


def test_help_shows_the_reference_card_and_the_rules_of_the_hand(kartaro: Program, guard_and_priest: str) -> None:
    out = kartaro(*GUARD_AND_PRIEST, guard_and_priest, typed="?\nquit\n").out
    assert "Rank" in out
    assert all(number in out for number in ("5.1.1", "5.2.1", "guard b chancellor"))
    assert "5.5.1" not in out


@pytest.mark.parametrize("question", ["? prince", "?prince", "? Prince"])
def test_help_about_a_card(kartaro: Program, question: str) -> None:
    assert "5.5.3" in kartaro("play", typed=f"{question}\nquit\n").out


def test_help_about_a_card_by_its_name_in_the_readers_language(kartaro: Program) -> None:
    assert "5.5.3" in kartaro("play", "--lang", "eo", typed="? princo\nquit\n").out


def test_the_log_tells_the_round_again(kartaro: Program, guard_and_priest: str) -> None:
    out = kartaro(*GUARD_AND_PRIEST, guard_and_priest, typed="guard b countess\nlog\nquit\n").out
    assert out.count("You played Guard on Bruno and named Countess: ") == 2


def test_what_a_priest_showed_stays_on_the_table(kartaro: Program, guard_and_priest: str) -> None:
    out = kartaro(*GUARD_AND_PRIEST, guard_and_priest, typed="priest b\nquit\n").out
    shown = re.search(r"You played Priest on Bruno: Bruno holds (\w+)", out)
    assert shown
    row = re.findall(r"^  b .*$", out, re.MULTILINE)[-1]
    assert f"holds {shown[1]}" in row or "out" in row or f"played {shown[1]}" in out or f"discarded {shown[1]}" in out


# Leaving and coming back


def test_quit_saves_and_says_how_to_go_on(kartaro: Program) -> None:
    result = kartaro("play", "--seed", "6", typed="1\nquit\n")
    assert result.code == 0
    file = Path(saved(result))
    assert file.stat().st_mode & 0o077 == 0
    assert not read_record(file.read_text("utf-8")).match.over()


def test_the_end_of_input_saves_too(kartaro: Program) -> None:
    result = kartaro("play", "--seed", "6", typed="1\n")
    assert result.code == 130
    assert Path(saved(result)).is_file()


def test_leaving_in_the_middle_changes_nothing(kartaro: Program, tmp_path: Path) -> None:
    """The same answers, typed in one go or with breaks after every few, make the same record."""
    people = ["--people", "Anna,Budi", "--seats", "4"]
    whole = tmp_path / "whole.record"
    kartaro("play", *people, "--seed", "21", "--record", str(whole), typed=WHOLE_GAME)
    parts = tmp_path / "parts.record"
    kartaro("play", *people, "--seed", "21", "--record", str(parts), typed="1\n" * 5)
    code, breaks = 130, 0
    while code == 130:
        code = kartaro("play", "--resume", str(parts), "--seed", "21", typed="1\n" * (3 + breaks % 4)).code
        breaks += 1
    assert (code, breaks > 3) == (0, True)
    assert parts.read_text("utf-8") == whole.read_text("utf-8")


def test_without_a_seed_the_game_goes_on_where_it_was(kartaro: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    kartaro("play", "--record", str(file), typed="1\n")
    before = read_record(file.read_text("utf-8"))
    result = kartaro("play", "--resume", str(file), typed="quit\n")
    after = read_record(file.read_text("utf-8"))
    assert "The game continues." in result.out
    assert after.match.facts == before.match.facts
    assert after.changes == before.changes
    assert kartaro("play", "--resume", str(file), typed=WHOLE_GAME).code == 0
    assert read_record(file.read_text("utf-8")).match.decisions[: len(before.match.decisions)] == before.match.decisions


def test_another_seed_is_refused(kartaro: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    kartaro("play", "--seed", "1", "--record", str(file), typed="1\n")
    result = kartaro("play", "--resume", str(file), "--seed", "2", typed="1\n")
    assert (result.code, "[resume-other-seed]" in result.err) == (2, True)


def test_a_game_whose_host_chose_goes_on_with_its_seed(kartaro: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    kartaro("play", "--seed", "1", "--first", "c", "--record", str(file), typed="1\n")
    assert kartaro("play", "--resume", str(file), "--seed", "1", typed=WHOLE_GAME).code == 0


def test_where_nothing_can_be_written_here_it_is_said(
    kartaro: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    (tmp_path / "file").write_text("")
    assert Path(saved(kartaro("play", typed="quit\n"))).parent == Path()


# Signals and terminals


def wait_for(process: subprocess.Popen[str], text: str) -> str:
    """Read what a game writes until it asks for something."""
    assert process.stdout
    seen = ""
    while text not in seen:
        part = process.stdout.read(1)
        assert part, seen
        seen += part
    return seen


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_to_stop_saves_the_game(tmp_path: Path, number: int) -> None:
    with start("play", "--lang", "en", env={"XDG_STATE_HOME": str(tmp_path)}) as process:
        wait_for(process, "> ")
        process.send_signal(number)
        assert process.stdout
        assert process.stderr
        out, err = process.stdout.read(), process.stderr.read()
    assert process.returncode == 130
    assert err == ""
    [file] = (tmp_path / "kartaro").iterdir()
    assert str(file) in out
    read_record(file.read_text("utf-8"))


def test_a_screen_that_closes_saves_the_game(tmp_path: Path) -> None:
    process = start("play", "--lang", "en", env={"XDG_STATE_HOME": str(tmp_path)})
    wait_for(process, "> ")
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    process.stdin.write("?\n?\n?\n")
    process.stdin.close()
    assert process.wait() == 130
    assert process.stderr.read() == ""
    process.stderr.close()
    [file] = (tmp_path / "kartaro").iterdir()
    read_record(file.read_text("utf-8"))


@pytest.mark.parametrize(("closed", "code"), [("<&-", 130), (">&-", 0), ("2>&-", 0)])
def test_streams_that_were_never_open(tmp_path: Path, closed: str, code: int) -> None:
    command = f"exec {sys.executable} -m kartaro.cli play {closed}"
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}
    result = subprocess.run(["sh", "-c", command], input="quit\n", env=environment, capture_output=True, text=True)  # noqa: PLW1510, S607
    assert (result.returncode, result.stderr) == (code, "")


def in_terminal(words_typed: list[str], answers: list[str], **environment: str) -> bytes:
    """What a game writes on a terminal while these answers are typed, one at each prompt."""
    leader, follower = pty.openpty()
    env = {"TERM": "xterm-256color", "LANG": "en_US.UTF-8", "COLUMNS": "80", **environment}
    with start(*words_typed, stdin=follower, stdout=follower, stderr=follower, env=env) as process:
        os.close(follower)
        seen = b""
        for answer in answers:
            seen += read_prompt(leader)
            os.write(leader, answer.encode())
        seen += read_rest(leader)  # meanwhile: who has too much to say waits until somebody reads it
        process.wait(20)
    os.close(leader)
    return seen


def read_prompt(leader: int) -> bytes:
    seen = b""
    deadline = time.monotonic() + 20
    while not seen.endswith(b"> "):
        assert time.monotonic() < deadline, seen
        if select.select([leader], [], [], 1)[0]:
            seen += os.read(leader, 4096)
    return seen


def read_rest(leader: int) -> bytes:
    """Until nobody can write any more."""
    seen, deadline = b"", time.monotonic() + 20
    while True:
        assert time.monotonic() < deadline, seen
        if select.select([leader], [], [], 1)[0]:
            try:
                seen += os.read(leader, 4096)
            except OSError:  # the other end is closed
                return seen


def test_colours_only_where_they_are_wanted(tmp_path: Path) -> None:
    command, state = ["play", "--seed", "1"], str(tmp_path)
    bright = in_terminal(command, ["quit\n"], XDG_STATE_HOME=state)
    plain = in_terminal(command, ["quit\n"], XDG_STATE_HOME=state, NO_COLOR="1")
    assert b"\x1b[36m" in bright
    assert not re.search(rb"\x1b\[[0-9;]*3[0-7]", plain)


def test_between_two_people_the_screen_is_cleared(tmp_path: Path) -> None:
    command = ["play", "--people", "Anna,Budi", "--seats", "2", "--first", "a", "--seed", "1"]
    seen = in_terminal(command, ["\n", "1\n"] + ["\n"] * 2 + ["quit\n"], XDG_STATE_HOME=str(tmp_path))
    assert seen.count(b"\x1b[3J") >= 3


# Small things


def test_tokens_are_dots_while_they_are_few_and_points_have_a_minus() -> None:
    assert [dots(2, 4), dots(5, 4), dots(3, 99)] == ["●●○○", "●●●●●", "3/99"]
    assert dots(-12, 0) == "\N{MINUS SIGN}12"


def test_whole_words_are_painted_and_longer_ones_first() -> None:
    assert re.findall(one_of(["Ann", "Ann Lee"]), "Ann Lee met Ann and Anna") == ["Ann Lee", "Ann"]
    assert re.findall(one_of([]), "Ann") == []


def test_the_reader_is_called_you() -> None:
    telling = Telling(Speech("en"), game_named("love-letter"), ["Anna", "Budi"], 1)
    assert telling.tell(words("fact-drew", seat=Player(1), card=Card(7))) == "You drew a card: King."
    assert telling.to(0).tell(words("fact-drew", seat=Player(1), card=Card(255))) == "Budi drew a card."


def test_a_screen_without_a_terminal_is_80_columns_wide() -> None:
    paper = io.StringIO()
    Screen(io.StringIO(), paper).line("word " * 40)
    assert max(map(len, paper.getvalue().splitlines())) <= 80


def test_json_of_a_replay_says_who_sat_where(kartaro: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    kartaro("play", "--people", "Anna", "--record", str(file), typed="1\n")
    answer = json.loads(kartaro("replay", str(file), "--json").out)
    assert answer["names"] == ["Anna", "Bruno", "Clara", "Dario"]
    assert answer["over"] is False


def test_what_is_to_be_typed_begins_as_the_program_was_called(
    kartaro: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    for called, typed in (("", "kartaro play --resume "), ("./kartaro", "./kartaro play --resume ")):
        monkeypatch.setenv("KARTARO_COMMAND", called)
        assert f"  {typed}" in kartaro("play", "love-letter", "--seed", "3", typed="quit\n").out
