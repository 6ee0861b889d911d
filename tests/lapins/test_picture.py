"""The text board fits a terminal of 80 columns, with any number of kings, in every language."""

from __future__ import annotations

import pytest

from patolli import Rng, start
from patolli.engine.core.playout import walk
from patolli.games.lapins import GAME
from patolli.games.lapins.show.picture import PAGE, fitted
from tests.lapins.stories import position

LANGUAGES = ("en", "fr", "nl", "pt")


def rows_of(text: str) -> list[str]:
    return text.split("\n")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_longer_than_eighty_columns(players: int) -> None:
    """LAP-12, LAP-16: through whole games, for a king and for a spectator."""
    for seed in range(2):
        state = start("lapins", players, {"path_set": "varied"} if seed % 2 else {})
        rng = Rng(seed, players)
        while state.actors():
            walk(state, rng, 90)
            for language in LANGUAGES:
                for seat in (None, 0):
                    widest = max(rows_of(GAME.picture(state.view(seat), language)), key=len)
                    assert len(widest) <= PAGE, widest


def test_the_fullest_cities_stay_in_their_cells() -> None:
    """LAP-6, LAP-44, LAP-58: four double garrisons with prisoners, stores of every good, the tokens of four kings."""
    state = position(
        """
        city a1: 2 reserve:maize reserve:cacao reserve:shell reserve:obsidian
        city d1: 1 garrison+1 double+1 double+2 reserve:jade
        city d3: 0 double+2 double+2 double+2 double+2
        city b3: 0 market market market market
        city b4: 1 market market
        city c5: 2 market market market market
        city d4: 3 market market
        """,
        players=4,
    )
    rows = rows_of(GAME.picture(state.view()))
    board = rows[1 : 2 + 5 * 4]
    assert max(map(len, board)) <= PAGE
    text = "\n".join(board)
    for part in ("[rMrCrSrO]", "[g'G'G''rJ ]", "[  4G''  ]", "[  mmmm  ]", "[(4v2o4t2w)]", "[(ootttt)]"):
        assert part in text, f"{part}\n{text}"
    sites = [row for row in board if "[" in row]
    assert all(row.count("[") == row.count("]") for row in sites)
    columns = [at for at, letter in enumerate(board[0]) if letter != " "]
    assert columns == list(range(columns[0], columns[0] + 6 * 12, 12))


def test_a_wide_map_is_drawn_in_parts() -> None:
    """LAP-18: columns that do not fit come below the others, with their letters and rows."""
    wide = "M,M,M,M,M,M,M,M/M,M,M,M,M,M,M,M/S,S,C,C,J,J,O,O"
    state = start("lapins", 2, {"map": wide})
    rows = rows_of(GAME.picture(state.view()))
    heads = [row.split() for row in rows if row.split() in (list("abcdef"), list("gh"))]
    assert len(heads) == 2
    assert max(map(len, rows)) <= PAGE


def test_a_long_line_is_parted_between_its_phrases() -> None:
    """Two blanks part phrases; a phrase that is too long itself is parted between its words."""
    line = "> Orange  " + "  ".join(f"part {n} of it" for n in range(9))
    rows = fitted(line)
    assert len(rows) == 2
    assert rows[1].startswith("        part ")
    assert "  ".join(row.strip() for row in rows) == line
    assert all(len(row) <= PAGE for row in fitted("word " * 40))
    assert fitted("short") == ["short"]
