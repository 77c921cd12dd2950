"""A page that has the messages of the games can read out every rulebook, and explain everything that can be chosen."""

from __future__ import annotations

import itertools
import typing as t

import msgspec
import pytest
from litestar.testing import TestClient
from tests.server.inside import memory_app

from kartaro.core.words import Cards, Counts
from kartaro.games import game as game_named
from kartaro.games import games
from kartaro.locale import LANGUAGES, Speech
from kartaro.locale.rulebook import Difference, Rulebook
from kartaro.locale.telling import Telling
from kartaro.server import protocol as p
from kartaro.server.settings import Settings

if t.TYPE_CHECKING:
    from kartaro.core.game import Game

Books = t.Callable[..., p.Rules]
EDITIONS = [(game.name, edition.name) for game in games() for edition in game.editions]
PAIRS = [
    (game.name, one.name, other.name) for game in games() for one, other in itertools.permutations(game.editions, 2)
]


@pytest.fixture(scope="module")
def http() -> t.Iterator[TestClient[t.Any]]:
    with TestClient(memory_app(Settings(pace=0.0, rate=1e9))) as client:
        yield client


@pytest.fixture(scope="module")
def rules(http: TestClient[t.Any]) -> Books:
    def ask(game: str, **query: t.Any) -> p.Rules:  # noqa: ANN401 - words, or lists of them
        answer = http.get(f"/api/1/rules/{game}", params=query)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=p.Rules)

    return ask


# ---------------------------------------------------------------------- a page, as it would do it


class Page:
    """Says messages with what goes into them, and knows nothing but those."""

    def __init__(self, language: str, game: str) -> None:
        self.telling = Telling(Speech(language), game_named(game), ())

    def argument(self, value: t.Any) -> t.Any:  # noqa: ANN401 - JSON
        if not isinstance(value, dict):
            return value
        face = self.telling.game.cards.index
        (kind, content), *_ = value.items()
        if kind == "counts":
            return Counts(tuple((face(card), number) for card, number in content))
        assert kind == "cards"
        return Cards(tuple(face(card) for card in content))

    def say(self, message: str, arguments: t.Mapping[str, t.Any]) -> str:
        put = {name: self.argument(value) for name, value in arguments.items()}
        text = self.telling.say(message, **self.telling.arguments(put))
        assert not self.telling.speech.faults, self.telling.speech.faults
        return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_a_page_reads_out_what_the_command_prints(game: str, edition: str, language: str, rules: Books) -> None:
    given, page = rules(game, edition=edition), Page(language, game)
    book = Rulebook(Speech(language), game_named(game), game_named(game).edition(edition))
    assert [(part.number, part.kind, page.say(part.say, given.args)) for part in given.clauses] == book.clauses()
    cards = [
        (line.rank, line.copies, page.say(line.name.say, line.name.args), page.say(line.effect, given.args))
        for line in given.cards
    ]
    assert cards == [
        (entry.rank, entry.copies, book.telling.card(entry.card), effect) for entry, _, effect in book.reference()
    ]
    numbers = {part.number for part in given.clauses}
    assert {line.clause for line in given.cards} <= numbers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "one", "other"), PAIRS)
def test_a_page_shows_how_two_editions_differ(game: str, one: str, other: str, language: str, rules: Books) -> None:
    """In every language, though the server looks at one."""
    given, page = rules(game, edition=one, against=other), Page(language, game)
    against = given.against
    assert against is not None
    named, speech = game_named(game), Speech(language)
    mine, theirs = (Rulebook(speech, named, named.edition(name)) for name in (one, other))
    clauses = [
        Difference(
            clause.number,
            page.say(clause.one, given.args) if clause.one else "",
            page.say(clause.other, against.args) if clause.other else "",
        )
        for clause in against.clauses
    ]
    assert clauses == mine.clause_differences(theirs)
    assert [page.say(f"option-{row.option}", {}) for row in against.options] == [
        row.about for row in mine.option_differences(theirs)
    ]
    assert [page.telling.card(named.cards.index(row.card)) for row in against.cards] == [
        row.about for row in mine.card_differences(theirs)
    ]


def test_the_rules_of_a_table_beside_those_of_the_book(rules: Books) -> None:
    given = rules("love-letter", edition="2019", option=["baron_tie=both_out"], against="2019")
    assert given.chosen == {"baron_tie": "both_out"}
    assert given.against is not None
    assert [(row.option, row.one, row.other) for row in given.against.options] == [("baron_tie", "both_out", "none")]
    assert "5.3.2" in {row.number for row in given.against.clauses}
    assert rules("love-letter", edition="2019").against is None


def test_an_edition_against_itself_with_options(rules: Books) -> None:
    given = rules("spicy", edition="publisher", against_option=["jitter=2", "variants=chili+turn"])
    assert given.against is not None
    assert given.against.edition == "publisher"
    assert {row.option for row in given.against.options} == {"jitter", "variants"}


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("chess", "unknown-game"),
        ("spicy?edition=x", "unknown-edition"),
        ("spicy?option=x=y", "unknown-option"),
        ("spicy?option=jitter=9", "bad-option-value"),
        ("spicy?option=jitter", "bad-setting"),
        ("spicy?against=x", "unknown-edition"),
        ("love-letter?edition=2019&option=deck=classic16", "options-clash"),
    ],
)
def test_rules_that_there_are_not(address: str, code: str, http: TestClient[t.Any]) -> None:
    answer = http.get(f"/api/1/rules/{address}")
    assert (answer.status_code, answer.json()["code"]) == (409, code)


# ---------------------------------------------------------------------- what can be chosen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_explained(language: str, http: TestClient[t.Any]) -> None:
    described = msgspec.json.decode(http.get("/api/1/games").content, type=list[p.GameInfo])
    assert [game.name for game in described] == [game.name for game in games()]
    for game in described:
        page = Page(language, game.name)
        assert page.say("name", {})
        for edition in game.editions:
            assert page.say(f"edition-{edition.name}", {})
            assert page.say(f"edition-{edition.name}-about", {})
        for option in game.options:
            assert page.say(f"option-{option.name}", {})
            for value in option.values:
                assert page.say(f"option-{option.name}-{value}", {})
            assert option.values or option.numbers


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_options_are_open_as_far_as_they_say(game: Game) -> None:
    for option in game.options:
        for one, other in itertools.permutations(option.parts, 2):
            assert option.allows(f"{one}+{other}")
        if option.numbers is not None:
            fewest, most = option.numbers
            assert option.allows(str(fewest))
            assert option.allows(str(most))
            assert not option.allows(str(fewest - 1))
            assert not option.allows(str(most + 1))
        assert option.check is not None or not (option.parts or option.numbers)
        assert not option.allows("no such value")
