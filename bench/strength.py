"""Strength of the bots: plays the matches of docs/strength.md in the arena, and writes its tables.

Each row is one arena command, which the page shows. This script runs them one after another and stores the figures in
`bench/results/strength.json`.

    python -m bench.strength                play every row that has no result yet
    python -m bench.strength bars           the same for one table
    python -m bench.strength bars --again   play all rows of one table again
    python -m bench.strength learned hanamikoji max
                                            rows of a table whose commands have all of these words
    python -m bench.strength --times        only measure the processor time of a move, in a few games of every row
"""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import typing as t
from pathlib import Path

from kartaro.bots import Chair
from kartaro.bots.specs import SEARCHING, net_of_level
from kartaro.games import game

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "strength.md"
RESULTS = ROOT / "bench" / "results" / "strength.json"
WEAKNESSES = RESULTS.with_name("weakness.json")
"""What the best responses that were found have won: no share against the same bot is expected to be higher."""
BEGIN, END = "<!-- begin {} -->\n", "<!-- end {} -->\n"


class Row(t.NamedTuple):
    """One row: a command, and the bar for the first bot in `of`, a figure of the arena."""

    table: str
    words: str
    bar: float | None
    of: str = "share"

    @property
    def command(self) -> str:
        return f"kartaro arena {self.words}"

    @property
    def against(self) -> tuple[str, str]:
        """The table, and the second bot."""
        table, _, rest = self.words.partition(" --bots ")
        return table, rest.split()[1]


LL2 = "--game love-letter --edition 2012 --seats 2"
LL2_19 = "--game love-letter --edition 2019 --seats 2"
LL4 = "--game love-letter --edition 2012 --seats 4"
LL19 = "--game love-letter --edition 2019 --seats 4"
HK, HK3 = "--game hanamikoji", "--game hanamikoji --option max_rounds=3"
SPICY = "--game spicy --edition publisher"
SP2, SP4 = f"{SPICY} --seats 2", f"{SPICY} --seats 4"
SP2_SEVERAL, SP4_SEVERAL = (f"--game spicy --edition id --seats {seats} --option variants=random4" for seats in (2, 4))
ROUNDS = "rounds_share"
TIMED = 12
"""Games in which only time is measured."""
LETTER_GAMES = {2: 400, 3: 240, 4: 240, 5: 240, 6: 1200}
SPICY_GAMES = {2: 40, 3: 40, 4: 120, 5: 120, 6: 120}
SEVERAL_GAMES = {2: 120, 3: 120, 4: 120, 5: 360, 6: 120}
"""Games by the number of seats: with more of them a share is smaller, and so is what there is to see."""
SEVERAL = (("publisher", "random2"), ("id", "random4"), ("id", "all"))
"""Editions with several variant cards. Random ones are drawn for every match, so that these rows sample all sets."""
EVERYWHERE = [
    *(
        (f"--game love-letter --edition {edition} --seats {seats}", seats, ROUNDS, LETTER_GAMES[seats])
        for edition, most in (("2012", 4), ("classic", 4), ("classic-id", 4), ("2019", 6), ("2019-id", 6))
        for seats in range(2, most + 1)
    ),
    (HK, 2, "share", 200),
    (HK3, 2, "share", 200),
    *(
        (f"--game spicy --edition {edition} --seats {seats}", seats, "share", SPICY_GAMES[seats])
        for edition in ("publisher", "id")
        for seats in range(2, 7)
    ),
    *(
        (f"{SPICY} --seats {seats} --option variants={sets}", seats, "share", SPICY_GAMES[seats])
        for sets, seats in (
            ("chili", 2), ("start", 2), ("raider", 2), ("luck", 2), ("turn", 2), ("copycat", 2),
            ("luck+copycat", 3), ("chili+raider", 4), ("start+turn", 5), ("random", 6),
        )
    ),
    *(
        (f"--game spicy --edition {edition} --seats {seats} --option variants={sets}", seats, "share", games)
        for edition, sets in SEVERAL
        for seats, games in SEVERAL_GAMES.items()
    ),
]  # fmt: skip
"""Every edition with every number of seats, and sets of variant cards; what is counted, and in how many games."""

