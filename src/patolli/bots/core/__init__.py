"""The part of the bots that is compiled."""
