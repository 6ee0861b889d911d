"""The rules of Dix-Huit Lapins."""
