"""The worked examples of the solo game: EX-6, EX-8, EX-34 to EX-44. Seat 0 is the human, seat 1 Cocijobot."""

from __future__ import annotations

import pytest

from patolli import CHANCE
from patolli.games.zapotec.rules import cocijobot
from patolli.games.zapotec.rules.scoring import final
from patolli.games.zapotec.rules.state import Zapotec
from tests.zapotec.tables import buildings, done, drawn, legal, ready, refused, shown, table, told

SCORING = {"plains": "A13", "mitla": "A12", "forest": "A10"}


def solo(rows: str, scoring: str = "plains", card: str = "K09", number: int = 2) -> Zapotec:
    """A round of the solo game in which Cocijobot has turned up the card and the human is building."""
    return table(f"phase: build\nround: {number}\nscoring: {SCORING[scoring]}\ncard: {card}\n{rows}", players=1)


def bot_turn(state: Zapotec) -> Zapotec:
    """The state after Cocijobot has built, acted and scored; nothing was built, if it would turn up a second card."""
    after = state.copy()
    cocijobot.begin(after)
    cocijobot.finish(after)
    return after


ETLA = "score-tiles: etla hills village\npyramid 1: etla 1:base"


def test_ex_6_cocijobot_builds() -> None:
    """EX-6: ZAP-89, ZAP-90, ZAP-91."""
    assert buildings(bot_turn(solo("")), 1) == ["MPT", "MFT"]
    after = bot_turn(solo(ETLA))
    assert buildings(after, 1) == ["EFT", "MPT", "MFT"]
    assert shown(after).mats[1].palace == ""
    assert shown(after).mats[1].houses == 6


def test_ex_8_harder_variant() -> None:
    """EX-8: ZAP-106."""
    state = solo(f"options: solo_difficulty=harder\n{ETLA}\nseat 0: buildings MPT EFT")
    after = state.copy()
    assert cocijobot.build(after, after.bot_card) == 1
    assert buildings(after, 1) == ["MFT"]
    assert after.points() == [0, 4]


@pytest.mark.parametrize(("card", "order"), [("A08", [1, 0]), ("A07", [0, 1])])
def test_ex_34_a_tie_favours_cocijobot(card: str, order: list[int]) -> None:
    """EX-34: ZAP-82."""
    state = table(f"phase: choose\nhint: mitla\nscoring: A13\nseat 0: hand {card} A20", players=1)
    state = done(state, f"choose {card}")
    assert state.actors() == [CHANCE]
    refused(state, "front K01", "ZAP-17a")
    state = done(state, "front K09", "hint forest")
    assert shown(state).order == order
    assert shown(state).hint == "forest"


@pytest.mark.parametrize("face_up", ["true", "false"])
def test_ex_35_cards_by_round(face_up: str) -> None:
    """EX-35: ZAP-84, ZAP-85, ZAP-112."""
    state = ready(1, {"solo_pile_face_up": face_up})
    seen = []
    while state.actors():
        view = shown(state, 0)
        if view.phase == "choose":
            seen.append((len(view.offer), view.pile))
            assert view.mats[0].hand_size == 6
            assert (view.top is not None) == (face_up == "true" and view.pile > 0)
        line = next(line for line in reversed(legal(state)))
        state = drawn(done(state, line))
    assert seen == [(2, 6), (2, 4), (2, 2), (2, 0), (0, 0)]


def test_ex_36_nothing_built_and_a_second_card() -> None:
    """EX-36: ZAP-88, ZAP-93, ZAP-96, ZAP-97."""
    state = table(
        """
        phase: draft
        scoring: A13
        card: K09
        order: 0 1
        hint: ocotlan
        score-tiles: hills village mitla
        market: Z02 Z08 Z11 Z13 Z14 Z15 Z25 Z26 Z27
        offer: A20 A21
        seat 0: played A07; buildings MFT MPT
        """,
        players=1,
    )
    state = done(state, "draft A20")
    view = shown(state)
    assert (view.phase, view.active) == ("bot", 1)
    assert view.pyramids[0].property == "hills"
    assert [(level.seat, level.size) for level in view.pyramids[0].levels] == [(1, "base")]
    refused(state, "front K09", "ZAP-17a")
    events = told(state, "front K13", "hint temple")
    state = done(state, "front K13", "hint temple")
    assert [tile.id for tile in shown(state).mats[1].trade] == ["Z02"]
    assert buildings(state, 1) == []
    assert state.points()[1] == 0
    assert [key for key, _ in events if key.startswith("bot")] == ["bot-acts", "bot-trade", "bot-took"]
    assert [card.id for card in shown(state).revealed] == ["K09", "K13"]


