"""Spicy as text: moves, positions, and why a move is refused. The grammar is in docs/notation.md."""

from __future__ import annotations

import re
import typing as t

from kartaro.core.errors import BadOption, BadText
from kartaro.core.seats import ALL, DEALER, FACE_DOWN, LETTERS, NOBODY, TRUTH, letter, members, only
from kartaro.core.text import Layout, card_list, is_number, pick_text, read_card, read_pick
from kartaro.games.spicy.box import (
    ABOVE,
    CARDS,
    EDITIONS,
    FACTS,
    GAME_NAME,
    MOST_JITTER,
    MOST_WINDOWS,
    N_CLAIMS,
    OPTIONS,
    VARIANTS,
    check_variants,
    terms_of,
)
from kartaro.games.spicy.table import (
    A_HEIGHT,
    A_TUCK,
    A_TURN,
    AFTER_PASS,
    AFTER_PLAY,
    ANNOUNCING,
    ANSWERS,
    COPY,
    COPY_ANNOUNCING,
    FOR_GOOD,
    HEIGHT,
    LET_GO,
    LOT,
    LOTS,
    NO_TUCK,
    NONE,
    PASS,
    PER_WINDOW,
    PLAYS,
    TO_COPY,
    TO_LAST,
    TROPHIES,
    TROPHIES_TO_WIN,
    TUCK_BASE,
    TUCKS,
    UNNAMED,
    VARIANT,
    WRONG,
    WRONG_NUMBER,
    WRONG_SPICE,
    Spicy,
)
from kartaro.games.spicy.words import ANSWER_NAMES, COPY_NAME, MoveKind, MoveParts, SpicyWords, answer_of, parts_of

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.fact import Fact
    from kartaro.core.table import Table

WINDOWS = (AFTER_PLAY, AFTER_PASS, TO_LAST, TO_COPY)
STEPS = ("turn", "tuck", "height", "played", "passed", "last", "copy")
"""What is asked for, as positions say it, in the order above."""

ANSWER_TEXTS = {
    "let go": LET_GO,
    "let go for good": FOR_GOOD,
    "challenge number": WRONG_NUMBER,
    "challenge spice": WRONG_SPICE,
    "challenge copy": WRONG,
    "challenge": UNNAMED,
}
ANNOUNCING_WORD = "announcing"
ANSWER = re.compile(r"(?P<what>.*\S)\s*#(?P<window>\d{1,3})")
DEALER_WORDS = {"spice": VARIANT, "height": HEIGHT, "lot": LOT}

HEAPS = ("deck[", "played[", "stack[")
MARKS = (
    "above:", "won:", "trophies:", "spiced:", "top:", "how:", "announced:", "done:", "turn:", "step:", "window:",
    "owes:", "sealed:",
)  # fmt: skip
HOW = ("copy", "last", "decided")
MOST_CARDS = 100

TERM = re.compile(
    r"""
      (?P<seat>[a-f])\{(?P<hand>[^}]*)\}
    | (?P<place>deck|played|stack)\[(?P<heap>[^\]]*)\]
    | knows\s+(?P<knower>[a-f]):\s*(?P<where>played|stack)\[(?P<known>[^\]]*)\]
    | (?P<mark>above|won|trophies|spiced|top|how|announced|done|turn|step|window|owes|sealed):(?P<value>[a-z0-9=,._]+)
    """,
    re.VERBOSE,
)


