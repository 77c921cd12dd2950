"""The description of the interface is true: whatever it allows, or forbids, is answered as it says, with codes."""

from __future__ import annotations

import asyncio
import typing as t

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from tests.scale import times
from tests.server.driving import sitting, two_at_a_table
from tests.server.inside import memory_app

from kartaro.core.generator import Generator
from kartaro.locale import LANGUAGES, Speech
from kartaro.server.settings import Settings

if t.TYPE_CHECKING:
    from tests.server.driving import Message, Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]
PLACES = ("as it comes", "waiting", "playing", "over", "sealed")
WORDS = Speech(LANGUAGES[0])

DESCRIPTION = memory_app(Settings()).openapi_schema.to_schema()
OPERATIONS = {
    found.ok().label: found.ok()
    for found in schemathesis.openapi.from_dict(DESCRIPTION).get_all_operations()
    if isinstance(found, Ok)
}
OPEN = [label for label, operation in OPERATIONS.items() if operation.body or operation.query]
"""What can be asked for in a way that the description forbids."""


@pytest.fixture(scope="module")
def seated(generous: Server) -> dict[str, Message]:
    """Who sits at a table of each kind."""

    async def at(phase: str) -> Message:
        sealed = phase == "sealed"
        ada, ben = two_at_a_table(generous, options={"tokens_to_win": "1"}, sealed=sealed, chairs=["", "", ""])
        if phase != "waiting":
            async with sitting(generous, ada, ben) as (a, b):
                await a.ok("start")
                if phase != "playing":
                    await asyncio.gather(a.play(Generator(1)), b.play(Generator(2)))
        return ada

    return {place: asyncio.run(at(place)) for place in PLACES[1:]}


def has_a_code(answer: t.Any) -> None:  # noqa: ANN401 - an answer of schemathesis
    if answer.status_code >= 400:
        assert WORDS.has(f"error-{answer.json()['code']}"), answer.text


def test_the_server_describes_itself(generous: Server) -> None:
    assert generous.ask("GET", "/api/docs/openapi.json").json() == DESCRIPTION
    assert len(OPERATIONS) >= 12


@pytest.mark.parametrize("path", ["/api/docs", "/api/docs/openapi.json"])
def test_the_description_loads_nothing_from_elsewhere(path: str, generous: Server) -> None:
    answer = generous.ask("GET", path)
    assert answer.json() == DESCRIPTION
    assert "//" not in answer.text


@pytest.mark.parametrize("page", ["swagger", "redoc", "elements", "rapidoc", "scalar"])
def test_there_is_no_page_with_scripts_of_others(page: str, generous: Server) -> None:
    answer = generous.ask("GET", f"/api/docs/{page}")
    assert answer.status_code == 404
    assert "https:" not in answer.text


@pytest.mark.parametrize(
    ("label", "way"), [*((label, "as described") for label in OPERATIONS), *((label, "otherwise") for label in OPEN)]
)
def test_what_is_asked_is_answered_as_described(
    label: str, way: str, generous: Server, seated: dict[str, Message]
) -> None:
    """At tables that there are not, and in every phase of those that there are, by strangers and by who sits there."""
    operation = OPERATIONS[label]
    mode = GenerationMode.POSITIVE if way == "as described" else GenerationMode.NEGATIVE

    @given(st.data(), st.sampled_from(PLACES), st.booleans())
    @settings(max_examples=times(15, 500), deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def ask(data: st.DataObject, place: str, shows_token: bool) -> None:  # noqa: FBT001 - drawn
        case = data.draw(operation.as_strategy(generation_mode=mode))
        headers = {}
        if place in seated:
            if "table" in case.path_parameters:
                case.path_parameters["table"] = seated[place]["table"]
            if shows_token:
                headers = {"authorization": f"Bearer {seated[place]['token']}"}
        answer = case.call(base_url=generous.base, headers=headers)
        case.validate_response(answer, checks=CHECKS)
        has_a_code(answer)

    ask()
