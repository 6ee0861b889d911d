"""How choices are listed, how long they can go on, what a gesture of a person is, and what chance can do."""

from __future__ import annotations

from itertools import groupby, product

import pytest

from patolli import CHANCE, Match, NotLegal, Record, Rng, hear, lines, say, start
from patolli.games.lapins.box.components import BOX
from patolli.games.lapins.rules import codes
from patolli.games.lapins.rules.attack import roll_weights, rolls
from patolli.games.lapins.rules.cities import riches
from patolli.games.lapins.rules.codes import (
    CLASS_NAMES,
    KIND_NAMES,
    MOVE_BITS,
    TYPE_NAMES,
)
from patolli.games.lapins.rules.state import Lapins
from patolli.games.lapins.show.view import view
from tests.lapins.stories import city, go, may, position, share, wealth
from tests.lapins.test_invariants import GAMES, Step, game

ACTIONS = ["found", "transform", "attack", "flip", "pass"]


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    """What happened in a game of each kind; the states are copies."""
    found = []
    for number, (players, options) in enumerate(GAMES):
        found += [(before, after.copy(), actor, move) for before, after, actor, move in game(players, options, number)]
    return found


def rank(state: Lapins, line: str) -> tuple[int, ...]:
    """Where LAP-87 puts an option among the others."""
    verb, *about = line.split()
    first = ACTIONS.index(verb) if verb in ACTIONS else int(verb == "upgrade")
    last = int(verb in ("done", "empty", "suffer"))
    sites = [state.land.name(site) for site in range(state.land.sites)]
    known = [sites, TYPE_NAMES, KIND_NAMES if verb == "build" else CLASS_NAMES]
    return last, -int(line == "pay auto"), first, *(place(word, known) for word in about)


def place(word: str, known: list[list[str]]) -> int:
    """A number, a site in board order, or a type, kind or class in canonical order."""
    if word.isdecimal():
        return int(word)
    return next((names.index(word) for names in known if word in names), 0)


def test_options_come_in_a_fixed_order(steps: list[Step]) -> None:
    """LAP-87."""
    longest = dict.fromkeys(range(codes.OVER), 0)
    for before, _, actor, _ in steps:
        if actor == CHANCE:
            continue
        said = lines(before, actor)
        longest[before.node] = max(longest[before.node], len(said))
        if said[0] not in ("divine", "take", "share glory"):
            assert said == sorted(said, key=lambda line: rank(before, line)), before.node
    for node in (codes.TURN, codes.DEMOLISHING, codes.BUILDING, codes.PAYING, codes.DESTROYING, codes.EXPEDITION):
        assert longest[node] > 2, node


def test_choices_of_two_are_listed_as_in_the_rules() -> None:
    """LAP-87: in the order of section 6."""
    share_out = position("phase: share\nturned: 1-3\ncity a1: 0 village temple", players=2)
    assert may(share_out, 0) == ["share glory", "share taxes", "share manual"]
    diviner = position("city a1: 0 observatory\nking 0: wealth 1 maize", round=2)
    assert may(go(diviner, "0 flip"), 0) == ["divine", "no-divine"]


def test_series_are_bounded(steps: list[Step]) -> None:
    """LAP-88: nobody chooses for ever."""
    most = {
        codes.DEMOLISHING: 4 + 1,
        codes.BUILDING: 4 + 1,
        codes.PAYING: 21,
        codes.LOSING: 8,
        codes.DESTROYING: 8,
        codes.HOLDING: 8,
        codes.LOOKING: 4,
        codes.SUFFERING: 2,
    }
    seen = set()
    for node, series in groupby((before.node for before, _, actor, _ in steps if actor != CHANCE)):
        if node in most:
            assert len(list(series)) <= most[node], node
            seen.add(node)
    assert {codes.DEMOLISHING, codes.BUILDING, codes.PAYING, codes.DESTROYING, codes.LOOKING} <= seen


def test_no_choice_leads_back(steps: list[Step]) -> None:
    """LAP-88: within an action its stages follow one another; only looking waits for chance in between."""
    order = [codes.TURN, codes.DEMOLISHING, codes.BUILDING, codes.SENDING, codes.PAYING]
    after_roll = [codes.ROLLING, codes.LOSING, codes.DESTROYING, codes.HOLDING, codes.TAKING]
    for before, after, _, _ in steps:
        for stages in (order, after_roll):
            if before.node in stages and after.node in stages and after.seat == before.seat:
                forward = stages.index(after.node) >= stages.index(before.node)
                assert forward or after.node == codes.TURN, (before.node, after.node)


SHARED = """
    phase: share
    turned: 1-3
    city a1: 0 village village reserve reserve
    city b1: 0 temple palace
    city f4: 0 village village village reserve
    city f5: 1 village palace
"""


