"""Chocolatl for learners: actions, masks and observations as numbers."""
