"""A move is told in one sentence: golden lines in every language, and nothing that was told is left out or given away.

`told.txt` has groups of facts in the notation, who reads them, and what they read; all that is told of them.
"""

from __future__ import annotations

import typing as t
from pathlib import Path

import pytest
from tests.locale.ftl import messages
from tests.random_play import Setting, editions, options, walk
from tests.scale import times

from kartaro.core.fact import told
from kartaro.core.seats import FACE_DOWN, LETTERS, PUBLIC
from kartaro.core.words import faces_of
from kartaro.games import game as game_named
from kartaro.games import games
from kartaro.locale import LANGUAGES, Speech
from kartaro.locale.telling import Telling

if t.TYPE_CHECKING:
    from kartaro.core.fact import Fact
    from kartaro.core.game import Game
    from kartaro.core.words import Sentence

GOLDEN = Path(__file__).parent / "told.txt"
TELLS = {
    "told-dealt": "drew",
    "told-played": "played denied showed beat tied protected discarded drew drew_aside consulted swapped knocked_out",
    "fact-hid": "used_marker hid",
    "told-traded_off": "used_marker traded_off",
    "told-gift": "used_marker offered",
    "told-competition": "used_marker offered",
    "told-passed": "passed drew",
    "told-misclaimed": "misclaimed drew",
    "told-forgot": "forgot drew",
    "told-tucked": "tucked drew",
    "told-challenged": "challenged revealed took_stack",
    "fact-sealed": "sealed answered",
}
"""The kinds of facts that a sentence stands for; any other stands for the kind it is named after."""
NAMES = ["Anna", "Budi", "Chiara"]


class Case(t.NamedTuple):
    """Facts of one group, and what one reader reads of them in each language."""

    game: str
    reader: str
    facts: list[str]
    lines: dict[str, list[str]]

    def sentences(self) -> list[Sentence]:
        game, eyes = game_named(self.game), self.eyes
        heard = [told(game.facts.read(fact), eyes) for fact in self.facts]
        return game.sentences([fact for fact in heard if fact is not None])

    @property
    def eyes(self) -> int:
        return PUBLIC if self.reader == "public" else LETTERS.index(self.reader)

    def read_in(self, language: str) -> list[str]:
        game = game_named(self.game)
        reader = None if self.reader == "public" else self.eyes
        telling = Telling(Speech(language), game, NAMES, reader, game.editions[0].options)
        return [telling.tell(sentence.words) for sentence in self.sentences()]


def cases() -> list[Case]:
    found = []
    for block in GOLDEN.read_text("utf-8").strip().split("\n\n"):
        first, *rest = block.splitlines()
        name, reader = first.split(" to ")
        lines: dict[str, list[str]] = {language: [] for language in LANGUAGES}
        for line in rest:
            language, _, text = line.partition(": ")
            if language in lines:
                lines[language].append(text)
        found.append(Case(name, reader, [line.strip() for line in rest if line.startswith("  ")], lines))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_reads_as_it_was_once_approved(language: str) -> None:
    for case in cases():
        assert case.read_in(language) == case.lines[language], case.facts


def test_every_sentence_and_every_outcome_is_a_golden_line() -> None:
    seen: dict[str, set[str]] = {}
    for case in cases():
        for sentence in case.sentences():
            outcomes = seen.setdefault(f"{case.game}-{sentence.words.message}", set())
            outcomes.add(str(sentence.words.arguments.get("outcome", "")))
    for name, message in messages("en").items():
        if "-told-" in name:
            assert message.choices.get("outcome", {""}) <= seen.get(name, set()), name


# ---------------------------------------------------------------------- random matches


def faces(game: Game, facts: t.Sequence[Fact]) -> set[int]:
    """The cards of facts that are told one by one."""
    alone = [words for words in map(game.fact_words, facts) if words is not None]
    return {face for words in alone for face in faces_of(words)} - {FACE_DOWN}


def check_kinds(game: Game, facts: t.Sequence[Fact], sentences: t.Sequence[Sentence]) -> None:
    """No kind of fact is silent but where its sentence stands for it."""
    stands_for: dict[int, set[str]] = {}
    for sentence in sentences:
        message = sentence.words.message
        kinds = TELLS.get(message, message.partition("-")[2]).split()
        stands_for.setdefault(sentence.group, set()).update(kinds)
    for sentence in sentences:
        group = facts[sentence.group : sentence.group + sentence.facts]
        assert {game.kinds[fact.kind].name for fact in group} <= stands_for[sentence.group]


def check_sentences(game: Game, facts: t.Sequence[Fact], sentences: t.Sequence[Sentence]) -> None:
    """Groups follow each other without a gap, but for what lays out a position; no card comes from elsewhere."""
    check_kinds(game, facts, sentences)
    at = 0
    for sentence in sentences:
        group = facts[sentence.group : sentence.group + sentence.facts]
        assert sentence.group in {at, at - sentence.facts}, "a group is skipped or cut"
        at = sentence.group + sentence.facts
        assert set(faces_of(sentence.words)) - {FACE_DOWN} <= faces(game, group)
        assert sentence.clause
    assert at == len(facts)
    shown = {face for sentence in sentences for face in faces_of(sentence.words)}
    assert faces(game, facts) <= shown, "a card that was shown is not told"


@pytest.mark.parametrize("setting", [*editions(), *options()], ids=str)
def test_everything_that_was_told_is_in_a_sentence(setting: Setting) -> None:
    """To every seat, to the public and in the open; one decision at a time, or all of them at once."""
    heard: dict[int, list[Fact]] = {}
    parts: dict[int, list[Sentence]] = {}
    for match, facts in walk(setting, times(120, 1200), "sentences"):
        if not facts:
            heard, parts = {eyes: [] for eyes in setting.listeners()}, {eyes: [] for eyes in setting.listeners()}
        for eyes, had in heard.items():
            new = [fact for fact in (told(fact, eyes) for fact in facts) if fact is not None]
            sentences = setting.game.sentences(new, len(had))
            check_sentences(setting.game, new, setting.game.sentences(new))
            parts[eyes] += sentences
            had.extend(new)
        if match.over():
            for eyes, had in heard.items():
                assert setting.game.sentences(had) == parts[eyes]
        check_sentences(setting.game, facts, setting.game.sentences(facts))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_kind_of_fact_is_told_alone_where_nothing_goes_with_it(game: Game) -> None:
    """A position may begin in the middle of a move: what follows is told fact by fact."""
    for kind in game.kinds:
        if kind.name in game.untold or kind.orders:
            continue
        fact = game.facts.read(f"{kind.name} {' '.join(sample(game, field) for field in kind.fields)} [* *]")
        (sentence,) = game.sentences([fact])
        assert sentence.words == game.fact_words(fact)


def sample(game: Game, field: str) -> str:
    if field in {"number", "which"}:
        return "2"
    if field.startswith("other"):
        return "b"
    return "a" if field.startswith("seat") else game.cards[1]
