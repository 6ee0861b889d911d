"""The worked examples of the rules, EX-1 to EX-24. V is seat 0, O seat 1, T seat 2."""

from collections.abc import Iterator

import pytest

from patolli import CHANCE, start
from patolli.games.lapins.box.components import BOX
from patolli.games.lapins.rules.codes import BUILDING, CARD_NAMES, PAYING
from patolli.games.lapins.rules.sharing import areas
from patolli.games.lapins.rules.state import Lapins
from patolli.games.lapins.show.view import view
from tests.lapins.stories import city, go, may, position, refused, share, site, wealth

OVER_ROW = "phase: share\nturned: 1-3\n"
"""Of two kings in round 1: all cards are turned."""


def names(state: Lapins, seat: int) -> list[list[str]]:
    return view(state, seat).areas[seat]


def ends(state: Lapins, node: int) -> Iterator[Lapins]:
    """Every state in which a series of decisions at a node ends."""
    for move in state.moves(state.seat):
        after = state.copy()
        after.play(state.seat, move)
        if after.node == node:
            yield from ends(after, node)
        else:
            yield after


def test_ex_1_what_garrisons_cost() -> None:
    """LAP-52, LAP-53."""
    state = position("city c4: 0 double double double double\ncity c5: 1 village\nking 0: wealth 3 maize")
    go(state, "0 attack c4 c5")
    assert may(state, 0) == [f"strength {sent}" for sent in range(1, 7)]
    refused(state, "0 strength 7", "LAP-53")
    refused(state, "0 strength 9", "LAP-52")
    for sent, price in zip(range(1, 9), [1, 1, 2, 2, 3, 3, 4, 4], strict=True):
        state = position("city c4: 0 double double double double\ncity c5: 1 village\nking 0: wealth 9 maize")
        go(state, "0 attack c4 c5", f"0 strength {sent}")
        assert wealth(state, 0) == {"maize": 9 - price}


def test_ex_2_an_attack() -> None:
    """LAP-51 to LAP-58."""
    state = position(
        """
        city c4: 0 village garrison garrison garrison
        city b3: 1 village garrison
        city c5: 1 temple village garrison
        city d5: 1 garrison
        king 0: wealth 5 maize
        """
    )
    assert site(state, "b3").defence == 1
    assert site(state, "c5").defence == 2
    go(state, "0 attack c4 c5", "0 strength 3")
    assert wealth(state, 0) == {"maize": 3}
    go(state, "* roll 3 5 6")
    assert city(state, "c4") == "village garrison garrison"
    assert may(state, 0) == ["destroy village", "destroy garrison"]
    assert view(state, None).action.damage == 1
    refused(state, "0 destroy temple", "LAP-56")
    go(state, "0 destroy village")
    assert city(state, "c5") == "temple garrison"
    assert city(state, "c4") == "village garrison garrison+1"
    assert state.actors() == [1]


EX_3 = """
    city c2: 1 village temple
    city f3: 1 village village
    city f4: 1 village village palace
    city f5: 1 village village reserve
    city b2: 0 village
    city d1: 0 village
"""


def test_ex_3_two_areas() -> None:
    """LAP-70 to LAP-80: a market cuts the way."""
    state = position(EX_3 + "city e4: 0 village market\n" + OVER_ROW, players=2)
    for name in ("d3", "d4", "e5"):
        assert site(state, name).tokens == [1, 0]
    assert names(state, 1) == [["c2"], ["f3", "f4", "f5"]]
    assert state.actors() == [1]
    result = share(state, 1).by_glory
    assert (result.glory, result.taxes, result.lost) == (1, {"maize": 1, "shell": 1, "obsidian": 1}, 2)
    assert result.stored == {"f5": ["maize"]}
    go(state, "1 share glory")
    assert state.glory == [0, 1]
    assert wealth(state, 1) == {"maize": 1, "shell": 1, "obsidian": 1}
    assert city(state, "f5") == "village village reserve:maize"


