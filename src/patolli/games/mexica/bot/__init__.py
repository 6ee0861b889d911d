"""What Mexica tells its bots."""
