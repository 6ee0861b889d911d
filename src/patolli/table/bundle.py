"""One script and one style sheet for each page, put together when the page is first asked for.

The page is written as many small modules and sheets, and a browser could load them as they are: `?modules` after the
address of a page does so, to look for an error. But some fifty requests take long on a phone. A browser therefore gets
one script with all modules and one sheet with all sheets, under names that change with their contents, so that it never
asks for them again. Nothing has to be built: a file that was changed is found at the next request.

Modules are joined by lines, not by a parser. They keep to what `_IMPORT` and `_EXPORT` read; anything else is an error
that names the file, and a test joins all pages.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

_IMPORT = re.compile(r"^import\s*\{([^}]*)\}\s*from '/static/(\w+\.js)';$", re.MULTILINE)
_EXPORT = re.compile(r"^export ((?:async )?function|class|const) ([\w$]+)", re.MULTILINE)
_LATER = re.compile(r"(?<!\{)\bimport\('/static/(\w+\.js)'\)")
_LEFT = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)
_SCRIPT = re.compile(r'<script type="module" src="/static/(\w+\.js)"></script>')
_SHEET = re.compile(r'<link rel="stylesheet" href="/static/([\w./]+\.css)">\n')

_BEGIN = """const __parts = {}, __made = {};
const __part = (name) => (__made[name] ??= __parts[name]());
"""


KINDS = {"css": "text/css", "js": "text/javascript"}


class Asset(NamedTuple):
    """A script or a sheet of a page."""

    kind: str
    body: bytes
    packed: bytes


class Bundles:
    """The pages of a folder, with their scripts and sheets joined; `sheet` gives those that lie elsewhere."""

    def __init__(self, folder: Path, sheet: Callable[[str], bytes]) -> None:
        self.folder = folder
        self.sheet = sheet
        self._pages: dict[str, tuple[float, str]] = {}
        self._assets: dict[str, Asset] = {}

    def page(self, name: str) -> str:
        """The page `name.html`, with one script and one sheet."""
        newest = max(path.stat().st_mtime for path in self.folder.iterdir())
        known = self._pages.get(name)
        if known is None or known[0] != newest:
            known = newest, self._joined(name, (self.folder / f"{name}.html").read_text(encoding="utf-8"))
            self._pages[name] = known
        return known[1]

    def asset(self, file: str) -> tuple[Asset, bool] | None:
        """A script or sheet, and whether it is the one that was asked for.

        Another process may have sent the page, or an earlier version of the program: then it is that of the page as it
        is now.
        """
        page, _, rest = file.partition("-")
        if (file not in self._assets) and (self.folder / f"{page}.html").is_file():
            self.page(page)
        if file in self._assets:
            return self._assets[file], True
        ending = rest.rpartition(".")[2]
        now = next((name for name in reversed(self._assets) if _is_of(name, page, ending)), None)
        return None if now is None else (self._assets[now], False)

    def _joined(self, name: str, page: str) -> str:
        style = b"\n".join(self._css(file) for file in _SHEET.findall(page))
        link = f'<link rel="stylesheet" href="{self._keep(name, "css", style)}">'
        page = _SHEET.sub("", page).replace("</head>", f"{link}\n</head>")
        found = _SCRIPT.search(page)
        if found is not None:
            address = self._keep(name, "js", script(self.folder, found[1]).encode())
            page = page.replace(found[0], f'<script type="module" src="{address}"></script>')
        return page

    def _css(self, name: str) -> bytes:
        path = self.folder / name
        return path.read_bytes() if path.is_file() else self.sheet(path.name)

    def _keep(self, page: str, ending: str, body: bytes) -> str:
        """Keep what was joined, and what was before: a page that was sent may still ask for it. Its address."""
        file = f"{page}-{hashlib.sha256(body).hexdigest()[:16]}.{ending}"
        if file not in self._assets:
            self._assets[file] = Asset(KINDS[ending], body, gzip.compress(body, mtime=0))
        return f"/static/joined/{file}"


def _is_of(file: str, page: str, ending: str) -> bool:
    return file.startswith(f"{page}-") and file.endswith(f".{ending}")


def script(folder: Path, entry: str) -> str:
    """A module and all that it needs, now or later, as one. Each runs once, when the first one asks for it."""
    texts: dict[str, tuple[str, str]] = {}
    _collect(folder, entry, texts)
    last, _ = texts.pop(entry)
    parts = [
        f"__parts['{name}'] = () => {{\n{text}return {{ {names} }};\n}};\n" for name, (text, names) in texts.items()
    ]
    return "".join([_BEGIN, *parts, last])


def _collect(folder: Path, name: str, texts: dict[str, tuple[str, str]]) -> None:
    """The text of a module, and the names that it exports; then those that it needs."""
    text = (folder / name).read_text(encoding="utf-8")
    names = ", ".join(found[1] for found in _EXPORT.findall(text))
    needed = [found[1] for found in _IMPORT.findall(text)] + _LATER.findall(text)
    text = _IMPORT.sub(lambda found: f"const {{{found[1].replace(' as ', ': ')}}} = __part('{found[2]}');", text)
    text = _LATER.sub(lambda found: f"Promise.resolve().then(() => __part('{found[1]}'))", text)
    text = _EXPORT.sub(r"\1 \2", text)
    left = _LEFT.search(text)
    if left is not None:
        raise ValueError(f"{name}: {left[0]!r} is a form of import or export that the pages do not use")
    texts[name] = text, names
    for other in needed:
        if other not in texts:
            _collect(folder, other, texts)
