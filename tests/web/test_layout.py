"""Where things stand on a table: at every size, by day and by night, nothing is gone and nothing lies over another."""

from __future__ import annotations

import hashlib
import io
import itertools
import re
import typing as t
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import expect
from tests.scale import LONG
from tests.web.person import say
from tests.web.staging import Staged

from kartaro.web import DIST, INDEX

if t.TYPE_CHECKING:
    from tests.web.conftest import Come
    from tests.web.person import Person

    Box = dict[str, float]

SIZES = {
    "small": (360, 640),
    "phone": (390, 844),
    "side": (844, 390),
    "desktop": (1280, 800),
    "zoom": (640, 400),
    "large": (1920, 1080),
}
"""A small phone, a phone, one that lies on its side, a desktop, that at 200 %, and a large one."""
SEVERAL = [SIZES[size] for size in (SIZES if LONG else ("small", "phone", "side", "desktop"))]
SCHEMES: list[t.Literal["light", "dark"]] = ["light", "dark"]
SIX = (
    "a{guard,king} b{prince} c{priest} d{handmaid} e{baron} f{guard} fa<guard> fb<baron,guard> fc<spy,priest>"
    " fd<prince> fe<guard,guard> ff<countess> deck[?*4] prot:d tok:a1,b2,c0,d1"
)
GEISHAS = (
    "a{flute,fan,umbrella,tea,hairpin} b{?*4} a<fan,tea,tea> b<umbrella,tea,hairpin> deck[?*5] removed(?)"
    " used:a3,b3 favour:tea=a,hairpin=b"
)
SEVEN = (
    "a{flute,fan,fan,umbrella,shamisen,tea,hairpin} b{flute,scroll,umbrella,shamisen,tea,tea}"
    " deck[hairpin,scroll,?*5] removed(?)"
)
THIRTEEN = "a{c3,c7,w2,p9,nw,w9,w1,w4,p1,p2,p3,c1,sw} b{?*6} c{?*6} d{?*5} deck[?*30] stack[?*3] top:d=c5 turn:a"
BOXES = """() => {
    const parts = { bar: ".bar", ask: ".ask", hand: ".hand", mine: ".own .plate", deck: "[data-deck]" };
    const found = Object.entries(parts).map(([name, selector]) => [name, document.querySelector(selector)]);
    document.querySelectorAll(".seat").forEach((seat, i) => {
        found.push([`plate ${i}`, seat.querySelector(".plate")], [`cards ${i}`, seat.querySelector(".lies")]);
    });
    return Object.fromEntries(found.map(([name, one]) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return [name, { left, top, right, bottom }];
    }));
}"""
CARDS = """(cards) => cards.map((card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    return { left, top, right, bottom };
})"""
FIGURES = """() => {
    const sample = document.createElement("span");
    sample.style.cssText = "font: 40px var(--serif); font-variant-numeric: tabular-nums; position: absolute";
    document.body.append(sample);
    const width = (figure) => ((sample.textContent = figure), Math.round(10 * sample.getBoundingClientRect().width));
    const widths = new Set([..."0123456789"].map(width));
    sample.remove();
    return { widths: widths.size, ours: document.fonts.check("40px Lora") };
}"""
NEAR = 1.5
"""Pixels by which boxes may differ where they should be equal, or touch."""


def overlap(one: Box, other: Box) -> bool:
    return (
        min(one["right"], other["right"]) - max(one["left"], other["left"]) > NEAR
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > NEAR
    )


def check_boxes(boxes: dict[str, Box], width: int, height: int) -> None:
    for name, box in boxes.items():
        assert box["right"] > box["left"], f"{name} is gone"
        assert box["bottom"] > box["top"], f"{name} is gone"
        assert box["left"] >= -NEAR, (name, box)
        assert box["top"] >= -NEAR, (name, box)
        assert box["right"] <= width + NEAR, (name, box)
        assert box["bottom"] <= height + NEAR, (name, box)
    for one, other in itertools.combinations(boxes, 2):
        assert not overlap(boxes[one], boxes[other]), (one, boxes[one], other, boxes[other])


