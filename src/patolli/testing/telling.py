"""What every game passes when it speaks and draws: sentences, languages, scenes, and words at their places."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree

from fluent.syntax import FluentParser, ast

from patolli import CHANCE, Rng, State, lines, say, start
from patolli.engine.core.playout import playout
from patolli.engine.core.state import Event
from patolli.stage.game import ShownGame
from patolli.stage.pictures import picture
from patolli.stage.scene import Scene, SceneCache
from patolli.stage.speech import LANGUAGES
from patolli.stage.svg import svg
from patolli.testing.walking import Options, Walk, few, game_of, seats_of, walks, watching_words


@cache
def languages(name: str) -> list[str]:
    """The languages that the game has a file for."""
    folder = files(game_of(name).home()).joinpath("lang")
    return [language for language in LANGUAGES if folder.joinpath(f"{language}.ftl").is_file()]


def assert_sentence(text: str, where: str) -> None:
    assert text.strip(), f"nothing is said: {where}"
    assert not re.search(r"[{}]", text), f"{text!r} lacks a sentence or a word: {where}"


@watching_words
def sentences_are_complete(name: str, players: int, options: Options = None, games: int = 2) -> None:
    """Every line, event and prompt can be told in every language that the game speaks, with all its words."""
    game = game_of(name)
    names = [f"Ana{seat}" for seat in range(players)]
    spoken = languages(name)
    assert "en" in spoken
    for walk in walks(name, players, options, games):
        state = walk.state
        while True:
            view = state.view(None)
            for language in spoken:
                for seat in seats_of(state) if not walk.step % 16 else [None]:
                    assert_sentence(game.prompt(state.view(seat), language), f"prompt in {language} {walk}")
                assert_sentence(game.prompt(view, language, names), f"prompt in {language} {walk}")
                for seat in range(players):
                    assert_sentence(game.name_of(view, seat, language), f"name of {seat} in {language} {walk}")
                if not walk.step % 16:
                    assert_sentence(game.picture(view, language), f"picture in {language} {walk}")
            actors = state.actors()
            if not actors:
                break
            actor = actors[walk.rng.below(len(actors))]
            move = state.pick(actor, walk.rng)
            heard = {game.overhear(state, actor, move, seat) for seat in seats_of(state)} - {None}
            line = say(state, actor, move)
            state.events = []
            state.play(actor, move)
            events, state.events = state.events, None
            walk.record.lines.append((actor, line))
            walk.step += 1
            view = state.view(None)
            for language in spoken:
                for words in heard:
                    assert words is not None
                    for called in ((), names):
                        told = game.tell_line(view, actor, words, language, called)
                        assert_sentence(told, f"{words!r} in {language} {walk}")
                for event in events:
                    for called in ((), names):
                        told = game.tell_event(view, event, language, called)
                        assert_sentence(told, f"{event} in {language} {walk}")


def languages_have_the_same_keys(name: str, players: int = 0, options: Options = None) -> None:
    """Every language of the game has every sentence that English has, made of the same words; none has more."""
    folder = files(game_of(name).home()).joinpath("lang")
    for part in ("", "rules-"):
        known = [language for language in LANGUAGES if folder.joinpath(f"{part}{language}.ftl").is_file()]
        said = {language: _keys(folder.joinpath(f"{part}{language}.ftl").read_text("utf-8")) for language in known}
        for language in known:
            assert set(said[language]) == set(said["en"]), (
                f"{part}{language}.ftl lacks {sorted(set(said['en']) - set(said[language]))} "
                f"and has too much {sorted(set(said[language]) - set(said['en']))}"
            )
            for key, words in said[language].items():
                assert words <= said["en"][key], f"{part}{language}.ftl, {key}: {words - said['en'][key]} is not given"


def _keys(text: str) -> dict[str, set[str]]:
    """The messages and attributes of a file of sentences, with the words that each needs."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = _variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return found


def _variables(node: ast.BaseNode) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                found |= _variables(part)
    return found


