cimport cython
from kartaro.core.table cimport ALL, DEALER, FACE_DOWN, NOBODY, NO_TWIN, Table, lowest

cdef enum:
    MAX_SEATS = 6
    SPY = 0
    GUARD = 1
    PRIEST = 2
    BARON = 3
    HANDMAID = 4
    PRINCE = 5
    CHANCELLOR = 6
    KING = 7
    COUNTESS = 8
    PRINCESS = 9
    CHARACTERS = 10
    DECK_SIZE = 28
    ANY_CARD = 1023
    CHOOSE_ANOTHER = 140

    CHOSEN_FIRST = 0
    SHUFFLED = 1
    SET_ASIDE = 2
    TURNED_UP = 3
    DREW = 4
    TURN_BEGAN = 5
    PLAYED = 6
    DENIED = 7
    SHOWED = 8
    BEAT = 9
    TIED = 10
    PROTECTED = 11
    DISCARDED = 12
    DREW_ASIDE = 13
    CONSULTED = 14
    RETURNED = 15
    SWAPPED = 16
    KNOCKED_OUT = 17
    REVEALED = 18
    ROUND_ENDED = 19
    TOOK_TOKEN = 20
    TOOK_SPY_TOKEN = 21
    ASIDE_REVEALED = 22
    MATCH_WON = 23
    EMPTIED = 24
    PLACED = 25
    STOOD = 26

    PER_CARD = 60
    PER_TARGET = 10
    KEEPS = 600
    PER_KEPT = 121
    PER_UNDER = 11
    NOTHING = 10

    LAST_ONE = 0
    SHOWDOWN = 1
    NOBODY_LEFT = 2

    IN_HAND = 0
    IN_FRONT = 1
    IN_DECK = 2
    ASIDE = 3
    FACE_UP = 4

