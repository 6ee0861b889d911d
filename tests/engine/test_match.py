"""A match keeps its state, its lines and its header in step, and tells a reader nothing by mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

import patolli
from patolli import CHANCE, Match, Record, Rng
from patolli.engine.played import SaidLine
from patolli.engine.takeback import CannotUndo
from patolli.games import NAMES

BOX = Path(patolli.__file__).parent / "games" / "mexica" / "box" / "components.toml"


def component_file(folder: Path) -> Path:
    path = folder / "my.toml"
    text = BOX.read_text(encoding="utf-8")
    path.write_text(text.replace("action_points = 6", "action_points = 7", 1), encoding="utf-8")
    return path


def test_the_match_of_a_record_holds_what_a_component_file_changes(tmp_path: Path) -> None:
    """And goes back to an earlier line when the file is gone."""
    path = component_file(tmp_path)
    match = Match.read(Record("mexica", 2, {"components": str(path)}), seed=1)
    kept = Match.resume(Record("mexica", 2, {"components": str(path)}), [])
    match.settle()
    path.unlink()
    assert match.record().options == kept.record().options == {"components": "{turn.action_points = 7}"}
    assert match.at(3).state.game().settings(match.at(3).state) == match.record().options


def test_a_match_does_not_share_its_header_with_the_record() -> None:
    record = Record("mexica", 2, names={0: "Ana"})
    match = Match.read(record)
    record.names[0], record.options["colours"] = "Ben", "red,black"
    assert match.record() == Record("mexica", 2, names={0: "Ana"})


def test_whoever_asks_for_moves_may_change_the_list() -> None:
    match = Match("mexica", 2, seed=1)
    match.settle()
    match.moves(0).clear()
    assert match.moves(0) == match.state.moves(0) != []


def test_a_seat_that_is_not_asked_has_no_moves() -> None:
    match = Match("mexica", 2, seed=1)
    match.settle()
    assert match.moves(1) == match.moves(9) == match.moves(CHANCE) == []


@pytest.mark.parametrize("reader", [2, -1, "0", "All"])
def test_a_reader_that_there_is_not_is_told_nothing(reader: object) -> None:
    match = Match("zapotec", 2, seed=1)
    match.settle()
    match.play(0, match.moves(0)[0])
    assert match.record(1).lines[-1] == (0, "choose ?")
    with pytest.raises(ValueError, match="no reader"):
        match.record(reader)  # type: ignore[arg-type]


def test_a_match_that_does_not_listen_cannot_tell_what_a_seat_heard() -> None:
    match = Match("zapotec", 2, seed=1)
    match.settle()
    match.play(0, match.moves(0)[0])
    deaf = Match.read(match.record(), listening=False)
    assert deaf.record() == match.record()
    for reader in (None, 0, 1):
        with pytest.raises(ValueError, match="listening"):
            deaf.record(reader)


def test_a_match_from_a_position_has_the_players_of_the_position() -> None:
    first = Match("mexica", 4, seed=1)
    first.settle()
    match = Match("mexica", position=first.state.key())
    assert match.header.players == match.state.players == 4
    for seat in range(4):
        match.say(seat, patolli.lines(match.state, seat)[0])
    assert patolli.parse(match.record().text()).end() == match.state
    with pytest.raises(patolli.PositionError, match="for 4 players, not 3"):
        Match("mexica", 3, position=first.state.key())


def test_a_name_for_a_seat_that_there_is_not_is_refused() -> None:
    with pytest.raises(patolli.BadOption, match="no seat 2"):
        Match("mexica", 2, names={2: "Ana"})


def test_the_record_says_how_far_a_player_that_fails_came() -> None:
    class Failing:
        left = 5

        def decide(self, question: patolli.Question) -> int:
            self.left -= 1
            return question.moves[0] if self.left else -7

    record = Record("mexica", 2)
    with pytest.raises(ValueError, match="chose -7"):
        patolli.play(record, [Failing(), Failing()], Rng(3))
    assert sum(actor != CHANCE for actor, _ in record.lines) >= 4
    record.end()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_left_after_taking_back_is_a_match_of_its_own(name: str) -> None:
    """State, lines and all that a line keeps are those of a match that was played like that at once."""
    match, rng, undone = Match(name, patolli.game(name).seats[-1], seed=4), Rng(4), 0
    match.settle()
    for step in range(80):
        if match.over:
            break
        actors = match.state.actors()
        seat = actors[rng.below(len(actors))]
        match.play(seat, match.state.pick(seat, rng))
        match.settle()
        if step % 3 == 0:
            try:
                match.undo(rng.below(match.state.players), turn=step % 2 == 0)
            except CannotUndo:
                continue
            undone += 1
            again = Match.resume(
                match.header, [SaidLine(line.actor, line.line, line.made, line.start) for line in match.lines]
            )
            assert again.state == match.state
            assert again.lines == match.lines
            match.settle()
    assert undone
