"""What the page loads: little, quickly, and from nowhere else."""

from __future__ import annotations

import typing as t

from playwright.sync_api import expect

if t.TYPE_CHECKING:
    from playwright.sync_api import Response
    from tests.web.conftest import Come

MOST = 120_000
"""Bytes of scripts and styles, packed, until somebody can begin."""
CODE = ("text/javascript", "text/css")


def test_the_first_load_is_small(come: Come) -> None:
    ada = come()
    answers: list[Response] = []
    ada.context.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 - Playwright wants a function
    ada.go("/")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    code = [answer for answer in answers if answer.headers["content-type"].startswith(CODE)]
    assert len(code) > 3
    assert {answer.headers.get("content-encoding") for answer in code if len(answer.body()) > 2000} == {"gzip"}
    assert sum(answer.request.sizes()["responseBodySize"] for answer in code) <= MOST
