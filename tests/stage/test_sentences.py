"""Whole games are read: no code stands in a sentence, nothing is said twice, and only a turn that ends is ended."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from patolli import CHANCE, NotLegal, Record, Rng
from patolli.engine.core.state import State
from patolli.engine.game import find_game
from patolli.engine.match import Match
from patolli.engine.played import PlayedLine
from patolli.stage.game import ShownGame
from patolli.stage.scene import Scene
from patolli.stage.speech import LANGUAGES

GAMES = [("mexica", 2), ("mexica", 4), ("zapotec", 1), ("zapotec", 3), ("chocolatl", 3), ("lapins", 2), ("lapins", 4)]
CODES = {
    "mexica": r"\b(NS|EW)\b",
    "zapotec": r"\b[EOM][PHF][TVC]\d?\b|\b[ABKRSZ]\d{1,3}\b|\b[wbs]{2}\b",
    "chocolatl": r"place-\d",
    "lapins": r"\b[MCSJOX]\d\d\b|\w[:+](?=\w)",
}
"""What lines call things that no component is printed with. Cells of a board that has letters and numbers are none."""
ANYWHERE = r"[{}]|\w_\w|\?\?|->"
NAMES = ["Ana", "Ben", "Cyd", "Dora"]


def game_of(name: str) -> ShownGame:
    game = find_game(name)
    assert isinstance(game, ShownGame)
    return game


def played(name: str, players: int, seed: int = 1) -> Iterator[tuple[State, PlayedLine]]:
    """A game at random: the state after each line, and the line."""
    match, rng = Match.read(Record(name, players, {})), Rng(seed)
    while actors := match.state.actors():
        actor = actors[rng.below(len(actors))]
        yield match.state, match.play(actor, match.state.pick(actor, rng))


def assert_plain(text: str, name: str, where: object) -> None:
    found = re.search(f"{CODES[name]}|{ANYWHERE}", text)
    assert found is None, f"{found and found[0]!r} in {text!r}: {where}"


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_no_code_stands_in_the_log_or_the_prompt(name: str, players: int) -> None:
    game = game_of(name)
    for state, line in played(name, players):
        view = state.view(None)
        for language in LANGUAGES:
            for heard in {line.heard_by(reader) for reader in (None, *range(players))}:
                told, followed = game.tell_entry(view, line.actor, heard, line.events, language, NAMES, headed=True)
                for text in (told, *followed):
                    assert_plain(text, name, (language, line))
            for seat in (None, *state.actors()):
                text = game.prompt(state.view(None if seat == CHANCE else seat), language, NAMES)
                assert_plain(text, name, (language, line))


def tips(scene: Scene) -> Iterator[str]:
    """What the things of a scene say, without the code at the end."""
    for zone in scene.zones:
        for text in (*(place.name for place in zone.places), *(sprite.tip for sprite in zone.sprites)):
            yield re.sub(r" \[\S+\]$", "", text)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_no_code_stands_in_a_tip(name: str, players: int) -> None:
    game = game_of(name)
    for count, (state, line) in enumerate(played(name, players)):
        if count % 60:
            continue
        for language in LANGUAGES:
            for seat in (None, 0):
                scene = game.scene(state.view(seat), language, line.line, NAMES)
                for text in {
                    *tips(scene),
                    *(sprite.tip for layer in game.layers(state.view(seat), language) for sprite in layer.sprites),
                }:
                    assert_plain(text, name, (language, line))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_no_sentence_of_a_line_is_said_again(name: str, players: int) -> None:
    """Equal events in a row are two things that happened: two stones, two points of damage."""
    game = game_of(name)
    for state, line in played(name, players):
        told, followed = game.tell_entry(state.view(None), line.actor, line.line, line.events, "en", headed=True)
        assert told not in followed, line
        headings = [f"Round {round}" for round in range(30)]
        assert not [text for text in followed if text.rstrip(".").removesuffix(" begins") in headings], line


@pytest.mark.parametrize(
    ("name", "players", "line", "told", "unsaid"),
    [
        ("zapotec", 2, "pyramid", "places", "adds a level"),
        ("zapotec", 2, "buy", "buys", "receives"),
        ("zapotec", 2, "score round", "scores", "with the scoring card"),
        ("chocolatl", 3, "hut", "builds a hut", "chooses"),
        ("chocolatl", 3, "die", "takes the black die", "chooses"),
        ("chocolatl", 3, "face", "The die shows", "The black die shows"),
        ("lapins", 3, "pay auto", "pays", "prisoners first"),
    ],
)
def test_a_line_that_its_consequence_tells_is_told_once(
    name: str, players: int, line: str, told: str, unsaid: str
) -> None:
    game = game_of(name)
    for seed in range(1, 40):
        for state, said in played(name, players, seed):
            if f"{said.line} ".startswith(f"{line} ") and said.events:
                text, followed = game.tell_entry(state.view(None), said.actor, said.line, said.events, "en")
                assert told in text
                assert not [one for one in (text, *followed) if unsaid in one]
                return
    raise AssertionError(f"nobody said {line}")


def test_a_turn_of_zapotec_is_not_done_before_it_ends() -> None:
    """`done` ends the Capital, then the building; the turn goes on both times (ZAP-23)."""
    game = game_of("zapotec")
    said = [
        (line.line, game.tell_entry(state.view(None), line.actor, line.line, line.events, "en")[0])
        for state, line in played("zapotec", 2)
        if line.line == "done"
    ]
    assert {text.split(" ", 1)[1] for _, text in said} == {"begins to build.", "builds no more."}


def dealt(box: str) -> State:
    """A game with this box after the set-up; the first seat does not hold A01."""
    match, rng = Match.read(Record("zapotec", 2, {"components": box})), Rng(3)
    while match.state.actors() == [CHANCE]:
        match.play(CHANCE, match.state.pick(CHANCE, rng))
    return match.state


def test_things_of_another_box_are_called_by_what_is_printed_there() -> None:
    """ZAP-4: sentences, also refusals, know the box of the table."""
    game = game_of("zapotec")
    box = "{action_cards.card.A01.number = 99}"
    state = game.start(2, {"components": box})
    assert "card 99 (" in game.tell_line(state.view(None), CHANCE, "offer A01", "en").lower()
    with pytest.raises(NotLegal) as refusal:
        game.hear(dealt(box), 0, ["choose", "A01"])
    assert "ard 99 (" in game.refusal(refusal.value, "en")
    assert "card 99 (" not in game.tell_line(game.start(2, {}).view(None), CHANCE, "offer A01", "en").lower()
