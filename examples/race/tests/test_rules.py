"""Small stories, each of a rule."""

import pytest

from patolli import (
    CHANCE,
    Match,
    NotLegal,
    PositionError,
    State,
    hear,
    lines,
    read_position,
    say,
    start,
    write_position,
)

MIDWAY = """
race 2
round: 9
first: 1
turn: 0
marks: 3
pot: 5
seat 0: purse 16; pieces 0 5 38
seat 1: purse 19; pieces 15 9 53
"""
"""North is on N5 and S12, South on W2 and S9; North has thrown three."""


def after(text: str, *said: str) -> State:
    """The position after lines of whoever is asked."""
    state = read_position(text)
    for line in said:
        (actor,) = state.actors()
        state.play(actor, hear(state, actor, line))
    return state


def changed(*pairs: str) -> str:
    text = MIDWAY
    for old, new in zip(pairs[::2], pairs[1::2], strict=True):
        assert old in text
        text = text.replace(old, new)
    return text


def refused(text: str, line: str) -> str:
    state = read_position(text)
    with pytest.raises(NotLegal) as error:
        hear(state, state.actors()[0], line)
    return str(error.value)


def line_of(state: State, seat: int) -> str:
    return next(line for line in write_position(state).splitlines() if line.startswith(f"seat {seat}"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_drawn_who_begins_and_all_pay(players: int) -> None:
    """PAT-2, PAT-3."""
    state = start("race", players)
    assert [say(state, CHANCE, move) for move in state.moves(CHANCE)] == [f"first {seat}" for seat in range(players)]
    assert state.points() == [0] * players
    state.play(CHANCE, 1)
    assert state.points() == [18] * players
    assert state.view(None).json().count(f'"pot":{2 * players}') == 1


def test_a_throw_is_as_many_steps_as_marks_and_five_are_ten() -> None:
    """PAT-4, PAT-6."""
    assert lines(read_position(MIDWAY), 0) == ["walk in", "walk N5"]  # on W2, three squares after S12, is South
    for marks, square in ((1, "N1"), (4, "N4"), (5, "N10")):
        state = after(changed("marks: 3", "marks: 0"), f"beans {marks}")
        assert f'"hand":"{square}"' in state.view(0).json()


def test_no_mark_ends_the_turn() -> None:
    """PAT-4."""
    state = after(changed("marks: 3", "marks: 0"), "beans 0", "beans 1")
    assert state.actors() == [1]


def test_a_throw_that_cannot_be_used_is_lost() -> None:
    """PAT-5, PAT-7."""
    blocked = changed("marks: 3", "marks: 0", "pieces 0 5 38", "pieces 2 3 53", "pieces 15 9 53", "pieces 30 31 53")
    assert after(blocked, "beans 1", "beans 2").actors() == [1]


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("round", "round", "walk N6", "PAT-5: There is no piece on N6."),
        ("round", "round", "walk W2", "PAT-5: The piece on W2 is not yours."),
        ("round", "round", "walk N14", "PAT-1: N14 is no square."),
        ("pieces 0 5 38", "pieces 1 5 38", "walk in", "PAT-6: You have no piece in your hand."),
        ("pieces 0 5 38", "pieces 0 3 38", "walk in", "PAT-7: It would land on N3, where you have a piece already."),
        ("pieces 15 9", "pieces 29 9", "walk in", "PAT-7: It would land on N3, where somebody's piece is"),
        ("round", "round", "run N5", "run"),
        ("round", "round", "walk", "walk N3"),
    ],
)
def test_a_refusal_says_why(old: str, new: str, line: str, why: str) -> None:
    """PAT-1, PAT-5 to PAT-7."""
    assert why in refused(changed(old, new), line)


def test_upper_and_lower_case_do_not_matter() -> None:
    """PAT-5: a line is heard as it is typed."""
    state = read_position(MIDWAY)
    assert hear(state, 0, "WALK n5") == hear(state, 0, "walk N5")
    assert hear(read_position("race 2"), CHANCE, "First 1") == 1


def test_another_may_not_use_the_throw() -> None:
    """PAT-5."""
    match = Match("race", players=2, seed=3)
    match.settle()
    (seat,) = match.state.actors()
    with pytest.raises(NotLegal, match="PAT-5: The throw belongs to another player"):
        match.say(1 - seat, "walk in")


