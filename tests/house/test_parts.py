"""A game's folder shows its parts; what is compiled of it knows nothing of words, positions and pictures."""

import ast
from pathlib import Path

import pytest

from patolli.games import NAMES

GAMES = Path(__file__).parents[2] / "src" / "patolli" / "games"
PARTS = {"box", "rules", "words", "position", "show", "bot", "lang"}
LATER = {"dense", "learn"}
KNOWN = {
    "box": ("box", "rules.codes"),
    "rules": ("box", "rules"),
    "bot": ("box", "rules", "bot"),
    "dense": ("box", "rules", "dense"),
}
"""What a compiled part may know of its game."""
PASSES_ON = "rules/state.py"
"""Passes on what bots ask for."""


def imports(path: Path, game: str) -> set[str]:
    """What a file imports from its game, without the name of the game."""
    home = f"patolli.games.{game}."
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
    return {name.removeprefix(home) for name in found if name.startswith(home)}


@pytest.mark.parametrize("game", NAMES)
def test_a_game_consists_of_its_parts(game: str) -> None:
    inside = {path.name for path in (GAMES / game).iterdir()} - {"__pycache__"}
    assert inside - LATER == PARTS | {"__init__.py"}


@pytest.mark.parametrize("part", KNOWN)
@pytest.mark.parametrize("game", NAMES)
def test_a_compiled_part_knows_only_what_it_stands_on(game: str, part: str) -> None:
    for path in (GAMES / game / part).rglob("*.py"):
        known = KNOWN["bot"] if path.as_posix().endswith(PASSES_ON) else KNOWN[part]
        for name in imports(path, game):
            assert name.startswith(tuple(f"{one}." for one in known)), f"{path.relative_to(GAMES)} imports {name}"
