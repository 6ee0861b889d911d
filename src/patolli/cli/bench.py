"""`patolli bench`: the speed of the games, beside the bars."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator

from patolli import COMPILED, __version__
from patolli.cli.arguments import game_of, own_words
from patolli.cli.problem import OK
from patolli.cli.texts import table
from patolli.games import NAMES
from patolli.lab.bench import BARS, QUICK, THOROUGH, interpreted, machine, measure, plain, thinking
from patolli.stage.parser import Parser, add_language
from patolli.stage.speech import Speech

Measures = dict[str, dict[str, float]]
"""By number of players, then by measure."""

INDENT = "  "
ROWS = (
    ("us_decision", ""),
    ("times_simulate", INDENT),
    ("times_records", INDENT),
    ("us_first_quarter", INDENT),
    ("us_last_quarter", INDENT),
    ("simulations_s", ""),
    ("search_s", INDENT),
    ("spiel_python_s", INDENT),
    ("spiel_c_s", INDENT),
    ("us_copy", ""),
    ("ms_view", ""),
    ("ms_scene", ""),
    ("ms_svg", ""),
    ("state_bytes", ""),
    ("copy_bytes", INDENT),
    ("record_bytes", ""),
    ("decisions", ""),
)
"""The measures, and how far their titles stand to the right."""


def arguments(parser: Parser) -> None:
    parser.add_argument("games", metavar="GAME", nargs="*")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    add_language(parser)


def run(args: Namespace) -> int:
    words = own_words(args)
    games = [game_of(name, words) for name in dict.fromkeys(args.games or NAMES)]
    effort = QUICK if args.quick else THOROUGH
    found: dict[str, Measures] = {}
    for game in games:
        found[game.name] = {}
        for players in game.seats:
            _doing(words.tell("bench-doing", title=game.title, players=players))
            speed = found[game.name][str(players)] = plain(measure(game.name, players, effort))
            if COMPILED:
                speed |= thinking(game.name, players, effort)
    slow = None
    if COMPILED:
        _doing(words.tell("bench-doing-interpreted"))
        slow = interpreted([game.name for game in games], args.quick)
    _doing("")
    if args.json:
        told = {"version": __version__, "compiled": COMPILED, **machine(), "games": found, "interpreted": slow}
        print(json.dumps(told))
        return OK
    about = {**machine(), "rounds": words.tell("bench-best-of", rounds=effort.rounds)}
    wide = max(len(words.tell(f"bench-{name}")) for name in about) + 1
    for name, value in about.items():
        print(f"{words.tell(f'bench-{name}'):<{wide}} {value}")
    for game in games:
        print("\n" + words.tell("bench-title", title=game.title, compiled=int(COMPILED)))
        print("\n".join(table(_rows(game.name, found[game.name], (slow or {}).get(game.name), words))))
    if COMPILED and not any("spiel_c_s" in speed for speed in found[games[0].name].values()):
        print("\n" + words.tell("bench-with-spiel"))
    return OK


def _rows(game: str, found: Measures, slow: Measures | None, words: Speech) -> Iterator[list[str]]:
    """A column for each number of players; the bar, and whether it is met."""

    def title(key: str) -> str:
        return words.tell(f"bench-{key.replace('_', '-')}")

    def bar(key: str, speeds: Measures, compiled: bool) -> list[str]:
        found = _bar(game, key, speeds, compiled)
        return [_number(found[0]), title("met" if found[1] else "not-met")] if found else ["", ""]

    yield ["", *(words.tell("bench-players", players=players) for players in found), title("bar"), ""]
    for key, indent in ROWS:
        if not all(key in speed for speed in found.values()):
            continue
        yield [indent + title(key), *(_number(speed[key]) for speed in found.values()), *bar(key, found, COMPILED)]
        if key == "us_last_quarter":
            ratios = [speed["us_last_quarter"] / speed["us_first_quarter"] for speed in found.values()]
            yield [INDENT + title("last-to-first"), *(f"{ratio:.2f}" for ratio in ratios), "", ""]
        if key in ("us_decision", "us_copy") and slow:
            numbers = [_number(slow[players][key]) for players in found]
            yield [INDENT + title("interpreted"), *numbers, *bar(key, slow, False)]
            ratios = [slow[players][key] / speed[key] for players, speed in found.items()]
            yield [INDENT + title("times-as-fast"), *(f"{ratio:.1f}" for ratio in ratios), "", ""]


def _bar(game: str, key: str, found: Measures, compiled: bool) -> tuple[float, bool] | None:
    """The bar of the game for this measure, and whether it is met."""
    for bar in BARS.get(game, ()):
        met = bar.met(found)
        if bar.applies(key, compiled) and met is not None:
            return bar.least or bar.most, met
    return None


def _number(value: float) -> str:
    return f"{value:.0f}" if value >= 100 or value == int(value) else f"{value:.2f}"


def _doing(what: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{what}", end="", file=sys.stderr, flush=True)
