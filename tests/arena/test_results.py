"""The results file: it reads back, an incomplete line is dropped, and files of other kinds are left alone."""

from __future__ import annotations

import dataclasses
import json
import os
import typing as t

import pytest
from tests.arena.bots import make, make_in_vain
from tests.arena.contests import played_here, short

from kartaro.arena.options import ArenaOptions, open_results
from kartaro.arena.results import Header, begin, begin_anywhere, read_results, take_up
from kartaro.core.errors import BadOption, BadRecord, KartaroError

if t.TYPE_CHECKING:
    from pathlib import Path

    from kartaro.arena.playing import Played

WHAT = short("first", "raises", "random")
HEADER = Header(WHAT, 12)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return played_here(WHAT, 6)


@pytest.fixture
def file(games: list[Played], tmp_path: Path) -> Path:
    path = tmp_path / "run.jsonl"
    results = begin(str(path), HEADER)
    for played in reversed(games):
        results.add(played)
    results.close()
    return path


def test_everything_comes_back(file: Path, games: list[Played]) -> None:
    header, played = read_results(str(file))
    assert header == HEADER
    assert [played[sitting] for sitting in sorted(played)] == games
    assert any(each.fault for each in games)


def test_every_game_is_written_at_once(tmp_path: Path, games: list[Played]) -> None:
    results = begin(str(tmp_path / "run.jsonl"), HEADER)
    for number, played in enumerate(games, 1):
        results.add(played)
        assert len(read_results(results.path)[1]) == number
    results.close()


@pytest.mark.parametrize("cut", [1, 2, 40, 100])
def test_a_line_that_was_cut_off_is_dropped_and_its_game_written_again(
    file: Path, games: list[Played], cut: int
) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    results = take_up(str(file), HEADER)
    assert results.in_order() == games[1:]
    results.add(games[0])
    results.close()
    assert file.read_bytes() == whole


def test_a_last_line_that_is_whole_and_wrong_is_dropped(file: Path, games: list[Played]) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"group":0}\n')
    results = take_up(str(file), HEADER)
    results.close()
    assert results.in_order() == games
    assert file.read_bytes() == whole


def test_a_wrong_line_in_the_middle_is_refused_and_nothing_changed(file: Path) -> None:
    lines = file.read_text().splitlines(keepends=True)
    for wrong in ("hello\n", "\n", "[]\n", lines[3].replace('"rotation":', '"rotation":1')):
        broken = "".join([*lines[:3], wrong, *lines[4:]])
        file.write_text(broken)
        with pytest.raises(BadRecord, match="arena-bad-line") as caught:
            take_up(str(file), HEADER)
        assert caught.value.arguments["line"] == 4
        assert file.read_text() == broken


def test_a_game_that_is_there_twice_counts_once(file: Path, games: list[Played]) -> None:
    file.write_text(file.read_text() + file.read_text().splitlines(keepends=True)[2])
    assert len(read_results(str(file))[1]) == len(games)


# Headers


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seed": 21}, "seed"),
        ({"bots": ("first", "random", "raises")}, "bots"),
        ({"seats": 3}, "seats"),
        ({"edition": "classic"}, "edition"),
        ({"options": {}}, "options"),
        ({"limit": 9.0}, "limit"),
    ],
)
def test_another_run_is_refused_and_told_apart(file: Path, change: dict[str, t.Any], field: str) -> None:
    before = file.read_bytes()
    with pytest.raises(BadOption, match="arena-other-run") as caught:
        take_up(str(file), Header(dataclasses.replace(WHAT, **change), 12))
    assert caught.value.arguments["field"] == field
    assert file.read_bytes() == before


def test_another_kartaro_is_another_run(file: Path) -> None:
    with pytest.raises(BadOption, match="arena-other-run"):
        take_up(str(file), HEADER._replace(kartaro="9.9"))


def test_more_games_are_no_other_run(file: Path, games: list[Played]) -> None:
    results = take_up(str(file), HEADER._replace(games=500))
    results.close()
    assert results.in_order() == games


@pytest.mark.parametrize(
    "text", ["hello\n", "{}\n", "[]\n", '{"kartaro-arena":1}\n', '{"kartaro-arena":2', "kartaro-record 1\n"]
)
def test_a_foreign_file_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "foreign"
    path.write_text(text)
    for asked in (ArenaOptions(bots=("random",), out=str(path)), ArenaOptions(resume=str(path))):
        with pytest.raises(BadRecord, match="arena-no-results"):
            open_results(asked, make)
    assert path.read_text() == text


