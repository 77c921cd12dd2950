cimport cython
from kartaro.core.generator cimport Generator, below
from kartaro.core.table cimport DEALER, Table, dealer_acts, lowest

cdef enum:
    MAX_SEATS = 6

cdef long CHECKSUM_MASK

@cython.final
cdef class Tally:
    cdef readonly long moves
    cdef readonly long facts
    cdef readonly long checksum
    cdef long by_seat[MAX_SEATS]
    cdef int seats

@cython.locals(tally=Tally, gain=int, moves=long, facts=long, checksum=long, n=int, move=int, seat=int)
cpdef playouts(Table table, Table work, long rounds, Generator generator)
@cython.locals(total=long)
cpdef copies(Table table, Table work, long n)
