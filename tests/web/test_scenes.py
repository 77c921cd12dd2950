"""Scenes, one by one: what is seen of a move, in which order, by whom; and when nothing is to be staged."""

from __future__ import annotations

import re
import typing as t

import pytest
from playwright.sync_api import expect
from tests.web.person import say
from tests.web.staging import STAGED, Staged, check_nothing_hidden, film, frames

from kartaro.core.seats import PUBLIC

if t.TYPE_CHECKING:
    from tests.web.conftest import Come
    from tests.web.person import Person

LONGEST = 12_000
"""Milliseconds after which every scene is over."""
LETTERS = "fb<spy,guard> fc<handmaid> fd<priest> deck[handmaid,guard,?*4] aside(princess) turn:b"
GEISHAS = (
    "a{scroll,scroll,umbrella,umbrella} b{flute,umbrella,shamisen,hairpin,hairpin,hairpin}"
    " deck[tea,fan,shamisen,fan,flute,tea,tea] removed(hairpin) offer[shamisen,tea,hairpin] used:a3"
    " turn:a start:a round:1"
)
PAIRS = (
    "a{umbrella} b{hairpin,hairpin} a<umbrella,shamisen,tea,hairpin> asecret(umbrella) b<flute,tea,hairpin>"
    " btraded(shamisen,shamisen) deck[flute,tea,tea] removed(hairpin) offer[fan,fan,scroll,scroll]"
    " used:a1,a3,a4,b2,b4 turn:a start:a round:1"
)
LAST = (
    "a{} b{} a<fan,fan,umbrella,shamisen,tea,hairpin> asecret(umbrella) atraded(umbrella,tea)"
    " b<flute,scroll,scroll,tea,hairpin> bsecret(hairpin) btraded(shamisen,shamisen) deck[] removed(hairpin)"
    " offer[flute,tea,hairpin] used:a1,a2,a3,a4,b1,b2,b3,b4 turn:b start:a round:1"
)
STACK = "a{c3,c7,w2,p9,nw,w9} b{?*6} c{?*6} stack[?*3,c5] top:b=c8 won:a3,b6"
ANIMATED = """
    window.flown = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        if (this.matches("figure, .flier")) window.flown.push(this.matches("figure") ? "card" : "token");
        return animate.call(this, frames, how);
    };
"""
"""Cards that came from a seat, and tokens that went to one."""
Pictures = list[tuple[list[str], str]]


def watcher(come: Come, **how: t.Any) -> Person:  # noqa: ANN401 - Playwright's
    """Somebody whose clock can be put forward, and whose stage is filmed."""
    person = come("Ada", **{**STAGED, **how})
    person.page.clock.install()
    film(person)
    person.page.add_init_script(ANIMATED)
    return person


def stage(person: Person, game: str, position: str, *moves: str, **how: t.Any) -> Staged:  # noqa: ANN401 - of Staged
    """The moves are played, and all that is seen of them is over."""
    staged = Staged(person, game, position, **how).open()
    person.page.evaluate("window.frames = []")
    staged.play(*moves)
    person.page.wait_for_function("window.frames.length")
    person.page.clock.run_for(LONGEST)
    return staged


def pictures(person: Person) -> Pictures:
    """In order, without repetitions: the cards of a picture, and what is stamped on it."""
    found = [(frame["cards"], frame["stamp"]) for frame in frames(person) if "cards" in frame]
    return [one for at, one in enumerate(found) if not at or one != found[at - 1]]


class Scene(t.NamedTuple):
    """A move, and the pictures that seat a sees of it."""

    game: str
    position: str
    moves: tuple[str, ...]
    seen: Pictures
    how: dict[str, t.Any]


def letters(hands: str, move: str, *seen: tuple[list[str], str]) -> Scene:
    return Scene("love-letter", f"{hands} {LETTERS}", (move,), list(seen), {"seats": 4})


