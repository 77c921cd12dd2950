cimport cython
from kartaro.core.generator cimport Generator
from kartaro.core.table cimport FACES, NO_TWIN, Table

cdef int TRIES

cpdef bint imagine(Table view, Table world, Generator generator)
@cython.locals(n=int, size=int, bound=int, tries=int, i=int)
cdef bint imagine_one(Table view, Table world, Generator generator) noexcept nogil
@cython.locals(size=int, face=int)
cdef int fill_pool(Table world) noexcept nogil
@cython.locals(faces="unsigned int", face=int, bound=int, free=int, i=int)
cdef int bound_first(Table world, int n) noexcept nogil
@cython.locals(i=int)
cdef void mark_bound(Table world, int n, unsigned int faces) noexcept nogil
@cython.locals(i=int)
cdef bint lay_bound(Table world, int bound, int size, Generator generator) noexcept nogil
cdef void draw(Table world, int i, int size, Generator generator) noexcept nogil
@cython.locals(card=int)
cdef void swap(Table world, int i, int j) noexcept nogil
@cython.locals(place=int, card=int, twin=int, other=int, k=int)
cdef bint may_lie(Table world, int i) noexcept nogil
cdef bint are_free(Table world, int place, int card, int twin, int other) noexcept nogil
@cython.locals(j=int)
cdef bint search_bound(Table world, int i, int bound, int size) noexcept nogil
