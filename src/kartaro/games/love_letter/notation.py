"""Love Letter as text: moves, positions, and why a move is refused. The grammar is in docs/notation.md."""

from __future__ import annotations

import re
import typing as t

from kartaro.core.errors import BadText
from kartaro.core.fact import UNKNOWN, Fact
from kartaro.core.seats import ALL, DEALER, FACE_DOWN, LETTERS, NOBODY, TRUTH, letter, members, only
from kartaro.core.text import Layout, card_list, is_number, pick_text, read_card, read_pick, read_seat
from kartaro.games.love_letter.box import CARDS, EDITIONS, FACTS, GAME_NAME, MOST_TOKENS, OPTIONS, terms_of
from kartaro.games.love_letter.table import (
    BARON,
    COUNTESS,
    GUARD,
    KEEPS,
    KING,
    NOTHING,
    PER_CARD,
    PER_KEPT,
    PER_TARGET,
    PER_UNDER,
    PRIEST,
    PRINCE,
    LoveLetter,
)
from kartaro.games.love_letter.words import LoveLetterWords

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.table import Table

AIMED = (GUARD, PRIEST, BARON, PRINCE, KING)

HEAPS = ("deck[", "aside(", "up(")
MARKS = ("prot:", "out:", "tok:", "turn:", "owes:")
IN_ROUND, PROTECTED = 1, 2

TERM = re.compile(
    r"""
      (?P<seat>[a-f])\{(?P<hand>[^}]*)\}
    | f(?P<owner>[a-f])<(?P<front>[^>]*)>
    | deck\[(?P<deck>[^\]]*)\]
    | (?P<place>aside|up)\((?P<heap>[^)]*)\)
    | (?P<mark>prot|out|tok|turn|owes):(?P<value>[a-f0-9,]+)
    | knows\s+(?P<knower>[a-f]):\s*(?:(?P<whose>[a-f])\{(?P<known>[^}]*)\}|deck\[(?P<known_deck>[^\]]*)\])
    """,
    re.VERBOSE,
)


