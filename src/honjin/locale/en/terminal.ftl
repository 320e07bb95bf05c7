### The terminal. Ids begin with t-. Texts of the chart must stay short: the room is given where it matters.

## The chart of Port Arthur

# One cell wide in alphabets, two in Japanese.
t-letter-japan = J
t-letter-russia = R
t-letter-us = U

# At most 15 cells, but for these two: east_china_sea 21, tsushima 18.
t-zone-yellow_sea = Yellow Sea
t-zone-tsushima = Tsushima
t-zone-east_china_sea = East China Sea
t-zone-philippine_sea = Philippine Sea
t-zone-pacific_ocean = Pacific Ocean
t-zone-sea_of_japan = Sea of Japan

# Ports: at most 9, 11, 10 and 11 cells in Japanese, one more of each in alphabets.
t-port-japan = Japan
t-port-port_arthur = Port Arthur
t-port-vladivostok = Vladivostok
t-port-diego_suarez = Diego Suarez

# Lands: manchuria 24 cells, the others 5.
t-land-manchuria = M A N C H U R I A
t-land-korea = KOREA
t-land-china = CHINA
t-land-yezo = YEZO

# A squadron: ships, speed, firepower; at most 15 cells, the short form 10.
t-plate = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} s{ $speed } f{ $firepower }
t-plate-short = { $count } s{ $speed } f{ $firepower }
t-plate-hidden = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} ? { $top }
t-plate-hidden-short = { $count }? { $top }
t-landing-empty = landing box –
t-landing-army = { " ■ army landing " }
t-landing-planned = { " ▸ army embarks " }
t-blockade = { " ⊗ BLOCKADE " }

# A roadstead: ships and firepower; at most 13 cells, the short form 8.
t-roadstead = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} f{ $firepower }
t-roadstead-short = { $count } f{ $firepower }
t-roadstead-empty = no ships
t-yard = shipyard { $count ->
    [0] –
   *[other] { $count }
}
t-arrivals = turn { $turn }: +{ $count }
t-no-yard = no shipyard
t-port-fallen = fallen

# The key in the corner of the chart: at most 14 cells each.
t-key-zone = ★ key zone
t-key-points = 1/3 CP J/R
t-key-values = s speed f fire
t-key-damaged = 2× damaged
t-more-borders = Also adjacent: { $pairs }

t-track-turn = Turn
t-track-cp = CP
t-initiative = initiative
t-track-manchuria = Manchuria
t-pool = { $count ->
    [one] { $count } army in reserve
   *[other] { $count } armies in reserve
}
t-box-hill_203 = yard lost
t-box-port_arthur = falls
t-box-mukden = hold to win
t-box-siping = die for 1 CP

t-turn-of = turn { $turn } of { $turns }
t-scored-now = if scored now: Japan { $japan }, Russia { $russia }
t-plan = planned
t-plan-army = army: { $name }

## Forces

t-forces-ship = ship
# Over the columns of values: at most 9 cells each.
t-forces-intact = { " f s" }
t-forces-damaged = { " damaged" }
t-forces-place = where
t-forces-summary = { $afloat } afloat, { $damaged } damaged, { $sunk } sunk{ $coming ->
    [0] {""}
   *[other] , { $coming } still to come
}
t-forces-note = f firepower, s speed, d defence. ° some value is reconstructed, not printed in the books: ships NAME shows which.
t-damaged = damaged
t-arrives = arrives on turn { $turn }
t-in-port = { $name }, { $part }
t-value-firepower = firepower
t-value-speed = speed
t-value-damaged_firepower = damaged: firepower
t-value-damaged_speed = damaged: speed
t-value-defence = damaged: defence
t-ship-history = In history: { NUMBER($tons) } t, { NUMBER($knots) } knots, laid down in { NUMBER($year, useGrouping: 0) }

## The screen

t-seat-you = { $name }: you
t-seat-other = { $name }
t-seat-computer = { $name }: { $level }
t-dice-committed = dice committed: { $start }…
t-new-match = New match { $name }, saved as you play; dice committed: { $start }…
t-own-pack = own data: { $name }
t-since = Since your last move
t-since-more = (earlier: log)
t-footer = number or words; { $commands }
t-prompt = { $name } >
# Over the columns of a grid: speed and firepower, one cell each in alphabets.
# Beside the name of a ship: its values, and those of its damaged side.
t-note-intact = s{ $speed } f{ $firepower }
t-note-damaged = × s{ $speed } f{ $firepower } d{ $defence }
t-grid-port = port { $name }
t-grid-speed = s
t-grid-firepower = f
# Headings of the columns of a grid: at most four cells.
t-short-zone-yellow_sea = Yel
t-short-zone-tsushima = Tsu
t-short-zone-east_china_sea = ECS
t-short-zone-philippine_sea = Phi
t-short-zone-pacific_ocean = Pac
t-short-zone-sea_of_japan = SoJ
t-short-port-japan = port
t-short-port-port_arthur = PA
t-short-port-vladivostok = Vlad
t-short-port-diego_suarez = Dieg
t-short-Repair = yard
t-short-Attack = att

