"""Environments for learners, as Gymnasium, PettingZoo and OpenSpiel have them (docs/environments.md).

from patolli import envs

env = envs.aec("zapotec", players=2)                       # PettingZoo, one seat after the other
env = envs.parallel("chocolatl", players=4)                # PettingZoo, all seats that are asked at once
env = envs.gym("lapins", players=3, opponents=["greedy", "search:100ms"])
env = envs.vector("mexica", players=2, num_envs=64, seed=1)

gymnasium.make("patolli.envs:patolli/Zapotec-v0")          # the same as envs.gym("zapotec")
import patolli.envs.openspiel                              # registers patolli_zapotec and the others
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

try:
    import gymnasium
    import librt.vecs  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # type: ignore[import-untyped]  # noqa: F401
except ImportError as error:
    raise ImportError(f"patolli.envs needs {error.name}: pip install 'patolli[envs]'") from error

from patolli.dense.games import IllegalAction
from patolli.games import NAMES

if TYPE_CHECKING:
    from patolli.bots import Bot
    from patolli.envs.gymnasium_env import GymEnv
    from patolli.envs.gymnasium_vector import VectorGames
    from patolli.envs.pettingzoo_aec import AecEnv
    from patolli.envs.pettingzoo_parallel import ParallelGame

__all__ = ["IllegalAction", "aec", "env", "gym", "parallel", "parallel_env", "vector"]

Options = Mapping[str, object]


def aec(
    game: str,
    players: int | None = None,
    options: Options | None = None,
    reward: str = "victory",
    illegal: str = "lose",
    render_mode: str | None = None,
) -> AecEnv:
    """PettingZoo's AECEnv: one seat after the other. Seats that decide at once see nothing of each other's choice."""
    from patolli.envs.pettingzoo_aec import AecEnv

    return AecEnv(game, players, options, reward, illegal, render_mode)


def parallel(
    game: str,
    players: int | None = None,
    options: Options | None = None,
    reward: str = "victory",
    illegal: str = "lose",
    render_mode: str | None = None,
) -> ParallelGame:
    """PettingZoo's ParallelEnv: every seat that is asked acts, the others `wait`."""
    from patolli.envs.pettingzoo_parallel import ParallelGame

    return ParallelGame(game, players, options, reward, illegal, render_mode)


def gym(
    game: str,
    players: int | None = None,
    opponents: Bot | Sequence[Bot] | None = None,
    seat: int | None = 0,
    options: Options | None = None,
    reward: str = "victory",
    illegal: str = "lose",
    render_mode: str | None = None,
) -> GymEnv:
    """Gymnasium's Env: one seat learns, bots have the others. `seat`: None draws another one at each reset."""
    from patolli.envs.gymnasium_env import GymEnv

    return GymEnv(game, players, opponents, seat, options, reward, illegal, render_mode)


def vector(
    game: str,
    players: int | None = None,
    num_envs: int = 64,
    seed: int | None = None,
    options: Options | None = None,
    reward: str = "victory",
    illegal: str = "raise",
    packed: bool = False,
    copy: bool = True,
) -> VectorGames:
    """Gymnasium's VectorEnv: many games in one compiled call, a finished one starts anew in the same step.

    `packed`: masks and planes as bits. `copy`: False hands out the buffers themselves, which the next step changes.
    """
    from patolli.envs.gymnasium_vector import VectorGames

    return VectorGames(game, players, num_envs, seed, options, reward, illegal, packed, copy)


env = aec
parallel_env = parallel

for _name in NAMES:
    gymnasium.register(f"patolli/{_name.capitalize()}-v0", "patolli.envs.gymnasium_env:GymEnv", kwargs={"game": _name})
