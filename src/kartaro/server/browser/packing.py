"""What two workers of a page say to each other, as text. Both run the same Python with the same modules."""

from __future__ import annotations

import base64
import io
import pickle
import typing as t

from kartaro.core.game import Game
from kartaro.games import game as game_named
from kartaro.server.wire import Wire, wire_of


class Packer(pickle.Pickler):
    """Games, and what writes for them, are there at the other end: their names will do."""

    def reducer_override(self, obj: t.Any) -> t.Any:  # noqa: ANN401 - as pickle has it
        if isinstance(obj, Game):
            return game_named, (obj.name,)
        if isinstance(obj, Wire):
            return wire_of, (obj.game,)
        return NotImplemented


def packed(anything: t.Any) -> str:  # noqa: ANN401 - anything
    written = io.BytesIO()
    Packer(written, pickle.HIGHEST_PROTOCOL).dump(anything)
    return base64.b64encode(written.getvalue()).decode()


def unpacked(text: str) -> t.Any:  # noqa: ANN401 - anything
    return pickle.loads(base64.b64decode(text))  # noqa: S301 - from the other worker of the same page