## Orders

t-refused = { $what }: { $why } ({ $rule })
t-refused-plain = { $what }: { $why }
t-allowed = It is allowed: { $what } (number { $number }).
t-allowed-then = It is allowed after that: { $what }.
t-which = Which of these?
# Before the options about what is in one place.
t-place = { $name }:
t-and-more = … and { $count } more
t-no-such-number = There is no number { $number }: the last one is { $last }.
t-not-understood = “{ $line }” is neither an order here nor a command. help lists both.
t-did-you-mean = Did you mean: { $texts }?
t-stopped = { $done } of { $of } orders given, then stopped:

# Words of typed orders, with blanks between them: left out; joining two orders; meaning all of them; meaning yes.
t-words-skip = to the in into for on of with at a an ship ships unit units pick
t-words-joins = and then
t-words-all = all every everything
t-words-yes = y yes

## Commands: the first word is shown, the others are understood as well; a low line stands for a blank

t-command-help = help ? h
t-command-board = board b
t-command-odds = odds
t-command-why = why
t-command-hint = hint
t-command-follow = follow f
t-command-undo = undo u
t-command-take-back = take-back take_back takeback
t-command-log = log
t-command-rules = rules
t-command-pieces = pieces
t-command-save = save
t-command-language = language
t-command-resign = resign
t-command-claim = claim
t-command-quit = quit q exit

t-argument-why = ORDER
t-argument-undo = [N | all]
t-argument-log = [N | all]
t-argument-rules = [SECTION]
t-argument-pieces = [NAME]
t-argument-save = [FILE]
t-argument-language = XX

t-help-orders = Orders
t-order-number = 17
t-order-number-help = the option of that number
t-order-numbers = 3 17 22  or  3-6
t-order-numbers-help = several, one after the other
t-order-tab = Tab, arrow keys
t-order-tab-help = complete a word; earlier lines. Enter alone draws the screen again
t-help-commands = Commands
t-help-why = may I do that, and if not, why not? With the rule
t-help-odds = exact odds of what you are about to do
t-help-hint = what the gentle computer player would do in your place
t-help-follow = do all of what hint says, as far as nothing comes between
t-help-undo = take back your last order, until dice, a revelation or the other side comes between
t-help-take-back = go back beyond undo, to before your last decision that had to stand: if the other side agrees (the computer always does). Rolled dice stay rolled
t-help-board = the chart again
t-help-log = what has happened so far, with rules and dice
t-help-rules = the rules reference: rules 6 shows chapter 6
t-help-pieces = everything you can see of the position
t-help-save = everything is always saved; with a file name, a copy of the record
t-help-language = en, fr, cs or ja
t-help-resign = give up; asks first
t-help-claim = claim the match, after the other side has sent nothing for two turns
t-help-help = this page
t-help-quit = leave the table; the match waits for you

