### Port Arthur.

game-title = Port Arthur

## Sides, places, boxes

side-japan = Japan
side-russia = Russia
side-none = nobody

zone-yellow_sea = Yellow Sea
zone-tsushima = Tsushima
zone-east_china_sea = East China Sea
zone-philippine_sea = Philippine Sea
zone-pacific_ocean = Pacific Ocean
zone-sea_of_japan = Sea of Japan

port-japan = Japan
port-port_arthur = Port Arthur
port-vladivostok = Vladivostok
port-diego_suarez = Diego Suarez

box-yalu = Yalu
box-nanshan = Nanshan
box-liaoyang = Liaoyang
box-hill_203 = Hill 203
box-port_arthur = Port Arthur
box-mukden = Mukden
box-siping = Siping

place-roadstead = roadstead
place-shipyard = shipyard
place-at_sea = somewhere at sea
place-off_map = still to come
place-sunk = sunk

type-battleship = battleship
type-armoured_cruiser = armoured cruiser
type-protected_cruiser = protected cruiser
type-coast_defence = coast-defence ship

## Ships

ship-mikasa = Mikasa
ship-asahi = Asahi
ship-shikishima = Shikishima
ship-fuji = Fuji
ship-hatsuse = Hatsuse
ship-yashima = Yashima
ship-asama = Asama
ship-tokiwa = Tokiwa
ship-izumo = Izumo
ship-iwate = Iwate
ship-yakumo = Yakumo
ship-azuma = Azuma
ship-kasuga = Kasuga
ship-nisshin = Nisshin
ship-kasagi = Kasagi
ship-chitose = Chitose
ship-takasago = Takasago
ship-yoshino = Yoshino
ship-naniwa = Naniwa
ship-takachiho = Takachiho
ship-akashi = Akashi
ship-niitaka = Niitaka
ship-tsesarevitch = Tsesarevitch
ship-retvizan = Retvizan
ship-pobeda = Pobeda
ship-peresvet = Peresvet
ship-poltava = Poltava
ship-sevastopol = Sevastopol
ship-petropavlovsk = Petropavlovsk
ship-bayan = Bayan
ship-askold = Askold
ship-diana = Diana
ship-pallada = Pallada
ship-novik = Novik
ship-rossia = Rossia
ship-gromoboi = Gromoboi
ship-rurik = Rurik
ship-bogatyr = Bogatyr
ship-knyaz_suvorov = Knyaz Suvorov
ship-imperator_aleksandr_iii = Imperator Aleksandr III
ship-borodino = Borodino
ship-oryol = Oryol
ship-oslyabya = Oslyabya
ship-sissoi_veliky = Sissoi Veliky
ship-navarin = Navarin
ship-admiral_nakhimov = Admiral Nakhimov
ship-imperator_nikolai_i = Imperator Nikolai I
ship-general_admiral_apraksin = General-Admiral Apraksin
ship-admiral_senyavin = Admiral Senyavin
ship-admiral_ushakov = Admiral Ushakov

## Optional rules and variants

switch-mines = Mines
switch-mines-help = Three more ships, the raid on Port Arthur, and mines on the way home from a blockaded port
switch-fog_of_war = Fog of war
switch-fog_of_war-help = Of an enemy squadron at sea you see only the top ship and the number of ships
switch-equal_total_counts = Equal total counts
switch-equal_total_counts-help = When fire overshoots, dice whose sum equals the firepower still hit
switch-blockade_kept_at_five = Blockade kept at Russian 5
switch-blockade_kept_at_five-help = A standing blockade stays, without cost, while Russia stands at 5
switch-control_points = Control points
switch-control_points-help = Other values for the Sea of Japan and the Philippine Sea, which the books do not print
switch-track_fork = Fork of the Manchuria track
switch-track_fork-help = Where the track to Port Arthur branches off from the track to Mukden, which the books do not print
choice-standard = standard
choice-flat = flat (1/1 and 0/1)
choice-philippine_1_3 = Philippine Sea 1/3
choice-even = even (1/2 and 1/1)
choice-fork_after_nanshan = after Nanshan
choice-fork_after_yalu = after Yalu

