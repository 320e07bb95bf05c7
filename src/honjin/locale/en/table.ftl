### The table in the browser. Ids begin with table-.

## Bar and menu

table-home = Home
table-tools = Table
table-rules = Rules
table-forces = Forces
table-menu = Menu
table-hide-counters = Hide counters
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Fit
table-sound = Sound
table-keys = Keyboard shortcuts
table-theme = Theme
table-theme-auto = same as the system
table-theme-light = light
table-theme-dark = dark
table-theme-contrast = high contrast
table-language = Language
table-score = Score
table-you = you
table-here = is here
table-away = is away
table-asked = has to decide
table-thinking = is thinking
table-seat-open = Open seat
table-seat-machine = Computer, { $level }
table-guest = Guest { $tag }
table-guest-named = { $nickname } (guest { $tag })

## Where we are

table-crumbs = Where we are
table-phases = Phases of the turn
table-done = done
table-over = The match is over
table-your-decision = Your decision
table-not-yours = Not your decision
table-you-watch = You are watching
table-waiting-for = Waiting for { $side }
table-thinks = The computer is thinking.
table-waits-more = In the meantime you can look at the log, the forces and the rules.
table-call-me = Notify me when it is my move
table-seat-open-more = The seat is still free. The match begins when somebody takes it.
table-opening = The table is being set up…
table-needs-script = The table needs JavaScript.
table-reconnecting = The connection is lost. Reconnecting… Nothing you have sent is lost.
table-barred = This seat is no longer open to you. Sign in again, or open the table from the home page.

## Since your last move

table-since = Since your last move
table-dispatch = Dispatch
table-since-nothing = Nothing new since your last move
table-since-more = + { $count }
table-since-count = { $count } new
table-replay = { $count ->
    [one] Replay { $count } step
   *[other] Replay { $count } steps
}
table-replay-stop = Stop
table-replay-at = As it was: step { $at } of { $count }
table-replay-back = Back to now

## What happens, shown one thing after the other

table-showing = What happens
table-dice-fall = The dice fall…
table-next = Next
table-next-help = Next (Space; hold to skip all)
table-report-next = Next: { $what }
table-report-go-on = Go on
table-report-open = Show the card once more
table-report-lead = { $side } +{ $value }
table-report-of = { $value } of { $most }
table-report-change = { $before } → { $after }
table-report-same = { $after }, as before
table-pace = Show what happens
table-pace-instant = at once
table-pace-brief = in brief
table-pace-dice = with every die
table-pace-now-instant = What happens is there at once.
table-pace-now-brief = What happens is shown in brief.
table-pace-now-dice = What happens is shown with every die.

## Decision

table-panel = Decision
table-options = Options
table-in-company = Two together
table-other-options = Other options
table-clear = clear
table-put-back = Put back: { $what }
table-in-hand = { $said }: { $names }
table-or-lit = or choose a lit area on the chart
table-lit-hexes = Choose one of { $count } lit hexes on the chart, or one of these:
table-places = { $count ->
    [one] { $count } place to go
   *[other] { $count } places to go
}
table-for-several = { $count ->
    [one] for { $count } ship
   *[other] for { $count } ships
}
table-all-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
table-actions = Actions
table-orders = { $count ->
    [one] { $count } order
   *[other] { $count } orders
}
table-plan = Orders so far
table-plan-remove = Take out: { $what }
table-drill-all = All
table-drill-none = None
table-drill-count = { $count } of { $all }
table-drill-who = Choose who
table-drill-steps = Steps
table-settle = Do not ask again…
table-settled = Standing answers
table-settled-note = Only you see these. They answer in your place until you take them back.
table-unsettle = Ask me again: { $what }
table-typed = Typed order
table-which = This fits several options: add another word.
table-no-such-words = No option has these words: use those of the list.
table-undo = Undo
table-take-back = Ask to take back
table-take-back-asked = Take-back requested
table-hint = Hint
table-hinted = Hint: the gentle computer player would do this
table-hint-says = Hint: { $what }
table-hint-do = { $count ->
    [one] Do this
   *[other] Do all of this
}
table-refused = Why not?
table-why-not = Why not: { $what }?
table-close = Close
table-open-rule = Open the rule
table-odds = Odds
table-throw-of = { $number } of { $all }
table-throw-back = The previous roll
table-throw-next = The next roll

# Words of typed orders, with blanks between them: left out; joining two orders; meaning all of them.
table-words-skip = to the in into for on of with at a an ship ships
table-words-joins = and then
table-words-all = all every everything

## Order sheets

