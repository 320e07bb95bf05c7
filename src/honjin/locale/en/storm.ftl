### Storm over Port Arthur.

game-title = Storm over Port Arthur
game-short = Storm

## Sides, areas, boxes

side-japan = Japan
side-russia = Russia
side-none = nobody

area-1 = Tuanshanzi (siege park)
area-2 = Nihezi
area-3 = Tuchengzi
area-4 = Zhoujiatun
area-5 = Balizhuang
area-6 = Wangjiadianzi
area-7 = Fenghuangshan
area-8 = Huoshiling
area-9 = Caojiatun
area-10 = Dagushan
area-11 = Beidawangshan
area-12 = Takasakiyama
area-13 = 174 Metre Hill
area-14 = Sigou NE Redoubt
area-15 = Shuishiying South Redoubts
area-16 = Longyan North Redoubt (Kuropatkin Lunette)
area-17 = Huatougoushan
area-18 = Namakoyama
area-19 = Akasakayama (Red Hill)
area-20 = 203 Metre Hill
area-21 = Itzushan
area-22 = Antzushan
area-23 = Sungshushan
area-24 = Erhlungshan
area-25 = Panlungshan
area-26 = East Chikuanshan
area-27 = Taiyanggou
area-28 = New Town
area-29 = Longhe Valley
area-30 = Wangtai
area-31 = Baiyinshan
area-32 = Laotieshan
area-33 = Baiyushan (Quail Hill)
area-34 = Old Town
area-35 = Tiger’s Tail
area-36 = Golden Hill
area-37 = Off-board West
area-38 = Off-board East

place-off_board = off-board
place-reorganization_japan = Japanese reorganisation box
place-reorganization_russia = Russian reorganisation box
place-destroyed = destroyed
place-waiting = still to come
place-muster = to be set up

month-1 = August 1904
month-2 = September 1904
month-3 = October 1904
month-4 = November 1904
month-5 = December 1904

## Units

kind-infantry = infantry
kind-machine_gun = machine gun
kind-artillery = artillery
kind-engineer = engineers

type-infantry = infantry
type-engineer = engineers
type-machine_gun = machine gun
type-field_gun = field guns
type-siege_gun = siege gun
type-fortress_gun = fortress battery

service-regular = regular
service-reserve = reserve

