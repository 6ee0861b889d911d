"""What takes the place of modules of this folder when it is not compiled."""
