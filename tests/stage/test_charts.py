"""Charts are well-formed drawings whose marks tell their numbers."""

from __future__ import annotations

from xml.dom import minidom

import pytest

from patolli.stage.charts import Chart, bars, heat_map, intervals, lines

CHARTS = {
    "bars": bars(
        "Points & more", ["<one>", "two"], {"a": [4.0, -2.5], "b": [1.0, 0.0]}, halves={"a": [1, None], "b": [2, 2]}
    ),
    "intervals": intervals("Changes", ["one", "two", "three"], [1.0, 0.2, -3.0], [0.5, 0.5, None]),
    "lines": lines("Course", [10, 20, 30], {"a": [0.1, 0.5, 1.0]}, below="% of the game"),
    "heat map": heat_map("Places", ["one", "two"], ["1", "2"], [[0.4, 0.6], [-0.6, 0.4]]),
    "one bar": bars("", ["only"], {"": [0.0]}),
    "nothing": bars("Nothing", [], {}),
}


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_is_well_formed(name: str) -> None:
    chart = CHARTS[name]
    assert isinstance(chart, Chart)
    drawing = minidom.parseString(chart._repr_svg_()).documentElement
    assert drawing is not None
    assert drawing.getAttribute("aria-label") == chart.title
    assert "nan" not in chart.svg


def titles(chart: Chart) -> list[str]:
    nodes = minidom.parseString(chart.svg).getElementsByTagName("title")
    return [child.data for node in nodes for child in node.childNodes if isinstance(child, minidom.Text)]


def test_marks_tell_their_numbers() -> None:
    assert "<one>, a: 4 ± 1" in titles(CHARTS["bars"])
    assert "two, a: −2.5" in titles(CHARTS["bars"])
    assert "two: 0.2 ± 0.5" in titles(CHARTS["intervals"])
    assert "a, 20: 0.5" in titles(CHARTS["lines"])
    assert "two, 1: −0.6" in titles(CHARTS["heat map"])


def test_what_is_beyond_doubt_is_drawn_full() -> None:
    fills = [
        node.getAttribute("fill")
        for node in minidom.parseString(CHARTS["intervals"].svg).getElementsByTagName("circle")
    ]
    assert [fill != "none" for fill in fills] == [True, False, False]


def test_longer_bars_are_wider() -> None:
    found = minidom.parseString(bars("", ["a", "b"], {"": [1.0, 3.0]}).svg).getElementsByTagName("rect")
    widths = [float(rect.getAttribute("width")) for rect in found]
    assert widths[1] == pytest.approx(3 * widths[0], rel=0.01)


def test_what_is_counted_has_no_axis_below_0() -> None:
    assert "−" in bars("", ["a"], {"": [1.0]}, halves={"": [5.0]}).svg
    counted = bars("", ["a"], {"": [1.0]}, halves={"": [5.0]}, floor=0.0)
    ticks = [node.firstChild for node in minidom.parseString(counted.svg).getElementsByTagName("text")]
    assert not [text for text in ticks if isinstance(text, minidom.Text) and "−" in text.data]


def test_of_a_long_name_the_legend_keeps_the_value() -> None:
    names = ["as it is", f"{'a.long.key.of.a.box' * 3}=[40, 6, 3]"]
    drawn = minidom.parseString(bars("", ["a"], {name: [1.0] for name in names}).svg).getElementsByTagName("text")
    told = [node.firstChild.data for node in drawn if isinstance(node.firstChild, minidom.Text)]
    assert "as it is" in told
    assert any(text.startswith("…") and text.endswith("=[40, 6, 3]") for text in told)
