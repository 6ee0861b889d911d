"""What lies beside a board can be read: nothing is covered, cut or tiny, and nothing is crossed out without need."""

from __future__ import annotations

from itertools import combinations

import pytest

from patolli import Record, Rng
from patolli.engine.core.state import State
from patolli.engine.game import find_game
from patolli.engine.match import Match
from patolli.stage.game import ShownGame
from patolli.stage.learn.lessons import course
from patolli.stage.learn.teacher import begin
from patolli.stage.scene import Sprite, Zone
from patolli.stage.speech import LANGUAGES

LEAST_LETTERS = 12
"""In the units of a zone that is 300 wide and drawn as wide as a column of the page."""


def state_of(name: str, players: int, phase: str = "over", seed: int = 2) -> State:
    """A game at random, until its first seat is asked in that phase, or to the end."""
    match, rng = Match.read(Record(name, players, {})), Rng(seed)
    while actors := match.state.actors():
        if match.state.view(0).phase == phase and 0 in actors:  # type: ignore[attr-defined]
            break
        match.play(actors[0], match.state.pick(actors[0], rng))
    return match.state


def zone_of(state: State, name: str, language: str = "en", seat: int = 0) -> Zone:
    game = find_game(state.game().name)
    assert isinstance(game, ShownGame)
    return next(zone for zone in game.scene(state.view(seat), language).zones if zone.name == name)


def overlap(one: Sprite, other: Sprite) -> bool:
    return abs(one.x - other.x) * 2 < one.width + other.width and abs(one.y - other.y) * 2 < one.height + other.height


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_katun_card_lies_under_another_or_under_the_deck(players: int) -> None:
    """LAP-31: with four kings there are five cards."""
    shelf = zone_of(state_of("lapins", players, "turn"), "shelf")
    cards = [sprite for sprite in shelf.sprites if sprite.id == "deck" or sprite.id.startswith("katun-")]
    assert len(cards) == players + 2
    assert not [pair for pair in combinations(cards, 2) if overlap(*pair)]
    assert all(card.width / 2 <= card.x <= shelf.box[2] - card.width / 2 for card in cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_share_out_is_not_cut(language: str) -> None:
    """LAP-82."""
    zone = zone_of(state_of("lapins", 3, "share"), "share:0", language)
    assert not [sprite.text for sprite in zone.sprites if sprite.text.endswith("…")]
    assert "prisoner" not in zone.label


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_share_out_says_that_a_reserve_is_emptied_and_in_which_order_it_goes(language: str) -> None:
    """LAP-79: an automatic share gives away the maize of the lesson; it is said where it is not seen."""
    game = find_game("lapins")
    assert isinstance(game, ShownGame)
    state = begin(course(game).find("goods"), 5).state
    sprites = {sprite.id: sprite for sprite in zone_of(state, "share:0", language).sprites if sprite.text}
    for row in ("by-glory", "by-taxes"):
        assert sprites[f"share-{row}-stored"].text == "1 → 0"
        assert sprites[f"share-{row}"].tip.endswith(game.speech(language).tell("share-order"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_final_scores_of_chocolatl_are_as_wide_as_their_column(language: str) -> None:
    """CHO-80: the page draws the zone some 270 pixels wide."""
    sheet = zone_of(state_of("chocolatl", 5), "sheet", language)
    assert sheet.box[2] == 300
    texts = [sprite for sprite in sheet.sprites if sprite.text]
    assert len(texts) == 9 * 6
    assert min(sprite.height for sprite in texts) >= LEAST_LETTERS
    assert not [sprite.text for sprite in texts if sprite.text.endswith("…")]


def test_the_grids_of_others_are_large_enough_in_zapotec() -> None:
    mat = zone_of(state_of("zapotec", 3, "choose"), "mat:1")
    cells = [sprite for sprite in mat.sprites if sprite.id.startswith(("cell-1-", "tile-"))]
    assert len(cells) == 9
    assert min(sprite.width for sprite in cells) >= 44, "35 pixels where the mat is 236 wide"
    texts = [sprite for sprite in mat.sprites if sprite.picture.startswith("zap-") and sprite.picture != "zap-stripe"]
    assert max(sprite.y + sprite.height / 2 for sprite in texts) <= mat.box[3]


def test_no_order_is_crossed_out_when_the_game_is_over() -> None:
    """MEX-74: before, a token that is out of the game is crossed out."""
    state = state_of("mexica", 3)
    board = zone_of(state, "board")
    assert not [sprite.id for sprite in board.sprites if sprite.id.startswith("cross-")]
