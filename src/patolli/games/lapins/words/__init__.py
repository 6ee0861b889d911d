"""The lines of Dix-Huit Lapins: said, heard, and why not."""
