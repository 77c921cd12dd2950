cdef long CHECKSUM_MASK

@cython.final
cdef class PlayoutTotals:
    cdef readonly long moves
    cdef readonly long facts
    cdef readonly long checksum
    cdef long by_seat[MAX_SEATS]
    cdef int seats

@cython.locals(totals=PlayoutTotals, gain=int, moves=long, facts=long, checksum=long, n=int, move=int, seat=int)
cpdef playouts(Table table, Table work, long rounds, Generator generator)
@cython.locals(total=long)
cpdef copies(Table table, Table work, long n)
