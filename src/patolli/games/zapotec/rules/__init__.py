"""The rules of Zapotec."""
