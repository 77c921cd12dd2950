"""kartaro verify: verifies that the seeds of a record give its cards."""

from __future__ import annotations

import textwrap
import typing as t

import click

from kartaro.cli.commands import Command
from kartaro.cli.help import WIDTH
from kartaro.cli.options import as_json, spoken
from kartaro.cli.output import DONE, FAILED

if t.TYPE_CHECKING:
    from kartaro.cli.output import Output
    from kartaro.fairness import Pledge
    from kartaro.record import Record
    from kartaro.verify import Proof


@click.command(cls=Command)
@click.argument("file", metavar="file")
@as_json
@spoken
@click.pass_obj
def verify(output: Output, *, file: str) -> int:
    """Verify a record; the exit code says whether it holds."""
    from kartaro.core.errors import BadRecord
    from kartaro.files import read_text
    from kartaro.record import read_record
    from kartaro.verify import prove

    record = read_record(read_text(file))
    try:
        proof = prove(record)
    except BadRecord as error:
        return output.refuse(error, FAILED)
    if output.as_json:
        output.give(proof_object(record, proof))
    else:
        show_proof(output, record, proof)
    return DONE


def show_proof(output: Output, record: Record, proof: Proof) -> None:
    """Print what is proven, by which seeds, and what is not."""
    paragraph(output.say("cli-verify-proven", match=proof.fairness.match_id, count=proof.decisions))
    show_pledge(output.say("cli-verify-server"), proof.fairness.server)
    for seat, made in proof.fairness.seats.items():
        name = name_of(record, seat)
        revealed = made.seed is not None
        show_pledge(output.say("cli-verify-seat" if revealed else "cli-verify-left-out", name=name), made)
    for sentence in reservations(output, proof):
        paragraph(sentence)


def show_pledge(sentence: str, made: Pledge) -> None:
    paragraph(sentence)
    print(f"    {made.commitment}")


def reservations(output: Output, proof: Proof) -> list[str]:
    """What the proof does not say."""
    sentences = []
    if not proof.fairness.revealed():
        sentences.append(output.say("cli-verify-alone"))
    if proof.host_picked:
        sentences.append(output.say("cli-verify-host"))
    if proof.laid_out:
        sentences.append(output.say("cli-verify-position"))
    return [*sentences, output.say("cli-verify-compare")]


def paragraph(sentence: str) -> None:
    print(textwrap.fill(sentence, WIDTH))


def name_of(record: Record, seat: int) -> str:
    """The player's name at the start of the match, or the letter of the seat."""
    from kartaro.core.seats import letter

    return record.names[seat] if seat < len(record.names) else letter(seat).upper()


def proof_object(record: Record, proof: Proof) -> dict[str, t.Any]:
    from kartaro.core.seats import letter

    seats = proof.fairness.seats.items()
    return {
        "proven": True,
        "match": proof.fairness.match_id,
        "decisions": proof.decisions,
        "server": pledge_object(proof.fairness.server),
        "seats": [{"seat": letter(seat), "name": name_of(record, seat), **pledge_object(made)} for seat, made in seats],
        "host_picked": proof.host_picked,
        "laid_out": proof.laid_out,
    }


def pledge_object(made: Pledge) -> dict[str, str | None]:
    return {"commitment": made.commitment, "seed": None if made.seed is None else made.seed.hex()}
