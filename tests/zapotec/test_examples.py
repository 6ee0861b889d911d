"""The worked examples of the specification, EX-1 to EX-33, number by number; those of the solo game are in
test_cocijobot.py."""

from __future__ import annotations

import pytest

from patolli.games.zapotec.rules.building import line_income
from patolli.games.zapotec.rules.codes import BRICK, LETTERS, WOOD
from patolli.games.zapotec.rules.scoring import count, final, ritual_value, score_round
from patolli.games.zapotec.rules.state import Zapotec
from tests.zapotec.tables import buildings, done, legal, ready, refused, shown, stock, table

MITLA, PLAINS, TEMPLE, CORNFIELD = 8, 3, 0, 2


def pays(state: Zapotec, resource: int, column: bool) -> str:
    gained = line_income(state, 0, resource, column)
    return " ".join(f"{LETTERS[kind]}{amount}" for kind, amount in enumerate(gained) if amount)


# ------------------------------------------------------------------- from the French rulebook
def test_ex_1_set_up_for_four() -> None:
    """EX-1: ZAP-7, ZAP-11 to ZAP-16."""
    state = ready(4)
    view = shown(state)
    assert len(view.spaces) == 45
    assert all(space.tile for space in view.spaces)
    assert len({space.tile for space in view.spaces}) == 45
    assert len(view.score_tiles) == 5
    assert (len(view.scoring), len(view.offer), view.pile) == (1, 5, 4)
    assert [mat.hand_size for mat in view.mats] == [4, 4, 4, 4]
    assert state.cards_left.bit_count() == 4 + 1
    assert [[tile is not None for tile in row] for row in view.market] == [[True] * 3] * 3
    assert view.market_piles == [9, 9, 9]
    assert len(view.rituals) == 3
    for seat, mat in enumerate(view.mats):
        assert stock(state, seat) == "w1 b1 s1"
        assert (mat.houses, sum(mat.levels.values()), mat.discs) == (9, 6, 3)


@pytest.mark.parametrize(
    ("players", "offer", "pile", "hand", "removed", "score_tiles", "pyramids", "spaces"),
    [(1, 2, 6, 6, 12, 3, 2, 27), (2, 3, 4, 6, 7, 3, 2, 27), (3, 4, 4, 5, 3, 4, 3, 36), (4, 5, 4, 4, 1, 5, 4, 45)],
)
def test_the_table_of_the_set_up(
    players: int, offer: int, pile: int, hand: int, removed: int, score_tiles: int, pyramids: int, spaces: int
) -> None:
    """ZAP-7, ZAP-12 to ZAP-14."""
    state = ready(players)
    view = shown(state)
    assert (len(view.offer), view.pile, view.mats[0].hand_size) == (offer, pile, hand)
    face_down = pile - (1 if view.top else 0)
    assert state.cards_left.bit_count() - face_down == removed
    assert (len(view.score_tiles), len(view.pyramids), len(view.spaces)) == (score_tiles, pyramids, spaces)
    assert view.market_piles == ([0, 0, 0] if players == 1 else [9, 9, 9])


INCOME = """
    phase: income
    tiles: EPV=B22 EHT=B04
    seat 0: played A09; resources; grid wb=EPV ws=EHT
"""


def test_ex_2_income() -> None:
    """EX-2: ZAP-24 to ZAP-26."""
    state = table(INCOME)
    assert legal(state) == ["income row", "income column"]
    assert stock(done(state, "income row")) == "w1 b1 s1 g1 p1"
    assert stock(done(state, "income column")) == "w1"


def test_ex_3_building() -> None:
    """EX-3: ZAP-59 to ZAP-61."""
    state = table("phase: build\nseat 0: played A12; resources b2 w1 s1")
    refused(state, "build EHT wb", "ZAP-59")
    after = done(state, "build MHT wb")
    assert stock(after) == "w1 b1"
    refused(after, "build EHT bb", "ZAP-59")
    after = done(after, "build MFV ww")
    assert stock(after) == "g1"
    mat = shown(after).mats[0]
    assert mat.houses == 7
    assert {cell.id: cell.space for cell in mat.grid if cell.space} == {"wb": "MHT", "ww": "MFV"}


