"""What stands on the table and beside it: everything can be read, pressed and found, and says what it is."""

from __future__ import annotations

import re
import typing as t

import pytest
from playwright.sync_api import expect
from tests.web.person import say
from tests.web.staging import Staged

from kartaro.core.generator import Generator

if t.TYPE_CHECKING:
    from tests.server.driving import Server
    from tests.web.conftest import Come
    from tests.web.person import Person

PHONE, DESKTOP = (390, 844), (1280, 800)
GEISHAS = (
    "a{flute,fan,fan,umbrella,shamisen,tea,hairpin} b{flute,scroll,umbrella,shamisen,tea,tea}"
    " deck[hairpin,scroll,?*5] removed(?)"
)
LETTERS = (
    "a{guard,king} b{prince} c{priest} fa<guard> fb<spy,spy> fc<handmaid> deck[handmaid,guard,?*4] aside(princess)"
)
SPICES = "a{c3,c7,w2,p9,nw,w9} b{c8,?*5} c{?*6} deck[?*40] stack[?*3] top:c=c5 turn:b"

HOLDS = """(tiles) => tiles.map((tile) => {
    const box = tile.getBoundingClientRect();
    const inside = [...tile.querySelectorAll(".slot, .text")].map((part) => part.getBoundingClientRect());
    return inside.every((one) => one.left >= box.left && one.right <= box.right && one.bottom <= box.bottom);
})"""
"""Whether each tile holds its cards and its words."""
NUMBERS_SEEN = """(cards) => cards.map((card) => {
    const box = card.querySelector(".index").getBoundingClientRect();
    return card.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
})"""
SHORTEST_PAUSE, LONGEST_PAUSE = 300, 1100
"""Milliseconds that bots take at a usual pace."""
FRAMES = 500
"""In so many every message has arrived."""
FOCUSED = "document.activeElement.className"


def split(person: Person) -> None:
    """Lay out four cards as a Competition, up to the question how."""
    person.page.get_by_role("button", name=re.compile(say("hanamikoji-action-competition"))).click()
    for card in (0, 2, 4, 6):
        pick(person, card)
    person.page.locator("[data-answer=complete]").click()


def pick(person: Person, card: int) -> None:
    person.page.locator(f"[data-hand='{card}']").click(position={"x": 8, "y": 24})


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_ways_to_split_and_cards_that_were_picked_can_be_read(come: Come, size: tuple[int, int]) -> None:
    ada = come("Ada", size=size)
    Staged(ada, "hanamikoji", GEISHAS).open()
    split(ada)
    tiles = ada.page.locator(".tile")
    expect(tiles).to_have_count(3)
    assert tiles.evaluate_all(HOLDS) == [True] * 3
    lefts = tiles.evaluate_all("(tiles) => tiles.map((tile) => tile.getBoundingClientRect().left)")
    assert len(set(lefts)) == 1, "each in a row of its own"
    ada.page.mouse.move(1, 1)
    assert ada.page.locator("[data-hand]").evaluate_all(NUMBERS_SEEN) == [True] * 7


def test_a_guard_is_told_what_is_left_and_dims_what_cannot_be(come: Come) -> None:
    ada = come("Ada", size=PHONE)
    staged = Staged(ada, "love-letter", LETTERS, seats=3).open()
    pick(ada, 0)
    ada.page.get_by_role("button", name=say("page-choose", name="Budi")).click()
    left = {
        name: ada.page.get_by_role("button", name=re.compile(f"^{name}: "))
        for name in ("Spy", "King", "Prince", "Priest")
    }
    shown = {name: tile.get_attribute("aria-label") for name, tile in left.items()}
    assert shown == {
        "Spy": f"Spy: {say('page-left', count=0)}",  # both lie before Budi
        "King": f"King: {say('page-left', count=0)}",  # it is in one's own hand
        "Prince": f"Prince: {say('page-left', count=2)}",
        "Priest": f"Priest: {say('page-left', count=2)}",
    }
    dimmed = {name: "none" in (tile.get_attribute("class") or "").split() for name, tile in left.items()}
    assert dimmed == {"Spy": True, "King": True, "Prince": False, "Priest": False}
    left["Prince"].click()
    expect(ada.page.get_by_text(ada.say("page-sent"))).to_be_visible()
    assert staged.answers == ["guard b prince"]


