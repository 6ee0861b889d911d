"""Positions as somebody might write them by mistake, and what must be true of whatever is read of them."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from patolli import PositionError, read_position, write_position
from patolli.engine.core.playout import playout
from patolli.engine.core.rng import Rng


@st.composite
def mangled(draw: st.DrawFn, written: Sequence[str], known: Sequence[str]) -> str:
    """One of the positions that were written, with some lines changed, or words to others that are known."""
    rows = draw(st.sampled_from(written)).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        spot = draw(st.integers(0, len(rows) - 1))
        words = rows[spot].split() or [""]
        match draw(st.integers(0, 4)):
            case 0:
                del rows[spot]
                rows = rows or [""]
            case 1:
                rows[spot] = draw(st.sampled_from(draw(st.sampled_from(written)).splitlines()))
            case 2:
                words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(known))
                rows[spot] = " ".join(words)
            case 3:
                del words[draw(st.integers(0, len(words) - 1))]
                rows[spot] = " ".join(words)
            case _:
                rows[spot] = draw(st.text(max_size=20))
    return "\n".join(rows)


def check_refused_or_played(text: str) -> None:
    """A PositionError with a line, or a position that keeps the contract: somebody can move, it looks, it ends."""
    error: PositionError | None = None
    try:
        state = read_position(text)
    except PositionError as caught:
        error = caught
    if error is not None:
        assert 1 <= error.line <= text.count("\n") + 1
        assert error.why
        return
    again = write_position(state)
    assert write_position(read_position(again)) == again
    str(state)
    for actor in state.actors():
        assert state.moves(actor), text
    playout(state, Rng(1))
    assert state.over()
    assert state.winners()
    str(state)
