### RAN.

game-title = RAN
game-short = RAN

## Armies

side-amako = Amako
side-mori = Mori
side-date = Date
side-ashina = Ashina
side-tokugawa = Tokugawa
side-ikeda = Ikeda
side-takeda = Takeda
side-hojo = Hojo
side-shimazu = Shimazu
side-otomo = Otomo
side-ryuzoji = Ryuzoji
side-toyotomi = Toyotomi

## What stands above and beside the map

scene-turn = turn { $turn } of { $turns }
scene-rout = Rout Points: { $first } { $first_points } of { $first_level }, { $second } { $second_points } of { $second_level }
replay-final-score = Rout Points
brief-scene-rout = { $first_points }/{ $first_level } : { $second_points }/{ $second_level }
scene-initiative = { $side } has the initiative.{ $passes ->
    [0] {""}
    [one] {" "}One pass in a row.
   *[other] {" "}{ $passes } passes in a row.
}
scene-phase = { $busho } gives orders: phase { $phase } of 3, Momentum { $momentum }.
scene-army = { $side }: Rout Points { $points } of { $level }, heads taken { $heads }, activations left { $activation }, Trumps left { $trumps }.
type-Busho = Busho
type-Samurai = Samurai
table-your-fleet = Your army
table-forces-damaged = Disordered { $count }
table-forces-lost = Eliminated { $count }
table-places = { $count ->
    [one] one choice
   *[other] { $count } choices
}
table-help-pick = Choose a unit: the hexes it can reach light up, with the movement points it would have left, and so do the zones of control.
table-help-place = Choose a lit hex: the unit goes there by the cheapest way, and stops if the enemy reacts. Gold corners turn it.
table-help-end = Halt when it stands well; undo takes back a step. A hex that is not lit tells you why not.
replay-lost = units eliminated, { $first } and { $second }
replay-no-losses = No unit eliminated so far
key-unit = Troop Quality { $tq }, Movement Allowance { $ma }. The wedge: where it faces. Crest and colour: its contingent
key-disordered = Aslant, with a torn edge: Disordered, with lower values unless it shoots. The figure on the left: its hits ({ $hits })
key-busho = A Busho with his Momentum ({ $momentum }). Crown: he leads the army. Faint: Inactive. Struck through: Finished
key-samurai = A Samurai: range { $range }, Combat { $combat }, Endurance { $endurance }

## Kinds of units, ground, facings, formations

type-KB = Kibamusha, mounted samurai (KB)
type-KBH = Hatamoto, mounted guard (KBH)
type-KB-B = Kibamusha with bows (KB-B)
type-SI = samurai infantry (SI)
type-SI-B = samurai infantry with bows (SI-B)
type-AS = Ashigaru with spears (AS)
type-AS-T = Ashigaru with teppo (AS-T)
type-AS-B = Ashigaru with bows (AS-B)
type-Honjin = Honjin, the camp of the So-Taisho

terrain-clear = clear
terrain-woods = woods
terrain-village = village
terrain-paddy = paddy
terrain-rough = rough
terrain-marsh = marsh
terrain-castle = castle
terrain-water = water

hexside-stream = stream
hexside-ford = ford
hexside-river = river
hexside-bridge = bridge
hexside-treeline = tree line
hexside-palisade = palisade
hexside-wall = wall

slope-up1 = one level up
slope-up2 = two levels up
slope-up3 = three levels up or more
slope-down1 = one level down
slope-down2 = two levels down
slope-down3 = three levels down or more

# The top of the map counts as north, whatever the compass says: hence the arrows.
facing-NE = NE ↗
facing-E = E →
facing-SE = SE ↘
facing-SW = SW ↙
facing-W = W ←
facing-NW = NW ↖

formation-close = close order
formation-open = open order

place-routed = routed
place-lost = eliminated
place-waiting = still to come
place-pool = not drawn yet

## How a match ends

ending-routed = an army is routed
ending-both_routed = both armies are routed, decided by the heads taken
ending-last_turn = the last turn is over, decided by how near each army is to its Rout Level

## Where we are

crumb-Campaign = The battle
crumb-SetUp = Set-up
crumb-Turn = Turn { $turn }
crumb-Activation = Activation
crumb-Command = Command
crumb-TrumpWindow = Trump
crumb-Run = { $bushos }
crumb-Fate = Fate of { $busho }
crumb-Phase = { $kind ->
    [orders] Orders of { $bushos }
    [withdrawal] Active Withdrawal of { $bushos }
    [rally] Rally of { $bushos }
    [busho_movement] Busho Movement Order of { $bushos }
    [challenge] Challenge Phase of { $bushos }
   *[other] Phase of { $bushos }
}
crumb-Orders = Movement and fire
crumb-UnitMove = Move of { $unit }
crumb-Reactions = Reactions
crumb-ReactionWithdrawal = Withdrawal of { $unit }
crumb-ActiveWithdrawal = Movement
crumb-UnitWithdrawal = Withdrawal of { $unit }
crumb-Banzai = Banzai
crumb-BushoRide = Ride of { $busho }
crumb-BushoMovementOrder = Busho Movement Order
crumb-LoneBusho = { $busho } alone
crumb-Displacement = Refuge of { $busho }
crumb-Rehousing = Refuge

## Set-up (6.64)

ask-formations = Formations: close order, or open order for those you choose
send-formations = Take the field
sent-formations = { $count ->
    [0] all in close order
   *[other] { $count } in open order
}
slip-Form = { $unit } in { $formation }
brief-Form = { $formation }
verb-Form = form up
cell-formation = Formation
option-FormUp = { $slips_count ->
    [0] form up, all in close order
    [one] form up, with { $slips_count } formation chosen
   *[other] form up, with { $slips_count } formations chosen
}
brief-FormUp = { $slips_count ->
    [0] all in close order
    [one] { $slips_count } formation chosen
   *[other] { $slips_count } formations chosen
}
event-ArmiesDeployed = The armies take the field
event-FormationsTaken = { $side }, in open order: { $open_order_count ->
    [0] nobody
   *[other] { $open_order }
}
why-not-a-formation = Only formations can be chosen now.
why-knows-no-formation = { $unit } knows no formations: only spearmen and swordsmen, on foot or mounted, do (AS, SI, KB, KBH).
why-formed-up-already = The formation of { $unit } has already been chosen.

## The turn and its end (3, 12)

event-TurnBegan = Turn { $turn }
event-InitiativeRolled = { $side_id ->
    [none] Initiative: a tie
   *[other] Initiative: { $side }
} (dice { $dice }, totals { $totals })
event-Reorganised = Reorganisation: no Busho is Finished any more, and all units may fire again
event-RoutPointsCounted = { $side }: { $points } of { $level } Rout Points, heads taken: { $heads }
event-MatchDecided = { $winner_id ->
    [none] Draw: { $how ->
        [both_routed] both armies are routed, with the same number of heads taken
       *[other] the last turn is over, and both armies are equally near to their Rout Level
    }
   *[other] { $winner } wins: { $how ->
        [routed] the enemy army is routed
        [both_routed] both armies are routed, but more heads taken
       *[last_turn] the last turn is over, and the enemy is nearer to the Rout Level
    }
}
event-ChoiceDeclined = { $side }, { $ask ->
    [activate] no further activation
    [trump] no Trump
    [resurrection] nobody is raised
    [order] no further orders
    [withdraw] no further unit withdraws
    [move-on] halt
    [face-after] facing as before
    [react] no further reaction
    [ride] the Busho stays
    [send-bushos] no further Busho moves
    [lone-busho] the Busho flees to his men
    [follow] the Busho stays behind
    [reaction-fire] no further shot
    [reply] no shot in reply
    [attack] no further attack
    [challenge] no challenge
    [samurai] nobody goes out
    [boats] the boats hold their fire
    [rumour] no rumour
    [inspire] nobody regroups
   *[samurai-acts] the Samurai stays
}

## Activation (5.2)

ask-activate = Choose a contingent to activate, or stop (activation points left: { $points })
option-Activate = activate { $busho }
option-EndActivation = activate nobody else
event-StatusDetermined = { $side }, Active because the enemy is near: { $active_count ->
    [0] nobody
   *[other] { $active }
}
event-ContingentActivated = { $side } activates { $busho }
event-ContingentHesitated = { $side }: { $busho } hesitates, die { $die } against { $rating }
why-not-while-activating = This is the Activation Phase: activate a contingent, or nobody else.
why-not-your-contingent = { $busho } is not one of your Bushos.
why-active-already = The contingent of { $busho } is already Active.
why-has-no-busho = The contingent of { $busho } has lost its Busho: it stays Inactive until another leads it.
why-enters-later = The contingent of { $busho } is not on the field yet: its turn to enter comes later.
why-busho-is-finished = { $busho } is Finished: he gives no more orders this turn.
why-no-point-left = You have no activation point left this turn.
why-busho-out-of-range = { $busho } is out of reach: a So-Taisho who has left his Honjin commands only the Bushos within his Command Range, and a dead one commands nobody.
why-contingent-is-inactive = The contingent of { $busho } is Inactive.

## Who gives orders (5.1, 5.5, 5.7)

ask-designate = You have the initiative. Choose who gives orders, or pass
ask-one-of-two = They do not act together. Choose one of the two, who then needs a roll for Continuity, or pass
ask-continuity = Keep the initiative on { $rating } or less (die 0 to 9): choose the next Busho, or pass
ask-alone-or-together = The initiative is kept. Choose whether he acts alone or tries to act together with another
option-Designate = { $busho } gives orders
option-Coordinate = { $busho } and { $other } together
option-Pass = pass
event-Passed = { $side } passes
event-InitiativePassed = Initiative: { $side }
event-ContinuityRolled = { $side }, Continuity with { $busho }: die { $die } against { $rating } – { $succeeded ->
    [yes] initiative kept
   *[no] initiative lost
}
event-CoordinationRolled = { $side }, { $bushos } together: die { $die } against { $ratings } – { $succeeded ->
    [yes] they act as one
   *[no] no coordination
}
why-not-while-designating = Choose a Busho to give orders now, or pass.
why-discord = Discord: no two contingents of this army act together.
why-not-the-designated = { $busho } was chosen: he acts, alone or together with another.
why-two-in-their-order = Name the two Bushos in the order of their contingents, each once.
why-one-of-the-two = { $busho } is not one of the two who tried to act together.
why-coordination-tried = Only one attempt to act together is allowed before the next phase.

## Momentum, fate and Trump (5.4, 5.6)

ask-momentum = Another phase for { $bushos } on { $rating } or less (die 0 to 9{ $bushos_count ->
    [one] {""}
   *[other] , plus 1 for two
}): roll?
ask-resurrection = Fate is kind: choose a Busho of an Active contingent, Finished or not, for a phase, or decline
ask-trump = { $bushos } would act next. Snatch the initiative on { $rating } or less (die 0 to 9)? Trumps left this turn: { $left }.
option-TryMomentum = roll for Momentum
option-Trump = Trump with { $busho }
option-Decline = decline
event-MomentumRolled = Momentum of { $bushos }: die { $die }{ $added ->
    [0] {""}
   *[other] {" "}+ { $added }
} against { $rating } – { $succeeded ->
    [yes] another phase
   *[no] no further phase
}
event-FateRolled = Fate of { $busho }: die { $die } – { $fate ->
    [resurrection] the enemy may raise a Busho
    [doubt] doubt
   *[nothing] nothing happens
}
event-DoubtRolled = Doubt of { $busho }: dice { $dice }, So-Taisho and Busho in total { $totals } – { $doubts ->
    [yes] he withdraws
   *[no] he stays loyal
}
event-TrumpRolled = { $side }, Trump with { $busho }: die { $die } against { $rating } – { $succeeded ->
    [yes] initiative snatched
   *[no] in vain
}
event-BushoFinished = { $busho } is Finished: { $why ->
    [withdrew] he has withdrawn
    [third_phase] third phase
    [no_more_orders] he can give no more orders
    [risen] raised for one phase only
    [declined] no Momentum wanted
    [no_momentum] no Momentum
    [trumped] trumped
    [champion] he has sent a champion
    [grazed] grazed
   *[wounded] wounded
}
why-not-at-momentum = The only question now is whether to roll for Momentum.
why-not-at-a-resurrection = The only question now is which Busho is raised, if any.
why-not-while-trumping = The only question now is whether to try a Trump.
why-no-trump-left = You have no Trump left this turn.
why-momentum-too-low = The Momentum of { $busho } is too low: it must be at least that of the Busho he trumps.
why-could-do-nothing = { $busho } has nobody who could move, fire or fight, and after a Trump somebody must.

## Phases and orders (5.3)

ask-phase = { $bushos }: choose what this phase is for
ask-order = Choose a unit and its order, or end the orders
option-GiveOrders = orders: move, fire, attack
option-OrderWithdrawal = Active Withdrawal
option-OrderRally = rally routed units
option-OrderBushoMovement = Busho Movement Order
option-DeclareChallenge = challenge by a Samurai
option-Move = move { $unit }
brief-Move = move
way-Move = move
option-Reform = change formation: { $unit }
brief-Reform = change formation
way-Reform = change formation
option-RemoveHits = remove hits: { $unit }
brief-RemoveHits = remove two hits
way-RemoveHits = remove two hits
option-Regroup = regroup { $unit }
brief-Regroup = regroup
way-Regroup = regroup
option-EndOrders = no more orders
event-PhaseBegan = { $side }: phase of { $bushos }{ $out_of_command_count ->
    [0] {""}
   *[other] . Non-Commanded: { $out_of_command }
}
event-PhaseDeclared = { $bushos }: { $kind ->
    [orders] orders
    [withdrawal] Active Withdrawal
    [rally] Rally
    [busho_movement] Busho Movement Order
   *[challenge] Challenge
}
event-PhaseEnded = { $side }: end of the phase
why-not-while-declaring = First say what this phase is for.
why-coordinated-give-orders = Two Bushos who act together can only give orders.
why-must-act-after-trump = After a Trump the contingent has to move, fire or fight.
why-nobody-to-rally = This contingent has no routed unit.
why-only-the-so-taisho = Only the So-Taisho can give a Busho Movement Order.
why-not-in-his-honjin = For a Busho Movement Order the So-Taisho must be in his Honjin and have a Busho to send.
why-not-while-ordering = Give orders to units now: move, fire, change formation, remove hits, regroup.
why-no-momentum-now = Momentum is rolled for at the end of a phase, by the Busho whose phase it was, if he is not Finished: for at most two more phases a turn.
why-nothing-to-trump = A Trump answers only a Continuity or a Momentum that the enemy has just won.
why-activation-is-over = Contingents are activated in the Activation Phase; after it only a Trump or an enemy attack in shock makes one Active.
why-shock-comes-later = Shock is not ordered: it comes in its own segment, when all orders have been given.
why-busho-moves-last = A Busho moves when all orders of his phase have been given; other Bushos move only by a Busho Movement Order.
why-orders-are-over = A Busho moves after his orders: no unit can be given another one in this phase.
why-one-thing-a-phase = A phase is for one thing, and this one has already been declared: orders, withdrawal, rally, Busho movement or challenge.
why-not-on-the-map = { $unit } is not on the map.
why-honjins-never-move = { $unit } never moves.
why-not-in-phase = { $unit } does not belong to the contingent in phase.
why-has-acted = { $unit } has already carried out an order in this phase.
why-is-engaged = { $unit } is Engaged: it can only fight its enemy.
why-cannot-move = { $unit } cannot move: an enemy zone of control (ZOC) holds it, or it has no movement points.
why-no-volley = { $unit } and the others cannot fire a volley at { $target }: it takes two or three AS-T, side by side, that have not moved.
why-not-commanded = { $unit } is Non-Commanded: it cannot change formation.
why-is-disordered = { $unit } is Disordered: it cannot change formation.
why-beside-the-enemy = { $unit } stands next to an enemy: it cannot change formation.

## Movement, facing, formation (6.1 to 6.3, 6.6, 6.7, 7)

