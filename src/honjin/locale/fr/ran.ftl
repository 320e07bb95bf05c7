### RAN.

game-title = RAN
game-short = RAN

## Armées

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

## Au-dessus et à côté de la carte

scene-turn = tour { $turn } sur { $turns }
scene-rout = Points de déroute : { $first } { $first_points } sur { $first_level }, { $second } { $second_points } sur { $second_level }
replay-final-score = points de déroute
brief-scene-rout = { $first_points }/{ $first_level } : { $second_points }/{ $second_level }
scene-initiative = { $side } : initiative.{ $passes ->
    [0] {""}
    [one] {" "}Une passe de suite.
   *[other] {" "}{ $passes } passes de suite.
}
scene-phase = { $busho } donne des ordres : phase { $phase } sur 3, momentum { $momentum }.
scene-army = { $side } : points de déroute { $points } sur { $level }, têtes prises { $heads }, activations restantes { $activation }, Courts-Circuits restants { $trumps }.
type-Busho = Busho
type-Samurai = Samouraï
table-your-fleet = Votre armée
table-forces-damaged = Désorganisées : { $count }
table-forces-lost = Éliminées : { $count }
table-places = { $count ->
    [one] un choix
   *[other] { $count } choix
}
table-help-pick = Choisissez une unité : les hexagones à sa portée s’éclairent, avec les points de mouvement qui lui resteraient, ainsi que les zones de contrôle.
table-help-place = Choisissez un hexagone éclairé : l’unité s’y rend par le chemin le moins cher et s’arrête si l’ennemi réagit. Les coins dorés l’orientent.
table-help-end = Arrêtez-la quand elle est bien placée ; « Revenir en arrière » reprend un pas. Ce qui n’est pas éclairé dit pourquoi.
replay-lost = unités éliminées, { $first } et { $second }
replay-no-losses = Aucune unité éliminée jusqu’ici
key-unit = Qualité de Troupe { $tq }, mouvement { $ma }. La pointe : son orientation. Emblème et couleur : son contingent
key-disordered = De biais, bord déchiré : Désorganisée, valeurs réduites sauf chez les tireurs. Le chiffre à gauche : ses hits ({ $hits })
key-busho = Un Busho et son Momentum ({ $momentum }). Couronne : il mène l’armée. Pâle : Inactif. Barré : Terminé
key-samurai = Un Samouraï : portée { $range }, Combat { $combat }, Endurance { $endurance }

## Types d’unités, terrain, orientations, formations

type-KB = Kibamusha, samouraïs à cheval (KB)
type-KBH = Hatamoto, garde à cheval (KBH)
type-KB-B = Kibamusha avec arcs (KB-B)
type-SI = infanterie de Samouraïs (SI)
type-SI-B = infanterie de Samouraïs avec arcs (SI-B)
type-AS = Ashigaru avec lances (AS)
type-AS-T = Ashigaru avec teppo (AS-T)
type-AS-B = Ashigaru avec arcs (AS-B)
type-Honjin = Honjin, le camp du So-Taïsho

terrain-clear = clair
terrain-woods = bois
terrain-village = village
terrain-paddy = rizière
terrain-rough = accidenté
terrain-marsh = marais
terrain-castle = château
terrain-water = eau

hexside-stream = ruisseau
hexside-ford = gué
hexside-river = rivière
hexside-bridge = pont
hexside-treeline = ligne d’arbres
hexside-palisade = palissade
hexside-wall = mur

slope-up1 = un niveau plus haut
slope-up2 = deux niveaux plus haut
slope-up3 = trois niveaux plus haut ou plus
slope-down1 = un niveau plus bas
slope-down2 = deux niveaux plus bas
slope-down3 = trois niveaux plus bas ou plus

# Le haut de la carte compte comme nord, quoi qu’en dise la boussole : d’où les flèches.
facing-NE = NE ↗
facing-E = E →
facing-SE = SE ↘
facing-SW = SO ↙
facing-W = O ←
facing-NW = NO ↖

formation-close = ordre compact
formation-open = ordre épars

place-routed = en déroute
place-lost = éliminée
place-waiting = pas encore arrivée
place-pool = pas encore tiré

## Comment finit une partie

ending-routed = une armée est en déroute
ending-both_routed = les deux armées sont en déroute, décision aux têtes prises
ending-last_turn = dernier tour fini, décision à la distance du niveau de déroute

## Où l’on en est

crumb-Campaign = La bataille
crumb-SetUp = Mise en place
crumb-Turn = Tour { $turn }
crumb-Activation = Activation
crumb-Command = Commandement
crumb-TrumpWindow = Court-circuit
crumb-Run = { $bushos }
crumb-Fate = Destin : { $busho }
crumb-Phase = { $kind ->
    [orders] Ordres : { $bushos }
    [withdrawal] Retrait actif : { $bushos }
    [rally] Ralliement : { $bushos }
    [busho_movement] Ordre de mouvement de Bushos : { $bushos }
    [challenge] Phase de défi : { $bushos }
   *[other] Phase : { $bushos }
}
crumb-Orders = Mouvement et tir
crumb-UnitMove = Mouvement : { $unit }
crumb-Reactions = Réactions
crumb-ReactionWithdrawal = Retrait : { $unit }
crumb-ActiveWithdrawal = Mouvement
crumb-UnitWithdrawal = Retrait : { $unit }
crumb-Banzai = Banzaï
crumb-BushoRide = Mouvement : { $busho }
crumb-BushoMovementOrder = Ordre de mouvement de Bushos
crumb-LoneBusho = Seul : { $busho }
crumb-Displacement = Refuge : { $busho }
crumb-Rehousing = Refuge

## Mise en place (6.64)

ask-formations = Formations : ordre compact, ou ordre épars pour qui vous voulez
send-formations = Prendre le terrain
sent-formations = { $count ->
    [0] tous en ordre compact
   *[other] { $count } en ordre épars
}
slip-Form = { $unit } en { $formation }
brief-Form = { $formation }
verb-Form = former
cell-formation = Formation
option-FormUp = { $slips_count ->
    [0] se former, tous en ordre compact
    [one] se former, avec { $slips_count } formation choisie
   *[other] se former, avec { $slips_count } formations choisies
}
brief-FormUp = { $slips_count ->
    [0] tous en ordre compact
    [one] { $slips_count } formation choisie
   *[other] { $slips_count } formations choisies
}
event-ArmiesDeployed = Les armées prennent position
event-FormationsTaken = { $side }, en ordre épars : { $open_order_count ->
    [0] personne
   *[other] { $open_order }
}
why-not-a-formation = On ne choisit ici que des formations.
why-knows-no-formation = { $unit } n’a pas de formations : seules en ont les troupes de mêlée, à pied ou à cheval (AS, SI, KB, KBH).
why-formed-up-already = La formation est déjà notée : { $unit }.

## Le tour et sa fin (3, 12)

event-TurnBegan = Tour { $turn }
event-InitiativeRolled = { $side_id ->
    [none] Initiative : égalité
   *[other] Initiative : { $side }
} (dés { $dice }, totaux { $totals })
event-Reorganised = Réorganisation : plus personne n’est Terminé, tous peuvent de nouveau tirer
event-RoutPointsCounted = { $side } : points de déroute { $points } sur { $level }, têtes prises { $heads }
event-MatchDecided = { $winner_id ->
    [none] Partie nulle ({ $how ->
        [both_routed] les deux armées sont en déroute, autant de têtes prises
       *[other] dernier tour fini, les deux armées sont aussi proches de leur niveau de déroute
    })
   *[other] Victoire : { $winner } ({ $how ->
        [routed] l’armée ennemie est en déroute
        [both_routed] les deux armées sont en déroute, plus de têtes prises
       *[last_turn] dernier tour fini, l’ennemi est plus proche de son niveau de déroute
    })
}
event-ChoiceDeclined = { $side } : { $ask ->
    [activate] plus d’activation
    [trump] pas de court-circuit
    [resurrection] personne n’est relevé
    [order] plus d’ordres
    [withdraw] plus de retrait
    [move-on] arrêt
    [face-after] orientation inchangée
    [react] plus de réaction
    [ride] le Busho reste
    [send-bushos] plus de mouvement de Bushos
    [lone-busho] le Busho s’enfuit vers ses hommes
    [follow] le Busho reste en arrière
    [reaction-fire] plus de tir
    [reply] pas de tir de réponse
    [attack] plus d’attaque
    [challenge] pas de défi
    [samurai] personne ne s’avance
    [boats] les bateaux ne tirent pas
    [rumour] pas de rumeur
    [inspire] pas de regroupement
   *[samurai-acts] le Samouraï reste
}

## Activation (5.2)

ask-activate = Choisissez un contingent à activer, ou arrêtez (points d’activation restants : { $points })
option-Activate = activer { $busho }
option-EndActivation = ne plus activer personne
event-StatusDetermined = { $side }, Actifs car l’ennemi est proche : { $active_count ->
    [0] personne
   *[other] { $active }
}
event-ContingentActivated = { $side }, contingent activé : { $busho }
event-ContingentHesitated = { $side }, hésitation : { $busho }, dé { $die } contre { $rating }
why-not-while-activating = C’est la phase d’activation : activez un contingent, ou plus personne.
why-not-your-contingent = { $busho } n’est pas un de vos Bushos.
why-active-already = Ce contingent est déjà Actif : { $busho }.
why-has-no-busho = Ce contingent a perdu son Busho : { $busho }. Il reste Inactif jusqu’à ce qu’un autre le mène.
why-enters-later = Contingent de { $busho } : pas encore sur le champ de bataille, il entre à un tour ultérieur.
why-busho-is-finished = { $busho } est Terminé : plus d’ordres de sa part ce tour.
why-no-point-left = Il ne vous reste aucun point d’activation ce tour.
why-busho-out-of-range = { $busho } est hors d’atteinte : un So-Taïsho qui a quitté son Honjin ne commande que les Bushos à sa portée de commandement, et mort, plus personne.
why-contingent-is-inactive = Ce contingent est Inactif : { $busho }.

## Qui donne des ordres (5.1, 5.5, 5.7)

ask-designate = Vous avez l’initiative. Choisissez qui donne des ordres, ou passez
ask-one-of-two = Pas de coordination. Choisissez l’un des deux, par un jet de continuité, ou passez
ask-continuity = Initiative gardée sur { $rating } ou moins (dé de 0 à 9) : choisissez le Busho suivant, ou passez
ask-alone-or-together = L’initiative est gardée. Choisissez s’il agit seul ou tente une coordination
option-Designate = { $busho } donne des ordres
option-Coordinate = { $busho } et { $other } ensemble
option-Pass = passer
event-Passed = { $side } passe
event-InitiativePassed = Initiative : { $side }
event-ContinuityRolled = { $side }, continuité avec { $busho } : dé { $die } contre { $rating } – { $succeeded ->
    [yes] initiative gardée
   *[no] initiative perdue
}
event-CoordinationRolled = { $side }, { $bushos } ensemble : dé { $die } contre { $ratings } – { $succeeded ->
    [yes] coordination réussie
   *[no] pas de coordination
}
why-not-while-designating = On choisit maintenant qui donne des ordres, ou l’on passe.
why-discord = Discorde : dans cette armée, deux contingents n’agissent jamais ensemble.
why-not-the-designated = { $busho } est désigné : il agit, seul ou avec un autre.
why-two-in-their-order = Nommez les deux Bushos dans l’ordre de leurs contingents, chacun une fois.
why-one-of-the-two = { $busho } n’est pas l’un des deux qui ont tenté la coordination.
why-coordination-tried = Une seule tentative de coordination est permise avant la phase suivante.

## Momentum, destin et court-circuit (5.4, 5.6)

