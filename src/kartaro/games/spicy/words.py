"""Spicy in words: which messages of `locale/` tell its facts, its moves and its table."""

from __future__ import annotations

import enum
import typing as t

from kartaro.core.game import Game
from kartaro.core.seats import FACE_DOWN, members
from kartaro.core.words import (
    HAND,
    Argument,
    Card,
    Cards,
    Entry,
    Overview,
    Player,
    Players,
    Riddle,
    Row,
    Step,
    Story,
    Words,
    cards_of,
    words,
)
from kartaro.games.spicy.box import (
    ABOVE,
    COPIES,
    FACTS,
    FULL,
    HAND_SIZE,
    N_CLAIMS,
    NUMBER_WILD,
    NUMBERS,
    SPICE_WILD,
    SPICES,
    VARIANTS,
    cards_above,
    copies_in,
)
from kartaro.games.spicy.clauses import CLAUSES
from kartaro.games.spicy.table import (
    ANNOUNCING,
    ANSWERS,
    COPY,
    COPY_ANNOUNCING,
    FOR_GOOD,
    LET_GO,
    NO_TUCK,
    NONE,
    PASS,
    PER_WINDOW,
    PLAYS,
    TROPHIES_TO_WIN,
    TUCK_BASE,
    TUCKS,
    UNNAMED,
    WRONG,
    WRONG_NUMBER,
    WRONG_SPICE,
)

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.fact import Fact
    from kartaro.core.table import Table


ANSWER_NAMES = {
    LET_GO: "let_go",
    FOR_GOOD: "for_good",
    WRONG_NUMBER: "number",
    WRONG_SPICE: "spice",
    WRONG: "wrong",
    UNNAMED: "unnamed",
}
"""Answers but for copies, as messages and positions call them."""
COPY_NAME = "copy"
PENALTIES = {"passed": "told-passed", "misclaimed": "told-misclaimed", "forgot": "told-forgot"}
"""How it is told that somebody draws a card and does not play, by the kind of the fact."""


# ---------------------------------------------------------------------- moves taken apart


class MoveKind(enum.Enum):
    """What a seat is asked for, and answers."""

    PASS = enum.auto()
    PLAY = enum.auto()
    TUCK = enum.auto()
    ANSWER = enum.auto()


class MoveParts(t.NamedTuple):
    """A move taken apart."""

    kind: MoveKind
    cards: tuple[int, ...] = ()
    """The card that is played or offered as a copy; or those that are tucked."""
    claim: int = NONE
    announces: bool = False
    answer: int = NONE
    """The answer's number; of a copy, that of the first card."""
    window: int = 0
    """To which of all questions it is an answer (§9.9)."""


def parts_of(move: int) -> MoveParts:
    """What a code means: see `box.py`."""
    if move >= ANSWERS:
        window, answer = divmod(move - ANSWERS, PER_WINDOW)
        return answer_of(answer)._replace(window=window)
    if move >= TUCKS:
        return MoveParts(MoveKind.TUCK, tuple(card for card in divmod(move - TUCKS, TUCK_BASE) if card != NO_TUCK))
    if move == PASS:
        return MoveParts(MoveKind.PASS)
    announces, play = divmod(move - PLAYS, ANNOUNCING)
    card, claim = divmod(play, N_CLAIMS)
    return MoveParts(MoveKind.PLAY, (card,), claim, announces=announces > 0)


def answer_of(answer: int) -> MoveParts:
    """An answer by its number, to no question in particular."""
    if answer >= COPY:
        announces = answer >= COPY_ANNOUNCING
        card = answer - (COPY_ANNOUNCING if announces else COPY)
        return MoveParts(MoveKind.ANSWER, (card,), announces=announces, answer=COPY)
    return MoveParts(MoveKind.ANSWER, answer=answer)


# ---------------------------------------------------------------------- words


