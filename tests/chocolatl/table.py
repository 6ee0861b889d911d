"""How the stories of these tests are set up and told.

Players are letters (A is seat 0), a line is `A bid 3 12` or `* face 4`, a track is `12: C A` with C below A. A position
that names two cards for each player gives them all other cards at earlier locations, in hand and as offering.
"""

from __future__ import annotations

import pytest

from patolli import CHANCE, Match, NotLegal, Record, hear, read_position
from patolli.games.chocolatl.rules.state import Chocolatl
from patolli.games.chocolatl.show.view import Bid, ChocolatlView

VALUES = range(13)


class Table:
    """A position, and who is called how."""

    def __init__(self, text: str, letters: str = "ABCDE") -> None:
        state = read_position(text)
        assert isinstance(state, Chocolatl)
        self.state = state
        self.letters = letters[: state.players]

    def seat(self, letter: str) -> int:
        return CHANCE if letter == "*" else self.letters.index(letter)

    def play(self, *told: str) -> Table:
        """Say the lines, one after the other."""
        for line in told:
            letter, _, words = line.partition(" ")
            self.state.play(self.seat(letter), hear(self.state, self.seat(letter), words))
        return self

    def refused(self, line: str) -> NotLegal:
        """Why the line may not be said."""
        letter, _, words = line.partition(" ")
        with pytest.raises(NotLegal) as refusal:
            hear(self.state, self.seat(letter), words)
        return refusal.value

    def view(self, letter: str | None = None) -> ChocolatlView:
        view = self.state.view(None if letter is None else self.seat(letter))
        assert isinstance(view, ChocolatlView)
        return view

    def asked(self) -> str:
        """Who owes a decision."""
        return "".join("*" if actor == CHANCE else self.letters[actor] for actor in self.state.actors())

    def track(self) -> str:
        return ", ".join(
            f"{stack.space}: " + " ".join(self.letters[seat] for seat in stack.seats) for stack in self.view().stacks
        )

    def pyramid(self) -> str:
        rows = [" ".join(self.letters[seat] for seat in row) for row in self.view().pyramid]
        return " | ".join(rows).rstrip(" |")

    def bids(self, location: int) -> list[Bid]:
        """How a location was settled, the best first."""
        return next(result.bids for result in self.view().results if result.location == location)

    def order(self, location: int) -> str:
        """`C 21, B 5, A 5`: the ranking with the adjusted bids."""
        return ", ".join(f"{self.letters[bid.seat]} {bid.total}" for bid in self.bids(location))

    def standing(self) -> str:
        return ", ".join(f"{self.letters[bid.seat]} {bid.total}" for bid in self.view().standing)

    def hand(self, letter: str) -> list[int]:
        """All twelve cards of a player."""
        seat = self.seat(letter)
        return sorted(self.state.cards[seat * 12 : seat * 12 + 12])


def gold(
    round: int,
    location: int,
    track: str,
    cards: dict[str, str],
    figure: str = "-",
    old_man: str = "-",
    huts: str = "",
    dice: str = "",
    pyramid: str = "",
    more: str = "",
    options: str = "",
    bid: bool = True,
) -> Table:
    """A gold round at the moment when a location is bid for; `cards` are the bids from this location on.

    `huts` and `dice` are such as `A2 C1`. With `bid` the first of the bids is made.
    """
    letters = "".join(cards)
    names = {letter: str(seat) for seat, letter in enumerate(letters)}

    def seats(text: str) -> str:
        return "".join(names.get(sign, sign) for sign in text)

    def count(text: str, letter: str) -> int:
        return next((int(word[1:]) for word in text.split() if word[0] == letter), 0)

    lines = [
        f"chocolatl {len(letters)}",
        f"options: {options}",
        "phase: bid-location",
        f"round: {round}",
        f"location: {location}",
        f"track: {seats(track)}",
        f"figure: {seats(figure)}",
        f"old man: {seats(old_man)}",
        f"pyramid: {seats(pyramid)}",
        more,
    ]
    for letter, told in cards.items():
        pairs = [[int(value) for value in pair.split("+")] for pair in told.split()]
        used = [value for pair in pairs for value in pair]
        rest = [value for value in VALUES if value not in used]
        laid, rest = rest[: 2 * location - 2], rest[2 * location - 2 :]
        offering = rest.pop()
        pairs_laid = " ".join(f"{laid[at]}+{laid[at + 1]}" for at in range(0, len(laid), 2))
        hand = " ".join(map(str, used + rest))
        lines.append(
            f"seat {names[letter]}: offering {offering}; laid {pairs_laid}; hand {hand}; "
            f"huts {count(huts, letter)}; dice {count(dice, letter)}"
        )
    table = Table("\n".join(lines), letters)
    if bid:
        make_bids(table, {letter: told.split()[0] for letter, told in cards.items()})
    return table


def make_bids(table: Table, pairs: dict[str, str]) -> Table:
    """Everybody bids two cards, such as `3+12`."""
    for letter, pair in pairs.items():
        table.play(f"{letter} bid {pair}")
    return table


def final(
    players: int, round: int, track: str, pyramid: str, figure: str, old_man: str, offerings: str, dice: str
) -> Table:
    """Final scoring is about to begin, or over if nobody owns a die."""
    names = {letter: str(seat) for seat, letter in enumerate("ABCDE")}

    def seats(text: str) -> str:
        return "".join(names.get(sign, sign) for sign in text)

    lines = [
        f"chocolatl {players}",
        "phase: " + ("final" if dice else "over"),
        f"round: {round}",
        f"track: {seats(track)}",
        f"pyramid: {seats(pyramid)}",
        f"figure: {seats(figure)}",
        f"old man: {seats(old_man)}",
    ]
    owned = {word[0]: word[1:] for word in dice.split()}
    for letter, value in (word.split("=") for word in offerings.split()):
        lines.append(f"seat {names[letter]}: offering {value}; dice {owned.get(letter, '0')}")
    return Table("\n".join(lines))


BIDS = {
    0: ["bid 2 3", "bid 10 11", "bid 4 5", "bid 6 7", "bid 8 9", "bid 0 1"],
    1: ["bid 0 5", "bid 1 2", "bid 6 8", "bid 3 10", "bid 4 9", "bid 11 12"],
    2: ["bid 9 12", "bid 1 11", "bid 2 7", "bid 5 8", "bid 3 6", "bid 4 10"],
}


def first_round(edition: str = "nl") -> tuple[Match, Table]:
    """EX-6 up to the question of location 3; whole bids are said in one go."""
    game = Match.read(Record("chocolatl", 3, {"edition": edition}))
    for line in ("disc 0", "disc 1", "disc 2"):
        game.say(-1, [line])
    for seat, card in enumerate((12, 7, 0)):
        game.say(seat, [f"offer {card}"])
    for line in ("harvest 2 5 4", "big 15", "small 9"):
        game.say(-1, [line])
    for seat, bids in BIDS.items():
        game.say(seat, bids)
    table = Table("chocolatl 3")
    assert isinstance(game.state, type(table.state))
    table.state = game.state
    return game, table
