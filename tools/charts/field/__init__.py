"""How the maps of field battles are drawn, from the values of the battle alone: no line of them is drawn by hand."""
