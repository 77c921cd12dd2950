@cython.final
cdef class Search:
    cdef readonly Thumb thumb
    cdef readonly Minds minds
    cdef public bint follows_net
    cdef public bint believes_net
    cdef public bint doubts_net
    cdef bint by_net
    cdef bint has_worlds
    cdef Table world
    cdef public Generator generator
    cdef readonly int seat
    cdef public double exploration
    cdef public bint believes
    cdef public bint weighs
    cdef public bint plays_by_thumb
    cdef public int horizon
    cdef bint is_advised
    cdef public int first
    cdef readonly int capacity
    cdef readonly int n_nodes
    cdef readonly int n_edges
    cdef readonly long simulations
    cdef double worst
    cdef double best
    # a node is what a seat knows: its key, and its first edge
    cdef unsigned long long[::1] node_key
    cdef int[::1] node_edge
    cdef int[::1] node_next
    cdef int[::1] bucket
    cdef int buckets
    # an edge is a move there: how often it could be made, how often it was, and what came of it
    cdef int[::1] edge_move
    cdef int[::1] edge_next
    cdef int[::1] edge_chances
    cdef int[::1] edge_visits
    cdef double[::1] edge_value
    cdef int[::1] legal_at
    cdef int[::1] edge_of
    cdef double[::1] logs
    cdef int tick
    cdef unsigned long long worlds
    # one simulation
    cdef double first_weight[MENU_SIZE]
    cdef unsigned long long key[8]
    cdef double result[MAX_SEATS]
    cdef int path[DEEPEST]
    cdef int path_seat[DEEPEST]
    cdef int depth
    cdef bint in_tree
    cdef int sensible

    @cython.locals(i=int)
    cpdef begin(self, int seat)
    @cython.locals(i=int)
    cpdef prefer(self, list weights)
    @cython.locals(n=int)
    cpdef int run(self, Table view, int simulations)
    cdef bint is_ready(self, Table view) noexcept nogil
    @cython.locals(i=int)
    cdef void plant(self, Table view, int n) noexcept nogil
    @cython.locals(chance="unsigned long long", move=int, visits=int, found=bint)
    cdef bint simulate(self, Table view, Table world, int n) noexcept nogil
    @cython.locals(i=int, found=bint)
    cdef bint imagine(self, Table view, Table world) noexcept nogil
    @cython.locals(seat=int)
    cdef void walk(self, Table world, int move) noexcept nogil
    @cython.locals(seat=int)
    cdef void guess_sense(self, Table world) noexcept nogil
    @cython.locals(i=int, seat=int, known="unsigned long long", known_to_all="unsigned long long", row="unsigned long long")
    cdef void listen(self, Table world) noexcept nogil
    @cython.locals(n=int, node=int, move=int, chosen=int)
    cdef int next_move(self, Table world, int seat) noexcept nogil
    @cython.locals(key="unsigned long long", place=int, node=int)
    cdef int find(self, int seat) noexcept nogil
    cdef inline int promising(self, Table table, int node, int seat, int n) noexcept nogil
    @cython.locals(i=int, edge=int)
    cdef inline void recall(self, Table table, int node, int n) noexcept nogil
    cdef inline double reach(self) noexcept nogil
    cdef inline double logarithm(self, int n) noexcept nogil
    @cython.locals(untried=int, best=int, edge=int, i=int, k=int, score=double, best_score=double, visits=int, reach=double)
    cdef int by_bounds(self, Table table, int n) noexcept nogil
    @cython.locals(edge=int, i=int, best=int, total=double, all_visits=int, value=double, visits=int, score=double, best_score=double, reach=double, hope=double)
    cdef int by_thumb(self, Table table, int node, int seat, int n) noexcept nogil
    @cython.locals(edge=int)
    cdef inline void go_by(self, int node, int seat, int move) noexcept nogil
    @cython.locals(edge=int)
    cdef inline int new_edge(self, int node, int move) noexcept nogil
    @cython.locals(seat=int, n=int, left=int)
    cdef void play_out(self, Table world) noexcept nogil
    @cython.locals(i=int, total=double, point=double, weight=double)
    cdef int drawn(self, int n) noexcept nogil
    @cython.locals(seat=int, i=int, edge=int)
    cdef void back_up(self, Table world) noexcept nogil
    cpdef bint imagined(self, Table view)
    @cython.locals(edge=int)
    cpdef list found(self)