unit-j_1d_1_1 = 1D 1/1
unit-j_1d_1_2 = 1D 2/1
unit-j_1d_1_3 = 1D 3/1
unit-j_1d_2_1 = 1D 1/2
unit-j_1d_2_2 = 1D 2/2
unit-j_1d_2_3 = 1D 3/2
unit-j_1d_3_1 = 1D 1/3
unit-j_1d_3_2 = 1D 2/3
unit-j_1d_3_3 = 1D 3/3
unit-j_1d_15_1 = 1D 1/15
unit-j_1d_15_2 = 1D 2/15
unit-j_1d_15_3 = 1D 3/15
unit-j_9d_7_1 = 9D 1/7
unit-j_9d_7_2 = 9D 2/7
unit-j_9d_7_3 = 9D 3/7
unit-j_9d_19_1 = 9D 1/19
unit-j_9d_19_2 = 9D 2/19
unit-j_9d_19_3 = 9D 3/19
unit-j_9d_35_1 = 9D 1/35
unit-j_9d_35_2 = 9D 2/35
unit-j_9d_35_3 = 9D 3/35
unit-j_9d_36_1 = 9D 1/36
unit-j_9d_36_2 = 9D 2/36
unit-j_9d_36_3 = 9D 3/36
unit-j_11d_12_1 = 11D 1/12
unit-j_11d_12_2 = 11D 2/12
unit-j_11d_12_3 = 11D 3/12
unit-j_11d_22_1 = 11D 1/22
unit-j_11d_22_2 = 11D 2/22
unit-j_11d_22_3 = 11D 3/22
unit-j_11d_43_1 = 11D 1/43
unit-j_11d_43_2 = 11D 2/43
unit-j_11d_43_3 = 11D 3/43
unit-j_11d_44_1 = 11D 1/44
unit-j_11d_44_2 = 11D 2/44
unit-j_11d_44_3 = 11D 3/44
unit-j_7d_25_1 = 7D 1/25
unit-j_7d_25_2 = 7D 2/25
unit-j_7d_25_3 = 7D 3/25
unit-j_7d_26_1 = 7D 1/26
unit-j_7d_26_2 = 7D 2/26
unit-j_7d_26_3 = 7D 3/26
unit-j_7d_27_1 = 7D 1/27
unit-j_7d_27_2 = 7D 2/27
unit-j_7d_27_3 = 7D 3/27
unit-j_7d_28_1 = 7D 1/28
unit-j_7d_28_2 = 7D 2/28
unit-j_7d_28_3 = 7D 3/28
unit-r_5_1 = ESR 1/5
unit-r_5_2 = ESR 2/5
unit-r_5_3 = ESR 3/5
unit-r_13_1 = ESR 1/13
unit-r_13_2 = ESR 2/13
unit-r_13_3 = ESR 3/13
unit-r_14_1 = ESR 1/14
unit-r_14_2 = ESR 2/14
unit-r_14_3 = ESR 3/14
unit-r_15_1 = ESR 1/15
unit-r_15_2 = ESR 2/15
unit-r_15_3 = ESR 3/15
unit-r_16_1 = ESR 1/16
unit-r_16_2 = ESR 2/16
unit-r_16_3 = ESR 3/16
unit-r_25_1 = ESR 1/25
unit-r_25_2 = ESR 2/25
unit-r_25_3 = ESR 3/25
unit-r_26_1 = ESR 1/26
unit-r_26_2 = ESR 2/26
unit-r_26_3 = ESR 3/26
unit-r_27_1 = ESR 1/27
unit-r_27_2 = ESR 2/27
unit-r_27_3 = ESR 3/27
unit-r_28_1 = ESR 1/28
unit-r_28_2 = ESR 2/28
unit-r_28_3 = ESR 3/28
unit-j_1d_e = 1D Engineer Bn
unit-j_9d_e = 9D Engineer Bn
unit-j_11d_e = 11D Engineer Bn
unit-j_7d_e = 7D Engineer Bn
unit-j_ind_e = Independent Engineer Bn
unit-j_1d_a1 = 1D field artillery 1
unit-j_1d_a2 = 1D field artillery 2
unit-j_9d_a1 = 9D mountain artillery 1
unit-j_9d_a2 = 9D mountain artillery 2
unit-j_11d_a1 = 11D mountain artillery 1
unit-j_11d_a2 = 11D mountain artillery 2
unit-j_7d_a = 7D field artillery
unit-j_2ab_16 = 2AB field artillery 16
unit-j_2ab_17 = 2AB field artillery 17
unit-j_2ab_18 = 2AB field artillery 18
unit-j_s_15h1 = 15 cm howitzer 1
unit-j_s_15h2 = 15 cm howitzer 2
unit-j_s_12g1 = 12 cm siege gun 1
unit-j_s_12g2 = 12 cm siege gun 2
unit-j_s_navalg1 = Naval gun 1
unit-j_s_navalg2 = Naval gun 2
unit-j_28_1 = 28 cm howitzer 1
unit-j_28_2 = 28 cm howitzer 2
unit-j_28_3 = 28 cm howitzer 3
unit-j_wc_1 = White Cord 1
unit-j_wc_2 = White Cord 2
unit-j_wc_3 = White Cord 3
unit-j_1rb_1_1 = 1RB 1/K1
unit-j_1rb_1_2 = 1RB 2/K1
unit-j_1rb_15_1 = 1RB 1/K15
unit-j_1rb_15_2 = 1RB 2/K15
unit-j_1rb_16_1 = 1RB 1/K16
unit-j_1rb_16_2 = 1RB 2/K16
unit-j_4rb_8_1 = 4RB 1/K8
unit-j_4rb_8_2 = 4RB 2/K8
unit-j_4rb_9_1 = 4RB 1/K9
unit-j_4rb_9_2 = 4RB 2/K9
unit-j_4rb_38_1 = 4RB 1/K38
unit-j_4rb_38_2 = 4RB 2/K38
unit-r_res3 = 3rd Reserve Battalion
unit-r_res4 = 4th Reserve Battalion
unit-r_res7 = 7th Reserve Battalion
unit-r_mg_15 = Machine gun 15
unit-r_mg_16 = Machine gun 16
unit-r_mg_20 = Machine gun 20
unit-r_mg_21 = Machine gun 21
unit-r_mg_23 = Machine gun 23
unit-r_mg_24 = Machine gun 24
unit-r_mg_25 = Machine gun 25
unit-r_mg_26 = Machine gun 26
unit-r_a_18 = Battery 18
unit-r_a_20 = Battery 20
unit-r_a_21 = Battery 21
unit-r_a_22 = Battery 22
unit-r_a_23 = Battery 23
unit-r_a_24 = Battery 24
unit-r_a_26 = Battery 26
unit-r_a_27 = Battery 27
unit-r_a_30 = Battery 30
unit-r_a_31 = Battery 31
unit-r_a_33 = Battery 33
unit-r_a_36 = Battery 36
unit-r_n_1 = Sailor Bn 1
unit-r_n_2 = Sailor Bn 2
unit-r_n_3 = Sailor Bn 3

# As printed on the counters: words, beginnings or initials of words of the names above.
print-MG = MG
print-Bat = Bat
print-Res = Res
print-WC = WC
print-Navy = Sailor
print-Naval = Naval
print-Ind = Ind
print-Eng = Eng
print-FA = FA
print-MA = MA
print-cm = cm

formation-ESR = East Siberian Rifles (ESR)
formation-MG = Machine guns
formation-Bat = Fortress batteries
formation-Res = Reserve battalions
formation-WC = White Cord Group
formation-Navy = Sailors
formation-Naval = Naval guns
formation-Ind = Independent engineers

