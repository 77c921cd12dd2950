"""Takes the pictures that the README and docs/page.md show, into docs/pictures/: `python tools/screenshots.py`.

Every main screen at the width of a phone and of a desktop, in light and dark, from a server with games that are being
played. It needs what the tests need (`./test` installs it) and a page that was built.
"""

from __future__ import annotations

import contextlib
import io
import sys
import tempfile
import typing as t
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402 - the root is on no path else
from playwright.sync_api import expect, sync_playwright  # noqa: E402
from tests.server.driving import Server  # noqa: E402
from tests.web.chromium import launch  # noqa: E402
from tests.web.person import DESKTOP, Person  # noqa: E402
from tests.web.playing import Player, play  # noqa: E402

from kartaro.core.generator import Generator  # noqa: E402

FOLDER = ROOT / "docs/pictures"
PHONE = (390, 760)
SIZES = {"phone": PHONE, "desktop": DESKTOP}
SCHEMES: list[t.Literal["light", "dark"]] = ["light", "dark"]
BEGUN = {"go on", "doubt", "complete", "card taken"}
QUALITY, GAP = 72, 20
TABLES = {"love-letter": (4, 9), "hanamikoji": (2, 12), "spicy": (4, 6)}
"""How many sit there, and how much the one who looks has pressed before the picture is taken."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = Server(Path(folder) / "tables", pace=0.0, generous=True).start()
        stack.callback(server.end)
        playwright = stack.enter_context(sync_playwright())
        browser = stack.enter_context(contextlib.closing(launch(playwright)))
        for name, size in SIZES.items():
            person = Person(browser, server.base, "Ada", size=size, device_scale_factor=1)
            for screen in screens(person):
                take(person, f"{screen}-{name}")
            person.end()
    side_by_side([f"{game}-phone-light" for game in TABLES], "games")
    print(sum(file.stat().st_size for file in FOLDER.iterdir()) // 1000, "kB")  # noqa: T201 - for who called it


def screens(person: Person) -> t.Iterator[str]:
    """Goes from screen to screen; the name of each when it is there."""
    person.go("/")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    yield "lobby"
    for game, (seats, presses) in TABLES.items():
        person.open_table(game, seats=seats)
        if game == "love-letter":
            yield "waiting"
        person.start("medium")
        player = Player(person, Generator(presses))
        play(player, until=lambda player=player, presses=presses: is_worth_a_picture(person, player, presses))  # type: ignore[misc] # defaults, bound now
        yield game
    table = person.open_table("love-letter", {"tokens_to_win": "2"}, seats=2)
    person.start()
    play(Player(person, Generator(1)))
    yield "over"
    person.go(f"/replay/{table}")
    expect(person.page.get_by_role("slider")).to_be_visible()
    person.page.get_by_role("slider").fill("5")
    yield "replay"
    person.go("/rules/hanamikoji")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    yield "rules"


def is_worth_a_picture(person: Person, player: Player, presses: int) -> bool:
    """Something is asked, nothing lies before it, no answer is begun, and some of the game was played."""
    return player.presses >= presses and bool(person.asked()) and not {*player.look()[1]} & BEGUN


def take(person: Person, name: str) -> None:
    for scheme in SCHEMES:
        person.page.emulate_media(color_scheme=scheme)
        expect(person.page.locator(f"html[data-theme={scheme}]")).to_be_attached()
        person.page.wait_for_load_state("networkidle")
        person.page.evaluate(SETTLED)
        picture = Image.open(io.BytesIO(person.page.screenshot()))
        picture.convert("RGB").save(FOLDER / f"{name}-{scheme}.webp", quality=QUALITY, method=6)


def side_by_side(names: list[str], name: str) -> None:
    """Several pictures as one."""
    pictures = [Image.open(FOLDER / f"{one}.webp") for one in names]
    width = sum(picture.width for picture in pictures) + GAP * (len(pictures) - 1)
    sheet = Image.new("RGB", (width, pictures[0].height), "white")
    left = 0
    for picture in pictures:
        sheet.paste(picture, (left, 0))
        left += picture.width + GAP
    sheet.save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)


SETTLED = """async () => {
    await document.fonts.ready;
    const ends = (one) => Number.isFinite(one.effect.getComputedTiming().endTime);
    await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
}"""

if __name__ == "__main__":
    main()
