"""Every message in use exists in all four languages, with the same arguments, and none is unused."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import click
import pytest
from tests.locale.ftl import messages

from kartaro.cli.commands import COMMANDS
from kartaro.cli.help import option_message
from kartaro.cli.program import kartaro as program
from kartaro.games import game as game_named
from kartaro.games import games
from kartaro.locale import FOLDER, LANGUAGES, files, source
from kartaro.scenario.difference import DifferenceKind
from kartaro.server.protocol import PHRASES

SOURCES = Path(FOLDER).parent
BENCH = Path(__file__).parents[2] / "bench"
PAGE = Path(__file__).parents[2] / "web" / "src"
ERRORS = {
    "Refused",
    "BadOption",
    "BadText",
    "BadRecord",
    "Overdue",
    "KartaroError",
    "Conflict",
    "NotStored",
    "No",
    "Gone",
    "refuse",
}
SILENT = {"left"}
"""Reasons for closing a connection that nobody can be told."""
ADDED = {"line", "file", "where", "seat", "you"}
"""Arguments that are added to an error on its way to the user."""
GAMES = [game.name for game in games()]


@cache
def trees(room: str = "") -> list[ast.Module]:
    """The sources of the package and of the benchmarks, or of one part of the package."""
    paths = sorted((SOURCES / room).rglob("*.py")) if not room.endswith(".py") else [SOURCES / room]
    paths += [] if room else sorted(BENCH.rglob("*.py"))
    return [ast.parse(path.read_text("utf-8")) for path in paths]


def constants(node: ast.AST) -> set[str]:
    """All strings in a source."""
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def calls(names: set[str], room: str = "") -> list[ast.Call]:
    nodes = [node for tree in trees(room) for node in ast.walk(tree)]
    return [node for node in nodes if isinstance(node, ast.Call) and called(node) in names and node.args]


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def either(node: ast.AST) -> set[str]:
    """The string, or both strings of a conditional expression."""
    if isinstance(node, ast.IfExp):
        return either(node.body) | either(node.orelse)
    return constants(node) if isinstance(node, ast.Constant) else set()


def codes() -> set[str]:
    """The codes of all errors: raised ones, and refusals of games."""
    found = set()
    for call in calls(ERRORS):
        found |= either(call.args[0])
    for tree in trees("games"):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("why_not"):
                for answer in ast.walk(node):
                    if isinstance(answer, ast.Tuple) and isinstance(answer.elts[-1], ast.Dict):
                        found |= either(answer.elts[0])
    return (found | of_http() | {"record-line"}) - SILENT


def of_http() -> set[str]:
    """Messages for errors over HTTP."""
    functions = [node for node in ast.walk(trees("server/http/app.py")[0]) if isinstance(node, ast.FunctionDef)]
    refuse = next(node for node in functions if node.name == "refuse_http")
    return {text for node in ast.walk(refuse) if isinstance(node, ast.Dict) for text in constants(node)}


def of_the_program() -> set[str]:
    """Messages of commands, their options, and placeholders."""
    wanted = set()
    commands = [program.get_command(click.Context(program), name) for name in COMMANDS]
    for command in [program, *commands]:
        assert command
        if command is not program:
            wanted.add(f"cli-command-{command.name}")
        for parameter in command.params:
            if parameter.metavar:
                wanted.add(f"cli-metavar-{parameter.metavar}")
            if parameter.param_type_name == "option":
                wanted.add(option_message(command, parameter))
    return wanted | {"cli-option-help"}


def of_a_game(name: str) -> set[str]:
    """Messages that follow from a game's data."""
    game = game_named(name)
    wanted = {"unknown-card", "rank"} | {game.card_words(card).message for card in range(len(game.cards))}
    wanted |= {game.card_effect(card) for card in range(len(game.cards))}
    wanted |= {f"edition-{edition.name}{ending}" for edition in game.editions for ending in ("", "-about")}
    wanted |= {f"option-{option.name}" for option in game.options}
    wanted |= {f"option-{option.name}-{value}" for option in game.options for value in option.values}
    room = f"games/{name.replace('-', '_')}"
    wanted |= {f"fact-{kind.name}" for kind in game.kinds if kind.name not in game.untold}
    wanted |= {message for message in game.lane_heads if message}
    for call in calls({"words", "Step"}, room):
        wanted |= {text for text in constants(call.args[0]) if text != "fact-"}
    wanted |= {
        text
        for tree in trees(f"{room}/words.py")
        for text in constants(tree)
        if text.startswith(("mark-", "action-", "told-"))
    }
    return {f"{name}-{message}" for message in wanted}


