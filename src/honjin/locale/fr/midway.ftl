### Midway.

game-title = Midway
game-short = Midway

## Camps

side-us = États-Unis
side-japan = Japon
side-none = personne

## Navires

ship-enterprise = Enterprise
ship-hornet = Hornet
ship-yorktown = Yorktown
ship-new_orleans = New Orleans
ship-minneapolis = Minneapolis
ship-vincennes = Vincennes
ship-northampton = Northampton
ship-pensacola = Pensacola
ship-astoria = Astoria
ship-portland = Portland
ship-atlanta = Atlanta
ship-phelps = Phelps
ship-worden = Worden
ship-monaghan = Monaghan
ship-aylwin = Aylwin
ship-balch = Balch
ship-conyngham = Conyngham
ship-benham = Benham
ship-ellet = Ellet
ship-maury = Maury
ship-hammann = Hammann
ship-anderson = Anderson
ship-gwin = Gwin
ship-hughes = Hughes
ship-morris = Morris
ship-russell = Russell
ship-cachalot = Cachalot
ship-flying_fish = Flying Fish
ship-tambor = Tambor
ship-trout = Trout
ship-grayling = Grayling
ship-nautilus = Nautilus
ship-grouper = Grouper
ship-dolphin = Dolphin
ship-gato = Gato
ship-cuttlefish = Cuttlefish
ship-gudgeon = Gudgeon
ship-grenadier = Grenadier
ship-narwhal = Narwhal
ship-plunger = Plunger
ship-trigger = Trigger
ship-akagi = Akagi
ship-kaga = Kaga
ship-hiryu = Hiryu
ship-soryu = Soryu
ship-haruna = Haruna
ship-kirishima = Kirishima
ship-tone = Tone
ship-chikuma = Chikuma
ship-nagara = Nagara
ship-nowaki = Nowaki
ship-arashi = Arashi
ship-hagikaze = Hagikaze
ship-maikaze = Maikaze
ship-kazagumo = Kazagumo
ship-yugumo = Yugumo
ship-makigumo = Makigumo
ship-urakaze = Urakaze
ship-isokaze = Isokaze
ship-tanikaze = Tanikaze
ship-hamakaze = Hamakaze
ship-jintsu = Jintsu
ship-kuroshio = Kuroshio
ship-oyashio = Oyashio
ship-hatsukaze = Hatsukaze
ship-yukikaze = Yukikaze
ship-amatsukaze = Amatsukaze
ship-tokitsukaze = Tokitsukaze
ship-kasumi = Kasumi
ship-arare = Arare
ship-kagero = Kagero
ship-shiranui = Shiranui
ship-nankai_maru = Nankai Maru
ship-zenyo_maru = Zenyo Maru
ship-argentina_maru = Argentina Maru
ship-brazil_maru = Brazil Maru
ship-kiyosumi_maru = Kiyosumi Maru
ship-azuma_maru = Azuma Maru
ship-hokuroku_maru = Hokuroku Maru
ship-goshu_maru = Goshu Maru
ship-chitose = Chitose
ship-hayashio = Hayashio
ship-kumano = Kumano
ship-mikuma = Mikuma
ship-suzuya = Suzuya
ship-mogami = Mogami
ship-asashio = Asashio
ship-arashio = Arashio
ship-zuiho = Zuiho
ship-kongo = Kongo
ship-hiei = Hiei
ship-atago = Atago
ship-myoko = Myoko
ship-chokai = Chokai
ship-haguro = Haguro
ship-yura = Yura
ship-murasame = Murasame
ship-harusame = Harusame
ship-yudachi = Yudachi
ship-samidare = Samidare
ship-asagumo = Asagumo
ship-minegumo = Minegumo
ship-natsugumo = Natsugumo
ship-mikazuki = Mikazuki
ship-hosho = Hosho
ship-yamato = Yamato
ship-nagato = Nagato
ship-mutsu = Mutsu
ship-sendai = Sendai
ship-fubuki = Fubuki
ship-shirayuki = Shirayuki
ship-murakumo = Murakumo
ship-hatsuyuki = Hatsuyuki
ship-isonami = Isonami
ship-uranami = Uranami
ship-shikinami = Shikinami
ship-ayanami = Ayanami
ship-yukaze = Yukaze
ship-chiyoda = Chiyoda
ship-i_168 = I-168
ship-hyuga = Hyuga
ship-ise = Ise
ship-fuso = Fuso
ship-yamashiro = Yamashiro
ship-oi = Oi
ship-kitakami = Kitakami
ship-amagiri = Amagiri
ship-asagiri = Asagiri
ship-shirakumo = Shirakumo
ship-yugiri = Yugiri
ship-ariake = Ariake
ship-yugure = Yugure
ship-shigure = Shigure
ship-shiratsuyu = Shiratsuyu
ship-umikaze = Umikaze
ship-yamakaze = Yamakaze
ship-kawakaze = Kawakaze
ship-suzukaze = Suzukaze
ship-keiyo_maru = Keiyo Maru
ship-toa_maru = Toa Maru
ship-kano_maru = Kano Maru
ship-kirishima_maru = Kirishima Maru
ship-kamikawa_maru = Kamikawa Maru
ship-nisshin = Nisshin
ship-cimarron = Cimarron
ship-platte = Platte
ship-kyokuto_maru = Kyokuto Maru
ship-shinkoku_maru = Shinkoku Maru
ship-toho_maru = Toho Maru
ship-nippon_maru = Nippon Maru
ship-kokuyo_maru = Kokuyo Maru
ship-akebono_maru = Akebono Maru
ship-nichiei_maru = Nichiei Maru
ship-sata = Sata
ship-tsurumi = Tsurumi
ship-genyo_maru = Genyo Maru
ship-kenyo_maru = Kenyo Maru
ship-naruto = Naruto
ship-toei_maru = Toei Maru

## Escadrilles

