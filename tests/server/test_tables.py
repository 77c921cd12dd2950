"""Tables from their opening to a rematch: who sits, leaves, comes back, watches and runs out of time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
import typing as t

from tests.server.driving import (
    A_MOMENT,
    PUBLIC,
    Player,
    made,
    moves_of,
    sitting,
    take_turns,
    two_at_a_table,
    walk,
    watching,
)
from websockets.asyncio.client import connect

from kartaro.core.generator import Generator
from kartaro.server.tables.turn_clock import GRACE

if t.TYPE_CHECKING:
    from tests.server.driving import Message, Server

SPICY: Message = {"game": "spicy", "chairs": ["", "", ""]}


def code(answer: t.Any) -> tuple[int, str]:  # noqa: ANN401 - an answer of httpx
    return answer.status_code, answer.json()["code"]


def last(player: Player, seat: int) -> Message:
    return player.pushes[seat][-1]


# ---------------------------------------------------------------------- before the start


def test_a_table_is_opened_and_joined_by_its_link(server: Server) -> None:
    ada = server.open("Ada")
    ben = server.join(ada["table"], "Ben")
    assert (ada["seat"], ben["seat"]) == (0, 1)
    assert ada["link"] == f"{server.base}/t/{ada['table']}"
    assert ada["token"] != ben["token"]
    info = server.info(ada["table"])
    assert [chair["name"] for chair in info["chairs"]] == ["Ada", "Ben"]
    assert [chair.get("owner", False) for chair in info["chairs"]] == [True, False]
    assert info["phase"] == "waiting"


def test_whoever_comes_too_late_or_by_a_name_that_is_taken_is_told_so(server: Server) -> None:
    ada = server.open("Ada", chairs=["", "", ""])
    assert code(server.try_to_join(ada["table"], "ADA")) == (409, "name-taken")
    assert code(server.try_to_join(ada["table"], "Ben", seat=0)) == (409, "seat-taken")
    assert code(server.try_to_join(ada["table"], "Ben", seat=5)) == (409, "seat-taken")
    assert code(server.try_to_join(ada["table"], " ")) == (409, "bad-name")
    server.join(ada["table"], "Ben", seat=2)
    server.join(ada["table"], "Cleo")
    assert code(server.try_to_join(ada["table"], "Dan")) == (409, "table-full")
    assert code(server.try_to_join("nowhere", "Dan")) == (404, "no-such-table")


def test_the_owner_may_send_somebody_away_before_the_start(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server)
        async with sitting(server, ada, ben) as (a, b):
            assert await b.refused("kick", seat=0) == "not-your-table"
            assert await a.refused("kick", seat=5) == "nobody-there"
            await a.ok("kick", seat=1)
            await b.until(lambda: b.you == [])
            assert await b.refused("speak", seat=1, phrase="oops") == "not-your-seat"
            cleo = server.join(ada["table"], "Cleo")
            assert cleo["seat"] == 1
            await a.ok("start")
            assert await a.refused("kick", seat=1) == "wrong-phase"

    asyncio.run(scene())


def test_whoever_leaves_before_the_start_leaves_a_free_chair(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server)
        async with sitting(server, ada, ben) as (a, b):
            await a.ok("leave", seat=0)
            await b.until(lambda: b.info["chairs"][0] == {})
            assert b.info["chairs"][1]["owner"]
            assert server.join(ada["table"], "Ada")["seat"] == 0
            await b.ok("start")

    asyncio.run(scene())


def test_free_chairs_are_given_to_bots_at_the_start(server: Server) -> None:
    async def scene() -> None:
        ada = server.open(chairs=["", "easy", ""])
        async with sitting(server, ada) as (a,):
            assert await a.refused("start", level="genius") == "unknown-bot"
            await a.ok("start", level="medium")
            await a.until(lambda: a.info["phase"] == "playing")
            assert [chair.get("bot", "") for chair in a.info["chairs"]] == ["", "easy", "medium"]
            assert code(server.try_to_join(ada["table"], "Late")) == (409, "wrong-phase")

    asyncio.run(scene())


# ---------------------------------------------------------------------- leaving and coming back


def test_a_bot_takes_over_from_whoever_leaves_until_they_come_back(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, first="b")
        async with sitting(server, ada, ben) as (a, b), watching(server, ada["table"]) as w:
            await a.ok("start")
            question = await b.asked(1)
            await b.ok("leave", seat=1)
            for somebody in (a, b, w):
                await somebody.until_own(lambda who: who.info["chairs"][1].get("bot") == "medium")
                assert somebody.info["chairs"][1]["person"]
            refused = await b.refused("move", seat=1, question=question["question"], move="?")
            assert refused in {"bot-plays", "already-answered"}
            await w.until(lambda: w.pushes[PUBLIC][-1]["count"] > w.pushes[PUBLIC][0]["count"])  # the bot has played
            await b.ok("return", seat=1)
            await a.until(lambda: not a.info["chairs"][1].get("bot"))
            await take_turns(3, Generator(1), a, b)

    asyncio.run(scene())


def test_whoever_comes_back_gets_everything_or_the_rest(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server)
        async with sitting(server, ada, ben) as (a, b):
            await a.ok("start")
            await take_turns(4, Generator(3), a, b)
            await a.caught_up()
            await a.vanish()
            await b.until(lambda: not b.info["chairs"][0].get("present", False))
            afresh = Player(server, ada["table"], ada["token"])
            await afresh.come()
            await afresh.until(lambda: 0 in afresh.told)
            assert afresh.told[0] == a.told[0]
            before = len(a.told[0])
            rest = Player(server, ada["table"], ada["token"])
            rest.told[0] = a.told[0][:-2]
            await rest.come(have={"0": before - 2})
            await rest.until(lambda: 0 in rest.pushes)
            assert rest.told[0] == a.told[0]
            assert len(rest.pushes[0][0]["told"]) == 2
            await afresh.vanish()
            await rest.vanish()

    asyncio.run(scene())


def test_two_sockets_of_one_person_have_the_same_seat(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, first="a")
        async with sitting(server, ada, ada, ben) as (here, there, b):
            await here.ok("start")
            first = await here.asked(0)
            assert (await there.asked(0))["menu"] == first["menu"]
            await there.play_once(0, Generator(5))
            await here.until(lambda: here.pushes[0][-1]["count"] > first["count"])
            await take_turns(4, Generator(5), b, there)
            await here.caught_up()
            await there.caught_up()
            assert there.told[0] == here.told[0]

    asyncio.run(scene())


def test_of_two_tabs_that_answer_the_same_question_one_is_heard(server: Server) -> None:
    """Whichever is faster; the other is told so, and both go on with the same seat."""

    async def scene() -> None:
        ada, ben = two_at_a_table(server, game="hanamikoji", first="a")
        async with sitting(server, ada, ada, ben) as (here, there, b):
            await here.ok("start")
            push = await here.asked(0)
            await there.asked(0)
            one, other = moves_of(push["menu"])[:2]
            move = {"seat": 0, "question": push["question"]}
            replies = await asyncio.gather(
                here.ask("move", id="here", move=one, **move), there.ask("move", id="there", move=other, **move)
            )
            assert sorted(reply["is"] for reply in replies) == ["done", "no"]
            assert [reply.get("code") for reply in replies if reply["is"] == "no"] == ["already-answered"]
            await b.asked(1)
            for tab in (here, there):
                await tab.until_own(lambda tab: last(tab, 0)["asked"] == [1])
                tab.answered[0] = push["question"]
            assert here.told[0] == there.told[0]

    asyncio.run(scene())


def test_whoever_closes_one_of_two_tabs_is_still_there(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server)
        async with sitting(server, ada, ada, ben) as (here, there, b):
            await b.until(lambda: b.info["chairs"][0].get("present"))
            await here.go()
            await b.caught_up()
            assert b.info["chairs"][0]["present"]
            await there.vanish()
            await b.until(lambda: not b.info["chairs"][0].get("present"))

    asyncio.run(scene())


def test_a_seat_goes_on_on_another_device_by_its_own_link(server: Server) -> None:
    """Only who holds a seat is given the link; what follows the # is the token."""
    ada, _ = two_at_a_table(server)
    path = f"/api/1/tables/{ada['table']}/own-link"
    own = made(server.ask("GET", path, ada["token"]), 200)
    assert own == {"link": f"{server.base}/t/{ada['table']}#seat={ada['token']}"}
    for stranger in ("", "somebody"):
        assert code(server.ask("GET", path, stranger)) == (403, "not-yours")
        assert server.ask("GET", f"/t/{ada['table']}/own-code.svg", stranger).status_code == 403
    assert server.ask("GET", f"/t/{ada['table']}/own-code.svg", ada["token"]).content.startswith(b"<svg")


