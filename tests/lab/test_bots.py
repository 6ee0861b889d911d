"""Bots by their codes, and bots of one's own."""

from collections.abc import Callable
from pathlib import Path

import pytest

from patolli import Rng, State, start
from patolli.bots import BadBot, BotFailed, maker
from patolli.engine.drive import Question
from patolli.engine.playout import walk

Write = Callable[[str], Path]


@pytest.fixture
def bot(tmp_path: Path) -> Write:
    def write(text: str) -> Path:
        path = tmp_path / "mybot.py"
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


def test_a_bot_that_cannot_be_made(bot: Write) -> None:
    path = bot("class A:\n    def __init__(self): 1 / 0\n    def decide(self, q): pass\n")
    with pytest.raises(BadBot, match="cannot be made in line 2: ZeroDivisionError"):
        maker(f"{path}:A")(Rng(1))


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("return 1 / 0", "failed in line 2: ZeroDivisionError"),
        ("return None", "chose None, which is not among"),
        ("return -5", "chose -5, which is not among"),
        ("return 'end'", "chose 'end', which is not among"),
        ("q.moves.append(-5); return -5", "chose -5, which is not among"),
    ],
)
def test_a_bot_that_fails_when_asked(bot: Write, body: str, why: str) -> None:
    made = maker(f"{bot(f'class A:{chr(10)}    def decide(self, q): {body}{chr(10)}')}:A")(Rng(1))
    with pytest.raises(BotFailed) as caught:
        made.decide(asked()[1])
    assert why in str(caught.value)
