"""The lines of Zapotec: said, heard, and why not."""
