"""A scene as one SVG document that stands alone: in a file, in an `<img>`, or next to others in a notebook.

Only the pictures that are used go in. Ids and classes carry the game and the theme in their names, so that several
drawings in one page share what is equal and touch nothing else.
"""

from __future__ import annotations

import re
from functools import cache
from xml.etree.ElementTree import Element

from patolli.stage.pictures import Picture, picture, tag
from patolli.stage.scene import Scene, Sprite, Zone
from patolli.stage.style import Style, tint_of, tinted

GAP = 12.0

_DROPPED = frozenset({"desc", "title", "style"})
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def svg(scene: Scene, theme: str = "light", gap: float = GAP) -> str:
    """The drawing, with a gap around each zone. Themes are `light`, `dark` and `auto`, which follows the system."""
    return _Writer(scene, Style(scene.game, theme), gap).document()


class _Writer:
    def __init__(self, scene: Scene, style: Style, gap: float) -> None:
        self.scene = scene
        self.gap = gap
        self.style = style
        self.symbols: dict[str, str] = {}
        self.classes: dict[str, None] = {}

    def document(self) -> str:
        corners, width, height = _layout(self.scene.zones, self.gap)
        desk = self._classed("f-page")
        body = [self._zone(zone, x, y) for zone, (x, y) in zip(self.scene.zones, corners, strict=True)]
        names = (name for classes in self.classes for name in classes.split())
        size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" class="{self.style.scope}" role="img" {size}>',
                f"<title>{_escaped(self.scene.title)}</title>",
                f"<desc>{_escaped(self.scene.story)}</desc>",
                f"<style>\n{self.style.sheet(names)}\n</style>",
                "<defs>",
                *self.symbols.values(),
                "</defs>",
                f'<rect{desk} width="{width}" height="{height}"/>',
                *body,
                "</svg>\n",
            ]
        )

    def _zone(self, zone: Zone, x: float, y: float) -> str:
        left, top = zone.box[:2]
        at = f"translate({_number(x - left)} {_number(y - top)})"
        lines = [f'<g data-zone="{_escaped(zone.name)}" transform="{at}" pointer-events="none">']
        if zone.ground:
            lines.append(self._inner(picture(self.scene.art, zone.ground).element, ""))
        lines += [self._sprite(sprite) for sprite in zone.sprites]
        if zone.places:
            lines.append('<g fill="none" pointer-events="all">')
            for place in zone.places:
                box = _box(place.x, place.y, place.width, place.height)
                lines.append(f"<rect {box}><title>{_escaped(place.name)}</title></rect>")
            lines.append("</g>")
        lines.append("</g>")
        return "\n".join(lines)

    def _sprite(self, sprite: Sprite) -> str:
        tint = tint_of(sprite.look)
        inner = f"<title>{_escaped(sprite.tip)}</title>" if sprite.tip else ""
        id = f'data-id="{_escaped(sprite.id)}"' + ' pointer-events="all"' * bool(sprite.tip)
        if not sprite.picture:
            inner += self._text(sprite.text, sprite.look, tint, *_written(sprite))
            return f"<g {id}>{inner}</g>"
        shown = picture(self.scene.art, sprite.picture)
        scale = sprite.width / shown.box[2]
        inner += self._use(sprite.picture, tint, 0, 0, sprite.width, sprite.height)
        if sprite.sign and shown.sign:
            x, y, size = (value * scale for value in shown.sign)
            inner += self._use(sprite.sign, tint, x, y, size, size)
        if sprite.text and shown.text:
            x, y, size = (value * scale for value in shown.text)
            inner += self._text(sprite.text, "t", tint, x, y, size)
        turn = f" rotate({sprite.turn})" if sprite.turn else ""
        look = self._classed(" ".join(name for name in sprite.look.split() if name != tint))
        at = f"translate({_number(sprite.x)} {_number(sprite.y)}){turn}"
        return f'<g {id}{look} transform="{at}">{inner}</g>'

    def _use(self, name: str, tint: str, x: float, y: float, width: float, height: float) -> str:
        return f'<use href="#{self._symbol(name, tint)}" {_box(x, y, width, height)}/>'

    def _text(self, text: str, look: str, tint: str, x: float, y: float, size: float) -> str:
        classed = self._classed(look, tint)
        where = f'x="{_number(x)}" y="{_number(y + 0.36 * size)}" font-size="{_number(size)}"'
        return f"<text{classed} {where}>{_escaped(text)}</text>"

    def _symbol(self, name: str, tint: str) -> str:
        """The id of the picture in this document, which is added, with what it needs, when it is first used."""
        tint = tint if tint and _takes_colour(self.scene.art, name) else ""
        id = f"{self.style.scope}-{name}{'-' + tint if tint else ''}"
        if id not in self.symbols:
            self.symbols[id] = ""
            element = picture(self.scene.art, name).element
            self.symbols[id] = self._element(element, tint, f' id="{id}"')
        return id

    def _element(self, element: Element, tint: str, id: str = "") -> str:
        name = tag(element)
        attributes = id
        for key, value in element.attrib.items():
            if key == "class":
                attributes += self._classed(value, tint)
            elif key == "href":
                attributes += f' href="#{self._symbol(value[1:], tint)}"'
            elif key != "id":
                attributes += f' {key}="{_escaped(value)}"'
        inner = self._inner(element, tint)
        return f"<{name}{attributes}>{inner}</{name}>" if inner else f"<{name}{attributes}/>"

    def _inner(self, element: Element, tint: str) -> str:
        text = _escaped(element.text or "") if tag(element) == "text" else ""
        return text + "".join(self._element(part, tint) for part in element if tag(part) not in _DROPPED)

    def _classed(self, classes: str, tint: str = "") -> str:
        renamed = self.style.renamed(classes, tint)
        if not renamed:
            return ""
        self.classes[renamed] = None
        return f' class="{renamed}"'


