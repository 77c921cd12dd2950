cdef int TRIES

cpdef bint imagine(Table view, Table world, Generator generator)
cdef bint list_hidden(Table view) noexcept nogil
@cython.locals(face=int)
cdef void list_unseen(Table view) noexcept nogil
@cython.locals(free=int, i=int)
cdef void bound_first(Table view) noexcept nogil
@cython.locals(faces="unsigned int", face=int, i=int)
cdef void mark_bound(Table view) noexcept nogil
@cython.locals(i=int)
cdef bint fill_hidden(Table view, Table world, Generator generator) noexcept nogil
cdef bint lay_bound(Table view, Table world, Generator generator) noexcept nogil
@cython.locals(i=int)
cdef bint draw_bound(Table view, Table world, Generator generator) noexcept nogil
cdef void draw(Table view, Table world, int i, Generator generator) noexcept nogil
@cython.locals(card=int)
cdef void swap(Table world, int i, int j) noexcept nogil
@cython.locals(place=int, card=int, twin=int, other=int, k=int)
cdef bint may_lie(Table view, Table world, int i) noexcept nogil
cdef bint are_free(Table view, int place, int card, int twin, int other) noexcept nogil
@cython.locals(j=int)
cdef bint search_bound(Table view, Table world, int i) noexcept nogil
