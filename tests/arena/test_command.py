"""The command `kartaro arena`: naming bots, output, stopping and resuming."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import time
import typing as t
from pathlib import Path

import pytest
from tests.arena import bots
from tests.arena.contests import timeless
from tests.terminal.command import Program, start

from kartaro import programs
from kartaro.arena import figures, progress, ratings
from kartaro.arena.lineup import Sitting
from kartaro.arena.playing import play
from kartaro.arena.results import read_results
from kartaro.bots import bot
from kartaro.cli.commands import with_bots_apart
from kartaro.core.errors import BadText
from kartaro.locale import LANGUAGES

if t.TYPE_CHECKING:
    import subprocess

SHORT = ("--option", "tokens_to_win=1", "--jobs", "1")


@pytest.fixture
def arena(kartaro: Program, monkeypatch: pytest.MonkeyPatch) -> t.Callable[..., t.Any]:
    """The arena with the bots of the tests."""
    monkeypatch.setattr(programs, "bot_or_program", bots.make)
    return lambda *words, **rest: kartaro("arena", *SHORT, *words, **rest)


# Bots


@pytest.mark.parametrize(
    ("words", "apart"),
    [
        ("--bots a b --games 5", "--bots a --bots b --games 5"),
        ("--json --bots a b c", "--json --bots a --bots b --bots c"),
        ("--bots a,b --bots c", "--bots a,b --bots c"),
        ("--bots=a b --seed 1", "--bots a --bots b --seed 1"),
        ("--game g --bots a -h", "--game g --bots a -h"),
        ("--games 5", "--games 5"),
        ("spicy --bots a b --hint", "spicy --bots a --bots b --hint"),
        ("--bots a b spicy", "--bots a --bots b spicy"),
    ],
)
def test_bots_may_stand_apart(words: str, apart: str) -> None:
    assert with_bots_apart(words.split()) == apart.split()


@pytest.mark.parametrize("words", ["--bots", "--bots --games 5", "--games 5 --bots"])
def test_bots_must_be_some(words: str) -> None:
    with pytest.raises(BadText, match="switch-wants-value"):
        with_bots_apart(words.split())


@pytest.mark.parametrize("words", ["first last", "first,last", "first --bots last"])
def test_every_way_to_name_bots_is_the_same_run(arena: t.Callable[..., t.Any], words: str) -> None:
    answer = json.loads(arena("--bots", *words.split(), "--games", "4", "--seed", "1", "--json").out)
    assert [line["bot"] for line in answer["bots"]] == ["first", "last"]
    assert answer["seats"] == 2


# Answers


def test_the_answer_as_json(arena: t.Callable[..., t.Any]) -> None:
    result = arena("--bots", "first", "random", "last", "--games", "7", "--seed", "1", "--json")
    answer = json.loads(result.out)
    assert (result.code, result.err) == (0, "")
    assert (answer["game"], answer["edition"], answer["seats"], answer["seed"]) == ("love-letter", "2019", 3, 1)
    assert (answer["games"], answer["groups"]) == (9, 3)
    assert os.path.exists(answer["file"])
    for line in answer["bots"]:
        assert line["games"] == 9
        assert line["share"].keys() == {"value", "low", "high"}
        assert line["wins"] == pytest.approx(line["share"]["value"] * 9)
        assert "rounds_share" not in line
        assert line["rating"].keys() == {"mu", "sigma"}
    assert sum(line["wins"] for line in answer["bots"]) == pytest.approx(9)


def test_where_there_are_rounds_they_have_a_share(kartaro: Program) -> None:
    answer = json.loads(kartaro("arena", "--bots", "random", "--games", "2", "--json").out)
    assert answer["bots"][0]["rounds_share"]["value"] == pytest.approx(0.5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_in_words(arena: t.Callable[..., t.Any], language: str) -> None:
    named = ("--bots", "first", "raises", "random", "last", "--seats", "2", "--games", "7", "--seed", "1")
    result = arena(*named, "--lang", language, "--option", "tokens_to_win=2")
    assert result.code == 0
    assert max(len(line) for line in result.out.splitlines() if "arena --draw" not in line) <= 80
    assert "ZeroDivisionError: oh no" in result.out
    assert "%" in result.out
    for name in ("first", "last", "random", "raises"):
        assert sum(line.startswith(f"{name} ") and "%" in line for line in result.out.splitlines()) == 1
    assert "…" not in result.out


def test_the_best_stands_first_and_columns_that_say_nothing_are_left_out(arena: t.Callable[..., t.Any]) -> None:
    out = arena("--bots", "raises", "first", "--games", "4", "--seed", "1", "--option", "tokens_to_win=7").out
    assert out.index("\nfirst ") < out.index("\nraises ")
    assert "Faults" in out
    out = arena("--bots", "last", "first", "--games", "4", "--seed", "1").out
    assert not any(word in out for word in ("Faults", "Rating", "Rounds"))


def test_games_that_are_rounded_up_are_told(arena: t.Callable[..., t.Any]) -> None:
    assert "6 games instead of 5" in " ".join(arena("--bots", "first", "last", "--games", "5").out.split())
    assert "instead" not in arena("--bots", "first", "last", "--games", "6").out


def test_without_openskill_the_table_has_no_ratings_and_says_so(
    arena: t.Callable[..., t.Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (figures, ratings):
        monkeypatch.setattr(module, "can_rate", lambda: False)
    out = arena("--bots", "first", "last", "random", "--games", "3").out
    assert "openskill" in out
    assert "Rating" not in out


def test_now_and_then_a_line_says_how_it_goes(arena: t.Callable[..., t.Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "LINE_EVERY", 0.0)
    lines = arena("--bots", "first", "last", "--games", "6", "--json").err.splitlines()
    assert lines[-1].startswith("6 of 6 games. first: ")
    assert "%" in lines[-1]


# Files


def test_a_run_goes_on_where_it_was(arena: t.Callable[..., t.Any], tmp_path: Path) -> None:
    file = str(tmp_path / "run.jsonl")
    run = ("--bots", "first", "random", "--seed", "3", "--out", file)
    assert arena(*run, "--games", "4").code == 0
    first = Path(file).read_text()
    assert arena("--resume", file, "--games", "8").code == 0
    assert Path(file).read_text().startswith(first)
    assert json.loads(arena(*run, "--games", "8", "--json").out)["games"] == 8
    assert len(Path(file).read_text().splitlines()) == 9


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("", "arena-no-bots"),
        ("--bots", "switch-wants-value"),
        ("--bots clever", "unknown-bot"),
        ("--bots first --game chess", "unknown-game"),
        ("--bots first --edition 1999", "unknown-edition"),
        ("--bots first --option x=y", "unknown-option"),
        ("--bots first --seats 9", "wrong-seats"),
        ("--bots first --games 0", "not-a-number"),
        ("--bots first --games many", "not-a-number"),
        ("--bots first --limit 0", "not-a-number"),
        ("--bots first --limit 0.0", "not-a-number"),
        ("--bots first --limit -1", "not-a-number"),
        ("--bots first --limit 1e3", "not-a-number"),
        ("--bots first --jobs 0", "not-a-number"),
        ("--bots first --seed x", "not-a-number"),
        ("--bots first --out nowhere/run.jsonl", "cannot-write"),
        ("--bots first --out .", "cannot-read"),
        ("--bots first --out text", "arena-no-results"),
        ("--resume text", "arena-no-results"),
        ("--resume nowhere.jsonl", "cannot-read"),
        ("--resume other.jsonl --seed 1", "arena-other-run"),
        ("--resume other.jsonl --game spicy", "arena-other-run"),
        ("--bots first --out other.jsonl", "arena-other-run"),
        ("--resume a --out b", "switches-clash"),
        ("--to folder --bots first", "switch-needs"),
        ("now --bots first", "too-many-arguments"),
    ],
)
def test_bad_input_is_refused_before_anything_happens(
    arena: t.Callable[..., t.Any], tmp_path: Path, words: str, code: str
) -> None:
    (tmp_path / "text").write_text("hello")
    arena("--bots", "last", "--games", "1", "--seed", "2", "--out", "other.jsonl")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    given = [word for word in words.split() if word]
    result = arena(*given)
    assert (result.code, result.err[-len(code) - 3 :]) == (2, f"[{code}]\n")
    assert json.loads(arena("--json", *given).out)["error"]["code"] == code
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_a_folder_that_cannot_be_written_is_refused(arena: t.Callable[..., t.Any], tmp_path: Path) -> None:
    """Whoever runs this, the superuser too, cannot make a file below a file."""
    (tmp_path / "locked").write_text("", "utf-8")
    assert "[cannot-write]" in arena("--bots", "first", "--out", "locked/run.jsonl").err


# Charts


def test_charts_are_drawn_from_a_file(arena: t.Callable[..., t.Any], kartaro: Program, tmp_path: Path) -> None:
    arena("--bots", "first", "random", "--games", "4", "--out", "run.jsonl")
    files = json.loads(kartaro("arena", "--draw", "run.jsonl", "--to", "charts", "--json").out)["files"]
    assert sorted(files) == sorted(str(path.relative_to(tmp_path)) for path in (tmp_path / "charts").iterdir())
    assert len(files) == 10
    assert kartaro("arena", "--draw", "run.jsonl").out.count("run-") == 10
    assert (tmp_path / "run-shares.svg").exists()


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("--draw nowhere.jsonl", "cannot-read"),
        ("--draw text", "arena-no-results"),
        ("--draw empty.jsonl", "arena-no-games"),
        ("--draw run.jsonl --bots first", "switches-clash"),
        ("--draw run.jsonl --to text", "cannot-write"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    arena: t.Callable[..., t.Any], kartaro: Program, tmp_path: Path, words: str, code: str
) -> None:
    arena("--bots", "first", "--games", "1", "--out", "run.jsonl")
    (tmp_path / "text").write_text("hello")
    (tmp_path / "empty.jsonl").write_text((tmp_path / "run.jsonl").read_text().splitlines(keepends=True)[0])
    assert kartaro("arena", *words.split()).err.endswith(f"[{code}]\n")


# Stopping


def begun(file: Path, *words: str, **rest: t.Any) -> subprocess.Popen[str]:  # noqa: ANN401 - as Popen takes them
    """A long run in a process of its own, after its first games."""
    run = ("arena", "--bots", "random", "random", "--games", "10000000", "--seed", "4", "--out", str(file), *words)
    process = start(*run, start_new_session=True, **rest)
    until = time.monotonic() + 60
    while not file.exists() or file.read_bytes().count(b"\n") < 6:
        assert time.monotonic() < until
        time.sleep(0.02)
    return process


@pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_who_stops_a_run_loses_nothing(tmp_path: Path, number: signal.Signals) -> None:
    """As a terminal does it: everybody is told to stop, the workers too."""
    file = tmp_path / "run.jsonl"
    process = begun(file, "--option", "tokens_to_win=1", "--jobs", "2")
    os.killpg(process.pid, number)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "random" in out
    assert err.endswith("[arena-stopped]\n")
    assert f"--resume {file} --games 10000000" in err
    assert err.count("\n") == 1
    header, played = read_results(str(file))
    assert not any(each.fault for each in played.values())
    more = len(played) + 4
    done = start("arena", "--resume", str(file), "--games", str(more), "--json", "--jobs", "2")
    assert json.loads(done.communicate(timeout=60)[0])["games"] >= more
    _, everything = read_results(str(file))
    assert everything.items() >= played.items()
    for sitting in sorted(everything)[-8:]:
        assert timeless([everything[sitting]]) == timeless([play(header.contest, sitting, bot)])


@pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them")
def test_a_run_that_was_killed_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    process = begun(file, "--option", "tokens_to_win=1")
    process.kill()
    process.communicate()
    time.sleep(0.2)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    kept = read_results(str(file))[1]
    done = start("arena", "--resume", str(file), "--games", "2", "--json")
    assert json.loads(done.communicate(timeout=60)[0])["games"] == len({*kept, Sitting(0, 0), Sitting(0, 1)})


@pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them")
def test_who_stops_a_run_with_json_gets_one_object(tmp_path: Path) -> None:
    process = begun(tmp_path / "run.jsonl", "--json", "--jobs", "1")
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    error = json.loads(out)["error"]
    assert (process.returncode, error["code"]) == (130, "arena-stopped")
    assert error["count"] == len(read_results(str(tmp_path / "run.jsonl"))[1])
