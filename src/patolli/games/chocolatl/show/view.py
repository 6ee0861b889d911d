"""What a seat may know of a game of Chocolatl (section 15).

Hidden from others are the own hand, the offering, the draft of a bid and the cards that lie face down. What has been
turned over stays known (CHO-96).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from patolli.engine.view import View, changed
from patolli.games.chocolatl.box.components import COLOURS, GREEN, HAND, LOCATIONS, MODES
from patolli.games.chocolatl.rules.bidding import (
    base_bid,
    hut_term,
    is_open,
    laid_before,
    old_man_term,
    place_of,
    revealed,
)
from patolli.games.chocolatl.rules.bidding import card as card_at
from patolli.games.chocolatl.rules.bidding import hand as hand_of
from patolli.games.chocolatl.rules.codes import (
    BID_ALL,
    BID_LOCATION,
    CARD_MASK,
    DICE,
    FINAL,
    OFFERING,
    OVER,
    PHASES,
    ROLL,
    ROUND_BITS,
    SECOND_BITS,
    SMALL_CARD,
)
from patolli.games.chocolatl.rules.moves import cards_left, die_waits
from patolli.games.chocolatl.rules.results import Outcome, unpack_swap
from patolli.games.chocolatl.rules.scoring import final_points
from patolli.games.chocolatl.rules.state import Chocolatl
from patolli.games.chocolatl.show.view_parts import (
    CLOSED,
    NONE,
    Bid,
    Exchange,
    Laid,
    Numbers,
    Result,
    Score,
    Stack,
    numbers,
)


@dataclass(frozen=True, kw_only=True)
class ChocolatlView(View):
    options: dict[str, str]
    edition: str
    """`nl` or `fr`."""
    discard_rule: str
    """`lowest` or `free` (CHO-65, CHO-66)."""
    reveal_rule: str
    """`stepwise` or `together` (CHO-31, CHO-32)."""
    colours: list[str]
    """Of the seats: orange, green, purple, blue or white."""
    box: Numbers

    phase: str
    """`setup`, `offering`, `harvest`, `big-card`, `small-card`, `bid-all` (red), `bid-first`, `bid-second` (green),
    `bid-location` (gold), `dice`, `roll`, `village`, `pyramid-order`, `discard`, `final` or `over`."""
    round: int
    """From 1; 0 before the first one is prepared."""
    location: int
    """The location that is bid for (gold) or being settled; 0 if none is."""
    mode: str
    """`gold`, `red` or `green`; empty until it is read."""
    last_round: bool
    asked: int
    """Who is asked alone, or whose black die is rolling; -1 if nobody is."""
    confirmed: list[bool]
    """By seat: in a secret step, whether the offering or the bid is confirmed."""
    passed: list[bool]
    """By seat: in a die window, who has passed since the last roll."""
    drafting: int
    """The location for which the reader lays the next card or pair; 0 if no bid is owed."""
    revealed: int
    """How many locations have been turned over in this round."""

    stacks: list[Stack]
    """The score track, from the lowest occupied space."""
    spaces: list[int]
    """By seat: the space of the disc."""
    chocolatl: int
    """Who owns the Chocolatl figure; -1: it stands on location 1."""
    old_man: int
    """Who owns the old man; -1: he stands on location 1."""
    huts: list[int]
    dice: list[int]
    """By seat: black dice owned."""
    stones: list[int]
    """By seat: own stones left."""
    substitutes: list[int]
    """By seat: substitute stones in the pyramid."""
    dice_left: int
    """Black dice in the supply."""
    die_waiting: bool
    """Whether this round's black die lies on location 3."""
    bonus_tiles: int
    """Bonus tiles left for huts."""
    pyramid: list[list[int]]
    """By row, from the lowest: whose stones, from the left."""
    white_dice: list[int]
    """From high to low; empty before the first roll."""

    open_cards: list[int]
    """The improvement cards on location 6: big, small; empty in round 7 and when they have been taken."""
    big_left: list[int]
    """The values still in the big deck; their order is known to nobody."""
    small_left: list[int]
    exchanges: list[Exchange]

    hand: list[int]
    """The reader's own hand, from low to high; empty for a spectator."""
    hand_sizes: list[int]
    """By seat: cards in hand; a draft that is not confirmed counts as still in hand for others."""
    offerings: list[int]
    """By seat: a value, CLOSED, or NONE before it is made. The reader's own is open to the reader."""
    known_cards: list[list[int]]
    """By seat: the cards that the player is publicly proven to own (CHO-96)."""
    laid: list[list[Laid]]
    """By seat and location: the cards laid in this round."""
    standing: list[Bid]
    """In a die window: the bids at this location as they stand, the best first."""
    results: list[Result]
    """The latest result of each location that was ever settled, in the order of the locations."""
    scores: list[Score]
    """By seat, when the game is over."""
    final_dice: list[int]
    """By seat: the black die of final scoring; 0 if none was rolled."""


