"""What nets have learned, as files: a line that says what it is, a line of JSON, compressed numbers, a checksum.

The JSON holds the net's card, too: how it was trained, on what, for how long. Numbers are of half precision, in the
order of `Layers`: first the high bytes of all, which are much alike, then the low ones. A file that is damaged, or made
for another game, layout or version, is refused.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import json
import pkgutil
import struct
import typing as t
import zlib
from array import array

from kartaro.bots.layout import MOST_PARTS, NO_PART, WHOLE, layout_of
from kartaro.bots.net import Columns, Net
from kartaro.core.errors import BadOption
from kartaro.core.seats import MAX_SEATS
from kartaro.games import features_of, games, has_learning, learning_of

if t.TYPE_CHECKING:
    from kartaro.bots.layout import Layout
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game

FORMAT = b"kartaro-net 2\n"
ENDING = ".net"
CHECKSUM_SIZE = 32
LARGEST = 4 << 20
"""Bytes of a file: nothing larger is read."""
WIDEST = 1024
"""How many numbers a hidden layer may have."""


class Layers(t.NamedTuple):
    """The numbers of a net, row by row: each row is what one input adds to the next layer."""

    into_first: array[float]
    first_bias: array[float]
    into_second: array[float]
    second_bias: array[float]
    into_parts: array[float]
    """For every part of a move, by what the second layer is multiplied."""
    parts_bias: array[float]
    into_value: array[float]
    value_bias: array[float]


class Weights(t.NamedTuple):
    """What a file holds."""

    layout: Layout
    layers: Layers
    card: dict[str, t.Any]

    def knows(self, edition: Edition, seats: int) -> bool:
        """Whether tables of an edition with so many seats are of a kind that it can have been trained for."""
        layout = self.layout
        if seats > layout.seats or not layout.learning.trained(edition):
            return False
        try:
            fitted(layout, edition, seats)
        except BadOption:
            return False
        return all(layout.option_bytes(edition))

    def at(self, edition: Edition, seats: int) -> Net:
        """A net for tables of an edition with so many seats; refused if it knows no such moves."""
        if seats > self.layout.seats:
            raise BadOption("no-net", game=self.layout.game.name, seats=seats)
        columns, parts = fitted(self.layout, edition, seats)
        return Net(features_of(self.layout.game, edition, seats), columns, self.layers, parts)


@functools.lru_cache(maxsize=32)
def fitted(layout: Layout, edition: Edition, seats: int) -> tuple[Columns, array[int]]:
    """What bytes and actions are at a table: worked out once for all bots there."""
    parts = layout.parts_of(edition, seats)
    numbers = array("i", [NO_PART]) * (MOST_PARTS * (max(parts) + 1))
    for action, named in parts.items():
        numbers[action * MOST_PARTS : action * MOST_PARTS + len(named)] = array("i", named)
    return Columns(layout.bytes_of(edition, seats), layout.n_columns, WHOLE), numbers


def sizes(columns: int, parts: int, hidden: tuple[int, int]) -> list[int]:
    """How many numbers each of the layers has."""
    first, second = hidden
    return [columns * first, first, first * second, second, parts * second, parts, second, 1]


def written(layout: Layout, layers: t.Iterable[t.Sequence[float]], card: dict[str, t.Any]) -> bytes:
    """The contents of a file."""
    rows = list(layers)
    header = {
        "game": layout.game.name,
        "seats": layout.seats,
        "layout": layout.digest(),
        "hidden": [len(rows[1]), len(rows[3])],
        "card": card,
    }
    numbers = b"".join(struct.pack(f"<{len(row)}e", *row) for row in rows)
    body = FORMAT + json.dumps(header, sort_keys=True).encode() + b"\n" + compressed(numbers)
    return body + hashlib.sha256(body).digest()


def compressed(numbers: bytes) -> bytes:
    """Numbers of two bytes each, as a file has them."""
    return zlib.compress(numbers[1::2] + numbers[::2], level=9)


def decompressed(packed: bytes, size: int) -> bytes:
    """The way back; refused if that does not give so many bytes, of which no more are ever unpacked."""
    reader, numbers = zlib.decompressobj(), bytearray(size)
    apart = reader.decompress(packed, size + 1)
    if len(apart) != size or not reader.eof or reader.unused_data:
        raise ValueError
    numbers[1::2], numbers[::2] = apart[: size // 2], apart[size // 2 :]
    return bytes(numbers)


@functools.lru_cache(maxsize=8)
def read(content: bytes, game: Game, name: str) -> Weights:
    """The weights of a file for a game; `name` is what the file is called, for refusals.

    The same contents are read once: bots sit down more often than files change.
    """
    body, checksum = content[:-CHECKSUM_SIZE], content[-CHECKSUM_SIZE:]
    if not content.startswith(b"kartaro-net "):
        raise BadOption("net-foreign", file=name)
    if hashlib.sha256(body).digest() != checksum:
        raise BadOption("net-damaged", file=name)
    if not body.startswith(FORMAT):
        raise BadOption("net-foreign", file=name)
    line, _, packed = body[len(FORMAT) :].partition(b"\n")
    return checked(line, packed, game, name)


def checked(line: bytes, packed: bytes, game: Game, name: str) -> Weights:
    """A file that is whole may still be of another game or another time."""
    try:
        header = json.loads(line)
        first, second = header["hidden"]
        check_seats(game, header["seats"])
        layout = layout_of(game, header["seats"])
        fits = header["game"] == game.name and header["layout"] == layout.digest()
        fits &= 0 < first <= WIDEST and 0 < second <= WIDEST and second % 4 == 0
        lengths = sizes(layout.n_columns, len(layout.parts), (first, second))
        card = dict(header["card"])
        numbers = decompressed(packed, 2 * sum(lengths)) if fits else b""
    except (ValueError, KeyError, TypeError, RecursionError, zlib.error, BadOption) as error:
        raise BadOption("net-foreign", file=name) from error
    if not fits:
        raise BadOption("net-foreign", file=name)
    return Weights(layout, layers_from(numbers, lengths), card)


def check_seats(game: Game, seats: int) -> None:
    """Refuse a number of seats that no edition has."""
    if not any(seats in range(game.seats(edition)[0], game.seats(edition)[1] + 1) for edition in game.editions):
        raise BadOption("no-net", game=game.name, seats=seats)


def layers_from(numbers: bytes, lengths: list[int]) -> Layers:
    rows, at = [], 0
    for length in lengths:
        rows.append(array("f", struct.unpack_from(f"<{length}e", numbers, 2 * at)))
        at += length
    return Layers(*rows)


# Those that come with the package


def names_of(game: Game, kind: str, seats: int) -> list[str]:
    """What a file with nets of a kind for so many seats may be called: `spicy-2`, `spicy-variants-2-6`."""
    ranges = [(first, last) for first in range(2, seats + 1) for last in range(MAX_SEATS, seats - 1, -1)]
    named = f"{game.name}-{kind}" if kind else game.name
    return [f"{named}-{first}-{last}{ENDING}" for first, last in ranges] + [f"{named}-{seats}{ENDING}"]


def shipped(game: Game, edition: Edition, seats: int) -> Weights:
    """The weights for a table that come with the package; refused if there are none."""
    found = find_shipped(game, edition, seats)
    if found is None:
        raise BadOption("no-net", game=game.name, seats=seats)
    return found


def find_shipped(game: Game, edition: Edition, seats: int) -> Weights | None:
    """The same; nothing if there are none."""
    return of_kind(game, learning_of(game).kind(edition), seats) if has_learning(game) else None


@functools.lru_cache(maxsize=32)
def of_kind(game: Game, kind: str, seats: int) -> Weights | None:
    """Those for one kind of tables, with so many seats; nothing if there are none."""
    found = (shipped_file(game, name) for name in reversed(names_of(game, kind, seats)))
    return next((weights for weights in found if weights), None)


@functools.lru_cache(maxsize=128)
def shipped_file(game: Game, name: str) -> Weights | None:
    """What a file of the package holds, once for all numbers of seats; nothing if there is no such file."""
    with contextlib.suppress(OSError):
        if content := pkgutil.get_data("kartaro.bots", f"nets/{name}"):
            return read(content, game, name)
    return None


def read_shipped() -> None:
    """Read all of them, before anybody waits for one."""
    for game in filter(has_learning, games()):
        for kind in learning_of(game).RECIPE:
            for seats in range(2, MAX_SEATS + 1):
                of_kind(game, kind, seats)


def from_file(path: str, game: Game) -> Weights:
    """Weights of somebody's own."""
    try:
        with open(path, "rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise BadOption("net-missing", file=path, problem=error.strerror or str(error)) from error
    if len(content) > LARGEST:
        raise BadOption("net-foreign", file=path)
    return read(content, game, path)


def weights_for(file: str | None, game: Game, edition: Edition, seats: int) -> Weights:
    """Weights of somebody's own, if a file is named; else those that come with the package for such a table."""
    return from_file(file, game) if file else shipped(game, edition, seats)
