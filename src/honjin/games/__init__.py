"""One package a rulebook. Games never import each other."""
