"""What half precision loses is measured: almost nothing, and much if numbers are coarse."""

from __future__ import annotations

import typing as t

import numpy as np
from tests.train.test_training import SMALL
from tools.precision import loss_of, main

from kartaro.train.run import Plan, Training
from kartaro.train.tables import Setting

if t.TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_a_file_plays_as_the_net_does_that_it_was_made_of() -> None:
    training = Training(Plan("love-letter", (Setting("2012", 2),), SMALL))
    training.step()
    found = loss_of(training, 40, steps=4)
    assert (found.strength.episodes, found.decisions > 500) == (40, True)
    assert found.same > 0.95
    assert found.farthest < 0.01
    assert 0.0 < found.strength.error < 0.5


def test_what_is_lost_is_noticed() -> None:
    """Numbers whose differences a file cannot keep."""
    training = Training(Plan("love-letter", (Setting("2012", 2),), SMALL))
    training.learner.average["parts_bias"][:] = 2000 + np.linspace(0, 0.4, len(training.shown.layout.parts))
    assert loss_of(training, 1, steps=2).same < 0.9


def test_it_is_measured_from_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Training(Plan("love-letter", (Setting("2012", 2),), SMALL)).save(tmp_path)
    main(str(tmp_path), 10)
    assert "of 10 rounds against its file" in capsys.readouterr().out
