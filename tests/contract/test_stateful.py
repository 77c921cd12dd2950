"""A match driven by Hypothesis: deals, legal and illegal moves, views and replays in any order."""

from __future__ import annotations

import typing as t

import pytest
from hypothesis import HealthCheck
from hypothesis import settings as how
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.random_play import KNOWLEDGE, agrees, public, settings, shuffled, state
from tests.rewind import fits
from tests.scale import times

from kartaro.core.errors import KartaroError
from kartaro.core.generator import Generator
from kartaro.core.seats import DEALER, PUBLIC
from kartaro.record import read_record, write_record

STEPS = 80
RUNS = times(40, 200)

if t.TYPE_CHECKING:
    from tests.random_play import Setting

    from kartaro.core.match import Match
    from kartaro.core.table import Table


class Player(RuleBasedStateMachine):
    """One match, and a table that is told its facts."""

    moves: t.ClassVar[list[int]] = []
    """The number of moves in each run."""

    match: Match
    mirror: Table
    setting: Setting

    @initialize(setting=st.sampled_from(settings()))
    def begin(self, setting: Setting) -> None:
        self.setting = setting
        self.match = setting.match()
        self.mirror = setting.table()
        self.heard = 0
        self.kept: list[tuple[Table, dict[str, t.Any]]] = []
        self.moves.append(0)

    # What may happen

    @precondition(lambda self: DEALER in self.match.asked())
    @rule(seed=st.integers(0, 2**64 - 1))
    def deal(self, seed: int) -> None:
        dice = Generator(seed)
        while DEALER in self.match.asked():
            if self.match.wanted():
                self.match.order(shuffled(self.match.wanted(), dice))
            else:
                picks = self.match.codes(DEALER)
                self.match.play(DEALER, picks[dice.below(len(picks))])

    @precondition(lambda self: bool(set(self.match.asked()) - {DEALER}))
    @rule(choices=st.lists(st.integers(0, 10_000), min_size=1, max_size=6), by_text=st.booleans())
    def play(self, choices: list[int], *, by_text: bool) -> None:
        for choice in choices:
            seats = [seat for seat in self.match.asked() if seat != DEALER]
            if not seats:
                return
            seat = seats[choice % len(seats)]
            codes = self.match.codes(seat)
            code = codes[choice % len(codes)]
            facts = self.match.play(seat, self.setting.game.move_text(seat, code) if by_text else code)
            assert facts
            self.moves[-1] += 1

    @rule(seat=st.integers(-1, 8), move=st.one_of(st.integers(-10, 22_000), st.integers(), st.text(max_size=20)))
    def try_an_illegal_move(self, seat: int, move: int | str) -> None:
        if seat in self.match.asked() and (
            move in self.match.codes(seat)
            or (isinstance(move, str) and " ".join(move.split()) in self.match.legal(seat))
        ):
            return
        before = state(self.match.truth()), len(self.match.facts), len(self.match.decisions)
        with pytest.raises(KartaroError) as refusal:
            self.match.play(seat, move)
        assert refusal.value.code
        assert before == (state(self.match.truth()), len(self.match.facts), len(self.match.decisions))

    @rule(seat=st.integers(0, 6))
    def take_a_view(self, seat: int) -> None:
        if seat < self.setting.seats or seat == PUBLIC:
            view = self.match.view(seat)
            self.kept.append((view, state(view)))

    @precondition(lambda self: bool(self.match.decisions))
    @rule()
    def replay(self) -> None:
        again = read_record(write_record(self.match)).match
        assert again.facts == self.match.facts
        assert state(again.truth()) == state(self.match.truth())
        self.match = again

    # What always holds

    @invariant()
    def facts_folded_are_the_truth(self) -> None:
        for fact in self.match.facts[self.heard :]:
            self.mirror.apply(fact)
        self.heard = len(self.match.facts)
        assert state(self.mirror) == state(self.match.truth())

    @invariant()
    def views_are_sound(self) -> None:
        truth = self.match.truth()
        game = self.setting.game
        for listener in self.setting.listeners():
            view = self.match.view(listener)
            assert public(view) == public(truth)
            for place, masks in game.masks(view).items():
                assert fits(game.places(truth)[place], game.places(view)[place], masks)
            assert all(agrees(value, state(truth)[key]) for key, value in state(view).items() if key not in KNOWLEDGE)
            if listener != PUBLIC:
                assert view.legal(listener) == truth.legal(listener)

    @invariant()
    def views_taken_before_never_change(self) -> None:
        for view, was in self.kept:
            assert state(view) == was

    @invariant()
    def over_means_an_outcome(self) -> None:
        assert self.match.over() == (not self.match.asked()) == bool(self.match.outcome())


def test_a_table_in_any_hands() -> None:
    Player.moves.clear()
    run_state_machine_as_test(
        Player,
        settings=how(
            max_examples=RUNS,
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
    assert sum(Player.moves) >= 3 * RUNS, Player.moves  # Hypothesis draws numbers of our sources, so a change shifts it
    assert max(Player.moves) >= 15, Player.moves
