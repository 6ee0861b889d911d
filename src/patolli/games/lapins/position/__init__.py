"""Positions of Dix-Huit Lapins as text, both ways."""