def test_a_browser_that_holds_a_seat_may_watch_in_another_tab(server: Server) -> None:
    """The cookie is the same in both; what is asked for in one makes no difference to the other."""

    async def scene() -> None:
        ada, ben = two_at_a_table(server, first="a")
        where = f"{server.base.replace('http', 'ws')}/api/1/tables/{ada['table']}/socket"
        cookie = {"cookie": f"other=1; kartaro={ada['token']}"}
        async with (
            sitting(server, ada, ben) as (a, b),
            connect(where, additional_headers=cookie, proxy=None) as seated,
            connect(where, additional_headers=cookie, proxy=None) as watches,
        ):
            await seated.send(json.dumps({"do": "hello"}))
            await watches.send(json.dumps({"do": "hello", "watch": True}))
            assert json.loads(await seated.recv())[0]["you"] == [0]
            assert json.loads(await watches.recv())[0]["you"] == []
            await a.ok("start")
            await take_turns(2, Generator(1), a, b)
            for line, whose in ((seated, 0), (watches, PUBLIC)):
                await (await line.ping())  # is answered after all that was sent
                seats = set()
                with contextlib.suppress(TimeoutError):
                    while True:
                        for message in json.loads(await asyncio.wait_for(line.recv(), A_MOMENT)):
                            if message["is"] == "told":
                                seats.add(message["seat"])
                assert seats == {whose}

    asyncio.run(scene())


