"""Tables that are played together in one loop without the GIL: play, deal, tell, encode, mask, pay, begin again.

A row is one table: its `Views`, its own dice, and what its seats were told. So what a row comes to does not depend on
the other rows, on how many there are, or on the thread. `batch.pxi` gives the C types.
"""

from __future__ import annotations

import typing as t
from array import array

try:
    import cython
except ModuleNotFoundError:
    from kartaro import _uncompiled as cython

from kartaro.core.errors import Refused
from kartaro.core.generator import Generator

if not cython.compiled:
    from kartaro.core.features import shown, turned
    from kartaro.core.generator import below
    from kartaro.core.seats import DEALER, MAX_SEATS
    from kartaro.core.table import Table, dealer_acts, lowest
    from kartaro.core.told import UNHEARD, told
    from kartaro.core.views import Views

    N_RAW = 4096  # every action of a game is below this
    TOKEN_SIZE = 6
    WORD = 64
    BEGIN, FORFEIT, NONE_ILLEGAL = -1, -2, -1

    # who decides for a seat; when an episode ends; what is paid
    OUTSIDE, BY_CHANCE, BY_THUMB = range(3)
    OF_ROUNDS, OF_MATCHES = range(2)
    PAYS_GAIN, PAYS_WIN, PAYS_PLACE = range(3)
    WINNER = 1 << 16  # whoever won is placed before everybody else

    # what a field of a fact holds, for tokens
    NO_FIELD, A_SEAT, A_SET, A_CARD, A_NUMBER = range(5)

    def plain(numbers: t.Any) -> t.Any:
        """The same memory, but what is read from it are Python's numbers."""
        return memoryview(numbers)

    def wipe(memory: t.Any, n: int) -> None:
        """Make a part of an array all zeros; compiled, the first n bytes of some memory."""
        memory[:] = n

    def n_bits(word: int) -> int:
        """How many bits of a word are set."""
        return word.bit_count()

    def one_bit(place: int) -> int:
        return 1 << place

    def first_bit(word: int) -> int:
        """Which bit of a word, which is not 0, is the first one set."""
        return (word & -word).bit_length() - 1


if t.TYPE_CHECKING:
    from kartaro.core.features import Features
    from kartaro.core.thumb import Thumb
    from kartaro.env.memory import Memory


