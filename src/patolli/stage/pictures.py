"""The pictures: SVG files that a person can open and edit, read once.

A picture is anything in them that has an id. The files of a game lie in the folder `art` of its `show`, those that
all games share in the folder `art` of the stage.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

_SVG = "{http://www.w3.org/2000/svg}"
_SPOT = re.compile(r"\b(sign|text) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+)")

Spot = tuple[float, float, float]
"""Where something goes on a picture: x, y and size, in the picture's units."""


@dataclass(frozen=True, slots=True)
class Picture:
    """One drawing of the art."""

    element: Element
    box: tuple[float, float, float, float]
    """Its viewBox; zeros if it is not a symbol."""
    needs: tuple[str, ...]
    """The pictures that it uses."""
    classes: frozenset[str]
    sign: Spot | None
    text: Spot | None


class NoPicture(LookupError):
    """A picture that is in no file of the art."""


@cache
def pictures(package: str) -> dict[str, Picture]:
    """All pictures that a game of that package can use, by id."""
    found: dict[str, Picture] = {}
    for home in ("patolli.stage", package):
        files = [file for file in resources.files(home).joinpath("art").iterdir() if file.name.endswith(".svg")]
        for file in sorted(files, key=lambda file: file.name):
            for element in ElementTree.fromstring(file.read_text(encoding="utf-8")).iter():
                name = element.get("id")
                if name is None:
                    continue
                if name in found:
                    raise ValueError(f"Two pictures for {package} are called {name!r}; the second is in {file.name}.")
                found[name] = _picture(element)
    return found


def picture(package: str, name: str) -> Picture:
    try:
        return pictures(package)[name]
    except KeyError:
        raise NoPicture(f"The art of {package} has no picture {name!r}.") from None


def tag(element: Element) -> str:
    return element.tag.removeprefix(_SVG)


def _picture(element: Element) -> Picture:
    box = tuple(map(float, element.get("viewBox", "0 0 0 0").split()))
    note = element.findtext(f"{_SVG}desc", "")
    spots = {found[1]: (float(found[2]), float(found[3]), float(found[4])) for found in _SPOT.finditer(note)}
    return Picture(
        element,
        (box[0], box[1], box[2], box[3]),
        tuple(dict.fromkeys(part.get("href", "")[1:] for part in element.iter() if part.get("href"))),
        frozenset(name for part in element.iter() for name in part.get("class", "").split()),
        spots.get("sign"),
        spots.get("text"),
    )
