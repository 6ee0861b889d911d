"""Positions set up by hand.

    lapins 3
    options: map=beginner length=3
    round: 3
    turn: 1
    matches: 0
    faces: 7=drought 8=feast 9=toltec 10=match
    turned: 1-9
    city c4: 0 village garrison+1 reserve:jade market
    city b3: 1 palace double
    king 0: wealth 5 maize 1 jade; glory 12; knows 10
    king 1: wealth 2 cacao

What is not said is as at the start of a game, but nobody has any wealth. Cards are numbered from the top of the deck
(LAP-96). Those of earlier rounds are turned without being named; whatever was seen and is not among the maize on top
needs its face. A random map is `tiles:`, its tiles in board order, such as M01 X05+90. A decision in the middle of
an action has its `phase:` and its `action:`, as `write` puts them; while goods are shared out, `share 0:` is what
that king has said.
"""

from __future__ import annotations

from patolli.engine.game import BadOption, Game, find_game
from patolli.engine.position import Fields, PositionError, options_line
from patolli.engine.words import NotLegal, is_number
from patolli.games.lapins.box.components import (
    CARD_NAMES,
    KIND_NAMES,
    LENGTHS,
    MATCH_CARD,
    MOST_OF,
    RANDOM_COLUMNS,
    RANDOM_ROWS,
    SORT_NAMES,
    START_GLORY,
    STELAE,
    TILE_NAMES,
    TOP_PER_KING,
)
from patolli.games.lapins.box.land import Land, cell_name
from patolli.games.lapins.box.options import OPTIONS, Options
from patolli.games.lapins.position.pending_action import (
    cards_in,
    check_pending,
    classes_in,
    number_in,
    parts_of,
    ranges,
    read_action,
    some,
    units_in,
    write_action,
)
from patolli.games.lapins.rules import charting, deck, moves, sharing
from patolli.games.lapins.rules.cities import count_cities, count_kind, owner, used
from patolli.games.lapins.rules.codes import (
    CHANCE_NODES,
    DRAW_FIRST,
    KINDS,
    OVER,
    OWNER_BITS,
    SHARE_ROW,
    SHARING,
    STAGE,
    TURN,
    TYPES,
)
from patolli.games.lapins.rules.katun import row_end, row_start
from patolli.games.lapins.rules.state import Lapins, blank
from patolli.games.lapins.show.view import class_names
from patolli.games.lapins.show.view_shares import said
from patolli.games.lapins.words import lines as words
from patolli.games.lapins.words.refusals import PHASES

FIELDS = ["options", "tiles", "sort", "phase", "round", "turn", "matches", "faces", "turned", "action"]
MOST = 9999


# ------------------------------------------------------------------- write
def write(state: Lapins) -> str:
    """The position as text."""
    lines = [f"lapins {state.players}"]
    if state.options.given:
        lines.append(options_line(state.options.given))
    if state.options.land is None:
        lines.append("tiles: " + " ".join(tile_name(tile) for tile in state.tiles))
    if PHASES[state.node] == "draw-tile":
        lines.append(f"sort: {SORT_NAMES[state.sort]}")
    top = state.players * TOP_PER_KING
    faces = [f"{card}={CARD_NAMES[face]}" for card, face in enumerate(state.faces) if card > top and face >= 0]
    lines += [
        f"phase: {PHASES[state.node]}",
        f"round: {state.round}",
        f"turn: {state.seat}",
        f"matches: {state.matches}",
        "faces: " + " ".join(faces),
        "turned: " + ranges(state.turned),
    ]
    action = write_action(state)
    if action:
        lines.append("action: " + "; ".join(action))
    for site, city in enumerate(state.cities):
        if city:
            lines.append(f"city {state.land.name(site)}: {owner(city)} {' '.join(class_names(city))}")
    for seat in range(state.players):
        wealth = some(state.wealth[seat * TYPES : seat * TYPES + TYPES])
        lines.append(f"king {seat}: wealth {wealth}; glory {state.glory[seat]}; knows {ranges(state.seen[seat])}")
    if state.node == SHARING:
        for seat in range(state.players):
            spoken = said(state, seat)
            if spoken:
                lines.append(f"share {seat}: " + ", ".join(spoken))
    return "\n".join(line.replace(" ;", ";").rstrip() for line in lines) + "\n"


