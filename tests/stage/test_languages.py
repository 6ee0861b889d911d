"""The four languages say the same things, and whatever the sources ask for has its sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from patolli import CHANCE, NotLegal, Rng, State, hear, start
from patolli.engine.game import find_game
from patolli.games import NAMES
from patolli.stage.game import ShownGame
from patolli.stage.speech import LANGUAGES

STAGE = "patolli.stage"
GAMES = [f"patolli.games.{name}" for name in NAMES]
HOMES = [STAGE, *GAMES]
TABLE = "patolli.table"
PLURALS = {"zero", "one", "two", "few", "many", "other"}

Said = dict[str, set[str]]
"""The keys that sources ask for, each with the values that every one of its askers gives."""


# ------------------------------------------------------------------- what the files hold
@cache
def chapters(home: str) -> dict[str, dict[str, ftl.Resource]]:
    """Each chapter (`` and `rules-`) of a home, by language."""
    found: dict[str, dict[str, ftl.Resource]] = {}
    for file in files(home).joinpath("lang").iterdir():
        if file.name.endswith(".ftl"):
            head, dash, language = file.name.removesuffix(".ftl").rpartition("-")
            text = file.read_text(encoding="utf-8")
            found.setdefault(head + dash, {})[language] = FluentParser(with_spans=False).parse(text)
    return found


def patterns(resource: ftl.Resource) -> Iterator[tuple[str, ftl.Pattern]]:
    """Every pattern of a file, by `key` or `key.attribute`."""
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def inside(node: object) -> Iterator[ftl.BaseNode]:
    """The node and all below it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for part in vars(node).values():
            yield from inside(part)
    elif isinstance(node, list):
        for part in node:
            yield from inside(part)


def variables(pattern: ftl.Pattern) -> set[str]:
    return {node.id.name for node in inside(pattern) if isinstance(node, ftl.VariableReference)}


def choices(pattern: ftl.Pattern) -> dict[str, set[str | int]]:
    """What each variable is compared with: words and numbers, as a caller gives them."""
    found: dict[str, set[str | int]] = {}
    for node in inside(pattern):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = found.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ftl.Identifier) else int(key.value))
    return found


def words_chosen(pattern: ftl.Pattern) -> dict[str, set[str]]:
    """The choices between words. Plurals and numbers are the business of each language."""
    words = {name: {key for key in keys if isinstance(key, str)} - PLURALS for name, keys in choices(pattern).items()}
    return {name: keys for name, keys in words.items() if keys}


@cache
def english(home: str) -> dict[str, set[str]]:
    """The variables of every sentence of a home."""
    return {key: variables(pattern) for chapter in chapters(home).values() for key, pattern in patterns(chapter["en"])}


# ------------------------------------------------------------------- the four languages
def test_there_is_a_room_to_look_at() -> None:
    assert NAMES


@pytest.mark.parametrize("home", HOMES)
def test_everything_is_there_in_every_language(home: str) -> None:
    found = chapters(home)
    assert "" in found
    if home != STAGE:
        assert "rules-" in found
    for chapter, languages in found.items():
        assert sorted(languages) == sorted(LANGUAGES), f"{home}: {chapter or 'the sentences'}"


@pytest.mark.parametrize("home", HOMES)
def test_no_line_of_a_file_is_junk(home: str) -> None:
    for chapter, languages in chapters(home).items():
        for language, resource in languages.items():
            junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
            assert not junk, f"{home}: {chapter}{language}.ftl"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("home", HOMES)
def test_a_key_is_said_once(home: str, language: str) -> None:
    keys = [key for chapter in chapters(home).values() for key, _ in patterns(chapter[language])]
    assert sorted(keys) == sorted(set(keys))
    if home != STAGE:
        shared = {key for chapter in chapters(STAGE).values() for key, _ in patterns(chapter["en"])}
        assert not shared.intersection(keys), "said by the stage for all rooms"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("home", HOMES)