ROWS = [
    Row("bars", f"{LL2} --bots search@1000 random --games 2000 --seed 1", 0.732, ROUNDS),
    Row("bars", f"{LL2} --bots thumb random --games 2000 --seed 1", 0.653, ROUNDS),
    Row("bars", f"{LL2} --bots search@1000 thumb --games 12000 --seed 1", 0.59, ROUNDS),
    Row("bars", f"{LL4} --bots search@1000 random --games 2000 --seed 1", 0.473, ROUNDS),
    Row("bars", f"{LL4} --bots thumb random --games 2000 --seed 1", 0.419, ROUNDS),
    Row("bars", f"{LL19} --bots search@1000 random --games 3000 --seed 1", 0.53, ROUNDS),
    Row("bars", f"{HK} --bots search@1000 random --games 400 --seed 1", 0.92),
    Row("bars", f"{HK3} --bots search@1000 random --games 400 --seed 1", 0.92),
    Row("bars", f"{HK} --bots thumb random --games 2000 --seed 1", 0.80),
    Row("bars", f"{HK3} --bots thumb random --games 2000 --seed 1", 0.80),
    *(
        Row("levels", f"{words} --bots {one} {two} --games {games} --seed 1", bar, of)
        for words, of, bar, all_games in (
            (LL2, ROUNDS, 0.55, (2000, 2000, 2000)),
            (HK, "share", 0.55, (1000, 1000, 500)),
            (SP2, "share", 0.55, (1000, 1000, 400)),
            (LL19, ROUNDS, 0.25, (1000, 1000, 300)),
            (SP4, "share", 0.25, (400, 400, 100)),
            (SP2_SEVERAL, "share", 0.55, (1000, 1000, 200)),
            (SP4_SEVERAL, "share", 0.25, (400, 400, 100)),
        )
        for one, two, games in zip(("medium", "hard", "max"), ("easy", "medium", "hard"), all_games, strict=True)
    ),
    Row("learned", f"{LL2} --bots max search@5000 --games 5000 --seed 1", 0.53, ROUNDS),
    Row("learned", f"{LL2_19} --bots max search@5000 --games 3000 --seed 1", 0.53, ROUNDS),
    Row("learned", f"{LL2} --bots net+best search@5000 --games 3000 --seed 1", 0.53, ROUNDS),
    Row("learned", f"{LL2_19} --bots net+best search@5000 --games 2000 --seed 1", 0.53, ROUNDS),
    Row("learned", f"{LL2} --bots net search@5000 --games 1000 --seed 1", None, ROUNDS),
    Row("learned", f"{LL2} --bots search@5000 random --games 1000 --seed 1", None, ROUNDS),
    Row("learned", f"{LL19} --bots max search@1000 --games 1500 --seed 1", 0.28, ROUNDS),
    Row("learned", f"{SP4} --bots max search@1000 --games 120 --seed 1", 0.32),
    Row("learned", f"{LL2} --bots max random --games 1000 --seed 1", None, ROUNDS),
    Row("learned", f"{LL2} --bots max thumb --games 1000 --seed 1", None, ROUNDS),
    Row("learned", f"{HK} --bots max search@5000 --games 2000 --seed 1", 0.60),
    Row("learned", f"{HK} --bots net search@5000 --games 300 --seed 1", None),
    Row("learned", f"{HK} --bots max random --games 400 --seed 1", None),
    Row("learned", f"{HK} --bots search@5000 random --games 400 --seed 1", None),
    Row("learned", f"{SP2} --bots max search@5000 --games 400 --seed 1", 0.65),
    Row("learned", f"{SP2} --bots max thumb --games 200 --seed 1", 0.95),
    Row("learned", f"{SP2} --bots max random --games 200 --seed 1", None),
    Row("learned", f"{SP2} --bots search@5000 random --games 200 --seed 1", None),
    Row("learned", f"{SP2} --bots net search@1000 --games 100 --seed 1", None),
    Row("learned", f"{LL2} --bots net search@20 --games 2000 --seed 1", None, ROUNDS),
    Row("learned", f"{HK} --bots net search@10 --games 1000 --seed 1", None),
    Row("learned", f"{SP2} --bots net search@5 --games 400 --seed 1", None),
    Row("learned", f"{LL2} --bots net+search@2ms search@2ms --games 300 --seed 1", None, ROUNDS),
    Row("learned", f"{HK} --bots net+search@2ms search@2ms --games 300 --seed 1", None),
    Row("learned", f"{SP2} --bots net+search@2ms search@2ms --games 60 --seed 1", None),
    *(
        Row("everywhere", f"{words} --bots max search@1000 --games {games} --seed 1", 1 / seats, of)
        for words, seats, of, games in EVERYWHERE
    ),
    *(
        Row("equal", f"{words} --bots search@2ms search@2ms+{flag} --games {games} --seed 1", None, of)
        for words, games, of, flags in (
            (LL2, 600, ROUNDS, ("uniform", "out", "even", "plain")),
            (HK, 600, "share", ("out", "even", "plain")),
            (SP2, 200, "share", ("uniform", "any", "even", "plain")),
        )
        for flag in flags
    ),
    *(
        Row(
            "parts",
            f"{words} --bots net+search@1000+{flags} net+search@{first}+first --games {games} --seed 1",
            None,
            of,
        )
        for words, games, of, parts in (
            (LL2, 300, ROUNDS, (("belief", 1500), ("others", 6000), ("belief+others", 6500))),
            (HK, 200, "share", (("belief", 1500), ("others", 3100), ("belief+others", 2700))),
            (HK, 200, "share", (("out", 1300), ("belief+others+out", 3000))),
            (SP2, 300, "share", (("belief", 1600), ("others", 4100), ("half", 2400))),
        )
        for flags, first in parts
    ),
    *(
        Row("variants", f"{words}{variant} --bots {one} {two} --games {games} --seed 1", None)
        for words in (SP2, SP4)
        for variant in (
            "",
            *(f" --option variants={name}" for name in ("chili", "start", "raider", "luck", "turn", "copycat")),
        )
        for one, two, games in (("thumb", "random", 200), ("search@40", "random", 100), ("search@40", "thumb", 100))
    ),
]


