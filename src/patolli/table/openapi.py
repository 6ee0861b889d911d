"""The API described: in OpenAPI 3.1, and as the table of docs/table.md. Both are made from the table of routes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

import patolli
from patolli.stage.speech import LANGUAGES
from patolli.table.messages import Failure, News

Schema = dict[str, Any]
TEXT: Schema = {"type": "string"}
NUMBER: Schema = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
SEAT: Schema = {"type": "string", "pattern": "^([0-9]{1,2}|none)$"}

Handler = Callable[[Any, Request], Awaitable[Response]] | Callable[[Any, WebSocket], Awaitable[None]]
"""A method of the API: what answers."""


@dataclass(frozen=True)
class Call:
    """One thing that can be asked: a row of the table of routes."""

    method: str
    """`get` or `post`; `live` for a WebSocket."""
    path: str
    handler: Handler
    summary: str
    details: str = ""
    """What the documentation says besides."""
    answer: type | None = None
    status: int = 200
    body: type | None = None
    query: dict[str, Schema] = field(default_factory=dict)
    refusals: tuple[int, ...] = ()
    text: bool = False
    """Whether the answer is plain text; a request without a type of body is, if it has one."""


def openapi(calls: Sequence[Call]) -> bytes:
    """The whole description, as JSON."""
    asked = [call for call in calls if call.method != "live"]
    types = [call.answer for call in asked if call.answer] + [call.body for call in asked if call.body] + [Failure]
    _, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for call in asked:
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


def documentation(calls: Sequence[Call]) -> str:
    """The table of docs/table.md."""
    rows = [f"| {_request(call)} | {_told(call)} |" for call in calls]
    return "\n".join(["| request | answer |", "|---|---|", *rows])


def _request(call: Call) -> str:
    query = "&".join(call.query)
    method = "WebSocket" if call.method == "live" else call.method.upper()
    asked = f"`{method} {call.path}{'?' if query else ''}{query}`"
    return f"{asked} `{_fields(call.body)}`" if call.body else asked


def _told(call: Call) -> str:
    """The status if it is not the usual one, the fields of the answer, and what it means."""
    status = "" if call.status == 200 else str(call.status)
    fields = "[news](#news)" if call.answer is News else f"`{_fields(call.answer)}`" if call.answer else ""
    answer = " ".join(filter(None, (status, fields)))
    return " ".join(filter(None, (f"{answer}." if answer else "", call.summary, call.details)))


def _fields(kind: type) -> str:
    return "{" + ", ".join(field.name for field in msgspec.structs.fields(kind)) + "}"


def _call(call: Call) -> dict[str, Any]:
    names = [part[1:-1] for part in call.path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": TEXT} for name in names]
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
        schema = TEXT
    return {**({"description": about} if about else {}), "content": {media or "application/json": {"schema": schema}}}
