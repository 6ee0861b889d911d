"""A test kit for games: what every game promises, checked in random games of it.

In a test file of the package that holds the game:

    from patolli.testing import contract_tests

    test_contract = contract_tests("highcard", secrets=True)

pytest then runs every check with every number of players. The game is found by its name, so the package has to be
installed (`pip install -e .`). A check that fails says what is wrong and after which lines:
`patolli show` draws such a record. With `PATOLLI_QUICK=1` in the environment each check plays fewer games.

Some checks with options, and one check by itself:

    test_low = contract_tests("highcard", checks=[playouts_end, records_round_trip], options={"low": True})

    def test_scenes() -> None:
        scenes_draw("highcard", 3)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from patolli.testing.looking import defaults_are_left_out, looking_changes_nothing, options_are_given_once
from patolli.testing.suite import (
    CHECKS,
    Check,
    copies_are_independent,
    events_change_nothing,
    guesses_are_spread,
    lines_are_heard,
    moves_are_well_formed,
    nonsense_is_refused,
    nothing_is_hidden,
    overheard_lines_leak_nothing,
    picks_are_moves,
    playouts_end,
    positions_round_trip,
    records_round_trip,
    views_leak_nothing,
)
from patolli.testing.telling import (
    languages_have_the_same_keys,
    pages_are_complete,
    scenes_draw,
    scenes_follow,
    sentences_are_complete,
    sheet_adds_up,
    words_have_their_places,
)
from patolli.testing.twins import open_lines_show_nothing, twins_get_the_same_answers
from patolli.testing.walking import Options, Walk, game_of, walks

__all__ = [
    "CHECKS",
    "Check",
    "Options",
    "Walk",
    "contract_tests",
    "copies_are_independent",
    "defaults_are_left_out",
    "events_change_nothing",
    "game_of",
    "guesses_are_spread",
    "languages_have_the_same_keys",
    "lines_are_heard",
    "looking_changes_nothing",
    "moves_are_well_formed",
    "nonsense_is_refused",
    "nothing_is_hidden",
    "open_lines_show_nothing",
    "options_are_given_once",
    "overheard_lines_leak_nothing",
    "pages_are_complete",
    "picks_are_moves",
    "playouts_end",
    "positions_round_trip",
    "records_round_trip",
    "scenes_draw",
    "scenes_follow",
    "sentences_are_complete",
    "sheet_adds_up",
    "twins_get_the_same_answers",
    "views_leak_nothing",
    "walks",
    "words_have_their_places",
]


def contract_tests(
    game: str,
    *,
    checks: Sequence[Check] = CHECKS,
    players: Sequence[int] = (),
    options: Options = None,
    secrets: bool | None = None,
) -> Callable[..., None]:
    """A test for pytest that runs each check with each number of players (all of the game's if none are given).

    `secrets` adds a check: True that guesses are spread over all that a seat cannot know, False that everybody sees
    everything; None adds neither. If all checks are run, the languages of the game are compared, once.
    """
    import pytest

    wanted = list(checks)
    if secrets is not None:
        wanted.append(guesses_are_spread if secrets else nothing_is_hidden)
    counts = players or game_of(game).seats
    cases: list[tuple[Check, int]] = [(check, count) for count in counts for check in wanted]
    if checks is CHECKS:
        cases.append((languages_have_the_same_keys, counts[0]))

    @pytest.mark.parametrize(("check", "players"), cases, ids=[f"{check.__name__}-{count}" for check, count in cases])
    def test(check: Check, players: int) -> None:
        check(game, players, options)

    return test
