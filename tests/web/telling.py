"""What Python says about random matches, to compare with the page."""

from __future__ import annotations

import typing as t

import msgspec

from kartaro.core.errors import Refused
from kartaro.core.fact import told
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.games import games
from kartaro.locale import LANGUAGES, Speech
from kartaro.locale.telling import Telling
from kartaro.server.rules import described
from kartaro.server.wire import wire_of

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game
    from kartaro.core.words import Words

NAMES = ["Anna", "Budi", "Chiara"]
READERS = (None, 0, 1)
SPICES = {"variants": "all", "max_variants": "6"}


def cases() -> list[dict[str, t.Any]]:
    """Every game in every language: sentences, and refusals."""
    return [case(game, language) for game in games() for language in LANGUAGES]


def case(game: Game, language: str) -> dict[str, t.Any]:
    edition = game.edition("", SPICES if game.name == "spicy" else {})
    telling = Telling(Speech(language), game, NAMES, None, edition.options)
    return {
        "language": language,
        "game": msgspec.to_builtins(described(game)),
        "names": NAMES,
        "options": dict(edition.options),
        "said": [said(telling.to(reader), words) for reader in READERS for words in whole(game, edition, reader)],
        "refused": [refused(telling.to(reader), code, given) for reader in READERS for code, given in refusals(game)],
    }


def whole(game: Game, edition: Edition, reader: int | None) -> list[Words]:
    """A match played by chance: what was told, fact by fact and in sentences, its moves, and what lies on the table."""
    match, dice = Match(game, edition, min(3, game.seats(edition)[1])), Generator(5)
    found: list[Words] = []
    while not match.over() and len(match.decisions) < 150:
        match.deal(dice)
        for seat in match.asked():
            codes = match.codes(seat)
            found += [game.move_words(seat, code) for code in codes[:5] if seat == reader]
            match.play(seat, codes[dice.below(len(codes))])
    facts = [fact if reader is None else told(fact, reader) for fact in match.facts]
    heard = [fact for fact in facts if fact is not None]
    words = [one for one in map(game.fact_words, heard) if one is not None]
    sentences = [sentence.words for sentence in game.sentences(heard)]
    return [*found, *words, *sentences, *game.overview(match.view(0)).middle]


def said(telling: Telling, words: Words) -> dict[str, t.Any]:
    say = msgspec.to_builtins(wire_of(telling.game).say(words))
    return {"reader": telling.reader, "say": say, "text": telling.tell(words)}


def refusals(game: Game) -> list[tuple[str, dict[str, t.Any]]]:
    card, hand = game.cards[3], list(game.cards[:2])
    return [
        ("not-asked", {"seat": 0}),
        ("not-asked", {"seat": "b"}),
        ("target-protected", {"target": 1}),
        ("seat-taken", {"seat": "a"}),
        ("not-in-hand", {"seat": 0, "card": card, "hand": hand}),
        ("not-in-deck", {"card": "no card"}),
        ("wrong-phase", {"phase": "over"}),
    ]


def refused(telling: Telling, code: str, arguments: dict[str, t.Any]) -> dict[str, t.Any]:
    no = {"is": "no", "id": "1", "code": code, "args": arguments}
    return {"reader": telling.reader, "no": no, "text": telling.error(Refused(code, **arguments))}