class SpicyGame(SpicyWords):
    """The room's face to the rest."""

    name = GAME_NAME
    editions = EDITIONS
    options = OPTIONS
    kinds = FACTS
    cards = CARDS

    def seats(self, edition: Edition) -> tuple[int, int]:
        check_variants(edition)
        return min(ABOVE), max(ABOVE)

    def check_seats(self, edition: Edition, seats: int) -> None:
        """World's End must lie in the deck, wherever chance shifts it (§2.2)."""
        super().check_seats(edition, seats)
        terms = terms_of(edition, seats)
        if not terms.jitter < terms.above <= terms.deck() - terms.jitter:
            raise BadOption("worlds-end-outside", above=terms.above, jitter=terms.jitter, deck=max(terms.deck(), 0))

    def numbers(self, edition: Edition, seats: int) -> dict[str, int]:
        """Cards in all, in each hand and in the deck, and those above World's End."""
        terms = terms_of(edition, seats)
        return {
            "cards": sum(terms.copies),
            "hand": terms.hand_size,
            "deck": terms.deck(),
            "above": terms.above,
            "jitter": terms.jitter,
        }

    def table(self, edition: Edition, seats: int, viewer: int = TRUTH) -> Spicy:
        return Spicy(terms_of(edition, seats), viewer)

    # Moves

    def move_text(self, seat: int, move: int) -> str:
        """`play c5 as w7`, `pass`, `tuck c1 c2`, `let go #3`, `challenge number #3`, `copy c5 #3`."""
        if seat == DEALER:
            return dealer_text(move)
        parts = parts_of(move)
        ending = [ANNOUNCING_WORD] if parts.announces else []
        names = [CARDS[card] for card in parts.cards]
        if parts.kind is MoveKind.PLAY:
            return " ".join(["play", *names, "as", CARDS[parts.claim], *ending])
        if parts.kind is MoveKind.TUCK:
            return " ".join(["tuck", *(names or ["nothing"])])
        if parts.kind is MoveKind.ANSWER:
            what = " ".join(["copy", *names, *ending]) if names else answer_text(parts.answer)
            return f"{what} #{parts.window}"
        return "pass"

    def read_move(self, seat: int, text: str) -> int:
        if seat == DEALER:
            return read_dealer(text)
        text = " ".join(text.lower().split())
        words = text.split() or [""]
        if text == "pass":
            return PASS
        if words[0] == "play":
            return read_play(words, text)
        if words[0] == "tuck":
            return read_tuck(words[1:], text)
        answer = ANSWER.fullmatch(text)
        if answer is None or not 0 < int(answer["window"]) <= MOST_WINDOWS:
            raise BadText("bad-move", text=text)
        return ANSWERS + int(answer["window"]) * PER_WINDOW + read_answer(answer["what"], text)

    def why_not(self, view: Table, seat: int, move: int) -> tuple[str, dict[str, t.Any]]:
        """Judged by the seat's own view alone."""
        state = view.state()
        parts = parts_of(move)
        if parts.kind is MoveKind.ANSWER:
            return why_not_answered(state, seat, parts)
        can_announce = any(parts_of(code).announces for code in view.legal(seat))
        reason = why_not_now(state, parts) or why_not_held(state, seat, parts)
        return reason or why_not_laid(parts, can_announce=can_announce)

    # Timing

    reacts = True

    def let_go(self, view: Table, seat: int) -> int | None:
        """In a window, to let the card go (§9.1)."""
        window = view.open_window()
        if window is None or not view.asked() >> seat & 1:
            return None
        return ANSWERS + int(window) * PER_WINDOW + LET_GO

    def may_wait(self, view: Table, seat: int, move: int) -> bool:
        """The next player may say what to do once all have let the card go."""
        if view.open_window() is None or parts_of(move).kind not in (MoveKind.PASS, MoveKind.PLAY):
            return False
        return bool(seat == (view.state()["turn"] + 1) % view.seats)

    # Positions

    def position_text(self, edition: Edition, truth: Table, views: t.Mapping[int, Table]) -> str:
        state = truth.state()
        terms = [f"{letter(seat)}{{{card_list(CARDS, hand)}}}" for seat, hand in enumerate(state["hands"])]
        terms.append(f"deck[{card_list(CARDS, state['deck'])}]")
        terms += [f"{place}[{card_list(CARDS, cards)}]" for place, cards in heaps(state).items() if cards]
        terms += marks(state, terms_of(edition, truth.seats).variants)
        for seat in range(truth.seats):
            if seat in views:
                terms += known(seat, views[seat].state())
        return " ".join(terms)

    def position_terms(self, seats: int) -> frozenset[str]:
        hands = {f"{seat}{{" for seat in LETTERS[:seats]}
        knows = {f"knows {seat}:{heap}" for seat in LETTERS[:seats] for heap in ("played[", "stack[")}
        return frozenset({*hands, *knows, *HEAPS, *MARKS})

    def lay_out(self, edition: Edition, seats: int, text: str) -> list[Fact]:
        return SpicyLayout(edition, seats, text).facts()

    # Where cards lie

    def places(self, table: Table) -> dict[str, list[int]]:
        state = table.state()
        hands = {f"hand {seat}": list(hand) for seat, hand in enumerate(state["hands"])}
        return {"deck": list(state["deck"]), "played": list(state["played"]), **hands}


# ---------------------------------------------------------------------- moves


