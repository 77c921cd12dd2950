"""What leaves by a socket: all of it follows from what its seat was told, and none of it from anything else."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import itertools
import sqlite3
import typing as t

import msgspec
import pytest
from tests.contract.test_noninterference import Insider, act, all_equal, common_decision, world_with_other_cards
from tests.random_play import editions, in_world, options, settings
from tests.scale import LONG, times
from tests.server.driving import PUBLIC, Player, sitting
from tests.server.inside import lobby, play_on, two_play
from tests.server.replay import Replay

from kartaro.core.fact import told
from kartaro.core.generator import Generator
from kartaro.fairness import commitment
from kartaro.games import games, has_learning
from kartaro.server import protocol as p
from kartaro.server.store.sqlite import DATABASE
from kartaro.server.tables.runner import Runner
from kartaro.server.tables.session import ENCODER
from kartaro.server.tables.state import hashed

if t.TYPE_CHECKING:
    from tests.random_play import Setting
    from tests.server.driving import Message, Server

    from kartaro.core.match import Match

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")
FRAME: msgspec.json.Decoder[list[p.FromServer]] = msgspec.json.Decoder(list[p.FromServer])
TOKENS_TO_WIN = "2"
MOST_MATCHES = 40
"""A match may end before two worlds could be compared to their ends; at most this many matches are played."""


def tables() -> list[Setting]:
    """Every edition with three seats if it has them, every variant of Spicy; in a long run every option and number."""
    if LONG:
        return lots([*settings(), *options()])
    wide = {setting.edition.name: setting for setting in settings() if setting.seats <= 3}
    variants = [setting._replace(seats=2) for setting in options() if "variants" in setting.edition.changed]
    return lots([*wide.values(), *variants])


def lots(found: list[Setting]) -> list[Setting]:
    """Those where a lot says who starts, as at a table that names nobody."""
    return [setting for setting in found if setting.edition["first_player"] != "host"]


def terms_of(setting: Setting) -> Message:
    chosen = {name: setting.edition[name] for name in setting.edition.changed}
    if setting.game.name == "love-letter":
        chosen.setdefault("tokens_to_win", TOKENS_TO_WIN)
    return {
        "game": setting.game.name,
        "edition": setting.edition.name,
        "options": chosen,
        "chairs": [""] * setting.seats,
    }


# ---------------------------------------------------------------------- (a) whole matches


@pytest.mark.parametrize("setting", tables(), ids=str)
def test_everything_sent_follows_from_what_its_seat_was_told(setting: Setting, generous: Server) -> None:
    check_match([generous], *asyncio.run(whole_match([generous], setting)), seeds_of)


def test_everything_sent_at_a_live_table_follows_from_it_too(generous: Server) -> None:
    spicy = next(setting for setting in settings() if setting.game.name == "spicy" and setting.seats == 3)
    check_match([generous], *asyncio.run(whole_match([generous], spicy, live=True)), seeds_of)


@pytest.mark.parametrize("level", ["easy", "hard", "max"] if LONG else ["hard"])
@pytest.mark.parametrize("name", [game.name for game in games() if has_learning(game)])
def test_everything_sent_beside_a_learned_player_follows_from_it_too(name: str, level: str, generous: Server) -> None:
    table = next(setting for setting in lots(list(settings())) if setting.game.name == name and setting.seats == 2)
    check_match([generous], *asyncio.run(whole_match([generous], table, bot=level)), seeds_of)


def check_match(nodes: list[Server], record: str, players: list[Player], seed: t.Callable[[Server, str], str]) -> None:
    """Of one server, or of several nodes."""
    replay = Replay(record)
    for player in players:
        listeners = player.you or [PUBLIC]
        assert set(player.told) == set(listeners)
        check_frames(player, replay, nodes[0].info(player.table))
        for listener in listeners:
            assert len(player.told[listener]) == len(replay.match.told(listener))
    check_no_secret_is_sent(nodes, players, seed(nodes[0], players[0].table))


async def whole_match(
    nodes: list[Server],
    setting: Setting,
    bot: str = "",
    **more: t.Any,  # noqa: ANN401
) -> tuple[str, list[Player]]:
    """A match over sockets: a client for every seat, a watcher, a seat that watches, a stranger with a wrong token.

    Of several nodes, each is at another. A bot that is named has all seats but the first.
    """
    server, around = nodes[0], itertools.cycle(nodes)
    ada = server.open(
        "Ada", **terms_of(setting) | more | ({"chairs": ["", *[bot] * (setting.seats - 1)]} if bot else {})
    )
    seated = 1 if bot else setting.seats
    people = [ada, *(next(around).join(ada["table"], NAMES[seat]) for seat in range(1, seated))]
    stranger, watcher = {**ada, "token": "stolen"}, {**ada, "token": ""}
    async with contextlib.AsyncExitStack() as stack:
        players = []
        for who, watch in [*((one, False) for one in (*people, stranger, watcher)), (ada, True)]:
            players += await stack.enter_async_context(sitting(next(around), who, watch=watch))
        *players, seer = players
        await players[0].ok("start")
        await asyncio.gather(*(player.play(setting.dice(str(i))) for i, player in enumerate(players)))
        await seer.until(lambda: seer.over is not None)
        await asyncio.sleep(0.05)
        record = server.ask("GET", f"/api/1/tables/{ada['table']}/record").text
        return record, [*players, seer]


def check_frames(player: Player, replay: Replay, info: Message) -> None:
    """Every frame is made of messages that were to be expected, and of nothing else."""
    have: dict[int, int] = {}
    for frame in player.frames:
        messages = FRAME.decode(frame)
        assert ENCODER.encode(messages) == frame
        for message in messages:
            if isinstance(message, p.Push):
                since, have[message.seat] = have.get(message.seat, 0), message.count
                assert replay.has_pushed(message, since), message
            elif isinstance(message, p.Table):
                assert bare(msgspec.to_builtins(message.info)) == bare(info)
                assert message.you == player.you
            else:
                assert isinstance(message, p.Done | p.No)
                assert message.id.startswith("ask-")
                if isinstance(message, p.No):  # live, another was faster
                    assert (message.code, list(message.args)) == ("already-answered", ["question"])
                    assert info["terms"]["live"]


def bare(info: Message) -> Message:
    """What does not change while a table is played."""
    chairs = [{name: chair.get(name) for name in ("name", "bot", "person")} for chair in info["chairs"]]
    return {**info, "chairs": chairs, "phase": ""}


# ---------------------------------------------------------------------- (c) tokens and seeds


def seeds_of(server: Server, table: str) -> str:
    """The server's seed, as only its own folder has it."""
    with sqlite3.connect(f"file:{server.folder / DATABASE}?mode=ro", uri=True) as database:
        (body,) = database.execute(
            "SELECT body FROM events JOIN tables ON id = table_id WHERE name = ? AND version = 1", (table,)
        ).fetchone()
    database.close()
    opened = msgspec.json.decode(body)
    assert opened[0] == "opened"
    return t.cast("str", opened[3])


