"""How High Card looks."""
