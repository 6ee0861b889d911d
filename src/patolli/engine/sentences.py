"""What is wrong with a file that a person wrote, as a sentence of its game."""

from __future__ import annotations

from collections.abc import Mapping

from patolli.engine.game import find_game


def explain(game: str, key: str, values: Mapping[str, int | str]) -> str:
    """The English sentence of a key of that game; the key with its values where the game cannot be asked yet."""
    try:
        return find_game(game).explain(key, values)
    except (ImportError, AttributeError, ValueError):  # the game is being imported, and its own box is wrong
        return " ".join([key, *(f"{name}={value}" for name, value in values.items())])
