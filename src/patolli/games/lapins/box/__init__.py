"""The box of Dix-Huit Lapins: what is printed, and the options of a game."""