## Optional rules and variants

switch-naval_troops = Naval troops
switch-naval_troops-help = Russia receives one unit of sailors on each of turns 3, 4 and 5
switch-white_cord = White Cord Group
switch-white_cord-help = Japan receives three assault units on turn 4 and sends three others to the reorganisation box
switch-kodama = Kodama Gentaro
switch-kodama-help = On turn 5 Japan moves up to three guns to any areas under its control
switch-kondratenko = Kondratenko
switch-kondratenko-help = Once in the game Russia places a marker; nobody fires at Russians who enter its area
switch-own_engineers = Engineers for their own division
switch-own_engineers-help = An engineer battalion helps only units of its own division; the independent one helps any unit
switch-one_division = Groups of three from one division
switch-one_division-help = Units of different divisions act together in pairs only
switch-one_regiment = Groups of three from one regiment
switch-one_regiment-help = Units of different regiments act together in pairs only
switch-engineers_help_next_door = Engineers help next door
switch-engineers_help_next_door-help = The 1 that an engineer battalion adds counts for fire into an adjacent area too
switch-fire_from_off_board = Fire from off-board
switch-fire_from_off_board-help = Japanese units may fire and bombard from the off-board areas
switch-defensive_fire_halts = Defensive fire halts
switch-defensive_fire_halts-help = A group that has been fired at goes no further
switch-retreat_keeps_side = Retreat keeps the side
switch-retreat_keeps_side-help = An active unit that retreats for 2 points stays active
switch-strengths = Reconstructed values
switch-strengths-help = Other values of units and areas, which the book does not print
choice-standard = standard
choice-first_draft = first draft (Russia stronger)

## How a match ends

ending-high_point = Japan holds a high point
ending-held = all high points were held for five turns

## Where we are

crumb-Storm = The siege
crumb-RussianSetUp = Set-up: Russia
crumb-JapaneseSetUp = Set-up: Japan
crumb-Turn = Turn { $turn }
crumb-JapaneseArrivals = Arrivals: Japan
crumb-RussianArrivals = Arrivals: Russia
crumb-Action = Action: { $side }
crumb-Movement = Movement: { $side }
crumb-DefensiveFire = Defensive fire: { $area }
crumb-Absorption = Damage: { $area }
crumb-FurtherRetreat = Retreat: { $unit }

## What is asked

ask-set-up = Choose an area for { $unit } (left to place: { $left })
ask-recall = Choose an infantry unit to return from the reorganisation box (left: { $left })
ask-place = Choose the area where { $unit } is to arrive
ask-shift = Choose a gun and the area Kodama moves it to (left: { $left })
ask-withdraw = Choose a unit to make room for the White Cord Group (left: { $left })
ask-keep = Choose the unit that stays in the reorganisation box; the others in it are lost (staying: { $left })
ask-kondratenko = Choose an area for Kondratenko, or keep him for later. He is placed once and never moves
ask-action = Choose a unit to act, or pass
ask-group = Choose what to do, or add a unit (so far: { $units })
ask-group-full = Choose what to do (so far: { $units })
ask-march-on = Choose where the group goes on from { $area }, or halt (movement points left: { $points })
ask-defensive-fire = Entering { $area }: { $units }. Fire at them?
ask-absorb = Choose how to absorb the damage in { $area } (points left: { $left })
ask-retreat-on = { $area } is full. Choose where { $unit } retreats to from there

## What can be chosen

option-Place = { $area }
option-PlaceTheRest = place the rest by the usual set-up
option-Recall = { $unit } returns
option-Keep = { $unit } stays
option-Withdraw = { $unit } makes room
option-Shift = { $unit } to { $area }
option-EndShifts = move no more guns
option-PlaceKondratenko = Kondratenko to { $area }
option-NotNow = not now
option-Pick = { $unit }
option-Pass = pass
option-Bombard = bombard { $area }
option-Fire = fire at { $area }
option-March = move to { $area }{ $by_id ->
    [none] {""}
   *[other] {" "}by way of { $by }
}
option-Through = go on through { $area }
option-Halt = halt
option-Shoot = fire
option-HoldFire = hold fire
option-Flip = flip { $unit }
option-Retreat = { $area_id ->
    [none] retreat { $unit }: nowhere to go, to the reorganisation box
   *[other] retreat { $unit } to { $area }
}
option-Remove = remove { $unit } to the reorganisation box
option-Lose = lose { $unit }
option-AbsorbForMe = absorb the rest for me

## Why not

