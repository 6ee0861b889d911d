"""Small stories about rules that no worked example tells."""

from __future__ import annotations

import pytest

from patolli import CHANCE
from tests.zapotec.tables import buildings, done, drawn, legal, ready, refused, shown, stock, table, told

MARKET = "market: Z07 Z02 Z03 Z13 Z14 Z15 Z36 Z34 Z27"
ALL = "discs R01 R02 R03"


def test_the_market_is_refilled_at_the_end_of_the_turn() -> None:
    """ZAP-31, ZAP-67: level by level, slot by slot, and only then; other tiles do not slide."""
    state = table(f"phase: capital\n{MARKET}\nseat 0: played A01; resources g3\nseat 1: played A02")
    state = done(state, "buy Z02", "buy Z13")
    assert [tile.id if tile else "" for tile in shown(state).market[0]] == ["Z07", "", "Z03"]
    state = done(state, "done", "done")
    state = done(state, f"draft {shown(state).offer[0].id}")
    assert state.actors() == [CHANCE]
    refused(state, "market 2 0 Z20", "ZAP-17a")
    refused(state, "market 1 1 Z02", "ZAP-17a")
    state = done(state, "market 1 1 Z11", "market 2 0 Z20")
    assert [tile.id if tile else "" for tile in shown(state).market[0]] == ["Z07", "Z11", "Z03"]
    assert state.actors() == [1]
    assert shown(state).market_piles == [8, 8, 9]


def test_an_empty_pile_leaves_its_slot_empty() -> None:
    """ZAP-31, RU-16."""
    level_1 = " ".join(f"Z{number:02}" for number in range(4, 13))
    state = table(
        f"""
        phase: capital
        market: Z01 Z02 Z03 Z13 Z14 Z15 Z25 Z26 Z27
        seat 0: played A01; resources g1
        seat 1: played A02; trade {level_1}
        """
    )
    state = done(state, "buy Z01", "done", "done")
    state = done(state, f"draft {shown(state).offer[0].id}")
    assert state.actors() == [1]
    assert shown(state).market[0][0] is None


def test_alone_the_market_is_never_refilled() -> None:
    """ZAP-12, ZAP-83."""
    state = table(f"phase: capital\norder: 0 1\n{MARKET}\nseat 0: played A01; resources g1", players=1)
    state = done(state, "buy Z07", "done", "done")
    state = drawn(done(state, f"draft {shown(state).offer[0].id}"))
    assert shown(state).market[0][0] is None


def test_a_useless_tile_may_be_bought() -> None:
    """ZAP-33, ZAP-45, ZAP-57: no card is left for the free disc, so nothing is asked."""
    state = table(f"phase: capital\n{MARKET}\nseat 0: played A01; resources g3; {ALL}")
    state = done(state, "buy Z36")
    assert shown(state).phase == "capital"
    assert not shown(state).mats[0].trade[0].up
    poor = done(table(f"phase: capital\n{MARKET}\nseat 0: played A01; resources g3"), "buy Z34")
    assert shown(poor).phase == "capital"
    assert not shown(poor).mats[0].trade[0].up


def test_the_free_disc_of_a_tile() -> None:
    """ZAP-45, ZAP-57: no level, priest or gold is needed, and it may be declined."""
    state = table(f"phase: capital\n{MARKET}\nseat 0: played A01; resources g3; discs R02\nseat 1: discs R01")
    state = done(state, "buy Z36")
    assert legal(state) == ["place R01", "place R03", "decline"]
    refused(state, "place R02", "ZAP-45")
    placed = done(state, "place R01")
    assert shown(placed).rituals[0].discs == [0, 1]
    assert stock(placed) == "0"
    declined = done(state, "decline")
    assert shown(declined).rituals[0].discs == [1]
    assert not shown(declined).mats[0].trade[0].up


def test_space_eleven_gives_nothing_when_every_card_has_a_disc() -> None:
    """ZAP-45, ZAP-48."""
    state = table(f"phase: capital\nseat 0: played A01; resources c2 p1; position 10; {ALL}")
    state = done(state, "sacrifice 2")
    assert (shown(state).phase, state.position[0], state.points()[0]) == ("capital", 12, 5)


def test_sacrifices_can_be_repeated() -> None:
    """ZAP-46: each with its own priest."""
    state = table("phase: capital\nseat 0: played A01; resources c4 p2")
    state = done(state, "sacrifice 1", "sacrifice 2", "gain brick")
    assert (state.position[0], stock(state), state.points()[0]) == (3, "b1 c1", 2)
    refused(state, "sacrifice 1", "ZAP-46")


def test_a_discount_works_in_the_turn_that_reaches_it() -> None:
    """ZAP-29."""
    state = table(f"phase: capital\n{MARKET}\nseat 0: played A01; resources g1 c1 p1; position 2")
    refused(state, "buy Z13", "ZAP-29")
    state = done(state, "sacrifice 1", "buy Z13")
    assert stock(state) == "0"


def test_rituals_without_a_priest_still_cost_gold() -> None:
    """ZAP-43, ZAP-47."""
    rows = "phase: capital\npyramid 1: S1 0:base\nseat 0: played A01; resources {}; position 9\nseat 1: discs R01"
    refused(table(rows.format("")), "ritual R01", "ZAP-43")
    assert stock(done(table(rows.format("g1")), "ritual R01")) == "0"
    assert stock(done(table(rows.format("")), "ritual R02")) == "0"