## How a match ends

ending-points = the marker stands on the winner’s side
ending-mukden = no army in Mukden
ending-centre = the marker stands in the centre

## Where we are

crumb-War = War at sea
crumb-Turn = Turn { $turn }
crumb-Sortie = Sortie: { $side }
crumb-NameTopShips = Top ships: { $side }
crumb-Operations = Operations
crumb-BetweenZones = Movement
crumb-IntoPort = Putting in
crumb-OutOfPort = Leaving { $port } for { $zone }
crumb-Battle = Battle: { $zone }
crumb-Salvo = Fire: { $side }
crumb-Scoring = Scoring
crumb-ReturnToPort = Return to port
crumb-RaidOnPortArthur = Raid on Port Arthur
crumb-Minefield = Mines: { $side }

## What is asked

ask-raid = Choose a ship of the Port Arthur fleet for the raid to damage (left: { $left })
ask-sortie = { $side_id ->
    [japan] Order ships to sea or into the yard, and armies to the landing boxes; then end the sortie
   *[russia] Order ships to sea or into the yard; then end the sortie
}
ask-top-ship = Choose the top ship of the squadron: { $zone }
ask-tie = The dice are equal. Spend the initiative to roll again? Otherwise the operations phase ends
ask-operation = Choose one operation, or pass
ask-leave-port = Choose the ships that leave { $port } for { $zone }{ $ships_count ->
    [0] {""}
   *[other] {" "}(so far: { $ships })
}
ask-first-fire = You would fire second. Spend the initiative to fire first?
ask-fire = Choose the number of dice (firepower { $firepower })
ask-critical = Place a critical hit on an enemy ship (left: { $left })
ask-hits = Choose a ship to take hits (hits left: { $left })
ask-set-blockade = Blockade Port Arthur? It costs 1 CP now and each turn it is kept
ask-keep-blockade = Keep the blockade of Port Arthur? It costs 1 CP
ask-land = Choose the box where the army lands
ask-return = Choose the port to return to, ship by ship or for all that are left
ask-mine = Choose a ship to strike a mine (left: { $left })

## What can be chosen

option-Raid = { $ship }
option-Sail = { $ship } to { $zone }
option-Repair = { $ship } to the shipyard
option-Embark = army to the landing box: { $zone }
option-EndSortie = end the sortie
option-ShowTop = { $ship } on top
option-UseInitiative = use the initiative
option-KeepInitiative = keep the initiative
option-Pass = pass
option-MoveSquadron = squadron: { $origin } to { $zone }
option-PutIn = squadron: { $origin } into port: { $port }
option-LeavePort = leave port: { $port } for { $zone }
option-Attack = attack in { $zone_id ->
    [tsushima] Tsushima
   *[other] the { $zone }
}
option-Join = add { $ship }
option-SetOut = set out
option-Fire = { $dice ->
    [one] fire { $dice } die
   *[other] fire { $dice } dice
}
option-PlaceCritical = critical hit on { $ship }
option-TakeHits = { $ship } takes hits
option-SetBlockade = blockade
option-NoBlockade = no blockade
option-Land = land in { $box }
option-StrikeMine = { $ship } strikes a mine
option-ReturnTo = { $ship } returns to { $port }
option-ReturnAll = all return to { $port }

## Why not

