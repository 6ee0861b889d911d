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

Measures = dict[str, dict[str, float]]
"""By number of players, then by measure."""

ROWS = (
    ("us_decision", "µs a decision"),
    ("times_simulate", "  simulate, times that"),
    ("times_records", "  with records, times that"),
    ("us_first_quarter", "  in the first quarter"),
    ("us_last_quarter", "  in the last quarter"),
    ("simulations_s", "simulations a second"),
    ("search_s", "  of our search"),
    ("spiel_python_s", "  of OpenSpiel's MCTS, Python"),
    ("spiel_c_s", "  of OpenSpiel's MCTS, C++"),
    ("us_copy", "µs a copy"),
    ("ms_view", "ms a view"),
    ("ms_scene", "ms a scene"),
    ("ms_svg", "ms a drawing"),
    ("state_bytes", "bytes of a state"),
    ("copy_bytes", "  that a copy adds"),
    ("record_bytes", "bytes of a record"),
    ("decisions", "decisions in a game"),
)


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
            _doing(f"{game.title} with {players}")
            speed = found[game.name][str(players)] = plain(measure(game.name, players, effort))
            if COMPILED:
                speed |= thinking(game.name, players, effort)
    slow = None
    if COMPILED:
        _doing("the same, interpreted")
        slow = interpreted([game.name for game in games], args.quick)
    _doing("")
    if args.json:
        told = {"version": __version__, "compiled": COMPILED, **machine(), "games": found, "interpreted": slow}
        print(json.dumps(told))
        return OK
    for name, value in {**machine(), "rounds": f"the best of {effort.rounds} counts"}.items():
        print(f"{name:<10} {value}")
    for game in games:
        print(f"\n{game.title}, {'compiled' if COMPILED else 'interpreted'}, random play, one core")
        print("\n".join(table(_rows(game.name, found[game.name], (slow or {}).get(game.name)))))
    if COMPILED and not any("spiel_c_s" in speed for speed in found[games[0].name].values()):
        print("\nWith OpenSpiel beside it (`pip install open_spiel`), the simulations of its MCTS are measured, too.")
    return OK


def _rows(game: str, found: Measures, slow: Measures | None) -> Iterator[list[str]]:
    """A column for each number of players; the bar, and whether it is met."""
    yield ["", *(f"{players}p" for players in found), "bar", ""]
    for key, title in ROWS:
        if not all(key in speed for speed in found.values()):
            continue
        yield [title, *(_number(speed[key]) for speed in found.values()), *_bar(game, key, found, COMPILED)]
        if key == "us_last_quarter":
            ratios = [speed["us_last_quarter"] / speed["us_first_quarter"] for speed in found.values()]
            yield ["  last to first", *(f"{ratio:.2f}" for ratio in ratios), "", ""]
        if key in ("us_decision", "us_copy") and slow:
            yield ["  interpreted", *(_number(slow[players][key]) for players in found), *_bar(game, key, slow, False)]
            ratios = [slow[players][key] / speed[key] for players, speed in found.items()]
            yield ["  times as fast", *(f"{ratio:.1f}" for ratio in ratios), "", ""]


def _bar(game: str, key: str, found: Measures, compiled: bool) -> list[str]:
    """The bar of the game for this measure, and whether it is met."""
    for bar in BARS.get(game, ()):
        met = bar.met(found)
        if bar.applies(key, compiled) and met is not None:
            return [_number(bar.least or bar.most), "met" if met else "NOT met"]
    return ["", ""]


def _number(value: float) -> str:
    return f"{value:.0f}" if value >= 100 or value == int(value) else f"{value:.2f}"


def _doing(what: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{what}", end="", file=sys.stderr, flush=True)
