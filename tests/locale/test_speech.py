"""Languages are found, sentences are complete, and no input can break out of them."""

from __future__ import annotations

import pytest
from tests.random_play import editions, walk
from tests.scale import times

from kartaro.core.errors import BadOption, BadText, Refused
from kartaro.core.fact import told
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.core.seats import DEALER, PUBLIC
from kartaro.core.words import Cards, Player, Players, Words
from kartaro.games import game as game_named
from kartaro.games import games
from kartaro.locale import LANGUAGES, Speech, language_of
from kartaro.locale.rulebook import Rulebook
from kartaro.locale.telling import Telling, complaint

NAMES = ["Anna", "Budi", "Chiara", "Dani", "Eko", "Franz"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LC_ALL": "id_ID", "LANG": "it_IT"}, "id"),
        ({"LC_MESSAGES": "eo", "LANG": "it_IT"}, "eo"),
        ({"LC_ALL": "", "LANG": "eo.UTF-8"}, "eo"),
        ({"LANGUAGE": "fr:it:en"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
    ],
)
def test_the_environment_names_a_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown-language"):
        Speech("xx")


def test_text_from_outside_stays_on_its_line() -> None:
    error = BadText("bad-move", text="\x1b[2Jguard\nb")
    assert (
        complaint(Speech("en"), error)
        == "“\N{REPLACEMENT CHARACTER}[2Jguard\N{REPLACEMENT CHARACTER}b” is not a move in the notation."
    )


def test_errors_call_cards_and_players_by_their_names() -> None:
    telling = Telling(Speech("it"), game_named("love-letter"), NAMES, 0)
    error = Refused("not-in-hand", seat=0, card="king", hand=["guard", "spy"])
    assert telling.error(error) == "Non hai in mano il Re. In mano hai: Guardia e Spia."
    assert telling.error(Refused("target-out", target=1)) == "Budi è fuori dal round."


def test_errors_say_you_to_whom_they_are_about() -> None:
    telling = Telling(Speech("it"), game_named("love-letter"), NAMES, 0)
    assert telling.error(Refused("not-asked", seat=0)) == "Ora non tocca a te decidere."
    assert telling.error(Refused("not-asked", seat="b")) == "Ora non tocca a Budi decidere."
    assert complaint(Speech("it"), Refused("not-asked", seat=1)) == "Ora non tocca a b decidere."


def test_cards_are_listed_and_equal_ones_counted() -> None:
    game = game_named("hanamikoji")
    flute, fan, tea = (game.cards.index(card) for card in ("flute", "fan", "tea"))
    take = Words("move-take", {"cards": Cards((tea, flute, tea, fan))})
    told = {language: Telling(Speech(language), game, NAMES, 0).tell(take) for language in LANGUAGES}
    assert told == {
        "en": "Take 2× Tea set, Flute and Fan",  # noqa: RUF001 - times
        "id": "Ambil 2× Perangkat teh, Seruling, dan Kipas",  # noqa: RUF001 - times
        "it": "Prendi: 2× Servizio da tè, Flauto e Ventaglio",  # noqa: RUF001 - times
        "eo": "Prenu 2× Teservicon, Fluton kaj Ventumilon",  # noqa: RUF001 - times
    }


def test_whoever_won_together_with_others_is_told_so() -> None:
    game = game_named("spicy")
    won = Words("fact-match_won", {"seats": Players(0b111)})
    told = [Telling(Speech("it"), game, NAMES, reader).tell(won) for reader in (1, None)]
    assert told == [
        "La partita è finita: hai vinto a pari merito con Anna e Chiara.",
        "La partita è finita: hanno vinto insieme Anna, Budi e Chiara.",
    ]


def test_must_and_may_follow_the_options_of_the_table() -> None:
    game = game_named("spicy")
    words = Words("fact-must_tuck", {"seat": Player(0), "number": 2})
    told = {
        edition.name: Telling(Speech("en"), game, NAMES, 0, edition.options).tell(words) for edition in game.editions
    }
    assert told == {"id": "You must tuck cards under the 5.", "publisher": "You may tuck cards under the 5."}


def test_names_are_joined() -> None:
    speech = Speech("eo")
    assert [speech.join(NAMES[:count]) for count in range(4)] == ["", "Anna", "Anna kaj Budi", "Anna, Budi kaj Chiara"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_can_be_told_to_everybody(language: str) -> None:
    """Openly, to each seat and to the watchers; in random matches of every edition."""
    speech = Speech(language)
    kinds = set()
    for game in games():
        for edition in game.editions:
            match = Match(game, edition, game.seats(edition)[1])
            dice = Generator(2)
            while not match.over():
                match.deal(dice)
                for seat in match.asked():
                    codes = match.codes(seat)
                    match.play(seat, codes[dice.below(len(codes))])
            for fact in match.facts:
                kinds.add((game.name, fact.kind))
                assert Telling(speech, game, NAMES).fact(fact)
                for reader in [*range(match.seats), PUBLIC]:
                    heard = told(fact, reader)
                    assert heard is None or Telling(speech, game, NAMES, reader).fact(heard)
    assert len(kinds) > 15
    assert speech.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_all_that_lies_on_the_table_can_be_told(language: str) -> None:
    """No two moves of a menu read alike, neither as a whole nor step by step."""
    speech = Speech(language)
    for setting in editions():
        for match, _ in walk(setting, times(60, 1_000), "words"):
            telling = Telling(speech, setting.game, NAMES)
            for seat in set(match.asked()) - {DEALER}:
                check_menu(match, seat, telling.to(seat))
            for reader in setting.listeners():
                overview = setting.game.overview(match.view(reader))
                lines = [telling.to(reader).tell(words) for words in overview.middle]
                marks = [telling.tell(mark) for row in overview.rows for mark in row.marks]
                assert all([*lines, *marks, telling.say("goal", count=overview.goal)])
    assert speech.faults == []


def check_menu(match: Match, seat: int, telling: Telling) -> None:
    codes = match.codes(seat)
    whole = [telling.tell(match.game.move_words(seat, code)) for code in codes]
    steps = [match.game.move_steps(seat, code) for code in codes]
    paths = [tuple(telling.tell(step.answer) for step in each) for each in steps]
    assert len(set(whole)) == len(set(paths)) == len(codes)
    assert all(telling.say(step.ask) for each in steps for step in each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_of_every_edition_can_be_read(language: str) -> None:
    speech = Speech(language)
    for game in games():
        for edition in game.editions:
            book = Rulebook(speech, game, edition)
            texts = [clause.text for clause in book.clauses()] + [effect for _, _, effect in book.reference()]
            assert all(texts)
            assert not any("{" in text or "$" in text for text in texts)
            for other in game.editions:
                theirs = Rulebook(speech, game, other)
                differ = book.option_differences(theirs), book.clause_differences(theirs)
                assert all(differ) == (edition is not other)
    assert speech.faults == []


def test_sections_about_cards_that_are_not_in_the_deck_are_left_out() -> None:
    game = game_named("love-letter")
    numbers = [clause.number for clause in Rulebook(Speech("en"), game, game.edition("classic")).clauses()]
    assert "5.1" in numbers
    assert not any(number.startswith(("5.0", "5.6")) for number in numbers)


@pytest.mark.parametrize(
    ("language", "youngest"), [("en", "youngest"), ("id", "termuda"), ("it", "giovane"), ("eo", "juna")]
)
def test_of_several_who_might_start_in_2012_the_youngest_does(language: str, youngest: str) -> None:
    """Love Letter §2.5; no other edition says so."""
    game = game_named("love-letter")
    for edition in game.editions:
        book = Rulebook(Speech(language), game, edition)
        (text,) = (clause.text for clause in book.clauses() if clause.number == "2.5")
        assert (youngest in text) == (edition.name == "2012")