why-no-such-ship = There is no ship called { $ship } in this match.
why-not-your-ship = { $ship } is not one of your ships.
why-has-its-order = { $ship } already has its order; undo takes it back.
why-not-in-a-roadstead = { $ship } does not lie in a roadstead: only ships there can be given orders.
why-out-of-reach = { $zone } is more than two zones from { $port }.
why-damaged-goes-one-zone = { $ship } is damaged and cannot go beyond the zones next to { $port }; { $zone } is one zone too far.
why-blockade-holds = The blockade holds the ships that leave Port Arthur in the Yellow Sea: { $ship } cannot reach { $zone }.
why-not-damaged = { $ship } is intact: only damaged ships go into a shipyard.
why-no-shipyard = { $port } has no shipyard.
why-no-armies-of-yours = Only Japan has armies.
why-no-landing-box = There is no landing box in { $zone_id ->
    [tsushima] Tsushima
   *[other] the { $zone }
}.
why-landing-box-taken = The landing box in { $zone_id ->
    [tsushima] Tsushima
   *[other] the { $zone }
} already has its army.
why-pool-is-empty = No army is left in the pool.
why-not-in-this-squadron = { $ship } is not in this squadron.
why-other-squadron-first = First choose the top ship of the squadron in { $zone_id ->
    [tsushima] Tsushima
   *[other] the { $zone }
}.
why-squadron-moves-together = { $ship } is at sea: its whole squadron in { $zone_id ->
    [tsushima] Tsushima
   *[other] the { $zone }
} moves together. Choose a move of that squadron.
why-leave-port-first = { $ship } lies in { $port }: choose to leave port first, then name the ships.
why-no-squadron = { $side } has no squadron in { $zone_id ->
    [tsushima] Tsushima
   *[other] the { $zone }
}.
why-not-adjacent = { $origin } and { $zone } are not adjacent.
why-not-your-port = { $port } is not one of your ports.
why-no-port-any-more = { $port } has fallen: it is no longer a port.
why-port-not-adjacent = { $port } is not next to { $zone }.
why-no-ships-in-roadstead = No ship of yours lies in the roadstead of { $port }.
why-no-enemy-there = There is no enemy squadron in { $zone_id ->
    [tsushima] Tsushima
   *[other] the { $zone }
}.
why-name-a-ship-first = Name at least one ship first.
why-joined-already = { $ship } has already been named.
why-not-in-this-roadstead = { $ship } does not lie in the roadstead of { $port }.
why-one-to-six-dice = You may fire one to six dice.
why-intact-ships-first = { $ship } is damaged: a critical hit sinks it only when no intact ship is left in the squadron.
why-box-taken = { $box } is already occupied.
why-box-not-reached = { $box } cannot be reached yet: the boxes before it must be occupied first.
why-not-at-sea = { $ship } is not on its way home from a zone where you have a choice of ports.
why-not-a-haven = { $port } is not one of the two ports you can choose from.
why-not-in-port-arthur = { $ship } does not lie in the roadstead of Port Arthur.
why-struck-already = { $ship } has already been named.

## What happened

