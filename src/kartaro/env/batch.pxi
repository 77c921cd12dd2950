from libc.string cimport memset

cdef extern from *:
    int n_bits "__builtin_popcountll"(unsigned long long word) noexcept nogil
    int first_bit "__builtin_ctzll"(unsigned long long word) noexcept nogil

cdef inline unsigned long long one_bit(int place) noexcept nogil:
    return 1ULL << place

cdef inline void wipe(unsigned char* memory, Py_ssize_t n) noexcept nogil:
    memset(memory, 0, n)

@cython.final
cdef class Batch:
    cdef readonly Views start
    cdef readonly list tables
    cdef Features features
    cdef Thumb thumb
    cdef Generator dice
    cdef readonly int n
    cdef readonly int seats
    cdef int episode
    cdef int pays
    cdef bint forfeits
    cdef bint rotates
    cdef bint stays
    cdef bint shows_truth
    cdef int history
    cdef unsigned short[::1] raw
    cdef unsigned short[::1] index
    cdef int n_words
    cdef unsigned long long[::1] legal
    cdef int[::1] n_legal
    cdef unsigned long long[::1] places
    cdef unsigned long long[::1] state
    cdef unsigned long long[::1] draws
    cdef int[::1] playing
    cdef int[::1] learner
    cdef unsigned long long[::1] rows
    cdef int[::1] told
    cdef int[::1] modes
    cdef unsigned char[:, ::1] observation
    cdef unsigned char[:, ::1] mask
    cdef int[::1] seat
    cdef float[:, ::1] reward
    cdef unsigned char[::1] done
    cdef long long[::1] episodes
    cdef unsigned char[:, :, ::1] tokens
    cdef int[::1] n_told
    cdef unsigned char[:, ::1] truth
    cdef int control[MAX_SEATS]
    cdef int standing[MAX_SEATS]
    cdef int end_of_fields  # so that the bounds of every array above are checked in a test build

    cpdef configure(self, int episode, int pays, int forfeits, int stays, list control)
    @cython.locals(i=int)
    cpdef reseed(self, list states, list draws, list learners)
    @cython.locals(i=int)
    cpdef reset(self)
    @cython.locals(i=int, wrong=int, given="const long long[::1]")
    cpdef int step(self, actions) except -3
    @cython.locals(i=int, drawn="long long[::1]")
    cpdef sample(self, actions)
    @cython.locals(i=int)
    cdef int first_illegal(self, const long long[::1] actions) noexcept nogil
    cdef bint is_legal(self, int i, long long action) noexcept nogil
    @cython.locals(k=int, word="unsigned long long", count=int)
    cdef int nth_legal(self, int i, int n) noexcept nogil
    cdef void visit(self, int i, int action) noexcept nogil
    @cython.locals(seat=int)
    cdef void go_on(self, Views views, int i, int action) noexcept nogil
    cdef int code(self, Table view, int i, int action) noexcept nogil
    @cython.locals(seat=int)
    cdef void begin(self, Views views, int i) noexcept nogil
    cdef void decide(self, Views views, int i, int seat, int move) noexcept nogil
    cdef void tell(self, Views views, int i) noexcept nogil
    @cython.locals(k=int, seat=int, row="unsigned long long", place=int)
    cdef void remember(self, Table truth, int i) noexcept nogil
    @cython.locals(seat=int, move=int)
    cdef void settle(self, Views views, int i) noexcept nogil
    cdef inline int control_of(self, int seat, int i) noexcept nogil
    @cython.locals(n=int)
    cdef int by_bot(self, Table view, int seat, int i) noexcept nogil
    @cython.locals(k=int, best=double, ties=int, left=int)
    cdef int heaviest(self, int n) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_round(self, Views views, int i) noexcept nogil
    cdef void end_episode(self, Views views, int i) noexcept nogil
    @cython.locals(seat=int)
    cdef void rank(self, Table truth) noexcept nogil
    @cython.locals(seat=int, best=int, winners=int)
    cdef void pay(self, int i) noexcept nogil
    @cython.locals(seat=int)
    cpdef pay_for(self, Table truth)
    @cython.locals(other=int, ahead=double)
    cdef double place(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void forfeit(self, Views views, int i) noexcept nogil
    cdef void show(self, Views views, Table view, int i) noexcept nogil
    @cython.locals(seat=int, n=int, k=int, number=int)
    cdef void list_actions(self, Table view, int i) noexcept nogil
    cdef void encode(self, Table view, int i) noexcept nogil
    cdef void encode_truth(self, Table truth, int i) noexcept nogil
    @cython.locals(place=int, number=int, kept=int, k=int, field=int)
    cdef void show_tokens(self, int i) noexcept nogil
    @cython.locals(kind=int, field=int, value=int, mode=int)
    cdef void write_token(self, int i, int k, unsigned long long row) noexcept nogil