def dealer_text(move: int) -> str:
    """`pick a`, `spice chili`, `height 2`, `lot 17`."""
    if move < VARIANT:
        return pick_text(move)
    if move < HEIGHT:
        return f"spice {VARIANTS[move - VARIANT]}"
    return f"height {move - HEIGHT}" if move < LOT else f"lot {move - LOT}"


def read_dealer(text: str) -> int:
    words = text.lower().split()
    if len(words) != 2 or words[0] not in DEALER_WORDS:
        return read_pick(text)
    word, value = words
    if word == "spice" and value in VARIANTS:
        return VARIANT + VARIANTS.index(value)
    most = 2 * MOST_JITTER if word == "height" else LOTS - 1
    if word == "spice" or not is_number(value, most):
        raise BadText("bad-move", text=text)
    return DEALER_WORDS[word] + int(value)


def read_play(words: list[str], text: str) -> int:
    """`play c5 as w7`, `play c5 as w7 announcing`."""
    announces = words[-1] == ANNOUNCING_WORD
    if len(words) != 4 + announces or words[2] != "as":
        raise BadText("bad-move", text=text)
    return (
        PLAYS + announces * ANNOUNCING + read_card(CARDS, words[1]) * N_CLAIMS + read_card(CARDS[:N_CLAIMS], words[3])
    )


def read_tuck(words: list[str], text: str) -> int:
    """`tuck nothing`, `tuck c1`, `tuck c1 c2`."""
    if not 1 <= len(words) <= 2:
        raise BadText("bad-move", text=text)
    cards = [] if words == ["nothing"] else [read_card(CARDS, word) for word in words]
    return tuck_code(cards)


def tuck_code(cards: t.Iterable[int]) -> int:
    """The one code of these cards, in whatever order."""
    first, second = [*sorted(cards), NO_TUCK, NO_TUCK][:2]
    return TUCKS + first * TUCK_BASE + second


def read_answer(what: str, text: str) -> int:
    """The number of an answer."""
    if what in ANSWER_TEXTS:
        return ANSWER_TEXTS[what]
    words = what.split()
    announces = words[-1] == ANNOUNCING_WORD
    if words[0] != "copy" or len(words) != 2 + announces:
        raise BadText("bad-move", text=text)
    return (COPY_ANNOUNCING if announces else COPY) + read_card(CARDS, words[1])


def answer_text(answer: int) -> str:
    return next(text for text, number in ANSWER_TEXTS.items() if number == answer)


def is_held(cards: t.Iterable[int], hand: list[int]) -> bool:
    rest = list(hand)
    for card in cards:
        if card not in rest:
            return False
        rest.remove(card)
    return True


Reason = tuple[str, dict[str, t.Any]]


def why_not_now(state: t.Mapping[str, t.Any], parts: MoveParts) -> Reason | None:
    """What is asked for, if it is something else."""
    if state["phase"] in WINDOWS:
        return "answer-wanted", {}
    if state["phase"] == A_TUCK:
        return None if parts.kind is MoveKind.TUCK else ("tuck-wanted", {})
    return ("turn-wanted", {}) if parts.kind is MoveKind.TUCK else None


def why_not_held(state: t.Mapping[str, t.Any], seat: int, parts: MoveParts) -> Reason | None:
    hand = state["hands"][seat]
    return None if is_held(parts.cards, hand) else ("cards-not-held", {"hand": [CARDS[card] for card in hand]})


def why_not_laid(parts: MoveParts, *, can_announce: bool) -> Reason:
    """Why these cards, which are held, cannot be tucked (§8.4.1), or cannot be played so (§3.4, §5.1)."""
    if parts.kind is MoveKind.TUCK:
        return "wrong-tuck", {}
    if parts.announces and not can_announce:
        return "nothing-to-announce", {}
    return "claim-does-not-fit", {"card": CARDS[parts.claim]}


def why_not_answered(state: t.Mapping[str, t.Any], seat: int, parts: MoveParts) -> Reason:
    """Why this answer cannot be given (§9)."""
    if state["phase"] not in WINDOWS:
        return "nothing-to-answer", {}
    if parts.window != state["window"]:
        return "stale-answer", {"number": parts.window, "now": state["window"]}
    if parts.answer == COPY:
        return why_not_copied(state, seat, parts)
    return ("not-for-good", {}) if parts.answer == FOR_GOOD else why_not_challenged(state, parts)