ask-momentum = Une autre phase pour { $bushos } sur { $rating } ou moins (dé de 0 à 9{ $bushos_count ->
    [one] {""}
   *[other] , plus 1 pour deux
}) : lancer le dé ?
ask-resurrection = Le destin vous sourit : choisissez pour une phase un Busho d’un contingent Actif, Terminé ou non, ou renoncez
ask-trump = C’est à { $bushos } d’agir. Prendre l’initiative sur { $rating } ou moins (dé de 0 à 9) ? Courts-Circuits restants ce tour : { $left }.
option-TryMomentum = tenter le momentum
option-Trump = court-circuiter avec { $busho }
option-Decline = renoncer
event-MomentumRolled = Momentum, { $bushos } : dé { $die }{ $added ->
    [0] {""}
   *[other] {" "}+ { $added }
} contre { $rating } – { $succeeded ->
    [yes] une autre phase
   *[no] échec
}
event-FateRolled = Destin, { $busho } : dé { $die } – { $fate ->
    [resurrection] l’ennemi peut relever un Busho
    [doubt] doute
   *[nothing] il ne se passe rien
}
event-DoubtRolled = Crise de doute, { $busho } : dés { $dice }, So-Taïsho et Busho au total { $totals } – { $doubts ->
    [yes] retrait
   *[no] loyauté
}
event-TrumpRolled = { $side }, court-circuit avec { $busho } : dé { $die } contre { $rating } – { $succeeded ->
    [yes] initiative prise
   *[no] en vain
}
event-BushoFinished = { $busho } : Terminé ({ $why ->
    [withdrew] après son retrait
    [third_phase] troisième phase
    [no_more_orders] plus d’ordres possibles
    [risen] relevé pour une seule phase
    [declined] momentum non tenté
    [no_momentum] pas de momentum
    [trumped] court-circuité
    [champion] champion envoyé
    [grazed] éraflé
   *[wounded] blessé
})
why-not-at-momentum = La seule question est maintenant de tenter ou non le momentum.
why-not-at-a-resurrection = La seule question est maintenant de savoir quel Busho est relevé, s’il y en a un.
why-not-while-trumping = La seule question est maintenant de tenter ou non un court-circuit.
why-no-trump-left = Il ne vous reste aucun court-circuit ce tour.
why-momentum-too-low = Momentum trop bas : { $busho }. Il faut au moins celui du Busho court-circuité.
why-could-do-nothing = { $busho } n’a personne qui puisse bouger, tirer ou combattre ; après un court-circuit, il le faut.

## Phases et ordres (5.3)

ask-phase = { $bushos } : choisissez à quoi sert cette phase
ask-order = Choisissez une unité et son ordre, ou terminez les ordres
option-GiveOrders = ordres : bouger, tirer, attaquer
option-OrderWithdrawal = retrait actif
option-OrderRally = rallier des unités en déroute
option-OrderBushoMovement = ordre de mouvement de Bushos
option-DeclareChallenge = défi par un Samouraï
option-Move = bouger { $unit }
brief-Move = bouger
way-Move = bouger
option-Reform = changer de formation : { $unit }
brief-Reform = changer de formation
way-Reform = changer de formation
option-RemoveHits = effacer des hits : { $unit }
brief-RemoveHits = effacer deux hits
way-RemoveHits = effacer deux hits
option-Regroup = regrouper { $unit }
brief-Regroup = regrouper
way-Regroup = regrouper
option-EndOrders = plus d’ordres
event-PhaseBegan = { $side } : phase, { $bushos }{ $out_of_command_count ->
    [0] {""}
   *[other] . Non Commandées : { $out_of_command }
}
event-PhaseDeclared = { $bushos } : { $kind ->
    [orders] ordres
    [withdrawal] retrait actif
    [rally] ralliement
    [busho_movement] ordre de mouvement de Bushos
   *[challenge] défi
}
event-PhaseEnded = { $side } : fin de la phase
why-not-while-declaring = Dites d’abord à quoi sert cette phase.
why-coordinated-give-orders = Deux Bushos coordonnés donnent des ordres, et rien d’autre.
why-must-act-after-trump = Après un court-circuit, le contingent doit bouger, tirer ou combattre.
why-nobody-to-rally = Ce contingent n’a pas d’unité en déroute.
why-only-the-so-taisho = Seul le So-Taïsho donne un ordre de mouvement de Bushos.
why-not-in-his-honjin = Pour un ordre de mouvement de Bushos, le So-Taïsho doit être dans son Honjin et avoir un Busho à envoyer.
why-not-while-ordering = On donne maintenant des ordres aux unités : bouger, tirer, changer de formation, effacer des hits, regrouper.
why-no-momentum-now = Le momentum se tente à la fin d’une phase, par le Busho qui vient de la jouer, s’il n’est pas Terminé : pour deux phases de plus par tour au maximum.
why-nothing-to-trump = Un court-circuit ne répond qu’à une continuité ou à un momentum que l’ennemi vient de réussir.
why-activation-is-over = Les contingents s’activent pendant la phase d’activation ; ensuite, seul un court-circuit ou un choc ennemi en rend un Actif.
why-shock-comes-later = Le choc ne s’ordonne pas : il vient dans son propre segment, une fois tous les ordres donnés.
why-busho-moves-last = Un Busho bouge une fois tous les ordres de sa phase donnés ; les autres, seulement par un ordre de mouvement de Bushos.
why-orders-are-over = Un Busho bouge après ses ordres : plus aucune unité n’en reçoit dans cette phase.
why-one-thing-a-phase = Une phase ne sert qu’à une chose, et elle est déjà déclarée : ordres, retrait, ralliement, mouvement de Bushos ou défi.
why-not-on-the-map = { $unit } n’est pas sur la carte.
why-honjins-never-move = Un Honjin ne bouge jamais : { $unit }.
why-not-in-phase = { $unit } n’est pas du contingent en phase.
why-has-acted = { $unit } a déjà exécuté un ordre dans cette phase.
why-is-engaged = { $unit } : unité Engagée, elle ne peut que combattre son ennemi.
why-cannot-move = { $unit } ne peut bouger : une zone de contrôle (ZOC) ennemie la retient, ou elle n’a pas de points de mouvement.
why-no-volley = { $unit } et les autres ne peuvent tirer une volée sur { $target } : il y faut deux ou trois AS-T côte à côte qui n’ont pas bougé.
why-not-commanded = { $unit } : unité Non Commandée, elle ne peut changer de formation.
why-is-disordered = { $unit } : unité Désorganisée, elle ne peut changer de formation.
why-beside-the-enemy = { $unit } est adjacente à un ennemi et ne peut changer de formation.

## Mouvement, orientation, formation (6.1 à 6.3, 6.6, 6.7, 7)

ask-move-on = { $unit } en { $hex } : choisissez un hexagone, une orientation ou une cible, ou arrêtez (points de mouvement restants : { $left })
option-Enter = vers { $hex }
way-Enter = y aller
option-Turn = orientation { $facing }
way-Turn = se tourner par là
option-Halt = s’arrêter
event-MoveBegan = { $unit } : départ, points de mouvement { $points }
event-UnitEntered = { $unit } → { $hex } (MP : { $cost })
event-UnitTurned = { $unit } : orientation { $facing }{ $cost ->
    [0] {""}
   *[other] {" "}(MP : { $cost })
}
event-RiderBound = { $unit } : dernier point dépensé pour rejoindre l’ennemi, charge obligatoire
event-FormationChanged = { $unit } : { $formation }
event-FacingTried = { $unit } : tentative de réorientation
event-UnitFaced = { $unit } : orientation { $facing }
why-not-while-moving = { $unit } est en mouvement : choisissez d’abord un hexagone, une orientation ou une cible, ou arrêtez.
why-another-unit-moves = C’est une autre unité qui bouge maintenant, pas { $unit }.
why-move-or-fire = { $unit } : unité Non Commandée, elle bouge ou tire, pas les deux.
why-not-next-to-it = Cet hexagone n’est pas adjacent à { $unit }.
why-not-in-front = Cet hexagone n’est pas devant { $unit } : pivotez d’abord.
why-closed-to-it = Le passage est fermé à { $unit } : terrain, côté d’hexagone ou pente.
why-enemy-there = Un ennemi s’y trouve : { $unit } ne peut entrer.
why-not-through-a-honjin = { $unit } ne peut traverser un Honjin.
why-friend-in-zoc = Une unité amie s’y trouve dans une ZOC ennemie, où { $unit } devrait s’arrêter.
why-not-on-top-of-a-friend = { $unit } est dans l’hexagone d’une unité amie et doit continuer.
why-no-way-on = { $unit } ne pourrait quitter l’hexagone de l’unité amie : pas d’hexagone libre à portée de ses points.
why-too-few-points = { $unit } n’a pas assez de points de mouvement.
why-last-point = { $unit } arriverait au contact d’un ennemi avec son dernier point de mouvement : il doit en rester un.
why-must-stop-in-zoc = { $unit } est entrée dans une ZOC ennemie et doit s’arrêter.
why-from-zoc-into-zoc = { $unit } ne peut passer directement d’une ZOC ennemie dans une autre.
why-in-several-zones = { $unit } est dans la ZOC de plusieurs ennemis et ne peut pivoter.
why-turned-in-zoc = { $unit } a pivoté dans une ZOC ennemie et ne peut plus la quitter.
why-turn-would-rout = { $unit } partirait en déroute : pivoter dans un bois ou un village coûte un hit.
why-faces-there-already = { $unit } a déjà cette orientation.
why-disordered-into-zoc = { $unit } : unité Désorganisée, elle ne peut entrer dans une ZOC ennemie.
why-uncommanded-into-zoc = { $unit } : unité Non Commandée, elle ne peut entrer dans une ZOC ennemie.
why-uncommanded-out-of-zoc = { $unit } : unité Non Commandée, elle ne peut quitter une ZOC ennemie.
why-uncommanded-beside-enemy = { $unit } : unité Non Commandée, elle ne peut venir au contact d’un ennemi.

## Réactions (6.45 à 6.49, 7.17, 7.18)

ask-react = { $unit } est proche. Choisissez une unité qui se retire ou pivote, ou tenez bon
ask-withdraw-to = Choisissez l’hexagone du retrait : { $unit }
ask-face-after = Choisissez l’orientation : { $unit }
option-Withdraw = retrait : { $unit }
brief-Withdraw = se retirer
way-Withdraw = se retirer
option-Face = { $unit } : orientation { $facing }
brief-Face = orientation { $facing }
way-Face = orientation { $facing }
option-StandFast = tenir bon
event-WithdrawalBegan = { $unit } : retrait de réaction
event-UnitWithdrew = { $unit } : retrait → { $hex }{ $through_id ->
    [none] {""}
   *[other] , en traversant { $through }
}
why-react-or-stand-fast = Un ennemi est proche : retrait, pivot, ou tenez bon.
why-not-one-of-yours = { $unit } n’est pas une de vos unités qui peuvent réagir.
why-not-that-near = { $unit } est à plus de deux hexagones de l’unité { $mover }.
why-has-charged = { $unit } : unité lancée dans une attaque induite, elle attaque et ne réagit pas.
why-is-in-zoc = { $unit } est dans une ZOC ennemie et ne peut réagir.
why-does-not-see-it = { $unit } ne voit pas { $mover }.
why-not-before-kibamusha = { $unit } n’en a pas le temps face à des cavaliers.
why-nowhere-to-withdraw = { $unit } n’a pas d’hexagone où se retirer.
why-has-tried-to-turn = { $unit } a déjà tenté de pivoter dans cette phase.
why-one-corner-only = { $unit } ne pivote que d’un angle d’hexagone.
why-not-while-withdrawing = On ne choisit maintenant que l’hexagone du retrait.
why-withdraws-onto-unit = { $unit } ne peut se retirer en { $hex } : une autre unité s’y trouve.
why-withdraws-into-zoc = { $unit } ne peut se retirer en { $hex } : c’est une ZOC ennemie.
why-withdraws-one-hex = { $unit } ne se retire que d’un hexagone, ou à travers une unité amie adjacente jusqu’à l’hexagone suivant : pas en { $hex }.
why-still-near-the-mover = { $unit } ne peut se retirer en { $hex } : il faut être à plus de deux hexagones de l’ennemi qui vient.
why-not-while-facing = On ne choisit maintenant que l’orientation.

## Retrait actif et Banzaï (6.4, 6.5)

ask-withdraw = Retrait actif : choisissez une unité qui se retire, ou terminez
ask-banzai = { $unit } ne se retient plus : choisissez sur qui elle se rue
option-ChargeAt = se ruer sur { $unit }
event-RushBegan = Banzaï : { $unit } se rue sur { $target }
event-UnitRushed = { $unit } se rue → { $hex }, orientation { $facing }
event-SeppukuRolled = Honte, { $busho } : dé { $die } contre { $rating } – { $dies ->
    [yes] seppuku
   *[no] il survit
}
why-not-in-a-withdrawal = Dans un retrait actif, les unités se retirent ; loin de tout ennemi, elles peuvent effacer des hits ou se regrouper.
why-must-withdraw = { $unit } est à deux hexagones ou moins d’un ennemi Actif : elle doit d’abord se retirer.
why-too-near-to-rest = { $unit } est à deux hexagones ou moins d’un ennemi : trop près pour se reposer.
why-has-not-heard = { $unit } : unité Engagée qui n’a pas entendu l’ordre ; elle reste et combat.
why-too-far-to-withdraw = { $unit } n’arrive pas jusqu’en { $hex } : les points de mouvement, un passage fermé ou des ZOC ennemies l’arrêtent avant.
why-still-near-active-enemy = { $unit } ne peut se retirer en { $hex } : un ennemi Actif est à deux hexagones ou moins.
why-not-while-rushing = On ne choisit maintenant que la cible de la ruée.
why-not-the-nearest-prey = { $unit } n’est pas la plus proche de celles qui se retirent.

