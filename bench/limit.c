// Love Letter 2019, 4 seats, rounds of random play: the hand-written C that is our limit. cc -O3 limit.c; ./a.out ROUNDS SEED REPEATS prints JSON.
// It plays the same games as Kartaro: splitmix64, the same shuffle, the same codes of moves in the same order, and prints the same checksum
// (moves, and what each seat gained). Who knows whose hand, which Kartaro keeps in the views, is summed on its own.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
enum { SPY, GUARD, PRIEST, BARON, HANDMAID, PRINCE, CHANCELLOR, KING, COUNTESS, PRINCESS };
enum { PLAY, KEEP, OVER };
enum { PER_CARD = 60, KEEP_BASE = 600, NOTHING = 10 };
typedef uint8_t u8;
typedef struct {
  u8 hand[4], known[4], pend[2], n_pend, top, end, aside, alive, safe, spies, turn, phase, winners, bonus;
  u8 discards[10], deck[24], seen[24];
} State;
static const u8 FULL[21] = {0,0,1,1,1,1,1,1,2,2,3,3,4,4,5,5,6,6,7,8,9};

static inline uint32_t below(uint64_t *rng, uint32_t n) {
  uint64_t z = *rng += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  z ^= z >> 31;
  return (z >> 32) * n >> 32;
}
static void start_turn(State *s, int p) {
  s->turn = p; s->phase = PLAY; s->safe &= ~(1 << p);
  s->pend[0] = s->deck[s->top++]; s->n_pend = 1;
}
static void deal(State *s, uint64_t *rng) {
  u8 c[21]; memcpy(c, FULL, 21);
  for (int i = 20; i > 0; i--) { int j = below(rng, i + 1); u8 t = c[i]; c[i] = c[j]; c[j] = t; }
  memset(s, 0, sizeof *s);
  s->aside = c[0]; memcpy(s->hand, c + 1, 4); memcpy(s->deck, c + 5, 16);
  s->end = 16; s->alive = 15;
  start_turn(s, 0);
}
static inline int legal_card(int card, int me, int others, int16_t *out, int n) {
  int base = card * PER_CARD;
  if (card == PRINCE) {
    for (int t = 0; t < 4; t++) if (t == me || others >> t & 1) out[n++] = base + t * 10;
  } else if (others && (card == PRIEST || card == BARON || card == KING)) {
    for (int t = 0; t < 4; t++) if (others >> t & 1) out[n++] = base + t * 10;
  } else if (others && card == GUARD) {
    for (int t = 0; t < 4; t++) if (others >> t & 1) {
      int m = base + t * 10;
      out[n++] = m + SPY;
      for (int g = PRIEST; g <= PRINCESS; g++) out[n++] = m + g;
    }
  } else out[n++] = base + me * 10;
  return n;
}
static inline int order(int keep, int x, int y, int16_t *out, int n) {
  out[n++] = KEEP_BASE + keep * 121 + x * 11 + y;
  if (x != y) out[n++] = KEEP_BASE + keep * 121 + y * 11 + x;
  return n;
}
static int legal(const State *s, int16_t *out) {
  int me = s->turn, a = s->hand[me], b = s->pend[0], n = 0;
  if (s->phase == KEEP) {
    if (s->n_pend == 1) {
      out[n++] = KEEP_BASE + a * 121 + b * 11 + NOTHING;
      if (a != b) out[n++] = KEEP_BASE + b * 121 + a * 11 + NOTHING;
      return n;
    }
    int c = s->pend[1];
    n = order(a, b, c, out, n);
    if (b != a) n = order(b, a, c, out, n);
    if (c != a && c != b) n = order(c, a, b, out, n);
    return n;
  }
  int others = s->alive & ~s->safe & ~(1 << me);
  if ((a == COUNTESS && (b == KING || b == PRINCE)) || (b == COUNTESS && (a == KING || a == PRINCE))) {
    out[n++] = COUNTESS * PER_CARD + me * 10;
    return n;
  }
  n = legal_card(a, me, others, out, n);
  if (b != a) n = legal_card(b, me, others, out, n);
  return n;
}
static void knock_out(State *s, int p) {
  s->alive &= ~(1 << p); s->discards[s->hand[p]]++; s->known[p] = 0;
}
static void finish(State *s) {
  s->phase = OVER;
  int best = -1, w = 0;
  for (int p = 0; p < 4; p++) if (s->alive >> p & 1) {
    if (s->hand[p] > best) { best = s->hand[p]; w = 1 << p; } else if (s->hand[p] == best) w |= 1 << p;
  }
  s->winners = w;
  int spies = s->spies & s->alive;
  s->bonus = (spies & (spies - 1)) == 0 ? spies : 0;
}
static void end_turn(State *s) {
  int alive = s->alive;
  if (s->top == s->end || (alive & (alive - 1)) == 0) { finish(s); return; }
  int p = (s->turn + 1) & 3;
  while (!(alive >> p & 1)) p = (p + 1) & 3;
  start_turn(s, p);
}
static void put_under(State *s, int me, int card) { s->deck[s->end] = card; s->seen[s->end++] = 1 << me; }
static void discard_and_redraw(State *s, int t) {
  int card = s->hand[t];
  if (card == PRINCESS) { knock_out(s, t); return; }
  s->discards[card]++;
  if (card == SPY) s->spies |= 1 << t;
  s->hand[t] = s->top < s->end ? s->deck[s->top++] : s->aside;
  s->known[t] = 0;
}
static void apply(State *s, int move) {
  int me = s->turn;
  if (move >= KEEP_BASE) {
    int code = move - KEEP_BASE;
    s->hand[me] = code / 121; s->known[me] = 0;
    put_under(s, me, code / 11 % 11);
    if (code % 11 != NOTHING) put_under(s, me, code % 11);
    s->n_pend = 0;
    end_turn(s); return;
  }
  int card = move / PER_CARD, t = move / 10 % 6;
  if (card != s->pend[0]) { s->hand[me] = s->pend[0]; s->known[me] = 0; }
  s->n_pend = 0;
  s->discards[card]++;
  switch (card) {
    case GUARD: if (t != me && s->hand[t] == move % 10) knock_out(s, t); break;
    case SPY: s->spies |= 1 << me; break;
    case PRIEST: if (t != me) s->known[t] |= 1 << me; break;
    case BARON: if (t != me) {
        if (s->hand[me] > s->hand[t]) knock_out(s, t);
        else if (s->hand[me] < s->hand[t]) knock_out(s, me);
        else { s->known[t] |= 1 << me; s->known[me] |= 1 << t; }
      } break;
    case HANDMAID: s->safe |= 1 << me; break;
    case PRINCE: discard_and_redraw(s, t); break;
    case CHANCELLOR: {
        int n = s->end - s->top; if (n > 2) n = 2;
        if (n) {
          for (int i = 0; i < n; i++) s->pend[i] = s->deck[s->top + i];
          s->top += n; s->n_pend = n; s->phase = KEEP; return;
        }
      } break;
    case KING: if (t != me) {
        u8 h = s->hand[me]; s->hand[me] = s->hand[t]; s->hand[t] = h;
        u8 mine = s->known[me] | 1 << me;
        s->known[me] = s->known[t] | 1 << t; s->known[t] = mine;
      } break;
    case PRINCESS: knock_out(s, me); break;
  }
  end_turn(s);
}
typedef struct { long moves, wins[4], bonus[4], known; uint32_t chk; uint64_t rng; } Result;
void playouts(long rounds, uint64_t seed, Result *r) {
  uint64_t rng = seed; uint32_t chk = 0;
  State s; int16_t buf[64];
  memset(r, 0, sizeof *r);
  long moves = 0;
  for (long k = 0; k < rounds; k++) {
    deal(&s, &rng);
    while (s.phase != OVER) {
      int n = legal(&s, buf);
      int m = buf[below(&rng, n)];
      apply(&s, m);
      chk = (chk * 33 + m) & 0xFFFFFF;
      moves++;
    }
    for (int p = 0; p < 4; p++) {
      int won = s.winners >> p & 1, bonus = s.bonus >> p & 1;
      r->wins[p] += won; r->bonus[p] += bonus; r->known += s.known[p];
      chk = (chk * 33 + won + bonus) & 0xFFFFFF;
    }
  }
  r->moves = moves; r->chk = chk; r->rng = rng;
}
long copies(long n) {
  uint64_t rng = 1; State a, b; deal(&a, &rng); long t = 0;
  for (long i = 0; i < n; i++) { a.turn = i & 3; memcpy(&b, &a, sizeof a); __asm__ volatile("" ::"r"(&b), "r"(&a) : "memory"); t += b.turn; }
  return t;
}
static double now(void) { struct timespec t; clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); return t.tv_sec + t.tv_nsec * 1e-9; }
int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 200000; uint64_t seed = argc > 2 ? strtoull(argv[2], 0, 10) : 12345;
  int reps = argc > 3 ? atoi(argv[3]) : 1; Result r; double best = 1e9, bc = 1e9;
  for (int i = 0; i < reps; i++) {
    double t = now(); playouts(n, seed, &r); t = now() - t; if (t < best) best = t;
    t = now(); copies(10000000); t = now() - t; if (t < bc) bc = t;
  }
  printf("{\"moves\": %ld, \"wins\": [%ld, %ld, %ld, %ld], \"bonus\": [%ld, %ld, %ld, %ld], \"known\": %ld, \"chk\": %u, \"rng\": %llu, \"seconds\": %.6f, \"copy_ns\": %.2f, \"sizeof\": %zu}\n",
    r.moves, r.wins[0], r.wins[1], r.wins[2], r.wins[3], r.bonus[0], r.bonus[1], r.bonus[2], r.bonus[3], r.known, r.chk, (unsigned long long)r.rng, best, bc / 1e7 * 1e9, sizeof(State));
}