def test_each_language_says_the_same_things_of_the_same_values(home: str, language: str) -> None:
    for chapter, languages in chapters(home).items():
        ours, theirs = dict(patterns(languages[language])), dict(patterns(languages["en"]))
        assert sorted(ours) == sorted(theirs), f"{chapter}{language}.ftl"
        for key, pattern in ours.items():
            assert variables(pattern) == variables(theirs[key]), key
            assert words_chosen(pattern) == words_chosen(theirs[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("home", HOMES)
def test_every_sentence_can_be_said(home: str, language: str) -> None:
    """With every number and word that it distinguishes, and with others."""
    for chapter in chapters(home).values():
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(text_of(chapter[language])))
        for key, pattern in patterns(chapter[language]):
            name, _, attribute = key.partition(".")
            message = bundle.get_message(name)
            spoken = message.attributes[attribute] if attribute else message.value
            assert spoken is not None, key
            chosen = choices(pattern)
            for variable in variables(pattern) or {""}:
                for value in {0, 1, 2, 7, "H6", *chosen.get(variable, ())}:
                    values = dict.fromkeys(variables(pattern), 3) | ({variable: value} if variable else {})
                    told, errors = bundle.format_pattern(spoken, values)
                    assert not errors, (key, values)
                    assert isinstance(told, str)
                    assert "{" not in told, (key, told)
                    assert told, key
                    assert told == told.strip(), (key, told)


def text_of(resource: ftl.Resource) -> str:
    return FluentSerializer().serialize(resource)


@pytest.mark.parametrize("home", [*HOMES, TABLE])
def test_french_leaves_no_space_where_a_line_may_break(home: str) -> None:
    """Before : ; ? ! and inside « » the space is one that holds."""
    for chapter in chapters(home).values():
        for key, pattern in patterns(chapter["fr"]):
            if key.endswith("legend"):
                continue  # there a colon is a picture
            text = "".join(node.value for node in inside(pattern) if isinstance(node, ftl.TextElement))
            for wrong in (" :", " ;", " ?", " !", "« ", " »", "“", "”", " …", "’"):
                assert wrong not in text, (key, text)


NAMED = {"who", "name", "names", "owner", "colour"}
"""Values that are what somebody is called: a name that was given, or a colour such as Orange."""


@pytest.mark.parametrize("home", [*HOMES, TABLE])
def test_french_puts_no_name_after_a_word_that_would_lose_its_vowel(home: str) -> None:
    """Not « le lien de Orange »: who knows what somebody is called?"""
    for chapter in chapters(home).values():
        for key, pattern in patterns(chapter["fr"]):
            for node in inside(pattern):
                parts = node.elements if isinstance(node, ftl.Pattern) else []
                for before, part in pairwise(parts):
                    if isinstance(before, ftl.TextElement) and variables(ftl.Pattern([part])) & NAMED:
                        last = before.value.split()[-1:] if before.value.endswith((" ", "\n")) else []
                        assert last not in (["de"], ["que"], ["le"], ["la"], ["ne"], ["se"], ["si"], ["jusque"]), key


ROUNDS = {"fr": ["tours? de table", "manche", "ronde"], "pt": ["ronda", "rodada"]}
"""What a round is called, in one game or another."""


@pytest.mark.parametrize("language", ROUNDS)
@pytest.mark.parametrize("home", GAMES)
def test_a_round_has_one_name_in_a_game(home: str, language: str) -> None:
    """The same in prompts, log, replay, score sheet, pictures and rules; the log's headings say which."""
    head = spoken(dict(patterns(chapters(home)["verbs-"][language]))["log-part"])
    ours = {name for name in ROUNDS[language] if re.search(name, head)}
    assert len(ours) == 1
    for chapter in chapters(home).values():
        for key, pattern in patterns(chapter[language]):
            text = spoken(pattern)
            found = {name for name in ROUNDS[language] if re.search(rf"\b{name}s?\b", text)}
            assert found <= ours, (key, text)


def spoken(pattern: ftl.Pattern) -> str:
    return "".join(node.value for node in inside(pattern) if isinstance(node, ftl.TextElement)).lower()


# ------------------------------------------------------------------- what the sources ask for
def sources(package: str) -> Iterator[tuple[str, ast.Module]]:
    def python(folder: Traversable) -> Iterator[Traversable]:
        for file in folder.iterdir():
            if file.is_dir():
                yield from python(file)
            elif file.name.endswith(".py"):
                yield file

    for file in python(files(package)):
        yield file.name, ast.parse(file.read_text(encoding="utf-8"))


def functions(module: ast.Module) -> Iterator[ast.FunctionDef]:
    """The functions of a module and the methods of its classes; those inside others belong to them."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from (part for part in node.body if isinstance(part, ast.FunctionDef))


def assigned(function: ast.FunctionDef, name: str) -> list[ast.expr]:
    """All that the function gives that name to."""
    found = []
    for node in ast.walk(function):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            found += [node.value for target in targets if isinstance(target, ast.Name) and target.id == name]
    return found


def texts(function: ast.FunctionDef, node: ast.expr) -> set[str]:
    """The strings that an expression can be: one, a choice, or a name that was given such."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return texts(function, node.body) | texts(function, node.orelse)
    if isinstance(node, ast.Name):
        return {text for value in assigned(function, node.id) for text in texts(function, value)}
    return set()


def fields(function: ast.FunctionDef, node: ast.expr) -> set[str] | None:
    """The keys of a dictionary, written out or under a name; None if it is something else."""
    if isinstance(node, ast.Name):
        values = [fields(function, value) for value in assigned(function, node.id)]
        return values[0] if len(values) == 1 else None
    if not isinstance(node, ast.Dict):
        return None
    return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def note(said: Said, keys: set[str], values: set[str]) -> None:
    for key in keys:
        said[key] = said[key] & values if key in said else values


def refusals(package: str) -> Said:
    """`refuse(rule, key, name=...)`, and the triples (rule, key, values) that `why_not` and its helpers return."""
    said: Said = {}
    for file, module in sources(package):
        for function in functions(module):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and called(node) == "refuse":
                    if any(word.arg is None for word in node.keywords):
                        continue  # refuse(rule, key, **values) hands on such a triple
                    keys = texts(function, node.args[1])
                    assert keys, f"{package}, {file}:{node.lineno}: refused with a key that this test cannot read"
                    note(said, keys, {word.arg for word in node.keywords if word.arg})
                elif (
                    file in ("lines.py", "refusals.py", "beginnings.py")
                    and isinstance(node, ast.Tuple)
                    and len(node.elts) == 3
                ):
                    keys, values = texts(function, node.elts[1]), fields(function, node.elts[2])
                    if keys and values is not None:
                        note(said, keys, values)
    return said


KEYED = {
    "BadOption": 1,
    "BadComponents": 1,
    "BadBot": 1,
    "BotFailed": 1,
    "PuzzleError": 2,
    "PositionError": 2,
    "RecordError": 3,
    "misread": 2,
}
"""Complaints, and where their keys stand."""
HEADED = {
    "_wrong": (1, "component-"),
    "bad": (0, "component-"),
    "wrong": (1, "position-"),
    "error": (0, "position-"),
    "deny": (-1, "position-"),
}
"""Those of component files and positions, where their keys stand, and how the key of the sentence begins."""


def complaints(package: str) -> Said:
    """`BadOption(why, key, name=...)`, `PositionError(line, why, key, ...)`, `RecordError(line, why, key=..., ...)`."""
    said: Said = {}
    for file, module in sources(package):
        for function in functions(module):
            for node in ast.walk(function):
                if not (isinstance(node, ast.Call) and called(node) in KEYED.keys() | HEADED.keys()):
                    continue
                if called(node) in HEADED:
                    note_headed(said, function, node)
                    continue
                named = [word.value for word in node.keywords if word.arg == "key"]
                at = KEYED[called(node)]
                keys = [*named, *node.args[at : at + 1]]
                given = {word.arg for word in node.keywords if word.arg} - {"key", "rule"}
                given |= {"rule"} if called(node) in ("BadOption", "BadComponents") else set()
                for key in keys:
                    if isinstance(key, ast.Name) and key.id in {arg.arg for arg in function.args.args}:
                        continue  # hands on what it was given
                    if not isinstance(key, ast.JoinedStr):  # what is wrong with a map, part by part
                        assert texts(function, key), (
                            f"{package}, {file}:{node.lineno}: a key that this test cannot read"
                        )
                        note(said, texts(function, key), given)
    return said


def note_headed(said: Said, function: ast.FunctionDef, node: ast.Call) -> None:
    """`row.bad(key, ...)`, `fields.wrong(line, key, ...)`, `spot.deny(wrong, key, ...)`; what has blanks is no key."""
    at, head = HEADED[called(node)]
    if not any(word.arg is None for word in node.keywords):
        for key in node.args[at:][:1] if called(node) != "error" or len(node.args) == 1 else []:
            keys = {head + text for text in texts(function, key) if " " not in text}
            note(said, keys, {word.arg for word in node.keywords if word.arg})


def called(node: ast.Call) -> str:
    return (
        node.func.attr
        if isinstance(node.func, ast.Attribute)
        else node.func.id
        if isinstance(node.func, ast.Name)
        else ""
    )


def events(package: str) -> Said:
    """`state.events.append((key, values))`; a seat is also told by name."""
    said: Said = {}
    for file, module in sources(package):
        for function in functions(module):
            for node in ast.walk(function):
                if not (
                    isinstance(node, ast.Call) and called(node) == "append" and isinstance(node.func, ast.Attribute)
                ):
                    continue
                owner = node.func.value
                if not (isinstance(owner, ast.Attribute) and owner.attr == "events"):
                    continue
                where = f"{package}, {file}:{node.lineno}: an event that this test cannot read"
                event = node.args[0]
                assert isinstance(event, ast.Tuple), where
                keys, values = texts(function, event.elts[0]), fields(function, event.elts[1])
                assert keys, where
                assert values is not None, where
                note(said, keys, values | {"who"} if "seat" in values else values)
    return said


def labels(package: str) -> tuple[set[str], set[str]]:
    """The keys of `tell(key, ...)`, and the beginnings of those that are put together."""
    keys: set[str] = set()
    beginnings: set[str] = set()
    for _, module in sources(package):
        for function in functions(module):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and called(node) == "tell" and node.args:
                    key = node.args[0]
                    keys |= texts(function, key)
                    if isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
                        beginnings.add(str(key.values[0].value))
    return keys, beginnings


def lacking(said: Said, head: str, *homes: str) -> list[str]:
    """What is asked for and has no sentence, or one that needs more than it is given."""
    known = {key: needed for home in homes for key, needed in english(home).items()}
    missing = [f"{head}{key} is not there" for key in said if head + key not in known]
    for key, given in said.items():
        for name in sorted(known.get(head + key, set()) - given):
            missing.append(f"{head}{key} is not given ${name}")
    return missing


@pytest.mark.parametrize("package", GAMES)
def test_every_refusal_has_its_sentence(package: str) -> None:
    said = refusals(package)
    assert said
    assert not lacking(said, "no-", STAGE, package)


def test_every_refusal_of_the_engine_has_its_sentence() -> None:
    said = refusals("patolli.engine")
    assert said
    assert not lacking(said, "no-", STAGE)


def test_every_complaint_has_its_sentence() -> None:
    """About a game that cannot be set up, or a record that cannot be read."""
    for package in ("patolli.engine", "patolli.stage", "patolli.bots", "patolli.lab", TABLE, "patolli.cli"):
        assert not lacking(complaints(package), "bad-", STAGE)
    for package in GAMES:
        assert not lacking(complaints(package), "bad-", STAGE, package)
    assert complaints("patolli.engine").keys() >= {"begins", "players", "value", "colours-count"}


@pytest.mark.parametrize("package", GAMES)
def test_every_event_has_its_sentence(package: str) -> None:
    said = events(package)
    assert said
    assert not lacking(said, "event-", package)


@pytest.mark.parametrize("package", GAMES)
def test_every_verb_of_a_player_has_a_label_and_a_hint(package: str) -> None:
    words = import_module(f"{package}.words.lines")
    verbs = [verb for name in ("PLAYER_VERBS", "KING_VERBS") for verb in getattr(words, name, ())]
    known = english(package)
    assert verbs
    assert not [verb for verb in verbs if f"verb-{verb}" not in known or f"verb-{verb}.hint" not in known]


@pytest.mark.parametrize("package", GAMES)
def test_every_verb_has_its_sentence_in_the_log(package: str) -> None:
    """The tables of verbs in a room's words/lines.py are called PLAYER_VERBS, CHANCE_VERBS and the like."""
    words = import_module(f"{package}.words.lines")
    verbs = [verb for name, table in vars(words).items() if name.endswith("_VERBS") for verb in table]
    assert verbs
    assert not [verb for verb in verbs if f"log-{verb}" not in english(package)]


@pytest.mark.parametrize("package", GAMES)
def test_every_label_has_its_text(package: str) -> None:
    keys, beginnings = labels(package)
    known = english(package).keys() | english(STAGE).keys()
    assert keys
    assert not keys - known
    assert not [head for head in beginnings if not any(key.startswith(head) for key in known)]


@pytest.mark.parametrize("package", GAMES)
def test_no_sentence_is_left_over(package: str) -> None:
    """Refusals and events that nobody asks for any more."""
    keys = {key for key, _ in patterns(chapters(package)[""]["en"])}
    asked = {f"no-{key}" for key in refusals(package)} | {f"event-{key}" for key in events(package)}
    assert not {key for key in keys if key.startswith(("no-", "event-"))} - asked


# ------------------------------------------------------------------- what comes out
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("height 1", "The next neutral temple has 1 floor."),
        ("height 2", "The next neutral temple has 2 floors."),
        ("canal C2 C3", "Ann digs a canal on C2 and C3."),
        ("bridge C3 NS", "Ann builds a bridge on C3, from north to south."),
        ("temple 1 B4", "Ann builds a temple of 1 floor on B4."),
    ],
)
def test_a_line_of_mexica_is_told_in_good_english(line: str, told: str) -> None:
    game = find_game("mexica")
    assert isinstance(game, ShownGame)
    assert game.tell_line(game.start(2, {}).view(), 0, line, "en", ["Ann", "Bob"]) == told


