### Storm over Port Arthur.

game-title = Storm over Port Arthur
game-short = Storm

## Camps, zones, cases

side-japan = Japon
side-russia = Russie
side-none = personne

area-1 = Tuanshanzi (parc de siège)
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
area-13 = colline 174
area-14 = redoute nord-est de Sigou
area-15 = redoutes sud de Shuishiying
area-16 = redoute nord de Longyan (lunette Kouropatkine)
area-17 = Huatougoushan
area-18 = Namakoyama
area-19 = Akasakayama (colline Rouge)
area-20 = colline 203
area-21 = Itzushan
area-22 = Antzushan
area-23 = Sungshushan
area-24 = Erhlungshan
area-25 = Panlungshan
area-26 = Chikuanshan est
area-27 = Taiyanggou
area-28 = Nouvelle Ville
area-29 = vallée du Longhe
area-30 = Wangtai
area-31 = Baiyinshan
area-32 = Laotieshan
area-33 = Baiyushan (colline de la Caille)
area-34 = Vieille Ville
area-35 = Queue du Tigre
area-36 = montagne d’Or
area-37 = hors carte ouest
area-38 = hors carte est

place-off_board = hors carte
place-reorganization_japan = case de réorganisation japonaise
place-reorganization_russia = case de réorganisation russe
place-destroyed = détruites
place-waiting = à venir
place-muster = à mettre en place

month-1 = août 1904
month-2 = septembre 1904
month-3 = octobre 1904
month-4 = novembre 1904
month-5 = décembre 1904

## Unités

kind-infantry = infanterie
kind-machine_gun = mitrailleuse
kind-artillery = artillerie
kind-engineer = génie

type-infantry = infanterie
type-engineer = génie
type-machine_gun = mitrailleuse
type-field_gun = artillerie de campagne
type-siege_gun = artillerie de siège
type-fortress_gun = batterie de forteresse

service-regular = active
service-reserve = réserve

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
unit-j_1d_e = génie 1D
unit-j_9d_e = génie 9D
unit-j_11d_e = génie 11D
unit-j_7d_e = génie 7D
unit-j_ind_e = génie indépendant
unit-j_1d_a1 = artillerie de campagne 1D 1
unit-j_1d_a2 = artillerie de campagne 1D 2
unit-j_9d_a1 = artillerie de montagne 9D 1
unit-j_9d_a2 = artillerie de montagne 9D 2
unit-j_11d_a1 = artillerie de montagne 11D 1
unit-j_11d_a2 = artillerie de montagne 11D 2
unit-j_7d_a = artillerie de campagne 7D
unit-j_2ab_16 = artillerie de campagne 2AB 16
unit-j_2ab_17 = artillerie de campagne 2AB 17
unit-j_2ab_18 = artillerie de campagne 2AB 18
unit-j_s_15h1 = obusier de 15 cm nº 1
unit-j_s_15h2 = obusier de 15 cm nº 2
unit-j_s_12g1 = canon de siège de 12 cm nº 1
unit-j_s_12g2 = canon de siège de 12 cm nº 2
unit-j_s_navalg1 = canon de marine nº 1
unit-j_s_navalg2 = canon de marine nº 2
unit-j_28_1 = obusier de 28 cm nº 1
unit-j_28_2 = obusier de 28 cm nº 2
unit-j_28_3 = obusier de 28 cm nº 3
unit-j_wc_1 = Cordons blancs 1
unit-j_wc_2 = Cordons blancs 2
unit-j_wc_3 = Cordons blancs 3
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
unit-r_res3 = 3e bataillon de réserve
unit-r_res4 = 4e bataillon de réserve
unit-r_res7 = 7e bataillon de réserve
unit-r_mg_15 = mitrailleuse 15
unit-r_mg_16 = mitrailleuse 16
unit-r_mg_20 = mitrailleuse 20
unit-r_mg_21 = mitrailleuse 21
unit-r_mg_23 = mitrailleuse 23
unit-r_mg_24 = mitrailleuse 24
unit-r_mg_25 = mitrailleuse 25
unit-r_mg_26 = mitrailleuse 26
unit-r_a_18 = batterie 18
unit-r_a_20 = batterie 20
unit-r_a_21 = batterie 21
unit-r_a_22 = batterie 22
unit-r_a_23 = batterie 23
unit-r_a_24 = batterie 24
unit-r_a_26 = batterie 26
unit-r_a_27 = batterie 27
unit-r_a_30 = batterie 30
unit-r_a_31 = batterie 31
unit-r_a_33 = batterie 33
unit-r_a_36 = batterie 36
unit-r_n_1 = troupes de marine 1
unit-r_n_2 = troupes de marine 2
unit-r_n_3 = troupes de marine 3

# As printed on the counters: words, beginnings or initials of words of the names above.
print-MG = Mitr
print-Bat = Bat
print-Res = Rés
print-WC = CB
print-Navy = Marine
print-Naval = Marine
print-Ind = Ind
print-Eng = Génie
print-FA = AC
print-MA = AM
print-cm = cm

formation-ESR = Tirailleurs de Sibérie orientale (ESR)
formation-MG = Mitrailleuses
formation-Bat = Batteries de forteresse
formation-Res = Bataillons de réserve
formation-WC = Détachement aux cordons blancs
formation-Navy = Troupes de marine
formation-Naval = Canons de marine
formation-Ind = Génie indépendant