def test_ex_4_palace() -> None:
    """EX-4: ZAP-62."""
    state = table("phase: build\nseat 0: played A02; resources w1 b1 s1")
    refused(state, "palace OHT", "ZAP-62")
    after = done(state, "palace OHC")
    mat = shown(after).mats[0]
    assert stock(after) == "0"
    assert mat.houses == 8
    assert not any(cell.space for cell in mat.grid)
    assert (mat.palace, mat.palace_tile) == ("OHC", "cornfield")
    refused(after, "palace OPC", "ZAP-62")


def test_ex_5_pyramids_at_the_end() -> None:
    """EX-5: ZAP-79. Orange is seat 0, violet 1, blue 2."""
    state = table(
        """
        phase: build
        round: 5
        score-tiles: forest temple etla hills
        pyramid 1: forest 1:base 0:middle
        pyramid 2: temple 0:base 2:middle 0:top
        pyramid 3: etla 1:middle 1:top
        seat 0: buildings EFT OFT MFV EPT OHT
        seat 1: buildings EFC EPV EPC EHV EHC
        seat 2: buildings MPT MHT
        """,
        players=3,
    )
    final(state)
    assert state.points() == [21, 21, 7]


def test_ex_7_a_palace_in_groups() -> None:
    """EX-7: ZAP-9, ZAP-74."""
    state = table("phase: build\nrituals: R04 R03\nseat 0: palace EPT; buildings EFT EFV EHT EHC")
    assert [shown(state).rituals[at].values[0] for at in (0, 1)] == [12, 6]


# ------------------------------------------------------------------- turn order, income, trade
def test_ex_9_turn_order() -> None:
    """EX-9: ZAP-19, ZAP-20."""
    state = table(
        "phase: choose\nseat 0: hand A14 A01\nseat 1: hand A03 A02\nseat 2: hand A22 A04",
        players=3,
    )
    assert state.actors() == [0, 1, 2]
    after = done(state, "choose A14", "choose A03", "choose A22")
    assert shown(after).order == [1, 0, 2]
    assert after.actors() == [1]


def test_ex_10_two_lines() -> None:
    """EX-10: ZAP-25."""
    state = table(
        """
        phase: income
        tiles: EPT=B01 EPC=B34 EPV=B22
        seat 0: played A03; resources; grid bb=EPT bw=EPC sb=EPV
        """
    )
    assert pays(state, BRICK, False) == "w1 b2 c1 p1"
    assert pays(state, BRICK, True) == "w1 b1 s1 g1 p1"
    assert pays(state, WOOD, False) == "w1"


MARKET = "market: Z07 Z02 Z03 Z13 Z14 Z15 Z25 Z26 Z27"


def test_ex_11_prices() -> None:
    """EX-11: ZAP-29, ZAP-51."""
    state = table(f"phase: capital\n{MARKET}\nseat 0: played A12; resources g4; position 3")
    after = done(state, "buy Z07")
    assert stock(after) == "w1 b1 g3"
    after = done(after, "buy Z13")
    assert stock(after) == "w1 b1 g2"
    assert refused(after, "buy Z25", "ZAP-29") == "That costs 3 gold; you have 2."
    rich = table(f"phase: capital\n{MARKET}\nseat 0: played A12; resources g3; position 6")
    assert stock(done(rich, "buy Z25", "buy Z13", "buy Z02")) == "w1 c1"


def test_ex_12_one_tile_of_a_level_in_a_round() -> None:
    """EX-12: ZAP-21, ZAP-30."""
    state = table(f"phase: capital\n{MARKET}\nseat 0: played A12; resources g9\nseat 1: played A01")
    after = done(state, "buy Z07")
    refused(after, "buy Z02", "ZAP-30")
    later = table(f"phase: capital\nround: 2\n{MARKET.replace('Z07', '-')}\nseat 0: resources g9; trade Z07")
    assert "buy Z02" in legal(later)


