"""The box of Zapotec: what is printed, and the options of a game."""
