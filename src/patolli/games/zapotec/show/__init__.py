"""What is seen of Zapotec: views, text pictures, scenes and drawings."""
