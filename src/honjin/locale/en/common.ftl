### Words that every game shares.

title-scenario = { $title }: { $scenario }
list-comma = { ", " }
list-and = { " and " }
list-semicolon = { "; " }
pair = { $what }: { $how }
battle-first = { $name } (a good first one)
tally = { $what } ({ $number })
modifier = { $what } { $value }

rule-section = §{ $section }
rule-cited = ({ $rule })

seat-human = human
seat-random = random
seat-script = gentle

level-random = plays any legal move
level-script = plays sensibly, by simple rules of thumb

why-match-is-over = The match is over.
why-not-your-decision = It is not your decision now: { $side } has to decide.
why-not-now = That cannot be done at this point in the turn.
why-not-offered = That is not one of the options: choose one that is offered.
why-sealed-already = Your answer is already sealed: it is opened when the other side has answered.
why-not-silent = You may claim the match only after the other side has sent nothing for two turns.

event-ChoiceForced = { $side } has only one choice: { $choice }
event-AnswerSealed = { $side } has sealed its answer
event-AnswersTakenBack = { $side } took back an answer, with the consent of the other side
event-AnswerLapsed = { $by ->
    [umpire] { $side } sent nothing: the umpire gave the usual answer
   *[clock] Time is up for { $side }: the usual answer stands
}
event-UmpireSpoke = The umpire: { $text }
event-DeadlineSet = { $until ->
    [none] The umpire has lifted the deadline
   *[other] The umpire has set the deadline to { $until }
}
event-StepClosed = The umpire has closed the step: the usual answers take the place of those that are missing

ending-resigned = resignation
ending-agreed = agreed by both sides
ending-claimed = claimed after a long silence
result-win = { $winner } wins: { $how }
result-draw = Draw: { $how }

check-lines = Chain of lines: { $count }
check-commitment = Secret of the dice against its commitment
check-rolls = Rolls against secret and header: { $count }
check-legality = Answers played again through the rules: { $count }
check-events = Events alone, without the rules: { $count }
check-result = Result
check-link = { $count ->
    [0] The link you kept
   *[other] The link you kept: it is the one after answer { $count }
}
check-signature = Signature of the server
note-signed-by = Signed with the key { $key }. Anybody can make a key: compare it with the one the server shows, or give that one with --key.
note-own-values = Played with a data pack of an owner: “{ $name }”, digest { $digest }.
verified-yes = Everything holds together.
verified-no = This record does not hold together.
verified-in-part = What can be checked holds together. Where something cannot be checked, it says why.
verified-not-yet = THE RECORD HAS NO END. Either the match is still being played, or its end was cut off. Nothing is wrong with what is there, but its dice and its result are not proved.

event-RulesRenewed = { $dropped ->
    [0] The match goes on under newer rules: version { $now } instead of { $before }
    [one] The match goes on under newer rules: version { $now } instead of { $before }. The last answer did not fit them and is void
   *[other] The match goes on under newer rules: version { $now } instead of { $before }. The last { $dropped } answers did not fit them and are void
}

