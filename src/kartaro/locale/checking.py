"""Describes the differences that a scenario found."""

from __future__ import annotations

import typing as t

from kartaro.core.errors import KartaroError
from kartaro.locale.telling import complaint

if t.TYPE_CHECKING:
    from kartaro.locale import Speech
    from kartaro.scenario import Difference


def difference_text(speech: Speech, difference: Difference) -> str:
    """Location and description; keys, moves, facts and positions stay in the notation, as in the file."""
    edition, seats = difference.occasion
    where = [speech.say("scenario-occasion", edition=edition, seats=seats), difference.branch]
    if difference.filling is not None:
        where.append(speech.say("scenario-filling", filling=difference.filling))
    where.append(difference.place)
    got = difference.got
    if isinstance(got, KartaroError):
        got = f"{complaint(speech, got)} [{got.code}]"
    sentence = speech.say(f"scenario-{difference.kind}", expected=difference.expected, got=got)
    return f"{', '.join(filter(None, where))}: {sentence}"
