### Port Arthur.

game-title = Port-Arthur

## Sides, places, boxes

side-japan = Japon
side-russia = Russie
side-none = personne

zone-yellow_sea = mer Jaune
zone-tsushima = détroit de Tsushima
zone-east_china_sea = mer de Chine orientale
zone-philippine_sea = mer des Philippines
zone-pacific_ocean = océan Pacifique
zone-sea_of_japan = mer du Japon

port-japan = Japon
port-port_arthur = Port-Arthur
port-vladivostok = Vladivostok
port-diego_suarez = Diego Suarez

box-yalu = Yalu
box-nanshan = Nanshan
box-liaoyang = Liaoyang
box-hill_203 = colline 203
box-port_arthur = Port-Arthur
box-mukden = Mukden
box-siping = Siping

place-roadstead = rade
place-shipyard = chantier naval
place-at_sea = quelque part en mer
place-off_map = à venir
place-sunk = coulé

type-battleship = cuirassé
type-armoured_cruiser = croiseur cuirassé
type-protected_cruiser = croiseur protégé
type-coast_defence = garde-côtes cuirassé

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
ship-pobeda = Pobieda
ship-peresvet = Peresviet
ship-poltava = Poltava
ship-sevastopol = Sevastopol
ship-petropavlovsk = Petropavlovsk
ship-bayan = Baïan
ship-askold = Askold
ship-diana = Diana
ship-pallada = Pallada
ship-novik = Novik
ship-rossia = Rossia
ship-gromoboi = Gromoboï
ship-rurik = Riourik
ship-bogatyr = Bogatyr
ship-knyaz_suvorov = Kniaz Souvorov
ship-imperator_aleksandr_iii = Empereur Alexandre III
ship-borodino = Borodino
ship-oryol = Orel
ship-oslyabya = Osliabia
ship-sissoi_veliky = Sissoï Veliki
ship-navarin = Navarin
ship-admiral_nakhimov = Amiral Nakhimov
ship-imperator_nikolai_i = Empereur Nicolas Ier
ship-general_admiral_apraksin = Général-Amiral Apraxine
ship-admiral_senyavin = Amiral Seniavine
ship-admiral_ushakov = Amiral Ouchakov

## Optional rules and variants

switch-mines = Mines
switch-mines-help = Trois navires de plus, le raid sur Port-Arthur, et des mines sur le chemin du retour devant un port sous blocus
switch-fog_of_war = Brouillard de guerre
switch-fog_of_war-help = D’une escadre ennemie en mer, on ne voit que le navire du dessus et le nombre de navires
switch-equal_total_counts = Le total égal compte
switch-equal_total_counts-help = Quand un tir dépasse la puissance de feu, les dés dont la somme lui est égale touchent quand même
switch-blockade_kept_at_five = Blocus maintenu au 5 russe
switch-blockade_kept_at_five-help = Un blocus établi reste en place, sans coût, tant que le marqueur de PC est sur le 5 russe
switch-control_points = Points de contrôle
switch-control_points-help = D’autres valeurs pour la mer du Japon et la mer des Philippines, que les livrets ne donnent pas
switch-track_fork = Embranchement de la piste de Mandchourie
switch-track_fork-help = L’endroit où la piste de Port-Arthur se sépare de celle de Mukden, que les livrets ne donnent pas
choice-standard = standard
choice-flat = uniforme (1/1 et 0/1)
choice-philippine_1_3 = mer des Philippines 1/3
choice-even = équilibré (1/2 et 1/1)
choice-fork_after_nanshan = après Nanshan
choice-fork_after_yalu = après le Yalu

## How a match ends

ending-points = le marqueur de PC est du côté du vainqueur
ending-mukden = aucune armée à Mukden
ending-centre = le marqueur de PC est au centre

## Where we are

crumb-War = Guerre sur mer
crumb-Turn = Tour { $turn }
crumb-Sortie = Sortie : { $side }
crumb-NameTopShips = Navires du dessus : { $side }
crumb-Operations = Opérations
crumb-BetweenZones = Mouvement
crumb-IntoPort = Rentrée au port
crumb-OutOfPort = Départ : { $port } → { $zone }
crumb-Battle = Bataille : { $zone }
crumb-Salvo = Tir : { $side }
crumb-Scoring = Score
crumb-ReturnToPort = Retour au port
crumb-RaidOnPortArthur = Raid sur Port-Arthur
crumb-Minefield = Mines : { $side }

## What is asked