@pytest.mark.parametrize(
    ("language", "none", "one"),
    [
        ("en", "0 action points left", "1 action point left"),
        ("fr", "0 point d'action restant", "1 point d'action restant"),
        ("nl", "0 actiepunten over", "1 actiepunt over"),
        ("pt", "0 pontos de ação disponíveis", "1 ponto de ação disponível"),
    ],
)
def test_nothing_and_one_are_counted_as_in_the_language(language: str, none: str, one: str) -> None:
    game = find_game("mexica")
    assert isinstance(game, ShownGame)
    tell = game.speech(language).tell
    assert [tell("action-points", count=0), tell("action-points", count=1)] == [none, one]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_of_mexica_is_aligned(language: str) -> None:
    game = find_game("mexica")
    assert isinstance(game, ShownGame)
    first, *others = game.speech(language).tell("text-legend").split("\n")
    assert others
    for line in others:
        assert len(line) - len(line.lstrip()) == first.index(":") + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_mexica_choose_their_words(language: str) -> None:
    game = find_game("mexica")
    assert isinstance(game, ShownGame)
    tell = game.speech(language).tell
    assert "lake" not in tell("no-bridge-ramp", axis="NS", cell="A3", ramp="lake").replace("face the lake", "")
    assert "B2" in tell("no-bridge-ramp", axis="NS", cell="B3", ramp="B2")
    assert "none" not in tell("no-found-size", size=3, sizes="none")
    assert "3, 4" in tell("no-found-size", size=5, sizes="3, 4")


