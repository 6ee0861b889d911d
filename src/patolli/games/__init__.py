"""The games: ours, one folder each, and those of other packages, which name theirs by an entry point.

[project.entry-points."patolli.games"]
ohhell = "ohhell:GAME"
"""

from importlib.metadata import EntryPoint, entry_points

OURS = ("mexica", "zapotec", "chocolatl", "lapins")
GROUP = "patolli.games"

OTHERS: dict[str, EntryPoint] = {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in OURS}
"""By name. What is announced is not imported before somebody asks for it."""

NAMES = (*OURS, *sorted(OTHERS))
