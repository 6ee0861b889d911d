"""Whatever differs from the box of Dix-Huit Lapins is refused in a sentence, or it can be played."""

from __future__ import annotations

from random import Random

import pytest

from patolli import BadOption, start
from patolli.games.lapins.box.components import BOXES
from patolli.testing import contract_tests, twins_get_the_same_answers, views_leak_nothing
from tests.strange_boxes import Strange, many, refused_or_playable


def special(draw: Random) -> dict[str, object]:
    """Another random map, wealth and dice at their limits, buildings that nobody may build."""
    columns, rows = draw.choice([(2, 2), (20, 2), (4, 10), (3, 3)])
    sites = [
        {
            "id": f"M{n}",
            "resource": "maize",
            "slots": draw.choice([2, 4]),
            "open": draw.choice(["NESW", "NES", ""]),
            "varied": "NS",
        }
        for n in range(columns * rows)
    ]
    return {
        "tiles.sites": sites,
        "map.random": {"provenance": "printed", "columns": columns, "rows": rows, "maize": columns * rows}
        | dict.fromkeys(("cacao", "shell", "jade", "obsidian", "none"), 0),
        "map.custom.cells": 4,
        "kings.start_wealth": {"maize": draw.choice([0, 99]), "prisoner": draw.choice([0, 99])},
        "dice.points": draw.choices([0, 1, 9], k=6),
        "dice.failures": draw.choices([0, 1, 9], k=6),
        "buildings.kinds.village.most": draw.choice([0, 1, 99]),
    }


def test_whatever_differs_is_refused_or_can_be_played() -> None:
    """LAP-2."""
    assert many(Strange("lapins", BOXES, special), 100, 18, {"length": "3"}, every=16) > 8


@pytest.mark.parametrize(("exits", "fine"), [("", False), ("N", False), ("NESW", True)])
def test_random_maps_join_their_sites(exits: str, fine: bool) -> None:
    """LAP-16a: where no map does, the draws would never end."""
    rows = ", ".join(
        f'{{id = "M{n}", resource = "maize", slots = 4, open = "{exits}", varied = "N"}}' for n in range(9)
    )
    none = ", ".join(f"{sort} = 0" for sort in ("cacao", "shell", "jade", "obsidian", "none"))
    size = 'provenance = "printed", columns = 3, rows = 3, maize = 9'
    changes = f"{{tiles.sites = [{rows}], map.random = {{{size}, {none}}}, map.custom.cells = 9}}"
    if fine:
        assert start("lapins", 2, {"components": changes}).actors()
        return
    with pytest.raises(BadOption, match="table map.random: path_set open: with these tiles hardly any random map"):
        start("lapins", 2, {"components": changes})


OTHER = "{kings.start_wealth = {maize = 20, obsidian = 9}, costs.divination = 3, dice.failures = [1, 0, 0, 0, 0, 1]}"
test_secrets_with_another_box = contract_tests(
    "lapins",
    checks=[twins_get_the_same_answers, views_leak_nothing],
    players=[3],
    options={"components": OTHER, "length": 3},
)


def test_a_row_may_have_all_matches_of_the_deck() -> None:
    """LAP-22: with piles of next to nothing, more matches are played in one round than the game needs."""
    faces = {
        f"katun.{part}.faces.{row['id']}.count": 4 if row["id"] == "match" else int(row["id"] == "feast")
        for part in ("gains", "others", "catastrophes")
        for row in BOXES.values["katun"][part]["faces"]
    }
    deck = {"katun.cards": 5, "katun.deck.middle": 1, "katun.deck.piles": 5, "katun.deck.top_maize_per_king": 0}
    rest = {"katun.piles.least": 0, "katun.piles.most": 1, "length.matches": [1], "katun.row_beyond_kings": 3}
    changes = ", ".join(f"{key} = {value}" for key, value in (faces | deck | rest).items())
    options = {"map": "beginner", "components": "{" + changes + "}"}
    assert refused_or_playable("lapins", 2, options, Random(1), whole=True)
