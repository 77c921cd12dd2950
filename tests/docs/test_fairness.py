"""docs/fairness.md is correct: its numbers are those of the dice, and its record can be verified."""

from __future__ import annotations

import hmac
import re
from pathlib import Path

from kartaro.fairness import FairDice, combine, commitment
from kartaro.record import read_record, write_record
from kartaro.verify import prove

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/fairness.md").read_text("utf-8")


def block(kind: str) -> str:
    (text,) = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return str(text)


def vectors() -> list[tuple[str, str]]:
    return re.findall(r"^(.+?) {2,}(.+)$", block("vectors"), re.MULTILINE)


def test_the_vectors_are_what_the_algorithm_gives() -> None:
    named = dict(vectors())
    server, first, key = (bytes.fromhex(named[name]) for name in ("server", "a", "key"))
    promised = [value for name, value in vectors() if name == "commitment"]
    assert promised == [commitment(server), commitment(first)]
    assert combine(named["id"], server, {0: first}) == key
    blocks = {name: value for name, value in named.items() if re.fullmatch(r"block \d \d", name)}
    assert len(blocks) == 4
    for name, value in blocks.items():
        line = name.replace("block", "kartaro-dice 1")
        assert hmac.new(key, line.encode(), "sha256").hexdigest() == value
    check_numbers(named, key)


def check_numbers(named: dict[str, str], key: bytes) -> None:
    """The starter's, then those of the first order, after which the next block is the one that the page says."""
    dice = FairDice(key)
    assert dice.below(2) == int(named["below 2"])
    dice.next_round()
    assert [dice.below(n) for n in range(16, 1, -1)] == [int(word) for word in named["below 16…2"].split()]
    following = hmac.new(key, f"kartaro-dice 1 1 {named['blocks used']}".encode(), "sha256").digest()
    assert dice.below(1 << 256) == int.from_bytes(following, "big")


def test_the_record_is_proven_and_has_the_same_seeds() -> None:
    text = block("record")
    record = read_record(text)
    assert write_record(record.match, record.names, fairness=record.fairness) == text
    named = dict(vectors())
    fairness = prove(record).fairness
    assert (fairness.match_id, fairness.server_seed().hex()) == (named["id"], named["server"])
    assert {seat: seed.hex() for seat, seed in fairness.revealed().items()} == {0: named["a"]}


def test_every_code_is_listed() -> None:
    sources = "".join((ROOT / f"src/kartaro/{name}.py").read_text("utf-8") for name in ("fairness", "verify"))
    used = set(re.findall(r'"(fair-[a-z-]+)"', sources))
    assert used == set(re.findall(r"^\| `(fair-[a-z-]+)`", PAGE, re.MULTILINE))
