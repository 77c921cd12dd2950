"""What a page asks of the server that it carries: the same addresses, answered by the same functions."""

from __future__ import annotations

import typing as t
from urllib.parse import parse_qs, unquote

import msgspec

from kartaro.core.errors import KartaroError, Refused
from kartaro.server import answers
from kartaro.server import protocol as p
from kartaro.server.browser import opening, transfer
from kartaro.server.logs import report
from kartaro.server.tables.session import UNREADABLE, refusal

if t.TYPE_CHECKING:
    from kartaro.server.browser.store import PageStore
    from kartaro.server.tables.lobby import Lobby

Wish = t.TypeVar("Wish")


class RequestHandler:
    """Answers requests about the tables of a lobby."""

    def __init__(self, lobby: Lobby, store: PageStore) -> None:
        self.lobby = lobby
        self.store = store

    async def answer(self, path: str, body: str, token: str) -> tuple[bool, str]:
        """Whether it can be, and what it comes to or why not, as JSON."""
        try:
            return True, msgspec.json.encode(await self.found(path, body, token)).decode()
        except KartaroError as error:
            return False, msgspec.json.encode(refusal(error)).decode()
        except Exception as error:  # noqa: BLE001 - whoever asked is told as much as over a network
            report("failed", error)
            return False, msgspec.json.encode(p.No("server-failed")).decode()

    async def found(self, path: str, body: str, token: str) -> t.Any:  # noqa: ANN401, PLR0911 - any answer; one a line
        address, _, query = path.partition("?")
        asked = {name: values[-1] for name, values in parse_qs(query).items()}
        match [unquote(word) for word in address.strip("/").split("/")]:
            case ["tables"] if body:
                return await self.open_table(wish(body, p.NewTable), token)
            case ["tables"]:
                return self.lobby.listed()
            case ["tables", table]:
                return await answers.show_table(self.lobby, table, token)
            case ["tables", table, "join"]:
                seat = await answers.join_table(self.lobby, table, wish(body, p.Join), token)
                return p.Seated(table, seat, token, "")
            case ["tables", table, "practice"]:
                following, seat = await answers.practise(self.lobby, table, wish(body, p.Practice), token)
                return p.Seated(following, seat, token, "")
            case ["tables", table, "record"]:
                return await answers.show_record(self.lobby, table, asked.get("seat", ""), token)
            case ["tables", table, "replay"]:
                return await answers.show_replay(self.lobby, table, asked.get("seat", answers.AS_THE_PUBLIC), token)
            case ["tables", table, "deals"]:
                return await answers.show_deals(self.lobby, table, token)
            case ["tables", table, "analysis"]:
                return await answers.show_analysis(self.lobby, table, asked.get("seat", ""), token)
            case ["exported"]:
                return await transfer.exported(self.store)
            case ["imported"]:
                return await transfer.imported(self.store, wish(body, transfer.Exported), token, self.lobby.prefix)
            case ["opened"]:
                return await opening.open_record(self.lobby, wish(body, opening.GivenRecord).record, token)
        return await self.described(address, query)

    async def open_table(self, opened: p.NewTable, token: str) -> p.Seated:
        runner, seat = await self.lobby.open(opened.terms, opened.name, token)
        return p.Seated(runner.state.id, seat, token, "")

    async def described(self, address: str, query: str) -> t.Any:  # noqa: ANN401 - any answer
        """Games and rules; most of it is in files of the site, so what says it is loaded when it is asked for."""
        from kartaro.server.rules import asked_rules, described_games  # noqa: PLC0415 - as above

        match address.strip("/").split("/"):
            case ["games"]:
                return described_games()
            case ["rules", game]:
                asked = parse_qs(query)
                one, other = asked.get("edition", [""])[-1], asked.get("against", [""])[-1]
                return asked_rules(unquote(game), one, asked.get("option", []), other, asked.get("against_option", []))
        raise Refused("no-such-page")


def wish(body: str, kind: type[Wish]) -> Wish:
    """What a request says; Refused if it says something else."""
    try:
        return msgspec.json.decode(body, type=kind)
    except UNREADABLE:
        raise Refused("bad-message") from None
