"""Data sets for learners: every decision of many games, or of records, in Parquet files. Needs the extra `data`.

Each file holds the decisions of a few games and is written whole, so that whoever stops and starts again goes on with
the first file that is missing. Game number i has the stream i of the seed, as in `simulate`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from patolli import __version__
from patolli.bots import maker
from patolli.bots.search_bot import SearchBot
from patolli.dense.encoder import Encoder
from patolli.dense.games import victory
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import find_game, start
from patolli.engine.match import Player, Question
from patolli.engine.record import Record, parse
from patolli.envs.setup import Screen
from patolli.lab.jobs import Jobs, in_order
from patolli.stage.game import ShownGame

try:
    import pyarrow as pa  # type: ignore[import-untyped]
    import pyarrow.parquet as pq  # type: ignore[import-untyped]
except ImportError as error:
    raise ImportError("Data sets need pyarrow: pip install 'patolli[data]'") from error

GAMES_EACH = 10
"""Of a file."""
MANIFEST = "manifest.json"


class OtherDataset(ValueError):
    """The folder holds a data set that was made otherwise."""


@dataclass(frozen=True)
class Plan:
    """What a data set is made of."""

    game: str
    players: int
    """0 for records, which may have different ones."""
    bots: tuple[str, ...]
    """By seat; empty for records."""
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    records: tuple[str, ...] = ()
    """Their texts; empty if bots play."""


@dataclass(frozen=True)
class Part:
    """A file."""

    number: int
    games: int
    rows: int
    data: bytes = field(default=b"", repr=False)
    """Until it is written. Whoever made it may be on another machine."""


# --------------------------------------------------------------------------- what is kept of a decision
@dataclass
class Thought:
    """What a search thought of the moves it tried; nothing for players that do not search."""

    moves: list[int] = field(default_factory=list)
    visits: list[int] = field(default_factory=list)
    totals: list[float] = field(default_factory=list)
    """Chances to win, added up over the visits."""

    def of(self, tree_options: list[list[int]], visits: list[int], values: list[float]) -> None:
        """By first move of what the search tried."""
        for moves, tried, value in zip(tree_options, visits, values, strict=True):
            if moves[0] not in self.moves:
                self.moves.append(moves[0])
                self.visits.append(0)
                self.totals.append(0.0)
            at = self.moves.index(moves[0])
            self.visits[at] += tried
            self.totals[at] += value


class Watched(SearchBot):
    """A search that keeps what it thought of its last decision."""

    thought: Thought

    def think(self, state: State, seat: int, began: float) -> None:
        super().think(state, seat, began)
        self.thought = Thought()
        bandit = self.tree.root.find(seat)
        if bandit is not None:
            self.thought.of(bandit.options, bandit.visits, bandit.values)


def watched(bot: Player) -> Player:
    """The same bot; a search, so that it tells its thoughts."""
    return Watched(bot.rng, bot.budget, bot.settings) if type(bot) is SearchBot else bot


class Rows:
    """The decisions of some games, column by column."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.screen = Screen(encoder)
        self.columns: dict[str, list[Any]] = {name: [] for name in schema_of(encoder).names}

    def add(self, game: int, state: State, seat: int, move: int, thought: Thought) -> None:
        """The decision of a seat, in one row, or in two if the move takes two actions."""
        half = -1
        while True:
            action = int(self.encoder.index_of(state, seat, move, half))
            self._add_row(game, state, seat, half, action, thought)
            next_move = int(self.encoder.move_of(state, seat, action, half))
            if next_move >= 0:
                return
            half = -1 - next_move

    def _add_row(self, game: int, state: State, seat: int, half: int, action: int, thought: Thought) -> None:
        found = self.screen.read(state, seat, half, True)
        actions, shares, values, value = self._policy(state, seat, half, action, thought)
        row: dict[str, Any] = {
            "game": game,
            "seat": seat,
            "players": state.players,
            "observation": found["observation"],
            "mask": np.packbits(found["action_mask"], bitorder="little").tobytes(),
            "action": action,
            "policy_actions": actions,
            "policy": shares,
            "policy_values": values,
            "value": value,
            "outcome": None,
            "points": None,
        }
        if "planes" in self.columns:
            row["planes"] = found["planes"].reshape(-1)
        for name, entry in row.items():
            self.columns[name].append(entry)

    def _policy(
        self, state: State, seat: int, half: int, action: int, thought: Thought
    ) -> tuple[list[int], list[float], list[float] | None, float | None]:
        """Shares of visits by action, mean values, and the value of the position; all on the action if none thought."""
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for move, tried, total in zip(thought.moves, thought.visits, thought.totals, strict=True):
            first = int(self.encoder.index_of(state, seat, move, -1))
            at = first
            if half >= 0:
                if -1 - int(self.encoder.move_of(state, seat, first, -1)) != half:
                    continue
                at = int(self.encoder.index_of(state, seat, move, half))
            visits[at] = visits.get(at, 0) + tried
            totals[at] = totals.get(at, 0.0) + total
        whole = sum(visits.values())
        if not whole:
            return [action], [1.0], None, None
        actions = sorted(at for at, tried in visits.items() if tried)
        shares = [visits[at] / whole for at in actions]
        return actions, shares, [totals[at] / visits[at] for at in actions], sum(totals.values()) / whole

    def end(self, first_row: int, state: State) -> None:
        """What the game whose decisions began at this row brought each seat; nothing if it is not over."""
        if not state.over():
            return
        won, points = victory(state), state.points()
        for at in range(first_row, len(self.columns["game"])):
            seat = self.columns["seat"][at]
            self.columns["outcome"][at], self.columns["points"][at] = won[seat], points[seat]

    def packed(self) -> bytes:
        """All of them as a Parquet file."""
        schema = schema_of(self.encoder)
        arrays = []
        for name in schema.names:
            kind, column = schema.field(name).type, self.columns[name]
            if isinstance(kind, pa.FixedSizeListType):
                flat = np.concatenate(column) if column else np.zeros(0, np.int16)
                arrays.append(pa.FixedSizeListArray.from_arrays(pa.array(flat, kind.value_type), kind.list_size))
            else:
                arrays.append(pa.array(column, kind))
        out = pa.BufferOutputStream()
        pq.write_table(pa.Table.from_arrays(arrays, schema=schema), out, compression="zstd")
        found: bytes = out.getvalue().to_pybytes()
        return found


