### A player's own notes and drawings, at the table and in the replay.

notes = Notes
notes-empty = Only you can read what you note and draw here, on all your devices. Once the match is over the replay shows each note at its moment.
notes-write = Write a note
notes-keep = Keep
notes-when = Turn { $turn } · { $when }
notes-drop = Throw away
notes-drop-this = Throw away: { $text }
notes-taken-off = taken off the chart
notes-hide = Hide the drawings
notes-not-kept = That could not be kept. Try again in a moment.
notes-full = So many notes are kept of one match, and no more. Throw some away.
notes-too-fast = That was a lot at once. Try again in a moment.

## Drawing

notes-draw = Draw
notes-drawing = Drawing on the chart, for yourself
notes-tools = What to draw
notes-arrow = Arrow
notes-ring = Ring
notes-undo = Take back the last drawing
notes-clear = Clear
notes-clear-help = Take all drawings off the chart; the replay still shows them
notes-done = Done
notes-ink = Line
notes-ink-red = red, plain
notes-ink-blue = blue, dashed
notes-ink-green = green, dotted
notes-ink-violet = violet, double
notes-say-arrow = Point to where it starts.
notes-say-end = Now to where it ends.
notes-say-ring = Point to what it goes around.
notes-arrow-between = Arrow from { $from } to { $to } ({ $ink })
notes-arrow-to = Arrow to { $to } ({ $ink })
notes-arrow-drawn = Arrow ({ $ink })
notes-ring-around = Ring around { $name } ({ $ink })
notes-ring-drawn = Ring ({ $ink })

## Sharing, and the replay

notes-are-private = Only you can read these notes.
notes-are-shared = Whoever looks at the replay can read these notes under your name.
notes-share = Share in the replay
notes-unshare = Keep to myself
notes-mine = You
notes-author = { $name }, { $side }
notes-on-chart = Show on the board