@watching_words
def scenes_draw(name: str, players: int, options: Options = None, games: int = 1) -> None:
    """The scene of every view that comes up draws as one SVG document, in every language, for every seat."""
    game = game_of(name)
    spoken = languages(name)
    for walk in walks(name, players, options, games):
        for state in walk.some(every=40):
            last = walk.record.lines[-1][1] if walk.record.lines else ""
            scenes = [game.scene(state.view(seat), "en", last) for seat in seats_of(state)]
            assert _made_together(game, state, last, SceneCache()) == scenes, f"drawn otherwise beside others {walk}"
            scenes += [game.scene(state.view(None), language, last, ["Ana & Bo <b>"]) for language in spoken]
            for scene in scenes:
                ids = [(zone.name, sprite.id) for zone in scene.zones for sprite in zone.sprites]
                assert len(set(ids)) == len(ids), f"two sprites have one id {walk}"
                json.loads(scene.json())
                _aids_fit(scene, walk)
                for text in _texts(scene):
                    assert not re.search(r"[{}]", text), f"{text!r} lacks a sentence or a word {walk}"
            for seat in seats_of(state):
                for layer in game.layers(state.view(seat), spoken[-1], ["Ana"]):
                    for sprite in layer.sprites:
                        assert not sprite.picture or picture(scenes[0].art, sprite.picture).box, f"{sprite.id} {walk}"
                        assert not re.search(r"[{}]", layer.label + sprite.tip), f"{layer.name} {walk}"
            for scene in scenes[:: max(1, len(scenes) - 1)]:
                drawing = ElementTree.fromstring(svg(scene))
                assert drawing.tag == "{http://www.w3.org/2000/svg}svg", walk
            ElementTree.fromstring(state._repr_svg_())
            assert str(state).strip(), walk


def scenes_follow(name: str, players: int, options: Options = None, games: int = 1) -> None:
    """A scene for which parts of the position before are kept is the one that would be drawn from nothing."""
    game = game_of(name)
    for walk in walks(name, players, options, games):
        drawn = SceneCache()
        for state in walk.some(every=5):
            last = walk.record.lines[-1][1] if walk.record.lines else ""
            drawn = SceneCache(drawn)
            scenes = [game.scene(state.view(seat), "en", last) for seat in seats_of(state)]
            assert _made_together(game, state, last, drawn) == scenes, f"drawn otherwise than from nothing {walk}"


def _aids_fit(scene: Scene, walk: Walk) -> None:
    """Ghosts have pictures, tags have places."""
    places = {place.word for zone in scene.zones for place in zone.places}
    for ghost in scene.ghosts:
        assert picture(scene.art, ghost.picture).box, f"{ghost.id} {walk}"
    for tags in scene.tags:
        assert places.issuperset(tags.texts), f"{tags.verb} {walk}"


def _made_together(game: ShownGame, state: State, last: str, drawn: SceneCache) -> list[Scene]:
    """The scenes of all seats, the last one first: what was made for one seat serves for the next."""
    public = state.view(None)
    made = []
    for seat in reversed(seats_of(state)):
        view = game.view(state, seat, public)
        assert view == state.view(seat), f"seat {seat} knows something else beside others"
        made.append(game.scene(view, "en", last, (), drawn))
    return made[::-1]


def _texts(scene: Scene) -> Iterator[str]:
    yield scene.title
    yield scene.story
    for zone in scene.zones:
        yield zone.label
        for sprite in zone.sprites:
            yield sprite.text
            yield sprite.tip
        for place in zone.places:
            yield place.name
    for tags in scene.tags:
        yield tags.label


def words_have_their_places(name: str, players: int, options: Options = None, games: int = 2) -> None:
    """Every word of a seat's line that is written like a place is one, so that it can be pointed at.

    Chance points at nothing: what it draws is not on the table yet.
    """
    game = game_of(name)
    for walk in walks(name, players, options, games):
        for state in walk.some(every=40):
            for actor in state.actors():
                if actor == CHANCE:
                    continue
                scene = game.scene(state.view(actor))
                places = {place.word for zone in scene.zones for place in zone.places}
                if not places:
                    continue
                shapes = {_shape(word) for word in places} - BUTTONS
                heard = [line.split() for line in lines(state, actor)]
                said = {word for verb, *words in heard if verb not in game.amounts for word in words}
                missing = sorted(word for word in said - places if _shape(word) in shapes)
                assert not missing, f"{missing} cannot be pointed at {walk}"
                pairs = {(verb, word) for verb, *words in heard for word in words}
                twice = sorted(pair for pair in pairs if len(_zones_of(scene, *pair)) > 1)
                assert not twice, f"{twice} could mean things of two zones {walk}"