why-no-such-unit = There is no unit called { $unit } in this match.
why-not-your-unit = { $unit } is not one of your units.
why-not-in-play = { $unit } belongs to an optional rule that is not in use.
why-not-on-the-map = { $unit } is not one of your units on the map.
why-has-acted = { $unit } is spent: it can act again next turn.
why-nothing-to-do = { $unit } in { $area } has no target in reach and nowhere to move.
why-pick-units-first = Choose the units first, then what they do.
why-undo-to-pass = You have chosen units for an action; undo takes them back, then you can pass.
why-not-a-set-up-area = { $unit } cannot be set up in { $area }.
why-ten-units = { $area } has no room: a side may have at most ten units in an area.
why-off-board-only = { $unit } comes as a supplement: it arrives in an off-board area.
why-towns-only = { $area } is not one of the two towns: Russian units arrive in New Town or Old Town.
why-not-under-control = { $area } is not under your control.
why-been-there = The group has already been in { $area }: a path never goes back.
why-costs-more = { $unit } would absorb more than the points left ({ $left }): absorbing more than the damage is not allowed.
why-came-this-turn = { $unit } has only just arrived: the units that make room must have been on the map before this turn.
why-no-gun-of-yours = { $unit } is not a Japanese gun: Kodama moves artillery only.
why-shifted-already = Kodama has already moved { $unit }.
why-shift-elsewhere = { $unit } is already in { $area }: choose another area.
why-other-side = { $area } can be entered from several sides: say by way of which area, because fire throws units back there.
why-no-common-target = { $unit } and the gun you have picked have no target that both can reach.
why-no-room-for-more = With { $unit } the group would find no area with room for all of it: a side may have at most ten units in an area.
why-not-in-the-box = { $unit } is not in your reorganisation box.
why-only-infantry-returns = { $unit } is not infantry: only infantry returns from the box.
why-white-cord-is-gone = { $unit } belongs to the White Cord Group and never returns.
why-no-kondratenko = There is no Kondratenko marker for you to place.
why-kondratenko-placed = Kondratenko has already been placed: he never moves and never comes back.
why-not-in-the-same-area = { $unit } is not in { $area }: units that act together start from one area.
why-picked-already = { $unit } is already one of them.
why-group-is-full = { $unit } cannot join: three units are a full group.
why-reserves-in-pairs = { $unit } cannot join: a group with a reserve unit in it has at most two units.
why-not-one-formation = { $unit } cannot join: a group of three must be of one formation.
why-nothing-in-common = { $unit } cannot do anything together with the units chosen.
why-only-guns-bombard = Only artillery bombards, and one of the units chosen is not artillery.
why-two-equal-guns = At most two guns bombard together, and only with the same firepower.
why-only-riflemen-fire = Only infantry and machine guns fire, and one of the units chosen is neither.
why-not-from-off-board = Nobody fires or bombards from an off-board area.
why-not-off-board = { $area } is off-board and cannot be shot at.
why-no-enemy-there = There is no enemy unit in { $area }.
why-out-of-range = { $area } is out of range (distance: { $distance }).
why-not-observed = { $area } is not adjacent to an area under your control.
why-not-next-to = { $area } is too far away: fire reaches only the area of the group and those adjacent to it.
why-cannot-move = One of the units chosen has movement 0 and cannot move.
why-there-already = The group is already in { $area }.
why-japanese-only = { $area } is off-board: only Japanese units go there.
why-no-going-on = Move to { $area } instead: the group could not go on from there, or nobody there could fire at it.
why-out-of-reach = { $area } is out of reach (movement points: { $points }).
why-not-hit = { $unit } is not among the units hit in { $area }.
why-one-point-destroys = { $unit } can only be destroyed, for 1 point, like every gun and machine gun ({ $area }).
why-not-a-gun = { $unit } is neither a gun nor a machine gun: it can flip, retreat or be removed ({ $area }).
why-inactive-already = { $unit } cannot flip: it is spent, or counts as spent because it was caught moving ({ $area }).
why-white-cord-stays = { $unit } belongs to the White Cord Group and does not retreat ({ $area }).
why-no-haven = { $area_id ->
    [none] { $unit } has somewhere to go: choose an area.
   *[other] { $unit } cannot retreat to { $area }: areas under your control with the fewest enemies come first, then enemy areas without enemies.
}
why-all-points-must-be-used = This way of absorbing with { $unit } does not fit: it may use no more than the points left ({ $left }), and no point that could be absorbed may be left over.
why-one-at-a-time = First finish the retreat of { $unit }.

## What happened

