"""What things are: kings, wealth and goods, classes of buildings, tokens, the set-up, what a position holds."""

from __future__ import annotations

import random

import pytest

from patolli import CHANCE, BadOption, hear, lines, start
from patolli.games.lapins.rules.codes import CLASS_NAMES
from patolli.games.lapins.rules.state import Lapins
from patolli.games.lapins.show.view import view
from tests.lapins.stories import city, go, may, position, site, wealth

TYPE_ORDER = ["maize", "cacao", "shell", "jade", "obsidian", "prisoner"]


def fresh(players: int, options: dict[str, str] | None = None) -> Lapins:
    state = start("lapins", players, options)
    assert isinstance(state, Lapins)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_kings_move_clockwise(players: int) -> None:
    """LAP-1: each has a colour of his own, and left of the last seat sits the first."""
    rows = "".join(f"king {seat}: wealth 9 maize\n" for seat in range(players))
    state = position(rows, players=players)
    assert len(set(view(state, None).colours)) == players
    for turn in range(2 * players):
        assert state.actors() == [turn % players]
        go(state, f"{turn % players} pass")


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_kings(players: int) -> None:
    """LAP-1."""
    with pytest.raises(ValueError, match=str(players)):
        start("lapins", players)


def test_six_types_in_their_order() -> None:
    """LAP-3: villages yield the first five."""
    state = position("king 0: wealth 1 prisoner 2 jade 3 maize\nking 1: wealth 1 maize")
    assert [list(units) for units in view(state, None).wealth] == [TYPE_ORDER] * 3
    assert {one.resource for one in view(state, None).sites} == set(TYPE_ORDER[:5])
    assert may(go(state, "0 found a1", "0 build village", "0 done build"), 0) == [
        "pay auto",
        "pay maize",
        "pay jade",
    ]


def test_a_village_yields_what_its_site_has() -> None:
    """LAP-3, LAP-4: and it becomes wealth through a palace."""
    for one in view(position("king 0: wealth 1 maize"), None).sites:
        if one.slots < 4:
            continue
        state = position(f"phase: share\nturned: 1-3\ncity {one.name}: 0 village village palace", players=2)
        go(state, "0 share taxes")
        assert wealth(state, 0) == {one.resource: 2}


def test_goods_on_the_board_pay_for_nothing() -> None:
    """LAP-4: a king whose people own a lot is poor all the same, and can only turn a card."""
    rows = "city a1: 0 village reserve:maize reserve:jade garrison+1\nking 0: wealth {}\nking 1: wealth 1 maize"
    rich = position(rows.format("1 maize"))
    assert "pass" in may(rich, 0)
    poor = position(rows.format("0 maize"))
    assert may(poor, 0) == [f"card {slot}" for slot in (1, 2, 3, 4)]


def test_goods_become_wealth_through_a_palace_only() -> None:
    """LAP-4: and wealth never becomes goods: a reserve keeps what the villages gave."""
    rows = "phase: share\nturned: 1-3\ncity a1: 0 village {}\nking 0: wealth 5 jade"
    state = go(position(rows.format("reserve reserve"), players=2), "0 share taxes")
    assert wealth(state, 0) == {"jade": 5}
    assert city(state, "a1") == "village reserve reserve:maize"
    state = go(position(rows.format("palace reserve"), players=2), "0 share taxes")
    assert wealth(state, 0) == {"maize": 1, "jade": 5}
    assert city(state, "a1") == "village palace reserve"


def test_components_never_run_out() -> None:
    """LAP-9: wealth, buildings of one kind and tokens, as many as there is room for."""
    names = [one.name for one in view(position("king 0: wealth 1 maize"), None).sites if one.slots == 4]
    rows = "".join(f"city {name}: {at // 12} market market market market\n" for at, name in enumerate(names[:21]))
    state = position(rows + "king 0: wealth 400 maize 400 cacao")
    assert sum(len(one.buildings) for one in view(state, None).sites) == 84
    tokens = [one for one in view(state, None).sites if one.seat < 0]
    assert max(sum(one.tokens) for one in tokens) == 16
    go(state, "0 flip", "0 card 1")
    assert wealth(state, 0) == {"maize": 401, "cacao": 400}


