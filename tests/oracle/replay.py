"""Play a recorded round of another engine here, and compare every step.

A difference that is not in ACCEPTED is an AssertionError; those that are come back as counts.
"""

from __future__ import annotations

import gzip
import json
import typing as t
from collections import Counter
from pathlib import Path

from kartaro.core.match import Match
from kartaro.core.seats import DEALER, letter, members
from kartaro.games import game

if t.TYPE_CHECKING:
    from kartaro.games.love_letter.table import LoveLetter

FOLDER = Path(__file__).parent
FILES = {
    "2012": ("love-letter-2012-2p", "love-letter-2012-3p", "love-letter-2012-4p"),
    "2019": ("love-letter-2019-2p", "love-letter-2019-3p", "love-letter-2019-4p", "love-letter-2019-6p"),
}

MIDDLE = ("guard", "priest", "baron", "handmaid", "prince")
RANKED = {
    "2012": dict(enumerate([*MIDDLE, "king", "countess", "princess"], 1)),
    "2019": dict(enumerate(["spy", *MIDDLE, "chancellor", "king", "countess", "princess"])),
}
AIMED = ("guard", "priest", "baron", "prince", "king")
REASONS = {"ONE_PLAYER_STANDING": 0, "EMPTY_DECK": 1}

ACCEPTED = {
    "played card laid last": (
        "plammens/loveletter lays a card down after its effect, so a card its own player loses or discards by it "
        "comes first in the pile; the rulebook plays the card, then lets the effect follow (§3.3, §3.4)"
    ),
    "tie broken by discards": (
        "plammens/loveletter breaks every tie by the sum of discards, as in 2012; in 2019 all the tied win (§7.4)"
    ),
    "asked to keep the only card": (
        "plammens/loveletter asks what to keep even where the deck is empty and a Chancellor brings no card; here it "
        "has no effect and nothing is asked (§5.6.3)"
    ),
    "equal sums": "TAG lets all win whose discards sum to the same; here nobody takes a token (§7.4, an option)",
}

Round = dict[str, t.Any]


