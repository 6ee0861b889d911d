"""Plays games on a Ray cluster of two nodes, of which one is killed midway; run by `test_cluster.py` without network.

python ray_nodes.py GAMES FOLDER        # a data set goes into the folder
"""

from __future__ import annotations

import io
import json
import os
import sys
from contextlib import redirect_stdout
from typing import Any


def main(games: int, folder: str) -> dict[str, Any]:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))  # for all processes of the cluster
    from ray.cluster_utils import Cluster

    from patolli.bots import BotFailed
    from patolli.cli import main as command
    from patolli.lab.cluster import RayCluster
    from patolli.lab.compare import Side, compare
    from patolli.lab.simulate import simulate
    from tests.lab.one_bot import Broken

    each = {"num_cpus": 1, "object_store_memory": 80_000_000}
    nodes: Any = Cluster(initialize_head=True, head_node_args={**each, "include_dashboard": False})
    other = nodes.add_node(**each)
    nodes.wait_for_nodes()
    cluster = RayCluster(nodes.address)
    found: dict[str, Any] = {"cores": cluster.cores()}
    try:
        played = []
        for game in simulate("chocolatl", 3, games, 7, jobs=cluster):
            if game.number == games // 3:
                nodes.remove_node(other, allow_graceful=False)
            played.append([game.number, game.points])
        found["played"] = played
        endless = simulate("chocolatl", 3, 10**8, 7, jobs=cluster)
        next(endless)
        endless.close()  # type: ignore[attr-defined]

        def commanded(*words: str) -> Any:
            said = io.StringIO()
            with redirect_stdout(said):
                command([*words, "--seed", "7", "--json", "--on", f"ray:{nodes.address}"])
            return json.loads(said.getvalue())

        found["commanded"] = commanded("simulate", "chocolatl", "--games", "5")
        found["dataset"] = commanded("dataset", "zapotec", "--bot", "search:2,random", "--games", "11", "--out", folder)
        a, b = Side("a", "random"), Side("b", "random", {"components": "{final.majority = 5}"})
        found["compared"] = [pair.plain() for pair in compare("chocolatl", 3, 4, 7, a, b, jobs=cluster)]
        try:
            list(simulate("chocolatl", 3, 2, 7, [Broken, "random", "random"], jobs=cluster))
        except BotFailed as error:
            found["failed"] = str(error)
    finally:
        cluster.close()
        nodes.shutdown()
    return found


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]), sys.argv[2])))