SCENES = {
    "a Guard is wrong": letters(
        "a{king} b{guard,prince} c{priest} d{baron}",
        "b: guard c baron",
        (["guard", "baron"], ""),
        (["guard", "baron"], "page-stage-missed"),
    ),
    "a Guard is right": letters(
        "a{king} b{guard,prince} c{priest} d{baron}",
        "b: guard a king",
        (["guard", "king"], ""),
        (["guard", "king"], "page-stage-hit"),
    ),
    "a Priest sees one's hand": letters(
        "a{king} b{priest,prince} c{guard} d{baron}", "b: priest a", (["priest", "?"], ""), (["priest", "king"], "")
    ),
    "a Priest sees another's hand": letters(
        "a{king} b{priest,prince} c{guard} d{baron}", "b: priest c", (["priest", "?"], "")
    ),
    "a Baron, as one of the two sees it": letters(
        "a{king} b{baron,prince} c{priest} d{guard}",
        "b: baron a",
        (["baron", "?"], ""),
        (["prince", "king"], "page-stage-out"),
    ),
    "a Baron, as others see it": letters(
        "a{king} b{baron,prince} c{priest} d{guard}",
        "b: baron c",
        (["baron", "?"], ""),
        (["?", "priest"], "page-stage-out"),
    ),
    "a Prince": letters(
        "a{king} b{guard,prince} c{priest} d{baron}", "b: prince a", (["prince", "?"], ""), (["prince", "king"], "")
    ),
    "a swap, as one of the two sees it": letters(
        "a{guard} b{king,prince} c{priest} d{baron}", "b: king a", (["king", "?"], ""), (["guard", "prince"], "")
    ),
    "a swap, as others see it": letters(
        "a{guard} b{king,prince} c{priest} d{baron}", "b: king c", (["king", "?"], ""), (["?", "?"], "")
    ),
    "a Gift taken": Scene("hanamikoji", GEISHAS, ("b: take hairpin",), [(["hairpin", "shamisen", "tea"], "")], {}),
    "a Competition taken": Scene(
        "hanamikoji", PAIRS, ("b: take scroll scroll",), [(["scroll", "scroll", "fan", "fan"], "")], {}
    ),
    "geishas one by one": Scene(
        "hanamikoji",
        LAST,
        ("a: take flute",),
        [
            (["flute", "tea", "hairpin"], ""),
            (["umbrella"], ""),
            (["hairpin"], ""),
            (["fan", "fan", "geisha-fan"], ""),
            (["umbrella", "umbrella", "geisha-umbrella"], ""),
            (["shamisen", "geisha-shamisen"], ""),
            (["scroll", "scroll", "geisha-scroll"], ""),
            (["tea", "tea", "geisha-tea", "tea"], ""),
            (["hairpin", "hairpin", "hairpin", "geisha-hairpin", "hairpin"], ""),
        ],
        {},
    ),
    "a lie": Scene(
        "spicy",
        f"{STACK} deck[?*40] turn:b step:played window:3 owes:a,c",
        ("c: challenge number #3", "a: let go #3"),
        [(["c8", "?"], ""), (["c8", "c5"], ""), (["c8", "c5"], "page-stage-lie")],
        {"seats": 3},
    ),
    "the truth": Scene(
        "spicy",
        f"{STACK} deck[?*40] turn:b step:played window:3 owes:a,c",
        ("c: challenge spice #3", "a: let go #3"),
        [(["c8", "?"], ""), (["c8", "c5"], ""), (["c8", "c5"], "page-stage-true")],
        {"seats": 3},
    ),
    "World's End": Scene(
        "spicy", f"{STACK} deck[?*10] above:1 turn:c", ("c: pass",), [(["worlds-end"], "")], {"seats": 3}
    ),
}


def test_what_is_seen_of_every_kind_of_move_and_in_which_order(come: Come) -> None:
    ada = watcher(come)
    for name, scene in SCENES.items():
        staged = stage(ada, scene.game, scene.position, *scene.moves, **scene.how)
        assert pictures(ada) == scene.seen, name
        assert check_nothing_hidden(ada, staged.sent) == sum(card != "?" for cards, _ in shown(ada) for card in cards)


def shown(person: Person) -> Pictures:
    return [(frame["cards"], frame["stamp"]) for frame in frames(person) if "cards" in frame]


WORLDS = {
    "a Priest": (
        "love-letter",
        ["b{priest,prince} c{guard} d{baron}", "b{priest,baron} c{prince} d{guard}"],
        "b: priest c",
    ),
    "a swap": ("love-letter", ["b{king,prince} c{guard} d{baron}", "b{king,baron} c{prince} d{guard}"], "b: king c"),
    "a Baron": (
        "love-letter",
        ["b{baron,prince} c{priest} d{guard}", "b{baron,countess} c{priest} d{guard}"],
        "b: baron c",
    ),
}
"""Moves of others, with the hands that only these know: in all of them, the same is told."""