t-no-odds = There is nothing to calculate here.
t-hint = Hint: { $what } (number { $number }).
t-hint-then = then { $what }
t-hint-follow = follow does all of it.
t-no-hint = There is no player to ask for a hint in this game yet.
t-undone = { $count ->
    [one] Taken back: { $count } order.
   *[other] Taken back: { $count } orders.
}
t-cannot-undo = This cannot be taken back: since your last order dice have been rolled, something was revealed, or the other side has decided.
t-nothing-to-undo = There is nothing to take back yet.
t-may-take-back = { $command } goes further back, if the other side agrees.
t-take-back-question = { $side } asks to take back its last decision. { $other }, do you agree? [y/N]
t-taken-back = { $other } agrees: your last decision and all that followed from it are taken back. Rolled dice stay rolled; the next ones are new.
t-take-back-refused = { $other } does not agree: the decision stands.
t-empty-log = Nothing has happened yet.
t-rules-title = Rules
t-rules-how = rules 6 shows a chapter, rules 6.3B a section. rules key explains counters and signs, rules example a procedure step by step.
t-rules-key = Counters, signs, abbreviations
t-rules-example = A worked example
t-rules-none = There is none for this game yet.
t-words-key = key
t-words-example = example
t-no-such-section = There is no section { $section }: rules lists them.
t-no-reference = The rules of this game have not been written out yet: these are the sections that its code cites.
t-no-goal = There is no description of this game yet. rules lists its sections.
t-missing-pieces = There is no piece called { $name } in this match.
t-example-why = Why what? Type an order after it, whether it is in the list or not.
t-saved-always = Every order is saved as you give it: { $path }
t-saved-copy = A copy of the record is in { $path }. The match itself goes on in its own file.
t-file-exists = There is already a file { $path }: choose another name.
t-not-saved = { $path } cannot be written: { $reason }.
t-languages = Languages: { $list }
t-resign-question = Resign as { $name }? The match ends at once. [y/N]
t-claim-question = Claim the match as { $name }? The other side has sent nothing for two turns. [y/N]
t-leave-question = Leave the table? Nothing is lost. [y/N]
t-left = You have left the table. The match is saved.
t-left-resume = To go on: ./honjin play --resume { $name }
t-left-menu = Or choose it from your matches: ./honjin menu
t-more = — Enter for more, q to stop —
t-take-seat = Over to { $name }. The other player should look away now. Press Enter when ready:
t-percent = { $value }%
t-decimal = { $whole }.{ $part }

## Order sheets

t-footer-paper = a thing and its order; { $commands }
t-yes = yes
t-no = no
t-sheet-head = Sheet: { $ordered } of { $rows } with an order
t-sheet-empty = Nothing to order: send hands in the sheet.
t-sheets-closed = Nothing to order in: { $names }.
t-sheet-more = … and { $count } without an order; sheet shows them all
t-sheet-what = { $name }: what is it to do?
t-sheet-way = { $most ->
    [one] from { $start }, at most { $most } step
   *[other] from { $start }, at most { $most } steps
}
t-sheet-along = a place on that path
t-sheet-allowed = It is allowed: { $what }.
t-sheet-drop-what = Drop what? Type the name of a thing after it.
t-sheet-nothing-written = Nothing is written about that.
t-sheet-as-it-was = The sheet stays as it is.
t-sheet-standing = { $count ->
    [one] { $sign } standing order, written by itself
   *[other] { $sign } { $count } standing orders, written by themselves
}
t-sheet-stand-what = Always what? Type the name or number of a thing that has an order.
t-sheet-end-what = Never what? Type the name or number of a thing that has a standing order.
t-sheet-once = This sheet is filled in only once: an order on it cannot become a standing order.
t-sheet-hint = The sheet is filled in as the gentle computer player would; undo brings yours back.
t-sheet-sent = { $count ->
    [0] The sheet is in, without orders.
    [one] The sheet is in: { $count } order.
   *[other] The sheet is in: { $count } orders.
}
t-sheet-not-sent = It cannot be sent: { $why } ({ $rule })
t-command-sheet = sheet
t-command-send = send
t-command-drop = drop
t-command-clear = clear
t-command-usual = usual
t-command-again = again
t-command-always = always
t-command-never = never
t-command-redo = redo
t-argument-always = NAME
t-argument-never = NAME
t-argument-drop = NAME
t-help-paper = On the sheet
t-help-sheet = the whole sheet, row by row
t-help-send = hand the sheet in
t-help-drop = erase what is written about this
t-help-clear = erase everything
t-help-usual = the orders that are given for a side which sends nothing
t-help-again = last time’s orders, as far as they are still allowed
t-help-always = make what is written about this a standing order, for every such sheet
t-help-never = end the standing orders about this
t-help-redo = make the change again that was undone last
t-help-paper-undo = the sheet as it was before the last change
t-help-paper-why = can that be written, and if not, why not? With the rule
t-help-paper-odds = exact odds of what is written, or of one order
t-help-paper-hint = fill the sheet in as the gentle computer player would
t-order-paper-thing = akagi b3  or  3 b3
t-order-paper-thing-help = a thing by its name or number, and its order
t-order-paper-several = akagi, kaga b3  or  1-5 b3  or  all b3
t-order-paper-several-help = the same for several; the name of a group means all of it
t-order-paper-way = vf_3 h6 h5 g5 h5
t-order-paper-way-help = a path place by place; a distant place is reached by the shortest path

## Before the match

