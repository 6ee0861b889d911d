"""Laying out a position: board, mats, pyramids, track and market, read from its lines."""

from __future__ import annotations

from patolli.engine.game import BadOption
from patolli.engine.position import Fields
from patolli.engine.words import is_number
from patolli.games.zapotec.box.components import Components
from patolli.games.zapotec.box.options import OPTIONS, Options
from patolli.games.zapotec.rules.capital import occupy
from patolli.games.zapotec.rules.codes import (
    DRAW_HINT,
    DRAW_MARKET,
    DRAW_OFFER,
    DRAW_RITUALS,
    DRAW_SCORE_TILES,
    DRAW_TILES,
    DRAW_TOP,
    KINDS,
    LETTERS,
    PHASES,
    PROPERTIES,
    TILED,
    TRADE_RITUAL,
    TRADE_SACRIFICE,
    VALUES,
)
from patolli.games.zapotec.rules.state import start

SIZES = ("", "top", "middle", "base")
FIELDS = [
    *("options", "components", "phase", "round", "turn", "order", "scoring", "offer", "gone", "top", "pile", "tiles"),
    *("market", "score-tiles", "rituals", "track", "bought", "touched", "steps", "pending"),
    *("hint", "revealed", "card", "second", "idle"),
]
SEAT_PARTS = "played chose hand known resources buildings grid palace trade discs performed position vp"


