"""Small stories about rules that no worked example shows."""

from __future__ import annotations

import pytest

from tests.lapins.stories import city, go, may, position, refused, site, wealth


def test_an_attacker_may_lose_his_city() -> None:
    """LAP-54, LAP-27: the last garrison was the last building."""
    state = position("city c4: 0 garrison\ncity c5: 1 village\nking 0: wealth 2 maize\nking 1: wealth 1 maize")
    go(state, "0 attack c4 c5", "* roll 6")
    assert site(state, "c4").seat == -1
    assert city(state, "c5") == "village"
    assert wealth(state, 0) == {"maize": 1}


def test_the_attacker_chooses_what_he_loses() -> None:
    """LAP-54: also garrisons that were not sent."""
    state = position("city c4: 0 garrison garrison+1 double\ncity c5: 1 garrison\nking 0: wealth 2 maize")
    go(state, "0 attack c4 c5", "0 strength 1", "* roll 6")
    assert may(state, 0) == ["lose garrison", "lose garrison+1", "lose double"]
    refused(state, "0 lose village", "LAP-54")
    go(state, "0 lose garrison+1")
    assert city(state, "c4") == "garrison double"


def test_prisoners_are_placed_by_choice_when_there_is_room() -> None:
    """LAP-57, LAP-58: a step on a double garrison gives a prisoner too."""
    state = position(
        """
        city c4: 0 double double garrison
        city c5: 1 double village
        city a1: 0 garrison
        king 0: wealth 9 maize
        """
    )
    go(state, "0 attack c4 c5", "0 strength 5", "* roll 1 1 1 1 4")
    assert may(state, 0) == ["destroy village", "destroy double"]
    go(state, "0 destroy double", "0 destroy garrison")
    assert may(state, 0) == ["hold c4 garrison", "hold c4 double"]
    refused(state, "0 hold a1 garrison", "LAP-58")
    refused(state, "0 hold c4 village", "LAP-58")
    go(state, "0 hold c4 double", "0 hold c4 double+1")
    assert city(state, "c4") == "garrison double double+2"


def test_no_take_over_with_twelve_cities() -> None:
    """LAP-59, LAP-8."""
    names = ["a1", "b1", "d1", "f1", "a2", "b2", "c2", "e2", "f2", "a3", "d3"]
    body = "".join(f"city {name}: 0 village\n" for name in names)
    body += "city c4: 0 garrison garrison\ncity c5: 1 village\nking 0: wealth 9 maize\nking 1: wealth 1 maize\n"
    state = go(position(body), "0 attack c4 c5", "0 strength 2", "* roll 1 4")
    assert city(state, "c5") == ""
    assert state.seat == 1


def test_an_expedition_brings_any_of_six_types() -> None:
    """LAP-64."""
    state = go(position("king 1: wealth 1 maize", round=2), "0 card 3", "* face 3 expedition")
    types = ["maize", "cacao", "shell", "jade", "obsidian", "prisoner"]
    assert may(state, 0) == [f"gain {name}" for name in types]
    go(state, "0 gain prisoner")
    assert wealth(state, 0) == {"prisoner": 1}


@pytest.mark.parametrize(
    ("card", "gained"),
    [("exceptional_maize", {"maize": 3}), ("exceptional_jade", {"jade": 2}), ("feast", {"cacao": 1})],
)
def test_cards_that_give_goods(card: str, gained: dict[str, int]) -> None:
    """LAP-63, LAP-65."""
    state = go(position("king 1: wealth 1 maize", round=2), "0 card 3", f"* face 3 {card}")
    assert wealth(state, 0) == gained
    assert wealth(state, 2) == ({"cacao": 1} if card == "feast" else {})


def test_what_a_line_says_no_event_says_again() -> None:
    """The face that chance draws, the good that is brought home, the building that is lost."""
    state = position("city a1: 0 court village\nking 1: wealth 1 maize", round=2)
    state.events = []
    go(state, "0 card 3", "* face 3 expedition", "0 gain jade")
    assert not {"turned", "gained"} & {key for key, _ in state.events}
    state = position("city a1: 0 court\ncity b1: 0 observatory", round=3)
    state.events = []
    go(state, "0 card 1", "* face 1 decadence", "0 lose b1 observatory")
    assert [key for key, _ in state.events if key != "forced"] == ["free"]


