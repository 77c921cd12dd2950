"""Shuffles that anyone can check: seeds that were promised before, and dice that follow from all of them.

The server and every player choose a seed. First all show commitments, then the players reveal their seeds, and the
server its own when the match is over. Nobody could choose a seed by what the others had chosen, so nobody chose the
cards. `docs/fairness.md` says this so exactly that others can write it again; what is hashed is a line of ASCII text,
without a line end.
"""

from __future__ import annotations

import dataclasses
import hashlib
import hmac
import re
import secrets
import typing as t

from kartaro.core.errors import BadRecord
from kartaro.core.seats import letter

SEED_BYTES = 32
COMMIT, COMBINE, DICE = "kartaro-commit 1", "kartaro-seed 1", "kartaro-dice 1"
"""What each line begins with, so that no text of one kind is one of another."""
DICE_LINE = DICE.encode("ascii")
SERVER = "server"
MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
COMMITMENT = re.compile(r"[0-9a-f]{64}")


def new_seed() -> bytes:
    """A seed that nobody can foresee."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is shown of a seed before it is revealed: it fits no other seed, and tells nothing of this one."""
    return hashed(f"{COMMIT} {seed_text(seed)}").hex()


def is_commitment(text: str) -> bool:
    """Whether a text can be what is shown of a seed."""
    return COMMITMENT.fullmatch(text) is not None


def combine(match_id: str, server_seed: bytes, seeds: t.Mapping[int, bytes]) -> bytes:
    """The seed of a match, from the server's and those that seats have revealed; it is as even as any one of them."""
    check_match_id(match_id)
    parts = [COMBINE, match_id, SERVER, seed_text(server_seed)]
    for seat in sorted(seeds):
        parts += [letter(seat), seed_text(seeds[seat])]
    return hashed(" ".join(parts))


def hashed(line: str) -> bytes:
    return hashlib.sha256(line.encode("ascii")).digest()


def seed_text(seed: bytes) -> str:
    """A seed as 64 hexadecimal digits; all have the same length, so that no two lists of seeds read alike."""
    if len(seed) != SEED_BYTES:
        raise ValueError("a seed has 32 bytes")
    return seed.hex()


def read_seed(text: str) -> bytes:
    """The seed that `seed_text` writes so; ValueError for any other text."""
    seed = bytes.fromhex(text)
    if seed_text(seed) != text:
        raise ValueError(text)
    return seed


def check_match_id(match_id: str) -> None:
    """A space in it could pass for the end of a field."""
    if not MATCH_ID.fullmatch(match_id):
        raise ValueError(match_id)


class FairDice:
    """Dice that a seed fixes: in every round a new row of blocks, of which each gives a number or is passed over.

    >>> dice = FairDice(bytes(32))
    >>> [dice.below(6) for _ in range(5)]
    [5, 3, 3, 0, 1]
    """

    def __init__(self, seed: bytes) -> None:
        seed_text(seed)
        self._hmac = hmac.new(seed, digestmod="sha256")
        """Keyed once, and copied for every block."""
        self._round = 0
        self._block = 0

    def next_round(self) -> None:
        """The dealer is about to order cards: what earlier rounds have used makes no difference to this one."""
        self._round += 1
        self._block = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all of them equally likely.

        The first bits of a block, as many as n - 1 has, are the number; if it is too high, the next block is asked.
        """
        if not 1 <= n <= 1 << 8 * SEED_BYTES:
            raise ValueError(n)
        bits = (n - 1).bit_length()
        while True:
            number = int.from_bytes(self._next_block(), "big") >> 8 * SEED_BYTES - bits
            if number < n:
                return number

    def _next_block(self) -> bytes:
        """HMAC-SHA-256 of a line that names round and block, with the seed as the key."""
        block = self._hmac.copy()
        block.update(b"%s %d %d" % (DICE_LINE, self._round, self._block))
        self._block += 1
        return block.digest()


@dataclasses.dataclass(frozen=True)
class Pledge:
    """A commitment, and the seed once it is revealed. The seed is not shown where a pledge is printed by chance."""

    commitment: str
    seed: bytes | None = dataclasses.field(default=None, repr=False)

    def __post_init__(self) -> None:
        """Whatever is no commitment or no seed is refused at once."""
        if not is_commitment(self.commitment):
            raise ValueError(self.commitment)
        if self.seed is not None:
            seed_text(self.seed)

    def holds(self) -> bool:
        """No seed was revealed that does not fit the commitment."""
        return self.seed is None or hmac.compare_digest(commitment(self.seed), self.commitment)

    def sealed(self) -> Pledge:
        """The same before the seed is revealed."""
        return Pledge(self.commitment)


def pledge(seed: bytes) -> Pledge:
    """The commitment to a seed, together with it."""
    return Pledge(commitment(seed), seed)


@dataclasses.dataclass(frozen=True)
class Fairness:
    """All pledges of a match. A seat that is not among them promised nothing, as a bot; one without a seed is left out.

    `host_picks` says that who starts was a person's choice, and not that of the dice.
    """

    match_id: str
    server: Pledge
    seats: t.Mapping[int, Pledge] = dataclasses.field(default_factory=dict)
    host_picks: bool = False

    def __post_init__(self) -> None:
        """An identifier that could be read in two ways is refused at once."""
        check_match_id(self.match_id)

    def sealed(self) -> Fairness:
        """The same as all may see it while the match lasts: without the server's seed."""
        return dataclasses.replace(self, server=self.server.sealed())

    def check(self) -> None:
        """Refused if a seed does not fit its commitment, or the server has not revealed its own."""
        self.server_seed()
        for who, made in {SERVER: self.server, **{letter(seat): made for seat, made in self.seats.items()}}.items():
            if not made.holds():
                raise BadRecord("fair-commitment", who=who)

    def server_seed(self) -> bytes:
        """The server's seed; refused while it is a secret."""
        if self.server.seed is None:
            raise BadRecord("fair-unrevealed")
        return self.server.seed

    def revealed(self) -> dict[int, bytes]:
        """The seeds of the seats that have revealed them."""
        return {seat: made.seed for seat, made in self.seats.items() if made.seed is not None}

    def dice(self) -> FairDice:
        """The dice of this match, at its beginning; refused as by `check`."""
        self.check()
        return FairDice(combine(self.match_id, self.server_seed(), self.revealed()))