def main(words: t.Sequence[str]) -> None:
    """Play missing rows, or all with `--again`; or measure times; update the page after each."""
    flags, names = {"--again", "--times"}.intersection(words), {row.table for row in ROWS}
    tables = names.intersection(words) or names
    asked = {*words} - flags - names
    for row in ROWS:
        if row.table not in tables or not asked <= {*row.words.split()}:
            continue
        known = stored().get(row.command)
        if "--times" in flags:
            if known:
                keep(row, timed(row, known))
        elif not known or "--again" in flags:
            keep(row, play(row.words))
    write(stored())


def keep(row: Row, result: dict[str, t.Any]) -> None:
    """Rows may be played side by side, so what others have stored meanwhile stays."""
    results = {**stored(), row.command: result}
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    write(results)


def stored() -> dict[str, t.Any]:
    return t.cast("dict[str, t.Any]", json.loads(RESULTS.read_text("utf-8"))) if RESULTS.exists() else {}


def timed(row: Row, known: dict[str, t.Any]) -> dict[str, t.Any]:
    """What is known, with the processor time of a move in a few games."""
    short = re.sub(r"--games \d+", f"--games {TIMED}", row.words)
    return {bot: known[bot] | {"processor_ms": found["processor_ms"]} for bot, found in play(short).items()}


def play(words: str) -> dict[str, t.Any]:
    """Run the command; the figures of its bots."""
    with tempfile.TemporaryDirectory() as folder:
        kept = str(Path(folder) / "games.jsonl")
        command = [sys.executable, "-m", "kartaro.cli", "arena", *shlex.split(words), "--json", "--out", kept]
        env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=env)  # noqa: S603 - our own command
    bots = json.loads(done.stdout)["bots"]
    return {bot["bot"]: {key: bot[key] for key in bot if key not in {"bot", "faults"}} for bot in bots}


