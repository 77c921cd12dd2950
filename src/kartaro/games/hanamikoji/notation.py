"""Hanamikoji as text: moves, positions, and why a move is refused. The grammar is in docs/notation.md."""

from __future__ import annotations

import re
import typing as t

from kartaro.core.errors import BadText
from kartaro.core.fact import Fact
from kartaro.core.seats import ALL, DEALER, LETTERS, NOBODY, TRUTH, letter, only
from kartaro.core.text import Layout, card_list, pick_text, read_card, read_pick
from kartaro.games.hanamikoji.box import ACTIONS, EDITIONS, FACTS, GAME_NAME, ITEMS, OPTIONS, terms_of
from kartaro.games.hanamikoji.table import (
    COMPETITION,
    GIFT,
    GIFTS,
    NEUTRAL,
    SECRET,
    SECRETS,
    SPLITS,
    TAKES,
    TAKES_PAIR,
    TRADE_OFF,
    TRADES,
    Hanamikoji,
)
from kartaro.games.hanamikoji.words import HanamikojiWords, parts_of

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.table import Table

WORDS = ("take", "secret", "trade", "gift", "compete")
"""The first word of a move; but for the first, at the number of its action."""
STARTS = (TAKES, SECRETS, TRADES, GIFTS, SPLITS)

OF_A_SEAT = ("{", "<", "secret(", "traded(")
HEAPS = ("deck[", "offer[", "removed(")
MARKS = ("used:", "favour:", "turn:", "start:", "round:")
MOST_ROUNDS = 99

TERM = re.compile(
    r"""
      (?P<seat>[ab])(?:\{(?P<hand>[^}]*)\}|<(?P<side>[^>]*)>|(?P<under>secret|traded)\((?P<cards>[^)]*)\))
    | (?P<place>deck|offer)\[(?P<heap>[^\]]*)\]
    | removed\((?P<removed>[^)]*)\)
    | (?P<mark>used|favour|turn|start|round):(?P<value>[a-z0-9=,]+)
    """,
    re.VERBOSE,
)


class HanamikojiGame(HanamikojiWords):
    """The room's face to the rest."""

    name = GAME_NAME
    editions = EDITIONS
    options = OPTIONS
    kinds = FACTS
    cards = ITEMS

    def seats(self, edition: Edition) -> tuple[int, int]:
        terms_of(edition)  # refuses items and actions that do not go together
        return 2, 2

    def numbers(self, edition: Edition, seats: int) -> dict[str, int]:
        """The charm of every geisha, by her item, and what wins; a limit of 0 rounds is none."""
        del seats
        terms = terms_of(edition)
        charm = dict(zip(ITEMS, terms.charm, strict=True))
        return {
            **charm,
            "charm_to_win": terms.charm_to_win(),
            "geishas_to_win": terms.geishas_to_win(),
            "max_rounds": terms.max_rounds,
        }

    def table(self, edition: Edition, seats: int, viewer: int = TRUTH) -> Hanamikoji:
        del seats
        return Hanamikoji(terms_of(edition), viewer)

    # Moves

    def move_text(self, seat: int, move: int) -> str:
        """`secret fan`, `gift fan tea tea`, `compete fan tea / tea tea`, `take fan`, and for the dealer `pick a`."""
        if seat == DEALER:
            return pick_text(move)
        action, cards = parts_of(move)
        names = [ITEMS[card] for card in cards]
        if action == COMPETITION:
            names.insert(2, "/")
        return " ".join([WORDS[action], *names])

    def read_move(self, seat: int, text: str) -> int:
        if seat == DEALER:
            return read_pick(text)
        first, *rest = text.lower().replace("/", " / ").split() or [""]
        if first not in WORDS:
            raise BadText("bad-move", text=text)
        action = WORDS.index(first)
        slashes = [place for place, word in enumerate(rest) if word == "/"]
        if slashes != ([2] if action == COMPETITION else []):
            raise BadText("bad-move", text=text)
        cards = [read_card(ITEMS, word) for word in rest if word != "/"]
        if len(cards) not in ((1, 2) if action == 0 else (action,)):
            raise BadText("bad-move", text=text)
        return code_of(action, cards)

    def why_not(self, view: Table, seat: int, move: int) -> tuple[str, dict[str, t.Any]]:
        """Judged by the seat's own view alone."""
        state = view.state()
        action, cards = parts_of(move)
        if bool(state["offer"]) != (action == 0):
            return ("take-wanted" if state["offer"] else "action-wanted"), {}
        if action == 0:
            return why_not_taken(state["offer"], cards)
        if t.cast("Hanamikoji", view).absent >> action & 1:
            return "action-not-in-play", {}
        if state["used"][seat] >> action & 1:
            return "marker-used", {"action": ACTIONS[action - 1]}
        return "cards-not-held", {"hand": [ITEMS[card] for card in state["hands"][seat]]}

    # Positions

    def position_text(self, edition: Edition, truth: Table, views: t.Mapping[int, Table]) -> str:
        del edition, views  # what each seat knows follows from where the cards lie
        state = truth.state()
        terms = [f"{letter(seat)}{{{card_list(ITEMS, state['hands'][seat])}}}" for seat in range(2)]
        for seat in range(2):
            side = [item for item, count in enumerate(state["sides"][seat]) for _ in range(count)]
            terms += [f"{letter(seat)}<{card_list(ITEMS, side)}>"] if side else []
            for word, cards in (("secret", state["secrets"][seat]), ("traded", state["traded"][seat])):
                terms += [f"{letter(seat)}{word}({card_list(ITEMS, cards)})"] if cards else []
        terms.append(f"deck[{card_list(ITEMS, state['deck'])}]")
        terms += [f"removed({card_list(ITEMS, state['removed'])})"] if state["removed"] else []
        terms += [f"offer[{card_list(ITEMS, state['offer'])}]"] if state["offer"] else []
        return " ".join([*terms, *marks(state)])

    def position_terms(self, seats: int) -> frozenset[str]:
        places = {f"{seat}{place}" for seat in LETTERS[:seats] for place in OF_A_SEAT}
        return frozenset({*places, *HEAPS, *MARKS})

    def lay_out(self, edition: Edition, seats: int, text: str) -> list[Fact]:
        return HanamikojiLayout(edition, seats, text).facts()

    # Where cards lie

    def places(self, table: Table) -> dict[str, list[int]]:
        state = table.state()
        places = {word: list(state[word]) for word in ("deck", "removed", "offer")}
        for seat in range(2):
            places[f"hand {seat}"] = list(state["hands"][seat])
            places[f"secret {seat}"] = list(state["secrets"][seat])
            places[f"traded {seat}"] = list(state["traded"][seat])
        return places


