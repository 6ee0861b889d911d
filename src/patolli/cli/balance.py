"""`patolli balance`: what a box does to seats, cards, luck and skill."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable

from patolli.bots import BadBot, BotFailed
from patolli.cli.arguments import bot_problem, game_for, meant, mistake, own_words
from patolli.cli.laboratory import (
    add_laboratory,
    by_time,
    check_bots,
    check_results,
    command_again,
    held,
    players_of,
    seat_names,
    seed_of,
    write_results,
)
from patolli.cli.many_games import Progress, jobs_of, stoppable
from patolli.cli.problem import OK, Problem
from patolli.cli.texts import fit
from patolli.cli.texts import table as rows_of
from patolli.engine.game import BadOption
from patolli.lab.balance import (
    Balance,
    MixedDeal,
    mixed_deals,
    option_changes,
    option_pairs,
    other_values,
    skill,
    watch,
)
from patolli.lab.balance_page import balance_page, option_table, plain, rows, sentences, table
from patolli.lab.compare import Change, Pair
from patolli.lab.jobs import Jobs
from patolli.stage.game import ShownGame
from patolli.stage.parser import Parser
from patolli.stage.speech import Speech

GAMES = 200
ALL, NONE = "all", "none"


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--skill",
        default="greedy,novice",
        metavar="A,B",
    )
    parser.add_argument(
        "--options",
        default=NONE,
        metavar="NAMES",
    )
    add_laboratory(parser, GAMES)


def run(args: Namespace) -> int:
    words = own_words(args)
    check_results(args, words)
    game = game_for(args, words)
    players, seed, games = players_of(args, game), seed_of(args), args.games or GAMES
    try:
        check_bots(args.bot)
        options = held(game, players, args.option)
        bots = _bots(args.skill, players, words)
        check_bots(*bots)
        asked = _options(args.options, game, players, options, words)
    except (BadOption, BadBot) as error:
        raise mistake(error, args.language, game) from error
    study = Study(game, players, seed, args.bot, options, bots, asked, games, jobs_of(args, words), words)
    study.play()
    if not study.balance.games:
        raise study.problem or KeyboardInterrupt
    _tell(args, study)
    if study.problem is not None:
        raise study.problem
    return OK


def _bots(text: str, players: int, words: Speech) -> tuple[str, ...]:
    if text == NONE or players < 2:
        return ()
    bots = tuple(code.strip() for code in text.split(","))
    if len(bots) != 2:
        raise Problem(words.tell("lab-one-bot", count=len(bots)))
    return bots


def _options(text: str, game: ShownGame, players: int, options: dict[str, str], words: Speech) -> list[tuple[str, str]]:
    """The options that are looked at, each with a value that is not chosen."""
    known = [option.name for option in game.options]
    names = known if text == ALL else [] if text == NONE else [name.strip() for name in text.split(",")]
    for name in names:
        if name not in known:
            why = words.tell("bad-no-option", title=game.title, name=name[:30], names=", ".join(known))
            raise Problem(why + meant(name, known, words))
    return [(name, value) for name, value in other_values(game.name, players, options) if name in names]


class Study:
    """What is played, one thing after the other, with one bar of progress."""

    def __init__(
        self,
        game: ShownGame,
        players: int,
        seed: int,
        bot: str,
        options: dict[str, str],
        bots: tuple[str, ...],
        asked: list[tuple[str, str]],
        games: int,
        jobs: Jobs,
        words: Speech,
    ) -> None:
        self.game, self.players, self.seed, self.bot, self.options = game, players, seed, bot, options
        self.bots, self.asked, self.games, self.jobs = bots, asked, games, jobs
        self.progress = Progress(games * (1 + bool(bots) + len(asked)), words)
        self.done = 0
        self.balance = Balance()
        self.mixed: list[MixedDeal] = []
        self.changes: dict[tuple[str, str], list[Change]] = {}
        self.problem: Problem | None = None

    def play(self) -> None:
        name, players, games, seed = self.game.name, self.players, self.games, self.seed
        try:
            with stoppable():
                for facts in watch(name, players, games, seed, self.bot, self.options, self.jobs):
                    self._count(self.balance.add, facts)
                if self.bots:
                    strong, weak = self.bots
                    for deal in mixed_deals(name, players, games, seed, strong, weak, self.options, self.jobs):
                        self._count(self.mixed.append, deal)
                for option in self.asked:
                    pairs: list[Pair] = []
                    played = option_pairs(name, players, games, seed, option, self.bot, self.options, self.jobs)
                    for pair in played:
                        self._count(pairs.append, pair)
                    self.changes[option] = option_changes(pairs, len(self.asked))
        except (BadBot, BotFailed) as error:
            self.problem = bot_problem(error, self.progress.words)
        except KeyboardInterrupt:
            if not self.balance.games:
                raise
        finally:
            self.progress.clear()

    def _count(self, add: Callable[..., None], played: object) -> None:
        add(played)
        self.done += 1
        self.progress.show(self.done)

    def stopped(self) -> bool:
        return self.done < self.progress.games


def _tell(args: Namespace, study: Study) -> None:
    game, words = study.game, study.game.speech(args.language)
    skills = skill(study.mixed) if study.mixed else None
    found = {
        **plain(game.name, study.players, study.seed, study.bot, study.options, study.balance, skills, study.changes),
        "bots": list(study.bots),
        "repeats": not by_time(study.bot, *study.bots),
    }
    bots = (study.bots[0], study.bots[1]) if study.bots else ("", "")
    seats = seat_names(game, study.players, study.options, args.language)
    command = command_again("balance", args.argv, study.seed)
    page = balance_page(found, words, game.title, seats, bots, command) if args.page else ""
    if args.json:
        told = {**found, "rows": [facts.plain() for facts in study.balance.games]} if args.rows else found
        print(json.dumps(told))
    else:
        print(words.tell("lab-balance-title", title=game.title))
        deals, seed = len(study.balance.games), str(study.seed)
        print(fit(words.tell("lab-balance-lead", deals=deals, players=study.players, bot=study.bot, seed=seed)))
        for sentence in sentences(found, words, seats, bots):
            print(fit(sentence))
        shown, marked = table(found, words, seats, ("share", "advantage", "game"))
        print("\n".join(rows_of(shown, marked=[row + 1 for row in marked])))
        _tell_skill(found, words)
        if study.changes:
            shown, _ = option_table(found, words, seats)
            print("\n".join(rows_of(shown)) if len(shown) > 1 else words.tell("lab-options-none"))
        if study.stopped():
            print(fit(words.tell("cli-stopped", games=study.done, of=study.progress.games)))
        if not found["repeats"]:
            print(fit(words.tell("lab-by-time")))
    write_results(args, words, page, rows(found) if args.csv else "")


def _tell_skill(found: dict[str, object], words: Speech) -> None:
    skills = found["skill"]
    if isinstance(skills, dict):
        print(words.tell("lab-skill-parts"))
        print(
            "\n".join(
                rows_of(
                    [
                        ["", ""],
                        *([words.tell(f"lab-skill-{name}"), f"{part:.0%}"] for name, part in skills["parts"].items()),
                    ]
                )[1:]
            )
        )