def test_who_is_challenged_sees_the_claim_and_may_wish_not_to_be_asked_again(come: Come) -> None:
    ada = come("Ada")
    staged = Staged(ada, "spicy", SPICES, seats=3, edition="publisher").open()
    staged.play("b: play c8 as c8")
    for how in ("let_go", "number", "spice"):
        expect(ada.page.get_by_role("button", name=say("spicy-move-answer", how=how), exact=True)).to_be_visible()
    expect(ada.page.locator("[data-answer] .struck").first).to_have_text("8")
    ada.field(say("page-do-not-ask-again")).check()
    ada.page.get_by_role("button", name=say("spicy-move-answer", how="let_go"), exact=True).click()
    expect(ada.page.get_by_text(ada.say("page-sent"))).to_be_visible()
    assert staged.answers == ["let go for good #1"]
    two = come("Two")
    Staged(two, "spicy", SPICES.replace(" c{?*6}", "").replace("top:c", "top:a"), edition="publisher").open().play(
        "b: play c8 as c8"
    )
    expect(two.page.get_by_role("button", name=say("spicy-move-answer", how="spice"), exact=True)).to_be_visible()
    expect(two.field(say("page-do-not-ask-again"))).to_have_count(0)


def test_actions_say_what_they_do_and_bots_how_strong_they_are(come: Come) -> None:
    ada = come("Ada")
    Staged(ada, "hanamikoji", GEISHAS, level="hard").open()
    gift = ada.page.get_by_role("button", name=re.compile(say("hanamikoji-action-gift")))
    expect(gift).to_contain_text(say("page-help-hanamikoji-action-gift"))
    expect(gift.locator("svg").first).to_be_visible()
    expect(ada.page.get_by_role("img", name=say("page-bot-of-level", level=say("page-level-hard")))).to_be_visible()


def test_who_answers_by_keys_stays_where_they_are_and_who_is_away_is_not_out(come: Come) -> None:
    ada = come("Ada")
    position = LETTERS.replace("c{priest}", "c{}") + " out:c"
    staged = Staged(ada, "love-letter", position, seats=3, away={1}).open()
    away = ada.page.get_by_role("img", name=say("join-chair-away"))
    out = ada.page.locator("[data-seat='2'] .chip .icon")
    assert away.inner_html() != out.inner_html()
    ada.page.locator("[data-hand='0']").focus()
    ada.page.keyboard.press("Enter")
    choose = ada.page.get_by_role("button", name=say("page-choose", name="Budi"))
    choose.focus()
    ada.page.keyboard.press("Enter")
    assert "ask" in ada.page.evaluate(FOCUSED)
    ada.page.keyboard.press("3")
    expect(ada.page.get_by_text(ada.say("page-sent"))).to_be_visible()
    assert staged.answers
    assert "ask" in ada.page.evaluate(FOCUSED)


def test_the_lobby_leads_back_to_ones_own_game_first(come: Come) -> None:
    ada = come("Ada")
    table = ada.open_table("love-letter", starts=True)
    expect(ada.page.get_by_text(say("page-at-this-device"), exact=True)).to_be_visible()
    ada.go("/")
    first = ada.page.locator("main a").first
    expect(first).to_contain_text(say("page-back-to-table"))
    first.click()
    ada.start()
    expect(ada.page.locator("[data-asked]")).to_be_visible()
    assert ada.page.title() == say("page-your-turn-at", game=say("love-letter-name"))
    assert ada.page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    ada.page.get_by_role("link", name=say("page-to-lobby")).click()
    expect(first).to_contain_text(say("page-back-to-game", turn="yes"))
    expect(first).to_have_attribute("href", f"/t/{table}")
    expect(ada.page.get_by_text(say("page-being-played"))).to_have_count(0)
    assert ada.page.title() == "Kartaro"