event-RaidRolled = Raid on Port Arthur: die { $die }, ships damaged: { $count }
event-ShipRaided = Raid: { $ship } damaged, to the shipyard
event-TurnBegan = Turn { $turn }
event-InitiativePassed = The initiative passes to { $to }
event-BalticFleetArrived = Baltic fleet at Diego Suarez: { $ships }
event-SailingOrdered = Order: { $ship } to { $zone }
event-RepairOrdered = Order: { $ship } to the shipyard of { $port }
event-EmbarkationOrdered = Order: army to the landing box in { $zone_id ->
    [tsushima] Tsushima
   *[other] the { $zone }
}
event-FleetSailed = { $side } sorties: { $sailed_count ->
    [0] no ship
   *[other] { $sailed }
}{ $repaired_count ->
    [0] {""}
   *[other] . To the shipyard: { $repaired }
}{ $armies_count ->
    [0] {""}
   *[other] . Armies embarked: { $armies }
}
event-FleetSighted = { $side } sorties: { $counts_count ->
    [0] no ship
   *[other] { $counts } (left port: { $ships })
}{ $repaired_count ->
    [0] {""}
   *[other] . To the shipyard: { $repaired }
}{ $armies_count ->
    [0] {""}
   *[other] . Armies embarked: { $armies }
}
event-TopShipShown = { $side }, top ship in { $zone_id ->
    [tsushima] Tsushima
   *[other] the { $zone }
}: { $ship }
event-OperationsRolled = Operations: Japan rolls { $japan }, Russia rolls { $russia } – { $first_id ->
    [japan] Japan acts
    [russia] Russia acts
   *[none] a tie
}
event-RerollDemanded = { $side } spends the initiative to roll again
event-Passed = { $side } passes
event-OperationsEnded = Operations end: { $why ->
    [tie] a tie
    [passes] both sides have passed
   *[nobody] nobody can act
}
event-MovementTested = { $side }, movement { $leaving } → { $goal }: die { $die } against speed { $speed } – { $succeeded ->
    [yes] success
   *[no] failure
}
event-MovementSeen = { $side }, movement { $leaving } → { $goal }: die { $die } – { $succeeded ->
    [yes] success
   *[no] failure
}
event-SquadronMoved = { $side }: { $origin } → { $zone } ({ $ships })
event-SquadronSighted = { $side }: { $origin } → { $zone } ({ $count ->
    [one] { $count } ship
   *[other] { $count } ships
})
event-SquadronPutIn = { $side }: { $origin } → { $port } (port) ({ $ships })
event-ShipsLeftPort = { $side }: { $port } (port) → { $zone } ({ $ships })
event-BattleJoined = Battle in { $zone_id ->
    [tsushima] Tsushima
   *[other] the { $zone }
}: { $attacker } attacks with { $attacking }, against { $defending }
event-FirstSideFound = Speed { $attacker_speed } attacking, { $defender_speed } defending: { $first } fires first
event-FirstFireTaken = { $side } spends the initiative to fire first
event-Fired = { $side } fires, firepower { $firepower }: dice { $dice } – hits { $hits }, critical hits { $criticals }
event-ShipDamaged = { $ship } damaged ({ $by ->
    [critical] critical hit
    [mine] mine
   *[hit] hit
})
event-ShipSunk = Sunk: { $ship } ({ $by ->
    [critical] critical hit
    [mine] mine
   *[hit] hits: { $hits }
})
event-DamageWasted = No ship is left to take the rest (hits { $hits }, critical hits { $criticals })
event-BattleEnded = The battle in { $zone_id ->
    [tsushima] Tsushima
   *[other] the { $zone }
} is over
event-ZonesControlled = Control: Japan { $japan_points } CP{ $japan_zones_count ->
    [0] {""}
   *[other] {" "}({ $japan_zones })
}, Russia { $russia_points } CP{ $russia_zones_count ->
    [0] {""}
   *[other] {" "}({ $russia_zones })
}
event-ScoreMoved = { $to }: +{ $points } CP (track: { $leader_id ->
    [japan] Japan { $lead }
    [russia] Russia { $lead }
   *[none] centre
})
event-BlockadePaid = Blockade of Port Arthur { $kept ->
    [yes] kept
   *[no] set
}: Japan pays 1 CP
event-BlockadeLifted = Blockade of Port Arthur lifted: { $why ->
    [russia-controls] Russia controls the Yellow Sea
    [russia-at-five] Russia stands at 5
    [port-fell] Port Arthur has fallen
   *[not-paid] not paid for
}
event-TransportsSunk = Transports sunk: { $zones }
event-ArmyLanded = An army takes { $box }
event-ShipyardLost = Port Arthur loses its shipyard{ $ships_count ->
    [0] {""}
   *[other] ; back in the roadstead, damaged: { $ships }
}
event-PortArthurFell = Port Arthur falls{ $ships_count ->
    [0] {""}
   *[other] . Sunk: { $ships }
}
event-SipingRolled = Siping: die { $die }, Japan +{ $points } CP
event-RepairsEnded = Repaired in { $port }: { $ships }
event-SquadronsOpened = The fleets turn for home: every squadron is revealed
event-MinesTested = { $side }, mines: die { $die } against speed { $speed } – ships struck: { $struck }
event-MineStruck = { $ship } strikes a mine
event-MineDamageRolled = { $ship }: die { $die } against defence { $defence }
event-ShipsReturned = { $side }: { $zone } → { $port } (port) ({ $ships })
event-MaintenanceLacked = Lack of maintenance in { $port }: { $ships } damaged
event-MatchDecided = { $winner_id ->
    [japan] Japan wins
    [russia] Russia wins
   *[none] Draw
}: { $how ->
    [mukden] no army in Mukden
    [centre] the marker stands in the centre
   *[points] the marker stands on the winner’s side
}