def test_ex_13_an_exchange_in_the_build_stage() -> None:
    """EX-13: ZAP-52, ZAP-60, ZAP-67."""
    state = table("phase: build\nseat 0: played A02; resources w1 b1 g2; trade Z13")
    assert not [line for line in legal(state) if line.startswith("build")]
    after = done(state, "use Z13")
    assert stock(after) == "w1 s2 g2"
    refused(after, "use Z13", "ZAP-52")
    assert stock(done(after, "build EPC wb")) == "s1 g2"
    ended = done(after, "done", f"draft {shown(after).offer[0].id}")
    assert shown(ended).mats[0].trade[0].up


# ------------------------------------------------------------------- pyramids, rituals, sacrifice
def test_ex_14_pyramids_of_two_players() -> None:
    """EX-14: ZAP-35 to ZAP-40."""
    rows = """
        phase: capital
        score-tiles: forest temple mitla
        seat 0: played A01; resources w9 b9 s9 p9
        seat 1: played A02; resources w9 b9 s9 p9
    """
    state = done(table(rows), "pyramid new forest")
    assert [level.size for level in shown(state).pyramids[0].levels] == ["base"]
    refused(state, "pyramid 1", "ZAP-38")
    refused(state, "pyramid new S6", "ZAP-36")
    state = done(state, "pyramid new temple")
    assert [level.size for level in shown(state).pyramids[1].levels] == ["middle"]
    offer = shown(state).offer
    state = done(state, "done", "done", f"draft {offer[0].id}", "income row")
    assert state.actors() == [1]
    refused(state, "pyramid new mitla", "ZAP-36")
    state = done(state, "pyramid 1", "pyramid 2")
    first, second = shown(state).pyramids
    assert [(level.seat, level.size) for level in first.levels] == [(0, "base"), (1, "middle")]
    assert [(level.seat, level.size) for level in second.levels] == [(0, "middle"), (1, "top")]
    assert second.finished
    assert not first.finished
    later = table(
        """
        phase: capital
        round: 2
        score-tiles: forest temple mitla
        pyramid 1: forest 0:base 1:middle
        pyramid 2: temple 0:middle 1:top
        seat 0: played A01; resources w9 b9 s9 p9
        seat 1: played A02; resources w9 b9 s9 p9
        """
    )
    assert [line for line in legal(later) if line.startswith("pyramid")] == ["pyramid 1"]
    after = done(later, "pyramid 1")
    assert shown(after).pyramids[0].levels[-1].size == "top"
    after = done(after, "done", "done", f"draft {shown(after).offer[0].id}", "income row")
    assert not [line for line in legal(after) if line.startswith("pyramid")]
    refused(after, "pyramid 1", "ZAP-37")


def test_ex_15_the_cost_of_a_ritual() -> None:
    """EX-15: ZAP-42, ZAP-43."""
    state = table(
        """
        phase: capital
        rituals: R07 R01 R02
        score-tiles: forest temple mitla hills
        pyramid 1: forest 0:base
        seat 0: played A01; resources g2 p2
        seat 1: discs R07
        seat 2: discs R07
        """,
        players=3,
    )
    after = done(state, "ritual R07")
    assert stock(after) == "p1"
    refused(after, "ritual R01", "ZAP-42")
    refused(after, "ritual R07", "ZAP-42")


def test_ex_16_space_eleven() -> None:
    """EX-16: ZAP-43, ZAP-45, ZAP-47, ZAP-48."""
    rows = """
        phase: capital
        rituals: R01 R07 R08
        seat 0: played A01; resources c4 p1; position 8
        seat 1: discs R01
    """
    state = done(table(rows), "sacrifice 4")
    assert state.points() == [5, 0]
    assert legal(state) == ["place R01", "place R07", "place R08", "decline"]
    refused(state, "done", "ZAP-23")
    state = done(state, "place R01")
    assert state.points() == [10, 0]
    assert shown(state).rituals[0].discs == [0, 1]
    assert (state.position[0], stock(state)) == (12, "0")
    refused(state, "ritual R07", "ZAP-42")
    level = table(rows + "score-tiles: forest temple mitla\npyramid 1: forest 0:base")
    level = done(level, "sacrifice 4", "place R01", "ritual R07")
    assert shown(level).rituals[1].discs == [0]
    assert stock(level) == "0"