ask-raid = Choisissez un navire de la flotte de Port-Arthur que le raid endommage (reste : { $left })
ask-sortie = { $side_id ->
    [japan] Envoyez des navires en mer ou au chantier, des armées débarquer ; puis terminez la sortie
   *[russia] Envoyez des navires en mer ou au chantier ; puis terminez la sortie
}
ask-top-ship = Choisissez le navire du dessus de l’escadre (zone : { $zone })
ask-tie = Égalité aux dés. Utiliser l’initiative pour relancer ? Sinon, la phase d’opérations se termine
ask-operation = Choisissez une opération, ou passez
ask-leave-port = Choisissez les navires qui prennent la mer : { $port } → { $zone }{ $ships_count ->
    [0] {""}
   *[other] {" "}(jusqu’ici : { $ships })
}
ask-first-fire = Vous tireriez en second. Utiliser l’initiative pour tirer en premier ?
ask-fire = Choisissez le nombre de dés (puissance de feu : { $firepower })
ask-critical = Placez un coup critique sur un navire ennemi (reste : { $left })
ask-hits = Choisissez un navire (coups à répartir : { $left })
ask-set-blockade = Établir le blocus de Port-Arthur ? Il coûte 1 PC maintenant et à chaque tour où il est maintenu
ask-keep-blockade = Maintenir le blocus de Port-Arthur ? Cela coûte 1 PC
ask-land = Choisissez la case où l’armée débarque
ask-return = Choisissez le port de retour, navire par navire ou pour tous ceux qui restent
ask-mine = Choisissez un navire qui touche une mine (reste : { $left })

## What can be chosen

option-Raid = { $ship }
option-Sail = { $ship } { $zone_id ->
    [yellow_sea] vers la mer Jaune
    [tsushima] vers le détroit de Tsushima
    [east_china_sea] vers la mer de Chine orientale
    [philippine_sea] vers la mer des Philippines
    [pacific_ocean] vers l’océan Pacifique
    [sea_of_japan] vers la mer du Japon
   *[other] vers { $zone }
}
option-Repair = { $ship } au chantier naval
option-Embark = armée à la case de débarquement { $zone_id ->
    [yellow_sea] en mer Jaune
    [tsushima] dans le détroit de Tsushima
    [east_china_sea] en mer de Chine orientale
    [philippine_sea] en mer des Philippines
    [pacific_ocean] dans l’océan Pacifique
    [sea_of_japan] en mer du Japon
   *[other] zone : { $zone }
}
option-EndSortie = terminer la sortie
option-ShowTop = { $ship } sur le dessus
option-UseInitiative = utiliser l’initiative
option-KeepInitiative = garder l’initiative
option-Pass = passer
option-MoveSquadron = escadre { $origin_id ->
    [yellow_sea] de la mer Jaune
    [tsushima] du détroit de Tsushima
    [east_china_sea] de la mer de Chine orientale
    [philippine_sea] de la mer des Philippines
    [pacific_ocean] de l’océan Pacifique
    [sea_of_japan] de la mer du Japon
   *[other] ({ $origin })
} { $zone_id ->
    [yellow_sea] vers la mer Jaune
    [tsushima] vers le détroit de Tsushima
    [east_china_sea] vers la mer de Chine orientale
    [philippine_sea] vers la mer des Philippines
    [pacific_ocean] vers l’océan Pacifique
    [sea_of_japan] vers la mer du Japon
   *[other] vers { $zone }
}
option-PutIn = escadre { $origin_id ->
    [yellow_sea] de la mer Jaune
    [tsushima] du détroit de Tsushima
    [east_china_sea] de la mer de Chine orientale
    [philippine_sea] de la mer des Philippines
    [pacific_ocean] de l’océan Pacifique
    [sea_of_japan] de la mer du Japon
   *[other] ({ $origin })
} rentre { $port_id ->
    [japan] au Japon
    [port_arthur] à Port-Arthur
    [vladivostok] à Vladivostok
    [diego_suarez] à Diego Suarez
   *[other] au port : { $port }
}
option-LeavePort = quitter { $port_id ->
    [japan] le Japon
    [port_arthur] Port-Arthur
    [vladivostok] Vladivostok
    [diego_suarez] Diego Suarez
   *[other] le port { $port }
} { $zone_id ->
    [yellow_sea] pour la mer Jaune
    [tsushima] pour le détroit de Tsushima
    [east_china_sea] pour la mer de Chine orientale
    [philippine_sea] pour la mer des Philippines
    [pacific_ocean] pour l’océan Pacifique
    [sea_of_japan] pour la mer du Japon
   *[other] pour { $zone }
}
option-Attack = attaquer { $zone_id ->
    [yellow_sea] en mer Jaune
    [tsushima] dans le détroit de Tsushima
    [east_china_sea] en mer de Chine orientale
    [philippine_sea] en mer des Philippines
    [pacific_ocean] dans l’océan Pacifique
    [sea_of_japan] en mer du Japon
   *[other] zone : { $zone }
}
option-Join = ajouter { $ship }
option-SetOut = appareiller
option-Fire = { $dice ->
    [one] tirer avec { $dice } dé
   *[other] tirer avec { $dice } dés
}
option-PlaceCritical = coup critique sur { $ship }
option-TakeHits = { $ship } encaisse des coups
option-SetBlockade = blocus
option-NoBlockade = pas de blocus
option-Land = débarquer { $box_id ->
    [hill_203] sur la colline 203
   *[other] à { $box }
}
option-StrikeMine = { $ship } touche une mine
option-ReturnTo = { $ship } rentre { $port_id ->
    [japan] au Japon
    [port_arthur] à Port-Arthur
    [vladivostok] à Vladivostok
    [diego_suarez] à Diego Suarez
   *[other] au port : { $port }
}
option-ReturnAll = tous rentrent { $port_id ->
    [japan] au Japon
    [port_arthur] à Port-Arthur
    [vladivostok] à Vladivostok
    [diego_suarez] à Diego Suarez
   *[other] au port : { $port }
}

