cdef inline int shown(int card) noexcept nogil:
    return 1 if card == FACE_DOWN else card + 2

cdef inline int turned(int seats, int me, int n) noexcept nogil:
    return (seats >> me | seats << (n - me)) & ((1 << n) - 1)

cdef class Features:
    cdef readonly int seats
    cdef unsigned char* row

    cdef void encode(self, Table view, int me) noexcept nogil
    cdef int action(self, int code, int me) noexcept nogil
    cdef int code(self, Table view, int action, int me) noexcept nogil

@cython.locals(memory="unsigned char[::1]")
cpdef point_at(Features features, row)
