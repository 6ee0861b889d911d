"""How well reviews judge: pairings of bots of different strength, two seeds, and blunders that are played on.

    python bench/judging.py play zapotec --games 20 --out zapotec.jsonl      plays and reviews; the same command goes on
    python bench/judging.py play zapotec --pairings adept-master --simulations 1024 --out more.jsonl
    python bench/judging.py tell zapotec.jsonl                               the tables of docs/review.md
    python bench/judging.py blunders zapotec.jsonl --times 200               plays both lines of each blunder to the end

All bots count simulations, so a seed repeats its games. Each line of the file is a game with all its verdicts.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from math import sqrt
from pathlib import Path
from typing import Any

from patolli.bots.greedy import GreedyBot
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.match import Question
from patolli.engine.record import parse
from patolli.lab import judging
from patolli.lab.decisions import Course, moves_of
from patolli.lab.review import judge, rounded
from patolli.lab.simulate import simulate

ADEPT = {"mexica": 200, "zapotec": 250, "chocolatl": 700, "lapins": 80}
"""Simulations that a search makes on a free core in 0.1 s, the time of an adept."""
TIMES = {"adept": 1, "strong": 5, "master": 20}
"""A strong one has 0.5 s, a master 2 s."""
REVIEW = {"lapins": 128}
"""Simulations for each decision, where they are not 256."""
PAIRINGS = "novice-adept,adept-master,novice-master"
SEED = 2026


def code(name: str, game: str) -> str:
    return name if name == "novice" else f"search:{ADEPT[game] * TIMES[name]}"


def games_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def play(args: argparse.Namespace) -> None:
    """Game n of each pairing before game n + 1 of any, so that what is there is even."""
    path = Path(args.out)
    done = {(one["weaker"], one["stronger"], one["number"]) for one in games_of(path)}
    players = 3 if args.game == "chocolatl" else 2
    for number in range(args.games):
        for at, pairing in enumerate(args.pairings.split(",")):
            weaker, stronger = pairing.split("-")
            if (weaker, stronger, number) in done:
                continue
            seat = number % players
            bots = [code(stronger if one == seat else weaker, args.game) for one in range(players)]
            (played,) = simulate(args.game, players, 1, SEED + 1000 * at + number, bots, records=True)
            assert played.record is not None
            course = Course(played.record)
            seeds = [1, 2] if number < args.twice else [1]
            each = args.simulations or REVIEW.get(args.game, 256)
            reviews = [
                [rounded(asdict(judge(course, one, each, seed, lambda: False))) for one in course.decisions]
                for seed in seeds
            ]
            found = {"game": args.game, "weaker": weaker, "stronger": stronger, "number": number, "seat": seat}
            with path.open("a") as file:
                file.write(json.dumps({**found, "record": played.record.text(), "reviews": reviews}) + "\n")


def accuracy(verdicts: list[dict[str, Any]], seats: set[int], what: str = "lost") -> float:
    judged = [one[what] for one in verdicts if one["seat"] in seats and one["judgement"]]
    return 100 - 100 * sum(judged) / max(1, len(judged))


def error(verdicts: list[dict[str, Any]], seats: set[int]) -> float:
    """The standard error of the accuracy by differences."""
    judged = [one["error"] for one in verdicts if one["seat"] in seats and one["judgement"]]
    return 100 * sqrt(sum(each * each for each in judged)) / max(1, len(judged))


def tell(args: argparse.Namespace) -> None:
    games = games_of(Path(args.file))
    for weaker, stronger in dict.fromkeys((one["weaker"], one["stronger"]) for one in games):
        some = [one for one in games if (one["weaker"], one["stronger"]) == (weaker, stronger)]
        ends = [(one["seat"], parse(one["record"]).end()) for one in some]
        won = sum(1 / len(end.winners()) for seat, end in ends if seat in end.winners())
        print(f"{weaker}, {stronger}: {len(some)} games, the stronger won {won:g}")
        for what in ("lost", "difference"):
            pairs, noise = [], 0.0
            for one in some:
                verdicts = one["reviews"][0]
                others = {verdict["seat"] for verdict in verdicts} - {one["seat"]}
                pairs.append((accuracy(verdicts, {one["seat"]}, what), accuracy(verdicts, others, what)))
                noise += error(verdicts, {one["seat"]}) ** 2 + error(verdicts, others) ** 2
            higher, equal = sum(a > b for a, b in pairs), sum(a == b for a, b in pairs)
            told = " and ".join(f"{sum(column) / len(pairs):.2f}" for column in zip(*pairs, strict=True))
            mean, of_mean = judging.mean_and_error([a - b for a, b in pairs])
            spread = of_mean * sqrt(len(pairs))
            print(
                f"    by {what}: {higher} higher, {equal} equal; mean {told}; apart by {mean:+.2f}, from game to game"
            )
            print(f"        ± {spread:.2f}, of which the cases explain ± {sqrt(noise / len(pairs)):.2f}")
    same = near = many = 0
    words = ("best", "good", "inaccuracy", "mistake", "blunder")
    for one in games:
        if len(one["reviews"]) == 2:
            for a, b in zip(*one["reviews"], strict=True):
                if a["judgement"]:
                    apart = abs(words.index(a["judgement"]) - words.index(b["judgement"]))
                    same, near, many = same + (apart == 0), near + (apart <= 1), many + 1
    if many:
        print(f"two seeds: {many} decisions, same {same / many:.1%}, at most one step apart {near / many:.1%}")


def to_the_end(state: State, luck: int) -> list[float]:
    """Each seat's share of the victory when greedy bots play on."""
    rng = Rng(luck)
    bots = [GreedyBot(rng.split(), temperature=1.0) for _ in range(state.players)]
    while not state.over():
        actor = state.actors()[0]
        if actor == CHANCE:
            state.play(CHANCE, state.pick(CHANCE, rng))
            continue
        moves = state.moves(actor)
        state.play(actor, moves[0] if len(moves) == 1 else bots[actor].decide(Question(state, actor, moves)))
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]


