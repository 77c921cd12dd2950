"""Unknown or contradictory editions and options are refused, with a code and the known values."""

from __future__ import annotations

import dataclasses
import typing as t

import pytest

from kartaro.core.edition import Edition, Option
from kartaro.core.errors import BadOption, BadRecord, BadText, KartaroError, Refused
from kartaro.games import ROOMS, game, games

if t.TYPE_CHECKING:
    from kartaro.core.game import Game

OPTIONS = (Option("deck", ("big", "small")), Option("target", (), str.isdigit))
PLAIN = Edition("whist", "plain", {"deck": "big", "target": "5"})


def refusal(error: KartaroError) -> tuple[str, dict[str, object]]:
    return error.code, error.arguments


def test_an_option_set_on_its_own_is_marked_as_changed() -> None:
    edition = PLAIN.with_options(OPTIONS, {"deck": "small"})
    assert (edition["deck"], edition["target"], edition.name) == ("small", "5", "plain")
    assert edition.changed == {"deck"}
    assert PLAIN["deck"] == "big"


def test_options_changed_one_after_another_stay_changed() -> None:
    edition = PLAIN.with_options(OPTIONS, {"deck": "small"}).with_options(OPTIONS, {"target": "7"})
    assert edition.changed == {"deck", "target"}


def test_an_unknown_option_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(BadOption) as error:
        PLAIN.with_options(OPTIONS, {"colour": "red"})
    assert refusal(error.value) == ("unknown-option", {"option": "colour", "known": "deck, target"})


@pytest.mark.parametrize(("option", "value"), [("deck", "huge"), ("deck", ""), ("target", "five")])
def test_a_value_that_an_option_does_not_have_is_refused(option: str, value: str) -> None:
    with pytest.raises(BadOption) as error:
        PLAIN.with_options(OPTIONS, {option: value})
    assert error.value.code == "bad-option-value"
    assert (error.value.arguments["option"], error.value.arguments["value"]) == (option, value)


def test_an_edition_is_a_value_that_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        PLAIN.name = "other"  # type: ignore[misc]


def test_an_unknown_game_or_edition_is_refused() -> None:
    with pytest.raises(BadOption) as error:
        game("chess")
    assert refusal(error.value) == ("unknown-game", {"game": "chess", "known": ", ".join(ROOMS)})
    for found in games():
        with pytest.raises(BadOption) as error:
            found.edition("1066")
        assert error.value.code == "unknown-edition"


def test_the_first_edition_of_a_game_is_its_default() -> None:
    for found in games():
        assert found.edition() == found.editions[0]


def test_every_edition_has_a_value_for_every_option_and_its_options_go_together() -> None:
    for found in games():
        names = [edition.name for edition in found.editions]
        assert len(set(names)) == len(names)
        for edition in found.editions:
            assert set(edition.options) == {option.name for option in found.options}
            assert all(option.allows(edition[option.name]) for option in found.options)
            fewest, most = found.seats(found.edition(edition.name))
            assert 2 <= fewest <= most <= 6
            assert not edition.changed


def test_every_pair_of_option_values_is_taken_or_refused_with_a_code() -> None:
    """Whatever a table sets on its own either makes an edition that can be laid out, or says what clashes."""
    for found in games():
        single = [{option.name: value} for option in found.options for value in option.values]
        for edition in found.editions:
            for one in single:
                for other in single:
                    made, clash = taken(found, edition.name, {**one, **other})
                    assert (made is None) == ("one" in clash)
                    assert made is None or found.table(made, found.seats(made)[1])
                    assert set(clash.values()) <= {
                        *edition.options,
                        *edition.options.values(),
                        *one.values(),
                        *other.values(),
                    }


def taken(found: Game, name: str, options: dict[str, str]) -> tuple[Edition | None, dict[str, object]]:
    """The edition, or what clashes; any other refusal is raised."""
    try:
        return found.edition(name, options), {}
    except BadOption as error:
        if error.code != "options-clash":
            raise
        return None, error.arguments


@pytest.mark.parametrize(
    ("edition", "options", "clash"),
    [
        ("classic", {"spy_bonus": "yes"}, {"spy_bonus", "deck"}),
        ("classic", {"player_range": "2-6"}, {"player_range", "deck"}),
        ("2019", {"rank_set": "r2012"}, {"rank_set", "deck"}),
        ("2019", {"tokens_to_win": "3/3"}, {"tokens_to_win", "player_range"}),
        ("2019", {"multi_win": "no"}, {"multi_win", "showdown_tie"}),
    ],
)
def test_options_that_clash_are_both_named(edition: str, options: dict[str, str], clash: set[str]) -> None:
    with pytest.raises(BadOption) as error:
        game("love-letter").edition(edition, options)
    assert error.value.code == "options-clash"
    assert {error.value.arguments["one"], error.value.arguments["other"]} == clash


# Errors


@pytest.mark.parametrize("kind", [Refused, BadOption, BadText, BadRecord])
def test_every_error_is_one_of_ours_with_a_code_and_arguments(kind: type[KartaroError]) -> None:
    error = kind("some-code", seat=2, card="king")
    assert isinstance(error, KartaroError)
    assert (error.code, error.arguments) == ("some-code", {"seat": 2, "card": "king"})
    assert str(error) == "some-code (seat=2, card='king')"
    assert str(kind("bare")) == "bare"