def test_ex_3_one_area() -> None:
    """LAP-72, LAP-79."""
    state = position(EX_3 + "city e4: 0 village garrison\n" + OVER_ROW, players=2)
    assert names(state, 1) == [["c2", "f3", "f4", "f5"]]
    for result in (share(state, 1).by_glory, share(state, 1).by_taxes):
        assert (result.glory, result.lost, result.stored) == (7, 0, {})
        assert result.taxes == {"maize": 1, "shell": 1, "obsidian": 1}


@pytest.mark.parametrize(
    ("card", "stored"),
    [
        *[("drought", "maize"), ("insurrection", "maize"), ("earthquake", "prisoner"), ("pochteca", "prisoner")],
        *[("toltec", "prisoner"), ("decadence", "prisoner")],
    ],
)
def test_ex_4_reserves_against_everything(card: str, stored: str) -> None:
    """LAP-68."""
    state = position(
        """
        city a1: 0 palace temple
        city b1: 0 village reserve:maize reserve:prisoner market
        city a2: 0 garrison garrison observatory court
        """,
        round=3,
    )
    go(state, "0 card 1", f"* face 1 {card}")
    assert may(state, 0) == [f"parry b1 {stored}", "suffer"]
    other = "prisoner" if stored == "maize" else "maize"
    refused(state, f"0 parry b1 {other}", "LAP-68")
    go(state, f"0 parry b1 {stored}")
    assert f"reserve:{stored}" not in city(state, "b1")
    assert city(state, "a1") == "palace temple"


def test_ex_5_adjacent_sites() -> None:
    """LAP-14."""
    state = position("king 0: wealth 1 maize")
    assert site(state, "d1").near == ["b1", "f1", "c2"]
    assert "c2" not in site(state, "b1").near
    assert sorted(site(state, "f5").near) == ["e5", "f4"]


def test_ex_6_prices() -> None:
    """LAP-41, LAP-44."""
    body = """
        city b3: 0 village market market
        city d4: 1 village market
        king 0: wealth 1 maize
        king 1: wealth 3 maize
        king 2: wealth 4 maize
    """
    assert site(position(body), "c4").tokens == [2, 1, 0]
    assert site(position(body), "c4").prices == [0, 2, 4]
    assert "found c4" in may(position(body + "turn: 0"), 0)
    assert "found c4" in may(position(body + "turn: 1"), 1)
    refused(position(body + "turn: 2"), "2 found c4", "LAP-32")
    assert "found c4" in may(position(body.replace("4 maize", "5 maize") + "turn: 2"), 2)


EX_7 = "city b3: 0 village\nturn: 1\nking 1: wealth 4 maize 1 cacao 1 jade 1 obsidian"


def test_ex_7_founding_and_paying() -> None:
    """LAP-36 to LAP-43."""
    state = go(position(EX_7), "1 found b2")
    kinds = ["village", "palace", "temple", "garrison", "double", "reserve", "market", "observatory"]
    assert may(state, 1) == [f"build {kind}" for kind in kinds]
    refused(state, "1 build court", "LAP-36")
    go(state, "1 build village", "1 build double", "1 build market", "1 done build")
    assert may(state, 1) == ["pay auto", "pay maize"]
    refused(state, "1 pay jade", "LAP-38")
    by_hand = state.copy()
    go(state, "1 pay auto")
    assert wealth(state, 1) == {"maize": 1, "jade": 1}
    go(by_hand, "1 pay maize")
    assert may(by_hand, 1) == ["pay maize", "pay jade"]
    refused(by_hand, "1 pay auto", "LAP-39")
    go(by_hand, "1 pay jade")
    assert wealth(by_hand, 1) == {"maize": 2}
    for name in ("b1", "a2", "c2"):
        assert site(state, name).tokens == [0, 1, 0]
    assert site(state, "b3").tokens == [0, 0, 0]
    assert city(state, "b2") == "village double market"


def test_ex_7_in_order() -> None:
    """LAP-42."""
    state = go(position(EX_7), "1 found b2", "1 build palace")
    assert "build village" not in may(state, 1)
    refused(state, "1 build village", "LAP-42")
    assert {"build palace", "build temple"} <= set(may(state, 1))


