"""The invariants of the rules, INV-1 to INV-26, on random games and small cases."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product

import pytest

from patolli import CHANCE, Record, Rng, hear, lines, say, start, write_position
from patolli.games.lapins.box.components import CARD_COUNT, CARD_IDS, CARD_NAMES, MATCH_CARD, SACRIFICE_POINTS
from patolli.games.lapins.rules import codes, deck, sharing
from patolli.games.lapins.rules.cities import (
    buildings,
    count,
    count_kind,
    defence,
    owner,
    price,
    riches,
    strength,
    used,
)
from patolli.games.lapins.rules.codes import ABOUT, CLASSES, MOVE_BITS, PART, PART_BITS, SHARING, TURN, TYPES
from patolli.games.lapins.rules.state import Lapins
from patolli.games.lapins.show.view import view
from tests.lapins.stories import go, position

GAMES = [
    (2, {}),
    (2, {"map": "beginner", "length": "5"}),
    (3, {"path_set": "varied", "length": "3"}),
    (3, {"allocation": "turn_order", "prisoner_place": "any_garrison"}),
    (4, {"length": "3"}),
    (4, {"map": "beginner", "prisoner_place": "any_garrison"}),
]
Step = tuple[Lapins, Lapins, int, int]


def builder(state: Lapins, actor: int, rng: Rng) -> int:
    """A random move, but rather building than turning cards: so that there is something to fight and share for."""
    moves = state.moves(actor)
    if actor != CHANCE and rng.below(4):
        kinds = (codes.FOUND, codes.TRANSFORM, codes.ATTACK, codes.BUILD, codes.UPGRADE, codes.STRENGTH, codes.DIVINE)
        wanted = [move for move in moves if move >> MOVE_BITS in kinds]
        if wanted and state.node == TURN and not rng.below(3):
            attacks = [move for move in wanted if move >> MOVE_BITS == codes.ATTACK]
            wanted = attacks or wanted
        if wanted:
            return wanted[rng.below(len(wanted))]
    return state.pick(actor, rng)


def game(players: int, options: dict[str, str], seed: int) -> Iterator[Step]:
    """A whole game of builders who start rich: before and after each move, the actor and the move."""
    rng = Rng(seed, 3)
    state = start("lapins", players, options)
    assert isinstance(state, Lapins)
    for at in range(len(state.wealth)):
        state.wealth[at] += 3
    while actors := state.actors():
        actor = actors[rng.below(len(actors))]
        move = builder(state, actor, rng)
        before = state.copy()
        state.play(actor, move)
        yield before, state, actor, move


def all_games(seeds: int = 2) -> Iterator[Step]:
    for number, (players, options) in enumerate(GAMES):
        for seed in range(seeds):
            yield from game(players, options, 100 * number + seed)


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    """What happened in a few games; the states are copies."""
    return [(before, after.copy(), actor, move) for before, after, actor, move in all_games()]


def test_inv_1_nothing_is_negative(steps: list[Step]) -> None:
    """Wealth grows by cards and taxes only."""
    for before, after, _, move in steps:
        assert min(after.wealth) >= 0
        assert min(after.glory) >= 0
        assert min(after.left) >= 0
        assert min(after.due, after.count, after.won, after.looks, after.base, after.plus) >= 0
        grown = any(new > old for new, old in zip(after.wealth, before.wealth, strict=True))
        if grown:
            kind = move >> MOVE_BITS
            turned = after.turned != before.turned
            shared = before.node == SHARING and after.node != SHARING
            assert turned or shared or kind == codes.GAIN


def test_inv_2_3_4_cities(steps: list[Step]) -> None:
    """Slots, courts, twelve cities, what buildings hold."""
    for _, state, _, _ in steps:
        for site, city in enumerate(state.cities):
            assert bool(city) == (0 <= owner(city) < state.players)
            if city:
                assert buildings(city) >= 1
                assert used(city) <= state.land.slots[site]
                assert count_kind(city, codes.COURT) <= 1
                large = 2 * (count(city, codes.PALACES) + count(city, codes.TEMPLES))
                rest = [which for which in range(CLASSES) if which not in (codes.PALACES, codes.TEMPLES)]
                assert used(city) == large + sum(count(city, which) for which in rest)
        for seat in range(state.players):
            assert sum(owner(city) == seat for city in state.cities) <= 12


def test_inv_5_no_prisoner_survives_the_round(steps: list[Step]) -> None:
    seen = 0
    for before, after, _, _ in steps:
        seen += any(sharing.prisoners(city) for city in before.cities)
        if after.round > before.round or after.over():
            assert not any(sharing.prisoners(city) for city in after.cities)
    assert seen, "no prisoner was ever taken, so nothing is tested"


def test_inv_6_tokens_follow_from_the_markets(steps: list[Step]) -> None:
    seen = 0
    for _, state, _, _ in steps[::7]:
        sites = view(state, None).sites
        for one in sites:
            expected = [0] * state.players
            if one.seat < 0:
                for other in sites:
                    if other.seat >= 0 and other.name in one.near:
                        expected[other.seat] += other.buildings.count("market")
            assert one.tokens == expected
            seen += sum(expected)
    assert seen


def test_inv_7_adjacency() -> None:
    """Symmetric, irreflexive, at most four, on random maps of both path sets."""
    for path_set in ("open", "varied"):
        for seed in range(15):
            state = start("lapins", 2, {"path_set": path_set})
            assert isinstance(state, Lapins)
            rng = Rng(seed)
            while not state.land.sites:
                state.play(CHANCE, state.pick(CHANCE, rng))
            assert state.land.connected()
            assert state.land.sites == 25
            for site, near in enumerate(state.land.near):
                assert len(near) <= 4
                assert site not in near
                assert near == sorted(set(near))
                assert all(site in state.land.near[other] for other in near)


def test_inv_8_cards(steps: list[Step]) -> None:
    for before, state, _, _ in steps:
        assert len(state.faces) - 1 == 2 * state.players + 49
        drawn = [face for face in state.faces[2 * state.players + 1 :] if face >= 0]
        assert all(drawn.count(face) <= CARD_COUNT[face] for face in range(CARD_IDS))
        assert state.possible
        for old, new in zip(before.faces, state.faces, strict=True):
            assert old in (-1, new)


def test_inv_9_every_turn_costs(steps: list[Step]) -> None:
    """A king who does not flip has paid when his action is over; one who flips has turned a card."""
    opened: Lapins | None = None
    flipped = False
    checked = 0
    for before, after, _, move in steps:
        if before.node <= codes.DRAW_FIRST:
            opened = None
        elif before.node == TURN:
            opened, flipped = before, move >> MOVE_BITS == codes.FLIP
        ended = after.node in (TURN, SHARING) or after.round > before.round or after.over()
        if opened is None or not ended:
            continue
        turned = after.turned.bit_count() - opened.turned.bit_count()
        if flipped:
            assert turned >= 1
        elif not turned:
            assert riches(after, opened.seat) < riches(opened, opened.seat)
            checked += 1
        opened = None
    assert checked


def test_inv_10_rounds(steps: list[Step]) -> None:
    """A round turns N + 1 cards, and never two matches."""
    for before, after, _, _ in steps:
        if after.round > before.round:
            size = after.players + 1
            assert after.turned.bit_count() == size * before.round
            for number in range(1, after.round):
                cards = after.faces[(number - 1) * size + 1 : number * size + 1]
                assert cards.count(MATCH_CARD) <= 1


def test_inv_11_12_13_24_options(steps: list[Step]) -> None:
    """No duplicates, never fewer than two; flip always, pass with wealth; found exactly where it may be."""
    for state, _, actor, _ in steps:
        moves = state.moves(actor)
        assert len(set(moves)) == len(moves)
        if actor == CHANCE:
            continue
        assert len(moves) > 1
        if state.node != TURN:
            continue
        said = lines(state, actor)
        assert "flip" in said
        assert ("pass" in said) == (riches(state, actor) >= 1)
        cities = sum(owner(city) == actor for city in state.cities)
        for site, city in enumerate(state.cities):
            legal = not city and cities < 12 and riches(state, actor) >= price(state, site, actor) + 1
            assert (f"found {state.land.name(site)}" in said) == legal


def test_inv_14_every_series_gives_something_else() -> None:
    """Founding and payment."""
    state = position("king 0: wealth 3 maize 1 cacao 2 shell 1 jade 1 obsidian 1 prisoner")
    go(state, "0 found c4")
    results: list[tuple[tuple[int, ...], tuple[int, ...]]] = []

    def explore(here: Lapins) -> None:
        for move in here.moves(0):
            if move >> MOVE_BITS == codes.PAY_AUTO:
                continue
            after = here.copy()
            after.play(0, move)
            if after.seat == 0 and after.node in (codes.BUILDING, codes.PAYING):
                explore(after)
            else:
                results.append((tuple(after.cities), tuple(after.wealth[:TYPES])))

    explore(state)
    assert len(results) > 300
    assert len(set(results)) == len(results)


def test_inv_15_17_automatic_shares_are_best() -> None:
    """LAP-79 against brute force on random small pools: never beaten, and all goods are accounted for."""
    rng = random.Random(5)
    for _ in range(60):
        pool = [rng.choice([0, 0, 1, 1, 2, 3]) for _ in range(TYPES)]
        temples, palaces, reserves = rng.randrange(3), rng.randrange(2), rng.randrange(3)
        best_glory, best_taxes = brute_force(pool, temples, palaces * 3, reserves)
        assert automatic(pool, temples, palaces * 3, reserves, taxes_first=False) == best_glory
        glory, taxes, stored = automatic(pool, temples, palaces * 3, reserves, taxes_first=True)
        assert (taxes, glory, stored) == best_taxes


def automatic(pool: list[int], temples: int, game: int, reserves: int, taxes_first: bool) -> tuple[int, int, int]:
    """Glory, taxes and stored goods of an automatic share, with the functions of the rules."""
    left = pool[:]
    row = [0] * codes.SHARE_ROW
    if taxes_first:
        sharing.tax(row, 0, left, game)
    before = sum(left)
    glory = sharing.sacrifice(left, temples)
    given = before - sum(left)
    if not taxes_first:
        sharing.tax(row, 0, left, game)
    taxes = sum(row[codes.TAXED : codes.TAXED + TYPES])
    stored = min(reserves, sum(left))
    assert sum(pool) == given + taxes + sum(left)
    return glory, taxes, stored


def brute_force(
    pool: list[int], temples: int, game: int, reserves: int
) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """The best (glory, taxes, stored) and the best (taxes, glory, stored) of all ways to share."""
    by_glory, by_taxes = (-1, -1, -1), (-1, -1, -1)
    for given in product(*(range(min(units, temples) + 1) for units in pool)):
        glory = best_spread(list(given))
        left = sum(pool) - sum(given)
        for taxes in range(min(game, left) + 1):
            stored = min(reserves, left - taxes)
            by_glory = max(by_glory, (glory, taxes, stored))
            by_taxes = max(by_taxes, (taxes, glory, stored))
    return by_glory, by_taxes


def best_spread(given: list[int]) -> int:
    return sum(SACRIFICE_POINTS[sum(units > temple for units in given)] for temple in range(max(given)))


def test_lap_76_no_other_spread_scores_more() -> None:
    """Two temples: every way to put the goods on them."""
    for given in product(range(3), repeat=TYPES):
        singles = given.count(1)
        doubles = given.count(2)
        best = max(SACRIFICE_POINTS[doubles + n] + SACRIFICE_POINTS[doubles + singles - n] for n in range(singles + 1))
        assert sharing.ceremony(list(given)) == best


def test_inv_15_goods_balance(steps: list[Step]) -> None:
    """What the view says of automatic shares adds up, and is what comes out."""
    seen = 0
    for state, _, actor, _ in steps:
        if state.node != SHARING or state.shares[actor * codes.SHARE_ROW + codes.STAGE] != codes.CHOICE:
            continue
        own = next(one for one in view(state, actor).shares if one.seat == actor)
        for line, result in (("share glory", own.by_glory), ("share taxes", own.by_taxes)):
            assert result.lost >= 0
            after = state.copy()
            after.play(actor, hear(after, actor, line))
            if after.node != SHARING:
                assert after.glory[actor] - state.glory[actor] == result.glory
                gained = sum(after.wealth[actor * TYPES : actor * TYPES + TYPES]) - riches(state, actor)
                assert gained == sum(result.taxes.values())
                seen += 1
    assert seen


def test_inv_16_glory_never_falls(steps: list[Step]) -> None:
    for before, after, _, _ in steps:
        for old, new in zip(before.glory, after.glory, strict=True):
            assert new >= old
            if new > old:
                assert before.node == SHARING or after.matches > before.matches


def test_inv_18_the_order_of_kings_changes_nothing() -> None:
    """LAP-81."""
    tried = 0
    for before, _, _, _ in game(3, {"map": "beginner"}, 5):
        actors = before.actors()
        if before.node != SHARING or len(actors) < 2 or tried > 12:
            continue
        tried += 1
        choices = {actor: Rng(tried, actor) for actor in actors}
        ends = set()
        for order in permutations(actors):
            state = before.copy()
            rngs = {actor: Rng(tried, actor) for actor in choices}
            for actor in order:
                while state.node == SHARING and actor in state.actors() and state.round == before.round:
                    moves = state.moves(actor)
                    state.play(actor, moves[rngs[actor].below(len(moves))])
            ends.add(write_position(state))
        assert len(ends) == 1
    assert tried


def test_inv_19_areas(steps: list[Step]) -> None:
    """Areas partition the cities; an enemy market never merges them, an own one never splits them."""
    for _, state, _, _ in steps[::11]:
        for seat in range(state.players):
            own = sum(1 << site for site, city in enumerate(state.cities) if owner(city) == seat)
            areas = sharing.areas(state, seat)
            assert sum(areas) == own
            for site, city in enumerate(state.cities):
                if city and count(city, codes.MARKETS) < 7:
                    more = state.copy()
                    more.cities[site] += 1 << codes.CLASS_BITS * codes.MARKETS
                    after = sharing.areas(more, seat)
                    if owner(city) == seat:
                        assert all(any(area & ~other == 0 for other in after) for area in areas)
                    else:
                        assert all(any(area & ~other == 0 for other in areas) for area in after)


def test_inv_20_attacks(steps: list[Step]) -> None:
    """Price, losses and prisoners."""
    seen = 0
    for before, after, _, move in steps:
        kind = move >> MOVE_BITS
        if kind == codes.STRENGTH and after.node == codes.ROLLING:
            assert riches(before, before.seat) - riches(after, before.seat) == (before.sent or after.sent + 1) // 2
            seen += 1
        if kind == codes.ROLL:
            failures = (move & ABOUT) >> 4 * 5 & 15
            lost = strength(before.cities[before.origin]) - strength(after.cities[before.origin])
            assert 0 <= lost <= failures
            if after.node != codes.LOSING:
                assert lost == failures
        if kind == codes.HOLD:
            site = (move & ABOUT) >> PART_BITS
            which = move & PART
            assert count(before.cities[site], which)
            held = sum(map(sharing.prisoners, after.cities)) - sum(map(sharing.prisoners, before.cities))
            assert 1 <= held <= before.won
    assert seen


def test_inv_21_defence_and_price_know_no_turn(steps: list[Step]) -> None:
    for _, state, _, _ in steps[::29]:
        other = state.copy()
        other.seat = (state.seat + 1) % state.players
        for site in range(state.land.sites):
            assert defence(state, site) == defence(other, site)
            for seat in range(state.players):
                assert price(state, site, seat) == price(other, site, seat)


def test_inv_22_guesses_look_the_same(steps: list[Step]) -> None:
    rng = Rng(8)
    for _, state, _, _ in steps[::17]:
        for seat in range(state.players):
            guess = state.guess(seat, rng)
            assert view(guess, seat) == view(state, seat)
            assert guess.possible
            assert min(guess.left) >= 0
            assert [face >= 0 for face in guess.faces] == [face >= 0 for face in state.faces]


def test_inv_23_24_records_replay() -> None:
    """The same chance and the same choices give the same game."""
    for players, options in GAMES:
        rng = Rng(players, 5)
        state = start("lapins", players, options)
        record = Record("lapins", players, state.game().settings(state))
        while actors := state.actors():
            move = state.pick(actors[-1], rng)
            record.lines.append((actors[-1], say(state, actors[-1], move)))
            state.play(actors[-1], move)
        assert write_position(record.end()) == write_position(state)


def test_inv_25_final_scores(steps: list[Step]) -> None:
    ended = 0
    for _, state, _, _ in steps:
        if state.over():
            ended += 1
            assert state.points() == [state.glory[seat] + riches(state, seat) for seat in range(state.players)]
            assert state.winners()
            assert state.matches >= state.options.length
    assert ended == 2 * len(GAMES)


# ------------------------------------------------------------------- INV-26: the odds of the cards
TOY = [[1, 1, 2], [1, 2, 1], [2, 1, 1]]
"""Three piles of together four cards; matches lie between them."""


def stacked() -> dict[tuple[str, ...], Fraction]:
    """All decks of the toy, stacked by LAP-21, with their probability: two cards `a`, one `b`, one `c`."""
    found: dict[tuple[str, ...], Fraction] = {}
    orders = list(permutations("aabc"))
    for sizes in TOY:
        for order in orders:
            cards = list(order)
            pile = [cards[: sizes[0]], cards[sizes[0] : sizes[0] + sizes[1]], cards[sizes[0] + sizes[1] :]]
            whole = (*pile[0], "match", *pile[1], "match", *pile[2])
            found[whole] = found.get(whole, Fraction(0)) + Fraction(1, len(TOY) * len(orders))
    return found


def drawn(order: tuple[int, ...]) -> dict[tuple[str, ...], Fraction]:
    """The same decks drawn by the weights of LAP-22a, the cards seen in this order."""
    matches = [[sizes[0], sizes[0] + 1 + sizes[1]] for sizes in TOY]
    found: dict[tuple[str, ...], Fraction] = {}

    def draw(faces: dict[int, str], left: dict[str, int], odds: Fraction) -> None:
        if len(faces) == 6:
            whole = tuple(faces[place] for place in range(6))
            found[whole] = found.get(whole, Fraction(0)) + odds
            return
        place = order[len(faces)]
        possible = [at for at in matches if all((faces[other] == "match") == (other in at) for other in faces)]
        here = sum(place in at for at in possible)
        rest = sum(left.values())
        weights = {face: (len(possible) - here) * units for face, units in left.items()}
        weights["match"] = here * rest if rest else 1
        total = sum(weights.values())
        for face, weight in weights.items():
            if weight:
                after = {name: units - (name == face) for name, units in left.items()}
                draw({**faces, place: face}, after, odds * Fraction(weight, total))

    draw({}, {"a": 2, "b": 1, "c": 1}, Fraction(1))
    return found


def test_inv_26_every_order_of_looking_has_the_odds_of_a_stacked_deck() -> None:
    expected = stacked()
    for order in [(0, 1, 2, 3, 4, 5), (5, 4, 3, 2, 1, 0), (2, 0, 4, 1, 5, 3), (3, 1, 0, 5, 2, 4)]:
        assert drawn(order) == expected


def test_lap_22a_the_weights_of_the_engine() -> None:
    """The formula of LAP-22a, counted over all 546 sextuples without bits."""
    assert len(deck.sextuples()) == 546
    for before, state, actor, _ in game(3, {"map": "beginner"}, 3):
        if actor != CHANCE or before.node not in (codes.FACE_SEEN, codes.FACE_TURNED):
            continue
        top = 2 * before.players
        place = before.card - top
        possible = []
        for sizes in deck.sextuples():
            at = {sum(sizes[: n + 1]) + n + 1 for n in range(5)}
            known = [(card - top, face) for card, face in enumerate(before.faces) if card > top and face >= 0]
            if all((face == MATCH_CARD) == (where in at) for where, face in known):
                possible.append(at)
        matches = sum(place in at for at in possible)
        rest = sum(before.left)
        expected = {face: (len(possible) - matches) * before.left[face] for face in range(CARD_IDS)}
        expected[MATCH_CARD] = matches * rest
        weights = dict(zip([move & ABOUT for move in before.moves(CHANCE)], before.weights(), strict=True))
        assert weights == {face: weight for face, weight in expected.items() if weight}, CARD_NAMES[0]
        if state.round > 6:
            return


def test_lap_91_dice_weights_are_throws() -> None:
    from patolli.games.lapins.rules.attack import roll_weights, rolls

    for dice in range(1, 9):
        assert sum(roll_weights(dice)) == 6**dice
        assert len(set(rolls(dice))) == len(rolls(dice))
    assert len(rolls(8)) == 1287
