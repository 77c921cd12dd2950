"""Matches of Spicy that are nearly over, so small that every move can be tried."""

from __future__ import annotations

import typing as t


class SmallMatch(t.NamedTuple):
    """The rest of a match, followed to a depth in decisions."""

    name: str
    position: str
    depth: int
    options: str = ""
    """`variants=raider+luck faults=on`"""
    edition: str = "publisher"

    def __str__(self) -> str:
        """The id of a test."""
        return self.name

    def settings(self) -> dict[str, str]:
        """The options that are set."""
        return dict(word.split("=") for word in self.options.split())

    def seats(self) -> int:
        return self.position.count("{")

    def title(self) -> str:
        """What the table of counts calls it."""
        with_options = f"{self.edition} {self.options}".strip()
        return f"{self.name}: {with_options}, {self.position}"


DECK = "c2,c3,c4,w1,w2,w3,p1,p2"
"""Enough to go on after a trophy, which draws six."""
MATCHES = (
    SmallMatch("opening", "a{c1,w5} b{p4,nw} deck[c2,c3] turn:a", 6),
    SmallMatch("opening of three", "a{c1} b{p4,nw} c{sw} deck[c2,c3,c4] turn:b", 5),
    SmallMatch("two at a stack", "a{c1,w9} b{p4,nw} deck[c2,c3,c4] stack[w2,w9] top:b=w8 turn:a", 6),
    SmallMatch("three at a stack", "a{c9,sw} b{p4,c10} c{nw} deck[c2,c3,c4] stack[c8] top:c=c9 turn:a", 6),
    SmallMatch("numbers between", "a{c7,sw} b{p4,c8} deck[c2,c3] stack[c5] top:b=c5 turn:a", 8),
    SmallMatch("let go for good", "a{c9,sw} b{p4} c{nw,w10} deck[c2,c3,c4] stack[c10,p10] top:a=p9 done:b turn:b", 8),
    SmallMatch("own card", "a{p10,c1} b{nw} deck[c2,c3,c4] stack[p8] top:a=p8 turn:a", 8),
    SmallMatch("last cards", f"a{{c10}} b{{p10,sw}} deck[{DECK}] stack[c8] top:b=c9 turn:a", 5),
    SmallMatch("last cards of three", f"a{{c10}} b{{p10}} c{{nw}} deck[{DECK}] stack[c8] top:c=c9 turn:a", 6),
    SmallMatch("six more", "a{c10} b{p10} deck[c2,c3,c4,c5] stack[c8] top:b=c9 turn:a", 7),
    SmallMatch("second trophy", "a{c10} b{p10} deck[c2,c3,c4] stack[c8] won:a1,b20 trophies:a1 top:b=c9 turn:a", 10),
    SmallMatch(
        "third trophy", "a{nw} b{p10} c{c10} deck[c2,c3,c4] stack[c8] won:b11 trophies:b1,c1 top:c=c9 turn:a", 9
    ),
    SmallMatch(
        "decided", "a{nw,c1} b{p10} c{c10} deck[c2,c3,c4] stack[c8] trophies:c1 top:c=c9 how:last,decided turn:a", 7
    ),
    SmallMatch("more below", "a{nw,c1} b{p10} deck[c2,c3,c4] stack[c8] above:2 top:b=p9 turn:a", 6),
    SmallMatch("on draw", "a{nw,c1} b{p10} deck[c2,c3] stack[c8] above:1 top:b=p9 turn:a", 6, "worlds_end=on_draw"),
    SmallMatch(
        "none above", "a{nw,c1} b{p10,c1} c{c2} deck[c2,c3] stack[c8] above:0 top:b=p9 turn:a", 9, "worlds_end=on_draw"
    ),
    # variants
    SmallMatch("chili", "a{c1,w5} b{p4} deck[c2,c3] stack[w1] top:b=w10 turn:a", 6, "variants=chili"),
    SmallMatch("chili above one", "a{c1} b{p4} deck[c2,c3] stack[w1] top:b=w1 turn:a", 4, "variants=chili"),
    SmallMatch(
        "chili must", "a{c1,w5} b{p4} deck[c2,c3] stack[w1] top:b=w10 turn:a", 6, "variants=chili we_love_chili=must"
    ),
    SmallMatch(
        "chili must above one",
        "a{c1} b{p4} deck[c2,c3] stack[w1] top:b=w1 turn:a",
        4,
        "variants=chili we_love_chili=must",
    ),
    SmallMatch("start", "a{c1,w5} b{p4} deck[c2,c3] stack[w1] top:b=w8 turn:a", 6, "variants=start"),
    SmallMatch("no start", "a{c1,w5} b{p4} deck[c2,c3] stack[w1] top:b=w7 turn:a", 6, "variants=start"),
    SmallMatch("raider", "a{c9,sw} b{p4} deck[c2,c3] stack[c8,p4] top:b=c4 turn:a", 6, "variants=raider"),
    SmallMatch(
        "raider of three", "a{c9} b{p4} c{nw,w10} deck[c2,c3,c4] stack[c8,p4] top:a=c3 turn:b", 6, "variants=raider"
    ),
    SmallMatch("luck", "a{c5,w1,p9} b{p4} deck[c2,c3,p10] stack[c8,p4] top:b=c4 turn:a", 5, "variants=luck"),
    SmallMatch("luck with one", "a{c5} b{p4,w1} deck[c2,c3,p10] stack[c8,p4] top:b=c4 turn:a", 7, "variants=luck"),
    SmallMatch(
        "exact luck",
        "a{c5,w1,p9,p9} b{p4} deck[c2,c3,p10] stack[c8,p4] top:b=c4 turn:a",
        5,
        "variants=luck luck=exact_2",
    ),
    SmallMatch(
        "exact luck with one",
        "a{c5,w1} b{p4,p5} deck[c2,c3] stack[c8] top:b=c4 turn:a",
        8,
        "variants=luck luck=exact_2",
    ),
    SmallMatch(
        "luck on draw",
        "a{c5,w1,p5} b{p4,p5} deck[c2,c3] stack[c8] above:1 top:b=c4 turn:a",
        6,
        "variants=luck worlds_end=on_draw",
    ),
    SmallMatch("turn", "a{c6,p9} b{p6,nw} deck[c2,c3,c4] stack[c8] top:b=p8 turn:a", 6, "variants=turn"),
    SmallMatch("turn six", "a{c9,p9} b{p6,nw} deck[c2,c3,c4] stack[c8] top:b=p5 turn:a", 5, "variants=turn"),
    SmallMatch("copycat", "a{c9,p9} b{p9,sw} deck[c2,c3] stack[c8] top:b=p8 turn:a", 8, "variants=copycat"),
    SmallMatch(
        "copycat of three", "a{c9,p9} b{p9} c{sw,p10} deck[c2,c3,c4] stack[c8] top:c=p9 turn:a", 6, "variants=copycat"
    ),
    SmallMatch(
        "copied copy",
        "a{c9,p9} b{p9,c1} c{sw} deck[c2,c3,c4] stack[c8] top:b=p10 how:copy turn:a",
        5,
        "variants=copycat",
    ),
    SmallMatch(
        "copied last card", f"a{{p10}} b{{p9,nw}} c{{sw}} deck[{DECK}] stack[c8] top:c=p9 turn:a", 6, "variants=copycat"
    ),
    SmallMatch(
        "copied with the last", f"a{{p10,p1}} b{{p10}} deck[{DECK}] stack[c8] top:b=p9 turn:a", 5, "variants=copycat"
    ),
    # pairs
    SmallMatch("chili and start", "a{c1,w5} b{p4} deck[c2,c3] stack[w1] top:b=w8 turn:a", 6, "variants=chili+start"),
    SmallMatch(
        "chili must and start",
        "a{c1,w5} b{p4} deck[c2,c3] stack[w1] top:b=w8 turn:a",
        6,
        "variants=chili+start we_love_chili=must",
    ),
    SmallMatch(
        "raider and luck", "a{c5,w1,p9} b{p4} deck[c2,c3,p10] stack[c8,p4] top:b=c4 turn:a", 5, "variants=raider+luck"
    ),
    SmallMatch(
        "luck and copycat", "a{c5,w1} b{p5,c5} deck[c2,c3,p10] stack[c8,p4] top:b=c4 turn:a", 5, "variants=luck+copycat"
    ),
    SmallMatch(
        "raider and copycat",
        "a{c4,w1} b{p4,c10} deck[c2,c3,p10] stack[c8,p4] top:b=c3 turn:a",
        4,
        "variants=raider+copycat",
    ),
    SmallMatch(
        "raid with the last",
        f"a{{c4}} b{{p4,c10}} deck[{DECK}] stack[c8,p4] top:b=c3 turn:a",
        5,
        "variants=raider+copycat",
    ),
    SmallMatch(
        "turn and copycat", "a{p6,w9} b{p9,p6} c{c9} deck[c2,c3] stack[c8] top:b=p8 turn:a", 9, "variants=turn+copycat"
    ),
    # announcing
    SmallMatch("on play", "a{c9} b{p4,c10} deck[c2,c3,c4] stack[c8] top:b=c9 turn:a", 7, "announce=on_play"),
    SmallMatch(
        "copies on play",
        "a{c9,c1} b{p4} c{c10} deck[c2,c3,c4] stack[c8] top:c=c9 turn:a",
        6,
        "announce=on_play variants=copycat",
    ),
    SmallMatch(
        "decided on play",
        f"a{{c9}} b{{p4}} deck[{DECK}] stack[c8] top:b=c9 turn:a",
        5,
        "announce=on_play variants=copycat",
    ),
    SmallMatch(
        "at one", "a{c9,c10} b{p4} c{w1} deck[c2,c3,c4] stack[c8] top:b=c9 announced:b turn:a", 6, "announce=at_one"
    ),
    SmallMatch(
        "luck at one",
        "a{c9,c10} b{p4} deck[c2,c3,c4] stack[c8] top:b=c4 announced:b turn:a",
        5,
        "announce=at_one variants=luck",
    ),
    SmallMatch(
        "copies at one",
        "a{c9,c10,c1} b{c1,p5} c{c5} deck[c2,c3,c4] stack[c8] top:b=c9 announced:c turn:a",
        5,
        "announce=at_one variants=copycat",
    ),
    # faults
    SmallMatch("faults", "a{c9} b{p4,c10} deck[c2,c3,c4] stack[c8] top:b=c9 turn:a", 3, "faults=on"),
    SmallMatch("faults on nothing", "a{c1,c2} b{p4} deck[c2,c3] turn:a", 4, "faults=on"),
    SmallMatch(
        "faults on play", "a{c9} b{p4,c10} deck[c2,c3,c4] stack[c8] top:b=c9 turn:a", 3, "faults=on announce=on_play"
    ),
    SmallMatch(
        "faults at one", "a{c9,c1} b{p4,c10} deck[c2,c3,c4] stack[c8] top:b=c9 turn:a", 3, "faults=on announce=at_one"
    ),
    SmallMatch(
        "faults of cats", "a{c9,c1} b{p4} deck[c2,c3,c4] stack[c8] top:b=c9 turn:a", 3, "faults=on variants=copycat"
    ),
    # editions
    SmallMatch("id", "a{c9,c10} b{p4,c5} deck[c2,c3,c4] stack[c8] top:b=c9 turn:a", 5, edition="id"),
    SmallMatch(
        "id with all",
        "a{c9,c5} b{p4,c5} deck[c2,c3,c4] stack[c8] top:b=w9 turn:a",
        4,
        "variants=chili+start+raider+luck+turn+copycat",
        edition="id",
    ),
    SmallMatch(
        "first arrival",
        "a{p9} b{c9} c{sw,p10} deck[c2,c3,c4] stack[c8] top:b=p9 turn:c",
        6,
        "variants=copycat simultaneous=first_arrival",
    ),
)
"""Most have a top so high that little can be declared, and so are followed far."""
