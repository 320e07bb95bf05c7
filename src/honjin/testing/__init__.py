"""What the author of a game needs: the contract suite, a sample game, builders of positions."""
