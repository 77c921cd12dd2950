"""What the commands answer, in words and as JSON, and what they say to bad input."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import typing as t
from pathlib import Path

import pytest
from tests.terminal.command import Program, start

from kartaro import cli
from kartaro.cli.commands import COMMANDS
from kartaro.games import game as game_named
from kartaro.locale import LANGUAGES

WHOLE_GAME = "1\n" * 3000


@pytest.fixture
def record(kartaro: Program, tmp_path: Path) -> str:
    """The record of a finished match, by its seed the same every time."""
    path = str(tmp_path / "match.record")
    result = kartaro(
        "play", "--seats", "2", "--option", "tokens_to_win=1", "--seed", "5", "--record", path, typed=WHOLE_GAME
    )
    assert result.code == 0
    return path


# Answers


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_and_rules_in_every_language(kartaro: Program, language: str) -> None:
    assert "2019-id" in kartaro("games", "--lang", language).out
    assert "5.3.2" in kartaro("rules", "love-letter", "--lang", language).out
    assert "classic16" not in kartaro("rules", "love-letter", "--diff", "2019", "classic", "--lang", language).out
    for command in ("games", "rules", "replay", "analyse", "verify", "check", "play", "arena", "bench", "new-game"):
        assert f"kartaro {command}" in kartaro(command, "--help", "--lang", language).out
    assert "bench" in kartaro("--help", "--lang", language).out


def test_the_language_may_stand_before_the_command(kartaro: Program) -> None:
    assert kartaro("--lang", "eo", "games") == kartaro("games", "--lang=eo")
    assert kartaro("--lang", "eo", "games") != kartaro("games")


def test_lines_keep_to_80_columns(kartaro: Program) -> None:
    for words in (["rules", "love-letter"], ["rules", "love-letter", "--diff", "2019", "2012"], ["games"], ["--help"]):
        assert max(len(line) for line in kartaro(*words).out.splitlines()) <= 80


def test_version(kartaro: Program) -> None:
    assert re.fullmatch(r"Kartaro [0-9.]+, with (compiled|interpreted) rules\n", kartaro("--version").out)


def test_games_as_json(kartaro: Program) -> None:
    love_letter, hanamikoji, *_ = json.loads(kartaro("games", "--json").out)["games"]
    names = [edition["name"] for edition in love_letter["editions"]]
    assert names == ["2019", "2019-id", "classic", "classic-id", "2012"]
    assert love_letter["editions"][-1]["seats"] == [2, 4]
    assert [(edition["name"], edition["seats"]) for edition in hanamikoji["editions"]] == [("standard", [2, 2])]


def test_rules_as_json(kartaro: Program) -> None:
    rules = json.loads(kartaro("rules", "love-letter", "--edition", "2012", "--json").out)
    assert [(card["card"], card["rank"], card["count"]) for card in rules["cards"][-3:]] == [
        ("king", 6, 1),
        ("countess", 7, 1),
        ("princess", 8, 1),
    ]
    assert all(part["text"] for part in rules["clauses"])


def test_one_clause_of_the_rules(kartaro: Program) -> None:
    words = " ".join(kartaro("rules", "love-letter", "--clause", "5.3.2").out.split())
    assert words == "5.3.2 If the ranks are equal, nobody is out."


def test_an_option_changes_the_rules(kartaro: Program) -> None:
    result = kartaro("rules", "love-letter", "--option", "baron_tie=both_out", "--clause", "5.3.2")
    assert "both of you are out" in result.out


def test_how_two_editions_differ(kartaro: Program) -> None:
    found = json.loads(kartaro("rules", "love-letter", "--diff", "2019", "2019-id", "--json").out)
    assert [(difference["one"], difference["other"]) for difference in found["options"]] == [
        ("Nobody is out", "Both players are out")
    ]
    assert found["cards"] == []
    assert {difference["about"] for difference in found["clauses"]} == {"5.3.2", "5.3.3", "7.5"}


def test_an_edition_does_not_differ_from_itself(kartaro: Program) -> None:
    assert "They do not differ." in kartaro("rules", "love-letter", "--diff", "2012", "2012").out


# Replays


def test_the_open_record_shows_every_card(kartaro: Program, record: str) -> None:
    facts = json.loads(kartaro("replay", record, "--json").out)["facts"]
    assert not any("?" in fact.values() for fact in facts)


def test_a_seat_is_shown_what_it_was_told(kartaro: Program, record: str) -> None:
    seen = json.loads(kartaro("replay", record, "--seat", "b", "--json").out)
    drawn = [fact for fact in seen["facts"] if fact["kind"] == "drew"]
    assert all((fact["card"] == "?") == (fact["seat"] == "a") for fact in drawn)
    assert seen["winners"]


def test_the_watchers_see_no_hand(kartaro: Program, record: str) -> None:
    seen = json.loads(kartaro("replay", record, "--seat", "public", "--json").out)
    assert all(fact["card"] == "?" for fact in seen["facts"] if fact["kind"] in {"drew", "showed"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_in_words(kartaro: Program, record: str, language: str) -> None:
    texts = {
        kartaro("replay", record, "--lang", language, *seat).out for seat in ([], ["--seat", "a"], ["--seat", "public"])
    }
    assert len(texts) == 3


# Scenarios

CASE = """
game = "love-letter"

