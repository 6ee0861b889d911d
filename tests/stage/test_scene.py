"""A scene shows all that its view holds, quickly and in few bytes."""

from __future__ import annotations

import json
from dataclasses import replace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from patolli.games.mexica.show.scene import scene
from patolli.stage.letters import written
from patolli.stage.pictures import picture
from patolli.stage.scene import LISTED, Place, Scene, Sprite, Zone, layer
from tests.stage.positions import ALL, CELLS, late, placing, stalled, start, tell, two


def sprites(shown: Scene, zone: str = "board") -> dict[str, Sprite]:
    found = next(part for part in shown.zones if part.name == zone)
    return {sprite.id: sprite for sprite in found.sprites}


def places(shown: Scene) -> dict[str, Place]:
    return {place.word: place for place in shown.zones[0].places}


@pytest.mark.parametrize("name", ALL)
def test_every_picture_exists_and_every_id_is_one_thing(name: str) -> None:
    shown = scene(ALL[name](), tell)
    ids = [sprite.id for zone in shown.zones for sprite in zone.sprites]
    assert len(ids) == len(set(ids))
    for zone in shown.zones:
        assert picture(shown.art, zone.ground)
        for sprite in zone.sprites:
            assert sprite.text if not sprite.picture else picture(shown.art, sprite.picture)
            if sprite.sign:
                assert picture(shown.art, sprite.sign)
                assert picture(shown.art, sprite.picture).sign


@pytest.mark.parametrize("name", ALL)
def test_everything_lies_inside_the_box_of_its_zone(name: str) -> None:
    for zone in scene(ALL[name](), tell).zones:
        assert [sprite for sprite in zone.sprites if not inside(sprite, zone)] == []
        assert [place for place in zone.places if not inside(place, zone)] == []


def inside(thing: Sprite | Place, zone: Zone) -> bool:
    left, top, width, height = zone.box
    turned = isinstance(thing, Sprite) and thing.turn % 180 == 90
    across, down = (thing.height, thing.width) if turned else (thing.width, thing.height)
    return (
        left <= thing.x - across / 2
        and thing.x + across / 2 <= left + width
        and top <= thing.y - down / 2
        and thing.y + down / 2 <= top + height
    )


def test_all_196_cells_are_places_in_reading_order() -> None:
    found = scene(start(), tell).zones[0].places
    assert [place.word for place in found] == CELLS
    assert [place.row for place in found] == [int(cell[1:]) for cell in CELLS]
    assert (found[0].word, found[0].x, found[0].y) == ("B1", 96, 48)


def test_a_place_is_called_by_all_that_is_there() -> None:
    names = {word: place.name for word, place in places(scene(late(), tell)).items()}
    assert names["B5"] == "B5, land, in-founded 7, temple 3 Red"
    assert names["A4"] == "A4, in-founded 7, token 7"
    assert names["S8"] == "S8, land, in-founded 13, pawn Black"
    assert names["H10"] == "H10, canal, bridge-NS, pawn Sand"
    assert names["O6"] == "O6, canal"
    assert names["K8"] == "K8, land, in-district 90"
    assert names["H6"] == "H6, start-cell, in-district 90"
    assert names["H7"] == "H7, emblem-cell, in-district 90"


def test_pieces_stand_on_their_cells_in_their_owners_colour_and_sign() -> None:
    shown = sprites(scene(late(), tell))
    temple = shown["temple-B5"]
    assert (temple.picture, temple.x, temple.y, temple.look, temple.sign) == ("mex-temple-3", 96, 240, "p1", "sign-1")
    assert (shown["pawn-0"].x, shown["pawn-0"].y, shown["pawn-0"].look) == (48 * 19, 48 * 8, "p3")
    assert (shown["bridge-K3"].turn, shown["bridge-C3"].turn) == (0, 90)
    assert shown["canal-B6"].picture == "mex-canal-1"
    assert (shown["canal-C2-C3"].picture, shown["canal-C2-C3"].turn) == ("mex-canal-2", 90)
    assert shown["canal-F3-G3"].turn == 0
    assert shown["founded-B1"].picture == "mex-founded"
    assert "founded-K8" not in shown
    assert sum(id.startswith("temple-") for id in shown) == 40


