@cython.final
cdef class Views:
    cdef readonly Table truth
    cdef readonly list kept
    cdef void* view[MOST_VIEWS]
    cdef readonly int n_views
    cdef int end_of_fields  # so that the bounds of every array above are checked in a test build

    cpdef add(self, Table view)
    @cython.locals(view=Table)
    cpdef share_scratch(self, Views other)
    cpdef void resolve(self, int seat, int move) noexcept nogil
    cdef inline void tell(self) noexcept nogil
    cpdef void deal(self, Generator generator) noexcept nogil
    @cython.locals(i=int)
    cpdef void copy_from(self, Views other) noexcept nogil
    cpdef list play(self, int seat, int move)
    cpdef list order(self, list cards)