def test_a_share_is_bounded() -> None:
    """LAP-88: in each area no more lines than goods and cities and two."""
    rng = Rng(5)
    for _ in range(60):
        state = go(position(SHARED, players=2), "0 share manual")
        own = share(state, 0)
        bound = sum(sum(area.pool.values()) + len(area.cities) + 2 for area in own.areas)
        said = 0
        while 0 in state.actors() and state.round == 1:
            state.play(0, state.pick(0, rng))
            said += 1
        assert 0 < said <= bound


# ------------------------------------------------------------------- gestures
def at_the_table(rows: str, players: int = 2, round: int = 1) -> Match:
    """A game that goes on from a position."""
    table = Match.read(Record("lapins", players, {"map": "beginner"}))
    table.state = position(rows, players=players, round=round)
    return table


CITY = "city c4: 0 village garrison garrison+1\ncity c5: 1 village\nking 0: wealth 5 maize 2 jade 1 obsidian\n"
EDIT = ["transform c4", "demolish village", "done", "build observatory", "upgrade garrison", "pay auto"]


@pytest.mark.parametrize(
    ("gesture", "left"),
    [
        (["found a1", "build village", "build market", "done build"], None),
        (["found a1", "build village", "build garrison", "done build", "pay auto"], "maize 2 jade 2 obsidian 1"),
        (["found a1", "build village", "done build", "pay maize", "pay jade"], "maize 4 jade 1 obsidian 1"),
        (EDIT, "maize 4 jade 1"),
        (["attack c4 c5", "strength 2", "pay auto"], "maize 4 jade 2 obsidian 1"),
        (["attack c4 c5", "strength 2", "pay obsidian"], "maize 5 jade 2"),
    ],
)
def test_a_gesture_is_said_at_once(gesture: list[str], left: str | None) -> None:
    """LAP-90: founding, editing a city, an attack; what is forced is left out, and payment is automatic or given."""
    table = at_the_table(CITY + "king 1: wealth 1 maize")
    state = table.state
    assert isinstance(state, Lapins)
    if left is None:
        with pytest.raises(NotLegal):
            table.say(0, gesture)
        assert (table.record().lines, state.actors(), city(state, "a1")) == ([], [0], "")
        return
    table.say(0, gesture)
    assert " ".join(f"{name} {units}" for name, units in wealth(state, 0).items()) == left
    assert state.actors() != [0]


def test_the_purse_opens_with_the_automatic_payment() -> None:
    """LAP-90: what it would be is in the view, and so is it while units are still moved about."""
    state = position(CITY)
    go(state, "0 found a1", "0 build village", "0 done build")
    shown = view(state, 0).action
    assert (shown.due, shown.auto) == (2, {"maize": 2})
    go(state, "0 pay auto")
    assert wealth(state, 0) == {"maize": 3, "jade": 2, "obsidian": 1}


def test_a_click_on_a_card_turns_it() -> None:
    """LAP-90: with `no-divine` where it would be asked."""
    table = at_the_table("city a1: 0 observatory\nking 0: wealth 1 maize\nking 1: wealth 1 maize", round=2)
    table.say(0, ["flip", "no-divine", "card 2"])
    assert table.state.actors() == [CHANCE]
    plain = at_the_table("king 0: wealth 1 maize\nking 1: wealth 1 maize", round=2)
    plain.say(0, ["flip", "card 2"])
    assert plain.state.actors() == [CHANCE]


def test_the_shares_are_shown_before_they_are_chosen() -> None:
    """LAP-90: glory, taxes, stored and lost goods of both automatic shares, and of what is said by hand."""
    rows = "phase: share\nturned: 1-3\ncity a1: 0 village village village\ncity b1: 0 {}\n"
    state = position(rows.format("temple palace"), players=2)
    own = share(state, 0)
    assert (own.by_glory.glory, own.by_glory.taxes, own.by_glory.lost) == (1, {"maize": 2}, 0)
    assert (own.by_taxes.glory, own.by_taxes.taxes, own.by_taxes.lost) == (0, {"maize": 3}, 0)
    by_hand = go(state.copy(), "0 share manual", "0 sacrifice maize", "0 tax maize")
    assert (share(by_hand, 0).glory, share(by_hand, 0).taxes) == (1, {"maize": 1})
    done = go(state.copy(), "0 share glory")
    assert (done.glory[0], wealth(done, 0)) == (1, {"maize": 2})
    own = share(position(rows.format("temple reserve"), players=2), 0)
    assert (own.by_taxes.glory, own.by_taxes.stored, own.by_taxes.lost) == (1, {"b1": ["maize"]}, 1)