def test_ex_17_a_walk_with_choices() -> None:
    """EX-17: ZAP-29, ZAP-46, ZAP-47."""
    state = table("phase: capital\nseat 0: played A01; resources c5 p1; position 1")
    state = done(state, "sacrifice 5")
    refused(state, "gain corn", "ZAP-47")
    state = done(state, "gain stone", "gain wood")
    assert (state.position[0], stock(state), state.points()[0]) == (6, "w1 s1", 3)
    assert shown(state).mats[0].prices == [1, 1, 1]


def test_ex_18_no_more_steps_than_the_track_has() -> None:
    """EX-18: ZAP-46."""
    state = table("phase: capital\nseat 0: played A01; resources c4 p1; position 10")
    assert [line for line in legal(state) if line.startswith("sacrifice")] == ["sacrifice 1", "sacrifice 2"]
    refused(state, "sacrifice 3", "ZAP-46")


def test_ex_19_the_tile_that_sacrifices() -> None:
    """EX-19: ZAP-50, ZAP-55."""
    state = table(
        """
        phase: capital
        market: Z01 Z02 Z03 Z13 Z14 Z15 Z34 Z26 Z27
        seat 0: played A01; resources g1 c2; position 6
        """
    )
    state = done(state, "buy Z34")
    assert legal(state) == ["use Z34", "decline"]
    assert not shown(done(state, "decline")).mats[0].trade[0].up
    state = done(state, "use Z34", "gain brick")
    assert (state.position[0], state.points()[0], stock(state)) == (10, 9, "b1")
    assert [(tile.id, tile.up) for tile in shown(state).mats[0].trade] == [("Z34", False)]
    refused(state, "use Z34", "ZAP-55")


# ------------------------------------------------------------------- building, scoring, cards
def test_ex_20_a_tile_that_builds() -> None:
    """EX-20: ZAP-53."""
    state = table("phase: build\nseat 0: played A03; resources b1; trade Z25")
    builds = [line for line in legal(state) if line.startswith("build")]
    assert len(builds) == 81
    assert all(line.endswith(" Z25") for line in builds)
    assert not [line for line in legal(state) if line.startswith("palace")]
    refused(state, "build EPC bb", "ZAP-59")
    after = done(state, "build EPC bb Z25")
    assert stock(after) == "p1"
    assert not shown(after).mats[0].trade[0].up
    refused(after, "build OPC bw Z25", "ZAP-53")


def test_ex_21_a_tile_that_changes_a_cost() -> None:
    """EX-21: ZAP-54, ZAP-59, ZAP-62."""
    state = table("phase: build\nseat 0: played A15; resources s1; trade Z31")
    spaces = {line.split()[1] for line in legal(state) if line.startswith("build")}
    assert spaces == {"EPC", "EHC", "EFC"}
    refused(state, "palace EPC", "ZAP-62")
    assert stock(done(state, "build EPC bw")) == "0"


@pytest.mark.parametrize(("wanted", "points"), [(MITLA, 10), (PLAINS, 4), (TEMPLE, 6)])
def test_ex_22_round_scoring(wanted: int, points: int) -> None:
    """EX-22: ZAP-9, ZAP-65."""
    state = table("phase: build\nseat 0: buildings MPT MHV MFC EPC; palace MHT")
    score_round(state, 0, wanted)
    assert state.points()[0] == points


