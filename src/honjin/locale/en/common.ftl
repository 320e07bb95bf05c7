### Words that every game shares.

list-comma = { ", " }
list-and = { " and " }
list-semicolon = { "; " }
pair = { $what }: { $how }
modifier = { $what } { $value }

rule-section = §{ $section }
rule-cited = ({ $rule })

seat-human = human
seat-random = random
seat-script = gentle

level-random = plays any legal move
level-script = plays by the good sense of the game

why-match-is-over = The match is over.
why-not-your-decision = It is not your decision now: { $side } has to decide.
why-not-now = That cannot be done at this point of the turn.
why-not-offered = That is none of the options.
why-sealed-already = Your answer is sealed already.

event-ChoiceForced = { $side } has one choice only: { $choice }
event-AnswerSealed = { $side } has sealed its answer
event-AnswersTakenBack = { $side } took back an answer: the other side agreed

ending-resigned = resignation
ending-agreed = agreed by both sides
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
note-signed-by = By the key { $key }. Anybody can make a key: compare it with the one the server shows, or name that one with --key.
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
flaw-no-file = There is no file { $file }.
flaw-file = { $file } cannot be read: { $problem }.
flaw-folder = { $file } is a folder, not a record.
flaw-forbidden = You may not read { $file }.
flaw-no-secret = The dice cannot go on without the file { $file }, which lay beside the record.
flaw-unreadable = This record cannot be read.
flaw-unknown-game = This Honjin has no game { $game }.
flaw-not-over = The match is not over.
flaw-line-cut = Line { $line } is cut off: the end of the record is missing.
flaw-line-changed = Line { $line } was changed, or a line before it is missing: its link does not fit.
flaw-line-damaged = Line { $line } is damaged.
flaw-format = The record has format { $format }; this Honjin reads formats up to { $known }. Update Honjin.
flaw-not-begun = The record stops before the match began.
flaw-begins-again = The record begins a second time.
flaw-after-the-end = The record goes on after its end.
flaw-other-game = This is a record of { $found }, not of { $game }.
flaw-newer-rules = The match was played under version { $found } of the rules; this Honjin knows them up to { $known }. Update Honjin.
flaw-older-rules = The match was played under version { $before } of the rules; today’s are version { $now } and would have it otherwise. It is shown from its events.
flaw-renewed-rules = The match was begun under version { $before } of the rules and went on under version { $now }. Only the answers since then were played again; those before count by their events.
flaw-rules-order = The change from version { $before } of the rules to version { $now } does not fit the record.
flaw-header = What was agreed before the match does not fit this game.
flaw-other-values = The values in the header are not those it names ({ $digest }).
flaw-unknown-values = The match was played with values that this Honjin does not have ({ $digest }). Update Honjin, or get the pack.
flaw-answer-order = Answer { $number } follows answer { $last }.
flaw-no-option = Answer { $number } is no option of this game.
flaw-against-the-rules = Answer { $number } is against the rules (§{ $rule }).
flaw-other-dice = Answer { $number }: the rules call for other dice than the record has.
flaw-other-events = Answer { $number }: the rules give other events than the record has.
flaw-no-event = An event is none of this game’s.
flaw-event-names-nothing = An event names what is not in this match.
flaw-undo-too-far = Answer { $number } is taken back, which had to stand.
flaw-no-consent = Answer { $number } is taken back without the consent of the other side.
flaw-snapshot = The position after answer { $number } cannot be read.
flaw-no-procedure = A position names a step that is none of this game’s.
flaw-other-position = The position written down after answer { $number } is not that of the match.
flaw-other-end-position = The events alone lead to another position than the rules.
flaw-nobody-resigns = { $side } resigns, and does not play.
flaw-cannot-go-on = The match was begun under version { $before } of the rules and cannot go on under version { $now }. It can still be replayed.
flaw-foreign-secret = The secret of the dice does not belong to this record.
flaw-other-secret = The secret is not the one committed to before the match.
flaw-roll-order = Roll { $number } ({ $purpose }) is out of order.
flaw-roll-sides = Roll { $number } ({ $purpose }): no die has { $sides } faces.
flaw-other-roll = Roll { $number } ({ $purpose }) says { $value }; secret and header give { $due }.
flaw-other-result = The record claims another result than the match has.
flaw-other-link = Nobody was told at any moment of this match what this link stands for: the record is not of the match you saw.
flaw-unsigned = No server has signed this record: nobody vouches for it but whoever gave it to you.
flaw-forged = The signature does not fit: it is not of this record, or not by the key { $key }.
flaw-other-key = Signed by another key: { $key }