ask-move-on = { $unit } in { $hex }: choose a hex, a facing or a target, or halt (movement points left: { $left })
option-Enter = to { $hex }
way-Enter = go there
option-Turn = face { $facing }
way-Turn = face there
option-Halt = halt
event-MoveBegan = { $unit } sets out, movement points: { $points }
event-UnitEntered = { $unit } to { $hex } (MP: { $cost })
event-UnitTurned = { $unit } faces { $facing }{ $cost ->
    [0] {""}
   *[other] {" "}(MP: { $cost })
}
event-RiderBound = { $unit } has spent its last point on the way to the enemy: it must charge
event-FormationChanged = { $unit } changes to { $formation }
event-FacingTried = { $unit } tries to turn
event-UnitFaced = { $unit } faces { $facing }
why-not-while-moving = { $unit } is on the move: choose a hex, a facing or a target, or halt first.
why-another-unit-moves = Another unit is on the move now, not { $unit }.
why-move-or-fire = { $unit } is Non-Commanded: it moves or fires, but not both.
why-not-next-to-it = That hex is not next to { $unit }.
why-not-in-front = That hex is not in front of { $unit }: turn first.
why-closed-to-it = The ground there is closed to { $unit }: terrain, hexside or slope.
why-enemy-there = An enemy stands there: { $unit } cannot enter.
why-not-through-a-honjin = { $unit } cannot pass through a Honjin.
why-friend-in-zoc = A friendly unit stands there in an enemy ZOC, where { $unit } would have to stop.
why-not-on-top-of-a-friend = { $unit } is in the hex of a friendly unit and has to go on.
why-no-way-on = { $unit } could not leave the hex of the friendly unit again: there is no free hex within its movement points.
why-too-few-points = { $unit } has too few movement points for that.
why-last-point = { $unit } would come next to an enemy with its last movement point: it must have one left.
why-must-stop-in-zoc = { $unit } has come into an enemy ZOC and has to stop.
why-from-zoc-into-zoc = { $unit } cannot go from one enemy ZOC straight into another.
why-in-several-zones = { $unit } stands in the ZOC of several enemies and cannot turn.
why-turned-in-zoc = { $unit } has turned in an enemy ZOC and can no longer leave it.
why-turn-would-rout = { $unit } would be routed: a turn in woods or a village costs a hit.
why-faces-there-already = { $unit } already faces that way.
why-disordered-into-zoc = { $unit } is Disordered and cannot enter an enemy ZOC.
why-uncommanded-into-zoc = { $unit } is Non-Commanded and cannot enter an enemy ZOC.
why-uncommanded-out-of-zoc = { $unit } is Non-Commanded and cannot leave an enemy ZOC.
why-uncommanded-beside-enemy = { $unit } is Non-Commanded and cannot come next to an enemy.

## Reactions (6.45 to 6.49, 7.17, 7.18)

ask-react = { $unit } is near. Choose a unit to withdraw or turn, or stand fast
ask-withdraw-to = Choose the hex that { $unit } withdraws to
ask-face-after = Choose the facing of { $unit }
option-Withdraw = { $unit } withdraws
brief-Withdraw = withdraw
way-Withdraw = withdraw
option-Face = { $unit } faces { $facing }
brief-Face = face { $facing }
way-Face = face { $facing }
option-StandFast = stand fast
event-WithdrawalBegan = { $unit } is about to withdraw
event-UnitWithdrew = { $unit } withdraws to { $hex }{ $through_id ->
    [none] {""}
   *[other] {" "}through { $through }
}
why-react-or-stand-fast = An enemy has come near: withdraw, turn, or stand fast.
why-not-one-of-yours = { $unit } is not one of your units that could react.
why-not-that-near = { $unit } is more than two hexes from { $mover }.
why-has-charged = { $unit } has been provoked into a charge: it attacks and does not react.
why-is-in-zoc = { $unit } stands in an enemy ZOC and cannot react.
why-does-not-see-it = { $unit } does not see { $mover }.
why-not-before-kibamusha = { $unit } has no time to do that when riders come.
why-nowhere-to-withdraw = { $unit } has no hex to withdraw to.
why-has-tried-to-turn = { $unit } has already tried to turn in this phase.
why-one-corner-only = { $unit } may turn by only one corner of its hex.
why-not-while-withdrawing = The only question now is to which hex it withdraws.
why-withdraws-onto-unit = { $unit } cannot withdraw to { $hex }: another unit stands there.
why-withdraws-into-zoc = { $unit } cannot withdraw to { $hex }: an enemy ZOC reaches there.
why-withdraws-one-hex = { $unit } withdraws one hex only, or through a friendly unit next to it to the hex behind that one: not to { $hex }.
why-still-near-the-mover = { $unit } cannot withdraw to { $hex }: it must end more than two hexes from the approaching enemy.
why-not-while-facing = The only question now is which way it faces.

## Active Withdrawal and Banzai (6.4, 6.5)

ask-withdraw = Active Withdrawal: choose a unit to withdraw, or end it
ask-banzai = { $unit } cannot hold back: choose whom it rushes at
option-ChargeAt = rush at { $unit }
event-RushBegan = Banzai: { $unit } rushes at { $target }
event-UnitRushed = { $unit } rushes to { $hex }, facing { $facing }
event-SeppukuRolled = Shame of { $busho }: die { $die } against { $rating } – { $dies ->
    [yes] seppuku
   *[no] he lives on
}
why-not-in-a-withdrawal = In an Active Withdrawal units withdraw; those far from every enemy may remove hits or regroup.
why-must-withdraw = { $unit } is within two hexes of an Active enemy: it has to withdraw first.
why-too-near-to-rest = { $unit } is within two hexes of an enemy: too near to rest.
why-has-not-heard = { $unit } is Engaged and has not heard the order: it stays and fights.
why-too-far-to-withdraw = { $unit } cannot get as far as { $hex }: movement points, closed ground or enemy ZOCs stop it before.
why-still-near-active-enemy = { $unit } cannot withdraw to { $hex }: an Active enemy is within two hexes of it.
why-not-while-rushing = The only question now is whom it rushes at.
why-not-the-nearest-prey = { $unit } is not the nearest of those that withdraw.

## Bushos (4.6, 4.7)

ask-ride = Choose where { $busho } rides, or let him stay
ask-send-bushos = Choose the next Busho to move, or end the order
ask-lone-busho = Enemies on foot come near { $busho }, who is alone. Choose a hex for him, or let him flee to his men
ask-shelter = { $busho } has lost his unit. Choose the one he joins
option-Send = send { $busho }
option-Ride = ride to { $hex }
way-Ride = ride there
option-Stay = stay
option-Shelter = join { $unit }
way-Shelter = join it
event-BushoSent = { $busho } is to move
event-BushoRode = { $busho } rides to { $hex }
event-BushoThreatened = { $busho } is alone and riders come: die { $die } – { $caught ->
    [yes] caught
   *[no] he gets away
}
event-BushoSheltered = { $busho } finds refuge in { $hex }
why-not-while-a-busho-rides = A Busho moves now: choose a hex, or let him stay.
why-is-there-already = { $busho } is already in { $hex }.
why-busho-among-enemies = { $busho } cannot ride to { $hex }: an enemy stands there.
why-busho-into-zoc = { $busho } cannot ride to { $hex }: it is in an enemy ZOC, and none of your units is there.
why-closed-to-busho = { $busho } has no way to { $hex }: the ground is closed to him.
why-too-far-for-busho = { $hex } is too far for { $busho }.
why-not-while-bushos-move = Bushos move now: choose one, or end the order.
why-has-moved-already = { $busho } has already moved.
why-not-a-subordinate = { $busho } is not one of the Bushos whom your So-Taisho can send.
why-not-while-a-busho-is-alone = A Busho is in danger: choose a hex for him, or let him flee to his men.
why-no-withdrawal-for-busho = { $busho } cannot withdraw to { $hex }: it must be next to him, open to him, in no enemy ZOC, and more than two hexes from the approaching enemy.
why-not-while-seeking-shelter = The only question now is which unit a Busho joins.
why-not-the-nearest-unit = { $unit } is not the nearest to { $busho }; units of his own contingent come first.

## Standing answers

span-move = This move
span-phase = This phase
span-turn = This turn
settle-reaction-fire-HoldFire = no reaction fire
settle-reaction-fire-FireBack = reaction fire
settle-reply-HoldFire = no return fire
settle-reply-FireBack = return fire
settle-react-StandFast = stand fast when an enemy comes near
settle-react-Withdraw = withdraw when an enemy comes near
settle-face-after-Halt = keep the facing after a withdrawal or an advance
settle-lone-busho-Stay = flee to his men when alone
settle-trump-Decline = no Trump

## What it is about

goal = Two armies of contingents, each under its Busho. Units that are routed or eliminated cost Rout Points (KB 6, SI 5, AS 3, those that shoot 2 to 5); heads taken in duels make up for some of them. An army that has reached its Rout Level at the end of a turn has lost.
goal-turn = One turn: both So-Taishos roll for the initiative, then each activates contingents. The side with the initiative lets a Busho give orders: his units move and fire, then fight. With Momentum he acts up to three times; with Continuity another follows; a Trump snatches the initiative. Two passes in a row end this. Then contingents may flee, and Rout Points are counted.
goal-nunobeyama-amako = You are the Amako, outnumbered on a mountain. Two ravines lead up to your camp: close them with spearmen and swordsmen, fire down on whoever climbs, and do not run after those who give way. Keep somebody to watch the back path.
goal-nunobeyama-mori = You are the Mori, three units to two. Climb by both ravines, so that the enemy cannot shift his men, wear him down by fire before you attack uphill, and send a contingent round by the back path to the camp on the summit.
goal-suriagehara-date = You are the Date, with nine contingents and three activation points. Morikuni in front may have to give way; activate those that you need next, bring teppo and bows up, and let Shigezane and Katakura strike when the enemy is shaken.
goal-suriagehara-ashina = You are the Ashina, fewer than the enemy but ready first. Break the enemy’s front line with Takazane and Moritane before the others come up, and keep Sase and Hirata on the wings. Disordered units that rest in time recover.
goal-nagakute-tokugawa = You are the Tokugawa, with three large contingents and the best command of all: high Initiative and three Trumps. Let the enemy wade through the paddies under your teppo, then charge down with Ii.
goal-nagakute-ikeda = You are the Ikeda. Wet fields slow every attack, so shoot first, then cross them with many units at once; Mori’s contingent hits hardest. When a contingent has lost half its units it may flee, and two that flee are enough to lose the day.
goal-mimasetoge-takeda = You are the Takeda, with the best riders. Baba holds the road at the pass; Yamagata’s fifteen units come by the other pass and fall on the flank. Three activation points a turn, three Trumps: strike where the enemy has no answer left.
goal-mimasetoge-hojo = You are the Hojo: two great contingents and one activation point a turn. Fall on Baba at once, before Yamagata arrives, and use Momentum: each contingent is strong enough to break the enemy alone.
goal-mimigawa-shimazu = You are the Shimazu, with seven small contingents. Let the enemy come over the river, give way with Tadahira, whose Engaged men withdraw without a test, and strike the pursuers from both sides.
goal-mimigawa-otomo = You are the Otomo, with more men and one activation point. Contingents become Active by themselves when the enemy is near: advance on a broad front, cross the river together, and do not let a feigned withdrawal draw you on.
goal-okitanawate-shimazu = You are the Shimazu and the Arima, outnumbered behind a fence. Hold the gate of the causeway, fire at whoever is stuck in the mud, and strike where he comes out of it. Akahoshi’s swordsmen are the best on the field.
goal-okitanawate-ryuzoji = You are the Ryuzoji, with numbers and bad ground. Only open order goes through the mud, and the fence favours the enemy: send Nabeshima by the mountain and Egami by the beach as well. The head of your So-Taisho is worth ten points.
goal-tennoji-toyotomi = You are the Toyotomi, one against two. You win by one great blow: Sanada from Chausuyama and Mori before the temple, together if you can, through the first line and at Ieyasu’s camp, whose fall costs the enemy ten points.
goal-tennoji-tokugawa = You are the Tokugawa, two against one, with twelve contingents and three activation points. Do not let your first line be broken alone: bring the second up behind it, wear out Sanada and Mori, and guard Ieyasu’s camp.

goal-know = Five things to know. 1: Only Active contingents get orders; those near the enemy stay Active by themselves, the others need an activation point. 2: A unit enters only the two hexes in front of it and stops in the ZOC of an enemy; a unit that has moved into contact must attack. 3: As many hits as its TQ disorder a unit, and as many again as its lower TQ rout it; units that shoot are eliminated at once. 4: From flank or rear hits are doubled, and each additional attacker is worth two columns. 5: Units within as many hexes of their Busho as his Momentum, or linked to such a unit by neighbours, are Commanded; the others can do little.
goal-amako = You are the Amako, few men on a mountain with only two ways up. Let the Mori come: Yokomichi holds the Nakayama climb, Ushio the Mizutani climb, and whoever attacks uphill pays in columns. Turn your teppo and bows down the slope: they fire at everyone who enters the hexes in front of them. Keep Tachihara and Moriwaki close behind, and somebody on the back path. Stay in the Honjin: from there you command every contingent.
goal-mori = You are the Mori, with more men and two climbs to fight your way up. Bring Kikkawa to the Nakayama climb and Kobayakawa to the Mizutani climb, each in a line; shoot before you strike, and set two units on one. Activate Kumagai and send him round by the back path: the summit is open from behind. Kikkawa and Kobayakawa have the best Momentum, so try for a second phase with them.
goal-date = You are the Date, with many contingents, most of which begin Inactive. Activate those that can reach the enemy together, and let Katakura and Shigezane strike behind the teppo of Katahira and Ouchi. Morikuni stands alone in front: support him, or draw him back. Masamune’s own contingent is your reserve; leave him in the Honjin.
goal-ashina = You are the Ashina, outnumbered on an open moor. Tomita Takazane and Inawashiro Moritane begin Active: break Morikuni before the others come up. Kibamusha charge best on clear ground; after a Norikuzushi they are Disordered, so keep infantry beside them. Keep your line short and your flanks covered.
goal-tokugawa = You are the Tokugawa. At Nagakute you have the better So-Taisho: trump when it hurts, strike with Ii Naomasa, and let your teppo fire at those who wade through the paddies. At Tennoji you have the numbers: hold the first shock, wear it down, and keep the Honjin covered, for its loss can cost Rout Points.
goal-ikeda = You are the Ikeda, with few and large contingents. Yukisuke begins Active: fight where you are first, and cross wet fields only by the road or out of range. Mori Nagayoshi is your best fighter. One large contingent that flees can lose the battle: withdraw it while it can still recover.
goal-takeda = You are the Takeda, with the better commanders: Momentum and Trumps are on your side. All your contingents begin Inactive; activate Baba to hold the pass, and Yamagata, whose strong contingent comes round by the Shida pass. Gain time until he is on their flank.
goal-hojo = You are the Hojo, with two great contingents and little activation. Keep them together: linked by neighbours all of Ujiteru’s units are Commanded, and near the enemy they stay Active by themselves. Break Baba at the pass before Yamagata comes, and turn some units towards the Shida pass in time.
goal-shimazu = You are the Shimazu. At Mimigawa give way in the middle, let the Otomo come over the river one by one and strike from both sides; Tadahira’s men break off without a roll. At Okitanawate hold the gate and the fence: whoever attacks out of the mud attacks badly. Ijuin holds the beach, Niiro the mountain.
goal-otomo = You are the Otomo, with more men and little activation. Contingents near the enemy stay Active by themselves: choose where you want to be close. Takita and Saeki begin Active; cross the river together, not one by one, and do not run after a Shimazu who gives way.
goal-ryuzoji = You are the Ryuzoji, with far more men on bad ground. Close order cannot enter the mud: keep to the roads, or open your ranks. Do not storm the fence alone in the middle; bring Nabeshima along the mountain and Egami along the beach, and shoot before you strike.
goal-toyotomi = You are the Toyotomi, outnumbered two to one. Sanada and Mori Katsunaga begin Active: fall on one contingent after the other, try for Momentum each time, and make for the Honjin of Ieyasu, whose loss can cost the Tokugawa Rout Points. Your famous men win duels, and every head takes Rout Points off.
intro = RAN: seven battles of samurai armies, 1569 to 1615. Contingents, their commanders, and duels between the lines: one or two evenings for two players.

## Bushos: the name of the contingent, the man’s own, and who would take over from him

busho-yamanaka = Yamanaka
busho-tachihara = Tachihara
busho-moriwaki = Moriwaki
busho-yokomichi = Yokomichi
busho-ushio = Ushio
busho-mori = Terumoto
busho-kikkawa = Kikkawa
busho-kobayakawa = Kobayakawa
busho-shishido = Shishido
busho-kumagai = Kumagai
busho-masamune = Masamune
busho-morikuni = Morikuni
busho-katakura = Katakura
busho-shigezane = Shigezane
busho-shiroishi = Shiroishi
busho-katahira = Katahira
busho-ouchi = Ouchi
busho-hamada = Hamada
busho-oniniwa = Oniniwa
busho-ashina = Yoshihiro
busho-takazane = Takazane
busho-moritane = Moritane
busho-sase = Sase
busho-kanagami = Kanagami
busho-matsumoto = Matsumoto
busho-ujizane = Ujizane
busho-hirata = Hirata
busho-tokugawa = Ieyasu
busho-ii = Ii
busho-oda = Oda
busho-tsuneoki = Tsuneoki
busho-nagayoshi = Mori
busho-yukisuke = Yukisuke
busho-terumasa = Terumasa
busho-shingen = Shingen
busho-baba = Baba
busho-yamagata = Yamagata
busho-katsuyori = Katsuyori
busho-asari = Asari
busho-ujikuni = Ujikuni
busho-ujiteru = Ujiteru
busho-yoshihisa = Yoshihisa
busho-tadahira = Tadahira
busho-toshihisa = Toshihisa
busho-iehisa = Iehisa
busho-yukihisa = Yukihisa
busho-ijuin = Ijuin
busho-hongo = Hongo
busho-tawara = Tawara
busho-takita = Takita
busho-saeki = Saeki
busho-kamachi = Kamachi
busho-tsunokuma = Tsunokuma
busho-yoshihiro = Yoshihiro
busho-saito = Saito
busho-yoshioka = Yoshioka
busho-shimazu = Iehisa
busho-akahoshi = Akahoshi
busho-arima = Arima
busho-niiro = Niiro
busho-ryuzoji = Takanobu
busho-ogawa = Ogawa
busho-nabeshima = Nabeshima
busho-egami = Egami
busho-goto = Goto
busho-harunaga = Harunaga
busho-sanada = Sanada
busho-fukushima = Fukushima
busho-ehara = Ehara
busho-katsunaga = Mori
busho-harufusa = Harufusa
busho-akashi = Akashi
busho-ieyasu = Ieyasu
busho-tadatomo = Tadatomo
busho-sakakibara = Sakakibara
busho-sakai = Sakai
busho-matsudaira = Matsudaira
busho-tomimasa = Tomimasa
busho-mizuno = Mizuno
busho-maeda = Maeda
busho-naotaka = Ii
busho-todo = Todo
busho-hidetada = Hidetada
busho-date = Date

