### Storm over Port Arthur.

game-title = Storm over Port Arthur

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
area-27 = Taiyangkou
area-28 = Nouvelle Ville
area-29 = vallée du Longhe
area-30 = Wangtai
area-31 = Baiyinshan
area-32 = Laotieshan
area-33 = Baiyushan (colline de la Caille)
area-34 = Vieille Ville
area-35 = Queue du Tigre
area-36 = colline d’Or
area-37 = hors carte ouest
area-38 = hors carte est

place-off_board = hors carte
place-reorganization_japan = case de réorganisation japonaise
place-reorganization_russia = case de réorganisation russe
place-destroyed = détruites
place-waiting = à venir

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

service-regular = active
service-reserve = réserve

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
unit-j_2ab_16 = 16e d’artillerie de campagne
unit-j_2ab_17 = 17e d’artillerie de campagne
unit-j_2ab_18 = 18e d’artillerie de campagne
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

## Règles optionnelles et variantes

switch-naval_troops = Troupes de marine
switch-naval_troops-help = La Russie reçoit une unité de marins aux tours 3, 4 et 5
switch-white_cord = Détachement aux cordons blancs
switch-white_cord-help = Au tour 4, le Japon reçoit trois unités d’assaut et en envoie trois autres dans la case de réorganisation
switch-kodama = Kodama Gentaro
switch-kodama-help = Au tour 5, le Japon déplace jusqu’à trois pièces d’artillerie vers des zones qu’il contrôle
switch-kondratenko = Kondratenko
switch-kondratenko-help = Une fois par partie, la Russie place un marqueur ; personne ne tire sur les Russes qui entrent dans sa zone
switch-own_engineers = Génie pour sa division
switch-own_engineers-help = Le génie n’aide que les unités de sa division ; le génie indépendant aide toutes les unités
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

## Fin de la partie

ending-high_point = le Japon tient un point haut
ending-held = tous les points hauts ont tenu cinq tours

## Où nous en sommes

crumb-Storm = Le siège
crumb-SetUp = Mise en place : { $side }
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
ask-keep = Choisissez l’unité qui reste dans la case de réorganisation ; les autres y sont perdues (reste : { $left })
ask-kondratenko = Choisissez une zone pour Kondratenko, ou gardez-le pour plus tard. Il est placé une seule fois et ne bouge plus
ask-action = Choisissez une unité pour une action, ou passez
ask-group = Choisissez quoi faire, ou ajoutez une unité (déjà choisi : { $units })
ask-march-on = Choisissez la suite du trajet depuis la zone { $area }, ou arrêtez le groupe (points de mouvement restants : { $points })
ask-defensive-fire = Zone { $area }, { $units_count ->
    [one] entrée de l’unité { $units }
   *[other] entrée des unités { $units }
}. Tirer ?
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
option-March = se déplacer → { $area }
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
why-undo-to-pass = Des unités sont choisies pour une action ; revenez en arrière pour pouvoir passer.
why-not-a-set-up-area = L’unité { $unit } ne peut pas commencer dans la zone { $area }.
why-ten-units = La zone { $area } est pleine : un camp y a dix unités au plus.
why-off-board-only = L’unité { $unit } est un remplacement : elle arrive dans une zone hors carte.
why-towns-only = La zone { $area } n’est pas l’une des deux villes : les unités russes arrivent dans la Nouvelle Ville ou la Vieille Ville.
why-not-under-control = La zone { $area } n’est pas sous votre contrôle.
why-cannot-shift = Kodama ne peut pas faire ce déplacement ({ $unit } → { $area }) : il faut une pièce d’artillerie sur la carte, pas encore déplacée, et une autre zone sous contrôle japonais où il reste de la place.
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
} ({ $units }) : dés { $dice } – { $points ->
    [0] aucun dégât
    [one] { $points } point de dégâts
   *[other] { $points } points de dégâts
}
event-UnitsSpent = { $units_count ->
    [one] A agi
   *[other] Ont agi
} : { $units }
event-FireSpotted = { $side }, tir repéré : { $area }
event-UnitsEntered = { $side } : { $origin } → { $area } ({ $units } ; { $points ->
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

## Comment se compte un tir

mod-firepower = puissance de feu
mod-others = autres unités
mod-engineer = génie
mod-defence = meilleure défense
mod-level = niveau de défense

## De quoi il s’agit

goal = Cinq tours au plus, d’août à décembre 1904. Cinq zones de la forteresse sont des points hauts ▲. Si le Japon en contrôle un à la fin d’un tour, il gagne aussitôt. S’il n’en a aucun à la fin du tour 5, la Russie gagne.
goal-turn = Un tour : les unités nouvelles et les remplacements arrivent. Puis les camps agissent tour à tour, le Japon d’abord : quelques unités d’une même zone bombardent, tirent ou se déplacent, et ont agi. Deux passes de suite terminent le tour, et toutes les unités redeviennent disponibles.
goal-japan = Vous êtes le Japon. Les défenseurs disponibles tirent sur tous ceux qui entrent : bombardez un fort avant de l’assaillir. À l’intérieur, son niveau de défense ne compte plus contre vos tirs, et le génie ajoute 1. La zone est à vous quand il n’y reste aucun Russe.
goal-russia = Vous êtes la Russie. Gardez de l’infanterie et des mitrailleuses disponibles sur les points hauts : elles tirent sur chaque groupe qui entre et restent disponibles. Un tir vers une zone adjacente vous prive de votre propre niveau de défense jusqu’à la fin du tour. De l’infanterie perdue, la moitié revient à chaque tour.
