"""What takes the place of modules of the box when it is not compiled."""