squadron-vf_3 = VF-3
squadron-vb_3 = VB-3
squadron-vs_5 = VS-5
squadron-vt_3 = VT-3
squadron-vf_6 = VF-6
squadron-vb_6 = VB-6
squadron-vs_6 = VS-6
squadron-vt_6 = VT-6
squadron-vf_8 = VF-8
squadron-vb_8 = VB-8
squadron-vs_8 = VS-8
squadron-vt_8 = VT-8
squadron-vmf_221_1 = VMF-221/1
squadron-vmf_221_2 = VMF-221/2
squadron-vmsb_241_1 = VMSB-241/1
squadron-vmsb_241_2 = VMSB-241/2
squadron-vt_8_det = VT-8 det
squadron-pby_1 = PBY/1
squadron-pby_2 = PBY/2
squadron-pby_3 = PBY/3
squadron-pby_4 = PBY/4
squadron-pby_5 = PBY/5
squadron-pby_6 = PBY/6
squadron-b_17_1 = B-17/1
squadron-b_17_2 = B-17/2
squadron-b_17_3 = B-17/3
squadron-akagi_fg = { ship-akagi } FG
squadron-akagi_db = { ship-akagi } DB
squadron-akagi_tb = { ship-akagi } TB
squadron-kaga_fg = { ship-kaga } FG
squadron-kaga_db = { ship-kaga } DB
squadron-kaga_tb_1 = { ship-kaga } TB/1
squadron-kaga_tb_2 = { ship-kaga } TB/2
squadron-hiryu_fg = { ship-hiryu } FG
squadron-hiryu_db = { ship-hiryu } DB
squadron-hiryu_tb = { ship-hiryu } TB
squadron-soryu_fg = { ship-soryu } FG
squadron-soryu_db = { ship-soryu } DB
squadron-soryu_tb = { ship-soryu } TB
squadron-zuiho_fg = { ship-zuiho } FG
squadron-zuiho_tb = { ship-zuiho } TB
squadron-hosho_tb = { ship-hosho } TB
squadron-tone_rc_1 = { ship-tone } RC/1
squadron-tone_rc_2 = { ship-tone } RC/2
squadron-chikuma_rc_1 = { ship-chikuma } RC/1
squadron-chikuma_rc_2 = { ship-chikuma } RC/2
squadron-kumano_rc = { ship-kumano } RC
squadron-mikuma_rc = { ship-mikuma } RC
squadron-atago_rc = { ship-atago } RC
squadron-myoko_rc = { ship-myoko } RC
squadron-kure_rc = { island-kure } RC
squadron-midway_rc_1 = { island-midway } RC/1
squadron-midway_rc_2 = { island-midway } RC/2
squadron-midway_rc_3 = { island-midway } RC/3
squadron-vf_3_1 = VF-3/1
squadron-vf_3_2 = VF-3/2
squadron-vf_3_3 = VF-3/3
squadron-vf_3_4 = VF-3/4
squadron-vb_3_1 = VB-3/1
squadron-vb_3_2 = VB-3/2
squadron-vb_3_3 = VB-3/3
squadron-vs_5_1 = VS-5/1
squadron-vs_5_2 = VS-5/2
squadron-vs_5_3 = VS-5/3
squadron-vt_3_1 = VT-3/1
squadron-vt_3_2 = VT-3/2
squadron-vf_6_1 = VF-6/1
squadron-vf_6_2 = VF-6/2
squadron-vf_6_3 = VF-6/3
squadron-vf_6_4 = VF-6/4
squadron-vb_6_1 = VB-6/1
squadron-vb_6_2 = VB-6/2
squadron-vb_6_3 = VB-6/3
squadron-vs_6_1 = VS-6/1
squadron-vs_6_2 = VS-6/2
squadron-vs_6_3 = VS-6/3
squadron-vt_6_1 = VT-6/1
squadron-vt_6_2 = VT-6/2
squadron-vf_8_1 = VF-8/1
squadron-vf_8_2 = VF-8/2
squadron-vf_8_3 = VF-8/3
squadron-vf_8_4 = VF-8/4
squadron-vb_8_1 = VB-8/1
squadron-vb_8_2 = VB-8/2
squadron-vb_8_3 = VB-8/3
squadron-vs_8_1 = VS-8/1
squadron-vs_8_2 = VS-8/2
squadron-vs_8_3 = VS-8/3
squadron-vt_8_1 = VT-8/1
squadron-vt_8_2 = VT-8/2
squadron-vmf_221_f2a_1 = VMF-221 F2A/1
squadron-vmf_221_f2a_2 = VMF-221 F2A/2
squadron-vmf_221_f2a_3 = VMF-221 F2A/3
squadron-vmf_221_f4f_1 = VMF-221 F4F
squadron-vmsb_241_sbd_1 = VMSB-241 SBD/1
squadron-vmsb_241_sbd_2 = VMSB-241 SBD/2
squadron-vmsb_241_sbd_3 = VMSB-241 SBD/3
squadron-vmsb_241_sb2u_1 = VMSB-241 SB2U/1
squadron-vmsb_241_sb2u_2 = VMSB-241 SB2U/2
squadron-vt_8_det_tbf_1 = VT-8 det TBF
squadron-b_26_1 = B-26
squadron-akagi_fg_1 = { ship-akagi } FG/1
squadron-akagi_fg_2 = { ship-akagi } FG/2
squadron-akagi_fg_3 = { ship-akagi } FG/3
squadron-akagi_fg_4 = { ship-akagi } FG/4
squadron-akagi_db_1 = { ship-akagi } DB/1
squadron-akagi_db_2 = { ship-akagi } DB/2
squadron-akagi_db_3 = { ship-akagi } DB/3
squadron-akagi_tb_1 = { ship-akagi } TB/1
squadron-akagi_tb_2 = { ship-akagi } TB/2
squadron-akagi_tb_3 = { ship-akagi } TB/3
squadron-kaga_fg_1 = { ship-kaga } FG/1
squadron-kaga_fg_2 = { ship-kaga } FG/2
squadron-kaga_fg_3 = { ship-kaga } FG/3
squadron-kaga_fg_4 = { ship-kaga } FG/4
squadron-kaga_db_1 = { ship-kaga } DB/1
squadron-kaga_db_2 = { ship-kaga } DB/2
squadron-kaga_db_3 = { ship-kaga } DB/3
squadron-kaga_tb_3 = { ship-kaga } TB/3
squadron-kaga_tb_4 = { ship-kaga } TB/4
squadron-hiryu_fg_1 = { ship-hiryu } FG/1
squadron-hiryu_fg_2 = { ship-hiryu } FG/2
squadron-hiryu_fg_3 = { ship-hiryu } FG/3
squadron-hiryu_db_1 = { ship-hiryu } DB/1
squadron-hiryu_db_2 = { ship-hiryu } DB/2
squadron-hiryu_db_3 = { ship-hiryu } DB/3
squadron-hiryu_tb_1 = { ship-hiryu } TB/1
squadron-hiryu_tb_2 = { ship-hiryu } TB/2
squadron-hiryu_tb_3 = { ship-hiryu } TB/3
squadron-soryu_fg_1 = { ship-soryu } FG/1
squadron-soryu_fg_2 = { ship-soryu } FG/2
squadron-soryu_fg_3 = { ship-soryu } FG/3
squadron-soryu_db_1 = { ship-soryu } DB/1
squadron-soryu_db_2 = { ship-soryu } DB/2
squadron-soryu_db_3 = { ship-soryu } DB/3
squadron-soryu_tb_1 = { ship-soryu } TB/1
squadron-soryu_tb_2 = { ship-soryu } TB/2
squadron-soryu_tb_3 = { ship-soryu } TB/3
squadron-zuiho_fg_1 = { ship-zuiho } FG/1
squadron-zuiho_fg_2 = { ship-zuiho } FG/2
squadron-zuiho_tb_1 = { ship-zuiho } TB/1
squadron-zuiho_tb_2 = { ship-zuiho } TB/2

