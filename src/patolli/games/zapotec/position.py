"""Positions set up by hand.

    zapotec 2
    phase: build
    round: 2
    turn: 0
    scoring: A12
    market: Z07 Z02 Z03 Z13 Z14 Z15 Z25 Z26 -
    score-tiles: forest temple mitla
    pyramid 1: forest 0:base 1:middle
    rituals: R01 R07 R08
    tiles: EPV=B22 EHT=B04
    seat 0: played A08; resources w1 b2; grid wb=EPV ws=EHT; trade Z13 Z01/down; position 3; vp 4
    seat 1: played A14; hand A01 A02 A20; known A20; buildings OHT; palace MFC; discs R07; performed 1

What is not said is as at the start of the game, and it is the turn of seat 0. Cards and tiles that have to lie
somewhere are the first ones that are free: earlier scoring cards, played cards, hands, offer, market, tiles of the
board. `buildings` puts the tiles into the first empty cells. With one player, seat 1 is Cocijobot. Nothing is filled in
during the set-up (round 0).
"""

from __future__ import annotations

from patolli.engine.position import Fields, PositionError
from patolli.engine.room import BadOption
from patolli.games.zapotec.codes import (
    CHOOSE,
    DRAW_HANDS,
    DRAW_HINT,
    DRAW_MARKET,
    DRAW_OFFER,
    DRAW_RITUALS,
    DRAW_SCORE_TILES,
    DRAW_TILES,
    DRAW_TOP,
    KINDS,
    LETTERS,
    OVER,
    PENDING_BASIC,
    PENDING_RITUAL,
    PENDING_TILE,
    PHASES,
    PROPERTIES,
    REFILL,
    SCORE,
    TILED,
    TRADE_RITUAL,
    TRADE_SACRIFICE,
    VALUES,
)
from patolli.games.zapotec.components import Components
from patolli.games.zapotec.options import Options
from patolli.games.zapotec.rounds import slot_to_fill
from patolli.games.zapotec.state import Zapotec, start

SIZES = ("", "top", "middle", "base")
FIELDS = [
    *("options", "components", "phase", "round", "turn", "order", "scoring", "offer", "gone", "top", "pile", "tiles"),
    *("market", "score-tiles", "rituals", "track", "bought", "touched", "steps", "pending"),
    *("hint", "revealed", "card", "second", "idle"),
]
SEAT_PARTS = (
    "played chose hand known resources buildings grid palace trade discs performed position vp"  # in this order
)


