"""What is read rather than played: rulebooks, the coach of a first game, replays, and one's own games."""

from __future__ import annotations

import json
import math
import re
import typing as t

import pytest
from playwright.sync_api import expect
from tests.terminal.command import Program
from tests.web.person import say
from tests.web.playing import Player, play

from kartaro.core.generator import Generator
from kartaro.games import games

if t.TYPE_CHECKING:
    from pathlib import Path

    from tests.server.driving import Server
    from tests.web.conftest import Come
    from tests.web.person import Person

PHONE = (390, 844)
ALWAYS_SAID = {
    "love-letter": ["love-letter-goal", "love-letter-turn", "love-letter-round", "over"],
    "hanamikoji": ["hanamikoji-goal", "hanamikoji-turn", "hanamikoji-hidden", "hanamikoji-offers", "hint", "over"],
    "spicy": ["spicy-goal", "spicy-turn", "spicy-higher", "over"],
}
"""What the coach has to say in every first game, however it goes, in this order."""
NEXT_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""By then the coach has found the next thing to say, if there is one."""


def clause(person: Person, number: str) -> t.Any:  # noqa: ANN401 - a locator
    return person.page.locator(f'[id="{number}"]')


# Rulebooks


def test_a_rulebook_opens_at_the_clause_of_its_address(come: Come) -> None:
    ada = come(size=PHONE)
    ada.go("/rules/spicy#8.3.2")
    expect(clause(ada, "8.3.2")).to_be_in_viewport()
    expect(clause(ada, "8.3.2")).to_be_focused()


def test_a_clause_leads_to_the_one_it_cites(come: Come) -> None:
    ada = come()
    ada.go("/rules/love-letter")
    clause(ada, "5.0.2").get_by_role("link", name="8.2", exact=True).click()
    expect(clause(ada, "8.2")).to_be_in_viewport()
    assert ada.page.url.endswith("#8.2")


def test_how_two_editions_differ_is_said_in_words(come: Come) -> None:
    ada = come()
    ada.go("/rules/love-letter/2012?against=2019")
    expect(ada.page.get_by_role("heading", name="How they differ")).to_be_visible()
    expect(clause(ada, "7.4")).to_contain_text("Different")
    ada.page.get_by_label("Show only the differences").check()
    expect(clause(ada, "7.4")).to_be_visible()
    expect(clause(ada, "7.1")).to_have_count(0)


def test_the_rules_of_a_table_open_beside_it_at_what_is_asked(come: Come) -> None:
    ada = come(size=PHONE)
    begin_lesson(ada, "love-letter")
    ada.page.locator(".hand li.can").first.wait_for()
    ada.page.get_by_role("link", name="What the rules say").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    expect(clause(ada, "3.3")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.page.get_by_role("link", name="What the rules say")).to_be_focused()


# A first game, its replay, and where it is counted


def begin_lesson(person: Person, game: str) -> None:
    person.go("/learn")
    person.page.locator(f"li[data-game={game}]").get_by_role("button").click()
    expect(person.page.locator(".coach .note")).to_be_visible()


class Learner(Player):
    """Reads what the coach has to say before playing on: whoever plays on has read enough."""

    def press(self, kinds: list[str]) -> bool:
        return not self.page.locator(".coach .note").count() and super().press(kinds)


def play_to_the_end(person: Person) -> list[str]:
    """Read every note until the coach says goodbye, and answer whatever is asked; what the coach has said."""
    player = Learner(person, Generator(3))
    close = person.page.locator(".ended button, .coach .note .main")
    said = [""]
    while said[-1] != say("page-learn-over"):
        play(player, until=lambda: close.count() > 0)
        expect(close.first).to_be_visible()
        note = person.page.locator(".coach .note p")
        if note.count():
            said.append(note.inner_text())
        close.first.click()
        person.page.evaluate(NEXT_FRAMES)
    return [text for at, text in enumerate(said) if at and text != said[at - 1]]


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_a_first_game_is_explained_proven_and_counted(come: Come, game: str) -> None:
    ada = come()
    begin_lesson(ada, game)
    always = [say(f"page-learn-{note}") for note in ALWAYS_SAID[game]]
    said = play_to_the_end(ada)
    assert len(said) == len(set(said))
    assert [note for note in said if note in always] == always

    ada.page.get_by_role("link", name="Watch the replay").click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    ada.page.get_by_role("tab", name="Fairness").click()
    panel = ada.page.get_by_role("tabpanel")
    expect(panel.get_by_role("status")).to_contain_text("Proven")
    expect(panel).to_contain_text("The seed that this browser chose")
    assert panel.get_by_label("Not verified").count() == 0

    ada.go("/mine")
    expect(ada.page.locator(".recent li")).to_have_count(1)
    expect(ada.page.locator(".figures")).to_contain_text("Played")


LONGEST_ARROW = 1 / 3
"""Of the height of the screen: whoever reads a note sees at once what it speaks of."""


@pytest.mark.parametrize("size", [PHONE, (1280, 800), (1920, 1080)])
def test_the_coach_counts_in_order_points_at_what_it_speaks_of_and_can_be_sent_away(
    come: Come, size: tuple[int, int]
) -> None:
    ada = come(size=size)
    begin_lesson(ada, "hanamikoji")
    numbers = []
    for _ in range(3):
        count = ada.page.locator(".note .count")
        expect(count).to_be_visible()
        numbers.append(count.inner_text().split("/")[0])
        expect(ada.page.locator(".pointer line")).to_be_attached()
        note, target, line = (
            ada.page.locator(part).bounding_box() for part in (".note", ".pointer rect", ".pointer line")
        )
        assert note
        assert target
        assert line
        assert any(
            one["y"] + one["height"] <= other["y"] or one["x"] + one["width"] <= other["x"]
            for one, other in ((note, target), (target, note))
        ), "it covers nothing of what it speaks of"
        assert math.hypot(line["width"], line["height"]) <= LONGEST_ARROW * size[1]
        said = ada.page.locator(".note p").inner_text()
        ada.button("page-learn-got-it" if len(numbers) < 3 else "page-learn-end").click()
        expect(ada.page.locator(".note p").filter(has_text=said)).to_have_count(0)
    assert numbers == ["1", "2", "3"]
    expect(ada.page.locator(".coach")).to_have_count(0)
    ada.see_table()


def judged(person: Person, table: str, costs: dict[int, int]) -> None:
    """A bot's judgement of these decisions, whatever it would be: what they cost."""
    says = {"say": "card-guard", "args": {}}
    judgements = [
        {
            "number": number,
            "decision": decision,
            "played": says,
            "better": says,
            "agrees": False,
            "value": 0.5 - cost / 100,
            "best": 0.5,
            "cost": cost,
            "beliefs": [],
        }
        for number, (decision, cost) in enumerate(costs.items())
    ]
    person.page.route(f"**/tables/{table}/analysis*", lambda route: route.fulfill(json=judgements))


