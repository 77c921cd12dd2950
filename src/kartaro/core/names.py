"""Names of people: visible, in one form, and told apart by whoever reads them.

Two names are alike if they differ in case only, or look alike, as `Anna` does with a Cyrillic letter at its beginning.
What looks alike is a small table of our own, of Latin, Cyrillic, Greek, Cherokee and Lisu letters, digits, and marks
between words, and not all of Unicode. See docs/adr/0018-names-that-look-alike.md.
"""

from __future__ import annotations

import unicodedata

INVISIBLE = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0",
    *map(chr, range(0x180B, 0x1810)),
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0000, 0xE1000)),
}
"""Letters and marks that show nothing, though Python calls them printable."""
EMOJI_STYLE = "\ufe0f"
"""Invisible, too, but what it follows looks otherwise without it."""
FORMAT, VISIBLE = "Cf", ("L", "N", "P", "S")
"""General categories of Unicode: of what only says how others are shown, and of what can stand alone; marks cannot."""

LOOKS: dict[int, str | int] = {
    **str.maketrans("АВЕЅІЈКМНОРСТУҮХЬ", "ABESIJKMHOPCTYYXb"),  # noqa: RUF001 - Cyrillic, what it is about
    **str.maketrans("аеѕіјорсухһԁԛԝӏ", "aesijopcyxhdqwl"),  # noqa: RUF001 - Cyrillic
    **str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),  # noqa: RUF001 - Greek
    **str.maketrans("αγικνορυχ", "ayikvopux"),
    **str.maketrans("ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏴ", "DRTiYAJEWMHYGZbRWSVSLCPKdB"),  # noqa: RUF001 - Cherokee
    **str.maketrans("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "BPDTGKJCZFMNLSRVHWXYAEIOU"),  # noqa: RUF001 - Lisu
    **str.maketrans("ıɑɡɩ01|", "iagiOll"),  # noqa: RUF001 - Latin and digits
    **str.maketrans("’ʼ`´‘‐‑–—−", "'''''-----"),  # noqa: RUF001 - marks between words
}
"""For a character, another that looks the same in most typefaces."""
MOST_MARKS = 4
"""Accents on one letter; more of them would reach into the lines above and below."""
LIKE_L = str.maketrans("I", "l")
"""The capital I, before its case is lost."""


def proper(name: str) -> str:
    """A name in one form, without what shows nothing; empty if there is nothing to see."""
    shown = cleaned(name)
    while (again := cleaned(shown)) != shown:  # a letter and an accent, once nothing lies between them, become one
        shown = again
    return shown if any(unicodedata.category(char)[0] in VISIBLE for char in shown) else ""


def cleaned(text: str) -> str:
    kept = [char for char in unicodedata.normalize("NFKC", text) if not is_invisible(char) or char == EMOJI_STYLE]
    return with_few_marks("".join(kept))


def with_few_marks(text: str) -> str:
    """Without those that follow more than enough others."""
    kept, marks = [], 0
    for char in text:
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)


def is_invisible(char: str) -> bool:
    return char in INVISIBLE or unicodedata.category(char) == FORMAT


def alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other."""
    return not looks(one).isdisjoint(looks(other))


def looks(name: str) -> set[str]:
    """A name without its case, and how it looks."""
    parts = unicodedata.normalize("NFKD", name).replace(EMOJI_STYLE, "")
    seen = parts.translate(LOOKS).translate(LIKE_L).casefold().replace("rn", "m").replace("vv", "w")
    return {unicodedata.normalize("NFC", form) for form in (parts.casefold(), seen)}
