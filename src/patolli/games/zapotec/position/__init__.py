"""Positions of Zapotec as text, both ways."""
