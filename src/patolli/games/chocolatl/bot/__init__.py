"""What Chocolatl tells its bots."""
