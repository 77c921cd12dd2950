cimport cython
from kartaro.bots.thumb.rules cimport Thumb, odds
from kartaro.core.table cimport FACE_DOWN, Table
from kartaro.games.hanamikoji.table cimport (
    GEISHAS, GIFTS, NEUTRAL, NONE, PAIRS, SECRETS, SPLITS, TAKES, TAKES_PAIR, TRADES, Hanamikoji,
)

cdef double SURE, SPREAD, HELD, TIED, PER_CHARM, PER_GEISHA

@cython.final
cdef class HanamikojiThumb(Thumb):
    cdef double mine[GEISHAS][4]
    cdef double theirs[GEISHAS][4]
    cdef double lost[GEISHAS][4]
    cdef int n_mine[GEISHAS]
    cdef int n_theirs[GEISHAS]

    @cython.locals(i=int)
    cdef void weigh_moves(self, Hanamikoji table, int seat, int n) noexcept nogil
    @cython.locals(geisha=int, n=int, now=double, m=int, o=int, h=int, rest=int, stays=double, weight=double)
    cdef void look(self, Hanamikoji table, int seat) noexcept nogil
    @cython.locals(lead=double, sure=double)
    cdef inline double hold(self, int mine, int theirs, int held, int rest, double stays) noexcept nogil
    @cython.locals(a=int, b=int, c=int)
    cdef double judge(self, Hanamikoji table, int seat, int move) noexcept nogil
    cdef double gift(self, int a, int b, int c) noexcept nogil
    cdef double split(self, int a, int b, int c, int d) noexcept nogil
    @cython.locals(total=double)
    cdef double pairs(self, int a, int b, int c, int d) noexcept nogil
    @cython.locals(i=int, total=double)
    cdef double rest_of_offer(self, Hanamikoji table, int first, int second) noexcept nogil
    @cython.locals(lead=double, chance=double)
    cdef double chance(self, Hanamikoji table, int seat) noexcept nogil
