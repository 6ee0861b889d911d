"""The page: how its modules hang together."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/patolli/table/static"
PAGES = sorted(path.stem for path in STATIC.glob("*.html") if path.stem not in ("no-seat", "sit"))


def read(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")


def imports(module: str) -> list[str]:
    return re.findall(r"from '/static/(\w+\.js)'", read(module))


def needs(module: str, on_the_way: tuple[str, ...] = ()) -> set[str]:
    """All modules that one is made of. None of them needs one that needs it."""
    assert module not in on_the_way, f"{module} imports itself by way of {on_the_way}"
    found = set(imports(module))
    return found.union(*(needs(one, (*on_the_way, module)) for one in found))


@pytest.mark.parametrize("page", PAGES)
def test_no_module_needs_itself(page: str) -> None:
    assert "page.js" in needs(f"{page}.js")


def test_every_module_is_needed() -> None:
    alone = {"sit.js", "theme.js"}
    needed = set().union(*({f"{page}.js"} | needs(f"{page}.js") for page in PAGES))
    later = {one for name in needed for one in re.findall(r"import\('/static/(\w+\.js)'\)", read(name))}
    later |= set().union(*map(needs, later))
    assert {path.name for path in STATIC.glob("*.js")} == needed | alone | later


def test_a_module_is_called_as_what_it_exports() -> None:
    """One that exports a class, or one thing alone, has its name. A scene's parts are together, and `Zone` is one."""
    for path in STATIC.glob("*.js"):
        text = path.read_text(encoding="utf-8")
        classes = re.findall(r"^export class (\w+)", text, re.MULTILINE)
        exports = re.findall(r"^export (?:async )?(?:class|function|const|let) ([\w$]+)", text, re.MULTILINE)
        if path.stem != "scene" and (classes or len(exports) == 1):
            assert path.stem in {name.lower() for name in classes or exports}, exports


def test_there_is_one_door_to_the_server() -> None:
    """Elsewhere nobody would give up what is not answered; the page of a link has its own and no words."""
    assert {path.name for path in STATIC.glob("*.js") if "fetch(" in path.read_text(encoding="utf-8")} == {
        "page.js",
        "sit.js",
    }


def test_the_page_is_checked_with_the_messages_that_the_server_sends() -> None:
    done = subprocess.run([sys.executable, ROOT / "script/message-types", "--check"], check=False)
    assert done.returncode == 0, "types/messages.d.ts is old: .venv/bin/python script/message-types"


def test_no_address_of_a_registry_is_kept() -> None:
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text(encoding="utf-8")


def test_packages_of_the_page_are_pinned() -> None:
    pinned = re.findall(r'^    "[^"]+": "(.*?)"', (ROOT / "package.json").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(pinned) == 5
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in pinned)