def test_maps_and_paths_to_choose_from() -> None:
    """LAP-15: a random map with open paths unless something else is said; the beginner map is always open."""
    usual = fresh(2)
    assert usual.actors() == [CHANCE]
    assert may(usual, CHANCE)[0] == "land a1 maize"
    assert view(usual, None).path_set == "open"
    assert view(fresh(2, {"path_set": "varied"}), None).path_set == "varied"
    beginner = view(fresh(2, {"map": "beginner"}), None)
    assert (beginner.path_set, len(beginner.sites)) == ("open", 25)
    with pytest.raises(BadOption, match="LAP-15"):
        start("lapins", 2, {"map": "beginner", "path_set": "varied"})


@pytest.mark.parametrize(("path_set", "exits"), [("open", {4}), ("varied", {3, 4})])
def test_the_exits_of_a_path_set(path_set: str, exits: set[int]) -> None:
    """LAP-15: open tiles have all four, some of the varied ones three."""
    rows = "M01,M02,M03,M04,M05/M06,M07,M08,M09,M10/C01,C02,J01,O01,S01/S02,M11,M12,M13,M14"
    state = fresh(2, {"map": rows, "path_set": path_set})
    assert {len(tile.exits) for tile in view(state, None).tiles} == exits


@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_kings_start(players: int) -> None:
    """LAP-20: 10 maize, no glory, no city."""
    state = go(fresh(players, {"map": "beginner"}), "* first 1")
    seen = view(state, None)
    assert [wealth(state, seat) for seat in range(players)] == [{"maize": 10}] * players
    assert seen.glory == [0] * players
    assert seen.cities == [0] * players
    assert all(one.seat == -1 and not one.buildings for one in seen.sites)


@pytest.mark.parametrize("players", [2, 4])
def test_nobody_decides_in_the_set_up(players: int) -> None:
    """LAP-24: it is all chance, and every result can be dictated."""
    wanted = random.Random(players)
    state = fresh(players)
    said = []
    while state.actors() == [CHANCE]:
        line = wanted.choice(lines(state, CHANCE))
        if line.startswith("first"):
            line = f"first {players - 1}"
        said.append(line)
        state.play(CHANCE, hear(state, CHANCE, line))
    assert state.actors() == [players - 1]
    assert view(state, None).phase == "turn"
    again = go(fresh(players), *(f"* {line}" for line in said))
    assert view(again, None) == view(state, None)
    sorts = [line.split()[2] for line in said if line.startswith("land")]
    drawn = [tile.resource for tile in view(state, None).tiles]
    assert [name for name in sorts if name == "none"] == [name for name in drawn if name == "none"]


def test_cards_and_dice_can_be_dictated() -> None:
    """LAP-24: a position says which cards have a face, which are turned, and who has looked at the others."""
    rows = "turned: 1-9\nfaces: 7=expedition 8=feast 9=drought 10=feast 12=toltec\n"
    rows += "king 0: wealth 2 maize; knows 10\nking 1: wealth 1 maize; knows 10 12\n"
    state = position(rows, round=3)
    assert [(card.turned, card.face, card.seen_by) for card in view(state, 0).row] == [
        (True, "drought", []),
        (False, "feast", [0, 1]),
        (False, "", []),
        (False, "", [1]),
    ]
    assert view(state, 1).row[3].face == "toltec"
    fight = position("city c4: 0 garrison garrison\ncity c5: 1 village\nking 0: wealth 2 maize\nking 1: wealth 1 maize")
    for roll in ("4 4", "1 1", "6 6"):
        after = go(fight.copy(), "0 attack c4 c5", "0 strength 2", f"* roll {roll}")
        assert (site(after, "c4").strength, city(after, "c5")) == {
            "4 4": (2, "village"),
            "1 1": (2, ""),
            "6 6": (0, "village"),
        }[roll]


DERIVED = """
    city c4: 0 market market garrison
    city b3: 0 double village
    city d4: 1 market
    city c5: 1 {}
    king 0: wealth 5 maize
"""


def test_what_follows_from_the_cities_is_not_stored() -> None:
    """LAP-26: whoever changes the cities has changed tokens, prices, strength, defence and areas."""
    state = position(DERIVED.format("village"))
    other = position(DERIVED.format("market market garrison garrison"))
    changed = state.copy()
    changed.cities = other.cities[:]
    assert view(changed, None) == view(other, None) != view(state, None)
    empty = position("king 0: wealth 5 maize")
    changed.cities = empty.cities[:]
    assert view(changed, None) == view(empty, None)


