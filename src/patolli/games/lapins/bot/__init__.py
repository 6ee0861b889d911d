"""What Dix-Huit Lapins tells its bots."""
