"""Scenes at every size, by day and by night: what is told, shown and stamped is in sight, in order, and can be read."""

from __future__ import annotations

import itertools
import typing as t

import pytest
from playwright.sync_api import expect
from tests.web.staging import Staged
from tests.web.test_layout import NEAR, SCHEMES, SEVERAL, overlap
from tests.web.test_scenes import SCENES

if t.TYPE_CHECKING:
    from tests.web.conftest import Come
    from tests.web.person import Person

    Box = dict[str, float]

UNMOVED = {"reduced_motion": "reduce", "preferences": {"pace": "normal"}}
"""Scenes, and nothing that moves in them: what is measured stands still."""
LONGEST, STEP = 12_000, 50
"""Milliseconds within which every picture is shown, and from look to look."""
SHOWN = """() => {
    const cards = [...document.querySelectorAll("[data-stage] figure")].map((one) => one.dataset.card);
    return [cards, document.querySelector("[data-stamp]")?.dataset.stamp ?? ""];
}"""
PARTS = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)].map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return { left, top, right, bottom };
    }).filter((box) => box.right > box.left);
    return {
        told: all("[data-stage] .told"),
        cards: all("[data-stage] figure"),
        captions: all("[data-stage] .caption"),
        stamp: all("[data-stamp]"),
        plates: all("[data-lit] .plate"),
        hand: all(".hand li"),
        ended: all("[data-ended]"),
    };
}"""
PICTURES = {
    "a Guard is right": -1,
    "a Baron, as one of the two sees it": -1,
    "a swap, as one of the two sees it": -1,
    "a Competition taken": 0,
    "geishas one by one": -1,
    "a lie": -1,
    "World's End": 0,
}
"""Which picture of a scene."""


def show(person: Person, name: str) -> None:
    """The scene, up to its picture."""
    scene = SCENES[name]
    staged = Staged(person, scene.game, scene.position, **scene.how).open()
    person.page.clock.pause_at(person.page.evaluate("Date.now() / 1000 + 60"))
    staged.play(*scene.moves)
    cards, stamp = scene.seen[PICTURES[name]]
    for _ in range(0, LONGEST, STEP):
        if person.page.evaluate(SHOWN) == [cards, stamp]:
            break
        person.page.clock.run_for(STEP)
    assert person.page.evaluate(SHOWN) == [cards, stamp], name


def parts(person: Person, width: int, height: int) -> dict[str, list[Box]]:
    """Where everything is, by day as by night."""
    person.page.set_viewport_size({"width": width, "height": height})
    seen: list[dict[str, list[Box]]] = []
    for scheme in SCHEMES:
        person.page.emulate_media(color_scheme=scheme)
        expect(person.page.locator(f"html[data-theme={scheme}]")).to_be_attached()
        seen.append(person.page.evaluate(PARTS))
    assert seen[0] == seen[1]
    for box in itertools.chain(*seen[0].values()):
        assert box["left"] >= -NEAR, box
        assert box["top"] >= -NEAR, box
        assert box["right"] <= width + NEAR, box
        assert box["bottom"] <= height + NEAR, box
    return seen[0]


def apart(*boxes: Box) -> bool:
    return not any(overlap(one, other) for one, other in itertools.combinations(boxes, 2))


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_can_be_read_at_every_size(come: Come, name: str) -> None:
    ada = come("Ada", **UNMOVED)
    ada.page.clock.install()
    show(ada, name)
    for width, height in SEVERAL:
        found = parts(ada, width, height)
        cards = found["cards"]
        assert len(cards) == len(SCENES[name].seen[PICTURES[name]][0]), width
        assert apart(*cards, *found["told"], *found["captions"]), (width, found)
        assert [card["left"] for card in cards] == sorted(card["left"] for card in cards), "in order"
        assert all(told["bottom"] <= card["top"] + NEAR for told in found["told"] for card in cards)
        assert all(not overlap(stamp, told) for stamp in found["stamp"] for told in found["told"])
        assert all(not overlap(card, own) for card in cards for own in found["hand"]), (width, found)


def test_the_end_of_a_round_leaves_the_table_in_sight_at_every_size(come: Come) -> None:
    ada = come("Ada")
    position = "a{priest} b{guard,prince} c{princess} fb<spy,guard> fc<handmaid> deck[] aside(king) tok:a1,b2,c0 turn:b"
    Staged(ada, "love-letter", position, seats=3).open().play("b: guard a baron")
    ended = ada.page.locator("[data-ended]")
    expect(ended).to_be_visible()
    for width, height in SEVERAL:
        found = parts(ada, width, height)
        assert len(found["ended"]) == len(found["plates"]) == len(found["hand"]) == 1
        assert apart(*found["ended"], *found["plates"], *found["hand"]), (width, found)
        ada.page.locator("[data-go-on]").click(trial=True)
