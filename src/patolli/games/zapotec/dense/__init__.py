"""Zapotec for learners: actions, masks and observations as numbers."""
