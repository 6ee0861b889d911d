"""Words and records: whatever comes in, a move or a clear error comes out, and nothing changes."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from patolli import (
    CHANCE,
    Match,
    NotLegal,
    Record,
    RecordError,
    Rng,
    hear,
    lines,
    parse,
    read,
    read_position,
    say,
    start,
    write,
    write_position,
)
from patolli.engine.core.playout import walk
from patolli.engine.game import find_game
from patolli.engine.record import LARGEST_BYTES
from patolli.engine.words import tree
from patolli.games.mexica.box.board import NAMES
from patolli.games.mexica.rules.state import Mexica
from patolli.games.mexica.words.lines import CHANCE_VERBS, PLAYER_VERBS
from patolli.testing.walking import watching_words
from tests.mexica.tables import can, done, legal, lively_game, ready, refused, table


def states() -> list[Mexica]:
    """All phases of games, the end included."""
    found: list[Mexica] = []
    for players in (2, 3, 4):
        state = start("mexica", players, {"first_player": "random"})
        assert isinstance(state, Mexica)
        rng = Rng(players)
        for steps in (1, 4, 6, 5, 8, 5, 3):
            found.append(state.copy())
            walk(state, rng, steps)
        for step, moved in enumerate(lively_game(players, players)):
            if step % 60 == 0 or not moved.actors():
                found.append(moved.copy())
    return found


STATES = states()
VOCABULARY = [
    *PLAYER_VERBS,
    *CHANCE_VERBS,
    *NAMES,
    "NS",
    "EW",
    "?",
    "0",
    "1",
    "4",
    "7",
    "13",
    "99",
    "-1",
    "A0",
    "V1",
    "A15",
]
words = st.one_of(st.sampled_from(VOCABULARY), st.text(max_size=6))
said = st.one_of(
    st.text(max_size=60),
    st.lists(words, max_size=5).map(" ".join),
    st.tuples(st.sampled_from([*PLAYER_VERBS, *CHANCE_VERBS]), st.lists(st.sampled_from(VOCABULARY), max_size=3)).map(
        lambda parts: " ".join([parts[0], *parts[1]])
    ),
)


@watching_words
@given(st.sampled_from(STATES), st.integers(-2, 5), said)
@settings(max_examples=800)
def test_whatever_is_said_is_a_legal_move_or_is_refused_with_a_sentence(state: Mexica, actor: int, line: str) -> None:
    """Invariant 12: MEX-27. A refusal changes nothing."""
    before = write_position(state)
    try:
        move = hear(state, actor, line)
    except NotLegal as refusal:
        why = refusal.why
    else:
        assert actor in state.actors()
        assert move in state.moves(actor)
        why = "."
    assert why.endswith("."), why
    assert write_position(state) == before


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("CANAL b6", "canal B6"),
        ("  canal   C3  C2 ", "canal C2 C3"),
        ("canal d4 c4", "canal C4 D4"),
        ("bridge o7", "bridge O7 EW"),
        ("bridge O7 ew", "bridge O7 EW"),
        ("Temple 03 D4", "temple 3 D4"),
        ("End", "end"),
    ],
)
def test_words_are_heard_with_a_little_freedom(line: str, same: str) -> None:
    """MEX-28: the two cells of a canal come in any order; an axis without a choice may be left out (MEX-47)."""
    state = table()
    assert say(state, 0, hear(state, 0, line)) == same


@pytest.mark.parametrize(
    ("line", "rule", "words"),
    [
        ("", "", "An empty line says nothing."),
        ("   ", "", "An empty line says nothing."),
        ("x" * 401, "", "at most 400 letters"),
        ("dig B6", "", "“dig” is not a word of this game"),
        ("order 3", "", "“order” is not a word of this game"),
        ("canal", "", "“canal” is said like this: canal B6, canal C2 C3."),
        ("canal B6 B7 B8", "", "is said like this"),
        ("end now", "", "is said like this"),
        ("temple B4", "", "is said like this"),
        ("temple B4 3", "", "“B4” is not a number"),
        ("temple 5 B4", "MEX-52", "5"),
        ("temple 0 B4", "MEX-52", "0"),
        ("canal A15", "MEX-1", "“A15” is not a cell. Cells go from A1 to U14."),
        ("canal V1", "MEX-1", "is not a cell"),
        ("canal B6 D6", "MEX-34", "do not share a side"),
        ("canal B6 C7", "MEX-34", "do not share a side"),
        ("canal U7 A8", "MEX-34", "do not share a side"),
        ("bridge O7 XY", "MEX-12", "is not an axis"),
        ("canal A1", "MEX-35a", "A1"),
        ("canal O6", "MEX-35a", "O6"),
        ("canal H7", "MEX-35b", "H7"),
        ("place H8", "MEX-25", ""),
        ("walk H4", "MEX-56", "H4"),
        ("walk G7", "MEX-56", "G7"),
        ("boat O7", "MEX-60", "H6"),
        ("fly G7", "MEX-64", "G7"),
        ("fly A1", "MEX-64", "A1"),
        ("found D4", "MEX-39c", "192"),
        ("spend", "MEX-68", ""),
        ("shift O7 O9 EW", "MEX-50", "11"),
        ("temple 1 H8", "MEX-53", "H8"),
        ("temple 1 A1", "MEX-53", "A1"),
    ],
)
def test_refusals_name_the_rule(line: str, rule: str, words: str) -> None:
    """MEX-1, MEX-5, MEX-12, MEX-25, MEX-34, MEX-35, MEX-39, MEX-50, MEX-52, MEX-53, MEX-56, MEX-60,
    MEX-64, MEX-68."""
    assert words in refused(table(), line, rule)


def test_who_owes_no_decision_is_told_so() -> None:
    """MEX-31: only the active player makes decisions."""
    state = table()
    for actor in (1, 2, CHANCE, 7):
        with pytest.raises(NotLegal, match="the turn of seat 0"):
            hear(state, actor, "end")
    with pytest.raises(NotLegal, match="waiting for chance"):
        hear(start("mexica", 3), 0, "place H6")
    over = STATES[-1]
    assert over.over()
    with pytest.raises(NotLegal, match="The game is over"):
        hear(over, 0, "end")


def test_the_next_words_form_a_tree() -> None:
    """What a page lights up: every path through the tree is a legal line."""
    state = table()
    said = legal(state)
    grown = tree(said)

    def paths(node: object, before: tuple[str, ...]) -> list[str]:
        assert isinstance(node, dict)
        found = [" ".join(before)] if "." in node else []
        for word, branch in node.items():
            if word != ".":
                found += paths(branch, (*before, word))
        return found

    assert sorted(paths(grown, ())) == sorted(said)


# ------------------------------------------------------------------- records
def record(players: int = 2, seed: int = 1, lines: int = 10_000) -> Record:
    made = Record("mexica", players, {"stall_rounds": "2"}, {0: "Ana", 1: "Bo"})
    game = Match.read(made)
    rng = Rng(seed)
    while (actors := game.state.actors()) and len(made.lines) < lines:
        game.play(actors[0], game.state.pick(actors[0], rng))
    return made


WRITTEN = [record(2).text(), record(3, 2, 60).text(), record(4, 3, 25).text()]
FROM_POSITION = Record("mexica", 3, position=write_position(table()), lines=[(0, "canal B6"), (0, "end")]).text()
WRITTEN.append(FROM_POSITION)
HEADS = ["patolli 1", "patolli 2", "game mexica", "game chess", "players 3", "players 9", "option stall_rounds 3",
         "option stall_rounds", "option x y", "seat 0 Ana", "seat 9 Ana", "seat x", "position mexica 3",
         "position round: x", "* order 3", "* again", "0 end", "1 canal B6", "7 end", "0", "*", "#", "²  end",
         "0 \x00", "0 place H6"]  # fmt: skip


@st.composite
def mangled(draw: st.DrawFn) -> str:
    """A record with some lines changed."""
    rows = draw(st.sampled_from(WRITTEN)).split("\n")
    for _ in range(draw(st.integers(1, 4))):
        spot = draw(st.integers(0, min(len(rows) - 1, draw(st.sampled_from([8, 40, 1000])))))
        match draw(st.integers(0, 6)):
            case 0:
                del rows[spot]
                rows = rows or [""]
            case 1:
                rows.insert(spot, draw(st.sampled_from(HEADS)))
            case 2:
                rows[spot] = draw(st.sampled_from(HEADS))
            case 3:
                rows.insert(spot, rows[draw(st.integers(0, len(rows) - 1))])
            case 4:
                rows[spot] += draw(st.sampled_from([" ", "\t", "\r", " # so", " B6", "\x0c", "\u2028x", "x"]))
            case 5:
                rows[spot] = draw(st.text(max_size=20))
            case _:
                rows = rows[: spot + 1]
    return draw(st.sampled_from(["\n", "\r\n"])).join(rows)


@given(mangled())
@settings(max_examples=400)
def test_whatever_is_read_is_a_record_or_an_error_with_a_line(text: str) -> None:
    """A RecordError with a line and a sentence, or a record that is written as it was read and plays again."""
    error: RecordError | None = None
    try:
        made = parse(text)
        end = made.end()
    except RecordError as caught:
        error = caught
    if error is not None:
        assert 1 <= error.line <= text.count("\n") + 1
        assert error.why.strip()
        assert str(error) == f"line {error.line}: {error.why}"
        return
    again = parse(made.text())
    assert again.text() == made.text()
    assert write_position(again.end()) == write_position(end)


@given(st.text(max_size=200))
@settings(max_examples=300)
def test_any_text_is_no_record(text: str) -> None:
    with pytest.raises(RecordError) as error:
        parse(text)
    assert error.value.line >= 1


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "a record begins with the line `patolli 1`"),
        ("game mexica", 1, "a record begins with the line `patolli 1`"),
        ("patolli 2\ngame mexica", 1, "reads version 1 of the format, not '2'"),
        ("patolli 1", 1, "does not say which game"),
        ("patolli 1\ngame mexica\n", 3, "does not say how many players"),
        ("patolli 1\ngame chess", 2, "There is no game 'chess'. The games are: mexica"),
        ("patolli 1\ngame mexica\ngame mexica", 3, "named twice"),
        ("patolli 1\ngame", 2, "nothing follows 'game'"),
        ("patolli 1\ngame mexica\nplayers two", 3, "'two' is not a number of players"),
        ("patolli 1\ngame mexica\nplayers 0", 3, "not a number of players"),
        ("patolli 1\ngame mexica\nplayers 3\nplayers 3", 4, "given twice"),
        ("patolli 1\ngame mexica\nplayers 3\noption stall_rounds", 4, "has no value"),
        ("patolli 1\ngame mexica\nplayers 3\noption a b\noption a c", 5, "given twice"),
        ("patolli 1\ngame mexica\nplayers 3\nseat x Ana", 4, "a seat is a number and a name"),
        ("patolli 1\ngame mexica\nplayers 3\nseat 0 Ana\nseat 0 Bo", 5, "named twice"),
        ("patolli 1\ngame mexica\nplayers 3\nseat 3 Ana\n* order 3", 5, "there is no seat 3 with 3 players"),
        ("patolli 1\ngame mexica\nplayers 3\ncolour red", 4, "no part of a header"),
        ("patolli 1\ngame mexica\nplayers 3\n* order 3\ncolour red", 5, "no line of a game"),
        ("patolli 1\ngame mexica\nplayers 3\n*", 4, "an actor without words"),
        ("patolli 1\ngame mexica\nplayers 3\n3 end", 4, "there is no seat 3 with 3 players"),
    ],
)
def test_a_mistake_in_a_record_is_told_with_its_line(text: str, line: int, words: str) -> None:
    with pytest.raises(RecordError) as error:
        parse(text)
    assert words in str(error.value)
    assert error.value.line == line


@pytest.mark.parametrize(
    ("text", "line", "words", "rule"),
    [
        ("players 3\noption first_player me\n* order 3", 4, "first_player can be", ""),
        ("players 7\n* order 3", 3, "Mexica is for 2, 3 or 4 players", ""),
        ("option board big\nplayers 7", 4, "Mexica is for 2, 3 or 4 players", ""),
        ("players 3\noption first_player random\n# so\noption board big\n* order 3", 6, "no option 'board'", ""),
        ("players 3\noption stall_rounds off\noption removal_periods off", 5, "only while", ""),
        ("players 3\n\n# the draws\n* order 3\n* order 14", 7, "No token of size 14", "MEX-18"),
        ("players 3\n* order 3\n0 place H6", 5, "waiting for chance", ""),
        ("players 3\nposition mexica 3\nposition round: x\n* order 3", 5, "round is a number", ""),
    ],
)
def test_a_line_that_may_not_be_said_is_told_with_its_line(text: str, line: int, words: str, rule: str) -> None:
    """MEX-18, MEX-23."""
    made = parse("patolli 1\ngame mexica\n" + text)
    with pytest.raises(RecordError) as error:
        made.end()
    assert words in str(error.value)
    assert (error.value.line, error.value.rule) == (line, rule)


def test_the_lines_of_a_record_may_have_any_usual_end() -> None:
    made = record(3, 5, 40)
    for end in ("\r", "\r\n"):
        assert parse(made.text().replace("\n", end)) == parse(made.text())
    with pytest.raises(RecordError) as error:
        parse("patolli 1\rgame mexica\rplayers 3\rcolour red")
    assert error.value.line == 4


def test_an_error_does_not_quote_all_that_was_written() -> None:
    for text in ("patolli " + "2" * 9000, "patolli 1\ngame " + "x" * 9000, "patolli 1\n" + "y" * 9000 + " z"):
        with pytest.raises(RecordError) as error:
            parse(text)
        assert len(str(error.value)) < 600


def test_a_record_is_a_file_of_utf_8(tmp_path: Path) -> None:
    """A record is written and read as UTF-8; what is no text or too large is refused."""
    made = record(3, 5, 40)
    made.names[2] = "Zoë"
    file = tmp_path / "game.txt"
    write(made, file)
    assert read(file).text() == made.text()
    file.write_bytes(b"\xef\xbb\xbf" + made.text().encode())
    assert read(file).text() == made.text()
    file.write_bytes(b"patolli 1\n\xff\xfe")
    with pytest.raises(RecordError, match="not text in UTF-8"):
        read(file)
    file.write_bytes(b"#" * (LARGEST_BYTES + 1))
    with pytest.raises(RecordError, match="larger than"):
        read(file)


def test_a_finished_record_is_small() -> None:
    """A finished record weighs under 20 kB."""
    assert max(len(record(players, seed).text()) for players in (2, 3, 4) for seed in range(5)) < 20_000


def test_several_lines_are_said_all_or_none() -> None:
    """`Game.say`: a gesture of several lines, all or none; undo plays the others again."""
    game = Match.read(Record("mexica", 3, position=write_position(table())))
    before = write_position(game.state)
    with pytest.raises(NotLegal):
        game.say(0, ["canal B6", "walk H5", "walk A1"])
    assert write_position(game.state) == before
    assert game.record().lines == []
    game.say(0, ["canal B6", "walk H5"])
    assert game.record().lines == [(0, "canal B6"), (0, "walk H5")]
    game.cut(len(game.lines) - 1)
    assert game.record().lines == [(0, "canal B6")]
    assert write_position(game.state) == write_position(done(table(), "canal B6"))


def test_forced_moves_are_made_but_turns_are_ended_by_people() -> None:
    """MEX-22, MEX-30: the driver draws for chance; END_TURN is never made for a person."""
    game = Match.read(Record("mexica", 4))
    game.settle(Rng(1))
    assert game.state.actors() == [0]
    for seat, cell in enumerate(("H6", "G7", "I7")):
        game.say(seat, [f"place {cell}"])
    game.settle(Rng(1))
    assert game.record().lines[-1] == (3, "place H8")
    stuck = Match.read(Record("mexica", 3, position=write_position(table("ap: 0"))))
    stuck.settle(Rng(1))
    assert stuck.record().lines == []
    assert legal(table("ap: 0")) == ["end"]
    assert find_game("mexica").closes(stuck.state, 0, hear(stuck.state, 0, "end"))


def test_can_and_refused_agree_with_the_list() -> None:
    """MEX-33: a canal may be dug anywhere, far from the pawn and from other water."""
    state = ready(4)
    assert [line for line in legal(state) if can(state, line)] == legal(state)
    assert can(table(), "canal K12")


@pytest.mark.parametrize(
    ("held", "display", "said"),
    [
        (0, "3 4 5 6 8 9 10 11", "end your turn"),
        (1, "3 4 5 6 8 9 10 11", "spend a token or end your turn"),
        (0, "3 4 5 6 7 8 9 10", "you can still found the district of 7 for free, or end your turn"),
        (2, "3 4 5 6 7 8 9 10", "you can still found the district of 7 for free, spend a token, or end your turn"),
    ],
)
def test_a_free_founding_is_not_forgotten_when_the_points_are_spent(held: int, display: str, said: str) -> None:
    """MEX-29, MEX-39: to found costs nothing."""
    state = read_position(
        "mexica 2\noptions: first_round_rule=off\nround: 5\nturn: 0\nap: 0\ncanals: C2-C3 C4-C5 B6\n"
        f"display: {display}\nseat 0: pawn B3; tokens {held}\nseat 1: pawn H6"
    )
    assert find_game("mexica").prompt(state.view(0), "en") == f"Black, your action points are spent: {said}."  # type: ignore[attr-defined]
    assert ("found" in {line.split()[0] for line in lines(state, 0)}) == ("found" in said)