event-UnitPlaced = { $side }: { $unit } placed, { $area }
event-UnitRecalled = { $side }: { $unit } returns, { $area }
event-UnitsWrittenOff = { $side }, lost from the reorganisation box: { $units }
event-UnitWithdrawn = { $side }: { $unit } leaves { $area } for the reorganisation box
event-GunShifted = { $side }, Kodama: { $unit }, { $origin } → { $area }
event-KondratenkoPlaced = Kondratenko takes up his post: { $area }
event-KondratenkoFell = Kondratenko falls: { $area }
event-TurnBegan = Turn { $turn }{ $turn ->
    [1] , { month-1 }
    [2] , { month-2 }
    [3] , { month-3 }
    [4] , { month-4 }
    [5] , { month-5 }
   *[other] {""}
}
event-Passed = { $side } passes
event-TurnEnded = Turn { $turn } ends: all units are active again
event-MatchDecided = { $winner_id ->
    [japan] Japan wins
   *[russia] Russia wins
}: { $how ->
    [high_point] Japan holds { $area }
   *[held] all high points were held for five turns
}
event-ActionBegan = { $side } acts
event-Shot = { $side }, { $kind ->
    [bombardment] bombardment { $origin } → { $area }
    [fire] fire { $origin } → { $area }
   *[defensive_fire] defensive fire, { $area }
} ({ $units }): dice { $dice } + { $attack } = { $attack_total } against { $defence }{ $defence_count ->
    [1] {""}
   *[other] {" "}= { $defence_total }
} – { $points ->
    [0] no damage
    [one] { $points } damage point
   *[other] { $points } damage points
}
event-UnitsSpent = Spent: { $units }
event-FireSpotted = { $side }, firing spotted: { $area }
event-UnitsEntered = { $side }: { $origin } → { $area }{ $by_count ->
    [0] {""}
   *[other] , by way of { $by }
} ({ $units }; { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
})
event-FireHeld = { $side } holds fire: { $area }
event-UnitFlipped = { $unit } flips
event-UnitRetreated = { $side }: { $unit } retreats, { $origin } → { $area } – { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-UnitRemoved = { $side }: { $unit } leaves { $origin } for the reorganisation box ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}){ $nowhere_to_go ->
    [yes] {" "}– nowhere to go
   *[no] {""}
}
event-UnitDestroyed = { $side }: { $unit } destroyed, { $origin }
event-PointsVoid = { $points ->
    [one] { $points } damage point cannot be absorbed and is lost
   *[other] { $points } damage points cannot be absorbed and are lost
}
event-AreaTaken = { $side } takes { $area }

## What a turn has come to

report-turn = The turn is over
count-actions = Actions
count-removed = To the reorganisation box
count-destroyed = Destroyed

## How a shot is counted

mod-firepower = firepower
mod-others = other units
mod-engineer = engineer
mod-defence = highest defence
mod-level = defence level

## What it is about

goal = At most five turns, August to December 1904. Five areas of the fortress are high points ▲. If Japan controls one of them at the end of any turn, Japan wins at once. If it has none by the end of turn 5, Russia wins.
goal-turn = One turn: new and returning units arrive. Then the sides take turns to act, Japan first: a few units of one area bombard, fire or move, and are spent. Two passes in a row end the turn, and all units are active again.
goal-japan = You are Japan. Active defenders fire at everyone who enters, so bombard a fort before you storm it. Once you are inside, its defence level no longer counts against your fire, and an engineer battalion adds 1. The area is yours when no Russian is left in it. One damage point destroys a gun, so send infantry to the siege guns first: it can take the hits for them.
goal-russia = You are Russia. Keep active infantry and machine guns on the high points: they fire at every group that enters, and stay active. Firing into an adjacent area costs you your own defence level until the turn ends. Of the infantry you lose, half returns each turn.

## On the board

scene-turn = Turn { $turn } of { $turns }{ $turn ->
    [1] , { month-1 }
    [2] , { month-2 }
    [3] , { month-3 }
    [4] , { month-4 }
    [5] , { month-5 }
   *[other] {""}
}
scene-badge = ▲ { $held }/{ $all }{ $areas_count ->
    [0] {""}
   *[other] { $held ->
        [0] {" "}– contested: { $areas }
       *[other] : { $areas }
    }
}
brief-scene-badge = ▲ { $held }/{ $all }
scene-held = High points that Japan holds: { $held } of { $all }{ $held ->
    [0] {""}
   *[other] {" "}({ $areas })
}
scene-fought-over = High points contested: { $areas }
scene-nearest = Nearest to a Japanese area: { $areas } ({ $steps ->
    [1] adjacent
   *[other] distance { $steps }
})
scene-boxes = In the reorganisation boxes: Japan { $japan }, Russia { $russia }; destroyed: { $lost }

## What a player weighs