def look(person: Person, name: str) -> None:
    """At every size: all there, none over another, and the same by night as by day."""
    for size, (width, height) in SIZES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        seen = []
        for scheme in SCHEMES:
            person.page.emulate_media(color_scheme=scheme)
            expect(person.page.locator(f"html[data-theme={scheme}]")).to_be_attached()
            seen.append(person.page.evaluate(BOXES))
            if LONG:
                same_pixels(person, f"{name}-{size}-{scheme}")
        light, dark = seen
        assert light == dark, size
        check_boxes(light, width, height)
        cards = person.page.locator("[data-hand]").evaluate_all(CARDS)
        assert all(card["bottom"] <= height + NEAR and card["right"] <= width + NEAR for card in cards), (size, cards)


def test_six_at_a_table_while_a_guard_is_asked_what_it_names(come: Come) -> None:
    ada = come("Ada")
    Staged(ada, "love-letter", SIX, seats=6).open()
    ada.page.locator("[data-hand='0']").click()
    ada.page.get_by_role("button", name=say("page-choose", name="Budi")).click()
    expect(ada.page.locator(".tile")).to_have_count(9)
    look(ada, "six")


def test_geishas_and_the_actions(come: Come) -> None:
    ada = come("Ada")
    Staged(ada, "hanamikoji", GEISHAS).open()
    expect(ada.page.locator("[data-answer=words]")).to_have_count(3)
    look(ada, "geishas")
    figures = ada.page.evaluate(FIGURES)
    assert figures == {"widths": 1, "ours": True}, "figures of one width, in a typeface of our own"


def test_thirteen_spices_in_hand(come: Come) -> None:
    ada = come("Ada")
    Staged(ada, "spicy", THIRTEEN, seats=4).open()
    expect(ada.page.locator("[data-hand]")).to_have_count(13)
    look(ada, "thirteen")


# Whatever is asked, nothing moves under a finger

