"""The player aid: complete in four languages, with the numbers of the box, and with rules that exist."""

import re
import tomllib
from importlib.resources import files

import pytest

from patolli.engine.game import find_game, start
from patolli.games import NAMES
from patolli.stage.aid import aid, has_aid
from patolli.stage.game import ShownGame
from patolli.stage.speech import LANGUAGES


def shown(name: str) -> ShownGame:
    game = find_game(name)
    assert isinstance(game, ShownGame)
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_card_says_goal_turn_points_and_end(name: str, language: str) -> None:
    game = shown(name)
    card = aid(game, start(name, 3), language)
    assert card is not None
    texts = [card.goal, card.turn, card.end, *(row.text for row in card.steps), *(row.text for row in card.scores)]
    assert all(texts)
    assert not any("{" in text for text in texts)
    assert all(row.value for row in card.scores)
    assert {row.rule for row in card.steps + card.scores} <= set(game.rules())


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_the_card_is_said(name: str) -> None:
    home = files(shown(name).home())
    numbers = tomllib.loads(home.joinpath("learn", "aid.toml").read_text(encoding="utf-8"))["numbers"]
    aid_words, buttons = (
        home.joinpath("lang", file).read_text(encoding="utf-8") for file in ("aid-en.ftl", "verbs-en.ftl")
    )
    words = aid_words + "".join(re.findall(r"\.cost = .*", buttons))
    assert set(numbers) | {"count"} >= set(re.findall(r"\$(\w+)", words)) >= set(numbers)


@pytest.mark.parametrize(
    ("name", "changes", "said"),
    [
        ("mexica", "{turn.action_points = 7, scoring.palace_bonus = 9}", ["7 action points", "9"]),
        ("zapotec", "{round_scoring.vp_per_house = 3, buildings.village.cost.wood = 2}", ["3; a palace", "2 wood"]),
        ("chocolatl", "{final.majority = 8}", ["1; 8; 3"]),
        ("lapins", "{costs.pass = 3}", ["3"]),
    ],
)
def test_a_changed_box_shows_its_numbers(name: str, changes: str, said: list[str]) -> None:
    game = shown(name)
    usual, other = aid(game, start(name, 3)), aid(game, start(name, 3, {"components": changes}))
    assert usual is not None
    assert other is not None
    assert usual != other
    for text in said:
        assert text in str(other)


def test_the_length_of_lapins_is_the_one_chosen() -> None:
    """LAP-23."""
    card = aid(shown("lapins"), start("lapins", 3, {"length": "3"}))
    assert card is not None
    assert "ball match 3" in card.end


@pytest.mark.parametrize("name", NAMES)
def test_each_of_the_four_games_has_one(name: str) -> None:
    assert has_aid(shown(name))