def why_not_challenged(state: t.Mapping[str, t.Any], parts: MoveParts) -> Reason:
    """Why the card cannot be challenged so (§4.3, §8.6.5, §9.8)."""
    if state["phase"] == TO_COPY:
        return "card-decided", {}
    if state["is_copy"]:
        return "copy-is-wrong-or-not", {}
    return ("not-a-copy" if parts.answer == WRONG else "trait-wanted"), {}


def why_not_copied(state: t.Mapping[str, t.Any], seat: int, parts: MoveParts) -> Reason:
    """Why a copy cannot be offered (§8.6, §9.6, §9.8)."""
    if not state["variants"][VARIANTS.index("copycat")] or state["phase"] not in (AFTER_PLAY, TO_COPY):
        return "cannot-copy", {}
    return why_not_held(state, seat, parts) or ("nothing-to-announce", {})


# ---------------------------------------------------------------------- positions


def heaps(state: t.Mapping[str, t.Any]) -> dict[str, list[int]]:
    """What was played and won, and the stack from its first card to its top."""
    played, start = state["played"], state["start"]
    return {"played": played[:start], "stack": played[start:]}


def known(seat: int, state: t.Mapping[str, t.Any]) -> list[str]:
    """What a seat knows of cards that were played: its own, and those that were revealed."""
    return [
        f"knows {letter(seat)}:{place}[{card_list(CARDS, cards)}]"
        for place, cards in heaps(state).items()
        if any(card != FACE_DOWN for card in cards)
    ]


def marks(state: t.Mapping[str, t.Any], variants: int) -> list[str]:
    """Everything but where the cards lie."""
    terms = [] if state["above"] == FACE_DOWN else [f"above:{state['above']}"]
    terms += counts("won", state["winnings"]) + counts("trophies", state["trophies"])
    spiced = [VARIANTS[i] for i, there in enumerate(state["variants"]) if there and not variants >> i & 1]
    terms += [f"spiced:{','.join(spiced)}"] if spiced else []
    if state["owner"] != NONE:
        terms.append(f"top:{letter(state['owner'])}={CARDS[state['claim']]}")
        how = [word for word in HOW if state[f"is_{word}"]]
        terms += [f"how:{','.join(how)}"] if how else []
    terms += seats_term("announced", state["announced"])
    if state["phase"] == A_TURN:
        terms += seats_term("done", [mark == 1 for mark in state["done"]])
    return [*terms, f"turn:{letter(state['turn'])}", *window_terms(state)]


def window_terms(state: t.Mapping[str, t.Any]) -> list[str]:
    """What is asked for, by whom it is still owed, and what was answered, in the order it came."""
    phase = state["phase"]
    terms = [f"step:{STEPS[phase]}"] if phase != A_TURN else []
    terms += [f"window:{state['window']}"] if state["window"] else []
    if phase in WINDOWS:
        owing = [seat for seat in members(state["asks"]) if seat != DEALER]
        terms += [f"owes:{','.join(letter(seat) for seat in owing)}"] if owing else []
        came = [seat for seat, arrival in enumerate(state["arrivals"]) if arrival != NONE]
        came.sort(key=lambda seat: int(state["arrivals"][seat]))
        sealed = [f"{letter(seat)}={sealed_text(state['answers'][seat])}" for seat in came]
        terms += [f"sealed:{','.join(sealed)}"] if sealed else []
    return terms


def counts(word: str, numbers: list[int]) -> list[str]:
    some = [f"{letter(seat)}{number}" for seat, number in enumerate(numbers) if number]
    return [f"{word}:{','.join(some)}"] if some else []


def seats_term(word: str, seats: t.Sequence[int]) -> list[str]:
    some = [letter(seat) for seat, there in enumerate(seats) if there]
    return [f"{word}:{','.join(some)}"] if some else []


def sealed_text(answer: int) -> str:
    """`let_go`, `copy.c5`, `copy.c5.announcing`; `?` is written for one that is not known."""
    if answer == FACE_DOWN:
        return "?"
    parts = answer_of(answer)
    if parts.answer != COPY:
        return ANSWER_NAMES[answer]
    return ".".join([COPY_NAME, CARDS[parts.cards[0]], *([ANNOUNCING_WORD] if parts.announces else [])])


