"""The games as environments of Gymnasium: one seat learns, bots have the others. Importing this registers the ids.

`gymnasium.make("kartaro/LoveLetter-v0", opponents=["hard"])` plays against bots of any kind, at the pace of Python.
`gymnasium.make_vec("kartaro/LoveLetter-v0", num_envs=1024)` is compiled, with the bots that play inside it.
"""

from __future__ import annotations

import secrets
import typing as t

from kartaro.core.errors import BadOption, Refused
from kartaro.core.generator import Generator
from kartaro.env.episode import SeatEpisode
from kartaro.env.needs import needs
from kartaro.env.one import SEED_BITS, VERSION
from kartaro.env.text import table_lines
from kartaro.env.vector import VectorEnv
from kartaro.games import games, has_features
from kartaro.locale import Speech
from kartaro.locale.names import default_name
from kartaro.locale.telling import Telling

with needs("gymnasium", extra="env"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
    from gymnasium.vector.utils import batch_space

from kartaro.env.spaces import LegalActions, observation_space

if t.TYPE_CHECKING:
    from kartaro.env.spaces import Array, Observation

    Info: t.TypeAlias = dict[str, t.Any]

USUAL_OPPONENT = "thumb"
KEPT = ("action_space", "spec", "_np_random", "_np_random_seed")
"""What a copy of a seat's environment has as it is; all else follows from how it was made and what was decided."""


class SeatEnv(gymnasium.Env[t.Any, t.Any]):
    """A seat against bots.

    `opponents`  a bot for each of the other seats, clockwise, or one word for all of them: whatever `kartaro arena`
                 takes, such as `easy`, `max`, `search@1000`, `mybots:Greedy` or `exec:./my-bot`
    `seat`       where it sits; by default another seat is drawn for every episode
    `illegal`    what becomes of an action that is not legal: an `error`, or the `loss` of the episode

    A bot that raises an error or makes an illegal move has lost the episode; info has it under `crashed`.
    """

    metadata: dict[str, t.Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(  # noqa: PLR0913 - by name
        self,
        game: str,
        *,
        edition: str = "",
        seats: int = 2,
        options: t.Mapping[str, str] | None = None,
        opponents: str | t.Sequence[str] = USUAL_OPPONENT,
        seat: int | None = None,
        episode: str = "round",
        reward: str = "win",
        illegal: str = "error",
        language: str = "en",
        render_mode: str | None = None,
    ) -> None:
        self._made = {name: value for name, value in locals().items() if name not in ("self", "__class__")}
        self._rules = VectorEnv(game, edition, seats, options=options, episode=episode, reward=reward, illegal=illegal)
        self._specs = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self._specs) != seats - 1:
            raise BadOption("wrong-opponents", given=len(self._specs), wanted=seats - 1)
        if seat is not None and not 0 <= seat < seats:
            raise BadOption("bad-option-value", option="seat", value=str(seat), known=f"0, …, {seats - 1}")
        self._chosen_seat = seat
        self._forfeits = illegal == "loss"
        self._actions = self._rules.actions
        self._speech = Speech(language)
        self.render_mode = render_mode
        self.observation_space = observation_space(self._rules.fields, len(self._actions))
        self.action_space = LegalActions(len(self._actions))
        self._sit(Generator(secrets.randbits(SEED_BITS)))  # whoever cannot sit down is found now

    # A match of its own for every episode

    def reset(self, *, seed: int | None = None, options: dict[str, t.Any] | None = None) -> tuple[Observation, Info]:
        """A new episode; without a seed another one every time."""
        super().reset(seed=seed)
        del options
        while True:  # the bots may end a round before the seat is asked at all
            self._sit(Generator(int(self.np_random.integers(1 << SEED_BITS))))
            self._episode.advance()
            if not self._episode.done:
                return self._shown()

    def _sit(self, dice: Generator) -> None:
        self._begun = dice.state
        seat = dice.below(self._rules.seats) if self._chosen_seat is None else self._chosen_seat
        self._episode = SeatEpisode(self._rules, seat, self._specs, dice, dice)

    def step(self, action: t.Any) -> tuple[Observation, float, bool, bool, Info]:  # noqa: ANN401 - any kind of number
        """An action of the seat; then the others play until it is asked again."""
        episode = self._episode
        if episode.done:
            raise Refused("match-over")
        try:
            code = self._actions.code(episode.match.view(episode.seat), self._actions.given(action), episode.seat)
        except Refused:
            if not self._forfeits:
                raise
            episode.lose(episode.seat)
        else:
            episode.play(code)
        seen, info = self._shown()
        return seen, episode.paid[episode.seat], episode.done, False, info

    # Copies

    def __getstate__(self) -> dict[str, t.Any]:
        """How it was made, how the episode began, and what was decided in it since."""
        kept = {name: value for name, value in vars(self).items() if name in KEPT}
        return {"made": self._made, "begun": self._begun, "episode": self._episode.pack(), "kept": kept}

    def __setstate__(self, state: dict[str, t.Any]) -> None:
        """The same episode. Its bots sit down anew and are asked what they were asked, but what was decided stays."""
        SeatEnv.__init__(self, **state["made"])
        self._sit(Generator(state["begun"]))
        self._episode.unpack(state["episode"])
        vars(self).update(state["kept"])

    # What is shown

    def _shown(self) -> tuple[Observation, Info]:
        seat = self._episode.seat
        view = self._episode.match.view(seat)
        row = np.frombuffer(self._actions.features.encoded(view, seat), np.uint8)
        mask = np.zeros(len(self._actions), np.int8)
        if not self._episode.done:
            mask = np.frombuffer(self._actions.mask(view, seat), np.int8)
        t.cast("LegalActions", self.action_space).mask = mask
        return {"observation": row, "action_mask": mask}, {"action_mask": mask, "seat": seat, **self._episode.crashed}

    def render(self) -> t.Any:  # noqa: ANN401 - as Gymnasium has it
        """The table in words, as the seat knows it."""
        if self.render_mode != "ansi":
            return None
        of = self._rules
        names = [default_name(number + 1) for number in range(of.seats)]
        telling = Telling(self._speech, of.game, names, self._episode.seat, of.edition.options)
        return "\n".join(table_lines(telling, self._episode.match.overview(self._episode.seat)))


class VectorSeats(GymnasiumVectorEnv[t.Any, t.Any, t.Any]):
    """Many tables, compiled, at each of which one seat learns; takes what `kartaro.env.vector.VectorEnv` takes.

    An episode that ends is followed by the next in the same step; what was seen at its end is not shown, as it is worth
    what it was paid.
    """

    metadata: dict[str, t.Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - likewise

    def __init__(
        self,
        game: str,
        *,
        num_envs: int = 1,
        edition: str = "",
        seats: int = 2,
        opponents: str | t.Sequence[str] = USUAL_OPPONENT,
        **options: t.Any,  # noqa: ANN401 - those of VectorEnv
    ) -> None:
        bots = [opponents] * (seats - 1) if isinstance(opponents, str) else opponents
        self.env = VectorEnv(
            game, edition, seats, num_envs, seed=secrets.randbits(SEED_BITS), opponents=bots, **options
        )
        self.num_envs = num_envs
        self.render_mode = None
        self.single_observation_space = observation_space(self.env.fields, len(self.env.actions))
        self.single_action_space = spaces.Discrete(len(self.env.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, t.Any] | None = None
    ) -> tuple[Observation, Info]:
        """New episodes everywhere; a seed for all, or one for each."""
        del options
        seeds = (
            [secrets.randbits(SEED_BITS) if one is None else one for one in seed] if isinstance(seed, list) else seed
        )
        self.env.reset(seeds)
        return self._shown()

    def step(self, actions: t.Any) -> tuple[Observation, Array, Array, Array, Info]:  # noqa: ANN401 - any kind of numbers
        """An action of the seat that learns at every table."""
        learners = self.env.seat.copy()
        self.env.step(np.ascontiguousarray(actions, np.int64))
        seen, info = self._shown()
        reward = self.env.reward[self._rows, learners].astype(np.float64)
        return seen, reward, self.env.done.astype(bool), np.zeros(self.num_envs, bool), info

    def _shown(self) -> tuple[Observation, Info]:
        mask = self.env.mask.view(np.int8).copy()
        seen = {"observation": self.env.observation.copy(), "action_mask": mask}
        return seen, {"action_mask": mask, "seat": self.env.seat.copy()}

    def sample(self) -> Array:
        """A legal action for every table, drawn by the compiled loop."""
        return t.cast("Array", self.env.sample())


def id_of(name: str) -> str:
    """`kartaro/LoveLetter-v0`."""
    return f"kartaro/{name.title().replace('-', '')}-v{VERSION}"


IDS = {id_of(game.name): game.name for game in games() if has_features(game)}
"""Every game that has features, by its id."""

for _id, _name in IDS.items():
    gymnasium.register(
        _id,
        entry_point="kartaro.env.gymnasium:SeatEnv",
        vector_entry_point="kartaro.env.gymnasium:VectorSeats",
        kwargs={"game": _name},
    )