## Règles optionnelles et variantes

switch-naval_troops = Troupes de marine
switch-naval_troops-help = La Russie reçoit une unité de marins aux tours 3, 4 et 5
switch-white_cord = Détachement aux cordons blancs
switch-white_cord-help = Au tour 4, le Japon reçoit trois unités d’assaut et en envoie trois autres dans la case de réorganisation
switch-kodama = Kodama Gentaro
switch-kodama-help = Au tour 5, le Japon déplace jusqu’à trois pièces d’artillerie vers des zones qu’il contrôle
switch-kondratenko = Kondratenko
switch-kondratenko-help = Une fois par partie, la Russie place un marqueur ; personne ne tire sur les Russes qui entrent dans sa zone
switch-own_engineers = Génie pour sa division
switch-own_engineers-help = Le génie n’aide que les unités de sa division ; le génie indépendant aide toutes les unités
switch-one_division = Groupes de trois d’une même division
switch-one_division-help = Les unités de divisions différentes n’agissent ensemble que par deux
switch-one_regiment = Groupes de trois d’un même régiment
switch-one_regiment-help = Les unités de régiments différents n’agissent ensemble que par deux
switch-engineers_help_next_door = Le génie aide contre la zone voisine
switch-engineers_help_next_door-help = Le +1 du génie compte aussi pour un tir vers une zone adjacente
switch-fire_from_off_board = Tir depuis le hors carte
switch-fire_from_off_board-help = Les unités japonaises peuvent tirer et bombarder depuis les zones hors carte
switch-defensive_fire_halts = Le tir défensif arrête
switch-defensive_fire_halts-help = Un groupe qui a subi un tir défensif ne va pas plus loin
switch-retreat_keeps_side = Recul sans retournement
switch-retreat_keeps_side-help = Une unité disponible qui recule pour 2 points reste disponible
switch-strengths = Valeurs reconstituées
switch-strengths-help = D’autres valeurs pour les unités et les zones, que le livret ne donne pas
choice-standard = standard
choice-first_draft = première ébauche (Russie plus forte)

## Fin de la partie

ending-high_point = le Japon tient un point haut
ending-held = tous les points hauts ont tenu cinq tours

## Où nous en sommes

crumb-Storm = Le siège
crumb-RussianSetUp = Mise en place : Russie
crumb-JapaneseSetUp = Mise en place : Japon
crumb-Turn = Tour { $turn }
crumb-JapaneseArrivals = Arrivées : Japon
crumb-RussianArrivals = Arrivées : Russie
crumb-Action = Action : { $side }
crumb-Movement = Mouvement : { $side }
crumb-DefensiveFire = Tir défensif : { $area }
crumb-Absorption = Dégâts : { $area }
crumb-FurtherRetreat = Recul : { $unit }

## Ce qui est demandé

ask-set-up = Choisissez la zone de départ : { $unit } (unités à placer : { $left })
ask-recall = Choisissez une unité d’infanterie qui revient de la case de réorganisation (reste : { $left })
ask-place = Choisissez la zone d’arrivée : { $unit }
ask-shift = Choisissez une pièce d’artillerie et la zone où Kodama l’envoie (reste : { $left })
ask-withdraw = Choisissez une unité qui fait place au détachement aux cordons blancs (reste : { $left })
ask-keep = Choisissez l’unité qui reste dans la case de réorganisation ; les autres y sont perdues (reste : { $left })
ask-kondratenko = Choisissez une zone pour Kondratenko, ou gardez-le pour plus tard. Il est placé une seule fois et ne bouge plus
ask-action = Choisissez une unité pour une action, ou passez
ask-group = Choisissez quoi faire, ou ajoutez une unité (groupe : { $units })
ask-group-full = Choisissez quoi faire (groupe : { $units })
ask-march-on = Choisissez la suite du trajet depuis la zone { $area }, ou arrêtez le groupe (points de mouvement restants : { $points })
ask-defensive-fire = Zone { $area }, { $units_count ->
    [one] entrée de l’unité { $units }
   *[other] entrée des unités { $units }
}. Tirer ?
ask-absorb = Choisissez comment absorber les dégâts dans la zone { $area } (points restants : { $left })
ask-retreat-on = La zone { $area } est pleine. Choisissez où continue le recul : { $unit }

## Ce qu’on peut choisir

option-Place = { $area }
option-PlaceTheRest = placer le reste selon la mise en place habituelle
option-Recall = rappeler : { $unit }
option-Keep = garder : { $unit }
option-Withdraw = céder la place : { $unit }
option-Shift = { $unit } → { $area }
option-EndShifts = ne plus déplacer d’artillerie
option-PlaceKondratenko = Kondratenko → { $area }
option-NotNow = pas maintenant
option-Pick = { $unit }
option-Pass = passer
option-Bombard = bombarder : { $area }
option-Fire = tirer sur : { $area }
option-March = se déplacer → { $area }{ $by_id ->
    [none] {""}
   *[other] {" "}par { $by }
}
option-Through = traverser : { $area }, et continuer
option-Halt = s’arrêter
option-Shoot = tirer
option-HoldFire = ne pas tirer
option-Flip = retourner : { $unit }
option-Retreat = { $area_id ->
    [none] reculer : { $unit } (sans issue, vers la case de réorganisation)
   *[other] reculer : { $unit } → { $area }
}
option-Remove = retirer : { $unit } → case de réorganisation
option-Lose = perdre : { $unit }
option-AbsorbForMe = absorber le reste à ma place