def check_no_secret_is_sent(nodes: list[Server], players: list[Player], seed: str) -> None:
    """Tokens never, not even to those who have them, nor what is kept of them; the server's seed in no frame."""
    tokens = {player.token for player in players} - {"", "stolen"}
    secrets = [*tokens, *map(hashed, tokens), seed]
    sent = b"".join(frame for player in players for frame in player.frames).decode()
    places = {"frames": sent}
    for server in nodes:
        places |= {
            f"log of {server.port}": server.log(),
            f"metrics of {server.port}": server.ask("GET", "/metrics").text,
        }
    for place, text in places.items():
        for secret in secrets:
            assert secret not in text, place


def test_the_servers_seed_is_not_shown_before_the_end_and_seeds_of_others_neither(generous: Server) -> None:
    async def scene() -> None:
        ada = generous.open("Ada", options={"tokens_to_win": "1"})
        ben = generous.join(ada["table"], "Ben")
        table, seed = ada["table"], seeds_of(generous, ada["table"])
        own = ["a1" * 32, "b2" * 32]
        paths = [f"/api/1/tables/{table}", f"/api/1/tables/{table}/record", "/api/1/tables", "/metrics", "/nowhere"]
        async with sitting(generous, ada, ben) as players:
            for seat, player in enumerate(players):
                await player.ok("commit", seat=seat, commitment=commitment(bytes.fromhex(own[seat])))
            await players[0].ok("start")
            for player in players:
                await player.until_own(lambda player: {"is": "reveal"} in player.messages)
            assert await players[0].refused("seed", seat=0, seed="c3" * 32) == "wrong-seed"
            assert await players[0].refused("commit", seat=0, commitment="0" * 64) == "too-late"
            for seat, player in enumerate(players):
                await player.ok("seed", seat=seat, seed=own[seat])
            await players[0].until(lambda: players[0].info["phase"] == "playing")
            shown = "".join(generous.ask("GET", path, who["token"]).text for path in paths for who in (ada, ben))
            assert not any(secret in shown for secret in (seed, *own, ada["token"], ben["token"]))
            await asyncio.gather(*(player.play(Generator(i)) for i, player in enumerate(players)))
        record = generous.ask("GET", paths[1]).text
        assert all(revealed in record for revealed in (seed, *own))
        sent = b"".join(frame for player in players for frame in player.frames).decode()
        assert not any(secret in sent + generous.log() for secret in (seed, *own, ada["token"], ben["token"]))

    asyncio.run(scene())