## Why not

why-no-such-ship = Il n’y a pas de navire { $ship } dans cette partie.
why-not-your-ship = { $ship } n’est pas un de vos navires.
why-has-its-order = { $ship } a déjà son ordre ; « revenir en arrière » permet de le reprendre.
why-not-in-a-roadstead = { $ship } n’est pas dans une rade : seuls les navires en rade peuvent recevoir des ordres.
why-out-of-reach = { $port } → { $zone } : c’est trop loin, à plus de deux zones.
why-damaged-goes-one-zone = { $ship } est endommagé et ne peut atteindre que les zones adjacentes à son port : { $port } → { $zone }, c’est une zone de trop.
why-blockade-holds = Le blocus retient en mer Jaune les navires qui quittent Port-Arthur : { $ship } ne peut pas aller { $zone_id ->
    [yellow_sea] vers la mer Jaune
    [tsushima] vers le détroit de Tsushima
    [east_china_sea] vers la mer de Chine orientale
    [philippine_sea] vers la mer des Philippines
    [pacific_ocean] vers l’océan Pacifique
    [sea_of_japan] vers la mer du Japon
   *[other] vers { $zone }
}.
why-not-damaged = { $ship } est intact : seuls les navires endommagés entrent au chantier naval.
why-no-shipyard = Il n’y a pas de chantier naval { $port_id ->
    [japan] au Japon
    [port_arthur] à Port-Arthur
    [vladivostok] à Vladivostok
    [diego_suarez] à Diego Suarez
   *[other] au port : { $port }
}.
why-no-armies-of-yours = Seul le Japon a des armées.
why-no-landing-box = Il n’y a pas de case de débarquement { $zone_id ->
    [yellow_sea] en mer Jaune
    [tsushima] dans le détroit de Tsushima
    [east_china_sea] en mer de Chine orientale
    [philippine_sea] en mer des Philippines
    [pacific_ocean] dans l’océan Pacifique
    [sea_of_japan] en mer du Japon
   *[other] zone : { $zone }
}.
why-landing-box-taken = La case de débarquement a déjà son armée : { $zone }.
why-pool-is-empty = Il ne reste aucune armée dans la réserve.
why-not-in-this-squadron = { $ship } n’est pas dans cette escadre.
why-other-squadron-first = Choisissez d’abord le navire du dessus de l’escadre (zone : { $zone }).
why-squadron-moves-together = { $ship } est en mer : toute l’escadre se déplace ensemble (zone : { $zone }). Choisissez un mouvement de cette escadre.
why-leave-port-first = { $ship } est au port ({ $port }) : choisissez d’abord de quitter le port, puis les navires.
why-no-squadron = { $side_id ->
    [japan] Le Japon n’a
    [russia] La Russie n’a
   *[other] { $side } n’a
} pas d’escadre { $zone_id ->
    [yellow_sea] en mer Jaune
    [tsushima] dans le détroit de Tsushima
    [east_china_sea] en mer de Chine orientale
    [philippine_sea] en mer des Philippines
    [pacific_ocean] dans l’océan Pacifique
    [sea_of_japan] en mer du Japon
   *[other] zone : { $zone }
}.
why-not-adjacent = Ces zones ne sont pas adjacentes : { $origin } et { $zone }.
why-not-your-port = Ce port n’est pas un des vôtres : { $port }.
why-no-port-any-more = { $port } est tombé : ce n’est plus un port.
why-port-not-adjacent = Ce port et cette zone ne sont pas adjacents : { $port } et { $zone }.
why-no-ships-in-roadstead = Aucun de vos navires n’est dans cette rade : { $port }.
why-no-enemy-there = Il n’y a pas d’escadre ennemie { $zone_id ->
    [yellow_sea] en mer Jaune
    [tsushima] dans le détroit de Tsushima
    [east_china_sea] en mer de Chine orientale
    [philippine_sea] en mer des Philippines
    [pacific_ocean] dans l’océan Pacifique
    [sea_of_japan] en mer du Japon
   *[other] zone : { $zone }
}.
why-name-a-ship-first = Choisissez d’abord au moins un navire.
why-joined-already = { $ship } est déjà choisi.
why-not-in-this-roadstead = { $ship } n’est pas dans cette rade : { $port }.
why-one-to-six-dice = Vous pouvez tirer avec 1 à 6 dés.
why-intact-ships-first = { $ship } est endommagé : un coup critique ne le coule que s’il ne reste aucun navire intact dans l’escadre.
why-box-taken = Cette case est déjà occupée : { $box }.
why-box-not-reached = Ce n’est pas encore le tour de cette case ({ $box }) : il faut d’abord occuper celles qui la précèdent.
why-not-at-sea = { $ship } ne revient pas d’une zone qui vous laisse le choix du port.
why-not-a-haven = Ce n’est pas un des deux ports au choix : { $port }.
why-not-in-port-arthur = { $ship } n’est pas dans la rade de Port-Arthur.
why-struck-already = { $ship } est déjà choisi.

