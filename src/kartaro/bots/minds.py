"""What the seats at a table know, as far as one of them can tell, and what a net would do in their places.

Of every other seat a table is kept as that seat sees it, folded from the facts that the searcher was told as the other
heard them: what only the other has seen lies face down there. In an imagined world it is turned up (`Hindsight`). So a
net can be asked for the moves of the others in a simulation, and how likely it would have made the moves that they have
made: worlds are drawn from a pool by that. Nothing here reads more than what the searcher was told.

What the net says is kept for a while, as the same is asked often. `minds.pxi` gives the C types.
"""

from __future__ import annotations

import typing as t
from array import array

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

from kartaro.core.fact import face_down, row_of

if not cython.compiled:
    from kartaro.bots.memory import TOKEN_SIZE, Memory
    from kartaro.core.generator import advance, mix
    from kartaro.core.hindsight import MOST_ROWS
    from kartaro.core.imagine import fill_hidden, list_hidden
    from kartaro.core.seats import MAX_SEATS
    from kartaro.core.table import Table
    from kartaro.core.thumb import ONE_IN
    from kartaro.core.told import UNHEARD, told

    MOST_DECISIONS = 12
    MOST_WORLDS = 512
    ANSWERS_KEPT = 1 << 13
    CHANCES_KEPT = 1 << 18

if t.TYPE_CHECKING:
    from kartaro.bots.net import Net
    from kartaro.core.fact import Fact
    from kartaro.core.generator import Generator
    from kartaro.core.hindsight import Hindsight
    from kartaro.core.thumb import Thumb

    Tables: t.TypeAlias = t.Callable[[int], Table]
    """Makes a table for a viewer."""
    Memories: t.TypeAlias = t.Callable[[int], Memory]
    """Makes a memory for a seat."""