@cython.final
cdef class LoveLetter(Table):
    # the edition; counts must stay the first field and last_field the last: a copy moves what lies between
    cdef unsigned char counts[CHARACTERS]
    cdef unsigned char rank[CHARACTERS]
    cdef short names[CHARACTERS]
    cdef int n_names
    cdef readonly unsigned char n_cards
    cdef readonly unsigned char tokens_to_win
    cdef unsigned char baron_tie_knocks_out
    cdef unsigned char discards_break_ties
    cdef unsigned char equal_discards_win
    cdef unsigned char fallen_share
    cdef unsigned char spy_bonus
    cdef unsigned char reveals_after_round
    # the match
    cdef unsigned char tokens[MAX_SEATS]
    cdef unsigned char gained[MAX_SEATS]
    cdef readonly int contenders
    cdef readonly int starter
    cdef readonly int round
    cdef readonly int match_winners
    # the round
    cdef unsigned char hand[MAX_SEATS][3]
    cdef unsigned short may[MAX_SEATS][3]
    cdef unsigned char n_hand[MAX_SEATS]
    cdef unsigned char twin[MAX_SEATS]
    cdef unsigned short unless[MAX_SEATS]
    cdef unsigned char laid[24]
    cdef unsigned char laid_by[24]
    cdef unsigned char deck[DECK_SIZE]
    cdef int n_laid
    cdef int top
    cdef int end
    cdef int aside
    cdef unsigned char aside_lies
    cdef unsigned char up[3]
    cdef int n_up
    cdef readonly int turn
    cdef readonly int owes
    cdef readonly int in_round
    cdef readonly int safe
    cdef readonly int spies
    cdef readonly int round_winners
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
    @cython.locals(n=int)
    cdef inline void take(self, int seat, int card) noexcept nogil
    @cython.locals(n=Py_ssize_t, i=Py_ssize_t, given=Py_ssize_t, after=Py_ssize_t, hand="unsigned char*", may="unsigned short*")
    cdef inline void give(self, int seat, int card) noexcept nogil
    @cython.locals(n=int, i=int, given=int, hand="unsigned char*", may="unsigned short*")
    cdef int give_face_down(self, int seat, int card) noexcept nogil
    @cython.locals(twin=int, given=int)
    cdef void loosen(self, int seat, int card) noexcept nogil
    @cython.locals(twin=int)
    cdef void part(self, int seat) noexcept nogil
    cdef void pair(self, int seat, int other) noexcept nogil
    cdef void know_twin(self, int seat, int card) noexcept nogil
    @cython.locals(twin=int, unless=int)
    cdef void exchange_twins(self, int seat, int other, int card, int card2) noexcept nogil
    cdef inline void lay(self, int seat, int card) noexcept nogil
    cdef inline void put_before(self, int seat, int card) noexcept nogil

    cdef void chosen_first(self, int seat) noexcept nogil
    @cython.locals(i=int, seat=int)
    cdef void shuffled(self) noexcept nogil
    @cython.locals(seat=int)
    cdef inline void clear_round(self) noexcept nogil
    cdef void set_aside(self, int card) noexcept nogil
    cdef void turned_up(self, int card) noexcept nogil
    cdef void drew(self, int seat, int card) noexcept nogil
    cdef void turn_began(self, int seat) noexcept nogil
    cdef void played(self, int seat, int card, int target, int named) noexcept nogil
    cdef void denied(self, int seat, int named) noexcept nogil
    cdef void showed(self, int seat, int to, int card) noexcept nogil
    cdef void beat(self, int seat, int loser, int card) noexcept nogil
    @cython.locals(both=int)
    cdef void tied(self, int seat, int other) noexcept nogil
    cdef void protected(self, int seat) noexcept nogil
    cdef void discarded(self, int seat, int card) noexcept nogil
    cdef void drew_aside(self, int seat, int card) noexcept nogil
    cdef void consulted(self, int seat, int cards) noexcept nogil
    cdef void returned(self, int seat, int card) noexcept nogil
    @cython.locals(may=int)
    cdef void swapped(self, int seat, int other, int card, int card2) noexcept nogil
    cdef void knocked_out(self, int seat) noexcept nogil
    cdef void revealed(self, int seat, int card) noexcept nogil
    cdef void aside_revealed(self, int card) noexcept nogil
    cdef void round_ended(self, int why, int winners, int contenders) noexcept nogil
    cdef void took_token(self, int seat) noexcept nogil
    cdef void took_spy_token(self, int seat) noexcept nogil
    cdef void match_won(self, int winners) noexcept nogil
    @cython.locals(seat=int)
    cpdef void emptied(self) noexcept nogil
    cpdef void placed(self, int seat, int place, int card, int seen_by) noexcept nogil
    cpdef void stood(self, int seat, int tokens, int state) noexcept nogil
    cdef void fold_between(self, int kind, int seat, int other, int card, int number) noexcept nogil

    @cython.locals(seat=int, n=int)
    cdef int offer_starters(self) noexcept nogil
    @cython.locals(one=int, two=int, others=int, n=Py_ssize_t)
    cdef int offer_plays(self, int seat) noexcept nogil
    cdef inline bint countess_must_go(self, int one, int two) noexcept nogil
    @cython.locals(targets=int)
    cdef Py_ssize_t offer_card(self, int card, int seat, int others, Py_ssize_t n) noexcept nogil
    @cython.locals(target=int)
    cdef Py_ssize_t offer_targets(self, int base, int targets, Py_ssize_t n) noexcept nogil
    @cython.locals(target=int, i=Py_ssize_t, base=short)
    cdef Py_ssize_t offer_guesses(self, int targets, Py_ssize_t n) noexcept nogil
    @cython.locals(one=int, two=int, three=int, n=int)
    cdef int offer_keeps(self, int seat) noexcept nogil
    cdef int offer_orders(self, int kept, int above, int below, int n) noexcept nogil

    @cython.locals(seat=int)
    cdef void set_up_round(self) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    cdef void play_card(self, int seat, int card, int target, int named) noexcept nogil
    @cython.locals(remain=int, later=int)
    cdef void end_turn(self) noexcept nogil
    cdef void guard(self, int target, int named) noexcept nogil
    @cython.locals(mine=int, theirs=int)
    cdef void baron(self, int seat, int target) noexcept nogil
    cdef void baron_tie(self, int seat, int target) noexcept nogil
    cdef void prince(self, int target) noexcept nogil
    @cython.locals(left=int, n=int)
    cdef void chancellor(self, int seat) noexcept nogil
    @cython.locals(above=int, below=int)
    cdef void keep(self, int seat, int choice) noexcept nogil
    cdef void knock_out(self, int seat) noexcept nogil
    @cython.locals(remain=int)
    cdef void end_round(self) noexcept nogil
    @cython.locals(fallen=int)
    cdef void end_without_survivor(self) noexcept nogil
    @cython.locals(best=int, tied=int, winners=int, card=int, seat=int)
    cdef void showdown(self) noexcept nogil
    @cython.locals(best=int, highest=int, total=int, seat=int)
    cdef int highest_discards(self, int tied) noexcept nogil
    @cython.locals(total=int, i=int)
    cdef int discards_of(self, int seat) noexcept nogil
    @cython.locals(alone=int, seat=int)
    cdef void hand_out(self, int why, int winners, int contenders) noexcept nogil
    @cython.locals(last=int)
    cdef void reveal_rest(self, int why) noexcept nogil
    @cython.locals(winners=int, seat=int)
    cdef void end_match(self) noexcept nogil

    @cython.locals(i=int)
    cdef void see_laid(self) noexcept nogil
    cdef inline int hide_card(self, int card, int may, int n) noexcept nogil
    @cython.locals(other=int, twin=int)
    cdef void hide_twin(self, int seat, int n) noexcept nogil
    @cython.locals(n=int, other=int, i=int)
    cdef int place_of(self, int seat) noexcept nogil

cdef void copy_fields(LoveLetter table, LoveLetter other) noexcept nogil
