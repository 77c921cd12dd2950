"""kartaro check: runs scenario files."""

from __future__ import annotations

import typing as t

import click

from kartaro.cli.commands import Command
from kartaro.cli.options import as_json, spoken
from kartaro.cli.output import DONE, FAILED

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output
    from kartaro.scenario import CaseResult, Difference


@click.command(cls=Command)
@click.argument("files", metavar="file", nargs=-1, required=True)
@as_json
@spoken
@click.pass_obj
def check(output: Output, *, files: tuple[str, ...]) -> int:
    """Run scenario files; the exit code says whether all cases hold."""
    from kartaro.files import read_text
    from kartaro.scenario import run_file

    for file in files:
        read_text(file)
    results = [(file, result) for file in files for result in run_file(file)]
    passed = all(result.passed for _, result in results)
    if output.as_json:
        cases = [case_object(file, result, output) for file, result in results]
        assertions = sum(result.assertions for _, result in results)
        output.give({"passed": passed, "assertions": assertions, "cases": cases})
    else:
        show_cases(output, [result for _, result in results])
    return DONE if passed else FAILED


def show_cases(output: Output, results: list[CaseResult]) -> None:
    """Print a line for each case, the differences of those that failed, and the total."""
    from kartaro.locale.checking import difference_text

    for result in results:
        if result.passed:
            print(output.say("cli-check-passed", id=result.id, count=result.assertions))
            continue
        print(output.say("cli-check-failed", id=result.id, title=result.title))
        for difference in result.differences:
            print(f"    {difference_text(output.speech, difference)}")
    assertions = sum(result.assertions for result in results)
    failed = sum(not result.passed for result in results)
    print(output.say("cli-check-sum", cases=len(results), assertions=assertions, failed=failed))


def case_object(file: str, result: CaseResult, output: Output) -> dict[str, t.Any]:
    return {
        "file": file,
        "id": result.id,
        "title": result.title,
        "assertions": result.assertions,
        "passed": result.passed,
        "differences": [difference_object(difference, output) for difference in result.differences],
    }


def difference_object(difference: Difference, output: Output) -> dict[str, t.Any]:
    from kartaro.locale.checking import difference_text

    edition, seats = difference.occasion
    return {
        "kind": difference.kind,
        "message": difference_text(output.speech, difference),
        "edition": edition,
        "seats": seats,
        "branch": difference.branch,
        "filling": difference.filling,
        "place": difference.place,
        "expected": difference.expected,
        "got": str(difference.got),
    }
