"""The table of routes: what can be asked, and who answers. Routing, OpenAPI and docs/table.md are made from it.

`python -m patolli.table.routes` prints the table of docs/table.md.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache, partial
from typing import Any, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from patolli.table import coaching, learn, puzzles, recording_api, review_api
from patolli.table.answers import failure, ready
from patolli.table.api import Api
from patolli.table.browsers import language_of
from patolli.table.errors import Refused
from patolli.table.learn_messages import AskLesson, Courses, LessonNews
from patolli.table.lobby_messages import Mines
from patolli.table.messages import (
    Aid,
    Ask,
    ChangeSeat,
    Chat,
    Chatted,
    Consent,
    Created,
    DeviceLink,
    Hints,
    Layers,
    NewName,
    News,
    NewTable,
    PlayOn,
    Reached,
    Resign,
    Say,
    Steps,
    TakeBack,
    TakenBack,
    TipNews,
    Undo,
    Undone,
    Why,
)
from patolli.table.openapi import NUMBER, SEAT, Call, Schema, documentation, openapi
from patolli.table.puzzle_messages import AskPuzzle, NextPuzzle, PuzzleList, PuzzleNews

TABLE = "/api/tables/{table}"
WINDOW: Schema = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"}
POSITION: dict[str, Schema] = {"since": NUMBER, "edition": NUMBER, "seat": SEAT}
SECONDS: Schema = {"type": "integer", "minimum": 0, "maximum": 25}
OF_A_TABLE = (403, 404, 422)
OF_A_SEAT = (403, 404, 409, 422)
OF_A_POSITION = (403, 404, 409, 412, 422)
"""How what is asked may be refused, besides 429 and 503."""


async def description(_: Api, request: Request) -> Response:
    """What this table says, in OpenAPI."""
    return ready(_described())


CALLS = (
    Call("get", "/api", description, "This description.", "OpenAPI 3.1."),
    Call(
        "get",
        "/api/words",
        Api.words,
        "The page's own words.",
        "`{language, languages, words: {key: text}}` (`lang/page-en.ftl`); an argument stands as `{n}`.",
    ),
    Call(
        "get",
        "/api/games",
        Api.games,
        "The games, their options, the levels of bots, the languages.",
        "Of a game: title, seats, a sentence, length, weight, what it means to play alone, options with values and "
        "sentences, the lessons and their minutes.",
    ),
    Call(
        "get",
        "/api/mine",
        Api.mine,
        "The tables at which this browser has a seat.",
        "Each is `{id, game, title, names, asked, over, created, ended, seats, next, again}`, the newest first; "
        "`names` are those of the others: see *The lobby*.",
        answer=Mines,
    ),
    Call(
        "get",
        "/api/rules/{game}",
        Api.rules,
        "The rules of a game.",
        "Sections with rules (some with a picture and its caption), rulings, options, provenance.",
        refusals=(404,),
    ),
    Call(
        "get",
        "/api/learn",
        learn.courses,
        "The lessons of all games.",
        "Of a game `{game, title, minutes, lessons}`, of a lesson `{lesson, title, goal, steps}`, in their order.",
        answer=Courses,
    ),
    Call(
        "post",
        "/api/learn/{game}/{lesson}",
        learn.lesson,
        "What a step of a lesson says, and what a line or an answer is replied.",
        "Nothing is kept: send the lines of earlier steps (docs/learning.md). `why` is answered `{rule, why}`.",
        answer=LessonNews,
        body=AskLesson,
        refusals=(403, 404, 409, 413, 422),
    ),
    Call(
        "get",
        "/api/puzzles",
        puzzles.puzzle_list,
        "The puzzles by game and theme, the puzzle of the day, and what this browser has solved.",
        "Themes are `{theme, name, puzzles, tried}`: see docs/puzzles.md.",
        answer=PuzzleList,
    ),
    Call(
        "get",
        "/api/puzzles/next",
        puzzles.next_puzzle,
        "A puzzle that this browser has not tried, about as hard as it is good.",
        "Both empty if none is left.",
        answer=NextPuzzle,
        query={"game": {"type": "string"}, "theme": {"type": "string"}},
        refusals=(404,),
    ),
    Call(
        "post",
        "/api/puzzles/{game}/{puzzle}",
        puzzles.puzzle,
        "The position of a puzzle, and what a line or a turn is answered.",
        "Send all lines said so far. `result`, with the solution, is null before an attempt (`check` or `show`), of "
        "which the first is rated. `why` is answered `{rule, why}`. The cookie is set by an attempt.",
        answer=PuzzleNews,
        body=AskPuzzle,
        refusals=(403, 404, 409, 413, 422),
    ),
    Call(
        "post",
        "/api/tables",
        Api.create,
        "Make a table.",
        "A seat is `{kind, name, level}`, its kind `me`, `here` (same screen), `bot` or `open`; a clock is "
        "`{seconds, increment}`. The cookie is set. An option that names a file is refused (`engine/files.py`): nobody "
        "reads, or learns of, files from afar.",
        answer=Created,
        status=201,
        body=NewTable,
        refusals=(403, 413, 422),
    ),
    Call(
        "post",
        "/api/replay",
        Api.replay,
        "Make a read-only table of a record.",
        "The body is the record as text, the answer `{table}`.",
        status=201,
        refusals=(403, 413, 422),
    ),
    Call(
        "get",
        TABLE,
        Api.news,
        "News: the position as a seat sees it, what may be said, and the log since a line.",
        "`wait`: answer only when the table has changed, or after that many seconds.",
        answer=News,
        query={**POSITION, "chat": NUMBER, "notices": NUMBER, "wait": SECONDS},
        refusals=OF_A_TABLE,
    ),
    Call(
        "post",
        f"{TABLE}/lines",
        Api.say,
        "Say lines, all or none.",
        "Answered after the commit. 403 not your seat, 409 refused (rule, why, the line), 412 another position, 422 "
        "malformed, 429 too fast.",
        answer=Reached,
        body=Say,
        refusals=(403, 404, 409, 412, 413, 422),
    ),
    Call(
        "post",
        f"{TABLE}/undo",
        Api.undo,
        "Take back a gesture, a turn, or one line of it.",
        "409 with the reason if nothing can be taken back: see *Undo*.",
        answer=Undone,
        body=Undo,
        refusals=OF_A_POSITION,
    ),
    Call(
        "post",
        f"{TABLE}/takeback",
        Api.take_back,
        "Take back more than an undo does, or ask the others for it.",
        "`waits` are the seats that have to agree; it is done if there are none: see *Taking back more*.",
        answer=TakenBack,
        body=TakeBack,
        refusals=OF_A_POSITION,
    ),
    Call(
        "post",
        f"{TABLE}/takeback/answer",
        Api.consent,
        "Agree to what somebody asks to take back, or do not; or withdraw one's own request.",
        "409 `takeback-lapsed` if it is not asked for any more.",
        answer=TakenBack,
        body=Consent,
        refusals=OF_A_SEAT,
    ),
    Call(
        "post",
        f"{TABLE}/resign",
        Api.resign,
        "Give up: a bot plays the seat to the end.",
        "Of the level that `level` in news names: see *Giving up*.",
        answer=Reached,
        body=Resign,
        refusals=OF_A_SEAT,
    ),
    Call(
        "get",
        f"{TABLE}/why",
        Api.why,
        "Why a line, or the beginning of one, may not be said.",
        "`{}` if it may be said.",
        answer=Why,
        query={"seat": SEAT, "line": {"type": "string"}},
        refusals=OF_A_TABLE,
    ),
    Call(
        "get",
        f"{TABLE}/tip",
        coaching.tip_at,
        "What the coach remarks to the owner of a seat that is asked; `{}` if nothing.",
        "`shown`: tips that are not wanted again, with commas between. `refused`: a rule by which a line was refused.",
        answer=TipNews,
        query={"seat": SEAT, "shown": {"type": "string"}, "refused": {"type": "string"}},
        refusals=OF_A_TABLE,
    ),
    Call(
        "post",
        f"{TABLE}/hint",
        Api.hint,
        "What the owner of a seat that is asked could say, how likely it wins, and why.",
        'Each of `lines` is `{lines: ["canal B6", "take"], chance: 0.61, why: ["…"]}`: see *Hints*.',
        answer=Hints,
        body=Ask,
        refusals=OF_A_POSITION,
    ),
    Call(
        "post",
        f"{TABLE}/chat",
        Api.chat,
        "Say something beside the game.",
        "`seat` is null for a spectator: see *Chat*.",
        answer=Chatted,
        status=201,
        body=Chat,
        refusals=OF_A_SEAT,
    ),
    Call(
        "get",
        f"{TABLE}/at/{{at}}",
        Api.at,
        "News as of a line.",
        "For the replay, and for a click on the log.",
        answer=News,
        query=POSITION,
        refusals=OF_A_TABLE,
    ),
    Call(
        "get",
        f"{TABLE}/at/{{at}}/layers",
        Api.layers,
        "What can be shown on the board besides, as of a line.",
        "A layer is `{name, label, sprites}`, such as the waterways of Mexica; the tips say it in sentences.",
        answer=Layers,
        query={"seat": SEAT},
        refusals=OF_A_TABLE,
    ),
    Call(
        "get",
        f"{TABLE}/at/{{at}}/steps",
        Api.steps,
        "The positions after each line from `since` to `at`, at most the last 60.",
        "A step is `{seq, points, scene}`, as in news as of that line.",
        answer=Steps,
        query={"since": NUMBER, "seat": SEAT},
        refusals=OF_A_TABLE,
    ),
    Call(
        "get",
        f"{TABLE}/aid",
        coaching.aid_at,
        "The player aid: the goal, the turn in steps, how points are made.",
        "With the numbers of the box that the table plays with; each of `steps` and `scores` is `{text, value, rule}`. "
        "`remarks` are all remarks of the coach, as of `tip`. "
        "A game without an aid answers with its title alone (`aid` of the [news](#news) says so).",
        answer=Aid,
        refusals=OF_A_TABLE,
    ),
    Call(
        "get",
        f"{TABLE}/record",
        Api.record,
        "The record.",
        "As text, as this viewer may know it; all of it when the game is over. `all=1`: all of it, for the host of a "
        "game that is written down.",
        query={"seat": SEAT, "all": NUMBER},
        refusals=OF_A_TABLE,
        text=True,
    ),
    Call(
        "post",
        f"{TABLE}/seats/{{seat}}",
        Api.change_seat,
        "By the host: let a bot play a seat, give it back, or free it for somebody else.",
        "`kind` is `bot`, `person` or `open`: see *Seats*.",
        answer=Reached,
        body=ChangeSeat,
        refusals=OF_A_SEAT,
    ),
    Call(
        "post",
        f"{TABLE}/seats/{{seat}}/name",
        Api.rename,
        "Name a seat of one's own.",
        answer=Reached,
        body=NewName,
        refusals=OF_A_SEAT,
    ),
    Call(
        "post",
        f"{TABLE}/seats/{{seat}}/link",
        Api.make_link,
        "By the owner of a seat: a link that opens it on one more device, once.",
        answer=DeviceLink,
        status=201,
        refusals=OF_A_SEAT,
    ),
    Call(
        "post",
        f"{TABLE}/seats/{{seat}}/alone",
        Api.end_others,
        "By the owner of a seat: end it on all other devices.",
        answer=Reached,
        refusals=OF_A_SEAT,
    ),
    Call(
        "post",
        f"{TABLE}/rematch",
        Api.rematch,
        "By the host: the same again, seats rotated.",
        "Everybody hears of it in `next`.",
        answer=Created,
        status=201,
        refusals=(403, 404, 409),
    ),
    Call(
        "post",
        f"{TABLE}/play-on",
        Api.play_on,
        "A new table that goes on from the position after `at` lines.",
        "409 `still-played` while others play: see *Playing on*. The cookie is set.",
        answer=Created,
        status=201,
        body=PlayOn,
        refusals=(403, 404, 409, 413, 422),
    ),
    *recording_api.CALLS,
    *review_api.CALLS,
    Call(
        "live",
        f"{TABLE}/live",
        Api.live,
        "News at once, and after each change.",
        "`zip=1`: large messages are compressed. `signs=1`: at once, and every two seconds, an empty message `{}` "
        "besides, so that silence can be noticed. `window`, `opened`: which window it is, by a random name, and how "
        "often it has opened a line: see *Two windows*.",
        answer=News,
        query={**POSITION, "chat": NUMBER, "zip": NUMBER, "signs": NUMBER, "window": WINDOW, "opened": NUMBER},
    ),
)


def routes(api: Api) -> list[Route | WebSocketRoute]:
    """The table of routes, for an API."""
    return [_route(api, call) for call in CALLS]


def _route(api: Api, call: Call) -> Route | WebSocketRoute:
    if call.method == "live":
        return WebSocketRoute(call.path, partial(call.handler, api))
    answer = cast("Callable[[Any, Request], Awaitable[Response]]", call.handler)

    async def handle(request: Request) -> Response:
        try:
            return await api.tables.trying(request.path_params.get("table", ""), partial(answer, api, request))
        except Refused as refused:
            return failure(refused, language_of(request))

    return Route(call.path, handle, methods=[call.method.upper()])


@cache
def _described() -> bytes:
    return openapi(CALLS)


if __name__ == "__main__":
    print(documentation(CALLS))
