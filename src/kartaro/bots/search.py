"""Information-set Monte-Carlo tree search, for any game and any number of seats.

A simulation imagines a world that the searcher thinks possible, walks down the tree by the moves that promise most,
adds one move, plays the round out, and writes what came of it at every move it walked through. A node is a seat and
what that seat has been told since the search began: facts say who hears them and who sees their cards, so nobody in the
tree acts on what is hidden from it, and sealed answers need no rule of their own. The searcher's own nodes are kept by
what it would be told. The others play by rules of thumb, or as a net does; where there is neither, they have nodes by
what everybody would be told, as what else they know differs from world to world.

Memory is bounded: `capacity` moves, about a hundred bytes each, and 300 kB besides. When all are taken the tree stays
as it is and its figures grow. `search.pxi` gives the C types.
"""

from __future__ import annotations

import typing as t
from array import array

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

if cython.compiled:
    from cython.cimports.libc.math import log, sqrt
else:
    from math import log, sqrt

    from kartaro.core.generator import advance, below, mix
    from kartaro.core.imagine import fill_hidden, list_hidden
    from kartaro.core.seats import ALL, DEALER, MAX_SEATS, PUBLIC
    from kartaro.core.table import MENU_SIZE, dealer_acts, lowest
    from kartaro.core.thumb import ONE_IN
    from kartaro.core.told import UNHEARD, told

    N_CODES = 32768
    NO_NODE = 0
    NO_EDGE = 0
    ROOT = 1
    ANY_MOVE = N_CODES
    DEEPEST = 512
    WORLDS = 32  # how many worlds are tried at most until one is plausible
    N_LOGS = 4096

if t.TYPE_CHECKING:
    from kartaro.bots.minds import Minds
    from kartaro.core.generator import Generator
    from kartaro.core.table import Table
    from kartaro.core.thumb import Thumb

LOGS = array("d", [0.0] + [log(n) for n in range(1, N_LOGS)])
"""Logarithms of the first numbers: a search asks for the same ones all the time."""