note-unit = { $figures }{ $range ->
    [none] {""}
   *[other] , range { $range }
}; { $targets ->
    [0] no target in reach
    [one] { $targets } target in reach
   *[other] { $targets } targets in reach
}
note-figures = { $figures }{ $range ->
    [none] {""}
   *[other] , range { $range }
}
note-pass = { $able } of your units can still act
note-pass-ends = { $has_passed ->
    [yes] { $side } has passed
   *[no] { $side } has no action left
}: passing now ends turn { $turn }{ $winner_id ->
    [none] {""}
   *[other] {" "}and the match ({ $winner } wins)
}, with { $able } of your units still able to act
note-joins-fire = { $figures }{ $range ->
    [none] {""}
   *[other] , range { $range }
}; { $number ->
    [0] adds nothing to the attack factor
   *[other] attack factor +{ $number }
}
note-joins-march = { $figures }{ $range ->
    [none] {""}
   *[other] , range { $range }
}; together { $number ->
    [one] { $number } movement point
   *[other] { $number } movement points
}
note-joins-guns = { $figures }{ $range ->
    [none] {""}
   *[other] , range { $range }
}; only to move on together ({ $number ->
    [one] { $number } movement point
   *[other] { $number } movement points
}): guns bombard in pairs of equal firepower (§5.4)
note-shot = { $factor } against { $against }; on average, of { $size }: { $flipped } flip, { $retreated } retreat, { $lost } lost{ $clears ->
    [0] {""}
   *[other] { $takes ->
        [yes] , { $clears }% to take the area
       *[no] , { $clears }% to clear the area
    }
}
note-answer = { $factor } against { $against }; on average, of { $size }: { $stay } get in and stay, { $thrown_back } thrown back, { $lost } lost
note-march = { $cost } of { $points } movement points{ $own ->
    [0] {""}
   *[other] ; { $own } of your units there
}{ $enemy ->
    [0] {""}
    [one] ; { $enemy } enemy unit, which does not fire
   *[other] ; { $enemy } enemy units, which do not fire
}
note-march-under-fire = { $cost } of { $points } movement points; { $shooters ->
    [one] { $shooters } unit may fire
   *[other] { $shooters } units may fire
}, { $factor } against { $against }; on average, of { $size }: { $stay } get in and stay, { $thrown_back } thrown back, { $lost } lost; the chance shown is that at least one stays
note-absorbs = { $points ->
    [one] absorbs { $points } point
   *[other] absorbs { $points } points
}, left: { $left }; staying in the area: { $stay }, active: { $active }
note-for-me = { $flips_count ->
    [0] {""}
   *[other] flip: { $flips }{"; "}
}{ $retreats_count ->
    [0] {""}
   *[other] retreat: { $retreats }{"; "}
}{ $losses_count ->
    [0] {""}
   *[other] lose: { $losses }{"; "}
}{ $removals_count ->
    [0] {""}
   *[other] remove: { $removals }{"; "}
}staying in the area: { $stay }
note-place = your units: { $own }{ $room ->
    [none] {""}
   *[other] , room for { $room } more
}{ $enemy ->
    [0] {""}
   *[other] ; enemy units: { $enemy }
}

group-join = Take along
group-shots = Shoot
group-assaults = Assault
group-marches = Move
group-rear = Move in the rear

## A closer look at a place

look-beside = Next to it: { $areas }
look-room = { $side }: { $room ->
    [0] no room for more (at most { $all })
    [one] room for one more unit of { $all }
   *[other] room for { $room } more units of { $all }
}
look-bombards = { $side } could bombard it: { $count ->
    [one] { $count } gun
   *[other] { $count } guns
} in { $areas_count ->
    [1] { $areas }
    [2] { $areas }
    [3] { $areas }
    [4] { $areas }
    [5] { $areas }
   *[other] { $areas_count } areas
}
look-fires = { $side } could fire at it: { $count ->
    [one] { $count } unit
   *[other] { $count } units
} in { $areas_count ->
    [1] { $areas }
    [2] { $areas }
    [3] { $areas }
    [4] { $areas }
    [5] { $areas }
   *[other] { $areas_count } areas
}
look-marches = { $side } could march here: { $count ->
    [one] { $count } unit
   *[other] { $count } units
} from { $areas_count ->
    [1] { $areas }
    [2] { $areas }
    [3] { $areas }
    [4] { $areas }
    [5] { $areas }
   *[other] { $areas_count } areas
}

## Under the heading of what they are about

brief-Pick = { $unit }
brief-Bombard = { $area }
brief-Fire = { $area }
brief-March = { $area }{ $by_id ->
    [none] {""}
   *[other] { $direct ->
        [yes] {" "}directly
       *[no] {" "}by way of { $by }
    }
}
brief-Flip = flip
brief-Retreat = { $area_id ->
    [none] nowhere to retreat: to the reorganisation box
   *[other] retreat to { $area }
}
brief-Remove = to the reorganisation box
brief-Lose = is destroyed
brief-Shift = { $area }
brief-Recall = { $unit }
brief-Keep = { $unit }
brief-Withdraw = { $unit }

## Odds

odds-counted = { $kind ->
    [bombardment] How the bombardment is counted
    [fire] How the fire is counted
   *[defensive_fire] How the defensive fire is counted
} (attack §10.1, defence §10.2): { $units }
odds-shot = { $kind ->
    [bombardment] What the bombardment can do
    [fire] What the fire can do
   *[defensive_fire] What the defensive fire can do
} (if it is absorbed by flips first, then retreats, guns, removals)
odds-entry = Those who enter under fire, if as many stay as can: { $units } ({ $size })
odds-answer = Those who enter under your fire, if as many stay as can: { $units } ({ $size })
odds-spread = Damage points, one by one
odds-prices = Points left: { $left }; those hit in { $area } can absorb { $most }
odds-target = area
odds-firepower = firepower
odds-others = other units
odds-engineer = engineer
odds-defence = defence
odds-level = level
odds-difference = added to the dice
odds-level-within = – inside
odds-level-spotted = – spotted
odds-level-not-held = – not held
odds-points-used = movement
odds-mean = points
odds-most = of at most
odds-stay = stay
odds-p-in = some get in
odds-p-kept-out = none gets in
odds-p-clear = nobody left
odds-flipped = flip
odds-retreated = retreat
odds-lost = lost
odds-p-heavy = 3 or more
odds-p-any = any damage
odds-points = points
odds-p-exactly = exactly
odds-p-at-least = at least
odds-unit = unit
odds-flip = flip
odds-retreat = retreat
odds-remove = remove
odds-nothing = –

