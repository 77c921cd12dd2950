"""Verifiable shuffles: committed seeds, and dice derived from all of them.

The server and every player choose a seed. First all publish commitments, then the players reveal their seeds; the
server reveals its own when the match is over. Nobody can choose a seed that depends on those of others, so nobody
chooses the cards. `docs/fairness.md` specifies the algorithm; every hash is of a line of ASCII text, without a newline.
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
"""Prefixes of the lines, so that a line of one kind is never one of another."""
DICE_LINE = DICE.encode("ascii")
BLOCK_OF_SHA_256, PADS_OF_HMAC = 64, (0x36, 0x5C)
"""RFC 2104: the length to which a key is filled up, and what its bytes are combined with, inside and outside."""
SERVER = "server"
MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
COMMITMENT = re.compile(r"[0-9a-f]{64}")


def new_seed() -> bytes:
    """A new, unpredictable seed."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The hash that commits to a seed without revealing it."""
    return hashed(f"{COMMIT} {seed_text(seed)}").hex()


def is_commitment(text: str) -> bool:
    """Whether a text can be what is shown of a seed."""
    return COMMITMENT.fullmatch(text) is not None


def combine(match_id: str, server_seed: bytes, seeds: t.Mapping[int, bytes]) -> bytes:
    """The seed of a match, from the server's and the revealed ones of the seats; one random seed makes it random."""
    check_match_id(match_id)
    parts = [COMBINE, match_id, SERVER, seed_text(server_seed)]
    for seat in sorted(seeds):
        parts += [letter(seat), seed_text(seeds[seat])]
    return hashed(" ".join(parts))


def hashed(line: str) -> bytes:
    return hashlib.sha256(line.encode("ascii")).digest()


def seed_text(seed: bytes) -> str:
    """A seed as 64 hexadecimal digits. The fixed length makes a list of seeds unambiguous."""
    if len(seed) != SEED_BYTES:
        raise ValueError("a seed has 32 bytes")
    return seed.hex()


def read_seed(text: str) -> bytes:
    """The inverse of `seed_text`; ValueError for any other text."""
    seed = bytes.fromhex(text)
    if seed_text(seed) != text:
        raise ValueError(text)
    return seed


def check_match_id(match_id: str) -> None:
    """Refuse identifiers that would make a line ambiguous, such as one with a space."""
    if not MATCH_ID.fullmatch(match_id):
        raise ValueError(match_id)


class FairDice:
    """Dice derived from a seed: a sequence of blocks for every round, each of which gives a number or is skipped.

    >>> dice = FairDice(bytes(32))
    >>> [dice.below(6) for _ in range(5)]
    [5, 3, 3, 0, 1]
    """

    def __init__(self, seed: bytes) -> None:
        seed_text(seed)
        key = seed.ljust(BLOCK_OF_SHA_256, b"\0")
        self._inner, self._outer = (hashlib.sha256(bytes([byte ^ pad for byte in key])) for pad in PADS_OF_HMAC)
        """Keyed once, and copied for every block: copies of `hmac` take three times as long, and a deal needs 27."""
        self._round = 0
        self._block = 0

    def next_round(self) -> None:
        """Called before the dealer orders cards: a round does not depend on how many numbers earlier ones used."""
        self._round += 1
        self._block = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, uniformly distributed.

        It is the first bits of a block, as many as n - 1 has; if that is too large, the next block is used.
        """
        if not 1 <= n <= 1 << 8 * SEED_BYTES:
            raise ValueError(n)
        bits = (n - 1).bit_length()
        while True:
            number = int.from_bytes(self._next_block(), "big") >> 8 * SEED_BYTES - bits
            if number < n:
                return number

    def _next_block(self) -> bytes:
        """HMAC-SHA-256 of a line with round and block, keyed with the seed."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(b"%s %d %d" % (DICE_LINE, self._round, self._block))
        outer.update(inner.digest())
        self._block += 1
        return outer.digest()


@dataclasses.dataclass(frozen=True)
class Pledge:
    """A commitment, and the seed once it is revealed. `repr` omits the seed."""

    commitment: str
    seed: bytes | None = dataclasses.field(default=None, repr=False)

    def __post_init__(self) -> None:
        """Whatever is no commitment or no seed is refused at once."""
        if not is_commitment(self.commitment):
            raise ValueError(self.commitment)
        if self.seed is not None:
            seed_text(self.seed)

    def holds(self) -> bool:
        """Whether the seed fits the commitment, or is not revealed."""
        return self.seed is None or hmac.compare_digest(commitment(self.seed), self.commitment)

    def sealed(self) -> Pledge:
        """The pledge without its seed."""
        return Pledge(self.commitment)


def pledge(seed: bytes) -> Pledge:
    """A pledge with its seed revealed."""
    return Pledge(commitment(seed), seed)


@dataclasses.dataclass(frozen=True)
class Fairness:
    """All pledges of a match.

    A seat without a pledge, such as a bot's, has committed to nothing. A seed that was not revealed does not enter the
    dice. `host_picks` says that a person chose who starts, not the dice.
    """

    match_id: str
    server: Pledge
    seats: t.Mapping[int, Pledge] = dataclasses.field(default_factory=dict)
    host_picks: bool = False

    def __post_init__(self) -> None:
        """Refuse an ambiguous identifier."""
        check_match_id(self.match_id)

    def sealed(self) -> Fairness:
        """The pledges as everybody may see them while the match lasts: without the server's seed."""
        return dataclasses.replace(self, server=self.server.sealed())

    def check(self) -> None:
        """Refuse a seed that does not fit its commitment, and a server's seed that is not revealed."""
        self.server_seed()
        for who, made in {SERVER: self.server, **{letter(seat): made for seat, made in self.seats.items()}}.items():
            if not made.holds():
                raise BadRecord("fair-commitment", who=who)

    def server_seed(self) -> bytes:
        """The server's seed; refused while it is not revealed."""
        if self.server.seed is None:
            raise BadRecord("fair-unrevealed")
        return self.server.seed

    def revealed(self) -> dict[int, bytes]:
        """The revealed seeds by seat."""
        return {seat: made.seed for seat, made in self.seats.items() if made.seed is not None}

    def dice(self) -> FairDice:
        """The dice of this match in their initial state; refused if `check` fails."""
        self.check()
        return FairDice(combine(self.match_id, self.server_seed(), self.revealed()))
