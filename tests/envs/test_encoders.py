"""Encoders: masks are the moves, numbers and moves go both ways, and an observation holds nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from patolli import CHANCE, Rng, State, envs, read_position, start, write_position
from patolli.dense.encoder import Encoder
from patolli.dense.general import GeneralEncoder
from patolli.testing import game_of
from tests.contract import example
from tests.contract.example import HighCardGame

GAMES: list[tuple[str, int, dict[str, str]]] = [
    *[("chocolatl", players, {}) for players in (3, 4, 5)],
    ("chocolatl", 4, {"edition": "fr"}),
    ("chocolatl", 3, {"components": "{cacao_cards.values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 30, 60]}"}),
    *[("lapins", players, {}) for players in (2, 3, 4)],
    ("lapins", 4, {"map": "beginner", "allocation": "turn_order"}),
    ("lapins", 3, {"prisoner_place": "any_garrison", "components": "{katun.row_beyond_kings = 3}"}),
    *[("mexica", players, {}) for players in (2, 3, 4)],
    ("mexica", 3, {"first_round_rule": "immobile"}),
    ("mexica", 2, {"first_round_rule": "off", "components": "{supply.bridges = 3, turn.action_points = 9}"}),
    *[("zapotec", players, {}) for players in (1, 2, 3, 4)],
    ("zapotec", 3, {"one_shot_tiles": "kept"}),
    ("zapotec", 1, {"one_shot_tiles": "kept", "solo_pile_face_up": "false"}),
]
SIZES = {"chocolatl": 215, "lapins": 354, "mexica": 4413, "zapotec": 561}


def walk(name: str, players: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """Every position of a random game."""
    state, rng = start(name, players, options), Rng(seed)
    while actors := state.actors():
        yield state
        actor = actors[rng.below(len(actors))]
        state.play(actor, state.pick(actor, rng))
    yield state


def planes_of(encoder: Encoder, state: State, seat: int, packed: bool) -> list[int]:
    count = encoder.bit_plane_words if packed else encoder.plane_words
    out = vec[i64]([0] * count)
    encoder.write_planes(state, seat, -1, out, 0, packed)
    return list(out)


def whole_moves(encoder: Encoder, state: State, seat: int) -> list[int]:
    """All moves that the legal actions lead to, in one action or in two."""
    found = []
    for action in encoder.legal_actions(state, seat):
        move = encoder.move_of(state, seat, action, -1)
        if move >= 0:
            assert encoder.index_of(state, seat, move, -1) == action
            found.append(move)
            continue
        half = -1 - move
        for second in encoder.legal_actions(state, seat, half):
            move = encoder.move_of(state, seat, second, half)
            assert encoder.index_of(state, seat, move, -1) == action
            assert encoder.index_of(state, seat, move, half) == second
            found.append(move)
    return found


@pytest.mark.parametrize("name", SIZES)
def test_the_number_of_actions_is_that_of_the_box(name: str) -> None:
    encoder = game_of(name).encoder()
    assert encoder.actions == SIZES[name]
    assert all(encoder.label(action) for action in range(encoder.actions))
    assert len({encoder.label(action) for action in range(encoder.actions)}) == encoder.actions
    assert len({encoder.chance_label(outcome) for outcome in range(encoder.chances)}) == encoder.chances


@pytest.mark.parametrize(("name", "players", "options"), GAMES, ids=str)
def test_masks_are_the_moves_and_nothing_hidden_is_seen(name: str, players: int, options: dict[str, str]) -> None:
    """In every position of a random game; an observation depends on the position, and on what the seat knows of it."""
    encoder = game_of(name).encoder(options)
    rng = Rng(9)
    for step, state in enumerate(walk(name, players, options, players)):
        actors = state.actors()
        if actors == [CHANCE]:
            moves = state.moves(CHANCE)
            outcomes = [encoder.chance_index(state, move) for move in moves]
            assert len(set(outcomes)) == len(outcomes)
            assert all(0 <= outcome < encoder.chances for outcome in outcomes)
            assert [encoder.chance_move(state, outcome) for outcome in outcomes] == moves
        for actor in actors if actors != [CHANCE] else []:
            assert sorted(whole_moves(encoder, state, actor)) == sorted(state.moves(actor))
        if step % 3 and actors:
            continue
        again = read_position(write_position(state))
        for seat in range(players):
            assert encoder.decode(encoder.observe(state, seat)) == encoder.decode(encoder.observe(again, seat))
            twin = state.guess(seat, rng)
            assert encoder.decode(encoder.observe(state, seat)) == encoder.decode(encoder.observe(twin, seat))
            for packed in (False, True):
                assert planes_of(encoder, state, seat, packed) == planes_of(encoder, twin, seat, packed)
            if seat in actors:
                assert encoder.legal_actions(state, seat) == encoder.legal_actions(twin, seat)


@pytest.mark.parametrize("name", SIZES)
def test_every_number_is_described_once(name: str) -> None:
    encoder = game_of(name).encoder()
    assert encoder.version >= 1
    for blocks, count in (
        (encoder.action_blocks, encoder.actions),
        (encoder.chance_blocks, encoder.chances),
        (encoder.number_blocks, encoder.numbers),
    ):
        assert sum(block.size for block in blocks) == count
        assert [block.start for block in blocks] == sorted({block.start for block in blocks})
        assert all(block.name and block.text for block in blocks)
    names = [block.name for block in encoder.number_blocks]
    assert len(set(names)) == len(names)
    state = next(walk(name, max(game_of(name).seats), {}, 1))
    decoded = encoder.decode(encoder.observe(state, 0))
    assert list(decoded) == names
    assert decoded["players"] == state.players
    with pytest.raises(ValueError, match="numbers, not 3"):
        encoder.decode([1, 2, 3])


def test_the_shares_of_others_are_seen_only_where_they_are_open() -> None:
    """LAP-82: what a king has decided so far is in the numbers of others with `turn_order`, and not otherwise."""
    encoder = game_of("lapins").encoder()
    for allocation in ("simultaneous", "turn_order"):
        seen = False
        for state in walk("lapins", 3, {"allocation": allocation}, 4):
            decoded = encoder.decode(encoder.observe(state, 0))
            for row in decoded["share"][1:]:  # type: ignore[index]
                seen = seen or any(row)
        assert seen == (allocation == "turn_order")


def test_a_game_without_an_encoder_of_its_own_has_a_general_one() -> None:
    """Slow, but complete; an environment can be made of it."""
    with example.on_the_table(HighCardGame()):
        encoder = game_of("highcard").encoder()
        assert isinstance(encoder, GeneralEncoder)
        rng = Rng(3)
        for seed in range(10):
            for state in walk("highcard", 3, {}, seed):
                for actor in state.actors():
                    moves = state.moves(actor)
                    if actor == CHANCE:
                        outcomes = [encoder.chance_index(state, move) for move in moves]
                        assert [encoder.chance_move(state, outcome) for outcome in outcomes] == moves
                    else:
                        assert sorted(whole_moves(encoder, state, actor)) == sorted(moves)
                for seat in range(3):
                    assert encoder.observe(state, seat) == encoder.observe(state.guess(seat, rng), seat)
        env = envs.aec("highcard", players=3)
        env.reset(seed=1)
        while env.agents:
            found, _, over, _, _ = env.last()
            env.step(None if over else int(found["action_mask"].argmax()))
        assert env.single.episode.state.over()
