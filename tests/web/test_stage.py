"""Moves are played as scenes: in order, for each only with what they may see, and hands do not slip meanwhile."""

from __future__ import annotations

import re
import typing as t

from playwright.sync_api import expect
from tests.web.axe import violations
from tests.web.person import PHONE, say
from tests.web.playing import Player, play
from tests.web.staging import STAGED, check_nothing_hidden, film, frames, heard
from tests.web.test_table import Between, asked_at_a_table, cards_to_play, first_move

from kartaro.core.generator import Generator

if t.TYPE_CHECKING:
    from tests.web.conftest import Come
    from tests.web.person import Person
    from tests.web.test_table import Push

ENDED = "[data-ended]"
IS_OVER = "() => window.frames.some((one) => one.stamp) && !document.querySelector('[data-stage]')"
"""A scene with a stamp was played to its end."""
KEPT = """() => Object.entries(localStorage).filter(([name]) => /game/.test(name)).map(String).join()"""
"""One's own statistics."""


class Lingering(Player):
    """Somebody who does not go on after a round."""

    def press(self, kinds: list[str]) -> bool:
        return "go on" not in kinds and super().press(kinds)


def stages(person: Person, stage: str) -> list[tuple[list[str], str]]:
    """The pictures of a scene in order, without repetitions: its cards, and what is stamped on them."""
    found = [(frame["cards"], frame["stamp"]) for frame in frames(person) if frame["stage"] == stage]
    return [one for at, one in enumerate(found) if not at or one != found[at - 1]]


def lie(person: Person) -> tuple[str, str]:
    """Play a card and call it something else; the card, and the claim."""
    expect(person.page.locator("[data-asked]")).to_be_visible()
    card = person.page.locator("[data-hand]:enabled").first
    name = card.get_by_role("img").get_attribute("aria-label") or ""
    card.click()
    claims = person.page.locator(".claims button[data-answer], [data-asked] [data-answer=words]")
    expect(claims.first).to_be_visible()
    other = next(one for one in claims.all() if name not in one.inner_text())
    claim = other.inner_text().strip()
    other.click()
    return name, claim


def test_a_challenge_is_a_drama_for_both_and_for_who_watches(come: Come) -> None:
    """The claim beside the card's back, the card turned over, the verdict, and only then the sentence in the log."""
    ada, ben, eve = (come(name, **STAGED) for name in ("Ada", "Ben", "Eve"))
    for person in (ada, ben, eve):
        film(person)
    table = ada.open_table("spicy", starts=True)
    ben.sit(table)
    eve.go(f"/t/{table}?watch")
    ada.start()
    expect(eve.page.get_by_text(say("join-watching"))).to_be_visible()
    lie(ada)
    expect(ben.page.locator("[data-asked]")).to_be_visible()
    ben.page.locator("[data-asked]").get_by_role("button", name=re.compile("number", re.IGNORECASE)).first.click()
    for person in (ada, ben, eve):
        person.page.wait_for_function(IS_OVER)
        pictures = stages(person, "told-challenged")
        (claim, back), (_, card) = pictures[0][0], pictures[1][0]
        assert (back, pictures[0][1], pictures[1][1]) == ("?", "", "")
        assert card != "?"
        assert [cards for cards, _ in pictures[1:]] == [[claim, card]] * len(pictures[1:])
        verdict = "page-stage-lie" if claim[1:] != card[1:] else "page-stage-true"
        assert [stamp for _, stamp in pictures[1:]] == ["", verdict]
        before = [
            frame["log"] for frame in frames(person) if frame["stage"] == "told-challenged" and not frame["stamp"]
        ]
        told = person.log()[-8:]
        assert any("challenged" in line for line in told)
        assert not any("won the stack" in line for line in before), "the log tells it when it was seen"
        assert {tuple(one) for frame in frames(person) for one in frame["lit"]} >= {("actor", 1), ("target", 0)}
        assert check_nothing_hidden(person, heard(person)) > 0


def test_scenes_of_whole_matches_show_nobody_a_hidden_card(come: Come) -> None:
    """Whatever cards do, for two players and a watcher, to the end."""
    ada, ben, eve = (come(name, **STAGED) for name in ("Ada", "Ben", "Eve"))
    for person in (ada, ben, eve):
        film(person)
    table = ada.open_table("love-letter", {"tokens_to_win": "1"}, seats=3)
    ben.sit(table)
    eve.go(f"/t/{table}?watch")
    ada.start()
    play(Player(ada, Generator(31), by_mouse=0), Player(ben, Generator(32), by_mouse=0))
    expect(eve.page.locator("[data-headline]")).to_be_visible()
    for person in (ada, ben, eve):
        assert check_nothing_hidden(person, heard(person)) > 3
        kinds = {frame["stage"] for frame in frames(person)}
        assert kinds >= {"told-played", "ended"}