table-yes = yes
table-no = no
table-form = Order sheet
table-form-kind = { $what }: what is it to do?
table-form-which = This can mean several orders: choose first what it is to do.
table-form-point = Point at places on the chart one after the other, or drag; or choose the next step here.
table-form-go-on = Choose what is missing.
table-form-done = Done
table-form-steps-left = { $count ->
    [one] { $count } step left
   *[other] { $count } steps left
}
table-form-next-step = Next step
table-form-step-back = Step back
table-form-home = Back to { $place }
table-form-clear-row = Erase: { $what }
table-form-pick-all = pick all
table-form-picked = { $count } picked:
table-form-all-of-them = All of them
table-form-point-all = Point at a place for all of them.
table-form-empty = There is nothing to order in this step.
table-form-closes = Close empty sheets automatically
table-form-closing = This sheet will close by itself in a moment. Nobody can tell that it was empty.
table-form-close = Close the sheet
table-form-send = Send the sheet
table-form-send-title = Send the sheet?
table-form-silent = { $count } without an order
table-form-refused = { $count ->
    [one] { $count } order is not allowed and is left out
   *[other] { $count } orders are not allowed and are left out
}
table-form-warnings = { $count ->
    [one] Easily forgotten
   *[other] Easily forgotten: { $count }
}
table-form-undo = Undo the last change
table-form-redo = Redo
table-form-last = Same as last time
table-form-usual = Usual orders
table-form-stand = Standing order, every time: { $what }
table-form-stands = Standing order: { $order }
table-form-standing = { $count ->
    [one] { $count } standing order written
   *[other] { $count } standing orders written
}
table-form-clear = Clear
table-form-hint = Fill in as the gentle computer player would
table-form-in = { $count ->
    [0] Your sheet is in, without orders.
    [one] Your sheet is in: { $count } order.
   *[other] Your sheet is in: { $count } orders.
}
table-form-take-back = Take it back
table-sheet-out = Download as a workbook
table-sheet-in = Upload a filled-in workbook
table-sheet-sent = The sheet is sent.
table-sheet-came = Orders taken from the workbook: { $count }
table-sheet-refused = Rows that are not allowed: { $count }.
table-sheet-marked = Download the workbook with the reasons marked
table-key-redo = redo on an order sheet
table-key-pin = make a standing order, or end it
table-key-turn = turn a unit to the left or to the right
table-key-step-back = take back the last step of a way

## Battle

table-to-chart = Back to the chart
table-your-squadron = Your squadron
table-total-within = Total { $total }: within { $limit }
table-total-over = Total { $total }: over { $limit }
table-sunk = sunk
table-damaged = damaged
table-battle-steps = Steps of the battle
table-step-done = done
table-step-none = nothing to do
table-fate-sunk = sinks { $chance }
table-fate-damaged = damaged { $chance }
table-shot-die = die { $die } against { $chance }
table-shot-hit = hit
table-shot-missed = missed

## Numbers

table-percent = { $value }%
table-decimal = { $whole }.{ $part }

## Panels

table-more = More
table-tab-orders = Orders
table-tab-log = Log
table-tab-chat = Chat
table-tab-notes = Notes
table-tab-forces = Forces
table-unread = unread
table-sheet-open = Open the panel
table-sheet-close = Close the panel
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-earlier = Earlier
table-log-latest = Latest
table-log-beginning = At the beginning
table-log-alike = { $count ->
    [one] and { $count } line like it
   *[other] and { $count } lines like it
}
table-private = only you see this
table-chat = Chat
table-chat-empty = No messages yet.
table-chat-write = Write a message
table-chat-send = Send
table-your-fleet = Your fleet
table-forces-all = By place
table-forces-formation = By formation
table-forces-damaged = Damaged { $count }
table-forces-spent = Spent { $count }
table-forces-lost = Sunk { $count }
table-forces-none = None.
table-backs = { $count ->
    [one] and { $count } hidden ship
   *[other] and { $count } hidden ships
}
table-slot-turn = Turn { $turn }
table-slot-part = { $place }, { $part }

## Asking and offering

table-cancel = Cancel
table-accept = Accept
table-decline = Decline
table-block = Block { $name }
table-block-title = Block { $name }?
table-block-text = You will not play each other again or see each other’s open tables, and get no more messages from there. This game goes on. Nobody is told; you can undo it on your page of friends.
table-blocked = { $name } is blocked.
table-not-blocked = { $name } could not be blocked. Try again.
table-resign = Resign
table-resign-title = Resign?
table-resign-text = The match ends at once and the other side wins.
table-offer-draw = Offer a draw
table-draw-title = Offer a draw?
table-draw-text = If the other side accepts, the match ends in a draw.
table-offer = An offer
table-offered = The offer is made.
table-offer-accepted = The other side accepts.
table-offer-declined = The other side declines.
table-offer-draw-by = { $side } offers a draw.
table-offer-take-back-by = { $side } asks to take back its last decision.
table-offer-rematch-by = { $side } offers a rematch.
table-end-title = The match can end now
table-slip-title = Nothing is ordered yet
table-slip-text = No ship has an order. All of them stay where they are.

## The end

table-winner = { $side } wins
table-drawn = Draw
table-see-replay = Replay
table-verify = Verify the dice
table-rematch = Rematch
table-rematch-offered = Rematch offered
table-to-rematch = To the rematch