## Pourquoi pas

why-no-such-unit = Il n’y a pas d’unité { $unit } dans cette partie.
why-not-your-unit = L’unité { $unit } n’est pas à vous.
why-not-in-play = L’unité { $unit } appartient à une règle optionnelle qui n’est pas en jeu.
why-not-on-the-map = L’unité { $unit } n’est pas parmi vos unités sur la carte.
why-has-acted = L’unité { $unit } a agi : elle pourra agir de nouveau au tour suivant.
why-nothing-to-do = L’unité { $unit } (zone : { $area }) n’a ni cible à portée ni zone où aller.
why-pick-units-first = Choisissez d’abord les unités, puis ce qu’elles font.
why-undo-to-pass = Des unités sont choisies pour une action ; revenez en arrière pour pouvoir passer.
why-not-a-set-up-area = L’unité { $unit } ne peut pas commencer dans la zone { $area }.
why-ten-units = La zone { $area } est pleine : un camp y a dix unités au plus.
why-off-board-only = L’unité { $unit } est un remplacement : elle arrive dans une zone hors carte.
why-towns-only = La zone { $area } n’est pas l’une des deux villes : les unités russes arrivent dans la Nouvelle Ville ou la Vieille Ville.
why-not-under-control = La zone { $area } n’est pas sous votre contrôle.
why-been-there = Le groupe est déjà passé par la zone { $area } : un trajet ne revient jamais en arrière.
why-costs-more = L’unité { $unit } absorberait plus de points qu’il n’en reste ({ $left }) : on ne peut pas payer plus que les dégâts.
why-came-this-turn = L’unité { $unit } n’est là que depuis ce tour : celles qui cèdent la place étaient déjà sur la carte.
why-no-gun-of-yours = L’unité { $unit } n’est pas une pièce d’artillerie japonaise : Kodama n’en déplace pas d’autres.
why-shifted-already = L’unité { $unit } a déjà été déplacée par Kodama.
why-shift-elsewhere = L’unité { $unit } est déjà dans la zone { $area }.
why-other-side = On peut entrer dans la zone { $area } par plusieurs côtés : précisez par quelle zone, car c’est là que le tir rejette les unités.
why-no-common-target = L’unité { $unit } et la pièce choisie n’ont aucune cible commune à portée.
why-no-room-for-more = Avec l’unité { $unit }, le groupe ne trouve aucune zone où il reste assez de place : un camp ne peut avoir plus de dix unités par zone.
why-not-in-the-box = L’unité { $unit } n’est pas dans votre case de réorganisation.
why-only-infantry-returns = L’unité { $unit } n’est pas de l’infanterie : seule l’infanterie revient de la case.
why-white-cord-is-gone = L’unité { $unit } appartient au détachement aux cordons blancs et ne revient jamais.
why-no-kondratenko = Vous n’avez pas de marqueur Kondratenko à placer.
why-kondratenko-placed = Kondratenko a déjà été placé : il ne bouge plus et ne revient pas.
why-not-in-the-same-area = L’unité { $unit } n’est pas dans la zone { $area } : les unités qui agissent ensemble partent de la même zone.
why-picked-already = L’unité { $unit } est déjà choisie.
why-group-is-full = L’unité { $unit } ne peut pas se joindre : un groupe a trois unités au plus.
why-reserves-in-pairs = L’unité { $unit } ne peut pas se joindre : avec une unité de réserve, un groupe a deux unités au plus.
why-not-one-formation = L’unité { $unit } ne peut pas se joindre : un groupe de trois doit être d’une même formation.
why-nothing-in-common = L’unité { $unit } ne peut rien faire avec les unités choisies.
why-only-guns-bombard = Seule l’artillerie bombarde, et l’une des unités choisies n’en est pas.
why-two-equal-guns = Deux pièces d’artillerie au plus bombardent ensemble, et seulement de même puissance de feu.
why-only-riflemen-fire = Seules l’infanterie et les mitrailleuses tirent, et l’une des unités choisies n’en est pas.
why-not-from-off-board = On ne tire ni ne bombarde depuis une zone hors carte.
why-not-off-board = La zone { $area } est hors carte : on ne peut pas y tirer.
why-no-enemy-there = Il n’y a pas d’unité ennemie dans la zone { $area }.
why-out-of-range = La zone { $area } est hors de portée (distance : { $distance }).
why-not-observed = La zone { $area } n’est adjacente à aucune zone sous votre contrôle.
why-not-next-to = La zone { $area } est trop loin : le tir atteint sa propre zone et les zones adjacentes.
why-cannot-move = L’une des unités choisies a un mouvement de 0 et ne peut pas se déplacer.
why-there-already = Le groupe est déjà dans la zone { $area }.
why-japanese-only = La zone { $area } est hors carte : seules les unités japonaises y vont.
why-no-going-on = Choisissez plutôt d’aller dans la zone { $area } : le groupe ne pourrait pas continuer, ou rien n’y guette son passage.
why-out-of-reach = La zone { $area } est trop loin (points de mouvement : { $points }).
why-not-hit = L’unité { $unit } n’est pas parmi les unités touchées (zone : { $area }).
why-one-point-destroys = L’unité { $unit } (zone : { $area }) ne peut qu’être détruite, pour 1 point : c’est de l’artillerie ou une mitrailleuse.
why-not-a-gun = L’unité { $unit } (zone : { $area }) n’est ni de l’artillerie ni une mitrailleuse : on la retourne, elle recule ou on la retire.
why-inactive-already = L’unité { $unit } (zone : { $area }) ne peut pas être retournée : elle a agi, ou compte comme telle parce qu’elle est prise en mouvement.
why-white-cord-stays = L’unité { $unit } (zone : { $area }) appartient au détachement aux cordons blancs et ne recule pas.
why-no-haven = { $area_id ->
    [none] L’unité { $unit } a une zone où reculer : choisissez-la.
   *[other] L’unité { $unit } ne peut pas reculer vers la zone { $area } : d’abord les zones amies avec le moins d’ennemis, puis les zones vides.
}
why-all-points-must-be-used = Ce moyen ne convient pas pour l’unité { $unit } : il ne doit pas dépasser les points restants ({ $left }) ni laisser des dégâts qu’on pourrait absorber.
why-one-at-a-time = Terminez d’abord ce recul : { $unit }.