def test_a_token_stays_a_secret_where_something_is_refused(server: Server) -> None:
    async def scene() -> None:
        ada = server.open("Ada")
        for path in ("/api/1/tables/x/join", f"/api/1/tables/{ada['table']}/join", "/api/1/tables"):
            for body in ({"name": ada["token"] * 3}, {"name": "Ada"}, {"name": 3}):
                assert ada["token"] not in server.ask("POST", path, ada["token"], json=body).text
        async with sitting(server, ada) as (a,):
            await a.send({"do": "hello", "token": ada["token"]})
            await a.send({"do": "move", "id": "x", "token": ada["token"]})
            await a.until(lambda: [message.get("code") for message in a.messages].count("bad-message") == 2)
            assert ada["token"].encode() not in b"".join(a.frames)
        assert ada["token"] not in server.log()

    asyncio.run(scene())


# ---------------------------------------------------------------------- (b) noninterference


def runner_in(runner: Runner, match: Match) -> Runner:
    """The same table, but with another match behind it."""
    state = copy.copy(runner.state)
    state.host = copy.copy(runner.state.match)
    state.host._match = match  # noqa: SLF001 - nobody but a test can do this
    return Runner(state, runner.version, runner.services)


def pushed(runner: Runner, seat: int) -> bytes:
    table = runner.broadcast.table_message([seat])
    return ENCODER.encode([table, runner.broadcast.push(seat, 0, runner.broadcast.question(seat))])


@pytest.mark.parametrize("setting", lots([*editions(), *options()]), ids=str)
def test_what_a_seat_cannot_see_makes_no_difference_to_what_it_is_sent(setting: Setting) -> None:
    async def scene() -> int:
        compared = 0
        async with lobby() as (tables, _):
            for number in range(MOST_MATCHES):
                runner = await two_play(tables, **terms_of(setting), first="")
                compared += await compare_on(setting, runner, setting.dice(str(number)))
                if compared and number + 1 >= times(1, 6):
                    break
        return compared

    assert asyncio.run(scene()) > 0


async def compare_on(setting: Setting, runner: Runner, dice: Generator) -> int:
    """Play on at a table, and compare worlds after every move; how often what was sent could be compared."""
    compared = 0
    for _ in range(times(8, 200)):
        await play_on(runner, 1, dice)
        if runner.state.match.over():
            break
        compared += sum(compare(setting, runner, seat, dice) for seat in setting.listeners())
    return compared


def compare(setting: Setting, runner: Runner, listener: int, dice: Generator) -> bool:
    """Another world that the listener thinks possible: it is sent the same, byte for byte; and after a move, too."""
    match = runner.state.match._match  # noqa: SLF001 - the truth
    insider = Insider(match, listener)
    insider.hear(match)
    world, chosen_alike = world_with_other_cards(setting, match, insider, dice)
    one, other = in_world(match, match.truth()), in_world(match, world)
    ours, theirs = runner_in(runner, one), runner_in(runner, other)
    assert pushed(ours, listener) == pushed(theirs, listener)
    decision = common_decision(one, other, listener, dice) if chosen_alike else None
    if decision is None:
        return False
    facts = [act(somewhere, *decision) for somewhere in (one, other)]
    if not all_equal(*([told(fact, listener) for fact in made] for made in facts)):
        return False
    assert pushed(ours, listener) == pushed(theirs, listener)
    return True
