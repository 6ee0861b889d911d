"""Words: every move that can be said is either legal or explained, and the explanation names the right rule."""

from __future__ import annotations

import pytest

from patolli import CHANCE, Match, NotLegal, Record, Rng, hear, lines, say, start
from patolli.games.lapins import GAME
from patolli.games.lapins.box.components import CARD_IDS, TILE_NAMES, TILES
from patolli.games.lapins.rules import codes
from patolli.games.lapins.rules.codes import CLASSES, KINDS, MOVE_BITS, PART_BITS, TYPES
from patolli.games.lapins.rules.state import Lapins
from patolli.games.lapins.words.refusals import why_not
from tests.lapins.stories import go, may, position, refused, wealth
from tests.lapins.test_invariants import builder


def sayable(state: Lapins, actor: int) -> list[int]:
    """Every move that words can mean, on this map."""
    if actor == CHANCE:
        found = [codes.DRAW_SORT << MOVE_BITS | sort for sort in (0, 1, 2, 3, 4, 6)]
        found += [codes.DRAW_TILE << MOVE_BITS | tile for tile in range(TILES * 4)]
        found += [codes.FIRST << MOVE_BITS | seat for seat in range(6)]
        found += [codes.FACE << MOVE_BITS | face for face in range(CARD_IDS)]
        return found + [codes.ROLL << MOVE_BITS | dice << 4 * face for dice in range(1, 9) for face in range(6)]
    sites = range(state.land.sites)
    found = [kind << MOVE_BITS for kind in range(codes.FLIP, codes.EMPTY + 1)]
    found = [move for move in found if move >> MOVE_BITS not in (*ABOUT_SOMETHING, *ABOUT_TWO)]
    for kind, most in ABOUT_SOMETHING.items():
        found += [kind << MOVE_BITS | what for what in range(most or len(sites))]
    found += [codes.ATTACK << MOVE_BITS | one << PART_BITS | two for one in sites for two in sites]
    found += [codes.PARRY << MOVE_BITS | one << PART_BITS | which for one in sites for which in range(TYPES)]
    for kind in (codes.HOLD, codes.LOSE_AT):
        found += [kind << MOVE_BITS | one << PART_BITS | which for one in sites for which in range(CLASSES)]
    return found


ABOUT_SOMETHING = {
    codes.FOUND: 0,
    codes.TRANSFORM: 0,
    codes.DEMOLISH: CLASSES,
    codes.BUILD: KINDS,
    codes.UPGRADE: CLASSES,
    codes.PAY: TYPES,
    codes.STRENGTH: 12,
    codes.LOSE: CLASSES,
    codes.DESTROY: CLASSES,
    codes.LOOK: 8,
    codes.CARD: 8,
    codes.GAIN: TYPES,
    codes.SACRIFICE: TYPES,
    codes.TAX: TYPES,
    codes.STORE: TYPES,
}
"""How many things a move can be about; 0: as many as there are sites."""
ABOUT_TWO = (codes.ATTACK, codes.HOLD, codes.PARRY, codes.LOSE_AT)


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {"map": "beginner"}), (3, {"path_set": "varied"}), (4, {"prisoner_place": "any_garrison", "length": "3"})],
)
def test_refusals_agree_with_the_moves(players: int, options: dict[str, str]) -> None:
    """`why_not` knows the rules a second time: it refuses exactly what `moves` does not list."""
    rng = Rng(players, 11)
    state = start("lapins", players, options)
    assert isinstance(state, Lapins)
    state.wealth = [units + 3 for units in state.wealth]
    nodes = set()
    while actors := state.actors():
        actor = actors[rng.below(len(actors))]
        if state.node not in nodes or not rng.below(6):
            nodes.add(state.node)
            legal = set(state.moves(actor))
            for move in sayable(state, actor):
                why = why_not(state, actor, move)
                explained = why is not None
                many = state.node == codes.ROLLING and not explained
                assert explained != (move in legal) or many, (say(state, actor, move), why)
        state.play(actor, builder(state, actor, rng))
    assert {codes.BUILDING, codes.PAYING, codes.DEMOLISHING, codes.SHARING, codes.CHOOSING} <= nodes


