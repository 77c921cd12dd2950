"""Default names belong to no language, and headings to games that have something to head."""

from __future__ import annotations

import typing as t
from pathlib import Path

import pytest

from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.games import game as game_named
from kartaro.record import write_record

if t.TYPE_CHECKING:
    from tests.terminal.command import Program

PLAYERS = {"en": "Player 1", "id": "Pemain 1", "it": "Giocatore 1", "eo": "Ludanto 1"}


def kept(names: list[str]) -> str:
    """A record of a match that was only dealt."""
    game = game_named("love-letter")
    match = Match(game, game.edition("2019"), 2)
    match.deal(Generator(1))
    Path("game.record").write_text(write_record(match, names), "utf-8")
    return "game.record"


@pytest.mark.parametrize("language", PLAYERS)
def test_a_record_keeps_a_default_name_in_one_language(kartaro: Program, language: str) -> None:
    kartaro("play", "--seats", "2", "--seed", "4", "--record", "game.record", "--lang", language, typed="quit\n")
    assert "name a Player 1\n" in Path("game.record").read_text("utf-8")


@pytest.mark.parametrize("language", PLAYERS)
@pytest.mark.parametrize("written", PLAYERS.values())
def test_everybody_reads_a_default_name_in_their_own(kartaro: Program, written: str, language: str) -> None:
    """Records of older versions have it in the language of whoever played."""
    out = kartaro("replay", kept([written, "Ada"]), "--lang", language).out
    assert PLAYERS[language] in out
    assert written == PLAYERS[language] or written not in out


def test_other_names_stay_as_they_are(kartaro: Program) -> None:
    out = kartaro("replay", kept(["Player Uno 1", "Agent 7"]), "--lang", "it").out
    assert "Player Uno 1" in out
    assert "Agent 7" in out


@pytest.mark.parametrize("name", ["Player 1", "giocatore 1", "a"])
def test_a_seat_is_found_by_its_name_as_kept_and_as_shown(kartaro: Program, name: str) -> None:
    result = kartaro("analyse", kept(["Player 1", "Ada"]), "--seat", name, "--bot", "search@10", "--lang", "it")
    assert result.code == 0
    assert "Giocatore 1" in result.out


def test_a_game_without_rounds_has_no_heading_for_one(kartaro: Program) -> None:
    heads = {
        game: "Round 1" in kartaro("play", game, "--seed", "4", typed="quit\n").out for game in ("spicy", "hanamikoji")
    }
    assert heads == {"spicy": False, "hanamikoji": True}
