"""The description of the API, in OpenAPI 3.1: made from the same types that requests are read with."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

import patolli
from patolli.stage.speech import LANGUAGES
from patolli.table.messages import (
    Ask,
    ChangeSeat,
    Chat,
    Chatted,
    Created,
    DeviceLink,
    Failure,
    Hints,
    Layers,
    NewName,
    News,
    NewTable,
    Reached,
    Say,
    Undo,
    Why,
)

TABLE = "/api/tables/{table}"
Schema = dict[str, Any]
_TEXT: Schema = {"type": "string"}
_NUMBER: Schema = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
_SEAT: Schema = {"type": "string", "pattern": "^([0-9]{1,2}|none)$"}
_POSITION: dict[str, Schema] = {"since": _NUMBER, "edition": _NUMBER, "seat": _SEAT}


@dataclass(frozen=True)
class Call:
    """One thing that can be asked."""

    method: str
    path: str
    summary: str
    answer: type | None = None
    status: int = 200
    body: type | None = None
    query: dict[str, Schema] = field(default_factory=dict)
    refusals: tuple[int, ...] = ()
    text: bool = False
    """Whether the answer is plain text; a request without a type of body is, if it has one."""


CALLS = (
    Call("get", "/api", "This description."),
    Call("get", "/api/words", "The page's own words."),
    Call("get", "/api/games", "The games, their options, the levels of bots, the languages."),
    Call("get", "/api/mine", "The tables at which this browser has a seat."),
    Call("get", "/api/rules/{game}", "The rules of a game.", refusals=(404,)),
    Call("post", "/api/tables", "Make a table.", Created, 201, NewTable, refusals=(403, 413, 422)),
    Call("post", "/api/replay", "Make a read-only table of a record.", status=201, refusals=(403, 413, 422)),
    Call(
        "get",
        TABLE,
        "News: the position as a seat sees it, what may be said, and the log since a line.",
        News,
        query={
            **_POSITION,
            "chat": _NUMBER,
            "notices": _NUMBER,
            "wait": {"type": "integer", "minimum": 0, "maximum": 25},
        },
        refusals=(403, 404, 422),
    ),
    Call(
        "post", f"{TABLE}/lines", "Say lines, all or none.", Reached, 200, Say, refusals=(403, 404, 409, 412, 413, 422)
    ),
    Call(
        "post",
        f"{TABLE}/undo",
        "Take back a gesture or a turn.",
        Reached,
        200,
        Undo,
        refusals=(403, 404, 409, 412, 422),
    ),
    Call(
        "get",
        f"{TABLE}/why",
        "Why a line, or the beginning of one, may not be said.",
        Why,
        query={"seat": _SEAT, "line": {"type": "string"}},
        refusals=(403, 404, 422),
    ),
    Call(
        "post",
        f"{TABLE}/hint",
        "What the owner of a seat that is asked could say, how likely it wins, and why.",
        Hints,
        200,
        Ask,
        refusals=(403, 404, 409, 412, 422),
    ),
    Call(
        "post",
        f"{TABLE}/chat",
        "Say something beside the game.",
        Chatted,
        201,
        Chat,
        refusals=(403, 404, 409, 422),
    ),
    Call("get", f"{TABLE}/at/{{at}}", "News as of a line.", News, query=_POSITION, refusals=(403, 404, 422)),
    Call(
        "get",
        f"{TABLE}/at/{{at}}/layers",
        "What can be shown on the board besides, as of a line.",
        Layers,
        query={"seat": _SEAT},
        refusals=(403, 404, 422),
    ),
    Call("get", f"{TABLE}/record", "The record.", query={"seat": _SEAT}, refusals=(403, 404, 422), text=True),
    Call(
        "post",
        f"{TABLE}/seats/{{seat}}",
        "By the host: let a bot play a seat, give it back, or free it for somebody else.",
        Reached,
        200,
        ChangeSeat,
        refusals=(403, 404, 409, 422),
    ),
    Call(
        "post",
        f"{TABLE}/seats/{{seat}}/name",
        "Name a seat of one's own.",
        Reached,
        200,
        NewName,
        refusals=(403, 404, 409, 422),
    ),
    Call(
        "post",
        f"{TABLE}/seats/{{seat}}/link",
        "By the owner of a seat: a link that opens it on one more device, once.",
        DeviceLink,
        201,
        refusals=(403, 404, 409, 422),
    ),
    Call(
        "post",
        f"{TABLE}/seats/{{seat}}/alone",
        "By the owner of a seat: end it on all other devices.",
        Reached,
        200,
        refusals=(403, 404, 409, 422),
    ),
    Call(
        "post",
        f"{TABLE}/rematch",
        "By the host: the same again, seats rotated.",
        Created,
        201,
        refusals=(403, 404, 409),
    ),
)


@cache
def openapi() -> bytes:
    """The whole description."""
    types = [call.answer for call in CALLS if call.answer] + [call.body for call in CALLS if call.body] + [Failure]
    _, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method] = _call(call)
    described = {
        "openapi": "3.1.0",
        "info": {
            "title": "Patolli, the table",
            "version": patolli.__version__,
            "description": "Play by a program. News also come by WebSocket at /api/tables/{table}/live, "
            "with the same query as GET /api/tables/{table}.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }
    return msgspec.json.encode(described)


def _call(call: Call) -> dict[str, Any]:
    names = [part[1:-1] for part in call.path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": _TEXT} for name in names]
    query = {**call.query, "language": {"type": "string", "enum": list(LANGUAGES)}}
    parameters += [{"name": name, "in": "query", "schema": schema} for name, schema in query.items()]
    answers = {str(call.status): _content("What was asked for.", call.answer, "text/plain" if call.text else "")}
    for status in (*call.refusals, 429, 503):
        answers[str(status)] = _content("Refused, with a sentence.", Failure)
    described: dict[str, Any] = {"summary": call.summary, "parameters": parameters, "responses": answers}
    if call.body:
        described["requestBody"] = {"required": True, **_content("", call.body)}
    elif call.path == "/api/replay":
        described["requestBody"] = {"required": True, **_content("A record.", None, "text/plain")}
    return described


def _content(about: str, kind: type | None, media: str = "") -> dict[str, Any]:
    schema: dict[str, Any] = {}
    if kind:
        schema = {"$ref": f"#/components/schemas/{kind.__name__}"}
    elif media:
        schema = _TEXT
    return {**({"description": about} if about else {}), "content": {media or "application/json": {"schema": schema}}}