def test_ex_8_a_devastated_city() -> None:
    """LAP-44, LAP-59."""
    state = position(
        """
        city c4: 2 double market market
        city b3: 0 village
        city a3: 0 market
        city b2: 1 village market
        king 2: wealth 2 maize
        turn: 2
        """
    )
    go(state, "2 attack c4 b3", "2 strength 2", "* roll 1 4")
    assert wealth(state, 2) == {"maize": 1}
    assert city(state, "b3") == ""
    assert city(state, "c4") == "double+1 market market"
    assert may(state, 2) == ["take", "leave"]
    go(state, "2 leave")
    assert site(state, "b3").tokens == [1, 1, 2]
    assert site(state, "b3").prices == [3, 3, 1]


def test_ex_9_transforming() -> None:
    """LAP-46 to LAP-50."""
    body = "city b2: 0 village village garrison garrison\n"
    state = position(body + "king 0: wealth 3 maize 1 shell 1 obsidian")
    go(state, "0 transform b2", "0 demolish village", "0 done demolish", "0 build court", "0 upgrade garrison")
    assert city(state, "b2") == "village garrison double court"
    assert wealth(state, 0) == {"maize": 2}
    assert state.seat == 1
    state = go(position(body + "king 0: wealth 1 maize"), "0 transform b2")
    assert may(state, 0) == ["demolish village", "demolish garrison"]
    refused(state, "0 done demolish", "LAP-47")
    go(state, "0 demolish village", "0 demolish village")
    assert may(state, 0) == ["demolish garrison", "done demolish"]
    go(state, "0 demolish garrison")
    assert city(state, "b2") == "garrison"
    assert wealth(state, 0) == {}


def test_ex_10_the_only_building() -> None:
    """LAP-47, LAP-48."""
    body = "city b4: 0 village\n"
    refused(position(body + "king 0: wealth 1 maize"), "0 transform b4", "LAP-48")
    state = go(position(body + "king 0: wealth 2 maize"), "0 transform b4", "0 demolish village")
    assert may(state, 0) == ["build garrison", "build reserve"]
    refused(state, "0 build village", "LAP-49")
    refused(state, "0 build palace", "LAP-36")
    refused(state, "0 done build", "LAP-49")
    state = go(position(body + "king 0: wealth 3 maize"), "0 transform b4", "0 demolish village")
    assert may(state, 0) == ["build palace", "build temple", "build garrison", "build reserve"]


EX_11 = """
    city c4: 0 double double
    city a1: 0 garrison
    city c5: 1 village village village village
    city b5: 1 market
"""
EX_11_LINES = ("0 attack c4 c5", "0 strength 4", "* roll 3 2 6 4")


def test_ex_11_everything_goes() -> None:
    """LAP-54 to LAP-59."""
    state = go(position(EX_11 + "king 0: wealth 2 maize"), *EX_11_LINES)
    assert city(state, "c4") == "garrison+1 double+2"
    assert city(state, "a1") == "garrison"
    assert city(state, "c5") == ""
    assert state.seat == 1
    assert site(state, "c5").tokens == [0, 1, 0]
    assert site(state, "c5").prices[:2] == [2, 0]


def test_ex_11_any_garrison() -> None:
    """LAP-58."""
    state = position(EX_11 + "king 0: wealth 2 maize", options="map=beginner prisoner_place=any_garrison")
    go(state, *EX_11_LINES)
    assert city(state, "c4") == "garrison+1 double+2"
    assert city(state, "a1") == "garrison+1"


def test_ex_11_taking_over() -> None:
    """LAP-59."""
    state = go(position(EX_11 + "king 0: wealth 4 maize"), *EX_11_LINES)
    go(state, "0 take", "0 build village", "0 build garrison")
    assert site(state, "c5").seat == 0
    assert city(state, "c5") == "village garrison"
    assert wealth(state, 0) == {}


def test_ex_12_step_by_step() -> None:
    """LAP-6, LAP-56."""
    state = position(
        """
        city c4: 0 garrison garrison garrison
        city c5: 1 temple double+2 market
        city d4: 1 palace
        city b5: 1 village
        king 0: wealth 2 maize
        """
    )
    assert site(state, "c5").defence == 2
    go(state, "0 attack c4 c5", "0 strength 3", "* roll 3 1 1")
    assert may(state, 0) == ["destroy temple", "destroy double+2", "destroy market"]
    go(state, "0 destroy double+2")
    assert city(state, "c5") == "temple garrison+1 market"
    assert view(state, None).action.damage == 2
    assert may(state, 0) == ["destroy temple", "destroy garrison+1", "destroy market"]


