"""Puzzles over HTTP. The page keeps what was said and says it again; kept here are first attempts and ratings alone.

Nothing of the solution is told before an attempt: not by what is sent, nor by what is refused. A turn is judged by what
its seat may know (`lab/solving.py`).
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from patolli.bots.advise import Reason
from patolli.bots.reason_texts import part_text, reason_text
from patolli.engine.core.state import CHANCE
from patolli.engine.position import read_position
from patolli.engine.record import Record
from patolli.engine.words import NotLegal
from patolli.games import NAMES
from patolli.lab.solving import Said, Verdict, play, verdict
from patolli.stage.game import ShownGame
from patolli.stage.learn.puzzles import Puzzle, has_puzzles, puzzles_of
from patolli.table.answers import answer, read
from patolli.table.api import Api
from patolli.table.bodies import body_of
from patolli.table.browsers import language_of
from patolli.table.errors import Refused
from patolli.table.hosts import whence
from patolli.table.limits import Buckets
from patolli.table.made_puzzles import find_made
from patolli.table.messages import News, WayBack, Why
from patolli.table.puzzle_messages import (
    AskPuzzle,
    DailyPuzzle,
    GamePuzzles,
    NextPuzzle,
    PuzzleList,
    PuzzleNews,
    PuzzleResult,
    SolverNews,
    ThemeCount,
)
from patolli.table.puzzle_ratings import FIRST_VOLATILITY, PUZZLE_DEVIATION, Rated
from patolli.table.puzzle_rows import Attempt, PuzzleCount, attempt, ratings_of, solver_of
from patolli.table.rows import game_of
from patolli.table.store import Store
from patolli.table.study import StudyBoard

NEAR = 6
"""The next puzzle is one of this many whose rating is nearest to the solver's."""
CHECKING, CHECKING_HERE = Buckets(0.5, 20), Buckets(2, 80)
"""Of turns to judge, from one browser, and from one address, which may be a whole club: each takes a second of thought.
"""
MOST_VERDICTS = 1000


async def puzzle_list(api: Api, request: Request) -> Response:
    """What there is to solve, what this browser has solved, and the puzzle of the day."""
    language = language_of(request)
    rated, attempts = await _solver(api, request)
    tried = {(one.game, one.puzzle): one for one in attempts}
    games = [_listed(game, language, tried) for game in _games()]
    return answer(PuzzleList(games, _daily_news(tried), solver_news(rated, attempts, today())))


async def next_puzzle(api: Api, request: Request) -> Response:
    """One that this browser has not tried, about as hard as it is good."""
    rated, attempts = await _solver(api, request)
    name, theme = request.query_params.get("game", ""), request.query_params.get("theme", "")
    games = [game for game in _games() if name in ("", game.name)]
    if name and not games:
        raise Refused("no-game", game=name[:40])
    tried = {(one.game, one.puzzle) for one in attempts}
    found: list[tuple[float, str, str]] = []
    for game in games:
        known = await ratings_of(api.tables.store, game.name)
        for puzzle in puzzles_of(game).puzzle:
            if (game.name, puzzle.id) not in tried and theme in ("", puzzle.theme):
                now = known[puzzle.id].rated.rating if puzzle.id in known else puzzle.rating
                found.append((abs(now - rated.rating), game.name, puzzle.id))
    chosen = random.choice(sorted(found)[:NEAR]) if found else (0.0, "", "")
    return answer(NextPuzzle(*chosen[1:]))


