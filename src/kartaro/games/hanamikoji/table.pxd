cimport cython
from kartaro.core.table cimport ALL, DEALER, FACE_DOWN, NOBODY, NO_TWIN, Table

cdef enum:
    GEISHAS = 7
    N_CARDS = 21
    HAND_SIZE = 6
    ANY_ITEM = 127
    NEUTRAL = 2
    NONE = 254

    CHOSEN_FIRST = 0
    SHUFFLED = 1
    REMOVED = 2
    DREW = 3
    TURN_BEGAN = 4
    USED_MARKER = 5
    HID = 6
    TRADED_OFF = 7
    OFFERED = 8
    TOOK = 9
    REVEALED = 10
    WON_FAVOUR = 11
    ROUND_ENDED = 12
    MATCH_WON = 13
    EMPTIED = 14
    PLACED = 15
    STOOD = 16
    CAME_TO = 17

    SECRET = 1
    TRADE_OFF = 2
    GIFT = 3
    COMPETITION = 4

    SECRETS = 0
    TRADES = 7
    GIFTS = 56
    SPLITS = 399
    TAKES = 2800
    TAKES_PAIR = 2807
    PAIRS = 49

    CHARM_TO_WIN = 11
    GEISHAS_TO_WIN = 4

    IN_HAND = 0
    ON_SIDE = 1
    IN_DECK = 2
    OUT = 3
    IN_SECRET = 4
    IN_TRADE = 5

@cython.final
cdef class Hanamikoji(Table):
    # charm must stay the first field and last_field the last: a copy moves what lies between
    cdef unsigned char charm[GEISHAS]
    cdef unsigned char marker[GEISHAS]
    cdef unsigned char hand[2][GEISHAS]
    cdef unsigned char down[2]
    cdef unsigned char side[2][GEISHAS]
    cdef unsigned char secret[2]
    cdef unsigned char traded[2][2]
    cdef unsigned char n_traded[2]
    cdef unsigned char used[2]
    cdef unsigned char scored[2]
    cdef unsigned char offer[4]
    cdef unsigned char deck[N_CARDS]
    cdef readonly int max_rounds
    cdef bint is_settled
    cdef readonly int starter
    cdef readonly int round
    cdef readonly int match_winners
    cdef readonly int turn
    cdef int top
    cdef int end
    cdef int removed_card
    cdef int offering
    cdef int n_offer
    cdef int last_field

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
    ) noexcept nogil
    cdef inline void take(self, int seat, int card) noexcept nogil
    cdef inline void give(self, int seat, int card) noexcept nogil
    cdef void chosen_first(self, int seat) noexcept nogil
    @cython.locals(i=int)
    cdef void shuffled(self) noexcept nogil
    @cython.locals(seat=int, geisha=int)
    cdef void clear_round(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void count_scores(self) noexcept nogil
    cdef void removed(self, int card) noexcept nogil
    cdef void drew(self, int seat, int card) noexcept nogil
    cdef void turn_began(self, int seat) noexcept nogil
    cdef void used_marker(self, int seat, int action) noexcept nogil
    cdef void hid(self, int seat, int card) noexcept nogil
    cdef void traded_off(self, int seat, int card) noexcept nogil
    cdef void offered(self, int seat, int card) noexcept nogil
    @cython.locals(i=int)
    cdef void took(self, int seat, int card) noexcept nogil
    cdef void revealed(self, int seat, int card) noexcept nogil
    cdef void won_favour(self, int seat, int geisha) noexcept nogil
    cdef void round_ended(self) noexcept nogil
    cdef void match_won(self, int winners) noexcept nogil
    @cython.locals(geisha=int)
    cdef void emptied(self) noexcept nogil
    cdef void placed(self, int seat, int place, int card, int seen_by) noexcept nogil
    cdef void stood(self, int seat, int geisha) noexcept nogil
    cdef void came_to(self, int starter, int round_, int used) noexcept nogil
    cdef void fold_between(self, int kind, int seat, int other, int card, int number) noexcept nogil

    cdef int offer_starters(self) noexcept nogil
    @cython.locals(n=int, i=int)
    cdef int offer_takes(self) noexcept nogil
    @cython.locals(size=int, used=int, n=int, i=int)
    cdef int offer_actions(self, int seat) noexcept nogil
    cdef inline bint repeats(self, int i, int start) noexcept nogil
    @cython.locals(n=int, item=int)
    cdef int sort_hand(self, int seat) noexcept nogil
    @cython.locals(a=int, b=int, c=int, j=int, k=int)
    cdef int offer_second(self, int used, int size, int i, int n) noexcept nogil
    @cython.locals(d=int, m=int)
    cdef int offer_splits(self, int a, int b, int c, int size, int k, int n) noexcept nogil

    cdef void set_up_round(self) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void act(self, int seat, int move) noexcept nogil
    cdef void give_gift(self, int seat, int cards) noexcept nogil
    @cython.locals(first=int, second=int)
    cdef void compete(self, int seat, int cards) noexcept nogil
    cdef void take_gift(self, int seat, int card) noexcept nogil
    cdef void take_pair(self, int seat, int pair) noexcept nogil
    cdef void keep_rest(self, int seat) noexcept nogil
    @cython.locals(seat=int, geisha=int, winners=int)
    cdef void score_round(self) noexcept nogil
    @cython.locals(mine=int, theirs=int)
    cdef void score_geisha(self, int geisha) noexcept nogil
    @cython.locals(seat=int)
    cdef int victors(self) noexcept nogil
    cdef int better(self, int geishas, int geishas2, int charm, int charm2) noexcept nogil
    @cython.locals(total=int, geisha=int)
    cdef int charm_of(self, int seat) noexcept nogil
    @cython.locals(total=int, geisha=int)
    cdef int geishas_of(self, int seat) noexcept nogil
    cdef inline int hide_card(self, int card, int n) noexcept nogil

cdef void copy_fields(Hanamikoji table, Hanamikoji other) noexcept nogil
