cimport cython
from kartaro.core.generator cimport Generator, below
from kartaro.core.table cimport ALL, DEALER, FACE_DOWN, NOBODY, NO_TWIN, TRUTH, Table
from kartaro.games.spicy.spice_it_up cimport (
    claims_with,
    lays_paw,
    may_copy,
    number_is_right,
    numbers_after,
    tucked_under,
)

cdef enum:
    MAX_SEATS = 6
    N_FACES = 32
    N_CARDS = 100
    HAND_SIZE = 6
    NUMBERS = 10
    N_CLAIMS = 30
    NUMBER_WILD = 30
    SPICE_WILD = 31
    OF_EACH = 3
    OF_WILD = 5
    NONE = 254
    TROPHIES = 3
    TROPHIES_TO_WIN = 2
    TROPHY_POINTS = 10
    LOTS = 60
    N_VARIANTS = 6

    CHOSEN_FIRST = 0
    SPICED = 1
    SHUFFLED = 2
    DREW = 3
    SLID_IN = 4
    TURN_BEGAN = 5
    CLAIMED = 6
    COPIED = 7
    ANNOUNCED = 8
    MISCLAIMED = 9
    FORGOT = 10
    PASSED = 11
    MUST_TUCK = 12
    TUCKED = 13
    OPENED = 14
    SEALED = 15
    ANSWERED = 16
    CALLED_LOT = 17
    DREW_LOT = 18
    CHALLENGED = 19
    REVEALED = 20
    TOOK_STACK = 21
    RAIDED = 22
    WON_TROPHY = 23
    WORLD_ENDED = 24
    MATCH_WON = 25
    EMPTIED = 26
    PLACED = 27
    STOOD = 28
    TOPPED = 29
    CAME_TO = 30

    A_TURN = 0
    A_TUCK = 1
    A_HEIGHT = 2
    AFTER_PLAY = 3
    AFTER_PASS = 4
    TO_LAST = 5
    TO_COPY = 6

    VARIANT = 8
    HEIGHT = 16
    LOT = 32
    PASS = 0
    PLAYS = 1
    TUCKS = 1921
    ANSWERS = 3072
    ANNOUNCING = 960
    NO_TUCK = 32
    TUCK_BASE = 33
    PER_WINDOW = 72
    LET_GO = 0
    FOR_GOOD = 1
    WRONG_NUMBER = 2
    WRONG_SPICE = 3
    WRONG = 4
    UNNAMED = 5
    COPY = 6
    COPY_ANNOUNCING = 38

    AUTO = 0
    ON_PLAY = 1
    AT_ONE = 2
    SEAT_ORDER = 0
    AT_RANDOM = 1
    FIRST_ARRIVAL = 2
    LOW = 7
    OPENING = 7347207

    IN_HAND = 0
    IN_DECK = 1
    WAS_PLAYED = 2
    IN_STACK = 3