## Bataillons, groupes, îles

battalion-us_ts_1 = 6e bat. de défense A
battalion-us_ts_2 = 6e bat. de défense B
battalion-us_ts_3 = 6e bat. de défense C
battalion-us_ts_4 = 2e bat. de Raiders C
battalion-us_ts_5 = 2e bat. de Raiders D
battalion-us_ts_6 = 22e/23e cies prov.
battalion-jp_ts_1 = Ichiki 1
battalion-jp_ts_2 = Ichiki 2
battalion-jp_ts_3 = Ichiki 3
battalion-jp_ts_4 = Ichiki 4
battalion-jp_ts_5 = 5e SNLF de Kure 1
battalion-jp_ts_6 = 5e SNLF de Kure 2
battalion-jp_ts_7 = 5e SNLF de Kure 3
battalion-jp_ts_8 = 5e SNLF de Yokosuka 1
battalion-jp_ts_9 = 5e SNLF de Yokosuka 2
battalion-jp_ts_10 = 5e SNLF de Yokosuka 3

group-tf16 = Task Force 16
group-tf17 = Task Force 17
group-ss_a = Sous-marins 1
group-ss_b = Sous-marins 2
group-ss_c = Sous-marins 3
group-ss_d = Sous-marins en L5
group-j1 = 1re force mobile (Nagumo)
group-j2 = Groupe de transport (Tanaka)
group-j3 = Groupe des hydravions (Fujita)
group-j4 = Soutien rapproché (Kurita)
group-j5 = Force d’invasion (Kondo)
group-j6 = Corps principal (Yamamoto)
group-j7 = Force de garde
group-ss_j = I-168

island-midway = Midway
island-kure = Kure
island-pearl_and_hermes = récif Pearl et Hermes
island-lisianski = île Lisianski
island-laysan = île Laysan
island-gardner = Gardner Pinnacles
base-midway = { island-midway }
base-kure = { island-kure }

# Un navire qui a tiré sans être détecté.
ship-none = non identifié

## Mots des feuilles et de la carte

date = { $turn ->
    [8] 4 juin
    [9] 4 juin
    [10] 4 juin
    [11] 4 juin
    [12] 4 juin
    [13] 4 juin
    [14] 4 juin
    [15] 5 juin
    [16] 5 juin
    [17] 5 juin
    [18] 5 juin
    [19] 5 juin
    [20] 5 juin
    [21] 5 juin
    [22] 6 juin
    [23] 6 juin
    [24] 6 juin
    [25] 6 juin
   *[other] 3 juin
}

type-CV = porte-avions
type-CVL = porte-avions léger
type-BB = cuirassé
type-CA = croiseur lourd
type-CL = croiseur léger
type-DD = destroyer
type-TT = transport
type-SS = sous-marin
type-FG = chasseurs
type-DB = bombardiers en piqué
type-TB = avions torpilleurs
type-RC = avion de reconnaissance
type-HB = reconnaissance à haute altitude
type-TS = bataillon

state-P = P : prêt, sur le pont ou la piste
state-H = H : au hangar
state-M = M : en mission
state-intact = intact
state-shaken = ébranlé
state-broken = brisé

mission-R = R : reconnaissance
mission-A = A : raid
mission-K = K : raid sans retour
mission-C = C : couverture

size-small = petite formation
size-medium = moyenne formation
size-large = grosse formation

zone-critical = zone critique
zone-armament = armement
zone-machinery = { $ship_id ->
    [enterprise] pont d’envol, machinerie
    [hornet] pont d’envol, machinerie
    [yorktown] pont d’envol, machinerie
    [akagi] pont d’envol, machinerie
    [kaga] pont d’envol, machinerie
    [hiryu] pont d’envol, machinerie
    [soryu] pont d’envol, machinerie
    [zuiho] pont d’envol, machinerie
    [hosho] pont d’envol, machinerie
   *[other] machinerie
}

target-runway = la piste
target-troops = les troupes
target-scrambled = chasseurs en décollage d’alerte
seize-here = dans l’hex visé seulement
seize-first = dans le premier hex avec des navires
engage-nobody = personne
engage-bombers = d’abord les bombardiers
engage-fighters = d’abord les chasseurs

score-sunk = navires coulés
score-hulks = épaves
score-aircraft = avions
score-midway = Midway
score-islands = autres îles
score-kure = base de Kure
score-chiyoda = Chiyoda à Midway

## Règles optionnelles et variantes

switch-forces = Avions
switch-forces-help = Une escadrille de six pour chaque escadrille de l’époque, ou presque tous les avions d’alors
switch-air_plot = Ordres aériens
switch-air_plot-help = Recherches et raids sont ordonnés ensemble, ou les raids une fois les recherches rapportées
switch-recon_kill = Reconnaissances abattues
switch-recon_kill-help = Un chasseur a 50 chances sur cent et deux ou plus 80, selon la table et le texte réunis ; ou toujours 80 ; ou 50 pour chaque chasseur
switch-clock = Déroulement des vols
switch-clock-help = Tous volent d’un hex par étape, ou les avions de reconnaissance de deux quand les autres volent d’un
switch-tb_values = Avions torpilleurs
switch-tb_values-help = Leurs chances selon la table de combat, ou selon la liste du texte : dix de moins contre tout navire de guerre
switch-kamikaze_path = Trajet d’un raid sans retour
switch-kamikaze_path-help = Six hex à l’aller et aucun au retour, ou douze
switch-island_control = Petites îles
switch-island_control-help = Une île appartient à qui y est seul avec des navires, ou reste au dernier qui l’était ; les États-Unis commencent avec toutes
switch-raid_report = Comptes rendus d’attaque
switch-raid_report-help = L’attaquant apprend coups au but et naufrages, ou aussi ce qui est touché
switch-ss_vs_ss = Sous-marins contre sous-marins
switch-ss_vs_ss-help = Un sous-marin peut tirer sur un autre qui s’est fait repérer dans son hex
switch-strike_below = Retour au hangar
switch-strike_below-help = Des escadrilles prêtes peuvent être redescendues au hangar
switch-ferry = Convoyage
switch-ferry-help = Un trajet peut finir sur un autre pont ou, pour les avions américains, à Midway
switch-divert_to_midway = Détournement vers Midway
switch-divert_to_midway-help = Les avions embarqués américains sans pont peuvent atterrir à Midway
switch-guard_force = Force de garde
switch-guard_force-help = Quatre vieux cuirassés, deux croiseurs et douze destroyers arrivent pour le Japon à partir du tour 8
switch-more_transports = Transports supplémentaires
switch-more_transports-help = Quatre transports vides de plus pour le Japon
switch-tenders = Transports d’hydravions
switch-tenders-help = Le Kamikawa Maru et le Nisshin arrivent pour le Japon
switch-oilers = Pétroliers
switch-oilers-help = Les pétroliers des deux camps sont de la partie
switch-yorktown_damaged = Yorktown endommagé
switch-yorktown_damaged-help = Le Yorktown prend la mer tel qu’on l’a réparé en trois jours à Pearl Harbor : son armement est détruit dès le début
choice-compact = compactes
choice-historical = historiques
choice-simultaneous = tout ensemble
choice-recon_first = recherches d’abord
choice-50_then_80 = 50, 80 dès deux chasseurs
choice-always_80 = toujours 80
choice-50_each = 50 par chasseur
choice-one_hex_per_step = un hex par étape
choice-proportional = selon la vitesse
choice-table = selon la table
choice-text = selon le texte
choice-6 = six hex
choice-12 = douze hex
choice-presence = à qui s’y trouve
choice-sticky_us_start = au dernier qui s’y trouvait
choice-hits_and_sunk = coups au but et naufrages
choice-full = complets