leader-yamanaka = Yamanaka Yukimori (Shikanosuke)
leader-tachihara = Tachihara Hisatsuna
leader-moriwaki = Moriwaki Hisayori
leader-yokomichi = Yokomichi Masamitsu
leader-ushio = Ushio Danjo-no-jo
leader-mori = Mori Terumoto
leader-kikkawa = Kikkawa Motoharu
leader-kobayakawa = Kobayakawa Takakage
leader-shishido = Shishido Takaie
leader-kumagai = Kumagai Nobunao
leader-masamune = Date Masamune
leader-morikuni = Inawashiro Morikuni
leader-katakura = Katakura Kagetsuna
leader-shigezane = Date Shigezane
leader-shiroishi = Shiroishi Munezane
leader-katahira = Katahira Chikatsuna
leader-ouchi = Ouchi Sadatsuna
leader-hamada = Hamada Kagetaka
leader-oniniwa = Oniniwa Tsunamoto
leader-ashina = Ashina Yoshihiro
leader-takazane = Tomita Takazane (Shogen)
leader-moritane = Inawashiro Moritane
leader-sase = Sase Tanetsune
leader-kanagami = Kanagami Moriharu
leader-matsumoto = Matsumoto Genbei
leader-ujizane = Tomita Ujizane
leader-hirata = Hirata Shubou (Suo-no-kami)
leader-tokugawa = Tokugawa Ieyasu
leader-ii = Ii Naomasa
leader-oda = Oda Nobukatsu
leader-tsuneoki = Ikeda Tsuneoki (Nobuteru)
leader-nagayoshi = Mori Nagayoshi
leader-yukisuke = Ikeda Yukisuke (Motosuke)
leader-terumasa = Ikeda Terumasa
leader-shingen = Takeda Shingen
leader-baba = Baba Nobufusa
leader-yamagata = Yamagata Masakage
leader-katsuyori = Takeda Katsuyori
leader-asari = Asari Nobutane
leader-ujikuni = Hojo Ujikuni
leader-ujiteru = Hojo Ujiteru
leader-yoshihisa = Shimazu Yoshihisa
leader-tadahira = Shimazu Tadahira (Yoshihiro)
leader-toshihisa = Shimazu Toshihisa
leader-iehisa = Shimazu Iehisa
leader-yukihisa = Shimazu Yukihisa (Mochihisa)
leader-ijuin = Ijuin Tadamune
leader-hongo = Hongo Hisamori
leader-tawara = Tawara Chikakata
leader-takita = Takita Shigekane
leader-saeki = Saeki Korenori (Soten)
leader-kamachi = Kamachi Akimori
leader-tsunokuma = Tsunokuma Sekiso
leader-yoshihiro = Yoshihiro Shigenobu
leader-saito = Saito Shigezane
leader-yoshioka = Yoshioka Akioki
leader-shimazu = Shimazu Iehisa
leader-akahoshi = Akahoshi Muneie
leader-arima = Arima Harunobu
leader-niiro = Niiro Tadamoto
leader-ryuzoji = Ryuzoji Takanobu
leader-ogawa = Ogawa Nobutoshi
leader-nabeshima = Nabeshima Naoshige
leader-egami = Egami Ietane
leader-goto = Goto Ienobu
leader-harunaga = Ono Harunaga
leader-sanada = Sanada Nobushige (Yukimura)
leader-fukushima = Fukushima Masamori
leader-ehara = Ehara Takatsugu
leader-katsunaga = Mori Katsunaga
leader-harufusa = Ono Harufusa
leader-akashi = Akashi Teruzumi (Zento)
leader-ieyasu = Tokugawa Ieyasu
leader-tadatomo = Honda Tadatomo
leader-sakakibara = Sakakibara Yasukatsu
leader-sakai = Sakai Ietsugu
leader-matsudaira = Matsudaira Tadanao
leader-tomimasa = Honda Tomimasa
leader-mizuno = Mizuno Katsunari
leader-maeda = Maeda Toshitsune
leader-naotaka = Ii Naotaka
leader-todo = Todo Takatora
leader-hidetada = Tokugawa Hidetada
leader-date = Date Masamune

deputy-yamanaka = Mitoya Ietada
deputy-tachihara = deputy of { leader-tachihara }
deputy-moriwaki = deputy of { leader-moriwaki }
deputy-yokomichi = deputy of { leader-yokomichi }
deputy-ushio = deputy of { leader-ushio }
deputy-mori = Kuchiba Michiyoshi
deputy-kikkawa = deputy of { leader-kikkawa }
deputy-kobayakawa = deputy of { leader-kobayakawa }
deputy-shishido = deputy of { leader-shishido }
deputy-kumagai = deputy of { leader-kumagai }
deputy-masamune = Rusu Masakage
deputy-morikuni = deputy of { leader-morikuni }
deputy-katakura = deputy of { leader-katakura }
deputy-shigezane = deputy of { leader-shigezane }
deputy-shiroishi = deputy of { leader-shiroishi }
deputy-katahira = deputy of { leader-katahira }
deputy-ouchi = deputy of { leader-ouchi }
deputy-hamada = deputy of { leader-hamada }
deputy-oniniwa = deputy of { leader-oniniwa }
deputy-ashina = deputy of { leader-ashina }
deputy-takazane = deputy of { leader-takazane }
deputy-moritane = deputy of { leader-moritane }
deputy-sase = deputy of { leader-sase }
deputy-kanagami = deputy of { leader-kanagami }
deputy-matsumoto = deputy of { leader-matsumoto }
deputy-ujizane = deputy of { leader-ujizane }
deputy-hirata = deputy of { leader-hirata }
deputy-tokugawa = Sakakibara Yasumasa
deputy-ii = deputy of { leader-ii }
deputy-oda = deputy of { leader-oda }
deputy-tsuneoki = deputy of { leader-tsuneoki }
deputy-nagayoshi = deputy of { leader-nagayoshi }
deputy-yukisuke = deputy of { leader-yukisuke }
deputy-terumasa = deputy of { leader-terumasa }
deputy-shingen = Takeda Nobukado
deputy-baba = deputy of { leader-baba }
deputy-yamagata = deputy of { leader-yamagata }
deputy-katsuyori = deputy of { leader-katsuyori }
deputy-asari = deputy of { leader-asari }
deputy-ujikuni = deputy of { leader-ujikuni }
deputy-ujiteru = deputy of { leader-ujiteru }
deputy-yoshihisa = Shimazu Tadanaga
deputy-tadahira = deputy of { leader-tadahira }
deputy-toshihisa = deputy of { leader-toshihisa }
deputy-iehisa = deputy of { leader-iehisa }
deputy-yukihisa = deputy of { leader-yukihisa }
deputy-ijuin = deputy of { leader-ijuin }
deputy-hongo = deputy of { leader-hongo }
deputy-tawara = Tawara Chikatsura
deputy-takita = deputy of { leader-takita }
deputy-saeki = deputy of { leader-saeki }
deputy-kamachi = deputy of { leader-kamachi }
deputy-tsunokuma = deputy of { leader-tsunokuma }
deputy-yoshihiro = deputy of { leader-yoshihiro }
deputy-saito = deputy of { leader-saito }
deputy-yoshioka = deputy of { leader-yoshioka }
deputy-shimazu = deputy of { leader-shimazu }
deputy-akahoshi = deputy of { leader-akahoshi }
deputy-arima = deputy of { leader-arima }
deputy-niiro = deputy of { leader-niiro }
deputy-ryuzoji = deputy of { leader-ryuzoji }
deputy-ogawa = deputy of { leader-ogawa }
deputy-nabeshima = deputy of { leader-nabeshima }
deputy-egami = deputy of { leader-egami }
deputy-goto = deputy of { leader-goto }
deputy-harunaga = Hayami Morihisa
deputy-sanada = deputy of { leader-sanada }
deputy-fukushima = deputy of { leader-fukushima }
deputy-ehara = deputy of { leader-ehara }
deputy-katsunaga = deputy of { leader-katsunaga }
deputy-harufusa = deputy of { leader-harufusa }
deputy-akashi = deputy of { leader-akashi }
deputy-ieyasu = Honda Masazumi
deputy-tadatomo = deputy of { leader-tadatomo }
deputy-sakakibara = deputy of { leader-sakakibara }
deputy-sakai = deputy of { leader-sakai }
deputy-matsudaira = deputy of { leader-matsudaira }
deputy-tomimasa = deputy of { leader-tomimasa }
deputy-mizuno = deputy of { leader-mizuno }
deputy-maeda = deputy of { leader-maeda }
deputy-naotaka = deputy of { leader-naotaka }
deputy-todo = deputy of { leader-todo }
deputy-hidetada = deputy of { leader-hidetada }
deputy-date = deputy of { leader-date }

## Samurai

samurai-goto_nobuyasu = Goto Nobuyasu
samurai-harada_munetoki = Harada Munetoki
samurai-tsuda_kageyasu = Tsuda Kageyasu
samurai-ishimoda_kageyori = Ishimoda Kageyori
samurai-yashiro_kageyori = Yashiro Kageyori
samurai-sase_tsuneo = Sase Tsuneo
samurai-onawa_yoshitatsu = Onawa Yoshitatsu
samurai-nikkuni_sadamichi = Nikkuni Sadamichi
samurai-nakanome_moritsune = Nakanome Moritsune
samurai-hariu_morinobu = Hariu Morinobu
samurai-akiage_iorinosuke = Akiage Iorinosuke
samurai-hayakawa_ayunosuke = Hayakawa Ayunosuke
samurai-ueda_sanaenosuke = Ueda Sanaenosuke
samurai-fukada_doronosuke = Fukada Doronosuke
samurai-yabunaka_ibaranosuke = Yabunaka Ibaranosuke
samurai-kikkawa_motonaga = Kikkawa Motonaga
samurai-sugihara_morishige = Sugihara Morishige
samurai-awaya_motozane = Awaya Motozane
samurai-kagawa_harutsugu = Kagawa Harutsugu
samurai-imada_tsunetaka = Imada Tsunetaka
samurai-nagai_naokatsu = Nagai Naokatsu
samurai-ando_naotsugu = Ando Naotsugu
samurai-mizuno_katsunari = Mizuno Katsunari
samurai-watanabe_moritsuna = Watanabe Moritsuna
samurai-kondo_hidemochi = Kondo Hidemochi
samurai-iki_tadatsugu = Iki Tadatsugu
samurai-kagami_hyogo = Kagami Hyogo
samurai-katagiri_hanemon = Katagiri Hanemon
samurai-hayashi_tametada = Hayashi Tametada
samurai-ban_sadamasa = Ban Sadamasa
samurai-hajikano_masatsugu = Hajikano Masatsugu
samurai-hirose_kagefusa = Hirose Kagefusa
samurai-mishina_katayuki = Mishina Katayuki
samurai-sone_masatada = Sone Masatada
samurai-obata_masamori = Obata Masamori
samurai-inomata_kuninori = Inomata Kuninori
samurai-nakayama_ienori = Nakayama Ienori
samurai-yokochi_kenmotsu = Yokochi Kenmotsu
samurai-fuse_dewa_no_kami = Fuse Dewa-no-kami
samurai-hara_tanehide = Hara Tanehide
samurai-honda_chikaharu = Honda Chikaharu
samurai-yamada_arinobu = Yamada Arinobu
samurai-uwai_kakuken = Uwai Kakuken
samurai-ei_hisatora = Ei Hisatora
samurai-kawakami_tadatomo = Kawakami Tadatomo
samurai-saeki_korezane = Saeki Korezane
samurai-hoshino_shigetoyo = Hoshino Shigetoyo
samurai-miike_shigezane = Miike Shigezane
samurai-kitsuki_chikayoshi = Kitsuki Chikayoshi
samurai-usuki_shigetsugu = Usuki Shigetsugu
samurai-kawakami_tadakata = Kawakami Tadakata
samurai-shimazu_toyohisa = Shimazu Toyohisa
samurai-saruwatari_nobumitsu = Saruwatari Nobumitsu
samurai-antoku_sumitoshi = Antoku Sumitoshi
samurai-narimatsu_nobukatsu = Narimatsu Nobukatsu
samurai-hyakutake_tomokane = Hyakutake Tomokane
samurai-eriguchi_nobutsune = Eriguchi Nobutsune
samurai-enjoji_nobutane = Enjoji Nobutane
samurai-kinoshita_masanao = Kinoshita Masanao
samurai-otani_yoshiharu = Otani Yoshiharu
samurai-watanabe_tadasu = Watanabe Tadasu
samurai-sanada_yukimasa = Sanada Yukimasa
samurai-iki_tokatsu = Iki Tokatsu
samurai-mishuku_masatomo = Mishuku Masatomo
samurai-nishio_munetsugu = Nishio Munetsugu
samurai-ogasawara_hidemasa = Ogasawara Hidemasa
samurai-sanada_nobuyoshi = Sanada Nobuyoshi
samurai-hoshina_masamitsu = Hoshina Masamitsu
samurai-miyamoto_musashi = Miyamoto Musashi

## Units: type, contingent, number

unit-honjin_amako = Amako Honjin
unit-honjin_mori = Mori Honjin
unit-honjin_date = Date Honjin
unit-honjin_ashina = Ashina Honjin
unit-honjin_tokugawa = Tokugawa Honjin
unit-honjin_ikeda = Ikeda Honjin
unit-honjin_takeda = Takeda Honjin
unit-honjin_hojo = Hojo Honjin
unit-honjin_shimazu = Shimazu Honjin
unit-honjin_otomo = Otomo Honjin
unit-honjin_ryuzoji = Ryuzoji Honjin
unit-honjin_toyotomi = Toyotomi Honjin

unit-yamanaka_as_t_1 = AS-T { busho-yamanaka } 1
unit-yamanaka_si_b_1 = SI-B { busho-yamanaka } 1
unit-yamanaka_si_1 = SI { busho-yamanaka } 1
unit-yamanaka_si_2 = SI { busho-yamanaka } 2
unit-yamanaka_si_3 = SI { busho-yamanaka } 3
unit-yamanaka_kbh_1 = KBH { busho-yamanaka } 1
unit-tachihara_as_t_1 = AS-T { busho-tachihara } 1
unit-tachihara_as_1 = AS { busho-tachihara } 1
unit-tachihara_si_1 = SI { busho-tachihara } 1
unit-tachihara_si_2 = SI { busho-tachihara } 2
unit-moriwaki_as_b_1 = AS-B { busho-moriwaki } 1
unit-moriwaki_as_1 = AS { busho-moriwaki } 1
unit-moriwaki_as_2 = AS { busho-moriwaki } 2
unit-moriwaki_si_1 = SI { busho-moriwaki } 1
unit-yokomichi_si_b_1 = SI-B { busho-yokomichi } 1
unit-yokomichi_as_1 = AS { busho-yokomichi } 1
unit-yokomichi_si_1 = SI { busho-yokomichi } 1
unit-ushio_as_t_1 = AS-T { busho-ushio } 1
unit-ushio_as_1 = AS { busho-ushio } 1
unit-ushio_si_1 = SI { busho-ushio } 1
unit-mori_as_t_1 = AS-T { busho-mori } 1
unit-mori_as_b_1 = AS-B { busho-mori } 1
unit-mori_as_1 = AS { busho-mori } 1
unit-mori_as_2 = AS { busho-mori } 2
unit-mori_as_3 = AS { busho-mori } 3
unit-mori_si_1 = SI { busho-mori } 1
unit-mori_si_2 = SI { busho-mori } 2
unit-mori_kbh_1 = KBH { busho-mori } 1
unit-kikkawa_as_t_1 = AS-T { busho-kikkawa } 1
unit-kikkawa_as_b_1 = AS-B { busho-kikkawa } 1
unit-kikkawa_as_1 = AS { busho-kikkawa } 1
unit-kikkawa_as_2 = AS { busho-kikkawa } 2
unit-kikkawa_as_3 = AS { busho-kikkawa } 3
unit-kikkawa_si_1 = SI { busho-kikkawa } 1
unit-kikkawa_si_2 = SI { busho-kikkawa } 2
unit-kikkawa_kb_1 = KB { busho-kikkawa } 1
unit-kobayakawa_as_t_1 = AS-T { busho-kobayakawa } 1
unit-kobayakawa_as_t_2 = AS-T { busho-kobayakawa } 2
unit-kobayakawa_as_1 = AS { busho-kobayakawa } 1
unit-kobayakawa_as_2 = AS { busho-kobayakawa } 2
unit-kobayakawa_as_3 = AS { busho-kobayakawa } 3
unit-kobayakawa_si_1 = SI { busho-kobayakawa } 1
unit-kobayakawa_si_2 = SI { busho-kobayakawa } 2
unit-shishido_as_t_1 = AS-T { busho-shishido } 1
unit-shishido_as_1 = AS { busho-shishido } 1
unit-shishido_as_2 = AS { busho-shishido } 2
unit-shishido_as_3 = AS { busho-shishido } 3
unit-shishido_si_1 = SI { busho-shishido } 1
unit-kumagai_as_b_1 = AS-B { busho-kumagai } 1
unit-kumagai_as_1 = AS { busho-kumagai } 1
unit-kumagai_as_2 = AS { busho-kumagai } 2
unit-kumagai_si_1 = SI { busho-kumagai } 1

