"""The pictures in the rules."""

from __future__ import annotations

import pytest

from patolli.games import NAMES
from patolli.games.examples import drawn, examples
from patolli.stage.speech import LANGUAGES
from patolli.stage.svg import svg
from tests.contract.walks import game_of


@pytest.mark.parametrize("game", NAMES)
def test_every_example_is_drawn_and_has_a_caption_in_every_language(game: str) -> None:
    found = game_of(game)
    assert len(examples(game)) >= 4
    for rule, example in examples(game).items():
        assert rule in found.rules()
        scene = drawn(found, example)
        (zone,) = scene.zones
        drawing = svg(scene, gap=0)
        assert f'width="{zone.box[2]:g}"' in drawing
        for language in LANGUAGES:
            assert found.speech(language).knows(f"picture-{rule}")


@pytest.mark.parametrize("game", NAMES)
def test_every_caption_has_its_picture(game: str) -> None:
    captions = game_of(game).speech().keys("picture-")
    assert sorted(captions) == sorted(f"picture-{rule}" for rule in examples(game))
