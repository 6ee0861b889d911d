"""One script and one sheet for each page (table/bundle.py)."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from patolli.table import catalogue
from patolli.table.bundle import Bundles, script
from patolli.table.pages import STATIC
from tests.table.conftest import People

PAGE = """<head>
<link rel="stylesheet" href="/static/one.css">
<link rel="stylesheet" href="/static/art/palette.css">
<script type="module" src="/static/small.js"></script>
</head>
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "small.html").write_text(PAGE)
    (tmp_path / "one.css").write_text("a { b: c }")
    (tmp_path / "small.js").write_text("import { two as three } from '/static/other.js';\nawait three();\n")
    (tmp_path / "other.js").write_text("export const one = 1;\nexport async function two() {\n  return one;\n}\n")
    return tmp_path


def addresses(page: str) -> list[str]:
    return re.findall(r"/static/joined/([\w.-]+)", page)


@pytest.mark.parametrize("page", [path.stem for path in STATIC.glob("*.html") if "{" not in path.read_text()])
def test_a_page_has_one_script_and_one_sheet(page: str) -> None:
    """`theme.js` runs before anything is drawn, so it stays alone."""
    told = Bundles(STATIC, catalogue.sheet).page(page)
    assert re.findall(r'(?:src|href)="/static/([\w/]+)', told) == ["icon", "theme", f"joined/{page}", f"joined/{page}"]


def test_modules_are_joined(folder: Path) -> None:
    assert script(folder, "small.js") == (
        "const __parts = {}, __made = {};\n"
        "const __part = (name) => (__made[name] ??= __parts[name]());\n"
        "__parts['other.js'] = () => {\n"
        "const one = 1;\nasync function two() {\n  return one;\n}\n"
        "return { one, two };\n};\n"
        "const { two: three } = __part('other.js');\nawait three();\n"
    )


@pytest.mark.parametrize(
    "line", ["export let x = 1;", "export default 3;", "import x from '/static/other.js';", "export { y };"]
)
def test_what_cannot_be_joined_is_an_error_that_names_the_file(folder: Path, line: str) -> None:
    """An exported `let` would keep the value that it had when it was imported."""
    with pytest.raises(ValueError, match="other.js"):
        (folder / "other.js").write_text(f"const y = 2;\n{line}\n") and script(folder, "small.js")


def test_a_file_that_was_changed_is_seen_at_the_next_request(folder: Path) -> None:
    bundles = Bundles(folder, lambda name: name.encode())
    before = addresses(bundles.page("small"))
    assert addresses(bundles.page("small")) == before
    (folder / "other.js").write_text("export const two = () => 3;\n")
    newest = max(path.stat().st_mtime for path in folder.iterdir())
    os.utime(folder / "other.js", (newest + 1, newest + 1))
    after = addresses(bundles.page("small"))
    assert after[0] != before[0]
    assert after[1] == before[1], "the sheet is the same"
    found = bundles.asset(before[0])
    assert found is not None
    assert found[1], "a page that was sent before the change still gets its script"


def test_another_process_has_what_this_one_has_not_sent(folder: Path) -> None:
    script_file, sheet_file = addresses(Bundles(folder, lambda name: name.encode()).page("small"))
    other = Bundles(folder, lambda name: name.encode())
    found = other.asset(sheet_file)
    assert found is not None
    assert found[0].body == b"a { b: c }\npalette.css"
    assert found[1]
    old = other.asset(f"small-{'0' * 16}.js")
    assert old is not None
    assert not old[1], "a page of an earlier version gets the script of this one"
    exact = other.asset(script_file)
    assert exact is not None
    assert old[0] is exact[0]
    assert other.asset("small-0.html") is None
    assert other.asset("../secret-1.js") is None


def test_what_is_joined_is_kept_for_ever_and_packed(people: People) -> None:
    http = people().http
    for file in addresses(http.get("/").text):
        plain = http.get(f"/static/joined/{file}", headers={"accept-encoding": "identity"})
        packed = http.get(f"/static/joined/{file}", headers={"accept-encoding": "gzip"})
        assert plain.text == packed.text
        assert "immutable" in packed.headers["cache-control"]
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
    assert "no-store" in http.get("/static/joined/lobby-0.js").headers["cache-control"]
    assert http.get("/static/joined/nothing-0.js").status_code == 404
    assert '<script type="module" src="/static/lobby.js">' in http.get("/?modules").text
