"""What a server says of a game arrives as the game has said it."""

from __future__ import annotations

import msgspec
import pytest
from tests.random_play import Setting, editions, walk
from tests.scale import times

from kartaro.core.errors import BadText
from kartaro.games import game as game_named
from kartaro.server.protocol import Say, Sentence, Told, View
from kartaro.server.wire import Wire
from kartaro.terminal.joining.wire_reader import WireReader


@pytest.mark.parametrize("setting", editions(), ids=str)
def test_facts_and_tables_arrive(setting: Setting) -> None:
    for match, _ in walk(setting, times(20, 200), "hearing"):
        wire, reader = Wire(match.game), WireReader(match.game)
        for seat in setting.listeners():
            for fact in match.told(seat)[-3:]:
                told = msgspec.json.decode(msgspec.json.encode(wire.told(fact)), type=Told)
                words = match.game.fact_words(fact)
                assert (told.words is None) == (words is None)
                assert told.words is None or reader.words(told.words) == words
                assert reader.begins_round(told) == match.game.begins_round(fact)
            said = msgspec.json.encode(wire.sentences(match.told(seat)[-9:], 5))
            arrived = msgspec.json.decode(said, type=list[Sentence])
            sentences = match.game.sentences(match.told(seat)[-9:], 5)
            assert [
                (
                    reader.words(one.words),
                    one.group,
                    one.facts,
                    one.clause,
                    one.cause and reader.words(one.cause),
                    one.drama,
                )
                for one in arrived
            ] == [tuple(sentence) for sentence in sentences]
            view = match.view(seat)
            sent = msgspec.json.decode(msgspec.json.encode(wire.view(view)), type=View)
            assert reader.overview(sent) == match.game.overview(view)


@pytest.mark.parametrize("argument", [{"card": "ace"}, {"player": "x"}, {"dice": 1}, {}, {"card": "spy", "player": 1}])
def test_what_there_is_not_is_not_understood(argument: dict[str, object]) -> None:
    with pytest.raises(BadText, match="bad-message"):
        WireReader(game_named("love-letter")).words(Say("fact-drew", {"card": argument}))
