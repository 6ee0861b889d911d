"""The import order of the house: imports go downwards only, wherever in a file they stand."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

FLOORS = ["engine", "", "dense", "stage", "games", "bots", "envs", "lab", "table", "cli", "__main__", "testing"]
"""From the ground up, one layer each; the empty name is `patolli` itself, the facade of the engine."""

FLOOR = {name: number for number, name in enumerate(FLOORS)}

BY_NAME = ["importlib", "import_module"]
BY_NAME_IN = ("patolli.engine.game", "patolli.engine.deprecated", "patolli.cli.commands")
"""The modules that find others by a name: the game or command that is asked for, and what was renamed in 0.2."""


def violations(package: Path) -> list[str]:
    """Every import below the folder of the package that the house does not allow, as a sentence."""
    files = sorted(package.rglob("*.py"))
    modules = {_module(package, path) for path in files}
    games = {path.name for path in (package / "games").glob("*") if path.is_dir()}
    found = []
    for path in files:
        importer = _module(package, path)
        for line, name, guarded in _imports(path, importer, modules):
            if why := _why_not(importer, name, guarded, games):
                found.append(f"{path.relative_to(package.parent).as_posix()}:{line}: {importer} imports {name}: {why}")
    return found


def cycles(package: Path) -> list[str]:
    """Modules that import each other in a ring, also by imports inside functions; imports for types do not count."""
    files = sorted(package.rglob("*.py"))
    modules = {_module(package, path) for path in files}
    imported: dict[str, set[str]] = {}
    for path in files:
        importer = _module(package, path)
        found = {name for _, name, _ in _imports(path, importer, modules, types=False)}
        imported[importer] = (found & modules) - {importer}
    reached = {module: _reached(module, imported) for module in imported}
    rings = {frozenset(other for other in reached[one] if one in reached[other]) for one in reached}
    return [" and ".join(sorted(ring)) + " import each other" for ring in rings if ring]


def _reached(module: str, imported: dict[str, set[str]]) -> set[str]:
    """All that is imported by the module, and by what it imports."""
    found: set[str] = set()
    ahead = [module]
    while ahead:
        new = imported[ahead.pop()] - found
        found |= new
        ahead += new
    return found


def _why_not(importer: str, name: str, guarded: bool, games: set[str]) -> str:
    own, other = importer.split(".")[1:], name.split(".")
    mine = own[0] if own else ""
    if mine not in FLOOR:
        return f"{mine!r} stands on no floor of the house"
    if other == BY_NAME:
        return "" if importer in BY_NAME_IN else f"only {BY_NAME_IN[0]} imports a module by its name"
    if other[0] != "patolli":
        known = other[0] in sys.stdlib_module_names or (guarded and other[0] == "mypy_extensions")
        return "" if known or mine != "engine" else "the engine needs the standard library alone"
    other = other[1:]
    theirs = other[0] if other else ""
    if theirs not in FLOOR:
        return f"{theirs!r} stands on no floor of the house"
    if FLOOR[theirs] > FLOOR[mine]:
        return "an import goes downwards"
    if theirs == mine == "games" and games.intersection(other[1:2]) and other[1:2] != own[1:2]:
        return "a game is not imported by another game, nor by what games share"
    return ""


def _module(package: Path, path: Path) -> str:
    parts = path.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imports(path: Path, importer: str, modules: set[str], types: bool = True) -> Iterator[tuple[int, str, bool]]:
    """What a file imports: the line, the name, and whether it can do without (in a `try`, or for types only).

    `types`: also what is imported for types only.
    """
    guarded: set[ast.stmt] = set()
    for_types: set[ast.stmt] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            guarded.update(node.body)
            for_types.update(node.body)
        elif isinstance(node, ast.Try):
            guarded.update(node.body)
        elif node in for_types and not types:
            continue
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name, node in guarded
        elif isinstance(node, ast.ImportFrom):
            base = _base(node, importer, path.name == "__init__.py")
            for alias in node.names:
                full = f"{base}.{alias.name}"
                yield node.lineno, full if full in modules or full.split(".") == BY_NAME else base, node in guarded
        elif (isinstance(node, ast.Attribute) and node.attr == BY_NAME[1]) or (
            isinstance(node, ast.Name) and node.id == "__import__"
        ):
            yield node.lineno, ".".join(BY_NAME), False


def _base(node: ast.ImportFrom, importer: str, is_package: bool) -> str:
    if not node.level:
        return node.module or ""
    parts = importer.split(".")
    parts = parts[: len(parts) - node.level + is_package]
    return ".".join([*parts, node.module] if node.module else parts)