def test_ex_23_scoring_with_a_hand_card() -> None:
    """EX-23: ZAP-56, ZAP-70, ZAP-71."""
    state = table(
        """
        phase: build
        scoring: A02
        offer: A20 A21 A22
        seat 0: played A01; hand A15 A06; trade Z35; buildings EPT EHT EFV
        seat 1: played A03
        """
    )
    assert count(state, 0, CORNFIELD) == 0
    state = done(state, "done")
    assert legal(state) == ["score round", "score A06", "score A15"]
    refused(state, "score A01", "ZAP-71")
    refused(state, "score A20", "ZAP-56")
    refused(state, "done", "ZAP-56")
    assert done(state, "score round").points()[0] == 0
    state = done(state, "score A15")
    view = shown(state, 0)
    assert state.points()[0] == 6
    assert [card.id for card in view.gone] == ["A15"]
    assert [card.id for card in view.mats[0].hand] == ["A06"]
    state = done(state, "draft A21")
    assert [card.id for card in shown(state, 0).mats[0].hand] == ["A06", "A21"]


def test_ex_24_draft_and_upkeep() -> None:
    """EX-24: ZAP-66, ZAP-68."""
    state = table(
        """
        phase: draft
        scoring: A03
        offer: A01 A09 A17 A25
        seat 0: played A05; hand A04 A06 A07 A08
        seat 1: played A11; hand A10 A12 A13 A14
        seat 2: played A20; hand A15 A16 A18 A19
        """,
        players=3,
    )
    state = done(state, "draft A17")
    refused(done(state, "income row", "done", "done"), "draft A17", "ZAP-66")
    for card in ("A01", "A25"):
        state = done(state, "income row", "done", "done", f"draft {card}")
    refused(state, "offer A09", "ZAP-17a")
    state = done(state, "offer A02")
    view = shown(state)
    assert (view.round, view.phase) == (2, "choose")
    assert view.scoring[-1].id == "A09"
    assert [card.id for card in view.offer] == ["A05", "A11", "A20", "A02"]
    assert view.pile == 3


# ------------------------------------------------------------------- ritual cards and final scoring
ALPHA = "buildings EPT MFT EPV OPV MPV EHC OFC; palace OHT"
BETA = "buildings EPT EPC EHT EHV EHC OFT OFC MFV; palace EPV"
GAMMA = "buildings EPT EHT EFT OPT OHT OFT MPT MHT; palace MFT"


@pytest.mark.parametrize(
    ("houses", "values"),
    [(ALPHA, [12, 6, 6, 6, 12, 0]), (BETA, [0, 0, 18, 0, 12, 18]), (GAMMA, [18, 18, 18, 18, 0, 0])],
    ids=["alpha", "beta", "gamma"],
)
def test_ex_25_to_27_groups(houses: str, values: list[int]) -> None:
    """EX-25, EX-26, EX-27: ZAP-74."""
    state = table(f"phase: build\nseat 0: {houses}")
    assert [ritual_value(state, 0, card) for card in range(6)] == values


@pytest.mark.parametrize(
    ("pyramids", "points"),
    [
        ("pyramid 1: S1 0:base 0:middle 0:top", 9),
        ("pyramid 1: S1 0:base 0:middle 0:top\npyramid 2: S2 0:middle 0:top", 12),
    ],
)
def test_ex_28_pyramid_levels(pyramids: str, points: int) -> None:
    """EX-28: ZAP-75."""
    assert ritual_value(table(f"phase: build\n{pyramids}"), 0, 6) == points


@pytest.mark.parametrize(("resources", "points"), [("w2 s1 c1 g2", 9), ("w2 s1 c1 g2 p2", 12)])
def test_ex_29_stored_resources(resources: str, points: int) -> None:
    """EX-29: ZAP-76."""
    assert ritual_value(table(f"phase: build\nseat 0: resources {resources}"), 0, 7) == points


@pytest.mark.parametrize("position", [7, 12])
def test_ex_30_sacrifice_steps(position: int) -> None:
    """EX-30: ZAP-77."""
    assert ritual_value(table(f"phase: build\nseat 0: position {position}"), 0, 8) == position