def test_ex_37_sacrifice() -> None:
    """EX-37: ZAP-92, ZAP-94, ZAP-95."""
    rows = """
        market: Z01 Z02 Z03 Z15 Z20 Z23 Z25 Z26 Z27
        seat 1: buildings EPC; position 2
    """
    after = bot_turn(solo(rows, "forest", "K23"))
    assert buildings(after, 1) == ["EPC", "OHC", "OFC"]
    assert [tile.id for tile in shown(after).mats[1].trade] == ["Z15"]
    assert (after.points()[1], after.position[1]) == (5, 5)


VILLAGES = ["EPV", "EHV", "EFV", "OPV"]


@pytest.mark.parametrize(
    ("villages", "position", "level"),
    [(0, 0, 1), (2, 2, 1), (3, 0, 2), (2, 3, 2), (1, 5, 2), (4, 0, 3), (0, 6, 3)],
)
def test_ex_38_which_row(villages: int, position: int, level: int) -> None:
    """EX-38: ZAP-96."""
    state = solo(f"seat 1: buildings {' '.join(VILLAGES[:villages])}; position {position}")
    assert cocijobot.preferred_row(state) == level - 1


@pytest.mark.parametrize(
    ("market", "tile"),
    [("- Z02 Z03 - - - Z25 Z26 Z27", "Z02"), ("- - - - - - - Z26 Z27", "Z26"), ("- - - - - - - - -", "")],
)
def test_ex_38_an_empty_row(market: str, tile: str) -> None:
    """EX-38: ZAP-96, RU-29."""
    state = solo(f"market: {market}\nseat 1: buildings EPV EHV EFV")
    cocijobot.trade(state)
    assert [trade.id for trade in shown(state).mats[1].trade] == ([tile] if tile else [])


TILES = "score-tiles: hills village mitla"


def test_ex_39_the_best_scoring_tile() -> None:
    """EX-39: ZAP-97, ZAP-98."""
    houses = "seat 0: buildings EHT EHC MPV\nseat 1: buildings MHV OHV EPC"
    state = solo(f"{TILES}\n{houses}")
    cocijobot.build_level(state)
    assert shown(state).pyramids[0].property == "village"
    assert shown(state).pyramids[0].levels[0].size == "base"
    state = solo(f"{TILES}\npyramid 1: village 1:base 0:middle\nrituals: R05 R01 R02\n{houses}")
    cocijobot.build_level(state)
    assert [(level.seat, level.size) for level in shown(state).pyramids[0].levels][-1] == (1, "top")
    assert shown(state).pyramids[0].finished
    cocijobot.build_level(state)
    assert [ritual.discs for ritual in shown(state).rituals] == [[1], [], []]


def test_ex_40_joining_the_best_pyramid() -> None:
    """EX-40: ZAP-97."""
    state = solo(f"{TILES}\npyramid 1: hills 0:base\npyramid 2: mitla 0:middle\nseat 1: buildings MHV MPC")
    cocijobot.build_level(state)
    levels = [[(level.seat, level.size) for level in pyramid.levels] for pyramid in shown(state).pyramids]
    assert levels == [[(0, "base")], [(0, "middle"), (1, "top")]]


EIGHT = "OPV OPC OHV OHC OFV OFC EPC"