def test_words_in_any_case() -> None:
    state = position("king 0: wealth 5 maize 1 jade\ncity c4: 1 village")
    assert hear(state, 0, "FOUND A1") == hear(state, 0, "found a1")
    go(state, "0 Found B1")
    assert hear(state, 0, "BUILD Village") == hear(state, 0, "build village")


def test_done_alone_is_that_of_the_stage() -> None:
    state = position("king 0: wealth 5 maize\ncity c4: 0 village village")
    go(state, "0 transform c4")
    assert hear(state, 0, "done") == hear(state, 0, "done demolish")
    refused(state, "0 done build", "LAP-47")
    go(state, "0 demolish village", "0 done")
    assert hear(state, 0, "done") == hear(state, 0, "done build")
    refused(state, "0 done tax", "LAP-42")


def test_refusals_of_the_five_actions() -> None:
    """LAP-8, LAP-12, LAP-32, LAP-40, LAP-46, LAP-51."""
    state = position("king 0: wealth 5 maize\ncity c4: 0 village\ncity b3: 1 village\ncity c5: 0 garrison")
    refused(state, "0 found c1", "LAP-12")
    refused(state, "0 found z9", "LAP-12")
    refused(state, "0 found c4", "LAP-40")
    refused(state, "0 found b3", "LAP-40")
    refused(state, "0 transform b3", "LAP-46")
    refused(state, "0 transform a1", "LAP-46")
    refused(state, "0 attack b3 c4", "LAP-51")
    refused(state, "0 attack c4 b3", "LAP-51")
    refused(state, "0 attack c5 b3", "LAP-51")
    refused(state, "0 attack c5 a1", "LAP-51")
    refused(state, "0 attack c5 c4", "LAP-51")
    refused(state, "0 build village", "LAP-32")
    cities = ["a1", "b1", "d1", "f1", "a2", "b2", "c2", "e2", "f2", "a3", "b3", "d3"]
    full = position("king 0: wealth 9 maize\n" + "".join(f"city {name}: 0 village\n" for name in cities))
    refused(full, "0 found c4", "LAP-8")
    assert "transform a1" in may(full, 0)


def test_refusals_of_building() -> None:
    """LAP-7, LAP-42, LAP-49."""
    state = position("king 0: wealth 9 maize 4 shell 3 obsidian\ncity c4: 0 garrison garrison+1 garrison+1")
    go(state, "0 transform c4", "0 done demolish", "0 build court")
    refused(state, "0 build court", "LAP-42")
    refused(state, "0 build palace", "LAP-42")
    refused(state, "0 upgrade double", "LAP-49")
    go(state, "0 upgrade garrison+1")
    refused(state, "0 upgrade garrison", "LAP-49")
    refused(state, "0 build village", "LAP-42")
    second = position("king 0: wealth 9 maize 4 shell\ncity c4: 0 garrison court")
    refused(go(second, "0 transform c4", "0 done demolish"), "0 build court", "LAP-7")
    founded = go(position("king 0: wealth 5 maize 1 obsidian"), "0 found c4", "0 build garrison")
    refused(founded, "0 upgrade garrison", "LAP-49")


def test_a_garrison_of_before_may_be_upgraded_though_a_double_was_demolished() -> None:
    """LAP-49: upgrading is not building in this sense."""
    state = position("king 0: wealth 5 maize 2 obsidian\ncity c4: 0 garrison double")
    go(state, "0 transform c4", "0 demolish double")
    refused(state, "0 build double", "LAP-49")
    assert "upgrade garrison" in may(state, 0)


