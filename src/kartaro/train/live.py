"""What a net is paid at live tables, where every episode counts: those, too, that bots end before the net is asked."""

from __future__ import annotations

import typing as t

import numpy as np

from kartaro.train.model import forward
from kartaro.train.self_play import likeliest

if t.TYPE_CHECKING:
    from kartaro.train.bot_tables import BotTables
    from kartaro.train.model import Params
    from kartaro.train.tables import Array


def live_results(params: Params, tables: BotTables, each: int) -> Array:
    """In `each` episodes at every table, with its likeliest moves."""
    shown = tables.shown
    while min(len(table.results) for table in tables.tables) < each:
        legal = tables.legal()
        made = forward(params, shown, tables.rows(), legal)
        tables.step(legal.actions[likeliest(made.logs, legal)])
    return np.concatenate([table.results[:each] for table in tables.tables])