# ------------------------------------------------------------------- write
def write(state: Zapotec) -> str:
    """The position as text, with everything said."""
    box = state.box
    given = dict(state.options.given)
    components = given.pop("components", "")
    lines = [f"zapotec {state.players}"]
    if given:
        lines.append("options: " + " ".join(f"{name}={value}" for name, value in sorted(given.items())))
    if components:
        lines.append(f"components: {components}")
    lines += [
        f"phase: {PHASES[state.phase]}",
        f"round: {state.round}",
        f"turn: {state.seat if state.seat >= 0 else '-'}",
        "order: " + " ".join(map(str, state.order)),
        "scoring: " + _names(box.cards, state.slot),
        "offer: " + _names(box.cards, state.offer),
        "gone: " + _names(box.cards, state.gone),
        f"pile: {state.pile}",
        "tiles: " + " ".join(f"{box.spaces[at]}={box.tiles[tile]}" for at, tile in enumerate(state.tiles) if tile >= 0),
        "market: " + " ".join(box.trade[tile] if tile >= 0 else "-" for tile in state.market),
        "score-tiles: " + _names(box.score_tiles, state.edge),
        "rituals: " + _names(box.rituals, state.rituals),
        "track: " + " ".join(map(str, state.track)),
        "bought: " + " ".join(str(level + 1) for level in range(VALUES) if state.bought >> level & 1),
        "touched: " + " ".join(str(at + 1) for at in range(len(state.beside)) if state.touched >> at & 1),
        f"steps: {state.steps}",
        f"pending: {box.trade[state.pending] if state.pending >= 0 else '-'}",
    ]
    if state.players == 1:
        lines += [
            f"top: {box.cards[state.top] if state.top >= 0 else '-'}",
            f"hint: {PROPERTIES[state.hint] if state.hint >= 0 else '-'}",
            "revealed: " + _names(box.fronts, state.revealed),
            f"card: {box.fronts[state.bot_card] if state.bot_card >= 0 else '-'}",
            f"second: {box.fronts[state.bot_second] if state.bot_second >= 0 else '-'}",
            f"idle: {int(state.idle)}",
        ]
    for at, slot in enumerate(state.beside):
        if slot >= 0:
            levels = [f"{level >> 2 & 7}:{SIZES[level & 3]}" for level in state.levels if level >> 5 == at]
            lines.append(f"pyramid {at + 1}: {box.score_tiles[state.edge[slot]]} " + " ".join(levels))
    lines += [_write_seat(state, seat) for seat in range(len(state.vp))]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _write_seat(state: Zapotec, seat: int) -> str:
    box = state.box
    parts: list[str] = []
    size = len(box.cells)
    if seat < state.players:
        chosen = box.cards[state.chosen[seat]] if state.chosen[seat] >= 0 else "-"
        parts += [
            f"{'played' if state.order else 'chose'} {chosen}",
            "hand " + _masked(box.cards, state.hands[seat]),
            "known " + _masked(box.cards, state.known[seat]),
        ]
        stock = state.stock[seat * KINDS : seat * KINDS + KINDS]
        parts.append("resources " + " ".join(f"{LETTERS[kind]}{amount}" for kind, amount in enumerate(stock)))
        grid = state.grid[seat * size : seat * size + size]
        parts.append(
            "grid " + " ".join(f"{box.cells[at]}={box.spaces[space]}" for at, space in enumerate(grid) if space >= 0)
        )
    else:
        houses = [at for at, owner in enumerate(state.owner) if owner == seat and at != state.palaces[seat]]
        parts.append("buildings " + _names(box.spaces, houses))
    palace = state.palaces[seat]
    owned = [tile for tile in range(len(box.trade)) if state.owned[seat] >> tile & 1]
    parts += [
        f"palace {box.spaces[palace] if palace >= 0 else '-'}",
        "trade " + " ".join(box.trade[tile] + ("/down" if state.down[seat] >> tile & 1 else "/up") for tile in owned),
        "discs " + _names(box.rituals, [card for at, card in enumerate(state.rituals) if state.discs[at] >> seat & 1]),
        f"performed {state.performed[seat]}",
        f"position {state.position[seat]}",
        f"vp {state.vp[seat]}",
    ]
    return f"seat {seat}: " + "; ".join(part.rstrip() for part in parts)


def _names(names: list[str], numbers: list[int]) -> str:
    return " ".join(names[number] for number in numbers)


def _masked(names: list[str], mask: int) -> str:
    return _names(names, [number for number in range(len(names)) if mask >> number & 1])


# ------------------------------------------------------------------- read
def read(text: str) -> Zapotec:
    """The position that the text sets up. PositionError names the line that is wrong."""
    fields = Fields(text)
    if fields.game != "zapotec" or fields.players not in (1, 2, 3, 4):
        raise PositionError(1, f"{fields.game} with {fields.players} players is not a game of Zapotec")
    return Reader(fields).state


