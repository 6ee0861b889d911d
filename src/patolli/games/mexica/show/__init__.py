"""What is seen of Mexica: views, text pictures, scenes and drawings."""