# ---------------------------------------------------------------------- moves


def code_of(action: int, cards: t.Sequence[int]) -> int:
    """The one code of a move: its cards sorted, and of two pairs the lower first."""
    if action == COMPETITION:
        first, second = sorted([sorted(cards[:2]), sorted(cards[2:])])
        cards = first + second
    else:
        cards = sorted(cards)
    code = 0
    for card in cards:
        code = code * len(ITEMS) + card
    return code + (TAKES_PAIR if action == 0 and len(cards) == 2 else STARTS[action])


def why_not_taken(offer: list[int], cards: t.Sequence[int]) -> tuple[str, dict[str, t.Any]]:
    """Why this cannot be taken from an offer (§4.3.2, §4.4.2)."""
    if len(offer) == GIFT and len(cards) > 1:
        return "take-one", {}
    if len(offer) == COMPETITION and len(cards) == 1:
        return "take-pair", {}
    return "not-offered", {"cards": [ITEMS[card] for card in offer]}


# ---------------------------------------------------------------------- positions


def marks(state: t.Mapping[str, t.Any]) -> list[str]:
    """Which markers are used, whom the geishas favour, whose turn it is, who started the round, and which it is."""
    used = [f"{letter(seat)}{n}" for seat in range(2) for n in range(1, 5) if state["used"][seat] >> n & 1]
    terms = [f"used:{','.join(used)}"] if used else []
    owned = [f"{ITEMS[i]}={letter(owner)}" for i, owner in enumerate(state["markers"]) if owner != NEUTRAL]
    terms += [f"favour:{','.join(owned)}"] if owned else []
    return [*terms, f"turn:{letter(state['turn'])}", f"start:{letter(state['starter'])}", f"round:{state['round']}"]