class Search:
    """A tree and what it needs to grow. One search at a time; several searches may run in several threads."""

    def __init__(
        self, thumb: Thumb, world: Table, generator: Generator, capacity: int, minds: Minds | None = None
    ) -> None:
        self.thumb = thumb
        self.minds: t.Any = minds
        self.follows_net = self.believes_net = self.doubts_net = False
        """Whether the others are taken to play as a net does, to have played so, and both in half the simulations."""
        self.world = world
        self.generator = generator
        self.seat = 0
        self.exploration = 0.7
        self.believes = False
        """Whether worlds are preferred that agree with what the others did."""
        self.weighs = False
        """Whether the tree tries first what rules of thumb recommend, and the others are taken to play by them."""
        self.plays_by_thumb = False
        """Whether rounds are played out by rules of thumb, or by any moves."""
        self.horizon = thumb.horizon
        """How many decisions beyond the tree are played before a position is valued; 0 to play the round out."""
        self.is_advised = False
        """Whether somebody else has said how good each first move looks."""
        self.first = ANY_MOVE
        """The move that every simulation begins with, if only one is asked about."""
        self.capacity = capacity
        self.buckets = 1
        while self.buckets < capacity:
            self.buckets *= 2
        self.node_key = array("Q", [0]) * (capacity + 1)
        self.node_edge = array("i", [0]) * (capacity + 1)
        self.node_next = array("i", [0]) * (capacity + 1)
        self.bucket = array("i", [0]) * self.buckets
        self.edge_move = array("i", [0]) * (capacity + 1)
        self.edge_next = array("i", [0]) * (capacity + 1)
        self.edge_chances = array("i", [0]) * (capacity + 1)
        self.edge_visits = array("i", [0]) * (capacity + 1)
        self.edge_value = array("d", [0.0]) * (capacity + 1)
        self.legal_at = array("i", [0]) * N_CODES
        self.edge_of = array("i", [0]) * N_CODES
        self.logs = LOGS
        self.tick = 0
        self.worlds = 0
        """From which number the worlds are drawn, so that they can be drawn again."""
        self.depth = 0
        self.in_tree = False
        self.sensible = ALL
        if not cython.compiled:  # compiled, these are arrays inside the object
            self.first_weight = [0.0] * MENU_SIZE
            self.key = [0] * 8
            self.result = [0.0] * MAX_SEATS
            self.path = [0] * DEEPEST
            self.path_seat = [0] * DEEPEST
        self.begin(0)

    def begin(self, seat: int) -> None:
        """Forget the tree; a seat is about to decide."""
        self.seat = seat
        self.first = ANY_MOVE
        self.is_advised = self.has_worlds = False
        self.by_net = True
        self.n_nodes = 0
        self.n_edges = 0
        self.simulations = 0
        self.worst = 1.0
        self.best = 0.0
        self.worlds = advance(self.generator)
        for i in range(self.buckets):
            self.bucket[i] = NO_NODE

    def prefer(self, weights: list[float]) -> None:
        """How good each first move looks, in the order of the menu, in place of what rules of thumb say of it."""
        self.is_advised = True
        for i in range(len(weights)):
            self.first_weight[i] = weights[i]

    def run(self, view: Table, simulations: int) -> int:
        """Run more simulations from the view of the seat; how many of them found a world."""
        done = 0
        world = self.world
        n = view.moves(self.seat)
        if self.n_nodes == 0:
            self.plant(view, n)
        if not self.is_ready(view):
            return 0
        with cython.nogil:  # other threads run meanwhile
            for _ in range(simulations):
                if self.simulate(view, world, n):
                    done += 1
        self.simulations += done
        return done

    def is_ready(self, view: Table) -> bool:
        """What is hidden is listed, and by the net's belief worlds are weighed, once for a decision; False if not."""
        if not list_hidden(view):
            return False
        if self.believes_net and not self.has_worlds:
            self.generator.state = self.worlds
            self.has_worlds = self.minds.gather(view, self.world, self.generator)
        return not self.believes_net or self.has_worlds

    def plant(self, view: Table, n: int) -> None:
        """The root, and what looks good there, of n moves, by all that the seat knows: the worlds do not tell that."""
        self.key[self.seat] = 0
        self.find(self.seat)
        if self.weighs and not self.is_advised:
            self.thumb.weigh(view, self.seat, n)
            for i in range(n):
                self.first_weight[i] = self.thumb.weight[i]

    # One simulation

    def simulate(self, view: Table, world: Table, n: int) -> bool:
        """The first of n moves is chosen before the world, and each of them meets the same worlds in the same order.

        So moves are not compared by which of them met the kinder worlds.
        """
        chance = self.generator.state
        self.key[self.seat] = 0
        self.key[PUBLIC] = 0
        self.depth = 0
        self.in_tree = True
        move = self.promising(view, ROOT, self.seat, n)
        visits = self.edge_visits[self.edge_of[move]]
        self.generator.state = mix(self.worlds, visits)
        self.by_net = not self.doubts_net or visits % 2 == 1
        found = self.imagine(view, world)
        if found:
            self.walk(world, move)
            self.play_out(world)
            self.back_up(world)
        self.generator.state = chance
        advance(self.generator)
        return found

    def imagine(self, view: Table, world: Table) -> bool:
        """A possible world; if the searcher believes, one that is likely by what the others did."""
        if self.believes_net and self.by_net:
            found: bool = self.minds.draw(view, world, self.generator)
            return found
        for _ in range(WORLDS):
            if not fill_hidden(view, world, self.generator):
                return False
            if not self.believes:
                return True
            if (advance(self.generator) >> 11) * ONE_IN < self.thumb.plausible(world, self.seat, self.generator):
                return True
        return True

    def walk(self, world: Table, move: int) -> None:
        """From the first move through the tree, to the first move that is new."""
        world.writing = True
        world.n_facts = 0
        self.guess_sense(world)
        if self.follows_net and self.by_net:
            self.minds.begin(world)
        seat = self.seat
        self.go_by(ROOT, seat, move)
        while True:
            world.resolve(seat, move)
            self.listen(world)
            while world.asks >> DEALER & 1 and not world.rests:
                dealer_acts(world, self.generator)
                self.listen(world)
            if not self.in_tree or world.rests or self.depth == DEEPEST:
                break
            seat = lowest(world.asks)
            move = self.next_move(world, seat)
        world.writing = False

    def guess_sense(self, world: Table) -> None:
        """Who plays with sense in this simulation; the others play anything. Without a belief, all do."""
        self.sensible = ALL
        if self.believes:
            for seat in range(world.seats):
                if seat != self.seat and (advance(self.generator) >> 11) * ONE_IN >= self.thumb.sense[seat]:
                    self.sensible &= ~(1 << seat)

    def listen(self, world: Table) -> None:
        """The searcher, and all others, are told what has happened, as far as it is for them."""
        seat = self.seat
        known = self.key[seat]
        known_to_all = self.key[PUBLIC]
        for i in range(world.n_facts):
            row = told(world.ledger[i], seat)
            if row != UNHEARD:
                known = mix(known, row)
            row = told(world.ledger[i], PUBLIC)
            if row != UNHEARD:
                known_to_all = mix(known_to_all, row)
        self.key[seat] = known
        self.key[PUBLIC] = known_to_all
        if self.follows_net and self.by_net:
            self.minds.listen(world)
        world.n_facts = 0

    def next_move(self, world: Table, seat: int) -> int:
        """The move of a seat in this simulation; of others, what a net or rules of thumb say, if they count."""
        n = world.moves(seat)
        if n == 1:
            return world.menu[0]
        if not self.sensible >> seat & 1:
            return world.menu[below(self.generator, n)]
        if self.follows_net and self.by_net and seat != self.seat:
            chosen: int = self.minds.choose(seat, self.generator)
            return chosen
        if self.weighs and seat != self.seat:
            self.thumb.weigh(world, seat, n)
            return world.menu[self.drawn(n)]
        node = self.find(seat)
        if node == NO_NODE:
            self.in_tree = False
            return world.menu[below(self.generator, n)]
        move = self.promising(world, node, seat, n)
        self.go_by(node, seat, move)
        return move

    # The tree

    def find(self, seat: int) -> int:
        """The node of a seat and what it was told; a new one if there was none; NO_NODE if there is no room."""
        key = mix(self.key[seat if seat == self.seat else PUBLIC], seat + 1)
        place: int = cython.cast(cython.int, key & self.buckets - 1)
        node = self.bucket[place]
        while node != NO_NODE:
            if self.node_key[node] == key:
                return node
            node = self.node_next[node]
        if self.n_nodes == self.capacity:
            return NO_NODE
        self.n_nodes += 1
        node = self.n_nodes
        self.node_key[node] = key
        self.node_edge[node] = 0
        self.node_next[node] = self.bucket[place]
        self.bucket[place] = node
        return node

    def promising(self, table: Table, node: int, seat: int, n: int) -> int:
        """The move to try next, of n in the menu."""
        self.recall(table, node, n)
        if node == ROOT and self.first != ANY_MOVE:
            return self.first
        return self.by_thumb(table, node, seat, n) if self.weighs else self.by_bounds(table, n)

    def recall(self, table: Table, node: int, n: int) -> None:
        """Look up which of n moves have been tried."""
        self.tick += 1
        for i in range(n):
            self.legal_at[table.menu[i]] = self.tick
            self.edge_of[table.menu[i]] = NO_EDGE
        edge = self.node_edge[node]
        while edge:
            if self.legal_at[self.edge_move[edge]] == self.tick:
                self.edge_of[self.edge_move[edge]] = edge
            edge = self.edge_next[edge]

    def reach(self) -> float:
        """How far to explore: what is at stake counts, which is little while many tokens are missing."""
        return self.exploration * (self.best - self.worst) if self.best > self.worst else self.exploration

    def logarithm(self, n: int) -> float:
        """Looked up, if it is not of too large a number."""
        return self.logs[n] if n < N_LOGS else log(n)

    def by_bounds(self, table: Table, n: int) -> int:
        """Any move not tried yet, else that with the highest upper bound of what it may be worth."""
        untried = 0
        reach = self.reach()
        best = 0
        best_score = -1.0
        for i in range(n):
            edge = self.edge_of[table.menu[i]]
            if edge == NO_EDGE:
                untried += 1
                continue
            self.edge_chances[edge] += 1
            visits = self.edge_visits[edge]
            score = self.edge_value[edge] / visits + reach * sqrt(self.logarithm(self.edge_chances[edge]) / visits)
            if score > best_score:
                best_score = score
                best = i
        if untried == 0:
            return table.menu[best]
        k = below(self.generator, untried)
        i = 0
        while True:
            if self.edge_of[table.menu[i]] == NO_EDGE:
                if k == 0:
                    return table.menu[i]
                k -= 1
            i += 1

    def by_thumb(self, table: Table, node: int, seat: int, n: int) -> int:
        """The move that promises most, where rules of thumb count until it has been tried often."""
        if node == ROOT:
            for i in range(n):
                self.thumb.weight[i] = self.first_weight[i]
        else:
            self.thumb.weigh(table, seat, n)
        total = 0.0
        all_visits = 0
        value = 0.0
        for i in range(n):
            edge = self.edge_of[table.menu[i]]
            total += self.thumb.weight[i]
            all_visits += self.edge_visits[edge]
            value += self.edge_value[edge]
        hope = value / all_visits if all_visits else 0.5
        reach = self.reach() * sqrt(all_visits + 1.0) / total
        best = 0
        best_score = -1.0
        for i in range(n):
            edge = self.edge_of[table.menu[i]]
            visits = self.edge_visits[edge]
            score = self.edge_value[edge] / visits if visits else hope
            score += reach * self.thumb.weight[i] / (1 + visits)
            if score > best_score:
                best_score = score
                best = i
        return table.menu[best]

    def go_by(self, node: int, seat: int, move: int) -> None:
        """Note the move that this simulation makes at a node; one that is new is the last one in the tree."""
        edge = self.edge_of[move]
        if edge == NO_EDGE:
            self.in_tree = False
            if self.n_edges == self.capacity:
                return
            edge = self.new_edge(node, move)
        self.path[self.depth] = edge
        self.path_seat[self.depth] = seat
        self.depth += 1

    def new_edge(self, node: int, move: int) -> int:
        self.n_edges += 1
        edge = self.n_edges
        self.edge_move[edge] = move
        self.edge_chances[edge] = 1
        self.edge_visits[edge] = 0
        self.edge_value[edge] = 0.0
        self.edge_next[edge] = self.node_edge[node]
        self.node_edge[node] = edge
        return edge

    # Beyond the tree

    def play_out(self, world: Table) -> None:
        """The rest of the round, by rules of thumb or by any moves, as far as there is something to learn from it."""
        left = self.horizon
        while not world.rests:
            if world.asks >> DEALER & 1:
                dealer_acts(world, self.generator)
                continue
            seat = lowest(world.asks)
            n = world.moves(seat)
            if n > 1:
                left -= 1
                if left == 0:
                    return
            if n > 1 and self.plays_by_thumb and self.sensible >> seat & 1:
                self.thumb.weigh(world, seat, n)
                world.resolve(seat, world.menu[self.drawn(n)])
            else:
                world.resolve(seat, world.menu[below(self.generator, n)])

    def drawn(self, n: int) -> int:
        """One of n moves, by their weights, but decidedly: what is a little better is chosen far more often."""
        total = 0.0
        for i in range(n):
            weight = self.thumb.weight[i]
            weight *= weight
            weight *= weight
            weight *= weight
            self.thumb.weight[i] = weight
            total += weight
        point = (advance(self.generator) >> 11) * ONE_IN * total
        for i in range(n):
            point -= self.thumb.weight[i]
            if point < 0.0:
                return i
        return n - 1

    def back_up(self, world: Table) -> None:
        """What came of it goes to every move that led there."""
        for seat in range(world.seats):
            self.result[seat] = self.thumb.worth(world, seat)
            if self.result[seat] < self.worst:
                self.worst = self.result[seat]
            if self.result[seat] > self.best:
                self.best = self.result[seat]
        for i in range(self.depth):
            edge = self.path[i]
            self.edge_visits[edge] += 1
            self.edge_value[edge] += self.result[self.path_seat[i]]

    # What was found

    def imagined(self, view: Table) -> bool:
        """Lay out a world as a simulation would begin with; where a net is doubted, by it and without it in turns."""
        self.by_net = not self.doubts_net or not self.by_net
        return self.is_ready(view) and self.imagine(view, self.world)

    def found(self) -> list[tuple[int, int, float]]:
        """For every move tried at the root: its code, how often, and what it was worth on average."""
        rows: list[tuple[int, int, float]] = []
        if self.n_nodes == 0:
            return rows
        edge = self.node_edge[ROOT]
        while edge:
            rows.append((self.edge_move[edge], self.edge_visits[edge], self.edge_value[edge] / self.edge_visits[edge]))
            edge = self.edge_next[edge]
        return rows
