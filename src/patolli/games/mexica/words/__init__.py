"""The lines of Mexica: said, heard, and why not."""