## Bushos (4.6, 4.7)

ask-ride = Choisissez où va { $busho }, ou laissez-le sur place
ask-send-bushos = Choisissez le prochain Busho à envoyer, ou terminez l’ordre
ask-lone-busho = Des ennemis à pied approchent de ce Busho, qui est seul : { $busho }. Choisissez un hexagone, ou laissez-le s’enfuir vers ses hommes
ask-shelter = { $busho } a perdu son unité. Choisissez celle qu’il rejoint
option-Send = envoyer { $busho }
option-Ride = aller en { $hex }
way-Ride = y aller
option-Stay = rester
option-Shelter = rejoindre { $unit }
way-Shelter = la rejoindre
event-BushoSent = { $busho } : envoyé par le So-Taïsho
event-BushoRode = { $busho } → { $hex }
event-BushoThreatened = { $busho } est seul devant des cavaliers : dé { $die } – { $caught ->
    [yes] pris
   *[no] il s’échappe
}
event-BushoSheltered = { $busho } : refuge en { $hex }
why-not-while-a-busho-rides = C’est un Busho qui bouge : choisissez un hexagone, ou laissez-le sur place.
why-is-there-already = { $busho } est déjà en { $hex }.
why-busho-among-enemies = { $busho } ne peut aller en { $hex } : un ennemi s’y trouve.
why-busho-into-zoc = { $busho } ne peut aller en { $hex } : ZOC ennemie, et aucune de vos unités n’y est.
why-closed-to-busho = Aucun chemin ne mène { $busho } en { $hex } : le passage lui est fermé.
why-too-far-for-busho = { $hex } est trop loin pour { $busho }.
why-not-while-bushos-move = Les Bushos bougent : choisissez-en un, ou terminez l’ordre.
why-has-moved-already = { $busho } a déjà bougé.
why-not-a-subordinate = { $busho } n’est pas un Busho que votre So-Taïsho peut envoyer.
why-not-while-a-busho-is-alone = Un Busho est en danger : choisissez un hexagone pour lui, ou laissez-le s’enfuir vers ses hommes.
why-no-withdrawal-for-busho = { $busho } ne peut se retirer en { $hex } : il faut un hexagone adjacent, praticable, hors de toute ZOC ennemie, à plus de deux de l’ennemi qui vient.
why-not-while-seeking-shelter = On ne choisit maintenant que l’unité qu’un Busho rejoint.
why-not-the-nearest-unit = { $unit } n’est pas la plus proche de ce Busho : { $busho }. Les unités de son contingent passent d’abord.

## Réponses données d’avance

span-move = Ce mouvement
span-phase = Cette phase
span-turn = Ce tour
settle-reaction-fire-HoldFire = pas de tir de réaction
settle-reaction-fire-FireBack = tir de réaction
settle-reply-HoldFire = pas de tir de réponse
settle-reply-FireBack = tir de réponse
settle-react-StandFast = tenir bon devant qui s’approche
settle-react-Withdraw = se retirer devant qui s’approche
settle-face-after-Halt = garder l’orientation après un retrait ou une avance
settle-lone-busho-Stay = seul, rejoindre ses hommes
settle-trump-Decline = pas de court-circuit

## De quoi il s’agit

goal = Deux armées de contingents, chacun sous son Busho. Les unités en déroute ou éliminées coûtent des points de déroute (KB 6, SI 5, AS 3, tireurs 2 à 5) ; les têtes prises en duel en rachètent. L’armée qui atteint son niveau de déroute à la fin d’un tour a perdu.
goal-turn = Un tour : les deux So-Taïshos lancent le dé pour l’initiative, puis chacun active des contingents. Qui a l’initiative fait donner des ordres à un Busho : ses unités bougent et tirent, puis combattent. Par le momentum, il agit jusqu’à trois fois ; par la continuité, un autre suit ; un court-circuit prend l’initiative. Deux passes de suite y mettent fin. Puis des contingents peuvent fuir, et l’on compte les points de déroute.
goal-nunobeyama-amako = Vous êtes les Amako, moins nombreux, sur une montagne. Deux ravins mènent à votre camp : fermez-les avec vos lanciers et vos samouraïs, tirez sur qui monte, et ne poursuivez pas ceux qui reculent. Gardez quelqu’un pour surveiller le sentier.
goal-nunobeyama-mori = Vous êtes les Mori, trois unités contre deux. Montez par les deux ravins pour que l’ennemi ne puisse déplacer ses hommes, usez-le par le tir avant d’attaquer vers le haut, et envoyez un contingent par le sentier vers le camp du sommet.
goal-suriagehara-date = Vous êtes les Date, avec neuf contingents et trois points d’activation. Devant, Morikuni devra peut-être céder ; activez ceux dont vous aurez besoin, avancez teppo et arcs, et laissez frapper Shigezane et Katakura quand l’ennemi est ébranlé.
goal-suriagehara-ashina = Vous êtes les Ashina, moins nombreux mais prêts les premiers. Brisez la première ligne avec Takazane et Moritane avant que les autres n’arrivent, et gardez Sase et Hirata aux ailes. Une unité Désorganisée qui se repose à temps revient.
goal-nagakute-tokugawa = Vous êtes les Tokugawa, avec trois grands contingents et le meilleur commandement : une haute Initiative et trois courts-circuits. Laissez l’ennemi patauger dans les rizières sous vos teppo, puis chargez avec Ii.
goal-nagakute-ikeda = Vous êtes les Ikeda. Les rizières ralentissent toute attaque : tirez d’abord, puis traversez-les nombreux à la fois ; le contingent de Mori frappe le plus fort. Un contingent qui a perdu la moitié de ses unités peut fuir, et deux suffisent à perdre la journée.
goal-mimasetoge-takeda = Vous êtes les Takeda, avec les meilleurs cavaliers. Baba tient la route du col ; les quinze unités de Yamagata arrivent par l’autre col et tombent sur le flanc. Trois points d’activation par tour, trois courts-circuits : frappez là où l’ennemi n’a plus de réponse.
goal-mimasetoge-hojo = Vous êtes les Hojo : deux grands contingents et un point d’activation par tour. Tombez tout de suite sur Baba, avant l’arrivée de Yamagata, et profitez du momentum : chaque contingent peut briser l’ennemi à lui seul.
goal-mimigawa-shimazu = Vous êtes les Shimazu, avec sept petits contingents. Laissez l’ennemi passer la rivière, reculez avec Tadahira, dont les hommes Engagés se retirent sans test, et frappez les poursuivants des deux côtés.
goal-mimigawa-otomo = Vous êtes les Otomo, plus nombreux, avec un seul point d’activation. Un contingent devient Actif de lui-même quand l’ennemi est proche : avancez sur un large front, passez la rivière ensemble, et ne vous laissez pas attirer par un retrait.
goal-okitanawate-shimazu = Vous êtes les Shimazu et les Arima, moins nombreux, derrière une palissade. Tenez la porte de la chaussée, tirez sur qui s’enlise, et frappez là où il sort de la boue. Les samouraïs d’Akahoshi sont les meilleurs du champ de bataille.
goal-okitanawate-ryuzoji = Vous êtes les Ryuzoji : le nombre, et un mauvais terrain. Seul l’ordre épars passe le marais, et la palissade favorise l’ennemi : envoyez aussi Nabeshima par la montagne et Egami par la plage. La tête de votre So-Taïsho vaut dix points.
goal-tennoji-toyotomi = Vous êtes les Toyotomi, un contre deux. Vous gagnez par un seul grand coup : Sanada depuis Chausuyama et Mori devant le temple, ensemble si possible, à travers la première ligne et sur le camp d’Ieyasu, dont la chute coûte dix points à l’ennemi.
goal-tennoji-tokugawa = Vous êtes les Tokugawa, deux contre un, avec douze contingents et trois points d’activation. Ne laissez pas briser seule votre première ligne : amenez la seconde derrière elle, usez Sanada et Mori, et gardez le camp d’Ieyasu.

goal-know = Cinq choses à savoir. 1 : seuls les contingents Actifs reçoivent des ordres ; près de l’ennemi ils le restent d’eux-mêmes, les autres coûtent un point d’activation. 2 : une unité n’entre que dans les deux hexagones devant elle et s’arrête dans la ZOC d’un ennemi ; qui a bougé au contact doit attaquer. 3 : autant de hits que sa TQ désorganisent une unité, autant encore que sa TQ abaissée la mettent en déroute ; les tireurs sont éliminés aussitôt. 4 : de flanc ou de dos les hits sont doublés, et chaque unité de plus vaut deux colonnes. 5 : les unités à portée du Momentum de leur Busho, ou reliées de voisine en voisine, sont Commandées ; les autres peuvent peu.
goal-amako = Vous êtes les Amako, peu d’hommes sur une montagne où ne mènent que deux montées. Laissez venir les Mori : Yokomichi tient la montée de Nakayama, Ushio celle de Mizutani, et qui attaque en montant le paie en colonnes. Tournez teppo et arcs vers le bas : ils tirent sur quiconque entre dans les hexagones devant eux. Gardez Tachihara et Moriwaki tout près derrière, et quelqu’un sur le sentier. Restez dans le Honjin : de là vous commandez tous les contingents.
goal-mori = Vous êtes les Mori, plus nombreux, avec deux montées à forcer. Menez Kikkawa à la montée de Nakayama et Kobayakawa à celle de Mizutani, chacun en ligne ; tirez avant de frapper, et mettez deux unités contre une. Activez Kumagai et envoyez-le par le sentier : le sommet est ouvert par-derrière. Kikkawa et Kobayakawa ont le meilleur Momentum, tentez avec eux une deuxième phase.
goal-date = Vous êtes les Date, avec beaucoup de contingents dont la plupart commencent Inactifs. Activez ceux qui peuvent atteindre l’ennemi ensemble, et laissez Katakura et Shigezane frapper derrière les teppo de Katahira et d’Ouchi. Morikuni est seul en avant : soutenez-le ou ramenez-le. Le contingent de Masamune est votre réserve ; laissez-le dans le Honjin.
goal-ashina = Vous êtes les Ashina, moins nombreux sur une lande ouverte. Tomita Takazane et Inawashiro Moritane commencent Actifs : brisez Morikuni avant que les autres n’arrivent. Les Kibamusha chargent le mieux en terrain clair ; après un Norikuzushi ils sont Désorganisés, gardez de l’infanterie auprès d’eux. Tenez une ligne courte, les flancs couverts.
goal-tokugawa = Vous êtes les Tokugawa. À Nagakute vous avez le meilleur So-Taïsho : court-circuitez quand cela fait mal, frappez avec Ii Naomasa, et laissez vos teppo tirer sur qui patauge dans les rizières. À Tennoji vous avez le nombre : tenez le premier choc, usez-le, et couvrez le Honjin, dont la perte peut coûter des points de déroute.
goal-ikeda = Vous êtes les Ikeda, avec peu de contingents, mais grands. Yukisuke commence Actif : combattez là où vous êtes le premier, et ne traversez les rizières que par la route ou hors de portée. Mori Nagayoshi est votre meilleur combattant. Un grand contingent qui fuit peut perdre la bataille : retirez-le tant qu’il peut se remettre.
goal-takeda = Vous êtes les Takeda, aux meilleurs chefs : momentum et courts-circuits sont pour vous. Tous vos contingents commencent Inactifs ; activez Baba pour tenir le col, et Yamagata, dont le fort contingent vient par le col de Shida. Gagnez du temps jusqu’à ce qu’il soit sur leur flanc.
goal-hojo = Vous êtes les Hojo, avec deux grands contingents et peu d’activation. Gardez-les groupés : reliées de voisine en voisine, toutes les unités d’Ujiteru sont Commandées, et près de l’ennemi elles restent Actives d’elles-mêmes. Brisez Baba au col avant que Yamagata n’arrive, et tournez à temps quelques unités vers le col de Shida.
goal-shimazu = Vous êtes les Shimazu. À Mimigawa cédez au centre, laissez les Otomo passer la rivière un par un et frappez des deux côtés ; les hommes de Tadahira se dégagent sans jet. À Okitanawate tenez la porte et la palissade : qui attaque depuis la boue attaque mal. Ijuin tient la plage, Niiro la montagne.
goal-otomo = Vous êtes les Otomo, plus nombreux, avec peu d’activation. Près de l’ennemi un contingent reste Actif de lui-même : choisissez où être proche. Takita et Saeki commencent Actifs ; passez la rivière ensemble, non un par un, et ne courez pas après un Shimazu qui cède.
goal-ryuzoji = Vous êtes les Ryuzoji, bien plus nombreux sur un mauvais terrain. L’ordre compact n’entre pas dans la boue : suivez les routes ou ouvrez vos rangs. Ne forcez pas la palissade par le seul centre ; menez Nabeshima par la montagne et Egami par la plage, et tirez avant de frapper.
goal-toyotomi = Vous êtes les Toyotomi, à un contre deux. Sanada et Mori Katsunaga commencent Actifs : tombez sur un contingent après l’autre, tentez chaque fois le momentum, et visez le Honjin d’Ieyasu, dont la perte peut coûter des points de déroute aux Tokugawa. Vos hommes illustres gagnent les duels, et chaque tête ôte des points de déroute.
intro = RAN : sept batailles d’armées de samouraïs, de 1569 à 1615. Des contingents, leurs chefs, et des duels entre les lignes : une ou deux soirées à deux.