## What happened

event-RaidRolled = Raid sur Port-Arthur, dé { $die } – navires endommagés : { $count }
event-ShipRaided = Raid – { $ship } : endommagé, au chantier naval
event-TurnBegan = Tour { $turn }
event-InitiativePassed = L’initiative passe { $to_id ->
    [japan] au Japon
    [russia] à la Russie
   *[other] au camp { $to }
}
event-BalticFleetArrived = Flotte de la Baltique à Diego Suarez : { $ships }
event-SailingOrdered = Ordre : { $ship } → { $zone }
event-RepairOrdered = Ordre : { $ship } → chantier naval ({ $port })
event-EmbarkationOrdered = Ordre : armée → case de débarquement ({ $zone })
event-FleetSailed = { $side }, sortie – { $sailed_count ->
    [0] aucun navire
   *[other] { $sailed }
}{ $repaired_count ->
    [0] {""}
   *[other] . Au chantier naval : { $repaired }
}{ $armies_count ->
    [0] {""}
    [one] . Armée embarquée : { $armies }
   *[other] . Armées embarquées : { $armies }
}
event-FleetSighted = { $side }, sortie – { $counts_count ->
    [0] aucun navire
   *[other] { $counts } ({ $ships_count ->
        [one] a quitté le port
       *[other] ont quitté le port
    } : { $ships })
}{ $repaired_count ->
    [0] {""}
   *[other] . Au chantier naval : { $repaired }
}{ $armies_count ->
    [0] {""}
    [one] . Armée embarquée : { $armies }
   *[other] . Armées embarquées : { $armies }
}
event-TopShipShown = { $side }, navire du dessus ({ $zone }) : { $ship }
event-OperationsRolled = Opérations (Japon : dé { $japan } ; Russie : dé { $russia }) – { $first_id ->
    [japan] le Japon agit
    [russia] la Russie agit
   *[none] égalité
}
event-RerollDemanded = { $side } : initiative utilisée pour relancer
event-Passed = { $side } : passe
event-OperationsEnded = Fin des opérations : { $why ->
    [tie] égalité
    [passes] les deux camps ont passé
   *[nobody] aucun camp ne peut agir
}
event-MovementTested = { $side }, { $leaving } → { $goal } : dé { $die } contre vitesse { $speed } – { $succeeded ->
    [yes] réussite
   *[no] échec
}
event-MovementSeen = { $side }, { $leaving } → { $goal } : dé { $die } – { $succeeded ->
    [yes] réussite
   *[no] échec
}
event-SquadronMoved = { $side } : { $origin } → { $zone } ({ $ships })
event-SquadronSighted = { $side } : { $origin } → { $zone } ({ $count ->
    [one] { $count } navire
   *[other] { $count } navires
})
event-SquadronPutIn = { $side }, rentrée au port : { $origin } → { $port } ({ $ships })
event-ShipsLeftPort = { $side }, départ du port : { $port } → { $zone } ({ $ships })
event-BattleJoined = Bataille, { $zone } – attaque ({ $attacker }) : { $attacking } ; défense : { $defending }
event-FirstSideFound = Vitesse { $attacker_speed } en attaque, { $defender_speed } en défense – premier à tirer : { $first }
event-FirstFireTaken = { $side } : initiative utilisée pour tirer en premier
event-Fired = { $side }, tir : puissance de feu { $firepower }, { $dice_count ->
    [one] dé
   *[other] dés
} { $dice } – coups au but : { $hits }, coups critiques : { $criticals }
event-ShipDamaged = { $ship } : endommagé ({ $by ->
    [critical] coup critique
    [mine] mine
   *[hit] coup au but
})
event-ShipSunk = Coulé : { $ship } ({ $by ->
    [critical] coup critique
    [mine] mine
   *[hit] coups au but : { $hits }
})
event-DamageWasted = Plus aucun navire à toucher, reste perdu (coups au but : { $hits }, coups critiques : { $criticals })
event-BattleEnded = Fin de la bataille : { $zone }
event-ZonesControlled = Contrôle – Japon : { $japan_points } PC{ $japan_zones_count ->
    [0] {""}
   *[other] {" "}({ $japan_zones })
} ; Russie : { $russia_points } PC{ $russia_zones_count ->
    [0] {""}
   *[other] {" "}({ $russia_zones })
}
event-ScoreMoved = { $to } : +{ $points } PC (piste : { $leader_id ->
    [japan] Japon { $lead }
    [russia] Russie { $lead }
   *[none] centre
})
event-BlockadePaid = Blocus de Port-Arthur : { $kept ->
    [yes] maintenu
   *[no] établi
}, le Japon paie 1 PC
event-BlockadeLifted = Blocus de Port-Arthur levé : { $why ->
    [russia-controls] la Russie contrôle la mer Jaune
    [russia-at-five] le marqueur de PC est sur le 5 russe
    [port-fell] Port-Arthur est tombé
   *[not-paid] non payé
}
event-TransportsSunk = { $zones_count ->
    [one] Transport coulé
   *[other] Transports coulés
} : { $zones }
event-ArmyLanded = Débarquement d’une armée : { $box }
event-ShipyardLost = Port-Arthur perd son chantier naval{ $ships_count ->
    [0] {""}
    [one]  ; de retour en rade, endommagé : { $ships }
   *[other]  ; de retour en rade, endommagés : { $ships }
}
event-PortArthurFell = Chute de Port-Arthur{ $ships_count ->
    [0] {""}
    [one] . Coulé : { $ships }
   *[other] . Coulés : { $ships }
}
event-SipingRolled = Siping, dé { $die } – Japon : +{ $points } PC
event-RepairsEnded = Fin des réparations ({ $port }) : { $ships }
event-SquadronsOpened = Retour des flottes : toutes les escadres sont révélées
event-MinesTested = { $side }, mines : dé { $die } contre vitesse { $speed } – navires touchés : { $struck }
event-MineStruck = { $ship } touche une mine
event-MineDamageRolled = { $ship } : dé { $die } contre défense { $defence }
event-ShipsReturned = { $side }, retour au port : { $zone } → { $port } ({ $ships })
event-MaintenanceLacked = Manque d’entretien ({ $port }) – { $ships_count ->
    [one] endommagé
   *[other] endommagés
} : { $ships }
event-MatchDecided = { $winner_id ->
    [japan] Victoire : Japon
    [russia] Victoire : Russie
   *[none] Partie nulle
} ({ $how ->
    [mukden] aucune armée à Mukden
    [centre] le marqueur de PC est au centre
   *[points] le marqueur de PC est du côté du vainqueur
})