def test_refusals_of_cards() -> None:
    """LAP-61, LAP-62: a slot that is turned, looked at, or not there."""
    state = position(
        """
        city a1: 0 observatory observatory
        king 0: wealth 2 maize
        turned: 1-8
        """,
        round=3,
    )
    go(state, "0 flip", "0 divine")
    assert may(state, 0) == ["look 1", "look 2", "look 3", "look 4"]
    go(state, "0 look 2", "* face 2 drought")
    assert may(state, 0) == ["look 1", "look 3", "look 4"]
    refused(state, "0 look 2", "LAP-61")
    refused(state, "0 look 5", "LAP-61")
    refused(state, "0 card 1", "LAP-61")
    go(state, "0 look 4", "* face 4 feast")
    refused(state, "0 card 9", "LAP-62")
    refused(state, "0 divine", "LAP-62")
    go(state, "0 card 4")
    assert wealth(state, 0) == {"maize": 1, "cacao": 1}


def test_chance_is_checked_too() -> None:
    """LAP-16a, LAP-22a, LAP-53."""
    state = start("lapins", 2)
    assert isinstance(state, Lapins)
    refused(state, "* land b1 maize", "LAP-16a")
    go(state, "* land a1 none")
    refused(state, "* tile a1 M01 0", "LAP-16a")
    refused(state, "* tile a1 X01 45", "LAP-13")
    go(state, "* tile a1 X04 180")
    assert TILE_NAMES[state.tiles[0] >> 2] == "X01", "it looks the same, and the lowest stands for all"
    fight = position("city c4: 0 garrison garrison\ncity c5: 1 village\nking 0: wealth 2 maize")
    go(fight, "0 attack c4 c5", "0 strength 2")
    refused(fight, "* roll 1", "LAP-53")
    refused(fight, "* roll 1 7", "LAP-10")
    card = go(position("king 1: wealth 1 maize", round=3), "0 card 1")
    refused(card, "* face 1 match", "LAP-22a")
    refused(card, "* face 2 drought", "LAP-22a")


def test_batches_are_all_or_nothing() -> None:
    """LAP-89: without what is forced, and nothing is done if one line is wrong."""
    game = Match.read(Record("lapins", 2, {"map": "beginner"}))
    game.play(CHANCE, hear(game.state, CHANCE, "first 0"))
    with pytest.raises(NotLegal):
        game.say(0, ["found a1", "build village", "build court"])
    assert len(game.record().lines) == 1
    game.say(0, ["found a1", "build village", "build palace", "done build"])
    assert game.state.actors() == [1]
    assert lines(game.state, 1)


def test_what_is_forced_is_told() -> None:
    """LAP-86: nobody was asked, but those who listen hear of it."""
    state = position("city c4: 0 garrison\ncity c5: 1 village village\nking 0: wealth 1 maize\nking 1: wealth 1 maize")
    state.events = []
    go(state, "0 attack c4 c5")
    told = [GAME.tell_event(state.view(None), event, "en") for event in state.events]
    assert told == ["Violet sends 1 garrison.", "Violet pays 1 maize."]


def test_building_that_ended_by_itself_says_what_is_wrong() -> None:
    """LAP-7, LAP-36, LAP-42, LAP-86: one court is all that can be built, so paying begins; the reason is not that."""
    state = position("king 0: wealth 1 maize 1 cacao 1 shell", options="map=beginner")
    go(state, "0 found a1", "0 build court")
    assert may(state, 0) == ["pay auto", "pay maize", "pay cacao"]
    assert refused(state, "0 build court", "LAP-7").key == "build-most"
    assert refused(state, "0 build village", "LAP-42").key == "build-order"
    assert refused(state, "0 upgrade garrison", "LAP-49").key == "upgrade-new"
    assert refused(state, "0 build pyramid", "LAP-5").key == "no-kind"
    go(state, "0 pay maize")


def test_building_that_was_ended_is_over() -> None:
    """LAP-37, LAP-42: whoever has said `done build` could have gone on, and pays now."""
    state = position("king 0: wealth 4 maize 4 cacao")
    go(state, "0 found a1", "0 build village", "0 done build")
    assert refused(state, "0 build village", "LAP-37").values["now"] == "pay"
