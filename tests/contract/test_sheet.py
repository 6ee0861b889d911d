"""The final sheet: the events of a game tell where all of its points came from."""

from __future__ import annotations

import pytest

from patolli.engine.core.rng import Rng
from patolli.engine.core.state import Event, State
from patolli.games import NAMES
from patolli.stage.speech import LANGUAGES
from patolli.table.moment import game_of

TABLES: list[tuple[str, int, dict[str, str]]] = [
    *((name, players, {}) for name in NAMES for players in game_of(name).seats),
    *(("chocolatl", players, {"edition": "fr"}) for players in game_of("chocolatl").seats),
    ("zapotec", 1, {"solo_difficulty": "easier"}),
    ("zapotec", 1, {"solo_difficulty": "harder"}),
]


def played(state: State, luck: Rng) -> list[Event]:
    """All that was told in a random game."""
    events: list[Event] = []
    state.events = events
    while actors := state.actors():
        actor = actors[luck.below(len(actors))]
        state.play(actor, state.pick(actor, luck))
    return events


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_the_sheet_adds_up_to_the_points(name: str, players: int, options: dict[str, str]) -> None:
    found = game_of(name)
    for seed in range(5):
        state = found.start(players, options)
        sheet = [0] * len(state.points())
        for event in played(state, Rng(seed, players)):
            for row, seat, points in found.gains(event):
                assert row in found.sheet
                sheet[seat] += points
        assert sheet == state.points(), (seed, options)


@pytest.mark.parametrize("name", NAMES)
def test_every_row_has_a_name_in_every_language(name: str) -> None:
    found = game_of(name)
    assert set(found.origins.values()) <= set(found.sheet)
    for language in LANGUAGES:
        assert all(found.speech(language).knows(f"sheet-{row}") for row in found.sheet), language