## Bilan des phases

report-operations = Fin des opérations
report-scoring = Score
count-sunk = Coulés
gauge-score = Points de contrôle

## Probabilités

odds-fire = Votre tir, puissance de feu { $firepower }
odds-their-fire = Le tir ennemi dans l’état actuel, puissance de feu { $firepower }
odds-fire-first = Premier à tirer : { $side }
odds-attack = Attaque : { $zone } (premier à tirer : { $side })
odds-attack-in-fog = Attaque : { $zone }, { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
} dans le brouillard
odds-attack-initiative = Attaque : { $zone }, initiative utilisée (premier à tirer : { $side })
odds-fate = Tir avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : { $side }
odds-movement = Chances d’un test de mouvement
odds-leaving = Chances de quitter le port : { $port } → { $zone }
odds-tie = Si l’on relance les dés
odds-dice = dés
odds-p-within = sans dépasser
odds-hits = coups
odds-criticals = critiques
odds-damaged = endommagés
odds-sunk = coulés
odds-firepower-lost = puissance perdue
odds-side = camp
odds-speed = vitesse
odds-firepower = puissance
odds-best-dice = meilleurs dés
odds-p-all-sunk = tous coulés
odds-p-damaged = endommagé
odds-p-sunk = coulé
odds-none = –
odds-from = départ
odds-chance = chances
odds-ship = avec
odds-as-named = ceux déjà choisis
odds-outcome = issue
odds-we-act = vous agissez
odds-they-act = l’ennemi agit
odds-tied-again = nouvelle égalité
odds-unknown = ?

