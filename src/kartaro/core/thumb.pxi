cdef class Thumb:
    cdef readonly int seats
    cdef public int horizon
    cdef public bint plays_out
    cdef double weight[MENU_SIZE]
    cdef double sense[MAX_SEATS]

    cdef void weigh(self, Table table, int seat, int n) noexcept nogil
    cdef double plausible(self, Table world, int seat, Generator generator) noexcept nogil
    @cython.locals(winners=double, other=int)
    cdef double worth(self, Table table, int seat) noexcept nogil
    @cython.locals(other=int, best=int)
    cdef double prospects(self, Table table, int seat) noexcept nogil
    cdef void learn(self, int seat, double by_thumb, double by_chance) noexcept nogil
    @cython.locals(one=double, whole=double)
    cdef double likelier(self, double first, double by_one, double by_other) noexcept nogil
    @cython.locals(n=int, i=int)
    cpdef list weights(self, Table table, int seat)
    cpdef double standing(self, Table table, int seat)

cdef double FIRST_GUESS, SURELY_NOT, SURELY

cdef inline double odds(double advantage) noexcept nogil:
    cdef double power = 1.0 + advantage / 16.0
    if power < 0.1:
        power = 0.1
    power *= power
    power *= power
    power *= power
    return power * power
