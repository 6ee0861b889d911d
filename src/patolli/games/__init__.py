"""The games, one room each."""

NAMES = ("mexica", "zapotec", "chocolatl", "lapins")
