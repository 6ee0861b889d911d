"""Bots by their codes, and bots of one's own."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from patolli import Record, Rng, State, play, start, write_position
from patolli.bots import BadBot, BotFailed, maker, named
from patolli.bots.random import RandomBot
from patolli.engine.core.playout import walk
from patolli.engine.match import Question

Write = Callable[..., Path]


@pytest.fixture
def bot(tmp_path: Path) -> Write:
    def write(text: str, name: str = "mybot.py") -> Path:
        path = tmp_path / name
        path.write_text(text)
        return path

    return write


def asked() -> tuple[State, Question]:
    state = start("mexica", 3)
    walk(state, Rng(1), 20)
    seat = state.actors()[0]
    return state, Question(state, seat, state.moves(seat))


def test_the_random_bot_draws_from_its_own_numbers() -> None:
    _, question = asked()
    choices = [maker("random")(Rng(7)).decide(question) for _ in range(3)]
    assert len(set(choices)) == 1
    assert choices[0] in question.moves
    many = {maker("random")(Rng(seed)).decide(question) for seed in range(50)}
    assert len(many) > 20


def test_a_bot_of_ones_own(bot: Write) -> None:
    path = bot("class Clever:\n    def decide(self, question):\n        return question.moves[-1]\n")
    _, question = asked()
    assert maker(f"{path}:Clever")(Rng(1)).decide(question) == question.moves[-1]
    assert maker(str(path))(Rng(1)).decide(question) == question.moves[-1]


def test_a_bot_that_draws_is_given_numbers(bot: Write) -> None:
    path = bot(
        "from __future__ import annotations\nfrom dataclasses import dataclass\nfrom patolli import Rng\n"
        "@dataclass\nclass Drawing:\n    rng: Rng\n"
        "    def decide(self, question):\n        return question.moves[self.rng.below(len(question.moves))]\n"
    )
    _, question = asked()
    assert maker(f"{path}:Drawing")(Rng(1)).decide(question) == maker("random")(Rng(1)).decide(question)


def test_a_bot_finds_its_neighbours(bot: Write) -> None:
    path = bot(
        "from evaluation_of_mine import best\nclass A:\n    def decide(self, q):\n        return best(q.moves)\n"
    )
    path.with_name("evaluation_of_mine.py").write_text("best = min\n")
    _, question = asked()
    assert maker(f"{path}:A")(Rng(1)).decide(question) == min(question.moves)


@pytest.mark.parametrize(
    ("text", "name", "why"),
    [
        ("class A:\n    def decide(self q):\n", "A", "in line 2: SyntaxError"),
        ("import nothing_of_that_name\n", "A", "in line 1: ModuleNotFoundError"),
        ("x = 1\n", "A", "There is no class 'A'"),
        ("class A: pass\n", "A", "has no method `decide"),
        ("class A:\n    def decide(self, q): pass\n", "B", "Its classes with a method `decide`: A."),
        ("A = 3\n", "A", "There is no class 'A'"),
        ("x = 1\n", "", "Say which class"),
        ("raise SystemError('no')\n", "A", "in line 1: SystemError: no"),
        ("import sys\nsys.exit('bye')\n", "A", "cannot be used in line 2: SystemExit: bye."),
        ("import sys\nsys.exit()\n", "A", "cannot be used in line 2: SystemExit."),
    ],
)
def test_what_is_no_bot(bot: Write, text: str, name: str, why: str) -> None:
    code = f"{bot(text)}:{name}" if name else str(bot(text))
    with pytest.raises(BadBot) as caught:
        maker(code)
    assert why in str(caught.value)


def test_codes_that_are_not_there() -> None:
    for code, why in (
        ("deep", "There is no bot 'deep'"),
        ("random:3", "nothing after a colon"),
        ("./no.py:A", "no file"),
    ):
        with pytest.raises(BadBot, match=why):
            maker(code)


@pytest.mark.parametrize(("body", "why"), [("1 / 0", "ZeroDivisionError"), ("raise SystemExit(3)", "SystemExit: 3")])
def test_a_bot_that_cannot_be_made(bot: Write, body: str, why: str) -> None:
    path = bot(f"class A:\n    def __init__(self): {body}\n    def decide(self, q): pass\n")
    with pytest.raises(BadBot, match=f"cannot be made in line 2: {why}"):
        maker(f"{path}:A")(Rng(1))


def test_an_error_in_a_neighbour_is_found_where_it_is_imported(bot: Write) -> None:
    path = bot("\nimport neighbour_with_a_typo\n")
    bot("x = 1\nx = 2\nx = 3\ndef decide(self q):\n", "neighbour_with_a_typo.py")
    with pytest.raises(BadBot, match="in line 2: SyntaxError"):
        maker(f"{path}:A")


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("return 1 / 0", "failed in line 2: ZeroDivisionError"),
        ("return None", "chose None, which is not among"),
        ("return -5", "chose -5, which is not among"),
        ("return 'end'", "chose 'end', which is not among"),
        ("q.moves.append(-5); return -5", "chose -5, which is not among"),
        ("return float(q.moves[0])", "which is not among"),
        ("raise SystemExit('bye')", "failed in line 2: SystemExit: bye."),
        ("raise SystemExit", "failed in line 2: SystemExit."),
    ],
)
def test_a_bot_that_fails_when_asked(bot: Write, body: str, why: str) -> None:
    made = maker(f"{bot(f'class A:{chr(10)}    def decide(self, q): {body}{chr(10)}')}:A")(Rng(1))
    with pytest.raises(BotFailed) as caught:
        made.decide(asked()[1])
    assert why in str(caught.value)


def test_the_line_is_told_for_a_relative_path_too(bot: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    path = bot("class A:\n    def decide(self, q): return 1 / 0\n")
    monkeypatch.chdir(path.parent.parent)
    made = maker(f"./{path.parent.name}/{path.name}:A")(Rng(1))
    with pytest.raises(BotFailed, match="failed in line 2: ZeroDivisionError"):
        made.decide(asked()[1])


def test_an_interrupt_is_no_failure_of_the_bot(bot: Write) -> None:
    made = maker(str(bot("class A:\n    def decide(self, q): raise KeyboardInterrupt\n")))(Rng(1))
    with pytest.raises(KeyboardInterrupt):
        made.decide(asked()[1])


def test_a_bot_may_do_with_its_moves_what_it_likes(bot: Write) -> None:
    path = bot("class A:\n    def decide(self, q):\n        return [q.moves.pop() for _ in q.moves[:]][-1]\n")
    assert play(Record("mexica", 2), [maker(str(path))(Rng(1)) for _ in range(2)], Rng(1)).over()


def test_what_is_as_good_as_a_whole_number_is_a_move(bot: Write) -> None:
    path = bot(
        "class Number:\n    def __init__(self, value): self.value = value\n"
        "    def __index__(self): return self.value\n"
        "class A:\n    def decide(self, q): return Number(q.moves[-1])\n"
    )
    _, question = asked()
    move = maker(f"{path}:A")(Rng(1)).decide(question)
    assert move == question.moves[-1]
    assert type(move) is int


def test_a_file_is_executed_once_until_it_changes(bot: Write, tmp_path: Path) -> None:
    text = f"open({str(tmp_path / 'count')!r}, 'a').write('x')\nclass A:\n    def decide(self, q): pass\n"
    path = bot(text)
    for code in (f"{path}:A", str(path), f"{path.parent}/../{path.parent.name}/{path.name}"):
        maker(code)
    assert (tmp_path / "count").read_text() == "x"
    bot(text + "class B(A): pass\n")
    maker(f"{path}:B")
    assert (tmp_path / "count").read_text() == "xx"


class Last:
    def decide(self, question: Question) -> int:
        return question.moves[-1]


def test_a_class_of_python_is_a_bot_too() -> None:
    _, question = asked()
    assert maker(Last)(Rng(1)).decide(question) == question.moves[-1]
    assert maker(lambda: Last())(Rng(1)).decide(question) == question.moves[-1]
    assert maker(RandomBot)(Rng(7)).decide(question) == maker("random")(Rng(7)).decide(question)
    assert [named(bot) for bot in (Last, "search:20", partial(RandomBot))] == ["Last", "search:20", "partial"]
    with pytest.raises(BadBot, match="'Path' has no method `decide"):
        maker(Path)  # type: ignore[arg-type]


class Peeking:
    """Looks where it should not."""

    def __init__(self, seen: list[State]) -> None:
        self.seen = seen

    def decide(self, question: Question) -> int:
        self.seen.append(question._state)
        return question.moves[0]


def test_a_bot_of_ones_own_never_holds_the_real_state() -> None:
    state = start("zapotec", 3)
    rng = Rng(1)
    while state.actors() != [0]:
        walk(state, rng, 1)
    seat, seen = 0, list[State]()
    made = maker(lambda: Peeking(seen))(Rng(1))
    for _ in range(20):
        made.decide(Question(state, seat, state.moves(seat)))
    assert all(guess is not state and guess.view(seat) == state.view(seat) for guess in seen)
    assert len({write_position(guess) for guess in seen}) > 1
