cimport cython

cdef unsigned long long MASK64
cdef unsigned long long GAMMA
cdef unsigned long long FIRST_MIX
cdef unsigned long long SECOND_MIX

@cython.final
cdef class Generator:
    cdef public unsigned long long state
    @cython.locals(z=cython.ulonglong)
    cpdef unsigned long long next(self) noexcept nogil
    cpdef int below(self, int n) noexcept nogil