flaw-no-record = This is not a record of a Honjin match.
flaw-no-file = There is no file { $file }: check its name.
flaw-file = { $file } cannot be read: { $problem }.
flaw-folder = { $file } is a folder, not a record.
flaw-forbidden = You do not have permission to read { $file }: change its permissions, or ask its owner for a copy.
flaw-no-secret = No dice can be rolled without the file { $file }, which belongs beside the record: put it back there.
flaw-unreadable = This record cannot be read.
flaw-unknown-game = This version of Honjin has no game called { $game }: update Honjin.
flaw-not-over = The match is not over.
flaw-line-cut = Line { $line } is cut off: the end of the record is missing.
flaw-line-changed = Line { $line } was changed, or a line before it is missing: its link does not fit.
flaw-line-damaged = Line { $line } is damaged.
flaw-format = The record has format { $format }; this version of Honjin reads formats up to { $known }. Update Honjin.
flaw-not-begun = The record stops before the match began.
flaw-begins-again = The record begins a second time.
flaw-after-the-end = The record goes on after its end.
flaw-other-game = This is a record of { $found }, not of { $game }.
flaw-newer-rules = The match was played under version { $found } of the rules; this version of Honjin knows them up to { $known }. Update Honjin.
flaw-older-rules = The match was played under version { $before } of the rules; under today’s, version { $now }, it would have gone differently. It is shown from its recorded events.
flaw-renewed-rules = The match began under version { $before } of the rules and went on under version { $now }. Only the answers since then were played again; for the earlier ones the recorded events count.
flaw-rules-order = The change from version { $before } of the rules to version { $now } does not fit the record.
flaw-header = What was agreed before the match does not fit this game.
flaw-other-values = The values in the header are not the ones it names ({ $digest }).
flaw-unknown-values = The match was played with values that this version of Honjin does not have ({ $digest }). Update Honjin, or get the data pack.
flaw-answer-order = Answer { $number } follows answer { $last }.
flaw-no-option = Answer { $number } is not an option of this game.
flaw-against-the-rules = Answer { $number } is against the rules (§{ $rule }).
flaw-other-dice = Answer { $number }: the rules call for different dice from those in the record.
flaw-other-events = Answer { $number }: the rules lead to different events from those in the record.
flaw-no-event = The record has an event that this game does not know.
flaw-event-names-nothing = An event names something that is not in this match.
flaw-undo-too-far = Answer { $number } was taken back although it could no longer be undone.
flaw-no-consent = Answer { $number } was taken back without the consent of the other side.
flaw-snapshot = The position after answer { $number } cannot be read.
flaw-no-procedure = A position names a step that this game does not have.
flaw-other-position = The position recorded after answer { $number } is not the one that the match had reached.
flaw-other-end-position = The events alone lead to a different position from the one the rules lead to.
flaw-nobody-resigns = { $side } resigns but does not play in this match.
flaw-not-usual = Answer { $number } is recorded as the usual answer of a side that sent nothing, but it is a different one.
flaw-no-silence = { $side } claims the match although the other side was not silent.
flaw-cannot-go-on = The match was begun under version { $before } of the rules and cannot go on under version { $now }. It can still be replayed.
flaw-foreign-secret = The secret of the dice does not belong to this record.
flaw-other-secret = The secret is not the one committed to before the match.
flaw-roll-order = Roll { $number } ({ $purpose }) is out of order.
flaw-roll-sides = Roll { $number } ({ $purpose }): there is no die with { $sides } faces.
flaw-other-roll = Roll { $number } ({ $purpose }) says { $value }; secret and header give { $due }.
flaw-other-result = The record claims a different result from the one the match has.
flaw-other-link = This link fits no moment of this match: the record is not of the match you saw.
flaw-unsigned = No server has signed this record: you have only the word of whoever gave it to you.
flaw-forged = The signature does not fit: it belongs to another record, or was not made with the key { $key }.
flaw-other-key = Signed with another key: { $key }
flaw-sheet-too-large = This file is too large for an order sheet: more than { $most } kB, or much more when it is unpacked.
flaw-sheet-no-workbook = This is not a workbook, or it is damaged: save your order sheet as an Excel workbook (.xlsx).
flaw-sheet-damaged = This workbook is damaged and cannot be read: save it again, or fill in a new one.
flaw-sheet-far-cell = There is something in cell { $cell }, far below or beside the orders: delete it and save again.
flaw-sheet-no-orders = This workbook is not an order sheet of a match: its first tab names neither a match nor the number of the sheet. Fill in the workbook that came for this step.
flaw-sheet-other-match = This sheet belongs to the match { $found }, not to { $wanted }: bring it to its own match.
flaw-sheet-other-side = This sheet belongs to the other side: only that side can send it.
flaw-sheet-late = The step of this sheet is closed: fill in the sheet of the step that is open now.
flaw-sheet-nothing-asked = { $side } has no order sheet to fill in now.

settled = { $when }: { $what }
settled-one = { $when }: { $what } ({ $piece })
settled-for-good = Always

drill = Advance together
drill-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
drill-stopped = { $thing }: { $steps } of { $of }
drill-refused = { $thing }: { $steps } of { $of }. { $why }
drill-dropped = Left where they are, because something came between: { $things }
drill-waits = The other side is asked first; if it declines, they go on.
drill-done = All of them have done it.

## That a match can be over before a side is asked again

match-can-end = { $count ->
    [0] The match can end before you are asked again
   *[other] After “{ $answers }” the match can end before you are asked again
}{ $who ->
    [none] {""}
   *[other] : { $who } wins as things stand
}