def view(state: Chocolatl, seat: int | None, public: ChocolatlView | None = None) -> ChocolatlView:
    """What the seat may know: what all may know, and its own cards."""
    public = public or _public(state)
    if seat is None:
        return public
    hand = own_hand(state, seat)
    laid = [laid_at(state, seat, location, True) for location in range(1, LOCATIONS + 1)]
    return changed(
        public,
        seat=seat,
        drafting=draft_location(state, seat) if BID_ALL <= state.phase <= BID_LOCATION else 0,
        hand=hand,
        hand_sizes=_with(public.hand_sizes, seat, len(hand)),
        offerings=_with(public.offerings, seat, offering(state, seat, True)),
        laid=_with(public.laid, seat, laid),
    )


T = TypeVar("T")


def _with(by_seat: list[T], seat: int, own: T) -> list[T]:
    return [*by_seat[:seat], own, *by_seat[seat + 1 :]]


def _public(state: Chocolatl) -> ChocolatlView:
    players = range(state.players)
    bidding = BID_ALL <= state.phase <= BID_LOCATION
    options = state.options
    box = state.box
    return ChocolatlView(
        game="chocolatl",
        players=state.players,
        seat=None,
        actors=state.actors(),
        points=state.points(),
        winners=state.winners(),
        places=state.places(),
        options=dict(options.given),
        edition=options.edition,
        discard_rule="lowest" if options.lowest else "free",
        reveal_rule="stepwise" if options.stepwise else "together",
        colours=[COLOURS[colour] for colour in options.colours],
        box=numbers(box),
        phase=PHASES[state.phase],
        round=state.round,
        location=state.location,
        mode=MODES[state.mode],
        last_round=state.last,
        asked=state.asked if DICE <= state.phase <= FINAL else -1,
        confirmed=[
            (bidding and state.laid[at] >= state.goal) or (state.phase == OFFERING and state.offering[at] >= 0)
            for at in players
        ],
        passed=[state.phase in (DICE, ROLL) and bool(state.passed >> at & 1) for at in players],
        drafting=0,
        revealed=revealed(state),
        stacks=[
            Stack(space, [disc for disc in state.stack if state.space[disc] == space])
            for space in sorted({state.space[disc] for disc in state.stack})
        ],
        spaces=state.space[:],
        chocolatl=state.figure,
        old_man=state.old_man,
        huts=state.huts[:],
        dice=state.dice[:],
        stones=state.stones[:],
        substitutes=[substitutes(state, at) for at in players],
        dice_left=box.black_dice - sum(state.dice) - int(die_waits(state)),
        die_waiting=die_waits(state),
        bonus_tiles=box.bonus_tiles - sum(state.huts),
        pyramid=[state.pyramid[end - size : end] for end, size in zip(box.row_end, box.row_spaces, strict=True)],
        white_dice=box.triples[state.white][::-1] if state.white >= 0 else [],
        open_cards=open_cards(state),
        big_left=cards_left(state, True),
        small_left=cards_left(state, False),
        exchanges=exchanges(state),
        hand=[],
        hand_sizes=[hand_size(state, at) for at in players],
        offerings=[offering(state, at, False) for at in players],
        known_cards=[known_cards(state, at) for at in players],
        laid=[[laid_at(state, at, location, False) for location in range(1, LOCATIONS + 1)] for at in players],
        standing=standing(state) if state.phase in (DICE, ROLL) else [],
        results=[result(state, at) for at in range(1, LOCATIONS + 1) if state.results[(at - 1) * state.players]],
        scores=[score(state, at) for at in players] if state.phase == OVER else [],
        final_dice=state.final[:],
    )


# ------------------------------------------------------------------- pieces
def substitutes(state: Chocolatl, seat: int) -> int:
    """CHO-62: stones on the board beyond the own nine."""
    return state.stones[seat] + state.huts[seat] + state.pyramid.count(seat) - state.box.stones


def open_cards(state: Chocolatl) -> list[int]:
    """CHO-18, CHO-68: what lies on location 6."""
    if state.round == state.box.rounds or state.phase < SMALL_CARD:
        return []
    if state.phase == SMALL_CARD:
        return state.opened[-1:]
    cards = state.opened[-2:]
    for exchange in exchanges(state):
        if exchange.round == state.round:
            cards[cards.index(exchange.won)] = NONE
    return [value for value in cards if value != NONE]