## At the table

hand-group = { $units_count ->
    [one] { $units_count } unit picked
   *[other] { $units_count } units picked
}
hand-defensive-fire = They come in
hand-set-up = To be placed
hand-place = Arrives
hand-retreat-on = Retreats
left-absorb = { $left ->
   *[other] of { $all } damage points left to absorb
}
left-set-up = { $left ->
   *[other] of { $all } units left to place
}
left-recall = { $left ->
   *[other] of { $all } units that return
}
left-keep = { $left ->
   *[other] of { $all } units that stay
}
left-withdraw = { $left ->
   *[other] of { $all } units that make room
}
left-shift = { $left ->
   *[other] of { $all } guns left to move
}
pick-action = Choose a unit; up to three act together.
pick-group = Add units, put them back, or choose a lit area.
pick-group-full = Put units back, or choose a lit area.
way-Bombard = bombard
way-Fire = fire
way-March = { $by_id ->
    [none] move there and stay
   *[other] { $direct ->
        [yes] move there directly
       *[no] move there by way of { $by }
    }
}
way-Through = move there, meaning to go on
chance-note-shot = damage
chance-note-answer = none gets in
chance-note-march-under-fire = gets in
brief-note-absorbs = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brief-note-march-under-fire = { $cost } of { $points } movement points; may fire: { $shooters }, { $factor } against { $against }; on average, of { $size }: { $stay } stay, { $thrown_back } thrown back, { $lost } lost
throw-Shot = { $kind ->
    [bombardment] Bombardment
    [fire] Fire
   *[defensive_fire] Defensive fire
}: { $area }
came-Shot = { $points ->
    [0] No damage
    [one] { $points } damage point
   *[other] { $points } damage points
}

## Words of the table and of the replay, as this game says them

table-your-fleet = Your army
table-forces-lost = Destroyed { $count }
table-for-several = { $count ->
    [one] for { $count } unit
   *[other] for { $count } units
}
table-help-pick = Choose a unit, or an area with your units in it: what may be chosen lights up in gold. Up to three units of an area act together.
table-help-place = Choose a lit area: bombard it, fire at it or move there. The odds are shown beside it. An area that is not lit tells you why not.
table-help-end = Press a picked unit again to put it back; undo takes back more. Pass when you have done enough.
key-figures = Firepower { $firepower }, defence { $defence }, movement { $movement }
key-range = The disc: the range of a gun in areas ({ $range })
key-reserve = The triangle: a reserve unit, at most two units in its group
key-spent = Pale, with a folded corner: spent until the turn ends
key-band = The band: formation and unit. 1/K1: battalion 1 of regiment 1, K for Kobi, reservists. RB: reserve brigade. ESR: East Siberian Rifles
key-level = The shield on the chart: defence level of an area ({ $figure }), added to the defence of whoever is fired at there
table-keys-typed = Typed orders: the words of an option, or how they begin. Tab completes.
replay-lost = units destroyed, { $first } and { $second }
replay-no-losses = No unit destroyed so far

## In the terminal

intro = Storm over Port Arthur, 1904: General Nogi’s army against the fortress. Five turns of small actions, area by area: one or two evenings for two players.
# The letters of infantry, engineers, machine guns, artillery: capitals for active units, small letters for spent ones.
chart-arms = I E M A
chart-area = { $name } [{ $number }]
chart-turn = { $turn } { $month }
brief_month-1 = Aug
brief_month-2 = Sep
brief_month-3 = Oct
brief_month-4 = Nov
brief_month-5 = Dec
chart-box = reorganisation
chart-lost = destroyed
chart-danger = ▲ in danger: { $numbers }
chart-now-won = if the turn ended now: Japan wins ({ $area })
chart-now-open = high points held by Japan: none
chart-now-lost = if the turn ended now: Russia wins
# At most 44 cells each.
chart-key-arms = I infantry E engineers M MG A artillery
chart-key-sides = 4I active, 2i spent  ░ Russian  ━ front
chart-key-signs = ▲ high point ◎ spotted ★ general ▒ crags
chart-verbs = fire bomb move thru flip lose rem
chart-head-values = f-d-m
chart-head-level = level
chart-head-enemy = enemy
chart-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
chart-gets-in = gets in { $chance }
chart-kept-out = none gets in { $chance }
chart-damage = damage { $chance }{ $clears ->
    [0] {""}
   *[other] { $takes ->
        [yes] , area taken { $clears }%
       *[no] , nobody left { $clears }%
    }
}
chart-spent = spent
chart-not-in-play = not in this match
chart-forces-summary = active { $ready }, spent { $spent }, box { $box }, destroyed { $lost }{ $coming ->
    [0] {""}
   *[other] , to come { $coming }
}
chart-forces-note = Firepower, defence, movement, and in brackets the range of guns. · spent. units NAME shows one unit with the source of its values.
value-firepower = firepower
value-defence = defence
value-movement = movement
value-range = range
# Names on the chart where the beginning of the name would not do: three to nine cells.
plot-11 = Beidawangshan
plot-12 = Takasakiyama
plot-13 = 174
plot-14 = Sigou NE
plot-15 = Shuishi S
plot-16 = Longy.N
plot-17 = Huatougoushan
plot-18 = Namakoyama
plot-20 = 203
plot-21 = Itzushan
plot-22 = Antzushan
plot-23 = Sungshushan
plot-24 = Erhlungshan
plot-25 = Panlungshan
plot-26 = E Chikuan
plot-27 = Taiyanggou
plot-28 = New T
plot-29 = Longhe Valley
plot-31 = Baiyinshan
plot-34 = Old T
plot-35 = Tiger’s Tail
plot-36 = GoldenH
plot-37 = Off-board West
plot-38 = Off-board East

