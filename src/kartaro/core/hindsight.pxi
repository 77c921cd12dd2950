cdef inline unsigned long long with_card(unsigned long long row, unsigned long long card) noexcept nogil:
    return (row & ~(<unsigned long long>0xFF << CARD_AT)) | card << CARD_AT

cdef class Hindsight:
    cdef readonly int seats
    cdef unsigned long long row[MOST_ROWS]

    cdef bint decides(self, Table view, int kind, int seat) noexcept nogil
    cdef bint turn_up(self, Table view, Table world, int seat) noexcept nogil
    cdef unsigned long long undo(self, Table past, unsigned long long row, Generator generator) noexcept nogil
    cdef int move(self, int first) noexcept nogil