## Ce qui s’est passé

event-UnitPlaced = { $side } : { $unit } → { $area }
event-UnitRecalled = { $side }, remplacement : { $unit } → { $area }
event-UnitsWrittenOff = { $side }, { $units_count ->
    [one] perdue dans la case de réorganisation
   *[other] perdues dans la case de réorganisation
} : { $units }
event-UnitWithdrawn = { $side } : { $unit }, { $area } → case de réorganisation
event-GunShifted = { $side }, Kodama : { $unit }, { $origin } → { $area }
event-KondratenkoPlaced = Kondratenko prend position : { $area }
event-KondratenkoFell = Kondratenko tombe : { $area }
event-TurnBegan = Tour { $turn }{ $turn ->
    [1] , { month-1 }
    [2] , { month-2 }
    [3] , { month-3 }
    [4] , { month-4 }
    [5] , { month-5 }
   *[other] {""}
}
event-Passed = { $side } : passe
event-TurnEnded = Fin du tour { $turn } : toutes les unités sont disponibles
event-MatchDecided = { $winner_id ->
    [japan] Victoire : Japon
   *[russia] Victoire : Russie
} ({ $how ->
    [high_point] point haut tenu : { $area }
   *[held] tous les points hauts ont tenu cinq tours
})
event-ActionBegan = { $side } : action
event-Shot = { $side }, { $kind ->
    [bombardment] bombardement { $origin } → { $area }
    [fire] tir { $origin } → { $area }
   *[defensive_fire] tir défensif, { $area }
} ({ $units }) : dés { $dice } + { $attack } = { $attack_total }, contre { $defence }{ $defence_count ->
    [1] {""}
   *[other] {" "}= { $defence_total }
} – { $points ->
    [0] aucun dégât
    [one] { $points } point de dégâts
   *[other] { $points } points de dégâts
}
event-UnitsSpent = { $units_count ->
    [one] A agi
   *[other] Ont agi
} : { $units }
event-FireSpotted = { $side }, tir repéré : { $area }
event-UnitsEntered = { $side } : { $origin } → { $area }{ $by_count ->
    [0] {""}
   *[other] , par { $by }
} ({ $units } ; { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
})
event-FireHeld = { $side } : pas de tir, { $area }
event-UnitFlipped = Unité retournée : { $unit }
event-UnitRetreated = { $side }, recul : { $unit }, { $origin } → { $area } – { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-UnitRemoved = { $side } : { $unit }, { $origin } → case de réorganisation ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $nowhere_to_go ->
    [yes] , sans issue
   *[no] {""}
})
event-UnitDestroyed = { $side }, unité détruite : { $unit } ({ $origin })
event-PointsVoid = { $points ->
    [one] Point de dégâts perdu, rien ne peut l’absorber : { $points }
   *[other] Points de dégâts perdus, rien ne peut les absorber : { $points }
}
event-AreaTaken = { $side } : prise de la zone { $area }

## Bilan du tour

report-turn = Fin du tour
count-actions = Actions
count-removed = Vers la case de réorganisation
count-destroyed = Détruites

## Comment se compte un tir

mod-firepower = puissance de feu
mod-others = autres unités
mod-engineer = génie
mod-defence = meilleure défense
mod-level = niveau de défense

## De quoi il s’agit

