"""Who is calling: the token they show, the page they come from, and the address they come from.

HTTP and sockets read all of it here. A proxy that is trusted says of others from where they come, and by which scheme.
"""

from __future__ import annotations

import dataclasses
import ipaddress
import re
import socket
import typing as t
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from kartaro.core.errors import Refused

COOKIE = "kartaro"
BEARER = "Bearer "
ANYBODY = "*"
LOCAL_NAMES = {"localhost"}
LONGEST_HOST = 255
"""Maximum length of a name on the internet, with its port."""
HOST = re.compile(r"(?:\[(?P<address>[0-9A-Fa-f:.]+)\]|(?P<name>[^\[\]:@/?#\\\s]+))(?::[0-9]{1,5})?")
EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 - to know them


class Proxies:
    """The proxies that are trusted: addresses and networks with commas between them, or `*` for whoever asks."""

    def __init__(self, words: str) -> None:
        named = [word.strip() for word in words.split(",") if word.strip()]
        self.everybody = ANYBODY in named
        found = {word: network_of(word) for word in named if word != ANYBODY}
        self.networks = [network for network in found.values() if network is not None]
        self.unread = [word for word, network in found.items() if network is None]
        """What is no address and no network."""

    def trusts(self, address: str) -> bool:
        if self.everybody:
            return True
        try:
            return any(ipaddress.ip_address(address) in network for network in self.networks)
        except ValueError:
            return False

    def origin_of(self, peer: str, forwarded: t.Sequence[str]) -> str:
        """The address a request comes from: of those its proxies name, the last that is no proxy of ours.

        Where everybody is trusted, that is the last one: the only one that the proxy in front of us has written.
        """
        named = [address.strip() for header in forwarded for address in header.split(",") if address.strip()]
        if not named or not self.trusts(peer):
            return peer
        if self.everybody:
            return named[-1]
        return next((address for address in reversed(named) if not self.trusts(address)), named[0])


def network_of(word: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(word, strict=False)
    except ValueError:
        return None


class Hosts:
    """The names by which this server is reached, as far as it knows.

    A page whose name is made to lead here, so that browsers take it for ours, is none of them.
    """

    def __init__(self, public_url: str, listens_at: str) -> None:
        own = socket.gethostname().lower()
        self.names = {*LOCAL_NAMES, own, f"{own.partition('.')[0]}.local"}
        if public_url:
            self.names.add(host_of(netloc_of(public_url)))
        self.listens_at = listens_at

    def know(self, host: str) -> bool:
        """Whether a Host header names this server."""
        if len(host) > LONGEST_HOST:
            return False
        name = host_of(host)
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return name in self.names
        return address.is_loopback or name in {self.listens_at, *self.names} or self.listens_at in EVERYWHERE


def host_of(netloc: str) -> str:
    """The name or address without its port, in lower case; an empty word if it is no name with a port, or none."""
    found = HOST.fullmatch(netloc)
    return (found["address"] or found["name"]).lower() if found else ""


def netloc_of(url: str) -> str:
    """The name and port in an address; an empty word if it cannot be read."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""


@dataclasses.dataclass(frozen=True)
class Caller:
    """What a request, or the opening of a socket, says of whoever makes it."""

    peer: str
    """The address at the other end of the connection."""
    headers: t.Callable[[str], t.Sequence[str]]
    """All values of a header, by its name in lower case."""
    proxies: Proxies
    public_url: str
    """The address by which people reach this server, if it was told."""

    def header(self, name: str) -> str:
        """Its first value; an empty word if there is none."""
        return next(iter(self.headers(name)), "")

    @property
    def address(self) -> str:
        """From where they call."""
        return self.proxies.origin_of(self.peer, self.headers("x-forwarded-for"))

    @property
    def token(self) -> str:
        """The token that was shown: in a header, by programs; as a cookie, by browsers."""
        shown = self.header("authorization")
        return (shown.removeprefix(BEARER) if shown.startswith(BEARER) else "") or self.cookie

    @property
    def cookie(self) -> str:
        try:
            cookie = SimpleCookie("; ".join(self.headers("cookie"))).get(COOKIE)
        except CookieError:
            return ""
        return cookie.value if cookie is not None else ""

    @property
    def server_url(self) -> str:
        """The address by which they reach this server."""
        if self.public_url:
            return self.public_url.rstrip("/")
        forwarded = self.headers("x-forwarded-proto") if self.proxies.trusts(self.peer) else ()
        scheme = "https" if forwarded and forwarded[-1].strip() in {"https", "wss"} else "http"
        return f"{scheme}://{self.header('host')}"

    def check_host(self, hosts: Hosts) -> None:
        """Links, codes and origins follow from the name by which somebody says to have reached us."""
        if not hosts.know(self.header("host")):
            raise Refused("unknown-host")

    def check_origin(self) -> None:
        """A page from elsewhere may not act for somebody who holds a seat here; programs send no origin."""
        origin = self.header("origin")
        if origin and netloc_of(origin) != netloc_of(self.server_url):
            raise Refused("other-origin")
