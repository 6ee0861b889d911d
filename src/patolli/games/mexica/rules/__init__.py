"""The rules of Mexica."""
