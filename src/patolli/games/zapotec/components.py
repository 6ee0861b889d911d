"""The box: a component file, read once and checked, as numbers.

The components are an object that hangs on a game's options, not constants, because whoever owns the printed game can
play with a file of their own. Errors name the table, the row and what is wrong.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from patolli.games.zapotec.codes import (
    ACTIONS,
    BASIC,
    BOT_NOTHING,
    BOT_POINTS,
    CATEGORIES,
    DISCOUNT,
    KINDS,
    NO_PRIEST,
    NOTHING,
    POINTS,
    PROPERTIES,
    RESOURCES,
    RITUAL_GROUPS,
    RITUAL_KINDS,
    RITUAL_RESOURCES,
    RITUAL_TRADE,
    TRADE_BUILD,
    TRADE_COST,
    TRADE_EXCHANGE,
    TRADE_GAIN,
    TRADE_KINDS,
    TRADE_SACRIFICE,
    VALUES,
)
from patolli.games.zapotec.tables import BadComponents, Row, Tables

FILE: Final = "components.toml"
LARGEST_FILE: Final = 200_000
SEATS: Final = (1, 2, 3, 4)
MARKS: Final = ("all", "3+", "4")
TIMINGS: Final = (
    "on_purchase",
    "once_per_round",
    "once_per_round",
    "permanent",
    "one_shot",
    "permanent",
    "one_shot",
)
"""When a trade tile of each kind works."""
TRACK_KINDS: Final = ("", "vp", "basic", "discount", "ritual_no_priest", "free_ritual")
BOT_TAKES: Final = ("", "vp", "trade_level_1", "trade_level_2", "trade_level_3", "pyramid", "ritual")


class Components:
    """Every number and symbol of the box."""

    def __init__(self, text: str, source: str) -> None:
        tables = Tables(text, source)
        self.source: str = source
        self.provenance: list[tuple[str, str]] = tables.provenance()
        self.read_words(tables)
        self.read_buildings(tables)
        self.read_board(tables)
        self.read_cards(tables)
        self.read_tiles(tables)
        self.read_counts(tables)
        self.read_mat(tables)
        self.read_track(tables)
        self.read_pyramids(tables)
        self.read_trade(tables)
        self.read_rituals(tables)
        self.read_cocijobot(tables)

    def read_words(self, tables: Tables) -> None:
        """The vocabulary: names that the rules know, in their order."""
        meta = tables.table("meta")
        self.rounds: int = meta.number("rounds", 9, 2)
        named = meta.words("resources_basic") + meta.words("resources_advanced")
        if named != list(RESOURCES) or len(meta.words("resources_basic")) != BASIC:
            raise meta.error(f"resources_basic and resources_advanced are {', '.join(RESOURCES)}, in this order")
        properties = tables.table("properties")
        for index in range(len(CATEGORIES)):
            category = CATEGORIES[index]
            known = list(PROPERTIES[index * VALUES : index * VALUES + VALUES])
            if properties.words(category) != known:
                raise properties.error(f"{category} is {', '.join(known)}, in this order")
        colours = tables.table("colours")
        self.colours: list[str] = colours.words("name")
        if len(set(self.colours)) < max(SEATS):
            raise colours.error(f"name lists {max(SEATS)} different colours")
        self.house_points: int = tables.table("round_scoring").number("vp_per_house", 99)

    def read_buildings(self, tables: Tables) -> None:
        """ZAP-60, ZAP-62."""
        buildings = tables.table("buildings")
        self.costs: list[list[int]] = []
        """For each type, then for the palace: resource, amount, resource, amount, as all prices and gains."""
        self.advanced: list[int] = []
        for name in PROPERTIES[:VALUES]:
            row = buildings.table(name)
            self.costs.append(row.amounts("cost"))
            self.advanced.append(row.one_of("advanced", RESOURCES))
        palace = buildings.table("palace")
        self.costs.append(palace.amounts("cost"))
        self.palace_weight: int = palace.number("weight", 9, 1)

    def read_board(self, tables: Tables) -> None:
        """ZAP-2, ZAP-7."""
        board = tables.table("board")
        self.spaces: list[str] = []
        self.space_values: list[int] = []
        """By space * 3 + category: its property."""
        self.space_mark: list[int] = []
        self.unmarked: list[int] = [-1] * (VALUES * VALUES * VALUES)
        """By type * 9 + terrain * 3 + region: the one space without a mark (ZAP-89)."""
        for row in board.rows("space"):
            name = row.word("id")
            if not name.isalnum():
                raise row.error("id is made of letters and digits")
            values = read_values(row)
            mark = row.one_of("mark", MARKS)
            if not mark:
                where = combination(values)
                if self.unmarked[where] >= 0:
                    raise row.error(f"{self.spaces[self.unmarked[where]]} has the same three properties and no mark")
                self.unmarked[where] = len(self.spaces)
            self.spaces.append(name)
            self.space_values += values
            self.space_mark.append(mark)
        if len(self.spaces) > 60:
            raise board.error("there are more than 60 spaces")
        for where in range(len(self.unmarked)):
            if self.unmarked[where] < 0:
                missing = ", ".join((PROPERTIES[where // 9], PROPERTIES[3 + where // 3 % 3], PROPERTIES[6 + where % 3]))
                raise board.error(f"there is no space without a mark for {missing}")

    def read_cards(self, tables: Tables) -> None:
        """ZAP-5, and the scoring tiles."""
        table = tables.table("action_cards")
        self.cards: list[str] = []
        self.card_number: list[int] = []
        self.card_resource: list[int] = []
        self.card_property: list[int] = []
        for row in table.rows("card"):
            self.cards.append(row.word("id"))
            number = row.number("number", 999, 1)
            if number in self.card_number:
                raise row.error(f"number {number} is also that of {self.cards[self.card_number.index(number)]}")
            self.card_number.append(number)
            self.card_resource.append(row.one_of("resource", RESOURCES[:BASIC]))
            self.card_property.append(read_property(row))
        if len(self.cards) > 60:
            raise table.error("there are more than 60 cards")
        self.score_tiles: list[str] = []
        self.score_property: list[int] = []
        for row in tables.table("score_tiles").rows("tile"):
            self.score_tiles.append(row.word("id"))
            self.score_property.append(read_property(row))

    def read_tiles(self, tables: Tables) -> None:
        """ZAP-6."""
        self.tiles: list[str] = []
        self.tile_type: list[int] = []
        self.tile_basic: list[int] = []
        self.tile_advanced: list[int] = []
        self.tile_mark: list[int] = []
        self.tiles_of: list[list[int]] = [[], [], []]
        self.type_mask: list[int] = [0, 0, 0]
        for row in tables.table("building_tiles").rows("tile"):
            kind = row.one_of("type", PROPERTIES[:VALUES])
            self.tiles_of[kind].append(len(self.tiles))
            self.type_mask[kind] |= 1 << len(self.tiles)
            self.tiles.append(row.word("id"))
            self.tile_type.append(kind)
            self.tile_basic.append(row.one_of("basic", RESOURCES[:BASIC]))
            self.tile_advanced.append(row.one_of("advanced", RESOURCES))
            self.tile_mark.append(row.one_of("mark", MARKS))
            if self.tile_advanced[-1] != self.advanced[kind]:
                raise row.error(f"a {row.word('type')} tile yields {RESOURCES[self.advanced[kind]]} (table buildings)")

    def read_counts(self, tables: Tables) -> None:
        """ZAP-11 to ZAP-16: what is laid out for each number of players. The lists go by players - 1."""
        setup = tables.table("setup")
        self.start_resources: list[int] = [0] * KINDS
        amounts = setup.amounts("start_resources")
        for at in range(0, len(amounts), 2):
            self.start_resources[amounts[at]] = amounts[at + 1]
        self.houses: int = setup.number("houses", 99, 1)
        self.discs: int = setup.number("ritual_discs", 9, 1)
        self.open_rituals: int = setup.number("ritual_cards_in_play", 9, 1)
        self.slots: int = setup.number("trade_slots_per_level", 5, 1)
        self.hand: list[int] = []
        self.offer: list[int] = []
        self.pile: list[int] = []
        self.laid_score_tiles: list[int] = []
        self.refill: list[bool] = []
        self.marks: list[int] = []
        """How many of MARKS are in play."""
        self.in_play: list[list[int]] = []
        """The spaces in play, in the order of the board table."""
        self.with_property: list[list[int]] = []
        """By (players - 1) * 9 + property: the spaces in play that match it."""
        rows = setup.rows("count", "players")
        if len(rows) != len(SEATS):
            raise setup.error(f"count has {len(rows)} rows; it needs one for each of 1, 2, 3 and 4 players")
        for index in range(len(rows)):
            self.read_count(rows[index], index + 1)

    def read_count(self, row: Row, players: int) -> None:
        if row.number("players", 4, 1) != players:
            raise row.error(f"the row for {players} players should stand here")
        marks = row.words("marks")
        if marks != list(MARKS[: len(marks)]) or not marks:
            raise row.error(f"marks is a beginning of the list {', '.join(MARKS)}, not {marks}")
        in_play = [space for space in range(len(self.spaces)) if self.space_mark[space] < len(marks)]
        if row.number("spaces", 60) != len(in_play):
            raise row.error(
                f"spaces says {row.number('spaces', 60)}; {len(in_play)} spaces of table board have these marks"
            )
        for kind in range(VALUES):
            places = sum(1 for space in in_play if self.space_values[space * VALUES] == kind)
            tiles = sum(1 for tile in self.tiles_of[kind] if self.tile_mark[tile] < len(marks))
            if tiles != places:
                raise row.error(
                    f"{tiles} {PROPERTIES[kind]} tiles (table building_tiles) for {places} {PROPERTIES[kind]} spaces"
                )
        hand = row.number("hand", 20, 1)
        offer = row.number("offer", 20, 2)
        pile = row.number("pile", 40)
        removed = row.number("cards_removed", 60)
        solo = players == 1
        if row.flag("bot") != solo:
            raise row.error("bot is true with one player only")
        if offer != players + 1:
            raise row.error(f"offer is one card more than players, {players + 1}, not {offer} (ZAP-66)")
        needed = 2 * (self.rounds - 2) if solo else self.rounds - 1
        if pile != needed:
            raise row.error(f"pile is {needed} cards for {self.rounds} rounds, not {pile} (ZAP-68, ZAP-85)")
        if row.number("score_cards", 9) != 1:
            raise row.error("score_cards is 1")
        total = 1 + offer + pile + players * hand + removed
        if total != len(self.cards):
            raise row.error(f"the cards add up to {total}, not to the {len(self.cards)} of table action_cards")
        if solo:
            self.pile_face_up: bool = row.flag("pile_face_up")
        laid = row.number("score_tiles", 20, 1)
        if laid > len(self.score_tiles):
            raise row.error(f"score_tiles says {laid}, but the box has {len(self.score_tiles)}")
        self.hand.append(hand)
        self.offer.append(offer)
        self.pile.append(pile)
        self.laid_score_tiles.append(laid)
        self.refill.append(row.flag("trade_refill"))
        self.marks.append(len(marks))
        self.in_play.append(in_play)
        for wanted in range(len(PROPERTIES)):
            category = wanted // VALUES
            self.with_property.append(
                [space for space in in_play if self.space_values[space * VALUES + category] == wanted]
            )

    def read_mat(self, tables: Tables) -> None:
        """ZAP-8."""
        mat = tables.table("player_board")
        self.rows: list[str] = mat.words("rows")
        self.columns: list[str] = mat.words("columns")
        for name, heads in (("rows", self.rows), ("columns", self.columns)):
            if sorted(heads) != sorted(RESOURCES[:BASIC]):
                raise mat.error(f"{name} names each basic resource once, not {heads}")
        self.header: int = mat.number("header_yield", 9)
        self.cells: list[str] = []
        self.cell_printed: list[int] = []
        """An advanced resource, or -1."""
        self.row_cells: list[list[int]] = [[], [], []]
        self.column_cells: list[list[int]] = [[], [], []]
        for row in mat.rows("cell"):
            at = len(self.cells)
            expected = (self.rows[at // BASIC], self.columns[at % BASIC]) if at < BASIC * BASIC else ("", "")
            if (row.word("row"), row.word("column")) != expected:
                raise row.error(f"here, row by row, should stand the cell of row {expected[0]}, column {expected[1]}")
            name = row.word("id")
            if name != expected[0][0] + expected[1][0]:
                raise row.error(
                    f"the cell of row {expected[0]}, column {expected[1]} is {expected[0][0]}{expected[1][0]}"
                )
            self.row_cells[RESOURCES.index(expected[0])].append(at)
            self.column_cells[RESOURCES.index(expected[1])].append(at)
            self.cells.append(name)
            self.cell_printed.append(row.one_of("printed", ("", *RESOURCES)) - 1)
        if len(self.cells) != BASIC * BASIC:
            raise mat.error(f"a grid has nine cells, not {len(self.cells)}")

    def read_track(self, tables: Tables) -> None:
        """ZAP-29, ZAP-43, ZAP-46, ZAP-47, ZAP-72. The lists go by space; space 0 is the start."""
        track = tables.table("sacrifice_track")
        self.track: int = track.number("length", 40, 1)
        self.most_corn: int = track.number("max_corn_per_sacrifice", 20, 1)
        self.sacrifice_priests: int = track.number("priests_per_sacrifice", 9)
        self.track_kind: list[int] = [NOTHING]
        self.track_points: list[int] = [0]
        self.track_bot: list[int] = [BOT_NOTHING]
        self.track_level: list[int] = [-1]
        self.track_discount: list[int] = [0]
        for row in track.rows("space", "index"):
            if row.number("index", 99) != len(self.track_kind):
                raise row.error(f"here should stand space {len(self.track_kind)}")
            kind = row.one_of("kind", TRACK_KINDS)
            takes = row.one_of("bot", BOT_TAKES)
            self.track_kind.append(kind)
            self.track_points.append(row.number("vp", 99) if kind == POINTS else 0)
            self.track_level.append(row.number("level", VALUES, 1) - 1 if kind == DISCOUNT else -1)
            self.track_discount.append(row.number("amount", 9) if kind == DISCOUNT else 0)
            if takes == BOT_POINTS and kind != POINTS:
                raise row.error("bot is vp, but the space gives no vp")
            self.track_bot.append(takes)
        if len(self.track_kind) != self.track + 1:
            raise track.error(f"length says {self.track}, but there are {len(self.track_kind) - 1} spaces")
        final = track.table("final")
        self.rank_points: list[int] = final.numbers("vp_by_rank", len(final.value("vp_by_rank")), 99)
        self.bot_stayed: int = final.number("bot_not_advanced", 99)
        self.ritual_priests: list[int] = []
        """By position: the priests that a ritual costs."""
        for position in range(self.track + 1):
            self.ritual_priests.append(0 if NO_PRIEST in self.track_kind[: position + 1] else 1)

    def read_pyramids(self, tables: Tables) -> None:
        """ZAP-34, ZAP-35, ZAP-79."""
        pyramids = tables.table("pyramids")
        self.level_cost: list[int] = pyramids.amounts("level_cost")
        self.level_points: int = pyramids.number("vp_per_level_and_house", 99)
        self.finished_points: int = pyramids.number("vp_per_level_if_finished", 99)
        pieces = pyramids.table("pieces")
        self.pieces: list[int] = [pieces.number(name, 9, 1) for name in ("base", "middle", "top")]
        if pieces.table("size").values != {"base": 3, "middle": 2, "top": 1}:
            raise pieces.error("size is { base = 3, middle = 2, top = 1 }")
        self.pyramids: list[int] = []
        for row in pyramids.rows("spaces", "players"):
            if row.number("players", 4, 1) != len(self.pyramids) + 1:
                raise row.error(f"the row for {len(self.pyramids) + 1} players should stand here")
            count = row.number("count", 8, 1)
            if count > self.laid_score_tiles[len(self.pyramids)]:
                raise row.error("there are more pyramid spaces than scoring tiles (table setup)")
            self.pyramids.append(count)
        if len(self.pyramids) != len(SEATS):
            raise pyramids.error("spaces needs a row for each of 1, 2, 3 and 4 players")

    def read_trade(self, tables: Tables) -> None:
        """Section 8."""
        table = tables.table("trade_tiles")
        price = table.table("price")
        self.least_price: int = table.number("minimum_price", 9)
        self.price: list[int] = [price.number(f"level_{level}", 9, 1) for level in (1, 2, 3)]
        self.bot_trade_points: list[int] = table.numbers("bot_vp_by_level", VALUES, 99)
        self.trade: list[str] = []
        self.trade_level: list[int] = []
        self.trade_kind: list[int] = []
        self.trade_pay: list[list[int]] = []
        """What using the tile costs; for kind building_cost, the new cost."""
        self.trade_gain: list[list[int]] = []
        self.trade_property: list[int] = []
        self.trade_steps: list[int] = []
        self.of_level: list[list[int]] = [[], [], []]
        self.level_mask: list[int] = [0, 0, 0]
        self.of_kind: list[list[int]] = [[], [], [], [], [], [], []]
        self.kind_mask: list[int] = [0, 0, 0, 0, 0, 0, 0]
        self.cheaper: list[list[int]] = [[], [], []]
        """By type: the tiles that change its cost."""
        self.reopening: int = 0
        """The tiles that turn up again at the end of a turn."""
        for row in table.rows("tile"):
            self.read_trade_tile(row)
        if len(self.trade) > 60:
            raise table.error("there are more than 60 trade tiles")
        for level in range(VALUES):
            if len(self.of_level[level]) < self.slots:
                raise table.error(f"level {level + 1} has fewer tiles than slots in the market")
        self.prices: list[int] = []
        """By position * 3 + level."""
        for position in range(self.track + 1):
            for level in range(VALUES):
                off = sum(
                    self.track_discount[space] for space in range(position + 1) if self.track_level[space] == level
                )
                self.prices.append(max(self.least_price, self.price[level] - off))

    def read_trade_tile(self, row: Row) -> None:
        at = len(self.trade)
        kind = row.one_of("kind", TRADE_KINDS)
        timing = row.word("timing")
        if timing != TIMINGS[kind]:
            raise row.error(f"timing of a tile of kind {TRADE_KINDS[kind]} is {TIMINGS[kind]}, not {timing!r}")
        level = row.number("level", VALUES, 1) - 1
        self.trade.append(row.word("id"))
        self.trade_level.append(level)
        self.trade_kind.append(kind)
        pays = "cost" if kind == TRADE_COST else "pay"
        paying = kind in (TRADE_EXCHANGE, TRADE_BUILD, TRADE_COST, TRADE_SACRIFICE)
        self.trade_pay.append(row.amounts(pays) if paying else [])
        self.trade_gain.append(row.amounts("gain") if kind in (TRADE_GAIN, TRADE_EXCHANGE) else [])
        self.trade_property.append(row.one_of("property", PROPERTIES) if kind == TRADE_BUILD else -1)
        self.trade_steps.append(row.number("steps", 40, 1) if kind == TRADE_SACRIFICE else 0)
        if kind == TRADE_COST:
            self.cheaper[row.one_of("building", PROPERTIES[:VALUES])].append(at)
        if kind in (TRADE_EXCHANGE, TRADE_BUILD):
            self.reopening |= 1 << at
        self.of_level[level].append(at)
        self.level_mask[level] |= 1 << at
        self.of_kind[kind].append(at)
        self.kind_mask[kind] |= 1 << at

    def read_rituals(self, tables: Tables) -> None:
        """ZAP-73 to ZAP-78."""
        self.rituals: list[str] = []
        self.ritual_kind: list[int] = []
        self.ritual_same: list[int] = []
        self.ritual_different: list[int] = []
        self.ritual_each: list[int] = []
        """Points for each group, level or step; for resources, those of a basic one."""
        self.ritual_advanced: list[int] = []
        self.ritual_levels: list[int] = []
        """By card * 3 + level: the points of a trade tile."""
        self.ritual_most: list[int] = []
        table = tables.table("ritual_cards")
        for row in table.rows("card"):
            kind = row.one_of("kind", RITUAL_KINDS)
            groups = kind == RITUAL_GROUPS
            self.rituals.append(row.word("id"))
            self.ritual_kind.append(kind)
            self.ritual_same.append(row.one_of("same", CATEGORIES) if groups else -1)
            self.ritual_different.append(row.one_of("different", CATEGORIES) if groups else -1)
            if groups and self.ritual_same[-1] == self.ritual_different[-1]:
                raise row.error("same and different are two categories")
            resources = kind == RITUAL_RESOURCES
            each = "vp_basic" if resources else "vp_each"
            self.ritual_each.append(0 if kind == RITUAL_TRADE else row.number(each, 99))
            self.ritual_advanced.append(row.number("vp_advanced", 99) if resources else 0)
            self.ritual_levels += row.numbers("vp_by_level", VALUES, 99) if kind == RITUAL_TRADE else [0] * VALUES
            self.ritual_most.append(row.number("max", 999))
        if len(self.rituals) < self.open_rituals:
            raise table.error(f"there are fewer cards than the {self.open_rituals} that are opened (table setup)")
        if self.discs < self.open_rituals:
            raise table.error("ritual_discs (table setup) is smaller than the number of open ritual cards (ZAP-44)")

    def read_cocijobot(self, tables: Tables) -> None:
        """ZAP-81 to ZAP-106."""
        table = tables.table("cocijobot")
        self.bot_ritual_alone: int = table.number("vp_ritual_alone", 99)
        self.bot_ritual_shared: int = table.number("vp_ritual_shared", 99)
        self.difficulty_points: int = table.number("difficulty_vp", 99)
        self.attempts: int = table.number("attempts_per_round", 9)
        acts = table.table("action_by_type")
        action_of: list[int] = [acts.one_of(name, ACTIONS) for name in PROPERTIES[:VALUES]]
        self.bot_rows: list[int] = []
        """Level, villages, position: three numbers for each row of ZAP-96."""
        for row in table.rows("trade_row", "level"):
            self.bot_rows.append(row.number("level", VALUES, 1) - 1)
            self.bot_rows.append(row.number("villages_at_least", 99))
            self.bot_rows.append(row.number("sacrifice_at_least", 99))
        self.fronts: list[str] = []
        self.front_values: list[int] = []
        """By card * 3 + category."""
        self.front_initiative: list[int] = []
        self.front_action: list[int] = []
        self.front_hint: list[int] = []
        self.hint_mask: list[int] = [0] * len(PROPERTIES)
        self.front_true: list[bool] = []
        deck = table.table("deck")
        for row in deck.rows("card"):
            self.read_front(row, action_of)
        if len(self.fronts) != table.number("count", 60):
            raise deck.error(f"count says {table.number('count', 60)}, but there are {len(self.fronts)} rows")
        if len(self.fronts) <= 2 * self.rounds:
            raise deck.error(f"{2 * self.rounds} cards may be turned up, and the hint of one more is shown")

    def read_front(self, row: Row, action_of: list[int]) -> None:
        values = read_values(row)
        space = self.spaces[self.unmarked[combination(values)]]
        if row.word("space") != space:
            raise row.error(f"space is {space} for these symbols, not {row.word('space')!r}")
        action = row.one_of("action", ACTIONS)
        if action != action_of[values[0]]:
            raise row.error(f"action of a {PROPERTIES[values[0]]} card is {ACTIONS[action_of[values[0]]]}")
        hint = row.one_of("hint", PROPERTIES)
        if row.flag("hint_true") != (hint in values):
            raise row.error("hint_true says whether the hint is one of the three symbols of the card")
        self.hint_mask[hint] |= 1 << len(self.fronts)
        self.fronts.append(row.word("id"))
        self.front_values += values
        self.front_initiative.append(row.number("initiative", 999, 1))
        self.front_action.append(action)
        self.front_hint.append(hint)
        self.front_true.append(hint in values)

    def space_with(self, values: list[int]) -> int:
        """The space without a mark that has these three properties."""
        return self.unmarked[combination(values)]

    def matches(self, space: int, wanted: int) -> bool:
        """ZAP-2."""
        return self.space_values[space * VALUES + wanted // VALUES] == wanted


def read_values(row: Row) -> list[int]:
    """A type, a terrain and a region, as properties."""
    return [
        row.one_of(name, PROPERTIES[at * VALUES : at * VALUES + VALUES]) + at * VALUES
        for at, name in enumerate(CATEGORIES)
    ]


def read_property(row: Row) -> int:
    wanted = row.one_of("property", PROPERTIES)
    category = CATEGORIES[wanted // VALUES]
    if row.word("category") != category:
        raise row.error(f"category of {PROPERTIES[wanted]} is {category}")
    return wanted


def combination(values: list[int]) -> int:
    return values[0] * 9 + (values[1] - 3) * 3 + values[2] - 6


def read_components(path: str) -> Components:
    """A component file of one's own. BadComponents if it cannot be read or played with."""
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read(LARGEST_FILE + 1)
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents(f"The component file {path!r} cannot be read: {error}.") from error
    if len(text) > LARGEST_FILE:
        raise BadComponents(f"The component file {path!r} has more than {LARGEST_FILE} letters.")
    return Components(text, path)


BOX: Final = Components(files("patolli.games.zapotec").joinpath(FILE).read_text(encoding="utf-8"), FILE)
"""The box as it is delivered with Patolli."""