def test_a_neutral_temple_has_a_colour_of_the_box_and_the_sign_of_nobody() -> None:
    shown = scene(two(), tell)
    temple = sprites(shown)["temple-I2"]
    assert (temple.look, temple.sign) == ("p4", "sign-0")
    assert [zone.name for zone in shown.zones] == ["board", "status", "mat:0", "mat:1", "mat:neutral"]
    assert places(shown)["I2"].name.endswith("temple 1 neutral")


def test_a_token_keeps_its_id_from_the_orders_to_the_island() -> None:
    before = start()
    big = before.districts[0]
    after = replace(before, display=before.display[:-1], districts=[replace(big, size=13, token=13, token_cell="B4")])
    assert sprites(scene(before, tell))["token-13-1"].x > 700
    assert sprites(scene(after, tell))["token-13-1"].x == 96


def test_two_tokens_of_a_size_are_two_sprites() -> None:
    shown = sprites(scene(start(), tell))
    assert shown["token-5-1"].picture == shown["token-5-2"].picture == "mex-calpulli-5"
    assert shown["token-5-1"].x != shown["token-5-2"].x


def test_fifteen_orders_fit_and_do_not_touch() -> None:
    tokens = [sprite for id, sprite in sprites(scene(stalled(), tell)).items() if id.startswith("token-")]
    assert len(tokens) == 15
    drawn = 40 / 48
    for one in tokens:
        for other in tokens:
            if one is not other:
                apart = max(abs(one.x - other.x), abs(one.y - other.y))
                assert apart > one.width * drawn


def test_removed_tokens_are_crossed_after_the_orders() -> None:
    shown = sprites(scene(late(), tell))
    assert (shown["token-11-1"].look, shown["token-10-1"].look) == (f"{LISTED} spent", LISTED)
    assert [id for id in shown if id.startswith("cross-")] == ["cross-5", "cross-6"]
    assert shown["orders"].picture == "mex-orders-8"
    crowded = sprites(scene(replace(stalled(), display=[3, 3], removed=[4, 5, 5, 6, 7, 8, 9]), tell))
    assert crowded["orders"].picture == "mex-orders-15"


def test_a_mat_tells_stock_reserve_points_and_action_tokens() -> None:
    mat = sprites(scene(start(), tell), "mat:0")
    assert mat["count-0-1"].text == "3"
    assert mat["later-0-1"].text == "+3"
    assert mat["count-0-tokens"].text == "0"
    assert "spent" in mat["pile-0-tokens"].look
    assert mat["points-0"].text == "0"
    assert "first-0" in mat
    assert "first-1" not in sprites(scene(start(), tell), "mat:1")
    assert not any(id.startswith("later-") for id in sprites(scene(late(), tell), "mat:3"))


def test_action_points_are_pips_on_the_mat_of_who_moves() -> None:
    mat = sprites(scene(late(), tell), "mat:3")
    pips = [mat[f"pip-{index}"].picture for index in range(6)]
    assert pips == ["pip"] * 4 + ["pip-spent"] * 2
    assert [mat[f"taken-{index}"].look for index in range(2)] == ["", "spent"]
    assert "pip-0" not in sprites(scene(late(), tell), "mat:0")
    assert "pip-17" in sprites(scene(stalled(), tell), "mat:0")


def test_a_pawn_waits_on_its_mat_until_it_is_placed() -> None:
    shown = scene(placing(), tell)
    assert "pawn-2" in sprites(shown, "mat:2")
    assert "pawn-2" not in sprites(shown)
    assert sprites(shown, "status")["stands"].text == "places Sand"


def test_cells_drawn_for_neutral_temples_are_marked() -> None:
    shown = sprites(scene(replace(two(), phase="setup", active=-1, temples=[], sites=["I2", "C4"]), tell))
    assert (shown["site-C4"].picture, shown["site-C4"].look) == ("badge-0", "p4 spent")


