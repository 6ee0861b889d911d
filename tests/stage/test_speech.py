"""Sentences without choices are put together here, and read as Fluent would write them."""

from __future__ import annotations

import pytest

from patolli.engine.game import find_game
from patolli.games import NAMES
from patolli.stage.game import ShownGame
from patolli.stage.speech import LANGUAGES, LARGE, LONGEST_VALUE, Speech, _bundle

VALUES: tuple[int | str, ...] = (0, 1, 42, LARGE - 1, LARGE, 1_234_567, -3, True, "", "Ana", "{ $who }", '"a" — 7')


def home(name: str) -> str:
    game = find_game(name)
    assert isinstance(game, ShownGame)
    return game.home()


def by_fluent(speech: Speech, key: str, values: dict[str, int | str]) -> str:
    bundle = _bundle(speech.language, speech.packages, "")
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, values)[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_plain_sentence_reads_as_by_fluent(game: str, language: str) -> None:
    speech = Speech(language, ("patolli.stage", home(game)))
    bundle = _bundle(language, speech.packages, "")
    told = 0
    for key in speech.keys(""):
        if bundle.has_message(key) and bundle.get_message(key).value is not None:
            speech.tell(key)
            names = [name for _, name in speech.plain[key] or [] if name]
            for value in VALUES:
                values = dict.fromkeys(names, value)
                assert speech.tell(key, **values) == by_fluent(speech, key, values)
                told += bool(names)
    assert told > 100


LONG: dict[str, int | str] = {"name": "a" * (LONGEST_VALUE + 1), "points": 3}


@pytest.mark.parametrize("values", [LONG, {"name": "Ana"}, {"points": 3}])
def test_a_value_that_is_too_long_or_missing_is_left_to_fluent(values: dict[str, int | str]) -> None:
    speech = Speech("en", ("patolli.stage", home("mexica")))
    speech.tell("scene-points", name="Ana", points=3)
    assert speech.tell("scene-points", **values) == by_fluent(speech, "scene-points", values)