def _layout(zones: tuple[Zone, ...], gap: float) -> tuple[list[tuple[float, float]], str, str]:
    """The first zone, wide ones below it, the others to their right in columns that are no higher."""
    corners: list[tuple[float, float]] = [(gap, gap)] * len(zones)
    first = zones[0].box
    bottom = gap + first[3]
    for index, zone in enumerate(zones[1:], start=1):
        if zone.box[2] > first[2] / 2:
            corners[index] = (gap, bottom + gap)
            bottom += gap + zone.box[3]
    x, y = gap + first[2] + gap, gap
    column, right, lowest = 0.0, gap + first[2], bottom
    for index, zone in enumerate(zones[1:], start=1):
        _, _, width, height = zone.box
        if width > first[2] / 2:
            continue
        if y > gap and y + height > lowest:
            x, y, column = x + column + gap, gap, 0.0
        corners[index] = (x, y)
        y += height + gap
        column = max(column, width)
        right, bottom = max(right, x + width), max(bottom, y - gap)
    return corners, _number(right + gap), _number(bottom + gap)


@cache
def _takes_colour(art: str, name: str) -> bool:
    shown: Picture = picture(art, name)
    return not shown.classes.isdisjoint(tinted()) or any(_takes_colour(art, other) for other in shown.needs)


def _written(sprite: Sprite) -> tuple[float, float, float]:
    """Where a text begins, its middle line, its size."""
    look = sprite.look.split()
    side = -0.5 if "t-start" in look else 0.5 if "t-end" in look else 0
    return sprite.x + side * sprite.width, sprite.y, sprite.height


def _box(x: float, y: float, width: float, height: float) -> str:
    left, top = _number(x - width / 2), _number(y - height / 2)
    return f'x="{left}" y="{top}" width="{_number(width)}" height="{_number(height)}"'


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def _escaped(text: str) -> str:
    text = _NOT_IN_XML.sub("", text).replace("&", "&amp;").replace("<", "&lt;")
    return text.replace(">", "&gt;").replace('"', "&quot;")
