"""The box of Chocolatl: what is printed, and the options of a game."""