## Bushos : le nom du contingent, celui de l’homme, et qui le remplacerait

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
deputy-tachihara = remplaçant : { leader-tachihara }
deputy-moriwaki = remplaçant : { leader-moriwaki }
deputy-yokomichi = remplaçant : { leader-yokomichi }
deputy-ushio = remplaçant : { leader-ushio }
deputy-mori = Kuchiba Michiyoshi
deputy-kikkawa = remplaçant : { leader-kikkawa }
deputy-kobayakawa = remplaçant : { leader-kobayakawa }
deputy-shishido = remplaçant : { leader-shishido }
deputy-kumagai = remplaçant : { leader-kumagai }
deputy-masamune = Rusu Masakage
deputy-morikuni = remplaçant : { leader-morikuni }
deputy-katakura = remplaçant : { leader-katakura }
deputy-shigezane = remplaçant : { leader-shigezane }
deputy-shiroishi = remplaçant : { leader-shiroishi }
deputy-katahira = remplaçant : { leader-katahira }
deputy-ouchi = remplaçant : { leader-ouchi }
deputy-hamada = remplaçant : { leader-hamada }
deputy-oniniwa = remplaçant : { leader-oniniwa }
deputy-ashina = remplaçant : { leader-ashina }
deputy-takazane = remplaçant : { leader-takazane }
deputy-moritane = remplaçant : { leader-moritane }
deputy-sase = remplaçant : { leader-sase }
deputy-kanagami = remplaçant : { leader-kanagami }
deputy-matsumoto = remplaçant : { leader-matsumoto }
deputy-ujizane = remplaçant : { leader-ujizane }
deputy-hirata = remplaçant : { leader-hirata }
deputy-tokugawa = Sakakibara Yasumasa
deputy-ii = remplaçant : { leader-ii }
deputy-oda = remplaçant : { leader-oda }
deputy-tsuneoki = remplaçant : { leader-tsuneoki }
deputy-nagayoshi = remplaçant : { leader-nagayoshi }
deputy-yukisuke = remplaçant : { leader-yukisuke }
deputy-terumasa = remplaçant : { leader-terumasa }
deputy-shingen = Takeda Nobukado
deputy-baba = remplaçant : { leader-baba }
deputy-yamagata = remplaçant : { leader-yamagata }
deputy-katsuyori = remplaçant : { leader-katsuyori }
deputy-asari = remplaçant : { leader-asari }
deputy-ujikuni = remplaçant : { leader-ujikuni }
deputy-ujiteru = remplaçant : { leader-ujiteru }
deputy-yoshihisa = Shimazu Tadanaga
deputy-tadahira = remplaçant : { leader-tadahira }
deputy-toshihisa = remplaçant : { leader-toshihisa }
deputy-iehisa = remplaçant : { leader-iehisa }
deputy-yukihisa = remplaçant : { leader-yukihisa }
deputy-ijuin = remplaçant : { leader-ijuin }
deputy-hongo = remplaçant : { leader-hongo }
deputy-tawara = Tawara Chikatsura
deputy-takita = remplaçant : { leader-takita }
deputy-saeki = remplaçant : { leader-saeki }
deputy-kamachi = remplaçant : { leader-kamachi }
deputy-tsunokuma = remplaçant : { leader-tsunokuma }
deputy-yoshihiro = remplaçant : { leader-yoshihiro }
deputy-saito = remplaçant : { leader-saito }
deputy-yoshioka = remplaçant : { leader-yoshioka }
deputy-shimazu = remplaçant : { leader-shimazu }
deputy-akahoshi = remplaçant : { leader-akahoshi }
deputy-arima = remplaçant : { leader-arima }
deputy-niiro = remplaçant : { leader-niiro }
deputy-ryuzoji = remplaçant : { leader-ryuzoji }
deputy-ogawa = remplaçant : { leader-ogawa }
deputy-nabeshima = remplaçant : { leader-nabeshima }
deputy-egami = remplaçant : { leader-egami }
deputy-goto = remplaçant : { leader-goto }
deputy-harunaga = Hayami Morihisa
deputy-sanada = remplaçant : { leader-sanada }
deputy-fukushima = remplaçant : { leader-fukushima }
deputy-ehara = remplaçant : { leader-ehara }
deputy-katsunaga = remplaçant : { leader-katsunaga }
deputy-harufusa = remplaçant : { leader-harufusa }
deputy-akashi = remplaçant : { leader-akashi }
deputy-ieyasu = Honda Masazumi
deputy-tadatomo = remplaçant : { leader-tadatomo }
deputy-sakakibara = remplaçant : { leader-sakakibara }
deputy-sakai = remplaçant : { leader-sakai }
deputy-matsudaira = remplaçant : { leader-matsudaira }
deputy-tomimasa = remplaçant : { leader-tomimasa }
deputy-mizuno = remplaçant : { leader-mizuno }
deputy-maeda = remplaçant : { leader-maeda }
deputy-naotaka = remplaçant : { leader-naotaka }
deputy-todo = remplaçant : { leader-todo }
deputy-hidetada = remplaçant : { leader-hidetada }
deputy-date = remplaçant : { leader-date }

## Samouraïs

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

## Unités : type, contingent, numéro

unit-honjin_amako = Honjin Amako
unit-honjin_mori = Honjin Mori
unit-honjin_date = Honjin Date
unit-honjin_ashina = Honjin Ashina
unit-honjin_tokugawa = Honjin Tokugawa
unit-honjin_ikeda = Honjin Ikeda
unit-honjin_takeda = Honjin Takeda
unit-honjin_hojo = Honjin Hojo
unit-honjin_shimazu = Honjin Shimazu
unit-honjin_otomo = Honjin Otomo
unit-honjin_ryuzoji = Honjin Ryuzoji
unit-honjin_toyotomi = Honjin Toyotomi

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
chart-key-units = K KB  H KBH  S SI  A AS  arcs k s b  t teppo  ■ Honjin  ⇒ front, 2de armée
chart-key-signs = 2 hits  ! désorganisée  x engagée  ~ ordre épars  @ So-Taïsho  o Busho  * Samouraï
chart-key-ground = ♣ bois  ⌂ village  ≡ rizière  ^ accidenté  " marais  ▣ château  ≈ eau  · route  1-9 altitude
chart-before = Les armées se forment
chart-initiative = initiative : { $side }
chart-points = { $side } { $points }/{ $level }
chart-army = RP { $points }/{ $level }
chart-army-more = têtes { $heads }, activations { $activations }, courts-circuits { $trumps }
chart-busho-active = actif
chart-busho-finished = terminé
chart-busho-wounded = blessé
chart-busho-shamed = a perdu la face
chart-busho-replaced = remplaçant
chart-busho-fled = en fuite
chart-busho-in_phase = en phase
chart-busho-inspired = inspiré
chart-unit-disordered = désorganisée
chart-unit-hits = hits : { $hits }
chart-unit-engaged = engagée avec { $units }
chart-height = altitude { $height }
chart-road = route
chart-border = { $hexside } vers { $hex }
chart-nobody = personne
chart-head-values = TQ-MA
chart-head-place = hex.
chart-short-Move = mvt
chart-short-Reform = form
chart-short-RemoveHits = soin
chart-short-Regroup = regr
chart-short-Withdraw = ret.
chart-short-ChargeAt = chrg
chart-short-FireBack = tir
chart-short-Advance = av.
chart-short-AttackBoth = deux
chart-short-ChargeBoth = deux
chart-short-Spearhead = tête
chart-short-Brace = déf.
chart-short-Bear = +hit
chart-short-Rise = lèv.
chart-short-Arrive = entr
chart-short-Shelter = rej.
chart-forces-note = Qualité de Troupe et mouvement, hexagone, orientation. « unités NOM » ou « unités 1213 » montre une pièce, ou un hexagone, avec la source de ses valeurs.
value-tq = Qualité de Troupe
value-ma = potentiel de mouvement
value-disordered_tq = Qualité de Troupe, désorganisée
value-disordered_ma = mouvement, désorganisée
value-momentum = Momentum
value-activation = Activation
value-trump = Court-Circuit
value-combat = Combat
value-endurance = Endurance
value-range = portée de défi
command-pieces = unités unites forces units
argument-pieces = [NOM | HEX]
help-pieces = toutes les unités, leurs valeurs, hexagone et orientation ; une unité, un homme ou un hexagone, avec la source de ses valeurs
missing-pieces = Il n’y a ici ni unité, ni homme, ni hexagone { $name }.
order-words = bouger as ushio 1
help-words = les mots du choix, ou leurs débuts ; les hexagones par leur numéro
order-list = bouger as ushio 1 vers 1517 vers 1617 s’arrêter
help-list = tout un mouvement : l’unité, son chemin, puis s’arrêter, une orientation ou une cible
order-all = 2 1517 1617 arrêter
help-all = la même chose, l’unité par son numéro dans la liste
order-paper-thing = 4 ordre épars
help-paper-thing = une unité par son nom ou son numéro, et son ordre
order-paper-several = 1, 3 ordre épars  ou  tous ordre épars
help-paper-several = le même ordre pour plusieurs
example-why = Pourquoi quoi ? Par exemple : pourquoi bouger as ushio 1

## Combat : où en est le jeu

crumb-Shot = { $kind ->
    [entry] Réaction d’entrée
    [leaving] Réaction de retrait
    [reply] Tir de réponse
    [harassment] Harassement
    [harassed] Tir sur les harceleurs
   *[ordered] Tir
} : { $unit } → { $target }
crumb-OrderedFire = Tir ordonné : { $unit } → { $target }
crumb-VolleyFire = Tir de volée : { $units } → { $target }
crumb-Reply = Tir de réponse : { $unit }
crumb-ReactionFire = Tir de réaction, cible : { $unit }
crumb-InducedCharge = Attaque induite : { $unit } → { $target }
crumb-Harassment = Harassement : { $unit } → { $target }
crumb-ShockSegment = Choc
crumb-BanzaiShock = Attaque Banzaï
crumb-Melee = { $combats ->
    [one] { $combats } combat
   *[other] { $combats } combats
}
crumb-Encounter = Bushos au combat
crumb-GiveWay = Retraite : { $unit }
crumb-AdvanceAfterCombat = Avance : { $unit }
crumb-Duel = Duel : { $fighter } contre { $other }
crumb-Casualty = Busho en danger
crumb-Replacements = Remplaçants
crumb-Rally = Ralliement
crumb-ChallengePhase = Phase de défi
crumb-Challenge = Défi lancé par { $samurai }
crumb-ChargeAtBusho = Charge de samouraï : { $samurai } → { $busho }
crumb-HaraKiri = Hara-kiri
crumb-Alarm = Bushos isolés
crumb-BoatFire = Bateaux
crumb-Rumour = Rumeur
crumb-FlightPhase = Fuite de contingents

## Combat : questions

