"""Spicy once more, to check counts against: plain, slow, and sharing nothing with `src`.

A match begins where a position leaves it, at a turn. A choice is a text of the notation, and every choice is tried on a
copy of the match. Of a stack only the top and the height are kept, and of the deck what lies above World's End: nothing
else matters. Numbers in brackets are sections of the collected rules, SPA their rulings.
"""

from __future__ import annotations

import copy
import itertools
import re
import typing as t

if t.TYPE_CHECKING:
    from tests.counts.spicy_matches import SmallMatch

BOX = (*(f"{spice}{number}" for spice in "cwp" for number in range(1, 11)), "nw", "sw")
CLAIMS = BOX[:30]
PUBLISHER = {
    "variants": "none",
    "we_love_chili": "may",
    "luck": "up_to_2",
    "announce": "auto",
    "faults": "off",
    "simultaneous": "seat_order",
    "worlds_end": "on_expose",
    "hand_size": "6",
}
EDITIONS = {
    "publisher": PUBLISHER,
    "id": PUBLISHER | {"announce": "at_one", "we_love_chili": "must", "luck": "exact_2"},
}
TERM = re.compile(r"(\w+)[{\[:]([^\s}\]]*)")

Row = tuple[int, int, int, int, tuple[int, ...]]


class Match:
    """A match that is going on. Seats are numbers from 0 on, and one more stands for those who watch."""

    def __init__(self, of: SmallMatch) -> None:
        terms = dict(TERM.findall(of.position))
        self.rules = EDITIONS[of.edition] | of.settings()
        self.variants = self.rules["variants"].split("+")
        self.seats = of.seats()
        self.hands = [listed(terms[letter]) for letter in "abcdef"[: self.seats]]
        deck = listed(terms["deck"])
        self.deck = deck[: int(terms.get("above", len(deck)))]
        self.won = numbers(terms.get("won", ""), self.seats)
        self.trophies = numbers(terms.get("trophies", ""), self.seats)
        self.turn = "abcdef".index(terms["turn"])
        self.step = "turn"
        self.lay_stack(terms)
        self.announced = seats_of(terms.get("announced", ""))
        self.done = seats_of(terms.get("done", ""))
        self.window = 0
        self.owing: tuple[int, ...] = ()
        self.answers: dict[int, str] = {}
        self.heard: list[tuple[str, ...]] = [()] * (self.seats + 1)

    def lay_stack(self, terms: dict[str, str]) -> None:
        stack, how = listed(terms.get("stack", "")), listed(terms.get("how", ""))
        self.height = len(stack)
        self.top, self.claim, self.owner = "", "", 0
        self.is_copy, self.is_decided = "copy" in how, "decided" in how
        if stack:
            self.top = stack[-1]
            self.owner, self.claim = "abcdef".index(terms["top"][0]), terms["top"][2:]

    def after(self, seat: int, choice: str) -> Match:
        """The match once a seat that is asked has chosen."""
        later = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, (list, dict)):
                setattr(later, name, copy.copy(value))
        later.choose(seat, choice)
        return later

    # What is told

    def say(self, sentence: str) -> None:
        self.heard = [(*heard, sentence) for heard in self.heard]

    def whisper(self, seat: int, sentence: str) -> None:
        self.heard[seat] = (*self.heard[seat], sentence)

    # What may be chosen

    def ended(self) -> bool:
        return self.step == "over"

    def asked(self) -> tuple[int, ...]:
        if self.step in {"turn", "tuck"}:
            return (self.turn,)
        return self.owing

    def choices(self, seat: int) -> list[str]:
        """What a seat that is asked may choose."""
        if self.step == "turn":
            return ["pass", *self.plays()]
        if self.step == "tuck":
            return self.tucks()
        return [f"{answer} #{self.window}" for answer in self.possible_answers(seat)]

    def plays(self) -> list[str]:
        """The declaration is bound, the card is not; where faults are played, nothing is (3.3)."""
        claims = [claim for claim in CLAIMS if self.rules["faults"] == "on" or self.fits(claim)]
        return [
            f"play {card} as {claim}{ending}"
            for card in set(self.hands[self.turn])
            for claim in claims
            for ending in self.endings(self.turn)
        ]

    def fits(self, claim: str) -> bool:
        """Whether a declaration may follow the top of the stack (3.3, We Love Chili!, Start It Up!)."""
        spice, number = spice_of(claim), number_of(claim)
        if not self.height:
            return number <= 3
        old = number_of(self.claim)
        starts_again = number <= 3 and (old == 10 or ("start" in self.variants and old >= 8))
        if number <= old and not starts_again:
            return False
        if number <= 3 and "chili" in self.variants:
            must = self.rules["we_love_chili"] == "must"
            return spice == "c" or (not must and spice == spice_of(self.claim))
        return spice == spice_of(self.claim)

    def endings(self, seat: int) -> list[str]:
        """Whether a card of this seat may come with an announcement, or without, or both (SPA-06)."""
        left = len(self.hands[seat])
        on_play = self.rules["announce"] == "on_play" and left == 1
        at_one = self.rules["announce"] == "at_one" and (left == 2 or (left == 1 and seat not in self.announced))
        return ["", " announcing"] if on_play or at_one else [""]

    def tucks(self) -> list[str]:
        """Up to two cards, or two if there are two (SPA-26)."""
        hand = sorted(self.hands[self.turn], key=BOX.index)
        most = min(2, len(hand))
        fewest = most if self.rules["luck"] == "exact_2" else 0
        found = {cards for n in range(fewest, most + 1) for cards in itertools.combinations(hand, n)}
        return [f"tuck {' '.join(cards) or 'nothing'}" for cards in found]

    def possible_answers(self, seat: int) -> list[str]:
        """A last card is only challenged; once decided it is only copied; after a pass nothing is (6, SPA-30)."""
        answers = ["let go"]
        if self.step in {"played", "passed"}:
            answers.append("let go for good")
        if self.step != "copy":
            answers += self.challenges()
        if self.step in {"played", "copy"} and "copycat" in self.variants:
            answers += [f"copy {card}{ending}" for card in set(self.hands[seat]) for ending in self.endings(seat)]
        return answers

    def challenges(self) -> list[str]:
        if self.is_copy:
            return ["challenge copy"]
        unnamed = ["challenge"] if self.rules["faults"] == "on" else []
        return ["challenge number", "challenge spice", *unnamed]

    # Turns

    def choose(self, seat: int, choice: str) -> None:
        words = choice.split()
        if self.step not in {"turn", "tuck"}:
            self.answer(seat, choice.rpartition(" #")[0])
        elif words[0] == "pass":
            self.say(f"{seat} passes")
            self.draw_and_pass(seat)
        elif words[0] == "tuck":
            self.tuck([] if words[1] == "nothing" else words[1:])
        else:
            self.play(words[1], words[3], announcing=words[-1] == "announcing")

    def play(self, card: str, claim: str, *, announcing: bool) -> None:
        seat = self.turn
        if not self.fits(claim):
            self.say(f"{seat} cannot declare {claim}")
            self.draw_and_pass(seat)
        elif self.forgets(seat, announcing=announcing):
            self.say(f"{seat} did not announce {claim}")
            self.draw_and_pass(seat)
        else:
            self.say(f"{seat} plays {claim}, announcing: {announcing}")
            self.is_copy = False
            self.lay(seat, card, claim, announcing=announcing)

    def forgets(self, seat: int, *, announcing: bool) -> bool:
        """Whether a last card is taken back (3.5)."""
        was_announced = announcing or seat in self.announced or self.rules["announce"] == "auto"
        return len(self.hands[seat]) == 1 and not was_announced

    def lay(self, seat: int, card: str, claim: str, *, announcing: bool) -> None:
        """A card comes to lie on the stack; what lies under a paw is won before that (SPA-24, SPA-41)."""
        if self.height and "raider" in self.variants and number_of(self.claim) == 4:
            self.take_stack(self.owner)
        self.whisper(seat, f"you played {card}")
        self.leave_hand(seat, card)
        self.turn = self.owner = seat
        self.top, self.claim = card, claim
        self.is_decided = False
        self.done = ()
        if announcing and self.rules["announce"] == "at_one":
            self.announced = (*self.announced, seat)
        if number_of(claim) == 5 and "luck" in self.variants and self.hands[seat]:
            self.step = "tuck"
        else:
            self.open_after_play()

    def leave_hand(self, seat: int, card: str) -> None:
        at = self.hands[seat].index(card)
        self.hands[seat] = self.hands[seat][:at] + self.hands[seat][at + 1 :]
        self.height += 1

    def tuck(self, cards: list[str]) -> None:
        self.say(f"{self.turn} tucks {len(cards)}")
        self.whisper(self.turn, f"you tucked {cards}")
        for card in cards:
            self.leave_hand(self.turn, card)
        self.draw(self.turn, len(cards))
        if self.step != "over":
            self.open_after_play()

    def draw(self, seat: int, count: int) -> None:
        """World's End ends the match as soon as it is exposed, or when it would be drawn (3.6, SPA-03, SPA-04)."""
        on_draw = self.rules["worlds_end"] == "on_draw"
        for _ in range(count):
            if self.deck:
                self.say(f"{seat} draws")
                self.whisper(seat, f"you drew {self.deck[0]}")
                self.hands[seat] += self.deck[:1]
                self.deck = self.deck[1:]
            elif on_draw:
                self.end()
                return
            if not self.deck and not on_draw:
                self.end()
                return
        if len(self.hands[seat]) != 1:
            self.announced = tuple(one for one in self.announced if one != seat)

    def draw_and_pass(self, seat: int) -> None:
        """After a pass, and what counts as one, the top card may be challenged again (SPA-42, SPA-45)."""
        self.draw(seat, 1)
        if self.step == "over":
            return
        asked = [one for one in range(self.seats) if one != self.owner and one not in self.done]
        if self.height and not self.is_decided and asked:
            self.open("passed", asked)
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.begin_turn((self.turn + 1) % self.seats)

    def begin_turn(self, seat: int) -> None:
        self.step = "turn"
        self.turn = seat
        self.owing = ()

    # Answers

    def open(self, step: str, asked: t.Iterable[int]) -> None:
        self.step = step
        self.owing = tuple(asked)
        self.answers = {}
        self.window += 1
        self.say(f"{self.owing} are asked: {step}")

    def open_after_play(self) -> None:
        self.open("played" if self.hands[self.owner] else "last", self.others())

    def others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.owner]

    def answer(self, seat: int, answer: str) -> None:
        self.say(f"{seat} has answered")
        self.whisper(seat, answer)
        self.answers[seat] = answer
        self.owing = tuple(one for one in self.owing if one != seat)
        if not self.owing:
            self.open_answers()

    def open_answers(self) -> None:
        """A challenge goes before a copy, and among equals the nearest clockwise (6)."""
        self.done += tuple(seat for seat, answer in self.answers.items() if answer == "let go for good")
        came = list(self.answers.items())
        if self.rules["simultaneous"] == "seat_order":
            came.sort(key=lambda pair: (pair[0] - self.owner) % self.seats)
        for word, follow in (("challenge", self.challenge), ("copy", self.copy)):
            found = [(seat, answer) for seat, answer in came if answer.split()[0] == word]
            if found:
                follow(*found[0])
                return
        self.all_let_go()

    def all_let_go(self) -> None:
        """A last card that all let go wins a trophy, and then may be copied (3.5, SPA-32)."""
        if self.step != "last":
            self.next_turn()
            return
        self.take_trophy(self.owner)
        if not self.enough_trophies():
            self.draw(self.owner, int(self.rules["hand_size"]))
        if self.step == "over":
            return
        self.is_decided = True
        if "copycat" in self.variants:
            self.open("copy", self.others())
        else:
            self.next_turn()

    def copy(self, seat: int, answer: str) -> None:
        """A copier has the turn; but a last card that is not announced is no copy, only a pass (SPA-44)."""
        _, card, *ending = answer.split()
        if self.forgets(seat, announcing=bool(ending)):
            self.say(f"{seat} did not announce a copy")
            self.draw_and_pass(seat)
            return
        self.say(f"{seat} copies, announcing: {bool(ending)}")
        self.is_copy = True
        self.lay(seat, card, self.claim, announcing=bool(ending))

    def challenge(self, seat: int, answer: str) -> None:
        """The stack, then a trophy, then two cards; six more only if the match goes on (3.4, SPA-05)."""
        self.say(f"{seat} says {answer} and reveals {self.top}")
        owner_wins = self.is_true(answer)
        winner, loser = (self.owner, seat) if owner_wins else (seat, self.owner)
        with_trophy = owner_wins and self.step == "last"
        self.take_stack(winner)
        if with_trophy:
            self.take_trophy(winner)
        self.draw(loser, 2)
        if self.step != "over" and with_trophy and not self.enough_trophies():
            self.draw(winner, int(self.rules["hand_size"]))
        if self.step != "over":
            self.begin_turn(loser)

    def is_true(self, challenge: str) -> bool:
        """Whether the top card stands up to a challenge; to one that names nothing it does (3.4)."""
        _, *trait = challenge.split()
        number_right, spice_right = self.number_right(), spice_of(self.top) in {spice_of(self.claim), "s"}
        if trait == ["number"]:
            return number_right
        if trait == ["spice"]:
            return spice_right
        return trait != ["copy"] or (number_right and spice_right)

    def number_right(self) -> bool:
        if self.top in {"nw", "sw"}:
            return self.top == "nw"
        is_number, declared = number_of(self.top), number_of(self.claim)
        return is_number == declared or ("turn" in self.variants and {is_number, declared} == {6, 9})

    # Winning

    def take_stack(self, seat: int) -> None:
        self.say(f"{seat} takes {self.height}")
        self.won[seat] += self.height
        self.height = 0

    def take_trophy(self, seat: int) -> None:
        self.say(f"{seat} takes a trophy")
        self.trophies[seat] += 1

    def enough_trophies(self) -> bool:
        """The second of one seat, or the last of three; then the match is over."""
        if max(self.trophies) < 2 and sum(self.trophies) < 3:
            return False
        self.end()
        return True

    def end(self) -> None:
        self.step = "over"
        self.owing = ()

    def scores(self) -> list[int]:
        """3.7"""
        return [self.won[seat] + 10 * self.trophies[seat] - len(self.hands[seat]) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Two trophies win outright, else the most points; equals share."""
        worth = self.trophies if 2 in self.trophies else self.scores()
        return [seat for seat in range(self.seats) if worth[seat] == max(worth)]


def spice_of(card: str) -> str:
    """Also of a wild, which has none: `n`, `s`."""
    return card[0]


def number_of(card: str) -> int:
    return int(card[1:])


def listed(words: str) -> tuple[str, ...]:
    return tuple(words.split(",")) if words else ()


def numbers(words: str, seats: int) -> list[int]:
    """`a4,b2`"""
    found = {word[0]: int(word[1:]) for word in listed(words)}
    return [found.get(letter, 0) for letter in "abcdef"[:seats]]


def seats_of(words: str) -> tuple[int, ...]:
    return tuple("abcdef".index(word) for word in listed(words))


# ---------------------------------------------------------------------- counting


class DepthCounts:
    """What the histories of one depth come to."""

    def __init__(self, seats: int) -> None:
        self.histories = 0
        self.ended = 0
        self.situations: set[tuple[int, tuple[str, ...]]] = set()
        self.watched: set[tuple[str, ...]] = set()
        self.points = [0] * seats

    def add(self, match: Match) -> None:
        self.histories += 1
        self.situations |= {(seat, match.heard[seat]) for seat in match.asked()}
        self.watched.add(match.heard[-1])
        if match.ended():
            self.ended += 1
            self.points = [sum(pair) for pair in zip(self.points, match.scores(), strict=True)]

    def row(self) -> Row:
        return self.histories, self.ended, len(self.situations), len(self.watched), tuple(self.points)


def count(of: SmallMatch) -> list[Row]:
    """For every depth: histories, those that ended, situations of whoever decides, what watchers heard, points."""
    tallies = [DepthCounts(of.seats()) for _ in range(of.depth + 1)]
    explore(Match(of), tallies)
    return [tally.row() for tally in tallies if tally.histories]


def explore(match: Match, tallies: list[DepthCounts]) -> None:
    """A history and all that continue it."""
    tallies[0].add(match)
    if len(tallies) > 1 and not match.ended():
        seat = match.asked()[0]
        for choice in match.choices(seat):
            explore(match.after(seat, choice), tallies[1:])
