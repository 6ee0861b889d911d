"""Sweeps: numbers of a box are found, varied and confirmed."""

from __future__ import annotations

import json

import pytest

from patolli.engine.components import read_changes
from patolli.engine.game import find_game, start
from patolli.games import NAMES
from patolli.lab.boxes import NoSuchKey, box_with, boxes_of, changed, check_numbers, numbers
from patolli.lab.sweep import Goal, Range, Sweep
from patolli.lab.sweep_page import plain, rows, sweep_page
from patolli.stage.game import ShownGame

PRIZE = "drink.begin.rounds.1.1"
"""The points of the highest bid for the drink, in the first round of Chocolatl."""


@pytest.mark.parametrize("game", NAMES)
def test_every_number_of_a_box_can_be_named_and_set(game: str) -> None:
    boxes = boxes_of(game)
    keys = list(numbers(boxes.values))
    assert len(keys) > 20
    assert len(set(keys)) == len(keys)
    for key in keys:
        new = changed(boxes.values, key.split("."), 987_654)
        assert new != boxes.values
        assert "987654" in box_with(game, {key: 987_654}), key


def test_a_box_is_what_differs_from_the_delivered_one() -> None:
    assert read_changes(box_with("mexica", {"turn.action_points": 5})) == {"turn": {"action_points": 5}}
    rows_of = box_with("chocolatl", {"drink.begin.rounds.1.1": 9})
    assert read_changes(rows_of) == {"drink": {"begin": {"rounds": [[9, 4, -2], [7, 3, -2]]}}}
    both = box_with("mexica", {"turn.action_points": 5}, "{supply.bridges = 9}")
    assert read_changes(both) == {"turn": {"action_points": 5}, "supply": {"bridges": 9}}
    start("mexica", 2, {"components": both})


def test_a_key_that_names_no_number_is_refused_with_one_that_does() -> None:
    with pytest.raises(NoSuchKey) as caught:
        check_numbers("mexica", ["action_points"])
    assert caught.value.near == ["turn.action_points"]
    with pytest.raises(NoSuchKey):
        check_numbers("mexica", ["colours.names"])


def swept(goal: Goal, tries: int = 9) -> Sweep:
    sweep = Sweep("chocolatl", 3, 5, goal, [Range(PRIZE, 8, 32, 8)], "random")
    sweep.look(tries, 12)
    sweep.confirm(24)
    return sweep


def test_the_length_of_a_game_is_found_and_confirmed_on_fresh_deals() -> None:
    """Whoever has 40 points ends the game: the larger the first prize, the shorter it is."""
    pytest.importorskip("optuna")
    sweep = swept(Goal("length", 40))
    assert len(sweep.tries) == 4, "the same values are not played twice"
    assert sweep.best()[0].values == {PRIZE: 32}
    each, own, change = sweep.verdicts()[0]
    assert each.values == {PRIZE: 32}
    assert own.value == pytest.approx(each.loss)
    assert change.certain()
    assert (change.value or 0) < 0
    fresh = {tuple(facts.points) for facts in sweep.fresh[0].games}
    tried = {tuple(facts.points) for each in sweep.tries if each.values[PRIZE] == 8 for facts in each.games}
    assert fresh != tried


def test_the_same_seed_tries_the_same() -> None:
    pytest.importorskip("optuna")
    one, two = (swept(Goal("seats"), 3) for _ in range(2))
    assert [(each.values, each.loss) for each in one.tries] == [(each.values, each.loss) for each in two.tries]


def test_what_the_box_refuses_is_told() -> None:
    pytest.importorskip("optuna")
    sweep = Sweep("chocolatl", 3, 5, Goal("tension"), [Range("game.end_score", 30, 40, 10)], "random")
    sweep.look(6, 3)
    why = {each.values["game.end_score"]: each.why_not for each in sweep.tries}
    assert "CHO-20" in why[30]
    assert why[40] == ""


@pytest.mark.parametrize("language", ["en", "fr", "nl", "pt"])
@pytest.mark.parametrize("goal", [Goal("seats"), Goal("length", 90), Goal("tension")])
def test_the_page_is_whole_in_every_language(language: str, goal: Goal) -> None:
    pytest.importorskip("optuna")
    game = find_game("chocolatl")
    assert isinstance(game, ShownGame)
    sweep = Sweep("chocolatl", 3, 5, goal, [Range(PRIZE, 8, 9)], "random")
    sweep.look(3, 2)
    sweep.confirm(2)
    found = plain(sweep, 2, 2)
    assert json.loads(json.dumps(found)) == found
    page = sweep_page(found, game.speech(language), game.title, "patolli sweep")
    assert "<svg" in page
    assert "{lab" not in page
    assert rows(found).splitlines()[0] == f"{PRIZE},loss"