## Le but du jeu

goal = Six tours. À chaque tour, vous marquez des points de contrôle (PC) pour chaque zone maritime où vous êtes seul à avoir des navires : les zones clés ★ comptent ensemble, 1, 3 ou 6 PC pour une, deux ou trois d’entre elles ; les autres valent ce qu’indique la carte (Japon/Russie). Après le tour 6, le camp du côté duquel se trouve le marqueur de PC gagne. Mais sans armée à Mukden, le Japon perd, quel que soit le score.
goal-turn = Un tour : le Japon, puis la Russie, envoie ses navires en mer. Ensuite les dés décident, encore et encore, qui peut déplacer une escadre ou livrer une bataille, jusqu’à une égalité ou deux passes. Puis on marque les points de contrôle, les armées débarquent ou leurs transports coulent, et les navires rentrent.
goal-japan = Vous jouez le Japon. Placez à chaque tour une armée sur chacune des deux cases de débarquement et ne laissez pas la Russie seule en mer Jaune ni à Tsushima : six armées arrivent à temps à Mukden. Les navires endommagés ne se réparent qu’au chantier, pendant la sortie.
goal-russia = Vous jouez la Russie. Tenez seul Tsushima ou la mer Jaune : les armées qui s’y trouvent coulent et vous marquez davantage. Quelques navires dans les zones extérieures rapportent aussi. Aux tours 4 et 5, la flotte de la Baltique arrive à Diego Suarez, et l’initiative avec elle.
key-ship = Dans le cadre : vitesse { $speed }. Le grand chiffre : puissance de feu { $firepower }
key-damaged = Hachures : endommagé, valeurs réduites. Les losanges : coups au but qui le coulent ({ $hits })

## Sur le plateau

scene-score = { $leader_id ->
    [japan] Japon +{ $lead }
    [russia] Russie +{ $lead }
   *[none] 0
}
scene-turn = Tour { $turn } sur { $turns }
scene-scored-now = Si l’on comptait maintenant : Japon { $japan } PC, Russie { $russia } PC

## Ce que pèse un joueur

