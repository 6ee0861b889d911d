"""Golden playthroughs of Mexica. How to write them anew is said in playthrough.py."""

from __future__ import annotations

import pytest

from patolli import Rng, State
from patolli.games.mexica.rules.state import Mexica
from tests.golden import playthrough
from tests.mexica.tables import lively

GAMES: dict[str, tuple[int, int, dict[str, str]]] = {
    "mexica-2.txt": (2, 3, {"neutral_mix": "hard", "colours": "red,grey"}),
    "mexica-3.txt": (3, 5, {"first_player": "random"}),
    "mexica-4.txt": (4, 2, {}),
}


def curious(state: State, actor: int, rng: Rng) -> int:
    assert isinstance(state, Mexica)
    return lively(state, rng)


@pytest.mark.parametrize("file", GAMES)
def test_a_whole_game_is_as_it_was_written_down(file: str) -> None:
    """MEX-24, MEX-25, MEX-81, MEX-85, MEX-86, MEX-87, MEX-89, MEX-90: a game from its first draw to its winner."""
    players, seed, options = GAMES[file]
    playthrough.check(file, playthrough.told("mexica", players, seed, options, curious))


def test_a_random_game_is_as_it_was_written_down() -> None:
    """The games of `patolli simulate`: random moves, drawn without listing them."""
    playthrough.check("mexica-random.txt", playthrough.told("mexica", 2, 1))
