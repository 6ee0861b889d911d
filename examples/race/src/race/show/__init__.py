"""How the race looks."""
