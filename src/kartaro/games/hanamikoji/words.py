"""Hanamikoji in words: which messages of `locale/` tell its facts, its moves and its table."""

from __future__ import annotations

import typing as t

from kartaro.core.game import Game
from kartaro.core.seats import FACE_DOWN, letter
from kartaro.core.words import (
    HAND,
    OFFER,
    Argument,
    Card,
    Cards,
    Counts,
    Entry,
    Lane,
    Overview,
    Player,
    Riddle,
    Row,
    Step,
    Story,
    Words,
    by_seat,
    cards_of,
    words,
)
from kartaro.games.hanamikoji.box import ACTIONS, CHARM, ITEMS, terms_of
from kartaro.games.hanamikoji.clauses import CLAUSES
from kartaro.games.hanamikoji.table import GIFTS, SPLITS, TAKES, TAKES_PAIR, TRADES

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.fact import Fact
    from kartaro.core.table import Table
    from kartaro.games.hanamikoji.table import Hanamikoji

ACTION_NAMES = ("action-secret", "action-trade_off", "action-gift", "action-competition")
USED = ("mark-used-1", "mark-used-2", "mark-used-3", "mark-used-4")


class MoveParts(t.NamedTuple):
    """A move taken apart."""

    action: int
    """1 to 4 as on the markers, 0 for taking something from an offer."""
    cards: tuple[int, ...]

    @property
    def pairs(self) -> tuple[Cards, Cards]:
        """The two pairs of a Competition."""
        return Cards(self.cards[:2]), Cards(self.cards[2:])


def parts_of(move: int) -> MoveParts:
    """What a code means: see `box.py`."""
    if move >= TAKES:
        return MoveParts(0, digits(move - TAKES_PAIR, 2) if move >= TAKES_PAIR else (move - TAKES,))
    starts = (0, TRADES, GIFTS, SPLITS)
    action = sum(move >= start for start in starts)
    return MoveParts(action, digits(move - starts[action - 1], action))