def test_several_at_one_device_begin_at_once_and_see_nothing_behind_the_curtain(come: Come) -> None:
    ada = come("Ada")
    ada.go("/new?game=hanamikoji")
    ada.choose(say("page-with-whom"), say("page-at-one-device"))
    ada.field(say("page-your-name")).fill("Ada")
    ada.field(say("page-name-of", number=2)).fill("Ben")
    ada.button("page-play-now").click()
    curtain = ada.page.get_by_role("dialog")
    expect(curtain).to_be_visible()
    for _ in range(4):
        ada.page.keyboard.press("Tab")
        assert ada.page.evaluate("!document.activeElement.closest('header, aside')")
    for name in ("Ada", "Ben"):
        ready = ada.button("page-i-am", name=name)
        if ready.is_visible():
            ready.click()
            break
    ada.see_table()


def test_full_tables_bad_links_and_what_is_not_there_say_so_and_lead_back(come: Come, server: Server) -> None:
    ada = come("Ada")
    back = ada.page.get_by_role("link", name=say("page-to-lobby"), exact=True)
    opened = server.open("Ben")
    server.join(opened["table"], "Cleo")
    ada.go(f"/t/{opened['table']}")
    expect(ada.page.get_by_text(say("page-table-full"))).to_be_visible()
    expect(back).to_be_visible()
    bad = ("/t/nosuchtable2", "/replay/nosuchtable2", "/nowhere/at/all", "/t/100%", "/replay/%E0%A4%A", "/%")
    for path in (*bad, f"/replay/{opened['table']}"):
        ada.go(path)
        expect(ada.page.get_by_role("alert")).to_be_visible()
        expect(ada.page.locator("main .scene svg")).to_be_visible()
        expect(back).to_be_visible()
    ada.complaints[:] = [one for one in ada.complaints if "status of 40" not in one]  # the browser says so, too


def test_a_geisha_shows_how_many_lie_on_each_side_and_who_leads(come: Come) -> None:
    ada = come("Ada", size=PHONE)
    position = "a{flute,fan,umbrella,tea,hairpin} b{?*4} a<fan,tea,tea> b<umbrella,tea,hairpin> deck[?*5] removed(?)"
    Staged(ada, "hanamikoji", f"{position} used:a3,b3").open()
    sides = {"tea": ("2 : 1", "ahead"), "fan": ("1 : 0", "ahead"), "hairpin": ("0 : 1", "behind")}
    geishas = ada.page.locator(".geisha")
    for name, (tally, side) in sides.items():
        geisha = geishas.filter(has=ada.page.locator(f"[data-card=geisha-{name}]"))
        expect(geisha.locator(".tally")).to_have_text(tally)
        expect(geisha).to_contain_class(side)
    expect(geishas.locator(".tally")).to_have_count(4)


NOTICED = """
    window.noticed = [];
    window.Notification = class { constructor(title) { window.noticed.push(title); } static permission = "granted"; };
    navigator.vibrate = () => window.noticed.push("buzz");
    Object.defineProperty(document, "hidden", { get: () => true });
"""
"""Somebody who looks elsewhere, and whose browser may call them."""


@pytest.mark.parametrize("wants", [True, False])
def test_who_looks_elsewhere_is_called_if_they_want_that(come: Come, *, wants: bool) -> None:
    ada = come("Ada", preferences={"notify": wants})
    ada.page.add_init_script(NOTICED)
    position = "a{king} b{guard,prince} fb<guard> deck[guard,priest,?*4] aside(princess) turn:b"
    staged = Staged(ada, "love-letter", position).open()
    staged.play("b: guard a baron")
    expect(ada.page.locator("[data-asked]")).to_be_visible()
    turn = say("page-your-turn-at", game=say("love-letter-name"))
    assert ada.page.evaluate("window.noticed") == (["buzz", turn] if wants else [])


def test_moves_without_a_choice_tell_nobody_by_their_time_that_there_was_none(come: Come) -> None:
    """As long as bots take, where somebody else sits or may watch; at once where nobody does."""
    ada = come("Ada", preferences={"forced": True})
    ada.page.clock.install()
    position = "a{countess} b{guard,prince} deck[king,priest,?*4] aside(princess) turn:b"
    for away, watchers, pause in (({1}, False, True), (set[int](), True, True), (set[int](), False, False)):
        staged = Staged(ada, "love-letter", position, away=away, watchers=watchers).open()
        ada.page.clock.pause_at(ada.page.evaluate("Date.now() / 1000 + 60"))
        staged.play("b: guard a baron")
        expect(ada.page.locator("[data-asked]")).to_be_visible()
        if pause:
            ada.page.clock.run_for(SHORTEST_PAUSE - 1)
            assert staged.answers == [], (away, watchers)
            ada.page.clock.run_for(LONGEST_PAUSE)
        else:
            ada.page.clock.run_for(1)
        expect(ada.page.get_by_text(ada.say("page-sent"))).to_be_visible()
        assert staged.answers == ["countess"]
        ada.page.clock.resume()