def test_scenes_do_not_depend_on_what_those_who_look_may_not_see(come: Come) -> None:
    """For another player and for who watches: frame by frame the same, whatever the hidden cards are."""
    ada = watcher(come)
    for name, (game, hands, move) in WORLDS.items():
        for seat in (0, PUBLIC):
            seen = []
            for hand in hands:
                stage(ada, game, f"a{{chancellor}} {hand} {LETTERS}", move, seats=4, seat=seat)
                seen.append(frames(ada))
            assert seen[0] == seen[1], (name, seat)
            assert any(frame.get("cards") for frame in seen[0]), name


def test_whoever_comes_late_or_again_sees_what_is_now(come: Come) -> None:
    ada = watcher(come)
    staged = Staged(ada, "love-letter", f"a{{king}} b{{guard,prince}} c{{priest}} d{{baron}} {LETTERS}", seats=4)
    staged.play_unheard("b: guard c priest")
    staged.open()
    log = ada.page.locator("aside li")
    expect(log).to_have_count(1)
    assert pictures(ada) == []
    staged.play_unheard("d: baron a")
    staged.drop()
    expect(ada.page.get_by_text(say("page-lost"))).to_be_visible()
    ada.page.clock.run_for(1_000)
    expect(ada.page.get_by_text(say("page-lost"))).to_have_count(0)
    expect(ada.page.locator("[data-asked]")).to_be_visible()
    assert pictures(ada) == [], "what happened meanwhile is not played"
    assert len(ada.log()) > 1, "but told"


@pytest.mark.parametrize(("wish", "flown"), [("no-preference", ["card", "token", "token"]), ("reduce", [])])
def test_a_round_ends_with_its_cause_and_tokens_fly_to_those_who_get_them(
    come: Come, wish: str, flown: list[str]
) -> None:
    """The hands that are shown lie there; who wants no motion but scenes gets scenes, and nothing flies."""
    ada = watcher(come, reduced_motion=wish)
    position = "a{priest} b{guard,prince} c{princess} fb<spy,guard> fc<handmaid> deck[] aside(king) tok:a1,b2,c0 turn:b"
    stage(ada, "love-letter", position, "b: guard a baron", seats=3)
    ended = ada.page.locator("[data-ended]")
    expect(ended.get_by_role("heading")).to_have_text(re.compile("Citra.s Princess beat your Priest"))
    assert pictures(ada)[:2] == [(["guard", "baron"], ""), (["guard", "baron"], "page-stage-missed")]
    assert [frame["stage"] for frame in frames(ada)][-1] == "ended"
    expect(ada.page.locator("[data-lit=winner][data-seat='2']")).to_be_visible()
    for seat, card in ((1, "prince"), (2, "princess")):
        expect(ada.page.locator(f"[data-seat='{seat}'] .hold [data-card={card}]")).to_be_visible()
    assert [text.split() for text in ended.locator(".scores li").all_inner_texts()] == [
        ["You", "1"],
        ["Budi", "3", "+1"],
        ["Citra", "1", "+1"],
    ]
    assert ada.page.evaluate("window.flown") == flown


def test_losing_says_why_and_leads_to_the_decision_that_cost_most(come: Come) -> None:
    ada = watcher(come)
    position = "a{king} b{guard,prince} fb<guard> deck[guard,priest] aside(princess) tok:a1,b5 turn:b"
    stage(ada, "love-letter", position, "b: guard a king")
    expect(ada.page.locator("[data-headline]")).to_have_text(re.compile("You were out: Budi.s Guard named your King"))
    expect(ada.page.locator("[data-result] .scene svg")).to_be_visible()
    costliest = ada.page.locator("[data-costliest]")
    expect(costliest).to_have_attribute("href", "/replay/staged?seat=a&costliest")


def test_a_tap_skips_a_scene_and_a_question_waits_for_none(come: Come) -> None:
    ada = watcher(come)
    position = f"a{{king}} b{{guard,prince}} c{{priest}} d{{baron}} {LETTERS}"
    staged = Staged(ada, "love-letter", position, seats=4).open()
    ada.page.clock.pause_at(ada.page.evaluate("Date.now() / 1000 + 60"))
    staged.play("b: guard c baron")
    on_stage = ada.page.locator("[data-stage]")
    expect(on_stage).to_be_visible()
    ada.page.mouse.click(5, 300)
    expect(on_stage).to_have_count(0)
    staged.play("c: priest d", "d: baron b")
    expect(on_stage).to_be_visible()
    expect(ada.page.locator("[data-asked]")).to_have_count(0)
    ada.page.clock.run_for(1_000)
    expect(ada.page.locator("[data-asked]")).to_be_visible()