def blunders(args: argparse.Namespace) -> None:
    found = right = 0
    for one in games_of(Path(args.file)):
        course = None
        for verdict in one["reviews"][0]:
            if verdict["judgement"] != "blunder" or found >= args.most:
                continue
            course = course or Course(parse(one["record"]))
            found += 1
            seat, rng = verdict["seat"], Rng(SEED, found)
            state, played = judging.judged_moves(course.states[verdict["begin"]], seat, verdict["played"], rng)
            best = moves_of(state.copy(), seat, verdict["best"])
            others = judging.find_best(state, seat, 256, rng, lambda: False).others
            values: list[list[float]] = [[], []]
            for _ in range(args.times):
                case = judging.Case(state, seat, others, rng)
                for line, moves in enumerate((played, best)):
                    values[line].append(to_the_end(case.after(moves), case.luck)[seat])
            chances = [sum(each) / len(each) for each in values]
            mean, error = judging.mean_and_error([b - a for a, b in zip(*values, strict=True)])
            right += mean > 0
            told = f"played {chances[0]:.0%}, better {chances[1]:.0%}, difference {mean:+.1%} ± {1.96 * error:.1%}"
            print(f"{one['game']} {one['weaker']}-{one['stronger']} {one['number']}, line {verdict['begin']}: {told}")
    print(f"{right} of {found} blunders won less often")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    todo = parser.add_subparsers(required=True)
    playing = todo.add_parser("play")
    playing.add_argument("game", choices=ADEPT)
    playing.add_argument("--games", type=int, default=20, help="of each pairing")
    playing.add_argument("--pairings", default=PAIRINGS)
    playing.add_argument("--simulations", type=int, default=0, help="of the review, for each decision")
    playing.add_argument("--twice", type=int, default=5, help="of them reviewed with a second seed")
    playing.add_argument("--out", required=True)
    playing.set_defaults(run=play)
    telling = todo.add_parser("tell")
    telling.add_argument("file")
    telling.set_defaults(run=tell)
    trying = todo.add_parser("blunders")
    trying.add_argument("file")
    trying.add_argument("--times", type=int, default=200)
    trying.add_argument("--most", type=int, default=20)
    trying.set_defaults(run=blunders)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
