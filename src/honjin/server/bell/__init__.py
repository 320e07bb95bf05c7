"""Calling a player in his browser when it is his move: Web Push, with the server's own keys."""