def test_fewer_buildings_than_the_card_takes() -> None:
    """LAP-69: decadence takes one, court or observatory; the market card two, or what there is."""
    state = position("city a1: 0 court\ncity b1: 0 observatory", round=3)
    go(state, "0 card 1", "* face 1 decadence")
    assert may(state, 0) == ["lose a1 court", "lose b1 observatory"]
    go(state, "0 lose b1 observatory")
    assert city(state, "a1") == "court"
    state = go(position("city a1: 0 market village", round=3), "0 card 1", "* face 1 pochteca")
    assert city(state, "a1") == "village"


def test_the_game_ends_after_the_goods_are_shared() -> None:
    """LAP-83, LAP-84."""
    state = position(
        """
        matches: 2
        faces: 7=expedition 8=expedition 9=expedition 10=feast 11=feast 12=decadence 13=drought 14=drought 15=drought
        turned: 1-15
        city a1: 0 village temple court
        king 0: glory 5
        """,
        round=4,
        options="map=beginner length=3",
    )
    go(state, "* face 4 match")
    assert state.glory[0] == 6
    assert not state.over()
    assert state.actors() == [0]
    go(state, "0 share glory")
    assert state.over()
    assert state.points() == [7, 0, 0]
    assert state.winners() == [0]


def test_the_next_round_begins_left_of_the_last_flipper() -> None:
    """LAP-34, LAP-35."""
    state = position("turned: 1-3\nturn: 1\nking 0: wealth 1 maize\nking 1: wealth 1 maize\nking 2: wealth 1 maize")
    go(state, "1 flip")
    assert (state.round, state.seat) == (2, 2)
    assert wealth(state, 1) == {"maize": 2}


def test_divination_sees_only_as_many_as_there_are_observatories() -> None:
    """LAP-60, LAP-61: asked with an observatory and wealth only."""
    state = position("city a1: 0 observatory\nking 1: wealth 1 maize")
    assert may(state, 0) == ["card 1", "card 2", "card 3", "card 4"]
    state = go(position("city a1: 0 observatory\nking 0: wealth 1 maize", round=2), "0 flip")
    assert may(state, 0) == ["divine", "no-divine"]
    go(state, "0 divine", "0 look 3", "* face 3 drought")
    assert may(state, 0) == ["card 1", "card 2", "card 3", "card 4"]
    assert wealth(state, 0) == {}


def test_a_site_taken_over_costs_nothing_whatever_tokens_lie_there() -> None:
    """LAP-59."""
    state = position(
        """
        city c4: 0 garrison garrison
        city c5: 1 village
        city b5: 1 market market
        city d5: 1 market market
        king 0: wealth 2 maize
        """
    )
    go(state, "0 attack c4 c5", "0 strength 2", "* roll 1 4", "0 take", "0 build village")
    assert city(state, "c5") == "village"
    assert site(state, "c5").seat == 0


def test_storing_goes_city_by_city_in_order() -> None:
    """LAP-78: inside a city types follow their order; after `empty` its other reserves stay empty."""
    body = "phase: share\nturned: 1-3\ncity b3: 0 village reserve reserve\ncity a3: 0 village village reserve\n"
    state = go(position(body, players=2), "0 share manual", "0 store cacao")
    assert may(state, 0) == ["store maize", "empty"]
    go(state, "0 store maize", "0 store maize")
    assert city(state, "a3") == "village village reserve:cacao"
    assert city(state, "b3") == "village reserve:maize reserve:maize"
    state = go(position(body, players=2), "0 share manual", "0 empty", "0 store cacao")
    assert city(state, "b3") == "village reserve reserve:cacao"
    refused(go(position(body, players=2), "0 share manual"), "0 store jade", "LAP-74")
