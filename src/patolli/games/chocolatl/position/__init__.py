"""Positions of Chocolatl as text, both ways."""