goal = Cinq tours au plus, d’août à décembre 1904. Cinq zones de la forteresse sont des points hauts ▲. Si le Japon en contrôle un à la fin d’un tour, il gagne aussitôt. S’il n’en a aucun à la fin du tour 5, la Russie gagne.
goal-turn = Un tour : les unités nouvelles et les remplacements arrivent. Puis les camps agissent tour à tour, le Japon d’abord : quelques unités d’une même zone bombardent, tirent ou se déplacent, et comptent ensuite comme ayant agi. Deux passes de suite terminent le tour, et toutes les unités redeviennent disponibles.
goal-japan = Vous êtes le Japon. Les défenseurs disponibles tirent sur tous ceux qui entrent : bombardez un fort avant de l’assaillir. À l’intérieur, son niveau de défense ne compte plus contre vos tirs, et le génie ajoute 1. La zone est à vous quand il n’y reste aucun Russe. Un seul point de dégâts détruit une pièce d’artillerie : envoyez d’abord de l’infanterie auprès des canons de siège, elle peut encaisser à leur place.
goal-russia = Vous êtes la Russie. Gardez de l’infanterie et des mitrailleuses disponibles sur les points hauts : elles tirent sur chaque groupe qui entre et restent disponibles. Un tir vers une zone adjacente vous prive de votre propre niveau de défense jusqu’à la fin du tour. De l’infanterie perdue, la moitié revient à chaque tour.

## Sur la carte

scene-turn = Tour { $turn } sur { $turns }{ $turn ->
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
        [0] {" "}– disputé : { $areas }
       *[other] {" "}: { $areas }
    }
}
brief-scene-badge = ▲ { $held }/{ $all }
scene-held = Points hauts tenus par le Japon : { $held } sur { $all }{ $held ->
    [0] {""}
   *[other] {" "}({ $areas })
}
scene-fought-over = Points hauts disputés : { $areas }
scene-nearest = Les plus proches d’une zone japonaise : { $areas } ({ $steps ->
    [1] zone adjacente
   *[other] distance { $steps }
})
scene-boxes = Dans les cases de réorganisation : Japon { $japan }, Russie { $russia } ; unités détruites : { $lost }

## Ce que pèse un joueur

note-unit = { $figures }{ $range ->
    [none] {""}
   *[other] , portée { $range }
} ; { $targets ->
    [0] aucune cible à portée
    [one] { $targets } cible à portée
   *[other] { $targets } cibles à portée
}
note-figures = { $figures }{ $range ->
    [none] {""}
   *[other] , portée { $range }
}
note-pass = { $able ->
    [one] { $able } de vos unités peut encore agir
   *[other] { $able } de vos unités peuvent encore agir
}
note-pass-ends = { $has_passed ->
    [yes] { $side } : a déjà passé
   *[no] { $side } : plus aucune action possible
}. Passer termine le tour { $turn }{ $winner_id ->
    [none] {""}
   *[other] {" "}et la partie (victoire : { $winner })
} ; { $able ->
    [one] { $able } de vos unités peut encore agir
   *[other] { $able } de vos unités peuvent encore agir
}
note-joins-fire = { $figures }{ $range ->
    [none] {""}
   *[other] , portée { $range }
} ; { $number ->
    [0] n’ajoute rien à la valeur d’attaque
   *[other] valeur d’attaque +{ $number }
}
note-joins-march = { $figures }{ $range ->
    [none] {""}
   *[other] , portée { $range }
} ; ensemble { $number ->
    [one] { $number } point de mouvement
   *[other] { $number } points de mouvement
}
note-joins-guns = { $figures }{ $range ->
    [none] {""}
   *[other] , portée { $range }
} ; seulement pour se déplacer ensemble ({ $number ->
    [one] { $number } point de mouvement
   *[other] { $number } points de mouvement
}) : les pièces bombardent par deux, à puissance de feu égale (§ 5.4)
note-shot = { $factor } contre { $against } ; en moyenne, sur { $size } : { $flipped } retournées, { $retreated } en recul, { $lost } perdues{ $clears ->
    [0] {""}
   *[other] { $takes ->
        [yes] , chances de prendre la zone : { $clears } %
       *[no] , chances de vider la zone : { $clears } %
    }
}
note-answer = { $factor } contre { $against } ; en moyenne, sur { $size } : { $stay } entrent et restent, { $thrown_back } repoussées, { $lost } perdues
note-march = points de mouvement : { $cost } sur { $points }{ $own ->
    [0] {""}
    [one] {" "}; { $own } unité amie
   *[other] {" "}; { $own } unités amies
}{ $enemy ->
    [0] {""}
    [one] {" "}; { $enemy } unité ennemie, qui ne tire pas
   *[other] {" "}; { $enemy } unités ennemies, qui ne tirent pas
}
note-march-under-fire = points de mouvement : { $cost } sur { $points } ; { $shooters ->
    [one] { $shooters } unité peut tirer
   *[other] { $shooters } unités peuvent tirer
}, { $factor } contre { $against } ; en moyenne, sur { $size } : { $stay } entrent et restent, { $thrown_back } repoussées, { $lost } perdues ; la probabilité affichée est celle qu’une unité au moins reste
note-absorbs = { $points ->
    [one] absorbe { $points } point
   *[other] absorbe { $points } points
}, reste : { $left } ; unités restant sur place : { $stay }, disponibles : { $active }
note-for-me = { $flips_count ->
    [0] {""}
   *[other] retourner : { $flips }{" ; "}
}{ $retreats_count ->
    [0] {""}
   *[other] reculer : { $retreats }{" ; "}
}{ $losses_count ->
    [0] {""}
   *[other] perdre : { $losses }{" ; "}
}{ $removals_count ->
    [0] {""}
   *[other] retirer : { $removals }{" ; "}
}unités restant sur place : { $stay }
note-place = unités amies : { $own }{ $room ->
    [none] {""}
   *[other] , places libres : { $room }
}{ $enemy ->
    [0] {""}
   *[other] {" "}; unités ennemies : { $enemy }
}

