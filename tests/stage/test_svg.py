"""A drawing is one document that stands alone and disturbs nobody."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from msgspec import structs

from patolli.games.mexica.show.scene import scene
from patolli.stage.pictures import NoPicture
from patolli.stage.scene import Place, Scene, Sprite, Zone
from patolli.stage.svg import svg
from tests.stage.positions import ALL, late, start, tell

ART = "patolli.games.mexica.show"
SVG = "{http://www.w3.org/2000/svg}"


def small(*sprites: Sprite, places: tuple[Place, ...] = (), title: str = "small") -> Scene:
    return Scene("mexica", ART, title, "", (Zone("board", "board", (0, 0, 100, 100), "", sprites, places),))


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
@pytest.mark.parametrize("name", ALL)
def test_every_position_draws(name: str, theme: str) -> None:
    text = svg(scene(ALL[name](), tell), theme)
    root = ElementTree.fromstring(text)
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title")
    ids = [part.get("id") for part in root.iter() if part.get("id")]
    used = [part.get("href", "")[1:] for part in root.iter() if part.get("href")]
    assert len(ids) == len(set(ids))
    assert set(ids) == set(used), "what is there is used, and what is used is there"
    classes = {one for part in root.iter() for one in part.get("class", "").split()}
    rules = set(re.findall(r"^\.([\w-]+)\{", text, re.MULTILINE))
    assert classes == rules
    assert all(one.startswith(f"mexica-{theme[0]}") for one in classes | set(map(str, ids)))
    assert "var(" not in text
    assert "style=" not in text


def test_the_same_scene_gives_the_same_drawing() -> None:
    assert svg(scene(late(), tell)) == svg(scene(late(), tell))


def test_text_is_escaped() -> None:
    rude = """<script>&"'\x00\x1b"""
    shown = scene(start(), tell, names=[rude] * 4)
    shown = replace(shown, title=rude, story=rude)
    root = ElementTree.fromstring(svg(shown))
    assert root.findtext(f"{SVG}title") == """<script>&"'"""
    assert not list(root.iter(f"{SVG}script"))


def test_tips_and_names_of_places_are_tooltips() -> None:
    text = svg(small(Sprite("a", "count", 50, 50, tip="a tip"), places=(Place("B4", 9, 9, 1, "B4, land"),)))
    titles = [part.text for part in ElementTree.fromstring(text).iter(f"{SVG}title")]
    assert titles == ["small", "a tip", "B4, land"]


def test_only_what_is_used_goes_in_with_what_it_needs() -> None:
    text = svg(small(Sprite("supply", "mex-supply", 50, 50)))
    found = re.findall(r'<symbol id="mexica-l-([\w-]+)"', text)
    assert sorted(found) == ["mex-action", "mex-bridge", "mex-canal-1", "mex-canal-2", "mex-supply"]


def test_a_piece_goes_in_once_for_each_colour_it_is_used_in() -> None:
    red, black = (Sprite(tint, "mex-pawn", 50, 50, look=tint, sign="sign-1") for tint in ("p1", "p3"))
    text = svg(small(red, black, structs.replace(red, id="again")))
    assert text.count("<symbol") == 4
    assert ".mexica-l-f-tint-p1{fill:#c03d2b}" in text
    assert ".mexica-l-f-tint-p3{fill:#35302f}" in text


def test_a_sign_is_drawn_where_the_picture_wants_it() -> None:
    text = svg(small(Sprite("a", "mex-temple-1", 50, 50, 96, 96, look="p1", sign="sign-1")))
    assert 'href="#mexica-l-sign-1-p1" x="-10" y="-16.4" width="20" height="20"' in text


def test_a_number_is_written_where_the_picture_wants_it() -> None:
    text = svg(small(Sprite("a", "count", 50, 50, 24, 24, text="7")))
    assert '<text class="mexica-l-t" x="0" y="4.32" font-size="12">7</text>' in text


def test_a_turned_sprite_turns_around_its_middle() -> None:
    assert 'transform="translate(30 40) rotate(90)"' in svg(small(Sprite("a", "mex-bridge", 30, 40, turn=90)))


def test_night_changes_the_colours_and_nothing_else() -> None:
    day, night = (svg(scene(late(), tell), theme) for theme in ("light", "dark"))
    assert "#f0e4c8" in day
    assert "#f0e4c8" not in night
    assert "#cfbd95" in night
    neutral = re.sub(r"mexica-d", "mexica-l", night)
    assert re.sub(r"(?s)<style>.*</style>", "", neutral) == re.sub(r"(?s)<style>.*</style>", "", day)


def test_auto_is_light_unless_the_reader_wishes_night() -> None:
    sheet = svg(scene(late(), tell), "auto").split("</style>")[0]
    day, night = sheet.split("@media(prefers-color-scheme:dark){")
    assert "#f0e4c8" in day
    assert "#cfbd95" not in day
    assert "#cfbd95" in night
    assert "text-anchor" not in night, "what night does not change is not said again, or it would win"
    assert re.findall(r"(\.[\w-]+)\{[^}]*(?:fill|stroke):", day) == re.findall(r"(\.[\w-]+)\{", night)


def test_an_unknown_theme_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"There is no theme 'pink'\. The themes are: light, dark, auto\."):
        svg(scene(start(), tell), "pink")


def test_an_unknown_picture_is_named() -> None:
    with pytest.raises(NoPicture, match="has no picture 'mex-llama'"):
        svg(small(Sprite("a", "mex-llama", 0, 0)))


def test_zones_stand_side_by_side() -> None:
    def zone(name: str, width: float, height: float) -> Zone:
        return Zone(name, name, (-5, -5, width, height), "", ())

    zones = (zone("board", 200, 100), zone("a", 50, 60), zone("b", 40, 20), zone("c", 30, 60))
    text = svg(Scene("mexica", ART, "t", "", zones))
    at = re.findall(r'data-zone="(\w+)" transform="translate\(([\d.]+) ([\d.]+)\)"', text)
    assert at == [("board", "17", "17"), ("a", "229", "17"), ("b", "229", "89"), ("c", "291", "17")]
    assert 'viewBox="0 0 328 124"' in text