ask-reply = { $target } a tiré sur { $unit }. Répondre, ou ne pas tirer ?
ask-reaction-fire = { $kind ->
    [entry] { $unit } est entrée dans votre zone de contrôle
    [leaving] { $unit } quitte la zone de contrôle de vos arcs
   *[harassed] { $unit } s’approche au galop et tire
}. Choisissez une unité qui tire sur elle, ou ne tirez pas
ask-charge = { $unit } charge { $target }, qui a tiré sur elle. Choisissez où elle s’arrête et son orientation
ask-attack = Choisissez une attaque de choc
ask-face-the-enemy = { $unit } est Engagée et doit faire face à un ennemi qu’elle combat. Choisissez son orientation
ask-expose = Choisissez le Busho au cœur de la mêlée : il livre le duel, ou risque d’être touché
ask-spearhead = Choisissez l’attaquant dont le type et l’angle comptent contre { $targets }
ask-brace = Choisissez le défenseur dont le type compte contre { $unit }
ask-bear = Choisissez l’unité qui prend un hit restant (à répartir : { $hits })
ask-retreat = { $unit } doit battre en retraite. Choisissez l’hexagone
ask-advance = L’ennemi a cédé la place. Choisissez l’unité qui avance
ask-advance-to = Choisissez l’hexagone où avance { $unit }
ask-follow = Choisissez si { $busho } accompagne l’unité qui avance
ask-deputy = { $busho } est mort. Choisissez l’unité où se place son remplaçant
ask-muster = { $unit } s’est ralliée. Choisissez son hexagone et son orientation
ask-samurai = { $busho } : choisissez le Samouraï qui s’avance, le hara-kiri, ou ni l’un ni l’autre
ask-samurai-acts = { $samurai } : choisissez un hexagone où aller, un Busho à charger, ou restez sur place
ask-challenge = { $samurai } : défier les ennemis à portée et en vue, ou non ?
ask-answer-challenge = { $samurai } vous défie. Choisissez qui répond
ask-meet-charge = { $samurai } charge votre Busho. Choisissez qui l’affronte
ask-fight-on = { $fighter } a le dessous dans le duel. Continuer, ou se retirer ?
ask-boats = Les bateaux peuvent tirer sur une unité près du rivage. Choisissez la cible, ou ne tirez pas
ask-rumour = Répandre la rumeur qu’Asano change de camp ? On ne le peut qu’une fois ; avec un dé de 0 à 4, on y croit
ask-inspire = Choisissez l’effet du hara-kiri pour les unités à portée : un hit effacé sur chacune, ou le regroupement de deux unités Désorganisées au plus

## Combat : choix

option-Fire = tirer : { $unit } → { $target }
option-Volley = tir de volée : { $unit }, { $other }{ $third_id ->
    [none] {""}
   *[other] , { $third }
} → { $target }
option-Harass = harceler : { $unit } → { $target }
option-FireBack = tirer : { $unit }
option-HoldFire = ne pas tirer
option-Stand = { $hex }, orientation { $facing }
option-Attack = attaquer : { $unit } → { $target }
option-AttackBoth = attaquer les deux ennemis de front : { $unit }
option-Charge = Norikuzushi : { $unit } → { $target }
option-ChargeBoth = Norikuzushi contre les deux ennemis de front : { $unit }
option-EndAttacks = plus d’attaque
option-Expose = { $busho }
option-Spearhead = { $unit }
option-Brace = { $unit }
option-Bear = { $unit }
option-RetreatTo = battre en retraite → { $hex }
option-Advance = avancer : { $unit }
option-DrawSamurai = tirer un Samouraï au sort
option-CallSamurai = envoyer { $samurai }
option-DieForThem = hara-kiri : { $samurai_id ->
    [none] le Busho lui-même
   *[other] { $samurai }
}
option-TakeHeart = effacer un hit sur chaque unité à portée
option-Rise = regrouper : { $unit }
option-SamuraiCharge = charger : { $busho }
option-IssueChallenge = lancer le défi
option-Forgo = en rester là
option-AnswerAsBusho = { $busho } combat
option-AnswerAsSamurai = { $samurai } combat
option-SendChampion = { $busho } envoie un Samouraï tiré au sort
option-IgnoreChallenge = ignorer le défi : tous ceux qui l’entendent perdent la face
option-DieInShame = { $busho_id ->
    [none] { $samurai }
   *[other] { $busho }
} meurt plutôt que de répondre
option-Arrive = faire entrer : { $unit }
option-Bombard = tir des bateaux : { $target }
option-SpreadRumour = répandre la rumeur
option-FightOn = continuer le duel
option-Retire = se retirer du duel et de la bataille

## Combat : sous le titre de ce dont il s’agit

brief-Fire = tirer sur : { $target }
brief-Volley = tir de volée avec { $other }{ $third_id ->
    [none] {""}
   *[other] , { $third }
} → { $target }
brief-Harass = harceler : { $target }
brief-FireBack = tirer
brief-Stand = orientation { $facing }
brief-Attack = attaquer : { $target }
brief-AttackBoth = attaquer les deux de front
brief-Charge = Norikuzushi contre { $target }
brief-ChargeBoth = Norikuzushi contre les deux de front
brief-RetreatTo = battre en retraite ici
brief-Advance = avancer
brief-Rise = regrouper
brief-CallSamurai = envoyer
brief-SamuraiCharge = le charger
brief-AnswerAsBusho = combat lui-même
brief-AnswerAsSamurai = combat
brief-SendChampion = envoie un Samouraï tiré au sort
brief-DieInShame = meurt plutôt que de répondre
brief-Arrive = entrer sur la carte
brief-Bombard = tirer sur elle

## Combat : pourquoi pas

why-honjin-fires-in-reaction-only = { $unit } ne tire pas sur ordre : un Honjin ne tire qu’en réaction.
why-no-missile-unit = { $unit } n’a ni teppo ni arcs.
why-fired-this-turn = { $unit } a déjà tiré sur ordre ce tour-ci : une fois par tour, pas plus.
why-engaged = { $unit } est Engagée.
why-teppo-out-of-command = { $unit } est Non Commandée : les teppo ne tirent que sur ordre de leur Busho.
why-no-enemy-there = { $target } n’est pas un ennemi sur la carte, sur lequel { $unit } pourrait tirer.
why-target-engaged = { $target } est Engagée : on ne tire pas dans une mêlée.
why-out-of-range = { $target } est hors de portée : { $unit } ne tire pas si loin. Les arcs portent plus loin sur une cible en contrebas.
why-behind-it = { $target } est derrière { $unit } : une unité tire vers son front et ses flancs.
why-no-line-of-sight = { $unit } ne voit pas { $target } : des unités, un bois, un village ou des hauteurs cachent la vue.
why-only-the-target-replies = Seule { $unit }, qui a essuyé le tir, peut y répondre maintenant.
why-not-while-reacting = Un ennemi est à portée de votre tir de réaction : tirez, ou ne tirez pas.
why-cannot-react = Cette unité ne peut pas tirer sur elle maintenant : elle n’est pas une unité de tir, n’a pas l’ennemi dans sa ZOC, est Engagée ou a déjà tiré.
why-not-at-this-advance = { $unit } ne tire pas sur cette avance : elle vient de céder la place, ou se trouve dans la ZOC d’un autre ennemi.
why-teppo-too-slow = { $unit } a des teppo : seuls les arcs tirent sur un ennemi qui quitte leur ZOC.
why-not-the-shortest-way = { $unit } charge { $target } par le plus court chemin, sur des hexagones libres, et finit face à elle.
why-only-riders-with-bows = { $unit } ne peut pas harceler : seuls les KB-B s’approchent, tirent et disparaissent.
why-takes-the-whole-turn = { $unit } a bougé ou tiré : un harassement prend à une unité tout son tour.
why-out-of-command = { $unit } est Non Commandée.
why-begins-in-enemy-zone = { $unit } commence dans une ZOC ennemie : on ne harcèle pas depuis là.
why-target-in-friendly-zone = { $target } est dans la ZOC d’une de vos unités : on ne peut pas la harceler.
why-two-or-three-hexes = { $target } n’est pas à deux ou trois hexagones : { $unit } ne peut pas la harceler.
why-no-way-there = { $unit } n’a pas de chemin vers { $target } : il faut des hexagones libres à 1 MP, hors des autres ZOC ennemies.
why-must-face-whom-it-fights = Une unité Engagée pivote pour faire face à un ennemi avec lequel elle est Engagée.
why-somebody-must-attack = Pas encore : il reste des ennemis à attaquer, ou une unité Engagée n’a pas attaqué.
why-not-while-attacking = Il s’agit seulement de savoir qui attaque qui.
why-does-not-attack = { $unit } ne peut pas attaquer : seules attaquent les unités du contingent en phase avec un ennemi dans leur ZOC, et jamais les AS-T, AS-B ni les Honjin.
why-has-rested = { $unit } a effacé des hits pendant cette phase et ne fait rien d’autre.
why-too-shaken-to-attack = { $unit } est Désorganisée : elle n’attaque que si elle est Engagée et réussit son test, ou si elle a été Désorganisée en arrivant.
why-attacks-already = { $unit } attaque déjà.
why-not-in-its-zone = { $unit } n’atteint pas cet ennemi : elle attaque les unités de sa ZOC, par des côtés d’hexagone qui permettent le choc.
why-no-norikuzushi = { $unit } ne peut pas charger en Norikuzushi : il faut un KB sans arcs, non adjacent à l’ennemi au début de la phase, et un terrain ferme et ouvert.
why-must-charge = { $unit } doit attaquer en Norikuzushi.
why-somebody-would-not-be-attacked = Si { $unit } attaque ainsi, un ennemi qui doit être attaqué ne le serait pas.
why-not-while-exposing = Il s’agit seulement de savoir quel Busho s’expose.
why-not-in-this-fight = On ne peut choisir que parmi ceux qui prennent part à ce combat.
why-no-retreat-there = { $unit } ne peut pas battre en retraite là : l’hexagone doit être adjacent, praticable et libre, hors des ZOC ennemies et non adjacent à un ennemi qu’elle a combattu.
why-another-must-advance = C’est une autre unité qui avance : celle qui a la supériorité, sinon celle qui a la plus haute TQ.
why-not-vacated = Ce n’est pas un hexagone que l’ennemi a quitté.
why-follow-or-stay = Le Busho accompagne l’unité ou reste où il est.
why-not-while-placing = Il s’agit seulement de savoir où se place le remplaçant.
why-not-of-his-contingent = { $unit } ne convient pas : le remplaçant ({ $busho }) se place avec une unité de son contingent sur la carte.
why-no-hits = { $unit } n’a pas de hits.
why-not-in-the-clear = { $unit } n’est pas en terrain clair : on n’efface des hits que là.
why-in-enemy-zone = { $unit } est dans une ZOC ennemie.
why-under-fire = { $unit } est à portée et en vue d’un ennemi qui tire.
why-in-order = { $unit } n’est pas Désorganisée.
why-cut-off-from-busho = { $unit } est coupée de son Busho : aucun chemin dans sa portée de commandement n’évite les ZOC ennemies.
why-too-many-hits = { $unit } a trop de hits pour se regrouper à cette distance : son Busho doit être adjacent.
why-not-a-place-to-rally = { $unit } ne peut pas revenir là : l’hexagone doit être libre et praticable, à 3 hexagones au plus de son Busho et à 3 au moins de tout ennemi.
why-two-challenges-a-turn = Votre camp a eu ses deux phases de défi de ce tour.
why-one-challenge-an-activation = { $busho } a eu sa phase de défi de ce tour.
why-nobody-after-hara-kiri = Après un hara-kiri, on ne tire plus de Samouraï au sort jusqu’à la fin du tour.
why-no-samurai-left = Il ne reste plus de Samouraï à tirer au sort.
why-busho-has-two = { $busho } a déjà deux Samouraïs, et aucun Busho n’en a davantage.
why-not-one-of-his-samurai = Ce n’est pas un Samouraï de ce Busho.
why-has-lost-face = { $samurai } a Perdu la Face ce tour-ci et n’est pas envoyé.
why-cannot-reach-him = Le Samouraï ne peut pas atteindre { $busho } : il a trop peu de MP, et on ne passe pas à travers les unités ennemies.
why-too-far-for-samurai = Le Samouraï ne peut pas aller là : c’est trop loin, une unité ennemie s’y trouve, ou c’est une ZOC ennemie sans unité amie.
why-challenge-or-not = Il s’agit seulement de savoir si le Samouraï lance un défi.
why-whoever-lost-face-must-answer = Ceux qui ont perdu la face doivent répondre maintenant, ou l’un d’eux meurt.
why-not-called-out = Seuls ceux qui sont à portée et en vue du Samouraï peuvent répondre au défi.
why-not-in-that-hex = Seul le Busho chargé, ou un Samouraï dans son hexagone, peut affronter la charge.
why-fight-on-or-retire = Celui qui a le dessous dans un duel continue ou se retire.
why-not-about-to-enter = { $unit } ne peut pas entrer maintenant : ce n’est pas un renfort du contingent en phase dont le tour est venu.
why-entry-is-taken = { $unit } ne peut pas entrer : une autre unité occupe l’hexagone d’entrée.
why-still-to-come = { $busho } n’est pas encore sur la carte : ses unités ne peuvent recevoir que l’ordre d’entrer.
why-out-of-reach-of-boats = Les bateaux ne tirent que sur des ennemis à deux hexagones de l’eau au plus, et non Engagés.
why-rumour-or-not = Il s’agit seulement de savoir si la rumeur est répandue.
why-out-of-his-range = Ce n’est pas à portée du hara-kiri, ou il n’y peut rien.

## Combat : ce qui s’est passé

