cdef enum:
    CHILI = 1
    START = 2
    RAIDER = 4
    LUCK = 8
    TURN = 16
    COPYCAT = 32
    LOW = 7
    MOST_TUCKED = 2

cdef int numbers_after(int variants, int numbers, int number) noexcept nogil
cdef int claims_with(int variants, int numbers, int spice, bint must) noexcept nogil
cdef bint lays_paw(int variants, int number) noexcept nogil
cdef int tucked_under(int variants, int number) noexcept nogil
cdef bint number_is_right(int variants, int number, int claimed) noexcept nogil
cdef bint may_copy(int variants) noexcept nogil
