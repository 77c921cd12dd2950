"""Every card has a picture, and pictures are small, themed, and allowed by the server's policy."""

from __future__ import annotations

import gzip
import re
import typing as t
from pathlib import Path

import pytest

from kartaro.games import games

SOURCES = Path(__file__).parents[2] / "web/src"
ART, GAMES = SOURCES / "art", SOURCES / "games"
PICTURES = sorted([*ART.rglob("*.svg"), *GAMES.rglob("*.svg")])
PIGMENTS = set(re.findall(r"(--[\w-]+):", (ART / "pigments.css").read_text("utf-8")))
SPICES = {"c": "chili", "w": "wasabi", "p": "pepper"}

MOST_BYTES = 4000
MOST_BYTES_PACKED = 1200
"""Of one picture. A game is loaded in one piece, so these matter by the dozen."""

UNWANTED = re.compile(r"<(?:style|script|image|text|use|filter)\b|\b(?:style|id|href|on\w+)=|url\(|https?:")


def cards() -> t.Iterator[tuple[str, str]]:
    for game in games():
        yield game.name, "back"
        for card in game.cards:
            numbered = re.fullmatch(r"([cwp])\d+", card)
            yield game.name, SPICES[numbered[1]] if numbered else card


def named(path: Path) -> str:
    return path.relative_to(SOURCES).as_posix()


@pytest.mark.parametrize(("game", "picture"), sorted(set(cards())))
def test_every_card_has_a_picture(game: str, picture: str) -> None:
    assert (GAMES / game / "cards" / f"{picture}.svg").exists()


@pytest.mark.parametrize("path", PICTURES, ids=named)
def test_a_picture_is_small(path: Path) -> None:
    drawing = path.read_bytes()
    assert len(drawing) <= MOST_BYTES
    assert len(gzip.compress(drawing)) <= MOST_BYTES_PACKED


@pytest.mark.parametrize("path", PICTURES, ids=named)
def test_a_picture_needs_no_style_no_name_and_nothing_from_elsewhere(path: Path) -> None:
    """Styles in a picture are refused by the policy; names would clash where a picture is shown twice."""
    drawing = path.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
    assert not UNWANTED.findall(drawing)


@pytest.mark.parametrize("path", PICTURES, ids=named)
def test_a_picture_has_no_colours_but_those_of_the_palette(path: Path) -> None:
    drawing = path.read_text("utf-8")
    used = set(re.findall(r"var\((--[\w-]+)\)", drawing))
    assert used <= PIGMENTS
    plain = re.findall(r'(?:fill|stroke)="(?!var\()([^"]+)"', drawing)
    assert set(plain) <= {"none", "currentColor"}


@pytest.mark.parametrize("path", PICTURES, ids=named)
def test_tones_of_a_tint_are_used_only_where_there_is_one(path: Path) -> None:
    drawing = path.read_text("utf-8")
    if re.search(r"var\(--(?:field|halo|deep)\)", drawing):
        tint = re.search(r'<svg[^>]* class="t-(\w+)"', drawing)
        assert tint
        assert f".t-{tint[1]} {{" in (ART / "pigments.css").read_text("utf-8")
