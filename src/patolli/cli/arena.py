"""`patolli arena`: bots against each other, every one from every seat."""

from __future__ import annotations

import json
import secrets
from argparse import Namespace

from patolli import COMPILED
from patolli.cli.arguments import add_option, add_seed, count, game_for, own_words
from patolli.cli.many_games import Playing, add_jobs, add_json, check_rows, codes_of, first_state, folder_for, jobs_of
from patolli.cli.problem import OK
from patolli.cli.texts import fit
from patolli.cli.texts import table as rows_of
from patolli.lab.arena import ContestGame, Standing, Table, contest, lineups, table
from patolli.lab.simulate import SEEDS, Played, keep
from patolli.stage.game import ShownGame
from patolli.stage.parser import Parser, add_language
from patolli.stage.speech import Speech

UNKNOWN = "–"


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", default="greedy,random", metavar="A,B")
    parser.add_argument("--players", type=count, metavar="N")
    parser.add_argument("--games", type=count, default=100, metavar="G")
    add_seed(parser)
    add_option(parser)
    add_jobs(parser)
    parser.add_argument("--records", metavar="DIR")
    add_json(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    words = own_words(args)
    check_rows(args, words)
    game = game_for(args, words)
    bots = codes_of(args.bots)
    players = args.players or max(min(len(bots), game.seats[-1]), game.seats[0])
    state = first_state(game, players, bots, args)
    seed = secrets.randbelow(SEEDS) if args.seed is None else args.seed
    others = [game.name_of(state.view(), seat, args.language) for seat in range(players, len(state.points()))]
    folder = folder_for(args.records, words)
    jobs = jobs_of(args, words)
    rows: list[dict[str, object]] = []
    standings = table(bots, players, others)
    playing = Playing(args.games, words, folder)
    with playing.until_stopped():
        for match in contest(game.name, players, args.games, seed, bots, args.option, jobs):
            standings.add(match)
            playing.show(standings.games)
            if args.rows:
                rows.append({name: value for name, value in vars(match).items() if name != "record"})
            if folder is not None:
                keep(_played(match), folder, seed)
    standings.rate()
    if args.json:
        told = _plain(args, game, seed, bots, standings, playing.elapsed())
        print(json.dumps({**told, "rows": rows} if args.rows else told))
    else:
        _tell(args, game, seed, standings, words)
    playing.end()
    return OK


def _played(match: ContestGame) -> Played:
    return Played(match.number, 0, match.points, match.winners, match.places, match.seconds, match.record)


def _plain(
    args: Namespace, game: ShownGame, seed: int, bots: list[str], standings: Table, seconds: float
) -> dict[str, object]:
    return {
        "game": game.name,
        "players": standings.players,
        "games": standings.games,
        "games_asked": args.games,
        "seed": seed,
        "options": args.option,
        "lineups": [[bots[bot] for bot in lineup] for lineup in lineups(len(bots), standings.players)],
        "compiled": COMPILED,
        "jobs": args.jobs,
        "on": args.on,
        "seconds": round(seconds, 3),
        "seconds_playing": round(standings.seconds, 3),
        "shared": standings.shared,
        "bots": [_plain_standing(standing) for standing in standings.standings],
        "records": args.records,
    }


def _plain_standing(standing: Standing) -> dict[str, object]:
    met = standing.rated()
    low, high = standing.interval() if met else (0.0, 1.0)
    mean, half = standing.mean()
    return {
        "bot": standing.code,
        "games": standing.games,
        "seats": standing.seats,
        "wins": round(standing.wins, 3),
        "share": round(standing.share(), 4) if met else None,
        "share_95": [round(low, 4), round(high, 4)],
        "place": round(standing.place(), 3) if met else None,
        "points": round(mean, 2) if standing.games else None,
        "points_95": [round(mean - half, 2), round(mean + half, 2)] if standing.games else None,
        "rating": round(standing.rating) if met else None,
        "rating_95": [round(standing.rating + side * standing.doubt) for side in (-1, 1)] if met else None,
    }


def _row(standing: Standing) -> list[str]:
    """The results of a bot. If it has met nobody but itself, only its points mean something."""
    low, high = standing.interval()
    mean, half = standing.mean()
    met = standing.rated()
    return [
        standing.code,
        f"{standing.wins:g}/{standing.games}",
        f"{standing.share():.0%}" if met else UNKNOWN,
        f"{low:.0%}-{high:.0%}" if met else UNKNOWN,
        f"{standing.place():.2f}" if met else UNKNOWN,
        f"{mean:.1f} ± {half:.1f}" if standing.games else UNKNOWN,
        f"{standing.rating:.0f} ± {standing.doubt:.0f}" if met else UNKNOWN,
    ]


def _tell(args: Namespace, game: ShownGame, seed: int, standings: Table, words: Speech) -> None:
    print(
        words.tell("cli-simulated", title=game.title, games=standings.games, players=standings.players, seed=str(seed))
    )
    if any(standing.games and not standing.rated() for standing in standings.standings):
        bot = standings.standings[0].code
        print(fit(words.tell("cli-alone", bot=bot, other="greedy" if bot == "random" else "random")))
    heads = [words.tell(f"cli-head-{key}") for key in ("bot", "wins", "share", "between", "place", "mean", "rating")]
    rows = []
    for standing in sorted(standings.standings, key=lambda standing: (not standing.rated(), -standing.rating)):
        rows.append(_row(standing))
    print("\n".join(rows_of([heads, *rows])))
    if standings.shared:
        print(words.tell("cli-shared-part", games=standings.shared))
    if standings.games < args.games:
        print(fit(words.tell("cli-stopped", games=standings.games, of=args.games)))
    whole = len(lineups(standings.bots, standings.players))
    if standings.games % whole:
        print(fit(words.tell("cli-balance", set=whole)))
    if args.records is not None:
        print(words.tell("cli-records-in", folder=args.records))
