"""What commands say of themselves, and what is wrong with a command, in four languages."""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import shlex
from functools import cache

import pytest

from patolli.cli import NAMES
from patolli.cli.commands import parser_of
from patolli.cli.shells import whole_parser
from patolli.stage.parser import PLACEHOLDER, Parser, argparse_key, language_of
from patolli.stage.speech import LANGUAGES, speech
from tests.cli.conftest import Run

OTHERS = [language for language in LANGUAGES if language != "en"]
SAME = {"game", "language"}
"""Arguments whose text is a list of names, the same or nearly the same in every language."""
SAME_WORDS = {"URL", "argument", "option", "options"}
"""What is called so in other languages, too."""


@cache
def spoken(name: str, language: str) -> Parser:
    parser = parser_of(name, ["--language", language])
    parser.speak()
    return parser


@cache
def used_keys() -> frozenset[str]:
    """The keys of all commands and arguments."""
    keys = {f"help-{name}" for name in NAMES}
    return frozenset(keys.union(*({spoken(name, "en").key_of(action) for action in actions(name)} for name in NAMES)))


def actions(name: str) -> list[argparse.Action]:
    return spoken(name, "en")._actions


def examples(text: str) -> list[str]:
    """The command lines in a text, without what is said beside them."""
    lines = [line.strip() for line in text.splitlines()]
    return [re.split(r"  +", line)[0] for line in lines if line.startswith("patolli ")]


# ------------------------------------------------------------------- help
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_command_and_argument_has_its_text(name: str, language: str) -> None:
    words = speech(language, ())
    parser = spoken(name, language)
    for key in (f"help-{name}", *(parser.key_of(action) for action in parser._actions)):
        assert words.knows(key), key
    assert "{" not in str(parser.description)
    assert all(action.help and "{" not in action.help for action in parser._actions)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_no_help_is_left_in_english(name: str, language: str) -> None:
    ours, english = spoken(name, language), spoken(name, "en")
    assert str(ours.description).splitlines()[0] != str(english.description).splitlines()[0]
    for action, theirs in zip(ours._actions, english._actions, strict=True):
        assert action.help != theirs.help or action.dest in SAME, action.dest
        for word in PLACEHOLDER.findall(str(theirs.metavar)):
            assert word not in str(action.metavar) or word in SAME_WORDS | {"MEX"}, action.dest
    assert examples(str(ours.description)) == examples(str(english.description))


@pytest.mark.parametrize("language", OTHERS)
def test_no_word_of_argparse_is_left_in_english(run: Run, language: str) -> None:
    said = run("puzzles", "--help", "--language", language).out
    assert speech(language, ()).tell("argparse-usage") in said
    for word in ("usage:", "positional", "optional", "show this help"):
        assert word not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_help_can_be_said(language: str) -> None:
    tried = 0
    for name in NAMES:
        for example in examples(str(spoken(name, language).description)):
            command, *words = shlex.split(example)[1:]
            parser_of(command).parse(words)
            tried += 1
    assert tried > 20
    first = speech(language, ()).tell("help-patolli")
    assert [line for line in first.splitlines() if line.startswith("  ")]
    for name in NAMES:
        assert f"patolli {name}" in first


def test_no_text_of_help_is_left_over() -> None:
    """What no argument asks for, and what is written for one command although all say the same."""
    words = speech("en", ())
    apart = {"help-patolli", "help-heading", "help-print-completion", "help-capitals", "help-all"}
    assert set(words.keys("help-")) == apart | {f"help-{name}" for name in NAMES}
    used = used_keys() | {"help-all.version", "help-all.help"}
    texts = [key for name in NAMES for key in attributes(f"help-{name}")] + attributes("help-all")
    assert set(texts) <= used
    metavars = {str(action.metavar) for name in NAMES for action in actions(name)}
    capitals = {word for metavar in metavars for word in PLACEHOLDER.findall(metavar)} - {"MEX"}
    assert {key.partition(".")[2] for key in attributes("help-capitals")} == capitals


def attributes(key: str) -> list[str]:
    """The attributes of a key, as the English file has them."""
    from patolli.stage.speech import _bundle

    message = _bundle("en", ("patolli.stage",), "help-").get_message(key)
    return [f"{key}.{name}" for name in message.attributes]


def test_values_in_the_help_are_those_of_the_commands() -> None:
    told = {name: {action.dest: str(action.help) for action in actions(name)} for name in NAMES}
    assert (told["compare"]["games"], told["sweep"]["games"]) == ("how many deals (200)", "how many deals (100)")
    assert told["simulate"]["games"] == "how many games (100)"
    assert "8000" in told["serve"]["port"]
    assert "random, greedy, search" in told["play"]["seats"]


