"""What a server and its clients say to each other, as types; version 1.

Nothing here is in a language: messages are named, and cards, players and numbers go with them, so that everybody reads
them in their own. What is sent to a seat was told to that seat; a client never works out what happened from facts.
"""

from __future__ import annotations

import typing as t

import msgspec

VERSION = 1

Seat = t.Annotated[int, msgspec.Meta(ge=0, le=5)]
Name = t.Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Word = t.Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Hex = t.Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Struct(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, frozen=True, gc=False):
    """What all of them are."""


# ---------------------------------------------------------------------- words


class Say(Struct, frozen=True):
    """A message of the game, and what goes into it: numbers, words, and objects such as `{"card": "guard"}`."""

    say: str
    args: dict[str, t.Any] = {}


class Choice(Struct, frozen=True):
    """One answer to a question: it leads to a further question, or it is a move."""

    says: Say
    then: Menu | None = None
    move: str = ""
    fatal: bool = False
    """Nobody wants this who has not misread it: ask once more."""


class Menu(Struct, frozen=True):
    """A question, and every answer that leads to a legal move."""

    ask: str
    choices: list[Choice]
    at: str = ""
    """Where the answers can be pointed at: `hand`, at cards there; `players`; `offer`, what was laid out."""


class Row(Struct, frozen=True):
    """What one player has, as the reader knows it."""

    score: int
    hand: list[str]
    front: list[str] | None
    marks: list[Say]
    out: bool = False


class View(Struct, frozen=True):
    """Everything that lies on the table, as the reader knows it; `goal` is the score that wins, 0 if none does."""

    rows: list[Row]
    middle: list[Say]
    goal: int


class Told(Struct, frozen=True):
    """A fact as it was told: its kind and what it carries, and how to say it, if there is anything to say."""

    fact: dict[str, str]
    words: Say | None = None


# ---------------------------------------------------------------------- tables

Phase = t.Literal["waiting", "playing", "over", "closed"]


class Chair(Struct, frozen=True):
    """Who sits there: a person, a bot, or nobody yet."""

    name: str = ""
    bot: str = ""
    """The level, where a bot plays; for a person who has left or is silent, too."""
    person: bool = False
    """It is a person's, even if a bot plays for it."""
    present: bool = False
    """A person's client is connected."""
    owner: bool = False
    """Whose table it is."""
    commitment: str = ""
    """Of a person's client, to its seed."""


class Terms(Struct, frozen=True):
    """What is played at a table, and how."""

    game: Word
    edition: str = ""
    options: dict[str, str] = {}
    chairs: t.Annotated[list[str], msgspec.Meta(max_length=6)] = []
    """For every seat the level of a bot, or an empty word for a person."""
    first: str = ""
    """Which seat starts, by its letter; nothing: as the rules say, by lot."""
    clock: t.Annotated[int, msgspec.Meta(ge=0, le=30 * 86400)] = 0
    """Seconds for a decision; 0: no limit."""
    reaction: t.Annotated[int, msgspec.Meta(ge=3, le=86400)] = 20
    """Seconds for an answer that may be let go, where there is a clock or the timing is live."""
    live: bool = False
    """In windows of reactions the first one counts, as at a real table."""
    watchers: bool = True
    delay: t.Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds by which watchers see everything later."""
    listed: bool = False
    """Shown in the lobby; else found by its link only."""
    sealed: bool = False
    """When it is over, everybody gets what they saw, and nobody the open record."""


class NewTable(Struct, frozen=True):
    """Open a table; whoever does sits down on its first free chair."""

    terms: Terms
    name: Name


class Join(Struct, frozen=True):
    """Sit down, on a certain chair or on the first that is free."""

    name: Name
    seat: Seat | None = None


class Seated(Struct, frozen=True):
    """A seat is yours: whoever has the token holds it. A browser keeps it as a cookie."""

    table: str
    seat: int
    token: str
    link: str
    """For others, to come to the table."""


class OwnLink(Struct, frozen=True):
    """For oneself, to go on with one's seats on another device: whoever has it holds them, too."""

    link: str


class TableInfo(Struct, frozen=True):
    """What everybody may know of a table."""

    table: str
    terms: Terms
    chairs: list[Chair]
    phase: Phase
    commitment: str
    """The server's, to its own seed."""
    next: str = ""
    """Where the same people play again."""


