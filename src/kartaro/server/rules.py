"""Games, their editions and options, and the rules of an edition, as messages that a page says in its own language."""

from __future__ import annotations

import functools
import typing as t

from kartaro.core.errors import BadText
from kartaro.games import game as game_named
from kartaro.games import games, usual_seats
from kartaro.locale import LANGUAGES, Speech
from kartaro.locale.rulebook import Contents, Rulebook, message_of, numbers
from kartaro.server import protocol as p
from kartaro.server.wire import wire_of

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game
    from kartaro.core.words import Entry

MOST_KEPT = 256
Kind = t.Literal["heading", "clause"]


def described(game: Game) -> p.GameInfo:
    """What can be played, and what can be chosen."""
    return p.GameInfo(
        name=game.name,
        editions=[
            p.EditionInfo(edition.name, list(game.seats(edition)), usual_seats(game, edition), dict(edition.options))
            for edition in game.editions
        ],
        options=[
            p.OptionInfo(option.name, list(option.values), list(option.parts), list(option.numbers or ()))
            for option in game.options
        ],
        cards=[card_info(game, card) for card in range(len(game.cards))],
        routine=sorted(game.routine),
        clauses=dict(game.clauses),
        reacts=game.reacts,
    )


def card_info(game: Game, card: int) -> p.CardInfo:
    name = wire_of(game).say(game.card_words(card))
    return p.CardInfo(game.cards[card], name, game.card_effect(card), game.card_clause(card))


def described_games() -> list[p.GameInfo]:
    """Every game with its editions, options and numbers of seats."""
    return [described(game) for game in games()]


def asked_rules(
    game: str, edition: str, options: t.Sequence[str], against: str, against_options: t.Sequence[str]
) -> p.Rules:
    """The rules of an edition, with options as `name=value`; and how those of another differ, if one is named."""
    named = game_named(game)
    one = named.edition(edition, chosen_options(options))
    if not against and not against_options:
        return rules_of(named, one, None)
    return rules_of(named, one, named.edition(against or one.name, chosen_options(against_options)))


def chosen_options(given: t.Sequence[str]) -> dict[str, str]:
    """`baron_tie=none` and so on, by their names."""
    for text in given:
        if "=" not in text:
            raise BadText("bad-setting", text=text)
    return dict(text.split("=", 1) for text in given)


@functools.lru_cache(MOST_KEPT)
def rules_of(game: Game, edition: Edition, other: Edition | None) -> p.Rules:
    """The rules of an edition, and how those of another differ."""
    return p.Rules(
        game=game.name,
        edition=edition.name,
        chosen=chosen(edition),
        options=dict(edition.options),
        seats=list(game.seats(edition)),
        args=arguments(game, edition),
        cards=[line(game, entry) for entry in game.reference(edition)],
        clauses=[
            p.RuleClause(number, t.cast("Kind", kind), message_of(kind, number))
            for kind, number in Contents(game, edition).parts()
        ],
        against=None if other is None else differences(game, edition, other),
    )


def chosen(edition: Edition) -> dict[str, str]:
    return {name: edition[name] for name in sorted(edition.changed)}


def arguments(game: Game, edition: Edition) -> dict[str, t.Any]:
    wire = wire_of(game)
    return {name: wire.argument(value) for name, value in game.rule_arguments(edition).items()}


def line(game: Game, entry: Entry) -> p.ReferenceLine:
    wire = wire_of(game)
    last = entry.last
    return p.ReferenceLine(
        card=game.cards[entry.card],
        name=wire.say(game.card_words(entry.card)),
        effect=game.card_effect(entry.card),
        copies=entry.copies,
        clause=game.card_clause(entry.card),
        rank=entry.rank,
        last="" if last is None else game.cards[last],
        last_name=None if last is None else wire.say(game.card_words(last)),
    )


# ---------------------------------------------------------------------- how two editions differ


def differences(game: Game, one: Edition, other: Edition) -> p.Differences:
    """Options, cards and clauses."""
    return p.Differences(
        edition=other.name,
        chosen=chosen(other),
        seats=list(game.seats(other)),
        args=arguments(game, other),
        options=[
            p.OptionDifference(option.name, one[option.name], other[option.name])
            for option in game.options
            if one[option.name] != other[option.name]
        ],
        cards=card_differences(game, one, other),
        clauses=clause_differences(game, one, other),
    )


def card_differences(game: Game, one: Edition, other: Edition) -> list[p.CardDifference]:
    """Cards with another rank or number, or in one deck only."""
    mine, theirs = ({entry.card: entry for entry in game.reference(edition)} for edition in (one, other))
    return [
        p.CardDifference(
            game.cards[card],
            line(game, mine[card]) if card in mine else None,
            line(game, theirs[card]) if card in theirs else None,
        )
        for card in range(len(game.cards))
        if mine.get(card) != theirs.get(card)
    ]


def clause_differences(game: Game, one: Edition, other: Edition) -> list[p.ClauseDifference]:
    """Clauses that read otherwise: in all languages the same ones, so that any of them tells which."""
    speech = Speech(LANGUAGES[0])
    mine, theirs = (
        {(clause.kind, clause.number): clause.text for clause in Rulebook(speech, game, edition).clauses()}
        for edition in (one, other)
    )
    return [
        p.ClauseDifference(
            number,
            t.cast("Kind", kind),
            message_of(kind, number) if (kind, number) in mine else "",
            message_of(kind, number) if (kind, number) in theirs else "",
        )
        for kind, number in numbers(game.name)
        if mine.get((kind, number)) != theirs.get((kind, number))
    ]
