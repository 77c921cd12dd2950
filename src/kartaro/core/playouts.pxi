cdef long CHECKSUM_MASK

@cython.final
cdef class Tally:
    cdef readonly long moves
    cdef readonly long facts
    cdef readonly long checksum
    cdef long by_seat[MAX_SEATS]
    cdef long by_kind[MOST_KINDS]
    cdef int seats

@cython.locals(tally=Tally, moves=long, facts=long, checksum=long, n=int, move=int, seat=int)
cpdef playouts(Table table, Table work, long rounds, Generator generator)
@cython.locals(truth=Table, tally=Tally, moves=long, checksum=long, n=int, move=int, seat=int)
cpdef playouts_with_views(Views start, Views work, long rounds, Generator generator)
@cython.locals(gain=int, seat=int)
cdef inline long count_gains(Tally tally, Table work, long checksum) noexcept nogil
@cython.locals(tally=Tally, n=int, seat=int)
cpdef whole_matches(Table table, Table work, long number, Generator generator)
@cython.locals(i=int)
cdef inline void count_kinds(Tally tally, Table work) noexcept nogil
@cython.locals(total=long)
cpdef copies(Table table, Table work, long n)
