"""The line-mode client at a real server: whole games, lines that are cut, and links that lead nowhere."""

from __future__ import annotations

import os
import re
import typing as t
from unittest import mock

import httpx
import pytest
from tests.server.running import Cable, Typist, environment, free_port, serving, start
from tests.terminal.command import Program

from kartaro.core.generator import Generator
from kartaro.games import game as game_named
from kartaro.locale import LANGUAGES, Speech
from kartaro.locale.rulebook import Rulebook
from kartaro.server.protocol import Push, SeatInfo, Told, View
from kartaro.terminal.joining.api import read_link
from kartaro.terminal.joining.client import have_changed
from kartaro.terminal.joining.seat_state import SeatState
from kartaro.terminal.joining.table_screen import level_name
from kartaro.terminal.show import reference_of

if t.TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GAMES = {"love-letter": ["1", "3", "2", "1"], "hanamikoji": ["2", "1", "1"], "spicy": ["3", "3", "2", "1"]}
"""What is answered in the lobby to open a table with easy bots, and nobody else."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


def opened(folder: Path, address: str, answers: list[str], *words: str) -> Typist:
    """Somebody who has opened a table; where there are others, after looking at them."""
    typist = Typist(start(folder, "join", address, "--name", "Rosa", *words))
    text = typist.until(lambda text: "Which game?" in text or "Open a new table" in text)
    if "Which game?" not in text:
        typist.type(re.findall(r"^  ([0-9]+) Open a new table", text, re.MULTILINE)[0])
    for answer in answers:
        typist.type(answer)
    typist.until_said("Type start")
    return typist


def link_in(text: str) -> str:
    found = re.search(r"join (http\S+/t/\w+)", text)
    assert found
    return found[1]


# Games


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(game: str, address: str, tmp_path: Path) -> None:
    rosa = opened(tmp_path, address, GAMES[game])
    rosa.type("start")
    rosa.play(Generator(5))
    text = rosa.until_said("verify ")
    rosa.type("quit")
    assert rosa.end() == 0
    assert "Final score" in text
    assert "Traceback" not in rosa.text
    record = re.findall(r"verify (\S+)", text)[0]
    proof = Typist(start(tmp_path, "verify", record))
    assert proof.end() == 0
    assert "Rosa\N{RIGHT SINGLE QUOTATION MARK}s commitment" in proof.text


def test_a_game_goes_on_when_the_line_was_cut(address: str, tmp_path: Path) -> None:
    cable = Cable(address)
    rosa = opened(tmp_path, cable.address, GAMES["love-letter"])
    rosa.type("start")
    dice = Generator(6)
    for _ in range(2):
        rosa.play(dice, moves=3)
        cable.cut()
        before = rosa.text.count("Connected again.")
        rosa.until(lambda text, before=before: text.count("Connected again.") > before)  # type: ignore[misc]
    rosa.play(dice)
    rosa.type("quit")
    assert rosa.end() == 0
    cable.close()
    rounds = re.findall(r"^Round ([0-9]+) ", rosa.text, re.MULTILINE)
    assert rounds == [str(number) for number in range(1, len(rounds) + 1)]


def test_two_people_meet_talk_and_play_again(address: str, tmp_path: Path) -> None:
    rosa = opened(tmp_path, address, ["2", "0"])
    budi = Typist(start(tmp_path, "join", link_in(rosa.text), "--name", "Budi"))
    rosa.until_said("b Budi")
    budi.until_said("Waiting for Rosa to start the game.")
    budi.type("start")
    budi.until_said("Only the owner of the table can do that.")
    rosa.type("say hello")
    budi.until_said("Rosa: “Hello!”")
    rosa.type("start")
    budi.until_said("Round 1")
    budi.type("leave")
    rosa.until_said("A bot is playing for Budi now.")
    rosa.play(Generator(7))
    budi.until_said("Type rematch to play again")  # anybody who played may
    rosa.type("rematch")
    for typist in (rosa, budi):
        typist.until_said("The same people play again")
        typist.until(lambda text: "b Rosa" in text.rsplit("The same people", 1)[-1])
        typist.type("quit")
        assert typist.end() == 0
        assert "To come back:" in typist.text


def test_the_owner_sends_somebody_away_and_closes_the_table(address: str, tmp_path: Path) -> None:
    rosa = opened(tmp_path, address, ["2", "0"])
    link = link_in(rosa.text)
    budi = Typist(start(tmp_path, "join", link, "--name", "Budi"))
    rosa.until_said("b Budi")
    budi.until_said("b Budi")
    budi.type("kick a")
    budi.until_said("Only the owner of the table can do that.")
    rosa.type("kick x")
    rosa.until_said("There is no seat")
    rosa.type("kick b")
    budi.until_said("You have left the table.")
    assert budi.end() == 0
    again = Typist(start(tmp_path, "join", link, "--name", "Citra"))
    rosa.until_said("b Citra")
    rosa.type("start")
    again.until_said("Round 1")
    again.type("close")
    again.until_said("Only the owner of the table can do that.")
    rosa.type("close")
    for typist in (rosa, again):
        typist.until_said("The table is closed.")
        assert typist.end() == 0


def test_whoever_gives_a_seat_away_takes_it_back(address: str, tmp_path: Path) -> None:
    rosa = opened(tmp_path, address, ["2", "0"])
    budi = Typist(start(tmp_path, "join", link_in(rosa.text), "--name", "Budi"))
    rosa.until_said("b Budi")
    rosa.type("start")
    budi.until_said("Round 1")
    budi.type("leave")
    for typist in (rosa, budi):
        typist.until(lambda text: "A bot is playing for" in text)
    budi.type("return")
    for typist in (rosa, budi):
        typist.until(lambda text: "again" in text.rsplit("A bot is playing for", 1)[-1])
        typist.type("quit")
        assert typist.end() == 0


def test_a_game_goes_on_after_the_server_was_stopped_and_started_again(tmp_path: Path) -> None:
    """Nobody has to do anything for that."""
    port = str(free_port())
    with serving(tmp_path, port=port) as address:
        rosa = opened(tmp_path, address, GAMES["love-letter"])
        rosa.type("start")
        dice = Generator(8)
        rosa.play(dice, moves=2)
    rosa.until_said("The connection was lost")
    with serving(tmp_path, port=port):
        rosa.until_said("Connected again.")
        rosa.play(dice)
        rosa.until_said("Final score")
        rosa.type("quit")
        assert rosa.end() == 0
    rounds = re.findall(r"^Round ([0-9]+) ", rosa.text, re.MULTILINE)
    assert rounds == [str(number) for number in range(1, len(rounds) + 1)]


def test_whoever_left_comes_back_by_the_token(address: str, tmp_path: Path) -> None:
    rosa = opened(tmp_path, address, GAMES["love-letter"])
    rosa.type("start")
    rosa.until(rosa.choices)
    rosa.type("quit")
    assert rosa.end() == 0
    (words,) = re.findall(r"kartaro (join .*)", rosa.text.rsplit("To come back:")[-1])
    again = Typist(start(tmp_path, *words.split()))
    again.until(again.choices)
    again.type("quit")
    assert again.end() == 0


def test_several_people_at_one_keyboard(address: str, tmp_path: Path) -> None:
    both = opened(tmp_path, address, ["2", "0"], "--name", "Anna,Budi")
    both.until_said("b Budi")
    both.type("start")
    both.until_said("Press Enter when nobody else is looking.")
    both.type("")
    both.until(both.choices)
    both.type(both.choices(both.text)[0])
    both.until(lambda text: text.endswith("\n> "))
    both.type("quit")
    assert both.end() == 0


def test_watching(address: str, tmp_path: Path) -> None:
    rosa = opened(tmp_path, address, ["1", "2", "0"])
    link = link_in(rosa.text)
    watcher = Typist(start(tmp_path, "join", link, "--watch"))
    watcher.until_said("You are watching.")
    rosa.type("start")
    watcher.until_said("Round 1")
    watcher.type("hint")
    watcher.until_said("You are watching, and have no seat.")
    for typist in (rosa, watcher):
        typist.type("quit")
        assert typist.end() == 0
    assert "Your hand" not in watcher.text


# What does not work


class Refused(t.Protocol):
    """Somebody is refused by `kartaro join`; what they read."""

    def __call__(self, *words: str) -> str: ...


@pytest.fixture
def refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Refused:
    program = Program(monkeypatch)

    def refused(*words: str) -> str:
        with mock.patch.dict(os.environ, environment(tmp_path), clear=True):
            result = program("join", *words)
        assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
        assert result.err.startswith("kartaro: ")
        return result.err

    return refused


def sent_away(folder: Path, *words: str) -> str:
    """Somebody is refused by the table itself, while their input stays open: in a process of its own."""
    typist = Typist(start(folder, "join", *words))
    assert typist.end() == 2
    assert typist.text.startswith("kartaro: ")
    assert typist.text.count("\n") == 1
    return typist.text


@pytest.mark.parametrize("link", ["ftp://host/t/abc", "http://", "http://host/elsewhere", "http://host:x", "a b"])
def test_a_bad_link(link: str, refused: Refused) -> None:
    assert "[bad-link]" in refused(link, "--name", "Rosa")


def test_nobody_answers(refused: Refused) -> None:
    assert "[no-server]" in refused("127.0.0.1:9", "--name", "Rosa")


def test_there_is_no_such_table(address: str, refused: Refused) -> None:
    assert "There is no table “nowhere”" in refused(f"{address}/t/nowhere", "--name", "Rosa")


def test_nobody_may_watch(address: str, tmp_path: Path) -> None:
    body = {"name": "Rosa", "terms": {"game": "hanamikoji", "chairs": ["", "easy"], "watchers": False}}
    seated = httpx.post(f"{address}/api/1/tables", json=body).json()
    rosa = Typist(start(tmp_path, "join", seated["link"], "--token", seated["token"]))
    rosa.until_said("Type start")
    rosa.type("start")
    rosa.until_said("Round 1")
    assert "[no-watchers]" in sent_away(tmp_path, seated["link"], "--watch")
    rosa.type("quit")
    assert rosa.end() == 0


def test_the_table_is_full_or_the_name_taken(address: str, tmp_path: Path, refused: Refused) -> None:
    rosa = opened(tmp_path, address, ["2", "0"])
    link = link_in(rosa.text)
    assert "[name-taken]" in refused(link, "--name", "Rosa")
    assert "[seat-taken]" in refused(link, "--name", "Budi", "--seat", "a")
    budi = Typist(start(tmp_path, "join", link, "--name", "Budi"))
    budi.until_said("b Budi")
    assert "[table-full]" in refused(link, "--name", "Citra")
    rosa.type("start")
    rosa.until_said("Round 1")
    assert "The game has already begun." in refused(link, "--name", "Citra")
    assert "[not-your-seat]" in sent_away(tmp_path, link, "--token", "stolen")
    for typist in (rosa, budi):
        typist.type("quit")
        assert typist.end() == 0


# Pieces


def test_the_level_of_a_bot_is_said_in_the_readers_language() -> None:
    assert [level_name(Speech(language), "easy") for language in LANGUAGES] == ["easy", "mudah", "facile", "facila"]
    assert level_name(Speech("it"), "search@9") == "search@9"


@pytest.mark.parametrize(("game", "called"), [("love-letter", "Rank"), ("hanamikoji", "Charm"), ("spicy", "Number")])
def test_the_number_of_a_card_is_called_as_its_game_calls_it(game: str, called: str) -> None:
    chosen = game_named(game)
    table = reference_of(Rulebook(Speech("en"), chosen, chosen.editions[0]))
    assert table.columns[0].header == called


@pytest.mark.parametrize(
    ("text", "address", "table"),
    [
        ("http://10.0.0.1:8472/t/abc", "http://10.0.0.1:8472", "abc"),
        ("https://play.example/t/abc/", "https://play.example", "abc"),
        ("localhost:8472", "http://localhost:8472", ""),
        ("http://[::1]:8472/", "http://[::1]:8472", ""),
    ],
)
def test_links(text: str, address: str, table: str) -> None:
    assert read_link(text) == (address, table)


@pytest.mark.parametrize(
    ("now", "changed"),
    [
        (SeatInfo("Rosa", person=True, present=True), False),
        (SeatInfo("Rosa", person=True, present=True, commitment="ab"), False),
        (SeatInfo("Rosa", person=True), True),
        (SeatInfo("Rosa", person=True, present=True, owner=True), True),
        (SeatInfo(), True),
        (SeatInfo("Budi", person=True), True),
    ],
)
def test_who_sits_there_is_shown_again_when_that_is_another(now: SeatInfo, changed: bool) -> None:  # noqa: FBT001 - what is wanted
    assert have_changed([SeatInfo("Rosa", person=True, present=True)], [now]) is changed


def test_what_is_told_twice_is_heard_once() -> None:
    def push(count: int, *names: str) -> Push:
        return Push(0, count, [Told({"kind": name}) for name in names], View([], [], 0), [])

    place = SeatState(0)
    for told in (push(2, "a", "b"), push(3, "b", "c"), push(3), push(5, "a", "b", "c", "d", "e")):
        place.take(told)
    assert [told.fact["kind"] for told in place.told] == ["a", "b", "c", "d", "e"]
