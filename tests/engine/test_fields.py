"""The kinds of fields: each is read, written and refused as it says."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from patolli import PositionError
from patolli.engine import fields as field
from patolli.engine.position import Fields, Spot

TYPES = ("maize", "jade")


def blank() -> Any:
    return SimpleNamespace(players=2, seen=0, wealth=[0] * 4, named=0, due=0, held=[3, 3], turn=0, sum=0, stock=[9] * 6)


def read(text: str, *declared: field.Field) -> Any:
    """A state with the lines of the text, read as a layout reads them."""
    state, fields = blank(), Fields("mexica 2\n" + text)
    for one in declared:
        if not one.late:
            one.load(state, fields)
    return state


def wrong(text: str, *declared: field.Field) -> tuple[int, str, dict[str, int | str]]:
    with pytest.raises(PositionError) as refused:
        read(text, *declared)
    return refused.value.line, refused.value.key, refused.value.values


def saved(state: Any, *declared: field.Field) -> list[str]:
    return [line for one in declared for line in one.save(state)]


def test_ranges_are_kept_as_bits_and_written_again() -> None:
    seen = field.Ranges("seen", 9, "cell")
    assert read("seen: 1-3 5", seen).seen == 0b101110
    assert saved(read("seen: 5 3 2 1 7-8", seen), seen) == ["seen: 1-3 5 7-8"]
    assert read("", seen).seen == 0
    assert read("", field.Ranges("seen", 9, "cell", 0b10)).seen == 0b10
    for text in ("0", "10", "x", "3-", "1-10", "-2"):
        assert wrong(f"seen: {text}", seen) == (2, "position-cell", {"word": text, "last": 9})


def test_amounts_of_each_seat_lie_in_one_list() -> None:
    seats = field.Seats(field.Amounts("wealth", TYPES, 20, "cell", "site", width=2))
    state = read("seat 1: wealth 5 maize 1 jade 2 maize", seats)
    assert state.wealth == [0, 0, 7, 1]
    assert saved(state, seats) == ["seat 0: wealth", "seat 1: wealth 7 maize 1 jade"]
    for text in ("5", "maize 5", "5 gold", "21 jade", "-1 jade"):
        line, key, values = wrong(f"seat 1: wealth {text}", seats)
        assert (line, key, values) == (2, "position-cell", {"words": text})
    found = wrong("seat 1: wealth 11 jade 11 jade", seats)
    assert found == (2, "position-site", {"most": 20, "type": "jade"})


def test_amounts_may_be_packed_into_one_number() -> None:
    named = field.Amounts("named", TYPES, 7, "cell", "site", bits=3, blank=True)
    assert read("named: 2 maize 3 jade", named).named == 3 << 3 | 2
    assert saved(read("named: 3 jade", named), named) == ["named: 3 jade"]
    assert saved(blank(), named) == []


def test_what_is_blank_is_left_out() -> None:
    due, turn = field.Number("due", 9, blank=True), field.Seat("turn", blank=True)
    state = blank()
    assert saved(state, due) == []
    state.due, state.turn = 4, -1
    assert saved(state, due, turn) == ["due: 4"]
    parts = field.Parts("action", due, blank=True)
    assert saved(state, parts) == ["action: due 4"]
    assert saved(blank(), parts) == []


def test_what_is_late_is_read_where_the_layout_says() -> None:
    due = field.Number("due", lambda state: state.turn, late=True)
    turn = field.Number("turn", 9)
    assert read("due: 4\nturn: 5", due, turn).due == 0
    assert read("due: 4\nturn: 5", due, turn, field.Late(due)).due == 4
    assert wrong("due: 6\nturn: 5", due, turn, field.Late(due))[1] == "position-number"


def test_a_game_goes_on_with_what_was_given() -> None:
    def add(state: Any, spot: Spot) -> None:
        state.sum += state.held[spot.seat]
        spot.deny(state.sum > 5, "cell", word="held")

    seats = field.Seats(field.Number("held", 9, then=add))
    assert read("seat 1: held 4", seats).sum == 4
    assert wrong("seat 0: held 3\nseat 1: held 4", seats)[:2] == (3, "position-cell")


def test_numbers_of_each_seat_lie_in_one_list() -> None:
    seats = field.Seats(field.Numbers("stock", 9, count=3, width=3))
    state = read("seat 1: stock 1 2 3", seats)
    assert state.stock == [9, 9, 9, 1, 2, 3]
    assert saved(state, seats) == ["seat 0: stock 9 9 9", "seat 1: stock 1 2 3"]


def test_what_can_never_be_is_refused_where_it_stands() -> None:
    never = field.Never("due", "cell", lambda state: state.due > state.turn, word=lambda state: str(state.due), much=1)
    declared = (field.Number("turn", 9), field.Number("due", 9), never)
    assert read("turn: 5\ndue: 5", *declared).due == 5
    assert wrong("turn: 5\ndue: 6", *declared) == (3, "position-cell", {"word": "6", "much": 1})
    assert saved(blank(), never) == []


def test_bounds_may_follow_from_the_state() -> None:
    due = field.Between("due", lambda state: (state.turn, state.turn + 2))
    turn = field.Number("turn", 9)
    assert read("turn: 5", turn, due).due == 5
    assert read("turn: 5\ndue: 7", turn, due).due == 7
    for text in ("4", "8"):
        assert wrong(f"turn: 5\ndue: {text}", turn, due)[:2] == (3, "position-number")


def test_a_flag_of_each_seat_may_be_a_bit() -> None:
    seats = field.Seats(field.Flag("passed", attribute="seen", bits=True))
    state = read("seat 1: passed 1", seats)
    assert state.seen == 0b10
    assert saved(state, seats) == ["seat 0: passed 0", "seat 1: passed 1"]
    assert wrong("seat 1: passed 2", seats)[1] == "position-numbers"


def test_numbers_may_have_a_sentence_of_their_own() -> None:
    stock = field.Numbers("stock", 12, wrong="cell", among=lambda state: [3, 5, 12])
    assert read("stock: 12 3 3", stock).stock == [12, 3, 3]
    for text in ("4", "13", "x", "005"):
        line, key, values = wrong(f"stock: 3 {text} 6", stock)
        assert (line, key, values["word"]) == (2, "position-cell", text)


def test_a_number_may_have_a_word_for_none() -> None:
    last = field.Number("due", 9, none="none", blank=True)
    for text, due in (("none", -1), ("4", 4)):
        assert read(f"due: {text}", last).due == due
        assert saved(read(f"due: {text}", last), last) == [f"due: {text}"]
        parts = field.Parts("action", last)
        assert read(f"action: due {text}", parts).due == due
    assert saved(blank(), last) == []
    for text in ("None", "-", "-1", "none none", ""):
        assert wrong(f"due: {text}", last)[:2] == (2, "position-number")
    assert wrong("due: -", field.Number("due", 9))[1] == "position-number"
    assert read("turn: -", field.Seat("turn")).turn == -1


def test_a_word_may_have_a_sentence_of_its_own() -> None:
    words = field.Word("turn", ("one", "two"), wrong="cell")
    assert read("turn: two", words).turn == 1
    assert wrong("turn: three", words) == (2, "position-cell", {"word": "three", "part": "turn"})
    assert wrong("turn: three", field.Word("turn", ("one", "two")))[1] == "position-word"
    state = blank()
    state.turn = 1
    words.load(state, Fields("mexica 2\n"))
    assert state.turn == 1
    assert read("", field.Word("turn", ("one", "two"), "two")).turn == 1


def test_what_is_stray_is_refused() -> None:
    due = field.Number("due", 9, shown=lambda state: state.turn == 1, stray="cell")
    turn = field.Number("turn", 9)
    assert read("turn: 1\ndue: 4", turn, due).due == 4
    assert wrong("turn: 2\ndue: 4", turn, due) == (3, "position-cell", {"name": "due"})
    assert read("turn: 2\ndue: 0", turn, due).due == 0
    parts = field.Parts("supply", field.Number("due", 9), shown=lambda state: state.turn == 1, stray="cell")
    assert read("turn: 1\nsupply: due 4", turn, parts).due == 4
    assert wrong("turn: 2\nsupply: due 4", turn, parts)[:2] == (3, "position-cell")
    seats = field.Seats(field.Number("held", 9, of_seat=lambda state, seat: seat == 0, stray="cell"))
    assert read("seat 0: held 4", seats).held == [4, 3]
    assert wrong("seat 1: held 4", seats)[:2] == (2, "position-cell")


def test_lines_of_a_group_may_be_stray() -> None:
    said: list[tuple[int, str | None]] = []
    group = field.Group(
        "share",
        "01",
        lambda state, spot: said.append((spot.seat, spot.text)),
        lambda state, number: str(number) if state.turn else None,
        shown=lambda state: state.turn < 2,
        stray="cell",
    )
    turn = field.Number("turn", 9)
    state = read("turn: 1\nshare 1: all", turn, group)
    assert said == [(1, "all")]
    assert saved(state, group) == ["share 0: 0", "share 1: 1"]
    assert wrong("turn: 2\nshare 1: all", turn, group)[:2] == (3, "position-cell")


def test_a_pair_has_its_mark_once() -> None:
    spot = Fields("mexica 2\ncanals: A=B").spot(blank(), "canals")
    assert spot.pair("A=B", "=", "cell") == ("A", "B")
    for word in ("AB", "A=B=C"):
        with pytest.raises(PositionError):
            spot.pair(word, "=", "cell")
