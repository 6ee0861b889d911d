"""What a puzzle is: data in the `learn/puzzles.toml` of its game, found by `patolli puzzles mine` (docs/puzzles.md)."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from msgspec import Struct, ValidationError, convert

from patolli.stage.game import ShownGame


class PuzzleError(ValueError):
    """A file of puzzles that cannot be used: its name, and why, in a sentence; also as a key with values."""

    def __init__(self, name: str, why: str, key: str, **values: str) -> None:
        super().__init__(f"{name}: {why}")
        self.name = name
        self.key = key
        self.values = values


class Difference(Struct, forbid_unknown_fields=True, frozen=True):
    """What the solution changes for a seat, in points of one part of the estimate, compared with a rival."""

    part: str
    seat: int
    points: float


class Rival(Struct, forbid_unknown_fields=True, frozen=True):
    """A turn that is worse, and the chance to win with it."""

    lines: tuple[str, ...]
    chance: float


class Puzzle(Struct, forbid_unknown_fields=True, frozen=True):
    """A position in which one turn of a seat is clearly better than all others."""

    id: str
    seat: int
    theme: str
    """`gains-PART` or `denies-PART`: the part of the estimate that is the point."""
    rating: int
    """To begin with; solvers change it."""
    chance: float
    """To win with the solution."""
    solution: tuple[str, ...]
    also: tuple[tuple[str, ...], ...]
    """Other turns that are as good."""
    rival: tuple[Rival, ...]
    """Worse turns, the best of them first; what looks best one step ahead is among them."""
    compared: int
    """Which of the rivals the point is told against: what looks best one step ahead, or the best of them."""
    point: tuple[Difference, ...]
    """What the solution has more, and others less, than after that rival, when all have answered."""
    position: str

    @property
    def second(self) -> float:
        """The chance to win with the best of the other turns."""
        return max(rival.chance for rival in self.rival)


class Collection(Struct, forbid_unknown_fields=True, frozen=True):
    """The puzzles of a game, and which games they were mined from: the first `games` of a seed."""

    seed: int = 0
    games: int = 0
    puzzle: tuple[Puzzle, ...] = ()

    def find(self, name: str) -> Puzzle | None:
        return next((puzzle for puzzle in self.puzzle if puzzle.id == name), None)

    def themes(self) -> list[str]:
        """The themes, the most frequent first."""
        named = [puzzle.theme for puzzle in self.puzzle]
        return sorted(set(named), key=lambda theme: (-named.count(theme), theme))


def has_puzzles(game: ShownGame) -> bool:
    return files(game.home()).joinpath("learn", "puzzles.toml").is_file()


@cache
def puzzles_of(game: ShownGame) -> Collection:
    """The puzzles that ship with a game; none if it has no file of them. PuzzleError if the file cannot be used."""
    file = files(game.home()).joinpath("learn", "puzzles.toml")
    if not file.is_file():
        return Collection()
    return parse(file.read_text(encoding="utf-8"), f"{game.name}/learn/puzzles.toml")


def parse(text: str, name: str) -> Collection:
    """What a file says. PuzzleError, with the name of the file and the place in it, if it cannot be used."""
    try:
        found = convert(tomllib.loads(text), Collection)
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise PuzzleError(name, str(error), "puzzles-file", what=str(error)) from None
    names = [puzzle.id for puzzle in found.puzzle]
    if twice := [one for one in names if names.count(one) > 1]:
        raise PuzzleError(name, f"there are two puzzles {twice[0]!r}.", "puzzles-twice", puzzle=twice[0])
    return found


def write(found: Collection) -> str:
    """The puzzles as a file that `parse` reads."""
    parts = [f"seed = {found.seed}\ngames = {found.games}\n"]
    parts += [_write(puzzle) for puzzle in found.puzzle]
    return "\n".join(parts)


def _write(puzzle: Puzzle) -> str:
    lines = [
        "[[puzzle]]",
        f'id = "{puzzle.id}"',
        f"seat = {puzzle.seat}",
        f'theme = "{puzzle.theme}"',
        f"rating = {puzzle.rating}",
        f"chance = {puzzle.chance:.3f}",
        f"solution = {_array(puzzle.solution)}",
        f"also = [{', '.join(_array(one) for one in puzzle.also)}]",
        "rival = [",
        *(f"    {{ lines = {_array(one.lines)}, chance = {one.chance:.3f} }}," for one in puzzle.rival),
        "]",
        f"compared = {puzzle.compared}",
        "point = [",
        *(f'    {{ part = "{d.part}", seat = {d.seat}, points = {d.points:.2f} }},' for d in puzzle.point),
        "]",
        f'position = """\n{puzzle.position.strip()}\n"""',
    ]
    return "\n".join(lines) + "\n"


def _array(lines: Sequence[str]) -> str:
    return "[" + ", ".join(f'"{line}"' for line in lines) + "]"
