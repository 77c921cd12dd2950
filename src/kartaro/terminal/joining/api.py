"""A server's HTTP API: links to its tables, and what is asked of it outside a game."""

from __future__ import annotations

import re
import typing as t
import urllib.error
import urllib.request
from http.client import HTTPException
from urllib.parse import urlsplit

import msgspec

from kartaro.core.errors import BadText, KartaroError, Refused
from kartaro.server import protocol as p

API = f"/api/{p.VERSION}"
TIMEOUT = 10.0
"""Seconds to wait for a server."""
TABLE = re.compile(r"/t/([A-Za-z0-9_-]{1,64})/?")

Answer = t.TypeVar("Answer")


class Link(t.NamedTuple):
    """A server and one of its tables; without a table, its lobby."""

    address: str
    table: str

    def __str__(self) -> str:
        """The link as people share it."""
        return f"{self.address}/t/{self.table}" if self.table else self.address


def read_link(text: str) -> Link:
    """`http://host:8472/t/table`, or the address alone; the scheme defaults to HTTP."""
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        sound = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:
        sound = False
    table = TABLE.fullmatch(parts.path) if sound else None
    if not sound or not (table or parts.path in {"", "/"}) or re.search(r"\s", text):
        raise BadText("bad-link", link=text)
    return Link(f"{parts.scheme}://{parts.netloc}", table[1] if table else "")


def refusal(no: p.No) -> KartaroError:
    """A server's refusal as an error; its arguments may have any name."""
    error = Refused(no.code)
    error.arguments = dict(no.args)
    return error


class ApiClient:
    """Requests to a server; a refusal is raised. The token is the credential for the seats that were taken."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address
        self.token = token

    def tables(self) -> list[p.TableInfo]:
        """The public tables."""
        return self.ask("/tables", list[p.TableInfo])

    def table(self, table: str) -> p.TableInfo:
        return self.ask(f"/tables/{table}", p.TableInfo)

    def open(self, terms: p.Terms, name: str) -> p.Seated:
        """Open a new table and take a seat there."""
        return self.sit("/tables", p.NewTable(terms, name))

    def join(self, table: str, name: str, seat: int | None) -> p.Seated:
        return self.sit(f"/tables/{table}/join", p.Join(name, seat))

    def sit(self, path: str, body: p.Struct) -> p.Seated:
        seated = self.ask(path, p.Seated, body)
        self.token = seated.token
        return seated

    def record(self, table: str) -> str:
        """The record of a match that is over."""
        return self.send(f"/tables/{table}/record").decode("utf-8", "replace")

    def ask(self, path: str, kind: type[Answer], body: p.Struct | None = None) -> Answer:
        answer = self.send(path, body)
        try:
            return msgspec.json.decode(answer, type=kind)
        except (msgspec.DecodeError, UnicodeError):
            raise KartaroError("not-kartaro", address=self.address) from None

    def send(self, path: str, body: p.Struct | None = None) -> bytes:
        """What the server answers; raises if it refuses or cannot be reached."""
        headers = {"content-type": "application/json", "accept": "*/*"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        content = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(f"{self.address}{API}{path}", content, headers)  # noqa: S310 - HTTP: see read_link
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310 - as above
                return t.cast("bytes", answer.read())
        except urllib.error.HTTPError as error:
            raise self.refused(error) from None
        except (OSError, HTTPException, UnicodeError):
            raise KartaroError("no-server", address=self.address) from None

    def refused(self, error: urllib.error.HTTPError) -> KartaroError:
        with error:
            try:
                return refusal(msgspec.json.decode(error.read(), type=p.No))
            except (msgspec.DecodeError, UnicodeError, OSError):
                return KartaroError("not-kartaro", address=self.address)