def _zones_of(scene: Scene, verb: str, word: str) -> set[str]:
    """Where a word of a line lies on the table."""
    return {
        zone.name
        for zone in scene.zones
        for place in zone.places
        if place.word == word and (not place.verbs or verb in place.verbs.split())
    }


BUTTONS = frozenset({"a"})
"""Plain words may be buttons, even where others of their kind lie on the table."""


def _shape(word: str) -> str:
    """How a word is written: H6 and C12 are both `A9`."""
    return re.sub(r"\d+", "9", re.sub(r"[A-Z]", "A", re.sub(r"[a-z]+", "a", word)))


def sheet_adds_up(name: str, players: int, options: Options = None, games: int = 3) -> None:
    """The rows of the final sheet have names, and events tell where all points came from; or there is no sheet."""
    game = game_of(name)
    if not game.sheet:
        return
    for language in languages(name):
        unnamed = [row for row in game.sheet if not game.speech(language).knows(f"sheet-{row}")]
        assert not unnamed, f"{unnamed} of the sheet have no name in {language}"
    for seed in range(few(games)):
        state = start(name, players, options)
        told: list[Event] = []
        state.events = told
        playout(state, Rng(seed, players))
        sheet = [0] * len(state.points())
        for event in told:
            for row, seat, points in game.gains(event):
                assert row in game.sheet, f"{event} belongs to {row!r}, which is no row of the sheet"
                sheet[seat] += points
        assert sheet == state.points(), f"the sheet adds up to {sheet}, the points are {state.points()}, seed {seed}"


def pages_are_complete(name: str, players: int, options: Options = None) -> None:
    """The lobby, the rules and the buttons have all their words, in every language that the game speaks.

    Every rule has a text and a title and belongs to a section; every option and every value that is offered has a
    name; every verb that a seat can say has a label.
    """
    game = game_of(name)
    own = game.speech("en")
    wanted = ["about", "rules-intro"] if not game.package else ["about", "rules-intro", *_lobby(game)]
    for number in game.rules():
        wanted += [f"rule-{number}", f"rule-{number}.title"]
    for option in game.options:
        wanted.append(f"option-{option.name}")
        wanted += [f"option-{option.name}.{word}" for word in option.values if len(option.values) > 1 and _is_key(word)]
        wanted += [f"option-{option.name}.custom"] if option.free else []
    wanted += [f"verb-{verb}" for verb in sorted(_verbs(name, players, options))]
    wanted += ["log-part"] if getattr(start(name, players, options), "round", 0) else []
    for language in languages(name):
        missing = [key for key in wanted if not game.speech(language).knows(key)]
        assert not missing, f"no words in {language} for {', '.join(missing)}"
    shown = [rule for key in own.keys("section-") for rule in _span(own.tell(f"{key}.rules"), game.rules())]
    assert shown == game.rules(), f"sections show the rules {shown}"


def _lobby(game: ShownGame) -> list[str]:
    """A game of another package introduces itself."""
    alone = [f"game-{game.name}.alone"] if 1 in game.seats else []
    return [f"game-{game.name}", f"game-{game.name}.length", f"game-{game.name}.weight", *alone]


def _is_key(word: str) -> bool:
    """Whether a value of an option has a name of its own: a number or a list is shown as it is."""
    return re.fullmatch(r"[a-z][a-z_]*", word) is not None


def _verbs(name: str, players: int, options: Options) -> set[str]:
    found: set[str] = set()
    for walk in walks(name, players, options, 1):
        for state in walk.some(every=4):
            for actor in state.actors():
                if actor != CHANCE:
                    found.update(line.split()[0] for line in lines(state, actor))
    return found


def _span(ends: str, numbers: list[str]) -> list[str]:
    """The rules from the first to the last that a section names."""
    first, _, last = ends.partition(" ")
    assert first in numbers, f"a section begins with {first}, which is no rule"
    assert last in numbers, f"a section ends with {last}, which is no rule"
    return numbers[numbers.index(first) : numbers.index(last) + 1]