def schema_of(encoder: Encoder) -> Any:
    """The columns of a file."""
    fields = [
        ("game", pa.int32()),
        ("seat", pa.int8()),
        ("players", pa.int8()),
        ("observation", pa.list_(pa.int16(), int(encoder.numbers))),
        ("mask", pa.binary((int(encoder.actions) + 7) // 8)),
        ("action", pa.int32()),
        ("policy_actions", pa.list_(pa.int32())),
        ("policy", pa.list_(pa.float32())),
        ("policy_values", pa.list_(pa.float32())),
        ("value", pa.float32()),
        ("outcome", pa.float32()),
        ("points", pa.int32()),
    ]
    if encoder.plane_words:
        cells = len(encoder.plane_names) * encoder.plane_height * encoder.plane_width
        fields.insert(4, ("planes", pa.list_(pa.uint8(), cells)))
    return pa.schema(fields)


# --------------------------------------------------------------------------- making it
def make(plan: Plan, games: int, folder: Path, jobs: Jobs = 1) -> Iterator[Part]:
    """Write what is missing of the data set, file by file. OtherDataset if the folder holds another one."""
    manifest = describe(plan, games)
    check(folder, manifest)
    folder.mkdir(parents=True, exist_ok=True)
    _keep(folder, manifest, False)
    sizes = [min(GAMES_EACH, games - first) for first in range(0, games, GAMES_EACH)]
    there = [_found(folder, number, size) for number, size in enumerate(sizes)]
    yield from (part for part in there if part is not None)
    missing = [(number, sizes[number]) for number, part in enumerate(there) if part is None]
    for part in in_order(jobs, len(missing), _begin, plan, missing):
        whole(path_of(folder, part.number), part.data)
        yield replace(part, data=b"")
    _keep(folder, manifest, True)


def path_of(folder: Path, number: int) -> Path:
    return folder / f"part-{number:05}.parquet"


def _found(folder: Path, number: int, games: int) -> Part | None:
    """The file if it is there with as many games."""
    path = path_of(folder, number)
    if not path.exists():
        return None
    kept = pq.read_table(path, columns=["game"])["game"]
    first = number * GAMES_EACH
    complete = set(kept.to_pylist()) == set(range(first, first + games))
    return Part(number, games, len(kept)) if complete else None


def _begin(plan: Plan, missing: Sequence[tuple[int, int]]) -> Callable[[int], Part]:
    """A function that makes one of the missing files."""
    game = find_game(plan.game)
    assert isinstance(game, ShownGame)
    encoder = game.encoder(plan.options)
    makers = [maker(bot) for bot in plan.bots]

    def made(index: int) -> Part:
        number, games = missing[index]
        rows = Rows(encoder)
        for one in range(number * GAMES_EACH, number * GAMES_EACH + games):
            begun = len(rows.columns["game"])
            if plan.records:
                state = replay(rows, one, parse(plan.records[one]))
            else:
                rng = Rng(plan.seed, one)
                first = start(plan.game, plan.players, plan.options)
                state = play(rows, one, first, [watched(make(rng.split())) for make in makers], rng)
            rows.end(begun, state)
        return Part(number, games, len(rows.columns["game"]), rows.packed())

    return made


def play(rows: Rows, number: int, state: State, players: Sequence[Player], rng: Rng) -> State:
    """A game between bots, to its end. A move without a choice is kept, too: an environment asks for it."""
    while actors := state.actors():
        actor = actors[0]
        if actor == CHANCE:
            state.play(CHANCE, state.pick(CHANCE, rng))
            continue
        moves, thought = state.moves(actor), Thought()
        move = moves[0]
        if len(moves) > 1:
            move = players[actor].decide(Question(state, actor, list(moves)))
            thought = getattr(players[actor], "thought", thought)
        rows.add(number, state, actor, move, thought)
        state.play(actor, move)
    return state


def replay(rows: Rows, number: int, record: Record) -> State:
    """A game of a record. RecordError names the line that cannot be played."""
    state = record.start()

    def played(actor: int, move: int) -> None:
        if actor != CHANCE:
            rows.add(number, state, actor, move, Thought())
        state.play(actor, move)

    record.fold(state, played)
    return state


# --------------------------------------------------------------------------- the manifest
def describe(plan: Plan, games: int) -> dict[str, Any]:
    """What a reader of the files needs to know."""
    game = find_game(plan.game)
    assert isinstance(game, ShownGame)
    encoder = game.encoder(plan.options)
    made = asdict(plan)
    made["records"] = [sha256(text.encode()).hexdigest()[:16] for text in plan.records]
    made["bots"], made["options"] = list(plan.bots), dict(plan.options)
    return {
        "patolli": __version__,
        **made,
        "games": games,
        "games_each": GAMES_EACH,
        "repeatable": not any(code.endswith("s") or code in ("adept", "master") for code in plan.bots),
        "encoder": {
            "version": encoder.version,
            "actions": int(encoder.actions),
            "numbers": {
                block.name: {"start": block.start, "shape": block.shape(), "text": block.text}
                for block in encoder.number_blocks
            },
            "planes": {
                "names": list(encoder.plane_names),
                "height": encoder.plane_height,
                "width": encoder.plane_width,
            },
        },
        "mask": "bit n of its bytes, the lowest first, is action n",
    }


SAME = ("game", "players", "bots", "options", "seed", "records", "games_each", "encoder")
"""What must not change when a data set is gone on with."""


def check(folder: Path, manifest: Mapping[str, Any]) -> None:
    path = folder / MANIFEST
    if not path.exists():
        return
    try:
        old = json.loads(path.read_text(encoding="utf-8"))
        other = [key for key in SAME if old.get(key) != manifest[key]]
    except (ValueError, AttributeError):
        other = [MANIFEST]
    if other:
        raise OtherDataset(", ".join(other))


def seed_of(folder: Path) -> int | None:
    """The seed of a data set that is there, to go on with it."""
    try:
        found = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["seed"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return found if isinstance(found, int) else None


def _keep(folder: Path, manifest: Mapping[str, Any], complete: bool) -> None:
    whole(folder / MANIFEST, (json.dumps({**manifest, "complete": complete}, indent=1) + "\n").encode())


def whole(path: Path, data: bytes) -> None:
    """Write all of a file, or nothing."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(data)
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)