## Comment finit une partie

ending-last-turn = décompte après le tour 25
ending-nothing-left = un camp n’a plus rien

## Où l’on en est

crumb-Campaign = La bataille
crumb-SetUp = Mise en place
crumb-Turn = Tour { $turn }, { date }
crumb-NavalMovement = Mouvements navals
crumb-AirPlot = Ordres aériens
crumb-AirTargets = Cibles aériennes
crumb-AntiAircraftFire = Tirs de barrage
crumb-RaidTargets = Cibles du raid
crumb-SeaCombat = Torpilles et canons
crumb-Bombardment = Pilonnage
crumb-Landing = Débarquement
crumb-GroundCombat = Combats terrestres
crumb-Recovery = Retour

## Ce qui est demandé

ask-set-up = Placez chaque navire et chaque groupe de sous-marins pour le début
ask-naval = Mouvements navals : chaque navire reste ou entre dans un hex adjacent
ask-searches = Recherches : tracez le trajet de chaque escadrille et avion qui cherche l’ennemi
ask-air = Ordres aériens : une mission, ou aucune, pour chaque escadrille prête
ask-air-targets = Cibles aériennes : quels chasseurs attaquent quelles escadrilles, et qui décolle en alerte
ask-barrage = Tirs de barrage : sur quelle escadrille tire chaque navire et chaque bataillon libre
ask-raid-targets = Cibles du raid : ce qu’attaque chaque escadrille qui a percé
ask-torpedoes = Torpilles : sur quel navire tire chaque sous-marin. Qui tire se fait repérer
ask-guns = Canons et chasse : sur quoi tire chaque navire, quel sous-marin chasse chaque destroyer
ask-bombardment = Pilonnage : quels cuirassés et croiseurs tirent sur Midway
ask-landing = Débarquement : quels transports mettent leurs troupes à terre à Midway
ask-ground = Combats terrestres : quel bataillon attaque lequel
ask-divert = Retour : où se posent les avions qui ont perdu leur base. Sans ordre ils prennent la place la plus proche

## Ce qui peut être écrit

option-SendOrders = { $slips_count ->
    [0] envoyer la feuille sans ordre
    [one] envoyer la feuille avec { $slips_count } ordre
   *[other] envoyer la feuille avec { $slips_count } ordres
}
brief-SendOrders = { $slips_count ->
    [0] rien à ordonner
    [one] { $slips_count } ordre
   *[other] { $slips_count } ordres
}

slip-Place = { $unit } commence en { $hex }
slip-Sail = { $ship } → { $hex }
slip-BuildBase = { $ship } commence une base à Kure
slip-Search = { $squadron }, recherche : { $path }
slip-Raid = { $squadron }, raid sur { $strike }, { $seize } : { $path }{ $chase ->
    [0] {""}
   *[other]  ; { $chase } à la poursuite de chaque avion de reconnaissance
}{ $engage_id ->
    [nobody] {""}
   *[other]  ; en route : { $engage }
}
slip-OneWayRaid = { $squadron }, raid sans retour sur { $strike }, { $seize } : { $path }{ $chase ->
    [0] {""}
   *[other]  ; { $chase } à la poursuite de chaque avion de reconnaissance
}{ $engage_id ->
    [nobody] {""}
   *[other]  ; en route : { $engage }
}
slip-Cover = { $squadron } couvre sa base{ $chase ->
    [0] {""}
   *[other] , { $chase } à la poursuite de chaque avion de reconnaissance
}
slip-StrikeBelow = { $squadron } redescend au hangar
slip-Scramble = { $squadron } décolle en alerte
slip-Allot = { $squadron } : { $number ->
    [one] { $number } chasseur
   *[other] { $number } chasseurs
} sur { $target }{ $aircraft ->
    [0] {""}
   *[other] , tous sur son avion { $aircraft }
}
slip-Attack = { $squadron } attaque { $target }
slip-Divert = { $squadron } : { $number } → { $base }
slip-Barrage = { $unit } tire sur { $squadron }
slip-Torpedo = { $boat } tire sur { $target }
slip-Fire = { $ship } tire sur { $target }
slip-Hunt = { $ship } chasse { $boat }
slip-Bombard = { $ship } pilonne Midway
slip-Land = { $ship } débarque ses troupes
slip-Commit = { $battalion } attaquera { $target }
slip-Assault = { $battalion } attaque { $target }

verb-Place = placer
verb-Sail = aller
verb-BuildBase = construire
verb-Search = recherche
verb-Raid = raid
verb-OneWayRaid = sans retour
verb-Cover = couvrir
verb-StrikeBelow = redescendre
verb-Scramble = alerte
verb-Allot = répartir
verb-Attack = attaquer
verb-Divert = détourner
verb-Barrage = barrage
verb-Torpedo = torpiller
verb-Fire = tirer
verb-Hunt = chasser
verb-Bombard = pilonner
verb-Land = débarquer
verb-Commit = désigner
verb-Assault = assaillir

cell-hex = Hex
cell-path = Trajet
cell-strike = Hex visé
cell-seize = Attaque
cell-chase = Poursuite
cell-engage = Engager
cell-target = Cible
cell-number = Nombre
cell-aircraft = Avion
cell-base = Base
cell-squadron = Escadrille
cell-boat = Sous-marin

## Sous le titre de ce qu’ils concernent

brief-Place = → { $hex }
brief-Sail = → { $hex }
brief-BuildBase = commence une base
brief-Search = recherche : { $path }
brief-Raid = raid sur { $strike } : { $path }
brief-OneWayRaid = sans retour sur { $strike } : { $path }
brief-Cover = couverture{ $chase ->
    [0] {""}
   *[other] , poursuite { $chase }
}
brief-StrikeBelow = au hangar
brief-Scramble = décolle en alerte
brief-Allot = { $number } sur { $target }
brief-Attack = attaque { $target }
brief-Divert = { $number } → { $base }
brief-Barrage = tire sur { $squadron }
brief-Torpedo = tire sur { $target }
brief-Fire = tire sur { $target }
brief-Hunt = chasse { $boat }
brief-Bombard = pilonne Midway
brief-Land = débarque ses troupes
brief-Commit = attaquera { $target }
brief-Assault = attaque { $target }