async def puzzle(api: Api, request: Request) -> Response:
    """The position, and what a line or a turn is answered."""
    asked = read(await body_of(request, api.limits), AskPuzzle)
    game, found, made = await _find(api, request.path_params["game"], request.path_params["puzzle"])
    browser = api.browsers.known(request)
    desk = Desk(game, found, asked, language_of(request), api.tables.store, made)
    if asked.do in ("look", "say", "why"):
        if asked.do == "why":
            return answer(await asyncio.to_thread(desk.why))
        told = await asyncio.to_thread(desk.look)
        await _add_standing(api, browser, desk, told)
        return answer(told)
    new = browser or api.browsers.named()
    address = whence(request)
    if asked.do == "check":
        if not CHECKING.take(browser or address) or not CHECKING_HERE.take(address):
            raise Refused("too-fast")
        judged = await _verdict(api, desk)
    else:
        judged = None
    if made:
        told = await asyncio.to_thread(desk.look, judged)
        await _add_standing(api, browser, desk, told)
        return answer(told)
    if not browser and not api.newcomers.take(address):
        raise Refused("too-fast")
    await _rate(api, new, desk, judged is not None and judged.found)
    told = await asyncio.to_thread(desk.look, judged)
    await _add_standing(api, new, desk, told)
    response = answer(told)
    if not browser:
        api.browsers.remember(response, request, new)
    return response


async def _verdict(api: Api, desk: Desk) -> Verdict:
    """What the turn is worth. Refused if it is not complete."""
    said = await asyncio.to_thread(desk.played)
    if not said.over:
        raise Refused("puzzle-unfinished")
    key = (*desk.key, tuple(said.all_lines))
    if key not in _verdicts:
        if len(_verdicts) >= MOST_VERDICTS:
            _verdicts.clear()
        _verdicts[key] = await api.tables.pool.work(verdict, desk.puzzle, key[-1])
    return _verdicts[key]


_verdicts: dict[tuple[str, str, tuple[str, ...]], Verdict] = {}


async def _rate(api: Api, browser: str, desk: Desk, solved: bool) -> None:
    first = Rated(float(desk.puzzle.rating), PUZZLE_DEVIATION, FIRST_VOLATILITY)
    day = today()
    daily = daily_puzzle(day)
    its_day = day.isoformat() if daily and (daily[0].name, daily[1].id) == desk.key else ""
    await attempt(api.tables.store, browser, *desk.key, first, solved, its_day, time.time())


async def _add_standing(api: Api, browser: str, desk: Desk, told: PuzzleNews) -> None:
    """What the browser's attempt adds: the solution is told after it, never before."""
    store = api.tables.store
    rated, attempts = await solver_of(store, browser) if browser else (Rated(), [])
    counts = (await ratings_of(store, desk.game.name)).get(desk.key[1])
    told.rating = round(counts.rated.rating) if counts else desk.puzzle.rating
    told.solver = solver_news(rated, attempts, today())
    if desk.made and desk.asked.do in ("check", "show"):
        unrated = Attempt(*desk.key, told.kind == "found", "", rated.rating, 0.0, 0.0)
        told.result = await asyncio.to_thread(desk.result, unrated, None)
    made = next((one for one in attempts if (one.game, one.puzzle) == desk.key), None)
    if made is not None:
        told.result = await asyncio.to_thread(desk.result, made, counts)


async def _solver(api: Api, request: Request) -> tuple[Rated, list[Attempt]]:
    browser = api.browsers.known(request)
    return await solver_of(api.tables.store, browser) if browser else (Rated(), [])


# Days


def today() -> date:
    """The day, by the clock of the world: it begins for everybody at the same time."""
    return datetime.now(UTC).date()


