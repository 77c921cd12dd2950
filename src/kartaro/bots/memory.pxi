@cython.final
cdef class Memory:
    cdef int seats
    cdef int me
    cdef int heard
    cdef int n
    cdef int[::1] most
    cdef int[::1] first
    cdef int[::1] carried
    cdef unsigned char[::1] token
    cdef int[::1] when

    @cython.locals(i=int, k=int, kind=int, first=int)
    cpdef void hear(self, unsigned long long row) noexcept nogil
    @cython.locals(k=int, value=int)
    cdef void write(self, int at, unsigned long long row, int carried) noexcept nogil
    @cython.locals(k=int)
    cdef void clear(self, int i) noexcept nogil
    @cython.locals(i=int)
    cpdef void forget(self) noexcept nogil
    @cython.locals(i=int, k=int)
    cpdef void copy_from(self, Memory other) noexcept nogil
