cdef long CHECKSUM_MASK

@cython.final
cdef class PlayoutTotals:
    cdef readonly long moves
    cdef readonly long facts
    cdef readonly long checksum
    cdef long by_seat[MAX_SEATS]
    cdef int seats

@cython.locals(totals=PlayoutTotals, moves=long, facts=long, checksum=long, n=int, move=int, seat=int)
cpdef playouts(Table table, Table work, long rounds, Generator generator)
@cython.locals(truth=Table, totals=PlayoutTotals, moves=long, checksum=long, n=int, move=int, seat=int)
cpdef playouts_with_views(Views start, Views work, long rounds, Generator generator)
@cython.locals(gain=int, seat=int)
cdef inline long add_gains(PlayoutTotals totals, Table work, long checksum) noexcept nogil
@cython.locals(total=long)
cpdef copies(Table table, Table work, long n)
