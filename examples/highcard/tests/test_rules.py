"""Small stories, each of a rule."""

import pytest

from patolli import NotLegal, PositionError, hear, read_position

ROUND_TWO = """
highcard 2
round: 2
shown: 3 6
seat 0: hand 1 8; played 6; score 1
seat 1: hand 2 4; played 3
"""


@pytest.mark.parametrize(("option", "winner"), [("false", 0), ("true", 1)])
def test_the_highest_card_scores_or_the_lowest(option: str, winner: int) -> None:
    """HIGH-4."""
    state = read_position(ROUND_TWO.replace("round: 2", f"options: low={option}\nround: 2"))
    for seat, line in ((1, "choose 4"), (0, "choose 8")):
        state.play(seat, hear(state, seat, line))
    assert state.points() == [1 + 2 * (winner == 0), 2 * (winner == 1)]


def test_only_a_card_in_hand_is_chosen() -> None:
    """HIGH-2."""
    with pytest.raises(NotLegal, match="You do not hold 4"):
        hear(read_position(ROUND_TWO), 0, "choose 4")


@pytest.mark.parametrize(
    ("right", "wrong", "why"),
    [
        ("hand 1 8", "hand 1 3", "3 is in two places"),
        ("hand 1 8", "hand 1 7 8", "1 to 2 cards"),
        ("hand 1 8", "hand 1 8; chosen 7", "7 cannot have been chosen"),
        ("played 3", "played 4", "4 cannot have been played"),
        ("round: 2", "round: 3", "have been shown"),
        ("score 1", "score 2", "worth 1 point"),
    ],
)
def test_what_cannot_be_is_refused(right: str, wrong: str, why: str) -> None:
    """HIGH-1 to HIGH-4."""
    with pytest.raises(PositionError, match=why):
        read_position(ROUND_TWO.replace(right, wrong))


def test_nobody_sees_the_cards_of_others() -> None:
    """HIGH-2, HIGH-3."""
    state = read_position(ROUND_TWO)
    move = hear(state, 0, "choose 8")
    assert state.game().overhear(state, 0, move, 1) == "choose ?"
    state.play(0, move)
    assert "8" not in str(state.view(1))