STAYING = ".hand li, .plate, [data-deck], .lies, .geisha"
"""What keeps its place and its size while one is asked, and while one answers."""
STAND = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
})"""


def walk(person: Person, *steps: t.Callable[[Person], None]) -> None:
    """An answer, step by step, at every size."""
    for width, height in SEVERAL:
        person.page.set_viewport_size({"width": width, "height": height})
        before = person.page.evaluate(STAND, STAYING)
        for number, step in enumerate(steps):
            step(person)
            assert person.page.evaluate(STAND, STAYING) == before, (width, number)
        while person.button("page-back").count():
            person.button("page-back").click()
        assert person.page.evaluate(STAND, STAYING) == before, width


def pick(*cards: int) -> t.Callable[[Person], None]:
    def picking(person: Person) -> None:
        for card in cards:
            person.page.locator(f"[data-hand='{card}']").click(position={"x": 8, "y": 24})

    return picking


def test_sizes_stay_while_a_guard_is_played(come: Come) -> None:
    ada = come("Ada")
    Staged(ada, "love-letter", SIX, seats=6).open()
    walk(ada, pick(0), lambda person: person.page.get_by_role("button", name=say("page-choose", name="Budi")).click())


def test_sizes_stay_while_a_competition_is_laid_out(come: Come) -> None:
    ada = come("Ada")
    Staged(ada, "hanamikoji", SEVEN).open()
    competition = ada.page.get_by_role("button", name=re.compile(say("hanamikoji-action-competition")))
    walk(
        ada,
        lambda _: competition.click(),
        pick(0, 2, 4, 6),
        lambda person: person.page.locator("[data-answer=complete]").click(),
    )


BEFORE_ASKED = (
    "a{guard} b{guard,prince} c{priest} d{baron} fb<spy> fc<handmaid,chancellor> fd<priest>"
    " deck[handmaid,guard,countess,guard,?*4] aside(princess) turn:b"
)
OTHERS_STAY = ".plate, [data-deck]"


def test_nothing_moves_when_a_question_comes_and_when_others_play(come: Come) -> None:
    """Cards come to the table, somebody is protected, one is asked: whoever reaches for something finds it there."""
    ada = come("Ada")
    for width, height in SEVERAL:
        ada.page.set_viewport_size({"width": width, "height": height})
        staged = Staged(ada, "love-letter", BEFORE_ASKED, seats=4).open()
        before = ada.page.evaluate(STAND, OTHERS_STAY)
        staged.play("b: guard c baron", "c: handmaid", "d: guard b spy")
        expect(ada.page.locator("[data-asked]")).to_be_visible()
        assert ada.page.evaluate(STAND, OTHERS_STAY) == before, width


def test_nothing_moves_while_the_connection_is_lost(come: Come) -> None:
    ada = come("Ada")
    ada.page.clock.install()
    staged = Staged(ada, "love-letter", SIX, seats=6).open()
    ada.page.clock.pause_at(ada.page.evaluate("Date.now() / 1000 + 60"))
    boxes = []
    lost = ada.page.get_by_text(say("page-lost"))
    for is_lost in (False, True):
        if is_lost:
            staged.drop()
            expect(lost).to_be_visible()
        for width, height in SEVERAL:
            ada.page.set_viewport_size({"width": width, "height": height})
            boxes.append([width, *ada.page.evaluate(STAND, f"{STAYING}, .bar")])
    assert boxes[: len(SEVERAL)] == boxes[len(SEVERAL) :]


def test_all_settings_are_within_reach(come: Come) -> None:
    ada = come("Ada")
    Staged(ada, "love-letter", SIX, seats=6).open()
    ada.button("page-settings").click()
    panel = ada.page.locator(".settings .panel")
    for width, height in SEVERAL:
        ada.page.set_viewport_size({"width": width, "height": height})
        box = panel.bounding_box()
        assert box
        assert box["y"] + box["height"] <= height
        ada.button("page-leave-to-bot").click(trial=True)


def test_the_waiting_room_shows_link_and_code_at_once(come: Come) -> None:
    ada = come("Ada")
    ada.open_table("love-letter", seats=4)
    code = ada.page.get_by_role("img", name=say("page-code"))
    expect(code).to_be_visible()
    for width, height in SIZES.values():
        if height < SIZES["small"][1]:
            continue  # on a low screen one of them
        ada.page.set_viewport_size({"width": width, "height": height})
        for part in (ada.field(say("page-link")), code):
            box = part.bounding_box()
            assert box
            assert box["y"] + box["height"] <= height


# Pixels, in --long: the same page in the same browser looks the same from run to run, whatever was shown before

PIXELS = Path(__file__).parents[2] / "build/pixels"
UNLIKE = 0.002
"""Of all pixels, how many may differ."""
STILL = """async () => {
    await document.fonts.ready;
    const ends = (one) => Number.isFinite(one.effect.getComputedTiming().endTime);
    await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
}"""


def same_pixels(person: Person, name: str) -> None:
    """As when this page was last seen in this browser; the first time there is nothing to compare with."""
    person.page.mouse.move(0, 0)
    person.page.evaluate(STILL)
    now = Image.open(io.BytesIO(person.page.screenshot())).convert("L")
    browser = person.context.browser
    built = hashlib.sha256((DIST / INDEX).read_bytes() + (browser.version if browser else "").encode()).hexdigest()
    path = PIXELS / built[:12] / f"{name}.png"
    if path.exists():
        difference = ImageChops.difference(now, Image.open(path)).point(lambda value: 255 if value > 40 else 0)
        changed = difference.histogram()[255] / (now.width * now.height)
        assert changed <= UNLIKE, (name, changed)
    path.parent.mkdir(parents=True, exist_ok=True)
    now.save(path)