# What can be typed, as the help shows it.
command-pieces = units forces
argument-pieces = [NAME]
help-pieces = every unit with its values and place; one unit with the source of its values
missing-pieces = There is no unit called { $name } in this match.
order-words = fire 15
help-words = words of the option, or their beginnings; areas by their numbers
order-list = 1/7 2/7 3/7 then move 19
help-list = a whole action: the units, then what they do
order-all = 3 4 5 bombard 24
help-all = the same with numbers of the list
example-why = Why what? For example: why 1/7 fire 15

# Why a hint says what it says

because-pass = Nothing that is left to do is worth what it gives away.
because-end = If both sides pass the turn ends, and as things stand that wins the match.
because-shot = Of all shots and marches it looks best: its worth in battalions is { $worth } on average, less what these units could do instead.
because-last-chance = The chance is small, but nothing better is left to do.
because-storm = Enough battalions are likely to get in and stay for a foothold here: { $area }.
because-nearer = It brings battalions or guns nearer to the high point that promises most: { $area }.
because-counterattack = As long as the Japanese stay here, the match may be lost: { $area }.
because-relief = This high point lacks battalions for what threatens it: { $area }.
because-wanted-there = The battalions are needed more there: { $area }.
because-objective = Of the high points this one promises most, and the unit is of use on the way there: { $area }.
because-garrison = Every high point keeps a garrison, the most threatened the largest.
because-town = From the town it reaches whatever is threatened.
because-best-back = Of those that can come back it is worth most.
because-least-missed = It is missed least where it stands.
because-shift = In its new place it can do more, or is in less danger.
because-general-goes = The general goes to the high point with most Japanese in it.
because-general-waits = No Japanese are in a high point yet: the general waits for them.
because-lies-open = A high point lies open: nobody is there to fire.
because-halt = Nothing farther on is worth the fire on the way.
because-fire-is-free = It costs nothing: those who fire stay active.
because-absorbs = Of all ways to absorb the points it costs least: in men, in what can still act, and in the ground.
because-haven = There it is safest, and of most use.

## What signs and abbreviations mean

short-figures = 3-9-4
legend-figures = Firepower 3, defence 9, movement 4, as the three figures of a counter are written in a line
legend-high = One of the five heights: Japan wins by holding one when a turn ends
legend-spotted = Firing spotted: that side has no defence level here until the turn ends
short-supplements = +8 · ½
legend-supplements = On the turn track: units that come back. A number counts them; ½ is half of the removed infantry
legend-infantry = Infantry: moves in groups of three, takes and holds areas
legend-machine-gun = MG, machine gun: fires at its own area and the next one; lost for 1 point
legend-field-gun = Field and mountain guns, of a division (D) or artillery brigade (AB)
legend-siege-gun = Siege gun, named by its calibre: 28 cm, 15 cm, 12 cm
legend-fortress-gun = Bat, Russian fortress battery: it never moves
legend-engineer = Engineers: add 1 to fire within their area
short-esr = ESR 1/5
legend-esr = East Siberian Rifles: battalion 1 of regiment 5
short-division = 9D 1/7
legend-division = 9th Division: battalion 1 of regiment 7
short-kobi = 1RB 1/K1
legend-kobi = 1st Reserve Brigade: battalion 1 of regiment K1. K for Kobi, reservists
short-reserve = Res 3
legend-reserve = 3rd Russian Reserve Battalion
## Standing answers

span-lull = Until the enemy fires or moves in
span-turn = This turn
settle-action-Pass = pass
settle-defensive-fire-HoldFire = let them come
settle-defensive-fire-Shoot = fire at those who come
settle-absorb-AbsorbForMe = absorb for me
settle-kondratenko-NotNow = keep General Kondratenko for later
