"""What Zapotec tells its bots."""
