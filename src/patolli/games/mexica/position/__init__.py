"""Positions of Mexica as text, both ways."""