## Two players at one screen

table-hand-over = Hand over to { $side }
table-curtain-title = Over to { $side }
table-curtain-text = The other player should look away now.
table-curtain-open = Show the table of { $side }

## Keys

table-key-number = choose the option of that number
table-key-typed = type an order
table-key-undo = undo
table-key-hint = hint
table-key-log = go to the log
table-key-notes = go to your notes
table-key-draw = draw on the chart
table-key-forces = show all forces
table-key-replay = replay what happened since your last move
table-key-next = show the next thing that happened; hold to skip all
table-key-pace = show what happens at once, in brief, or with every die
table-key-clear = clear the selection
table-key-walk = move over the chart (reach it with Tab)
table-key-enter = choose what is outlined
table-key-zoom = zoom in, zoom out, fit
table-key-help = this list; on the chart: why not?
table-keys-typed = Typed orders: the words of an option, or how they begin; commas between several ships; “all” for every ship that can. Tab completes.

## Errors

table-error-malformed = That did not work. Try again.
table-error-too-big = That message is too long: shorten it.
table-error-too-fast = That was too fast. Wait a moment, then try again.
table-error-not-yours = It is not your decision now.
table-error-over = The match is over.
table-error-not-allowed = That is not possible now. See what is offered, then choose.
table-error-no-such-thing = That is no longer here. See what is offered now.
table-error-busy = The table is busy. Try again.
table-error-offline = There is no connection. Nothing was sent; try again when it is back.
table-error-unanswered = The table has not answered. Check where the match stands, then try again.

## First visit, sealed answers

table-help = How to play
table-help-pick = Choose a ship or a squadron: what it may do lights up in gold.
table-help-place = Choose a lit sea, port or box: the order is given. One that is not lit tells you why not.
table-help-end = Change your mind with undo; end the sortie or pass when you have done enough.
table-help-example = A worked example, beside the rules
table-help-done = Got it
table-help-more = Goal and course of a turn
table-won = won
table-sealed = Your answer is sealed. It will be opened when the other side has answered.
table-both-decide = Both sides decide now, each without seeing the other’s answer.

table-dice = Dice and proof
table-dice-text = Your browser keeps these. When the match is over, the page “Verify” compares them with the record, and so does ./honjin verify --link.
table-dice-commitment = Commitment
table-dice-commitment-line = The fingerprint of the dice’s secret, shown before you added to the dice.
table-dice-nonce = What you added
table-dice-nonce-line = Drawn by your browser after that. It goes into every roll.
table-dice-link = Link
table-dice-link-line = The fingerprint of all that you have been told so far. It changes with every event.
table-not-begun = The match begins when everyone is at the table
table-not-begun-more = Each player’s browser adds to the dice when its table is opened.

## Clock and umpire

table-clock = Time left:
table-clock-days = { $days } d { $hours } h
table-clock-hours = { $hours } h { $minutes } min
table-clock-minutes = { $minutes }:{ $seconds }
table-clock-up = time is up
table-clock-until = Until { $until }
table-clock-soon = One minute left.
table-claim = Claim the match
table-claim-title = Claim the match?
table-claim-text = The other side has sent nothing for two turns. You may claim the match, or go on waiting.
table-umpire = You are the umpire
table-umpire-more = You see everything. What you do here is kept in the record.
table-umpire-deadline = Deadline of this step
table-umpire-from-now = Time from now on
table-umpire-minutes = { $count } min from now
table-umpire-hours = { $count } h from now
table-umpire-days = { $count ->
    [one] { $count } day from now
   *[other] { $count } days from now
}
table-umpire-set = Set
table-umpire-lift = Lift the deadline
table-umpire-close = Close the step now
table-umpire-close-title = Close the step?
table-umpire-close-text = Whoever has sent nothing gets the usual answer. This cannot be undone.
table-umpire-word = Message
table-umpire-all = Everyone
table-umpire-sits = Umpire: { $name }
table-umpire-wanted = An umpire is invited

table-pack = Data pack: { $name }
table-pack-title = Data pack “{ $name }”
table-pack-line = This match is played with values of an owner’s copy. Digest { $digest }.
table-pack-reading = Reading the values…
table-pack-lost = The values cannot be read now.
table-pack-none = No value that concerns this game differs from the standard ones.
table-pack-value = Value
table-pack-was = Standard
table-pack-is = Here
table-pack-more = and { $count } more
table-pack-all = All values as a workbook
## A closer look at a place

table-look = Inspect
table-look-help = Inspect a place: the next press orders nothing. Also by the right button, a long press or the key I.
table-look-at = A closer look: { $what }
table-look-here = What is there
table-look-nobody = Nobody is known to be there.
table-look-ordered = Ordered to come here
table-look-aboard = Aboard: { $what }
table-key-look = Look closer at what is under the pointer

## Several at once

table-gather = Pick several at once
table-gather-again = As last turn
table-gather-all = All
table-gather-at = { $what } in { $place }