@pytest.mark.parametrize(
    ("courts", "cities", "points"),
    [
        ([2, 2, 1], [5, 4, 7], [2, 2, 0]),
        ([3, 2, 1], [5, 4, 7], [5, 0, 0]),
        ([0, 0], [3, 2], [0, 0]),
        ([1, 1, 1, 1], [7, 4, 3, 2], [1, 1, 0, 0]),
    ],
)
def test_ex_13_a_match(courts: list[int], cities: list[int], points: list[int]) -> None:
    """LAP-66."""
    players = len(courts)
    free = [one.name for one in view(position("king 0: wealth 1 maize"), None).sites]
    body = ""
    for seat in range(players):
        for number in range(cities[seat]):
            body += f"city {free.pop(0)}: {seat} {'court' if number < courts[seat] else 'garrison'}\n"
    state = position(body, players=players, round=5 if players == 2 else 4)
    slot = may(state, 0)[0].split()[1]
    go(state, f"0 card {slot}", f"* face {slot} match")
    assert state.glory == points
    assert state.matches == 1


def test_ex_14_drought() -> None:
    """LAP-67 to LAP-69."""
    state = position("city a1: 0 village\ncity b1: 0 reserve:maize", round=3)
    go(state, "0 card 1", "* face 1 drought")
    assert may(state, 0) == ["parry b1 maize", "suffer"]
    go(state, "0 suffer")
    assert site(state, "a1").seat == -1
    assert city(state, "b1") == "reserve:maize"
    state = position("city a1: 0 village\ncity b1: 0 village village reserve:prisoner", round=3)
    go(state, "0 card 1", "* face 1 drought")
    assert may(state, 0) == ["lose a1 village", "lose b1 village"]
    refused(state, "0 lose b1 reserve:prisoner", "LAP-69")
    go(state, "0 lose b1 village")
    assert may(state, 0) == ["lose a1 village", "lose b1 village"]
    go(state, "0 lose b1 village")
    assert city(state, "b1") == "reserve:prisoner"
    assert city(state, "a1") == "village"
    state = position("city b1: 0 garrison reserve:maize", round=3)
    go(state, "0 card 1", "* face 1 drought")
    assert city(state, "b1") == "garrison reserve:maize"
    assert state.seat == 1


def test_ex_15_toltecs_and_earthquake() -> None:
    """LAP-6, LAP-69."""
    body = "city a1: 0 double+2\ncity b1: 0 garrison+1"
    state = go(position(body, round=3), "0 card 1", "* face 1 toltec")
    other = state.copy()
    go(state, "0 lose a1 double+2", "0 lose b1 garrison+1")
    assert city(state, "a1") == "garrison+1"
    assert city(state, "b1") == ""
    go(other, "0 lose a1 double+2", "0 lose a1 garrison+1")
    assert city(other, "a1") == ""
    assert city(other, "b1") == "garrison+1"
    state = go(position("city a1: 0 village garrison+1", round=3), "0 card 1", "* face 1 toltec")
    assert city(state, "a1") == "village"
    state = go(position("city a1: 0 temple garrison+1", round=3), "0 card 1", "* face 1 earthquake")
    assert city(state, "a1") == "garrison+1"


def test_ex_16_divination() -> None:
    """LAP-60 to LAP-63, LAP-93."""
    state = position(
        """
        faces: 5=expedition 6=expedition 7=expedition 8=favourable_jade 9=favourable_shell 10=decadence
        turned: 1-10
        city a1: 1 observatory observatory observatory observatory
        king 1: wealth 1 jade 1 maize
        king 0: wealth 1 maize
        turn: 1
        """,
        players=2,
        round=4,
    )
    go(state, "1 flip", "1 divine", "1 pay jade", "* face 2 drought", "* face 3 feast")
    go(state, "* face 4 match", "* face 5 toltec")
    assert may(state, 1) == ["card 2", "card 3"]
    go(state, "1 card 3")
    assert wealth(state, 1) == {"maize": 1, "cacao": 1}
    assert wealth(state, 0) == {"maize": 1, "cacao": 1}
    go(state, "0 flip")
    assert (state.round, state.seat) == (5, 1)
    assert [card.face for card in view(state, 1).row] == ["match", "toltec", ""]
    assert [card.face for card in view(state, 0).row] == ["", "", ""]
    assert [card.seen_by for card in view(state, 0).row] == [[1], [1], []]