## What phases have come to

report-operations = Operations are over
report-scoring = Scoring
count-sunk = Sunk
gauge-score = Control points

## Odds

odds-fire = Your fire, firepower { $firepower }
odds-their-fire = The enemy’s fire as things stand, firepower { $firepower }
odds-fire-first = If { $side } fires first
odds-attack = An attack: { $zone } ({ $side } fires first)
odds-attack-in-fog = An attack: { $zone }, against { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} in the fog
odds-attack-initiative = An attack: { $zone }, if the initiative is spent ({ $side } fires first)
odds-fate = { $dice ->
    [one] { $side } fires { $dice } die at them
   *[other] { $side } fires { $dice } dice at them
}
odds-movement = Chance of a movement test
odds-leaving = Chance of leaving { $port } for { $zone }
odds-tie = If the dice are rolled again
odds-dice = dice
odds-p-within = within
odds-hits = hits
odds-criticals = critical hits
odds-damaged = damaged
odds-sunk = sunk
odds-firepower-lost = firepower taken
odds-side = side
odds-speed = speed
odds-firepower = firepower
odds-best-dice = best dice
odds-p-all-sunk = sinks all
odds-p-damaged = damaged
odds-p-sunk = sinks
odds-none = –
odds-from = from
odds-chance = chance
odds-ship = with
odds-as-named = those named
odds-outcome = outcome
odds-we-act = you act
odds-they-act = the enemy acts
odds-tied-again = a tie again
odds-unknown = ?

## What it is about

goal = Six turns. Each turn you score control points (CP) for every sea zone where you alone have ships: the key zones ★ count as a set, 1, 3 or 6 CP for one, two or three of them; the others are worth what the chart shows (Japan/Russia). After turn 6 the side on whose half of the track the CP marker stands wins. But without an army in Mukden Japan loses, whatever the marker says.
goal-turn = One turn: Japan, then Russia, sends ships to sea. Then dice decide again and again who may move one squadron or fight one battle, until there is a tie or both sides pass. Then control is scored, armies land or their transports are sunk, and the ships go home.
goal-japan = You are Japan. Put an army in both landing boxes each turn, and do not let Russia hold the Yellow Sea or Tsushima alone: six armies will reach Mukden in time. Damaged ships are repaired only in the yard, where they go in the sortie phase.
goal-russia = You are Russia. Hold Tsushima or the Yellow Sea alone, and the armies there go down and bring you more CP. A few ships in the outer zones score too. On turns 4 and 5 the Baltic fleet comes to Diego Suarez, and on turn 4 the initiative comes with it.
key-ship = In the box: speed { $speed }. The large figure: firepower { $firepower }
key-damaged = Hatched: damaged, with lower values. The diamonds: the hits that sink it ({ $hits })

## On the board

scene-score = { $leader_id ->
    [japan] Japan +{ $lead }
    [russia] Russia +{ $lead }
   *[none] 0
}
scene-turn = Turn { $turn } of { $turns }
scene-scored-now = If scored now: Japan { $japan } CP, Russia { $russia } CP

## What a player weighs