class LoveLetterGame(LoveLetterWords):
    """The room's face to the rest."""

    name = GAME_NAME
    editions = EDITIONS
    options = OPTIONS
    kinds = FACTS
    cards = CARDS

    def seats(self, edition: Edition) -> tuple[int, int]:
        return 2, terms_of(edition).most_at_table()

    def numbers(self, edition: Edition, seats: int) -> dict[str, int]:
        """The rank of every card in the deck, and the tokens that win."""
        terms = terms_of(edition)
        ranks = {card: terms.ranks[number] for number, card in enumerate(CARDS) if terms.counts[number]}
        return {**ranks, "tokens_to_win": terms.tokens_to_win(seats)}

    def table(self, edition: Edition, seats: int, viewer: int = TRUTH) -> LoveLetter:
        return LoveLetter(terms_of(edition), seats, viewer)

    # Moves

    def move_text(self, seat: int, move: int) -> str:
        """`guard b prince`, `handmaid`, `keep king guard countess`, and for the dealer `pick a`."""
        if seat == DEALER:
            return pick_text(move)
        if move >= KEEPS:
            kept, above, below = keep_of(move)
            return " ".join(["keep", *(CARDS[card] for card in (kept, above, below) if card != NOTHING)])
        card, target, named = play_of(move)
        words = [CARDS[card]]
        if target != seat or card == PRINCE:
            words.append(letter(target))
        if card == GUARD and target != seat:
            words.append(CARDS[named])
        return " ".join(words)

    def read_move(self, seat: int, text: str) -> int:
        if seat == DEALER:
            return read_pick(text)
        words = text.lower().split()
        if not words:
            raise BadText("bad-move", text=text)
        if words[0] == "keep":
            return read_keep(words[1:], text)
        card = read_card(CARDS, words[0])
        target = read_seat(words[1]) if len(words) > 1 else seat
        named = read_card(CARDS, words[2]) if len(words) > 2 else 0
        if len(words) > 3 or (len(words) > 2 and card != GUARD) or (len(words) > 1 and card not in AIMED):
            raise BadText("bad-move", text=text)
        if card == GUARD and len(words) == 2:
            raise BadText("name-missing", text=text)
        if len(words) > 2 and target == seat:
            named = GUARD  # never legal, unlike the Spy, whose 0 stands for no name where nobody is chosen
        return card * PER_CARD + target * PER_TARGET + named

    def why_not(self, view: Table, seat: int, move: int) -> tuple[str, dict[str, t.Any]]:
        """Judged by the seat's own view alone."""
        state = view.state()
        hand = state["hands"][seat]
        if (move >= KEEPS) != bool(state["owes"]):
            return ("keep-wanted" if state["owes"] else "play-wanted"), {}
        if move >= KEEPS:
            return "not-those-cards", {"hand": [CARDS[card] for card in hand]}
        card, target, named = play_of(move)
        if card not in hand:
            return "not-in-hand", {"card": card_name(card), "hand": [CARDS[held] for held in hand]}
        if COUNTESS in hand and card in (KING, PRINCE):
            return "countess-must-go", {"card": CARDS[card]}
        return why_not_target(state, seat, target, card) or why_not_named(view, named)

    # Positions

    def position_text(self, edition: Edition, truth: Table, views: t.Mapping[int, Table]) -> str:
        del edition
        state = truth.state()
        terms = [f"{letter(seat)}{{{card_list(CARDS, hand)}}}" for seat, hand in enumerate(state["hands"])]
        for seat in range(truth.seats):
            front = [card for owner, card in state["laid"] if owner == seat]
            if front:
                terms.append(f"f{letter(seat)}<{card_list(CARDS, front)}>")
        terms.append(f"deck[{card_list(CARDS, state['deck'])}]")
        terms += [f"aside({card_list(CARDS, state['aside'])})"] if state["aside"] else []
        terms += [f"up({card_list(CARDS, state['up'])})"] if state["up"] else []
        terms += marks(state, truth.seats)
        for seat, view in sorted(views.items()):
            terms += known(seat, t.cast("LoveLetter", view))
        return " ".join(terms)

    def position_terms(self, seats: int) -> frozenset[str]:
        players = LETTERS[:seats]
        hands = {f"{seat}{{" for seat in players}
        fronts = {f"f{seat}<" for seat in players}
        knows = {f"knows {seat}:{place}" for seat in players for place in (hands - {f"{seat}{{"}) | {"deck["}}
        return frozenset({*hands, *fronts, *HEAPS, *MARKS, *knows})

    def lay_out(self, edition: Edition, seats: int, text: str) -> list[Fact]:
        return LoveLetterLayout(edition, seats, text).facts()

    # Where cards lie

    def places(self, table: Table) -> dict[str, list[int]]:
        state = table.state()
        hands = {f"hand {seat}": list(hand) for seat, hand in enumerate(state["hands"])}
        return {**hands, "deck": list(state["deck"]), "aside": list(state["aside"])}

    def masks(self, table: Table) -> dict[str, list[int]]:
        state = table.state()
        return {f"hand {seat}": list(may) for seat, may in enumerate(state["may"])}


# ---------------------------------------------------------------------- moves


def play_of(move: int) -> tuple[int, int, int]:
    """Card, target and name of a play."""
    return move // PER_CARD, move // PER_TARGET % 6, move % PER_TARGET


def keep_of(move: int) -> tuple[int, int, int]:
    """The card kept, and those that go under the deck."""
    choice = move - KEEPS
    return choice // PER_KEPT, choice // PER_UNDER % PER_UNDER, choice % PER_UNDER


def read_keep(words: list[str], text: str) -> int:
    if not 2 <= len(words) <= 3:
        raise BadText("bad-move", text=text)
    kept, above, below = (*(read_card(CARDS, word) for word in words), NOTHING)[:3]
    return KEEPS + kept * PER_KEPT + above * PER_UNDER + below


def card_name(card: int) -> str:
    return CARDS[card] if card < len(CARDS) else UNKNOWN


