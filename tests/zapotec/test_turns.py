"""The course of a round and of a turn, and what holds for every action of a turn."""

from __future__ import annotations

from itertools import permutations

import pytest

from patolli import CHANCE, Match, Record, Rng
from patolli.games.zapotec.box.components import BOX
from patolli.games.zapotec.rules.scoring import final, ritual_value
from patolli.games.zapotec.show.view import ZapotecView
from tests.zapotec.tables import buildings, done, drawn, legal, lively_game, ready, refused, shown, stock, table

MARKET = "market: Z07 Z02 Z03 Z13 Z14 Z15 Z25 Z26 Z27"
PLAIN = {"income": "income row", "capital": "done", "build": "done"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_course_of_a_game(players: int) -> None:
    """ZAP-18: five rounds, the steps of a turn in their order, no draft in the last round, then the end."""
    state = ready(players)
    course: list[tuple[int, str, int]] = []
    while actors := state.actors():
        view = shown(state)
        course.append((view.round, view.phase, actors[0]))
        line = PLAIN.get(view.phase) or legal(state)[0]
        state = drawn(done(state, line))
        if view.phase == "choose" and shown(state).phase == "income":
            order = shown(state).order
            draft = ["draft"] if view.round < 5 else []
            expected = [(view.round, "choose", seat) for seat in range(players)]
            expected += [(view.round, step, seat) for seat in order for step in ["income", "capital", "build", *draft]]
        if len(course) > players and (not state.actors() or shown(state).round > view.round):
            assert course == expected
            course = []
    assert shown(state).phase == "over"
    assert shown(state).round == 5
    assert course == []


def test_the_score_step_asks_only_the_owner_of_a_tile() -> None:
    """ZAP-18, ZAP-56: for everybody else the step passes by itself."""
    rows = "phase: build\nseat 0: played A01; hand A15 A06{}\nseat 1: played A02"
    assert shown(done(table(rows.format("")), "done")).phase == "draft"
    asked = done(table(rows.format("; trade Z35")), "done")
    assert (shown(asked).phase, asked.actors()) == ("score", [0])
    assert shown(done(asked, "score round")).phase == "draft"


def test_no_capital_action_after_building_has_begun() -> None:
    """ZAP-22: not even when building has just brought what would pay for it."""
    rows = f"""
        phase: capital
        {MARKET}
        pyramid 1: S1 1:base
        pyramid 2: S2 0:base
        seat 0: played A12; resources w2 b2 s2 c1 p1
        seat 1: played A13
    """
    state = done(table(rows), "done", "build MFV ww")
    assert stock(state) == "w1 b1 s2 c1 g1 p1"
    for line in ("buy Z02", "sacrifice 1", "pyramid 1", "ritual R01"):
        refused(state, line, "ZAP-22")
    assert {line.split()[0] for line in legal(state)} == {"build", "palace", "done"}


def test_both_stages_can_be_left_at_once() -> None:
    """ZAP-22."""
    state = done(table("phase: capital\nseat 0: played A12; resources w9 b9 s9 c9 g9 p9"), "done", "done")
    assert shown(state).phase == "draft"
    assert stock(state) == "w9 b9 s9 c9 g9 p9"


def test_property_and_number_do_not_change_the_income() -> None:
    """ZAP-27: all nine cards of a resource pay the same."""
    grid = "tiles: EPV=B22 EHT=B04 EFC=B35\nseat 0: played {}; resources; grid wb=EPV bb=EHT ss=EFC"
    for resource in range(3):
        cards = [name for card, name in enumerate(BOX.cards) if BOX.card_resource[card] == resource]
        assert len({BOX.card_property[BOX.cards.index(card)] for card in cards}) == 9
        states = [table(f"phase: income\n{grid.format(card)}") for card in cards]
        for line in ("income row", "income column"):
            assert len({stock(done(state, line)) for state in states}) == 1


def test_capital_actions_in_any_order() -> None:
    """ZAP-28: the four kinds and an exchange tile, mixed as one likes."""
    state = table(
        f"""
        phase: capital
        {MARKET.replace("Z13", "-")}
        pyramid 1: S1 1:base
        pyramid 2: S2 0:base
        seat 0: played A01; resources w2 b2 s2 c1 g1 p3; trade Z13
        """
    )
    acts = ["buy Z02", "pyramid 1", "ritual R02", "sacrifice 1", "use Z13"]
    for order in permutations(acts):
        after = state
        for line in order:
            assert line in legal(after)
            after = done(after, line)
        assert stock(after) == "w2 s3 c1"
        assert (after.position[0], after.points()[0], shown(after).phase) == (1, 2, "capital")
        assert shown(after).rituals[1].discs == [0]


def test_what_a_level_costs() -> None:
    """ZAP-34: a priest, wood, brick and stone, for a new pyramid and for one that stands."""
    rows = (
        "phase: capital\nscore-tiles: forest temple mitla\npyramid 1: forest 1:base\nseat 0: played A01; resources {}"
    )
    for line in ("pyramid new temple", "pyramid 1"):
        assert stock(done(table(rows.format("w2 b1 s1 c1 p1")), line)) == "w1 c1"
        for missing in ("w1", "b1", "s1", "p1"):
            poor = "w1 b1 s1 g9 c9 p1".replace(missing, "")
            refused(table(rows.format(poor)), line, "ZAP-34")


@pytest.mark.parametrize(
    ("pyramids", "built"),
    [
        ("", 0),
        ("pyramid 1: S1 1:base 0:middle", 1),
        ("pyramid 1: S1 0:base 1:middle 0:top", 2),
        ("pyramid 1: S1 0:base 0:middle 0:top\npyramid 2: S2 0:middle 0:top\npyramid 3: S3 0:top", 6),
    ],
)
def test_levels_are_counted_on_all_pyramids(pyramids: str, built: int) -> None:
    """ZAP-41: the own ones, whoever has started the pyramid."""
    state = table(f"phase: capital\nrituals: R07 R01 R02\n{pyramids}\nseat 0: played A01; resources p9", players=3)
    assert shown(state).mats[0].levels_built == built
    assert ritual_value(state, 0, BOX.rituals.index("R07")) == min(12, 3 * built)
    for card in ("R07", "R01", "R02")[: min(3, built)]:
        state = done(state, f"ritual {card}")
    assert not [line for line in legal(state) if line.startswith("ritual")]


def test_discs_are_enough_for_all_cards_and_stay() -> None:
    """ZAP-44: three discs, three cards, one own disc on each."""
    state = table(
        """
        phase: capital
        rituals: R07 R01 R02
        pyramid 1: S1 0:base 0:middle 0:top
        seat 0: played A01; resources p9
        """
    )
    for left, card in enumerate(("R01", "R07", "R02")):
        assert shown(state).mats[0].discs == 3 - left
        state = done(state, f"ritual {card}")
        assert f"ritual {card}" not in legal(state)
    assert shown(state).mats[0].discs == 0
    assert [ritual.discs for ritual in shown(state).rituals] == [[0], [0], [0]]
    placed = [0, 0, 0]
    for later in lively_game(3, 8, gifts=1):
        assert all(not before & ~now for before, now in zip(placed, later.discs, strict=True))
        placed = later.discs[:]
    assert sum(mask.bit_count() for mask in placed) > 3


def test_any_number_of_buildings_in_a_turn() -> None:
    """ZAP-58: one after another, until houses, resources or spaces run out."""
    cells = ["bb", "bw", "bs", "wb", "ww", "ws", "sb", "sw"]
    state = table("phase: build\nseat 0: played A12; resources w9 b9 s9")
    spaces = ["MPT", "MPV", "MPC", "MHT", "MHV", "MHC", "MFT", "MFV"]
    for space, cell in zip(spaces, cells, strict=True):
        assert f"build {space} {cell}" in legal(state)
        state = done(state, f"build {space} {cell}")
    state = done(state, "palace MFC")
    assert len(buildings(state, 0)) == 9
    assert legal(state) == ["done"]
    poor = done(table("phase: build\nseat 0: played A12; resources w1 b2 s1"), "build MPT bb", "build MPV bw")
    assert legal(poor) == ["done"]


def test_cocijobot_at_the_set_up() -> None:
    """ZAP-81: houses, palace, levels and discs as a player has them, but no resources, grid or hand."""
    human, bot = shown(ready(1)).mats
    assert (bot.bot, human.bot) == (True, False)
    assert (bot.houses, bot.levels, bot.discs) == (9, {"base": 1, "middle": 2, "top": 3}, 3)
    assert (human.houses, human.levels, human.discs) == (bot.houses, bot.levels, bot.discs)
    assert (bot.palace, bot.position, bot.trade) == ("", 0, [])
    assert not any(bot.resources.values())
    assert (bot.grid, bot.hand_size, human.hand_size) == ([], 0, 6)
    assert sum(human.resources.values()) == 3
    assert shown(ready(1)).points == [0, 0]


def test_a_hint_is_always_there() -> None:
    """ZAP-81: whenever somebody decides; and at most ten of the 27 cards are turned up in a game."""
    for seed in range(4):
        for state in lively_game(1, seed):
            view = shown(state)
            assert len(view.revealed) + state.bot_left.bit_count() == 27
            if state.actors() not in ([CHANCE], []):
                assert view.hint
        assert 5 <= len(view.revealed) <= 10


@pytest.mark.parametrize(("mine", "theirs", "points"), [(5, 4, 9), (4, 5, 6), (0, 2, 0)])
def test_alone_the_human_scores_as_among_two(mine: int, theirs: int, points: int) -> None:
    """ZAP-99: the same table with another human or with Cocijobot gives the same points to seat 0."""
    goods = "resources w1 s1 g2 p1; trade Z03 Z19; discs R08 R10"
    rows = f"""
        phase: build
        round: 5
        rituals: R08 R10 R03
        score-tiles: village temple mitla
        pyramid 1: village 0:base 1:middle 0:top
        pyramid 2: temple 0:middle
        seat 0: vp 41; {goods}; position {mine}; buildings EPT EHT OHV; palace EPV
        seat 1: position {theirs}; buildings OPT OHT
    """
    gained = []
    for players in (1, 2):
        state = table(rows, players=players)
        final(state)
        gained.append(state.points()[0] - 41)
    rituals, pyramids = (2 + 2 * 3) + (1 + 2), (2 * 3 + 10) + 1 * 2
    assert gained == [points + rituals + pyramids] * 2


def test_row_or_column_is_asked_only_where_it_matters() -> None:
    """ZAP-24: where both pay the same, the line is made; otherwise it is asked for."""
    match, rng = Match.read(Record("zapotec", 2, {})), Rng(1)
    match.settle(rng)
    asked = 0
    while actors := match.state.actors():
        view = match.state.view(None)
        assert isinstance(view, ZapotecView)
        if view.phase == "income":
            asked += 1
            assert view.income[0] != view.income[1]
        match.play(actors[0], match.state.pick(actors[0], rng))
        match.settle(rng)
    made = [line for line in match.lines if line.made and line.line.startswith("income ")]
    assert asked
    assert len(made) >= 2, "in the first round both grids are empty"
    assert {line.line for line in made} == {"income row"}
