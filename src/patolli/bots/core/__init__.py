"""What is compiled of the bots."""
