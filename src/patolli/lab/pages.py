"""A page of results: one HTML file with charts and tables, without script and without anything from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from patolli.stage.charts import Chart

STYLE = """
:root{color-scheme:light dark;--ground:#fdfcf9;--text:#1f2328;--soft:#5c6570;--rule:#d9d5cb;--named:#a94a12}
@media(prefers-color-scheme:dark){:root{--ground:#17191c;--text:#e7e5e0;--soft:#a3a9b1;--rule:#3a3f45;--named:#f0a06a}}
body{background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem}
body{padding:1.5rem}
h1{font-size:1.7rem;line-height:1.2;margin:.2em 0;overflow-wrap:anywhere}h2{font-size:1.2rem;margin:2em 0 .6em}
p.lead{color:var(--soft);margin-top:0}code{font-size:.9em;overflow-wrap:anywhere}
figure{margin:0 0 1.2rem}svg.chart{width:100%;min-width:33rem;max-width:45rem;height:auto}
ul.findings{padding-left:1.2rem}ul.findings b{color:var(--named)}
figure,.wide{overflow-x:auto;background:
linear-gradient(90deg,#0000,var(--ground) 60%) 100% 0/2.5rem 100% no-repeat local,
linear-gradient(270deg,var(--rule),#0000) 100% 0/1rem 100% no-repeat scroll}
table{border-collapse:collapse;font-size:.92rem;font-variant-numeric:tabular-nums}
th,td{border-bottom:1px solid var(--rule);padding:.25rem .7rem .25rem 0;text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}tr.named td{color:var(--named);font-weight:600}
summary{cursor:pointer;color:var(--soft)}footer{color:var(--soft);font-size:.9rem;margin-top:2.5rem}
section.mistake{border-top:1px solid var(--rule);margin-top:1.5rem}section.mistake img{width:100%;height:auto}
@media print{details>*{display:block}body{max-width:none}}
"""


class Page:
    """Headings, sentences, charts and tables, in the order in which they are added."""

    def __init__(self, title: str, language: str) -> None:
        self.title = title
        self.language = language
        self.parts: list[str] = []

    def heading(self, text: str) -> None:
        self.parts.append(f"<h2>{escape(text)}</h2>")

    def lead(self, text: str) -> None:
        self.parts.append(f'<p class="lead">{escape(text)}</p>')

    def sentence(self, text: str) -> None:
        self.parts.append(f"<p>{escape(text)}</p>")

    def code(self, text: str, before: str = "") -> None:
        self.parts.append(f"<p>{escape(before)} <code>{escape(text)}</code></p>")

    def findings(self, found: Iterable[tuple[str, str]]) -> None:
        """A list: what it is about, and what was found."""
        items = "".join(f"<li><b>{escape(name)}</b>: {escape(text)}</li>" for name, text in found)
        self.parts.append(f'<ul class="findings">{items}</ul>')

    def chart(self, chart: Chart) -> None:
        self.parts.append(f"<figure>{chart.svg}</figure>")

    def table(self, rows: Sequence[Sequence[str]], marked: Iterable[int] = (), summary: str = "") -> None:
        """The first row is the head; `marked` rows stand out; with a summary it is folded away."""
        marks = set(marked)
        head = "".join(f"<th>{escape(cell)}</th>" for cell in rows[0])
        body = "".join(
            f"<tr{' class=named' if number in marks else ''}>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>"
            for number, row in enumerate(rows[1:])
        )
        table = f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
        self.parts.append(f"<details><summary>{escape(summary)}</summary>{table}</details>" if summary else table)

    def note(self, text: str) -> None:
        self.parts.append(f"<footer>{escape(text)}</footer>")

    def html(self) -> str:
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{escape(self.title)}</title><style>{STYLE}</style></head>\n"
            f"<body><h1>{escape(self.title)}</h1>\n" + "\n".join(self.parts) + "\n</body></html>\n"
        )
