"""Whatever a reader is given, it reads it or refuses it with a code, and soon."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.fuzz.targets import NOISE, NUMBERS, TARGETS, Target
from tests.scale import times

from kartaro.core.errors import KartaroError

MOST_EDITS = 4


def edit(draw: st.DrawFn, text: str, target: Target) -> str:
    """A text with a piece cut out, and another put in its place."""
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 20)))
    piece = draw(st.sampled_from([*target.pieces, *NUMBERS, *NOISE, text[start:end] * 3]) | st.text(max_size=8))
    return text[:start] + piece + text[end:]


@st.composite
def damaged(draw: st.DrawFn, target: Target, examples: list[str]) -> str:
    """Something that the reader reads, with a few things changed."""
    text = draw(st.sampled_from(examples))
    for _ in range(draw(st.integers(1, MOST_EDITS))):
        text = edit(draw, text, target)
    return text


@pytest.mark.parametrize("name", TARGETS)
def test_a_reader_reads_its_examples(name: str) -> None:
    """So that what is damaged below is not refused at once."""
    target = TARGETS[name]
    read = 0
    for text in target.examples():
        try:
            target.read(text)
        except KartaroError:
            continue
        read += 1
    assert read


@pytest.mark.parametrize("name", TARGETS)
def test_a_reader_refuses_what_it_cannot_read_with_a_code(name: str) -> None:
    target = TARGETS[name]
    texts = st.text(max_size=40) | damaged(target, target.examples())

    @given(texts)
    @settings(max_examples=times(120, 5000), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    def check(text: str) -> None:
        try:
            target.read(text)
        except KartaroError as error:
            assert error.code  # noqa: PT017 - any refusal will do

    check()