@pytest.mark.parametrize(
    ("rows", "scoring", "number", "placed", "palace"),
    [
        ("score-tiles: forest hills village\npyramid 1: forest 1:base", "mitla", 3, ["MFT"], "MFT"),
        (ETLA, "plains", 5, ["EFT", "MPT", "MFT"], "EFT"),
        (f"{ETLA}\nseat 1: buildings {EIGHT}", "plains", 4, ["MPT", "MFT"], "MPT"),
    ],
    ids=["a", "b", "c"],
)
def test_ex_41_palace(rows: str, scoring: str, number: int, placed: list[str], palace: str) -> None:
    """EX-41: ZAP-91."""
    state = solo(rows, scoring, number=number)
    before = buildings(state, 1)
    after = bot_turn(state)
    assert [space for space in buildings(after, 1) if space not in before] == placed
    assert shown(after).mats[1].palace == palace


def test_ex_42_spaces_of_the_track() -> None:
    """EX-42: ZAP-95."""
    state = solo(f"{TILES}\nrituals: R05 R01 R02\nseat 1: buildings EPC OPC MPC; position 6")
    cocijobot.sacrifice(state)
    assert (state.points()[1], state.position[1]) == (4, 9)
    assert [(level.seat, level.size) for level in shown(state).pyramids[0].levels] == [(1, "base")]
    assert [ritual.discs for ritual in shown(state).rituals] == [[1], [], []]


def test_ex_43_easier_variant() -> None:
    """EX-43: ZAP-105."""
    state = solo("options: solo_difficulty=easier\nseat 0: buildings MPT")
    cocijobot.build(state, state.bot_card)
    assert buildings(state, 1) == ["MFT"]
    assert state.points() == [2, 0]


def test_easier_counts_every_attempt_but_none_without_a_house() -> None:
    """ZAP-105, RU-36."""
    twice = solo("options: solo_difficulty=easier\nseat 0: buildings MFT", scoring="mitla")
    cocijobot.build(twice, twice.bot_card)
    assert twice.points() == [4, 0]
    spent = "EPT EHT EHV EHC EFV EFC OPT OHT OFT"
    none = solo(f"options: solo_difficulty=easier\nseat 0: buildings MFT MPT\nseat 1: buildings {spent}")
    cocijobot.build(none, none.bot_card)
    assert none.points() == [0, 0]


FINAL = """
    score-tiles: mitla hills village
    rituals: R02 R05 R01
    track: 0 1
    seat 0: discs R02; position 4; {}
    seat 1: buildings MHV OHV MPC EFT; palace MFT; trade Z02 Z15 Z26; discs R02 R05; position 4
"""


def bot_points(pyramid: str, options: str = "", human: str = "vp 0") -> list[int]:
    state = solo(f"{options}\n{FINAL.format(human)}\npyramid 1: mitla 1:base 0:middle {pyramid}", number=5)
    before = state.points()
    final(state)
    return [after - start for after, start in zip(state.points(), before, strict=True)]


def test_ex_44_final_scoring_of_cocijobot() -> None:
    """EX-44: ZAP-100 to ZAP-103, RU-34."""
    assert bot_points("")[1] == 6 + 18 + 16 + 5
    assert bot_points("", "options: bot_unfinished_house_points=true")[1] == 6 + 18 + 16 + 9
    human, bot = bot_points("0:top", human="buildings MHT")
    assert bot == 6 + 18 + 16 + 9
    assert human == 9 + 0 + 12


def test_cocijobot_that_never_sacrificed() -> None:
    """ZAP-100, ZAP-104: 3 points, and no rank."""
    state = solo("seat 0: vp 3", number=5)
    final(state)
    assert state.points() == [3, 3]
    assert state.winners() == [0, 1]
    assert state.places() == [1, 1]
    moved = solo("seat 0: position 1\nseat 1: vp 6", number=5)
    final(moved)
    assert moved.points() == [9, 9]
    assert moved.winners() == [0]
    assert moved.places() == [1, 2]


def test_the_standing_has_two_places() -> None:
    """ZAP-104: if the bot wins, nobody else has won; ahead on the track it wins ties."""
    behind = solo("seat 0: vp 2\nseat 1: vp 6", number=5)
    final(behind)
    assert (behind.places(), behind.winners()) == ([2, 1], [1])
    tied = solo("seat 0: vp 9\nseat 1: position 1", number=5)
    final(tied)
    assert tied.points() == [9, 9]
    assert (tied.places(), tied.winners()) == ([2, 1], [1])
