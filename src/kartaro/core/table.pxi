from libc.string cimport memcpy, memset

cdef extern from *:
    """
    static inline int lowest(int seats) {
        int first = seats & -seats;
        return ((first & 0xAA) != 0) | ((first & 0xCC) != 0) << 1 | ((first & 0xF0) != 0) << 2;
    }
    static inline PyObject *list_codes(PyObject *codes, const short *menu, Py_ssize_t n) {
        PyObject *moves = PyList_New(n);
        if (moves == NULL) return NULL;
        for (Py_ssize_t i = 0; i < n; i++) {
            PyObject *code = PyList_GET_ITEM(codes, menu[i]);
            Py_INCREF(code);
            PyList_SET_ITEM(moves, i, code);
        }
        return moves;
    }
    """
    int lowest(int seats) noexcept nogil
    list list_codes(list codes, const short* menu, Py_ssize_t n)

cdef list CODES

@cython.final
cdef class Scratch:
    cdef short menu[MENU_SIZE]
    cdef unsigned char order[ORDER_SIZE]
    cdef unsigned long long ledger[LEDGER_ROWS]
    cdef unsigned int hidden_mask[HIDDEN_SIZE]
    cdef unsigned char hidden_twin[HIDDEN_SIZE]
    cdef unsigned int hidden_unless[HIDDEN_SIZE]
    cdef unsigned char hidden_card[HIDDEN_SIZE]
    cdef unsigned char hidden_place[HIDDEN_SIZE]
    cdef unsigned char unseen[FACES]
    cdef unsigned char unseen_card[HIDDEN_SIZE]
    cdef unsigned char pool[HIDDEN_SIZE]

@cython.no_gc
cdef class Table:
    cdef readonly int seats
    cdef readonly int viewer
    cdef readonly int asks
    cdef readonly bint rests
    cdef readonly bint writing
    cdef int n_facts
    # its scratch, and where everything lies in it
    cdef Scratch scratch
    cdef short* menu
    cdef unsigned char* order
    cdef unsigned long long* ledger
    cdef unsigned int* hidden_mask
    cdef unsigned char* hidden_twin
    cdef unsigned int* hidden_unless
    cdef unsigned char* hidden_card
    cdef unsigned char* hidden_place
    cdef unsigned char* unseen
    cdef unsigned char* unseen_card
    cdef unsigned char* pool
    cdef int n_hidden
    cdef int n_bound
    cdef int n_unseen
    cdef int end_of_fields  # so that the bounds of every array above are checked in a test build

    # In this file, so that the rules of every game hold it without a call.
    cdef inline void tell(
        self,
        unsigned long long kind,
        unsigned long long seat,
        unsigned long long other,
        unsigned long long card,
        unsigned long long card2,
        unsigned long long number,
        unsigned long long heard_by,
        unsigned long long seen_by,
    ) noexcept nogil:
        if self.writing:
            self.ledger[self.n_facts] = (
                kind
                | seat << 8
                | other << 16
                | card << 24
                | card2 << 32
                | number << 40
                | heard_by << 48
                | seen_by << 56
            )
            self.n_facts += 1
    cdef inline void hear_order(self, Table truth, int card) noexcept nogil:
        if card == FACE_DOWN:
            memset(self.order, FACE_DOWN, ORDER_SIZE)
        else:
            memcpy(self.order, truth.order, ORDER_SIZE)
    cdef inline int hide_card(self, int card, unsigned int may, int n) noexcept nogil:
        if card != FACE_DOWN:
            self.unseen[card] -= 1
            return n
        self.hidden_mask[n] = may
        self.hidden_twin[n] = NO_TWIN
        return n + 1
    cdef int moves(self, int seat) noexcept nogil
    cdef void resolve(self, int seat, int move) noexcept nogil
    cdef int stock(self) noexcept nogil
    cdef void fold(self, int kind, int seat, int other, int card, int card2, int number) noexcept nogil
    cdef void inform(self, void** views, int n) noexcept nogil
    cdef void copy_from(self, Table other) noexcept nogil
    cdef Py_ssize_t fields_at(self, char** place) noexcept nogil
    cpdef tuple pack(self)
    cpdef unpack(self, tuple packed)
    cdef int hide(self) noexcept nogil
    cdef void unhide(self) noexcept nogil
    cdef void choose_unseen(self, Generator generator) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int gain(self, int seat) noexcept nogil
    cdef bint won(self, int seat) noexcept nogil
    @cython.locals(i=int)
    cpdef list drain(self)
    cpdef share_scratch(self, Table other)
    cdef work_on(self, Scratch scratch)
    @cython.locals(n=Py_ssize_t)
    cpdef apply(self, fact)
    cpdef list legal(self, int seat)
    cpdef play(self, int seat, int move)
    @cython.locals(seat=int)
    cpdef list step(self, int move)
    @cython.locals(n=int, i=int)
    cdef bint offers(self, int seat, int move) noexcept nogil
    cdef list listed(self, Py_ssize_t n)

@cython.locals(n=int)
cpdef void dealer_acts(Table table, Generator generator) noexcept nogil

cdef inline bytes packed_fields(Table table):
    cdef char* place
    cdef Py_ssize_t n = table.fields_at(&place)
    return place[:n]

cdef inline unpack_fields(Table table, bytes fields):
    cdef char* place
    cdef Py_ssize_t n = table.fields_at(&place)
    if len(fields) != n:
        raise ValueError("packed by another version of the rules")
    memcpy(place, <char*>fields, n)