class Laying:
    """Reads what lies on the table; every card and tile can be in one place only."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields
        self.state = start(fields.players, self.options())
        self.box: Components = self.state.box
        self.used: set[str] = set()
        self.known: dict[int, dict[str, int]] = {}
        """The numbers of names, for each list of names that was asked."""
        self.properties = list(PROPERTIES)
        self.score_names = [PROPERTIES[wanted] for wanted in self.box.score_property]
        seats = [f"seat {seat}" for seat in range(len(self.state.vp))]
        pyramids = [f"pyramid {at + 1}" for at in range(len(self.state.beside))]
        fields.check_names([*FIELDS, *pyramids, *seats])
        self.parts = [self.seat_parts(name) for name in seats]
        self.moment()
        self.read_tiles()
        self.read_rows()
        for seat, name in enumerate(seats):
            self.read_seat(seat, name)
        for at, name in enumerate(pyramids):
            self.read_pyramid(at, name)
        self.read_track()
        self.read_turn()
        self.read_market()

    def find(self, field: str, word: str, names: list[str], what: str) -> int:
        known = self.known.get(id(names))
        if known is None:
            known = self.known[id(names)] = {name.lower(): number for number, name in enumerate(names)}
        if word.lower() not in known:
            raise self.fields.error(field, f"{word[:20]!r} is no {what}")
        return known[word.lower()]

    def claim(self, field: str, word: str, names: list[str], what: str) -> int:
        """A thing of which there is only one."""
        number = self.find(field, word, names, what)
        if names[number] in self.used:
            raise self.fields.error(field, f"{names[number]} is in two places")
        self.used.add(names[number])
        return number

    def claims(self, field: str, names: list[str], what: str) -> list[int]:
        return [self.claim(field, word, names, what) for word in self.fields.words(field)]

    def free(self, names: list[str]) -> list[int]:
        return [number for number, name in enumerate(names) if name not in self.used]

    def take(self, names: list[str]) -> int:
        """The first thing that is free."""
        free = self.free(names)
        if not free:
            raise self.fields.error(
                "phase", f"{names[0]} to {names[-1]} all lie somewhere, and one more is needed (ZAP-118)"
            )
        number = free[0]
        self.used.add(names[number])
        return number

    def said(self, field: str) -> str:
        """A single word; empty for `-` or nothing."""
        words = self.fields.words(field)
        if len(words) > 1:
            raise self.fields.error(field, f"{field} is one word, not {len(words)}")
        return "" if not words or words[0] == "-" else words[0]

    def numbers(self, field: str, words: list[str], most: int, least: int = 0) -> list[int]:
        for word in words:
            if not is_number(word, 4) or not least <= int(word) <= most:
                raise self.fields.error(field, f"{word[:20]!r} is not a number from {least} to {most}")
        return [int(word) for word in words]

    def part(self, seat: int, name: str, most: int) -> int:
        words = self.parts[seat].get(name, ["0"])
        if len(words) != 1:
            raise self.fields.error(f"seat {seat}", f"{name} is one number")
        return self.numbers(f"seat {seat}", words, most)[0]

    def seat_parts(self, name: str) -> dict[str, list[str]]:
        """The parts of a line such as `resources w1 b2; vp 4`."""
        parts: dict[str, list[str]] = {}
        for part in self.fields.values.get(name, "").split(";"):
            words = part.replace(",", " ").split()
            if not words:
                continue
            if words[0] not in SEAT_PARTS.split():
                raise self.fields.error(name, f"{words[0][:20]!r} is not part of a seat; these are: {SEAT_PARTS}")
            if words[0] in parts:
                raise self.fields.error(name, f"{words[0]!r} is given twice")
            parts[words[0]] = words[1:]
        return parts

    def options(self) -> Options:
        given = self.fields.options(OPTIONS)
        if "components" in self.fields.values:
            if "components" in given:
                raise self.fields.option_twice("components", "components")
            given["components"] = self.fields.values["components"]
        try:
            return Options(self.fields.players, given)
        except BadOption as error:
            raise self.fields.error("components" if "components" in given else "options", str(error)) from error

    def moment(self) -> None:
        fields, state = self.fields, self.state
        phase = fields.values.get("phase", "choose")
        if phase not in PHASES:
            raise fields.error("phase", f"{phase[:20]!r} is no phase; these are: {', '.join(PHASES)}")
        state.phase = PHASES.index(phase)
        setup = state.phase <= DRAW_HINT
        upkeep = state.phase in (DRAW_OFFER, DRAW_TOP, DRAW_HINT)
        least = 0 if setup else 1
        most = 0 if setup and not upkeep else self.box.rounds
        state.round = fields.number("round", least, most, least)
        self.laid = state.round > 0

    def read_tiles(self) -> None:
        """ZAP-11."""
        state, box = self.state, self.box
        for word in self.fields.words("tiles"):
            name, equals, tile = word.partition("=")
            if not equals:
                raise self.fields.error("tiles", f"{word[:20]!r} is not a tile on a space such as EPV=B22")
            space = self.find("tiles", name, box.spaces, "space")
            number = self.claim("tiles", tile, box.tiles, "building tile")
            if state.owner[space] != TILED or state.tiles[space] >= 0:
                raise self.fields.error("tiles", f"{box.spaces[space]} is not in play, or has two tiles (ZAP-7)")
            if box.tile_type[number] != box.space_values[space * VALUES]:
                raise self.fields.error(
                    "tiles", f"{box.tiles[number]} is not of the type of {box.spaces[space]} (ZAP-6)"
                )
            if not state.tiles_left >> number & 1:
                raise self.fields.error("tiles", f"{box.tiles[number]} is not in play with so few players (ZAP-11)")
            state.tiles[space] = number
        for space in box.in_play[state.players - 1] if self.laid or state.phase > DRAW_TILES else []:
            if state.tiles[space] < 0:
                kind = box.space_values[space * VALUES]
                free = [tile for tile in box.tiles_of[kind] if box.tiles[tile] not in self.used]
                number = next(tile for tile in free if state.tiles_left >> tile & 1)
                self.used.add(box.tiles[number])
                state.tiles[space] = number
        for laid in state.tiles:
            if laid >= 0:
                state.tiles_left &= ~(1 << laid)

    def read_rows(self) -> None:
        """ZAP-13, ZAP-15: scoring tiles and ritual cards."""
        state, box = self.state, self.box
        for word in self.fields.words("score-tiles"):
            known = self.score_names if word.lower() in self.score_names else box.score_tiles
            number = self.find("score-tiles", word, known, "scoring tile")
            self.claim("score-tiles", box.score_tiles[number], box.score_tiles, "scoring tile")
            state.edge = [*state.edge, number]
        state.rituals = self.claims("rituals", box.rituals, "ritual card")
        most = box.laid_score_tiles[state.players - 1]
        if len(state.edge) > most:
            raise self.fields.error(
                "score-tiles", f"there are {most} scoring tiles with {state.players} player(s) (ZAP-13)"
            )
        if len(state.rituals) > box.open_rituals:
            raise self.fields.error("rituals", f"there are {box.open_rituals} ritual cards in play (ZAP-15)")
        while len(state.edge) < most and (self.laid or state.phase > DRAW_SCORE_TILES):
            state.edge = [*state.edge, self.take(box.score_tiles)]
        while len(state.rituals) < box.open_rituals and (self.laid or state.phase > DRAW_RITUALS):
            state.rituals = [*state.rituals, self.take(box.rituals)]

    def read_seat(self, seat: int, name: str) -> None:
        state, parts = self.state, self.parts[seat]
        if seat < state.players:
            self.read_stock(seat, name)
            self.read_grid(seat, name)
        elif any(part in parts for part in ("played", "chose", "hand", "known", "resources", "grid")):
            raise self.fields.error(name, "Cocijobot has no cards, no resources and no grid (ZAP-81)")
        for word in parts.get("buildings", []):
            self.build(seat, name, word)
            if seat < state.players:
                size = len(self.box.cells)
                empty = [cell for cell in range(size) if state.grid[seat * size + cell] < 0]
                if not empty:
                    raise self.fields.error(name, "there are more houses than cells in the grid (ZAP-63)")
                state.grid[seat * size + empty[0]] = self.find(name, word, self.box.spaces, "space")
        palace = parts.get("palace", ["-"])
        if palace != ["-"]:
            if len(palace) != 1:
                raise self.fields.error(name, "a seat has one palace (ZAP-62)")
            state.palaces = [*state.palaces]
            state.palaces[seat] = self.build(seat, name, palace[0])
        self.read_trade(seat, name)
        self.read_discs(seat, name)
        state.vp[seat] = self.part(seat, "vp", 9999)
        state.position = [*state.position]
        state.position[seat] = self.part(seat, "position", self.box.track)

    def read_stock(self, seat: int, name: str) -> None:
        """Resources such as w1 b2; those not named are 0, and without the part they are those of the start."""
        if "resources" not in self.parts[seat]:
            return
        stock = [0] * KINDS
        for word in self.parts[seat]["resources"]:
            kind = LETTERS.find(word[0].lower())
            if kind < 0:
                raise self.fields.error(name, f"{word[:20]!r} is not an amount such as w2; the letters are {LETTERS}")
            stock[kind] = self.numbers(name, [word[1:]], 999)[0]
        self.state.stock[seat * KINDS : seat * KINDS + KINDS] = stock

    def read_grid(self, seat: int, name: str) -> None:
        state, box = self.state, self.box
        for word in self.parts[seat].get("grid", []):
            cell_name, equals, space_name = word.partition("=")
            if not equals:
                raise self.fields.error(name, f"{word[:20]!r} is not a tile in the grid such as ww=MFT")
            cell = self.find(name, cell_name, box.cells, "cell")
            if state.grid[seat * len(box.cells) + cell] >= 0:
                raise self.fields.error(name, f"there are two tiles on {box.cells[cell]} (ZAP-61)")
            state.grid[seat * len(box.cells) + cell] = self.build(seat, name, space_name)

    def build(self, seat: int, name: str, word: str) -> int:
        state, box = self.state, self.box
        space = self.find(name, word, box.spaces, "space")
        if state.owner[space] != TILED:
            raise self.fields.error(name, f"{box.spaces[space]} is not in play, or built on twice (ZAP-59)")
        if not state.houses[seat]:
            raise self.fields.error(name, f"a seat has only {box.houses} houses (ZAP-16)")
        occupy(state, space, seat)
        state.houses[seat] -= 1
        return space

    def read_trade(self, seat: int, name: str) -> None:
        """Tiles such as Z13, Z13/up or Z01/down; a tile of level 1 always lies face down."""
        state, box = self.state, self.box
        owned: int = 0
        down: int = 0
        for word in self.parts[seat].get("trade", []):
            tile_name, _, face = word.partition("/")
            tile = self.claim(name, tile_name, box.trade, "trade tile")
            if face not in ("", "up", "down"):
                raise self.fields.error(name, f"{word[:20]!r} lies neither /up nor /down")
            owned |= 1 << tile
            once = box.trade_kind[tile] in (TRADE_SACRIFICE, TRADE_RITUAL) and not state.options.kept
            always = not box.trade_kind[tile] or seat >= state.players
            if face == "down" or (not face and (always or once)):
                down |= 1 << tile
        state.owned = [*state.owned]
        state.owned[seat] = owned
        state.down = [*state.down]
        state.down[seat] = down

    def read_discs(self, seat: int, name: str) -> None:
        state, box = self.state, self.box
        words = self.parts[seat].get("discs", [])
        for word in words:
            card = self.find(name, word, box.rituals, "ritual card")
            if card not in state.rituals:
                raise self.fields.error(name, f"{box.rituals[card]} is not among the open ritual cards")
            at = state.rituals.index(card)
            if state.discs[at] >> seat & 1:
                raise self.fields.error(name, f"there are two discs of a seat on {box.rituals[card]} (ZAP-42)")
            state.discs = [*state.discs]
            state.discs[at] |= 1 << seat
        state.performed = [*state.performed]
        state.performed[seat] = self.part(seat, "performed", box.discs)
        if state.performed[seat] > len(words):
            raise self.fields.error(name, "there are fewer discs than rituals performed (ZAP-42)")

    def read_pyramid(self, at: int, name: str) -> None:
        """A scoring tile and levels such as 0:base."""
        state, box = self.state, self.box
        words = self.fields.words(name)
        if not words:
            return
        known = self.score_names if words[0].lower() in self.score_names else box.score_tiles
        number = self.find(name, words[0], known, "scoring tile")
        if number not in state.edge or state.edge.index(number) in state.beside:
            raise self.fields.error(name, f"{words[0]} is not in play, or beside two pyramids (ZAP-36)")
        if -1 in state.beside[:at]:
            raise self.fields.error(name, "pyramids are started from the first space on (ZAP-40)")
        state.beside = [*state.beside]
        state.beside[at] = state.edge.index(number)
        state.tops = [*state.tops]
        state.pieces = [*state.pieces]
        if len(words) == 1:
            raise self.fields.error(name, "a pyramid with a scoring tile has a level, such as 0:base (ZAP-119)")
        for word in words[1:]:
            seat, colon, size = word.partition(":")
            if not colon or size not in SIZES[1:]:
                raise self.fields.error(name, f"{word[:20]!r} is not a level such as 0:base")
            who = self.numbers(name, [seat], len(state.vp) - 1)[0]
            level = SIZES.index(size)
            if state.tops[at] and level != state.tops[at] - 1:
                raise self.fields.error(name, f"a {size} does not fit there (ZAP-37)")
            piece = who * 3 + 3 - level
            state.pieces[piece] -= 1
            if state.pieces[piece] < 0:
                raise self.fields.error(name, f"seat {who} has no {size} left (ZAP-16)")
            state.levels = [*state.levels, at << 5 | who << 2 | level]
            state.tops[at] = level

    def read_track(self) -> None:
        """ZAP-49: `track` names the seats by rank where positions alone do not say it."""
        state = self.state
        seats = list(range(len(state.vp)))
        order = self.numbers("track", self.fields.words("track"), len(seats) - 1) or seats
        if sorted(order) != seats:
            raise self.fields.error("track", "track names every seat once, the best rank first")
        state.track = sorted(order, key=lambda seat: -state.position[seat])
        if self.fields.words("track") and state.track != order:
            raise self.fields.error("track", "a seat that is further up the track has the better rank (ZAP-72)")

    def read_turn(self) -> None:
        state = self.state
        for level in self.numbers("bought", self.fields.words("bought"), VALUES, 1):
            state.bought |= 1 << (level - 1)
        for number in self.numbers("touched", self.fields.words("touched"), len(state.beside), 1):
            state.touched |= 1 << (number - 1)
        state.steps = self.fields.number("steps", 0, self.box.track)
        if self.said("pending"):
            state.pending = self.find("pending", self.said("pending"), self.box.trade, "trade tile")

    def read_market(self) -> None:
        """ZAP-12."""
        state, box = self.state, self.box
        words = self.fields.words("market")
        size = len(state.market)
        if words and len(words) != size:
            raise self.fields.error("market", f"market is {size} tiles, `-` for an empty slot")
        state.market = [-1] * size
        for slot, word in enumerate(words):
            if word != "-":
                tile = self.claim("market", word, box.trade, "trade tile")
                if box.trade_level[tile] != slot // box.slots:
                    raise self.fields.error("market", f"{word} is not of level {slot // box.slots + 1} (ZAP-12)")
                state.market[slot] = tile
        if not words and (self.laid or state.phase > DRAW_MARKET):
            for slot in range(size):
                level = slot // box.slots
                free = [tile for tile in box.of_level[level] if box.trade[tile] not in self.used]
                taken = sum((owned & box.level_mask[level]).bit_count() for owned in state.owned)
                if free and (state.players > 1 or slot % box.slots >= taken):
                    self.used.add(box.trade[free[0]])
                    state.market[slot] = free[0]
        for tile, name in enumerate(box.trade):
            if name in self.used:
                state.trade_left &= ~(1 << tile)