group-join = Emmener
group-shots = Tirer
group-assaults = Donner l’assaut
group-marches = Se déplacer
group-rear = Se déplacer à l’arrière

## Sous le titre de ce dont il s’agit

brief-Pick = { $unit }
brief-Bombard = { $area }
brief-Fire = { $area }
brief-March = { $area }{ $by_id ->
    [none] {""}
   *[other] { $direct ->
        [yes] {" "}directement
       *[no] {" "}par { $by }
    }
}
brief-Flip = retourner
brief-Retreat = { $area_id ->
    [none] aucune issue : case de réorganisation
   *[other] reculer → { $area }
}
brief-Remove = vers la case de réorganisation
brief-Lose = détruite
brief-Shift = { $area }
brief-Recall = { $unit }
brief-Keep = { $unit }
brief-Withdraw = { $unit }

## Chances

odds-counted = { $kind ->
    [bombardment] Comment se compte le bombardement
    [fire] Comment se compte le tir
   *[defensive_fire] Comment se compte le tir défensif
} (attaque § 10.1, défense § 10.2) : { $units }
odds-shot = { $kind ->
    [bombardment] Ce que peut faire le bombardement
    [fire] Ce que peut faire le tir
   *[defensive_fire] Ce que peut faire le tir défensif
} (absorbé d’abord en retournant, puis par reculs, pertes d’artillerie, retraits)
odds-entry = Ceux qui entrent sous le feu, si le plus grand nombre reste : { $units } ({ $size })
odds-answer = Ceux qui entrent sous votre feu, si le plus grand nombre reste : { $units } ({ $size })
odds-spread = Les points de dégâts, un par un
odds-prices = Points restants : { $left } ; les unités touchées (zone : { $area }) peuvent en absorber { $most }
odds-target = zone
odds-firepower = puissance de feu
odds-others = autres unités
odds-engineer = génie
odds-defence = défense
odds-level = niveau
odds-difference = ajouté aux dés
odds-level-within = – dedans
odds-level-spotted = – repéré
odds-level-not-held = – sans contrôle
odds-points-used = mouvement
odds-mean = points
odds-most = sur au plus
odds-stay = restent
odds-p-in = une entre
odds-p-kept-out = aucune n’entre
odds-p-clear = zone vidée
odds-flipped = retournées
odds-retreated = reculs
odds-lost = pertes
odds-p-heavy = 3 ou plus
odds-p-any = dégâts
odds-points = points
odds-p-exactly = exactement
odds-p-at-least = au moins
odds-unit = unité
odds-flip = retourner
odds-retreat = reculer
odds-remove = retirer
odds-nothing = –

## À la table

hand-group = { $units_count ->
    [one] { $units_count } unité choisie
   *[other] { $units_count } unités choisies
}
hand-defensive-fire = Unités qui entrent
hand-set-up = À placer
hand-place = Arrive
hand-retreat-on = Recule
left-absorb = { $left ->
    [one] point de dégâts restant à absorber, sur { $all }
   *[other] points de dégâts restant à absorber, sur { $all }
}
left-set-up = { $left ->
    [one] unité restant à placer, sur { $all }
   *[other] unités restant à placer, sur { $all }
}
left-recall = { $left ->
    [one] unité à rappeler, sur { $all }
   *[other] unités à rappeler, sur { $all }
}
left-keep = { $left ->
    [one] unité à garder, sur { $all }
   *[other] unités à garder, sur { $all }
}
left-withdraw = { $left ->
    [one] unité qui cède la place, sur { $all }
   *[other] unités qui cèdent la place, sur { $all }
}
left-shift = { $left ->
    [one] unité d’artillerie à déplacer, sur { $all }
   *[other] unités d’artillerie à déplacer, sur { $all }
}
pick-action = Choisissez une unité ; jusqu’à trois agissent ensemble.
pick-group = Ajoutez, reposez, ou choisissez une zone éclairée.
pick-group-full = Reposez des unités, ou choisissez une zone éclairée.
way-Bombard = bombarder
way-Fire = tirer
way-March = { $by_id ->
    [none] y aller et y rester
   *[other] { $direct ->
        [yes] y aller directement
       *[no] y aller par : { $by }
    }
}
way-Through = y aller, puis continuer
chance-note-shot = dégâts
chance-note-answer = aucune n’entre
chance-note-march-under-fire = entre
brief-note-absorbs = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brief-note-march-under-fire = points de mouvement : { $cost } sur { $points } ; peuvent tirer : { $shooters }, { $factor } contre { $against } ; en moyenne, sur { $size } : { $stay } restent, { $thrown_back } repoussées, { $lost } perdues
throw-Shot = { $kind ->
    [bombardment] Bombardement
    [fire] Tir
   *[defensive_fire] Tir défensif
} : { $area }
came-Shot = { $points ->
    [0] Aucun dégât
    [one] { $points } point de dégâts
   *[other] { $points } points de dégâts
}

## Les mots de la table et de la relecture, tels que ce jeu les dit

