"""Puzzles: those that ship are right, and mining, judging and writing them do what they say."""

from __future__ import annotations

import hashlib

import pytest
from msgspec.structs import replace

from patolli.engine.position import read_position
from patolli.engine.words import NotLegal
from patolli.games import NAMES
from patolli.lab.puzzles import MinedGame, joined, mine, ranks_first
from patolli.lab.solving import play, same_view, verdict
from patolli.stage.learn.puzzles import Collection, Puzzle, PuzzleError, parse, puzzles_of, write
from patolli.stage.speech import LANGUAGES
from patolli.table.puzzles import theme_name
from patolli.table.rows import game_of

SHIPPED = [(name, puzzle) for name in NAMES for puzzle in puzzles_of(game_of(name)).puzzle]
SLICES = 8
"""In which all puzzles are checked, so that several processes share them."""


def of(name: str) -> Puzzle:
    return puzzles_of(game_of(name)).puzzle[0]


def turns(puzzle: Puzzle) -> list[tuple[str, ...]]:
    return [puzzle.solution, *puzzle.also, *(rival.lines for rival in puzzle.rival)]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(SLICES))
def test_every_solution_ranks_first(part: int) -> None:
    """With a fixed small number of simulations; `patolli puzzles check` does it with many."""
    wrong = [f"{name} {puzzle.id}" for name, puzzle in SHIPPED[part::SLICES] if not ranks_first(puzzle)]
    assert not wrong


def test_every_turn_of_every_puzzle_is_a_whole_legal_turn() -> None:
    for name, puzzle in SHIPPED:
        state = read_position(puzzle.position)
        assert (state.game().name, puzzle.seat in state.actors()) == (name, True)
        assert len(state.moves(puzzle.seat)) > 1
        for lines in turns(puzzle):
            said = play(puzzle, lines)
            assert said.over, f"{name} {puzzle.id}: {lines}"
            assert tuple(said.all_lines) == lines


def test_every_puzzle_says_its_point_and_is_clearly_best() -> None:
    for name, puzzle in SHIPPED:
        game = game_of(name)
        assert puzzle.id == hashlib.sha256(f"{puzzle.seat} {puzzle.position.strip()}\n".encode()).hexdigest()[:6]
        assert puzzle.chance - puzzle.second > 0.015, puzzle.id
        assert 600 <= puzzle.rating <= 2400
        kind, _, part = puzzle.theme.partition("-")
        assert (part, kind == "gains") == (puzzle.point[0].part, puzzle.point[0].seat == puzzle.seat)
        for language in LANGUAGES:
            assert "{" not in theme_name(game, puzzle.theme, language)
            assert game.speech(language).knows(f"part-{part}")


def test_a_file_of_puzzles_is_read_as_it_is_written() -> None:
    for name in NAMES:
        found = puzzles_of(game_of(name))
        assert parse(write(found), "again") == found


def test_what_cannot_be_read_is_named() -> None:
    with pytest.raises(PuzzleError, match=r"my\.toml: .*unknown field `colour`"):
        parse("colour = 1", "my.toml")
    twice = replace(puzzles_of(game_of("mexica")), puzzle=(of("mexica"), of("mexica")))
    with pytest.raises(PuzzleError, match="two puzzles"):
        parse(write(twice), "my.toml")


def test_a_solution_in_another_order_is_found_and_a_rival_is_refuted() -> None:
    puzzle = of("mexica")
    assert verdict(puzzle, puzzle.solution).found
    rival = puzzle.rival[puzzle.compared]
    worse = verdict(puzzle, rival.lines)
    assert not worse.found
    assert worse.chance == pytest.approx(rival.chance)
    assert worse.reasons or worse.answer


@pytest.mark.parametrize("name", NAMES)
def test_a_verdict_does_not_depend_on_what_the_solver_cannot_know(name: str) -> None:
    """Twins: positions that differ in what is hidden get the same answers, on the board and in words."""
    puzzle = of(name)
    twin = replace(puzzle, position=same_view(puzzle, 5))
    lines = puzzle.rival[-1].lines
    one, other = play(puzzle, lines), play(twin, lines)
    assert (one.lines, one.over) == (other.lines, other.over)
    assert one.state.view(puzzle.seat) == other.state.view(puzzle.seat)
    assert verdict(puzzle, lines) == verdict(twin, lines)


def test_nothing_follows_a_turn_that_is_over() -> None:
    puzzle = of("mexica")
    with pytest.raises(NotLegal):
        play(puzzle, [*puzzle.solution, "take"])


def test_a_collection_grows_by_games_and_knows_where_to_go_on() -> None:
    one, other = puzzles_of(game_of("mexica")).puzzle[:2]
    found = joined(Collection(seed=3), MinedGame(0, 10, 2, [one], 1.0))
    found = joined(found, MinedGame(1, 10, 2, [one, other], 1.0))
    assert (found.seed, found.games, found.puzzle) == (3, 2, (one, other))


def test_mining_is_the_same_for_the_same_seed_however_it_is_divided(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"PLAYING": 6, "SHORT": (1, 2), "LONG": (1, 2), "AGAIN": 1, "SEARCHING": 6}.items():
        monkeypatch.setattr(f"patolli.lab.puzzles.{name}", value)

    def told(mined: MinedGame) -> tuple[object, ...]:
        return mined.number, mined.decisions, mined.candidates, mined.puzzles

    both = [told(mined) for mined in mine("chocolatl", 2, 7)]
    assert [told(mined) for mined in mine("chocolatl", 1, 7, first=1)] == both[1:]
    assert both[0][1] > 10  # type: ignore[operator]
