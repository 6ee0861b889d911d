"""What things are and where they lie: resources, properties, names, the look of the board, the Cocijobot cards."""

from __future__ import annotations

from math import hypot

import pytest

from patolli import hear
from patolli.games.zapotec import GAME
from patolli.games.zapotec.box.components import BOX
from patolli.games.zapotec.rules.codes import BASIC, LETTERS, PROPERTIES, RESOURCES
from patolli.games.zapotec.rules.scoring import count
from patolli.stage.scene import Scene, Sprite
from tests.zapotec.tables import done, legal, ready, shown, stock, table

REGIONS = {"E": "etla", "O": "ocotlan", "M": "mitla"}
TERRAINS = {"P": "plains", "H": "hills", "F": "forest"}
TYPES = {"T": "temple", "V": "village", "C": "cornfield"}
MARKS = {"": "all", "3": "3+", "4": "4"}


def test_resources_are_public_and_without_limit() -> None:
    """ZAP-1, RU-1: 15 tokens of each are in the box, and more can be owned; what is spent is gone."""
    assert RESOURCES[:BASIC] == ("wood", "brick", "stone")
    assert RESOURCES[BASIC:] == ("corn", "gold", "priest")
    state = table(
        """
        phase: income
        tiles: EPV=B22
        seat 0: played A09; resources w15 b15 s15 c15 g15 p15; grid wb=EPV
        seat 1: resources w15 b15 s15 c15 g15 p15
        """
    )
    state = done(state, "income row")
    assert stock(state) == "w16 b15 s16 c15 g16 p15"
    for seat in (None, 0, 1):
        assert list(shown(state, seat).mats[0].resources) == list(RESOURCES)
        assert list(shown(state, seat).mats[0].resources.values()) == [16, 15, 16, 15, 16, 15]
    assert stock(done(state, "sacrifice 1")) == "w16 b15 s16 c14 g16 p14"
    assert stock(state, 1) == "w15 b15 s15 c15 g15 p15"


