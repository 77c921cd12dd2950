@cython.final
cdef class Columns:
    cdef readonly int n
    cdef readonly int n_columns
    cdef double whole
    cdef int[::1] column
    cdef int[::1] columns
    cdef int[::1] is_category
    cdef int[::1] is_whole

    cdef int[::1] found
    cdef float[::1] found_by
    cdef int n_found

    @cython.locals(given="const unsigned char[:, ::1]", into="float[:, ::1]", layer="float[:, ::1]")
    @cython.locals(i=Py_ssize_t, j=Py_ssize_t, m=int, width=Py_ssize_t)
    @cython.locals(a=Py_ssize_t, b=Py_ssize_t, c=Py_ssize_t, d=Py_ssize_t, by_a=float, by_b=float, by_c=float, by_d=float)
    cpdef add_up(self, rows, weights, out)
    @cython.locals(given="const unsigned char[:, ::1]", into="float[:, ::1]", by="float[:, ::1]")
    @cython.locals(i=Py_ssize_t, j=Py_ssize_t, m=int, width=Py_ssize_t, a=Py_ssize_t, by_a=float)
    cpdef add_back(self, rows, slopes, out)
    @cython.locals(k=int)
    cdef void find_row(self, const unsigned char[:, ::1] given, Py_ssize_t i) noexcept nogil
    cdef void find(self, int place, float by) noexcept nogil

@cython.final
cdef class Net:
    cdef readonly Features features
    cdef readonly Columns columns
    cdef float[::1] into_first
    cdef float[::1] first_bias
    cdef float[::1] into_second
    cdef float[::1] second_bias
    cdef float[::1] into_parts
    cdef float[::1] parts_bias
    cdef float[::1] into_value
    cdef float[::1] value_bias
    cdef int n_first
    cdef int n_second
    cdef int n_row
    cdef int tick
    cdef int[::1] parts
    cdef unsigned char[::1] given
    cdef double[::1] first
    cdef double[::1] second
    cdef int[::1] found
    cdef double[::1] found_by
    cdef int n_found
    cdef double[::1] part_worth
    cdef int[::1] part_at
    cdef double chance[MENU_SIZE]

    @cython.locals(n=int, i=int, me=int, heat=double)
    cpdef list chances(self, Table view, seat, temperature=*)
    cpdef double value(self, Table view, seat)
    @cython.locals(k=int)
    cpdef tell(self, more)
    cdef void judge(self, Table view, int seat, int n, double temperature) noexcept nogil
    @cython.locals(i=int, best=double, total=double)
    cdef void judge_given(self, Table view, int seat, int n, double temperature) noexcept nogil
    @cython.locals(i=int, j=int, k=int)
    cdef void look(self) noexcept nogil
    @cython.locals(k=int)
    cdef void encode(self, Table view, int seat) noexcept nogil
    @cython.locals(columns=int, column=int, step=int)
    cdef void find_columns(self, int k, int given) noexcept nogil
    cdef void find(self, int place, double by) noexcept nogil
    @cython.locals(k=int, j=Py_ssize_t, a=Py_ssize_t, b=Py_ssize_t, c=Py_ssize_t, d=Py_ssize_t)
    @cython.locals(by_a=double, by_b=double, by_c=double, by_d=double)
    cdef void add_found(self, double[::1] layer, float[::1] weights, Py_ssize_t width) noexcept nogil
    @cython.locals(total=double, k=int, part=int)
    cdef double worth(self, int action) noexcept nogil
    @cython.locals(one=double, two=double, three=double, four=double, j=Py_ssize_t, k=Py_ssize_t)
    cdef double dot(self, float[::1] weights, Py_ssize_t at) noexcept nogil
