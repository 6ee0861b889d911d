"""Golden playthroughs of Dix-Huit Lapins. How to write them anew is said in playthrough.py."""

from __future__ import annotations

import pytest

from tests.golden import playthrough

GAMES: dict[str, tuple[int, int, dict[str, str]]] = {
    "lapins-2.txt": (2, 3, {"map": "beginner", "length": "3"}),
    "lapins-3.txt": (3, 5, {}),
    "lapins-4.txt": (4, 2, {"path_set": "varied"}),
}


@pytest.mark.parametrize("file", GAMES)
def test_a_whole_game_is_as_it_was_written_down(file: str) -> None:
    players, seed, options = GAMES[file]
    playthrough.check(file, playthrough.told("lapins", players, seed, options))
