"""What takes the place of modules of the core when it is not compiled."""
