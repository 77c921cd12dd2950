"""What was seen on the stage of a page, frame by frame, and what that person may see."""

from __future__ import annotations

import typing as t

from kartaro.server import protocol as p

if t.TYPE_CHECKING:
    from tests.web.person import Person

STAGED = {"reduced_motion": "no-preference", "preferences": {"pace": "quick"}}
"""For people who want scenes."""
CAMERA = """
    window.frames = [];
    window.shown = "";
    const look = () => {
        const stage = document.querySelector("[data-stage]");
        const ended = document.querySelector("[data-ended] h2, [data-headline]");
        const frame = stage
            ? {
                  stage: stage.dataset.stage,
                  group: Number(stage.dataset.group),
                  cards: [...stage.querySelectorAll("figure")].map((one) => one.dataset.card),
                  stamp: stage.querySelector("[data-stamp]")?.dataset.stamp ?? "",
                  counts: stage.querySelector(".counts")?.textContent ?? "",
              }
            : { stage: ended ? "ended" : "" };
        const lit = [...document.querySelectorAll("[data-lit]")];
        frame.lit = lit.map((one) => [one.dataset.lit, Number(one.dataset.seat)]);
        frame.log = [...document.querySelectorAll("[role=log] p")].map((one) => one.textContent).at(-1) ?? "";
        const now = JSON.stringify(frame);
        if (now !== window.shown) window.frames.push(frame);
        window.shown = now;
    };
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    addEventListener("DOMContentLoaded", () => new MutationObserver(look).observe(document.documentElement, all));
"""
Frame = dict[str, t.Any]


def film(person: Person) -> None:
    """From now on, every change on the stage is kept."""
    person.page.add_init_script(CAMERA)


def frames(person: Person) -> list[Frame]:
    found: list[Frame] = person.page.evaluate("window.frames")
    return found


def cards_in(value: t.Any) -> set[str]:  # noqa: ANN401 - JSON
    """Every card that a message names."""
    if isinstance(value, list):
        return {card for one in value for card in cards_in(one)}
    if not isinstance(value, dict):
        return set()
    own = {value["card"]} if isinstance(value.get("card"), str) else set()
    own |= {*value.get("cards", [])} if isinstance(value.get("cards"), list) else set()
    return own | {card for one in value.values() for card in cards_in(one)}


def may_see(person: Person) -> dict[int, set[str]]:
    """By group: the cards that its sentences name to this person, and those that lay open before them."""
    seen: dict[int, set[str]] = {}
    lay_open: set[str] = set()
    for socket in person.sockets:
        for message in socket.messages():
            if not isinstance(message, p.Push):
                continue
            middle = {card for says in message.view.middle for card in cards_in(says.args)}
            for sentence in message.sentences:
                named = cards_in(sentence.words.args)
                seen.setdefault(sentence.group, set()).update(named | lay_open | middle)
            lay_open = middle
    return seen


def check_nothing_hidden(person: Person) -> int:
    """On the stage was no card but those that its sentence names to this person, or that lay open; how many."""
    allowed, count = may_see(person), 0
    for frame in frames(person):
        for card in frame.get("cards", []):
            face = card.removeprefix("geisha-")
            assert face in {"?", "worlds-end"} | allowed[frame["group"]], frame
            count += card != "?"
    return count