def why_not_target(
    state: t.Mapping[str, t.Any], seat: int, target: int, card: int
) -> tuple[str, dict[str, t.Any]] | None:
    """Why this player cannot be chosen (§4); None if it can."""
    out = not state["in_round"] >> target & 1
    open_to = state["in_round"] & ~state["safe"] & ~only(seat)
    if target >= len(state["hands"]):
        return "no-such-seat", {"target": target}
    if out:
        return "target-out", {"target": target}
    if target == seat and card != PRINCE:
        return ("target-wanted" if open_to else "nobody-to-choose"), {"card": CARDS[card]}
    if target != seat and not open_to >> target & 1:
        return "target-protected", {"target": target}
    return None


def why_not_named(view: Table, named: int) -> tuple[str, dict[str, t.Any]]:
    """Why this name cannot be spoken (§5.1.2)."""
    del view
    return ("guard-named", {}) if named == GUARD else ("not-in-deck", {"card": card_name(named)})


# ---------------------------------------------------------------------- positions


def marks(state: t.Mapping[str, t.Any], seats: int) -> list[str]:
    """Who is protected, out, has how many tokens, whose turn it is and what is owed."""
    everyone = only(*range(seats))
    terms = [
        f"{word}:{','.join(letter(seat) for seat in members(mask))}"
        for word, mask in (("prot", state["safe"]), ("out", everyone & ~state["in_round"]))
        if mask
    ]
    if any(state["tokens"]):
        terms.append("tok:" + ",".join(f"{letter(seat)}{count}" for seat, count in enumerate(state["tokens"])))
    terms.append(f"turn:{letter(state['turn'])}")
    return terms + ([f"owes:{state['owes']}"] if state["owes"] else [])


def known(seat: int, view: LoveLetter) -> list[str]:
    """What a seat knows of the others' hands and of the deck."""
    state = view.state()
    terms = []
    for other, hand in enumerate(state["hands"]):
        if other != seat and any(card != FACE_DOWN for card in hand):
            terms.append(f"knows {letter(seat)}:{letter(other)}{{{card_list(CARDS, hand)}}}")
    if any(card != FACE_DOWN for card in state["deck"]):
        terms.append(f"knows {letter(seat)}:deck[{card_list(CARDS, state['deck'])}]")
    return terms