table-your-fleet = Votre armée
table-forces-lost = Détruites : { $count }
table-for-several = { $count ->
    [one] pour { $count } unité
   *[other] pour { $count } unités
}
table-help-pick = Choisissez une unité, ou une zone où sont vos unités : ce qui est permis s’éclaire en or. Jusqu’à trois unités d’une zone agissent ensemble.
table-help-place = Choisissez une zone éclairée : bombardez-la, tirez ou allez-y. Les probabilités sont affichées à côté. Une zone éteinte dit pourquoi c’est impossible.
table-help-end = Appuyez de nouveau sur une unité choisie pour la reposer ; « Revenir en arrière » défait davantage. Passez quand tout est fait.
key-figures = Puissance de feu { $firepower }, défense { $defence }, mouvement { $movement }
key-range = Le disque : portée de la pièce, en zones ({ $range })
key-reserve = Le triangle : unité de réserve, deux au plus par groupe
key-spent = Pâle, coin plié : a agi, jusqu’à la fin du tour
key-band = Le bandeau : formation et unité. 1/K1 : bataillon 1 du régiment 1, K pour kobi, les réservistes. RB : brigade de réserve. ESR : Tirailleurs de Sibérie orientale
key-level = Le bouclier sur la carte : niveau de défense de la zone ({ $figure }), ajouté à la défense de qui y essuie un tir
table-keys-typed = Ordres au clavier : les mots d’un choix ou leur début. Tab complète.
replay-lost = unités détruites : { $first }, { $second }
replay-no-losses = Aucune unité détruite jusqu’ici

## Au terminal

intro = Storm over Port Arthur, 1904 : l’armée du général Nogi contre la forteresse. Cinq tours de petites actions, zone par zone : une ou deux soirées à deux.
# Les lettres de l’infanterie, du génie, des mitrailleuses, de l’artillerie : majuscules disponibles, minuscules pour celles qui ont agi.
chart-arms = I G M A
chart-area = { $name } [{ $number }]
chart-turn = { $turn } { $month }
brief_month-1 = août
brief_month-2 = sept
brief_month-3 = oct
brief_month-4 = nov
brief_month-5 = déc
chart-box = réorganisation
chart-lost = détruites
chart-danger = ▲ en danger : { $numbers }
chart-now-won = si le tour finissait ici : victoire du Japon ({ $area })
chart-now-open = points hauts tenus par le Japon : aucun
chart-now-lost = si le tour finissait ici : victoire de la Russie
# At most 44 cells each.
chart-key-arms = I infanterie G génie M mitr. A artillerie
chart-key-sides = 4I disponibles 2i ont agi ░ russe ━ front
chart-key-signs = ▲ point haut ◎ repéré ★ général ▒ rochers
chart-verbs = tir bomb mvt trav ret. perd élim
chart-head-values = f-d-m
chart-head-level = niv.
chart-head-enemy = ennemi
chart-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
chart-gets-in = entre { $chance }
chart-kept-out = aucune n’entre { $chance }
chart-damage = dégâts { $chance }{ $clears ->
    [0] {""}
   *[other] { $takes ->
        [yes] , zone prise { $clears } %
       *[no] , zone vidée { $clears } %
    }
}
chart-spent = a agi
chart-not-in-play = pas dans cette partie
chart-forces-summary = disponibles { $ready }, ont agi { $spent }, case { $box }, détruites { $lost }{ $coming ->
    [0] {""}
   *[other] , à venir { $coming }
}
chart-forces-note = Puissance de feu, défense, mouvement et, entre parenthèses, portée de l’artillerie. · a agi. « unités NOM » montre une unité avec la source de ses valeurs.
value-firepower = puissance de feu
value-defence = défense
value-movement = mouvement
value-range = portée
# Names on the chart where the beginning of the name would not do: three to nine cells.
plot-11 = Beidawangshan
plot-12 = Takasakiyama
plot-13 = 174
plot-14 = Sigou
plot-15 = Shuishi
plot-16 = Longyan
plot-17 = Huatougoushan
plot-18 = Namakoyama
plot-20 = 203
plot-21 = Itzushan
plot-22 = Antzushan
plot-23 = Sungshushan
plot-24 = Erhlungshan
plot-25 = Panlungshan
plot-26 = Chikuan est
plot-27 = Taiyanggou
plot-28 = Nouv
plot-29 = Longhe
plot-31 = Baiyinshan
plot-34 = Viei
plot-35 = Q. du Tigre
plot-36 = Or
plot-37 = Hors carte ouest
plot-38 = Hors carte est

# What can be typed, as the help shows it.
command-pieces = unités unites forces units
argument-pieces = [NOM]
help-pieces = toutes les unités, leurs valeurs et leur place ; une seule, avec la source de ses valeurs
missing-pieces = Il n’y a pas d’unité { $name } dans cette partie.
order-words = tirer 15
help-words = les mots du choix, ou leurs débuts ; les zones par leur numéro
order-list = 1/7 2/7 3/7 puis déplacer 19
help-list = une action entière : les unités, puis ce qu’elles font
order-all = 3 4 5 bombarder 24
help-all = la même chose avec les numéros de la liste
example-why = Pourquoi quoi ? Par exemple : pourquoi 1/7 tirer 15

# Pourquoi un conseil dit ce qu’il dit