## Pourquoi pas

why-gen-unit = { $unit } : ce n’est pas une de vos unités qui peuvent recevoir un ordre à cette étape.
why-gen-twice = { $unit } a déjà son ordre à cette étape ; effacez-le d’abord.
why-gen-form = Ce n’est pas un ordre de cette feuille. La liste montre ce qui peut être écrit.
why-set-hex = { $unit } ne peut pas commencer en { $hex } : les navires américains commencent dans les colonnes I à O, lignes 1 à 10, les navires japonais en colonne A.
why-set-sub = { $unit } ne peut pas commencer en { $hex } : il faut aux trois groupes de quatre trois hex différents, à un ou deux hex de Midway (H6).
why-set-i168 = { $unit } ne peut pas commencer en { $hex } : il faut trois hex ou plus jusqu’à Midway (H6).
why-set-missing = { $count ->
    [one] { $unit } n’a pas encore de place.
   *[other] { $count } unités n’ont pas encore de place ; la première est : { $unit }.
}
why-nav-adj = { $hex } n’est pas adjacent ({ $unit }) : un navire entre dans un hex voisin.
why-nav-edge = { $hex } n’est pas sur la carte ({ $unit }).
why-nav-wait = { $unit } a bougé récemment et attend encore : un transport stationne un tour après chaque mouvement, un sous-marin deux.
why-nav-eng = { $unit } a perdu sa machinerie et ne peut plus bouger.
why-nav-entry = { $unit } ne peut pas entrer là : un groupe entre à partir du tour où il est attendu, dans un hex de la colonne A.
why-nav-kure = { $unit } doit être en G6 après ce mouvement, sans base déjà construite, commencée ou perdue pour de bon.
why-air-state = { $unit } : pas en état P. L’escadrille est au hangar ou a volé ce tour.
why-air-base = { $unit } : la base est hors service.
why-air-storm = { $unit } : la base ou un hex du trajet est dans la tempête.
why-air-path = { $unit } : le trajet doit partir de la base et aller d’hex en hex adjacent.
why-air-range = { $unit } : { $steps ->
    [one] le trajet fait { $steps } hex
   *[other] le trajet fait { $steps } hex
} ; le rayon d’action est de { $most }.
why-air-mission = { $unit } ne peut pas accomplir cette mission maintenant : les avions de reconnaissance et les B-17 ne font que chercher, seuls les chasseurs couvrent, et des recherches seules n’admettent pas de raid.
why-air-strike = { $unit } : il faut un hex visé, sur le trajet, après la base.
why-air-chase = { $unit } : ordre de poursuivre ou d’engager refusé. Seuls les chasseurs le peuvent, au plus autant que l’escadrille en a ({ $most }).
why-air-runway = { $unit } : la piste ne laisse plus décoller autant d’avions ce tour.
why-fgt-list = { $unit } n’a pas cet ennemi sur sa liste pour cet hex.
why-fgt-num = { $unit } n’a plus autant de chasseurs à répartir : { $left }.
why-fgt-scr = { $unit } ne peut pas décoller en alerte : seuls le font des chasseurs en état P d’une base en service dans un hex attaqué.
why-aa-arm = { $unit } ne tire pas sur les avions : armement détruit, ou classe sans tir de barrage.
why-aa-list = { $unit } n’a pas cette escadrille sur sa liste : les navires tirent sur les bombardiers qui attaquent dans leur hex, les bataillons aussi sur les chasseurs.
why-aa-busy = { $unit } est engagé au sol et ne peut pas tirer sur les avions.
why-raid-list = { $unit } n’a pas cette cible sur sa liste pour cet hex.
why-raid-type = { $unit } ne peut pas attaquer cela : les avions torpilleurs n’attaquent rien à Midway, les chasseurs seulement les troupes.
why-sea-list = { $unit } n’a pas ce navire sur sa liste pour cet hex.
why-sea-arm = { $unit } ne tire pas sur les navires : armement détruit, ou classe sans canons pour cela.
why-sea-hunt = { $unit } ne peut pas chasser cela : un destroyer capable de bouger et de tirer chasse un sous-marin repéré dans son hex.
why-bom-ship = { $unit } ne peut pas pilonner Midway : seuls le font les cuirassés et croiseurs en H6 dont l’armement est intact, tant qu’un ennemi s’y trouve.
why-bom-busy = { $unit } a combattu navires ou sous-marins ce tour et ne pilonne pas Midway en plus.
why-lan-ship = { $unit } n’a personne à débarquer ici : seul un transport chargé en H6 met des troupes à terre.
why-gnd-list = { $unit } n’a pas ce bataillon ennemi sur sa liste.
why-gnd-fix = { $unit } a été désigné plus tôt ce tour, ou a tiré sur des avions.
why-div-room = { $unit } : trop d’avions pour ce pont, places libres : { $room }.
why-div-range = { $unit } ne peut pas se poser là : trop loin, ou hors service.
why-div-type = { $unit } est d’un type qui ne peut pas se poser là.

## Ce qui est arrivé

