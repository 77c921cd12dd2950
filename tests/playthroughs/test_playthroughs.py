"""Playthroughs never change, and every game and edition has one."""

from __future__ import annotations

import difflib

import pytest
from tests.playthroughs.make import HERE, Plan, plans, text
from tests.random_play import settings, walk

from kartaro.core.fact import FactText
from kartaro.games import games

PLANS = plans()


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.path().stem)
def test_a_playthrough_is_as_it_was(plan: Plan) -> None:
    was, now = plan.path().read_text("utf-8"), text(plan)
    difference = difflib.unified_diff(was.splitlines(), now.splitlines(), "was", "now", lineterm="")
    assert was == now, "\n".join(difference)


def test_every_game_and_edition_has_a_playthrough() -> None:
    shown = {(plan.setting.game.name, plan.setting.edition.name) for plan in PLANS}
    assert shown == {(game.name, edition.name) for game in games() for edition in game.editions}


def test_every_file_is_named_for_what_it_shows() -> None:
    assert sorted(plan.path() for plan in PLANS) == sorted(HERE.glob("*.txt"))


def test_every_kind_of_fact_that_random_play_makes_is_shown() -> None:
    for game in games():
        shown = "".join(plan.path().read_text("utf-8") for plan in PLANS if plan.setting.game is game)
        made = {
            game.kinds[fact.kind].name
            for setting in settings()
            if setting.game is game
            for _, facts in walk(setting, 200, "kinds")
            for fact in facts
        }
        assert not [kind for kind in made if f"\n  {kind} " not in shown]


def test_every_card_is_shown_to_somebody_and_hidden_from_somebody() -> None:
    for game in games():
        shown = [
            line for plan in PLANS if plan.setting.game is game for line in plan.path().read_text("utf-8").splitlines()
        ]
        facts = [
            line for line in shown if line.startswith("  ") and line.split()[0] in FactText(game.kinds, ()).by_name
        ]
        for card in game.cards:
            assert [line for line in facts if f" {card} " in line and "?" not in line], card
            assert [line for line in facts if f" {card} " in line and "?" in line and "*" in line], card
