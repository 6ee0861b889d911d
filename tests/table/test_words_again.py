"""What may be said is written again only where it has changed."""

import msgspec
import pytest

from patolli import Match, Record, Rng
from patolli.engine.core.playout import walk
from patolli.table.snapshot import Snapshot, VersionCache


@pytest.mark.parametrize("game", ["mexica", "zapotec"])
def test_words_kept_from_the_position_before_are_those_of_this_one(game: str) -> None:
    match = Match.read(Record(game, 2, {}))
    match.settle(Rng(3))
    cache, kept = VersionCache(), 0
    for seed in range(60):
        walk(match.state, Rng(seed, 5), 1)
        for seat in match.state.actors():
            if seat < 0:
                continue
            before, cache = cache, VersionCache(cache)
            again, afresh = Snapshot(match, (), cache), Snapshot(match, (), VersionCache())
            assert again.tree(seat) == afresh.tree(seat)
            assert again.verbs(seat, "en") == afresh.verbs(seat, "en")
            assert again.final(seat, set()) == afresh.final(seat, set())
            assert msgspec.json.decode(again.tree(seat))
            kept += sum(before.branches.get(verb) is branch for verb, branch in cache.branches.items())
    assert bool(kept) == (game == "mexica"), "only Mexica always says a move alike"