class Reader:
    """Reads one position; every card and tile can be in one place only."""

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
        self.read_cards()
        self.read_bot()
        self.read_market()
        self.finish()

    # ---- words
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
        number = self.free(names)[0]
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
            if not (word.isascii() and word.isdecimal()) or len(word) > 4 or not least <= int(word) <= most:
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

    # ---- the lines
    def options(self) -> Options:
        given: dict[str, str] = {}
        for word in self.fields.values.get("options", "").split():
            name, equals, value = word.partition("=")
            if not equals or name in given:
                raise self.fields.error("options", f"{word[:30]!r} is not an option such as solo_difficulty=harder")
            given[name] = value
        if "components" in self.fields.values:
            given["components"] = self.fields.values["components"]
        known = [
            *("one_shot_tiles", "solo_pile_face_up", "bot_unfinished_house_points"),
            "solo_difficulty",
            "components",
        ]
        for name in given:
            if name not in known:
                raise self.fields.error(
                    "options", f"Zapotec has no option {name[:30]!r}; these are: {', '.join(known)}"
                )
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
        state.owner[space] = seat
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
        if state.phase in (PENDING_TILE, PENDING_RITUAL, PENDING_BASIC):
            self.check_pending()

    def check_pending(self) -> None:
        state = self.state
        if state.phase == PENDING_TILE and state.pending < 0:
            raise self.fields.error("pending", "in this phase a trade tile is pending, such as `pending: Z34` (ZAP-55)")

    def read_cards(self) -> None:
        """ZAP-118: every Action card is in one place; what is missing is filled in."""
        fields, state, box = self.fields, self.state, self.box
        state.slot = self.claims("scoring", box.cards, "Action card")
        state.offer = self.claims("offer", box.cards, "Action card")
        state.gone = self.claims("gone", box.cards, "Action card")
        if self.said("top"):
            state.top = self.claim("top", self.said("top"), box.cards, "Action card")
        revealed = self.laid and (
            state.phase > CHOOSE or state.phase == REFILL or (state.phase < CHOOSE and bool(fields.words("order")))
        )
        for seat in range(state.players):
            self.read_hand(seat, revealed)
        self.fill_cards(revealed)
        self.read_order(revealed)
        self.fill_hands(revealed)
        for name in self.used:
            if name in box.cards:
                state.cards_left &= ~(1 << box.cards.index(name))
        at = state.players - 1
        per_round = 2 if state.players == 1 else 1
        state.pile = fields.number("pile", max(0, box.pile[at] - per_round * max(0, state.round - 1)), box.pile[at])

    def read_hand(self, seat: int, revealed: bool) -> None:
        state, box, name = self.state, self.box, f"seat {seat}"
        parts = self.parts[seat]
        hand = [self.claim(name, word, box.cards, "Action card") for word in parts.get("hand", [])]
        state.hands[seat] = sum(1 << card for card in hand)
        for word in parts.get("known", []):
            card = self.find(name, word, box.cards, "Action card")
            if card not in hand:
                raise self.fields.error(name, f"{word} is known, but not in the hand (ZAP-110)")
            state.known[seat] |= 1 << card
        wrong, right = ("chose", "played") if revealed else ("played", "chose")
        if parts.get(wrong, ["-"]) != ["-"]:
            raise self.fields.error(name, f"in this phase a card is {'played' if revealed else 'chosen (chose)'}")
        words = parts.get(right, ["-"])
        if words == ["-"]:
            return
        if len(words) != 1:
            raise self.fields.error(name, f"{right} is one card (ZAP-19)")
        state.chosen = [*state.chosen]
        if revealed:
            state.chosen[seat] = self.claim(name, words[0], box.cards, "Action card")
            return
        state.chosen[seat] = self.find(name, words[0], box.cards, "Action card")
        if state.chosen[seat] not in hand:
            raise self.fields.error(name, f"{words[0]} is chosen, but not in the hand (ZAP-19)")

    def fill_cards(self, revealed: bool) -> None:
        state, box = self.state, self.box
        if not self.laid:
            return
        while len(state.slot) < state.round:
            state.slot = [self.take(box.cards), *state.slot]
        for seat in range(state.players if revealed else 0):
            if state.chosen[seat] < 0:
                state.chosen = [*state.chosen]
                state.chosen[seat] = self.take(box.cards)

    def read_order(self, revealed: bool) -> None:
        """ZAP-20, ZAP-82: the order follows from the cards, but Cocijobot's place has to be said."""
        fields, state, box = self.fields, self.state, self.box
        given = self.numbers("order", fields.words("order"), len(state.vp) - 1)
        if not revealed:
            if given:
                raise fields.error("order", "there is no turn order before the cards are revealed (ZAP-20)")
            if self.said("turn"):
                raise fields.error("turn", "it is nobody's turn in this phase")
            return
        order = sorted(range(state.players), key=lambda seat: box.card_number[state.chosen[seat]])
        if state.players == 1 and not given:
            given = [0, 1]
        if given and [seat for seat in given if seat < state.players] != order:
            raise fields.error("order", f"the cards give the order {' '.join(map(str, order))} (ZAP-20)")
        if given and sorted(given) != list(range(len(state.vp))):
            raise fields.error("order", "order names every seat once")
        state.order = given or order
        if state.phase == OVER:
            state.turn = len(state.order)
            return
        seat = fields.number("turn", 0, len(state.vp) - 1)
        if seat >= state.players and state.phase > CHOOSE:
            raise fields.error("turn", "Cocijobot never decides anything (ZAP-88)")
        state.seat = seat
        state.turn = state.order.index(seat)

    def fill_hands(self, revealed: bool) -> None:
        """Hands and the offer, as large as they are at this point of the round (ZAP-14, ZAP-66)."""
        fields, state, box = self.fields, self.state, self.box
        at = state.players - 1
        if not self.laid:
            return
        drafting = state.round < box.rounds
        drafted = [seat for seat in state.order[: state.turn] if seat < state.players] if drafting else []
        if state.phase == REFILL and drafting:
            drafted.append(state.seat)
        for seat in range(state.players):
            if "hand" not in self.parts[seat]:
                for _ in range(box.hand[at] - int(revealed) + int(seat in drafted)):
                    state.hands[seat] |= 1 << self.take(box.cards)
        upkeep = state.phase in (DRAW_OFFER, DRAW_TOP)
        if "offer" not in fields.values and not upkeep and (state.players > 1 or drafting):
            for _ in range(box.offer[at] - len(drafted)):
                state.offer = [*state.offer, self.take(box.cards)]
        pile = max(0, box.pile[at] - 2 * (state.round - 1))
        if "top" not in fields.values and state.options.top_open and pile and not upkeep:
            state.top = self.take(box.cards)

    def read_bot(self) -> None:
        """ZAP-81: Cocijobot's cards."""
        fields, state, box = self.fields, self.state, self.box
        if state.players > 1:
            for name in ("hint", "revealed", "card", "second", "top"):
                if self.said(name) if name != "revealed" else fields.words(name):
                    raise fields.error(name, f"{name} is part of the solo game only (ZAP-81)")
            return
        state.revealed = self.claims("revealed", box.fronts, "Cocijobot card")
        for name in ("card", "second"):
            word = self.said(name)
            if word:
                number = self.find(name, word, box.fronts, "Cocijobot card")
                if number not in state.revealed:
                    state.revealed = [*state.revealed, self.claim(name, word, box.fronts, "Cocijobot card")]
                if name == "card":
                    state.bot_card = number
                else:
                    state.bot_second = number
        state.idle = bool(fields.number("idle", 0, 1))
        if state.order and state.bot_card < 0:
            state.bot_card = self.take(box.fronts)
            state.revealed = [*state.revealed, state.bot_card]
        for card in state.revealed:
            state.bot_left &= ~(1 << card)
        word = self.said("hint")
        if word:
            state.hint = self.find("hint", word, self.properties, "property")
            if not state.bot_left & box.hint_mask[state.hint]:
                raise fields.error("hint", f"no card with the hint {word} is left (ZAP-17a)")
        elif self.laid and state.phase != DRAW_HINT:
            state.hint = box.front_hint[self.free(box.fronts)[0]]

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
                free = [tile for tile in box.of_level[slot // box.slots] if box.trade[tile] not in self.used]
                if free:
                    self.used.add(box.trade[free[0]])
                    state.market[slot] = free[0]
        for tile, name in enumerate(box.trade):
            if name in self.used:
                state.trade_left &= ~(1 << tile)

    def finish(self) -> None:
        """What follows from all of it."""
        state = self.state
        if not self.laid:
            if state.phase == DRAW_TILES:
                state.drawn = sum(1 for tile in state.tiles if tile >= 0)
            elif state.phase == DRAW_MARKET:
                state.drawn = sum(1 for tile in state.market if tile >= 0)
            elif state.phase == DRAW_SCORE_TILES:
                state.drawn = len(state.edge)
            elif state.phase == DRAW_OFFER:
                state.drawn = len(state.offer)
            elif state.phase == DRAW_HANDS:
                state.drawn = sum(hand.bit_count() for hand in state.hands)
            elif state.phase == DRAW_RITUALS:
                state.drawn = len(state.rituals)
        if state.phase == REFILL and slot_to_fill(state) < 0:
            raise self.fields.error("market", "no slot of the market can be refilled (ZAP-31)")
        if state.phase == SCORE and not state.hands[state.seat]:
            raise self.fields.error("phase", "there is no hand card to score with (ZAP-56)")
        if state.phase == CHOOSE and all(card >= 0 for card in state.chosen):
            raise self.fields.error("phase", "all have chosen, so the cards are revealed (ZAP-20)")
        for seat in range(state.players):
            if state.phase == CHOOSE and not state.hands[seat]:
                raise self.fields.error(f"seat {seat}", "a hand is never empty when cards are chosen (ZAP-19)")