def test_nothing_can_be_cancelled() -> None:
    """LAP-90: the engine knows no such word; who has begun goes on."""
    state = go(position(CITY), "0 found a1")
    for word in ("cancel", "back", "undo"):
        with pytest.raises(NotLegal):
            hear(state, 0, word)
    assert {line.split()[0] for line in may(state, 0)} == {"build"}


# ------------------------------------------------------------------- chance
def test_dice_are_as_likely_as_throws_show_them() -> None:
    """LAP-91: one line for each set of faces, as likely as throws show it; at most 117 results matter."""
    for dice in (1, 2, 3):
        throws = [tuple(sorted(throw)) for throw in product(range(1, 7), repeat=dice)]
        rows = "city c4: 0 double double\ncity c5: 1 village\nking 0: wealth 9 maize"
        state = go(position(rows), "0 attack c4 c5", f"0 strength {dice}")
        for move, weight in zip(state.moves(CHANCE), state.weights(), strict=True):
            faces = tuple(int(word) for word in say(state, CHANCE, move).split()[1:])
            assert list(faces) == sorted(faces)
            assert weight == throws.count(faces)
        assert len(state.moves(CHANCE)) == len(set(throws))
    assert (len(rolls(8)), sum(roll_weights(8))) == (1287, 6**8)
    results = {
        (
            sum(BOX.die_points[face] * (roll >> 4 * face & 15) for face in range(6)),
            roll >> 4 * BOX.die_failures.index(1) & 15,
        )
        for roll in rolls(8)
    }
    assert len(results) == 117


def test_chance_is_in_nobodys_view() -> None:
    """LAP-91: what another king has seen changes the odds of a card, and no view tells them."""
    rows = "turned: 1-8\nturn: 1\nking 0: wealth 1 maize; knows {}\nking 1: wealth 1 maize\nfaces: {}"
    past = "7=expedition 8=expedition "
    one = go(position(rows.format(10, past + "10=drought"), round=3), "1 flip", "1 card 1")
    two = go(position(rows.format(10, past + "10=feast"), round=3), "1 flip", "1 card 1")
    assert one.actors() == two.actors() == [CHANCE]
    assert one.weights() != two.weights()
    for seat in (None, 1, 2):
        assert view(one, seat).json() == view(two, seat).json()


def test_what_nobody_has_seen_has_no_face() -> None:
    """LAP-94: neither in the state nor in a view; who has looked where is public, what he saw is not."""
    rows = "turned: 1-8\nking 0: wealth 1 maize; knows 10\nfaces: 7=expedition 8=expedition 10=drought"
    state = position(rows, round=3)
    assert [card for card, face in enumerate(state.faces) if face >= 0 and card > 6] == [7, 8, 10]
    for seat in (None, 1, 2):
        shown = view(state, seat)
        assert [card.face for card in shown.row] == ["", "", "", ""]
        assert [card.seen_by for card in shown.row] == [[], [0], [], []]
    assert [card.face for card in view(state, 0).row] == ["", "drought", "", ""]


# ------------------------------------------------------------------- the end
@pytest.mark.parametrize(("players", "cards"), [(2, 48), (3, 52), (4, 55)])
def test_the_game_always_ends(players: int, cards: int) -> None:
    """LAP-97: even among kings who pass as long as they can: wealth runs out, and then a card must be turned."""
    state = start("lapins", players, {"map": "beginner", "length": "5"})
    assert isinstance(state, Lapins)
    rng = Rng(players)
    passed = gained = turns = 0
    while actors := state.actors():
        moves = state.moves(actors[0])
        passing = [move for move in moves if move >> MOVE_BITS == codes.PASS]
        before = sum(riches(state, seat) for seat in range(players))
        turns += state.node == codes.TURN
        state.play(actors[0], passing[0] if passing else state.pick(actors[0], rng))
        after = sum(riches(state, seat) for seat in range(players))
        passed += before - after if passing else 0
        gained += after - before if not passing else 0
    assert state.matches == 5
    assert state.turned.bit_count() <= cards
    assert turns <= passed + cards <= 3000
    assert gained <= 4 * players + 21


def test_only_cards_and_taxes_bring_wealth(steps: list[Step]) -> None:
    """LAP-97: between two flips the wealth of all never grows, and every other action costs something."""
    turn: Lapins | None = None
    ended = 0
    for before, after, _, move in steps:
        if before.node <= codes.DRAW_FIRST:
            turn = None
        elif before.node == codes.TURN:
            turn = before if move >> MOVE_BITS != codes.FLIP else None
        if turn is not None and after.turned != turn.turned:
            turn = None
        if turn is not None and (after.node == codes.TURN or after.over()):
            held = [sum(riches(one, seat) for seat in range(one.players)) for one in (turn, after)]
            assert held[1] < held[0]
            ended += 1
            turn = None
    assert ended > 50