unit-masamune_as_t_1 = AS-T { busho-masamune } 1
unit-masamune_as_t_2 = AS-T { busho-masamune } 2
unit-masamune_as_b_1 = AS-B { busho-masamune } 1
unit-masamune_as_1 = AS { busho-masamune } 1
unit-masamune_as_2 = AS { busho-masamune } 2
unit-masamune_si_1 = SI { busho-masamune } 1
unit-masamune_si_2 = SI { busho-masamune } 2
unit-masamune_si_3 = SI { busho-masamune } 3
unit-masamune_kbh_1 = KBH { busho-masamune } 1
unit-masamune_kb_1 = KB { busho-masamune } 1
unit-morikuni_as_b_1 = AS-B { busho-morikuni } 1
unit-morikuni_as_1 = AS { busho-morikuni } 1
unit-morikuni_si_1 = SI { busho-morikuni } 1
unit-morikuni_kb_1 = KB { busho-morikuni } 1
unit-katakura_si_b_1 = SI-B { busho-katakura } 1
unit-katakura_si_1 = SI { busho-katakura } 1
unit-katakura_si_2 = SI { busho-katakura } 2
unit-shigezane_si_1 = SI { busho-shigezane } 1
unit-shigezane_si_2 = SI { busho-shigezane } 2
unit-shigezane_si_3 = SI { busho-shigezane } 3
unit-shigezane_as_1 = AS { busho-shigezane } 1
unit-shigezane_kb_1 = KB { busho-shigezane } 1
unit-shigezane_kb_2 = KB { busho-shigezane } 2
unit-shiroishi_as_t_1 = AS-T { busho-shiroishi } 1
unit-shiroishi_as_1 = AS { busho-shiroishi } 1
unit-shiroishi_as_2 = AS { busho-shiroishi } 2
unit-shiroishi_si_1 = SI { busho-shiroishi } 1
unit-shiroishi_kb_1 = KB { busho-shiroishi } 1
unit-katahira_as_b_1 = AS-B { busho-katahira } 1
unit-katahira_as_t_1 = AS-T { busho-katahira } 1
unit-katahira_as_1 = AS { busho-katahira } 1
unit-katahira_kb_1 = KB { busho-katahira } 1
unit-katahira_as_t_2 = AS-T { busho-katahira } 2
unit-ouchi_as_t_1 = AS-T { busho-ouchi } 1
unit-ouchi_as_t_2 = AS-T { busho-ouchi } 2
unit-ouchi_as_1 = AS { busho-ouchi } 1
unit-ouchi_si_1 = SI { busho-ouchi } 1
unit-ouchi_as_t_3 = AS-T { busho-ouchi } 3
unit-ouchi_as_b_1 = AS-B { busho-ouchi } 1
unit-hamada_as_t_1 = AS-T { busho-hamada } 1
unit-hamada_as_1 = AS { busho-hamada } 1
unit-hamada_as_2 = AS { busho-hamada } 2
unit-hamada_si_1 = SI { busho-hamada } 1
unit-hamada_kb_1 = KB { busho-hamada } 1
unit-oniniwa_as_t_1 = AS-T { busho-oniniwa } 1
unit-oniniwa_as_b_1 = AS-B { busho-oniniwa } 1
unit-oniniwa_as_1 = AS { busho-oniniwa } 1
unit-oniniwa_si_1 = SI { busho-oniniwa } 1
unit-oniniwa_kb_1 = KB { busho-oniniwa } 1
unit-ashina_as_t_1 = AS-T { busho-ashina } 1
unit-ashina_as_b_1 = AS-B { busho-ashina } 1
unit-ashina_as_1 = AS { busho-ashina } 1
unit-ashina_si_1 = SI { busho-ashina } 1
unit-ashina_si_2 = SI { busho-ashina } 2
unit-ashina_kbh_1 = KBH { busho-ashina } 1
unit-ashina_kb_1 = KB { busho-ashina } 1
unit-takazane_as_t_1 = AS-T { busho-takazane } 1
unit-takazane_as_1 = AS { busho-takazane } 1
unit-takazane_si_1 = SI { busho-takazane } 1
unit-takazane_kb_1 = KB { busho-takazane } 1
unit-takazane_kb_2 = KB { busho-takazane } 2
unit-moritane_as_b_1 = AS-B { busho-moritane } 1
unit-moritane_as_1 = AS { busho-moritane } 1
unit-moritane_si_1 = SI { busho-moritane } 1
unit-sase_as_t_1 = AS-T { busho-sase } 1
unit-sase_as_1 = AS { busho-sase } 1
unit-sase_si_1 = SI { busho-sase } 1
unit-sase_kb_1 = KB { busho-sase } 1
unit-kanagami_as_b_1 = AS-B { busho-kanagami } 1
unit-kanagami_as_1 = AS { busho-kanagami } 1
unit-kanagami_si_1 = SI { busho-kanagami } 1
unit-kanagami_kb_1 = KB { busho-kanagami } 1
unit-matsumoto_as_t_1 = AS-T { busho-matsumoto } 1
unit-matsumoto_as_1 = AS { busho-matsumoto } 1
unit-matsumoto_si_1 = SI { busho-matsumoto } 1
unit-ujizane_as_t_1 = AS-T { busho-ujizane } 1
unit-ujizane_as_1 = AS { busho-ujizane } 1
unit-ujizane_kb_1 = KB { busho-ujizane } 1
unit-hirata_as_t_1 = AS-T { busho-hirata } 1
unit-hirata_as_1 = AS { busho-hirata } 1
unit-hirata_as_2 = AS { busho-hirata } 2
unit-hirata_as_3 = AS { busho-hirata } 3
unit-hirata_as_4 = AS { busho-hirata } 4

unit-tokugawa_as_t_1 = AS-T { busho-tokugawa } 1
unit-tokugawa_as_t_2 = AS-T { busho-tokugawa } 2
unit-tokugawa_as_t_3 = AS-T { busho-tokugawa } 3
unit-tokugawa_as_b_1 = AS-B { busho-tokugawa } 1
unit-tokugawa_as_1 = AS { busho-tokugawa } 1
unit-tokugawa_as_2 = AS { busho-tokugawa } 2
unit-tokugawa_as_3 = AS { busho-tokugawa } 3
unit-tokugawa_as_4 = AS { busho-tokugawa } 4
unit-tokugawa_si_1 = SI { busho-tokugawa } 1
unit-tokugawa_si_2 = SI { busho-tokugawa } 2
unit-tokugawa_si_3 = SI { busho-tokugawa } 3
unit-tokugawa_si_4 = SI { busho-tokugawa } 4
unit-tokugawa_kbh_1 = KBH { busho-tokugawa } 1
unit-tokugawa_kbh_2 = KBH { busho-tokugawa } 2
unit-tokugawa_kb_1 = KB { busho-tokugawa } 1
unit-ii_as_t_1 = AS-T { busho-ii } 1
unit-ii_as_t_2 = AS-T { busho-ii } 2
unit-ii_as_t_3 = AS-T { busho-ii } 3
unit-ii_si_b_1 = SI-B { busho-ii } 1
unit-ii_as_1 = AS { busho-ii } 1
unit-ii_as_2 = AS { busho-ii } 2
unit-ii_as_3 = AS { busho-ii } 3
unit-ii_si_1 = SI { busho-ii } 1
unit-ii_si_2 = SI { busho-ii } 2
unit-ii_si_3 = SI { busho-ii } 3
unit-ii_si_4 = SI { busho-ii } 4
unit-ii_kb_1 = KB { busho-ii } 1
unit-ii_kb_2 = KB { busho-ii } 2
unit-ii_kb_3 = KB { busho-ii } 3
unit-oda_as_t_1 = AS-T { busho-oda } 1
unit-oda_as_t_2 = AS-T { busho-oda } 2
unit-oda_as_t_3 = AS-T { busho-oda } 3
unit-oda_as_b_1 = AS-B { busho-oda } 1
unit-oda_as_1 = AS { busho-oda } 1
unit-oda_as_2 = AS { busho-oda } 2
unit-oda_as_3 = AS { busho-oda } 3
unit-oda_as_4 = AS { busho-oda } 4
unit-oda_as_5 = AS { busho-oda } 5
unit-oda_si_1 = SI { busho-oda } 1
unit-oda_si_2 = SI { busho-oda } 2
unit-oda_si_3 = SI { busho-oda } 3
unit-oda_kb_1 = KB { busho-oda } 1
unit-tsuneoki_as_t_1 = AS-T { busho-tsuneoki } 1
unit-tsuneoki_as_t_2 = AS-T { busho-tsuneoki } 2
unit-tsuneoki_as_1 = AS { busho-tsuneoki } 1
unit-tsuneoki_as_2 = AS { busho-tsuneoki } 2
unit-tsuneoki_as_3 = AS { busho-tsuneoki } 3
unit-tsuneoki_si_1 = SI { busho-tsuneoki } 1
unit-tsuneoki_si_2 = SI { busho-tsuneoki } 2
unit-tsuneoki_kbh_1 = KBH { busho-tsuneoki } 1
unit-tsuneoki_kb_1 = KB { busho-tsuneoki } 1
unit-nagayoshi_as_t_1 = AS-T { busho-nagayoshi } 1
unit-nagayoshi_as_t_2 = AS-T { busho-nagayoshi } 2
unit-nagayoshi_as_t_3 = AS-T { busho-nagayoshi } 3
unit-nagayoshi_as_1 = AS { busho-nagayoshi } 1
unit-nagayoshi_as_2 = AS { busho-nagayoshi } 2
unit-nagayoshi_as_3 = AS { busho-nagayoshi } 3
unit-nagayoshi_as_4 = AS { busho-nagayoshi } 4
unit-nagayoshi_as_5 = AS { busho-nagayoshi } 5
unit-nagayoshi_si_1 = SI { busho-nagayoshi } 1
unit-nagayoshi_si_2 = SI { busho-nagayoshi } 2
unit-nagayoshi_si_3 = SI { busho-nagayoshi } 3
unit-nagayoshi_kb_1 = KB { busho-nagayoshi } 1
unit-nagayoshi_kb_2 = KB { busho-nagayoshi } 2
unit-nagayoshi_kb_3 = KB { busho-nagayoshi } 3
unit-yukisuke_as_t_1 = AS-T { busho-yukisuke } 1
unit-yukisuke_as_t_2 = AS-T { busho-yukisuke } 2
unit-yukisuke_as_1 = AS { busho-yukisuke } 1
unit-yukisuke_as_2 = AS { busho-yukisuke } 2
unit-yukisuke_as_3 = AS { busho-yukisuke } 3
unit-yukisuke_as_4 = AS { busho-yukisuke } 4
unit-yukisuke_si_1 = SI { busho-yukisuke } 1
unit-yukisuke_si_2 = SI { busho-yukisuke } 2
unit-yukisuke_kb_1 = KB { busho-yukisuke } 1
unit-terumasa_as_t_1 = AS-T { busho-terumasa } 1
unit-terumasa_as_b_1 = AS-B { busho-terumasa } 1
unit-terumasa_as_1 = AS { busho-terumasa } 1
unit-terumasa_as_2 = AS { busho-terumasa } 2
unit-terumasa_as_3 = AS { busho-terumasa } 3
unit-terumasa_as_4 = AS { busho-terumasa } 4
unit-terumasa_si_1 = SI { busho-terumasa } 1
unit-terumasa_si_2 = SI { busho-terumasa } 2
unit-terumasa_kb_1 = KB { busho-terumasa } 1

unit-shingen_as_t_1 = AS-T { busho-shingen } 1
unit-shingen_as_b_1 = AS-B { busho-shingen } 1
unit-shingen_as_1 = AS { busho-shingen } 1
unit-shingen_as_2 = AS { busho-shingen } 2
unit-shingen_si_1 = SI { busho-shingen } 1
unit-shingen_si_2 = SI { busho-shingen } 2
unit-shingen_kbh_1 = KBH { busho-shingen } 1
unit-shingen_kbh_2 = KBH { busho-shingen } 2
unit-baba_as_t_1 = AS-T { busho-baba } 1
unit-baba_si_b_1 = SI-B { busho-baba } 1
unit-baba_as_1 = AS { busho-baba } 1
unit-baba_as_2 = AS { busho-baba } 2
unit-baba_si_1 = SI { busho-baba } 1
unit-baba_si_2 = SI { busho-baba } 2
unit-baba_kb_1 = KB { busho-baba } 1
unit-baba_kb_2 = KB { busho-baba } 2
unit-yamagata_as_t_1 = AS-T { busho-yamagata } 1
unit-yamagata_as_t_2 = AS-T { busho-yamagata } 2
unit-yamagata_si_b_1 = SI-B { busho-yamagata } 1
unit-yamagata_as_1 = AS { busho-yamagata } 1
unit-yamagata_as_2 = AS { busho-yamagata } 2
unit-yamagata_as_3 = AS { busho-yamagata } 3
unit-yamagata_si_1 = SI { busho-yamagata } 1
unit-yamagata_si_2 = SI { busho-yamagata } 2
unit-yamagata_si_3 = SI { busho-yamagata } 3
unit-yamagata_kb_1 = KB { busho-yamagata } 1
unit-yamagata_kb_2 = KB { busho-yamagata } 2
unit-yamagata_kb_3 = KB { busho-yamagata } 3
unit-yamagata_kb_4 = KB { busho-yamagata } 4
unit-yamagata_kb_5 = KB { busho-yamagata } 5
unit-yamagata_kb_6 = KB { busho-yamagata } 6
unit-katsuyori_as_t_1 = AS-T { busho-katsuyori } 1
unit-katsuyori_as_1 = AS { busho-katsuyori } 1
unit-katsuyori_as_2 = AS { busho-katsuyori } 2
unit-katsuyori_si_1 = SI { busho-katsuyori } 1
unit-katsuyori_kb_1 = KB { busho-katsuyori } 1
unit-katsuyori_kb_2 = KB { busho-katsuyori } 2
unit-asari_as_t_1 = AS-T { busho-asari } 1
unit-asari_as_1 = AS { busho-asari } 1
unit-asari_as_2 = AS { busho-asari } 2
unit-asari_si_1 = SI { busho-asari } 1
unit-asari_kb_1 = KB { busho-asari } 1
unit-ujikuni_as_t_1 = AS-T { busho-ujikuni } 1
unit-ujikuni_as_t_2 = AS-T { busho-ujikuni } 2
unit-ujikuni_as_t_3 = AS-T { busho-ujikuni } 3
unit-ujikuni_as_b_1 = AS-B { busho-ujikuni } 1
unit-ujikuni_as_1 = AS { busho-ujikuni } 1
unit-ujikuni_as_2 = AS { busho-ujikuni } 2
unit-ujikuni_as_3 = AS { busho-ujikuni } 3
unit-ujikuni_as_4 = AS { busho-ujikuni } 4
unit-ujikuni_as_5 = AS { busho-ujikuni } 5
unit-ujikuni_si_1 = SI { busho-ujikuni } 1
unit-ujikuni_si_2 = SI { busho-ujikuni } 2
unit-ujikuni_si_3 = SI { busho-ujikuni } 3
unit-ujikuni_si_4 = SI { busho-ujikuni } 4
unit-ujikuni_kbh_1 = KBH { busho-ujikuni } 1
unit-ujikuni_kb_1 = KB { busho-ujikuni } 1
unit-ujikuni_kb_2 = KB { busho-ujikuni } 2
unit-ujiteru_as_t_1 = AS-T { busho-ujiteru } 1
unit-ujiteru_as_t_2 = AS-T { busho-ujiteru } 2
unit-ujiteru_as_b_1 = AS-B { busho-ujiteru } 1
unit-ujiteru_as_b_2 = AS-B { busho-ujiteru } 2
unit-ujiteru_as_1 = AS { busho-ujiteru } 1
unit-ujiteru_as_2 = AS { busho-ujiteru } 2
unit-ujiteru_as_3 = AS { busho-ujiteru } 3
unit-ujiteru_as_4 = AS { busho-ujiteru } 4
unit-ujiteru_as_5 = AS { busho-ujiteru } 5
unit-ujiteru_as_6 = AS { busho-ujiteru } 6
unit-ujiteru_si_1 = SI { busho-ujiteru } 1
unit-ujiteru_si_2 = SI { busho-ujiteru } 2
unit-ujiteru_si_3 = SI { busho-ujiteru } 3
unit-ujiteru_si_4 = SI { busho-ujiteru } 4
unit-ujiteru_kb_1 = KB { busho-ujiteru } 1
unit-ujiteru_kb_2 = KB { busho-ujiteru } 2
unit-ujiteru_kb_3 = KB { busho-ujiteru } 3
unit-ujiteru_kb_4 = KB { busho-ujiteru } 4

