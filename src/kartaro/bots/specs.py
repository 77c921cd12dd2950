"""Bots by name: a level, a kind with its budget such as `search@1000`, or a class of one's own.

random                  any legal move
thumb                   rules of thumb
search@1000             a search of 1,000 simulations a move
search@200ms            a search of 200 milliseconds a move; `search@2s` of two seconds
search@1000+uniform     the same without a belief; +even: without rules of thumb in the tree; +any: without them
                        beyond it, +out: with them there, in a game where it does without; +plain: without all three
net                     a net that has learned by self-play; net+best: the same, which always plays its likeliest move
net@1.5                 the same at a temperature: above 1 it plays more often what it thinks worse, below 1 less often
net+search@1000         a search that tries first, of its own moves, what the net recommends; +belief: in worlds as
                        likely as the net makes what the others did; +others: it plays for the others in the tree;
                        +half: both, in every second simulation; +first: neither of them, in a game where it
                        usually does
net=FILE                the same with weights of your own; likewise net+best=FILE, net@1.5=FILE, net+search@1000=FILE
easy medium hard max    levels; what they are depends on the game and the table
package.module:Name     a bot of your own, made as `Name(chair, seed)`
"""

from __future__ import annotations

import dataclasses
import importlib
import re
import sys
import typing as t

from kartaro.bots.by_chance import RandomBot
from kartaro.bots.by_net import Manner, NetBot
from kartaro.bots.by_search import Budget, SearchBot, Style
from kartaro.bots.by_thumb import ThumbBot
from kartaro.bots.weights import find_shipped, weights_for
from kartaro.core.errors import BadOption

if t.TYPE_CHECKING:
    from kartaro.bots.chair import Bot, Chair

LEVELS = ("easy", "medium", "hard", "max")
KNOWN = ("random", "thumb", "search@1000", "search@200ms", "net", "net+search@1000", *LEVELS)
"""What can be asked for, with an example where there is a number to choose."""
ERRING = {"thumb": 0.0, "easy": 0.5, "medium": 0.15}
"""Bots that play by rules of thumb, and how often they play just anything instead: levels where no net plays."""
SEARCHING = {"hard": "search@40", "max": "search@5000"}
"""Levels where no net plays, that search."""
ABSURDITIES = {"easy": 0.2, "medium": 0.05, "hard": 0.02, "max": 1.0}
"""How often a level plays what rules of thumb call absurd, at most. The highest may know better than they do."""

NET = re.compile(
    r"net(?:@(?P<temperature>[0-9]{1,2}(?:\.[0-9]{1,2})?)|(?P<best>\+best)|\+(?P<search>search@[^=]*))?(?:=(?P<file>.+))?",
    re.ASCII | re.DOTALL,
)
SEARCH = re.compile(r"search@([0-9]+)(ms|s|)((?:\+[a-z]+)*)", re.ASCII)
MOST_SIMULATIONS, MOST_MILLISECONDS = 10_000_000, 600_000
FLAGS: dict[str, dict[str, t.Any]] = {
    "uniform": {"believes": False},
    "even": {"weighs": False},
    "any": {"plays_by_thumb": False},
    "out": {"plays_by_thumb": True},
    "plain": {"believes": False, "weighs": False, "plays_by_thumb": False},
}
"""What a search does without, or does with all the same."""
PARTS: dict[str, dict[str, t.Any]] = {
    "belief": {"believes_net": True},
    "others": {"follows_net": True},
    "half": {"believes_net": True, "follows_net": True, "doubts_net": True},
    "first": {"believes_net": False, "follows_net": False},
}
"""What a net does in a search besides recommending first moves; or nothing but that."""
CONTRARY = [
    *({one, other} for one in ("belief", "half") for other in ("uniform", "plain", "first")),
    *({"half", other} for other in ("belief", "others")),
    {"others", "first"},
]
"""Flags that cannot be held together."""