CHANCE_SAID = {
    "en": ("The game is waiting for chance, not for seat 0.", "Chance decides nothing now; it is the turn of seat "),
    "fr": ("La partie attend le hasard, pas la place 0.", "Le hasard n'a rien à décider maintenant"),
    "nl": ("Het spel wacht op het toeval, niet op stoel 0.", "Het toeval hoeft nu niets te beslissen; stoel "),
    "pt": ("O jogo espera pelo acaso, não pelo lugar 0.", "O acaso não tem nada a decidir agora; é a vez do lugar "),
}


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_chance_is_called_so_and_not_by_a_number(game: str, language: str) -> None:
    """Whether a seat speaks while chance is waited for, or chance while a seat is."""
    waited, unasked = CHANCE_SAID[language]
    state = start(game, 3)
    rng = Rng(1)
    assert state.actors() == [CHANCE]
    assert refusal(state, 0, language) == waited
    while state.actors() == [CHANCE]:
        state.play(CHANCE, state.pick(CHANCE, rng))
    said = refusal(state, CHANCE, language)
    assert said.startswith(unasked)
    assert "-1" not in said


def refusal(state: State, actor: int, language: str) -> str:
    """What somebody is told who says something although another is asked."""
    game = state.game()
    assert isinstance(game, ShownGame)
    with pytest.raises(NotLegal) as refused:
        hear(state, actor, "anything")
    return game.refusal(refused.value, language)
