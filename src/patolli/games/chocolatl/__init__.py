"""Chocolatl: two cards for each of six places, in every round."""
