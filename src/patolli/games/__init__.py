"""The games, one room each."""

NAMES = ("mexica", "chocolatl")