def test_a_pyramid_of_one_level() -> None:
    """ZAP-36, ZAP-39: base and middles are placed, so the pyramid is started with a top and finished at once."""
    state = table(
        """
        phase: capital
        pyramid 1: S1 0:base 1:middle
        pyramid 2: S2 0:middle
        pyramid 3: S3 0:middle
        seat 0: played A01; resources w1 b1 s1 p1
        """,
        players=4,
    )
    state = done(state, "pyramid new S4")
    pyramid = shown(state).pyramids[3]
    assert pyramid.finished
    assert [(level.seat, level.size) for level in pyramid.levels] == [(0, "top")]


def test_levels_built_in_this_turn_allow_rituals() -> None:
    """ZAP-42."""
    state = table("phase: capital\nseat 0: played A01; resources w1 b1 s1 p2")
    refused(state, "ritual R01", "ZAP-42")
    state = done(state, "pyramid new S1", "ritual R01")
    assert shown(state).rituals[0].discs == [0]


def test_no_palace_after_nine_houses() -> None:
    """ZAP-63: the grid is full and no house is left."""
    houses = "EPT EPV EPC EHT EHV EHC EFT EFV EFC"
    state = table(f"phase: build\nseat 0: played A12; resources w9 b9 s9; buildings {houses}")
    assert legal(state) == ["done"]
    refused(state, "palace MFT", "ZAP-62")
    assert refused(state, "build MFT ww", "ZAP-59") == refused(state, "build MFV bb", "ZAP-59")
    assert refused(state, "build MFT ww", "ZAP-59").endswith("You have no house left.")


def test_a_full_grid_but_for_the_palace() -> None:
    """ZAP-62, ZAP-63: eight houses and the palace use all nine."""
    houses = "EPT EPV EPC EHT EHV EHC EFT EFV"
    state = table(f"phase: build\nseat 0: played A12; resources w1 b1 s1; buildings {houses}")
    state = done(state, "palace MFT")
    assert shown(state).mats[0].houses == 0
    assert len(buildings(state, 0)) == 9


def test_a_building_scores_at_once_and_pays_later() -> None:
    """ZAP-64, ZAP-65."""
    state = table("phase: build\nscoring: A12\nseat 0: played A20; resources b1 s1")
    state = done(state, "build MHT sb", "done")
    assert state.points()[0] == 2
    assert stock(state) == "0"


def test_a_printed_cell_pays_once_and_is_no_income() -> None:
    """ZAP-26, ZAP-61, RU-39."""
    state = table("phase: income\ntiles: MFV=B16\nseat 0: played A09; resources; grid ww=MFV")
    assert stock(done(state, "income row")) == "w2 g1"
    empty = table("phase: income\nseat 0: played A09; resources")
    assert stock(done(empty, "income row")) == "w1"


def test_the_palace_slot_never_pays() -> None:
    """ZAP-26."""
    state = table("phase: income\nseat 0: played A09; resources; palace MFV")
    assert stock(done(state, "income column")) == "w1"


def test_round_five_has_no_draft() -> None:
    """ZAP-69."""
    state = table("phase: build\nround: 5\nseat 0: played A01\nseat 1: played A02")
    state = done(state, "done", "income row", "done", "done")
    assert state.over()
    assert shown(state).phase == "over"
    assert len(shown(state).offer) == 3


def test_scoring_with_a_card_in_the_last_round() -> None:
    """ZAP-56: in every round, the fifth too; not with an empty hand."""
    rows = "phase: build\nround: 5\nseat 0: played A01; hand {}; trade Z35; buildings EPT\nseat 1: played A02"
    state = done(table(rows.format("A15")), "done", "score A15")
    assert state.points()[0] == 2
    assert state.actors() == [1]
    assert done(table(rows.format("")), "done").actors() == [1]


def test_a_guessed_and_drafted_card_becomes_unknown_when_played() -> None:
    """ZAP-110."""
    state = table("phase: draft\noffer: A20 A21 A22\nseat 0: played A01; hand A05 A06\nseat 1: played A02; hand A07")
    state = done(state, "draft A20")
    assert [card.id for card in shown(state, 1).mats[0].hand] == ["A20"]
    state = done(state, "income row", "done", "done", "draft A21")
    state = drawn(state)
    state = done(state, "choose A20", "choose A21")
    assert shown(state, 1).mats[0].hand == []


def test_solo_keeps_the_scoring_card_until_cocijobot_has_scored() -> None:
    """ZAP-84, RU-22: it moves second and scores with the current card."""
    state = table(
        """
        phase: draft
        order: 0 1
        scoring: A12
        card: K09
        offer: A20 A21
        seat 0: played A01
        """,
        players=1,
    )
    events = told(state, "draft A20")
    assert ("scored", {"seat": 1, "property": "mitla", "count": 1, "points": 2}) in events
    after = drawn(done(state, "draft A20"))
    assert [card.id for card in shown(after).scoring] == ["A12", "A21"]
    assert [card.id for card in shown(after).gone] == ["A01"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_secret_choices_come_in_any_order(players: int) -> None:
    """ZAP-19: the last one reveals."""
    state = ready(players)
    for seat in reversed(range(players)):
        assert seat in state.actors()
        assert not shown(state).order
        state.play(seat, state.moves(seat)[0])
        assert seat not in state.actors() or seat == state.seat
    assert len(shown(state).order) == players
