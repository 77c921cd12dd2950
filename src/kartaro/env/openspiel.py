"""The games as games of OpenSpiel. Importing this registers them: `kartaro_love_letter(edition=2012,players=2)`.

Besides `edition` and `players` they take every option of their game by its name, and `episode` and `reward` as
`VectorEnv` does. OpenSpiel reads `2012` as a number and insists on types: an edition of a game whose first one is a
number, such as `classic`, is given as `edition_name`; and a number for an option that usually is a word, as
`worlds_end_above_number`. Who is asked at the same time answers one after the other,
without being told of the others' answers.
"""

from __future__ import annotations

import typing as t

from kartaro.core.generator import Generator
from kartaro.env.needs import needs
from kartaro.env.position import CHANCE, TERMINAL, Episodes
from kartaro.games import game as game_named
from kartaro.games import games, has_features

with needs("open_spiel", extra="openspiel"):
    import numpy as np
    import pyspiel

if t.TYPE_CHECKING:
    from kartaro.core.game import Game
    from kartaro.env.position import Position
    from kartaro.env.spaces import Array

TOLD_IN_TENSOR = 96
"""How many of the last facts an information state tensor holds, unless `history` says otherwise."""
TOKEN = 6
MOST_DECISIONS = {"round": 1, "match": 64}
"""A match is taken to have at most so many rounds."""
PER_CARD = 3
"""Decisions beyond those of all seats that a card can lead to."""
MOST_OUTCOMES = 64
ROUND, WIN = "round", "win"
SMALL_NUMBERS = range(1, 10)
UNSET = ("", "-1")
"""What an option has where nobody sets it. OpenSpiel wants a number where the edition has one, else a string."""


class KartaroGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its parameters; each of ours is a class of its own below."""

    of: Game
    kind: t.Any

    def __init__(self, params: dict[str, t.Any] | None = None) -> None:
        of, given = self.of, {name: str(value) for name, value in (params or {}).items()}
        edition = given["edition_name"] or given["edition"]
        options = {name: given[key] for key, name in parameters_of(of).items() if given[key] not in UNSET}
        players, episode = int(given["players"]), given["episode"]
        self.episodes = Episodes(of.name, edition, players, options=options, episode=episode, reward=given["reward"])
        self.history = int(given["history"])
        cards = sum(size_of_deck(self.episodes))
        length = (cards * (players + PER_CARD) + players) * MOST_DECISIONS[episode]
        self._chances = (cards + PER_CARD) * MOST_DECISIONS[episode]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.episodes.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=length,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self, _text: str = "") -> KartaroState:
        """Before the first deal."""
        return KartaroState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._chances

    def make_py_observer(self, iig_obs_type: t.Any = None, params: t.Any = None) -> Observer:  # noqa: ANN401 - of pyspiel
        """What a player sees: all of it in order, or the table as it stands."""
        del params
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class KartaroState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position, and who is asked there."""

    def __init__(self, game: KartaroGame) -> None:
        super().__init__(game)
        self.position: Position = game.episodes.start

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return self.position.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        of = self.position.of
        if player == CHANCE:
            return self.position.chance_text(action)
        return of.actions.text(self.position.view(player), action, player)

    def returns(self) -> list[float]:
        return self.position.returns()

    def __str__(self) -> str:
        """What everybody was told: for people who look for faults, not for players."""
        return "\n".join(self.position.text(seat) for seat in range(self.position.of.seats)) + self.position.laid_text()

    def resample_from_infostate(self, player: int, sampler: t.Callable[[], float]) -> KartaroState:
        """A state that the player cannot tell from this one, without a history."""
        seed = int(sampler() * (1 << 62))
        state = self.get_game().new_initial_state()
        state.position = self.position.imagined(player, Generator(seed))
        return t.cast("KartaroState", state)