note-sea = { $own ->
    [0] {""}
    [one] rejoint { $own } navire
   *[other] rejoint { $own } navires
}{ $own ->
    [0] {""}
   *[other] { $enemy ->
        [0] {""}
       *[other] {" ; "}
    }
}{ $enemy ->
    [0] { $own ->
        [0] encore aucun navire
       *[other] {""}
    }
    [one] { $enemy } navire ennemi présent
   *[other] { $enemy } navires ennemis présents
}
note-spend-tie = nouveau jet ; l’initiative passe à { $to }
note-keep-tie = fin des opérations, puis score : Japon { $japan } PC, Russie { $russia } PC dans l’état actuel
note-spend-first-fire = vous tirez en premier ; l’initiative passe à { $to }
note-keep-first-fire = { $to } tire en premier ; vous gardez l’initiative
note-pass = si l’autre camp passe aussi, fin des opérations ; score actuel : Japon { $japan } PC, Russie { $russia } PC
note-blockade = coûte 1 PC (la piste serait alors sur : { $leader_id ->
    [japan] Japon { $lead }
    [russia] Russie { $lead }
   *[none] centre
}) ; les navires de Port-Arthur ne dépassent plus la mer Jaune
note-no-blockade = ne coûte rien{ $stood ->
    [yes] {" "}; le blocus en place est levé
   *[no] {""}
}
note-embark = débarque en phase de score, sauf si la Russie contrôle alors la mer{ $enemy ->
    [0] {""}
    [one] {" "}; { $enemy } navire ennemi sur place
   *[other] {" "}; { $enemy } navires ennemis sur place
}
note-land = { $does ->
    [yard] Port-Arthur perd son chantier naval
    [port] Port-Arthur tombe : Japon +1 PC, navires qui y sont perdus : { $ships }
    [siping] un dé à chaque tour pour 1 PC de plus
    [mukden] sans Moukden, le Japon perd la guerre
   *[nothing] sans effet propre
}{ $opens_count ->
    [0] {""}
   *[other] {" "}; ouvre la voie vers { $opens }
}
note-haven = { $kept ->
    [yes] chantier naval : les navires intacts le restent
   *[no] pas de chantier naval : les navires intacts sont endommagés
}
note-repair = de nouveau intact à la fin du tour
note-passage = { $speed } ou moins sur un dé{ $enemy ->
    [0] {""}
    [one] {" "}; { $enemy } navire ennemi présent
   *[other] {" "}; { $enemy } navires ennemis présents
}
note-leave = { $ships ->
    [one] { $ships } navire en rade
   *[other] { $ships } navires en rade
}{ $enemy ->
    [0] {""}
    [one] {" "}; { $enemy } navire ennemi présent
   *[other] {" "}; { $enemy } navires ennemis présents
}
note-together = { $speed } ou moins sur un dé, tous ensemble
note-attack = puissance de feu { $own } contre { $enemy } ; premier à tirer : { $first }
note-attack-in-fog = puissance de feu { $own } contre { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
} dans le brouillard
note-fire = tous au but si le total est de { $firepower } ou moins ; en moyenne, endommagés : { $damaged }, coulés : { $sunk }, puissance de feu perdue : { $lost }
note-flips = endommagé : puissance de feu { $before } → { $after }
note-sinks = coule, absorbe { $hits ->
    [one] { $hits } coup au but
   *[other] { $hits } coups au but
} ; puissance de feu perdue : { $lost }
note-sinks-at-once = coule ; puissance de feu perdue : { $lost }
battles = Batailles
counted-hits = { $count ->
    [one] coup au but
   *[other] coups au but
}
counted-criticals = { $count ->
    [one] coup critique
   *[other] coups critiques
}
step-order = Premier à tirer
step-throw = Tir
step-criticals = Critiques
step-hits = Coups
step-end = Fin

## Sous le titre de ce dont il s’agit

brief-PutIn = { $port }, au port
brief-LeavePort = { $zone }
brief-MoveSquadron = { $zone }
brief-Sail = { $zone }
brief-Repair = au chantier naval
brief-ReturnTo = { $port }
chance-note-fire = tous au but
brief-note-fire = en moyenne, endommagés : { $damaged }, coulés : { $sunk }, puissance de feu perdue : { $lost }
brief-note-flips = { $before } → { $after }
brief-note-sinks = coule : −{ $lost }
brief-note-sinks-at-once = coule : −{ $lost }
brief-scene-scored-now = Si l’on comptait maintenant
landing-yellow_sea = case de débarquement en mer Jaune
landing-tsushima = case de débarquement dans le détroit de Tsushima

## Au terminal

intro = Port-Arthur, 1904 : les flottes japonaise et russe se disputent les mers autour de la Corée. Six tours : une soirée à deux, une demi-heure contre l’ordinateur.
command-pieces = navires forces ships
argument-pieces = [NOM]
help-pieces = tous les navires, leurs valeurs et leur position ; un seul, avec la source de ses valeurs
missing-pieces = Il n’y a pas de navire { $name } dans cette partie.
order-words = asama vers tsushima
help-words = les mots du choix, ou leurs débuts : asam tsu
order-list = asama, fuji vers tsushima
help-list = le même ordre pour plusieurs navires
order-all = tout vers mer jaune
help-all = pour chaque navire qui le peut
example-why = Pourquoi quoi ? Par exemple : pourquoi asama vers mer jaune

# Pourquoi un conseil dit ce qu’il dit