def test_what_lies_on_a_building_goes_with_it() -> None:
    """LAP-28: nobody gets it, whether it is demolished, destroyed or lost."""
    state = position(
        """
        city c4: 0 village reserve:jade garrison+1
        king 0: wealth 3 maize 1 cacao
        king 1: wealth 1 maize
        """
    )
    go(state, "0 transform c4", "0 demolish garrison+1", "0 demolish reserve:jade", "0 done build", "0 pay cacao")
    assert city(state, "c4") == "village"
    assert wealth(state, 0) == {"maize": 3}
    fight = position(
        """
        city c4: 0 double double
        city c5: 1 village reserve:jade
        king 0: wealth 2 maize
        king 1: wealth 1 maize
        """
    )
    go(fight, "0 attack c4 c5", "0 strength 2", "* roll 1 4", "0 destroy reserve:jade")
    assert (wealth(fight, 0), wealth(fight, 1)) == ({"maize": 1}, {"maize": 1})
    assert (city(fight, "c4"), city(fight, "c5")) == ("double double+1", "village")


def test_classes_in_their_order() -> None:
    """LAP-29: by building, then by what is on it; the order in which they were built is forgotten."""
    listed = ["village", "palace", "temple", "garrison", "garrison+1", "double", "double+1", "double+2", "reserve"]
    listed += [f"reserve:{name}" for name in TYPE_ORDER] + ["market", "observatory", "court"]
    assert listed == CLASS_NAMES
    one = position("city c4: 0 reserve:jade village reserve garrison+1\nking 0: wealth 3 maize")
    two = position("city c4: 0 garrison+1 reserve reserve:jade village\nking 0: wealth 3 maize")
    assert city(one, "c4") == city(two, "c4") == "village garrison+1 reserve reserve:jade"
    assert one.cities == two.cities


def test_equal_buildings_are_one_choice() -> None:
    """LAP-29: those that differ in what they hold are two."""
    state = position("city c4: 0 garrison+1 garrison garrison garrison+1\nking 0: wealth 3 maize")
    assert may(go(state, "0 transform c4"), 0) == ["demolish garrison", "demolish garrison+1"]


@pytest.mark.parametrize(
    ("buildings", "strength"),
    [
        ("village palace", 0),
        ("garrison", 1),
        ("garrison garrison+1", 2),
        ("double", 2),
        ("double double+1 double+2 garrison+1", 7),
        ("double double double double", 8),
    ],
)
def test_prisoners_do_not_change_strength(buildings: str, strength: int) -> None:
    """LAP-30: prisoners neither add to it nor take from it."""
    state = position(f"city c4: 0 {buildings}\ncity c5: 1 village\nking 0: wealth 9 maize")
    assert site(state, "c4").strength == strength
    assert ("attack c4 c5" in may(state, 0)) == (strength > 0)
    if strength > 1:
        go(state, "0 attack c4 c5")
        assert may(state, 0) == [f"strength {sent}" for sent in range(1, strength + 1)]


def test_what_tokens_do() -> None:
    """LAP-45: they change prices and block goods, and do nothing else."""
    rows = "city a1: 0 village\ncity f1: 0 palace\ncity b2: 1 {}"
    without = position(rows.format("garrison"), players=2)
    with_tokens = position(rows.format("garrison market"), players=2)
    before, after = site(without, "b1"), site(with_tokens, "b1")
    assert (before.tokens, before.prices, before.blocked) == ([0, 0], [1, 1], [])
    assert (after.tokens, after.prices, after.blocked) == ([0, 1], [2, 0], [0])
    assert view(without, None).areas[0] == [["a1", "f1"]]
    assert view(with_tokens, None).areas[0] == [["a1"], ["f1"]]
    for name in ("a1", "b2", "f1"):
        one, two = site(without, name), site(with_tokens, name)
        assert (one.strength, one.defence, one.tokens) == (two.strength, two.defence, two.tokens)


def test_no_tokens_without_a_site() -> None:
    """LAP-45: the market of b1 looks past c1, where there is no site, to d1."""
    state = position("city b1: 0 market")
    bare = {tile.cell for tile in view(state, None).tiles if tile.resource == "none"}
    assert "c1" in bare
    assert not bare & {one.name for one in view(state, None).sites}
    assert [one.name for one in view(state, None).sites if any(one.tokens)] == ["a1", "d1", "b2"]
