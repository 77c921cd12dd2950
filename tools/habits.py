"""What the nets have learned, as pictures for docs/players.md: `python -m tools.habits [GAMES]`.

Nets play against themselves, and it is counted how often they do what is theirs to decide.
"""

from __future__ import annotations

import sys
import typing as t
from collections import Counter
from pathlib import Path

from kartaro.bots import Chair, bot
from kartaro.core.generator import Generator
from kartaro.core.match import Match
from kartaro.games import game as game_named
from kartaro.games.hanamikoji.box import CHARM, ITEMS
from kartaro.games.spicy.learning import truth

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
GAMES = 300
WIDTH, BAR, LEFT, RIGHT, TOP = 640, 26, 150, 90, 40
COLOURS = ("#0072B2", "#E69F00", "#D55E00")
INK = "#333333"

Counts: t.TypeAlias = dict[str, Counter[str]]
"""For every bar, how often each of its parts was met."""


class Decision(t.NamedTuple):
    """What was chosen, among what."""

    moves: list[str]
    chosen: str


def decisions(name: str, edition: str, games: int) -> t.Iterator[Decision]:
    """Those of nets that play against each other, where there was a choice."""
    game = game_named(name)
    for seed in range(games):
        match, dice = Match(game, game.edition(edition), 2), Generator(seed)
        bots = [bot("net", Chair(game, match.edition, 2, seat), dice.next()) for seat in range(2)]
        heard = [0, 0]
        while True:
            match.deal(dice)
            if match.over():
                break
            seat = match.asked()[0]
            for fact in match.told(seat, heard[seat]):
                bots[seat].hear(fact)
            heard[seat] = len(match.told(seat))
            codes = match.codes(seat)
            code = bots[seat].choose(codes)
            if len(codes) > 1:
                yield Decision([game.move_text(seat, each) for each in codes], game.move_text(seat, code))
            match.play(seat, code)


# What is counted


def countess(games: int) -> Counts:
    """How often the Countess is played though she need not be, by the card beside her."""
    found: Counts = {}
    for moves, chosen in decisions("love-letter", "2012", games):
        others = {move.split()[0] for move in moves} - {"countess"}
        if "countess" in moves and len(others) == 1:
            found.setdefault(others.pop(), Counter())["played" if chosen == "countess" else "kept"] += 1
    order = ["guard", "priest", "baron", "handmaid", "princess"]
    return {f"beside the {card.title()}": found[card] for card in order if card in found}


def bluffs(games: int) -> Counts:
    """How much of a claim is true, by the number that is claimed."""
    found: Counts = {}
    for _, chosen in decisions("spicy", "publisher", games):
        words = chosen.split()
        if words[0] == "play":
            right = truth(words[1], words[3]).split().count("true")
            found.setdefault(words[3][1:], Counter())[("a lie", "half true", "true")[right]] += 1
    return {f"claimed as a {number}": found[number] for number in sorted(found, key=int)}


def splits(games: int) -> Counts:
    """By how much charm the two pairs of a Competition differ, and whether a pair is of one geisha."""
    charm = dict(zip(ITEMS, CHARM, strict=True))
    found: Counts = {}
    for _, chosen in decisions("hanamikoji", "", games):
        kind, _, rest = chosen.partition(" ")
        if kind == "compete":
            pairs = [pair.split() for pair in rest.split(" / ")]
            one, two = (sum(charm[item] for item in pair) for pair in pairs)
            alike = sum(len(set(pair)) == 1 for pair in pairs)
            name = ("no pair alike", "one pair alike", "both pairs alike")[alike]
            found.setdefault(f"differ by {abs(one - two)}", Counter())[name] += 1
    return dict(sorted(found.items()))


class Picture(t.NamedTuple):
    """A drawing: its file, its title, what is counted, its parts, and whether bars show how common they are."""

    file: str
    title: str
    counted: t.Callable[[int], Counts]
    parts: tuple[str, ...]
    is_of_all: bool = False


ALL = (
    Picture("net-countess.svg", "How often the net of Love Letter plays the Countess freely", countess, ("played",)),
    Picture("net-bluffs.svg", "How true the claims of the net of Spicy are", bluffs, ("true", "half true", "a lie")),
    Picture(
        "net-splits.svg",
        "Which Competitions the net of Hanamikoji offers, by the charm of both pairs",
        splits,
        ("no pair alike", "one pair alike", "both pairs alike"),
        is_of_all=True,
    ),
)


# Drawing


def drawn(picture: Picture, counts: Counts) -> str:
    height = TOP + len(counts) * BAR + 40
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">',
        f'<g font-family="sans-serif" font-size="12" fill="{INK}"><title>{picture.title}</title>',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        f'<text x="12" y="22" font-size="13">{picture.title}</text>',
    ]
    everything = sum(counter.total() for counter in counts.values())
    for row, (name, counter) in enumerate(counts.items()):
        lines += bar(name, counter, TOP + row * BAR, picture, everything)
    if len(picture.parts) > 1:
        for number, part in enumerate(picture.parts):
            x = LEFT + 150 * number
            lines.append(f'<rect x="{x}" y="{height - 24}" width="12" height="12" fill="{COLOURS[number]}"/>')
            lines.append(f'<text x="{x + 18}" y="{height - 14}">{part}</text>')
    return "\n".join([*lines, "</g>", "</svg>", ""])


def bar(name: str, counter: Counter[str], y: int, picture: Picture, everything: int) -> list[str]:
    total = everything if picture.is_of_all else counter.total()
    lines = [f'<text x="{LEFT - 10}" y="{y + 15}" text-anchor="end">{name}</text>']
    x, room = float(LEFT), WIDTH - LEFT - RIGHT
    for number, part in enumerate(picture.parts):
        width = room * counter[part] / total
        if width:
            lines.append(f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="20" fill="{COLOURS[number]}"/>')
        x += width
    shown = counter.total() if picture.is_of_all else counter[picture.parts[0]]
    lines.append(f'<text x="{x + 6:.1f}" y="{y + 15}">{shown / total:.0%}</text>')
    return lines


def main(games: int = GAMES) -> None:
    """Count and draw."""
    for picture in ALL:
        (PICTURES / picture.file).write_text(drawn(picture, picture.counted(games)), "utf-8")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