def test_one_person_may_hold_two_seats_at_a_table(server: Server) -> None:
    async def scene() -> None:
        ada = server.open("Ada", first="a")
        eve = server.join(ada["table"], "Eve", ada["token"])
        assert eve["token"] == ada["token"]
        async with sitting(server, ada) as (both,):
            assert both.you == [0, 1]
            await both.ok("start")
            await take_turns(4, Generator(7), both)
            assert both.told[0] != both.told[1]

    asyncio.run(scene())


# ---------------------------------------------------------------------- afterwards


def test_a_rematch_moves_everybody_on_and_the_tokens_still_hold(generous: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(generous, options={"tokens_to_win": "1"}, chairs=["", "", "easy"])
        async with sitting(generous, ada, ben) as (a, b):
            await a.ok("start")
            assert await a.refused("rematch") == "wrong-phase"
            await asyncio.gather(a.play(Generator(1)), b.play(Generator(2)))
            async with watching(generous, ada["table"]) as w:
                assert await w.refused("rematch") == "not-yours"
            await b.ok("rematch")
            assert await a.refused("rematch") == "wrong-phase"
            await a.until(lambda: a.info.get("next"))
            following = {"table": a.info["next"]}
            won = [chair.get("won", 0) for chair in a.info["chairs"]]
            assert won == [int(seat in (a.over or [])) for seat in range(3)]
        async with sitting(generous, {**ada, **following}, {**ben, **following}) as (a, b):
            assert (a.you, b.you) == ([1], [2])
            chairs = a.info["chairs"]
            assert [(chair["name"], chair.get("bot", "")) for chair in chairs] == [
                ("Citra", "easy"),
                ("Ada", ""),
                ("Ben", ""),
            ]
            assert [chair.get("won", 0) for chair in chairs] == [won[2], won[0], won[1]]
            assert [chair.get("owner", False) for chair in chairs] == [False, False, True]
            assert a.info["phase"] == "waiting"
            assert await a.refused("start") == "not-your-table"
            await b.ok("start")
            await asyncio.gather(a.play(Generator(1)), b.play(Generator(2)))
            assert a.over == b.over

    asyncio.run(scene())


def test_a_table_that_is_closed_asks_nobody_any_more(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, first="a")
        async with sitting(server, ada, ben) as (a, b):
            await a.ok("start")
            push = await a.asked(0)
            assert await b.refused("close") == "not-your-table"
            await a.ok("close")
            await b.until(lambda: b.info["phase"] == "closed")
            refused = await a.refused("move", seat=0, question=push["question"], move=walk(push["menu"], Generator(1)))
            assert refused == "not-asked"
            assert code(server.ask("GET", f"/api/1/tables/{ada['table']}/record")) == (409, "not-over")

    asyncio.run(scene())


def test_a_record_is_shown_when_the_match_is_over_and_a_sealed_one_only_to_those_who_played(generous: Server) -> None:
    async def scene(*, sealed: bool) -> str:
        ada, ben = two_at_a_table(generous, options={"tokens_to_win": "1"}, sealed=sealed)
        path = f"/api/1/tables/{ada['table']}/record"
        async with sitting(generous, ada, ben) as (a, b):
            await a.ok("start")
            assert code(generous.ask("GET", path, ada["token"])) == (409, "not-over")
            await asyncio.gather(a.play(Generator(1)), b.play(Generator(2)))
        if sealed:
            assert code(generous.ask("GET", path)) == (403, "not-yours")
        return generous.ask("GET", path, ben["token"]).text

    assert asyncio.run(scene(sealed=False)).startswith("kartaro-record 1\n")
    assert "kartaro-record" not in asyncio.run(scene(sealed=True))


def test_whoever_holds_two_seats_of_a_sealed_table_chooses_whose_record_it_gets(generous: Server) -> None:
    async def play(*, sealed: bool) -> Message:
        ada = generous.open("Ada", options={"tokens_to_win": "1"}, sealed=sealed, chairs=["", "", ""])
        generous.join(ada["table"], "Eve", ada["token"], seat=2)
        ben = generous.join(ada["table"], "Ben")
        async with sitting(generous, ada, ben) as (both, b):
            await both.ok("start")
            await asyncio.gather(both.play(Generator(1)), b.play(Generator(2)))
        return ada

    def record(ada: Message, **query: str) -> t.Any:  # noqa: ANN401 - an answer of httpx
        return generous.ask("GET", f"/api/1/tables/{ada['table']}/record", ada["token"], params=query)

    shut = asyncio.run(play(sealed=True))
    own, other = record(shut, seat="a").text, record(shut, seat="c").text
    assert record(shut).text == own != other
    assert record(shut, seat="public").text not in {own, other}
    assert code(record(shut, seat="b")) == (403, "not-yours")
    assert code(record(shut, seat="open")) == (409, "no-such-seat")
    assert code(record(shut, seat="x")) == (409, "no-such-seat")
    shown = asyncio.run(play(sealed=False))
    assert record(shown).text == record(shown, seat="open").text != record(shown, seat="b").text


# ---------------------------------------------------------------------- watching


def test_who_watches_sees_what_everybody_sees_even_if_it_holds_a_seat(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, first="a")
        async with sitting(server, ada, ben) as (a, b), watching(server, ada["table"], ada["token"]) as w:
            await a.ok("start")
            await take_turns(2, Generator(1), a, b)
            await w.until(lambda: PUBLIC in w.told)
            assert w.you == []
            assert set(w.pushes) == {PUBLIC}
            assert not any(push.get("menu") for push in w.pushes[PUBLIC])
            assert all(set(row["hand"]) <= {"?"} for row in last(w, PUBLIC)["view"]["rows"])
            assert await w.refused("speak", seat=0, phrase="oops") == "not-your-seat"
            assert await w.refused("close") == "not-your-table"

    asyncio.run(scene())


def test_nobody_watches_a_table_that_wants_no_watchers(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, watchers=False)
        table = ada["table"]
        async with (
            sitting(server, ada, ben) as (a, _),
            watching(server, table) as early,
            watching(server, table, watch=False) as stranger,
        ):
            for somebody in (early, stranger):
                await somebody.until_own(lambda who: who.info)
            await a.ok("start")
            for somebody in (early, stranger):
                await somebody.until_own(lambda who: who.ended == "no-watchers")
                assert not somebody.told
            async with watching(server, table) as late:
                await late.until(lambda: late.ended == "no-watchers")
                assert not late.told
            async with watching(server, table, ada["token"]) as own:
                await own.until(lambda: own.ended == "no-watchers")

    asyncio.run(scene())


def test_watchers_of_a_table_with_a_delay_see_everything_so_much_later(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, first="a", delay=1)
        async with sitting(server, ada, ben) as (a, b), watching(server, ada["table"]) as w:
            await a.ok("start")
            begun = time.monotonic()
            await a.play_once(0, Generator(1))
            await w.until(lambda: w.info["phase"] == "playing")
            assert not w.told.get(PUBLIC)
            await w.until(lambda: len(w.told.get(PUBLIC, [])) >= len(a.told[0]) - 3)
            assert time.monotonic() - begun > 0.9
            await asyncio.sleep(1 + A_MOMENT)  # all that was done so far is seen now
            await take_turns(1, Generator(1), a, b)
            seen = len(w.told[PUBLIC])
            await w.caught_up()
            assert len(w.told[PUBLIC]) == seen
            await w.until(lambda: len(w.told[PUBLIC]) > seen)

    asyncio.run(scene())


def test_late_watchers_are_told_who_has_won(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, game="hanamikoji", delay=1)
        async with sitting(server, ada, ben) as (a, b), watching(server, ada["table"]) as w:
            await a.ok("start")
            await asyncio.gather(a.play(Generator(1)), b.play(Generator(2)))
            await a.until(lambda: a.info["phase"] == "over")
            await a.ok("rematch")
            await a.until(lambda: a.info.get("next"))
            await w.caught_up()
            assert w.over is None
            async with watching(server, ada["table"]) as later:
                for somebody in (w, later):
                    assert (somebody.info["phase"], somebody.info.get("next", "")) == ("playing", "")
                for somebody in (w, later):
                    await somebody.until_own(lambda who: who.over is not None)
                    assert somebody.over == a.over
                    await somebody.until_own(lambda who: who.info["phase"] == "over" and who.info.get("next"))

    asyncio.run(scene())


def test_late_watchers_hear_phrases_later_too(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, delay=1)
        async with sitting(server, ada, ben) as (a, b), watching(server, ada["table"]) as w:
            await a.ok("start")
            await w.until(lambda: w.info["phase"] == "playing")
            said = {"is": "said", "seat": 0, "phrase": "wow"}
            await a.ok("speak", seat=0, phrase="wow")
            await b.until(lambda: said in b.messages)
            await w.caught_up()
            assert said not in w.messages
            await w.until(lambda: said in w.messages)

    asyncio.run(scene())


def test_a_late_watcher_that_comes_again_gets_the_rest(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, first="a", delay=1)
        async with sitting(server, ada, ben) as (a, b), watching(server, ada["table"]) as w:
            await a.ok("start")
            await take_turns(3, Generator(1), a, b)
            await w.until(lambda: len(w.told.get(PUBLIC, [])) > 4)
            await w.caught_up()
            before = list(w.told[PUBLIC])
            await w.vanish()
            await take_turns(2, Generator(2), a, b)
            await w.back()  # says what it has; what it is told must go on there
            await w.until(lambda: len(w.told[PUBLIC]) > len(before))
            async with watching(server, ada["table"]) as afresh:
                await afresh.until(lambda: len(afresh.told.get(PUBLIC, [])) >= len(w.told[PUBLIC]))
                await w.until(lambda: len(w.told[PUBLIC]) >= len(afresh.told[PUBLIC]))
                assert w.told[PUBLIC] == afresh.told[PUBLIC]
                assert last(w, PUBLIC)["view"] == last(afresh, PUBLIC)["view"]

    asyncio.run(scene())


def test_phrases_are_heard_by_all_and_nothing_else_can_be_said(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server)
        async with sitting(server, ada, ben) as (a, b), watching(server, ada["table"]) as w:
            await a.ok("speak", seat=0, phrase="well-played")
            said = {"is": "said", "seat": 0, "phrase": "well-played"}
            for somebody in (a, b, w):
                await somebody.until_own(lambda who: said in who.messages)
            assert await a.refused("speak", seat=0, phrase="my card is") == "unknown-phrase"
            assert await a.refused("speak", seat=1, phrase="oops") == "not-your-seat"

    asyncio.run(scene())


def test_a_hint_is_for_whoever_is_asked_and_a_legal_move(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, first="a")
        async with sitting(server, ada, ben) as (a, b):
            await a.ok("start")
            push = await a.asked(0)
            assert await b.refused("hint", seat=1) == "not-asked"
            assert await b.refused("hint", seat=0) == "not-your-seat"
            await a.ok("hint", seat=0)
            (hint,) = [message for message in a.messages if message["is"] == "hint"]
            assert hint["move"] in moves_of(push["menu"])
            assert not [message for message in b.messages if message["is"] == "hint"]

    asyncio.run(scene())


# ---------------------------------------------------------------------- clocks


def test_whoever_is_silent_for_too_long_is_played_for_until_they_come_back(server: Server) -> None:
    async def scene() -> None:
        ada, ben = two_at_a_table(server, first="a", clock=1)
        async with sitting(server, ada, ben) as (a, b):
            await a.ok("start")
            push = await a.asked(0)
            assert 0 < push["seconds"] <= 1
            begun = time.monotonic()
            await b.until(lambda: b.info["chairs"][0].get("bot") == "medium")
            assert time.monotonic() - begun > GRACE
            await a.ok("return", seat=0)
            await b.until(lambda: not b.info["chairs"][0].get("bot"))

    asyncio.run(scene())


def three_play_spicy(server: Server, **terms: t.Any) -> list[Message]:  # noqa: ANN401 - any terms
    ada = server.open("Ada", **{**SPICY, "first": "a", "reaction": 3, **terms})
    return [ada, server.join(ada["table"], "Ben"), server.join(ada["table"], "Cleo")]


def test_in_spicy_a_window_is_let_go_by_the_silent_who_keep_their_seats(server: Server) -> None:
    async def scene(*, live: bool) -> None:
        people = three_play_spicy(server, clock=600, live=live)
        async with sitting(server, *people) as (a, b, c):
            await a.ok("start")
            await a.play_once(0, Generator(1))
            window = await b.asked(1)
            await c.asked(2)
            assert 0 < window["seconds"] <= 3
            begun = time.monotonic()
            await b.until(lambda: last(b, 1)["count"] > window["count"] and last(b, 1)["asked"] == [1])
            assert time.monotonic() - begun > 2
            assert not any(chair.get("bot") for chair in b.info["chairs"])
            assert (last(b, 1).get("seconds") or 600) > 500
            await c.until(lambda: last(c, 2)["asked"] == [1])

    async def both() -> None:
        await asyncio.gather(scene(live=False), scene(live=True))

    asyncio.run(both())


def test_who_is_next_when_a_live_window_ends_has_all_the_time_for_that(server: Server) -> None:
    """Though of those who let the card go, somebody else comes before them."""

    async def scene() -> None:
        async with sitting(server, *three_play_spicy(server, clock=600, live=True, first="b")) as (a, b, c):
            await a.ok("start")
            await b.play_once(1, Generator(1))
            window = await c.asked(2)
            await c.until(lambda: last(c, 2)["count"] > window["count"] and last(c, 2)["asked"] == [2])
            await c.caught_up()
            assert not c.info["chairs"][2].get("bot")
            await c.play_once(2, Generator(1))

    asyncio.run(scene())


def test_in_live_spicy_the_first_reaction_counts(server: Server) -> None:
    async def scene() -> None:
        people = three_play_spicy(server, live=True)
        async with sitting(server, *people) as (a, b, c):
            await a.ok("start")
            await a.play_once(0, Generator(1))
            window = await c.asked(2)
            await b.asked(1)
            challenge = next(move for move in moves_of(window["menu"]) if move.startswith("challenge"))
            await c.ok("move", seat=2, question=window["question"], move=challenge)
            await b.until(lambda: last(b, 1)["count"] > window["count"])
            assert "challenge" in json.dumps(b.pushes[1][-1]["told"])

    asyncio.run(scene())


# ---------------------------------------------------------------------- the lobby


def test_the_lobby_is_told_of_listed_tables_only(server: Server) -> None:
    async def scene() -> None:
        async with connect(f"{server.base.replace('http', 'ws')}/api/1/lobby", proxy=None) as lobby:
            before = {table["table"] for table in json.loads(await lobby.recv())}
            hidden = server.open("Ada")
            shown = server.open("Ada", listed=True)
            seen: set[str] = set()
            async with asyncio.timeout(5):
                while shown["table"] not in seen:
                    seen = {table["table"] for table in json.loads(await lobby.recv())}
            assert hidden["table"] not in seen | before
            listed = server.ask("GET", "/api/1/tables").json()
            assert hidden["table"] not in [table["table"] for table in listed]
            async with sitting(server, shown) as (a,):
                await a.ok("close")
            async with asyncio.timeout(5):
                while shown["table"] in seen:
                    seen = {table["table"] for table in json.loads(await lobby.recv())}

    asyncio.run(scene())


def test_after_a_rematch_everybody_goes_on_over_the_same_socket(server: Server) -> None:
    async def scene() -> None:
        ada = server.open("Ada", options={"tokens_to_win": "1"})
        ben = server.join(ada["table"], "Ben")
        watcher = {**ada, "token": ""}
        async with sitting(server, ada, ben, watcher) as (a, b, w):
            assert (await a.ask("follow"))["code"] == "wrong-phase"
            await a.ok("start")
            await asyncio.gather(a.play(Generator(1)), b.play(Generator(2)), w.until(lambda: w.over is not None))
            await a.ok("rematch")
            await b.until(lambda: b.info.get("next"))
            following = b.info["next"]
            for player in (a, b, w):
                player.told.clear()
                await player.ok("follow")
                assert player.info["table"] == following
            await a.until(lambda: [chair.get("present") for chair in a.info["chairs"]] == [True, True])
            assert (a.you, b.you, w.you) == ([1], [0], [])
            assert "present" not in server.info(ada["table"])["chairs"][0]
            await a.ok("start")
            await a.until(lambda: a.told.get(1))
            await w.until(lambda: w.told.get(PUBLIC))

    asyncio.run(scene())