class LoveLetterLayout(Layout):
    """Where the cards lie, who knows them, and the facts that lay them there."""

    term = TERM
    kinds = FACTS
    places = ("hand", "front", "deck", "aside", "up")

    def __init__(self, edition: Edition, seats: int, text: str) -> None:
        super().__init__(CARDS, terms_of(edition).counts, seats)
        self.tokens_to_win = terms_of(edition).tokens_to_win(seats)
        self.hands: dict[int, list[int]] = {}
        self.fronts: dict[int, list[int]] = {}
        self.heaps: dict[str, list[int]] = {"deck": [], "aside": [], "up": []}
        self.safe = self.out = 0
        self.tokens: dict[int, int] = {}
        self.turn = self.owes = 0
        self.knowers: dict[tuple[str, int], list[tuple[int, list[int]]]] = {}
        self.read(text)

    def read_term(self, term: re.Match[str]) -> None:
        if term["seat"]:
            self.hands[self.seat(term["seat"])] = self.use(term["hand"])
        elif term["owner"]:
            self.fronts[self.seat(term["owner"])] = self.use(term["front"])
        elif term["deck"] is not None:
            self.heaps["deck"] = self.use(term["deck"])
        elif term["place"]:
            self.heaps[term["place"]] = self.use(term["heap"])
        elif term["mark"]:
            self.read_mark(term["mark"], term["value"].split(","), term[0])
        elif term["whose"]:
            place = "hand", self.seat(term["whose"])
            self.knowers.setdefault(place, []).append((self.seat(term["knower"]), self.cards_of(term["known"])))
        else:
            place = "deck", 0
            cards = self.cards_of(term["known_deck"])
            self.knowers.setdefault(place, []).append((self.seat(term["knower"]), cards))

    def read_mark(self, word: str, values: list[str], text: str) -> None:
        try:
            if word == "tok":
                self.tokens |= {self.seat(value[:1]): small(value[1:]) for value in values}
            elif word == "owes":
                self.owes = small(values[0])
            elif word == "turn":
                self.turn = self.seat(values[0])
            else:
                seats = only(*(self.seat(value) for value in values))
                self.safe, self.out = (seats, self.out) if word == "prot" else (self.safe, seats)
        except ValueError:
            raise BadText("bad-position", text=text) from None

    def check(self) -> None:
        """A position must be one in which the turn can be played."""
        if self.out >> self.turn & 1 or self.out & self.safe or self.seats - self.out.bit_count() < 2:
            raise BadText("bad-position", text="out")
        for seat in range(self.seats):
            hand = self.hands.get(seat, [])
            size = 0 if self.out >> seat & 1 else 1 + (seat == self.turn) * max(1, self.owes)
            if len(hand) != size:
                raise BadText("wrong-hand", seat=letter(seat), size=size)
        for word, most in (("aside", 1), ("up", 3)):
            if len(self.heaps[word]) > most:
                raise BadText("bad-position", text=word)
        if self.owes > 2:
            raise BadText("bad-position", text="owes")
        for seat, tokens in self.tokens.items():
            if tokens >= self.tokens_to_win:  # §8.4
                raise BadText("position-over", text=f"tok:{letter(seat)}{tokens}")

    def set_aside(self) -> None:
        """A position that does not say what lies aside has some card there that it does not name."""
        left = [card for card, count in enumerate(self.left) if count]
        if not self.heaps["aside"] and left:
            self.heaps["aside"] = left[:1]
        if not self.heaps["aside"]:
            raise BadText("bad-position", text="aside")

    def facts(self) -> list[Fact]:
        """The facts that lay the position out, in an order that every table can fold."""
        self.check()
        self.set_aside()
        facts = [self.said("emptied")]
        for seat in range(self.seats):
            facts += self.place("front", seat, self.fronts.get(seat, []), ALL)
        facts += self.place("up", 0, self.heaps["up"], ALL)
        facts += self.place("aside", 0, self.heaps["aside"], NOBODY)
        facts += self.place("deck", 0, self.heaps["deck"], NOBODY)
        for seat in range(self.seats):
            facts += self.place("hand", seat, self.hands.get(seat, []), only(seat))
        for seat in range(self.seats):
            state = (not self.out >> seat & 1) * IN_ROUND | (self.safe >> seat & 1) * PROTECTED
            facts.append(self.said("stood", seat=seat, other=state, number=self.tokens.get(seat, 0)))
        facts.append(self.said("turn_began", seat=self.turn))
        if self.owes:
            facts.append(self.said("consulted", seat=self.turn, number=self.owes))
        return facts

    def place(self, place: str, seat: int, cards: list[int], seen_by: int) -> list[Fact]:
        return [
            self.placed(place, seat, card, seen_by | knowers)
            for card, knowers in zip(cards, self.knowers_of(place, seat, cards), strict=True)
        ]

    def knowers_of(self, place: str, seat: int, cards: list[int]) -> list[int]:
        """For each card at a place, who knows it beyond its owner; nobody can know what does not lie there."""
        knowers = [NOBODY] * len(cards)
        for knower, named in self.knowers.get((place, seat), []):
            found, missing = find_known(named, cards, in_order=place == "deck")
            if missing:
                raise BadText("bad-position", text=f"knows {letter(knower)}:{card_name(missing[0])}")
            for index in found:
                knowers[index] |= only(knower)
        return knowers


def small(word: str) -> int:
    """A number of tokens or cards; ValueError if it is none."""
    if not is_number(word, MOST_TOKENS):
        raise ValueError(word)
    return int(word)


def find_known(named: list[int], cards: list[int], *, in_order: bool) -> tuple[list[int], list[int]]:
    """Where the cards lie that somebody knows, and those that are not there.

    A card is the one at its own place if it can be, so that a position reads back as it was written.
    Otherwise, unless the order counts, it is any other of its kind: a hand has no order.
    """
    found = [index for index, card in enumerate(cards) if named[index : index + 1] == [card]]
    missing = named[len(cards) :]
    for card in [card for index, card in enumerate(named[: len(cards)]) if index not in found and card != FACE_DOWN]:
        others = [index for index, other in enumerate(cards) if other == card and index not in found]
        if in_order or not others:
            missing.append(card)
        else:
            found.append(others[0])
    return found, missing


GAME = LoveLetterGame()