unit-yoshihisa_as_t_1 = AS-T { busho-yoshihisa } 1
unit-yoshihisa_as_t_2 = AS-T { busho-yoshihisa } 2
unit-yoshihisa_as_b_1 = AS-B { busho-yoshihisa } 1
unit-yoshihisa_as_1 = AS { busho-yoshihisa } 1
unit-yoshihisa_as_2 = AS { busho-yoshihisa } 2
unit-yoshihisa_si_1 = SI { busho-yoshihisa } 1
unit-yoshihisa_si_2 = SI { busho-yoshihisa } 2
unit-yoshihisa_kbh_1 = KBH { busho-yoshihisa } 1
unit-yoshihisa_kb_1 = KB { busho-yoshihisa } 1
unit-tadahira_as_t_1 = AS-T { busho-tadahira } 1
unit-tadahira_as_1 = AS { busho-tadahira } 1
unit-tadahira_as_2 = AS { busho-tadahira } 2
unit-tadahira_as_3 = AS { busho-tadahira } 3
unit-tadahira_si_1 = SI { busho-tadahira } 1
unit-tadahira_si_2 = SI { busho-tadahira } 2
unit-tadahira_kb_1 = KB { busho-tadahira } 1
unit-toshihisa_as_t_1 = AS-T { busho-toshihisa } 1
unit-toshihisa_as_1 = AS { busho-toshihisa } 1
unit-toshihisa_as_2 = AS { busho-toshihisa } 2
unit-toshihisa_si_1 = SI { busho-toshihisa } 1
unit-toshihisa_kb_b_1 = KB-B { busho-toshihisa } 1
unit-iehisa_as_t_1 = AS-T { busho-iehisa } 1
unit-iehisa_as_t_2 = AS-T { busho-iehisa } 2
unit-iehisa_si_b_1 = SI-B { busho-iehisa } 1
unit-iehisa_si_1 = SI { busho-iehisa } 1
unit-yukihisa_as_t_1 = AS-T { busho-yukihisa } 1
unit-yukihisa_as_1 = AS { busho-yukihisa } 1
unit-yukihisa_as_2 = AS { busho-yukihisa } 2
unit-yukihisa_si_1 = SI { busho-yukihisa } 1
unit-yukihisa_kb_1 = KB { busho-yukihisa } 1
unit-ijuin_as_t_1 = AS-T { busho-ijuin } 1
unit-ijuin_as_1 = AS { busho-ijuin } 1
unit-ijuin_as_2 = AS { busho-ijuin } 2
unit-ijuin_si_1 = SI { busho-ijuin } 1
unit-ijuin_kb_1 = KB { busho-ijuin } 1
unit-hongo_as_b_1 = AS-B { busho-hongo } 1
unit-hongo_as_1 = AS { busho-hongo } 1
unit-hongo_as_2 = AS { busho-hongo } 2
unit-hongo_si_1 = SI { busho-hongo } 1
unit-tawara_as_t_1 = AS-T { busho-tawara } 1
unit-tawara_as_t_2 = AS-T { busho-tawara } 2
unit-tawara_as_b_1 = AS-B { busho-tawara } 1
unit-tawara_as_1 = AS { busho-tawara } 1
unit-tawara_as_2 = AS { busho-tawara } 2
unit-tawara_si_1 = SI { busho-tawara } 1
unit-tawara_kbh_1 = KBH { busho-tawara } 1
unit-tawara_kb_1 = KB { busho-tawara } 1
unit-takita_as_t_1 = AS-T { busho-takita } 1
unit-takita_as_1 = AS { busho-takita } 1
unit-takita_as_2 = AS { busho-takita } 2
unit-takita_as_3 = AS { busho-takita } 3
unit-takita_si_1 = SI { busho-takita } 1
unit-takita_si_2 = SI { busho-takita } 2
unit-takita_kb_1 = KB { busho-takita } 1
unit-saeki_as_t_1 = AS-T { busho-saeki } 1
unit-saeki_as_1 = AS { busho-saeki } 1
unit-saeki_as_2 = AS { busho-saeki } 2
unit-saeki_si_1 = SI { busho-saeki } 1
unit-saeki_si_2 = SI { busho-saeki } 2
unit-saeki_kb_b_1 = KB-B { busho-saeki } 1
unit-saeki_kb_1 = KB { busho-saeki } 1
unit-kamachi_as_t_1 = AS-T { busho-kamachi } 1
unit-kamachi_as_1 = AS { busho-kamachi } 1
unit-kamachi_as_2 = AS { busho-kamachi } 2
unit-kamachi_si_1 = SI { busho-kamachi } 1
unit-kamachi_kb_b_1 = KB-B { busho-kamachi } 1
unit-tsunokuma_as_b_1 = AS-B { busho-tsunokuma } 1
unit-tsunokuma_as_1 = AS { busho-tsunokuma } 1
unit-tsunokuma_as_2 = AS { busho-tsunokuma } 2
unit-tsunokuma_si_1 = SI { busho-tsunokuma } 1
unit-yoshihiro_as_t_1 = AS-T { busho-yoshihiro } 1
unit-yoshihiro_as_1 = AS { busho-yoshihiro } 1
unit-yoshihiro_as_2 = AS { busho-yoshihiro } 2
unit-yoshihiro_si_1 = SI { busho-yoshihiro } 1
unit-yoshihiro_kb_1 = KB { busho-yoshihiro } 1
unit-saito_as_t_1 = AS-T { busho-saito } 1
unit-saito_as_1 = AS { busho-saito } 1
unit-saito_as_2 = AS { busho-saito } 2
unit-saito_si_1 = SI { busho-saito } 1
unit-saito_kb_1 = KB { busho-saito } 1
unit-yoshioka_as_t_1 = AS-T { busho-yoshioka } 1
unit-yoshioka_as_1 = AS { busho-yoshioka } 1
unit-yoshioka_si_1 = SI { busho-yoshioka } 1

unit-shimazu_as_t_1 = AS-T { busho-shimazu } 1
unit-shimazu_as_t_2 = AS-T { busho-shimazu } 2
unit-shimazu_as_1 = AS { busho-shimazu } 1
unit-shimazu_as_2 = AS { busho-shimazu } 2
unit-shimazu_si_1 = SI { busho-shimazu } 1
unit-shimazu_si_2 = SI { busho-shimazu } 2
unit-shimazu_si_3 = SI { busho-shimazu } 3
unit-shimazu_kbh_1 = KBH { busho-shimazu } 1
unit-akahoshi_as_t_1 = AS-T { busho-akahoshi } 1
unit-akahoshi_as_b_1 = AS-B { busho-akahoshi } 1
unit-akahoshi_si_1 = SI { busho-akahoshi } 1
unit-arima_as_t_1 = AS-T { busho-arima } 1
unit-arima_as_t_2 = AS-T { busho-arima } 2
unit-arima_as_b_1 = AS-B { busho-arima } 1
unit-arima_as_1 = AS { busho-arima } 1
unit-arima_si_1 = SI { busho-arima } 1
unit-niiro_as_t_1 = AS-T { busho-niiro } 1
unit-niiro_as_t_2 = AS-T { busho-niiro } 2
unit-niiro_as_1 = AS { busho-niiro } 1
unit-niiro_si_1 = SI { busho-niiro } 1
unit-niiro_si_2 = SI { busho-niiro } 2
unit-niiro_si_b_1 = SI-B { busho-niiro } 1
unit-ryuzoji_as_t_1 = AS-T { busho-ryuzoji } 1
unit-ryuzoji_as_t_2 = AS-T { busho-ryuzoji } 2
unit-ryuzoji_as_t_3 = AS-T { busho-ryuzoji } 3
unit-ryuzoji_as_b_1 = AS-B { busho-ryuzoji } 1
unit-ryuzoji_as_1 = AS { busho-ryuzoji } 1
unit-ryuzoji_as_2 = AS { busho-ryuzoji } 2
unit-ryuzoji_as_3 = AS { busho-ryuzoji } 3
unit-ryuzoji_si_1 = SI { busho-ryuzoji } 1
unit-ryuzoji_si_2 = SI { busho-ryuzoji } 2
unit-ryuzoji_si_3 = SI { busho-ryuzoji } 3
unit-ryuzoji_kbh_1 = KBH { busho-ryuzoji } 1
unit-ryuzoji_kb_1 = KB { busho-ryuzoji } 1
unit-ogawa_as_t_1 = AS-T { busho-ogawa } 1
unit-ogawa_as_t_2 = AS-T { busho-ogawa } 2
unit-ogawa_as_1 = AS { busho-ogawa } 1
unit-ogawa_as_2 = AS { busho-ogawa } 2
unit-ogawa_si_1 = SI { busho-ogawa } 1
unit-ogawa_si_2 = SI { busho-ogawa } 2
unit-ogawa_kb_1 = KB { busho-ogawa } 1
unit-nabeshima_as_t_1 = AS-T { busho-nabeshima } 1
unit-nabeshima_as_t_2 = AS-T { busho-nabeshima } 2
unit-nabeshima_as_b_1 = AS-B { busho-nabeshima } 1
unit-nabeshima_as_1 = AS { busho-nabeshima } 1
unit-nabeshima_as_2 = AS { busho-nabeshima } 2
unit-nabeshima_as_3 = AS { busho-nabeshima } 3
unit-nabeshima_as_4 = AS { busho-nabeshima } 4
unit-nabeshima_si_1 = SI { busho-nabeshima } 1
unit-nabeshima_si_2 = SI { busho-nabeshima } 2
unit-nabeshima_kb_1 = KB { busho-nabeshima } 1
unit-nabeshima_kb_2 = KB { busho-nabeshima } 2
unit-egami_as_t_1 = AS-T { busho-egami } 1
unit-egami_as_1 = AS { busho-egami } 1
unit-egami_as_2 = AS { busho-egami } 2
unit-egami_as_3 = AS { busho-egami } 3
unit-egami_si_1 = SI { busho-egami } 1
unit-egami_si_2 = SI { busho-egami } 2
unit-egami_kb_1 = KB { busho-egami } 1
unit-goto_as_t_1 = AS-T { busho-goto } 1
unit-goto_as_1 = AS { busho-goto } 1
unit-goto_as_2 = AS { busho-goto } 2
unit-goto_as_3 = AS { busho-goto } 3
unit-goto_si_1 = SI { busho-goto } 1
unit-goto_kb_1 = KB { busho-goto } 1

unit-harunaga_as_t_1 = AS-T { busho-harunaga } 1
unit-harunaga_as_t_2 = AS-T { busho-harunaga } 2
unit-harunaga_as_b_1 = AS-B { busho-harunaga } 1
unit-harunaga_as_1 = AS { busho-harunaga } 1
unit-harunaga_as_2 = AS { busho-harunaga } 2
unit-harunaga_as_3 = AS { busho-harunaga } 3
unit-harunaga_as_4 = AS { busho-harunaga } 4
unit-harunaga_si_1 = SI { busho-harunaga } 1
unit-harunaga_kbh_1 = KBH { busho-harunaga } 1
unit-sanada_as_t_1 = AS-T { busho-sanada } 1
unit-sanada_as_t_2 = AS-T { busho-sanada } 2
unit-sanada_as_1 = AS { busho-sanada } 1
unit-sanada_as_2 = AS { busho-sanada } 2
unit-sanada_as_3 = AS { busho-sanada } 3
unit-sanada_si_1 = SI { busho-sanada } 1
unit-sanada_si_2 = SI { busho-sanada } 2
unit-sanada_si_3 = SI { busho-sanada } 3
unit-sanada_si_4 = SI { busho-sanada } 4
unit-sanada_kb_1 = KB { busho-sanada } 1
unit-sanada_kb_2 = KB { busho-sanada } 2
unit-fukushima_as_b_1 = AS-B { busho-fukushima } 1
unit-fukushima_as_1 = AS { busho-fukushima } 1
unit-fukushima_as_2 = AS { busho-fukushima } 2
unit-fukushima_si_1 = SI { busho-fukushima } 1
unit-ehara_as_t_1 = AS-T { busho-ehara } 1
unit-ehara_as_1 = AS { busho-ehara } 1
unit-ehara_as_2 = AS { busho-ehara } 2
unit-ehara_si_1 = SI { busho-ehara } 1
unit-katsunaga_as_t_1 = AS-T { busho-katsunaga } 1
unit-katsunaga_as_t_2 = AS-T { busho-katsunaga } 2
unit-katsunaga_as_t_3 = AS-T { busho-katsunaga } 3
unit-katsunaga_as_1 = AS { busho-katsunaga } 1
unit-katsunaga_as_2 = AS { busho-katsunaga } 2
unit-katsunaga_as_3 = AS { busho-katsunaga } 3
unit-katsunaga_as_4 = AS { busho-katsunaga } 4
unit-katsunaga_si_1 = SI { busho-katsunaga } 1
unit-katsunaga_si_2 = SI { busho-katsunaga } 2
unit-katsunaga_kb_1 = KB { busho-katsunaga } 1
unit-katsunaga_kb_2 = KB { busho-katsunaga } 2
unit-harufusa_as_t_1 = AS-T { busho-harufusa } 1
unit-harufusa_as_t_2 = AS-T { busho-harufusa } 2
unit-harufusa_as_1 = AS { busho-harufusa } 1
unit-harufusa_as_2 = AS { busho-harufusa } 2
unit-harufusa_as_3 = AS { busho-harufusa } 3
unit-harufusa_si_1 = SI { busho-harufusa } 1
unit-harufusa_si_2 = SI { busho-harufusa } 2
unit-harufusa_kb_1 = KB { busho-harufusa } 1
unit-akashi_si_1 = SI { busho-akashi } 1
unit-akashi_kb_1 = KB { busho-akashi } 1
unit-akashi_kb_2 = KB { busho-akashi } 2
unit-ieyasu_as_t_1 = AS-T { busho-ieyasu } 1
unit-ieyasu_as_t_2 = AS-T { busho-ieyasu } 2
unit-ieyasu_as_t_3 = AS-T { busho-ieyasu } 3
unit-ieyasu_as_b_1 = AS-B { busho-ieyasu } 1
unit-ieyasu_as_1 = AS { busho-ieyasu } 1
unit-ieyasu_as_2 = AS { busho-ieyasu } 2
unit-ieyasu_as_3 = AS { busho-ieyasu } 3
unit-ieyasu_si_1 = SI { busho-ieyasu } 1
unit-ieyasu_si_2 = SI { busho-ieyasu } 2
unit-ieyasu_si_3 = SI { busho-ieyasu } 3
unit-ieyasu_kbh_1 = KBH { busho-ieyasu } 1
unit-ieyasu_kb_1 = KB { busho-ieyasu } 1
unit-tadatomo_as_t_1 = AS-T { busho-tadatomo } 1
unit-tadatomo_as_t_2 = AS-T { busho-tadatomo } 2
unit-tadatomo_as_1 = AS { busho-tadatomo } 1
unit-tadatomo_as_2 = AS { busho-tadatomo } 2
unit-tadatomo_as_3 = AS { busho-tadatomo } 3
unit-tadatomo_si_1 = SI { busho-tadatomo } 1
unit-tadatomo_si_2 = SI { busho-tadatomo } 2
unit-tadatomo_kb_1 = KB { busho-tadatomo } 1
unit-tadatomo_kb_2 = KB { busho-tadatomo } 2
unit-sakakibara_as_t_1 = AS-T { busho-sakakibara } 1
unit-sakakibara_as_t_2 = AS-T { busho-sakakibara } 2
unit-sakakibara_as_1 = AS { busho-sakakibara } 1
unit-sakakibara_as_2 = AS { busho-sakakibara } 2
unit-sakakibara_as_3 = AS { busho-sakakibara } 3
unit-sakakibara_si_1 = SI { busho-sakakibara } 1
unit-sakakibara_si_2 = SI { busho-sakakibara } 2
unit-sakakibara_kb_1 = KB { busho-sakakibara } 1
unit-sakakibara_kb_2 = KB { busho-sakakibara } 2
unit-sakai_as_t_1 = AS-T { busho-sakai } 1
unit-sakai_as_t_2 = AS-T { busho-sakai } 2
unit-sakai_as_1 = AS { busho-sakai } 1
unit-sakai_as_2 = AS { busho-sakai } 2
unit-sakai_as_3 = AS { busho-sakai } 3
unit-sakai_si_1 = SI { busho-sakai } 1
unit-sakai_si_2 = SI { busho-sakai } 2
unit-sakai_kb_1 = KB { busho-sakai } 1
unit-sakai_kb_2 = KB { busho-sakai } 2
unit-matsudaira_as_t_1 = AS-T { busho-matsudaira } 1
unit-matsudaira_as_t_2 = AS-T { busho-matsudaira } 2
unit-matsudaira_as_t_3 = AS-T { busho-matsudaira } 3
unit-matsudaira_as_1 = AS { busho-matsudaira } 1
unit-matsudaira_as_2 = AS { busho-matsudaira } 2
unit-matsudaira_as_3 = AS { busho-matsudaira } 3
unit-matsudaira_si_1 = SI { busho-matsudaira } 1
unit-matsudaira_si_2 = SI { busho-matsudaira } 2
unit-matsudaira_si_3 = SI { busho-matsudaira } 3
unit-matsudaira_kb_1 = KB { busho-matsudaira } 1
unit-matsudaira_kb_2 = KB { busho-matsudaira } 2
unit-matsudaira_kb_3 = KB { busho-matsudaira } 3
unit-tomimasa_as_t_1 = AS-T { busho-tomimasa } 1
unit-tomimasa_as_t_2 = AS-T { busho-tomimasa } 2
unit-tomimasa_as_1 = AS { busho-tomimasa } 1
unit-tomimasa_as_2 = AS { busho-tomimasa } 2
unit-tomimasa_as_3 = AS { busho-tomimasa } 3
unit-tomimasa_si_1 = SI { busho-tomimasa } 1
unit-tomimasa_si_2 = SI { busho-tomimasa } 2
unit-tomimasa_si_3 = SI { busho-tomimasa } 3
unit-tomimasa_kb_1 = KB { busho-tomimasa } 1
unit-tomimasa_kb_2 = KB { busho-tomimasa } 2
unit-mizuno_as_t_1 = AS-T { busho-mizuno } 1
unit-mizuno_as_b_1 = AS-B { busho-mizuno } 1
unit-mizuno_as_1 = AS { busho-mizuno } 1
unit-mizuno_as_2 = AS { busho-mizuno } 2
unit-mizuno_si_1 = SI { busho-mizuno } 1
unit-mizuno_kb_1 = KB { busho-mizuno } 1
unit-maeda_as_t_1 = AS-T { busho-maeda } 1
unit-maeda_as_t_2 = AS-T { busho-maeda } 2
unit-maeda_as_b_1 = AS-B { busho-maeda } 1
unit-maeda_as_1 = AS { busho-maeda } 1
unit-maeda_as_2 = AS { busho-maeda } 2
unit-maeda_as_3 = AS { busho-maeda } 3
unit-maeda_as_4 = AS { busho-maeda } 4
unit-maeda_as_5 = AS { busho-maeda } 5
unit-maeda_si_1 = SI { busho-maeda } 1
unit-maeda_si_2 = SI { busho-maeda } 2
unit-maeda_kb_1 = KB { busho-maeda } 1
unit-maeda_kb_2 = KB { busho-maeda } 2
unit-naotaka_as_t_1 = AS-T { busho-naotaka } 1
unit-naotaka_as_1 = AS { busho-naotaka } 1
unit-naotaka_si_1 = SI { busho-naotaka } 1
unit-naotaka_si_2 = SI { busho-naotaka } 2
unit-naotaka_kb_1 = KB { busho-naotaka } 1
unit-todo_as_t_1 = AS-T { busho-todo } 1
unit-todo_as_1 = AS { busho-todo } 1
unit-todo_as_2 = AS { busho-todo } 2
unit-todo_as_3 = AS { busho-todo } 3
unit-todo_si_1 = SI { busho-todo } 1
unit-todo_kb_1 = KB { busho-todo } 1
unit-hidetada_as_t_1 = AS-T { busho-hidetada } 1
unit-hidetada_as_1 = AS { busho-hidetada } 1
unit-hidetada_as_2 = AS { busho-hidetada } 2
unit-hidetada_as_3 = AS { busho-hidetada } 3
unit-hidetada_si_1 = SI { busho-hidetada } 1
unit-hidetada_kb_1 = KB { busho-hidetada } 1
unit-hidetada_kb_2 = KB { busho-hidetada } 2
unit-date_as_t_1 = AS-T { busho-date } 1
unit-date_as_t_2 = AS-T { busho-date } 2
unit-date_as_1 = AS { busho-date } 1
unit-date_si_1 = SI { busho-date } 1
unit-date_kb_1 = KB { busho-date } 1
unit-date_kb_2 = KB { busho-date } 2