class Batch:
    """Some rows, and the arrays they are written to. One for each thread."""

    def __init__(self, start: Views, tables: list[Views], features: Features, thumb: Thumb, memory: Memory) -> None:
        self.start = start
        self.tables = tables
        self.features = features
        self.thumb = thumb
        self.dice = Generator(0)
        self.n = len(tables)
        self.seats = start.truth.seats
        self.episode = OF_ROUNDS
        self.pays = PAYS_WIN
        self.forfeits = False
        """Whether an illegal action loses the episode, in place of an error."""
        self.rotates = False
        """Whether the seat that learns is another one in every episode."""
        self.stays = False
        """Whether a table stays as it is when its episode has ended, until it is reset."""
        self.shows_truth = memory.shows_truth
        self.history = memory.tokens.shape[1]
        # the actions of this table, by their numbers, and the other way
        self.raw = array("H", memory.raw)
        self.index = array("H", [0]) * N_RAW
        for number, action in enumerate(memory.raw):
            self.index[action] = number
        self.n_words = (len(memory.raw) + WORD - 1) // WORD
        self.legal = array("Q", [0]) * (self.n * self.n_words)
        self.n_legal = array("i", [0]) * self.n
        # the rows
        self.places = array("Q", [id(views) for views in tables])
        self.state = array("Q", memory.states)
        self.draws = array("Q", memory.draws)
        self.playing = array("i", [0]) * self.n
        self.learner = array("i", memory.learners)
        self.rows = array("Q", [0]) * (self.n * self.seats * self.history + 1)
        self.told = array("i", [0]) * (self.n * self.seats)
        self.modes = array("i", memory.modes)
        # what the caller reads
        self.observation = memory.observation
        self.mask = memory.mask
        self.seat = memory.seat
        self.reward = memory.reward
        self.done = memory.done
        self.episodes = memory.episodes
        self.tokens = memory.tokens
        self.n_told = memory.n_told
        self.truth = memory.truth
        if not cython.compiled:  # compiled, these are arrays inside the object
            self.control = [OUTSIDE] * MAX_SEATS
            self.standing = [0] * MAX_SEATS
            self.seat = plain(self.seat)

    def configure(self, episode: int, pays: int, forfeits: bool, stays: bool, control: list[int]) -> None:
        """What ends an episode, what it pays, and who decides for each seat, counted from the one that learns."""
        self.episode = episode
        self.pays = pays
        self.forfeits = forfeits
        self.stays = stays
        self.rotates = any(control)
        for seat in range(self.seats):
            self.control[seat] = control[seat]

    # ------------------------------------------------------------------ what Python callers use

    def reseed(self, states: list[int], draws: list[int], learners: list[int]) -> None:
        """Other dice from now on."""
        for i in range(self.n):
            self.state[i] = states[i]
            self.draws[i] = draws[i]
            self.learner[i] = learners[i]

    def reset(self) -> None:
        """A new episode everywhere."""
        with cython.nogil:
            for i in range(self.n):
                self.visit(i, BEGIN)

    def step(self, actions: t.Any) -> int:
        """Play an action at every table and go on to where the next one is wanted; NONE_ILLEGAL.

        Where an action is not legal, and that is no forfeit, nothing is played anywhere: the first such row.
        """
        given = actions if cython.compiled else plain(actions)
        self.check_length(given.shape[0])
        with cython.nogil:
            wrong = self.first_illegal(given)
            if wrong == NONE_ILLEGAL or self.forfeits:
                for i in range(self.n):
                    self.visit(i, given[i] if self.is_legal(i, given[i]) else FORFEIT)
                wrong = NONE_ILLEGAL
        return wrong

    def sample(self, actions: t.Any) -> None:
        """Draw a legal action for every table, all equally likely, by dice of its own."""
        drawn = actions
        self.check_length(drawn.shape[0])
        with cython.nogil:
            for i in range(self.n):
                self.dice.state = self.draws[i]
                drawn[i] = self.nth_legal(i, below(self.dice, self.n_legal[i]))
                self.draws[i] = self.dice.state

    def find_illegal(self, actions: t.Any) -> t.Any:
        """The first row whose action is not legal, or NONE_ILLEGAL."""
        self.check_length(len(actions))
        return self.first_illegal(actions if cython.compiled else plain(actions))

    def check_length(self, given: t.Any) -> None:
        """Nothing beyond an array is read or written."""
        if given != self.n:
            raise Refused("wrong-actions", given=given, wanted=self.n)

    def first_illegal(self, actions: t.Any) -> int:
        for i in range(self.n):
            if not self.is_legal(i, actions[i]):
                return i
        return NONE_ILLEGAL

    def is_legal(self, i: int, action: int) -> bool:
        if action < 0 or action >= self.n_words * WORD:
            return False
        return self.legal[i * self.n_words + action // WORD] >> action % WORD & 1 != 0

    def nth_legal(self, i: int, n: int) -> int:
        """The n-th legal action of a row, the first one for 0."""
        for k in range(self.n_words):
            word = self.legal[i * self.n_words + k]
            count = n_bits(word)
            if n < count:
                for _ in range(n):
                    word &= word - 1
                return k * WORD + first_bit(word)
            n -= count
        return 0

    # ------------------------------------------------------------------ pickling

    def pack(self) -> t.Any:
        """Everything that the rows are now, but for the arrays that the caller reads."""
        tables = [[table.pack() for table in (views.truth, *views.kept)] for views in self.tables]
        legal, dice = [bytes(self.legal), bytes(self.n_legal)], [bytes(self.state), bytes(self.draws)]
        rows = [bytes(self.playing), bytes(self.learner), bytes(self.rows), bytes(self.told)]
        return tables, legal + dice + rows

    def unpack(self, packed: t.Any) -> None:
        """Become what was packed."""
        tables, kept = packed
        for views, positions in zip(self.tables, tables, strict=True):
            for table, position in zip((views.truth, *views.kept), positions, strict=True):
                table.unpack(position)
        self.legal, self.n_legal = array("Q", kept[0]), array("i", kept[1])
        self.state, self.draws = array("Q", kept[2]), array("Q", kept[3])
        self.playing, self.learner = array("i", kept[4]), array("i", kept[5])
        self.rows, self.told = array("Q", kept[6]), array("i", kept[7])

    # ------------------------------------------------------------------ a row

    def visit(self, i: int, action: int) -> None:
        if cython.compiled:
            self.go_on(cython.cast(Views, cython.cast(cython.p_void, self.places[i])), i, action)
        else:
            self.go_on(self.tables[i], i, action)

    def go_on(self, views: Views, i: int, action: int) -> None:
        """Begin, or play an action of the seat that is asked; then on to where an action is wanted."""
        self.dice.state = self.state[i]
        self.done[i] = 0
        for seat in range(self.seats):
            self.reward[i, seat] = 0
        if action == BEGIN:
            self.begin(views, i)
        elif action == FORFEIT:
            self.forfeit(views, i)
        else:
            self.decide(views, i, self.seat[i], self.code(cython.cast(Table, views.view[self.seat[i]]), i, action))
        self.settle(views, i)
        self.state[i] = self.dice.state
        self.show(views, cython.cast(Table, views.view[self.seat[i]]), i)

    def code(self, view: Table, i: int, action: int) -> int:
        return self.features.code(view, self.raw[action], self.seat[i])

    def begin(self, views: Views, i: int) -> None:
        """A new match, of which nobody was told anything."""
        views.copy_from(self.start)
        self.playing[i] = 0
        for seat in range(self.seats):
            self.told[i * self.seats + seat] = 0
        if self.rotates:
            self.learner[i] = (self.learner[i] + 1) % self.seats

    def decide(self, views: Views, i: int, seat: int, move: int) -> None:
        views.truth.resolve(seat, move)
        self.tell(views, i)

    def tell(self, views: Views, i: int) -> None:
        """Everybody is told what happened."""
        views.truth.inform(views.view, views.n_views)
        if self.history:
            self.remember(views.truth, i)
        views.truth.n_facts = 0

    def remember(self, truth: Table, i: int) -> None:
        for k in range(truth.n_facts):
            for seat in range(self.seats):
                row = told(truth.ledger[k], seat)
                if row != UNHEARD:
                    place = i * self.seats + seat
                    self.rows[place * self.history + self.told[place] % self.history] = row
                    self.told[place] += 1

    def settle(self, views: Views, i: int) -> None:
        """Let the dealer and the bots act until somebody outside is asked, in a new episode if one ends."""
        while True:
            if self.stays and self.done[i]:
                return
            if self.playing[i] and views.truth.rests:
                self.end_round(views, i)
            elif views.truth.asks >> DEALER & 1:
                dealer_acts(views.truth, self.dice)
                self.tell(views, i)
                if not views.truth.rests:
                    self.playing[i] = 1
            else:
                seat = lowest(views.truth.asks)
                if self.control_of(seat, i) == OUTSIDE:
                    self.seat[i] = seat
                    return
                move = self.by_bot(cython.cast(Table, views.view[seat]), seat, i)
                self.decide(views, i, seat, move)

    def control_of(self, seat: int, i: int) -> int:
        return self.control[(seat - self.learner[i] + self.seats) % self.seats]

    # ------------------------------------------------------------------ bots inside

    def by_bot(self, view: Table, seat: int, i: int) -> int:
        n = view.moves(seat)
        if self.control_of(seat, i) == BY_CHANCE:
            return view.menu[below(self.dice, n)]
        self.thumb.weigh(view, seat, n)
        return view.menu[self.heaviest(n)]

    def heaviest(self, n: int) -> int:
        """Which of n moves has the greatest weight; among equals, any."""
        best = 0.0
        ties = 0
        for k in range(n):
            if self.thumb.weight[k] > best:
                best = self.thumb.weight[k]
                ties = 0
            if self.thumb.weight[k] == best:
                ties += 1
        left = below(self.dice, ties)
        for k in range(n):
            if self.thumb.weight[k] == best:
                if left == 0:
                    return k
                left -= 1
        return 0

    # ------------------------------------------------------------------ rewards

    def end_round(self, views: Views, i: int) -> None:
        """Pay for the round, and for the episode if it is over. Only the first to end in a step is paid for."""
        self.playing[i] = 0
        if self.pays == PAYS_GAIN and not self.done[i]:
            for seat in range(self.seats):
                self.reward[i, seat] += views.truth.gain(seat)
        if self.episode == OF_ROUNDS or views.truth.asks == 0:
            if self.pays != PAYS_GAIN and not self.done[i]:
                self.rank(views.truth)
                self.pay(i)
            self.end_episode(views, i)

    def end_episode(self, views: Views, i: int) -> None:
        self.done[i] = 1
        self.episodes[i] += 1
        if not self.stays:
            self.begin(views, i)

    def rank(self, truth: Table) -> None:
        """How the seats stand: in a match by who won and what they scored, in a round by what they gained."""
        for seat in range(self.seats):
            if self.episode == OF_ROUNDS and truth.asks:
                self.standing[seat] = truth.gain(seat)
            elif self.pays == PAYS_PLACE:
                self.standing[seat] = truth.score(seat) + (WINNER if truth.won(seat) else 0)
            else:
                self.standing[seat] = truth.won(seat)

    def pay(self, i: int) -> None:
        """Zero-sum: by place from 1 to -1, equal ones alike; or 1 among the best and -1 among the others."""
        best = self.standing[0]
        for seat in range(1, self.seats):
            best = max(best, self.standing[seat])
        winners = 0
        for seat in range(self.seats):
            winners += 1 if self.standing[seat] == best else 0
        for seat in range(self.seats):
            if self.pays == PAYS_PLACE:
                self.reward[i, seat] = self.place(seat)
            elif winners < self.seats:
                self.reward[i, seat] = 1.0 / winners if self.standing[seat] == best else -1.0 / (self.seats - winners)

    def pay_for(self, truth: t.Any) -> None:
        """Write what an episode that ended so, at another table, pays here; with gains, what a round does."""
        for seat in range(self.seats):
            self.reward[0, seat] = truth.gain(seat) if self.pays == PAYS_GAIN else 0
        if self.pays != PAYS_GAIN:
            self.rank(truth)
            self.pay(0)

    def place(self, seat: int) -> float:
        ahead = 0.0
        for other in range(self.seats):
            if self.standing[seat] > self.standing[other]:
                ahead += 1
            elif self.standing[seat] < self.standing[other]:
                ahead -= 1
        return ahead / (self.seats - 1)

    def forfeit(self, views: Views, i: int) -> None:
        """An illegal action, where that loses: -1, and 1 among the others."""
        for seat in range(self.seats):
            self.reward[i, seat] = -1.0 if seat == self.seat[i] else 1.0 / (self.seats - 1)
        self.end_episode(views, i)

    # ------------------------------------------------------------------ what is shown

    def show(self, views: Views, view: Table, i: int) -> None:
        """The seat that is asked, by its own view: its row, its legal actions, and what it was told."""
        self.list_actions(view, i)
        self.encode(view, i)
        if self.shows_truth:
            self.encode_truth(views.truth, i)
        if self.history:
            self.show_tokens(i)

    def list_actions(self, view: Table, i: int) -> None:
        seat = self.seat[i]
        n = 0 if self.stays and self.done[i] else view.moves(seat)
        self.n_legal[i] = n
        if cython.compiled:
            wipe(cython.address(self.mask[i, 0]), self.mask.shape[1])
        else:
            wipe(self.mask[i], 0)
        for k in range(self.n_words):
            self.legal[i * self.n_words + k] = 0
        for k in range(n):
            number = self.index[self.features.action(view.menu[k], seat)]
            self.mask[i, number] = 1
            self.legal[i * self.n_words + number // WORD] |= one_bit(number % WORD)

    def encode(self, view: Table, i: int) -> None:
        if cython.compiled:
            wipe(cython.address(self.observation[i, 0]), self.observation.shape[1])
            self.features.row = cython.address(self.observation[i, 0])
        else:
            wipe(self.observation[i], 0)
            self.features.row = self.observation[i]
        self.features.encode(view, self.seat[i])

    def encode_truth(self, truth: Table, i: int) -> None:
        if cython.compiled:
            wipe(cython.address(self.truth[i, 0]), self.truth.shape[1])
            self.features.row = cython.address(self.truth[i, 0])
        else:
            wipe(self.truth[i], 0)
            self.features.row = self.truth[i]
        self.features.encode(truth, self.seat[i])

    def show_tokens(self, i: int) -> None:
        """The last facts that the seat was told, in order; all of this episode, if `history` is long enough."""
        place = i * self.seats + self.seat[i]
        number = self.told[place]
        self.n_told[i] = number
        kept = min(number, self.history)
        for k in range(kept):
            self.write_token(i, k, self.rows[place * self.history + (number - kept + k) % self.history])
        for k in range(kept, self.history):
            for field in range(TOKEN_SIZE):
                self.tokens[i, k, field] = 0

    def write_token(self, i: int, k: int, row: int) -> None:
        """The kind of a fact from 1 on, then its fields: seats counted from oneself, from 1 on, cards as in a row."""
        kind = row & 255
        self.tokens[i, k, 0] = kind + 1
        for field in range(1, TOKEN_SIZE):
            value = row >> 8 * field & 255
            mode = self.modes[kind * TOKEN_SIZE + field]
            if mode == A_SEAT:
                value = (value - self.seat[i] + self.seats) % self.seats + 1
            elif mode == A_SET:
                value = turned(value & (1 << self.seats) - 1, self.seat[i], self.seats)
            elif mode == A_CARD:
                value = shown(value)
            elif mode == NO_FIELD:
                value = 0
            self.tokens[i, k, field] = value
