"""What a net is paid at live tables, where every episode counts: those, too, that bots end before the net is asked."""

from __future__ import annotations

import typing as t

import numpy as np

from kartaro.train.bot_tables import BotTables
from kartaro.train.model import forward
from kartaro.train.self_play import likeliest

if t.TYPE_CHECKING:
    from kartaro.train.model import Params
    from kartaro.train.tables import Array, Setting, Shown


def live_results(params: Params, shown: Shown, setting: Setting, bot: str, n: int, each: int, seed: int) -> Array:  # noqa: PLR0913, PLR0917 - as `results_against`, and how often
    """In `each` episodes at every one of n tables, with its likeliest moves."""
    tables = BotTables(shown, [setting], n, seed, bot)
    while min(len(table.results) for table in tables.tables) < each:
        legal = tables.legal()
        made = forward(params, shown, tables.rows(), legal)
        tables.step(legal.actions[likeliest(made.logs, legal)])
    return np.concatenate([table.results[:each] for table in tables.tables])