note-sea = { $own ->
    [0] {""}
    [one] joins { $own } ship
   *[other] joins { $own } ships
}{ $own ->
    [0] {""}
   *[other] { $enemy ->
        [0] {""}
       *[other] {"; "}
    }
}{ $enemy ->
    [0] { $own ->
        [0] no ship there yet
       *[other] {""}
    }
    [one] { $enemy } enemy ship there
   *[other] { $enemy } enemy ships there
}
note-spend-tie = roll again; the initiative goes to { $to }
note-keep-tie = operations end, then scoring: Japan { $japan } CP, Russia { $russia } CP as things stand
note-spend-first-fire = you fire first; the initiative goes to { $to }
note-keep-first-fire = { $to } fires first; you keep the initiative
note-pass = if the other side passes too, operations end; scored now: Japan { $japan } CP, Russia { $russia } CP
note-blockade = costs 1 CP (track then: { $leader_id ->
    [japan] Japan { $lead }
    [russia] Russia { $lead }
   *[none] centre
}); ships from Port Arthur reach the Yellow Sea only
note-no-blockade = costs nothing{ $stood ->
    [yes] ; the standing blockade is lifted
   *[no] {""}
}
note-embark = lands in the scoring phase, unless Russia controls the sea then{ $enemy ->
    [0] {""}
    [one] ; { $enemy } enemy ship there
   *[other] ; { $enemy } enemy ships there
}
note-land = { $does ->
    [yard] Port Arthur loses its shipyard
    [port] Port Arthur falls: Japan +1 CP, ships lost there: { $ships }
    [siping] each turn a die for 1 CP more
    [mukden] without Mukden Japan loses the war
   *[nothing] no effect of its own
}{ $opens_count ->
    [0] {""}
   *[other] ; opens the way to { $opens }
}
note-haven = { $kept ->
    [yes] has a shipyard: intact ships stay intact
   *[no] no shipyard: intact ships are damaged
}
note-repair = intact again at the end of the turn
note-passage = { $speed } or less on one die{ $enemy ->
    [0] {""}
    [one] ; { $enemy } enemy ship there
   *[other] ; { $enemy } enemy ships there
}
note-leave = { $ships ->
    [one] { $ships } ship in the roadstead
   *[other] { $ships } ships in the roadstead
}{ $enemy ->
    [0] {""}
    [one] ; { $enemy } enemy ship there
   *[other] ; { $enemy } enemy ships there
}
note-together = { $speed } or less on one die, all together
note-attack = firepower { $own } against { $enemy }; { $first } fires first
note-attack-in-fog = firepower { $own } against { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} in the fog
note-fire = all hit at a total of { $firepower } or less; on average { $damaged } damaged, { $sunk } sunk, firepower taken: { $lost }
note-flips = damaged: firepower { $before } → { $after }
note-sinks = sinks, takes { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}; firepower lost: { $lost }
note-sinks-at-once = sinks; firepower lost: { $lost }
battles = Battles
counted-hits = { $count ->
    [one] hit
   *[other] hits
}
counted-criticals = { $count ->
    [one] critical hit
   *[other] critical hits
}
step-order = Who fires first
step-throw = Fire
step-criticals = Critical hits
step-hits = Hits
step-end = End

## A closer look at a place

look-key-zone = A key zone: control points for one of them { $one }, for two { $two }, for three { $three }
look-worth = Control points for whoever is alone there: Japan { $japan }, Russia { $russia }
look-beside = Next to it: { $zones }{ $ports_count ->
    [0] {""}
   *[other] ; ports: { $ports }
}
look-comes = Could come here: { $side } ({ $origin }), { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}, speed { $speed }, firepower { $firepower }; { $percent }% to arrive
look-comes-hidden = Could come here: { $side } ({ $origin }), { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} in the fog of war
look-leaves = Could put to sea here: { $side } from { $port }, { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}, slowest speed { $speed }, firepower { $firepower } in all
look-leads-to = Leads to: { $zones }
look-sortie = In a sortie intact ships also reach: { $zones }

## Under the heading of what they are about

