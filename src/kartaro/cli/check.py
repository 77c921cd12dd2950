"""kartaro check: whether cases hold."""

from __future__ import annotations

import typing as t

import click

from kartaro.cli.answer import DONE, FAILED
from kartaro.cli.commands import Command
from kartaro.cli.options import as_json, spoken

if t.TYPE_CHECKING:
    from kartaro.cli.answer import Answer
    from kartaro.scenario import CaseResult, Difference


@click.command(cls=Command)
@click.argument("files", metavar="file", nargs=-1, required=True)
@as_json
@spoken
@click.pass_obj
def check(answer: Answer, *, files: tuple[str, ...]) -> int:
    """Scenario files; the exit code tells whether all cases hold."""
    from kartaro.files import read_text
    from kartaro.scenario import run_file

    for file in files:
        read_text(file)
    results = [(file, result) for file in files for result in run_file(file)]
    passed = all(result.passed for _, result in results)
    if answer.as_json:
        cases = [case_object(file, result, answer) for file, result in results]
        assertions = sum(result.assertions for _, result in results)
        answer.give({"passed": passed, "assertions": assertions, "cases": cases})
    else:
        show_cases(answer, [result for _, result in results])
    return DONE if passed else FAILED


def show_cases(answer: Answer, results: list[CaseResult]) -> None:
    """A line for each case, where it failed with what is otherwise than it should be, and their sum."""
    from kartaro.locale.checking import difference_text

    for result in results:
        if result.passed:
            print(answer.say("cli-check-passed", id=result.id, count=result.assertions))
            continue
        print(answer.say("cli-check-failed", id=result.id, title=result.title))
        for difference in result.differences:
            print(f"    {difference_text(answer.speech, difference)}")
    assertions = sum(result.assertions for result in results)
    failed = sum(not result.passed for result in results)
    print(answer.say("cli-check-sum", cases=len(results), assertions=assertions, failed=failed))


def case_object(file: str, result: CaseResult, answer: Answer) -> dict[str, t.Any]:
    return {
        "file": file,
        "id": result.id,
        "title": result.title,
        "assertions": result.assertions,
        "passed": result.passed,
        "differences": [difference_object(difference, answer) for difference in result.differences],
    }


def difference_object(difference: Difference, answer: Answer) -> dict[str, t.Any]:
    from kartaro.locale.checking import difference_text

    edition, seats = difference.occasion
    return {
        "kind": difference.kind,
        "message": difference_text(answer.speech, difference),
        "edition": edition,
        "seats": seats,
        "branch": difference.branch,
        "filling": difference.filling,
        "place": difference.place,
        "expected": difference.expected,
        "got": str(difference.got),
    }
