"""The boards of the box, its Action cards and its building tiles: the first half of a component file."""

from __future__ import annotations

from typing import Final

from patolli.engine.components import Row, Tables
from patolli.games.zapotec.rules.codes import (
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
    VALUES,
)

DRAWN: Final[list[str]] = []
"""The spaces of the delivered board, once it is read: others have no place in the drawing."""
SEATS: Final = (1, 2, 3, 4)
MARKS: Final = ("all", "3+", "4")
TRACK_KINDS: Final = ("", "vp", "basic", "discount", "ritual_no_priest", "free_ritual")
BOT_TAKES: Final = ("", "vp", "trade_level_1", "trade_level_2", "trade_level_3", "pyramid", "ritual")


class Boards:
    """Everything but trade tiles, ritual cards and Cocijobot."""

    def __init__(self, tables: Tables) -> None:
        self.read_words(tables)
        self.read_buildings(tables)
        self.read_board(tables)
        self.read_cards(tables)
        self.read_tiles(tables)
        self.read_counts(tables)
        self.read_mat(tables)
        self.read_track(tables)
        self.read_pyramids(tables)

    def read_words(self, tables: Tables) -> None:
        """The vocabulary: names that the rules know, in their order."""
        meta = tables.table("meta")
        self.rounds: int = meta.number("rounds", 9, 2)
        named = meta.words("resources_basic") + meta.words("resources_advanced")
        if named != list(RESOURCES) or len(meta.words("resources_basic")) != BASIC:
            raise meta.other("resources_basic, resources_advanced", ", ".join(RESOURCES), ", ".join(named))
        properties = tables.table("properties")
        for index in range(len(CATEGORIES)):
            category = CATEGORIES[index]
            known = list(PROPERTIES[index * VALUES : index * VALUES + VALUES])
            if properties.words(category) != known:
                raise properties.other(category, ", ".join(known), ", ".join(properties.words(category)))
        colours = tables.table("colours")
        self.colours: list[str] = colours.words("name")
        if len(set(self.colours)) < max(SEATS):
            raise colours.bad("colours", "name", count=max(SEATS))
        self.house_points: int = tables.table("round_scoring").number("vp_per_house", 99)

    def read_buildings(self, tables: Tables) -> None:
        """ZAP-60, ZAP-62."""
        buildings = tables.table("buildings")
        self.costs: list[list[int]] = []
        """For each type, then for the palace: resource, amount, resource, amount, as all prices and gains."""
        self.advanced: list[int] = []
        for name in PROPERTIES[:VALUES]:
            row = buildings.table(name)
            self.costs.append(amounts(row, "cost"))
            self.advanced.append(row.one_of("advanced", RESOURCES))
        palace = buildings.table("palace")
        self.costs.append(amounts(palace, "cost"))
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
        for row in board.rows("space", count="count"):
            name = row.word("id")
            if DRAWN and name not in DRAWN:
                raise row.bad("not-drawn", "id")
            values = read_values(row)
            mark = row.one_of("mark", MARKS)
            if not mark:
                where = combination(values)
                if self.unmarked[where] >= 0:
                    raise row.bad("same-space", space=self.spaces[self.unmarked[where]])
                self.unmarked[where] = len(self.spaces)
            self.spaces.append(name)
            self.space_values += values
            self.space_mark.append(mark)
        for where in range(len(self.unmarked)):
            if self.unmarked[where] < 0:
                missing = ", ".join((PROPERTIES[where // 9], PROPERTIES[3 + where // 3 % 3], PROPERTIES[6 + where % 3]))
                raise board.bad("no-space", properties=missing)

    def read_cards(self, tables: Tables) -> None:
        """ZAP-5, and the scoring tiles."""
        table = tables.table("action_cards")
        self.cards: list[str] = []
        self.card_number: list[int] = []
        self.card_resource: list[int] = []
        self.card_property: list[int] = []
        for row in table.rows("card", count="count"):
            self.cards.append(read_id(row, "A"))
            number = row.number("number", 999, 1)
            if number in self.card_number:
                other = self.cards[self.card_number.index(number)]
                raise row.bad("same-number", "number", number=number, card=other)
            self.card_number.append(number)
            self.card_resource.append(row.one_of("resource", RESOURCES[:BASIC]))
            self.card_property.append(read_property(row))
        self.score_tiles: list[str] = []
        self.score_property: list[int] = []
        for row in tables.table("score_tiles").rows("tile", count="count"):
            self.score_tiles.append(read_id(row, "S"))
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
        for row in tables.table("building_tiles").rows("tile", count="count"):
            kind = row.one_of("type", PROPERTIES[:VALUES])
            self.tiles_of[kind].append(len(self.tiles))
            self.type_mask[kind] |= 1 << len(self.tiles)
            self.tiles.append(read_id(row, "B"))
            self.tile_type.append(kind)
            self.tile_basic.append(row.one_of("basic", RESOURCES[:BASIC]))
            self.tile_advanced.append(row.one_of("advanced", RESOURCES))
            self.tile_mark.append(row.one_of("mark", MARKS))
            if self.tile_advanced[-1] != self.advanced[kind]:
                raise row.other("advanced", RESOURCES[self.advanced[kind]], row.word("advanced"), "[buildings]")

    def read_counts(self, tables: Tables) -> None:
        """ZAP-11 to ZAP-16: what is laid out for each number of players. The lists go by players - 1."""
        setup = tables.table("setup")
        self.start_resources: list[int] = [0] * KINDS
        for kind, amount in setup.amounts("start_resources", RESOURCES, 9).items():
            self.start_resources[kind] = amount
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
        self.property_spaces: list[int] = [0] * len(PROPERTIES)
        """By property: the spaces that match it, in play or not, a bit for each."""
        for at in range(len(self.space_values)):
            self.property_spaces[self.space_values[at]] |= 1 << at // VALUES
        rows = setup.rows("count", "players")
        if len(rows) != len(SEATS):
            raise setup.bad("rows-for-players", "count", name="count")
        for index in range(len(rows)):
            self.read_count(rows[index], index + 1)

    def read_count(self, row: Row, players: int) -> None:
        if row.number("players", 4, 1) != players:
            raise row.other("players", players, row.value("players"))
        marks = row.words("marks")
        if marks != list(MARKS[: len(marks)]) or not marks:
            raise row.bad("marks", "marks", marks=", ".join(MARKS), found=", ".join(marks))
        in_play = [space for space in range(len(self.spaces)) if self.space_mark[space] < len(marks)]
        if row.number("spaces", 60) != len(in_play):
            raise row.bad("marked-spaces", "spaces", said=row.number("spaces", 60), count=len(in_play))
        for kind in range(VALUES):
            places = sum(1 for space in in_play if self.space_values[space * VALUES] == kind)
            tiles = sum(1 for tile in self.tiles_of[kind] if self.tile_mark[tile] < len(marks))
            if tiles != places:
                raise row.bad("tiles-for-spaces", tiles=tiles, spaces=places, type=PROPERTIES[kind])
        hand = row.number("hand", 20, 1)
        offer = row.number("offer", 20, 2)
        pile = row.number("pile", 40)
        removed = row.number("cards_removed", 60)
        solo = players == 1
        if row.flag("bot") != solo:
            raise row.other("bot", "true" if solo else "false", row.value("bot"))
        if offer != players + 1:
            raise row.other("offer", players + 1, offer, "ZAP-66")
        needed = 2 * (self.rounds - 2) if solo else self.rounds - 1
        if pile != needed:
            raise row.other("pile", needed, pile, "ZAP-68, ZAP-85")
        if row.number("score_cards", 9) != 1:
            raise row.other("score_cards", 1, row.value("score_cards"))
        total = 1 + offer + pile + players * hand + removed
        if total != len(self.cards):
            raise row.bad("card-sum", total=total, count=len(self.cards))
        if solo:
            self.pile_face_up: bool = row.flag("pile_face_up")
        laid = row.number("score_tiles", 20, 1)
        if laid > len(self.score_tiles):
            raise row.bad("score-tiles", "score_tiles", said=laid, count=len(self.score_tiles))
        self.hand.append(hand)
        self.offer.append(offer)
        self.pile.append(pile)
        self.laid_score_tiles.append(laid)
        self.refill.append(row.flag("trade_refill"))
        self.marks.append(len(marks))
        self.in_play.append(in_play)

    def read_mat(self, tables: Tables) -> None:
        """ZAP-8."""
        mat = tables.table("player_board")
        self.rows: list[str] = mat.words("rows")
        self.columns: list[str] = mat.words("columns")
        for name, heads in (("rows", self.rows), ("columns", self.columns)):
            if sorted(heads) != sorted(RESOURCES[:BASIC]):
                raise mat.bad("heads", name, name=name, found=", ".join(heads))
        self.header: int = mat.number("header_yield", 9)
        self.cells: list[str] = []
        self.cell_printed: list[int] = []
        """An advanced resource, or -1."""
        self.cell_row: list[int] = []
        self.cell_column: list[int] = []
        """By cell: the basic resource at the head of its row, and of its column."""
        self.row_cells: list[list[int]] = [[], [], []]
        self.column_cells: list[list[int]] = [[], [], []]
        for row in mat.rows("cell"):
            at = len(self.cells)
            expected = (self.rows[at // BASIC], self.columns[at % BASIC]) if at < BASIC * BASIC else ("", "")
            if (row.word("row"), row.word("column")) != expected:
                raise row.bad("cell", row=expected[0], column=expected[1])
            name = row.word("id")
            if name != expected[0][0] + expected[1][0]:
                raise row.other("id", expected[0][0] + expected[1][0], name)
            self.cell_row.append(RESOURCES.index(expected[0]))
            self.cell_column.append(RESOURCES.index(expected[1]))
            self.row_cells[self.cell_row[at]].append(at)
            self.column_cells[self.cell_column[at]].append(at)
            self.cells.append(name)
            self.cell_printed.append(row.one_of("printed", ("", *RESOURCES)) - 1)
        if len(self.cells) != BASIC * BASIC:
            raise mat.bad("nine-cells", "cell", count=len(self.cells))

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
        for row in track.rows("space", "index", count="count"):
            if row.number("index", 99) != len(self.track_kind):
                raise row.other("index", len(self.track_kind), row.value("index"))
            kind = row.one_of("kind", TRACK_KINDS)
            takes = row.one_of("bot", BOT_TAKES)
            self.track_kind.append(kind)
            self.track_points.append(row.number("vp", 99) if kind == POINTS else 0)
            self.track_level.append(row.number("level", VALUES, 1) - 1 if kind == DISCOUNT else -1)
            self.track_discount.append(row.number("amount", 9) if kind == DISCOUNT else 0)
            if takes == BOT_POINTS and kind != POINTS:
                raise row.bad("bot-points", "bot")
            self.track_bot.append(takes)
        if len(self.track_kind) != self.track + 1:
            raise track.bad("track-length", "length", said=self.track, count=len(self.track_kind) - 1)
        final = track.table("final")
        self.rank_points: list[int] = final.numbers("vp_by_rank", 99)
        self.bot_stayed: int = final.number("bot_not_advanced", 99)
        self.ritual_priests: list[int] = []
        """By position: the priests that a ritual costs."""
        for position in range(self.track + 1):
            self.ritual_priests.append(0 if NO_PRIEST in self.track_kind[: position + 1] else 1)

    def read_pyramids(self, tables: Tables) -> None:
        """ZAP-34, ZAP-35, ZAP-79."""
        pyramids = tables.table("pyramids")
        self.level_cost: list[int] = amounts(pyramids, "level_cost")
        self.level_points: int = pyramids.number("vp_per_level_and_house", 99)
        self.finished_points: int = pyramids.number("vp_per_level_if_finished", 99)
        pieces = pyramids.table("pieces")
        self.pieces: list[int] = [pieces.number(name, 9, 1) for name in ("base", "middle", "top")]
        if pieces.table("size").values != {"base": 3, "middle": 2, "top": 1}:
            raise pieces.bad("sizes", "size")
        self.pyramids: list[int] = []
        for row in pyramids.rows("spaces", "players"):
            if row.number("players", 4, 1) != len(self.pyramids) + 1:
                raise row.other("players", len(self.pyramids) + 1, row.value("players"))
            count = row.number("count", 8, 1)
            if count > self.laid_score_tiles[len(self.pyramids)]:
                raise row.bad("pyramids", "count")
            self.pyramids.append(count)
        if len(self.pyramids) != len(SEATS):
            raise pyramids.bad("rows-for-players", "spaces", name="spaces")

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


def amounts(row: Row, name: str) -> list[int]:
    """Resources such as `{ wood = 1, corn = 2 }`, as a list of resource, amount, resource, amount."""
    return [number for pair in row.amounts(name, RESOURCES, 9).items() for number in pair]


def read_id(row: Row, letter: str) -> str:
    """What lines and positions call a thing: the letter of its kind and a number, such as A08."""
    name = row.word("id")
    if name[:1] != letter or not name.isascii() or not name[1:].isdigit() or len(name) > 4:
        raise row.bad("id", "id", letter=letter)
    return name


def read_property(row: Row) -> int:
    wanted = row.one_of("property", PROPERTIES)
    category = CATEGORIES[wanted // VALUES]
    if row.word("category") != category:
        raise row.other("category", category, row.word("category"))
    return wanted


def combination(values: list[int]) -> int:
    return values[0] * 9 + (values[1] - 3) * 3 + values[2] - 6
