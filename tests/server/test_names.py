"""Names at a table: everybody sees them, and nobody takes one for another."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.inside import lobby, opened

from kartaro.core.errors import KartaroError
from kartaro.core.names import alike
from kartaro.server import protocol as p
from kartaro.server.tables import events as ev
from kartaro.server.tables.lobby import next_terms, proper_name
from kartaro.server.tables.state import hashed

UNSEEN = ("\u3164", "\uffa0", "\u200b", "\u2800\u2800", "\u00ad", "\u0301", "\ufe0f", "\U000e0041", " \t", "-")
"""Fillers, a space without width, a blank of Braille, a soft hyphen, a mark alone, and such."""
LIKE_ANNA = ("anna", "\u0410nna", "An\u200bna", "Ａｎｎａ", "Ann\u0430", "ΑΝΝΑ", "\u13aanna", "\ua4eeNNA")  # noqa: RUF001 - what it is about
OTHERS = ("Hanna", "Änna", "Anna 2", "Аня", "アンナ", "❤️")


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_with_nothing_to_see_is_refused(name: str) -> None:
    with pytest.raises(KartaroError, match="bad-name"):
        proper_name(name)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\uff21da", "Ada"),
        ("A\u3164da", "Ada"),
        ("e\u0301va", "éva"),
        ("e\u200b\u0301va", "éva"),
        (" Ada  L. ", "Ada L."),
        ("❤️", "❤️"),
        ("z" + "\u0300" * 30 + "y", "z" + "\u0300" * 4 + "y"),
        ("\ufdfa" * 9, None),
    ],
    ids=ascii,
)
def test_a_name_is_shown_in_one_form_and_not_too_long(name: str, shown: str | None) -> None:
    found = proper_name(name)
    assert shown in {found, None}
    assert len(found) <= 40
    assert proper_name(found) == found


def sits(name: str, *, chairs: tuple[str, ...] = ("", "")) -> str:
    """What becomes of somebody who wants to sit with Anna: the name, or the code of a refusal."""

    async def scene() -> str:
        async with lobby() as (tables, _):
            runner, _ = await tables.open(p.Terms(game="love-letter", chairs=list(chairs)), "Anna", "anna")
            try:
                seat = await runner.seating.sit(proper_name(name), hashed("other"), None)
            except KartaroError as error:
                return error.code
            return runner.state.chairs[seat].name

    return asyncio.run(scene())


@pytest.mark.parametrize("name", LIKE_ANNA, ids=ascii)
def test_nobody_sits_down_under_a_name_that_looks_like_another(name: str) -> None:
    assert sits(name) == "name-taken"


@pytest.mark.parametrize("name", OTHERS, ids=ascii)
def test_a_name_that_looks_otherwise_is_taken_as_it_is(name: str) -> None:
    assert sits(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bernie", "Bemie"),
        ("Il", "lI"),
        ("B0b", "Bob"),
        ("\u0412\u041e\u0412", "\u0432\u043e\u0432"),
        ("\u0412\u041e\u0412", "Bob"),
        ("a-b", "a\u2013b"),
        ("er\u03b0", "ER\u03ab\u0301"),
    ],
    ids=ascii,
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other)


def test_a_bot_gives_way_to_a_person_of_its_name() -> None:
    """Budi sits on the first chair, and bots take the others, of which the second is called so."""

    async def scene() -> list[str]:
        async with lobby() as (tables, _):
            runner, _ = await tables.open(p.Terms(game="love-letter", chairs=["", "", "easy"]), "Budi", "budi")
            await runner.starting.start("easy")
            return [chair.name for chair in runner.state.chairs]

    assert asyncio.run(scene()) == ["Budi", "Budi b", "Citra"]


def test_bots_give_way_in_a_rematch_too() -> None:
    async def scene() -> list[str]:
        async with lobby() as (tables, _):
            runner = await opened(tables, p.Terms(game="love-letter", chairs=["", "easy"]))
            following = await tables.new(runner.state.terms, ev.SatDown(0, "Budi", hashed("budi")))
            return [chair.name for chair in following.state.chairs]

    assert asyncio.run(scene()) == ["Budi", "Budi b"]


def test_bots_keep_their_names_in_a_rematch_and_one_that_comes_later_takes_none_of_them() -> None:
    async def scene() -> list[list[str]]:
        async with lobby() as (tables, _):
            runner = await opened(tables, p.Terms(game="love-letter", chairs=["easy", "", ""]))
            ben = ev.SatDown(2, "Ben", hashed("ben"))
            following = await tables.new(next_terms(runner.state), ben, before=runner.state)
            names = [chair.name for chair in following.state.chairs]
            following.state.apply(ev.Began(0.0, {0: "easy"}))
            return [names, [chair.name for chair in following.state.chairs]]

    assert asyncio.run(scene()) == [["", "Ana", "Ben"], ["Ana a", "Ana", "Ben"]]