## The board in text

t-letter-amako = A
t-letter-mori = M
t-letter-date = D
t-letter-ashina = A
t-letter-tokugawa = T
t-letter-ikeda = I
t-letter-takeda = T
t-letter-hojo = H
t-letter-shimazu = S
t-letter-otomo = O
t-letter-ryuzoji = R
t-letter-toyotomi = Y
chart-key-units = K KB  H KBH  S SI  A AS  bows k s b  t teppo  ■ Honjin  ⇒ facing, second army
chart-key-signs = 2 hits  ! disordered  x engaged  ~ open order  @ So-Taisho  o Busho  * Samurai
chart-key-ground = ♣ woods  ⌂ village  ≡ paddy  ^ rough  " marsh  ▣ castle  ≈ water  · road  1-9 height
chart-before = The armies form up
chart-initiative = initiative: { $side }
chart-points = { $side } { $points }/{ $level }
chart-army = RP { $points }/{ $level }
chart-army-more = heads { $heads }, activations { $activations }, Trumps { $trumps }
chart-busho-active = Active
chart-busho-finished = Finished
chart-busho-wounded = wounded
chart-busho-shamed = lost face
chart-busho-replaced = replaced
chart-busho-fled = fled
chart-busho-in_phase = in phase
chart-busho-inspired = inspired
chart-unit-disordered = disordered
chart-unit-hits = hits: { $hits }
chart-unit-engaged = engaged with { $units }
chart-height = height { $height }
chart-road = road
chart-border = { $hexside } towards { $hex }
chart-nobody = nobody
chart-head-values = TQ-MA
chart-head-place = hex
chart-short-Move = move
chart-short-Reform = form
chart-short-RemoveHits = mend
chart-short-Regroup = grp
chart-short-Withdraw = back
chart-short-ChargeAt = chrg
chart-short-FireBack = fire
chart-short-Advance = adv
chart-short-AttackBoth = both
chart-short-ChargeBoth = both
chart-short-Spearhead = lead
chart-short-Brace = hold
chart-short-Bear = bear
chart-short-Rise = rise
chart-short-Arrive = come
chart-short-Shelter = join
chart-forces-note = Troop Quality and Movement Allowance, hex, facing. units NAME or units 1213 shows one of them, or a hex, with the sources of its values.
value-tq = Troop Quality
value-ma = Movement Allowance
value-disordered_tq = Troop Quality, disordered
value-disordered_ma = Movement Allowance, disordered
value-momentum = Momentum
value-activation = Activation
value-trump = Trump
value-combat = Combat
value-endurance = Endurance
value-range = challenge range
command-pieces = units forces
argument-pieces = [NAME | HEX]
help-pieces = every unit with its values, hex and facing; one unit, man or hex with the sources of its values
missing-pieces = There is no unit, man or hex called { $name } here.
order-words = move as ushio 1
help-words = words of the option, or their beginnings; hexes by their numbers
order-list = move as ushio 1 to 1517 to 1617 halt
help-list = a whole move: the unit, its path, then halt, a facing or a target
order-all = 2 1517 1617 halt
help-all = the same, the unit by its number in the list
order-paper-thing = 4 open order
help-paper-thing = a unit by its name or number, and its order
order-paper-several = 1, 3 open order  or  all open order
help-paper-several = the same order for several
example-why = Why what? For example: why move as ushio 1

## Combat: where play is

crumb-Shot = { $kind ->
    [entry] Entry fire
    [leaving] Retire fire
    [reply] Return fire
    [harassment] Harassment
    [harassed] Fire at the harassers
   *[ordered] Shot
}: { $unit } → { $target }
crumb-OrderedFire = Fire: { $unit } → { $target }
crumb-VolleyFire = Volley: { $units } → { $target }
crumb-Reply = Return fire: { $unit }
crumb-ReactionFire = Reaction fire at { $unit }
crumb-InducedCharge = Charge: { $unit } → { $target }
crumb-Harassment = Harassment: { $unit } → { $target }
crumb-ShockSegment = Shock
crumb-BanzaiShock = Banzai attack
crumb-Melee = { $combats ->
    [one] { $combats } combat
   *[other] { $combats } combats
}
crumb-Encounter = Bushos in the fight
crumb-GiveWay = Retreat: { $unit }
crumb-AdvanceAfterCombat = Advance: { $unit }
crumb-Duel = Duel: { $fighter } against { $other }
crumb-Casualty = Busho in danger
crumb-Replacements = New Bushos
crumb-Rally = Rally
crumb-ChallengePhase = Challenge Phase
crumb-Challenge = Challenge by { $samurai }
crumb-ChargeAtBusho = Samurai charge: { $samurai } → { $busho }
crumb-HaraKiri = Hara-kiri
crumb-Alarm = Lone Bushos
crumb-BoatFire = Boats
crumb-Rumour = Rumour
crumb-FlightPhase = Flight of contingents

## Combat: questions

ask-reply = { $target } has fired at { $unit }. Fire back, or hold fire?
ask-reaction-fire = { $kind ->
    [entry] { $unit } has entered your zone of control
    [leaving] { $unit } is leaving the zone of control of your bows
   *[harassed] { $unit } rides up and shoots
}. Choose a unit to fire at it, or hold fire
ask-charge = { $unit } charges { $target }, which fired at it. Choose where it stops and which way it faces
ask-attack = Choose an attack in shock
ask-face-the-enemy = { $unit } is Engaged and must face an enemy it fights. Choose which way it faces
ask-expose = Choose the Busho who stands in the thick of the fight: he fights the duel, or may be hit
ask-spearhead = Choose the attacker whose type and angle count against { $targets }
ask-brace = Choose the defender whose type counts against { $unit }
ask-bear = Choose the unit that takes one of the remaining hits (to share out: { $hits })
ask-retreat = { $unit } must retreat. Choose the hex
ask-advance = The enemy has given way. Choose the unit that advances
ask-advance-to = Choose the hex into which { $unit } advances
ask-follow = Choose whether { $busho } goes with the unit that advances
ask-deputy = { $busho } has fallen. Choose the unit with which his replacement stands
ask-muster = { $unit } has rallied. Choose its hex and which way it faces
ask-samurai = { $busho }: choose the Samurai who goes out, hara-kiri, or neither
ask-samurai-acts = { $samurai }: choose a hex to move to, a Busho to charge, or stay
ask-challenge = { $samurai }: challenge the enemies in range and sight, or not?
ask-answer-challenge = { $samurai } challenges you. Choose who answers
ask-meet-charge = { $samurai } charges at your Busho. Choose who fights him
ask-fight-on = { $fighter } is losing the duel. Fight on, or retire?
ask-boats = The boats may fire at a unit near the shore. Choose the target, or hold fire
ask-rumour = Spread the rumour that Asano has changed sides? It can be done once; it is believed on a die of 0 to 4
ask-inspire = Choose what the hara-kiri does for those in range: remove one hit from every unit, or regroup up to two Disordered units

## Combat: options

option-Fire = fire: { $unit } → { $target }
option-Volley = volley: { $unit }, { $other }{ $third_id ->
    [none] {""}
   *[other] , { $third }
} → { $target }
option-Harass = harass: { $unit } → { $target }
option-FireBack = fire: { $unit }
option-HoldFire = hold fire
option-Stand = { $hex }, facing { $facing }
option-Attack = attack: { $unit } → { $target }
option-AttackBoth = attack both enemies in front: { $unit }
option-Charge = Norikuzushi: { $unit } → { $target }
option-ChargeBoth = Norikuzushi against both enemies in front: { $unit }
option-EndAttacks = no more attacks
option-Expose = { $busho }
option-Spearhead = { $unit }
option-Brace = { $unit }
option-Bear = { $unit }
option-RetreatTo = retreat to { $hex }
option-Advance = advance: { $unit }
option-DrawSamurai = draw a Samurai
option-CallSamurai = send out { $samurai }
option-DieForThem = hara-kiri: { $samurai_id ->
    [none] the Busho himself
   *[other] { $samurai }
}
option-TakeHeart = remove one hit from every unit in range
option-Rise = regroup { $unit }
option-SamuraiCharge = charge at { $busho }
option-IssueChallenge = challenge
option-Forgo = do not challenge
option-AnswerAsBusho = { $busho } fights
option-AnswerAsSamurai = { $samurai } fights
option-SendChampion = { $busho } sends a Samurai drawn by lot
option-IgnoreChallenge = ignore the challenge: all who hear it lose face
option-DieInShame = { $busho_id ->
    [none] { $samurai }
   *[other] { $busho }
} dies rather than answer
option-Arrive = { $unit } enters the map
option-Bombard = boats fire at { $target }
option-SpreadRumour = spread the rumour
option-FightOn = fight on
option-Retire = retire from duel and battle

## Combat: under the heading of what they are about

brief-Fire = fire at { $target }
brief-Volley = volley with { $other }{ $third_id ->
    [none] {""}
   *[other] , { $third }
} at { $target }
brief-Harass = harass { $target }
brief-FireBack = fire
brief-Stand = facing { $facing }
brief-Attack = attack { $target }
brief-AttackBoth = attack both in front
brief-Charge = Norikuzushi against { $target }
brief-ChargeBoth = Norikuzushi against both in front
brief-RetreatTo = retreat there
brief-Advance = advance
brief-Rise = regroup
brief-CallSamurai = send out
brief-SamuraiCharge = charge at him
brief-AnswerAsBusho = fights himself
brief-AnswerAsSamurai = fights
brief-SendChampion = sends a Samurai drawn by lot
brief-DieInShame = dies rather than answer
brief-Arrive = enter the map
brief-Bombard = fire at it

## Combat: why not

why-honjin-fires-in-reaction-only = { $unit } cannot be ordered to fire: a Honjin fires only in reaction.
why-no-missile-unit = { $unit } has neither teppo nor bows.
why-fired-this-turn = { $unit } has already fired by order this turn, and may do so only once.
why-engaged = { $unit } is Engaged.
why-teppo-out-of-command = { $unit } is Non-Commanded: teppo fire only by order of their Busho.
why-no-enemy-there = { $target } is not an enemy on the map that { $unit } could fire at.
why-target-engaged = { $target } is Engaged: nobody fires into a fight.
why-out-of-range = { $target } is out of range of { $unit }: bows reach farther at a target that stands lower.
why-behind-it = { $target } is behind { $unit }: a unit fires to its front and flanks.
why-no-line-of-sight = { $unit } does not see { $target }: units, woods, villages or heights are in the way.
why-only-the-target-replies = Only { $unit }, which was fired at, can return the fire now.
why-not-while-reacting = An enemy is within reach of your fire: fire, or hold fire.
why-cannot-react = That unit cannot fire now: it does not shoot, the enemy is not in its ZOC, it is Engaged, or it has already fired.
why-not-at-this-advance = { $unit } does not fire at this advance: it has just given way, or stands in the ZOC of another enemy.
why-teppo-too-slow = { $unit } has teppo: only bows fire at an enemy who leaves their ZOC.
why-not-the-shortest-way = { $unit } charges { $target } by the shortest way over free hexes and ends facing it.
why-only-riders-with-bows = { $unit } cannot harass: only KB-B ride up, shoot and are gone.
why-takes-the-whole-turn = { $unit } has moved or fired: harassment takes the whole turn of a unit.
why-out-of-command = { $unit } is Non-Commanded.
why-begins-in-enemy-zone = { $unit } begins in an enemy ZOC: no unit can harass from there.
why-target-in-friendly-zone = { $target } is in the ZOC of one of your units: it cannot be harassed.
why-two-or-three-hexes = { $target } is not two or three hexes away from { $unit }.
why-no-way-there = { $unit } has no way up to { $target }: it needs free hexes of 1 MP, outside the ZOC of other enemies.
why-must-face-whom-it-fights = An Engaged unit must turn to face an enemy with which it is Engaged.
why-somebody-must-attack = Not yet: some enemies must still be attacked, or an Engaged unit has not attacked.
why-not-while-attacking = The only question now is who attacks whom.
why-does-not-attack = { $unit } cannot attack: only units of the contingent in phase with an enemy in their ZOC do, and AS-T, AS-B and Honjins never.
why-has-rested = { $unit } has had hits removed in this phase and can do nothing else.
why-too-shaken-to-attack = { $unit } is Disordered: it attacks only if it is Engaged and passes its test, or fell into disorder on its way in.
why-attacks-already = { $unit } already attacks.
why-not-in-its-zone = { $unit } cannot reach that enemy: it attacks units in its ZOC, across hexsides that allow shock.
why-no-norikuzushi = { $unit } cannot charge in Norikuzushi: only KB without bows can, if they began the phase not adjacent to the enemy, and on firm, open ground.
why-must-charge = { $unit } must attack in Norikuzushi.
why-somebody-would-not-be-attacked = If { $unit } attacks like that, an enemy who must be attacked would be left out.
why-not-while-exposing = The only question now is which Busho is exposed.
why-not-in-this-fight = Only those who take part in this combat can be chosen.
why-no-retreat-there = { $unit } cannot retreat there: the hex must be adjacent, open to it and free, outside enemy ZOC and not next to an enemy it has fought.
why-another-must-advance = Another unit advances: the one with superiority, or else the one with the highest TQ.
why-not-vacated = That is not a hex the enemy has left.
why-follow-or-stay = The only question now is whether the Busho goes with the unit or stays where he is.
why-not-while-placing = The only question now is where the replacement stands.
why-not-of-his-contingent = { $unit } is not a unit with which the replacement of { $busho } can stand: it must be of his contingent and on the map.
why-no-hits = { $unit } has no hits to remove.
why-not-in-the-clear = { $unit } is not on clear ground: hits can be removed only there.
why-in-enemy-zone = { $unit } is in an enemy ZOC.
why-under-fire = { $unit } is in range and sight of an enemy that shoots.
why-in-order = { $unit } is not Disordered: it needs no regrouping.
why-cut-off-from-busho = { $unit } is cut off from its Busho: no way within his command range avoids enemy ZOCs.
why-too-many-hits = { $unit } has too many hits to regroup at this distance: its Busho must be adjacent.
why-not-a-place-to-rally = { $unit } cannot come back there: the hex must be free and open to it, at most 3 hexes from its Busho and at least 3 from every enemy.
why-two-challenges-a-turn = Your side has already had its two Challenge Phases this turn.
why-one-challenge-an-activation = { $busho } has already had his Challenge Phase this turn.
why-nobody-after-hara-kiri = After a hara-kiri no Samurai is drawn for the rest of the turn.
why-no-samurai-left = There is no Samurai left to draw.
why-busho-has-two = { $busho } already has two Samurai, and no Busho may have more.
why-not-one-of-his-samurai = That is not one of the Samurai of this Busho.
why-has-lost-face = { $samurai } has Lost Face this turn and cannot be sent out.
why-cannot-reach-him = The Samurai cannot reach { $busho }: he has too few MP, and cannot go through enemy units.
why-too-far-for-samurai = The Samurai cannot get there: it is too far, an enemy unit is there, or it is in an enemy ZOC without a friendly unit.
why-challenge-or-not = The only question now is whether the Samurai challenges.
why-whoever-lost-face-must-answer = Those who have Lost Face must answer now, or one of them dies.
why-not-called-out = Only those in range and sight of the challenger can answer.
why-not-in-that-hex = Only the Busho who is charged, or a Samurai in his hex, can meet the charge.
why-fight-on-or-retire = The only question now is whether the man who is losing the duel fights on or retires.
why-not-about-to-enter = { $unit } cannot enter now: only reinforcements of the contingent in phase can, from their turn on.
why-entry-is-taken = { $unit } cannot enter: another unit stands in the entry hex.
why-still-to-come = { $busho } has not entered the map yet: his units can only be ordered to enter.
why-out-of-reach-of-boats = The boats fire only at enemies within two hexes of the water who are not Engaged.
why-rumour-or-not = The only question now is whether the rumour is spread.
why-out-of-his-range = That is not in range of the hara-kiri, or the hara-kiri cannot help it.