def test_nothing_is_read_for_a_command_that_is_well_written(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(self: object, key: str, /, **values: int | str) -> str:
        raise AssertionError(key)

    monkeypatch.setattr("patolli.stage.speech.Speech.tell", read)
    monkeypatch.setattr("patolli.stage.speech.Speech.knows", read)
    args = parser_of("play").parse(["mexica", "--language", "fr", "--option", "first_player=random"])
    assert (args.game, args.language, args.option) == ("mexica", "fr", {"first_player": "random"})


def test_completion_speaks_the_language() -> None:
    for language in LANGUAGES:
        parser = whole_parser(NAMES, ["--language", language])
        about = str(spoken("games", language).description)
        assert about in parser.format_help()


# ------------------------------------------------------------------- what is wrong with a command
WRONG = {
    "required": (["simulate"], "argparse-the-following-arguments-are-required-s", "GAME"),
    "unknown": (["play", "mexica", "chess"], "argparse-unrecognized-arguments-s", "chess"),
    "choice": (
        ["show", "x", "--theme", "pink"],
        "argparse-invalid-choice-value-r-choose-from-choices-s",
        "--theme",
    ),
    "no value": (["show", "x", "--at"], "argparse-expected-one-argument", "--at"),
    "a value": (["games", "--json=5"], "argparse-ignored-explicit-argument-r", "--json"),
    "count": (["simulate", "mexica", "--games", "many"], "usage-count", "many"),
    "goal": (["sweep", "mexica", "--vary", "a=1..2", "--goal", "fun"], "usage-goal", "fun"),
    "language": (["games", "--language", "tlh"], "usage-language", "tlh"),
    "name": (["serve", "--name", "http://x"], "usage-host-name", "http://x"),
    "above": (["serve", "--rate", "0"], "usage-number-above", "0"),
    "between": (["serve", "--drain", "1x"], "usage-number-between", "1x"),
    "jobs": (["think", "--db", "x", "--jobs", "0"], "usage-number-between", "1024"),
    "option": (["play", "mexica", "--option", "colour"], "usage-option", "colour"),
    "letters": (["play", "mexica", "--option", "a=#"], "usage-option-letters", "#"),
    "twice": (["play", "mexica", "--option", "a=1", "--option", "a=2"], "usage-option-twice", "a"),
    "port": (["serve", "--port", "99999"], "usage-port", "99999"),
    "proxy": (["serve", "--proxy", "nowhere"], "usage-proxy", "nowhere"),
    "seconds": (["review", "x", "--seconds", "0"], "usage-seconds", "0"),
    "seed": (["simulate", "mexica", "--seed", "x"], "usage-seed", "18446744073709551615"),
    "until": (["compare", "mexica", "a", "b", "--until", "soon"], "usage-until", "soon"),
    "vary": (["sweep", "mexica", "--vary", "much"], "usage-vary", "much"),
    "nothing": (["sweep", "mexica", "--vary", "a=2..1"], "usage-vary-nothing", "a=2..1"),
    "whole": (["show", "x", "--at", "here"], "usage-whole", "here"),
    "shell": (["--print-completion", "cmd.exe"], "argparse-invalid-choice-value-r-choose-from-choices-s", "bash"),
}
"""Kinds of mistakes: a command, the key of the sentence, and a word that it names."""


@pytest.mark.parametrize("kind", WRONG)
def test_a_mistake_is_told_in_every_language(run: Run, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    argv, key, named = WRONG[kind]
    told = set()
    for language in LANGUAGES:
        monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
        words = speech(language, ())
        done = run(*argv)
        assert (done.code, done.out) == (2, "")
        assert (words.tell("help-capitals.GAME") if named == "GAME" else named) in done.err
        assert f"`patolli {argv[0]} --help`" in done.err
        if not key.startswith("argparse-"):
            parts = re.findall(r"[^{}]{4,}", re.sub(r"\{[^}]*\}", "{}", raw(language, key)))
            assert all(part.strip()[1:] in done.err for part in parts), (parts, done.err)
        told.add(done.err)
    assert len(told) == len(LANGUAGES)


def raw(language: str, key: str) -> str:
    """The sentence with braces where its values are."""
    return speech(language, ()).tell(key, given="{}", most="{}", least="{}", languages="{}")


NEVER = (
    "conflicting",
    "not defined",
    "unknown parser",
    'argument "-"',
    "can't open",
    "cannot merge",
    "'required' is",
    "invalid option string",
    "dest= is",
    "invalid conflict",
    "mutually exclusive",
    "cannot have",
    "not allowed",
    "one of the arguments",
    "not callable",
    "error:",
    "warning:",
    "deprecated",
    "version number",
    "expected %s",
    "subcommands",
    "show this",
    "(default:",
    "%(heading)s",
)
"""Sentences of argparse that no command of ours can come to, or that are said otherwise here."""


def test_every_sentence_of_argparse_is_known_and_the_same_in_english() -> None:
    """A Python that says something else fails here."""
    words = speech("en", ())
    known = 0
    for node in ast.walk(ast.parse(inspect.getsource(argparse))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "ngettext")):
            continue
        english = str(node.args[0].value) if isinstance(node.args[0], ast.Constant) else ""
        if english and not any(part in english for part in NEVER):
            assert words.tell(argparse_key(english)) == english.strip()
            known += 1
    assert known > 10


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_of_argparse_and_their_values(language: str) -> None:
    """Each is another one than in English, with the same values in it or fewer; the key says which there are."""
    english, ours = speech("en", ()), speech(language, ())
    for key in english.keys("argparse-"):
        there, here = english.tell(key), ours.tell(key)
        assert there != here or there in SAME_WORDS or there.startswith("argument %"), key
        names = [set(re.findall(r"%\((\w+)\)", text)) for text in (there, here)]
        assert names[1] <= names[0], key
        assert len(re.findall(r"%[sr]", there)) == len(re.findall(r"%[sr]", here)), key


@pytest.mark.parametrize(
    ("argv", "language"),
    [
        ([], "en"),
        (["play", "--language", "fr"], "fr"),
        (["--language=nl", "play"], "nl"),
        (["--language", "fr", "--language", "pt_PT"], "pt"),
        (["--language", "tlh"], "en"),
        (["--language"], "en"),
        (["--", "--language", "fr"], "en"),
    ],
)
def test_the_language_is_known_before_anything_is_parsed(
    argv: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language_of(argv) == language
