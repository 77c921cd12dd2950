"""Scenario files: positions, moves and what must come of them, in TOML, one format for every game.

    game = "love-letter"

    [[case]]
    id = "LL-010"
    title = "A Guard that names the card knocks its owner out"
    seats = 3
    position = "a{guard,king} b{prince} c{priest} deck[handmaid,guard]"
    moves = ["a: guard b prince"]
    holds = ["out:b", "fb<prince>", "turn:c"]

A case runs for each of its editions and numbers of seats. Cards written `?` in a position, and what
the dealer decides at random, are filled in twenty ways; the case must hold in each. The whole format
is in docs/notation.md.
"""

from __future__ import annotations

import collections
import dataclasses
import itertools
import re
import tomllib
import typing as t
from pathlib import Path

from kartaro.core.errors import BadText, KartaroError
from kartaro.core.fact import UNKNOWN, Fact, told
from kartaro.core.generator import Generator
from kartaro.core.match import Match, fold, shuffle
from kartaro.core.seats import DEALER, PUBLIC, letter, seat_of
from kartaro.games import game as game_named

if t.TYPE_CHECKING:
    from kartaro.core.edition import Edition
    from kartaro.core.game import Game

FILLINGS = 20
ANY = "_"
"""A card that is seen, or a word of a fact, whichever it is."""
ORDER, RANDOM = "order", "random"


@dataclasses.dataclass(frozen=True)
class CaseResult:
    """What came of a case: how much was asserted, and every difference found."""

    id: str
    title: str
    assertions: int
    passed: bool
    differences: list[str]


class Move(t.NamedTuple):
    """A seat and what it does, as text."""

    seat: int
    text: str

    def __str__(self) -> str:
        return f"{letter(self.seat)}: {self.text}"


class Refusal(t.NamedTuple):
    """A move that must be refused, and the code of the refusal."""

    move: Move
    code: str


@dataclasses.dataclass(frozen=True)
class Step:
    """Moves, and what is asserted once they are made."""

    name: str
    moves: list[Move]
    before: str
    """A fact of these moves: the position is judged as it was before it."""
    checks: list[tuple[str, t.Any]]


class Occasion(t.NamedTuple):
    """What a case is run for at a time."""

    edition: str
    seats: int

    def __str__(self) -> str:
        return f"{self.edition} seats {self.seats}"


@dataclasses.dataclass(frozen=True)
class Setting:
    """The match a branch begins with."""

    editions: list[str]
    options: dict[str, str]
    seats: list[int]
    position: str
    not_made: str
    """The code with which making the match is refused, or nothing."""

    def occasions(self) -> list[Occasion]:
        """Every edition with every number of seats."""
        return [Occasion(edition, seats) for edition in self.editions for seats in self.seats]


@dataclasses.dataclass(frozen=True)
class Branch:
    """One way a case goes."""

    name: str
    setting: Setting
    steps: list[Step]


@dataclasses.dataclass(frozen=True)
class Case:
    """A case as it was read."""

    id: str
    title: str
    game: Game
    branches: list[Branch]
    same_to: list[int]
    """Seats to which all branches must look the same."""


def run_file(path: str | Path) -> list[CaseResult]:
    """Run every case of a file; BadText if the file is no scenario file."""
    return [run_case(case) for case in read_file(path)]


# ---------------------------------------------------------------------- reading


@dataclasses.dataclass(frozen=True)
class Place:
    """Where in a file we are, and what is known there."""

    file: str
    where: str = ""
    game: Game | None = None
    seats: int = 0
    """The fewest seats that play."""

    def inside(self, name: str) -> Place:
        """A place within this one."""
        return dataclasses.replace(self, where=f"{self.where}, {name}" if self.where else name)

    def refuse(self, code: str, **arguments: object) -> BadText:
        """The error that says what is wrong here."""
        return BadText(code, file=self.file, where=self.where, **arguments)

    def known_game(self) -> Game:
        """The game that is played here."""
        if self.game is None:
            raise self.refuse("scenario-missing", key="game")
        return self.game