def tile_name(tile: int) -> str:
    return TILE_NAMES[tile >> 2] + (f"+{tile % 4 * 90}" if tile % 4 else "")


# ------------------------------------------------------------------- read
def read(text: str) -> Lapins:
    """The position that the text sets up. PositionError names the line that is wrong."""
    fields = Fields(text)
    if fields.game != "lapins" or fields.players not in (2, 3, 4):
        raise PositionError(1, f"{fields.game} with {fields.players} players is not a game of Dix-Huit Lapins")
    options = read_options(fields)
    state = blank(fields.players, options)
    read_land(fields, state)
    kings = [f"king {seat}" for seat in range(state.players)]
    shares = [f"share {seat}" for seat in range(state.players)]
    cities = [f"city {state.land.name(site)}" for site in range(state.land.sites)]
    check_names(fields, state, FIELDS + kings + shares, cities)
    read_turn(fields, state)
    for site, name in enumerate(cities):
        read_city(fields, state, site, name)
    for seat, name in enumerate(kings):
        read_king(fields, state, seat, name)
    read_cards(fields, state, kings)
    check_matches(fields, state)
    read_action(fields, state)
    finish(fields, state, shares)
    return state


def check_names(fields: Fields, state: Lapins, known: list[str], cities: list[str]) -> None:
    for name, line in fields.numbers.items():
        if name.startswith("city ") and name not in cities:
            raise PositionError(line, f"{name[5:25]!r} is not a site of this map (LAP-12)")
        if not name.startswith("city ") and name not in known:
            raise PositionError(line, f"{name!r} is not part of a position; these are: {', '.join(known)}, city a1")


def read_options(fields: Fields) -> Options:
    try:
        return Options(fields.players, fields.options(OPTIONS))
    except BadOption as error:
        raise fields.error("options", str(error)) from error


def read_land(fields: Fields, state: Lapins) -> None:
    """LAP-16a: the tiles drawn so far, unless the map is an option."""
    state.seat = fields.number("turn", 0, state.players - 1)
    phase = fields.values.get("phase", "turn")
    if phase not in PHASES:
        raise fields.error("phase", f"{phase[:20]!r} is no phase; these are: {', '.join(PHASES)}")
    node = PHASES.index(phase)
    if state.options.land is not None:
        if "tiles" in fields.values:
            raise fields.error("tiles", "the option `map` says which tiles there are")
        charting.settle(state, state.options.land)
    else:
        state.tiles = [tile_of(fields, state, cell, word) for cell, word in enumerate(fields.words("tiles"))]
        charting.recount(state)
        read_random(fields, state, node)
    state.node = node
    state.seat = fields.number("turn", 0, state.players - 1)