def test_in_the_middle_pieces_are_captured() -> None:
    """PAT-8."""
    state = after(changed("pieces 15 9", "pieces 27 9", "marks: 3", "marks: 1"), "walk in")
    assert "purse 17; pieces 1 5 38" in line_of(state, 0)
    assert "purse 18; pieces 0 9 53" in line_of(state, 1)


def test_elsewhere_they_block_unless_the_option_says_so() -> None:
    """PAT-7, PAT-8."""
    text = changed("pieces 15 9", "pieces 29 9")
    assert "walk in" not in lines(read_position(text), 0)
    state = after(text.replace("round: 9", "options: captures=anywhere\nround: 9"), "walk in")
    assert "pieces 0 9 53" in line_of(state, 1)


def test_nobody_is_captured_on_a_round_square() -> None:
    """PAT-8."""
    text = changed("round: 9", "options: captures=anywhere\nround: 9", "pieces 15 9", "pieces 34 9")
    assert "N8" in refused(text, "walk N5")


def test_a_round_square_gives_another_throw() -> None:
    """PAT-9."""
    state = after(changed("pieces 0 5", "pieces 0 4"), "walk N4", "beans 1")
    assert state.actors() == [0]


def test_a_marked_square_costs_a_bean() -> None:
    """PAT-10."""
    state = after(changed("marks: 3", "marks: 4"), "walk in")
    assert state.points() == [15, 19]


def test_who_comes_home_is_paid_by_all() -> None:
    """PAT-11: no exact throw is needed."""
    state = after(changed("pieces 0 5 38", "pieces 0 5 52"), "walk W13")
    assert state.points() == [17, 18]
    assert "pieces 0 5 53" in line_of(state, 0)


def test_the_last_piece_home_ends_the_game_and_takes_the_pot() -> None:
    """PAT-12, PAT-13."""
    state = after(changed("pieces 0 5 38", "pieces 53 53 52"), "walk W13")
    assert state.over()
    assert state.points() == [16 + 1 + 5, 18]
    assert state.places() == [1, 2]


def test_an_empty_purse_ends_the_game() -> None:
    """PAT-12, PAT-13: the pot goes to who has come furthest, not to who had the last turn."""
    text = changed("marks: 3", "marks: 4", "purse 16", "purse 1", "pot: 5", "pot: 20")
    state = after(text, "walk in")
    assert state.over()
    assert state.points() == [0, 19 + 21]


def test_after_the_last_round_it_is_over() -> None:
    """PAT-12, PAT-13: who has come equally far shares the pot."""
    text = changed("round: 9", "round: 104", "pieces 0 5 38", "pieces 0 5 51", "pieces 15 9 53", "pieces 6 0 53")
    state = after(text, "walk in")
    assert state.over()
    assert state.points() == [16 + 2, 19 + 2]
    assert state.view(None).json().count('"pot":1') == 1


@pytest.mark.parametrize(
    ("right", "wrong", "why"),
    [
        ("first: 1", "first: -", "neither"),
        ("pot: 5", "pot: 6", "40 beans together"),
        ("pieces 0 5 38", "pieces 0 5", "3 pieces"),
        ("pieces 0 5 38", "pieces 0 5 35", "two pieces on S9"),
        ("pieces 0 5 38", "pieces 53 53 53", "ends the game"),
        ("marks: 3", "marks: 3\nended: 1", "After the end"),
        ("seat 0: purse 16; pieces 0 5 38", "seat 0: purse 16; pieces 3 6 53", "no piece can move"),
    ],
)
def test_what_cannot_be_is_refused(right: str, wrong: str, why: str) -> None:
    """PAT-2 to PAT-12."""
    with pytest.raises(PositionError, match=why):
        read_position(changed(right, wrong).replace("pieces 15 9", "pieces 35 9" if "3 6" in wrong else "pieces 15 9"))


def test_before_the_draw_nothing_has_happened() -> None:
    """PAT-3."""
    with pytest.raises(PositionError, match="nothing has happened"):
        read_position("race 2\nround: 2")
