"""The lines of a position, declared: a game lists its fields, and the engine reads, writes and explains them.

    POSITION = Layout(
        "mexica",
        OPTIONS,
        lambda players, given: start(players, Options(players, given)),   # the state before anything is read
        Word("phase", PHASES, "turn"),
        Number("period", 2, 1, least=1),
        Number("round", 9999, lambda state: 2 if state.phase == TURN else 1, least=1),
        Number("turn", lambda state: state.players - 1, attribute="seat"),
        Flag("busy"),
        Each("canals", lay_canal, canal_names),                        # lay_canal(state, spot, word)
        Seats(
            Line("pawn", read_pawn, pawn_name),                        # read_pawn(state, spot)
            Numbers("stock", 6, count=4),
            Number("prestige", 9999),
        ),
        Parts("supply", Number("singles", lambda state: state.singles), Number("bridges", 11)),
        Never("stall", "stall", lambda state: state.stall > 5, rounds=5),   # refuses what cannot be
        Check(check_pawns),                                            # check_pawns(state, fields)
    )

Fields are read in this order, each into an attribute of the state (its name, with `_` for blanks and hyphens, unless
`attribute` says another), and written in the same order. Of a seat's line the attribute is a list with a place for each
seat. A bound or a default is a number, or a function of the state as it is so far; without a default the state keeps
what it was started with. `shown` says of a state whether the line or the part is written at all, `of_seat` says it of a
state and a seat; `Field` explains `blank`, `late`, `width`, `then` and `stray`. A game writes code for `Line`, `Each`
and `Check` only. What they find wrong has a key: `spot.deny(not canal, "no-canal", word=word)` and `fields.deny(wrong,
"phase", "no-canal")` raise it where it is wrong, with the sentence `bad-position-no-canal` of the game's languages.
"""

from __future__ import annotations

from patolli.engine.fields.field import Bound as Bound
from patolli.engine.fields.field import Field as Field
from patolli.engine.fields.field import Names as Names
from patolli.engine.fields.field import Shown as Shown
from patolli.engine.fields.field import bound as bound
from patolli.engine.fields.field import last_seat as last_seat
from patolli.engine.fields.field import named as named
from patolli.engine.fields.layout import Layout as Layout
from patolli.engine.fields.lines import Group as Group
from patolli.engine.fields.lines import Late as Late
from patolli.engine.fields.lines import Parts as Parts
from patolli.engine.fields.lines import Seats as Seats
from patolli.engine.fields.own import Check as Check
from patolli.engine.fields.own import Each as Each
from patolli.engine.fields.own import Line as Line
from patolli.engine.fields.own import Never as Never
from patolli.engine.fields.sets import bits_of as bits_of
from patolli.engine.fields.sets import joined as joined
from patolli.engine.fields.sets import numbers_in as numbers_in
from patolli.engine.fields.sets import paired as paired
from patolli.engine.fields.sets import spaced as spaced
from patolli.engine.fields.several import Amounts as Amounts
from patolli.engine.fields.several import Named as Named
from patolli.engine.fields.several import Numbers as Numbers
from patolli.engine.fields.several import OneNamed as OneNamed
from patolli.engine.fields.several import Ranges as Ranges
from patolli.engine.fields.values import Between as Between
from patolli.engine.fields.values import Flag as Flag
from patolli.engine.fields.values import Number as Number
from patolli.engine.fields.values import Seat as Seat
from patolli.engine.fields.values import Word as Word
from patolli.engine.position import Fields as Fields
from patolli.engine.position import Spot as Spot
