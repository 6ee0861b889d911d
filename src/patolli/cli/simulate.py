"""`patolli simulate`: bots play many games."""

from __future__ import annotations

import json
import secrets
from argparse import Namespace

from patolli import COMPILED
from patolli.cli.arguments import (
    add_option,
    add_seed,
    count,
    game_for,
    own_words,
)
from patolli.cli.many_games import Playing, add_jobs, add_json, check_rows, folder_for, jobs_of, players_and_bots
from patolli.cli.problem import OK
from patolli.cli.texts import fit, table
from patolli.engine.game import start
from patolli.lab.simulate import SEEDS, Played, Tally, keep, simulate
from patolli.stage.game import ShownGame
from patolli.stage.parser import Parser, add_language
from patolli.stage.speech import Speech


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=count, metavar="N")
    parser.add_argument("--games", type=count, default=100, metavar="G")
    add_seed(parser)
    parser.add_argument("--bots", metavar="A,B")
    add_option(parser)
    add_jobs(parser)
    parser.add_argument("--records", metavar="DIR")
    add_json(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    words = own_words(args)
    check_rows(args, words)
    game = game_for(args, words)
    players, bots = players_and_bots(args.bots, game, args, words)
    seed = secrets.randbelow(SEEDS) if args.seed is None else args.seed
    folder = folder_for(args.records, words)
    jobs = jobs_of(args, words)
    tally = Tally()
    rows: list[dict[str, object]] = []
    playing = Playing(args.games, words, folder)
    with playing.until_stopped():
        kept = folder is not None
        for played in simulate(game.name, players, args.games, seed, bots, args.option, kept, jobs):
            tally.add(played)
            playing.show(tally.games)
            if args.rows:
                rows.append(_row(played))
            if folder is not None:
                keep(played, folder, seed)
    if args.json:
        told = _plain(args, game, players, seed, bots, tally, playing.elapsed())
        print(json.dumps({**told, "rows": rows} if args.rows else told))
    else:
        _tell(game, players, seed, tally, words, args, playing.elapsed())
    playing.end()
    return OK


def _row(played: Played) -> dict[str, object]:
    """A game as a row of the JSON."""
    return {name: value for name, value in vars(played).items() if name != "record"}


def _plain(
    args: Namespace, game: ShownGame, players: int, seed: int, bots: list[str], tally: Tally, seconds: float
) -> dict[str, object]:
    return {
        "game": game.name,
        "players": players,
        "games": tally.games,
        "games_asked": args.games,
        "seed": seed,
        "bots": bots or ["random"] * players,
        "options": args.option,
        "decisions": tally.decisions,
        "jobs": args.jobs,
        "on": args.on,
        "seconds": round(seconds, 6),
        "seconds_playing": round(tally.seconds, 6),
        "us_per_decision": round(tally.us_per_decision(), 3),
        "compiled": COMPILED,
        "wins": tally.wins,
        "shared": tally.shared,
        "places": tally.places,
        "points": {
            "mean": [round(mean, 3) for mean in tally.means()],
            "min": tally.least,
            "max": tally.most,
        },
        "records": args.records,
    }


def _tell(
    game: ShownGame, players: int, seed: int, tally: Tally, words: Speech, args: Namespace, seconds: float
) -> None:
    view = start(game.name, players, args.option).view(None)
    print(words.tell("cli-simulated", title=game.title, games=tally.games, players=players, seed=str(seed)))
    heads = [words.tell(f"cli-head-{key}") for key in ("seat", "wins", "place", "mean", "least", "most")]
    rows = [
        [
            game.name_of(view, seat, args.language),
            f"{tally.wins[seat]} ({tally.wins[seat] / tally.games:.0%})",
            f"{place:.2f}",
            f"{mean:.1f}",
            str(tally.least[seat]),
            str(tally.most[seat]),
        ]
        for seat, (place, mean) in enumerate(zip(tally.mean_places(), tally.means(), strict=True))
    ]
    print("\n".join(table([heads, *rows])))
    if tally.shared:
        print(words.tell("cli-shared", games=tally.shared))
    alone = args.jobs == 1
    told = words.tell(
        "cli-speed" if alone else "cli-speed-jobs",
        decisions=str(tally.decisions),
        seconds=f"{tally.seconds if alone else seconds:.2f}",
        jobs=args.jobs,
        playing=f"{tally.seconds:.2f}",
        speed=f"{tally.us_per_decision():.2f}",
        compiled=int(COMPILED),
    )
    print(fit(told))
    if tally.games < args.games:
        print(fit(words.tell("cli-stopped", games=tally.games, of=args.games)))
    if args.records is not None:
        print(words.tell("cli-records-in", folder=args.records))
