"""What takes the place of modules of this package when it is not compiled."""