event-FireOrdered = { $unit } : tir ordonné du tour effectué
event-ShotFired = { $unit } → { $target }, { $kind ->
    [entry] réaction d’entrée
    [leaving] réaction de retrait
    [reply] tir de réponse
    [harassment] harassement
    [harassed] tir sur les harceleurs
   *[ordered] tir
}, portée { $range } : dé { $die }{ $lines_count ->
    [0] {""}
   *[other] {" "}+ { $lines }
} – { $disorders ->
    [yes] { $hits ->
        [0] test de désorganisation
        [one] { $hits } hit, test de désorganisation
       *[other] { $hits } hits, test de désorganisation
    }
   *[no] { $hits ->
        [0] sans effet
        [one] { $hits } hit
       *[other] { $hits } hits
    }
}
event-UnitCharged = { $unit } charge { $firer } : { $hex }, orientation { $facing }
event-ChargesSpent = Fin des attaques induites
event-WindRolled = Vent d’ouest : dé { $die } – { $turns ->
    [yes] il tourne et souffle au visage des Ashina
   *[no] il souffle encore au visage des Date
}
event-BoatsFired = Bateaux → { $target } : dé { $die }{ $lines_count ->
    [0] {""}
   *[other] {" "}+ { $lines }
} – { $disorders ->
    [yes] { $hits ->
        [0] test de désorganisation
        [one] { $hits } hit, test de désorganisation
       *[other] { $hits } hits, test de désorganisation
    }
   *[no] { $hits ->
        [0] sans effet
        [one] { $hits } hit
       *[other] { $hits } hits
    }
}
event-UnitArrived = { $unit } : entrée sur la carte, { $hex } (MP : { $cost })
event-BridgeBroken = Le pont sur la Nippashi est rompu
event-RumourSpread = { $side }, rumeur : dé { $die } – { $believed ->
    [yes] on y croit
   *[no] personne n’y croit
}
event-UnitDrawnOut = { $unit } se jette sur les harceleurs : { $hex }, orientation { $facing }
event-AttackDeclared = { $unit } attaque { $targets }{ $norikuzushi ->
    [yes] {" "}en Norikuzushi
   *[no] {""}
}
event-AttackCalledOff = { $unit } : pas d’attaque
event-ShockCoordinated = { $side }, attaque coordonnée : dé { $die } – { $shift ->
    [0] aucun décalage
    [-1] 1 colonne à gauche
    [-2] 2 colonnes à gauche
    [-3] 3 colonnes à gauche
    [one] { $shift } colonne à droite
   *[other] { $shift } colonnes à droite
}{ $superiority ->
    [yes] {""}
   *[no] , ni nombre ni position ne comptent
}
event-ContingentRoused = { $busho } : contingent attaqué, donc Actif
event-UnitNamed = { $what ->
    [spearhead] Type et angle des attaquants : { $unit }
    [brace] Type des défenseurs : { $unit }
   *[bear] { $unit } : prend un hit restant
}
event-ShockResolved = Choc, { $attackers } contre { $defenders } : { $lines } = colonne { $column }, dé { $die }{ $die_lines_count ->
    [0] {""}
   *[other] {" "}+ { $die_lines }
} – hits : attaquant { $attacker_hits }, défenseur { $defender_hits }{ $superiority ->
    [yes] {" "}(supériorité de position)
   *[no] {""}
}
event-UnitRetreated = { $unit } : retraite → { $hex }
event-RetreatBarred = { $unit } : retraite obligatoire, mais impossible
event-UnitAdvanced = { $unit } : avance → { $hex }
event-UnitsEngaged = Engagées : { $unit } et { $other }
event-QualityTested = { $unit }, { $purpose ->
    [induced_charge] charge contre le tireur ?
    [disorder] désorganisation sous le feu ?
    [facing] pivote vers l’ennemi ?
    [impetuous] résiste aux harceleurs ?
    [shock_reaction] réaction à l’attaque,
    [engaged_disordered] Désorganisée dans la mêlée,
    [pre_shock] ose attaquer ?
    [hear_withdrawal] rompt le combat ?
    [banzai] se retient ?
    [run_through] traversée,
   *[withdrawal] retrait en bon ordre ?
} TQ { $tq } : dé { $die }{ $added ->
    [0] {""}
    [-1] {" "}− 1
    [-2] {" "}− 2
    [-3] {" "}− 3
   *[other] {" "}+ { $added }
} – { $missed ->
    [0] réussi
   *[other] raté de { $missed }
}
event-UnitHit = { $unit } : { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
event-UnitDisordered = { $unit } : Désorganisée{ $left ->
    [0] {""}
    [one] , garde { $left } hit
   *[other] , garde { $left } hits
}
event-UnitRouted = { $unit } : en déroute
event-UnitEliminated = { $unit } : éliminée
event-HeadsLost = { $side }, têtes perdues avec le Honjin : Bushos et Samouraïs { $heads }, So-Taïsho { $great_heads }
event-HitsRemoved = { $unit } : { $hits ->
    [one] { $hits } hit effacé
   *[other] { $hits } hits effacés
}
event-UnitRegrouped = { $unit } : regroupement, avec { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
event-RallyRolled = { $unit }, ralliement : dé { $die } contre TQ Désorganisée { $tq } (au-dessous elle revient, au-dessus elle est perdue)
event-UnitRallied = { $unit } : ralliée, { $hex }, orientation { $facing }
event-BushoAtRisk = { $busho } au cœur de la mêlée : dé { $die } (9 le touche)
event-BushoNamed = { $busho } : au cœur de la mêlée
event-CasualtyRolled = { $busho } est touché : dé { $die } – { $result ->
    [grazed] éraflé
    [wounded] blessé
   *[killed] tué
}
event-BushoWounded = { $busho } : blessé, toutes ses valeurs baissent de 1
event-BushoKilled = { $busho } – { $how ->
    [duel] tué en duel
    [retired] retiré du duel et de la bataille
    [hara_kiri] hara-kiri
    [seppuku] seppuku
    [caught] surpris seul et tué
    [cut_off] perdu, sans unité à rejoindre
    [wounded] tué par une seconde blessure
   *[killed] tué
}
event-FlightRolled = { $busho }, fuite du contingent ? Unités Désorganisées ou perdues : { $lost } sur { $size }, dé { $die }{ $lines_count ->
    [0] {""}
   *[other] {" "}+ { $lines }
} – { $flees ->
    [yes] il fuit
   *[no] il reste
} (fuite à { $threshold ->
    [-8] −8
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $threshold }
} ou moins)
event-ContingentFled = { $busho } : le contingent fuit le champ de bataille
event-BushoReplaced = { $busho } : un remplaçant prend le contingent, { $hex }
event-DuelBegan = Duel : { $samurai_count ->
    [0] { $bushos }
    [one] { $samurai } et { $bushos }
   *[other] { $samurai }
}
event-DuelRolled = { $fighters } : dés { $dice }, totaux { $totals }, hits reçus { $hits }
event-DuelWon = { $busho_id ->
    [none] { $samurai }
   *[other] { $busho }
} : vainqueur du duel{ $hits ->
    [0] {""}
    [one] , avec { $hits } hit
   *[other] , avec { $hits } hits
}
event-HeadTaken = { $side } : { $great ->
    [yes] tête d’un So-Taïsho coupée
   *[no] une tête coupée
}
event-SamuraiKilled = { $samurai } – { $how ->
    [duel] tué en duel
    [retired] retiré du duel et de la bataille
    [seppuku] seppuku
    [shot] abattu par un tir
   *[charge] tué dans la charge
}
event-SamuraiDrawn = { $side } : { $samurai } rejoint { $busho }
event-SamuraiCalled = { $samurai } s’avance
event-ChallengePhaseBegan = { $side }, phase de défi : { $busho }
event-SamuraiMoved = { $samurai } → { $hex }
event-SamuraiFiredAt = { $unit } tire sur { $samurai } : dé { $die } (9 le touche)
event-SamuraiHit = { $samurai } : { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
event-ChargeHome = { $samurai } se fraie un chemin : dé { $die } contre Endurance { $endurance }
event-ChallengeIssued = Défi lancé par { $samurai } à { $bushos_count ->
    [0] { $others }
   *[other] { $others_count ->
        [0] { $bushos }
       *[other] { $bushos }, { $others }
    }
}
event-ChampionRolled = { $busho } veut envoyer un Samouraï : dé { $die } contre Momentum { $rating }
event-FaceLost = Déshonneur : { $bushos_count ->
    [0] { $samurai }
   *[other] { $samurai_count ->
        [0] { $bushos }
       *[other] { $bushos }, { $samurai }
    }
}
event-HaraKiriCommitted = { $side }, hara-kiri : { $busho_id ->
    [none] { $samurai }
   *[other] { $busho }
}{ $inspired_count ->
    [0] {""}
   *[other] {" "}– contingents inspirés pour ce tour : { $inspired }
}

## Bilan du tour

report-turn = Fin du tour
count-eliminated = Éliminées
count-routed = En déroute
count-rallied = Ralliées
count-phases = Phases
count-initiative = Initiative prise
gauge-rout = Points de déroute, { $side }

## Combat : comment on compte

mod-clash-of-arms = Fracas des Armes
mod-numbers = nombre
mod-attacker-disordered = attaquant Désorganisé
mod-attacker-in-open-order = attaquant en ordre épars
mod-coordination = coordination
mod-busho-attacks = Busho avec l’attaquant
mod-busho-defends = Busho avec le défenseur
mod-busho-alive = Busho vivant
mod-busho-killed = Busho tué
mod-so-taisho-killed = So-Taïsho tué
mod-through-flank = tir par le flanc
mod-second-of-volley = deuxième de la volée
mod-third-of-volley = troisième de la volée
mod-firer-disordered = tireur Désorganisé
mod-fires-after-moving = tir après mouvement
mod-into-the-wind = contre le vent
mod-target-in-open-order = cible en ordre épars
mod-target-is-honjin = Honjin pour cible
mod-target-is-mounted = cible montée
mod-into-flank-or-rear = dans le flanc ou l’arrière
mod-target-in-clear = cible en terrain clair
mod-target-in-woods = cible dans un bois
mod-target-in-village = cible dans un village
mod-target-in-paddy = cible dans une rizière
mod-target-in-rough = cible en terrain accidenté
mod-target-in-marsh = cible dans un marais
mod-target-in-castle = cible dans un château
mod-target-in-water = cible dans l’eau
mod-target-behind-stream = cible derrière un ruisseau
mod-target-behind-ford = cible derrière un gué
mod-target-behind-river = cible derrière une rivière
mod-target-behind-bridge = cible derrière un pont
mod-target-behind-treeline = cible derrière une ligne d’arbres
mod-target-behind-palisade = cible derrière une palissade
mod-target-behind-wall = cible derrière un mur
mod-into-clear = vers un terrain clair
mod-into-woods = dans un bois
mod-into-village = dans un village
mod-into-paddy = dans une rizière
mod-into-rough = en terrain accidenté
mod-into-marsh = dans un marais
mod-into-castle = dans un château
mod-into-water = dans l’eau
mod-across-stream = à travers un ruisseau
mod-across-ford = par un gué
mod-across-river = à travers une rivière
mod-across-bridge = par un pont
mod-across-treeline = à travers une ligne d’arbres
mod-across-palisade = par-dessus une palissade
mod-across-wall = par-dessus un mur
mod-across-up1 = en montant
mod-across-up2 = en montant une forte pente
mod-across-up3 = en montant un escarpement
mod-across-down1 = en descendant
mod-across-down2 = en descendant une forte pente
mod-across-down3 = en descendant un escarpement
mod-out-of-clear = depuis un terrain clair
mod-out-of-woods = depuis un bois
mod-out-of-village = depuis un village
mod-out-of-paddy = depuis une rizière
mod-out-of-rough = depuis un terrain accidenté
mod-out-of-marsh = depuis un marais
mod-out-of-castle = depuis un château
mod-out-of-water = depuis l’eau

## Options

switch-turn_limit = Durée
switch-turn_limit-help = Si aucune armée n’est en déroute à la fin de ce tour, celle qui est la plus proche de son niveau de déroute perd ; le livret ne fixe pas de limite
switch-trump_rounding = Court-circuit hors du Honjin
switch-trump_rounding-help = Hors de son Honjin, un So-Taïsho court-circuite avec la moitié de son Initiative ; le livret l’arrondit à l’inférieur à un endroit, au supérieur à un autre
switch-challenge_limits = Limite des défis
switch-challenge_limits-help = Une phase de défi par Busho et deux par camp à chaque tour, ou autant qu’il y a de phases
switch-shock_table = Table de choc
switch-shock_table-help = La table de choc et le Fracas des Armes tels qu’imprimés, ou reconstitués avant que la feuille imprimée ne soit retrouvée
switch-strengths = Forces et déploiement
switch-strengths-help = Niveaux de déroute, qualité des troupes et déploiement retenus après simulation, ou le premier jeu de valeurs, d’avant toute partie
switch-back_path = Sentier
switch-back_path-help = Un sentier contourne la montagne et mène au sommet, derrière le camp des Amako ; il compte comme une route
switch-summit_camp = Camp du sommet
switch-summit_camp-help = Si le Honjin des Amako est éliminé, ils subissent 10 points de déroute
switch-fallen_standard = Étendard abattu
switch-fallen_standard-help = Si le Honjin des Tokugawa est éliminé, ils subissent 10 points de déroute
switch-tsurinobuse = Leurre (tsurinobuse)
switch-tsurinobuse-help = Quand Shimazu Tadahira ordonne un retrait actif, ses unités Engagées se retirent sans test de TQ
switch-discord = Discorde
switch-discord-help = Deux contingents Otomo ne peuvent jamais se coordonner
switch-wavering = Hésitants
switch-wavering-help = Certains contingents ne deviennent Actifs que si leur So-Taïsho obtient son Initiative ou moins ; le point d’activation est dépensé dans tous les cas, et une attaque les réveille comme d’habitude
switch-litter = Litière
switch-litter-help = Ryuzoji Takanobu est porté et ne va pas plus vite qu’un Busho blessé
switch-west_wind = Vent d’ouest
switch-west_wind-help = De la poussière dans les yeux des Date : −1 à leurs tirs ; à partir du tour 4, avec un dé de 0 à 4, le vent tourne pour de bon contre les Ashina
switch-akahoshi_revenge = Vengeance d’Akahoshi
switch-akahoshi_revenge-help = En choc, l’infanterie de Samouraïs d’Akahoshi inflige un hit de plus et attaque sans test préalable
switch-reinforcements = Renforts
switch-reinforcements-help = Tokugawa Hidetada et Date Masamune ne sont pas d’abord sur la carte : ils arrivent à partir des tours 3 et 4
switch-asano_rumour = Rumeur sur Asano
switch-asano_rumour-help = Une fois, à partir du tour 4, les Toyotomi peuvent répandre une rumeur : avec un dé de 0 à 4, le So-Taïsho des Tokugawa n’active ce tour-ci un contingent que s’il obtient son Initiative ou moins
switch-arima_boats = Bateaux d’Arima
switch-arima_boats-help = Une fois par tour, des bateaux peuvent tirer sur une unité Ryuzoji à deux hexagones de l’eau au plus, comme des teppo à portée 3
switch-broken_bridge = Pont rompu
switch-broken_bridge-help = À partir du tour 4, on ne peut plus franchir le pont sur la Nippashi
choice-15 = 15 tours
choice-40 = 40 tours
choice-down = arrondi à l’inférieur
choice-up = arrondi au supérieur
choice-on = oui
choice-off = non
choice-printed = imprimée
choice-first_draft = première reconstitution
choice-standard = standard
choice-first_set = premier jeu de valeurs

## Batailles

scenario-nunobeyama = Nunobeyama
card-army = { $side } : { $contingents ->
    [one] un contingent
   *[other] { $contingents } contingents
}, { $units } unités ; rompt à { $level } points de déroute
card-trial = Deux joueurs automatiques, { $matches } parties : { $first } { $wins } %, { $second } { $losses } % de victoires, en { $turns } tours en moyenne
scenario-nunobeyama-blurb = 1570. Les Amako tiennent une montagne où ne mènent que deux montées ; les Mori sont deux fois plus nombreux, et un sentier passe par-derrière.
scenario-nunobeyama-length = Environ deux heures.
scenario-nunobeyama-history = Les Mori avaient abattu la maison Amako en 1566. Trois ans plus tard, Yamanaka Yukimori, dit Shikanosuke, revint en Izumo avec un jeune héritier de la famille et assiégea leur ancien château de Gassan-Toda. Au deuxième mois de 1570, une armée de secours remonta la vallée : 13 000 hommes ou plus sous Mori Terumoto, avec ses oncles Kikkawa Motoharu et Kobayakawa Takakage. Les Amako, 6 000 ou 7 000, barrèrent la route sur le mont Fube, au sud du château, où seuls deux ravins permettent de monter : Nakayama et Mizutani. D’en haut, ils repoussèrent assaut après assaut pendant presque toute la journée. Puis les hommes de Kikkawa trouvèrent un sentier qui contournait la montagne et prirent à revers le camp du sommet. La ligne céda, Yokomichi Masamitsu tomba, et la route du château fut ouverte. Pour jouer : une bataille courte pour une première partie ; une position forte contre le nombre, et un flanc à surveiller.
scenario-suriagehara = Suriagehara
scenario-suriagehara-blurb = 1589. Le jeune Date Masamune contre la maison Ashina, sur une lande ouverte, la poussière dans le vent.
scenario-suriagehara-length = Environ trois heures.
scenario-suriagehara-history = À l’été 1589, Date Masamune, vingt et un ans, se battait pour la domination du Nord. Quand Inawashiro Morikuni passa de son côté et lui ouvrit son château, Masamune y accourut avec quelque 23 000 hommes. Ashina Yoshihiro sortit avec 16 000 hommes ou plus et campa sur la colline de Takamori ; le 17 juillet, on se heurta sur la lande de Suriagehara, au pied sud du mont Bandai. Un fort vent d’ouest soufflait la poussière au visage des Date, et leur première ligne, menée par Morikuni contre son propre fils Moritane, fut enfoncée. Puis le vent tourna, et des teppo tirèrent dans le flanc des Ashina. Plusieurs de leurs capitaines regardèrent sans rien faire. L’armée se débanda ; le pont sur la Nippashi avait été coupé, et beaucoup périrent à la rivière. Quelques jours plus tard, Masamune tenait Kurokawa : c’en était fini des Ashina. Pour jouer : deux larges lignes en terrain ouvert ; qui garde ses réserves en main l’emporte.
scenario-nagakute = Nagakute
scenario-nagakute-blurb = 1584. Ieyasu surprend une armée partie en raid ; rizières et collines, peu de contingents, mais grands.
scenario-nagakute-length = Environ trois heures.
scenario-nagakute-history = Au printemps 1584, Toyotomi Hideyoshi, qui s’appelait encore Hashiba, et Tokugawa Ieyasu se faisaient face derrière des retranchements à Komaki. Ikeda Tsuneoki proposa de se glisser au-delà avec 20 000 hommes et de brûler le Mikawa, le pays d’Ieyasu. Averti, celui-ci suivit la colonne de nuit et tomba sur ses arrières. Le matin du 18 mai, près de Nagakute en Owari, il tenait les hauteurs avec Ii Naomasa, dont les hommes portaient le rouge pour la première fois, et Oda Nobukatsu : quelque 9 000 hommes contre à peu près autant. Tsuneoki avait à droite ses fils Motosuke, appelé ici Yukisuke, et Terumasa, à gauche son gendre Mori Nagayoshi, « le Démon ». Nagayoshi fut abattu d’une balle devant ses hommes ; Tsuneoki et Motosuke tombèrent peu après. Les leurs eurent environ 2 500 morts, les Tokugawa 590. Pour jouer : peu de contingents, mais grands, beaucoup de teppo, et des champs inondés qui freinent toute attaque.
scenario-mimasetoge = Mimasetoge
scenario-mimasetoge-blurb = 1569. Takeda Shingen rentre par un col ; deux frères Hojo lui barrent la route, et Yamagata arrive sur leur flanc.
scenario-mimasetoge-length = Environ trois heures.
scenario-mimasetoge-history = À l’automne 1569, Takeda Shingen traversa le Kanto jusqu’à Odawara, le château des Hojo, brûla la ville et fit demi-tour après quelques jours. Les frères Hojo Ujiteru et Ujikuni le devancèrent pour tenir le col de Mimase, sur la route du Kai, jusqu’à ce que l’armée de leur père referme le piège par-derrière. Shingen le savait. Le 16 novembre, il arriva avec jusqu’à 20 000 hommes en plusieurs colonnes, tandis que Yamagata Masakage contournait par le col de Shida avec une forte troupe. Les Hojo attaquèrent depuis le plateau ; Asari Nobutane fut tué d’une balle, et l’affaire tourna d’abord mal pour les Takeda. Puis Yamagata descendit sur le flanc, et les Hojo furent chassés avec 2 000 morts ou plus, avant l’arrivée de l’armée d’Odawara. Shingen rentra chez lui. Pour jouer : les Hojo ont deux grands contingents et un seul point d’activation ; ils doivent frapper avant que Yamagata n’arrive.
scenario-mimigawa = Mimigawa
scenario-mimigawa-blurb = 1578. Une armée Otomo divisée descend vers la rivière ; les Shimazu cèdent, et attendent des deux côtés.
scenario-mimigawa-length = Trois à quatre heures.
scenario-mimigawa-history = En 1578, Otomo Sorin, le plus grand seigneur de Kyushu et baptisé depuis peu, envoya 30 000 à 40 000 hommes en Hyuga. Ils assiégèrent le château de Takajo, où Yamada Arinobu et Shimazu Iehisa tinrent avec quelques centaines d’hommes, puis un millier de plus, jusqu’à ce que Shimazu Yoshihisa arrive du sud avec 20 000 hommes ou plus. Au conseil des Otomo, Tawara Chikakata voulait attendre, Takita Shigekane attaquer. Le matin du 10 décembre, Takita passa simplement la rivière, et les autres durent suivre un à un. Ils enfoncèrent l’avant-garde des Shimazu et coururent plus loin ; alors Tadahira, Yukihisa et Ijuin Tadamune frappèrent des deux côtés, Yoshihisa descendit de Nejirozaka et la garnison fit une sortie. Takita, Saeki, Tsunokuma et des milliers d’autres périrent, beaucoup dans les fosses profondes ; la poursuite alla jusqu’à la rivière Mimi, qui donna son nom à la bataille. Pour jouer : les Otomo ont le nombre et peu de commandement, les Shimazu de petits contingents et le leurre.
scenario-okitanawate = Okitanawate
scenario-okitanawate-blurb = 1584. Trois colonnes Ryuzoji avancent sur une côte de boue et de bois ; les Shimazu et les Arima tiennent une porte.
scenario-okitanawate-length = Environ trois heures.
scenario-okitanawate-history = En 1584, Arima Harunobu de Shimabara quitta le parti de Ryuzoji Takanobu, « l’Ours de Hizen », et appela les Shimazu. Shimazu Iehisa passa la mer avec 3 000 hommes ; avec les Arima, ils étaient quelque 6 000 contre environ 25 000. Iehisa choisit l’étranglement d’Okita, où une chaussée pour deux ou trois hommes de front traversait la boue entre la montagne boisée et la plage, et le ferma d’une porte et d’une palissade. Le 4 mai, Takanobu, trop corpulent pour monter à cheval et porté en litière, envoya Nabeshima Naoshige par la montagne et ses fils par la plage, et vint lui-même par le milieu. La garde de la porte céda, les poursuivants s’embourbèrent, et les Shimazu tirèrent et chargèrent des deux côtés ; des bateaux tiraient sur la plage. Kawakami Tadakata prit la tête de Takanobu, et quelque 2 000 hommes moururent avec lui. Pour jouer : une palissade solide, un mauvais terrain, et les quelques hommes d’Akahoshi, qui ont leurs enfants à venger.
scenario-tennoji = Tennoji
scenario-tennoji-blurb = 1615. La dernière bataille de l’âge des samouraïs : Sanada et les rônin d’Osaka visent le camp d’Ieyasu.
scenario-tennoji-length = Une journée entière, ou plusieurs soirées.
scenario-tennoji-history = À l’été 1615, les douves du château d’Osaka avaient été comblées, et les rônin de Toyotomi Hideyori ne pouvaient plus se battre que dehors. Le 3 juin, ils étaient quelque 50 000 face à environ 150 000 hommes de Tokugawa Ieyasu et de son fils Hidetada. Sanada Nobushige, connu sous le nom de Yukimura, tenait le tertre de Chausuyama, Mori Katsunaga le terrain devant le Shitennoji, Ono Harufusa la route d’Okayama ; Akashi Teruzumi devait contourner l’ennemi. On voulait l’attirer et frapper tous ensemble, mais les premiers coups partirent trop tôt. Katsunaga enfonça ligne après ligne, et Honda Tadatomo tomba. La rumeur qu’Asano changeait de camp ébranla les Tokugawa ; Sanada perça jusqu’au camp d’Ieyasu, dont l’étendard tomba pour la première fois depuis une quarantaine d’années. Puis le nombre l’emporta. Sanada mourut épuisé, et le soir même le château brûlait. Pour jouer : la plus grande bataille, difficile pour les Toyotomi ; ils gagnent d’un seul grand coup, ou pas du tout.

## Odds and notes

odds-shots = Tir : l’effet de chaque tir
odds-attacks = Choc : chaque attaque, avec celles qui visent déjà le même ennemi
odds-spearhead = Qui mène l’attaque
odds-brace = Qui reçoit l’attaque
odds-momentum = Momentum
odds-continuity = Continuité
odds-coordination = Coordination : le dé au plus égal au Momentum des deux
odds-trump = Court-circuit
odds-duel = Duel à mort, si personne ne se retire
odds-unit = unité
odds-target = cible
odds-added = ajouté au dé
odds-hits = hits
odds-p-hit = un effet
odds-p-shaken = désorganisée ou pire
odds-p-gone = en déroute ou éliminée
odds-p-charge = nous charge
odds-column = colonne
odds-p-dares = attaque vraiment
odds-superior = flanc ou arrière
odds-hits-on-us = hits sur nous
odds-hits-on-them = hits sur eux
odds-p-repulse = nous reculons
odds-p-retreat = ils reculent
odds-rating = valeur
odds-p-success = réussite
odds-busho = Busho
odds-other = et
odds-fighter = combattant
odds-p-win = tue
odds-p-death = est tué
odds-yes = oui
odds-no = –
note-shot = hits en moyenne : { $mean } ; désorganisée ou pire : { $shaken } %, en déroute ou éliminée : { $gone } %
note-shot-provokes = hits en moyenne : { $mean } ; désorganisée ou pire : { $shaken } %, en déroute ou éliminée : { $gone } % ; { $charge } % qu’elle charge le tireur
note-attack = colonne { $column }, hits : { $ours } sur nous, { $theirs } sur eux ; désorganisés ou pire : { $shaken } %, nous reculons : { $repulse } %
note-attack-superior = par le flanc ou l’arrière, colonne { $column }, hits : { $ours } sur nous, { $theirs } sur eux ; désorganisés ou pire : { $shaken } %, nous reculons : { $repulse } %
note-brace = colonne { $column }, hits : { $ours } sur nous, { $theirs } sur eux ; désorganisée ou pire : { $shaken } %, ils reculent : { $repulse } %
note-step = { $cost } MP, reste { $left }{ $leaving ->
    [0] { "" }
   *[other] {" "}; au départ peuvent tirer : { $leavers }
}{ $reacting ->
    [0] { "" }
   *[other] {" "}; peuvent se retirer ou pivoter : { $reactors }
}
note-step-into-zone = { $cost } MP, reste { $left } ; zone de contrôle : { $zones }{ $leaving ->
    [0] { "" }
   *[other] {" "}; au départ peuvent tirer : { $leavers }
}{ $reacting ->
    [0] { "" }
   *[other] {" "}; peuvent se retirer ou pivoter : { $reactors }
}
note-step-under-fire = { $cost } MP, reste { $left } ; peuvent tirer : { $shooters }{ $leaving ->
    [0] { "" }
   *[other] {" "}; au départ peuvent tirer : { $leavers }
}{ $reacting ->
    [0] { "" }
   *[other] {" "}; peuvent se retirer ou pivoter : { $reactors }
}
note-duel = tue avant d’être tué, si personne ne se retire
note-withdraw = hits en moyenne : { $mean }
note-face = pivote avant que l’ennemi soit sur elle
note-samurai-charge = { $arrives } % de parvenir jusqu’à lui ; puis un duel à mort, si le Busho l’affronte lui-même
note-issue-challenge = { $called ->
    [one] un homme est défié
   *[other] { $called } hommes sont défiés, on compte ici le meilleur
} ; l’ennemi peut aussi envoyer un nouveau Samouraï, ou perdre la face
chance-note-attack = recule
chance-note-attack-superior = recule
chance-note-shot = effet
chance-note-pair = accord
chance-note-duel = tue
chance-note-withdrawal = le Busho vit
chance-note-shot-provokes = effet
chance-note-brace = recule
chance-note-withdraw = indemne
chance-note-face = pivote
chance-note-samurai-charge = tue
chance-note-issue-challenge = tue
note-contingent = { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}, momentum { $momentum }, à { $range ->
    [one] { $range } hexagone
   *[other] { $range } hexagones
} de l’ennemi
note-pair = seulement si le dé le veut ; alors les deux donnent des ordres en une phase
note-momentum = une autre phase aussitôt ; en cas d’échec il est Terminé, et un 9 tente le destin
note-no-momentum = il est Terminé pour ce tour ; un autre Busho peut alors tenter la continuité
note-trump = s’empare de l’initiative ; il doit alors bouger, tirer ou combattre
note-no-trump = l’ennemi continue
note-continuity = garde l’initiative pour lui ; en cas d’échec elle passe à l’ennemi
note-pass = { $ends ->
    [yes] { $side } a passé aussi : plus personne ne donne d’ordres ce tour-ci
   *[no] l’initiative passe à { $side } ; si ce camp passe aussi, plus personne ne donne d’ordres ce tour-ci
}
note-end-orders = les unités sans ordre restent en l’état ; puis vient le choc
note-end-activation = un Busho Inactif ne donne pas d’ordres ce tour-ci
note-rest = se repose : efface { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} et ne fait rien d’autre dans cette phase
note-regroup = de nouveau en ordre, avec { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} ; ne fait rien d’autre dans cette phase
note-reform = { $formation } ; prend tout son mouvement
note-bear = hits jusqu’ici : { $hits }
note-retire = hors de la bataille ; l’ennemi ne prend pas de tête
note-ignore = déshonneur pour les défiés : Terminés, toutes leurs valeurs baissent de 1
note-champion = un nouveau samouraï relève le défi ; le Busho est Terminé
note-orders = ses unités bougent, tirent ou se reposent une à une, puis livrent le choc
note-withdrawal = les unités reculent, même Engagées ; personne n’attaque{ $tempted ->
    [0] { "" }
   *[other] {" "}; ennemis assez proches pour un Banzaï : { $tempted }, dont { $mean } s’élanceraient en moyenne
}
note-rally = unités en déroute : { $units } ; en moyenne, { $back } reviennent et { $lost } sont perdues ; aucun autre ordre
note-busho-movement = des Bushos vont là où il faut ; aucun autre ordre
note-challenge = un Samouraï sort et défie l’ennemi en duel ; aucun ordre

## Un lieu vu de près

look-shoots = Peut tirer d’ici sur : { $units }
look-command = Entend les ordres de : { $bushos }
look-shot-at = { $side } peut tirer ici : { $units }
look-attacked = { $side } peut venir à côté d’un seul ordre : { $units }
look-reached = { $side } peut venir ici d’un seul ordre : { $units }

## What units do together

drill-ahead = tout droit
drill-ahead_left = en avant à gauche
drill-ahead_right = en avant à droite
drill-wheel_left = pivoter à gauche
drill-wheel_right = pivoter à droite
why-friend-in-the-way = Une autre unité barre le passage, et ensemble on ne traverse personne : { $unit }.
throw-ShotFired = { $kind ->
    [entry] Réaction d’entrée
    [leaving] Réaction de retrait
    [reply] Tir de réponse
    [harassment] Harassement
    [harassed] Tir sur les harceleurs
   *[ordered] Tir
}, portée { $range }
came-ShotFired = { $disorders ->
    [yes] { $hits ->
        [0] Test de désorganisation
        [one] { $hits } hit, test de désorganisation
       *[other] { $hits } hits, test de désorganisation
    }
   *[no] { $hits ->
        [0] Sans effet
        [one] { $hits } hit
       *[other] { $hits } hits
    }
}
throw-BoatsFired = Tir des bateaux
came-BoatsFired = { $disorders ->
    [yes] { $hits ->
        [0] Test de désorganisation
        [one] { $hits } hit, test de désorganisation
       *[other] { $hits } hits, test de désorganisation
    }
   *[no] { $hits ->
        [0] Sans effet
        [one] { $hits } hit
       *[other] { $hits } hits
    }
}
throw-ShockResolved = Choc
came-ShockResolved = { $superiority ->
    [yes] Supériorité de position
   *[no] {""}
}
fight-column = colonne
fight-die = dé
fight-nothing = rien à ajouter
fight-attacker_hits = { $hits ->
    [one] hit pour l’attaquant
   *[other] hits pour l’attaquant
}
fight-defender_hits = { $hits ->
    [one] hit pour le défenseur
   *[other] hits pour le défenseur
}
fight-hits = { $hits ->
    [one] hit
   *[other] hits
}
duel-taken = { $hits ->
    [0] indemne
    [one] { $hits } hit reçu
   *[other] { $hits } hits reçus
}
duel-nobody = personne n’est touché
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

# Pourquoi un conseil dit ce qu’il dit

because-urgent = C’est ce contingent qui a le plus à faire : { $engaged ->
    [0] aucune unité Engagée
    [one] une unité Engagée
   *[other] { $engaged } unités Engagées
}, l’ennemi à { $points } MP.
because-nobody = Parmi ceux qui restent, personne n’a rien d’utile à faire.
because-risk = La tentative promet moins que ce que peut coûter un 9, ou l’occasion dépensée.
because-momentum = Une phase de plus vaut le risque d’un 9.
because-trump = Ce que l’ennemi s’apprête à faire, ou ce qu’un des nôtres ferait avant lui, vaut bien l’essai.
because-orders = Tir, terrain et combat promettent plus qu’un ralliement, un retrait ou un duel.
because-withdrawal = Se retirer épargne au contingent plus qu’il n’y perd : sinon, il risque de fuir.
because-rally = Chaque unité qui revient retire des points de déroute à l’armée.
because-challenge = Le duel promet plus qu’il ne risque, quelle que soit la réponse.
because-no-challenge = Quelle que soit la réponse, le duel risque plus qu’il ne promet.
because-fire = Le tir vient avant le combat et ne coûte rien.
because-fire-is-free = Cela ne coûte rien, et peut arrêter celui qui vient.
because-regroup = Une unité Désorganisée ne peut ni attaquer ni tenir.
because-rest = Effacer ces hits vaut mieux que tout mouvement possible.
because-formation = Ordre ouvert en terrain difficile, ordre serré pour le combat.
because-enough = Aucun des ordres qui restent n’en vaut la peine.
because-draws-back = Elle ne doit pas se laisser rattraper : les tireurs reculent, les unités ébranlées aussi.
because-faces = Une unité se bat mieux de front que de flanc ou de dos.
because-stands = Tenir, c’est garder la ligne ; ni le flanc ni le dos ne sont menacés.
because-attack = Le combat devrait coûter plus à l’ennemi qu’à nous, avec tous ceux qui y prennent part.
because-spearhead = Contre cet ennemi, c’est son type d’unité qui pèse le plus.
because-brace = C’est elle qui résiste le mieux à cette attaque.
because-retreat = C’est le chemin qui éloigne le plus du danger.
because-retires = Sa tête coûterait plus que le duel ne vaut.
because-fights-on = Qui se retire est perdu lui aussi pour la bataille : mieux vaut se battre.
because-superiority = De { $hex }, elle prend l’ennemi de flanc ou de dos.
because-shock = De { $hex }, elle peut combattre, et le combat promet plus qu’il ne coûte.
because-into-range = De { $hex }, l’ennemi est à portée.
because-spent = Ce contingent risque de fuir bientôt : { $hex } est à l’abri.
because-line = Vers { $hex } : plus près de l’ennemi, aux côtés des siens, à portée de voix de son Busho.

## Le sens des signes et des abréviations

legend-si = SI : samouraïs à pied
legend-as = AS : Ashigaru à lances
legend-kb = KB : Kibamusha, samouraïs à cheval. KBH : Hatamoto, la garde à cheval
legend-bows = -B derrière un type : avec des arcs
legend-teppo = -T derrière un type : avec des teppo, des arquebuses
legend-hits = Hits : cohésion perdue. Autant que la TQ, et l’unité est Désorganisée
legend-engaged = Engagée : ne peut quitter son ennemi et doit se battre encore
legend-fired = A déjà tiré sur ordre ce tour-ci
legend-honjin = Honjin : le camp du So-Taïsho
short-st = ST
legend-st = So-Taïsho : le commandant de l’armée, et son propre contingent
short-tq = TQ
legend-tq = Qualité de Troupe : ce qu’une unité supporte. Un dé (0 à 9) égal ou inférieur réussit le test
short-ma = MA · MP
legend-ma = Potentiel de mouvement, en points de mouvement
short-zoc = ZOC
legend-zoc = Zone de contrôle : les deux hexagones devant une unité. Qui y entre s’arrête
short-rp = RP
legend-rp = Points de déroute : l’armée qui atteint son seuil de déroute à la fin d’un tour a perdu
