# Order sheets as workbooks: tabs, headings, and what the umpire writes into them.

sheet-title = Order sheet: { $side } · { $where }
sheet-yes = Y
sheet-no = N
sheet-pick = Choose one from the list, or leave the cell blank.
sheet-on-way = This must be a place on the path, after its start.
sheet-reason = { $why } { $rule }

# Tabs

sheet-tab-turn = Turn
sheet-tab-orders = Orders
sheet-tab-report = Report
sheet-tab-lists = Lists
sheet-tab-ships = Ships
sheet-tab-submarines = Submarines
sheet-tab-air = Air
sheet-tab-ground = Ground
sheet-tab-contacts = Contacts
sheet-tab-losses = Losses

# Headings

sheet-head-match = match
sheet-head-sheet = sheet
sheet-head-side = side
sheet-head-turn = turn
sheet-head-step = step
sheet-head-day = day
sheet-head-storm = storm
sheet-head-closes = closes
sheet-head-done = done
sheet-head-always = always
sheet-head-id = id
sheet-head-unit = unit
sheet-head-name = name
sheet-head-order = order
sheet-head-no = no
sheet-head-refused = refused
sheet-head-event = event
sheet-head-rule = rule
sheet-head-class = class
sheet-head-group = group
sheet-head-hex = hex
sheet-head-mvt = mvt
sheet-head-zm = ZM
sheet-head-za = ZA
sheet-head-capacity = capacity
sheet-head-aboard = aboard
sheet-head-move = move
sheet-head-build = build
sheet-head-barrage = barrage
sheet-head-code = code
sheet-head-target = target
sheet-head-located = located
sheet-head-type = type
sheet-head-number = number
sheet-head-base = base
sheet-head-state = state
sheet-head-range = range
sheet-head-mission = mission
sheet-head-path = path
sheet-head-strike = strike
sheet-head-seize = seize
sheet-head-chase = chase
sheet-head-engage = engage
sheet-head-scramble = scramble
sheet-head-air_target = air target
sheet-head-divert = divert
sheet-head-where = where
sheet-head-strength = base %
sheet-head-commit = commit
sheet-head-clock = clock step
sheet-head-source = source
sheet-head-what = what
sheet-head-live = live
sheet-head-roll = roll / chance
sheet-head-result = result
sheet-head-whose = whose
sheet-head-points = points

# Midway: what the umpire writes

sheet-daylight = day
sheet-night = night
sheet-off = off
sheet-runway = RUNWAY
sheet-troops = TROOPS
sheet-scrambled = SCRAMBLED
sheet-step-set-up = set-up
sheet-step-naval = naval movement
sheet-step-searches = searches
sheet-step-air = air plot
sheet-step-air-targets = air targets
sheet-step-barrage = barrage
sheet-step-raid-targets = raid targets
sheet-step-torpedoes = torpedoes
sheet-step-guns = guns and hunts
sheet-step-bombardment = bombardment
sheet-step-landing = landing
sheet-step-ground = ground combat
sheet-step-divert = recovery
sheet-source-search = ships, boats, islands
sheet-source-attack = its attack
sheet-source-raid = raid
sheet-source-scout = scout
sheet-source-flight = aircraft on their way
sheet-with-carrier = with a carrier
sheet-came-eliminated = eliminated
sheet-came-sunk = sunk
sheet-came-downed = shot down
sheet-came-hit = hit
sheet-came-nothing = no effect
sheet-own = own
sheet-enemy = enemy, as seen
sheet-aircraft = { $count } aircraft

# What the verbs say

sheet-said-written = Written: { $file }. Fill in the white cells and save, then: ./honjin sheet in { $name } { $file }
sheet-said-orders = { $side }: orders accepted: { $count }
sheet-said-row = Refused: { $tab }, { $row }: { $why }
sheet-said-marked = The refused rows are marked in { $file }: correct them there and bring it back.
sheet-said-sent = { $side }: the sheet is sent.
sheet-said-kept = Written on the form but not sent: say so under “done” on the first tab, or use --send. Missing: { $why }
mail-new = A match by mail begins in { $folder }. Send each side what lies in its folder; put the sheets that come back into { $folder }/inbox, then: ./honjin umpire resolve { $folder }
mail-in = { $side }: the sheet is in, orders: { $count } ({ $file }).
mail-refused = { $side }: { $file } cannot be accepted as it is. Orders accepted: { $count }, rows refused: { $rows }. Send back { $marked }.
mail-not-done = { $side }: { $file } is here, orders: { $count }, but it does not say that it is done: it will count when time is up.
mail-unread = { $file }: { $why }
mail-closed-own = { $side }: time is up; the accepted orders of its sheet count.
mail-closed-usual = { $side }: time is up; the usual orders are given.
mail-send = Send to { $side }: { $name }
mail-missing = { $side }: sheet { $name } has not come yet.
mail-closes = The step closes on { $until }.
mail-past = The step should have closed on { $until }: ./honjin umpire resolve { $folder } --time-up closes it.
mail-umpire = Umpire
mail-over = The match is over. The record { $file } is open now: ./honjin replay { $file }
mail-moved = The match is on the server now: { $address }
mail-dispatch = Dispatch to { $side } · { $match }
mail-journal = The whole match · { $match }
mail-fill-in = Fill in the white cells of { $file } and send it back to the umpire.
mail-end = The match is over. The umpire now opens the whole record to both sides.
