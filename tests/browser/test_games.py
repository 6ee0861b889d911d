"""The games, each played to its end by clicks on what is lit."""

import random

import pytest

from tests.browser.conftest import Windows

BOTS = ("bot Bo", "bot Cy")


@pytest.mark.parametrize("game", ["zapotec", "chocolatl", "lapins"])
def test_a_whole_game_by_clicks(windows: Windows, game: str) -> None:
    """Whatever is lit can be clicked, and clicks alone lead to the score sheet."""
    window = windows()
    window.make(game, "me Ana", *BOTS)
    assert window.play(random.Random(18)) > 20
    window.page.wait_for_selector(".scores")
    assert "Ana" in (window.page.locator(".scores").text_content() or "")
    window.check()