def read_sealed(word: str, text: str) -> int:
    for answer, name in ANSWER_NAMES.items():
        if word == name:
            return answer
    parts = word.split(".")
    if parts[0] != COPY_NAME or len(parts) not in (2, 3) or parts[2:] not in ([], [ANNOUNCING_WORD]):
        raise BadText("bad-position", text=text)
    return (COPY_ANNOUNCING if parts[2:] else COPY) + read_card(CARDS, parts[1])


class SpicyLayout(Layout):
    """Where the cards lie, who knows them, what was declared and answered, and the facts that lay it all there."""

    term = TERM
    kinds = FACTS
    places = ("hand", "deck", "played", "stack")

    def __init__(self, edition: Edition, seats: int, text: str) -> None:
        super().__init__(CARDS, terms_of(edition, seats).copies, seats)
        self.jitter = terms_of(edition, seats).jitter
        self.ends_on_draw = terms_of(edition, seats).ends_on_draw
        self.hands: dict[int, list[int]] = {}
        self.heaps: dict[str, list[int]] = {"deck": [], "played": [], "stack": []}
        self.knowers: list[tuple[int, str, list[int]]] = []
        self.marks: dict[str, list[str]] = {}
        self.read(text)

    def read_term(self, term: re.Match[str]) -> None:
        if term["seat"]:
            self.hands[self.seat(term["seat"])] = self.use(term["hand"])
        elif term["place"]:
            self.heaps[term["place"]] = self.use(term["heap"])
        elif term["knower"]:
            self.knowers.append((self.seat(term["knower"]), term["where"], self.cards_of(term["known"])))
        else:
            self.marks[term["mark"]] = term["value"].split(",")

    # Marks

    def unreadable(self, mark: str) -> BadText:
        return BadText("bad-position", text=self.written(mark))

    def written(self, mark: str) -> str:
        return f"{mark}:{','.join(self.marks.get(mark, []))}"

    def number(self, mark: str, otherwise: int, most: int) -> int:
        words = self.marks.get(mark)
        if words is None:
            return otherwise
        if len(words) != 1 or not is_number(words[0], most):
            raise self.unreadable(mark)
        return int(words[0])

    def seats_of(self, mark: str) -> int:
        return only(*(self.seat(word) for word in self.marks.get(mark, [])))

    def counts(self, mark: str, most: int) -> dict[int, int]:
        found = {}
        for word in self.marks.get(mark, []):
            if not is_number(word[1:], most):
                raise self.unreadable(mark)
            found[self.seat(word[:1])] = int(word[1:])
        return found

    def trophies(self) -> dict[int, int]:
        return self.counts("trophies", TROPHIES)

    def one(self, mark: str, usual: str) -> str:
        words = self.marks.get(mark, [usual])
        if len(words) != 1:
            raise self.unreadable(mark)
        return words[0]

    def step(self) -> int:
        word = self.one("step", "turn")
        if word not in STEPS:
            raise self.unreadable("step")
        return STEPS.index(word)

    def turn(self) -> int:
        return self.seat(self.one("turn", "a"))

    def owner_and_claim(self) -> tuple[int, int] | None:
        if "top" not in self.marks:
            return None
        owner, _, claim = self.one("top", "").partition("=")
        return self.seat(owner), read_card(CARDS[:N_CLAIMS], claim)

    def how(self) -> int:
        words = self.marks.get("how", [])
        if not set(words) <= set(HOW):
            raise self.unreadable("how")
        return sum(1 << HOW.index(word) for word in set(words))

    def sealed(self) -> list[tuple[int, int]]:
        """Seats that have answered, in the order they did, and how."""
        found = []
        for word in self.marks.get("sealed", []):
            seat, _, answer = word.partition("=")
            found.append((self.seat(seat), read_sealed(answer, word)))
        return found

    # What must hold

    def check(self) -> None:
        """A position must be one from which the match can be played on."""
        step = self.step()
        if bool(self.heaps["stack"]) != ("top" in self.marks):
            raise BadText("bad-position", text="stack")
        if step in (A_TURN, A_TUCK) and not self.hands.get(self.turn()):
            raise BadText("wrong-hand", seat=letter(self.turn()), size=1)
        above = self.above()
        if above > len(self.heaps["deck"]) or (above == 0 and not self.ends_on_draw):
            raise self.unreadable("above")
        cards = sum(len(hand) for hand in self.hands.values())
        if self.number("window", 0, MOST_WINDOWS) + cards + 2 * above + TROPHIES_TO_WIN > MOST_WINDOWS:
            raise self.unreadable("window")  # every card may be played and every card drawn by a pass
        trophies = self.trophies().values()
        if max(trophies, default=0) >= TROPHIES_TO_WIN or sum(trophies) >= TROPHIES:  # §7.1
            raise BadText("position-over", text=self.written("trophies"))
        self.check_window(step)

    def check_window(self, step: int) -> None:
        """Those who are asked answer for a card that lies there and is not their own."""
        sealed = self.sealed()
        owing, answered = self.seats_of("owes"), only(*(seat for seat, _ in sealed))
        if step in (A_TURN, A_TUCK, A_HEIGHT):
            if owing or answered:
                raise self.unreadable("owes")
            return
        top = self.owner_and_claim()
        if top is None or not owing | answered or owing & answered or (owing | answered) >> top[0] & 1:
            raise self.unreadable("owes")

    def above(self) -> int:
        return self.number("above", len(self.heaps["deck"]), MOST_CARDS)

    # The facts

    def facts(self) -> list[Fact]:
        """The facts that lay the position out, in an order that every table can fold."""
        self.check()
        facts = [self.said("emptied")]
        facts += [self.said("spiced", number=self.variant(word)) for word in self.marks.get("spiced", [])]
        for seat in range(self.seats):
            facts += [self.placed("hand", seat, card, only(seat)) for card in self.hands.get(seat, [])]
        facts += [self.placed("deck", 0, card, NOBODY) for card in self.heaps["deck"]]
        for place in ("played", "stack"):
            seers = self.seers(place)
            facts += [self.placed(place, 0, card, seen) for card, seen in zip(self.heaps[place], seers, strict=True)]
        won, trophies = self.counts("won", MOST_CARDS), self.trophies()
        facts += [
            self.said("stood", seat=seat, other=trophies.get(seat, 0), number=won.get(seat, 0))
            for seat in range(self.seats)
        ]
        top = self.owner_and_claim()
        if top is not None:
            facts.append(self.said("topped", seat=top[0], other=self.how(), number=top[1]))
        return facts + self.facts_of_the_step()

    def variant(self, word: str) -> int:
        if word not in VARIANTS:
            raise self.unreadable("spiced")
        return VARIANTS.index(word)

    def facts_of_the_step(self) -> list[Fact]:
        step, turn = self.step(), self.turn()
        window = self.number("window", 0, MOST_WINDOWS)
        is_open = step in WINDOWS
        facts = [
            self.said("came_to", seat=turn, other=self.seats_of("announced"), number=window - is_open if window else 0),
            *(self.seal(seat, FOR_GOOD) for seat in members(self.seats_of("done"))),
        ]
        if step == A_HEIGHT:
            return facts
        facts.append(self.said("slid_in", number=self.above(), heard_by=NOBODY if self.jitter else ALL))
        if step == A_TURN:
            facts.append(self.said("turn_began", seat=turn))
        elif step == A_TUCK:
            facts.append(self.said("must_tuck", seat=turn, number=min(2, len(self.hands[turn]))))
        else:
            facts += self.facts_of_the_window(step)
        return facts

    def facts_of_the_window(self, step: int) -> list[Fact]:
        sealed, owing = self.sealed(), self.seats_of("owes")
        asked = owing | only(*(seat for seat, _ in sealed))
        facts = [self.said("opened", seat=asked, number=step)]
        for seat, answer in sealed:
            facts += [self.seal(seat, answer), self.said("answered", seat=seat)]
        return facts if owing else [*facts, self.said("called_lot")]

    def seal(self, seat: int, answer: int) -> Fact:
        return self.said("sealed", seat=seat, number=answer, heard_by=only(seat))

    def seers(self, place: str) -> list[int]:
        """Who knows each card of a heap: what all players know was revealed, so that everybody does."""
        cards = self.heaps[place]
        seers = [NOBODY] * len(cards)
        for knower, where, named in self.knowers:
            if where != place:
                continue
            if len(named) != len(cards) or any(
                one not in (FACE_DOWN, card) for one, card in zip(named, cards, strict=True)
            ):
                raise BadText("bad-position", text=f"knows {letter(knower)}:{place}")
            for index, card in enumerate(named):
                seers[index] |= only(knower) if card != FACE_DOWN else NOBODY
        everyone = only(*range(self.seats))
        return [ALL if seen == everyone else seen for seen in seers]


GAME = SpicyGame()