## Combat: what happened

event-FireOrdered = { $unit } has used its ordered fire of this turn
event-ShotFired = { $unit } → { $target }, { $kind ->
    [entry] entry fire
    [leaving] retire fire
    [reply] return fire
    [harassment] harassment
    [harassed] fire at the harassers
   *[ordered] fire
}, range { $range }: die { $die }{ $lines_count ->
    [0] {""}
   *[other] {" "}+ { $lines }
} – { $disorders ->
    [yes] { $hits ->
        [0] disorder test
        [one] { $hits } hit, disorder test
       *[other] { $hits } hits, disorder test
    }
   *[no] { $hits ->
        [0] no effect
        [one] { $hits } hit
       *[other] { $hits } hits
    }
}
event-UnitCharged = { $unit } charges { $firer }: { $hex }, facing { $facing }
event-ChargesSpent = The charges at those who fired are over
event-WindRolled = West wind: die { $die } – { $turns ->
    [yes] it turns, into the faces of the Ashina
   *[no] it blows on, into the faces of the Date
}
event-BoatsFired = Boats → { $target }: die { $die }{ $lines_count ->
    [0] {""}
   *[other] {" "}+ { $lines }
} – { $disorders ->
    [yes] { $hits ->
        [0] disorder test
        [one] { $hits } hit, disorder test
       *[other] { $hits } hits, disorder test
    }
   *[no] { $hits ->
        [0] no effect
        [one] { $hits } hit
       *[other] { $hits } hits
    }
}
event-UnitArrived = { $unit } enters the map: { $hex } (MP: { $cost })
event-BridgeBroken = The bridge over the Nippashi is down
event-RumourSpread = { $side } spreads a rumour: die { $die } – { $believed ->
    [yes] it is believed
   *[no] nobody believes it
}
event-UnitDrawnOut = { $unit } goes after the harassers: { $hex }, facing { $facing }
event-AttackDeclared = { $unit } attacks { $targets }{ $norikuzushi ->
    [yes] {" "}in Norikuzushi
   *[no] {""}
}
event-AttackCalledOff = { $unit } does not attack
event-ShockCoordinated = { $side }, coordinated attack: die { $die } – { $shift ->
    [0] no column shift
    [-1] 1 column to the left
    [-2] 2 columns to the left
    [-3] 3 columns to the left
    [one] { $shift } column to the right
   *[other] { $shift } columns to the right
}{ $superiority ->
    [yes] {""}
   *[no] ; neither numbers nor position count
}
event-ContingentRoused = The contingent of { $busho } is attacked and becomes Active
event-UnitNamed = { $what ->
    [spearhead] Type and angle of the attackers: { $unit }
    [brace] Type of the defenders: { $unit }
   *[bear] { $unit } takes one of the remaining hits
}
event-ShockResolved = Shock, { $attackers } against { $defenders }: { $lines } = column { $column }, die { $die }{ $die_lines_count ->
    [0] {""}
   *[other] {" "}+ { $die_lines }
} – hits: attacker { $attacker_hits }, defender { $defender_hits }{ $superiority ->
    [yes] {" "}(positional superiority)
   *[no] {""}
}
event-UnitRetreated = { $unit } retreats to { $hex }
event-RetreatBarred = { $unit } must retreat but cannot
event-UnitAdvanced = { $unit } advances to { $hex }
event-UnitsEngaged = Engaged: { $unit } and { $other }
event-QualityTested = { $unit }, { $purpose ->
    [induced_charge] charge at the firer?
    [disorder] disorder under fire?
    [facing] turn towards the enemy?
    [impetuous] hold back from harassers?
    [shock_reaction] reaction to the attack,
    [engaged_disordered] Disordered in the fight,
    [pre_shock] dare to attack?
    [hear_withdrawal] break off?
    [banzai] hold back?
    [run_through] ridden or run through,
   *[withdrawal] withdrawal in order?
} TQ { $tq }: die { $die }{ $added ->
    [0] {""}
    [-1] {" "}− 1
    [-2] {" "}− 2
    [-3] {" "}− 3
   *[other] {" "}+ { $added }
} – { $missed ->
    [0] passed
   *[other] failed by { $missed }
}
event-UnitHit = { $unit }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
event-UnitDisordered = { $unit } is Disordered{ $left ->
    [0] {""}
    [one] , { $left } hit stays
   *[other] , { $left } hits stay
}
event-UnitRouted = { $unit } routs
event-UnitEliminated = { $unit } is eliminated
event-HeadsLost = { $side } loses the heads in its Honjin: of Bushos and Samurai { $heads }, of a So-Taisho { $great_heads }
event-HitsRemoved = { $unit }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} removed
event-UnitRegrouped = { $unit } regroups, with { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
event-RallyRolled = { $unit }, Rally: die { $die } against Disordered TQ { $tq } (if lower it comes back, if higher it is lost)
event-UnitRallied = { $unit } rallies: { $hex }, facing { $facing }
event-BushoAtRisk = { $busho } is in the thick of the fight: die { $die } (9 hits him)
event-BushoNamed = { $busho } stands in the thick of the fight
event-CasualtyRolled = { $busho } is hit: die { $die } – { $result ->
    [grazed] grazed
    [wounded] wounded
   *[killed] killed
}
event-BushoWounded = { $busho } is wounded: all his ratings are 1 lower
event-BushoKilled = { $busho } – { $how ->
    [duel] killed in the duel
    [retired] out of the battle, having retired from the duel
    [hara_kiri] hara-kiri
    [seppuku] seppuku
    [caught] caught alone and killed
    [cut_off] without a unit to join, lost
    [wounded] killed by a second wound
   *[killed] killed
}
event-FlightRolled = Contingent of { $busho }, flight: { $lost } of { $size } units Disordered or lost, die { $die }{ $lines_count ->
    [0] {""}
   *[other] {" "}+ { $lines }
} – { $flees ->
    [yes] it flees
   *[no] it stays
} (at { $threshold ->
    [-8] −8
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $threshold }
} or less it flees)
event-ContingentFled = The contingent of { $busho } flees the field
event-BushoReplaced = The contingent of { $busho } has a new leader: { $hex }
event-DuelBegan = Duel: { $samurai_count ->
    [0] { $bushos }
    [one] { $samurai } and { $bushos }
   *[other] { $samurai }
}
event-DuelRolled = { $fighters }: dice { $dice }, totals { $totals }, hits taken { $hits }
event-DuelWon = { $busho_id ->
    [none] { $samurai }
   *[other] { $busho }
} wins the duel{ $hits ->
    [0] {""}
    [one] , having taken { $hits } hit
   *[other] , having taken { $hits } hits
}
event-HeadTaken = { $side } takes { $great ->
    [yes] the head of a So-Taisho
   *[no] a head
}
event-SamuraiKilled = { $samurai } – { $how ->
    [duel] killed in the duel
    [retired] out of the battle, having retired from the duel
    [seppuku] seppuku
    [shot] shot dead
   *[charge] killed in the charge
}
event-SamuraiDrawn = { $side }: { $samurai } joins { $busho }
event-SamuraiCalled = { $samurai } goes out
event-ChallengePhaseBegan = { $side }: Challenge Phase of { $busho }
event-SamuraiMoved = { $samurai } to { $hex }
event-SamuraiFiredAt = { $unit } fires at { $samurai }: die { $die } (9 hits him)
event-SamuraiHit = { $samurai }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
event-ChargeHome = { $samurai } cuts his way in: die { $die } against Endurance { $endurance }
event-ChallengeIssued = { $samurai } challenges { $bushos_count ->
    [0] { $others }
   *[other] { $others_count ->
        [0] { $bushos }
       *[other] { $bushos }, { $others }
    }
}
event-ChampionRolled = { $busho } wants to send a Samurai: die { $die } against Momentum { $rating }
event-FaceLost = Lost Face: { $bushos_count ->
    [0] { $samurai }
   *[other] { $samurai_count ->
        [0] { $bushos }
       *[other] { $bushos }, { $samurai }
    }
}
event-HaraKiriCommitted = { $side }, hara-kiri: { $busho_id ->
    [none] { $samurai }
   *[other] { $busho }
}{ $inspired_count ->
    [0] {""}
   *[other] {" "}– inspired for this turn, contingents of { $inspired }
}

## What a turn has come to

report-turn = The turn is over
count-eliminated = Eliminated
count-routed = Routed
count-rallied = Rallied
count-phases = Phases
count-initiative = Took the initiative
gauge-rout = Rout Points of { $side }

## Combat: how it is counted

mod-clash-of-arms = Clash of Arms
mod-numbers = numbers
mod-attacker-disordered = attacker Disordered
mod-attacker-in-open-order = attacker in open order
mod-coordination = coordination
mod-busho-attacks = Busho with the attacker
mod-busho-defends = Busho with the defender
mod-busho-alive = Busho alive
mod-busho-killed = Busho killed
mod-so-taisho-killed = So-Taisho killed
mod-through-flank = firing through its flank
mod-second-of-volley = second of the volley
mod-third-of-volley = third of the volley
mod-firer-disordered = firer Disordered
mod-fires-after-moving = fires after moving
mod-into-the-wind = into the wind
mod-target-in-open-order = target in open order
mod-target-is-honjin = target is a Honjin
mod-target-is-mounted = mounted target
mod-into-flank-or-rear = into flank or rear
mod-target-in-clear = target on clear ground
mod-target-in-woods = target in woods
mod-target-in-village = target in a village
mod-target-in-paddy = target in paddies
mod-target-in-rough = target in rough ground
mod-target-in-marsh = target in a marsh
mod-target-in-castle = target in a castle
mod-target-in-water = target in water
mod-target-behind-stream = target behind a stream
mod-target-behind-ford = target behind a ford
mod-target-behind-river = target behind a river
mod-target-behind-bridge = target behind a bridge
mod-target-behind-treeline = target behind a tree line
mod-target-behind-palisade = target behind a palisade
mod-target-behind-wall = target behind a wall
mod-into-clear = into clear ground
mod-into-woods = into woods
mod-into-village = into a village
mod-into-paddy = into paddies
mod-into-rough = into rough ground
mod-into-marsh = into a marsh
mod-into-castle = into a castle
mod-into-water = into water
mod-across-stream = across a stream
mod-across-ford = across a ford
mod-across-river = across a river
mod-across-bridge = over a bridge
mod-across-treeline = across a tree line
mod-across-palisade = across a palisade
mod-across-wall = across a wall
mod-across-up1 = uphill
mod-across-up2 = steeply uphill
mod-across-up3 = up a scarp
mod-across-down1 = downhill
mod-across-down2 = steeply downhill
mod-across-down3 = down a scarp
mod-out-of-clear = out of clear ground
mod-out-of-woods = out of woods
mod-out-of-village = out of a village
mod-out-of-paddy = out of paddies
mod-out-of-rough = out of rough ground
mod-out-of-marsh = out of a marsh
mod-out-of-castle = out of a castle
mod-out-of-water = out of water

## Switches

switch-turn_limit = Length
switch-turn_limit-help = If no army has routed by the end of this turn, the one nearer to its Rout Level loses; the book has no limit
switch-trump_rounding = Trump outside the Honjin
switch-trump_rounding-help = A So-Taisho outside his Honjin trumps with half his Initiative; the book rounds it down in one place and up in another
switch-challenge_limits = Limits on challenges
switch-challenge_limits-help = One Challenge Phase for a Busho and two for a side each turn, or as many as there are phases
switch-shock_table = Shock table
switch-shock_table-help = The Shock Table and the Clash of Arms as printed, or as reconstructed before the printed sheet was found
switch-strengths = Strengths and deployment
switch-strengths-help = Rout levels, quality of troops and deployment as simulations settled them, or the first set, made before anybody had played the battles
switch-back_path = Back path
switch-back_path-help = A path leads round the mountain to the summit, behind the camp of the Amako; it counts as a road
switch-summit_camp = Summit camp
switch-summit_camp-help = If the Honjin of the Amako is eliminated, they suffer 10 Rout Points
switch-fallen_standard = Fallen standard
switch-fallen_standard-help = If the Honjin of the Tokugawa is eliminated, they suffer 10 Rout Points
switch-tsurinobuse = Lure (tsurinobuse)
switch-tsurinobuse-help = Engaged units of Shimazu Tadahira withdraw without a TQ test when he orders an Active Withdrawal
switch-discord = Discord
switch-discord-help = No two Otomo contingents can coordinate
switch-wavering = Wavering
switch-wavering-help = Some contingents become Active only if their So-Taisho rolls his Initiative or less; the activation point is spent in any case, and an attack rouses them as usual
switch-litter = Litter
switch-litter-help = Ryuzoji Takanobu is carried and moves no faster than a wounded Busho
switch-west_wind = West wind
switch-west_wind-help = Dust in the eyes of the Date: −1 to their fire; from turn 4 on a die of 0 to 4 turns the wind against the Ashina for good
switch-akahoshi_revenge = Akahoshi’s revenge
switch-akahoshi_revenge-help = In shock the samurai infantry of Akahoshi inflicts one more hit, and it makes no test before it attacks
switch-reinforcements = Reinforcements
switch-reinforcements-help = Tokugawa Hidetada and Date Masamune are not on the map at first: they may enter from turns 3 and 4 on
switch-asano_rumour = Asano rumour
switch-asano_rumour-help = Once, from turn 4 on, the Toyotomi may spread a rumour: on a die of 0 to 4 the Tokugawa So-Taisho activates contingents this turn only if he rolls his Initiative or less
switch-arima_boats = Arima boats
switch-arima_boats-help = Once a turn boats off the shore may fire at a Ryuzoji unit within two hexes of the water, as teppo at range 3
switch-broken_bridge = Broken bridge
switch-broken_bridge-help = From turn 4 on the bridge over the Nippashi cannot be crossed
choice-15 = 15 turns
choice-40 = 40 turns
choice-down = rounded down
choice-up = rounded up
choice-on = on
choice-off = off
choice-printed = as printed
choice-first_draft = first reconstruction
choice-standard = settled by simulation
choice-first_set = first set

## Battles

