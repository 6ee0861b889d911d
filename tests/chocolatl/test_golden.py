"""Golden games: they are played again line by line, and told in the same words."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli import parse
from tests.chocolatl.playthrough import tell

GAMES = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def test_there_are_games_of_both_editions_for_3_4_and_5() -> None:
    assert [game.stem for game in GAMES] == [f"{players}-{edition}" for players in "345" for edition in ("fr", "nl")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.stem)
def test_a_golden_game_is_told_as_before(game: Path) -> None:
    text = game.read_text(encoding="utf-8")
    assert tell(parse(text)) == text