because-pass = Rien de ce qui reste à faire ne vaut ce que cela abandonne.
because-end = Si les deux camps passent, le tour se termine, et la situation actuelle gagne la partie.
because-shot = De tous les tirs et marches, c’est le meilleur : il vaut en moyenne { $worth } bataillons, déduction faite de ce que ces unités pourraient faire d’autre.
because-last-chance = La chance est mince, mais il ne reste rien de mieux à faire.
because-storm = Assez de bataillons devraient entrer et s’y maintenir pour y prendre pied : { $area }.
because-nearer = Cela rapproche des bataillons ou des canons du point haut le plus prometteur : { $area }.
because-counterattack = Tant que les Japonais y restent, la partie peut être perdue : { $area }.
because-relief = Ce point haut manque de bataillons face à la menace : { $area }.
because-wanted-there = Les bataillons y sont plus utiles : { $area }.
because-objective = De tous les points hauts, c’est le plus prometteur, et l’unité sert sur le chemin : { $area }.
because-garrison = Chaque point haut garde une garnison, le plus menacé la plus forte.
because-town = De la ville, elle atteint tout ce qui est menacé.
because-best-back = De celles qui peuvent revenir, c’est la plus précieuse.
because-least-missed = C’est celle qui manque le moins là où elle est.
because-shift = À sa nouvelle place, elle peut faire davantage ou risque moins.
because-general-goes = Le général va au point haut où se trouvent le plus de Japonais.
because-general-waits = Aucun Japonais n’est encore dans un point haut : le général attend.
because-lies-open = Un point haut est sans défense : personne ne peut y tirer.
because-halt = Plus loin, rien ne vaut le feu essuyé en route.
because-fire-is-free = Cela ne coûte rien : ceux qui tirent restent actifs.
because-absorbs = De toutes les façons d’absorber les points, c’est la moins coûteuse : en hommes, en unités encore actives et en terrain.
because-haven = C’est là qu’elle est le plus en sûreté et le plus utile.

## Le sens des signes et des abréviations

short-figures = 3-9-4
legend-figures = Puissance de feu 3, défense 9, mouvement 4 : les trois chiffres d’un pion, sur une ligne
legend-high = Une des cinq hauteurs : le Japon gagne s’il en tient une à la fin d’un tour
legend-spotted = Tir repéré : ce camp n’a pas de niveau de défense ici jusqu’à la fin du tour
short-supplements = +8 · ½
legend-supplements = Sur la piste des tours : les unités qui reviennent. Un nombre les compte ; ½, la moitié de l’infanterie retirée
legend-infantry = Infanterie : agit par groupes de trois, prend et tient les zones
legend-machine-gun = MG, mitrailleuse : tire sur sa zone et les zones voisines ; perdue pour 1 point
legend-field-gun = Artillerie de campagne et de montagne, d’une division (D) ou d’une brigade d’artillerie (AB)
legend-siege-gun = Artillerie de siège, selon son calibre : 28 cm, 15 cm, 12 cm
legend-fortress-gun = Bat, batterie de forteresse russe : elle ne se déplace jamais
legend-engineer = Génie : ajoute 1 au tir à l’intérieur de sa zone
short-esr = ESR 1/5
legend-esr = Tirailleurs de Sibérie orientale : bataillon 1 du régiment 5
short-division = 9D 1/7
legend-division = 9e division : bataillon 1 du régiment 7
short-kobi = 1RB 1/K1
legend-kobi = 1re brigade de réserve : bataillon 1 du régiment K1. K pour Kobi, les réservistes
short-reserve = Res 3
legend-reserve = 3e bataillon de réserve russe
## Un lieu vu de près

look-beside = À côté : { $areas }
look-room = { $side } : { $room ->
    [0] plus de place ({ $all } au plus)
    [one] encore de la place pour une unité sur { $all }
   *[other] encore de la place pour { $room } unités sur { $all }
}
look-bombards = { $side } : peut bombarder avec { $count ->
    [one] { $count } canon
   *[other] { $count } canons
} { $areas_count ->
    [1] (zones : { $areas })
    [2] (zones : { $areas })
    [3] (zones : { $areas })
    [4] (zones : { $areas })
    [5] (zones : { $areas })
   *[other] ({ $areas_count } zones)
}
look-fires = { $side } : peut tirer avec { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} { $areas_count ->
    [1] (zones : { $areas })
    [2] (zones : { $areas })
    [3] (zones : { $areas })
    [4] (zones : { $areas })
    [5] (zones : { $areas })
   *[other] ({ $areas_count } zones)
}
look-marches = { $side } : peut entrer avec { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} { $areas_count ->
    [1] (zones : { $areas })
    [2] (zones : { $areas })
    [3] (zones : { $areas })
    [4] (zones : { $areas })
    [5] (zones : { $areas })
   *[other] ({ $areas_count } zones)
}

## Réponses permanentes

span-lull = Jusqu’à ce que l’ennemi tire ou avance
span-turn = Ce tour
settle-action-Pass = passer
settle-defensive-fire-HoldFire = laisser venir
settle-defensive-fire-Shoot = tirer sur qui entre
settle-absorb-AbsorbForMe = absorber pour moi
settle-kondratenko-NotNow = garder le général Kondratenko pour plus tard
