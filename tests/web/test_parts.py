"""All that is one game's on the page is in its folder; a game without a folder is played too, with plain cards."""

from __future__ import annotations

import re
import shutil
import subprocess
import typing as t
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from hatch_page import DIST, programs
from playwright.sync_api import expect
from tests.scale import LONG
from tests.web.playing import Player, play
from tests.web.test_access import SHORT_ONES

from kartaro.core.generator import Generator
from kartaro.games import games

if t.TYPE_CHECKING:
    from playwright.sync_api import Route
    from tests.web.conftest import Come

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src"
PARTS = SOURCES / "games"
GAMES = [game.name for game in games()]
NAMES = re.compile("|".join(re.sub("[-_]", "[-_ ]?", name) for name in GAMES), re.IGNORECASE)
PATIENCE = 120
ENOUGH = 200 if LONG else 8
"""Presses: several answers, or a whole match."""


def test_no_file_outside_its_folder_names_a_game() -> None:
    files = [path for path in SOURCES.rglob("*") if path.is_file()]
    others = [path for path in files if not any(PARTS / name in path.parents for name in GAMES)]
    found = {path.relative_to(ROOT).as_posix(): NAMES.findall(path.read_text("utf-8")) for path in others}
    assert len(found) > 100
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize("planted", ["love-letter", "LoveLetter", "[data-game=hanamikoji]", "// as in Spicy"])
def test_a_name_would_be_found(planted: str) -> None:
    assert NAMES.search(planted)


def test_every_folder_is_that_of_a_game() -> None:
    assert {path.name for path in PARTS.iterdir() if path.is_dir()} <= {*GAMES}


@pytest.fixture(scope="module")
def plain_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built without a folder for any game."""
    root = tmp_path_factory.mktemp("plain")
    shutil.copytree(ROOT / "web", root / "web", ignore=shutil.ignore_patterns("node_modules", *GAMES))
    shutil.copytree(ROOT / "src/kartaro/locale", root / "src/kartaro/locale")
    (root / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    _, node = programs()
    vite = [*node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]
    subprocess.run(vite, cwd=root / "web", check=True, timeout=PATIENCE, stdout=subprocess.DEVNULL)
    return root / DIST


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_a_folder_is_played_with_plain_cards(come: Come, plain_page: Path, game: str) -> None:
    def send(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path.startswith("/api/") or path.endswith("/code.svg"):
            route.continue_()
        else:
            file = plain_page / path.lstrip("/")
            route.fulfill(path=file if file.is_file() else plain_page / "index.html")

    ada = come("Ada")
    ada.context.route("**/*", send)
    ada.open_table(game, SHORT_ONES[game], starts=True)
    ada.start()
    card = ada.hand().get_by_role("img").first
    expect(card).to_have_class(re.compile("plain"))
    expect(card.locator(".name")).to_have_text(re.compile(".+"))
    player = Player(ada, Generator(21))
    play(player, until=lambda: player.presses > ENOUGH)