def said() -> set[str]:
    """Messages named in calls of `say`, with the game's prefix where it applies."""
    found = set()
    known = messages("en")
    for call in calls({"say"}):
        for text in either(call.args[0]):
            of_games = {f"{game}-{text}" for game in GAMES}
            found |= {text} if text in known else of_games
    return found


def of_the_page() -> set[str]:
    """Messages of the page, which names each of them in full, and those of what it refuses itself."""
    sources = [path.read_text("utf-8") for path in PAGE.rglob("*") if path.suffix in {".ts", ".svelte"}]
    refused = {f"error-{code}" for text in sources for code in re.findall(r'new Refusal\("([a-z-]+)"', text)}
    return refused | {name for text in sources for name in re.findall(r"""["'`](page-[a-z0-9-]*[a-z0-9])["'`]""", text)}


def clauses(language: str) -> set[str]:
    return {name for name in messages(language) if re.search(r"-(clause|heading)-[0-9-]+$", name)}


def wants(language: str) -> dict[str, frozenset[str]]:
    return {name: message.wants for name, message in messages(language).items()}


def test_the_same_messages_with_the_same_arguments_in_every_language() -> None:
    for language in LANGUAGES[1:]:
        assert wants(language) == wants("en"), language


def test_no_message_is_missing_and_none_is_left_over() -> None:
    wanted = of_the_program() | of_the_page() | said() | {f"error-{code}" for code in codes()}
    wanted |= {f"scenario-{kind}" for kind in DifferenceKind} | {f"server-phrase-{phrase}" for phrase in PHRASES}
    for name in GAMES:
        wanted |= of_a_game(name)
    blurbs = {f"page-about-{name}" for name in GAMES}  # a game may have one on the lid of its box
    blurbs |= {f"page-help-{message}" for message in messages("en")}  # and half a sentence beside any answer
    wanted |= {part for message in messages("en").values() for part in message.refers}
    have = set(messages("en")) - clauses("en") - blurbs
    assert sorted(wanted - have) == []
    assert sorted(have - wanted) == []


def test_every_error_brings_the_arguments_of_its_message() -> None:
    for call in calls(ERRORS):
        given = {keyword.arg for keyword in call.keywords} | ADDED
        if None in given:  # arguments passed on
            continue
        for code in either(call.args[0]) - SILENT:
            assert messages("en")[f"error-{code}"].wants <= given, code


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_that_the_rules_cite_exists(name: str) -> None:
    folder = SOURCES / "games" / name.replace("-", "_")
    cited = {
        number for path in folder.glob("*.py") for number in re.findall(r"§([0-9.]*[0-9])", path.read_text("utf-8"))
    }
    ours = [clause for clause in clauses("en") if clause.startswith(f"{name}-")]
    have = {clause.split("-clause-")[-1].split("-heading-")[-1].replace("-", ".") for clause in ours}
    assert cited
    assert sorted(cited - have) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_question_fact_and_sentence_has_its_clause(name: str) -> None:
    game = game_named(name)
    wanted = {message.removeprefix(f"{name}-") for message in of_a_game(name)}
    wanted = {message for message in wanted if message.startswith(("ask-", "fact-", "told-"))}
    assert sorted(wanted - game.clauses.keys()) == []
    refusals = game.clauses.keys() - wanted
    assert sorted(refusals - {f"error-{code}" for code in codes()}) == []
    for number in game.clauses.values():
        place = number.replace(".", "-")
        assert {f"{name}-heading-{place}", f"{name}-clause-{place}"} & messages("en").keys(), number


@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_its_section_or_clause(name: str) -> None:
    game = game_named(name)
    for card in range(len(game.cards)):
        number = game.card_clause(card).replace(".", "-")
        assert {f"{name}-heading-{number}", f"{name}-clause-{number}"} & messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_say_which_language_they_are_in(language: str) -> None:
    for name in files():
        assert source(language, name).startswith("### Kartaro, ")