t-ask-side = Which side do you play?
t-side-both = both: two players at this keyboard
t-ask-opponent = Against whom?
t-ask-switches = Optional rules and variants
t-choose = Number, or Enter for { $default }:
t-choose-one = Type a number from 1 to { $count }.
t-choose-switches = Numbers, or Enter for none:
t-choose-numbers = Type numbers from 1 to { $count }, with blanks between them.

## The end

t-match-over = The match is over
t-record-lies = Record     { $path }
t-how-to-replay = See again  ./honjin replay { $path }
t-how-to-verify = Verify     ./honjin verify { $path }
t-commitment = Commitment of the dice, made before the match: { $hash }
t-secret = Secret of the dice, now open: { $secret }
t-rematch-question = Rematch with sides swapped? [y/N]

## The menu

t-banner = 本陣 Honjin – headquarters for historical wargames
t-intro-what = Two-player wargames with an umpire that knows every rule: it lists what you may do, says why not when you may not, and cites the section of the rulebook for everything that happens. The dice are committed to before the match and can be checked after it.
t-intro-steps = First steps: choose new game, press Enter at each question, and type help at the table. hint tells what a sensible player would do.
t-menu = What would you like to do?
# One letter for each entry, in this order: new, resume, replay, rules, language, quit.
t-menu-letters = ngrpulq
t-menu-new = new game
t-menu-learn = learn a game by playing
t-menu-resume = resume a match
t-menu-replay = replay a match
t-menu-rules = rules
t-menu-language = language
t-menu-quit = quit
t-which-game = Which game?
t-which-battle = Which battle?
t-battle-taken = No battle was named, so this is { $battle }, a good first one. --scenario chooses another.
t-which-match = Which match?
t-which-section = Section, or Enter to go back:
t-which-language = Which language?
t-nothing-to-resume = There is no match to resume yet.
t-nothing-to-replay = There is no match to replay yet.
t-broken = { $name } cannot be resumed: { $problem }
t-match-line = { $name }  { $moment }; { $seats }; { $date }
t-finished = finished
t-enter = Enter to go on:

## Replay

t-replay-header = replay, step { $at } of { $of }, { $moment }
t-eyes-umpire = seen by the umpire
t-eyes-spectator = seen by a spectator
t-eyes-side = seen by { $name }
t-replay-keys = Enter next · j jump to the next great event · b back · a number: that step · e end · q quit
t-replay-note = Note of { $side }: { $text }
t-replay-prompt = >
t-replay-next = n next
t-replay-jump = j jump
t-replay-back = b back
t-replay-end = e end
t-replay-warning = This match is not over: the umpire sees what is still secret.
t-unfinished = The match is not over.
t-note-flips = → damaged ({ $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
})
t-note-sinks = → sinks ({ $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
})
t-note-sinks-at-once = → sinks
t-chart-hidden = The chart does not fit this window; board shows it.
t-one-at-a-time = Dice are rolled after the first of these: give one order at a time.
t-command-goal = goal
t-help-goal = what the game is about: how you win, what one turn is
t-new-here = New here? goal tells how you win and what a turn is.

## Notes of one's own

t-command-note = note
t-command-notes = notes
t-argument-note = TEXT
t-help-note = write a note for yourself; the replay shows it at its moment
t-help-notes = your own notes so far
t-noted = Noted, for this side alone.
t-no-notes = You have noted nothing yet: note TEXT.
t-note-too-long = A note has { $most } characters at most.
t-note-not-kept = The note could not be kept: { $reason }

## Standing answers

t-command-skip = skip
t-command-standing = standing
t-argument-standing = [N | NAME]
t-help-skip = decline this now, and for a while everything like it
t-help-standing = what you need not be asked again: list it, settle one, or take one back
t-cannot-skip = That cannot be skipped: answer it.
t-may-settle = You may settle
t-has-settled = You have settled; its number takes it back
t-nothing-settled = Nothing is settled, and nothing can be at this question.
t-settle-which = Which one do you mean by “{ $line }”? standing shows them with their numbers.
t-settle-none = Nothing of that kind can be settled: “{ $line }”.
t-settled-now = Settled: { $what }
t-unsettled = You are asked again: { $what }

## Together

t-command-together = together
t-argument-together = WAY [N] [NAMES]
t-help-together = several do the same one after the other: together ahead 2
t-together-how = How, and who? Type one of: { $ways }; then the number of steps; then names with commas between them, or none for all.
t-together-nobody = There is nobody here who could do the same together.