@cython.final
cdef class Spicy(Table):
    # of the edition: the same on every table of a match
    cdef bint chili_is_must
    cdef bint luck_is_exact
    cdef int announce
    cdef bint faults
    cdef int simultaneous
    cdef bint ends_on_draw
    cdef readonly int above
    cdef int jitter
    cdef int everyone
    # hand must stay the first of these and last_field the last: a copy moves what lies between
    cdef unsigned char hand[MAX_SEATS][N_FACES]
    cdef unsigned char down[MAX_SEATS]
    cdef unsigned char size[MAX_SEATS]
    cdef unsigned char winnings[MAX_SEATS]
    cdef unsigned char trophies[MAX_SEATS]
    cdef unsigned char answer[MAX_SEATS]
    cdef unsigned char arrival[MAX_SEATS]
    cdef unsigned char deck[N_CARDS]
    cdef unsigned char line[N_CARDS]
    cdef int variants
    cdef int picks
    cdef int contenders
    cdef int match_winners
    cdef int top
    cdef int end
    cdef int worlds_end
    cdef bint ended
    cdef int n_line
    cdef int start
    cdef int top_at
    cdef int owner
    cdef int claim
    cdef bint is_copy
    cdef bint is_last
    cdef bint is_decided
    cdef int done
    cdef int turn
    cdef int phase
    cdef int window
    cdef int addressed
    cdef int n_answers
    cdef int lot
    cdef int announced_by
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
    @cython.locals(seat=int, face=int)
    cdef void clear(self) noexcept nogil
    cdef inline void clear_stack(self) noexcept nogil
    cdef inline void take(self, int seat, int card) noexcept nogil
    cdef inline void give(self, int seat, int card) noexcept nogil
    cdef void chosen_first(self, int seat) noexcept nogil
    cdef void spiced(self, int variant) noexcept nogil
    @cython.locals(i=int)
    cdef void shuffled(self) noexcept nogil
    cdef void drew(self, int seat, int card) noexcept nogil
    cdef void slid_in(self, int above) noexcept nogil
    cdef void turn_began(self, int seat) noexcept nogil
    cdef void claimed(self, int seat, int card, int claim) noexcept nogil
    cdef void copied(self, int seat, int other, int card, int claim) noexcept nogil
    cdef inline void lie_on_top(self, int seat, int card, int claim) noexcept nogil
    cdef void misclaimed(self, int seat, int claim) noexcept nogil
    cdef void passed(self, int seat) noexcept nogil
    cdef void challenged(self, int seat, int other, int trait) noexcept nogil
    cdef void revealed(self, int seat, int card) noexcept nogil
    cdef void took_stack(self, int seat, int number) noexcept nogil
    cdef void announced(self, int seat) noexcept nogil
    cdef void forgot(self, int seat, int claim) noexcept nogil
    cdef void won_trophy(self, int seat) noexcept nogil
    cdef void world_ended(self) noexcept nogil
    cdef void match_won(self, int winners) noexcept nogil
    cdef void raided(self, int seat, int number) noexcept nogil
    cdef void must_tuck(self, int seat, int most) noexcept nogil
    @cython.locals(top=int)
    cdef void tucked(self, int seat, int card) noexcept nogil
    @cython.locals(seat=int)
    cdef void opened(self, int seats, int phase) noexcept nogil
    cdef void sealed(self, int seat, int answer) noexcept nogil
    cdef void answered(self, int seat) noexcept nogil
    cdef void called_lot(self) noexcept nogil
    cdef void drew_lot(self, int lot) noexcept nogil
    cdef void emptied(self) noexcept nogil
    cdef void placed(self, int seat, int place, int card, int seen_by) noexcept nogil
    cdef void stood(self, int seat, int trophies, int winnings) noexcept nogil
    cdef void topped(self, int seat, int how, int claim) noexcept nogil
    cdef void came_to(self, int seat, int announced_by, int window) noexcept nogil
    cdef void fold_seldom(self, int kind, int seat, int other, int card, int number) noexcept nogil
    cdef void fold_between(self, int kind, int seat, int other, int card, int number) noexcept nogil

    @cython.locals(n=int, seat=int, variant=int)
    cdef int offer_picks(self) noexcept nogil
    @cython.locals(number=int)
    cdef int offer_numbers(self, int first, int count) noexcept nogil
    @cython.locals(n=int, count=int, both=bint, card=int)
    cdef int offer_turn(self, int seat) noexcept nogil
    @cython.locals(count=int, claim=int)
    cdef int list_claims(self, int claims) noexcept nogil
    @cython.locals(i=int)
    cdef inline int offer_claims(self, int first, int count, int n) noexcept nogil
    @cython.locals(number=int, follow=int)
    cdef int claims(self) noexcept nogil
    cdef bint may_announce(self, int seat) noexcept nogil
    @cython.locals(n=int, exact=int, card=int)
    cdef int offer_tucks(self, int seat) noexcept nogil
    @cython.locals(other=int)
    cdef int offer_second_tucks(self, int seat, int card, int n) noexcept nogil
    @cython.locals(first=int, n=int)
    cdef int offer_answers(self, int seat) noexcept nogil
    cdef inline int offer_challenges(self, int first, int n) noexcept nogil
    @cython.locals(card=int)
    cdef int offer_copies(self, int seat, int first, int n) noexcept nogil

    cdef void dealer_decides(self, int move) noexcept nogil
    @cython.locals(seat=int)
    cdef void set_up(self) noexcept nogil
    cdef void begin(self, int above) noexcept nogil
    cdef void play_card(self, int seat, int card, int claim, bint announces) noexcept nogil
    cdef void pass_turn(self, int seat) noexcept nogil
    cdef void draw(self, int seat, int number) noexcept nogil
    cdef void next_turn(self) noexcept nogil
    @cython.locals(owner=int, is_right=bint, winner=int, loser=int, earns_trophy=bint)
    cdef void challenge(self, int seat, int trait) noexcept nogil
    cdef bint is_right(self, int card, int trait) noexcept nogil
    cdef bint has_number(self, int card, int claim) noexcept nogil
    cdef bint has_spice(self, int card, int claim) noexcept nogil
    cdef bint is_announced(self, int seat, bint announces) noexcept nogil
    cdef void announce_last(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void let_last_go(self) noexcept nogil
    @cython.locals(total=int, seat=int)
    cdef bint is_over(self) noexcept nogil
    @cython.locals(winners=int, best=int, seat=int, points=int)
    cdef void finish(self) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef void raid(self) noexcept nogil
    cdef bint has_paw(self) noexcept nogil
    @cython.locals(most=int)
    cdef void follow_up(self, int seat, bint announces) noexcept nogil
    @cython.locals(number=int)
    cdef void tuck(self, int seat, int card, int other) noexcept nogil
    @cython.locals(claim=int, owner=int)
    cdef void copy_top(self, int seat, int card, bint announces) noexcept nogil
    cdef void ask_all(self) noexcept nogil
    @cython.locals(asked=int)
    cdef void ask_again(self) noexcept nogil
    cdef void take_answer(self, int seat, int answer) noexcept nogil
    @cython.locals(seat=int)
    cdef void settle(self) noexcept nogil
    @cython.locals(number=int, chosen=int, step=int, seat=int)
    cdef int chosen_one(self, int first, int last) noexcept nogil
    @cython.locals(seat=int)
    cdef int by_lot(self, int first, int last, int number) noexcept nogil
    cdef inline bint gave(self, int seat, int first, int last) noexcept nogil
    cdef inline int hide_card(self, int card, int n) noexcept nogil
    cdef int dealt(self) noexcept nogil
    @cython.locals(n=int)
    cdef void choose_answer(self, int seat, Generator generator) noexcept nogil

cdef void copy_fields(Spicy table, Spicy other) noexcept nogil