def tile_of(fields: Fields, state: Lapins, cell: int, word: str) -> int:
    name, plus, degrees = word.upper().partition("+")
    where = cell_name(cell, RANDOM_COLUMNS)
    if name not in TILE_NAMES:
        raise fields.error("tiles", f"{where}: there is no tile {name[:12]!r} (LAP-18)")
    if plus and degrees not in ("0", "90", "180", "270"):
        raise fields.error("tiles", f"{where}: a tile is turned by 0, 90, 180 or 270 degrees (LAP-13)")
    return TILE_NAMES.index(name) * 4 + (int(degrees) // 90 if plus else 0)


def read_random(fields: Fields, state: Lapins, node: int) -> None:
    numbers = [tile >> 2 for tile in state.tiles]
    for index, tile in enumerate(numbers):
        if tile in numbers[:index]:
            raise fields.error("tiles", f"the tile {TILE_NAMES[tile]} is there twice (LAP-18)")
    if min(charting.sorts_lacking(state)) < 0:
        raise fields.error("tiles", "a random map has 16 maize, 3 shell, 2 cacao, 2 obsidian, 2 jade, 5 none (LAP-16)")
    cells = RANDOM_COLUMNS * RANDOM_ROWS
    if PHASES[node] in ("draw-sort", "draw-tile"):
        if len(state.tiles) >= cells:
            raise fields.error("tiles", "all cells have their tile, so none is drawn (LAP-16a)")
        if PHASES[node] == "draw-tile":
            sort = fields.values.get("sort", "")
            if not sort or sort not in SORT_NAMES:
                raise fields.error("sort", f"{sort[:20]!r} is no sort of tiles (LAP-16a)")
            state.sort = SORT_NAMES.index(sort)
            if not charting.sorts_lacking(state)[state.sort]:
                raise fields.error("sort", f"no tile with {sort} is lacking (LAP-16)")
        return
    if len(state.tiles) != cells:
        raise fields.error("tiles", f"a map of {cells} cells has {cells} tiles, not {len(state.tiles)} (LAP-16)")
    land = Land(RANDOM_COLUMNS, RANDOM_ROWS, state.tiles, state.options.path_set)
    if not land.connected():
        raise fields.error("tiles", "not every site can be reached from every other (LAP-16)")
    charting.settle(state, land)


def read_turn(fields: Fields, state: Lapins) -> None:
    rounds = (len(state.faces) - 2) // deck.row_length(state.players) + 1
    state.round = fields.number("round", 1, rounds, 1)
    state.matches = fields.number("matches", 0, 2 * max(LENGTHS))
    state.wealth = [0] * (state.players * TYPES)
    state.glory = [START_GLORY] * state.players


def read_city(fields: Fields, state: Lapins, site: int, name: str) -> None:
    """LAP-27, LAP-29."""
    found = fields.words(name)
    if name not in fields.values:
        return
    if len(found) < 2 or not is_number(found[0], 1) or int(found[0]) >= state.players:
        raise fields.error(name, "a city is the seat of its king and its buildings, such as `0 village market`")
    seat = int(found[0])
    city = classes_in(fields, name, found[1:])
    slots = state.land.slots[site]
    if used(city) > slots:
        raise fields.error(name, f"these buildings need {used(city)} slots; the site has {slots} (LAP-5)")
    for kind in range(KINDS):
        if count_kind(city, kind) > MOST_OF[kind]:
            raise fields.error(name, f"a city has at most {MOST_OF[kind]} {KIND_NAMES[kind]} (LAP-7)")
    state.cities[site] = (seat + 1) << OWNER_BITS | city
    if count_cities(state, seat) > STELAE:
        raise fields.error(name, f"a king has at most {STELAE} cities (LAP-8)")


def read_king(fields: Fields, state: Lapins, seat: int, name: str) -> None:
    parts = parts_of(fields, name, "wealth glory knows")
    state.wealth[seat * TYPES : seat * TYPES + TYPES] = units_in(fields, name, parts.get("wealth", []), MOST)
    if "glory" in parts:
        state.glory[seat] = number_in(fields, name, "glory", parts["glory"], MOST)
    state.seen[seat] = cards_in(fields, name, parts.get("knows", []), len(state.faces) - 1)


def read_cards(fields: Fields, state: Lapins, kings: list[str]) -> None:
    """LAP-24: which cards have a face, which are turned, who has looked at the others."""
    last = len(state.faces) - 1
    top = state.players * TOP_PER_KING
    before = sum(1 << card for card in range(1, row_start(state)))
    state.turned = cards_in(fields, "turned", fields.words("turned"), last) if "turned" in fields.values else before
    if state.turned & before != before or state.turned >> row_end(state):
        raise fields.error(
            "turned", f"cards 1 to {row_start(state) - 1} are turned in round {state.round}, and none after the row"
        )
    for word in fields.words("faces"):
        left, equals, face = word.partition("=")
        if not equals or face not in CARD_NAMES:
            raise fields.error("faces", f"{word[:30]!r} is not a card and its face, such as 7=drought (LAP-11)")
        cards_in(fields, "faces", [left], last)
        card = int(left)
        if card <= top or state.faces[card] >= 0:
            raise fields.error("faces", f"card {card} has a face already (cards 1 to {top} are maize, LAP-21)")
        deck.note(state, card, CARD_NAMES.index(face))
        if not state.possible or min(state.left) < 0:
            raise fields.error("faces", f"with card {card} a {face}, these faces cannot be in one deck (LAP-22a)")
    known = state.turned
    for seen in state.seen:
        known |= seen
    for card in range(1, last + 1):
        if known >> card & 1 and state.faces[card] < 0:
            name = (
                "turned" if state.turned >> card & 1 else kings[[bool(s >> card & 1) for s in state.seen].index(True)]
            )
            raise fields.error(name, f"card {card} was seen, so `faces` has to say what it is (LAP-24)")
        if card > top and state.faces[card] >= 0 and not known >> card & 1:
            raise fields.error("faces", f"nobody has seen card {card}, so it has no face yet (LAP-22a)")


def check_matches(fields: Fields, state: Lapins) -> None:
    """LAP-66, LAP-83: with its last match a game ends, but its round is played to the end."""
    row = [card for card in range(row_start(state), row_end(state)) if state.turned >> card & 1]
    now = sum(state.faces[card] == MATCH_CARD for card in row)
    if not now <= state.matches <= now + max(LENGTHS):
        raise fields.error(
            "matches", f"{now} of the matches were turned in this round, not more before than a game has"
        )


# ------------------------------------------------------------------- the end
def finish(fields: Fields, state: Lapins, shares: list[str]) -> None:
    """Check that somebody has something to decide, and carry out what nobody needs to be asked (LAP-86)."""
    down = [card for card in range(row_start(state), row_end(state)) if not state.turned >> card & 1]
    if state.node == SHARING:
        if down:
            raise fields.error("turned", "goods are shared out when all cards of the row are turned (LAP-34)")
        check_pending(fields, state)
        read_shares(fields, state, shares)
        return
    for name in shares:
        if name in fields.values:
            raise fields.error(name, "nothing is shared out in this phase (LAP-78)")
    check_pending(fields, state)
    if state.node <= DRAW_FIRST:
        check_set_up(fields, state)
    if state.node > CHANCE_NODES and state.node != OVER:
        if not down and PHASES[state.node] not in ("expedition", "parry", "suffer"):
            raise fields.error("turned", "all cards of the row are turned, so the round is over (LAP-34)")
        if state.node != TURN:
            out: list[int] = []
            moves.offer(state, out)
            if len(out) < 2:
                raise fields.error("phase", f"at {PHASES[state.node]} there would be nothing to decide here (LAP-86)")
    moves.settle(state)


def check_set_up(fields: Fields, state: Lapins) -> None:
    """LAP-16a, LAP-19: before the first king is known, nothing has happened."""
    if state.options.land is not None and state.node != DRAW_FIRST:
        raise fields.error("phase", "the option `map` says which tiles there are, so none is drawn (LAP-16a)")
    if state.round > 1 or state.turned or state.matches or any(state.cities) or any(state.seen):
        raise fields.error("phase", f"at {PHASES[state.node]} no card is turned and no city is founded yet (LAP-19)")


def read_shares(fields: Fields, state: Lapins, shares: list[str]) -> None:
    """LAP-78: what the kings have said of their shares so far."""
    sharing.begin_sharing(state)
    game: Game = find_game("lapins")
    for step in range(state.players):
        seat = (state.seat + step) % state.players
        for line in fields.values.get(shares[seat], "").split(","):
            if not line.strip():
                continue
            if seat not in state.actors():
                raise fields.error(shares[seat], f"king {seat} has nothing to decide here (LAP-78)")
            try:
                move = words.hear(state, seat, line.split(), game.refuse)
            except NotLegal as error:
                raise fields.error(shares[seat], f"{line.strip()[:40]!r}: {error}") from error
            sharing.play_share(state, seat, move)
    if all(state.shares[seat * SHARE_ROW + STAGE] == 0 for seat in range(state.players)):
        raise fields.error("phase", "nobody has anything left to share out (LAP-78)")
