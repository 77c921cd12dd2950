cimport cython
from kartaro.bots.thumb.rules cimport MAX_SEATS, Thumb, odds
from kartaro.core.table cimport FACE_DOWN, TRUTH, Table
from kartaro.games.love_letter.table cimport (
    BARON, CHANCELLOR, CHARACTERS, COUNTESS, GUARD, HANDMAID, KEEPS, KING, NOTHING, PER_CARD, PER_KEPT, PER_TARGET, PRIEST,
    PRINCE, PRINCESS, SPY, LoveLetter,
)

cdef double OUT, SHIELD, LOOK, COUNSEL, UPSET, SPYING, EXPOSED, HIGH, SURE

@cython.final
cdef class LoveLetterThumb(Thumb):
    cdef int tokens_to_win
    cdef int reach
    cdef double[::1] chances
    cdef double left[CHARACTERS]
    cdef double prior[CHARACTERS]
    cdef double pool[MAX_SEATS]
    cdef double top_rank
    cdef double trust[MAX_SEATS][CHARACTERS]
    cdef Table scratch

    @cython.locals(i=int, move=int, last=int, keep_last=double, card=int, kept=int)
    cdef void weigh_moves(self, LoveLetter table, int seat, int n) noexcept nogil
    @cython.locals(i=int, other=int, card=int, total=double)
    cdef void count(self, LoveLetter table, int seat) noexcept nogil
    cdef inline double holds(self, LoveLetter table, int other, int card) noexcept nogil
    @cython.locals(keep=double)
    cdef double aim(self, LoveLetter table, int seat, int card, int kept, int target, int named) noexcept nogil
    @cython.locals(card=int, balance=double)
    cdef double duel(self, LoveLetter table, int target, int mine) noexcept nogil
    @cython.locals(card=int, total=double)
    cdef double swap(self, LoveLetter table, int target, int mine) noexcept nogil
    cdef inline double keeping(self, LoveLetter table, int card) noexcept nogil
    @cython.locals(product=double, other=int)
    cdef double agrees(self, LoveLetter world, int seat) noexcept nogil
    @cython.locals(card=int)
    cpdef void forget(self, int seat) noexcept nogil
    cpdef watch(self, Table view, int seat, int card, int move)
    @cython.locals(before=double, best=double, kept=int, by_thumb=double, by_chance=double, held=double, chosen=double, n=int)
    cdef void infer(self, LoveLetter view, LoveLetter scratch, int seat, int played, int move) noexcept nogil
    @cython.locals(i=int, total=double, weight=double)
    cdef double chosen(self, LoveLetter table, int seat, int move, int n) noexcept nogil
    @cython.locals(place=int, other=int, need=int, shift=int)
    cdef double chance(self, LoveLetter table, int seat) noexcept nogil
    @cython.locals(least=int, seat=int)
    cdef int shift(self, LoveLetter table) noexcept nogil