def digits(code: int, size: int) -> tuple[int, ...]:
    """A code to the base of seven."""
    return tuple(code // len(ITEMS) ** (size - 1 - i) % len(ITEMS) for i in range(size))


class HanamikojiWords(Game):
    """The part of the game that can be put in words."""

    routine = frozenset({"shuffled", "removed", "dealt", "drew", "turn_began"})
    in_lanes = frozenset({"status-favour"})
    lane_heads = ("lane", "lane-owner")
    dramas = frozenset({"told-took", "fact-revealed", "fact-won_favour", "told-won_favour", "fact-round_ended"})
    clauses = CLAUSES

    # Facts

    def group(self, story: Story) -> t.Sequence[Words | None]:
        if story.next == "used_marker":
            return self.action_told(story)
        if story.next == "took":
            return self.choice_told(story)
        if story.next == "won_favour":
            won = by_seat(story.take("won_favour"))
            return [self.favour_told(seat, facts) for seat, facts in won.items()]
        if story.next == "shuffled":
            return [*map(self.fact_words, story.take("shuffled", "removed")), *self.hands(story, "told-dealt")]
        return self.draws(story, "told-drew") if story.next == "drew" else super().group(story)

    def action_told(self, story: Story) -> t.Sequence[Words | None]:
        """An action and its cards (§4)."""
        (marker,), laid = story.take("used_marker", most=1), story.take("hid", "traded_off", "offered")
        seat, cards = Player(marker.seat), cards_of(laid)
        if len(laid) != marker.number:
            return [self.fact_words(fact) for fact in (marker, *laid)]
        if marker.number == 1:
            return [self.fact_words(laid[0])]
        if marker.number == 2:
            return [words("told-traded_off", seat=seat, cards=cards)]
        if marker.number == 3:
            return [words("told-gift", seat=seat, cards=cards)]
        return [words("told-competition", seat=seat, first=Cards(cards.faces[:2]), second=Cards(cards.faces[2:]))]

    def choice_told(self, story: Story) -> t.Sequence[Words | None]:
        """What was chosen from an offer, and what was left to whom (§4.5)."""
        took = story.take("took")
        sides = by_seat(took)
        if len(sides) != 2:
            return [self.fact_words(fact) for fact in took]
        (seat, chosen), (other, left) = sides.items()
        arguments = {"seat": Player(seat), "other": Player(other)}
        return [words("told-took", **arguments, first=cards_of(chosen), second=cards_of(left))]

    def favour_told(self, seat: int, facts: t.Sequence[Fact]) -> Words | None:
        if len(facts) == 1:
            return self.fact_words(facts[0])
        return words("told-won_favour", seat=Player(seat), cards=Cards(tuple(fact.number for fact in facts)))

    def headline(self, view: Table, facts: t.Sequence[Fact], reader: int) -> Words | None:
        """Enough charm (§6.2), enough geishas (§6.1), or how much both have after a round."""
        del facts, reader
        table = t.cast("Hanamikoji", view)
        charm = view.scores()
        markers = view.state()["markers"]
        winners = view.outcome()
        if winners is None:
            return words("ending", how="round", seat=Player(0), other=Player(1), number=charm[0], count=charm[1])
        if len(winners) > 1:
            return None
        (seat,) = winners
        geishas = sum(owner == seat for owner in markers)
        how = "limit"
        if table.n_items == sum(CHARM):  # with fewer, other numbers than those of the sentences are enough (§1.4)
            how = (
                "charm" if charm[seat] >= table.charm_to_win else "geishas" if geishas >= table.geishas_to_win else how
            )
        return words("ending", how=how, seat=Player(seat), other=Player(1 - seat), number=charm[seat], count=geishas)

    # Moves

    def move_words(self, seat: int, move: int) -> Words:
        del seat
        action, cards = parts = parts_of(move)
        if action == 0:
            return words("move-take", cards=Cards(cards))
        if action == 1:
            return words("move-secret", card=Card(cards[0]))
        if action == 2:
            return words("move-trade", cards=Cards(cards))
        if action == 3:
            return words("move-gift", cards=Cards(cards))
        first, second = parts.pairs
        return words("move-compete", first=first, second=second)

    def move_steps(self, seat: int, move: int) -> tuple[Step, ...]:
        """The action, its cards, and how they are split (§4.4)."""
        action, cards = parts = parts_of(move)
        if action == 0:
            return (Step("ask-take", self.move_words(seat, move), OFFER),)
        steps = [
            Step("ask-act", words(ACTION_NAMES[action - 1])),
            Step("ask-cards", words("step-cards", cards=Cards(tuple(sorted(cards)))), HAND),
        ]
        if action == len(ACTIONS):
            first, second = parts.pairs
            steps.append(Step("ask-split", words("step-split", first=first, second=second)))
        return tuple(steps)

    # The table

    def overview(self, view: Table) -> Overview:
        state = view.state()
        rows = tuple(row(state, seat, score) for seat, score in enumerate(view.scores()))
        return Overview(rows, tuple(middle(state)), t.cast("Hanamikoji", view).charm_to_win)

    def riddles(self, table: Table) -> tuple[Riddle, ...]:
        state = table.state()
        return tuple(riddle for seat in range(2) for riddle in riddles_of(state, seat))

    # Rules

    def reference(self, edition: Edition) -> tuple[Entry, ...]:
        charm = terms_of(edition).charm
        return tuple(Entry(item, charm[item], charm[item]) for item in range(len(ITEMS)))

    def lanes(self, overview: Overview) -> tuple[Lane, ...]:
        """The geishas: how many of her items lie on either side, and whom she favours."""
        owners = {}
        for says in overview.middle:
            if says.message in self.in_lanes:
                seat, cards = t.cast("Player", says.arguments["seat"]), t.cast("Cards", says.arguments["cards"])
                owners.update(dict.fromkeys(cards.faces, seat.seat))
        fronts = [row.front or () for row in overview.rows]
        return tuple(
            Lane(item, tuple(front.count(item) for front in fronts), owners.get(item)) for item in range(len(ITEMS))
        )

    def rule_arguments(self, edition: Edition) -> dict[str, Argument]:
        counts = Counts(tuple((entry.card, entry.copies) for entry in self.reference(edition) if entry.copies))
        limit = edition["max_rounds"]
        terms = terms_of(edition)
        return {
            **edition.options,
            "max_rounds": limit if limit == "none" else f"r{limit}",
            "items": "all" if terms.charm == CHARM else "some",
            "counts": counts,
            "cards": sum(terms.charm),
            "hand": terms.hand(),
            "turns": len(terms.actions),
            "charm_to_win": terms.charm_to_win(),
            "geishas_to_win": terms.geishas_to_win(),
        }

    def card_clause(self, card: int) -> str:
        """All items are in one clause."""
        del card
        return "1.2"


def riddles_of(state: t.Mapping[str, t.Any], seat: int) -> tuple[Riddle, Riddle]:
    """A hand, and what lies under the marker of Secret: both will count."""
    hand, secret = tuple(state["hands"][seat]), tuple(state["secrets"][seat])
    return (
        Riddle(f"hand {letter(seat)}", words("place-hand", seat=Player(seat)), hand),
        Riddle(f"secret {letter(seat)}", words("place-secret", seat=Player(seat)), secret),
    )


def row(state: t.Mapping[str, t.Any], seat: int, score: int) -> Row:
    return Row(
        seat=seat,
        score=score,
        hand=tuple(state["hands"][seat]),
        front=tuple(item for item, count in enumerate(state["sides"][seat]) for _ in range(count)),
        marks=tuple(words(mark) for action, mark in enumerate(USED, 1) if state["used"][seat] >> action & 1),
    )


def middle(state: t.Mapping[str, t.Any]) -> list[Words]:
    """The deck, what is on offer, whom the geishas favour (§7.1), and one's own cards under markers (§7.2)."""
    lines = [words("status-deck", count=len(state["deck"]))]
    offer = tuple(state["offer"])
    if len(offer) == len(ACTIONS):
        lines.append(words("status-offer-pairs", first=Cards(offer[:2]), second=Cards(offer[2:])))
    elif offer:
        lines.append(words("status-offer", cards=Cards(offer)))
    for seat in range(2):
        lines += middle_of(state, seat)
    return lines


def middle_of(state: t.Mapping[str, t.Any], seat: int) -> list[Words]:
    lines = []
    geishas = tuple(geisha for geisha, owner in enumerate(state["markers"]) if owner == seat)
    if geishas:
        lines.append(words("status-favour", seat=Player(seat), cards=Cards(geishas)))
    secret, traded = (
        tuple(card for card in state[place][seat] if card != FACE_DOWN) for place in ("secrets", "traded")
    )
    if secret:
        lines.append(words("status-secret", seat=Player(seat), card=Card(secret[0])))
    if traded:
        lines.append(words("status-traded", seat=Player(seat), cards=Cards(traded)))
    return lines