because-sortie = De tous les plans pesés, c’est celui qui résiste le mieux aux meilleures réponses de l’ennemi. Son poids est ici : { $zone }, navires { $ships }, puissance de feu { $firepower }.
because-sortie-against = Il affronte l’ennemi là où cela rapporte le plus de points pour le risque couru. Son poids est ici : { $zone }, navires { $ships }, puissance de feu { $firepower } contre { $enemy }.
because-stays-in-port = Rien en mer ne vaut les navires que cela coûterait.
because-operation = De toutes les opérations, c’est la plus prometteuse : en moyenne { $points } PC, pertes comprises.
because-pass = Aucune opération ne promet plus qu’elle ne risque.
because-goes-on = Continuer vaut { $points } PC de plus qu’un décompte immédiat ; le marqueur en vaut { $price }.
because-is-scored = Continuer rapporterait { $points } PC, et le marqueur en vaut { $price }.
because-fires-first = Tirer en premier vaut ici { $points } PC ; le marqueur en vaut { $price }.
because-keeps-marker = Tirer en premier ne vaut ici que { $points } PC ; le marqueur en vaut { $price }.
because-dice = C’est le nombre de dés le plus efficace : en moyenne, coups au but { $hits }, critiques { $criticals }.
because-way = C’est sur le chemin du prochain objectif : { $box }.
because-looks-strong = Ce que l’ennemi doit deviner doit avoir l’air dangereux.
because-cripples = De tous les navires qui peuvent être touchés, c’est celui qui a le plus à perdre.
because-costs-least = C’est là que les coups coûtent le moins.
because-blockade = Le point que coûte le blocus reviendra avant la fin de la piste.
because-no-blockade = Le point vaut plus que le blocus.
because-home = Il y a là un chantier naval qui répare les navires endommagés.
because-away = Un port sans chantier naval peut être le prochain à tomber.
because-raid = C’est le navire qui manquerait le plus à l’ennemi.
because-mine = De tous les navires qui ont pu heurter la mine, c’est celui qui manquerait le moins.

## Le sens des signes et des abréviations

legend-key-zone = Une zone clé. Points de contrôle pour qui en tient seul une, deux ou trois : 1·3·6
short-points = 1 3
legend-points = Dans les autres mers : points de contrôle pour le Japon, puis pour la Russie
legend-initiative = Le marqueur d’initiative : utilisé lors d’une égalité ou d’une bataille, il passe à l’autre camp
legend-blockade = Port-Arthur est bloqué : les navires russes qui en sortent s’arrêtent en mer Jaune
legend-army = Une armée japonaise : en réserve, en case de débarquement ou en route vers Mukden
legend-roadstead = La rade d’un port : les navires y sont prêts
legend-shipyard = Le chantier naval d’un port : on y répare les navires endommagés
short-plate = 5 · 4 · 34
legend-plate = La plaque sous une pile : navires, vitesse du plus lent, puissance de feu totale
short-cp = PC
legend-cp = Points de contrôle : ils déplacent le marqueur sur la piste
## Un lieu vu de près

look-key-zone = Zone clé. Points de contrôle pour une : { $one }, pour deux : { $two }, pour trois : { $three }
look-worth = Points de contrôle pour qui s’y trouve seul : Japon { $japan }, Russie { $russia }
look-beside = À côté : { $zones }{ $ports_count ->
    [0] {""}
   *[other]  ; ports : { $ports }
}
look-comes = Peut venir ici. { $side }, zone : { $origin } ; { $count ->
    [one] { $count } navire
   *[other] { $count } navires
}, vitesse { $speed }, puissance de feu { $firepower } ; arrive à { $percent } %
look-comes-hidden = Peut venir ici. { $side }, zone : { $origin } ; { $count } navires dans le brouillard de guerre
look-leaves = Peut sortir ici. { $side }, port : { $port } ; { $count ->
    [one] { $count } navire
   *[other] { $count } navires
}, vitesse du plus lent { $speed }, puissance de feu totale { $firepower }
look-leads-to = Mène à : { $zones }
look-sortie = En sortie, les navires intacts vont aussi jusqu’à : { $zones }

## Réponses permanentes

span-lull = Jusqu’à ce que quelqu’un se déplace ou combatte
span-turn = Ce tour
settle-operation-Pass = passer
settle-tie-KeepInitiative = garder l’initiative en cas d’égalité
settle-first-fire-KeepInitiative = garder l’initiative avant un combat
settle-set-blockade-NoBlockade = pas de blocus
settle-set-blockade-SetBlockade = payer le blocus
settle-keep-blockade-NoBlockade = lever le blocus
settle-keep-blockade-SetBlockade = payer le blocus

## Ce que donne un plan

plan-scores = si l’on comptait maintenant : { $points } PC
plan-contests = disputée : personne ne marque