def exchanges(state: Chocolatl) -> list[Exchange]:
    return [Exchange(*unpack_swap(swap)) for swap in state.swaps]


# ------------------------------------------------------------------- cards
def own_hand(state: Chocolatl, seat: int) -> list[int]:
    if state.offering[seat] < 0:
        return state.box.values[:]
    return hand_of(state, seat)


def seen_laid(state: Chocolatl, seat: int) -> int:
    """How many laid cards of a player others can count: a draft is not there before it is confirmed (CHO-89)."""
    if BID_ALL <= state.phase <= BID_LOCATION and state.laid[seat] < state.goal:
        return laid_before(state)
    return state.laid[seat]


def hand_size(state: Chocolatl, seat: int) -> int:
    if state.offering[seat] < 0:
        return len(state.box.values)
    return HAND - seen_laid(state, seat)


def offering(state: Chocolatl, seat: int, own: bool) -> int:
    """CHO-15, CHO-83."""
    if state.offering[seat] < 0:
        return NONE
    return state.offering[seat] if own or state.phase >= FINAL else CLOSED


def known_cards(state: Chocolatl, seat: int) -> list[int]:
    """CHO-96: what has been shown in this round; after the first round that is everything."""
    row = state.cards[seat * HAND : seat * HAND + HAND]
    if state.round > 1 or state.phase >= FINAL:
        return sorted(row)
    if not state.mode:
        return []
    return sorted(row[place] for place in range(HAND) if is_open(state, place))


def laid_at(state: Chocolatl, seat: int, location: int, own: bool) -> Laid:
    """The cards of a player at a location, as the reader sees them."""
    count = state.laid[seat] if own else seen_laid(state, seat)
    settled = state.results[(location - 1) * state.players + seat]
    cards: list[int] = []
    shown: list[bool] = []
    for which in (0, 1):
        place = place_of(state.mode, location, which)
        if place >= count:
            break
        known = is_open(state, place)
        value = card_at(state, seat, location, which)
        if settled >> ROUND_BITS == state.round:
            value = settled >> SECOND_BITS * which & CARD_MASK
        cards.append(value if own or known else CLOSED)
        shown.append(known)
    return Laid(cards, shown)


def draft_location(state: Chocolatl, seat: int) -> int:
    """Where the next card or pair of a player goes; 0 if the bid is confirmed."""
    laid = state.laid[seat]
    if laid >= state.goal:
        return 0
    return laid % LOCATIONS + 1 if state.mode == GREEN else laid // 2 + 1


# ------------------------------------------------------------------- bids
def standing(state: Chocolatl) -> list[Bid]:
    """The bids at the location that is being settled."""
    return [
        Bid(
            seat,
            place,
            [card_at(state, seat, state.location, 0), card_at(state, seat, state.location, 1)],
            hut_term(state, seat),
            old_man_term(state, seat),
            state.bids[seat] - base_bid(state, seat),
            state.bids[seat],
        )
        for place, seat in enumerate(state.ranking, start=1)
    ]


def result(state: Chocolatl, location: int) -> Result:
    """How a location was settled the last time."""
    first = (location - 1) * state.players
    outcomes = [Outcome(packed) for packed in state.results[first : first + state.players]]
    bids = [bid_of(state, location, seat, outcome) for seat, outcome in enumerate(outcomes)]
    return Result(location, outcomes[0].round, sorted(bids, key=lambda bid: bid.place))


def bid_of(state: Chocolatl, location: int, seat: int, outcome: Outcome) -> Bid:
    cards = [outcome.card, outcome.second]
    box = state.box
    huts = outcome.huts * (box.hut_bonus_in_village if location == 3 else box.hut_bonus)
    old = outcome.old_man * (box.old_man_here if location == 1 else box.old_man_elsewhere)
    won, given = NONE, NONE
    for exchange in exchanges(state) if location == LOCATIONS else ():
        if exchange.seat == seat and exchange.round == outcome.round:
            won, given = exchange.won, exchange.given
    return Bid(
        seat,
        outcome.place,
        cards,
        huts,
        old,
        outcome.dice,
        sum(cards) + huts + old + outcome.dice,
        outcome.points,
        outcome.prize,
        won,
        given,
    )


def score(state: Chocolatl, seat: int) -> Score:
    track, stones, majority, chocolatl, old_man, card, highest, die = final_points(state, seat)
    total = state.points()[seat]
    return Score(track, stones, majority, chocolatl, old_man, card, highest, die, total)
