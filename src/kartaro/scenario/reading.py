"""Parses a scenario file: cases, their branches, and their steps."""

from __future__ import annotations

import collections
import tomllib
import typing as t

from kartaro.core.text import check_length
from kartaro.scenario.case import Branch, Case, Setting, Step
from kartaro.scenario.checks import BRANCH_KEYS, CASE_KEYS, CHECKS, JUDGED_BEFORE, STEP_KEYS
from kartaro.scenario.place import Place
from kartaro.scenario.values import (
    read_fact,
    read_game,
    read_move,
    read_numbers,
    read_options,
    read_seats,
    read_tables,
    read_text,
    read_texts,
)

if t.TYPE_CHECKING:
    from pathlib import Path

LONGEST_FILE, LONGEST_LINE = 200_000, 2_000
"""Letters that a file, and each of its lines, may have."""
DEEPEST = 10
"""Levels of tables and lists in a file."""
MOST_NUMBER, LONGEST_SHOWN = 1_000_000, 20


def read_file(path: str | Path) -> list[Case]:
    """The cases of a file; BadText with file and place if it is malformed."""
    place = Place(str(path))
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read(LONGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise place.refuse("scenario-unreadable", problem=str(error)) from None
    return read_cases(place, text)


def read_cases(place: Place, text: str) -> list[Case]:
    """The cases of the text of a file."""
    file = parsed(place, text)
    check_keys(place, file, {"game", "case"})
    tables = read_tables(place.inside("case"), file.get("case", []))
    if not tables:
        raise place.refuse("scenario-missing", key="case")
    if "game" in file:
        place = place.playing(read_game(place.inside("game"), file["game"]))
    cases = [read_case(place.inside(f"case {number}"), table) for number, table in enumerate(tables, 1)]
    for case_id, times in collections.Counter(case.id for case in cases).items():
        if times > 1:
            raise place.refuse("scenario-id-twice", id=case_id)
    return cases


def parsed(place: Place, text: str) -> dict[str, t.Any]:
    """A file as TOML, neither larger nor deeper than cases ever are."""
    with place.naming():
        check_length(text, LONGEST_FILE)
        for line in text.split("\n"):
            check_length(line, LONGEST_LINE)  # the time TOML takes for a key grows with the square of its parts
    try:
        file = tomllib.loads(text)
    except RecursionError:
        raise place.refuse("text-too-deep", deepest=DEEPEST) from None
    except ValueError as error:
        raise place.refuse("scenario-unreadable", problem=str(error)) from None
    check_values(place, file)
    return file


def check_values(place: Place, file: dict[str, t.Any]) -> None:
    """Nothing is nested more deeply than it can mean anything, and no number is larger."""
    level: list[object] = [file]
    for _ in range(DEEPEST):
        for value in level:
            if isinstance(value, int) and abs(value) > MOST_NUMBER:
                raise place.refuse("scenario-value", value=f"{value:#x}"[:LONGEST_SHOWN] + "…")
        level = [inner for value in level for inner in inside(value)]
    if level:
        raise place.refuse("text-too-deep", deepest=DEEPEST)


def inside(value: object) -> t.Iterable[object]:
    """What a value is made of."""
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def check_keys(place: Place, table: dict[str, t.Any], known: t.Collection[str]) -> None:
    for key in table:
        if key not in known:
            raise place.refuse("scenario-key", key=key)


# Cases and branches


def read_case(place: Place, table: dict[str, t.Any]) -> Case:
    check_keys(place, table, {*CASE_KEYS, *BRANCH_KEYS, "branch"})
    for key in ("id", "title", "seats"):
        if key not in table:
            raise place.refuse("scenario-missing", key=key)
    case_id = read_text(place.inside("id"), table["id"])
    place = place.named(case_id)
    if "game" in table:
        place = place.playing(read_game(place.inside("game"), table["game"]))
    game = place.known_game()
    everywhere = Setting([edition.name for edition in game.editions], {}, [], "", "")
    setting = read_setting(place, table, everywhere)
    branches = read_branches(place, table, setting)
    same_to = read_seats(place.at_seats(min(setting.seats)).inside("same_to"), table.get("same_to", []))
    if same_to and len(branches) == 1:
        raise place.refuse("scenario-missing", key="branch")
    return Case(case_id, read_text(place.inside("title"), table["title"]), game, branches, same_to)


def read_branches(place: Place, table: dict[str, t.Any], setting: Setting) -> list[Branch]:
    """The branches of a case; a case without any is its own branch."""
    steps = read_steps(place.at_seats(min(setting.seats)), table)
    tables = read_tables(place.inside("branch"), table.get("branch", []))
    branches = [
        read_branch(place.inside(f"branch {number}"), branch, setting, steps) for number, branch in enumerate(tables, 1)
    ]
    if not branches:
        return [Branch("", setting, steps)]
    run = {edition for branch in branches for edition in branch.setting.editions}
    for edition in {*setting.editions} ^ run:  # branches run all editions of their case, and no other
        raise place.refuse("scenario-value", key="editions", value=edition)
    return branches


def read_branch(place: Place, table: dict[str, t.Any], setting: Setting, steps: list[Step]) -> Branch:
    """A branch continues after the steps of its case, or starts a match of its own."""
    check_keys(place, table, {*BRANCH_KEYS, "title"})
    own = read_setting(place, table, setting)
    name = read_text(place.inside("title"), table.get("title", place.where.rpartition(", ")[2]))
    return Branch(name, own, steps + read_steps(place.at_seats(min(own.seats)), table))


# Settings


def read_setting(place: Place, table: dict[str, t.Any], default: Setting) -> Setting:
    setting = Setting(
        editions=read_texts(place.inside("editions"), table.get("editions", default.editions)),
        options=read_options(place.inside("options"), table.get("options", default.options)),
        seats=read_numbers(place.inside("seats"), table.get("seats", default.seats)),
        position=read_text(place.inside("position"), table.get("position", default.position)),
        not_made=read_text(place.inside("not_made"), table.get("not_made", default.not_made)),
    )
    check_editions(place, setting)
    if not setting.seats or not setting.editions:
        raise place.refuse("scenario-missing", key="editions" if setting.seats else "seats")
    return setting


def check_editions(place: Place, setting: Setting) -> None:
    """All editions exist and their options do not contradict each other, unless that is what the case asserts."""
    game = place.known_game()
    known = {edition.name for edition in game.editions}
    for name in setting.editions:
        if name not in known:
            raise place.refuse("unknown-edition", game=game.name, edition=name, known=", ".join(sorted(known)))
        if not setting.not_made:
            with place.naming():
                game.edition(name, setting.options)


# Steps


def read_steps(place: Place, table: dict[str, t.Any]) -> list[Step]:
    """The keys of the case or branch itself are its first step."""
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
