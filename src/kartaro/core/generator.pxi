@cython.final
cdef class Generator:
    cdef public unsigned long long state
    cpdef unsigned long long next(self) noexcept nogil
    cpdef int below(self, int n) noexcept nogil
    cpdef choose(self, list among)
    @cython.locals(i=int, j=int, card="unsigned char")
    cdef void shuffle(self, unsigned char* cards, int n) noexcept nogil

# In this file, so that loops of other modules hold it without a call; C's unsigned numbers wrap by themselves.
cdef inline unsigned long long advance(Generator generator) noexcept nogil:
    generator.state += GAMMA
    cdef unsigned long long z = generator.state
    z = (z ^ (z >> 30)) * FIRST_MIX
    z = (z ^ (z >> 27)) * SECOND_MIX
    return z ^ (z >> 31)

cdef inline int below(Generator generator, int n) noexcept nogil:
    return <int>(((advance(generator) >> 32) * n) >> 32)

cdef inline unsigned long long mix(unsigned long long key, unsigned long long fact) noexcept nogil:
    key = (key ^ fact) * GAMMA
    return key ^ (key >> 29)
