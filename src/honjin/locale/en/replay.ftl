### The replay of a finished match, and the proof of its dice.

## Replay

replay-seen-by = Seen by
replay-seen-by-now = Seen by: { $viewer }
replay-umpire = Umpire
replay-spectator = Spectator
replay-of = of { $steps }
replay-where = Step { $step } of { $steps }, turn { $turn }
replay-turn = Turn { $turn }
replay-share = Share
replay-copied = The link to this position is copied.
replay-copy-by-hand = Copy the link from the address bar: it leads to this position.

replay-board = Board
replay-no-board = This game has no board to show. Follow it in the log.
replay-controls = Moving through the match
replay-start = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-step = One step forward
replay-end = To the end
replay-space = space
replay-speed = Speed { $speed }×: change it
replay-battles = Battles with their dice
replay-scrubber = Step

replay-score = Where the score stood
replay-outlook = Who was winning
replay-course = Course of the match
replay-as-table = As a table
replay-column-step = Step
replay-column-turn = Turn
replay-column-score = Score
replay-column-chance = Chance, { $first }

replay-result = Result
replay-won = { $winner } wins
replay-drawn = Draw
replay-final-score = score
replay-lost = ships lost, { $first } and { $second }
replay-steps = steps seen
replay-proved = Dice verified.
replay-proved-line = { $count ->
    [one] { $count } roll matches the secret sealed before the match.
   *[other] { $count } rolls match the secret sealed before the match.
}
replay-not-proved = The dice do not match.
replay-not-proved-line = { $count ->
    [one] { $count } roll was compared with the sealed secret. See where it differs.
   *[other] { $count } rolls were compared with the sealed secret. See where they differ.
}
replay-points = Turning points
replay-plots-meet = Both plots laid open: they meet over { $places }
replay-more = More about this position
replay-log = Log
replay-losses = Losses
replay-no-losses = No ship lost so far
replay-at-start = The match has not begun.
replay-earlier = Show earlier lines
replay-go-to = Go to step { $step }
replay-undone = taken back later
replay-went-back = { $side } goes back to step { $step }

replay-file-title = Replay of a record
replay-drop = Drop a record file here.
replay-choose-file = Choose a file
replay-drop-where = Records end in .honjin. You can download one after a match; the terminal keeps them in its data folder.
replay-file-too-big = This file is larger than { $megabytes } MB: it cannot be the record of a match.
replay-reading = Reading the record…
replay-not-readable = This record cannot be shown: { $why }
replay-not-over = This match is still being played. The replay opens when it is over.
replay-no-match = There is no such match.
replay-to-table = To the table
replay-to-home = Home

## Verify

verify-fetching = Fetching the record…
verify-not-fetched = The record could not be fetched. Try again.
verify-not-over = This match is still being played. Its record and the secret of its dice open when it is over.
verify-about = match { $match }
verify-running = The checks are running.
verify-dice-hold = Lines and dice have passed. The rules are still being checked.
verify-dice-only = Lines and dice have passed. The rules could not be checked here.