def test_an_analysis_is_told_to_oneself_with_the_board_in_sight_and_leads_to_what_cost_most(
    come: Come, server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = come("Ada", size=(390, 844))
    table = ada.open_table("love-letter", {"tokens_to_win": "3"}, starts=True)
    ada.start()
    play(Player(ada, Generator(5)))
    ada.go(f"/replay/{table}")
    with ada.page.expect_response(re.compile(r"/tables/\w+/analysis")) as answer:
        ada.page.get_by_role("tab", name=say("page-replay-analysis")).click()
    judgements = answer.value.json()
    assert judgements
    assert all(one["agrees"] or one["best"] >= one["value"] for one in judgements), "worse is not recommended"
    assert all(one["cost"] == 0 or not one["agrees"] for one in judgements)
    whose = ada.page.get_by_role("combobox", name=say("page-replay-whose"))
    assert whose.locator("option:checked").inner_text() == say("seat-you")
    record = tmp_path / "record.txt"
    record.write_text(server.ask("GET", f"/api/1/tables/{table}/record").text, "utf-8")
    analysed = json.loads(Program(monkeypatch)("analyse", str(record), "--seat", "a", "--json").out)
    assert [one["cost"] for one in judgements] == [one["cost"] for one in analysed["decisions"]]
    listed = ada.page.locator("details .moves li")
    expect(listed).to_have_count(len(judgements))
    found = [re.search(r"Cost: (\d+) point", text) for text in listed.all_text_contents()]
    assert [int(one[1]) if one else 0 for one in found] == [one["cost"] for one in analysed["decisions"]], (
        "the page says what `kartaro analyse` says"
    )
    mistakes = ada.page.get_by_role("checkbox")
    mistakes.check()
    costs = ada.page.locator("details .moves li")
    texts = costs.all_text_contents()
    assert len(texts) == len([one for one in judgements if one["cost"]])
    assert all("Cost:" in text for text in texts)
    ada.page.get_by_role("tabpanel").evaluate("(panel) => panel.scrollIntoView()")
    expect(ada.page.locator(".stage .scene")).to_be_in_viewport(ratio=0.5)
    judged(ada, table, {2: 4, 5: 30, 7: 12})
    ada.go(f"/replay/{table}?seat=a&costliest")
    expect(ada.page.get_by_role("slider")).to_have_value("4")
    expect(ada.page.get_by_role("tab", name=say("page-replay-analysis"))).to_have_attribute("aria-selected", "true")
    expect(ada.page.get_by_label("Point of view")).to_have_value("a")
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("30 points")


def test_a_replay_is_walked_by_keys_and_seen_by_each_who_saw(come: Come) -> None:
    ada = come()
    ada.open_table("love-letter", {"tokens_to_win": "1"}, starts=True)
    ada.start()
    play(Player(ada, Generator(3)))
    ada.page.get_by_role("link", name="Watch the replay").click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    ada.page.keyboard.press("End")
    expect(ada.page.get_by_role("list", name=say("page-played")).get_by_role("img").last).to_be_visible()
    last = int(re.split("#", ada.page.url)[1])
    ada.page.keyboard.press("ArrowLeft")
    assert ada.page.url.endswith(f"#{last - 1}")
    shown = ada.page.locator('.scene [aria-label="a face-down card"]')
    ada.page.keyboard.press("Home")
    ada.page.keyboard.press("ArrowRight")
    expect(shown).to_have_count(0)
    ada.page.get_by_label("Point of view").select_option("public")
    expect(shown).not_to_have_count(0)
    moment = ada.page.url
    ada.page.goto("about:blank")
    ada.page.goto(moment)
    expect(ada.page.get_by_role("slider")).to_have_value("1")
    judged(ada, ada.page.url.split("/")[-1].split("?")[0], {1: 0, 2: 7})
    ada.page.get_by_role("tab", name="Analysis").click()
    expect(ada.page.get_by_role("tabpanel").locator("svg").first).to_be_visible()
    ada.page.get_by_text("All decisions").click()
    ada.page.locator(".moves button").last.click()
    expect(ada.page.get_by_label("Point of view")).to_have_value("a")


def test_one_s_own_games_can_be_deleted(come: Come) -> None:
    ada = come()
    ada.go("/mine")
    played = [{"table": "t1", "game": "spicy", "edition": "", "when": 1, "players": []}]
    ada.page.evaluate("(games) => localStorage.setItem('kartaro-games', JSON.stringify(games))", played)
    ada.page.reload()
    ada.page.get_by_role("button", name="Delete", exact=True).click()
    ada.page.get_by_role("button", name="Delete all").click()
    expect(ada.page.get_by_text("No game yet")).to_be_visible()
    assert ada.page.evaluate("localStorage.getItem('kartaro-games')") == "[]"


def test_a_file_that_is_too_large_is_not_read_for_one_s_games(come: Come) -> None:
    ada = come()
    ada.go("/mine")
    file = {"name": "games.json", "mimeType": "application/json", "buffer": b" " * 20_000_001}
    ada.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type] # a file that was never on a disk
    expect(ada.page.get_by_role("alert")).to_contain_text("too long")
