"""Tokens, origins and addresses are read in one way, for HTTP and for sockets."""

from __future__ import annotations

import typing as t

import pytest

from kartaro.core.errors import Refused
from kartaro.server.credentials import Caller, Hosts, Proxies
from kartaro.server.settings import EVERYWHERE

OURS = "127.0.0.1,10.0.0.0/8"


def caller(peer: str = "127.0.0.1", proxies: str = OURS, url: str = "", **headers: str | list[str]) -> Caller:
    shown = {name.replace("_", "-"): [value] if isinstance(value, str) else value for name, value in headers.items()}
    return Caller(peer, lambda name: shown.get(name, []), Proxies(proxies), url)


@pytest.mark.parametrize(
    ("peer", "proxies", "forwarded", "address"),
    [
        ("198.51.100.7", OURS, [], "198.51.100.7"),
        ("198.51.100.7", OURS, ["203.0.113.9"], "198.51.100.7"),  # nobody we trust says so
        ("127.0.0.1", OURS, [], "127.0.0.1"),
        ("127.0.0.1", OURS, ["203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", OURS, ["192.0.2.1, 203.0.113.9"], "203.0.113.9"),  # the first is what the client claims
        ("127.0.0.1", OURS, ["192.0.2.1", "203.0.113.9"], "203.0.113.9"),  # also in a header of its own
        ("127.0.0.1", OURS, ["203.0.113.9, 10.1.2.3"], "203.0.113.9"),  # two proxies of ours
        ("127.0.0.1", OURS, ["10.1.2.3"], "10.1.2.3"),
        ("127.0.0.1", OURS, [" , "], "127.0.0.1"),
        ("198.51.100.7", "*", ["192.0.2.1, 203.0.113.9"], "203.0.113.9"),
        ("", "*", ["203.0.113.9"], "203.0.113.9"),
        ("", OURS, ["203.0.113.9"], ""),
        ("::1", "::1", ["2001:db8::7"], "2001:db8::7"),
        ("127.0.0.1", "proxy.example", ["203.0.113.9"], "127.0.0.1"),
    ],
)
def test_the_address_is_the_last_that_no_proxy_of_ours_has(
    peer: str, proxies: str, forwarded: list[str], address: str
) -> None:
    assert caller(peer, proxies, x_forwarded_for=forwarded).address == address


@pytest.mark.parametrize(
    ("headers", "token"),
    [
        ({}, ""),
        ({"authorization": "Bearer abc"}, "abc"),
        ({"authorization": "Basic abc"}, ""),
        ({"cookie": "kartaro=abc"}, "abc"),
        ({"cookie": "other=1; kartaro=abc; more=2"}, "abc"),
        ({"cookie": ["other=1", "kartaro=abc"]}, "abc"),
        ({"cookie": "nonsense"}, ""),
        ({"authorization": "Bearer abc", "cookie": "kartaro=def"}, "abc"),
        ({"authorization": "Bearer ", "cookie": "kartaro=def"}, "def"),
    ],
)
def test_a_token_is_shown_in_a_header_or_as_a_cookie(headers: dict[str, t.Any], token: str) -> None:
    assert caller(**headers).token == token


@pytest.mark.parametrize(
    ("origin", "host", "url", "is_ours"),
    [
        ("", "cards.example", "", True),
        ("http://cards.example", "cards.example", "", True),
        ("https://cards.example", "cards.example", "", True),
        ("https://cards.example", "other.example", "", False),
        ("https://cards.example", "inside:8472", "https://cards.example/", True),
        ("https://cards.example:444", "cards.example", "https://cards.example", False),
        ("null", "cards.example", "", False),
        ("http://[", "cards.example", "", False),
        ("//]", "cards.example", "", False),
        ("http://somebody@cards.example", "cards.example", "", False),
    ],
)
def test_a_page_from_elsewhere_is_refused(origin: str, host: str, url: str, *, is_ours: bool) -> None:
    somebody = caller(url=url, host=host, origin=origin)
    if is_ours:
        somebody.check_origin()
    else:
        with pytest.raises(Refused, match="other-origin"):
            somebody.check_origin()


@pytest.mark.parametrize(
    ("peer", "scheme", "url"),
    [("127.0.0.1", "https", "https://h"), ("127.0.0.1", "http", "http://h"), ("198.51.100.7", "https", "http://h")],
)
def test_only_a_trusted_proxy_says_that_there_is_tls(peer: str, scheme: str, url: str) -> None:
    assert caller(peer, host="h", x_forwarded_proto=scheme).server_url == url


@pytest.mark.parametrize(
    ("host", "url", "listens_at", "is_known"),
    [
        ("localhost:8472", "", "127.0.0.1", True),
        ("LOCALHOST", "", "127.0.0.1", True),
        ("127.0.0.1:8472", "", "127.0.0.1", True),
        ("[::1]:8472", "", "127.0.0.1", True),
        ("cards.example", "", "127.0.0.1", False),
        ("cards.example", "https://cards.example/", "127.0.0.1", True),
        ("cards.example:444", "https://cards.example", "127.0.0.1", True),
        ("evil.example", "https://cards.example", "127.0.0.1", False),
        ("evil.cards.example", "https://cards.example", "127.0.0.1", False),
        ("cards.example@evil.example", "https://cards.example", "127.0.0.1", False),
        ("192.168.1.5:8472", "", "127.0.0.1", False),
        ("192.168.1.5:8472", "", "192.168.1.5", True),
        ("192.168.1.5:8472", "", EVERYWHERE, True),  # any of the addresses of this machine, or of one before it
        ("192.168.1.5.evil.example", "", EVERYWHERE, False),
        ("", "https://cards.example", EVERYWHERE, False),
        ("[::1", "", "127.0.0.1", False),
        ("localhost:8472x", "", "127.0.0.1", False),
        ("localhost:", "", "127.0.0.1", False),
        ("evil.example@localhost", "", "127.0.0.1", False),
        ("localhost/evil.example", "", "127.0.0.1", False),
        ("localhost" + " " * 300, "", "127.0.0.1", False),
    ],
)
def test_a_server_knows_its_names(host: str, url: str, listens_at: str, *, is_known: bool) -> None:
    assert Hosts(url, listens_at).know(host) == is_known


def test_a_server_knows_the_name_of_its_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Kitchen.home")
    hosts = Hosts("", EVERYWHERE)
    assert [name for name in ("kitchen.home:8472", "Kitchen.local", "kitchen.evil") if hosts.know(name)] == [
        "kitchen.home:8472",
        "Kitchen.local",
    ]
