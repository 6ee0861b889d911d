"""The lines of Chocolatl: said, heard, and why not."""
