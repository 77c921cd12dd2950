@cython.final
cdef class Minds:
    cdef readonly Net net
    cdef readonly Hindsight hindsight
    cdef readonly Thumb thumb
    cdef readonly int me
    cdef readonly int seats
    cdef readonly int n_worlds
    cdef readonly list tables
    cdef readonly list memories
    cdef readonly Table past
    cdef readonly Table open
    # by seat: what it knows, and was told, as far as the searcher can tell; the same in a simulation
    cdef void* known[MAX_SEATS]
    cdef void* knows[MAX_SEATS]
    cdef void* seen[MAX_SEATS]
    cdef void* recalls[MAX_SEATS]
    # decisions of the others in this round, and all that was told since the first of them
    cdef readonly int n_decisions
    cdef void* then[MOST_DECISIONS]
    cdef void* then_told[MOST_DECISIONS]
    cdef int then_seat[MOST_DECISIONS]
    cdef int then_row[MOST_DECISIONS]
    cdef int then_counted[MOST_DECISIONS]
    cdef double then_likely[MOST_DECISIONS]
    cdef double then_even[MOST_DECISIONS]
    cdef int n_rows
    cdef unsigned long long row[MOST_ROWS]
    # worlds, and their weights added up
    cdef void* pool[MOST_WORLDS]
    cdef double weight[MOST_WORLDS]
    cdef double total
    # what the net has said
    cdef unsigned long long[::1] answer_key
    cdef int[::1] answer_now
    cdef int[::1] answer_at
    cdef double[::1] chances
    cdef int now
    cdef int end
    cdef int at

    cdef add(self, int seat, Table known, Table seen, Memory knows, Memory recalls)
    cdef add_decision(self, int i, Table table, Memory memory)
    @cython.locals(i=int)
    cpdef make_pool(self, int n, tables)
    @cython.locals(seat=int, row="unsigned long long", heard="unsigned long long")
    cpdef hear(self, Table view, fact)
    @cython.locals(table=Table, memory=Memory)
    cdef fold(self, int seat, fact, unsigned long long row)
    cdef note_row(self, unsigned long long row)
    @cython.locals(i=int)
    cdef note_decision(self, int seat)
    @cython.locals(i=int, rest=int, since=int)
    cdef drop(self, int n)
    @cython.locals(seat=int)
    cdef void begin(self, Table world) noexcept nogil
    @cython.locals(seat=int, i=int, row="unsigned long long")
    cdef void listen(self, Table world) noexcept nogil
    @cython.locals(n=int, k=int, key="unsigned long long", place=int)
    cdef int judge(self, Table view, int seat, Memory memory) noexcept nogil
    @cython.locals(i=int)
    cdef void ask(self, Table view, int seat, int n, unsigned long long key, int place) noexcept nogil
    cdef int choose(self, int seat, Generator generator) noexcept nogil
    @cython.locals(n=int, i=int, point=double)
    cdef int drawn(self, Table view, int seat, Generator generator) noexcept nogil
    @cython.locals(i=int, k=int)
    cdef bint gather(self, Table view, Table world, Generator generator) noexcept nogil
    @cython.locals(product=double, row=int, k=int)
    cdef double likelihood(self, Generator generator) noexcept nogil
    @cython.locals(move=int, n=int, i=int, chance=double)
    cdef double chance_of(self, Table view, int seat, int k) noexcept nogil
    @cython.locals(i=int)
    cdef void trust_all(self) noexcept nogil
    @cython.locals(k=int)
    cdef void learn(self) noexcept nogil
    @cython.locals(point=double, low=int, high=int, middle=int, seat=int)
    cdef bint draw(self, Table view, Table world, Generator generator) noexcept nogil