def rounds(name: str) -> list[Round]:
    """The recorded rounds of a file."""
    with gzip.open(FOLDER / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def replay(edition: str, recorded: Round) -> Counter[str]:
    """Play one recorded round; the accepted differences it showed."""
    return (Replay2012 if edition == "2012" else Replay2019)(recorded).run()


class Replay:
    """A recorded round, and the same round here."""

    edition: str

    def __init__(self, recorded: Round) -> None:
        love_letter = game("love-letter")
        self.recorded = recorded
        self.card = {rank: love_letter.cards.index(name) for rank, name in RANKED[self.edition].items()}
        self.rank = {card: rank for rank, card in self.card.items()}
        self.rank_of_name = {name: rank for rank, name in RANKED[self.edition].items()}
        self.match = Match(love_letter, love_letter.edition(self.edition), recorded["n"])
        self.accepted: Counter[str] = Counter()

    def run(self) -> Counter[str]:
        self.match.play(DEALER, f"pick {letter(self.recorded['first'])}")
        self.match.order([self.card[rank] for rank in self.order()])
        for step in self.recorded["steps"]:
            assert self.match.asked() == [step["p"]]
            self.compare_before(step)
            self.choose(step)
            self.compare_after(step)
        assert self.match.round_over()
        self.compare_end()
        return self.accepted

    def order(self) -> list[int]:
        """The ranks of the whole deck as it was dealt, top first."""
        raise NotImplementedError

    def compare_before(self, step: Round) -> None:
        """What is recorded of the decision."""

    def choose(self, step: Round) -> None:
        """The recorded choice, played here."""

    def compare_after(self, step: Round) -> None:
        """What is recorded of its outcome."""

    def compare_end(self) -> None:
        """Who won, and why."""

    # What is compared, as the recordings write it

    def state(self) -> dict[str, t.Any]:
        return t.cast("LoveLetter", self.match.truth()).state()

    def hand(self, seat: int) -> list[int]:
        return sorted(self.rank[card] for card in self.state()["hands"][seat])

    def piles(self) -> list[list[int]]:
        """The cards before each seat, oldest first."""
        laid = self.state()["laid"]
        return [[self.rank[card] for owner, card in laid if owner == seat] for seat in range(self.match.seats)]

    def seats_in(self, mask: int) -> list[int]:
        """A set of seats, as a 1 or 0 for each."""
        return [mask >> seat & 1 for seat in range(self.match.seats)]

    def plays(self, seat: int) -> list[list[int]]:
        """The legal plays as card, target and name: -1 for no target, 0 for no name."""
        return sorted(self.play_in_ranks(text) for text in self.match.legal(seat))

    def play_in_ranks(self, text: str) -> list[int]:
        card, target, name = [*text.split(), "", ""][:3]
        return [self.rank_of_name[card], "abcdef".index(target) if target else -1, self.rank_of_name.get(name, 0)]

    def play_in_words(self, card: int, target: int, name: int | None) -> str:
        words = [RANKED[self.edition][card]]
        if target >= 0:
            words.append(letter(target))
            if words[0] == "guard" and name is not None:
                words.append(RANKED[self.edition][name])
        return " ".join(words)

    def winners(self) -> list[int]:
        return members(self.state()["round_winners"])

    def told(self, kind: str) -> list[dict[str, str]]:
        """What all facts of a kind carry."""
        facts = (self.match.game.facts.as_json(fact) for fact in self.match.facts)
        return [fact for fact in facts if fact["kind"] == kind]

    def accept(self, difference: str) -> None:
        assert difference in ACCEPTED
        self.accepted[difference] += 1


class Replay2012(Replay):
    """As TAG records it."""

    edition = "2012"

    def order(self) -> list[int]:
        """The first seat has its two cards already: the newer one lay on top of the deck."""
        recorded = self.recorded
        hands = [list(hand) for hand in recorded["hands"]]
        drawn = hands[recorded["first"]].pop(0)
        dealt = [card for hand in hands for card in hand]
        return [recorded["burn"], *recorded["faceup"], *dealt, drawn, *recorded["deck"]]

    def compare_before(self, step: Round) -> None:
        assert self.hand(step["p"]) == sorted(step["hand"])
        assert self.plays(step["p"]) == sorted(step["legal"])

    def choose(self, step: Round) -> None:
        self.match.play(step["p"], self.play_in_words(*step["a"]))

    def compare_after(self, step: Round) -> None:
        if "alive" in step:  # not after the last
            state = self.state()
            assert self.seats_in(state["in_round"]) == step["alive"]
            assert self.seats_in(state["safe"]) == step["prot"]
            assert self.piles() == [pile[::-1] for pile in step["disc"]]

    def compare_end(self) -> None:
        if self.winners() != self.recorded["winners"]:
            self.accept("equal sums")
            assert self.winners() == []
            assert self.match.scores() == [0] * self.match.seats
            assert self.recorded["winners"] == members(self.state()["contenders"])


class Replay2019(Replay):
    """As plammens/loveletter records it."""

    edition = "2019"

    def __init__(self, recorded: Round) -> None:
        super().__init__(recorded)
        self.laid_last: list[list[int]] = [[] for _ in range(recorded["n"])]

    def order(self) -> list[int]:
        return [self.recorded["burn"], *self.recorded["faceup"], *self.recorded["deck"]]

    def compare_before(self, step: Round) -> None:
        self.compare_state(step["state"])
        plays = self.plays(step["p"])
        assert sorted({card for card, _, _ in plays}) == step["legal_cards"]
        chosen = dict(step["a"])["card"]
        targets = sorted({target for card, target, _ in plays if card == chosen})
        assert targets == step.get("targets", [-1])
        if RANKED["2019"][chosen] in AIMED:
            assert "targets" in step

    def compare_state(self, recorded: Round) -> None:
        state = self.state()
        assert self.seats_in(state["in_round"]) == recorded["alive"]
        assert self.seats_in(state["safe"]) == recorded["prot"]
        assert [self.hand(seat) for seat in range(self.match.seats)] == recorded["hands"]
        assert self.laid_last == recorded["disc"]
        assert len(state["deck"]) == recorded["left"]

    def choose(self, step: Round) -> None:
        choice = dict(step["a"])
        before = self.piles()
        empty = not self.state()["deck"]
        self.match.play(step["p"], self.play_in_words(choice["card"], choice.get("target", -1), choice.get("guess")))
        if "keep" in choice and not choice["bottom"]:
            self.accept("asked to keep the only card")
            assert empty
        elif "keep" in choice:
            under = [RANKED["2019"][rank] for rank in choice["bottom"]]
            self.match.play(step["p"], " ".join(["keep", RANKED["2019"][choice["keep"]], *under]))
        self.lay_last(step["p"], choice["card"], before)

    def lay_last(self, seat: int, card: int, before: list[list[int]]) -> None:
        """Add what was laid, in the order of the recording: see ACCEPTED. A Princess is laid at once there too."""
        for owner, pile in enumerate(self.piles()):
            new = pile[len(before[owner]) :]
            if owner == seat and len(new) > 1:
                assert new[0] == card
                if RANKED["2019"][card] != "princess":
                    self.accept("played card laid last")
                    new = [*new[1:], card]
            self.laid_last[owner] += new

    def compare_end(self) -> None:
        end = self.recorded["end"]
        self.compare_state(end["state"])
        assert [int(fact["number"]) for fact in self.told("round_ended")] == [REASONS[end["reason"]]]
        assert self.winners() == end["tie_contenders"]
        assert [fact["seat"] for fact in self.told("took_spy_token")] == [letter(seat) for seat in end["spy"]]
        expected = [(seat in end["tie_contenders"]) + (seat in end["spy"]) for seat in range(self.match.seats)]
        assert self.match.scores() == expected
        if end["winners"] != end["tie_contenders"]:
            self.accept("tie broken by discards")
            assert set(end["winners"]) < set(end["tie_contenders"])
