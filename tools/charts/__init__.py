"""How the printed part of each board is drawn."""