class Frame(Struct, frozen=True):
    """One decision of a match that is over: who made it, what was told of it, and the table then."""

    seat: int
    """7 for the dealer."""
    round: int
    """The first is 1; 0 before it is dealt."""
    told: list[Told]
    view: View
    asked: list[int]


class Belief(Struct, frozen=True):
    """A hidden place, and how many of each card were to be expected there, by what a seat knew; the likeliest first."""

    place: Say
    hidden: int
    """How many cards lie there face down."""
    cards: list[tuple[str, float]]


class Judgement(Struct, frozen=True):
    """What a bot makes of a decision: what was played, what it would have played, and the chances to win by each."""

    number: int
    decision: int
    """Which of all decisions of the match it is, the dealer's included; the first is 0."""
    played: Say
    better: Say
    agrees: bool
    """They are the same."""
    value: float
    best: float
    cost: int
    """In hundredths; 0 where the difference may be due to chance."""
    beliefs: list[Belief]


class Deal(Struct, frozen=True):
    """A decision of the dealer, and out of what it was made: cards to order, or what could be picked, sorted."""

    decision: int
    cards: list[str]
    picks: list[str]


# ---------------------------------------------------------------------- games and their rules


class OptionInfo(Struct, frozen=True):
    """One thing a table may choose: `option-NAME` says what it is, `option-NAME-VALUE` what each value means."""

    name: str
    values: list[str]
    parts: list[str] = []
    """Values of which several may be chosen together, with `+` between them."""
    numbers: list[int] = []
    """From which number to which any may be chosen, where that is so; a number needs no message."""


class EditionInfo(Struct, frozen=True):
    """A rulebook: `edition-NAME` is its title, `edition-NAME-about` says what is special about it."""

    name: str
    seats: list[int]
    """The fewest and the most."""
    usual: int
    """So many are meant where nobody says."""
    options: dict[str, str]


class CardInfo(Struct, frozen=True):
    """A card by its name in the notation: what it is called, the message of what it does, and the clause about it."""

    card: str
    name: Say
    effect: str
    clause: str


class GameInfo(Struct, frozen=True):
    """A game: the message `name` is its title. Its first edition is the usual one."""

    name: str
    editions: list[EditionInfo]
    options: list[OptionInfo]
    cards: list[CardInfo]
    routine: list[str]
    """Kinds of facts that go without saying, unless they show a card to the reader."""
    clauses: dict[str, str]
    """Which clause of the rulebook a question, a fact or a refusal follows from, by its message."""
    reacts: bool = False
    """There are questions that a silent player has answered: with `reaction` and `live` a table says how."""


class ReferenceLine(Struct, frozen=True):
    """A line of the reference card: a card, or the first and the last of several that differ in their ranks alone."""

    card: str
    name: Say
    effect: str
    """A message; what goes into it are the `args` of the rulebook."""
    copies: int
    """Of each."""
    clause: str
    """The section of the rules that is about it."""
    rank: int | None = None
    last: str = ""
    last_name: Say | None = None


class RuleClause(Struct, frozen=True):
    """A numbered clause, or the heading above some; what goes into its message are the `args` of the rulebook."""

    number: str
    kind: t.Literal["heading", "clause"]
    say: str


class OptionDifference(Struct, frozen=True):
    """An option that is set otherwise."""

    option: str
    one: str
    other: str


class CardDifference(Struct, frozen=True):
    """A card with another rank or number; a deck that lacks it has no line."""

    card: str
    one: ReferenceLine | None = None
    other: ReferenceLine | None = None


class ClauseDifference(Struct, frozen=True):
    """A clause or heading that reads otherwise, by its message; an edition that lacks it has none."""

    number: str
    kind: t.Literal["heading", "clause"]
    one: str = ""
    other: str = ""


class Differences(Struct, frozen=True):
    """How the rules of another edition differ; what goes into its messages are its own `args`."""

    edition: str
    chosen: dict[str, str]
    seats: list[int]
    args: dict[str, t.Any]
    options: list[OptionDifference]
    cards: list[CardDifference]
    clauses: list[ClauseDifference]


class Rules(Struct, frozen=True):
    """The rules of an edition, as messages: reference card, headings and clauses in order."""

    game: str
    edition: str
    chosen: dict[str, str]
    """The options that are set otherwise than the edition has them."""
    options: dict[str, str]
    seats: list[int]
    args: dict[str, t.Any]
    """What goes into every heading, clause and effect of a card."""
    cards: list[ReferenceLine]
    clauses: list[RuleClause]
    against: Differences | None = None
    """How another edition differs, where one was named."""