class Minds:
    """Views of all seats: `known` as far as the searcher knows them, `seen` as they would be in a simulation."""

    def __init__(  # noqa: PLR0913, PLR0917 - what they are made of
        self, net: Net, hindsight: Hindsight, thumb: Thumb, me: int, tables: Tables, memories: Memories
    ) -> None:
        self.net = net
        self.hindsight = hindsight
        self.thumb = thumb
        """Keeps in mind who plays with sense: here, as the net does."""
        self.me = me
        self.seats = hindsight.seats
        self.n_worlds = 0
        """How many worlds the pool has."""
        self.tables: list[t.Any] = []
        self.memories: list[t.Any] = []
        if not cython.compiled:  # compiled, these are arrays inside the object
            self.known: list[t.Any] = [None] * MAX_SEATS
            self.knows: list[t.Any] = [None] * MAX_SEATS
            self.seen: list[t.Any] = [None] * MAX_SEATS
            self.recalls: list[t.Any] = [None] * MAX_SEATS
            self.then: list[t.Any] = [None] * MOST_DECISIONS
            self.then_told: list[t.Any] = [None] * MOST_DECISIONS
            self.then_seat, self.then_row = [0] * MOST_DECISIONS, [0] * MOST_DECISIONS
            self.then_counted = [0] * MOST_DECISIONS
            self.then_likely, self.then_even = [0.0] * MOST_DECISIONS, [0.0] * MOST_DECISIONS
            self.row = [0] * MOST_ROWS
            self.pool: list[t.Any] = [None] * MOST_WORLDS
            self.weight = [0.0] * MOST_WORLDS
        self.n_decisions = 0
        self.n_rows = 0
        self.at = 0
        self.now = 1
        self.end = 0
        self.total = 0.0
        self.answer_key = array("Q", [0]) * ANSWERS_KEPT
        self.answer_now = array("i", [0]) * ANSWERS_KEPT
        self.answer_at = array("i", [0]) * ANSWERS_KEPT
        self.chances = array("d", [0.0]) * CHANCES_KEPT
        self.past = tables(me)
        self.open = tables(me)
        for seat in range(self.seats):
            self.add(seat, tables(seat), tables(seat), memories(seat), memories(seat))
        for i in range(MOST_DECISIONS):
            self.add_decision(i, tables(me), memories(me))

    def add(self, seat: int, known: Table, seen: Table, knows: Memory, recalls: Memory) -> None:
        seen.share_scratch(known)
        self.tables += [known, seen]
        self.memories += [knows, recalls]
        if cython.compiled:
            self.known[seat] = cython.cast(cython.p_void, known)
            self.seen[seat] = cython.cast(cython.p_void, seen)
            self.knows[seat] = cython.cast(cython.p_void, knows)
            self.recalls[seat] = cython.cast(cython.p_void, recalls)
        else:
            self.known[seat], self.seen[seat] = known, seen
            self.knows[seat], self.recalls[seat] = knows, recalls

    def add_decision(self, i: int, table: Table, memory: Memory) -> None:
        table.share_scratch(self.past)
        self.tables.append(table)
        self.memories.append(memory)
        if cython.compiled:
            self.then[i] = cython.cast(cython.p_void, table)
            self.then_told[i] = cython.cast(cython.p_void, memory)
        else:
            self.then[i], self.then_told[i] = table, memory

    def make_pool(self, n: int, tables: Tables) -> None:
        """Room for so many worlds."""
        self.n_worlds = n
        for i in range(n):
            table = tables(self.me)
            table.share_scratch(self.past)
            self.tables.append(table)
            if cython.compiled:
                self.pool[i] = cython.cast(cython.p_void, cython.cast(Table, table))
            else:
                self.pool[i] = table

    # What happens at the table

    def hear(self, view: Table, fact: Fact) -> None:
        """Be told a fact, as the searcher is told it, whose view does not hold it yet."""
        if fact.seat != self.me and self.hindsight.is_decision(view, fact.kind, fact.seat):
            self.note_decision(fact.seat)
        row = row_of(fact)
        self.note_row(row)
        for seat in range(self.seats):
            heard = told(row, seat)
            if heard != UNHEARD:
                self.fold(seat, fact if heard == row else face_down(fact), heard)

    def fold(self, seat: int, fact: Fact, row: int) -> None:
        """What a seat is told; when a round is over, there is nothing to remember."""
        table: Table = cython.cast(Table, self.known[seat])
        memory: Memory = cython.cast(Memory, self.knows[seat])
        table.apply(fact)
        memory.hear(row)
        if table.rests:
            memory.forget()
            self.n_decisions = 0
            self.n_rows = 0

    def note_row(self, row: int) -> None:
        """Only as many as can be looked back at are kept."""
        if self.n_rows == MOST_ROWS:
            self.drop(max(self.n_decisions // 2, 1))
        if self.n_rows < MOST_ROWS and self.n_decisions:
            self.row[self.n_rows] = row
            self.n_rows += 1

    def note_decision(self, seat: int) -> None:
        """A seat is about to do something: what it knows, as far as that can be told."""
        if self.n_decisions == MOST_DECISIONS:
            self.drop(1)
        i = self.n_decisions
        cython.cast(Table, self.then[i]).assign(cython.cast(Table, self.known[seat]))
        cython.cast(Memory, self.then_told[i]).copy_from(cython.cast(Memory, self.knows[seat]))
        self.then_seat[i] = seat
        self.then_row[i] = self.n_rows
        self.then_counted[i] = 0
        self.n_decisions += 1

    def drop(self, n: int) -> None:
        """Forget the first n decisions."""
        n = min(n, self.n_decisions)
        rest = self.n_decisions - n
        since = self.then_row[n] if rest else self.n_rows
        for i in range(rest):
            cython.cast(Table, self.then[i]).copy_from(cython.cast(Table, self.then[i + n]))
            cython.cast(Memory, self.then_told[i]).copy_from(cython.cast(Memory, self.then_told[i + n]))
            self.then_seat[i] = self.then_seat[i + n]
            self.then_row[i] = self.then_row[i + n] - since
            self.then_counted[i] = self.then_counted[i + n]
        for i in range(self.n_rows - since):
            self.row[i] = self.row[i + since]
        self.n_rows -= since
        self.n_decisions = rest

    # In a simulation

    def begin(self, world: Table) -> None:
        """The others know what they would know in this world."""
        for seat in range(self.seats):
            if seat != self.me:
                cython.cast(Table, self.seen[seat]).copy_from(cython.cast(Table, self.known[seat]))
                cython.cast(Memory, self.recalls[seat]).copy_from(cython.cast(Memory, self.knows[seat]))
                self.hindsight.turn_up(cython.cast(Table, self.seen[seat]), world, seat)

    def listen(self, world: Table) -> None:
        """What has happened in the world is told to the others, as far as it is for them."""
        for seat in range(self.seats):
            if seat == self.me:
                continue
            if cython.compiled:
                world.inform(cython.address(self.seen[seat]), 1)
            else:
                world.inform([self.seen[seat]], 1)
            for i in range(world.n_facts):
                row = told(world.ledger[i], seat)
                if row != UNHEARD:
                    cython.cast(Memory, self.recalls[seat]).hear(row)

    def judge(self, view: Table, seat: int, memory: Memory) -> int:
        """What the net says of the moves of a seat: how many there are; their chances lie from `at` on."""
        n = view.moves(seat)
        for k in range(TOKEN_SIZE * memory.n):
            self.net.given[self.net.n_row + k] = memory.token[k]
        self.net.encode(view, seat)
        key = mix(0, seat + 1)
        for k in range(self.net.columns.n):
            if self.net.given[k]:
                key = mix(key, k << 8 | self.net.given[k])
        place: int = cython.cast(cython.int, key & ANSWERS_KEPT - 1)
        if self.answer_now[place] != self.now or self.answer_key[place] != key:
            self.ask(view, seat, n, key, place)
        self.at = self.answer_at[place]
        return n

    def ask(self, view: Table, seat: int, n: int, key: int, place: int) -> None:
        """Ask the net what it is given, and keep the answer."""
        if self.end + n > CHANCES_KEPT:
            self.now += 1
            self.end = 0
        self.net.judge_given(view, seat, n, 1.0)
        for i in range(n):
            self.chances[self.end + i] = self.net.chance[i]
        self.answer_now[place] = self.now
        self.answer_key[place] = key
        self.answer_at[place] = self.end
        self.end += n

    def choose(self, seat: int, generator: Generator) -> int:
        """A move of a seat in this simulation, as likely as the net makes it."""
        return self.drawn(cython.cast(Table, self.seen[seat]), seat, generator)

    def drawn(self, view: Table, seat: int, generator: Generator) -> int:
        n = self.judge(view, seat, cython.cast(Memory, self.recalls[seat]))
        point = (advance(generator) >> 11) * ONE_IN
        for i in range(n):
            point -= self.chances[self.at + i]
            if point < 0.0:
                return view.menu[i]
        return view.menu[n - 1]

    # The belief

    def gather(self, view: Table, world: Table, generator: Generator) -> bool:
        """Fill the pool with worlds of a view that has listed what it does not see; False if there is none."""
        for k in range(self.n_decisions):
            self.then_likely[k] = 0.0
            self.then_even[k] = 0.0
        self.total = 0.0
        for i in range(self.n_worlds):
            if not fill_hidden(view, world, generator):
                return False
            cython.cast(Table, self.pool[i]).copy_from(world)
            self.past.copy_from(world)
            self.total += self.likelihood(generator)
            self.weight[i] = self.total
        if self.total == 0.0:
            self.trust_all()
        self.learn()
        return True

    def trust_all(self) -> None:
        """No world explains what was done: each is as likely as the others."""
        for i in range(self.n_worlds):
            self.total += 1.0
            self.weight[i] = self.total

    def likelihood(self, generator: Generator) -> float:
        """How likely the others would have done what they did, if `past` were the truth."""
        product = 1.0
        row = self.n_rows
        for k in range(self.n_decisions - 1, -1, -1):
            while row > self.then_row[k]:
                row -= 1
                self.hindsight.row[row] = self.hindsight.undo(self.past, self.row[row], generator)
            product *= self.chance_of(cython.cast(Table, self.seen[self.then_seat[k]]), self.then_seat[k], k)
            if product == 0.0:
                return 0.0
        return product

    def chance_of(self, view: Table, seat: int, k: int) -> float:
        """How likely a decision of a seat was, with the cards that `past` gives it."""
        view.copy_from(cython.cast(Table, self.then[k]))
        if not self.hindsight.turn_up(view, self.past, seat):
            return 0.0
        move = self.hindsight.move(self.then_row[k])
        n = self.judge(view, seat, cython.cast(Memory, self.then_told[k]))
        for i in range(n):
            if view.menu[i] == move:
                chance = self.chances[self.at + i]
                self.then_likely[k] += chance
                self.then_even[k] += 1.0 / n
                return self.thumb.sense[seat] * chance + (1.0 - self.thumb.sense[seat]) / n
        return 0.0

    def learn(self) -> None:
        """Who plays as the net does? Every decision counts once."""
        for k in range(self.n_decisions):
            if not self.then_counted[k]:
                self.then_counted[k] = 1
                self.thumb.learn(self.then_seat[k], self.then_likely[k], self.then_even[k])

    def draw(self, view: Table, world: Table, generator: Generator) -> bool:
        """A world where the others hold what they hold in one of the pool, as likely as that is."""
        point = (advance(generator) >> 11) * ONE_IN * self.total
        low = 0
        high = self.n_worlds - 1
        while low < high:
            middle = (low + high) // 2
            if self.weight[middle] > point:
                high = middle
            else:
                low = middle + 1
        self.open.copy_from(view)
        for seat in range(self.seats):
            if seat != self.me:
                self.hindsight.turn_up(self.open, cython.cast(Table, self.pool[low]), seat)
        return list_hidden(self.open) and fill_hidden(self.open, world, generator)
