"""The terminal: what a player sees and types at a table without a browser."""
