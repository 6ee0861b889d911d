"""The tables of the store as they are now. How a store of an older layout becomes one of this is in `layouts`."""

from __future__ import annotations

import sqlalchemy as sql

LAYOUT = 7
"""The number of what is described here. Whoever changes a table or a column adds one, and writes in `layouts` the step
from the number before."""

META = sql.MetaData()

SETTINGS = sql.Table(
    "settings",
    META,
    sql.Column("name", sql.String, primary_key=True),
    sql.Column("value", sql.String, nullable=False),
)
TABLES = sql.Table(
    "tables",
    META,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("players", sql.Integer, nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("position", sql.String, nullable=False),
    sql.Column("host", sql.String, nullable=False),
    sql.Column("replay", sql.Boolean, nullable=False),
    sql.Column("edition", sql.Integer, nullable=False),
    sql.Column("next", sql.String, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("actors", sql.JSON, nullable=False),
    sql.Column("hints", sql.Boolean),
    sql.Column("hushed", sql.JSON),
    sql.Column("level", sql.String, nullable=False, server_default=""),
    sql.Column("takeback", sql.String, nullable=False, server_default=""),
    sql.Column("forked", sql.Integer),
    sql.Column("outcome", sql.JSON),
    sql.Column("changes", sql.Integer, nullable=False, server_default="0"),
    sql.Column("begun_with", sql.String, nullable=False, server_default=""),
    sql.Column("played_with", sql.String, nullable=False, server_default=""),
    sql.Column("recorded", sql.Boolean, nullable=False, server_default=sql.false()),
)
SEATS = sql.Table(
    "seats",
    META,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("level", sql.String, nullable=False),
    sql.Column("secret", sql.String, nullable=False),
    sql.Column("used", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("resigned", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("takebacks", sql.Integer, nullable=False, server_default="0"),
)
OWNERS = sql.Table(
    "owners",
    META,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("browser", sql.String, primary_key=True, index=True),
)
LINKS = sql.Table(
    "links",
    META,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("secret", sql.String, nullable=False),
    sql.Column("until", sql.Float, nullable=False),
    sql.Column("used", sql.Boolean, nullable=False),
)
DEPARTED = sql.Table(
    "departed",
    META,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("browser", sql.String, primary_key=True),
    sql.Column("why", sql.String, nullable=False),
)
LINES = sql.Table(
    "lines",
    META,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("actor", sql.Integer, nullable=False),
    sql.Column("line", sql.String, nullable=False),
    sql.Column("made", sql.Boolean, nullable=False),
    sql.Column("start", sql.Integer, nullable=False),
    sql.Column("time", sql.Float, nullable=False),
)
NOTICES = sql.Table(
    "notices",
    META,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("place", sql.Integer, nullable=False),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("name", sql.String, nullable=False),
)
CHAT = sql.Table(
    "chat",
    META,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer),
    sql.Column("text", sql.String, nullable=False),
    sql.Column("time", sql.Float, nullable=False),
)
CLOCKS = sql.Table(
    "clocks",
    META,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("seconds", sql.Integer, nullable=False),
    sql.Column("increment", sql.Integer, nullable=False),
)
SERVERS = sql.Table(
    "servers",
    META,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("until", sql.Float, nullable=False),
)
CLAIMS = sql.Table(
    "claims",
    META,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("part", sql.String, primary_key=True),
    sql.Column("server", sql.String, nullable=False),
)
QUESTIONS = sql.Table(
    "questions",
    META,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("table", sql.String, nullable=False),
    sql.Column("asked", sql.JSON, nullable=False),
    sql.Column("until", sql.Float, nullable=False),
    sql.Column("server", sql.String, nullable=False),
    sql.Column("answer", sql.JSON),
)
REVIEWS = sql.Table(
    "reviews",
    META,
    sql.Column("table", sql.String, primary_key=True),
    sql.Column("part", sql.String, primary_key=True),
    sql.Column("digest", sql.String, nullable=False),
    sql.Column("result", sql.JSON, nullable=False),
)
SOLVERS = sql.Table(
    "solvers",
    META,
    sql.Column("browser", sql.String, primary_key=True),
    sql.Column("rating", sql.Float, nullable=False),
    sql.Column("deviation", sql.Float, nullable=False),
    sql.Column("volatility", sql.Float, nullable=False),
)
PUZZLES = sql.Table(
    "puzzles",
    META,
    sql.Column("game", sql.String, primary_key=True),
    sql.Column("puzzle", sql.String, primary_key=True),
    sql.Column("rating", sql.Float, nullable=False),
    sql.Column("deviation", sql.Float, nullable=False),
    sql.Column("volatility", sql.Float, nullable=False),
    sql.Column("tried", sql.Integer, nullable=False),
    sql.Column("solved", sql.Integer, nullable=False),
)
ATTEMPTS = sql.Table(
    "attempts",
    META,
    sql.Column("browser", sql.String, primary_key=True),
    sql.Column("game", sql.String, primary_key=True),
    sql.Column("puzzle", sql.String, primary_key=True),
    sql.Column("solved", sql.Boolean, nullable=False),
    sql.Column("day", sql.String, nullable=False),
    sql.Column("rating", sql.Float, nullable=False),
    sql.Column("change", sql.Float, nullable=False),
    sql.Column("time", sql.Float, nullable=False),
)
OF_A_TABLE = (LINES, SEATS, OWNERS, LINKS, DEPARTED, NOTICES, CHAT, CLOCKS, CLAIMS, QUESTIONS, REVIEWS)
"""Where rows belong to a table, by its id in `table`."""
