"""Plays through the page at random: presses anything that answers a question."""

from __future__ import annotations

import time
import typing as t

from tests.scale import LONG
from tests.web.person import PATIENCE

if t.TYPE_CHECKING:
    from tests.web.person import Person

    from kartaro.core.match import Dice

TO_PRESS = "[data-go-on], [role=alertdialog] button, [data-answer]:enabled"
"""Whatever answers the question, or goes a step towards that: cards in hand, players, words."""
LOOK = """(TO_PRESS) => {
    document.querySelector("dialog[aria-labelledby=about-title]")?.close(); // a press that came too late met a card
    if (document.querySelector("[data-result]")) return ["over"];
    if (!document.querySelector("[data-go-on], [data-asked]")) return [""];
    const taken = (one) => (one.getAttribute("aria-pressed") === "true" ? " taken" : "");
    const kind = (one) => ("goOn" in one.dataset ? "go on" : (one.dataset.answer ?? "doubt") + taken(one));
    return ["asked", ...[...document.querySelectorAll(TO_PRESS)].map(kind)];
}"""
FIRST = ("go on", "doubt", "complete")
"""What lies before everything else; what is complete, mostly."""
A_LOOK = 10
"""Milliseconds between two looks at a page where nothing can be done yet."""
PRESS = """([TO_PRESS, at, clicks]) => {
    const button = document.querySelectorAll(TO_PRESS)[at];
    if (!button) return null;
    button.scrollIntoView({ block: "nearest" });
    const box = button.getBoundingClientRect();
    const middle = box.top + Math.min(24, box.height / 2);
    const meets = (x) => button.contains(document.elementFromPoint(box.left + x, middle));
    for (let x = 6; x < box.width - 6; x += 6)
        if (meets(x - 6) && meets(x + 6)) {
            if (clicks) button.click();
            return [box.left + x, middle];
        }
    return null;
}"""
"""Where something can be pressed that others partly lie over; nowhere, if it is gone, or if a card that was picked up
hides it. There it is clicked, if a script is to do that."""
BY_MOUSE = 12
"""Presses of a player that are made with a mouse; a script makes those that follow, which takes a fifth of the time."""


class Player:
    """A person who answers at random."""

    def __init__(self, person: Person, dice: Dice, *, by_mouse: int = BY_MOUSE) -> None:
        self.page = person.page
        self.dice = dice
        self.presses = 0
        self.by_mouse = by_mouse
        """None where scenes are played: what a mouse aims at may have moved on before it is there."""

    def look(self) -> tuple[str, list[str]]:
        """What there is to do (`asked`, `over`, or nothing), and what can be pressed, by its kind."""
        state, *kinds = self.page.evaluate(LOOK, TO_PRESS)
        return state, kinds

    def press(self, kinds: list[str]) -> bool:
        """One step of an answer; not if what was to be pressed is out of sight, or gone by then."""
        by_mouse = self.presses < self.by_mouse or (LONG and self.by_mouse > 0)
        where = self.page.evaluate(PRESS, [TO_PRESS, self.chosen(kinds), not by_mouse])
        if where is None:
            return False
        if by_mouse:
            self.page.mouse.click(*where)
        self.presses += 1
        return True

    def chosen(self, kinds: list[str]) -> int:
        """What lies before everything else; of several cards another is taken; else anything."""
        for wish in FIRST:
            if wish in kinds and (wish != "complete" or self.dice.below(4)):
                return self.one_of([at for at, kind in enumerate(kinds) if kind == wish])
        fresh = [at for at, kind in enumerate(kinds) if kind != "card taken"]
        return self.one_of(fresh if fresh and self.dice.below(8) else list(range(len(kinds))))

    def one_of(self, found: list[int]) -> int:
        return found[self.dice.below(len(found))]


def play(*players: Player, until: t.Callable[[], bool] | None = None) -> None:
    """All answer every question until the match is over for all, or a condition holds."""
    end = time.monotonic() + PATIENCE / 1000
    while not (until and until()):
        looks = [player.look() for player in players]
        if all(state == "over" for state, _ in looks):
            return
        asked = [(player, kinds) for player, (state, kinds) in zip(players, looks, strict=True) if state == "asked"]
        pressed = [player.press(kinds) for player, kinds in asked]
        if any(pressed):
            end = time.monotonic() + PATIENCE / 1000
        else:
            assert time.monotonic() < end, [player.page.locator("body").aria_snapshot() for player in players]
            players[0].page.wait_for_timeout(A_LOOK)
