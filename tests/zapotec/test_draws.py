"""What chance decides, when, and among what (section 4): one card or tile at a time, when somebody first sees it."""

from __future__ import annotations

import pytest

from patolli import CHANCE, Rng, hear, say, start, write_position
from patolli.games.zapotec.box.components import BOX
from patolli.games.zapotec.rules.state import Zapotec
from tests.zapotec.tables import done, drawn, legal, lively, shown, table

DECKS = {
    "market": BOX.trade,
    "score-tile": BOX.score_tiles,
    "scoring": BOX.cards,
    "offer": BOX.cards,
    "top": BOX.cards,
    "deal": BOX.cards,
    "ritual": BOX.rituals,
}


def game(players: int, options: dict[str, str] | None = None) -> Zapotec:
    state = start("zapotec", players, options)
    assert isinstance(state, Zapotec)
    return state


def places(players: int, top: bool) -> list[str]:
    """The draws of the set-up in their order, without what is drawn."""
    at = players - 1
    found = [f"tile {BOX.spaces[space]}" for space in BOX.in_play[at]]
    found += [f"market {level} {slot}" for level in (1, 2, 3) for slot in range(3)]
    found += ["score-tile"] * (max(2, players) + 1) + ["scoring"] + ["offer"] * BOX.offer[at] + ["top"] * top
    found += [f"deal {seat}" for seat in range(players) for _ in range(BOX.hand[at])] + ["ritual"] * 3
    return found + ["hint"] * (players == 1)


def possible(place: str, seen: list[str], marks: str) -> list[str]:
    """What can come there: the items of its set that were not drawn before."""
    kind = place.split()[0]
    if kind == "tile":
        of_type = BOX.tiles_of["TVC".index(place[7])]
        return [BOX.tiles[tile] for tile in of_type if marks[tile] == "+" and BOX.tiles[tile] not in seen]
    deck = DECKS[kind]
    if kind == "market":
        deck = [BOX.trade[tile] for tile in BOX.of_level[int(place.split()[1]) - 1]]
    return [name for name in deck if name not in seen]


@pytest.mark.parametrize(("players", "face_up"), [(1, True), (1, False), (2, False), (3, False), (4, False)])
def test_the_draws_of_the_set_up(players: int, face_up: bool) -> None:
    """ZAP-17a: what comes when, from what, and everything that can come is as likely as the rest."""
    state = game(players, {"solo_pile_face_up": str(face_up).lower()} if players == 1 else None)
    rng = Rng(players)
    seen: list[str] = []
    marks = "".join("+" if BOX.tile_mark[tile] <= max(0, players - 2) else "-" for tile in range(45))
    for place in places(players, face_up):
        assert state.actors() == [CHANCE]
        lines = [line.rsplit(" ", 1) for line in legal(state)]
        assert {before for before, _ in lines} == {place}
        if place == "hint":
            assert state.weights() == [BOX.front_hint.count(hint) for hint in range(9)]
        else:
            assert [name for _, name in lines] == possible(place, seen, marks)
            assert state.weights() == [1] * len(lines)
        move = state.pick(CHANCE, rng)
        seen.append(say(state, CHANCE, move).split()[-1])
        state.play(CHANCE, move)
    assert shown(state).phase == "choose"


def test_the_same_draws_and_decisions_give_the_same_game() -> None:
    """ZAP-17: the lines of a game are the whole game."""
    for players in (1, 3):
        first, rng = game(players), Rng(players)
        lines = []
        while actors := first.actors():
            move = lively(first, actors[0], rng)
            lines.append((actors[0], say(first, actors[0], move)))
            first.play(actors[0], move)
        again = game(players)
        for actor, line in lines:
            again.play(actor, hear(again, actor, line))
        assert write_position(again) == write_position(first)
        assert again.points() == first.points()


UPKEEP = """
    phase: draft
    scoring: A26
    offer: A22 A23
    seat 0: played A03; hand A01 A02 A04 A05 A06
    seat 1: played A20; hand A07 A08 A09 A10 A11
    turn: 1
"""


def test_what_lies_face_down_has_no_identity() -> None:
    """ZAP-17, ZAP-17a: any card that nobody has seen may come from the pile, those removed no less than the others."""
    state = done(table(UPKEEP), "draft A22")
    assert state.actors() == [CHANCE]
    unseen = ["A12", "A13", "A14", "A15", "A16", "A17", "A18", "A19", "A21", "A24", "A25", "A27"]
    assert legal(state) == [f"offer {card}" for card in unseen]
    assert state.weights() == [1] * len(unseen)
    assert shown(state).pile < len(unseen)
    for card in unseen:
        after = done(state, f"offer {card}")
        assert [offered.id for offered in shown(after).offer] == ["A03", "A20", card]


@pytest.mark.parametrize(("face_up", "verbs"), [("true", ["offer", "top"]), ("false", ["offer", "offer"])])
def test_the_draws_of_the_upkeep_alone(face_up: str, verbs: list[str]) -> None:
    """ZAP-17a, ZAP-85: the open top card goes to the offer and one more; then the new top card is turned up."""
    options = f"options: solo_pile_face_up={face_up}\n" if face_up == "false" else "top: A27\n"
    rows = f"phase: draft\n{options}order: 1 0\nturn: 0\noffer: A20 A21\nseat 0: played A03; hand A01 A02"
    state = done(table(rows, players=1), "draft A20")
    found = []
    while state.actors() == [CHANCE]:
        assert state.weights() == [1] * len(legal(state))
        found.append(legal(state)[0].split()[0])
        state = done(state, legal(state)[0])
    assert found == verbs
    view = shown(state)
    assert (len(view.offer), view.pile, view.top is not None) == (2, 4, face_up == "true")
    assert (view.offer[0].id == "A27") == (face_up == "true")


def test_a_front_agrees_with_its_hint() -> None:
    """ZAP-17a: the cards not drawn that carry the hint; then a hint, as likely as cards that carry it are left."""
    state = table("round: 2\nphase: choose\nhint: mitla\nrevealed: K09\nseat 0: hand A07 A20", players=1)
    state = done(state, "choose A07")
    fronts = [name for name in BOX.fronts if BOX.front_hint[BOX.fronts.index(name)] == 8 and name != "K09"]
    assert legal(state) == [f"front {name}" for name in fronts]
    assert state.weights() == [1] * len(fronts)
    state = done(state, f"front {fronts[0]}")
    left = [hint for card, hint in enumerate(BOX.front_hint) if BOX.fronts[card] not in ("K09", fronts[0])]
    assert state.weights() == [left.count(hint) for hint in range(9) if hint in left]
    assert drawn(state).actors() != [CHANCE]
