"""kartaro bench: runs a benchmark."""

from __future__ import annotations

import importlib
import sys
import typing as t
from pathlib import Path

import click

from kartaro.cli.commands import Command
from kartaro.cli.options import as_json, spoken
from kartaro.cli.output import DONE
from kartaro.core.errors import BadOption

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output

BENCHES = ("engine", "search", "net", "train", "server", "cluster", "nodes", "env", "browser")


@click.command(cls=Command)
@click.argument("bench", metavar="bench")
@as_json
@spoken
@click.pass_obj
def bench(output: Output, *, bench: str) -> int:
    """Run a benchmark. They are in the checkout, not in the package."""
    if bench not in BENCHES:
        raise BadOption("unknown-bench", bench=bench, known=", ".join(BENCHES))
    checkout = Path(__file__).absolute().parents[3]
    if not (checkout / "bench" / f"{bench}.py").is_file():
        raise BadOption("bench-needs-checkout")
    sys.path.insert(0, str(checkout))
    module = importlib.import_module(f"bench.{bench}")
    code = module.main(json=output.as_json)
    return code if isinstance(code, int) else DONE