def write(results: t.Mapping[str, t.Any]) -> None:
    """Replace the tables in the page."""
    for name in dict.fromkeys(row.table for row in ROWS):
        put(PAGE, name, lines(name, results))


def put(page: Path, name: str, table: t.Iterable[str]) -> None:
    """Replace a table in a page."""
    begin, end = BEGIN.format(name), END.format(name)
    head, _, rest = page.read_text("utf-8").partition(begin)
    _, _, tail = rest.partition(end)
    page.write_text(head + begin + "".join(table) + end + tail, "utf-8")


def lines(name: str, results: t.Mapping[str, t.Any]) -> t.Iterator[str]:
    if not any(row.table == name and row.command in results for row in ROWS):
        yield "Not played yet.\n"
        return
    rows = [row for row in ROWS if row.table == name]
    columns: dict[str, t.Callable[[Row, t.Mapping[str, t.Any]], str]] = {}
    if any(row.bar is not None for row in rows):
        columns["to beat"] = bar_of
    if name == "everywhere":
        columns["`max` is"] = lambda row, _: f"`{highest_at(row)}`"
    if any(ceiling_of(row) for row in rows):
        columns["best response"] = lambda row, _: ceiling_of(row)
    yield f"| {' | '.join(['command', 'games', 'CPU ms a move', 'share', '95 %', *columns])} |\n"
    yield f"|{'---|' * (5 + len(columns))}\n"
    for row in rows:
        if result := results.get(row.command):
            yield f"| {' | '.join([*cells(row, result), *(column(row, result) for column in columns.values())])} |\n"


def highest_at(row: Row) -> str:
    """The bot that the highest level is at the table of a row."""
    flags = dict(re.findall(r"--(game|edition|seats) (\S+)", row.words))
    named = game(flags["game"])
    edition = named.edition(flags.get("edition", ""), dict(re.findall(r"--option (\w+)=(\S+)", row.words)))
    net = net_of_level("max", Chair(named, edition, int(flags.get("seats", 2)), 0))
    return net.string if net else SEARCHING["max"]


def ceiling_of(row: Row) -> str:
    """The highest share that anybody won against the second bot at the same table, if a response to it was trained."""
    trained = responses(*row.against)
    best = max([*trained, *duels(row.against)], key=lambda each: each["value"]) if trained else None
    return f"{best['value']:.1%} ({best['low']:.1%} to {best['high']:.1%})" if best else ""


def responses(table: str, bot: str) -> list[dict[str, float]]:
    """What nets have won that were trained against a bot, or against one like it."""
    known = json.loads(WEAKNESSES.read_text("utf-8")) if WEAKNESSES.exists() else {}
    found = [
        met
        for command, each in known.items()
        if f" {table} --seed " in command
        for met in (each, *each.get("others", []))
        if met["bot"] == bot
    ]
    return [{"value": met["share"], "low": met["low"], "high": met["high"]} for met in found]


def duels(against: tuple[str, str]) -> list[dict[str, float]]:
    """What the first bots of all rows have won against the same one."""
    results = stored()
    rows = [row for row in ROWS if row.against == against and row.command in results]
    return [next(iter(results[row.command].values()))[row.of] for row in rows]


def cells(row: Row, result: t.Mapping[str, t.Any]) -> list[str]:
    first = next(iter(result.values()))
    share = first[row.of]
    return [
        f"`{row.command}`",
        str(first["games"]),
        " / ".join(f"{bot['processor_ms']:.3g}" if "processor_ms" in bot else "?" for bot in result.values()),
        f"{share['value']:.1%}",
        f"{share['low']:.1%} to {share['high']:.1%}",
    ]


def bar_of(row: Row, result: t.Mapping[str, t.Any]) -> str:
    low = next(iter(result.values()))[row.of]["low"]
    return "" if row.bar is None else f"{row.bar:.1%} {'✓' if low > row.bar else '✗'}"


if __name__ == "__main__":
    main(sys.argv[1:])