@pytest.mark.parametrize(("tiles", "points"), [("Z01 Z05 Z14 Z27 Z35", 10), ("Z14 Z20 Z27 Z35 Z36", 12)])
def test_ex_31_trade_tiles(tiles: str, points: int) -> None:
    """EX-31: ZAP-78, ZAP-32."""
    assert ritual_value(table(f"phase: build\nseat 0: trade {tiles}"), 0, 9) == points


def test_ex_32_ranks_on_the_track() -> None:
    """EX-32: ZAP-49, ZAP-72."""
    state = table(
        """
        phase: build
        round: 5
        track: 2 0 1 3
        seat 0: position 6
        seat 1: position 4
        seat 2: position 6
        """,
        players=4,
    )
    final(state)
    assert state.points() == [6, 3, 9, 0]


def test_who_arrives_later_lies_on_top() -> None:
    """ZAP-49: the disc that was there first stays ahead, and passing by changes nothing."""
    state = table(
        """
        phase: capital
        seat 0: played A01; resources c9 p9
        seat 1: position 6
        seat 2: position 3
        """,
        players=3,
    )
    assert shown(state).track[0].discs == [0]
    state = done(state, "sacrifice 3", "gain wood")
    assert shown(state).track[3].discs == [2, 0]
    state = done(state, "sacrifice 3", "gain wood")
    assert shown(state).track[6].discs == [1, 0]
    assert state.track == [1, 0, 2]


ONE = "buildings EPT EHT OHV OFV MPC MHC; palace EPV; resources w1 s1 g2 p1; trade Z03 Z19 Z31; discs R08 R10"


def final_of_ex_33(points: int) -> Zapotec:
    state = table(
        f"""
        phase: build
        round: 5
        score-tiles: village temple hills
        rituals: R08 R10 R03
        track: 1 0
        pyramid 1: village 0:base 1:middle 0:top
        pyramid 2: temple 1:base 0:middle
        seat 0: {ONE}; position 5; vp 41
        seat 1: buildings OPT OHT OFT MPT MFV EFC; discs R03; position 5; vp {points}
        """
    )
    final(state)
    return state


def test_ex_33_complete_final_scoring() -> None:
    """EX-33: ZAP-72 to ZAP-80."""
    state = final_of_ex_33(52)
    assert state.points() == [81, 77]
    assert state.winners() == [0]
    assert state.places() == [1, 2]
    assert buildings(state, 1) == ["EFC", "OPT", "OHT", "OFT", "MPT", "MFV"]
    tied = final_of_ex_33(56)
    assert tied.points() == [81, 81]
    assert tied.winners() == [1]
    assert tied.places() == [2, 1]


def test_who_never_left_space_0_shares_or_loses_ties() -> None:
    """ZAP-80."""
    rows = "phase: build\nround: 5\nseat 0: vp {}; position {}\nseat 1: vp {}; position {}\nseat 2: vp 3"
    tied = table(rows.format(9, 0, 9, 0), players=3)
    final(tied)
    assert tied.winners() == [0, 1]
    assert tied.places() == [1, 1, 3]
    ahead = table(rows.format(9, 0, 0, 2), players=3)
    final(ahead)
    assert ahead.points() == [9, 9, 3]
    assert ahead.winners() == [1]
    assert ahead.places() == [2, 1, 3]


def test_the_track_breaks_ties_for_every_place() -> None:
    """ZAP-80: the full standing uses the same comparison; on one space the lower disc is ahead, on space 0 none is."""
    rows = "phase: build\nround: 5\ntrack: {}\nseat 0: vp 20\nseat 1: vp {}; {}\nseat 2: vp {}; {}\nseat 3: vp {}; {}"
    stacked = table(rows.format("2 3 1 0", 6, "position 4", 0, "position 4", 3, "position 4"), players=4)
    final(stacked)
    assert stacked.points() == [20, 9, 9, 9]
    assert stacked.places() == [1, 4, 2, 3]
    stayed = table(rows.format("2 0 1 3", 9, "", 0, "position 2", 9, ""), players=4)
    final(stayed)
    assert stayed.points() == [20, 9, 9, 9]
    assert stayed.places() == [1, 3, 2, 3]
