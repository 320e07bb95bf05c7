### Storm over Port Arthur.

game-title = Storm over Port Arthur

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
area-27 = Taiyangkou
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

service-regular = regular
service-reserve = reserve

unit-j_1d_e = 1D Engineers
unit-j_9d_e = 9D Engineers
unit-j_11d_e = 11D Engineers
unit-j_7d_e = 7D Engineers
unit-j_ind_e = Independent Engineers
unit-j_1d_a1 = 1D field artillery 1
unit-j_1d_a2 = 1D field artillery 2
unit-j_9d_a1 = 9D mountain artillery 1
unit-j_9d_a2 = 9D mountain artillery 2
unit-j_11d_a1 = 11D mountain artillery 1
unit-j_11d_a2 = 11D mountain artillery 2
unit-j_7d_a = 7D field artillery
unit-j_2ab_16 = 16th Field Artillery
unit-j_2ab_17 = 17th Field Artillery
unit-j_2ab_18 = 18th Field Artillery
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
unit-j_1rb_1_1 = 1/Kobi 1
unit-j_1rb_1_2 = 2/Kobi 1
unit-j_1rb_15_1 = 1/Kobi 15
unit-j_1rb_15_2 = 2/Kobi 15
unit-j_1rb_16_1 = 1/Kobi 16
unit-j_1rb_16_2 = 2/Kobi 16
unit-j_4rb_8_1 = 1/Kobi 8
unit-j_4rb_8_2 = 2/Kobi 8
unit-j_4rb_9_1 = 1/Kobi 9
unit-j_4rb_9_2 = 2/Kobi 9
unit-j_4rb_38_1 = 1/Kobi 38
unit-j_4rb_38_2 = 2/Kobi 38
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
unit-r_n_1 = Sailors 1
unit-r_n_2 = Sailors 2
unit-r_n_3 = Sailors 3

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
switch-own_engineers-help = An engineer helps only units of its division; the independent engineers help anybody
switch-one_division = Groups of three from one division
switch-one_division-help = Units of different divisions act together in pairs only
switch-one_regiment = Groups of three from one regiment
switch-one_regiment-help = Units of different regiments act together in pairs only
switch-engineers_help_next_door = Engineers help next door
switch-engineers_help_next_door-help = The engineer’s 1 counts for fire into an adjacent area too
switch-fire_from_off_board = Fire from off-board
switch-fire_from_off_board-help = Japanese units may fire and bombard from the off-board areas
switch-defensive_fire_halts = Defensive fire halts
switch-defensive_fire_halts-help = A group that was fired at goes no further
switch-retreat_keeps_side = Retreat keeps the side
switch-retreat_keeps_side-help = An active unit that retreats for 2 points stays active

## How a match ends

ending-high_point = Japan holds a high point
ending-held = all high points were held for five turns

## Where we are

crumb-Storm = The siege
crumb-SetUp = Set-up: { $side }
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
ask-recall = Choose an infantry unit that returns from the reorganisation box (left: { $left })
ask-place = Choose the area where { $unit } arrives
ask-shift = Choose a gun and the area Kodama moves it to (left: { $left })
ask-withdraw = Choose a unit that makes room for the White Cord Group (left: { $left })
ask-keep = Choose the unit that stays in the reorganisation box; the others there are lost (staying: { $left })
ask-kondratenko = Choose an area for Kondratenko, or keep him for later. He is placed once and never moves
ask-action = Choose a unit for an action, or pass
ask-group = Choose what to do, or add a unit (so far: { $units })
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
option-March = move to { $area }
option-Through = move through { $area } and on
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