# ---------------------------------------------------------------------- from the server


class Table(Struct, tag="table", tag_field="is", frozen=True):
    """The table has changed, or you have come."""

    info: TableInfo
    you: list[int]
    """The seats you hold here."""


class Push(Struct, tag="told", tag_field="is", frozen=True):
    """What a seat (6: everybody who watches) was told since, and what follows from it."""

    seat: int
    count: int
    """So many facts it has been told, with these."""
    told: list[Told]
    view: View
    asked: list[int]
    """Who owes a decision."""
    question: int = 0
    """The number of the question this seat is asked, if it is; an answer names it."""
    menu: Menu | None = None
    seconds: float | None = None
    """How long is left to answer."""
    winners: list[int] | None = None


class Done(Struct, tag="done", tag_field="is", frozen=True):
    """What you asked for with this id is done, and will never be lost."""

    id: str


class No(Struct, tag="no", tag_field="is", frozen=True):
    """What you asked for was refused, and nothing was changed."""

    code: str
    args: dict[str, t.Any] = {}
    id: str = ""


class Said(Struct, tag="said", tag_field="is", frozen=True):
    """Somebody says one of the phrases, by its name."""

    seat: int
    phrase: str


class Hint(Struct, tag="hint", tag_field="is", frozen=True):
    """What a bot would do: the move, its words, and the chance to win the match by it and by the next best."""

    seat: int
    move: str
    words: Say
    value: float
    other: float


class Reveal(Struct, tag="reveal", tag_field="is", frozen=True):
    """The match is about to begin: show the seed that you committed to."""


FromServer = Table | Push | Done | No | Said | Hint | Reveal


# ---------------------------------------------------------------------- from a client


class Ask(Struct, frozen=True):
    """What all requests have: an id of your own; sent again with the same id they are done once."""

    id: Word


class Move(Ask, tag="move", tag_field="do", frozen=True):
    """Answer a question with a move in the notation."""

    seat: Seat
    question: int
    move: t.Annotated[str, msgspec.Meta(max_length=200)]


class Start(Ask, tag="start", tag_field="do", frozen=True):
    """Begin; chairs that are free are given to bots of this level."""

    level: str = "medium"


class Leave(Ask, tag="leave", tag_field="do", frozen=True):
    """A bot takes your seat; before the start, the chair is free again."""

    seat: Seat


class Return(Ask, tag="return", tag_field="do", frozen=True):
    """Take your seat back from the bot."""

    seat: Seat


class Kick(Ask, tag="kick", tag_field="do", frozen=True):
    """Before the start: somebody has to go."""

    seat: Seat


class Rematch(Ask, tag="rematch", tag_field="do", frozen=True):
    """The same people once more, one seat further."""


class Follow(Ask, tag="follow", tag_field="do", frozen=True):
    """Go on where the same people play again, at the table that is `next`, over the same socket."""


class Close(Ask, tag="close", tag_field="do", frozen=True):
    """Nobody plays here any more."""


class Speak(Ask, tag="speak", tag_field="do", frozen=True):
    """Say one of the phrases."""

    seat: Seat
    phrase: t.Annotated[str, msgspec.Meta(max_length=20)]


class AskHint(Ask, tag="hint", tag_field="do", frozen=True):
    """Ask a bot what it would do."""

    seat: Seat


class Commit(Ask, tag="commit", tag_field="do", frozen=True):
    """Before the start: your client has chosen a seed, and commits itself to it."""

    seat: Seat
    commitment: Hex


class ShowSeed(Ask, tag="seed", tag_field="do", frozen=True):
    """The seed you committed to."""

    seat: Seat
    seed: Hex


class Hello(Struct, tag="hello", tag_field="do", frozen=True):
    """The first thing a client says: what it has, so that it gets the rest."""

    token: str = ""
    """Whoever has none, and no cookie, watches."""
    have: dict[str, int] = {}
    """For every seat it holds (`"6"` for a watcher) how many facts it has been told."""
    watch: bool = False
    """It wants to watch, whatever seats it holds."""


Request = Move | Start | Leave | Return | Kick | Rematch | Follow | Close | Speak | AskHint | Commit | ShowSeed
FromClient = Hello | Request

PHRASES = ("hello", "thanks", "well-played", "oops", "hurry", "thinking", "wow", "good-luck", "again", "bye")
"""What can be said, by the names of its messages."""
