"""A client ignores what only newer servers say; a server refuses what it does not know of a client."""

from __future__ import annotations

import typing as t

import msgspec
import pytest

from kartaro.server import protocol as p
from kartaro.terminal.joining.api import ApiClient
from kartaro.terminal.joining.connection import read_frame

INFO = p.TableInfo("oak", p.ShownTerms("spicy", clock=5), [p.SeatInfo("Ada", person=True)], "playing", "c0")
SAY = p.Say("fact-drew", {"seat": {"player": 1}})
MENU = p.Menu("ask-card", [p.MenuItem(SAY, p.Menu("ask-more", [p.MenuItem(SAY, move="pass")]))])
VIEW = p.View([p.Row(1, ["guard"], None, [SAY])], [SAY], 4)
SENTENCES = [p.Sentence(SAY, 0, 1)]
PUSH = p.Push(0, 1, [p.Told({"kind": "drew"}, SAY)], VIEW, [0], 1, MENU, 2.5, None, SENTENCES)
MESSAGES: list[t.Any] = [
    p.Table(INFO, [0]),
    PUSH,
    p.Done("1"),
    p.No("too-late", {"seat": 1}, "2"),
    p.Said(1, "hello"),
    p.Hint(0, "pass", SAY, 0.5, 0.25),
    p.Reveal(),
]
OPEN = {"args", "fact", "options"}
"""Fields that may hold anything."""


def newer(value: t.Any) -> t.Any:  # noqa: ANN401 - any JSON
    """The same, as a server says it that knows one more field of everything."""
    if isinstance(value, list):
        return [newer(part) for part in value]
    if not isinstance(value, dict):
        return value
    return {"newer": [1], **{key: part if key in OPEN else newer(part) for key, part in value.items()}}


def test_a_field_that_is_not_known_is_ignored_wherever_it_is() -> None:
    assert {type(message) for message in MESSAGES} == set(t.get_args(p.FromServer))
    frame = msgspec.json.encode(newer(msgspec.to_builtins(MESSAGES)))
    assert frame.count(b'"newer":') > 20
    assert read_frame(frame) == MESSAGES


def test_a_kind_of_message_that_is_not_known_is_ignored() -> None:
    assert read_frame(b'[{"is":"weather","rain":true},{"is":"done","id":"1"}]') == [p.Done("1")]


@pytest.mark.parametrize("frame", [b"[{}]", b'[{"is":"done"}]', b'[{"is":1}]', b"{}", b"nonsense"])
def test_what_is_no_message_is_an_error(frame: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_frame(frame)


def test_answers_over_http_may_say_more(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {
        "/tables": [INFO],
        "/tables/oak": INFO,
        "/tables/oak/join": p.Seated("oak", 1, "token", "http://localhost/t/oak"),
    }
    answered = {path: msgspec.json.encode(newer(msgspec.to_builtins(answer))) for path, answer in answers.items()}
    server = ApiClient("http://localhost")
    monkeypatch.setattr(server, "send", lambda path, _=None: answered[path])
    assert [server.tables(), server.table("oak"), server.join("oak", "Ben", None)] == list(answers.values())


@pytest.mark.parametrize(
    "kind", [*t.get_args(p.FromClient), p.NewTable, p.Join, p.Terms], ids=lambda kind: kind.__name__
)
def test_a_server_refuses_what_it_could_not_do(kind: type[msgspec.Struct]) -> None:
    assert kind.__struct_config__.forbid_unknown_fields


def test_terms_that_are_not_known_open_no_table() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `teams`"):
        msgspec.json.decode(b'{"name":"Ada","terms":{"game":"spicy","teams":2}}', type=p.NewTable)
