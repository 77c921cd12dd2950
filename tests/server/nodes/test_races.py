"""Two nodes get different answers to one question at the same moment: one wins, and the other is told."""

from __future__ import annotations

import asyncio
import typing as t

from tests.proof_log import note
from tests.scale import times
from tests.server.driving import moves_of
from tests.server.nodes.cluster import seated

from kartaro.core.generator import Generator
from kartaro.server.tables import events as ev

if t.TYPE_CHECKING:
    from tests.server.driving import Message, Player
    from tests.server.nodes.cluster import Cluster

QUESTIONS = times(60, 10_000)
TABLES = 6
"""At the same time, so that appends of several tables meet in one commit."""


class Race:
    """A table with a bot, where Ada is at two nodes."""

    def __init__(self, cluster: Cluster, dice: Generator) -> None:
        self.cluster = cluster
        self.dice = dice
        self.won: dict[int, str] = {}
        """For each question the answer that was acknowledged."""
        self.raced = 0
        """Questions to which two different answers were given."""

    async def run(self, most: int) -> None:
        """Until the match is over, or so many questions were raced for."""
        one, other = self.cluster.nodes
        ada = await asyncio.to_thread(one.open, "Ada", chairs=["", "easy"])
        async with seated((one, ada), (other, ada)) as (here, there):
            await here.ok("start")
            while self.raced < most:
                await here.until(lambda: here.over is not None or here.question(0))
                if here.over is not None:
                    break
                await self.answer(here, there)
        stored = await asyncio.to_thread(self.cluster.events, ada["table"])
        decided = [event for event in map(decoded, stored) if isinstance(event, ev.Decided) and event.seat == 0]
        assert [event.move for event in decided] == [self.won[number] for number in sorted(self.won)]

    async def answer(self, here: Player, there: Player) -> None:
        """Both at once."""
        question = await here.asked(0)
        await there.until(lambda: there.question(0))
        number, moves = question["question"], moves_of(question["menu"])
        first = moves.pop(self.dice.below(len(moves)))
        second = moves[self.dice.below(len(moves))] if moves else first
        sent = {here: first, there: second} if self.dice.below(2) else {there: second, here: first}
        answers = await asyncio.gather(*(given(player, number, move) for player, move in sent.items()))
        results = dict(zip(sent, answers, strict=True))
        winners = [player for player, answer in results.items() if answer["is"] == "done"]
        losers = [answer for answer in answers if answer["is"] == "no"]
        assert len(winners) == len(losers) == 1, answers
        assert losers[0]["code"] == "already-answered", answers
        self.won[number] = sent[winners[0]]
        self.raced += first != second
        for player in (here, there):
            player.answered[0] = number


def decoded(event: t.Any) -> ev.AnyEvent:  # noqa: ANN401 - as it is stored
    return ev.DECODER.decode(event.body)


async def given(player: Player, question: int, move: str) -> Message:
    return await player.ask("move", id=f"{id(player)}-{question}", seat=0, question=question, move=move)


def test_of_different_answers_to_one_question_one_wins_and_the_other_is_told(two: Cluster) -> None:
    async def race() -> tuple[int, int]:
        raced = matches = 0
        while raced < QUESTIONS:
            races = [Race(two, Generator(matches + number)) for number in range(TABLES)]
            await asyncio.gather(*(one.run(QUESTIONS) for one in races))
            raced += sum(one.raced for one in races)
            matches += TABLES
        return raced, matches

    before = conflicts(two)
    raced, matches = asyncio.run(race())
    lost = conflicts(two) - before
    assert lost > 0  # else nobody met
    note("nodes-races", questions=raced, matches=matches, met_in_the_store=lost)


def conflicts(cluster: Cluster) -> int:
    """How often somebody else was first, and only the store knew."""
    lines = "\n".join(node.ask("GET", "/metrics").text for node in cluster.nodes).splitlines()
    return sum(int(float(line.split()[1])) for line in lines if line.startswith("kartaro_conflicts"))