def bot(spec: str, chair: Chair, seed: int) -> Bot:
    """The bot that a word asks for, on a chair; it has heard nothing yet."""
    if spec in LEVELS and (words := net_of_level(spec, chair)) is not None:
        return net_bot(spec, words, chair, seed, ABSURDITIES[spec])
    if spec == RandomBot.name:
        return RandomBot(chair, seed)
    if spec in ERRING:
        return ThumbBot(spec, chair, seed, ERRING[spec])
    if spec.startswith("search") or spec in SEARCHING:
        return SearchBot(spec, chair, seed, *search_terms(SEARCHING.get(spec, spec)))
    if (words := net_words(spec)) is not None:
        return net_bot(spec, words, chair, seed)
    if ":" in spec:
        return own_bot(spec, chair, seed)
    raise BadOption("unknown-bot", bot=spec, known=", ".join(KNOWN))


def net_of_level(level: str, chair: Chair) -> re.Match[str] | None:
    """What a level says of a net; nothing, where it is no net."""
    weights = find_shipped(chair.game, chair.edition, chair.seats)
    if weights is None or not weights.knows(chair.edition, chair.seats):
        return None
    words = weights.layout.learning.levels(chair.edition, chair.seats).get(level)
    return net_words(words) if words else None


def net_words(spec: str) -> re.Match[str] | None:
    """What a word says of a net: `temperature`, `best`, `search` and `file`; nothing if it asks for another bot."""
    if re.split("[=+@]", spec, maxsplit=1)[0] != "net":
        return None
    match = NET.fullmatch(spec)
    if match is None or (match["temperature"] and not float(match["temperature"])):
        raise BadOption("unknown-bot", bot=spec, known=", ".join(KNOWN))
    return match


def net_bot(spec: str, words: re.Match[str], chair: Chair, seed: int, absurd: float = 1.0) -> Bot:
    """A bot with a net, alone or in its search."""
    weights = weights_for(words["file"], chair.game, chair.edition, chair.seats)
    if words["search"]:
        terms = search_terms(words["search"], weights.layout.learning.SEARCH)
        return SearchBot(spec, chair, seed, *terms, weights=weights)
    return NetBot(spec, chair, seed, weights, manner_of(words)._replace(absurd=absurd))


def manner_of(words: re.Match[str]) -> Manner:
    """How the net is to be played."""
    return Manner(0.0 if words["best"] else float(words["temperature"] or 1.0))


def search_terms(spec: str, usual: t.Sequence[str] | None = None) -> tuple[Budget, Style]:
    """What `search@200ms+uniform` asks for; with a net, the usual flags where none are named."""
    match = SEARCH.fullmatch(spec)
    flags = match[3].split("+")[1:] if match else []
    known = FLAGS if usual is None else FLAGS | PARTS
    if match is None or any(flag not in known for flag in flags) or any(pair <= set(flags) for pair in CONTRARY):
        raise BadOption("unknown-bot", bot=spec, known=", ".join(KNOWN))
    style = Style()
    for flag in flags or usual or ():
        style = dataclasses.replace(style, **known[flag])
    return budget_of(match[1], match[2], spec), style


def budget_of(number: str, unit: str, spec: str) -> Budget:
    """A number of simulations or a time; refused outside its limits."""
    amount = int(number[: len(str(MOST_SIMULATIONS)) + 1]) * (1000 if unit == "s" else 1)
    most = MOST_MILLISECONDS if unit else MOST_SIMULATIONS
    if not 1 <= amount <= most:
        raise BadOption("bad-budget", bot=spec, simulations=MOST_SIMULATIONS, seconds=MOST_MILLISECONDS // 1000)
    return Budget(seconds=amount / 1000) if unit else Budget(simulations=amount)


def own_bot(spec: str, chair: Chair, seed: int) -> Bot:
    """A bot of the user's, from a module that Python can import, or that lies where the command was given."""
    module, _, name = spec.partition(":")
    if "" not in sys.path:
        sys.path.append("")
    try:
        maker = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption("own-bot-missing", bot=spec, problem=str(error)) from error
    made: Bot = maker(chair, seed)
    return made
