"""Small charts as SVG: bars, lines, intervals, heat maps.

    bars("Points by seat", ["first", "second"], {"before": [41.5, 40.2], "after": [43.0, 40.0]})

Every mark has a title, so that a pointer or a screen reader tells its number. A chart needs neither script nor network
nor a style sheet: letters and axes take the colour of the text around them. In a notebook a chart is its drawing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, inf, isfinite, log10
from math import floor as round_down

COLOURS = ("#2f7fb8", "#d0672a", "#3c9a63", "#9a62b5", "#b08a1e", "#5f7a8a")
"""Seen on white and on black."""
DASHES = ("", "9 3", "3 3", "12 3 3 3", "6 6")
"""By which the lines of a curve are told apart besides."""
WIDTH = 720
ROW, LABEL_SIZE = 22, 13
TOP, BOTTOM, RIGHT = 44, 30, 24
GRID, AXIS = ('stroke="currentColor" stroke-opacity="0.15"', 'stroke="currentColor" stroke-opacity="0.6"')
LETTER = 7.0
"""How wide a letter is, about."""
LONGEST_LABEL = 34


@dataclass(frozen=True)
class Chart:
    """A drawing."""

    title: str
    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg


def bars(
    title: str,
    labels: Sequence[str],
    series: Mapping[str, Sequence[float]],
    unit: str = "",
    halves: Mapping[str, Sequence[float | None]] | None = None,
    floor: float = -inf,
) -> Chart:
    """Horizontal bars: a row for each label, in it a bar for each series, with a whisker for each half interval.

    `floor`: below it there is nothing, so whiskers end there: 0 for what is counted.
    """
    values = [value for own in series.values() for value in own]
    for name, own in (halves or {}).items():
        for value, half in zip(series[name], own, strict=True):
            values += [max(floor, value - (half or 0.0)), value + (half or 0.0)]
    frame = Frame(title, labels, min([0.0, *values]), max([0.0, *values]), max(1, len(series)), list(series), unit)
    zero = frame.x(0)
    for number, (name, own) in enumerate(series.items()):
        for row, value in enumerate(own):
            left, right = sorted((zero, frame.x(value)))
            y, height = frame.lane(row, number)
            told = (
                f"{labels[row]}, {name}: {_number(value)}{unit}" if name else f"{labels[row]}: {_number(value)}{unit}"
            )
            half = halves[name][row] if halves else None
            whisker = "" if half is None else frame.whisker(max(floor, value - half), value + half, y + height / 2)
            told += "" if half is None else f" ± {_number(half)}"
            frame.mark(
                f'<rect x="{left:.1f}" y="{y:.1f}" width="{max(right - left, 0.8):.1f}" height="{height:.1f}" rx="1.5" '
                f'fill="{COLOURS[number % len(COLOURS)]}"/>{whisker}',
                told,
            )
    return frame.chart()


def intervals(
    title: str,
    labels: Sequence[str],
    values: Sequence[float],
    halves: Sequence[float | None],
    middle: float = 0.0,
    unit: str = "",
    floor: float = -inf,
) -> Chart:
    """A point with its interval for each label. What leaves out the middle is drawn full, all else hollow."""
    ends = [
        max(floor, value + side * (half or 0.0)) for value, half in zip(values, halves, strict=True) for side in (-1, 1)
    ]
    frame = Frame(title, labels, min([middle, *ends]), max([middle, *ends]), 1, (), unit)
    frame.upright(middle)
    for row, (value, half) in enumerate(zip(values, halves, strict=True)):
        y, height = frame.lane(row, 0)
        y += height / 2
        certain = half is not None and abs(value - middle) > half
        colour = COLOURS[1] if certain else COLOURS[0]
        told = f"{labels[row]}: {_number(value)}{unit}"
        line = ""
        if half is not None:
            told += f" ± {_number(half)}"
            left, right = frame.x(max(floor, value - half)), frame.x(value + half)
            line = (
                f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="{colour}" stroke-width="2"/>'
            )
        fill = colour if certain else "none"
        point = (
            f'<circle cx="{frame.x(value):.1f}" cy="{y:.1f}" r="4" fill="{fill}" stroke="{colour}" stroke-width="2"/>'
        )
        frame.mark(f"<g>{line}{point}</g>", told)
    return frame.chart()


def lines(
    title: str, along: Sequence[float], series: Mapping[str, Sequence[float]], unit: str = "", below: str = ""
) -> Chart:
    """A line for each series, all over the same numbers. `below`: what those numbers are."""
    values = [value for own in series.values() for value in own if isfinite(value)]
    low, high, step = _scale(min([0.0, *values]), max([0.0, *values]))
    height, left = 260, 60
    inner_bottom = TOP + height
    first, last = (along[0], along[-1]) if along else (0.0, 1.0)
    parts = []

    def x(value: float) -> float:
        return left + (value - first) / ((last - first) or 1) * (WIDTH - left - RIGHT)

    def y(value: float) -> float:
        return inner_bottom - (value - low) / (high - low) * height

    for tick in _ticks(low, high, step):
        parts.append(
            f'<line x1="{left}" x2="{WIDTH - RIGHT}" y1="{y(tick):.1f}" y2="{y(tick):.1f}" {GRID}/>'
            f'<text x="{left - 8}" y="{y(tick) + 4:.1f}" text-anchor="end">{_number(tick)}{unit}</text>'
        )
    for value in along:
        parts.append(f'<text x="{x(value):.1f}" y="{inner_bottom + 18}" text-anchor="middle">{_number(value)}</text>')
    for number, (name, own) in enumerate(series.items()):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in zip(along, own, strict=True))
        dashes = f' stroke-dasharray="{DASHES[number % len(DASHES)]}"' if number else ""
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"{dashes}/>')
        for at, value in zip(along, own, strict=True):
            told = escape(f"{name}, {_number(at)}: {_number(value)}{unit}")
            parts.append(
                f'<circle cx="{x(at):.1f}" cy="{y(value):.1f}" r="3.5" fill="{colour}"><title>{told}</title></circle>'
            )
    if below:
        parts.append(
            f'<text x="{(left + WIDTH) / 2:.0f}" y="{inner_bottom + 36}" text-anchor="middle">{escape(below)}</text>'
        )
    return _chart(title, inner_bottom + BOTTOM + 14 * bool(below), [*_legend(list(series)), *parts])


def curve(
    title: str,
    along: Sequence[float],
    series: Mapping[str, Sequence[float]],
    ticks: Mapping[float, str],
    marks: Mapping[str, Sequence[tuple[float, float, str]]] | None = None,
) -> Chart:
    """Lines between 0 and 1 over many numbers, of which only the ticks are named; diamonds mark what is told of them.

    `marks`: by series, where they stand and what they tell.
    """
    height, left = 220, 44
    bottom = TOP + height
    first, last = (along[0], along[-1]) if along else (0.0, 1.0)

    def x(value: float) -> float:
        return left + (value - first) / ((last - first) or 1) * (WIDTH - left - RIGHT)

    def y(value: float) -> float:
        return bottom - value * height

    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(
            f'<line x1="{left}" x2="{WIDTH - RIGHT}" y1="{y(share):.1f}" y2="{y(share):.1f}" {GRID}/>'
            f'<text x="{left - 6}" y="{y(share) + 4:.1f}" text-anchor="end">{round(100 * share)}</text>'
        )
    for at, name in ticks.items():
        parts.append(
            f'<line x1="{x(at):.1f}" x2="{x(at):.1f}" y1="{TOP}" y2="{bottom}" {GRID}/>'
            f'<text x="{x(at):.1f}" y="{bottom + 18}" text-anchor="middle">{escape(name)}</text>'
        )
    for number, (name, own) in enumerate(series.items()):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in zip(along, own, strict=True))
        dashes = f' stroke-dasharray="{DASHES[number % len(DASHES)]}"' if number else ""
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"{dashes}>'
            f"<title>{escape(name)}</title></polyline>"
        )
        for at, value, told in (marks or {}).get(name, ()):
            parts.append(
                f'<path d="M{x(at):.1f} {y(value) - 6:.1f}l6 6-6 6-6-6z" fill="{colour}" stroke="currentColor">'
                f"<title>{escape(told)}</title></path>"
            )
    return _chart(title, bottom + BOTTOM, [*_legend(list(series)), *parts])


def heat_map(
    title: str, rows: Sequence[str], columns: Sequence[str], values: Sequence[Sequence[float]], unit: str = ""
) -> Chart:
    """A cell for each row and column, the fuller the more; its number stands in it."""
    most = max([abs(value) for row in values for value in row], default=0.0) or 1.0
    left = _margin(rows)
    wide, high = min(90.0, (WIDTH - left - RIGHT) / max(1, len(columns))), 30
    parts = [
        f'<text x="{left + (number + 0.5) * wide:.1f}" y="{TOP - 6}" text-anchor="middle">{escape(_short(name))}</text>'
        for number, name in enumerate(columns)
    ]
    for row, name in enumerate(rows):
        y = TOP + row * high
        parts.append(f'<text x="{left - 8}" y="{y + 20}" text-anchor="end">{escape(_short(name))}</text>')
        for column, value in enumerate(values[row]):
            colour = COLOURS[0] if value >= 0 else COLOURS[1]
            told = escape(f"{name}, {columns[column]}: {_number(value)}{unit}")
            at = left + column * wide
            parts.append(
                f'<g><title>{told}</title><rect x="{at + 1:.1f}" y="{y + 1}" width="{wide - 2:.1f}" '
                f'height="{high - 2}" rx="2" fill="{colour}" fill-opacity="{0.08 + 0.72 * abs(value) / most:.2f}"/>'
                f'<text x="{at + wide / 2:.1f}" y="{y + 20}" text-anchor="middle">{_number(value)}{unit}</text></g>'
            )
    return _chart(title, TOP + len(rows) * high + 10, parts)


class Frame:
    """Rows with labels at their left, and numbers along the bottom."""

    def __init__(
        self,
        title: str,
        labels: Sequence[str],
        least: float,
        most: float,
        lanes: int,
        legend: Sequence[str],
        unit: str = "",
    ) -> None:
        self.title = title
        self.low, self.high, step = _scale(least, most)
        self.left = _margin(labels)
        self.lanes = lanes
        self.row = max(ROW, 11 * lanes + 8)
        self.bottom = TOP + self.row * len(labels)
        self.parts = _legend(legend)
        for tick in _ticks(self.low, self.high, step):
            x = self.x(tick)
            self.parts.append(
                f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 4}" y2="{self.bottom}" {GRID}/>'
                f'<text x="{x:.1f}" y="{self.bottom + 18}" text-anchor="middle">{_number(tick)}{unit}</text>'
            )
        for number, label in enumerate(labels):
            y = TOP + (number + 0.5) * self.row + 4.5
            self.parts.append(
                f'<text x="{self.left - 8}" y="{y:.1f}" text-anchor="end">{escape(_short(label))}'
                f"<title>{escape(label)}</title></text>"
            )

    def x(self, value: float) -> float:
        return self.left + (value - self.low) / (self.high - self.low) * (WIDTH - self.left - RIGHT)

    def lane(self, row: int, number: int) -> tuple[float, float]:
        """The upper edge and the height of a mark."""
        height = (self.row - 6) / self.lanes
        return TOP + row * self.row + 3 + number * height, height - 1

    def whisker(self, low: float, high: float, y: float) -> str:
        """A thin line from low to high."""
        return f'<line x1="{self.x(low):.1f}" x2="{self.x(high):.1f}" y1="{y:.1f}" y2="{y:.1f}" {AXIS}/>'

    def upright(self, value: float) -> None:
        x = self.x(value)
        self.parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 4}" y2="{self.bottom}" {AXIS}/>')

    def mark(self, shape: str, told: str) -> None:
        """A shape with a title: put inside the outermost element."""
        self.parts.append(f"<g><title>{escape(told)}</title>{shape}</g>")

    def chart(self) -> Chart:
        return _chart(self.title, self.bottom + BOTTOM, self.parts)


def _chart(title: str, height: float, parts: Sequence[str]) -> Chart:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'aria-label="{escape(title)}" font-family="system-ui, sans-serif" font-size="{LABEL_SIZE}" '
        'fill="currentColor">'
    )
    name = f'<text x="0" y="16" font-weight="600" font-size="15">{escape(title)}</text>'
    return Chart(title, head + name + "".join(parts) + "</svg>")


def _legend(names: Sequence[str]) -> list[str]:
    """The names of the series beside their colours, below the title at the right. Of a long one the end is kept."""
    named = [name for name in names if name]
    parts, x = [], float(WIDTH)
    longest = int((WIDTH / max(1, len(named)) - 24) / LETTER)
    for number in reversed(range(len(named))):
        name = named[number] if len(named[number]) <= longest else "…" + named[number][1 - longest :]
        x -= len(name) * LETTER + 24
        colour = COLOURS[number % len(COLOURS)]
        parts.append(
            f'<rect x="{x:.1f}" y="24" width="10" height="10" rx="2" fill="{colour}"/>'
            f'<text x="{x + 15:.1f}" y="33">{escape(name)}</text>'
        )
    return parts


def _margin(labels: Sequence[str]) -> float:
    return max(40.0, 16 + LETTER * max([len(_short(label)) for label in labels], default=0))


def _short(label: str) -> str:
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"


def _scale(least: float, most: float) -> tuple[float, float, float]:
    """Round numbers around what is shown, and the step between two of them."""
    if most <= least:
        most = least + 1
    step = 10.0 ** round_down(log10((most - least) / 4))
    step *= next(factor for factor in (1, 2, 5, 10) if (most - least) / (step * factor) <= 6)
    return round_down(least / step + 1e-9) * step, ceil(most / step - 1e-9) * step, step


def _ticks(low: float, high: float, step: float) -> list[float]:
    return [low + step * number for number in range(round((high - low) / step) + 1)]


def _number(value: float) -> str:
    """As short as it can be read."""
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2 if abs(value) >= 0.1 else 3
    text = f"{value:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text in ("-0", "") else text.replace("-", "−")
