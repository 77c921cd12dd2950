"""What a server and its clients say to each other, as types; version 1.

Nothing here is in a language: messages are named, and cards, players and numbers go with them, so that everybody reads
them in their own. What is sent to a seat was told to that seat; a client never works out what happened from facts.

Imports nothing else of Kartaro: a client needs these types and no more. Names of types, tags and fields do not change.
"""

from __future__ import annotations

from kartaro.server.protocol.base import API, VERSION, Asked, Hex, Name, Seat, Struct, Word
from kartaro.server.protocol.finished import Belief, Deal, Frame, Judgement
from kartaro.server.protocol.pushes import Done, FromServer, Hint, No, Push, Reveal, Said, Table
from kartaro.server.protocol.requests import (
    PHRASES,
    Ask,
    AskHint,
    Close,
    Commit,
    Follow,
    FromClient,
    Hello,
    Kick,
    Leave,
    Move,
    Rematch,
    Request,
    Return,
    ShowSeed,
    Speak,
    Start,
)
from kartaro.server.protocol.rules import (
    CardDifference,
    CardInfo,
    ClauseDifference,
    Differences,
    EditionInfo,
    GameInfo,
    OptionDifference,
    OptionInfo,
    ReferenceLine,
    RuleClause,
    Rules,
)
from kartaro.server.protocol.tables import Chair, Join, NewTable, OwnLink, Phase, Seated, ShownTerms, TableInfo, Terms
from kartaro.server.protocol.views import Choice, Menu, Row, Say, Sentence, Told, View

__all__ = [
    "API",
    "PHRASES",
    "VERSION",
    "Ask",
    "AskHint",
    "Asked",
    "Belief",
    "CardDifference",
    "CardInfo",
    "Chair",
    "Choice",
    "ClauseDifference",
    "Close",
    "Commit",
    "Deal",
    "Differences",
    "Done",
    "EditionInfo",
    "Follow",
    "Frame",
    "FromClient",
    "FromServer",
    "GameInfo",
    "Hello",
    "Hex",
    "Hint",
    "Join",
    "Judgement",
    "Kick",
    "Leave",
    "Menu",
    "Move",
    "Name",
    "NewTable",
    "No",
    "OptionDifference",
    "OptionInfo",
    "OwnLink",
    "Phase",
    "Push",
    "ReferenceLine",
    "Rematch",
    "Request",
    "Return",
    "Reveal",
    "Row",
    "RuleClause",
    "Rules",
    "Said",
    "Say",
    "Seat",
    "Seated",
    "Sentence",
    "ShowSeed",
    "ShownTerms",
    "Speak",
    "Start",
    "Struct",
    "Table",
    "TableInfo",
    "Terms",
    "Told",
    "View",
    "Word",
]
