"""Lines as a tree of next words: what a table sends to whoever is asked, thousands of lines for one position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

Way: TypeAlias = "tuple[str, str, str]"
"""One way to say a move: its verb, all words but the last, the last word."""

END: Final[dict[str, Any]] = {".": 1}
"""What follows a word that ends a line and does nothing else."""


def line_tree(
    moves: list[int], kept: dict[int, list[Way]], say: Callable[[int], list[Way]]
) -> tuple[dict[str, int], dict[str, Any]]:
    """The verbs, each with its last move, and all lines as a tree; `say`: how a move is said that is not `kept`."""
    verbs: dict[str, int] = {}
    root: dict[str, Any] = {}
    nodes: dict[str, dict[str, Any]] = {"": root}
    for move in moves:
        ways = kept.get(move)
        if ways is None:
            ways = say(move)
        verbs[ways[0][0]] = move
        for way in ways:
            node = nodes.get(way[1])
            if node is None:
                node = _node(nodes, way[1])
            end = node.get(way[2])
            if end is None:
                node[way[2]] = END
            elif end is not END:
                end["."] = 1
    return verbs, root


def _node(nodes: dict[str, dict[str, Any]], words: str) -> dict[str, Any]:
    """What can follow these words, whether or not a line ends with them."""
    node = nodes.get(words)
    if node is None:
        before, _, last = words.rpartition(" ")
        parent = _node(nodes, before)
        node = {**parent.get(last, {})}
        nodes[words] = node
        parent[last] = node
    return node