def test_ex_17_without_wealth() -> None:
    """LAP-33: flip is the only option, so it is carried out."""
    state = position("city b3: 0 double market market\nking 1: wealth 1 maize")
    assert site(state, "c4").prices[0] == 0
    assert may(state, 0) == ["card 1", "card 2", "card 3", "card 4"]
    refused(state, "0 found c4", "LAP-62")


EX_18 = """
    city a1: 0 village village village village
    city b1: 0 temple garrison+1 reserve:cacao
    city a2: 0 palace temple
    city c2: 0 village village
"""


def test_ex_18_sharing() -> None:
    """LAP-74 to LAP-79."""
    state = position(EX_18 + OVER_ROW, players=2)
    own = share(state, 0)
    assert len(own.areas) == 1
    assert own.areas[0].pool == {"maize": 4, "cacao": 1, "jade": 2, "prisoner": 1}
    assert (own.areas[0].temples, own.areas[0].palaces, own.areas[0].reserves) == (2, 1, 1)
    assert (own.by_glory.glory, own.by_glory.taxes) == (10, {"maize": 2})
    assert (own.by_taxes.glory, own.by_taxes.taxes) == (8, {"maize": 2, "jade": 1})
    by_hand = state.copy()
    go(state, "0 share taxes")
    assert state.glory[0] == 8
    assert wealth(state, 0) == {"maize": 2, "jade": 1}
    go(by_hand, "0 share manual", "0 sacrifice maize", "0 sacrifice maize")
    refused(by_hand, "0 sacrifice maize", "LAP-75")
    go(by_hand, "0 sacrifice cacao", "0 sacrifice jade", "0 sacrifice jade", "0 done sacrifice")
    go(by_hand, "0 tax maize", "0 done tax", "0 store prisoner")
    assert by_hand.glory[0] == 8
    assert wealth(by_hand, 0) == {"maize": 1}
    assert city(by_hand, "b1") == "temple garrison reserve:prisoner"


def test_ex_19_who_may_pass() -> None:
    """LAP-72."""
    body = "city b3: 0 market\ncity d4: 1 market\nking 0: wealth 1 maize\n"
    assert site(position(body + "city c5: 2 village"), "c4").blocked == [2]
    assert site(position(body + "city c5: 2 market"), "c4").blocked == [0, 1, 2]