event-TurnBegan = Tour { $turn }, { date } : { $night ->
    [yes] nuit, rien ne vole
   *[no] jour
}{ $storm ->
    [yes]  ; tempête au nord-ouest
   *[no]  ; temps clair partout
}
event-SheetsOpened = Ordres ouverts : { $step ->
    [set-up] mise en place
    [naval] mouvements navals
    [searches] recherches
    [air] ordres aériens
    [air-targets] cibles aériennes
    [barrage] tirs de barrage
    [raid-targets] cibles du raid
    [torpedoes] torpilles
    [guns] canons et chasse
    [bombardment] pilonnage
    [landing] débarquement
    [ground] combats terrestres
   *[divert] retour
}
event-GroupsDue = { $side }, attendus en colonne A : { $groups }
event-StormLifted = La tempête s’est dissipée pour de bon (dé { $die })
event-StormHeld = La tempête continue (dé { $die })
event-CountersSet = Arbitre : attentes et hangars avancés d’un tour
event-IslandsHeld = Arbitre : de petites îles ont changé de mains
event-IslandsSeen = { $side }, { $holders_count ->
    [0] aucun de nos navires à une petite île
   *[other] petites îles où sont nos navires, par occupant – { $holders }
}
event-PointsCounted = Décompte. États-Unis { $us_sum } PV{ $us_count ->
    [0] {""}
   *[other]  : { $us }
}. Japon { $japan_sum } PV{ $japan_count ->
    [0] {""}
   *[other]  : { $japan }
}
event-MatchDecided = { $winner_id ->
    [us] Victoire des États-Unis
    [japan] Victoire du Japon
   *[none] Partie nulle
} : { $how ->
    [last-turn] décompte après le tour 25
   *[other] un camp n’a plus rien
}
event-ShipsPlaced = { $side }, sur la carte – { $places }
event-ShipsMoved = { $side }, en route – { $moves }
event-BaseAnnounced = { $side } : base de Kure commencée, en service au tour { $ready }
event-BaseOpened = { $side } : base de Kure en service, { $squadron } sur place
event-BaseGivenUp = { $side } : { $for_ever ->
    [yes] base de Kure perdue pour de bon
   *[no] travaux de la base de Kure perdus
}
event-ShipsFound = { $side }, recherche navale, { $hex } – détectés : { $ships }
event-BoatsLocated = { $side }, sous-marins repérés, { $hex } : { $boats }
event-TorpedoesLaunched = { $side }, torpilles lancées, repérés désormais : { $boats }
event-ShipsEngaged = { $side }, engagés : { $ships }{ $fired_at_count ->
    [0] {""}
   *[other] . Sous le feu – { $fired_at }
}
event-ShipDamaged = { $ship }, { $by ->
    [raid] raid aérien
   *[other] combat naval
}, { $hits ->
    [one] { $hits } coup au but
   *[other] { $hits } coups au but
} – détruit : { $zones ->
    [1] { zone-machinery }
    [2] armement
   *[other] { zone-machinery }, armement
}
event-ShipHeld = { $ship }, { $by ->
    [raid] raid aérien
   *[other] combat naval
}, { $hits ->
    [one] { $hits } coup au but
   *[other] { $hits } coups au but
} – pas d’autre dégât
event-ShipSunk = { $ship } : coulé ({ $by ->
    [raid] raid aérien
   *[other] combat naval
})
event-HitsScored = { $by_id ->
    [none] { $side }, tir sur { $target }
   *[other] { $by } sur { $target }
} : { $hits ->
    [0] aucun coup au but
    [one] { $hits } coup au but
   *[other] { $hits } coups au but
}{ $sunk ->
    [yes] , coulé
   *[no] {""}
}{ $zones ->
    [0] {""}
    [1]  ; détruit : machinerie
    [2]  ; détruit : armement
   *[other]  ; détruit : machinerie et armement
}
event-BoatHunted = { $side } : { $boat } pris en chasse par { $hunters ->
    [one] { $hunters } destroyer
   *[other] { $hunters } destroyers
}{ $chance ->
    [100] {""}
   *[other] , dé { $die } contre { $chance }
} – { $sunk ->
    [yes] coulé
   *[no] échappé
}
event-HuntSuffered = { $boat } sous les grenades : { $sunk ->
    [yes] perdu
   *[no] échappé
}
event-MissionsFlown = { $side }, en vol – { $missions }
event-SquadronsStruckBelow = { $side }, redescendues au hangar : { $squadrons }
event-BattalionsCommitted = { $side }, attaques au sol désignées (cible : attaquants) – { $targets }
event-BattalionsPressed = { $side }, attaqués au sol : { $battalions }
event-ScoutReported = { $squadron }, recherche, { $steps ->
    [one] { $steps } hex parcouru
   *[other] { $steps } hex parcourus
}{ $lost ->
    [yes] , contact perdu
   *[no] {""}
} – { $seen_count ->
    [0] rien en vue
   *[other] en vue : { $seen }
}
event-AircraftMet = { $squadron }, avions ennemis rencontrés – { $seen }
event-ScoutChased = { $side }, { $hex }, étape { $step } : { $scout } poursuivi par { $chasers }, dé { $dice } contre { $chance } – { $downed ->
    [yes] abattu
   *[no] échappé
}
event-AircraftLost = { $squadron }, avions perdus : { $number } ({ $cause ->
    [contact-lost] contact perdu
    [one-way] sans retour, comme ordonné
    [crashed] trajet sans retour à la base
    [ditched] amerris, aucun pont
    [runway-gone] piste détruite
    [captured] île prise
    [sunk-with-ship] coulés avec le navire
    [deck-hit] sur le pont touché
   *[base-lost] base perdue
})
event-RaidArrived = { $side }, raid sur { $hex } : { $squadrons }. { $ships_count ->
    [0] Aucun navire en vue
   *[other] En vue : { $ships }
}
event-RaidEmptyHanded = { $squadron } : aucun contact, retour
event-RaidSighted = { $side }, avions ennemis sur { $hex } : { $squadrons }
event-FightersScrambled = { $side }, décollage d’alerte : { $squadrons }
event-AirRoundFought = Combat aérien sur { $hex } – { $shots_count ->
    [0] aucun tir, tous passés : { $after }
   *[other] engagés : { $before } ; restent : { $after }
}
event-EncounterFought = Rencontre en { $hex }, étape { $step } – engagés : { $before } ; { $shots_count ->
    [0] restent des nôtres
   *[other] restent
} : { $after }{ $away_count ->
    [0] {""}
   *[other]  ; partis en poursuite : { $away }
}
event-BarrageFired = Tir de barrage sur { $hex } – abattus : { $lost }
event-BarrageRolled = { $side }, tir de barrage sur { $hex } – { $volleys }
event-MidwayRaided = { $side }, { $by ->
    [raid] raid sur Midway : coups au but sur la piste { $runway }, sur les troupes { $troops }
   *[bombardment] pilonnage de Midway : coups au but { $hits }
}
event-AircraftDiverted = { $squadron }, détournement vers { $base }, avions : { $number } (désormais { $becomes })
event-SeaplanesArrived = { $side }, { $squadrons_count ->
    [0] pas de piste à Midway : les hydravions ne viendront pas
   *[other] hydravions à Midway : { $squadrons }
}
event-RunwayHit = Midway, coups sur la piste ({ $hits }) : reste { $runway } %{ $by_count ->
    [0] {""}
   *[other] . Tireurs : { $by }
}
event-BattalionHit = { $battalion } touché par bombes ou obus{ $by_count ->
    [0] {""}
   *[other] . Tireurs : { $by }
}
event-TroopsLanded = { $side }, débarqués à Midway : { $battalions }
event-LandingSeen = { $side }, débarquement ennemi à Midway : { $battalions }
event-AssaultMade = { $attackers } → { $battalion }{ $chance ->
    [100] {""}
   *[other] , dé { $die } contre { $chance }
} – { $eliminated ->
    [yes] éliminé
   *[no] { $hit ->
        [yes] touché
       *[no] attaque repoussée
    }
}
event-BattalionAttacked = { $battalion } attaqué par { $attackers ->
    [one] { $attackers } bataillon
   *[other] { $attackers } bataillons
} : { $eliminated ->
    [yes] éliminé
   *[no] { $hit ->
        [yes] brisé
       *[no] indemne
    }
}
event-MidwayControlled = Midway : { $side_id ->
    [none] les deux camps à terre ou personne, sans contrôle
   *[other] sous contrôle, { $side }
}
event-ChiyodaCounted = { $side }, Chiyoda { $left ->
    [yes] a quitté Midway : le compte s’arrête à { $points } PV
   *[no] à Midway : { $points } PV jusqu’ici
}