class Observer:
    """A seat's information: of a whole episode as facts, or of the moment as the row of `VectorEnv`, scaled to 1."""

    def __init__(self, game: KartaroGame, kind: t.Any) -> None:  # noqa: ANN401 - of pyspiel
        self._of = game.episodes
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        self._history = game.history
        self._row = np.zeros(sum(field.size for field in self._of.fields), np.uint8)
        high = [np.full(field.size, max(field.high, 1), np.float32) for field in self._of.fields]
        self._scale = 1 / np.concatenate(high)
        shapes: dict[str, tuple[int, ...]] = {"player": (self._of.seats,)}
        if self._private:
            shapes["row"] = self._row.shape
        if self._private and self._recalls:
            shapes["told"] = (self._history, TOKEN)
        self.tensor: Array = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Array] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: KartaroState, player: int) -> None:
        """Write the tensor."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if "row" in self.dict:
            self._row.fill(0)
            state.position.row(player, self._row)
            np.multiply(self._row, self._scale, out=self.dict["row"])
        if "told" in self.dict:
            self._tell(state.position.heard[player][-self._history :])

    def _tell(self, heard: tuple[int, ...]) -> None:
        """The last facts, six bytes each; a card that is only imagined has no kind."""
        rows = np.array([row % (1 << 48) for row in heard], "<u8").view(np.uint8).reshape(-1, 8)[:, :TOKEN]
        told = self.dict["told"]
        told[: len(rows)] = rows
        told[: len(rows), 0] += 1
        told /= 255

    def string_from(self, state: KartaroState, player: int) -> str | None:
        """The facts of the player in the notation; of a moment, the row as hexadecimal numbers."""
        if not self._private:
            return None
        if self._recalls:
            return state.position.text(player)
        self._row.fill(0)
        state.position.row(player, self._row)
        return f"{player}:{self._row.tobytes().hex()}"


def size_of_deck(episodes: Episodes) -> list[int]:
    """Of every card, how many there are."""
    return episodes.start.truth.unseen_counts()


def short_name(of: Game) -> str:
    return f"kartaro_{of.name.replace('-', '_')}"


def parameters_of(of: Game) -> dict[str, str]:
    """The parameters by which options are given: their names; and where a number may stand for a word, a second one."""
    first = of.editions[0]
    words = [option for option in of.options if not first[option.name].isdigit()]
    numbers = [option.name for option in words if any(option.allows(str(number)) for number in SMALL_NUMBERS)]
    return {option.name: option.name for option in of.options} | {f"{name}_number": name for name in numbers}


def parameters_for(of: Game, options: t.Mapping[str, str]) -> dict[str, int | str]:
    """Options as OpenSpiel takes them, which insists on types."""
    usual, numbers = of.editions[0], {name: int(value) for name, value in options.items() if value.isdigit()}
    words: dict[str, int | str] = {name: value for name, value in options.items() if name not in numbers}
    return words | {name if usual[name].isdigit() else f"{name}_number": value for name, value in numbers.items()}


def type_of(of: Game) -> t.Any:  # noqa: ANN401 - of pyspiel
    """What OpenSpiel is told of a game."""
    seats = [of.seats(edition) for edition in of.editions]
    first = of.editions[0]
    edition = int(first.name) if first.name.isdigit() else first.name
    parameters = {"edition": edition, "edition_name": "", "players": 2, "episode": ROUND, "reward": WIN}
    parameters |= {key: -1 if key != name or first[name].isdigit() else "" for key, name in parameters_of(of).items()}
    return pyspiel.GameType(
        short_name=short_name(of),
        long_name=f"Kartaro {of.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(most for _, most in seats),
        min_num_players=min(fewest for fewest, _ in seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**parameters, "history": TOLD_IN_TENSOR},
    )


def register(of: Game) -> None:
    """Tell OpenSpiel of a game. It keeps the class to the very end, when only classes can still be let go."""
    kind = type_of(of)
    pyspiel.register_game(
        kind, type(f"Kartaro{of.name.title().replace('-', '')}", (KartaroGame,), {"of": of, "kind": kind})
    )


NAMES = {short_name(one): one.name for one in games() if has_features(one)}
"""Every game that has features, by its name there."""

for _name in NAMES.values():
    register(game_named(_name))