def daily_puzzle(day: date) -> tuple[ShownGame, Puzzle] | None:
    """The puzzle of a day: the games take turns, and which of its puzzles it is follows from the day."""
    games = [game for game in _games() if puzzles_of(game).puzzle]
    if not games:
        return None
    game = games[day.toordinal() % len(games)]
    known = sorted(puzzles_of(game).puzzle, key=lambda one: hashlib.sha256(one.id.encode()).hexdigest())
    return game, known[day.toordinal() // len(games) % len(known)]


def solver_news(rated: Rated, attempts: Sequence[Attempt], day: date) -> SolverNews:
    """The rating, and how many were found in a row: of all, and of the puzzles of the day."""
    run = next((at for at, one in enumerate(attempts) if not one.solved), len(attempts))
    solved = sum(one.solved for one in attempts)
    return SolverNews(
        round(rated.rating), round(rated.deviation), len(attempts), solved, run, days_in_a_row(attempts, day)
    )


def days_in_a_row(attempts: Sequence[Attempt], day: date) -> int:
    """The row goes on until a day has passed on which the puzzle was not found."""
    found = {one.day for one in attempts if one.solved and one.day}
    at = day if day.isoformat() in found else day - timedelta(days=1)
    days = 0
    while at.isoformat() in found:
        days, at = days + 1, at - timedelta(days=1)
    return days


def _daily_news(tried: dict[tuple[str, str], Attempt]) -> DailyPuzzle | None:
    day = today()
    found = daily_puzzle(day)
    if found is None:
        return None
    game, puzzle = found
    made = tried.get((game.name, puzzle.id))
    return DailyPuzzle(
        day.isoformat(), game.name, game.title, puzzle.id, made is not None, made is not None and made.solved
    )


# One puzzle


@lru_cache(maxsize=1)
def _games() -> list[ShownGame]:
    return [game for game in map(game_of, NAMES) if has_puzzles(game)]


async def _find(api: Api, name: str, id: str) -> tuple[ShownGame, Puzzle, str]:
    """A puzzle that ships with a game, or one that somebody has made: then with its name."""
    if name not in NAMES:
        raise Refused("no-game", game=name[:40])
    game = game_of(name)
    found = puzzles_of(game).find(id)
    return (game, found, "") if found else (game, await find_made(api, name, id), id)


def _listed(game: ShownGame, language: str, tried: dict[tuple[str, str], Attempt]) -> GamePuzzles:
    known = puzzles_of(game)
    made = [tried.get((game.name, one.id)) for one in known.puzzle]
    themes = []
    for theme in known.themes():
        of_it = [done for one, done in zip(known.puzzle, made, strict=True) if one.theme == theme]
        themes.append(
            ThemeCount(theme, theme_name(game, theme, language), len(of_it), sum(one is not None for one in of_it))
        )
    done = [one for one in made if one is not None]
    return GamePuzzles(game.name, game.title, len(known.puzzle), len(done), sum(one.solved for one in done), themes)


def theme_name(game: ShownGame, theme: str, language: str) -> str:
    kind, _, part = theme.partition("-")
    return game.speech(language).tell(f"puzzle-theme-{kind}", part=part_text(game, part, language))


@dataclass(frozen=True)
class Desk:
    """One question of a solver."""

    game: ShownGame
    puzzle: Puzzle
    asked: AskPuzzle
    language: str
    store: Store
    made: str = ""
    """The name of a puzzle that somebody has made."""

    @property
    def key(self) -> tuple[str, str]:
        return self.game.name, self.made or self.puzzle.id

    def played(self) -> Said:
        """The lines that were said before. Refused if they cannot be played: they are not this puzzle's."""
        try:
            return play(self.puzzle, self.asked.said)
        except NotLegal:
            raise Refused("puzzle-over") from None

    def why(self) -> Why:
        line = self.asked.lines[0] if self.asked.lines else ""
        return self._board(self.played()).why(line, self.language)

    def look(self, verdict: Verdict | None = None) -> PuzzleNews:
        """The position after what was said, and after the lines that are tried."""
        text = rule = ""
        kind = "look"
        if self.asked.do == "show":
            said, before, kind = [], play(self.puzzle, []), "shown"
        else:
            said, before = list(self.asked.said), self.played()
        if self.asked.do == "check" and verdict is not None:
            kind = "found" if verdict.found else "wrong"
        for line in self.asked.lines if self.asked.do == "say" else ():
            if before.over:
                break
            try:
                before = play(self.puzzle, [*said, line])
            except NotLegal as error:
                found = self._board(before).why(line, self.language)
                text, rule = found.why or self.game.refusal_to_you(error, self.language), found.rule or error.rule
                kind = "refused"
                break
            said.append(line)
            kind = "begun"
        board = self._board(before)
        return PuzzleNews(
            game=self.game.name,
            title=self.game.title,
            puzzle=self.key[1],
            who=self._called(self.puzzle.seat),
            rating=self.puzzle.rating,
            day=self._day(),
            kind=kind,  # type: ignore[arg-type]
            text=text,
            rule=rule,
            said=said,
            over=before.over,
            chance=round(100 * verdict.chance) if verdict else None,
            why=self._refutation(verdict) if verdict and not verdict.found else [],
            result=None,
            made=bool(self.made),
            solver=solver_news(Rated(), [], today()),
            news=self._news(board, before),
            positions=board.steps(self.asked.seq, self.language),
        )

    def _news(self, board: StudyBoard, said: Said) -> News:
        """What is shown. A last line that is said but not shown can be taken back, too."""
        news = board.news(self.language, 0)
        return replace(news, undo=WayBack(True, len(said.all_lines) > 1, 0)) if said.hides else news

    def _day(self) -> str:
        daily = daily_puzzle(today())
        return today().isoformat() if daily and (daily[0].name, daily[1].id) == self.key else ""

    def result(self, made: Attempt, counts: PuzzleCount | None) -> PuzzleResult:
        """What may be told after an attempt."""
        puzzle = self.puzzle
        rival = puzzle.rival[puzzle.compared]
        reasons = [Reason(one.part, one.seat, one.points) for one in puzzle.point]
        tell = self.game.speech(self.language).tell
        point = [tell("puzzle-point", reason=self._reason(reasons[0]))]
        point += [tell("puzzle-besides", reason=self._reason(reason)) for reason in reasons[1:]]
        point.append(tell("puzzle-rival", lines=" ".join(self._sentences(puzzle.seat, rival.lines))))
        return PuzzleResult(
            solved=made.solved,
            change=round(made.rating) - round(made.rating - made.change),
            solution=list(puzzle.solution),
            told=self._sentences(puzzle.seat, puzzle.solution),
            also=len(puzzle.also),
            point=point,
            theme=puzzle.theme,
            theme_name=theme_name(self.game, puzzle.theme, self.language),
            best=round(100 * puzzle.chance),
            second=round(100 * puzzle.second),
            tries=counts.tried if counts else 0,
            found=counts.solved if counts else 0,
        )

    def _refutation(self, verdict: Verdict) -> list[str]:
        """What a worse turn costs, and how it is answered."""
        tell = self.game.speech(self.language).tell
        keys = ["puzzle-yours"] + ["puzzle-besides"] * len(verdict.reasons)
        told = [tell(key, reason=self._reason(reason)) for key, reason in zip(keys, verdict.reasons, strict=False)]
        if verdict.who != CHANCE and verdict.answer:
            told.append(tell("puzzle-answer", lines=" ".join(self._sentences(verdict.who, verdict.answer))))
        return told

    def _reason(self, reason: Reason) -> str:
        return reason_text(self.game, self.puzzle.seat, reason, self._called, self.language)

    def _called(self, seat: int) -> str:
        state = read_position(self.puzzle.position)
        return self.game.called(state.view(self.puzzle.seat), seat, self.language, ())

    def _sentences(self, actor: int, lines: Sequence[str]) -> list[str]:
        view = read_position(self.puzzle.position).view(self.puzzle.seat)
        return [self.game.tell_line(view, actor, line, self.language) for line in lines]

    def _board(self, said: Said) -> StudyBoard:
        header = Record(self.game.name, said.state.players, position=self.puzzle.position)
        return StudyBoard(header, said.lines, self.puzzle.seat, self.store)