verify-here = Checked in your browser
verify-here-line = Your own browser computes all of this from the file alone. The server takes no part in it.
verify-cannot = Your browser can compute fingerprints only over https or on the server’s own machine. Use the command below.
verify-check-lines = Chain of lines
verify-check-lines-line = Each line carries a fingerprint of itself and of the line before it. A changed, missing or swapped line breaks the chain. Whether somebody has rewritten the whole chain is for the other checks to show.
verify-check-numbers = Count of answers and rolls
verify-check-numbers-line = No answer and no roll was left out or given twice.
verify-check-commitment = Secret against its commitment
verify-check-rolls = Rolls against secret and header
verify-check-commitment-line = The fingerprint of the secret is in the header, which was fixed before the first roll. Only what you kept can prove that it was shown to you before you added to the dice.
verify-check-rolls-line = The secret and the header, with what each seat added, give each die exactly one value. It is computed again here and compared. A different option, seat or value of the game would give different dice.
verify-check-signature = Signature of the server
verify-check-signature-line = Whoever has the key below vouches that the match was played and ended as recorded. A record that was cut short, or made up later by somebody else, has no such signature.
verify-state-void = cannot be proved
verify-void = Nobody has signed this record, or your browser cannot check such signatures. You have only the word of whoever gave it to you.
verify-forged = The signature belongs to another record.
verify-key-own = The key of this server:
verify-key-other = Signed by another server. Compare its key with the one you know:
verify-kept = Kept by this browser
verify-kept-line = While the match was played, this browser kept what the server had shown it. The record must agree.
verify-kept-commitment = The commitment shown before you added to the dice
verify-kept-commitment-line = The server had bound itself to its secret before it knew what you would add: it cannot have chosen the dice, unless it conspired with whoever added last.
verify-kept-commitment-bad = The record has a different commitment from the one that your browser was shown. The dice are not those the server had bound itself to before you added to them.
verify-kept-nonces = What you added to the dice
verify-kept-nonces-line = Your browser drew it, and it is in the record unchanged.
verify-kept-nonces-bad = The record does not contain what your browser drew. The dice are not those you added to.
verify-proves-legality = Every answer was among the options the rules offered, and the rules give exactly the dice and events that are recorded.
verify-proves-events = The events alone, without the rules, lead to the same final position: the log tells the whole story.
verify-proves-result = The winner is the one given by the rules, by a resignation or by an agreement. Only the signature, or a link kept by the player who resigned, can show that the resignation was genuine.
verify-proves-link = At some moment of this match your seat had been told exactly what your browser kept a fingerprint of. The record of a match that went differently does not have it.
verify-state-waiting = waiting
verify-state-running = running
verify-state-good = passed
verify-state-bad = failed
verify-state-open = not yet
verify-open = This can be proved when the match is over and the secret is open.

verify-server = Played again through the rules
verify-by-server = done by the server
verify-server-line = The server plays the whole match again through the rules with the recorded dice. You take its word for it, or run the command below on your own machine.
verify-server-failed = The server could not check the record: { $why }

verify-alone = Without us
verify-alone-line = This command checks everything, the rules too, with no server and no network.
verify-download = Download the record
verify-replay = Replay
verify-another = Another file

verify-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
verify-all-rolls = { $count ->
    [one] Show { $count } roll
   *[other] Show all { $count } rolls
}
verify-wrong-only = Only rolls that differ
verify-differs = differs
verify-column-line = Line
verify-column-stream = Stream
verify-column-number = Number
verify-column-purpose = Purpose
verify-column-sides = Faces
verify-column-value = Value
verify-column-recomputed = Recomputed

verify-not-text = The file is not text in UTF-8.
verify-no-record = This is not a record of a Honjin match.
verify-cut = Line { $line } is cut off: the end of the record is missing.
verify-damaged = Line { $line } is damaged.
verify-link = Line { $line } was changed, or a line before it is missing: its link does not fit.
verify-format = The record has format { $format }; this page reads formats up to { $known }.
verify-answer-order = Line { $line }: answer { $number } is out of order.
verify-roll-order = Line { $line }: roll { $number } ({ $purpose }) is out of order.
verify-secret = The secret is not the one that was sealed.
verify-sides = A die cannot have { $sides } faces.
verify-roll-wrong = { $wrong ->
    [one] Line { $line }: roll { $number } ({ $purpose }) says { $value }, the dice say { $recomputed }.
   *[other] Line { $line }: roll { $number } ({ $purpose }) says { $value }, the dice say { $recomputed }. { $wrong } rolls differ in all.
}

## Pages

replay-page = Replay
verify-page = Verify a match
verify-page-line = The dice of every match are sealed before the first roll. When it is over, anyone can prove that none was changed.
replay-needs-script = This page needs JavaScript. The command ./honjin replay FILE shows a record in the terminal.

replay-own = Data pack “{ $name }”.
replay-own-line = Played with values of an owner’s copy (digest { $digest }). The curve of chances is fitted to the standard values, so there is none here.
