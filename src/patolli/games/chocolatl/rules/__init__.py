"""The rules of Chocolatl."""