brief-PutIn = { $port }, to port
brief-LeavePort = { $zone }
brief-MoveSquadron = { $zone }
brief-Sail = { $zone }
brief-Repair = to the shipyard
brief-ReturnTo = { $port }
chance-note-fire = all hit
brief-note-fire = on average { $damaged } damaged, { $sunk } sunk, firepower taken: { $lost }
brief-note-flips = { $before } → { $after }
brief-note-sinks = sinks: −{ $lost }
brief-note-sinks-at-once = sinks: −{ $lost }
brief-scene-scored-now = If scored now
landing-yellow_sea = landing box in the Yellow Sea
landing-tsushima = landing box in Tsushima

## In the terminal

intro = Port Arthur, 1904: the Japanese and Russian fleets fight for the seas around Korea. Six turns: an evening’s game for two, half an hour against the computer.
command-pieces = ships forces
argument-pieces = [NAME]
help-pieces = every ship with its values and place; one ship with the sources of its values
missing-pieces = There is no ship called { $name } in this match.
order-words = asama to tsushima
help-words = words of the option, or their beginnings: asam tsu
order-list = asama, fuji to tsushima
help-list = the same for several ships
order-all = all to yellow sea
help-all = for every ship that can
example-why = Why what? For example: why asama to yellow sea

# Why a hint says what it says

because-sortie = It stands up best, of all plans that were weighed, to the enemy’s strongest answers. Its weight lies here: { $zone }, ships { $ships }, firepower { $firepower }.
because-sortie-against = It meets the enemy where that brings most points for the risk. Its weight lies here: { $zone }, ships { $ships }, firepower { $firepower } against { $enemy }.
because-stays-in-port = Nothing at sea is worth the ships that it would cost.
because-operation = Of all operations it promises most: { $points } control points on average, losses counted in.
because-pass = No operation promises more than it risks.
because-goes-on = To go on is worth { $points } control points more than to have the turn scored as it stands; the marker counts for { $price }.
because-is-scored = To go on would bring { $points } control points, and the marker is worth { $price }.
because-fires-first = To fire first is worth { $points } control points here; the marker counts for { $price }.
because-keeps-marker = To fire first is worth only { $points } control points here; the marker is worth { $price }.
because-dice = So many dice do most: on average hits { $hits }, critical hits { $criticals }.
because-way = It lies on the way to the next goal: { $box }.
because-looks-strong = What the enemy has to guess at should look dangerous.
because-cripples = Of the ships that can be struck it has most to lose.
because-costs-least = There the hits cost least.
because-blockade = The point that the blockade costs will come back before the end of the track.
because-no-blockade = The point is worth more than the blockade.
because-home = There is a shipyard there, and damaged ships are repaired.
because-away = A port without a shipyard may be the next to fall.
because-raid = It is the ship that the enemy would miss most.
because-mine = Of the ships that may have struck the mine it would be missed least.

## What signs and abbreviations mean

legend-key-zone = A key zone. Control points for holding one, two or all three of them alone: 1·3·6
short-points = 1 3
legend-points = In any other sea: control points for Japan, and for Russia
legend-initiative = The initiative marker: spent in a tie or in a battle, it goes to the other side
legend-blockade = Port Arthur is blockaded: Russian ships that leave it stop in the Yellow Sea
legend-army = A Japanese army: in the pool, in a landing box, or on its way to Mukden
legend-roadstead = The roadstead of a port: ships lie here ready
legend-shipyard = The shipyard of a port: damaged ships are repaired
short-plate = 5 · 4 · 34
legend-plate = The plate under a pile: ships, speed of the slowest, firepower in all
short-cp = CP
legend-cp = Control points: they move the marker on the track
## Standing answers

span-lull = Until somebody sails or fights
span-turn = This turn
settle-operation-Pass = pass
settle-tie-KeepInitiative = keep the initiative at a tie
settle-first-fire-KeepInitiative = keep the initiative before a battle
settle-set-blockade-NoBlockade = no blockade
settle-set-blockade-SetBlockade = pay for the blockade
settle-keep-blockade-NoBlockade = lift the blockade
settle-keep-blockade-SetBlockade = pay for the blockade

## What a plan comes to

plan-scores = if scored now: { $points } CP
plan-contests = contested: nobody scores