def test_the_winners_wear_the_headdress() -> None:
    shown = scene(ALL["over"](), tell)
    assert "winner-1" in sprites(shown, "mat:1")
    assert "winner-3" in sprites(shown, "mat:3")
    assert "winner-0" not in sprites(shown, "mat:0")
    assert sprites(shown, "status")["stands"].text == "shared Grey, Red"


def test_the_last_round_is_announced_until_the_game_is_over() -> None:
    assert "last-round" in sprites(scene(late(), tell), "status")
    assert "last-round" not in sprites(scene(start(), tell), "status")
    assert "last-round" not in sprites(scene(ALL["over"](), tell), "status")


@pytest.mark.parametrize(
    ("line", "marked"),
    [
        ("canal C2 C3", ["last-C2-C3"]),
        ("canal B6", ["last-B6"]),
        ("temple 3 B5", ["last-B5"]),
        ("shift C3 K10 NS", ["last-C3", "last-K10"]),
        ("take", []),
        ("", []),
        ("walk A99 Z1", []),
    ],
)
def test_the_last_line_is_marked_on_the_board(line: str, marked: list[str]) -> None:
    assert [id for id in sprites(scene(late(), tell, line)) if id.startswith("last-")] == marked


def test_names_replace_colours_and_long_ones_are_cut() -> None:
    shown = scene(start(), tell, names=["Inês", "", "Maximiliana-Theodora von Hohenstaufen"])
    assert sprites(shown, "mat:0")["name-0"].text == "Inês"
    assert sprites(shown, "mat:1")["name-1"].text == "Grey"
    assert sprites(shown, "mat:2")["name-2"].text.endswith("…")
    assert sprites(shown, "mat:3")["name-3"].text == "Red"


def test_emoji_that_are_joined_are_one_sign_and_not_cut_apart() -> None:
    family = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
    assert written("name", family * 6, 0, 0, 120, 16).text == family * 6
    cut = written("name", family * 30, 0, 0, 120, 16).text
    assert cut.endswith("…")
    assert cut == family * (len(cut) // len(family)) + "…"


def test_numbers_are_never_cut() -> None:
    shown = scene(replace(start(), points=[1234, 0, 0, 0]), tell)
    assert sprites(shown, "mat:0")["points-0"].text == "1234"
    assert sprites(shown)["size-B1"].text == "192"


def test_a_late_scene_is_small() -> None:
    def wordy(key: str, **args: int | str) -> str:
        return f"a sentence, some thirty letters: {tell(key, **args)}"

    assert len(scene(late(), wordy, "canal C2 C3").json().encode()) < 40_000


def test_a_scene_is_plain_data_with_usual_ends_left_out() -> None:
    data = json.loads(scene(late(), tell).json())
    board = data["zones"][0]
    assert ["founded-B1", "mex-founded", 96, 48] in board["sprites"]
    assert ["temple-B5", "mex-temple-3", 96, 240, 48, 48, 0, "p1", "sign-1"] in board["sprites"]
    assert board["places"][0] == ["B1", 96, 48, 1, "B1, land, in-founded 7"]


TEXTS = st.text('",\\[]048 a', max_size=4)
NUMBERS = st.sampled_from([0, 1, 48, 148, 48.5])


@given(
    st.lists(st.builds(Sprite, TEXTS, TEXTS, *[NUMBERS] * 4, st.sampled_from([0, 48, 90]), *[TEXTS] * 4)),
    st.lists(st.builds(Place, TEXTS, NUMBERS, NUMBERS, st.integers(0, 48), TEXTS, NUMBERS, NUMBERS, TEXTS, TEXTS)),
)
def test_what_is_left_out_can_be_added_again(sprites: list[Sprite], places: list[Place]) -> None:
    assert msgspec.json.decode(layer(sprites), type=list[Sprite]) == sprites
    assert msgspec.json.decode(layer(places), type=list[Place]) == places


def test_the_same_view_gives_the_same_scene() -> None:
    assert scene(late(), tell, "canal B6") == scene(late(), tell, "canal B6")