told-contact = { $hex }{ $step ->
    [0] {""}
    [none] {""}
   *[other] , étape { $step }
} : { $ships_count ->
    [0] {""}
   *[other] { $ships }
}{ $aircraft_count ->
    [0] {""}
   *[other] { $aircraft }
}{ $size ->
    [small] petite formation, { $carrier ->
        [yes] porte-avions en vue
       *[no] sans porte-avions
    }
    [medium] moyenne formation, { $carrier ->
        [yes] porte-avions en vue
       *[no] sans porte-avions
    }
    [large] grosse formation, { $carrier ->
        [yes] porte-avions en vue
       *[no] sans porte-avions
    }
   *[other] {""}
}
told-aircraft = { $squadron } ({ $number }){ $heading_id ->
    [none] {""}
   *[other] {" "}vers { $heading }
}
told-mission = { $kind ->
    [R] recherche
    [A] raid
    [K] raid sans retour
   *[C] couverture
}
told-volley = { $by } sur { $at }, dé { $die } contre { $chance }
skirmish-AirRoundFought = Combat aérien sur { $hex }
skirmish-EncounterFought = Rencontre en { $hex }, étape { $step }
skirmish-BarrageRolled = { $side }, tir de barrage sur { $hex }
skirmish-ScoutChased = { $side }, poursuite en { $hex }, étape { $step }
skirmish-BoatHunted = { $side }, chasse au { $boat }
skirmish-AssaultMade = Attaque au sol : { $battalion }

## Bilan du tour

report-turn = Bilan du tour
count-aircraft = Avions perdus
count-raids = Raids sur l’objectif
gauge-runway = Piste de Midway, %

## De quoi il s’agit

goal = 3 au 6 juin 1942, 25 tours. Aucun camp ne voit l’autre : tous deux écrivent leurs ordres en même temps, et l’arbitre dit à chacun ce qu’il a vu. Qui a le plus de points de victoire (PV) à la fin gagne : 11 pour Midway, 5 pour un porte-avions, 4 pour un cuirassé ou un porte-avions léger, 2 pour un croiseur lourd ou un transport, 1 pour tout autre navire, un demi-point par avion.
goal-turn = Un tour : les navires bougent et fouillent leur hex. De jour les escadrilles en état P font une recherche, un raid ou une couverture, chacune sur un trajet qui doit revenir à la base ; chasseurs et tirs de barrage reçoivent les raids, et qui passe attaque. Puis torpilles et canons, pilonnage et débarquement à Midway, combats terrestres, retour. La nuit (tours 6, 7, 13, 14, 20, 21) rien ne vole.
goal-us = Vous jouez les États-Unis. Trouvez les porte-avions avant qu’ils ne vous trouvent : les B-17 voient loin mais mal, les PBY avec précision. Les avions embarqués vont à trois hex et en reviennent. Une escadrille qui a volé passe le tour suivant au hangar. Tenez Midway : vous y avez six bataillons, et aucun renfort.
goal-japan = Vous jouez le Japon. Approchez sous la tempête, cherchez avec les hydravions de vos croiseurs et frappez avant d’être vu. Les transports atteignent Midway (H6) au tour 13 au plus tôt, avec dix bataillons contre six. Le Chitose peut construire une base à Kure (G6). Les nouveaux groupes entrent par la colonne A : placez-les quand ils sont attendus.

## Dans le terminal

intro = Midway, juin 1942 : deux flottes qui ne se voient pas, des ordres sous scellés et un arbitre. 25 tours : plusieurs soirées à deux, ou par correspondance.
command-pieces = navires forces ships
argument-pieces = [NOM]
help-pieces = chacun de vos navires, escadrilles et bataillons avec état et lieu ; l’un d’eux avec la source de ses valeurs
missing-pieces = Il n’y a pas d’unité { $name } dans cette partie.
order-words = enterprise vers k5
help-words = une unité et son ordre, ou leurs débuts ; les hex par leur nom
order-list = enterprise, hornet vers k5
help-list = la même chose pour plusieurs unités
order-all = tout vers k5
help-all = pour chaque unité qui le peut
example-why = Pourquoi quoi ? Par exemple : pourquoi enterprise vers a1

## The chart in text

chart-key = CV14 à vous, s4 sous-marins, CV9! vu, CV9? ancien, ^12 avions, ◆ tenu, ░ tempête
chart_size-small = pet
chart_size-medium = moy
chart_size-large = gr
chart-storm = tempête au nord-ouest
chart-clear = pas de tempête
chart-day = jour
chart-night = nuit
chart-before = avant la bataille
chart-runway = piste { $percent } %
chart-kure = base de Kure au tour { $turn }
chart-chiyoda = Chiyoda : { $points }
chart-score = points perdus { $lost }, pris à vue { $won }
chart-to-come = à venir
chart-troops = Troupes
chart-battalion = { $name } ({ $place }, { $state })
chart-contacts = Contacts
chart-contact = tour { $turn }, { $hex }, { $source } : { $what }
chart-force = { $size ->
    [small] petite formation
    [medium] moyenne formation
   *[large] grosse formation
}{ $carrier ->
    [yes] { " " }avec porte-avions
   *[no] { "" }
}
chart-lost = Perdus
chart-forces-note = (m) machinerie détruite, (a) armement détruit, · attend un tour. P prêt, H hangar, M en vol. « navires NOM » montre une unité avec la source de ses valeurs.
value-capacity = capacité
value-aircraft = avions

## The card of the first visit

table-help-pick = Choisissez un navire ou une escadrille sur la feuille ou la carte : ce qui est possible s’éclaire en or.
table-help-place = Désignez des hex l’un après l’autre pour tracer un trajet, ou un seul pour y aller. Un hex non éclairé dit pourquoi.
table-help-end = Annulez à volonté. Envoyez la feuille quand elle est prête ; personne n’apprend quand. Les résultats arrivent par dépêche.
key-hull = En haut son nom, en bas sa classe : CV et CVL porte-avions, BB cuirassé, CA et CL croiseurs, DD destroyer, TT transport, SS sous-marin
key-hull-damaged = Hachures : endommagé. M : machinerie détruite, immobilisé. A : armement détruit, ne peut pas tirer
key-squadron = Un carré par avion, plein pour ceux qui restent ({ $aircraft } sur { $full }). Le disque : tours d’attente ({ $wait })
key-sighting = Tirets : un ennemi tel qu’il a été vu. Sur la carte, une horloge dit il y a combien de tours

## On the board

