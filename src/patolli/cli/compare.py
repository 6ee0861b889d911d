"""`patolli compare`: two boxes, sets of options or bots, on common deals."""

from __future__ import annotations

import json
import re
from argparse import Namespace
from pathlib import Path

from patolli.bots import BadBot
from patolli.cli.arguments import game_for, mistake, own_words
from patolli.cli.laboratory import (
    add_laboratory,
    by_time,
    check_bots,
    check_results,
    command_again,
    held,
    no_key,
    players_of,
    seat_names,
    seed_of,
    write_results,
)
from patolli.cli.many_games import Playing, jobs_of
from patolli.cli.problem import OK, Problem
from patolli.cli.texts import fit
from patolli.cli.texts import table as rows_of
from patolli.engine.components import DELIVERED, load
from patolli.engine.game import BadOption
from patolli.engine.options import COMPONENTS
from patolli.lab.boxes import NoSuchKey, box_with
from patolli.lab.compare import Comparison, Side, Until, compare
from patolli.lab.comparison_page import comparison_page, plain, rows, table
from patolli.stage.game import ShownGame
from patolli.stage.parser import BadArgument, Parser
from patolli.stage.speech import Speech

BOX, OPTIONS, BOTS = "box", "options", "bots"
GAMES, MOST_GAMES = 200, 20_000
"""Deals without `--games`; with `--until`."""
DEFAULT = "default"
NEXT_PAIR = re.compile(r",(?=\s*[\w.-]+\s*=)")


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("a", metavar="A")
    parser.add_argument("b", metavar="B")
    parser.add_argument("--what", choices=(BOX, OPTIONS, BOTS), default=BOX)
    parser.add_argument("--until", type=until, metavar="share=0.02")
    parser.add_argument("--separate", action="store_true")
    add_laboratory(parser, GAMES)


def until(text: str) -> float:
    found = re.fullmatch(r"share=(0?\.\d+)", text.strip())
    if not found or not 0 < float(found[1]) < 1:
        raise BadArgument("until", text)
    return float(found[1])


def run(args: Namespace) -> int:
    words = own_words(args)
    check_results(args, words)
    game = game_for(args, words)
    players, seed = players_of(args, game), seed_of(args)
    try:
        a, b = (side(text, args, game, players, words) for text in (args.a, args.b))
    except (BadOption, BadBot) as error:
        raise mistake(error, args.language, game) from error
    games = args.games or (MOST_GAMES if args.until else GAMES)
    comparison, narrow = Comparison(), Until(args.until)
    jobs = jobs_of(args, words)
    playing = Playing(games, words)
    with playing.until_stopped():
        for pair in compare(game.name, players, games, seed, a, b, args.separate, jobs):
            comparison.add(pair)
            playing.show(len(comparison.pairs))
            if narrow.reached(len(comparison.pairs), comparison.half_share):
                break
    _tell(args, game, comparison, (a, b), players, seed, games)
    playing.end()
    return OK


def _tell(
    args: Namespace,
    game: ShownGame,
    comparison: Comparison,
    sides: tuple[Side, Side],
    players: int,
    seed: int,
    games: int,
) -> None:
    words = game.speech(args.language)
    a, b = sides
    found = {
        **plain(game.name, players, seed, a, b, args.what, comparison),
        "deals_asked": games,
        "separate": args.separate,
        "repeats": not by_time(str(a.bot), str(b.bot)),
    }
    seats = seat_names(game, players, a.options, args.language)
    page = (
        comparison_page(found, words, game.title, seats, command_again("compare", args.argv, seed)) if args.page else ""
    )
    if args.json:
        told = {**found, "rows": [pair.plain() for pair in comparison.pairs]} if args.rows else found
        print(json.dumps(told))
    else:
        told_in = words.tell("lab-compare-title", title=game.title, a=a.label, b=b.label)
        print(fit(told_in))
        lead = words.tell(
            "lab-compare-lead",
            deals=len(comparison.pairs),
            players=players,
            bot=str(a.bot),
            what=args.what,
            seed=str(seed),
        )
        print(fit(lead))
        shown, marked = table(found, words, seats, ("points", "share", "game", "duel"))
        print("\n".join(rows_of(shown, marked=[row + 1 for row in marked])))
        named = sum(row["named"] for row in found["measures"])
        print(fit(words.tell("lab-changed", count=named) if named else words.tell("lab-nothing-differs")))
        _say_how_it_ended(args, words, comparison, games, found["repeats"])
    write_results(args, words, page, rows(found) if args.csv else "")


def _say_how_it_ended(args: Namespace, words: Speech, comparison: Comparison, games: int, repeats: bool) -> None:
    deals = len(comparison.pairs)
    if args.until:
        half = comparison.half_share()
        narrow = half is not None and half <= args.until
        print(fit(words.tell("lab-narrow-enough" if narrow else "lab-not-narrow", deals=deals)))
    elif deals < games:
        print(fit(words.tell("cli-stopped", games=deals, of=games)))
    if not repeats:
        print(fit(words.tell("lab-by-time")))


def side(text: str, args: Namespace, game: ShownGame, players: int, words: Speech) -> Side:
    """One of the two sides. BadOption or BadBot if there is no such thing."""
    if args.what == BOTS:
        check_bots(text)
        return Side(text, text, held(game, players, args.option))
    check_bots(args.bot)
    options = dict(args.option)
    if args.what == OPTIONS:
        options |= {} if text == DEFAULT else _pairs(text, words)
    elif text != BOX:
        given = held(game, players, options).get(COMPONENTS, DELIVERED)
        options[COMPONENTS] = components(text, game, given, words)
    label = Path(text).name if "=" not in text else text
    return Side(label, args.bot, held(game, players, options))


def _pairs(text: str, words: Speech) -> dict[str, str]:
    """NAME=VALUE,NAME=VALUE. A Problem if it is something else."""
    found: dict[str, str] = {}
    for pair in NEXT_PAIR.split(text):
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not (equals and name and value):
            raise Problem(words.tell("lab-side-options", text=text[:60]))
        if name in found:
            raise Problem(words.tell("lab-same-keys", key=name[:60]))
        found[name] = value
    return found


def components(text: str, game: ShownGame, given: str, words: Speech) -> str:
    """A box as the option `components` has it: a file, what differs in braces, or `KEY=VALUE,KEY=VALUE`."""
    if text.startswith("{") or not re.match(r"[\w.-]+\s*=", text):
        return text
    pairs = _pairs(text, words)
    try:
        return box_with(
            game.name, {key: load(f"value = {value}", COMPONENTS)["value"] for key, value in pairs.items()}, given
        )
    except NoSuchKey as error:
        raise no_key(error, "lab-no-key", words) from error