scenario-nunobeyama = Nunobeyama
card-army = { $side }: { $contingents ->
    [one] one contingent
   *[other] { $contingents } contingents
}, units: { $units }; Rout Level { $level }
card-trial = Two computer players, matches: { $matches }. { $first } won { $wins }%, { $second } { $losses }%; turns on average: { $turns }
scenario-nunobeyama-blurb = 1570. The Amako hold a mountain with two ways up; the Mori have twice as many men, and a path round the back.
scenario-nunobeyama-length = About two hours.
scenario-nunobeyama-history = The Mori had destroyed the house of Amako in 1566. Three years later Yamanaka Yukimori, called Shikanosuke, came back to Izumo with a young heir of the family and laid siege to their old castle of Gassan-Toda. In the second month of 1570 a relieving army under Mori Terumoto marched up the valley, 13,000 men or more, with his uncles Kikkawa Motoharu and Kobayakawa Takakage. The Amako, some 6,000 or 7,000, barred the road on Mt Fube, south of the castle, where only two ravines lead up: Nakayama and Mizutani. From above they threw back attack after attack for most of the day. Then Kikkawa’s men found a path round the mountain and took the camp on the summit from behind. The line broke, Yokomichi Masamitsu fell, and the way to the castle was open. In play: a short battle for a first game; a strong position against numbers, and a flank to watch.
scenario-suriagehara = Suriagehara
scenario-suriagehara-blurb = 1589. Young Date Masamune against the house of Ashina, on an open moor with dust in the wind.
scenario-suriagehara-length = About three hours.
scenario-suriagehara-history = In the summer of 1589 Date Masamune, twenty-one years old, fought for the mastery of the north. When Inawashiro Morikuni came over to him and opened his castle, Masamune hurried there with some 23,000 men. Ashina Yoshihiro marched out with 16,000 or more and camped on Takamori hill; on 17 July they met on the moor of Suriagehara, at the southern foot of Mt Bandai. A strong west wind blew dust into the faces of the Date, and their first line, led by Morikuni against his own son Moritane, was driven in. Then the wind turned, and teppo fired into the flank of the Ashina. Several of their captains stood by and did nothing. The army broke; the bridge over the Nippashi had been cut, and many died at the river. Within days Masamune held Kurokawa, and the Ashina were finished. In play: two broad lines on open ground; whoever keeps reserves in hand wins.
scenario-nagakute = Nagakute
scenario-nagakute-blurb = 1584. Ieyasu catches a raiding army on its way home; paddies and hills between a few large contingents.
scenario-nagakute-length = About three hours.
scenario-nagakute-history = In the spring of 1584 Toyotomi Hideyoshi, who then still called himself Hashiba, and Tokugawa Ieyasu faced each other behind earthworks at Komaki. Ikeda Tsuneoki proposed to slip past with 20,000 men and burn Mikawa, the home of Ieyasu. Ieyasu heard of it, followed by night and fell on the rear of the column. On the morning of 18 May, near Nagakute in Owari, he stood on the heights with Ii Naomasa, whose men wore red for the first time, and Oda Nobukatsu: some 9,000 against about as many. Tsuneoki had his sons Motosuke, here called Yukisuke, and Terumasa on the right and his son-in-law Mori Nagayoshi, the “Demon”, on the left. Nagayoshi was shot dead in front of his men; Tsuneoki and Motosuke fell soon after. About 2,500 of theirs died, and 590 of the Tokugawa. In play: few but large contingents, much teppo, and wet fields that slow every attack.
scenario-mimasetoge = Mimasetoge
scenario-mimasetoge-blurb = 1569. Takeda Shingen goes home over a mountain pass; two Hojo brothers bar the way, and Yamagata comes round their flank.
scenario-mimasetoge-length = About three hours.
scenario-mimasetoge-history = In the autumn of 1569 Takeda Shingen marched through the Kanto to Odawara, the castle of the Hojo, burned the town and turned back after a few days. The brothers Hojo Ujiteru and Ujikuni hurried ahead to hold the pass of Mimase, on the road to Kai, until their father’s army could close the trap from behind. Shingen knew it. On 16 November he came up with up to 20,000 men in several columns, while Yamagata Masakage took a strong force round by the pass of Shida. The Hojo attacked from the plateau; Asari Nobutane was shot dead, and for a while it went badly for the Takeda. Then Yamagata came down on the flank, and the Hojo were driven off with 2,000 dead or more, before Odawara’s army arrived. Shingen went home. In play: the Hojo have two great contingents and one activation point; they must strike before Yamagata arrives.
scenario-mimigawa = Mimigawa
scenario-mimigawa-blurb = 1578. A divided Otomo army comes down to the river; the Shimazu give way, and wait on both sides.
scenario-mimigawa-length = Three to four hours.
scenario-mimigawa-history = In 1578 Otomo Sorin, the greatest lord of Kyushu and newly baptised, sent 30,000 to 40,000 men into Hyuga. They besieged the castle of Takajo, where Yamada Arinobu and Shimazu Iehisa held out with a few hundred men and then some thousand more, until Shimazu Yoshihisa came up from the south with 20,000 or more. In the Otomo council Tawara Chikakata wished to wait and Takita Shigekane to attack. On the morning of 10 December Takita simply crossed the river, and the others had to follow one by one. They broke the Shimazu van and ran on; then Tadahira, Yukihisa and Ijuin Tadamune struck from the sides, Yoshihisa came down from Nejirozaka and the garrison sallied. Takita, Saeki, Tsunokuma and thousands more died, many of them in the deep pools; the pursuit went as far as the Mimi river, which gave the battle its name. In play: the Otomo have numbers and little command, the Shimazu small contingents and the lure.
scenario-okitanawate = Okitanawate
scenario-okitanawate-blurb = 1584. Three columns of the Ryuzoji push down a coast of mud and woods; the Shimazu and Arima hold a gate.
scenario-okitanawate-length = About three hours.
scenario-okitanawate-history = In 1584 Arima Harunobu of Shimabara left the party of Ryuzoji Takanobu, “the Bear of Hizen”, and called on the Shimazu. Shimazu Iehisa crossed the sea with 3,000 men; with the Arima they were some 6,000, against about 25,000. Iehisa chose the neck of Okita, where a causeway for two or three men abreast led through mud between the wooded mountain and the beach, and closed it with a gate and a fence. On 4 May Takanobu, too stout to ride and carried in a litter, sent Nabeshima Naoshige by the mountain and his sons along the beach, and came down the middle himself. The guard at the gate gave way, the pursuers stuck fast, and the Shimazu fired and charged from both sides; boats shot at the beach. Kawakami Tadakata took Takanobu’s head, and some 2,000 men died with him. In play: a hard fence, bad ground, and Akahoshi’s few men, who have their children to avenge.
scenario-tennoji = Tennoji
scenario-tennoji-blurb = 1615. The last battle of the samurai age: Sanada and the ronin of Osaka make for the camp of Ieyasu.
scenario-tennoji-length = A whole day, or several evenings.
scenario-tennoji-history = By the summer of 1615 the moats of Osaka castle had been filled in, and Toyotomi Hideyori’s ronin could only fight outside. On 3 June some 50,000 of them faced about 150,000 men of Tokugawa Ieyasu and his son Hidetada. Sanada Nobushige, known as Yukimura, stood on the mound of Chausuyama, Mori Katsunaga before the Shitennoji, Ono Harufusa on the Okayama road; Akashi Teruzumi was to ride round to the rear. The plan was to draw the enemy on and strike with all at once, but the first shots came too early. Katsunaga broke line after line, and Honda Tadatomo fell. A rumour that Asano had changed sides unsettled the Tokugawa; Sanada charged through to Ieyasu’s camp, where the standard went down for the first time in some forty years. Then numbers told. Sanada died exhausted, and that evening the castle burned. In play: the largest battle, hard for the Toyotomi; they win by one great blow, or not at all.

## Odds and notes

odds-shots = Fire: what each shot does
odds-attacks = Shock: each attack, with those who attack the same enemy already
odds-spearhead = Who leads the attack
odds-brace = Who takes the attack
odds-momentum = Momentum
odds-continuity = Continuity
odds-coordination = Coordination: the die at or below the Momentum of both
odds-trump = Trump
odds-duel = Duel to the death, if neither retires
odds-unit = unit
odds-target = target
odds-added = added to the die
odds-hits = hits
odds-p-hit = any harm
odds-p-shaken = disordered or worse
odds-p-gone = routed or gone
odds-p-charge = charges us
odds-column = column
odds-p-dares = attacks at all
odds-superior = flank or rear
odds-hits-on-us = hits on us
odds-hits-on-them = hits on them
odds-p-repulse = we retreat
odds-p-retreat = they retreat
odds-rating = rating
odds-p-success = success
odds-busho = Busho
odds-other = and
odds-fighter = fighter
odds-p-win = kills
odds-p-death = is killed
odds-yes = yes
odds-no = –
note-shot = hits on average: { $mean }; { $shaken }% disordered or worse, { $gone }% routed or gone
note-shot-provokes = hits on average: { $mean }; { $shaken }% disordered or worse, { $gone }% routed or gone; { $charge }% that it charges whoever fired
note-attack = column { $column }, hits: { $ours } on us, { $theirs } on them; they disordered or worse: { $shaken }%, we retreat: { $repulse }%
note-attack-superior = from flank or rear, column { $column }, hits: { $ours } on us, { $theirs } on them; they disordered or worse: { $shaken }%, we retreat: { $repulse }%
note-brace = column { $column }, hits: { $ours } on us, { $theirs } on them; disordered or worse: { $shaken }%, they retreat: { $repulse }%
note-step = MP { $cost }, left { $left }{ $leaving ->
    [0] { "" }
   *[other] ; as it leaves may fire: { $leavers }
}{ $reacting ->
    [0] { "" }
   *[other] ; may withdraw or turn: { $reactors }
}
note-step-into-zone = MP { $cost }, left { $left }; into the zone of { $zones }{ $leaving ->
    [0] { "" }
   *[other] ; as it leaves may fire: { $leavers }
}{ $reacting ->
    [0] { "" }
   *[other] ; may withdraw or turn: { $reactors }
}
note-step-under-fire = MP { $cost }, left { $left }; may fire at it: { $shooters }{ $leaving ->
    [0] { "" }
   *[other] ; as it leaves may fire: { $leavers }
}{ $reacting ->
    [0] { "" }
   *[other] ; may withdraw or turn: { $reactors }
}
note-duel = kills before he is killed, if neither retires
note-withdraw = hits on average: { $mean }
note-face = turns before the enemy is upon it
note-samurai-charge = { $arrives }% to reach him; then a duel to the death, if the Busho meets him himself
note-issue-challenge = { $called ->
    [one] one man is called out
   *[other] { $called } men are called out, this is against the best of them
}; the enemy may also send a new Samurai, or lose face
chance-note-attack = gives way
chance-note-attack-superior = gives way
chance-note-shot = harm
chance-note-pair = agrees
chance-note-duel = kills
chance-note-withdrawal = Busho lives
chance-note-shot-provokes = harm
chance-note-brace = gives way
chance-note-withdraw = unharmed
chance-note-face = turns
chance-note-samurai-charge = kills
chance-note-issue-challenge = kills
note-contingent = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}, Momentum { $momentum }, { $range ->
    [one] { $range } hex
   *[other] { $range } hexes
} from the enemy
note-pair = only if the die allows it; then both give orders in one phase
note-momentum = another phase at once; if it fails he is Finished, and a 9 tempts fate
note-no-momentum = he is Finished for this turn; then another Busho may try Continuity
note-trump = snatches the initiative; he must then move, fire or fight
note-no-trump = the enemy plays on
note-continuity = keeps the initiative for him; if it fails it goes to the enemy
note-pass = { $ends ->
    [yes] { $side } has passed too: nobody gives orders any more this turn
   *[no] the initiative goes to { $side }; if that side passes too, nobody gives orders any more this turn
}
note-end-orders = units without an order stay as they are; then the shock attacks
note-end-activation = whoever is Inactive gives no orders this turn
note-rest = rests: takes off { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} and does nothing else in this phase
note-regroup = in order again, with { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}; does nothing else in this phase
note-reform = { $formation }; takes all its movement
note-bear = hits so far: { $hits }
note-retire = out of the battle; the enemy gets no head
note-ignore = whoever was called out loses face: Finished, all ratings 1 lower
note-champion = a new Samurai takes up the duel; the Busho is Finished
note-orders = his units move, fire or rest one by one; then they fight in shock
note-withdrawal = units fall back, even those that are Engaged; nobody attacks{ $tempted ->
    [0] { "" }
   *[other] ; enemies near enough for a Banzai: { $tempted }, of whom { $mean } would rush on average
}
note-rally = routed units: { $units }; on average { $back } come back and { $lost } are lost; no other orders
note-busho-movement = Bushos ride to where they are needed; no other orders
note-challenge = a Samurai goes out and calls the enemy to a duel; no orders

## A closer look at a place

look-shoots = Could shoot from here at: { $units }
look-command = Hears the orders of: { $bushos }
look-shot-at = { $side } could shoot here: { $units }
look-attacked = { $side } could come beside it with one order: { $units }
look-reached = { $side } could come here with one order: { $units }

## What units do together

drill-ahead = ahead
drill-ahead_left = ahead to the left
drill-ahead_right = ahead to the right
drill-wheel_left = wheel to the left
drill-wheel_right = wheel to the right
why-friend-in-the-way = Another unit stands in the way of { $unit }, and units that advance together do not pass through others.
throw-ShotFired = { $kind ->
    [entry] Entry fire
    [leaving] Retire fire
    [reply] Return fire
    [harassment] Harassment
    [harassed] Fire at the harassers
   *[ordered] Fire
}, range { $range }
came-ShotFired = { $disorders ->
    [yes] { $hits ->
        [0] Disorder test
        [one] { $hits } hit, disorder test
       *[other] { $hits } hits, disorder test
    }
   *[no] { $hits ->
        [0] No effect
        [one] { $hits } hit
       *[other] { $hits } hits
    }
}
throw-BoatsFired = Fire from the boats
came-BoatsFired = { $disorders ->
    [yes] { $hits ->
        [0] Disorder test
        [one] { $hits } hit, disorder test
       *[other] { $hits } hits, disorder test
    }
   *[no] { $hits ->
        [0] No effect
        [one] { $hits } hit
       *[other] { $hits } hits
    }
}
throw-ShockResolved = Shock
came-ShockResolved = { $superiority ->
    [yes] Positional superiority
   *[no] {""}
}
fight-column = column
fight-die = die
fight-nothing = nothing is added
fight-attacker_hits = { $hits ->
    [one] hit on the attacker
   *[other] hits on the attacker
}
fight-defender_hits = { $hits ->
    [one] hit on the defender
   *[other] hits on the defender
}
fight-hits = { $hits ->
    [one] hit
   *[other] hits
}
duel-taken = { $hits ->
    [0] unhurt
    [one] { $hits } hit taken
   *[other] { $hits } hits taken
}
duel-nobody = nobody is hit
duel-hit = { $whom ->
    [left] ←
   *[right] {""}
} { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} { $whom ->
    [left] {""}
   *[right] →
}

# Why a hint says what it says

because-urgent = This contingent has the most to do: { $engaged ->
    [0] nobody Engaged
    [one] one unit Engaged
   *[other] { $engaged } units Engaged
}, the enemy { $points } MP away.
because-nobody = Nobody who is left has anything worth doing.
because-risk = The attempt promises less than a 9, or the chance used up, may cost.
because-momentum = One more phase is worth the danger of a 9.
because-trump = What the enemy is about to do, or what one of ours could do first, makes the attempt worth it.
because-orders = Fire, ground and combat promise more than a rally, a withdrawal or a duel.
because-withdrawal = Withdrawing saves the contingent more than it costs: otherwise it might flee.
because-rally = Every unit that comes back takes Rout Points off the army.
because-challenge = The duel promises more than it risks, however it is answered.
because-no-challenge = However it is answered, the duel risks more than it promises.
because-fire = Fire comes before the fight, and costs nothing.
because-fire-is-free = It costs nothing, and may stop whoever comes.
because-regroup = A unit in disorder can neither attack nor hold.
because-rest = The hits that go are worth more than any move it could make.
because-formation = Open order for broken ground, close order for the fight.
because-enough = No order that is left would be worth giving.
because-draws-back = It must not be caught: missile units draw back, and so do shaken ones.
because-faces = A unit fights better to its front than to its flank or rear.
because-stands = Standing fast keeps the line, and nothing threatens its flank or rear.
because-attack = The combat should cost the enemy more than us, with all who help counted in.
because-spearhead = Against this enemy its type of unit counts most.
because-brace = It withstands this attack best.
because-retreat = This way leads farthest out of danger.
because-retires = His head would cost more than the duel is worth.
because-fights-on = Whoever retires is lost to the battle as well: better to fight on.
because-superiority = From { $hex } it takes the enemy in the flank or rear.
because-shock = From { $hex } it can fight, and the combat promises more than it costs.
because-into-range = From { $hex } the enemy is within range.
because-spent = This contingent may soon flee: { $hex } is out of harm’s way.
because-line = To { $hex }: nearer the enemy, beside friends, within reach of its Busho’s voice.

## What signs and abbreviations mean

legend-si = SI: samurai on foot
legend-as = AS: Ashigaru with spears
legend-kb = KB: Kibamusha, mounted samurai. KBH: Hatamoto, the mounted guard
legend-bows = -B behind a type: with bows
legend-teppo = -T behind a type: with teppo, matchlock guns
legend-hits = Hits: lost cohesion. As many as TQ, and the unit is Disordered
legend-engaged = Engaged: it cannot leave its enemy and has to fight on
legend-fired = It has used its ordered fire of this turn
legend-honjin = Honjin: the camp of the So-Taisho
short-st = ST
legend-st = So-Taisho: commander of the army, and his own contingent
short-tq = TQ
legend-tq = Troop Quality: what a unit can stand. A die (0 to 9) at or below it passes a test
short-ma = MA · MP
legend-ma = Movement Allowance, in movement points
short-zoc = ZOC
legend-zoc = Zone of control: the two hexes before a unit. Who enters it stops
short-rp = RP
legend-rp = Rout Points: an army that reaches its Rout Level at the end of a turn has lost