def test_a_round_s_end_stays_until_both_have_gone_on(come: Come) -> None:
    """The board and the winner in sight, one headline; nothing is dealt behind it."""
    ada, ben = come("Ada", size=PHONE), come("Ben")
    film(ada)
    table = ada.open_table("love-letter", {"tokens_to_win": "5"})
    ben.sit(table)
    ada.start()
    ended = ada.page.locator(ENDED)
    players = [Lingering(ada, Generator(33)), Lingering(ben, Generator(34))]
    play(*players, until=lambda: ended.count() > 0)
    rounds = len([line for line in ada.log() if say("love-letter-fact-shuffled") in line])
    headline = ended.get_by_role("heading")
    expect(headline).not_to_be_empty()
    expect(ben.page.locator(ENDED)).to_be_visible()
    for person in (ada, ben):
        assert person.asked() == ""
        expect(person.page.locator("[data-lit=winner]")).to_be_visible()
        other = "Ben" if person is ada else "Ada"
        front = person.page.get_by_role("list", name=say("page-front-of", name=other))
        hand = person.page.get_by_role("list", name=say("page-hand-of", name=other))
        expect(front.or_(hand).first).to_be_visible()  # whoever wins with the first card has played none
    assert violations(ada.page) == []
    ada.page.locator("[data-go-on]").click()
    expect(ended.get_by_role("status")).to_contain_text("Ben")
    expect(ada.page.locator("[data-go-on]")).to_have_count(0)
    assert len([line for line in ada.log() if say("love-letter-fact-shuffled") in line]) == rounds
    ben.page.locator("[data-go-on]").click()
    expect(ada.page.locator(ENDED)).to_have_count(0)
    expect(ben.page.locator(ENDED)).to_have_count(0)
    play(*players, until=lambda: bool(ada.asked() or ben.asked()))


# Hands that do not slip


def test_a_second_tap_is_no_answer_to_a_question_that_has_just_come(come: Come) -> None:
    ada = come("Ada", preferences={"steady": 3_600_000})
    between = Between(ada, lambda _: None)
    asked_at_a_table(ada)
    card = cards_to_play(ada).first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "false")
    assert between.answers == []
    ada.page.evaluate("localStorage.setItem('kartaro', '{}')")
    assert ada.page.evaluate("JSON.parse(localStorage.getItem('kartaro')).steady ?? 400") == 400


def test_a_forced_move_is_made_for_those_who_want_that_unless_it_is_fatal(come: Come) -> None:
    def one(push: Push) -> None:
        if push.get("menu"):
            choice = push["menu"]["choices"][0]
            choice.update(move=first_move(choice), then=None, fatal=push["question"] > 1)
            push["menu"]["choices"] = [choice]

    ada = come("Ada", preferences={"forced": True})
    between = Between(ada, one)
    ada.open_table("love-letter", {"tokens_to_win": "9"}, starts=True)
    ada.start()
    go_on = ada.page.locator("[data-go-on]")
    second = ada.page.locator('[data-asked="2"]')
    while not second.count():
        expect(go_on.or_(second).first).to_be_visible()
        if go_on.count():
            go_on.first.click()
    assert len(between.answers) == 1
    expect(cards_to_play(ada).first).to_be_visible()


# Against bots


def test_a_table_of_one_s_own_is_paused_and_tried_again_from_a_decision(come: Come) -> None:
    """The practice table has the same cards, says what it is, and counts nowhere."""
    ada = come("Ada")
    table = ada.open_table("love-letter", {"tokens_to_win": "1"}, starts=True)
    ada.start()
    pause = ada.page.locator("[data-pause]")
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    pause.click()
    first = ada.cards()
    play(Player(ada, Generator(35)))
    expect(ada.page.locator("[data-headline]")).to_be_visible()
    ada.go(f"/replay/{table}?seat=a")
    again = ada.page.locator("[data-try-again]")
    expect(again).to_be_visible()
    slider = ada.page.get_by_role("slider")
    while not again.is_enabled():
        moment = int(slider.input_value())
        ada.page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(moment + 1))
    again.click()
    expect(ada.page.locator("[data-practice]")).to_be_visible()
    assert ada.table() != table
    expect(ada.page.locator("[data-asked]")).to_be_visible()
    assert sorted(ada.cards()) == sorted(first)
    play(Player(ada, Generator(36)))
    expect(ada.page.locator("[data-headline]")).to_be_visible()
    assert table in ada.page.evaluate(KEPT)
    assert ada.table() not in ada.page.evaluate(KEPT)
