cimport cython
from kartaro.bots.thumb.rules cimport ONE_IN, Thumb, odds
from kartaro.core.generator cimport Generator, advance
from kartaro.core.table cimport FACE_DOWN, TRUTH, Table
from kartaro.games.spicy.table cimport (
    A_HEIGHT, ANNOUNCING, ANSWERS, COPY, COPY_ANNOUNCING, FOR_GOOD, LET_GO, NONE, NO_TUCK, NUMBERS, N_CARDS, N_CLAIMS, N_FACES, OF_EACH,
    OF_WILD, PASS, PER_WINDOW, PLAYS, TUCKS, TUCK_BASE, UNNAMED, WRONG, WRONG_NUMBER, WRONG_SPICE, Spicy,
)

cdef double SURE, SURER, TRUE, HALF, FALSE, DRAWS, LAST, A_CARD, EARLY_WON, EARLY_TROPHY, EARLY_HELD, LATE_WON, LATE_TROPHY, LATE_HELD, NUMBER_SUFFERS, SPICE_SUFFERS
cdef double SENSE_TRUE, SENSE_HALF, SENSE_FALSE, CHANCE_TRUE, CHANCE_HALF, CHANCE_FALSE
cdef int OPENINGS, LOW_NUMBERS
cdef int HORIZON

cdef extern from *:
    """
    #define SHARE(face) (0x3FFu << 10 * ((face) / 10) | 0x100401u << (face) % 10)
    #define ROW(spice) SHARE(spice), SHARE(spice + 1), SHARE(spice + 2), SHARE(spice + 3), SHARE(spice + 4), \\
        SHARE(spice + 5), SHARE(spice + 6), SHARE(spice + 7), SHARE(spice + 8), SHARE(spice + 9)
    static const unsigned int SHARES[32] = {ROW(0), ROW(10), ROW(20), 0x3FFFFFFFu, 0x3FFFFFFFu};
    #define number_of(claims) __builtin_popcount(claims)
    """
    const unsigned int SHARES[32]
    int number_of(unsigned int claims) noexcept nogil

@cython.final
cdef class SpicyThumb(Thumb):
    cdef double left[N_FACES]
    cdef double wrong_number
    cdef double wrong_spice
    cdef double wrong_either
    cdef int choice
    cdef double options
    cdef double most
    cdef double odds_true
    cdef double odds_half
    cdef double odds_false

    @cython.locals(i=int, move=int)
    cdef void weigh_moves(self, Spicy table, int seat, int n) noexcept nogil
    @cython.locals(i=int, move=int, both=bint, claims=int, advantage=double)
    cdef void weigh_turn(self, Spicy table, int seat, int n) noexcept nogil
    @cython.locals(i=int, move=int)
    cdef void weigh_tucks(self, Spicy table, int n) noexcept nogil
    @cython.locals(i=int, answer=int, stakes=double)
    cdef void weigh_answers(self, Spicy table, int seat, int n) noexcept nogil
    @cython.locals(stakes=double)
    cdef double answer(self, Spicy table, int seat, int answer, double stakes) noexcept nogil
    @cython.locals(number=bint, spice=bint)
    cdef inline double truth(self, Spicy table, int card, int claim, double whole, double half, double none) noexcept nogil
    @cython.locals(face=int, i=int)
    cdef void count(self, Spicy table, int seat) noexcept nogil
    @cython.locals(choice=double, none=double, honest=double)
    cdef void doubt(self, Spicy table) noexcept nogil
    cpdef watch(self, Table view)
    cpdef see_through(self, Table view, int seat, int card)
    cdef void compare(self, Spicy view, int seat, int card) noexcept nogil
    cdef int choices(self, Spicy view) noexcept nogil
    @cython.locals(face=int, i=int, card=int, total=double, point=double)
    cdef double explain(self, Spicy world, int seat, Generator generator) noexcept nogil
    @cython.locals(other=int, n=int)
    cdef void answer_for_others(self, Spicy world, int seat, Generator generator) noexcept nogil
    cdef inline void sealed(self, Spicy world, int seat, int answer) noexcept nogil
    @cython.locals(i=int, best=int)
    cdef inline int heaviest(self, int n) noexcept nogil
    @cython.locals(face=int)
    cdef void count_options(self, Spicy world, int owner) noexcept nogil
    @cython.locals(half=int, whole=int, none=int)
    cdef inline double attraction(self, int face) noexcept nogil
    @cython.locals(total=double, sensible=double, sense=double)
    cdef inline double tells(self, Spicy world, int face) noexcept nogil
    @cython.locals(total=double, other=int, late=double, mine=double)
    cdef double chance(self, Spicy table, int seat) noexcept nogil
    cdef inline double stand(self, Spicy table, int seat, double late) noexcept nogil