@pytest.mark.parametrize(
    "change", [{"kartaro-arena": 2}, {"game": "chess"}, {"seats": 9}, {"bots": []}, {"colour": "red"}]
)
def test_a_header_that_cannot_be_is_refused(file: Path, change: dict[str, t.Any]) -> None:
    first, rest = file.read_text().split("\n", 1)
    file.write_text(json.dumps(json.loads(first) | change) + "\n" + rest)
    with pytest.raises(BadRecord, match="arena-no-results"):
        read_results(str(file))


# ArenaOptions


def wish(**rest: t.Any) -> ArenaOptions:  # noqa: ANN401 - as ArenaOptions has them
    return ArenaOptions(**{"bots": ("first", "random"), **rest})


def test_a_file_goes_on_with_what_it_says_itself(file: Path, games: list[Played]) -> None:
    results = open_results(ArenaOptions(resume=str(file)), make)
    results.close()
    assert (results.header, results.in_order()) == (HEADER, games)


def test_what_is_said_besides_must_agree(file: Path) -> None:
    open_results(ArenaOptions(resume=str(file), seed=WHAT.seed, bots=WHAT.bots, games=99), make).close()
    for other in (
        ArenaOptions(seed=1),
        ArenaOptions(bots=("random",)),
        ArenaOptions(game="spicy"),
        ArenaOptions(limit=3.0),
        ArenaOptions(seats=4),
    ):
        with pytest.raises(BadOption, match="arena-other-run"):
            open_results(dataclasses.replace(other, resume=str(file)), make)


def test_the_same_file_goes_on_by_itself_with_its_own_seed(tmp_path: Path) -> None:
    path = str(tmp_path / "run.jsonl")
    first = open_results(wish(out=path), make)
    first.close()
    again = open_results(wish(out=path), make)
    again.close()
    assert again.contest == first.contest
    with pytest.raises(BadOption, match="arena-other-run"):
        open_results(wish(out=path, seed=first.contest.seed + 1), make)


def test_an_empty_file_is_as_good_as_none(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.touch()
    open_results(wish(out=str(path)), make).close()
    assert path.read_text().startswith('{"kartaro-arena":1')


def test_without_a_name_the_file_lies_where_games_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    files = [begin_anywhere(HEADER) for _ in range(2)]
    for results in files:
        results.close()
    names = sorted(path.name for path in (tmp_path / "state" / "kartaro").iterdir())
    assert len(names) == 2
    assert all(name.startswith("arena-love-letter-") and name.endswith(".jsonl") for name in names)


def test_where_that_place_cannot_be_it_lies_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "state").write_text("a file, no folder")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    results = begin_anywhere(HEADER)
    results.close()
    assert os.path.dirname(results.path) == "."


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (ArenaOptions(), "arena-no-bots"),
        (wish(bots=("clever",)), "unknown-bot"),
        (wish(bots=("first", "clever")), "unknown-bot"),
        (wish(game="chess"), "unknown-game"),
        (wish(edition="1999"), "unknown-edition"),
        (wish(options={"colour": "red"}), "unknown-option"),
        (wish(seats=7), "wrong-seats"),
        (wish(seats=1), "wrong-seats"),
    ],
)
def test_what_cannot_be_leaves_no_file_behind(tmp_path: Path, asked: ArenaOptions, code: str) -> None:
    with pytest.raises(KartaroError, match=code):
        open_results(dataclasses.replace(asked, out=str(tmp_path / "run.jsonl")), make)
    assert list(tmp_path.iterdir()) == []


def test_a_bot_that_breaks_while_it_is_made_is_no_reason_to_refuse(tmp_path: Path) -> None:
    open_results(wish(bots=("first", "unmade"), out=str(tmp_path / "run.jsonl")), make).close()
    with pytest.raises(BadOption, match="unknown-bot"):
        open_results(wish(), make_in_vain)


@pytest.mark.parametrize("name", ["", "nowhere/run.jsonl"])
def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(KartaroError, match="cannot-"):
        open_results(wish(out=str(tmp_path / name)), make)


def test_a_disk_that_is_full_is_told(games: list[Played]) -> None:
    if not os.path.exists("/dev/full"):
        pytest.skip("this system has no /dev/full")
    with pytest.raises(BadOption, match="cannot-write"):
        begin("/dev/full", HEADER).add(games[0])
