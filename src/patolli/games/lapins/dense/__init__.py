"""Dix-Huit Lapins for learners: actions, masks and observations as numbers."""
