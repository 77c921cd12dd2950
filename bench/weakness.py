"""Weaknesses of the bots: what the best responses that were found win against them, and the tables of docs/players.md.

Each row is a command, which the page shows; some need a net that another command has trained. This script runs them one
after another and stores the figures in `bench/results/weakness.json`. What is learned is kept in
`build/bench/weakness/`: a row that was stopped goes on when it is run again.

    python -m bench.weakness                      run every row that has no result yet
    python -m bench.weakness hanamikoji thumb     the same for rows whose commands have all of these words; after `--`
                                                  words may begin with a hyphen: `-- --exact`
    python -m bench.weakness hanamikoji --again   run rows again, from the beginning
    python -m bench.weakness --list               show the commands, and which have a result
    python -m bench.weakness thumb --samples 5000 --games 20
                                                  try rows with other numbers; nothing is stored
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import typing as t

from bench.strength import ROOT, put

if t.TYPE_CHECKING:
    from pathlib import Path

PAGE = ROOT / "docs" / "players.md"
RESULTS = ROOT / "bench" / "results" / "weakness.json"
FOLDER = ROOT / "build" / "bench" / "weakness"
CHECKPOINT = "checkpoint.npz"
STOPPED = 130
"""The exit code of a command that somebody has stopped."""


class Row(t.NamedTuple):
    """One row: the words of `kartaro exploit`, and of a `kartaro train` before it, if it needs one."""

    table: str
    words: str
    train: str = ""

    @property
    def command(self) -> str:
        return f"kartaro exploit {self.words}"

    @property
    def folder(self) -> Path:
        """Where it keeps what it has learned."""
        return FOLDER / re.sub("[^a-z0-9@.]+", "-", self.words).strip("-")[:120]


LL = "--game love-letter --edition 2012 --seats 2"
HK = "--game hanamikoji"
SP = "--game spicy --edition publisher --seats 2"
SP_SEVERAL = "--game spicy --edition id --seats 2 --option variants=random4"
"""Where Spicy has another net."""
NET = "net=small/net.net"
"""A net that was trained on the same small table just before."""
MILLION = 1_000_000


class Table(t.NamedTuple):
    """A table with two seats, and how many decisions a response learns from there, in thousands."""

    words: str
    cheap: int
    """Against bots that answer at once."""
    searching: int
    """Against `search@100`, whose habits are those of `search@1000`: that would take ten times as long."""
    trained: int
    """Against `net`: as many as the net itself had."""
    advised: int
    """Against `net+search@100`."""
    games: int
    fewer: int
    """Games against searches, but for `max` in the row of `net`, which has as many as any."""
    like_max: tuple[str, int, int] | None = None
    """A short search of the kind that `max` is, where that is not the usual one; how many decisions, and games."""


def responses(table: Table) -> list[Row]:
    """To every bot; those to searches meet a stronger one of the kind, too."""
    usual = f"{table.words} --seed 1"
    stronger = "--measure-against search@1000 --measure-against search@5000"
    return [
        Row("responses", f"random {usual} --samples {table.cheap}000"),
        Row("responses", f"thumb {usual} --samples {table.cheap}000"),
        Row("responses", f"thumb {usual} --by search@5000"),
        Row("responses", f"search@100 {usual} --samples {table.searching}000 {stronger} --games {table.fewer}"),
        to_learned("net", table.words, table.trained, table.games, " --from net"),
        to_learned("net+search@100", table.words, table.advised, table.fewer),
        *([to_learned(table.like_max[0], table.words, *table.like_max[1:])] if table.like_max else []),
    ]


def to_learned(bot: str, words: str, thousands: int, games: int, start: str = "") -> Row:
    """To a bot with a net, from so many thousand decisions; it meets `max` at the same table, too."""
    then = f"{start} --samples {thousands}000 --measure-against max --games {games}"
    return Row("responses", f"{bot} {words} --seed 1{then}")


def small(table: str, options: t.Mapping[str, str], more: str = "") -> list[Row]:
    """What is exact, before anything was learned and after it; `more` is for the training."""
    words = " ".join([table, *(f"--option {name}={value}" for name, value in options.items())])
    return [
        Row("exact", f"random --exact {words}"),
        Row("exact", f"{NET} --exact {words}", f"{words}{more} --samples {MILLION} --jobs 1 --out small"),
    ]


LL_SMALL, SP_SMALL = "--game love-letter --edition 2012", "--game spicy --edition publisher"

ROWS = [
    *responses(Table(LL, cheap=4000, searching=1000, trained=28000, advised=1000, games=2000, fewer=2000)),
    *responses(Table(HK, cheap=4000, searching=500, trained=16000, advised=500, games=2000, fewer=1000)),
    *responses(
        Table(
            SP,
            cheap=4000,
            searching=100,
            trained=12000,
            advised=1000,
            games=400,
            fewer=200,
            like_max=("net+search@100+half", 2000, 400),
        )
    ),
    to_learned("net", SP_SEVERAL, 20000, 400, " --from net"),
    to_learned("net+search@100", SP_SEVERAL, 1000, 200),
    *small(LL_SMALL, {"deck": "guard+guard+priest+princess", "turned_up": "0"}),
    *small(LL_SMALL, {"deck": "guard+guard+priest+baron+handmaid+princess", "turned_up": "0"}),
    *small(HK, {"actions": "gift", "items": "flute+flute+tea+tea+hairpin+hairpin+hairpin"}, " --episode round"),
    *small(SP_SMALL, {"deck": "c1+c2+w3+sw", "hand_size": "1", "worlds_end_above": "2"}),
]


def main(words: t.Sequence[str]) -> None:
    """Run missing rows, or all with `--again`; update the page after each."""
    asked = asked_of(words)
    results = stored()
    for row in ROWS:
        known = row.command in results
        if not set(asked.words) <= {*row.command.split()}:
            continue
        if asked.list:
            say(f"{'done   ' if known else 'missing'} {row.command}")
        elif asked.samples or asked.games:
            say(json.dumps(run(row, FOLDER / "try", asked), indent=1))
        elif asked.again or not known:
            result = run(row, row.folder, asked)
            results = {**stored(), row.command: result}  # rows may be run side by side
            RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
            write(results)


def stored() -> dict[str, t.Any]:
    return t.cast("dict[str, t.Any]", json.loads(RESULTS.read_text("utf-8"))) if RESULTS.exists() else {}


def asked_of(words: t.Sequence[str]) -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m bench.weakness")
    parser.add_argument("words", nargs="*")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--samples")
    parser.add_argument("--games")
    return parser.parse_args(words)


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def run(row: Row, folder: Path, asked: argparse.Namespace) -> dict[str, t.Any]:
    """Run the commands of a row, or go on with them; the figures of the last."""
    if asked.again or folder.name == "try":
        shutil.rmtree(folder, ignore_errors=True)
    (folder / "small").mkdir(parents=True, exist_ok=True)
    samples = ["--samples", asked.samples] if asked.samples else []
    games = ["--games", asked.games] if asked.games else []
    if row.train:
        goes_on = (folder / "small" / CHECKPOINT).exists()
        kartaro(["train", *(["--resume", "--out", "small"] if goes_on else shlex.split(row.train) + samples)], folder)
    words = ["exploit", *shlex.split(row.words)]
    if "--exact" not in words:
        words += ["--out", ".", *games, *(samples if "--samples" in words else [])]
        words = resuming(words) if (folder / CHECKPOINT).exists() else words
    found: dict[str, t.Any] = json.loads(kartaro([*words, "--json"], folder))
    return found


def resuming(words: list[str]) -> list[str]:
    """The same command, but that it goes on: what it began as is no question any more."""
    if "--from" in words:
        place = words.index("--from")
        words = words[:place] + words[place + 2 :]
    return [*words, "--resume"]


def kartaro(words: list[str], folder: Path) -> str:
    """What the command prints; whoever stops it stops all."""
    command = [sys.executable, "-m", "kartaro.cli", *words, "--lang", "en"]
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True, env=env, cwd=folder)  # noqa: S603 - our own command
    if done.returncode == STOPPED:
        sys.exit(STOPPED)
    done.check_returncode()
    return done.stdout


def write(results: t.Mapping[str, t.Any]) -> None:
    """Replace the tables in the page."""
    for name in dict.fromkeys(row.table for row in ROWS):
        rows = [row for row in ROWS if row.table == name and row.command in results]
        put(PAGE, name, [*HEADS[name], *(LINES[name](row, results[row.command]) for row in rows)] if rows else [NONE])


NONE = "Nothing was measured yet.\n"
HEADS = {
    "responses": [
        "| command | began as | decisions | minutes | against | share | 95 % |\n",
        "|---|---|---|---|---|---|---|\n",
    ],
    "exact": ["| command | positions | exploitability | share of the best response |\n", "|---|---|---|---|\n"],
}


def response_lines(row: Row, result: t.Mapping[str, t.Any]) -> str:
    """A line for the bot, and one for everybody else who was met."""
    about = [f"`{row.command}`", "", "", ""]
    if "samples" in result:
        about[1:] = [result["start"], f"{result['samples']:,}", f"{result['seconds'] / 60:.0f}"]
    first, *others = [met_cells(met) for met in (result, *result.get("others", []))]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in ([*about, *first], *([""] * 4 + each for each in others)))


def met_cells(met: t.Mapping[str, t.Any]) -> list[str]:
    episodes = "rounds" if met["episode"] == "round" else "games"
    share = f"{met['share']:.1%} of {met['episodes']:,} {episodes}"
    return [f"`{met['bot']}`", share, f"{met['low']:.1%} to {met['high']:.1%}"]


def exact_line(row: Row, result: t.Mapping[str, t.Any]) -> str:
    commands = [*([f"`kartaro train {row.train}`"] if row.train else []), f"`{row.command}`"]
    figures = [f"{result['nodes']:,}", f"{result['exploitability']:.4f}", f"{result['share']:.2%}"]
    return f"| {' | '.join([', then '.join(commands), *figures])} |\n"


LINES = {"responses": response_lines, "exact": exact_line}


if __name__ == "__main__":
    main(sys.argv[1:])
