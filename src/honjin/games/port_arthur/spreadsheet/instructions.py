"""The sheet that tells the owner what to do."""

from __future__ import annotations

README = """\
# Port Arthur: the values of your copy of the game
Honjin plays with the values in these sheets. The rulebooks give some of them in words; the others are
printed only on the counters and the board, and had to be reconstructed. Their cells are tinted like this:
! a reconstructed value
If you own the box, put in what is printed on your counters and your board, save the file as .xlsx and check
it with:   honjin data check FILE
Every mistake is named with its sheet, row and column.

## How to fill it in
Change the values; leave the headings and the ids as they are. Columns and lines may change places.
Beside each value stands its source. You need not touch it: if you change a value and leave its source, the
source becomes "owner's copy". You may also write a source of your own.
Several entries in one cell are separated by commas:   port_arthur, diego_suarez
Lines without values are skipped: clear a line to take a ship out, use an empty line to add one.

## The sheets
ships: one line a counter. The front gives firepower and speed; the back damaged firepower, damaged speed
and defence. Fleet: a blue anchor is port_arthur, an orange one vladivostok, a number in the corner is baltic
with that entry turn. Optional: the firepower stands on a dark field. Type is for the drawing only.
zones: the six sea zones. Key: one of those that score together. Landing box: an army can be put there.
Russian return: the ports where Russian ships there go at the end of the turn.
borders: two zones with a dotted line between them, each pair once.
ports: the sea zones next to each port, and whether it has a shipyard at the start.
control points: what is printed on the zones that are not key zones. Lines with a name under "variant" are
other readings that players may choose; delete them if your board settles the matter.
manchuria: the boxes of the Manchuria track. Parent: the box that must be occupied before this one; the first
box has none. Leave the effects as they are.
forks: other places of the fork that players may choose; delete them if your board settles the matter.
tracks: the single numbers of the game.
"""
README_LOOKS = {"# ": "title", "##": "head", "! ": "tint"}
