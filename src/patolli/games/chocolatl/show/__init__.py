"""What is seen of Chocolatl: views, text pictures, scenes and drawings."""
