"""Our search against OpenSpiel's Monte-Carlo tree search, with the same seconds for each decision.

    pip install '.[openspiel]'
    python bench/openspiel.py mexica --seconds 0.2 --games 10
    python bench/openspiel.py zapotec --seconds 0.2 --games 20 --kind c++

OpenSpiel is favoured: it is given the whole state, also what its seat cannot know. With `--kind fast` its random
playouts run in our compiled loop, which makes many times as many of them as its own.
"""

from __future__ import annotations

from argparse import ArgumentParser
from time import perf_counter

from patolli.bots import maker
from patolli.engine.core.rng import Rng
from patolli.engine.match import Player, Question, play
from patolli.engine.record import Record
from patolli.lab.arena import wilson
from patolli.lab.spiel import KINDS, SpielPlayer, spiel_game

PLAYERS = 2


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seconds = 0.0
        self.decisions = 0

    def decide(self, question: Question) -> int:
        began = perf_counter()
        move = self.player.decide(question)
        self.seconds += perf_counter() - began
        self.decisions += 1
        return move


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=0.2, help="for each decision")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=KINDS, default="fast")
    parser.add_argument("--stop", type=float, default=1e9, help="begin no game after so many seconds")
    args = parser.parse_args()
    spiel = spiel_game(args.game, PLAYERS)
    began, wins, games = perf_counter(), 0.0, 0
    for number in range(args.games):
        if perf_counter() - began > args.stop:
            break
        luck = Rng(args.seed, number)
        ours = Timed(maker(f"search:{args.seconds * 1000:.0f}ms")(luck.split()))
        theirs = SpielPlayer(args.kind, spiel, args.seconds, luck.below(1 << 30))
        seat = number % PLAYERS
        players: list[Player] = [theirs, theirs]
        players[seat] = ours
        end = play(Record(args.game, PLAYERS), players, Rng(args.seed, number // PLAYERS))
        games += 1
        wins += (seat in end.winners()) / len(end.winners())
        points = end.points()
        print(
            f"game {number}: {points[seat]} to {points[1 - seat]} points; "
            f"ours {ours.decisions} decisions of {ours.seconds / ours.decisions:.3f} s; "
            f"theirs {theirs.decisions} of {theirs.seconds / theirs.decisions:.3f} s, "
            f"{theirs.bot.simulations / theirs.seconds:.0f} simulations a second",
            flush=True,
        )
    low, high = wilson(wins, games)
    print(f"search:{args.seconds}s won {wins:g} of {games} ({low:.0%}-{high:.0%}) against {KINDS[args.kind]}")


if __name__ == "__main__":
    main()