scene-turn = Tour { $turn } sur { $turns }{ $night ->
    [yes] , nuit
   *[no] {""}
}
scene-score = États-Unis { $us } PV, Japon { $japan } PV
brief-scene-score = { $us } : { $japan } PV
scene-claims = { $points } PV observés
brief-scene-claims = { $points } PV
scene-own-losses = Nos pertes : { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
}, { $aircraft ->
    [one] { $aircraft } avion
   *[other] { $aircraft } avions
}
scene-seen-losses = Celles de l’ennemi, observées : { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
}, { $aircraft ->
    [one] { $aircraft } avion
   *[other] { $aircraft } avions
}, { $points } PV
scene-runway = Piste de Midway : { $percent } %
place-aboard = embarqués
place-sunk = coulés
print-contact = Contact
print-small-group = petite form.
print-medium-group = moyenne form.
print-large-group = grosse form.
print-tf16 = TF 16
print-tf17 = TF 17
print-j1 = Nagumo
print-j2 = Tanaka
print-j3 = Fujita
print-j4 = Kurita
print-j5 = Kondo
print-j6 = Yamamoto
print-j7 = Garde

## Chances et avertissements

odds-plan = Raids contre les navires vus en dernier dans l’hex visé, supposés intacts : tir de barrage habituel, sans chasseurs
odds-fighters = Chasseurs au-dessus de l’hex, et ce que la riposte leur coûte
odds-barrage = Tir de barrage
odds-raid = Le raid, contre des navires intacts
odds-island = Attaques contre Midway
odds-torpedoes = Torpilles, contre des navires intacts ; perdus : face à tous les destroyers repérés
odds-guns = Canons, contre des navires intacts
odds-hunts = Chasse aux sous-marins
odds-bombardment = Pilonnage de Midway
odds-ground = Combats terrestres, contre des bataillons intacts
odds-together = tous ensemble
odds-squadron = escadrille
odds-target = cible
odds-aircraft = avions
odds-shots = tirs
odds-hunters = destroyers
odds-attackers = attaquants
odds-lost = pertes
odds-downed = abattus
odds-hits = coups au but
odds-on-runway = sur la piste
odds-on-troops = sur les troupes
odds-p-any = au moins un
odds-p-stopped = immobilisé
odds-p-sunk = coulé
odds-p-hit = touché
odds-p-eliminated = éliminé
note-stays-off = À faire entrer : { $groups } ; { $count ->
    [one] { $count } navire reste
   *[other] { $count } navires restent
} hors de la carte.
note-builds-nothing = { $ship } est à Kure et ne construit pas de base.
note-no-cover = Personne ne couvre { $ship }.
note-left-on-deck = Bombardiers prêts sur le pont du navire { $ship } : { $number }. Un seul coup au but les détruit tous.
note-not-home = Le trajet de l’escadrille { $squadron } finit en { $hex } : elle ne rentre pas.
note-too-far = { $squadron } attaque en { $hex } et ne peut pas en revenir.
note-one-way = { $squadron } : aucun avion ne revient d’un raid sans retour.
note-not-scrambled = { $squadron } pourrait décoller en alerte contre le raid.
note-fires-at-nobody = { $squadron } ne tire sur personne.
note-silent = { $count ->
    [one] { $count } unité ne tire
   *[other] { $count } unités ne tirent
} pas sur les avions.
note-no-target = { $squadron } n’attaque rien.
note-not-landed = { $ship } est à Midway et ne débarque personne.
note-no-torpedo = { $count ->
    [one] Un sous-marin a trouvé un navire et ne lance pas de torpille.
   *[other] { $count } sous-marins ont trouvé un navire et ne lancent pas de torpille.
}
note-no-gun = { $count ->
    [one] Un navire pourrait tirer ou chasser un sous-marin et ne fait rien.
   *[other] { $count } navires pourraient tirer ou chasser un sous-marin et ne font rien.
}
note-no-bombardment = { $count ->
    [one] Un navire pourrait bombarder Midway.
   *[other] { $count } navires pourraient bombarder Midway.
}
note-no-assault = { $count ->
    [one] Un bataillon pourrait attaquer et tient sa position.
   *[other] { $count } bataillons pourraient attaquer et tiennent leur position.
}
note-no-deck = Avions de l’escadrille { $squadron } sans endroit où se poser : { $number }. Ceux qui n’en trouvent pas sont perdus.

# Pourquoi un conseil dit ce qu’il dit

because-posts = Les porte-avions attendent hors de vue, à portée de ce qu’ils doivent protéger ; les sous-marins guettent sur les routes de Midway.
because-waits-for-news = Aucune cible valable n’est connue : les porte-avions attendent à leur poste, les sous-marins sur les routes, les transports hors de portée.
because-prey = La force la plus intéressante vue récemment est près de { $hex } : les ponts aux bombardiers prêts s’approchent, les autres gardent leurs distances.
because-searches = On reconnaît là où l’inconnu et l’attente sont les plus grands (escadrilles : { $searching }) ; des chasseurs restent au-dessus des ponts (escadrilles : { $covering }).
because-strikes = Escadrilles en raid : { $raiding }, la première vers { $hex }, où l’on attend les navires les plus précieux ; en reconnaissance : { $searching } ; au-dessus des ponts : { $covering }.
because-fighters-first = Le feu va là où il sauve ou détruit le plus : les bombardiers avant les chasseurs.
because-barrage = Chaque pièce tire, sur les plus dangereux.
because-carriers-first = Les porte-avions d’abord : leurs ponts valent le plus.
because-torpedoes = Chaque sous-marin qui le peut tire, sur le navire le plus précieux.
because-guns = Les navires tirent ensemble sur ce qu’ils peuvent couler.
because-lands = Le débarquement peut encore réussir : qui est à Midway descend à terre.

## Le sens des signes et des abréviations

legend-cv = CV, CVL : porte-avions, porte-avions léger. La ligne du dessous montre son pont et ses avions
legend-bb = BB : cuirassé
legend-ca = CA, CL : croiseur lourd, croiseur léger
legend-dd = DD : destroyer, seul à chasser les sous-marins
legend-ss = SS : sous-marin
legend-tt = TT : transport, avec des bataillons (TS) à bord
legend-fg = FG : chasseurs. Escadrilles américaines VF, VMF
legend-db = DB : bombardiers en piqué. Escadrilles américaines VB, VS, VMSB
legend-tb = TB : avions torpilleurs. Escadrilles américaines VT
legend-rc = RC : avion de reconnaissance, à basse altitude : PBY ou hydravion
legend-hb = HB : B-17, reconnaissance à haute altitude
short-ready = P · H
legend-ready = État d’une escadrille : P prête sur le pont, H au hangar
short-vp = PV
legend-vp = Points de victoire
## Un lieu vu de près

look-raids = { $side } peut y mener un raid et revenir : { $squadrons }
look-searches = { $side } peut y chercher et revenir : { $squadrons }
look-sails = { $side } peut y arriver ce tour : { $ships }
look-may-be-here = Peut s’y trouver à présent : { $groups ->
    [0] { $ships }
    [one] { $ships_count ->
        [0] un groupe de navires
       *[other] { $ships } et un groupe
    }
   *[other] { $ships_count ->
        [0] { $groups } groupes de navires
       *[other] { $ships } et { $groups } groupes
    }
}
look-may-be-raided = Porte-avions repérés pouvant y mener un raid (rayon des bombardiers : { $hexes } hexes) : { $ships }