def test_a_space_has_one_property_of_each_category() -> None:
    """ZAP-2: three of the nine, and it matches these and no others."""
    assert (*TYPES.values(), *TERRAINS.values(), *REGIONS.values()) == PROPERTIES
    for space in shown(ready(4)).spaces:
        own = [space.type, space.terrain, space.region]
        assert [PROPERTIES.index(value) // 3 for value in own] == [0, 1, 2]
        state = table(f"phase: build\nseat 0: buildings {space.id}", players=4)
        assert [name for at, name in enumerate(PROPERTIES) if count(state, 0, at)] == own


@pytest.mark.parametrize(("card", "letter"), [("A12", "M"), ("A10", "F"), ("A03", "T")])
def test_a_card_builds_where_its_property_matches(card: str, letter: str) -> None:
    """ZAP-2, ZAP-59: a region, a terrain, a type."""
    state = table(f"phase: build\nseat 0: played {card}; resources w9 b9 s9", players=3)
    found = {line.split()[1] for line in legal(state) if line.startswith("build")}
    assert found == {space.id for space in shown(state).spaces if letter in space.id}


def test_names_say_what_things_are() -> None:
    """ZAP-3: a space is called by its properties and its mark, cards and tiles by their numbers."""
    for space in shown(ready(4)).spaces:
        region, terrain, kind, mark = space.id[0], space.id[1], space.id[2], space.id[3:]
        assert (space.region, space.terrain) == (REGIONS[region], TERRAINS[terrain])
        assert (space.type, space.mark) == (TYPES[kind], MARKS[mark])
    assert BOX.cards == [f"A{number:02}" for number in BOX.card_number]
    assert BOX.tiles == [f"B{number:02}" for number in range(1, 46)]
    assert BOX.score_tiles == [f"S{number}" for number in range(1, 10)]
    assert BOX.trade == [f"Z{number:02}" for number in range(1, 37)]
    assert BOX.rituals == [f"R{number:02}" for number in range(1, 11)]
    assert BOX.fronts == [f"K{number:02}" for number in range(1, 28)]
    k09 = [PROPERTIES[value] for value in BOX.front_values[8 * 3 : 9 * 3]]
    assert k09 == ["temple", "forest", "mitla"]
    assert "".join(name[0] for name in RESOURCES) == LETTERS
    grid = shown(ready(2)).mats[0].grid
    assert [cell.id for cell in grid] == [cell.row[0] + cell.column[0] for cell in grid]
    assert grid[4].id == "ww"


def test_a_scoring_tile_has_two_names() -> None:
    """ZAP-3: S1 to S9, or its property."""
    state = table("phase: capital\nscore-tiles: forest temple mitla\nseat 0: played A01; resources w1 b1 s1 p1")
    for tile in shown(state).score_tiles:
        assert hear(state, 0, f"pyramid new {tile.id}") == hear(state, 0, f"pyramid new {tile.property}")


def board(scene: Scene) -> dict[str, Sprite]:
    return {sprite.id: sprite for zone in scene.zones if zone.name == "board" for sprite in zone.sprites}


def middle(sprites: list[Sprite]) -> tuple[float, float]:
    """Where they lie on the whole, as parts of the width and the height of the board."""
    _, _, width, height = next(zone.box for zone in GAME.scene(shown(ready(4))).zones if zone.name == "board")
    count = len(sprites)
    return sum(sprite.x for sprite in sprites) / count / width, sum(sprite.y for sprite in sprites) / count / height


def test_where_things_lie_on_the_board() -> None:
    """ZAP-10: the three regions, and all that lies between and beside them."""
    started = "\n".join(f"pyramid {seat + 1}: S{seat + 1} {seat}:base" for seat in range(4))
    state = table(f"phase: capital\n{started}", players=4)
    view = shown(state)
    lying = board(GAME.scene(view))
    tiles = {space.id: lying[f"tile-{space.tile}"] for space in view.spaces}
    etla, ocotlan, mitla = (middle([tiles[name] for name in tiles if name[0] == region]) for region in "EOM")
    assert etla[0] < 0.5 > etla[1]
    assert ocotlan[0] < 0.5 < ocotlan[1]
    assert mitla[0] > 0.5 < mitla[1]
    for region in "EOM":
        plains, hills, forest = (
            off_centre([sprite for name, sprite in tiles.items() if name[:2] == region + terrain]) for terrain in "PHF"
        )
        assert plains > hills > forest
    market = [[lying[f"trade-{tile.id}"] for tile in row if tile] for row in view.market]
    assert middle([tile for row in market for tile in row])[0] > 0.5 > middle(market[2])[1]
    for level, row in enumerate(market):
        assert [tile.x for tile in row] == sorted(tile.x for tile in row)
        assert len({tile.y for tile in row}) == 1
        assert lying[f"pile-{level}"].x < row[0].x
        assert abs(lying[f"pile-{level}"].y - row[0].y) < row[0].height / 2
    assert market[0][0].y < market[1][0].y < market[2][0].y
    edge = [lying[f"score-{tile.id}"] for tile in view.score_tiles if not tile.pyramid]
    assert len({tile.x for tile in edge}) == 1
    assert edge[0].x < min(sprite.x for sprite in tiles.values())
    centre = [lying[f"level-{number}-base"] for number in range(1, 5)]
    centre.append(lying[f"scoring-card-{view.scoring[-1].id}"])
    assert all(0.25 < middle([sprite])[0] < 0.75 and 0.25 < middle([sprite])[1] < 0.75 for sprite in centre)


def off_centre(sprites: list[Sprite]) -> float:
    """How far they lie from the middle of the board on the whole."""
    x, y = middle(sprites)
    return hypot(x - 0.5, y - 0.5)


def test_the_sacrifice_track_goes_up_at_the_right_edge() -> None:
    """ZAP-10."""
    found = []
    for position in range(13):
        state = table(f"phase: capital\nseat 0: played A01; position {position}")
        found.append(board(GAME.scene(shown(state)))["track-0"])
    heights = [disc.y for disc in found]
    assert heights == sorted(set(heights), reverse=True)
    assert min(middle([disc])[0] for disc in found) > 0.9


def test_a_hint_is_wrong_on_cards_with_a_high_initiative() -> None:
    """ZAP-86: it names one property; below 10 it is one of the card's three, from 10 on none of them."""
    for card in range(27):
        values = BOX.front_values[card * 3 : card * 3 + 3]
        true = BOX.front_hint[card] in values
        assert BOX.front_true[card] == true == (BOX.front_initiative[card] < 10)
    assert sum(BOX.front_true) > 27 / 2


def test_a_hint_does_not_change_the_turn() -> None:
    """ZAP-86: with another hint on the next card everything happens as before."""
    rows = "phase: draft\norder: 0 1\nscoring: A12\ncard: K09\noffer: A20 A21\nhint: {}\nseat 0: played A01"
    after = [done(table(rows.format(hint), players=1), "draft A20") for hint in ("forest", "etla", "village")]
    assert len({state.hint for state in after}) == 3
    assert len({(str(state.points()), str(state.owner), str(state.levels), str(state.market)) for state in after}) == 1


def test_the_type_of_a_cocijobot_card_says_its_action() -> None:
    """ZAP-87: all 27 combinations of a type, a terrain and a region; the front repeats the hint of the back."""
    action = {"cornfield": "sacrifice", "village": "trade", "temple": "pyramid"}
    seen = set()
    for name in BOX.fronts:
        hint = PROPERTIES[BOX.front_hint[BOX.fronts.index(name)]]
        card = shown(table(f"phase: build\ncard: {name}", players=1)).bot_card
        assert card is not None
        assert (card.id, card.action, card.hint) == (name, action[card.type], hint)
        assert (card.terrain in TERRAINS.values(), card.region in REGIONS.values()) == (True, True)
        assert card.initiative >= 1
        seen.add((card.type, card.terrain, card.region))
    assert len(seen) == 27
