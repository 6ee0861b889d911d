"""What is seen of Dix-Huit Lapins: views, text pictures, scenes and drawings."""