def read_file(path: str | Path) -> list[Case]:
    """The cases of a file; BadText with file and place if it is malformed."""
    place = Place(str(path))
    try:
        file = tomllib.loads(Path(path).read_text("utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise place.refuse("scenario-unreadable", problem=str(error)) from None
    check_keys(place, file, {"game", "case"})
    tables = read_tables(place.inside("case"), file.get("case", []))
    if not tables:
        raise place.refuse("scenario-missing", key="case")
    if "game" in file:
        place = dataclasses.replace(place, game=read_game(place.inside("game"), file["game"]))
    cases = [read_case(place.inside(f"case {number}"), table) for number, table in enumerate(tables, 1)]
    for case_id, times in collections.Counter(case.id for case in cases).items():
        if times > 1:
            raise place.refuse("scenario-id-twice", id=case_id)
    return cases


def read_case(place: Place, table: dict[str, t.Any]) -> Case:
    check_keys(place, table, {*CASE_KEYS, *BRANCH_KEYS, "branch"})
    for key in ("id", "title", "seats"):
        if key not in table:
            raise place.refuse("scenario-missing", key=key)
    case_id = read_text(place.inside("id"), table["id"])
    place = dataclasses.replace(place, where=f"{place.where} ({case_id})")
    if "game" in table:
        place = dataclasses.replace(place, game=read_game(place.inside("game"), table["game"]))
    game = place.known_game()
    everywhere = Setting([edition.name for edition in game.editions], {}, [], "", "")
    setting = read_setting(place, table, everywhere)
    steps = read_steps(at_seats(place, setting), table)
    branches = [
        read_branch(place.inside(f"branch {number}"), branch, setting, steps)
        for number, branch in enumerate(read_tables(place.inside("branch"), table.get("branch", [])), 1)
    ] or [Branch("", setting, steps)]
    check_branches(place, setting, branches)
    same_to = read_seats(at_seats(place, setting).inside("same_to"), table.get("same_to", []))
    if same_to and len(branches) == 1:
        raise place.refuse("scenario-missing", key="branch")
    return Case(case_id, read_text(place.inside("title"), table["title"]), game, branches, same_to)


def read_branch(place: Place, table: dict[str, t.Any], setting: Setting, steps: list[Step]) -> Branch:
    """A branch goes on where the steps of its case end, or begins a match of its own."""
    check_keys(place, table, {*BRANCH_KEYS, "title"})
    own = read_setting(place, table, setting)
    name = read_text(place.inside("title"), table.get("title", place.where.rpartition(", ")[2]))
    return Branch(name, own, steps + read_steps(at_seats(place, own), table))


def check_branches(place: Place, setting: Setting, branches: list[Branch]) -> None:
    """Every edition of a case is run, and no other."""
    run = {edition for branch in branches for edition in branch.setting.editions}
    for edition in {*setting.editions} ^ run:
        raise place.refuse("scenario-value", key="editions", value=edition)


def read_setting(place: Place, table: dict[str, t.Any], default: Setting) -> Setting:
    setting = Setting(
        editions=read_texts(place.inside("editions"), table.get("editions", default.editions)),
        options=read_options(place.inside("options"), table.get("options", default.options)),
        seats=read_numbers(place.inside("seats"), table.get("seats", default.seats)),
        position=read_text(place.inside("position"), table.get("position", default.position)),
        not_made=read_text(place.inside("not_made"), table.get("not_made", default.not_made)),
    )
    game = place.known_game()
    known = {edition.name for edition in game.editions}
    for name in setting.editions:
        if name not in known:
            raise place.refuse("unknown-edition", game=game.name, edition=name, known=", ".join(sorted(known)))
        if not setting.not_made:
            check_options(place, game, name, setting.options)
    if not setting.seats or not setting.editions:
        raise place.refuse("scenario-missing", key="editions" if setting.seats else "seats")
    return setting


def check_options(place: Place, game: Game, edition: str, options: dict[str, str]) -> None:
    try:
        game.edition(edition, options)
    except KartaroError as error:
        raise place.refuse(error.code, **error.arguments) from None


def at_seats(place: Place, setting: Setting) -> Place:
    return dataclasses.replace(place, seats=min(setting.seats))


def read_steps(place: Place, table: dict[str, t.Any]) -> list[Step]:
    """What stands in the case or branch itself is its first step."""
    steps = [read_step(place, {key: table[key] for key in STEP_KEYS if key in table})]
    for number, step in enumerate(read_tables(place.inside("step"), table.get("step", [])), 2):
        inside = place.inside(f"step {number}")
        check_keys(inside, step, STEP_KEYS)
        steps.append(read_step(inside, step))
    return [step for step in steps if step.moves or step.checks]


def read_step(place: Place, table: dict[str, t.Any]) -> Step:
    if "before" in table and not {*table} <= {"before", "moves", *JUDGED_BEFORE}:
        raise place.refuse("scenario-value", key="before", value=", ".join(sorted(table)))
    return Step(
        name=place.where.partition(", ")[2] or "step 1",
        moves=[read_move(place.inside("moves"), text) for text in read_texts(place, table.get("moves", []))],
        before=read_fact(place.inside("before"), table["before"]) if "before" in table else "",
        checks=[(key, check.read(place.inside(key), table[key])) for key, check in CHECKS.items() if key in table],
    )


def check_keys(place: Place, table: dict[str, t.Any], known: t.Collection[str]) -> None:
    for key in table:
        if key not in known:
            raise place.refuse("scenario-key", key=key)


# Values: each reader gives the value back as it is used, or says what is wrong with it.


def read_tables(place: Place, value: object) -> list[dict[str, t.Any]]:
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise place.refuse("scenario-value", value=repr(value))
    return value


def read_text(place: Place, value: object) -> str:
    if not isinstance(value, str):
        raise place.refuse("scenario-value", value=repr(value))
    return unfold(value)


def read_texts(place: Place, value: object) -> list[str]:
    if not isinstance(value, list):
        raise place.refuse("scenario-value", value=repr(value))
    return [read_text(place, item) for item in value]


def read_flag(place: Place, value: object) -> bool:
    if not isinstance(value, bool):
        raise place.refuse("scenario-value", value=repr(value))
    return value


def read_number(place: Place, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise place.refuse("scenario-value", value=repr(value))
    return value


def read_numbers(place: Place, value: object) -> list[int]:
    """Numbers in a list, or a single one."""
    return [read_number(place, item) for item in (value if isinstance(value, list) else [value])]


def read_counts(place: Place, value: object) -> dict[str, int]:
    if not isinstance(value, dict) or not value:
        raise place.refuse("scenario-value", value=repr(value))
    return {name: read_number(place.inside(name), number) for name, number in value.items()}


def read_card_counts(place: Place, value: object) -> dict[str, int]:
    counts = read_counts(place, value)
    for name in counts:
        check_card(place, name)
    return counts


def read_options(place: Place, value: object) -> dict[str, str]:
    if not isinstance(value, dict):
        raise place.refuse("scenario-value", value=repr(value))
    return {name: read_text(place.inside(name), word) for name, word in value.items()}


def read_game(place: Place, value: object) -> Game:
    try:
        return game_named(read_text(place, value))
    except BadText:
        raise
    except KartaroError as error:
        raise place.refuse(error.code, **error.arguments) from None


def read_seat(place: Place, word: str) -> int:
    try:
        seat = seat_of(word)
    except ValueError:
        raise place.refuse("unknown-seat", seat=word) from None
    if seat not in {PUBLIC, DEALER} and seat >= place.seats:
        raise place.refuse("unknown-seat", seat=word)
    return seat


def read_seats(place: Place, value: object) -> list[int]:
    return [read_seat(place, word) for word in read_texts(place, value)]


def read_by_seat(place: Place, value: object, read: t.Callable[[Place, object], list[str]]) -> dict[int, list[str]]:
    if not isinstance(value, dict) or not value:
        raise place.refuse("scenario-value", value=repr(value))
    return {read_seat(place, word): read(place.inside(word), texts) for word, texts in value.items()}


def read_moves_by_seat(place: Place, value: object) -> dict[int, list[str]]:
    return read_by_seat(place, value, read_texts)


def read_facts(place: Place, value: object) -> list[str]:
    return [read_fact(place, text) for text in read_texts(place, value)]


def read_facts_by_seat(place: Place, value: object) -> dict[int, list[str]]:
    return read_by_seat(place, value, read_facts)


def read_fact(place: Place, value: object) -> str:
    """A fact, as far as it is written out, with its audience or without."""
    text = read_text(place, value)
    kinds = place.known_game().facts.by_name
    if not text.split() or text.split()[0] not in kinds:
        raise place.refuse("bad-fact", text=text)
    return text


def read_terms(place: Place, value: object) -> list[Term]:
    """Terms of a position, one or several in a text."""
    terms = [term for text in read_texts(place, value) for term in terms_of(place, text)]
    for card in itertools.chain.from_iterable(term.items for term in terms if term.holds_cards):
        if card not in {UNKNOWN, ANY} and re.fullmatch(r"[\w-]+", card):
            check_card(place, card)
    return terms


def read_terms_by_seat(place: Place, value: object) -> dict[int, list[Term]]:
    return t.cast("dict[int, list[Term]]", read_by_seat(place, value, t.cast("t.Any", read_terms)))


def check_card(place: Place, card: str) -> None:
    cards = place.known_game().cards
    if card not in cards:
        raise place.refuse("unknown-card", card=card, known=", ".join(cards))


def read_move(place: Place, text: str) -> Move:
    """`a: guard b prince`"""
    word, colon, move = text.partition(":")
    if not colon or not move.strip():
        raise place.refuse("bad-move", text=text)
    return Move(read_seat(place, word.strip()), " ".join(move.split()))


def read_refusals(place: Place, value: object) -> list[Refusal]:
    """`a: guard b guard -> guard-named`"""
    refusals = []
    for text in read_texts(place, value):
        move, arrow, code = text.partition("->")
        if not arrow or not code.strip():
            raise place.refuse("scenario-value", value=text)
        refusals.append(Refusal(read_move(place, move), code.strip()))
    return refusals


def unfold(text: str) -> str:
    """`?*3` is `?,?,?`, and so for `_`."""
    return re.sub(r"([?_])\*(\d+)", lambda m: ",".join(m[1] * int(m[2])), text)


# ---------------------------------------------------------------------- terms of a position

TERM = re.compile(
    r"\s*(?:knows\s+(?P<knower>\w+):\s*)?(?:(?P<place>\w+)(?P<open>[\[{<(])(?P<cards>[^\]}>)]*)[\]}>)]"
    r"|(?P<mark>\w+):(?P<values>\S*))\s*"
)
IN_ORDER = "[<"


class Term(t.NamedTuple):
    """A term of a position: `a{guard,king}`, `prot:b,c`, `knows c:a{handmaid}`."""

    text: str
    head: str
    holds_cards: bool
    in_order: bool
    items: list[str]

    @property
    def is_known(self) -> bool:
        """What a seat knows, not where a card lies."""
        return self.head.startswith("knows ")

    def agrees(self, other: Term) -> bool:
        """Whether another term says what this one asks for; `_` is any card that is seen."""
        if self.head != other.head or len(self.items) != len(other.items):
            return False
        if self.in_order:
            return all(
                mine == theirs or (mine == ANY and theirs != UNKNOWN)
                for mine, theirs in zip(self.items, other.items, strict=True)
            )
        rest = collections.Counter(other.items)
        rest.subtract(item for item in self.items if item != ANY)
        return min(rest.values(), default=0) >= 0 and (ANY not in self.items or not rest[UNKNOWN])


def terms_of(place: Place, text: str) -> list[Term]:
    """The terms of a position, in whatever notation its game has for them."""
    terms, at = [], 0
    while at < len(text):
        match = TERM.match(text, at)
        if match is None:
            raise place.refuse("bad-position", text=text[at:])
        terms.append(term_of(match))
        at = match.end()
    return terms


def term_of(match: re.Match[str]) -> Term:
    head = f"knows {match['knower']}:" if match["knower"] else ""
    cards = match["place"] is not None
    head += match["place"] + match["open"] if cards else match["mark"] + ":"
    items = [item.strip() for item in (match["cards"] if cards else match["values"]).split(",") if item.strip()]
    return Term(match[0].strip(), head, cards, cards and match["open"] in IN_ORDER, items)


def found(term: Term, terms: list[Term]) -> bool:
    """Whether a term holds among others; an empty one holds where there is none of its kind."""
    same = [other for other in terms if other.head == term.head]
    return any(term.agrees(other) for other in same) or not (same or term.items)


# ---------------------------------------------------------------------- running


def run_case(case: Case) -> CaseResult:
    """Run a case for every edition and number of seats, in every filling."""
    tally = Tally()
    occasions = dict.fromkeys(one for branch in case.branches for one in branch.setting.occasions())
    for occasion in occasions:
        before = tally.assertions
        run_occasion(case, occasion, tally)
        if tally.assertions == before:
            tally.differences.append(f"{case.id} {occasion}: expected an assertion; got none")
    return CaseResult(case.id, case.title, tally.assertions, not tally.differences, tally.differences)


def run_occasion(case: Case, occasion: Occasion, tally: Tally) -> None:
    """All fillings until one differs; only one where nothing was left to chance."""
    branches = [branch for branch in case.branches if occasion in branch.setting.occasions()]
    for filling in range(FILLINGS):
        tally.counting = filling == 0
        runs = [Run(case, branch, occasion, filling, tally) for branch in branches]
        differed = len(tally.differences)
        for run in runs:
            run.go()
        if case.same_to:
            compare(case, runs)
        if len(tally.differences) > differed or not any(run.used_chance() for run in runs):
            break


class Tally:
    """What was asserted so far, each assertion once for all fillings, and what differed."""

    def __init__(self) -> None:
        self.assertions = 0
        self.differences: list[str] = []
        self.counting = True


class Run:
    """One branch of a case, played for one edition, one number of seats and one filling."""

    match: Match
    made: int
    """How many facts there were before the last moves."""
    before: int
    """How many facts the position is judged after."""

    def __init__(self, case: Case, branch: Branch, occasion: Occasion, filling: int, tally: Tally) -> None:
        self.case = case
        self.branch = branch
        self.occasion = occasion
        self.filling = filling
        self.generator = Generator(filling)
        self.fresh = self.generator.state
        self.tally = tally
        self.finished = False

    def used_chance(self) -> bool:
        return self.generator.state != self.fresh

    def differ(self, what: str, expected: object, got: object) -> None:
        """Write a difference down, with everything needed to find it again."""
        name = f" {self.branch.name}" if self.branch.name else ""
        filling = f" filling {self.filling}" if self.used_chance() else ""
        self.tally.differences.append(
            f"{self.case.id} {self.occasion}{name}{filling}, {what}: expected {expected}; got {got}"
        )

    def judge(self, what: str, verdict: Verdict) -> None:
        self.tally.assertions += self.tally.counting
        if not verdict.holds:
            self.differ(what, verdict.expected, verdict.got)

    def go(self) -> None:
        """Make the match and go through the steps, until one cannot be made."""
        not_made = self.branch.setting.not_made
        try:
            self.make()
        except KartaroError as error:
            if not_made:
                self.judge("not_made", Verdict(error.code == not_made, not_made, error))
            else:
                self.differ("position", self.branch.setting.position or "a new match", error)
            return
        if not_made:
            self.judge("not_made", Verdict(holds=False, expected=not_made, got=self.match.position_now()))
            return
        self.finished = all(self.step(step) for step in self.branch.steps)

    def make(self) -> None:
        setting, game = self.branch.setting, self.case.game
        edition = game.edition(self.occasion.edition, setting.options)
        game.check_seats(edition, self.occasion.seats)
        position = fill(game, edition, self.occasion.seats, setting.position, self.generator)
        self.match = Match(game, edition, self.occasion.seats, position)
        self.made = len(self.match.facts)

    def step(self, step: Step) -> bool:
        """Make the moves and judge what came of them; False if a move was refused."""
        if step.moves:
            self.made = len(self.match.facts)
        for move in step.moves:
            try:
                play(self.match, move, self.generator)
            except KartaroError as error:
                self.differ(f"{step.name}, moves", move, error)
                return False
        if not self.find_before(step):
            return False
        when = f"{step.name}, before {step.before}" if step.before else step.name
        for key, expected in step.checks:
            for verdict in CHECKS[key].judge(self, expected):
                self.judge(f"{when}, {key}", verdict)
        return True

    def find_before(self, step: Step) -> bool:
        self.before = len(self.match.facts)
        if not step.before:
            return True
        for count, fact in enumerate(self.match.facts[self.made :], self.made):
            if says(self.write(fact), step.before):
                self.before = count
                return True
        self.differ(f"{step.name}, before", step.before, self.facts_made())
        return False

    # What is judged

    def write(self, fact: Fact) -> str:
        return self.case.game.facts.write(fact)

    def facts_made(self) -> list[str]:
        """The facts of the last moves."""
        return [self.write(fact) for fact in self.match.facts[self.made :]]

    def facts_told(self, seat: int) -> list[str]:
        """The same, as a seat is told them."""
        heard = [told(fact, seat) for fact in self.match.facts[self.made :]]
        return [without_audience(self.write(fact)) for fact in heard if fact is not None]

    def position(self) -> str:
        """The whole position, now or before a fact of the last moves."""
        match = self.match
        if self.before == len(match.facts):
            return match.position_now()
        game = match.game
        truth = game.table(match.edition, match.seats)
        views = {seat: game.table(match.edition, match.seats, seat) for seat in range(match.seats)}
        for fact in match.facts[: self.before]:
            fold(truth, fact)
            for seat, view in views.items():
                heard = told(fact, seat)
                if heard is not None:
                    fold(view, heard)
        return game.position_text(match.edition, truth, views)

    def sight(self, seat: int) -> str:
        """The position as one seat sees it."""
        match = self.match
        view = match.game.table(match.edition, match.seats, seat)
        for fact in match.facts[: self.before]:
            heard = told(fact, seat)
            if heard is not None:
                fold(view, heard)
        return match.game.position_text(match.edition, view, {})

    def legal(self, seat: int) -> list[str]:
        """The moves of a seat; of a dealer who owes an order, just that."""
        if seat == DEALER and self.match.wanted():
            return [ORDER]
        return self.match.legal(seat)

    def everything(self) -> list[object]:
        """All that a refusal must leave as it is."""
        match = self.match
        seats = [*range(match.seats), DEALER]
        return [
            match.position_now(),
            match.facts[:],
            match.decisions[:],
            [self.legal(seat) for seat in seats],
            [self.sight(seat) for seat in range(match.seats)],
        ]

    def looks(self, seat: int) -> dict[str, object]:
        """Everything a seat can tell by."""
        match = self.match
        view = match.view(seat)
        return {
            "told": [self.write(fact) for fact in match.told(seat)],
            "sees": self.sight(seat),
            "may be": match.game.masks(view),
            "asked": match.asked(),
            "legal": match.legal(seat) if seat < match.seats else [],
        }


def compare(case: Case, runs: list[Run]) -> None:
    """All branches must look the same as the first to the seats named."""
    if not all(run.finished for run in runs):
        return
    first = runs[0]
    for run, seat in itertools.product(runs[1:], case.same_to):
        one, other = first.looks(seat), run.looks(seat)
        for key in one:
            run.judge(f"same_to {letter(seat)}, {key}", Verdict(one[key] == other[key], one[key], other[key]))


def fill(game: Game, edition: Edition, seats: int, position: str, generator: Generator) -> str:
    """A position with a card that is left for every `?` that is not about knowledge."""
    terms = terms_of(Place(game.name), position)
    laid = [term for term in terms if term.holds_cards and not term.is_known]
    named = [card for term in laid for card in term.items if card != UNKNOWN]
    wanted = sum(term.items.count(UNKNOWN) for term in laid)
    if not wanted:
        return position
    drawn = draw([game.cards[card] for card in box(game, edition, seats)], named, generator)
    if len(drawn) < wanted:
        raise BadText("bad-position", text=position)
    cards = iter(drawn)
    return " ".join(re.sub(r"\?", lambda _: next(cards), term.text) if term in laid else term.text for term in terms)


def box(game: Game, edition: Edition, seats: int) -> list[int]:
    """All cards of an edition: those the dealer orders for the first deal."""
    match = Match(game, edition, seats)
    while not match.wanted():
        match.play(DEALER, match.codes(DEALER)[0])
    return match.wanted()


def draw(cards: list[str], named: t.Iterable[str], generator: Generator) -> list[str]:
    """What is left of some cards, in random order."""
    rest = list((collections.Counter(cards) - collections.Counter(named)).elements())
    numbers = list(range(len(rest)))
    shuffle(numbers, generator)
    return [rest[number] for number in numbers]


def play(match: Match, move: Move, generator: Generator) -> None:
    """Make a move: as written, at random, or an order of cards of which some may be left to chance."""
    words = move.text.split()
    if move.seat == DEALER and words[0] == ORDER:
        match.order(order_of(match, words[1:], generator))
    elif words == [RANDOM] and move.seat == DEALER:
        match.deal(generator)
    elif words[-1] == RANDOM:
        moves = match.codes(move.seat)
        match.play(move.seat, moves[generator.below(len(moves))] if moves else move.text)
    else:
        match.play(move.seat, move.text)


def order_of(match: Match, words: list[str], generator: Generator) -> list[int]:
    """`order random`, or cards from the top, `?` and those after the last at random."""
    names = match.game.cards
    cards = [] if words == [RANDOM] else "".join(words).split(",")
    for card in cards:
        if card not in {UNKNOWN, *names}:
            raise BadText("unknown-card", card=card, known=", ".join(names))
    wanted = [names[card] for card in match.wanted()]
    if UNKNOWN in cards or len(cards) < len(wanted):
        rest = iter(draw(wanted, [card for card in cards if card != UNKNOWN], generator))
        cards = [next(rest, UNKNOWN) if card == UNKNOWN else card for card in cards] + list(rest)
    return [names.index(card) for card in cards if card != UNKNOWN]


# ---------------------------------------------------------------------- assertions


class Verdict(t.NamedTuple):
    """One assertion: whether it holds, what was expected, and what was found."""

    holds: bool
    expected: object
    got: object


class Check(t.NamedTuple):
    """A key of a step: how its value is read, and the verdicts it leads to."""

    read: t.Callable[[Place, t.Any], t.Any]
    judge: t.Callable[[Run, t.Any], t.Iterator[Verdict]]


def equal(got: t.Callable[[Run], object]) -> t.Callable[[Run, t.Any], t.Iterator[Verdict]]:
    """The assertion that something is just what was expected."""

    def judge(run: Run, expected: object) -> t.Iterator[Verdict]:
        value = got(run)
        yield Verdict(value == expected, expected, value)

    return judge


def refused(run: Run, refusals: list[Refusal]) -> t.Iterator[Verdict]:
    """A move is refused with its code and changes nothing."""
    for move, code in refusals:
        before = run.everything()
        try:
            play(run.match, move, run.generator)
        except KartaroError as error:
            same = run.everything() == before
            got = error if same else f"{error}, and another position: {run.match.position_now()}"
            yield Verdict(error.code == code and same, f"{move} -> {code}", got)
        else:
            yield Verdict(holds=False, expected=f"{move} -> {code}", got=f"played: {run.match.position_now()}")


def holds(run: Run, expected: list[Term]) -> t.Iterator[Verdict]:
    return terms_hold(expected, run.position())


def lacks(run: Run, unwanted: list[Term]) -> t.Iterator[Verdict]:
    return terms_lack(unwanted, run.position())


def sees(run: Run, expected: dict[int, list[Term]]) -> t.Iterator[Verdict]:
    for seat, terms in expected.items():
        yield from terms_hold(terms, run.sight(seat), letter(seat))


def sees_not(run: Run, unwanted: dict[int, list[Term]]) -> t.Iterator[Verdict]:
    for seat, terms in unwanted.items():
        yield from terms_lack(terms, run.sight(seat), letter(seat))


def terms_hold(expected: list[Term], position: str, whose: str = "") -> t.Iterator[Verdict]:
    terms = terms_of(Place(""), position)
    for term in expected:
        yield Verdict(found(term, terms), f"{whose} {term.text}".strip(), position)


def terms_lack(unwanted: list[Term], position: str, whose: str = "") -> t.Iterator[Verdict]:
    terms = terms_of(Place(""), position)
    for term in unwanted:
        yield Verdict(not found(term, terms), f"{whose} no {term.text}".strip(), position)


def legal(run: Run, expected: dict[int, list[str]]) -> t.Iterator[Verdict]:
    for seat, moves in expected.items():
        got = run.legal(seat)
        yield Verdict(sorted(got) == sorted(moves), f"{letter(seat)} {sorted(moves)}", sorted(got))


def legal_with(run: Run, expected: dict[int, list[str]]) -> t.Iterator[Verdict]:
    for seat, moves in expected.items():
        got = run.legal(seat)
        for move in moves:
            yield Verdict(move in got, f"{letter(seat)}: {move}", got)


def legal_without(run: Run, unwanted: dict[int, list[str]]) -> t.Iterator[Verdict]:
    """No legal move is this one or begins with its words."""
    for seat, moves in unwanted.items():
        got = run.legal(seat)
        for move in moves:
            there = any(other == move or other.startswith(f"{move} ") for other in got)
            yield Verdict(not there, f"{letter(seat)}: no {move}", got)


def facts(run: Run, expected: list[str]) -> t.Iterator[Verdict]:
    yield facts_equal(expected, run.facts_made())


def facts_with(run: Run, expected: list[str]) -> t.Iterator[Verdict]:
    return facts_follow(expected, run.facts_made())


def facts_without(run: Run, unwanted: list[str]) -> t.Iterator[Verdict]:
    return facts_lack(unwanted, run.facts_made())


def told_all(run: Run, expected: dict[int, list[str]]) -> t.Iterator[Verdict]:
    for seat, texts in expected.items():
        yield facts_equal(texts, run.facts_told(seat), letter(seat))


def told_with(run: Run, expected: dict[int, list[str]]) -> t.Iterator[Verdict]:
    for seat, texts in expected.items():
        yield from facts_follow(texts, run.facts_told(seat), letter(seat))


def told_without(run: Run, unwanted: dict[int, list[str]]) -> t.Iterator[Verdict]:
    for seat, texts in unwanted.items():
        yield from facts_lack(texts, run.facts_told(seat), letter(seat))


def facts_equal(expected: list[str], got: list[str], whose: str = "") -> Verdict:
    same = len(expected) == len(got) and all(map(says, got, expected))
    return Verdict(same, f"{whose} {expected}".strip(), got)


def facts_follow(expected: list[str], got: list[str], whose: str = "") -> t.Iterator[Verdict]:
    """Each is among them, after the one before it."""
    at = 0
    for text in expected:
        there = next((i for i in range(at, len(got)) if says(got[i], text)), None)
        yield Verdict(there is not None, f"{whose} {text}".strip(), got)
        at = at if there is None else there + 1


def facts_lack(unwanted: list[str], got: list[str], whose: str = "") -> t.Iterator[Verdict]:
    for text in unwanted:
        yield Verdict(not any(says(fact, text) for fact in got), f"{whose} no {text}".strip(), got)


def says(fact: str, pattern: str) -> bool:
    """Whether a fact begins with these words, `_` for any; with an audience, it is the whole fact."""
    whole = "[" in pattern
    words = (fact if whole else without_audience(fact)).split()
    asked = pattern.split()
    if len(asked) > len(words) or (whole and len(asked) != len(words)):
        return False
    return all(want in {ANY, word} for want, word in zip(asked, words, strict=False))


def without_audience(fact: str) -> str:
    return fact.partition("[")[0].strip()


def counted(run: Run) -> dict[str, int]:
    """How many of each card lie on the table."""
    laid = [term for term in terms_of(Place(""), run.match.position_now()) if term.holds_cards and not term.is_known]
    return dict(collections.Counter(card for term in laid for card in term.items))


def wanted(run: Run) -> dict[str, int]:
    """How many of each card the dealer must order."""
    return dict(collections.Counter(run.case.game.cards[card] for card in run.match.wanted()))


def numbers(run: Run, expected: dict[str, int]) -> t.Iterator[Verdict]:
    """Numbers of the rulebook, by the names its game gives them."""
    got = run.case.game.numbers(run.match.edition, run.match.seats)
    for name, number in expected.items():
        yield Verdict(got.get(name) == number, f"{name} {number}", got.get(name, "no such number"))


CHECKS = {
    "refused": Check(read_refusals, refused),
    "holds": Check(read_terms, holds),
    "lacks": Check(read_terms, lacks),
    "sees": Check(read_terms_by_seat, sees),
    "sees_not": Check(read_terms_by_seat, sees_not),
    "legal": Check(read_moves_by_seat, legal),
    "legal_with": Check(read_moves_by_seat, legal_with),
    "legal_without": Check(read_moves_by_seat, legal_without),
    "facts": Check(read_facts, facts),
    "facts_with": Check(read_facts, facts_with),
    "facts_without": Check(read_facts, facts_without),
    "told": Check(read_facts_by_seat, told_all),
    "told_with": Check(read_facts_by_seat, told_with),
    "told_without": Check(read_facts_by_seat, told_without),
    "asked": Check(read_seats, equal(lambda run: run.match.asked())),
    "round_over": Check(read_flag, equal(lambda run: run.match.round_over())),
    "over": Check(read_flag, equal(lambda run: run.match.over())),
    "winners": Check(read_seats, equal(lambda run: run.match.outcome())),
    "scores": Check(read_numbers, equal(lambda run: run.match.scores())),
    "gains": Check(read_numbers, equal(lambda run: run.match.truth().gains())),
    "wanted": Check(read_card_counts, equal(wanted)),
    "cards": Check(read_card_counts, equal(counted)),
    "numbers": Check(read_counts, numbers),
}
"""Every assertion a step can make."""

JUDGED_BEFORE = ("holds", "lacks", "sees", "sees_not")
STEP_KEYS = ("moves", "before", *CHECKS)
BRANCH_KEYS = (*STEP_KEYS, "step", "editions", "options", "seats", "position", "not_made")
CASE_KEYS = ("id", "title", "game", "same_to")