class SpicyWords(Game):
    """The part of the game that can be put in words."""

    routine = frozenset({
        "shuffled", "dealt", "drew", "slid_in", "turn_began", "opened", "answered", "called_lot", "drew_lot",
        "must_tuck",
    })  # fmt: skip
    dramas = frozenset({"told-challenged", "fact-won_trophy", "fact-world_ended", "fact-match_won"})
    clauses = CLAUSES

    # Cards

    def card_words(self, card: int) -> Words:
        """A spice and a number, or a wild."""
        if card >= N_CLAIMS:
            return super().card_words(card)
        return words("card", spice=SPICES[card // NUMBERS], number=card % NUMBERS + 1)

    def card_effect(self, card: int) -> str:
        """All cards with spice and number have the same."""
        return super().card_effect(card) if card >= N_CLAIMS else "card-effect"

    # Facts

    def fact_words(self, fact: Fact) -> Words | None:
        kind = FACTS[fact.kind].name
        if kind == "spiced":
            return words("fact-spiced", variant=VARIANTS[fact.number])
        if kind == "challenged":
            how = ANSWER_NAMES[fact.number]
            return words("fact-challenged", seat=Player(fact.seat), other=Player(fact.other), how=how)
        if kind == "sealed":
            return words("fact-sealed", seat=Player(fact.seat), **answer_arguments(answer_of(fact.number)))
        return super().fact_words(fact)

    def group(self, story: Story) -> t.Sequence[Words | None]:
        if story.next in PENALTIES:
            return self.penalty_told(story, PENALTIES[story.next])
        if story.next == "tucked":
            return self.tuck_told(story)
        if story.next == "challenged":
            return self.challenge_told(story)
        if story.next == "sealed":  # §9.1: that it was given says less
            sealed = story.take("sealed", most=1)
            story.take("answered", most=1)
            return [self.fact_words(sealed[0])]
        if story.next == "shuffled":
            return [*map(self.fact_words, story.take("shuffled")), *self.hands(story, "told-dealt")]
        return self.draws(story, "told-drew") if story.next == "drew" else super().group(story)

    def penalty_told(self, story: Story, message: str) -> t.Sequence[Words | None]:
        """A pass, or a card taken back, and the card that was drawn for it (§3.9)."""
        (fact,), drawn = story.take(story.next, most=1), story.take("drew", most=1)
        told = self.fact_words(fact)
        if told is None or not drawn:
            return [told]
        return [words(message, **told.arguments, card=Card(drawn[0].cards[0]))]

    def tuck_told(self, story: Story) -> t.Sequence[Words | None]:
        """Cards under the 5, and as many drawn (§8.4.1), unless the match ends by that."""
        tucked = story.take("tucked")
        drawn = story.take("drew", most=len(tucked))
        if len(tucked) != len(drawn):
            return [self.fact_words(fact) for fact in (*tucked, *drawn)]
        return [words("told-tucked", seat=Player(tucked[0].seat), first=cards_of(tucked), second=cards_of(drawn))]

    def challenge_told(self, story: Story) -> t.Sequence[Words | None]:
        """A challenge, the card that was revealed, and who won the stack (§4.7)."""
        fact, *rest = facts = story.take("challenged", "revealed", "took_stack", most=3)
        told = self.fact_words(fact)
        if told is None or len(rest) != 2:
            return [self.fact_words(each) for each in facts]
        revealed, stack = rest
        outcome = "right" if stack.seat == fact.seat else "wrong"
        more: dict[str, Argument] = {"card": Card(revealed.cards[0]), "number": stack.number, "outcome": outcome}
        return [words("told-challenged", **told.arguments, **more)]

    def cause_of(self, words: Words) -> Words | None:
        """A challenge, before the card is revealed."""
        if words.message != "told-challenged":
            return None
        arguments = {name: value for name, value in words.arguments.items() if name in {"seat", "other", "how"}}
        return Words("fact-challenged", arguments)

    def headline(self, view: Table, facts: t.Sequence[Fact], reader: int) -> Words | None:
        """World's End, a second trophy, or the third of all (§7.1)."""
        del reader
        won = FACTS[facts[-1].kind].name == "match_won"
        if not won:
            return None
        state, winners = view.state(), facts[-1].seat
        best = members(winners)[0]
        how = "world" if any(FACTS[fact.kind].name == "world_ended" for fact in facts[-3:]) else "third"
        if state["trophies"][best] == TROPHIES_TO_WIN:
            how = "trophies"
        return words("ending", how=how, winners=Players(winners), number=state["points"][best])

    # Moves

    def move_words(self, seat: int, move: int) -> Words:
        del seat
        parts = parts_of(move)
        if parts.kind is MoveKind.PASS:
            return words("move-pass")
        if parts.kind is MoveKind.PLAY:
            return words("move-play", card=Card(parts.cards[0]), named=Card(parts.claim), announces=flag(parts))
        if parts.kind is MoveKind.TUCK:
            return words("move-tuck", cards=Cards(parts.cards), count=len(parts.cards))
        return words("move-answer", **answer_arguments(parts))

    def move_steps(self, seat: int, move: int) -> tuple[Step, ...]:
        """A card, what it is called, and whether it is announced; or an answer, and the card of a copy."""
        parts = parts_of(move)
        whole = self.move_words(seat, move)
        if parts.kind is MoveKind.PLAY:
            steps = [
                Step("ask-turn", words("step-card", card=Card(parts.cards[0])), HAND),
                Step("ask-claim", words("step-claim", named=Card(parts.claim))),
            ]
        elif parts.answer == COPY:
            steps = [
                Step("ask-answer", words("step-copy")),
                Step("ask-copy", words("step-card", card=Card(parts.cards[0])), HAND),
            ]
        else:
            return (single_step(parts, whole),)
        return (*steps, Step("ask-announce", words("step-announce", announces=flag(parts))))

    # The table

    def overview(self, view: Table) -> Overview:
        state = view.state()
        rows = tuple(row(state, seat) for seat in range(view.seats))
        return Overview(rows, tuple(middle(state)), goal=0)

    def riddles(self, table: Table) -> tuple[Riddle, ...]:
        """The card that can be challenged; hands hold too many cards to know one from another."""
        state = table.state()
        if state["owner"] == NONE:
            return ()
        return (Riddle("top", words("place-top"), (state["played"][state["top_at"]],)),)

    # Rules

    def reference(self, edition: Edition) -> tuple[Entry, ...]:
        """A line for each spice, and for each kind of wild; where a table lists its own cards, for each card."""
        if edition["deck"] != FULL:
            copies = copies_in(edition["deck"])
            ranks = [card % NUMBERS + 1 if card < N_CLAIMS else None for card in range(len(copies))]
            return tuple(Entry(card, rank, copies[card]) for card, rank in enumerate(ranks))
        spices = (Entry(first, 1, COPIES[first], last=first + NUMBERS - 1) for first in range(0, N_CLAIMS, NUMBERS))
        return (*spices, *(Entry(wild, None, COPIES[wild]) for wild in (NUMBER_WILD, SPICE_WILD)))

    def rule_arguments(self, edition: Edition) -> dict[str, Argument]:
        fewest, most = self.seats(edition)
        return {
            **edition.options,
            "in_play": "some" if edition["deck"] != FULL or edition["hand_size"] != str(HAND_SIZE) else "all",
            "cards": sum(copies_in(edition["deck"])),
            "hand": int(edition["hand_size"]),
            "above": ", ".join(f"{seats}: {cards_above(edition, seats)}" for seats in ABOVE),
            "jitter": int(edition["jitter"]),
            "max_variants": int(edition["max_variants"]),
            "seats_min": fewest,
            "seats_max": most,
        }

    def card_clause(self, card: int) -> str:
        if card >= N_CLAIMS:
            return "1.3" if card == NUMBER_WILD else "1.4"
        return "1.2"


def single_step(parts: MoveParts, whole: Words) -> Step:
    """A move that is chosen at once."""
    if parts.kind is MoveKind.PASS:
        return Step("ask-turn", whole, HAND)
    return Step("ask-tuck", whole, HAND) if parts.kind is MoveKind.TUCK else Step("ask-answer", whole)


def flag(parts: MoveParts) -> str:
    return "yes" if parts.announces else "no"


def answer_arguments(parts: MoveParts) -> dict[str, Argument]:
    """An answer: what it is, and of a copy its card."""
    if parts.answer == COPY:
        return {"how": COPY_NAME, "card": Card(parts.cards[0]), "announces": flag(parts)}
    return {"how": ANSWER_NAMES[parts.answer], "card": "", "announces": "no"}


def row(state: t.Mapping[str, t.Any], seat: int) -> Row:
    """What a player has, and the points it would come to now (§7.3)."""
    marks = [words("mark-hand", count=len(state["hands"][seat])), words("mark-won", count=state["winnings"][seat])]
    if state["trophies"][seat]:
        marks.append(words("mark-trophies", count=state["trophies"][seat]))
    if state["announced"][seat] and len(state["hands"][seat]) == 1:
        marks.append(words("mark-announced"))
    return Row(seat=seat, score=state["points"][seat], hand=tuple(state["hands"][seat]), front=None, marks=tuple(marks))


def middle(state: t.Mapping[str, t.Any]) -> list[Words]:
    """The Spice It Up! cards, the deck (§10.1), the stack and whose it is, and what the reader knows of it (§10.2)."""
    lines = [
        words("status-variant", variant=VARIANTS[variant]) for variant, there in enumerate(state["variants"]) if there
    ]
    if state["above"] == FACE_DOWN:
        lines.append(words("status-deck-hidden"))
    else:
        lines.append(words("status-deck", count=state["above"]))
    if state["owner"] == NONE:
        return [*lines, words("status-no-stack")]
    top = words(
        "status-stack",
        seat=Player(state["owner"]),
        named=Card(state["claim"]),
        count=len(state["played"]) - state["start"],
        copy="yes" if state["is_copy"] else "no",
    )
    lines.append(top)
    if state["has_paw"]:
        lines.append(words("status-paw", seat=Player(state["owner"])))
    face = state["played"][state["top_at"]]
    if face != FACE_DOWN:
        lines.append(words("status-top", card=Card(face)))
    return lines
