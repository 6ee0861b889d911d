"""Colours and classes have one home; each file of the art still opens on its own."""

from __future__ import annotations

import re
from colorsys import rgb_to_hls
from importlib import import_module, resources
from itertools import combinations
from xml.etree import ElementTree

import pytest

from patolli.games import NAMES
from patolli.stage.pictures import pictures
from patolli.stage.style import palette, rules

HOMES = {"patolli.stage": ""} | {f"patolli.games.{name}.show": name for name in NAMES}
FILES = {
    f"{game}/{file.name}": (file.read_text(encoding="utf-8"), game)
    for home, game in HOMES.items()
    for file in resources.files(home).joinpath("art").iterdir()
    if file.name.endswith(".svg")
}
SVG = "{http://www.w3.org/2000/svg}"
VARIABLE = r"([\w-]+):(var\(--[\w-]+,\s*((?:[^()]|\([^()]*\))*)\))"


def used_classes(text: str) -> set[str]:
    return {one for part in ElementTree.fromstring(text).iter() for one in part.get("class", "").split()}


def own_rules(text: str) -> dict[str, str]:
    found = re.findall(r"^\s*\.([\w-]+) \{ (.*) \}$", text.split("<defs>")[0], re.MULTILINE)
    return {name: re.sub(r"\s*([:;])\s*", r"\1", rule).rstrip(";") for name, rule in found}


@pytest.mark.parametrize("name", FILES)
def test_a_file_carries_the_classes_it_uses_as_sprites_css_has_them(name: str) -> None:
    text, game = FILES[name]
    own = own_rules(text)
    assert set(own) == used_classes(text)
    for one, rule in own.items():
        if re.fullmatch(r"p\d", one):
            colours = palette(game, dark=False)
            assert rule == f"--tint:var(--{one}, {colours[one]});--on-tint:var(--on-{one}, {colours['on-' + one]})"
        else:
            assert rule == re.sub(VARIABLE, r"\1:\3;\1:\2", rules()[one]), "the plain value first, for old viewers"


@pytest.mark.parametrize("name", FILES)
def test_a_file_names_no_colour_outside_its_classes(name: str) -> None:
    drawing = FILES[name][0].split("</style>")[1]
    assert not re.search(r'#[0-9a-fA-F]{3,8}"|(?:fill|stroke|style)="', drawing)


def test_what_stands_in_for_a_variable_is_its_colour_by_day() -> None:
    day = palette("", dark=False) | {"tint": palette("", dark=False)["p0"], "on-tint": palette("", dark=False)["on-p0"]}
    for name, rule in rules().items():
        for variable, value in re.findall(r"var\(--([\w-]+),\s*((?:[^()]|\([^()]*\))*)\)", rule):
            assert value == day[variable], name


def test_both_ways_into_the_night_are_the_same() -> None:
    text = resources.files("patolli.stage").joinpath("art", "palette.css").read_text(encoding="utf-8")
    wished = re.search(r':root:not\(\[data-theme="light"\]\) \{([^}]*)\}', text)
    chosen = re.search(r':root\[data-theme="dark"\] \{([^}]*)\}', text)
    assert wished
    assert chosen
    assert wished[1].split() == chosen[1].split()


def test_what_a_picture_needs_is_there() -> None:
    found = pictures("patolli.games.mexica.show")
    for name, shown in found.items():
        assert all(other in found for other in shown.needs), name


HUES = {
    "red": (0, 15),
    "orange": (20, 40),
    "sand": (35, 50),
    "green": (100, 160),
    "turquoise": (170, 190),
    "blue": (200, 240),
    "violet": (280, 330),
    "purple": (280, 330),
}
"""In degrees; black, grey and white have none."""


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("game", NAMES)
def test_a_seat_has_the_colour_that_it_is_called_and_nobody_elses(game: str, dark: bool) -> None:
    colours = palette(game, dark)
    numbers = import_module(f"patolli.games.{game}.show.scene").NUMBER
    for name, number in numbers.items():
        red, green, blue = rgb(colours[f"p{number}"])
        hue, _, fullness = rgb_to_hls(red, green, blue)
        if name in HUES:
            least, most = HUES[name]
            assert least <= hue * 360 <= most, (name, hue * 360)
        else:
            assert fullness < 0.1 or min(red, green, blue) > 0.8, name
        assert contrast(colours[f"p{number}"], colours[f"on-p{number}"]) > 3, name
    for one, other in combinations(numbers.values(), 2):
        first, second = rgb(colours[f"p{one}"]), rgb(colours[f"p{other}"])
        assert sum(abs(a - b) for a, b in zip(first, second, strict=True)) > 0.4, (one, other)


def rgb(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def contrast(one: str, other: str) -> float:
    """As WCAG counts it."""
    light = [
        0.2126 * red + 0.7152 * green + 0.0722 * blue
        for red, green, blue in (
            tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in rgb(colour))
            for colour in (one, other)
        )
    ]
    return (max(light) + 0.05) / (min(light) + 0.05)
