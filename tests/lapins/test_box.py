"""The numbers of the box, and what happens when somebody changes them badly."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.games.lapins.box import components
from patolli.games.lapins.box.components import BOX, CARD_COUNT, CARD_NAMES, COST_ANY, DIE_FAILURES, DIE_POINTS, SLOTS
from patolli.games.lapins.rules.deck import cards, row_length

SOURCES = {"rulebook", "derived", "reconstructed"}


def tables(table: dict[str, Any], name: str = "") -> list[tuple[str, dict[str, Any]]]:
    """All tables of the file that hold something themselves."""
    found = [(name, table)] if any(not isinstance(value, dict) for value in table.values()) else []
    for key, value in table.items():
        if isinstance(value, dict) and key not in ("start_wealth",):
            found += tables(value, f"{name}.{key}".strip("."))
    return found


def test_every_table_says_where_its_numbers_come_from() -> None:
    found = tables(BOX)
    assert len(found) > 15
    for name, table in found:
        assert table.get("provenance") in SOURCES, name
        for key, value in table.items():
            if key.endswith("_provenance"):
                assert value in SOURCES, (name, key)


def test_what_is_in_the_box() -> None:
    """LAP-2, LAP-5, LAP-10, LAP-11."""
    assert components.TILES == 40
    assert sum(slots > 0 for slots in components.TILE_SLOTS) == 33
    assert SLOTS == [1, 2, 2, 1, 1, 1, 1, 1, 1]
    assert COST_ANY == [1, 2, 2, 1, 1, 0, 0, 0, 0]
    assert DIE_POINTS == [1, 2, 3, 0, 0, 0]
    assert DIE_FAILURES == [0, 0, 0, 0, 0, 1]
    assert sum(CARD_COUNT) == 59
    assert sum(CARD_COUNT[CARD_NAMES.index("drought") :]) == 27


@pytest.mark.parametrize(("players", "deck", "row"), [(2, 53, 3), (3, 55, 4), (4, 57, 5)])
def test_the_deck(players: int, deck: int, row: int) -> None:
    """LAP-21."""
    assert cards(players) == deck
    assert row_length(players) == row


@pytest.mark.parametrize(
    ("links", "word"), [("NE NS", "two links touch on side N"), ("NN", "does not join"), ("NX", "does not join")]
)
def test_a_bad_link_is_named(links: str, word: str) -> None:
    """LAP-13."""
    with pytest.raises(ValueError, match=word) as caught:
        components.ways({"id": "X99", "links": links}, "open")
    assert "X99" in str(caught.value)
    assert "[tiles]" in str(caught.value)


def test_a_bad_number_is_named() -> None:
    with pytest.raises(ValueError, match=r"\[buildings\], temple: slots must be a number from 1 to 4, not 'two'"):
        components.number("buildings", {"id": "temple", "slots": "two"}, "slots", 1, 4)
    with pytest.raises(ValueError, match="expected here"):
        components.rows_of("buildings", "kinds", ["hut"])
    with pytest.raises(ValueError, match="must be one of maize"):
        components.type_of("katun", {"id": "x", "type": "gold"}, "type")