@pytest.mark.parametrize(("length", "rounds"), [(3, 8), (4, 10), (5, 12)])
def test_ex_20_length_of_the_game(length: int, rounds: int) -> None:
    """LAP-21 to LAP-23."""
    sizes = [7, 8, 6, 8, 7, 8]
    assert sizes in BOX.arrangements()
    matches = [6 + sum(sizes[: n + 1]) + n + 1 for n in range(5)]
    assert matches == [14, 23, 30, 39, 47]
    assert [(card - 1) // 4 + 1 for card in matches] == [4, 6, 8, 10, 12]
    state = start("lapins", 3, {"map": "beginner", "length": length})
    assert isinstance(state, Lapins)
    go(state, "* first 0")
    while actors := state.actors():
        if actors == [CHANCE]:
            faces = [f for f, left in enumerate(state.left) if left]
            face = "match" if state.card in matches else CARD_NAMES[faces[0]]
            go(state, f"* face {(state.card - 1) % 4 + 1} {face}")
        else:
            said = may(state, actors[0])
            go(state, f"{actors[0]} {'flip' if 'flip' in said else said[0]}")
    assert (state.round, state.matches) == (rounds, length)


def ended(last_glory: int, *cities: int) -> Lapins:
    """The end of EX-21, with the glory of the third king and the cities of each."""
    body = "phase: over\nking 0: wealth 3 maize; glory 20\nking 1: wealth 6 maize; glory 17\n"
    body += f"king 2: wealth 2 jade; glory {last_glory}\n"
    free = [one.name for one in view(position("king 0: wealth 1 maize"), None).sites]
    for seat, count in enumerate(cities):
        for _ in range(count):
            body += f"city {free.pop(0)}: {seat} garrison\n"
    return position(body)


def test_ex_21_the_winner() -> None:
    """LAP-84, LAP-85."""
    state = ended(19, 4, 5, 7)
    assert state.points() == [23, 23, 21]
    assert state.winners() == [1]
    assert state.places() == [2, 1, 3]


def test_cities_break_ties_for_every_place() -> None:
    """LAP-85, applied to all places: whoever has as many cities too shares a place."""
    assert ended(30, 4, 5, 1).places() == [3, 2, 1]
    assert ended(30, 5, 5, 1).places() == [2, 2, 1]
    assert ended(19, 5, 5, 7).places() == [1, 1, 3]
    assert ended(21, 2, 2, 2).places() == [1, 1, 1]


def test_ex_22_five_payments() -> None:
    """LAP-38, LAP-39."""
    state = position(
        """
        city c4: 0 double double double double
        city c5: 1 village
        king 0: wealth 2 maize 2 shell 1 prisoner
        """
    )
    go(state, "0 attack c4 c5", "0 strength 5")
    assert may(state, 0) == ["pay auto", "pay maize", "pay shell"]
    assert view(state, None).action.auto == {"maize": 1, "shell": 1, "prisoner": 1}
    paid = [tuple(after.wealth[:6]) for after in ends(state, PAYING)]
    assert len(set(paid)) == 5
    assert len(paid) == 6  # the automatic payment is one of the five
    assert wealth(go(state.copy(), "0 pay auto"), 0) == {"maize": 1, "shell": 1}
    assert wealth(go(state, "0 pay shell"), 0) == {"maize": 2}


def test_ex_23_the_first_round() -> None:
    """LAP-31 to LAP-35, LAP-78."""
    state = start("lapins", 2, {"map": "beginner"})
    assert isinstance(state, Lapins)
    go(state, "* first 0", "0 found a1", "0 build village", "0 build village", "0 build palace")
    assert wealth(state, 0) == {"maize": 5}
    go(state, "1 flip", "1 card 1", "0 flip", "0 card 3", "1 flip")
    assert wealth(state, 0) == {"maize": 6}
    assert wealth(state, 1) == {"maize": 12}
    assert state.actors() == [0]
    go(state, "0 share glory")
    assert wealth(state, 0) == {"maize": 8}
    assert (state.round, state.actors()) == (2, [0])
    assert [card.face for card in view(state, None).row] == ["favourable_maize", "", ""]
    go(state, "0 flip", "0 card 2", "* face 2 drought")


def layouts(name: str, goods: str) -> int:
    """How many different ways a king with these goods has to found a city there."""
    state = go(position(f"king 0: wealth {goods}"), f"0 found {name}")
    assert state.node == BUILDING
    return len(list(ends(state, BUILDING)))


def test_ex_24_ways_to_found() -> None:
    """LAP-32, LAP-42."""
    state = start("lapins", 3, {"map": "beginner"})
    assert isinstance(state, Lapins)
    go(state, "* first 1")
    said = may(state, 1)
    assert len(said) == 27
    assert said[-2:] == ["flip", "pass"]
    assert [layouts("c4", "10 maize"), layouts("b4", "10 maize")] == [57, 11]
    assert [layouts("c4", "3 maize"), layouts("b4", "3 maize")] == [11, 11]
    assert [layouts("c4", "2 maize"), layouts("b4", "2 maize")] == [3, 3]
    rich = "20 maize 20 cacao 20 shell 20 jade 20 obsidian"
    assert [layouts("c4", rich), layouts("b4", rich)] == [366, 36]


def test_areas_are_numbers_of_sites() -> None:
    """LAP-73: the areas in the view are those of the rules."""
    state = position(EX_18)
    assert areas(state, 0) == [sum(1 << index for index, one in enumerate(view(state, 0).sites) if one.seat == 0)]
