"""What does not depend on a table: the games, their rules, their art, and the page's words."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree

from patolli.engine.core.playout import walk
from patolli.engine.core.rng import Rng
from patolli.engine.game import Option, start
from patolli.engine.view import View
from patolli.games import NAMES
from patolli.games.examples import drawn, examples
from patolli.stage.game import ShownGame
from patolli.stage.speech import LANGUAGES, Speech
from patolli.stage.svg import svg
from patolli.table.bot_pool import LEVELS
from patolli.table.errors import Refused, words
from patolli.table.rows import game_of

SVG = "http://www.w3.org/2000/svg"
_PAGE = re.compile(r"page(-\w+)?-en\.ftl")
_MESSAGE = re.compile(r"^([\w-]+) *=", re.MULTILINE)
_ARGUMENT = re.compile(r"\{ *\$(\w+) *\}")
_KEY = re.compile(r"^(section|ruling|option|provenance)-(\S+) *=", re.MULTILINE)


def games(language: str) -> dict[str, object]:
    """The games, with what the lobby says about them."""
    return {
        "languages": LANGUAGES,
        "levels": [{"level": level} for level in LEVELS],
        "games": [_game(game_of(name), language) for name in NAMES],
    }


def _game(game: ShownGame, language: str) -> dict[str, object]:
    said, own = game.speech(language), words(language)

    def tell(key: str) -> str:
        """By the table's own words for a game of ours, by the game's own for another."""
        asked = f"game-{game.name}{key}"
        return next((speech.tell(asked) for speech in (own, said) if speech.knows(asked)), "")

    return {
        "game": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "sentence": tell(""),
        "length": tell(".length"),
        "weight": tell(".weight"),
        "alone": tell(".alone") if 1 in game.seats else "",
        "options": [_option(option, said) for option in game.options],
    }


def _option(option: Option, said: Speech) -> dict[str, object]:
    key = f"option-{option.name}"
    return {
        "name": option.name,
        "rule": option.rule,
        "sentence": said.tell(key),
        "free": said.tell(f"{key}.custom") if option.free else "",
        "file": option.free == "file",
        "values": [{"value": value, "label": _label(key, value, said)} for value in option.values],
    }


def _label(key: str, value: str, said: Speech) -> str:
    """What a value of an option is called; a list by its parts."""
    words = [said.tell(f"{key}.{part}") if said.knows(f"{key}.{part}") else part for part in value.split(",")]
    return ", ".join(words)


def page(language: str) -> dict[str, object]:
    """The page's own words: all keys of `page-en.ftl`, in the language; an argument stands as `{n}`."""
    found = [file for file in files("patolli.table").joinpath("lang").iterdir() if _PAGE.fullmatch(file.name)]
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(found, key=lambda file: file.name))
    values = {name: f"{{{name}}}" for name in _ARGUMENT.findall(text)}
    own = words(language)
    said = {key: own.tell(key, **values) for key in _MESSAGE.findall(text)}
    return {"language": language, "languages": LANGUAGES, "words": said}


def rules(name: str, language: str) -> dict[str, object]:
    """The rules in short: sections with their rules, rulings, options."""
    if name not in NAMES:
        raise Refused("no-game", game=name[:40])
    game = game_of(name)
    said = game.speech(language)
    numbers = game.rules()
    keys = _keys(name)
    return {
        "game": name,
        "title": game.title,
        "prefix": game.prefix,
        "intro": said.tell("rules-intro"),
        "sections": [
            {
                "key": key,
                "title": said.tell(f"section-{key}"),
                "rules": [_rule(game, number, said) for number in _range(said.tell(f"section-{key}.rules"), numbers)],
            }
            for key in keys["section"]
        ],
        "rulings": [
            {"number": key, "question": said.tell(f"ruling-{key}.question"), "answer": said.tell(f"ruling-{key}")}
            for key in keys["ruling"]
        ],
        "options": [_option(option, said) for option in game.options],
        "provenance": [{"key": key, "text": said.tell(f"provenance-{key}")} for key in keys["provenance"]],
    }


def _rule(game: ShownGame, number: str, said: Speech) -> dict[str, object]:
    rule: dict[str, object] = {
        "number": number,
        "title": said.tell(f"rule-{number}.title"),
        "text": said.tell(f"rule-{number}"),
    }
    if number in examples(game.name):
        drawing = f"/static/art/{game.name}-{number}.svg"
        rule["picture"] = {"drawing": drawing, "caption": said.tell(f"picture-{number}")}
    return rule


def _range(span: str, numbers: list[str]) -> list[str]:
    """The rules from the first to the last that a section names."""
    first, _, last = span.partition(" ")
    if first not in numbers or last not in numbers:
        return []
    return numbers[numbers.index(first) : numbers.index(last) + 1]


@cache
def _keys(game: str) -> dict[str, list[str]]:
    """The sections, rulings and options of a game's rules, in the order of its file."""
    file = files(game_of(game).home()).joinpath("lang", "rules-en.ftl")
    found: dict[str, list[str]] = {"section": [], "ruling": [], "option": [], "provenance": []}
    if file.is_file():
        for kind, key in _KEY.findall(file.read_text(encoding="utf-8")):
            found[kind].append(key)
    return found


@cache
def art(game: str) -> bytes:
    """All drawings of a game and those that all games share, in one file without styles."""
    if game not in NAMES:
        raise Refused("no-game", game=game[:40])
    ElementTree.register_namespace("", SVG)
    root = ElementTree.Element(f"{{{SVG}}}svg")
    for folder in (files("patolli.stage").joinpath("art"), files(game_of(game).home()).joinpath("show", "art")):
        drawings = [file for file in folder.iterdir() if file.name.endswith(".svg")] if folder.is_dir() else []
        for file in sorted(drawings, key=lambda file: file.name):
            drawing = ElementTree.fromstring(file.read_text(encoding="utf-8"))
            root.extend(part for part in drawing if part.tag != f"{{{SVG}}}style")
    return bytes(ElementTree.tostring(root, encoding="utf-8"))


@cache
def sample(game: str, language: str) -> bytes:
    """A position in the middle of a game, played at random, as the stage draws it."""
    if game not in NAMES:
        raise Refused("no-game", game=game[:40])
    shown = game_of(game)
    players = shown.seats[-1]
    state, rng, views = start(game, players), Rng(18, players), list[View]()
    while walk(state, rng, 1):
        views.append(state.view(None))
    return svg(shown.scene(views[len(views) * 3 // 5], language), "auto").encode()


@cache
def example(game: str, rule: str, language: str) -> bytes:
    """The picture of a rule."""
    if game not in NAMES or rule not in examples(game):
        raise Refused("no-page")
    return svg(drawn(game_of(game), examples(game)[rule], language), "auto", gap=0).encode()


@cache
def sheet(name: str) -> bytes:
    """The colours (`palette.css`) and classes (`sprites.css`) of the drawings."""
    return files("patolli.stage").joinpath("art", name).read_bytes()