why-no-such-unit = There is no unit { $unit } in this match.
why-not-your-unit = { $unit } is not one of your units.
why-not-in-play = { $unit } belongs to an optional rule that is not in use.
why-not-on-the-map = { $unit } is not among your units on the map.
why-has-acted = { $unit } is spent: it can act again next turn.
why-nothing-to-do = { $unit } in { $area } has no target in reach and nowhere to move.
why-pick-units-first = Choose the units first, then what they do.
why-undo-to-pass = You have chosen units for an action; undo takes them back, then you can pass.
why-not-a-set-up-area = { $unit } cannot be set up in { $area }.
why-ten-units = { $area } has no room: a side may have ten units in an area at most.
why-off-board-only = { $unit } is a supplement: it arrives in an off-board area.
why-towns-only = { $area } is not one of the two towns: Russian units arrive in New Town or Old Town.
why-not-under-control = { $area } is not under your control.
why-cannot-shift = Kodama cannot move { $unit } to { $area }: it takes a gun on the map, not moved yet, and another area under Japanese control with room.
why-not-in-the-box = { $unit } is not in your reorganisation box.
why-only-infantry-returns = { $unit } is not infantry: only infantry returns from the box.
why-white-cord-is-gone = { $unit } belongs to the White Cord Group and never returns.
why-no-kondratenko = There is no Kondratenko marker for you to place.
why-kondratenko-placed = Kondratenko has been placed already: he never moves and never comes back.
why-not-in-the-same-area = { $unit } is not in { $area }: units that act together start from one area.
why-picked-already = { $unit } is one of them already.
why-group-is-full = { $unit } cannot join: three units are a full group.
why-reserves-in-pairs = { $unit } cannot join: with a reserve unit in it a group has two units at most.
why-not-one-formation = { $unit } cannot join: a group of three must be of one formation.
why-nothing-in-common = { $unit } cannot do anything together with the units chosen.
why-only-guns-bombard = Only artillery bombards, and one of the units chosen is none.
why-two-equal-guns = At most two guns bombard together, and only with the same firepower.
why-only-riflemen-fire = Only infantry and machine guns fire, and one of the units chosen is neither.
why-not-from-off-board = Nobody fires or bombards from an off-board area.
why-not-off-board = { $area } is off-board and cannot be shot at.
why-no-enemy-there = There is no enemy unit in { $area }.
why-out-of-range = { $area } is out of range (distance: { $distance }).
why-not-observed = { $area } is not adjacent to an area under your control.
why-not-next-to = { $area } is too far: fire reaches the own area and those adjacent to it.
why-cannot-move = One of the units chosen has movement 0 and cannot move.
why-there-already = The group is in { $area } already.
why-japanese-only = { $area } is off-board: only Japanese units go there.
why-no-going-on = Move to { $area } instead: the group could not go on from there, or is not watched there.
why-out-of-reach = { $area } is out of reach (movement points: { $points }).
why-not-hit = { $unit } is not among the units hit in { $area }.
why-one-point-destroys = { $unit } can only be destroyed, for 1 point (guns and machine guns; { $area }).
why-not-a-gun = { $unit } is neither a gun nor a machine gun: it flips, retreats or is removed ({ $area }).
why-inactive-already = { $unit } cannot flip: it is spent, or counts as spent because it was caught moving ({ $area }).
why-white-cord-stays = { $unit } belongs to the White Cord Group and does not retreat ({ $area }).
why-no-haven = { $area_id ->
    [none] { $unit } has somewhere to go: choose an area.
   *[other] { $unit } cannot retreat to { $area }: own areas with the fewest enemies come first, then empty ones.
}
why-all-points-must-be-used = This way with { $unit } does not fit: it may use no more than the points left ({ $left }), and nothing may be left over that could be absorbed.
why-one-at-a-time = First finish the retreat of { $unit }.

## What happened

event-UnitPlaced = { $side }: { $unit } placed, { $area }
event-UnitRecalled = { $side }: { $unit } returns, { $area }
event-UnitsWrittenOff = { $side }, lost from the reorganisation box: { $units }
event-UnitWithdrawn = { $side }: { $unit } leaves { $area } for the reorganisation box
event-GunShifted = { $side }, Kodama: { $unit }, { $origin } → { $area }
event-KondratenkoPlaced = Kondratenko takes post: { $area }
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
} ({ $units }): dice { $dice } – { $points ->
    [0] no damage
    [one] { $points } damage point
   *[other] { $points } damage points
}
event-UnitsSpent = Spent: { $units }
event-FireSpotted = { $side }, firing spotted: { $area }
event-UnitsEntered = { $side }: { $origin } → { $area } ({ $units }; { $points ->
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

## How a shot is counted

mod-firepower = firepower
mod-others = other units
mod-engineer = engineer
mod-defence = highest defence
mod-level = defence level

## What it is about

goal = At most five turns, August to December 1904. Five areas of the fortress are high points ▲. If Japan controls one of them at the end of any turn, Japan wins at once. If it has none by the end of turn 5, Russia wins.
goal-turn = One turn: new and returning units arrive. Then the sides act in turn, Japan first: a few units of one area bombard, fire or move and are spent. Two passes in a row end the turn, and all units are active again.
goal-japan = You are Japan. Active defenders fire at everyone who enters, so bombard a fort before you storm it. Inside, its defence level no longer counts against your fire, and an engineer adds 1. The area is yours when no Russian is left in it.
goal-russia = You are Russia. Keep active infantry and machine guns on the high points: they fire at every group that enters and stay active. Fire into an adjacent area costs you your own defence level there until the turn ends. Of the infantry you lose, half returns each turn.