def test_bots_are_told_their_pace_again_by_who_comes_again(come: Come) -> None:
    """A server remembers what it was told before: whoever has paused, and comes again, waits for nobody."""
    ada = come("Ada", preferences={"pace": "normal"}, reduced_motion="no-preference")
    staged = Staged(ada, "love-letter", LETTERS, seats=3).open()

    def paces() -> list[str]:
        return [asked["pace"] for asked in staged.asked if asked["do"] == "pace"]

    ada.page.locator("[data-pause]").click()
    staged.drop()
    expect(ada.page.get_by_text(say("page-lost"))).to_have_count(0)
    ada.page.locator("[data-pause]").click()
    expect(ada.page.locator("[data-pause]")).to_have_attribute("aria-pressed", "false")
    ada.page.reload()
    ada.see_table()
    for _ in range(FRAMES):
        if len(paces()) > 4:
            break
        ada.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert paces() == ["normal", "paused", "paused", "normal", "normal"]


def test_points_below_zero_have_a_minus(come: Come) -> None:
    ada = come("Ada")
    staged = Staged(ada, "spicy", f"{SPICES} above:1".replace("turn:b", "won:b9 turn:c"), seats=3).open()
    plate = ada.page.locator(".own .plate .score")
    expect(plate).to_contain_text("\N{MINUS SIGN}6")
    staged.play("c: pass")
    expect(ada.page.locator("[data-result] .score").last).to_contain_text("\N{MINUS SIGN}")
    assert "-" not in ada.page.locator("[data-result] ol").inner_text()


def test_one_token_is_not_called_tokens(come: Come) -> None:
    ada = come("Ada")
    position = "a{guard,king} b{prince} deck[handmaid,guard] tok:a0,b1"
    staged = Staged(ada, "love-letter", position, options={"tokens_to_win": "2"}).open()
    staged.match.play(0, "guard b prince")
    staged.match.deal(Generator(1))
    while not staged.match.over():
        seat = staged.match.asked()[0]
        staged.match.play(seat, staged.match.legal(seat)[0])
        staged.match.deal(Generator(1))
    staged.phase = "over"
    staged.send(staged.table(), staged.push())
    scores = ada.page.locator("[data-result] .score")
    expect(scores.first).to_be_visible()
    expected = {f"{say('love-letter-score')}: {count}" for count in staged.match.scores()}
    assert len(expected) > 1
    assert set(scores.all_inner_texts()) == expected


def test_any_card_that_is_pressed_explains_itself_and_all_are_counted(come: Come) -> None:
    ada = come("Ada", size=PHONE)
    Staged(ada, "love-letter", LETTERS, seats=3).open()
    about = ada.page.get_by_role("dialog")
    ada.page.locator("[data-seat='1'] .front [data-card=spy]").last.click()
    expect(about.get_by_role("heading")).to_have_text(say("love-letter-card-spy"))
    expect(about).to_contain_text(say("page-seen-of", copies=2, seen=2))
    ada.page.keyboard.press("Escape")
    expect(about).to_have_count(0)
    ada.page.keyboard.press("c")
    for name, unseen, copies in (("Guard", 4, 6), ("Priest", 2, 2), ("King", 0, 1), ("Spy", 0, 2)):
        label = f"{name}: {say('page-unseen-of', unseen=unseen, copies=copies)}"
        expect(about.get_by_role("button", name=label, exact=True)).to_be_visible()
    about.get_by_role("button", name=re.compile("^King")).click()
    expect(about).to_contain_text(say("page-seen-of", copies=1, seen=1))
    ada.button("page-close").click()
    ada.page.locator("[data-deck] [data-card]").click()
    expect(about.get_by_role("heading")).to_have_text(say("page-counter"))