class HanamikojiLayout(Layout):
    """Where the cards lie, what the markers show, and the facts that lay it all there."""

    term = TERM
    kinds = FACTS
    places = ("hand", "side", "deck", "removed", "secret", "traded")

    def __init__(self, edition: Edition, seats: int, text: str) -> None:
        super().__init__(ITEMS, terms_of(edition).charm, seats)
        self.terms = terms_of(edition)
        self.used: list[set[int]] = [set(), set()]
        self.favours: dict[int, int] = {}
        self.turn = 0
        self.start: int | None = None
        self.round = 1
        self.read(text)

    def read_term(self, term: re.Match[str]) -> None:
        if term["seat"]:
            seat = self.seat(term["seat"])
            for place in ("hand", "side"):
                if term[place] is not None:
                    self.laid[place, seat] = self.use(term[place])
            if term["under"]:
                self.laid[term["under"], seat] = self.use(term["cards"])
        elif term["place"]:
            self.laid[term["place"], 0] = self.use(term["heap"])
        elif term["mark"]:
            self.read_mark(term["mark"], term["value"].split(","), term[0])
        else:
            self.laid["removed", 0] = self.use(term["removed"])

    def read_mark(self, word: str, values: list[str], text: str) -> None:
        if word == "used":
            for value in values:
                action = self.positive(value[1:], len(ACTIONS), text)
                if action not in self.terms.actions:
                    raise BadText("bad-position", text=text)
                self.used[self.seat(value[:1])].add(action)
        elif word == "favour":
            for value in values:
                item, _, owner = value.partition("=")
                self.favours[read_card(ITEMS, item)] = self.seat(owner)
        elif word == "round":
            self.round = self.positive(values[0], MOST_ROUNDS, text)
        elif word == "turn":
            self.turn = self.seat(values[0])
        else:
            self.start = self.seat(values[0])

    def check(self) -> None:
        """A position must be one in which the round can be played to its end: all follows from the used markers."""
        offered = len(self.heap("offer"))
        if offered not in (0, GIFT, COMPETITION) or (offered and offered not in self.used[self.turn]):
            raise BadText("bad-position", text="offer")
        turns = len(self.used[0]) + len(self.used[1]) - (offered > 0)
        if turns >= 2 * len(self.terms.actions) or len(self.used[self.turn]) - (offered > 0) != turns // 2:
            raise BadText("bad-position", text="used")
        start = self.turn if turns % 2 == 0 else 1 - self.turn
        if self.start not in (None, start):
            raise BadText("bad-position", text="start")
        self.start = start
        for seat in range(2):
            self.check_seat(seat, draws=seat == self.turn and not offered)
        self.check_size("deck", None, 2 * len(self.terms.actions) - 1 - turns)
        if len(self.heap("removed")) > 1:
            raise BadText("wrong-heap", place="removed", size=1)
        self.check_match()

    def check_match(self) -> None:
        """Nobody has won in an earlier round, and none was the last (§6)."""
        for seat in range(2):
            charm = [self.terms.charm[geisha] for geisha, owner in self.favours.items() if owner == seat]
            if sum(charm) >= self.terms.charm_to_win() or len(charm) >= self.terms.geishas_to_win():
                raise BadText("position-over", text="favour")
        if self.terms.max_rounds and self.round > self.terms.max_rounds:
            raise BadText("position-over", text=f"round:{self.round}")

    def check_seat(self, seat: int, *, draws: bool) -> None:
        """A hand pays for the actions still to come, less the cards still to be drawn (§3.1, §4)."""
        free = set(self.terms.actions) - self.used[seat]
        size = sum(free) - len(free) + draws
        if len(self.heap("hand", seat)) != size:
            raise BadText("wrong-hand", seat=letter(seat), size=size)
        self.check_size("secret", seat, SECRET * (SECRET in self.used[seat]))
        self.check_size("traded", seat, TRADE_OFF * (TRADE_OFF in self.used[seat]))

    def facts(self) -> list[Fact]:
        """The facts that lay the position out, in an order that every table can fold."""
        self.check()
        facts = [self.said("emptied")]
        offer = self.heap("offer")
        for name in self.places:
            for seat in range(2):
                cards = self.heap(name, seat) + (offer if (name, seat) == ("hand", self.turn) else [])
                seers = {"deck": NOBODY, "removed": NOBODY, "side": ALL}.get(name, only(seat))
                facts += [self.placed(name, seat, card, seers) for card in cards]
        facts += [self.said("stood", seat=seat, number=geisha) for geisha, seat in self.favours.items()]
        facts.append(self.came_to())
        facts.append(self.said("turn_began", seat=self.turn))
        if offer:
            facts.append(self.said("used_marker", seat=self.turn, number=len(offer)))
        return facts + [Fact(self.kind("offered"), self.turn, 0, (card,), 0, ALL, ALL) for card in offer]

    def came_to(self) -> Fact:
        """Who began which round, and the markers used: a bit for each, b's above a's."""
        down = [{*self.used[seat], *self.terms.absent()} for seat in range(2)]
        used = sum(1 << seat * len(ACTIONS) + action - 1 for seat in range(2) for action in down[seat])
        return self.said("came_to", seat=self.start or 0, other=used, number=self.round)


GAME = HanamikojiGame()
