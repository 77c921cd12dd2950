"""Terms of positions and patterns of facts that may be incomplete: parsing and comparing them."""

from __future__ import annotations

import collections
import re
import typing as t

from kartaro.core.errors import BadText
from kartaro.core.fact import UNKNOWN
from kartaro.core.text import is_number

ANY = "_"
"""A card that is seen, or a word of a fact, whichever it is."""
MOST_TIMES = 999
"""How often one card can be meant by `?*3`."""

# Terms of a position, in the notation of any game

TERM = re.compile(
    r"\s*(?:knows\s+(?P<knower>\w+):\s*)?(?:(?P<place>\w+)(?P<open>[\[{<(])(?P<cards>[^\]}>)]*)[\]}>)]"
    r"|(?P<mark>\w+):(?P<values>\S*))\s*"
)
IN_ORDER = "[<"


class Term(t.NamedTuple):
    """A term of a position: `a{guard,king}`, `prot:b,c`, `knows c:a{handmaid}`."""

    text: str
    head: str
    """Its beginning: `a{`, `prot:`, `knows c:a{`."""
    holds_cards: bool
    in_order: bool
    items: list[str]

    @property
    def is_known(self) -> bool:
        """Whether it is about what a seat knows, not about where cards are."""
        return self.head.startswith("knows ")

    def agrees(self, other: Term) -> bool:
        """Whether another term matches this one; `_` matches any card that is seen."""
        if self.head != other.head or len(self.items) != len(other.items):
            return False
        if self.in_order:
            return all(
                mine == theirs or (mine == ANY and theirs != UNKNOWN)
                for mine, theirs in zip(self.items, other.items, strict=True)
            )
        rest = collections.Counter(other.items)
        rest.subtract(item for item in self.items if item != ANY)
        return min(rest.values(), default=0) >= 0 and (ANY not in self.items or not rest[UNKNOWN])


def terms_of(text: str) -> list[Term]:
    """The terms of a position or of a part of one."""
    terms, at = [], 0
    while at < len(text):
        match = TERM.match(text, at)
        if match is None:
            raise BadText("bad-position", text=text[at:])
        terms.append(term_of(match))
        at = match.end()
    return terms


def term_of(match: re.Match[str]) -> Term:
    head = f"knows {match['knower']}:" if match["knower"] else ""
    cards = match["place"] is not None
    head += match["place"] + match["open"] if cards else match["mark"] + ":"
    items = [item.strip() for item in (match["cards"] if cards else match["values"]).split(",") if item.strip()]
    return Term(match[0].strip(), head, cards, cards and match["open"] in IN_ORDER, items)


def found(term: Term, terms: list[Term]) -> bool:
    """Whether a term matches one of these; an empty term matches if there is none of its kind."""
    same = [other for other in terms if other.head == term.head]
    return any(term.agrees(other) for other in same) or not (same or term.items)


def laid(terms: list[Term]) -> list[Term]:
    """The terms that say where cards are."""
    return [term for term in terms if term.holds_cards and not term.is_known]


def unfold(text: str) -> str:
    """`?*3` is `?,?,?`, and so for `_`."""
    return re.sub(r"([?_])\*([0-9]+)", lambda found: ",".join(found[1] * times(found[2])), text)


def times(word: str) -> int:
    """How often a card is meant."""
    if not is_number(word, MOST_TIMES):
        raise BadText("text-too-long", longest=MOST_TIMES)
    return int(word)


# Facts


def says(fact: str, pattern: str) -> bool:
    """Whether a fact starts with these words, where `_` is any; with an audience, the pattern is the whole fact."""
    whole = "[" in pattern
    words = (fact if whole else without_audience(fact)).split()
    asked = pattern.split()
    if len(asked) > len(words) or (whole and len(asked) != len(words)):
        return False
    return all(want in {ANY, word} for want, word in zip(asked, words, strict=False))


def without_audience(fact: str) -> str:
    return fact.partition("[")[0].strip()
