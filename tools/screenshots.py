"""Takes the pictures that the README and docs/page.md show, into docs/pictures/: `python tools/screenshots.py`.

Every main screen at the width of a phone and of a desktop, in light and dark: tables in positions that are chosen here,
everything else from a server; and a challenge, in motion. It needs what the tests need (`./test` installs it) and a
page that was built.
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
from tests.web.staging import STAGED, Staged  # noqa: E402

from kartaro.core.generator import Generator  # noqa: E402

FOLDER = ROOT / "docs/pictures"
PHONE = (390, 760)
SIZES = {"phone": PHONE, "desktop": DESKTOP}
SCHEMES: list[t.Literal["light", "dark"]] = ["light", "dark"]
QUALITY, GAP = 72, 20


class Moment(t.NamedTuple):
    """A position, and what is played from there until the picture is taken."""

    seats: int
    position: str
    moves: tuple[str, ...]


TABLES = {
    "love-letter": Moment(
        4,
        "a{king} b{guard,prince} c{priest} d{baron} fa<guard> fb<spy> fc<handmaid,chancellor> fd<priest>"
        " deck[handmaid,guard,countess,guard,?*4] aside(princess) tok:a2,b1,c0,d1 turn:b",
        ("b: guard c baron", "c: handmaid", "d: guard b spy"),
    ),
    "hanamikoji": Moment(
        2,
        "a{scroll,scroll,umbrella,umbrella} b{flute,umbrella,shamisen,tea,hairpin,hairpin,hairpin} a<shamisen,tea>"
        " b<hairpin> deck[fan,shamisen,fan,flute,tea,tea] removed(hairpin) used:a3 favour:tea=a,hairpin=b"
        " turn:b round:2",
        ("b: gift flute tea hairpin",),
    ),
    "spicy": Moment(
        4,
        "a{c3,c7,w2,p9,nw,w9} b{w6,?*5} c{?*6} d{?*5} deck[?*40] above:30 stack[?*3,c5] top:a=c5 won:a5,b4,c8,d2"
        " trophies:c1 turn:b",
        ("b: play w6 as c8",),
    ),
}
CHALLENGE = "a{c3,c7,w2,p9,nw,w9} b{?*6} c{?*6} deck[?*40] stack[?*3,w5] top:b=c8 turn:b step:played window:3 owes:a,c"
SLOW: dict[str, t.Any] = {"preferences": {"pace": "normal", "steady": 0}}
STEP, BEGIN, END = 70, 900, 1400
"""Milliseconds of a frame; how long the first one is shown, and the last."""
SLOWEST = 6_000
SMALL = 0.82


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
            person.context.close()
        person = Person(browser, server.base, "Ada", size=PHONE, device_scale_factor=1, **{**STAGED, **SLOW})
        film_challenge(person)
        person.context.close()
    side_by_side([f"{game}-phone-light" for game in TABLES], "games")
    print(sum(file.stat().st_size for file in FOLDER.iterdir()) // 1000, "kB")  # noqa: T201 - for who called it


def screens(person: Person) -> t.Iterator[str]:
    """Goes from screen to screen; the name of each when it is there."""
    person.go("/")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    yield "lobby"
    person.open_table("love-letter", seats=4)
    yield "waiting"
    for game, (seats, position, moves) in TABLES.items():
        page = person.page
        person.page = person.context.new_page()
        person.page.set_viewport_size(page.viewport_size or {"width": 0, "height": 0})
        Staged(person, game, position, seats=seats).open().play(*moves)
        expect(person.page.locator("[data-asked]")).to_be_visible()
        yield game
        person.page.close()
        person.page = page
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


def film_challenge(person: Person) -> None:
    """A lie is challenged: frame by frame, with the clock of the page standing still in between."""
    person.page.clock.install()
    staged = Staged(person, "spicy", CHALLENGE, seats=3).open()
    person.page.evaluate(SETTLED)
    person.page.clock.pause_at(person.page.evaluate("Date.now() / 1000 + 60"))
    filmed = [(shot(person), BEGIN)]
    staged.play("c: challenge number #3", "a: let go #3")
    expect(person.page.locator("[data-stage]")).to_be_visible()
    for moment in range(0, SLOWEST, STEP):
        person.page.evaluate(HOLD, moment)
        picture = shot(person)
        last, length = filmed[-1]
        if picture.tobytes() == last.tobytes():
            filmed[-1] = (last, length + STEP)
        else:
            filmed.append((picture, STEP))
        if not person.page.locator("[data-stage]").count():
            break
        person.page.clock.run_for(STEP)
    filmed[-1] = (filmed[-1][0], END)
    (first, *others), lengths = zip(*filmed, strict=True)
    how = {"duration": list(lengths), "loop": 0, "quality": 60, "method": 6, "minimize_size": True}
    first.save(FOLDER / "challenge.webp", save_all=True, append_images=others, **how)


def shot(person: Person) -> Image.Image:
    picture = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
    return picture.resize((round(picture.width * SMALL), round(picture.height * SMALL)), Image.Resampling.LANCZOS)


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

HOLD = """(now) => {
    window.since ??= new Map();
    for (const one of document.getAnimations()) {
        if (!window.since.has(one)) window.since.set(one, now);
        one.pause();
        one.currentTime = now - window.since.get(one);
    }
}"""
"""Whatever moves is as far as it would be by then."""

if __name__ == "__main__":
    main()