[[case]]
id = "one"
title = "A Guard that names the card knocks its owner out"
seats = 3
editions = ["2019"]
position = "a{guard,king} b{prince} c{priest} deck[handmaid,guard]"
moves = ["a: guard b prince"]
holds = ["%s"]
"""


@pytest.mark.parametrize(("term", "code"), [("out:b", 0), ("out:c", 1)])
def test_check(kartaro: Program, tmp_path: Path, term: str, code: int) -> None:
    file = tmp_path / "case.toml"
    file.write_text(CASE % term)
    assert kartaro("check", str(file)).code == code
    result = kartaro("check", str(file), "--json")
    answer = json.loads(result.out)
    assert result.code == code
    assert answer["passed"] == (code == 0)
    assert [(case["id"], case["passed"]) for case in answer["cases"]] == [("one", code == 0)]
    assert answer["cases"][0]["assertions"] > 0


# Bad input

REFUSED = [
    ("frob", "unknown-command"),
    ("--frob", "no-such-switch"),
    ("games --frob", "no-such-switch"),
    ("games now", "too-many-arguments"),
    ("--lang xx", "unknown-language"),
    ("games --lang", "switch-wants-value"),
    ("games --json=yes", "switch-takes-no-value"),
    ("rules", "argument-missing"),
    ("rules chess", "unknown-game"),
    ("rules love-letter --edition 1999", "unknown-edition"),
    ("rules love-letter --option colour=red", "unknown-option"),
    ("rules love-letter --option baron_tie=maybe", "bad-option-value"),
    ("rules love-letter --option baron_tie", "bad-setting"),
    ("rules love-letter --option deck=classic16", "options-clash"),
    ("rules love-letter --diff 2019", "switch-wants-value"),
    ("rules love-letter --diff 2019 2012 --edition 2012", "switches-clash"),
    ("rules love-letter --clause 12.1", "unknown-clause"),
    ("rules love-letter --clause 5.6 --edition classic", "unknown-clause"),
    ("replay", "argument-missing"),
    ("replay nowhere.record", "cannot-read"),
    ("replay .", "cannot-read"),
    ("replay binary", "cannot-read"),
    ("replay text", "record-foreign"),
    ("analyse", "argument-missing"),
    ("analyse text", "argument-missing"),
    ("analyse nowhere.record --seat a", "cannot-read"),
    ("analyse text --seat a", "record-foreign"),
    ("analyse text --seat a --seed x", "not-a-number"),
    ("verify", "argument-missing"),
    ("verify nowhere.record", "cannot-read"),
    ("verify text", "record-foreign"),
    ("verify text --seat a", "no-such-switch"),
    ("check", "argument-missing"),
    ("check nowhere.toml", "cannot-read"),
    ("check text", "scenario-unreadable"),
    ("play chess", "unknown-game"),
    ("play love-letter --edition 1999", "unknown-edition"),
    ("play --option x=y", "unknown-option"),
    ("play --seats 7", "wrong-seats"),
    ("play --seats 1", "wrong-seats"),
    ("play --edition classic --seats 5", "wrong-seats"),
    ("play --seats four", "not-a-number"),
    ("play --seats -1", "not-a-number"),
    ("play --seed 99999999999999999999999", "not-a-number"),
    ("play --people 0", "too-few-people"),
    ("play --people -1", "too-few-people"),
    ("play --people=--5", "too-few-people"),
    ("play --people 9", "too-many-people"),
    ("play --people 4 --seats 3", "too-many-people"),
    ("play --people Anna,Anna", "bad-name"),
    ("play --people Anna,,Budi", "bad-name"),
    ("play --bots clever", "unknown-bot"),
    ("play --bots random,random,random --seats 3", "too-many-bots"),
    ("play --pace slow", "not-a-number"),
    ("play --pace -1", "not-a-number"),
    ("play --pace .", "not-a-number"),
    ("play --first z", "unknown-seat"),
    ("play --first Zoe", "unknown-seat"),
    ("play --record text", "file-exists"),
    ("play --record nowhere/x.record", "cannot-write"),
    ("play --resume nowhere.record", "cannot-read"),
    ("play --resume text", "record-foreign"),
    ("play --resume text --seats 3", "switches-clash"),
    ("arena", "arena-no-bots"),
    ("arena --bots clever", "unknown-bot"),
    ("arena --bots random --out text", "arena-no-results"),
    ("arena --draw text", "arena-no-results"),
    ("copy-store", "argument-missing"),
    ("copy-store nowhere elsewhere", "store-unreadable"),
    ("bench", "argument-missing"),
    ("bench sleep", "unknown-bench"),
    ("export-efg", "argument-missing"),
    ("export-efg love-letter --nodes 50", "tree-too-large"),
    ("export-efg love-letter --option deck=joker", "bad-option-value"),
    ("export-efg love-letter --seats 9", "wrong-seats"),
    ("train --game chess", "unknown-game"),
    ("train --game hanamikoji --seats 3", "wrong-seats"),
    ("train --seats many", "bad-option-value"),
    ("train --episode hand", "bad-option-value"),
    ("train --edition 1912", "unknown-edition"),
    ("train --resume --out .", "no-checkpoint"),
    ("train --from net --resume", "switches-clash"),
    ("train --from missing.net", "net-missing"),
    ("exploit nobody --game love-letter", "unknown-bot"),
    ("exploit thumb --by nobody", "unknown-bot"),
    ("exploit thumb --measure-against nobody", "unknown-bot"),
    ("exploit thumb --by net --samples 1", "switches-clash"),
    ("exploit thumb --from net --resume", "switches-clash"),
    ("exploit thumb --from missing.net", "net-missing"),
    ("exploit thumb --exact", "exact-needs-net"),
    ("exploit net=missing.net --game love-letter", "net-missing"),
    ("arena --bots net=nowhere.net random", "net-missing"),
    ("arena --bots net=text random", "net-foreign"),
    ("new-game", "argument-missing"),
    ("new-game Chess", "bad-game-name"),
    ("new-game love-letter", "game-exists"),
]


@pytest.mark.parametrize(("line", "code"), REFUSED)
def test_bad_input_is_refused_with_a_code_and_a_sentence(
    kartaro: Program, tmp_path: Path, line: str, code: str
) -> None:
    (tmp_path / "text").write_text("hello")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    before = sorted(tmp_path.iterdir())
    result = kartaro(*line.split())
    assert (result.code, result.err[-len(code) - 3 :]) == (2, f"[{code}]\n")
    assert result.err.count("\n") == 1
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_in_the_users_language(kartaro: Program, language: str) -> None:
    first_words = {"en": "There is no", "it": "Il gioco", "id": "Tidak ada", "eo": "Ne ekzistas"}
    assert kartaro("rules", "chess", "--lang", language).err.startswith(f"kartaro: {first_words[language]}")


def takes_json(line: str, code: str) -> bool:
    """A game, a training and a tree have no such answer; and where a value is missing, --json would be taken for it."""
    return not line.startswith(("play", "export-efg", "train")) and code != "switch-wants-value"


@pytest.mark.parametrize(("line", "code"), [entry for entry in REFUSED if takes_json(*entry)])
def test_with_json_an_error_is_one_object(kartaro: Program, tmp_path: Path, line: str, code: str) -> None:
    (tmp_path / "text").write_text("hello")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    result = kartaro(*line.split(), "--json")
    answer = json.loads(result.out)
    assert answer["error"]["code"] == code
    assert answer["error"]["message"] in result.err
    assert result.code == 2


def broken_records(text: str) -> dict[str, tuple[str, str]]:
    lines = text.splitlines(keepends=True)
    return {
        "cut off": ("".join(lines[:-1]), "record-truncated"),
        "cut off within a line": (text[:-20], "record-truncated"),
        "a move changed": (re.sub(r"\n(\w) .+\nfacts", r"\n\1 dragon\nfacts", text), "record-broken"),
        "a name changed": (text.replace("name b", "name b X", 1), "record-edited"),
        "a foreign line": (text.replace("\nseats", "\nsits down\nseats", 1), "record-line-unexpected"),
        "another game": (text.replace("game love-letter", "game chess"), "record-broken"),
        "empty": ("", "record-foreign"),
    }


def test_broken_records_are_refused_with_line_and_reason(kartaro: Program, record: str, tmp_path: Path) -> None:
    text = Path(record).read_text("utf-8")
    for name, (broken, code) in broken_records(text).items():
        assert broken != text, name
        file = tmp_path / "broken.record"
        file.write_text(broken)
        for command in (["replay", str(file)], ["play", "--resume", str(file)], ["analyse", str(file), "--seat", "a"]):
            result = kartaro(*command)
            assert (result.code, f"[{code}]" in result.err) == (2, True), (name, result.err)


def test_a_finished_match_cannot_be_taken_up(kartaro: Program, record: str) -> None:
    result = kartaro("play", "--resume", record)
    assert (result.code, "[record-over]" in result.err) == (2, True)


def test_no_such_seat_in_a_record(kartaro: Program, record: str) -> None:
    result = kartaro("replay", record, "--seat", "f")
    assert (result.code, "[unknown-seat]" in result.err) == (2, True)


# What should not happen


def test_an_unforeseen_error_is_one_line(kartaro: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> t.NoReturn:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("kartaro.cli.games.edition_text", fail)
    result = kartaro("games")
    assert result.code == 1
    assert result.err.endswith("[internal]\n")
    assert result.err.count("\n") == 1


def test_with_debugging_it_comes_with_its_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> t.NoReturn:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("kartaro.cli.games.edition_text", fail)
    monkeypatch.setenv("KARTARO_DEBUG", "1")
    assert cli.main(["games"]) == 1
    assert "Traceback" in capsys.readouterr().err


def test_the_benchmarks_need_a_checkout(kartaro: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("kartaro.cli.bench.__file__", str(tmp_path / "lib" / "kartaro" / "cli" / "bench.py"))
    assert kartaro("bench", "engine").err.endswith("[bench-needs-checkout]\n")


def test_the_tree_of_a_small_deck_is_written(kartaro: Program) -> None:
    deck = ("--option", "deck=guard+guard+priest+princess", "--option", "turned_up=0")
    done = kartaro("export-efg", "love-letter", "--edition", "2012", *deck)
    assert done.out.startswith('EFG 2 R "Kartaro love-letter 2012" { "a" "b" }\nc ')
    assert len(done.out.splitlines()) == 1 + 23 + 24 + 64
    assert "111" in done.err
    assert "14" in done.err


def test_nobody_reads_on() -> None:
    process = start("rules", "love-letter")
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait() != 0
    process.stderr.close()
    assert process.stdin
    process.stdin.close()


@pytest.mark.parametrize(
    ("what", "unwanted"),
    [
        ("import kartaro", ["click", "rich", "fluent", "babel"]),
        ("import kartaro.cli", ["rich", "fluent", "babel", "kartaro.host", "kartaro.scenario", "kartaro.arena"]),
        ("import kartaro.cli", [f"kartaro.cli.{command.replace('-', '_')}" for command in COMMANDS]),
        ("import kartaro.cli; kartaro.cli.main(['games'])", ["rich", "kartaro.host", "kartaro.scenario"]),
        ("import kartaro.arena.running, kartaro.arena.drawing", ["matplotlib", "openskill", "rich"]),
    ],
)
def test_nothing_heavy_is_loaded_before_it_is_needed(what: str, unwanted: list[str]) -> None:
    script = f"{what}; import sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert [name for name in unwanted if name in loaded] == []


def test_every_command_of_the_program_is_tried_here() -> None:
    known = {
        "games",
        "rules",
        "replay",
        "analyse",
        "verify",
        "check",
        "play",
        "serve",
        "join",
        "site",
        "backup",
        "restore",
        "copy-store",
        "arena",
        "bench",
        "train",
        "exploit",
        "export-efg",
        "new-game",
    }
    assert set(COMMANDS) == known
    assert game_named("love-letter").name == "love-letter"
