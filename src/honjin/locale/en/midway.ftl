### Midway.

game-title = Midway
game-short = Midway

## Sides

side-us = US
side-japan = Japan
side-none = nobody

## Ships

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

## Squadrons

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

## Battalions, groups, islands

battalion-us_ts_1 = 6th Defense Bn A
battalion-us_ts_2 = 6th Defense Bn B
battalion-us_ts_3 = 6th Defense Bn C
battalion-us_ts_4 = 2nd Raider Bn C
battalion-us_ts_5 = 2nd Raider Bn D
battalion-us_ts_6 = 22nd/23rd Prov. Co.
battalion-jp_ts_1 = Ichiki 1
battalion-jp_ts_2 = Ichiki 2
battalion-jp_ts_3 = Ichiki 3
battalion-jp_ts_4 = Ichiki 4
battalion-jp_ts_5 = Kure 5th SNLF 1
battalion-jp_ts_6 = Kure 5th SNLF 2
battalion-jp_ts_7 = Kure 5th SNLF 3
battalion-jp_ts_8 = Yokosuka 5th SNLF 1
battalion-jp_ts_9 = Yokosuka 5th SNLF 2
battalion-jp_ts_10 = Yokosuka 5th SNLF 3

group-tf16 = Task Force 16
group-tf17 = Task Force 17
group-ss_a = Submarine Group 1
group-ss_b = Submarine Group 2
group-ss_c = Submarine Group 3
group-ss_d = Submarine Group at L5
group-j1 = 1st Mobile Force (Nagumo)
group-j2 = Transport Group (Tanaka)
group-j3 = Seaplane Tender Group (Fujita)
group-j4 = Close Support (Kurita)
group-j5 = Invasion Force (Kondo)
group-j6 = Main Body (Yamamoto)
group-j7 = Guard Force
group-ss_j = I-168

island-midway = Midway
island-kure = Kure
island-pearl_and_hermes = Pearl and Hermes Reef
island-lisianski = Lisianski Island
island-laysan = Laysan Island
island-gardner = Gardner Pinnacles
base-midway = { island-midway }
base-kure = { island-kure }

# A ship that fired and was not found.
ship-none = not identified

## Words of the sheets and of the chart

date = { $turn ->
    [8] 4 June
    [9] 4 June
    [10] 4 June
    [11] 4 June
    [12] 4 June
    [13] 4 June
    [14] 4 June
    [15] 5 June
    [16] 5 June
    [17] 5 June
    [18] 5 June
    [19] 5 June
    [20] 5 June
    [21] 5 June
    [22] 6 June
    [23] 6 June
    [24] 6 June
    [25] 6 June
   *[other] 3 June
}

type-CV = carrier
type-CVL = light carrier
type-BB = battleship
type-CA = heavy cruiser
type-CL = light cruiser
type-DD = destroyer
type-TT = transport
type-SS = submarine
type-FG = fighters
type-DB = dive bombers
type-TB = torpedo bombers
type-RC = scout
type-HB = high-altitude scout
type-TS = battalion

state-P = P: ready on deck or runway
state-H = H: in the hangar
state-M = M: on a mission
state-intact = intact
state-shaken = shaken
state-broken = broken

mission-R = R: search
mission-A = A: raid
mission-K = K: one-way raid
mission-C = C: cover

size-small = small formation
size-medium = medium formation
size-large = large formation

zone-critical = critical
zone-armament = armament
zone-machinery = { $ship_id ->
    [enterprise] flight deck, machinery
    [hornet] flight deck, machinery
    [yorktown] flight deck, machinery
    [akagi] flight deck, machinery
    [kaga] flight deck, machinery
    [hiryu] flight deck, machinery
    [soryu] flight deck, machinery
    [zuiho] flight deck, machinery
    [hosho] flight deck, machinery
   *[other] machinery
}

target-runway = the runway
target-troops = the troops
target-scrambled = fighters that scramble
seize-here = in the strike hex only
seize-first = in the first hex with ships
engage-nobody = nobody
engage-bombers = bombers first
engage-fighters = fighters first

score-sunk = ships sunk
score-hulks = hulks
score-aircraft = aircraft
score-midway = Midway
score-islands = other islands
score-kure = base at Kure
score-chiyoda = Chiyoda at Midway

## Optional rules and variants

switch-forces = Aircraft
switch-forces-help = One squadron of six for each historical squadron, or nearly all the aircraft that were there
switch-air_plot = Air plot
switch-air_plot-help = Searches and raids are plotted together, or raids after the searches have reported
switch-recon_kill = Scouts shot down
switch-recon_kill-help = One fighter shoots a scout down at 50%, two or more at 80%, as table and text together say; or always at 80%; or at 50% for each fighter
switch-clock = Flight clock
switch-clock-help = All aircraft fly one hex a step, or scouts fly two while the others fly one
switch-tb_values = Torpedo bombers
switch-tb_values-help = Their chances as in the combat table, or as the text lists them: ten less against every warship
switch-kamikaze_path = Path of a one-way raid
switch-kamikaze_path-help = Six hexes there and none back, or twelve
switch-island_control = Small islands
switch-island_control-help = An island belongs to the side that alone has ships there now, or stays with the last one that had; the US begins with all of them
switch-raid_report = Reports of attacks
switch-raid_report-help = The attacker learns of hits and sinkings, or also what was hit
switch-ss_vs_ss = Submarines against submarines
switch-ss_vs_ss-help = A submarine may fire at one that has given itself away in its hex
switch-strike_below = Strike below
switch-strike_below-help = Squadrons that stand ready may be sent back into the hangar
switch-ferry = Ferry flights
switch-ferry-help = A path may end on another deck, or for US aircraft at Midway
switch-divert_to_midway = Diversion to Midway
switch-divert_to_midway-help = US carrier aircraft without a deck may land at Midway
switch-guard_force = Guard Force
switch-guard_force-help = Four old battleships, two cruisers and twelve destroyers join Japan from turn 8 on
switch-more_transports = More transports
switch-more_transports-help = Japan has four more transports, which are empty
switch-tenders = Seaplane tenders
switch-tenders-help = Kamikawa Maru and Nisshin join Japan
switch-oilers = Oilers
switch-oilers-help = The oilers of both sides take part
switch-yorktown_damaged = Yorktown damaged
switch-yorktown_damaged-help = Yorktown sails as she was mended in three days at Pearl Harbor: her armament is destroyed from the start
choice-compact = compact
choice-historical = historical
choice-simultaneous = all together
choice-recon_first = searches first
choice-50_then_80 = 50%, and 80% from two fighters on
choice-always_80 = always 80%
choice-50_each = 50% for each fighter
choice-one_hex_per_step = one hex a step
choice-proportional = by speed
choice-table = by the table
choice-text = by the text
choice-6 = six hexes
choice-12 = twelve hexes
choice-presence = whoever is there
choice-sticky_us_start = whoever was there last
choice-hits_and_sunk = hits and sinkings
choice-full = in full

## How a match ends

ending-last-turn = the count after turn 25
ending-nothing-left = a side has nothing left

## Where we are

crumb-Campaign = The battle
crumb-SetUp = Set-up
crumb-Turn = Turn { $turn }, { date }
crumb-NavalMovement = Naval movement
crumb-AirPlot = Air plot
crumb-AirTargets = Air targets
crumb-AntiAircraftFire = Barrage
crumb-RaidTargets = Raid targets
crumb-SeaCombat = Torpedoes and guns
crumb-Bombardment = Bombardment
crumb-Landing = Landing
crumb-GroundCombat = Ground combat
crumb-Recovery = Recovery

## What is asked

ask-set-up = Choose where every ship and every group of submarines begins
ask-naval = Naval movement: each ship stays, or enters a hex next to it
ask-searches = Searches: plot the path of every squadron and scout that looks for the enemy
ask-air = Air plot: give each squadron that stands ready a mission, or none
ask-air-targets = Air targets: choose which fighters attack which squadrons, and who scrambles
ask-barrage = Barrage: choose the squadron at which each ship and each free battalion fires
ask-raid-targets = Raid targets: choose what each squadron that came through attacks
ask-torpedoes = Torpedoes: choose the ship at which each submarine fires. A submarine that fires gives itself away
ask-guns = Guns and hunts: choose what each ship fires at, and which submarine each destroyer hunts
ask-bombardment = Bombardment: choose which battleships and cruisers shell Midway
ask-landing = Landing: choose which transports put their troops ashore at Midway
ask-ground = Ground combat: choose which battalion attacks which
ask-divert = Recovery: choose where aircraft that have lost their base land. Those without an order take the nearest room

## What can be written

option-SendOrders = { $slips_count ->
    [0] send the sheet without orders
    [one] send the sheet with { $slips_count } order
   *[other] send the sheet with { $slips_count } orders
}
brief-SendOrders = { $slips_count ->
    [0] nothing to order
    [one] { $slips_count } order
   *[other] { $slips_count } orders
}

slip-Place = { $unit } begins in { $hex }
slip-Sail = { $ship } to { $hex }
slip-BuildBase = { $ship } begins to build a base at Kure
slip-Search = { $squadron } searches: { $path }
slip-Raid = { $squadron } raids { $strike }, { $seize }: { $path }{ $chase ->
    [0] {""}
   *[other] ; { $chase } to chase each scout
}{ $engage_id ->
    [nobody] {""}
   *[other] ; on the way: { $engage }
}
slip-OneWayRaid = { $squadron } raids { $strike } one way, { $seize }: { $path }{ $chase ->
    [0] {""}
   *[other] ; { $chase } to chase each scout
}{ $engage_id ->
    [nobody] {""}
   *[other] ; on the way: { $engage }
}
slip-Cover = { $squadron } covers its base{ $chase ->
    [0] {""}
   *[other] , { $chase } to chase each scout
}
slip-StrikeBelow = { $squadron } goes back into the hangar
slip-Scramble = { $squadron } scrambles
slip-Allot = { $squadron }: { $number ->
    [one] { $number } fighter
   *[other] { $number } fighters
} on { $target }{ $aircraft ->
    [0] {""}
   *[other] , all on its aircraft { $aircraft }
}
slip-Attack = { $squadron } attacks { $target }
slip-Divert = { $squadron }: { $number } to { $base }
slip-Barrage = { $unit } fires at { $squadron }
slip-Torpedo = { $boat } fires at { $target }
slip-Fire = { $ship } fires at { $target }
slip-Hunt = { $ship } hunts { $boat }
slip-Bombard = { $ship } shells Midway
slip-Land = { $ship } lands its troops
slip-Commit = { $battalion } will attack { $target }
slip-Assault = { $battalion } attacks { $target }

verb-Place = place
verb-Sail = sail
verb-BuildBase = build base
verb-Search = search
verb-Raid = raid
verb-OneWayRaid = one-way raid
verb-Cover = cover
verb-StrikeBelow = strike below
verb-Scramble = scramble
verb-Allot = allot
verb-Attack = attack
verb-Divert = divert
verb-Barrage = barrage
verb-Torpedo = torpedo
verb-Fire = fire
verb-Hunt = hunt
verb-Bombard = bombard
verb-Land = land
verb-Commit = commit
verb-Assault = assault

cell-hex = Hex
cell-path = Path
cell-strike = Strike hex
cell-seize = Attack
cell-chase = Chase
cell-engage = Engage
cell-target = Target
cell-number = Number
cell-aircraft = Aircraft
cell-base = Base
cell-squadron = Squadron
cell-boat = Submarine

## Under the heading of what they are about

brief-Place = to { $hex }
brief-Sail = to { $hex }
brief-BuildBase = begins to build a base
brief-Search = search: { $path }
brief-Raid = raid on { $strike }: { $path }
brief-OneWayRaid = one way to { $strike }: { $path }
brief-Cover = cover{ $chase ->
    [0] {""}
   *[other] , chase { $chase }
}
brief-StrikeBelow = to the hangar
brief-Scramble = scrambles
brief-Allot = { $number } on { $target }
brief-Attack = attacks { $target }
brief-Divert = { $number } to { $base }
brief-Barrage = fires at { $squadron }
brief-Torpedo = fires at { $target }
brief-Fire = fires at { $target }
brief-Hunt = hunts { $boat }
brief-Bombard = shells Midway
brief-Land = lands its troops
brief-Commit = will attack { $target }
brief-Assault = attacks { $target }

## Why not

why-gen-unit = { $unit } is not one of your units that can be given an order in this step.
why-gen-twice = { $unit } already has its order in this step; erase that one first.
why-gen-form = That is not an order for this sheet. The list shows what can be written.
why-set-hex = { $unit } cannot begin in { $hex }: US ships begin in columns I to O, rows 1 to 10, Japanese ships in column A.
why-set-sub = { $unit } cannot begin in { $hex }: the three groups of four need three different hexes, one or two hexes from Midway (H6).
why-set-i168 = { $unit } cannot begin in { $hex }: it must be three hexes or more from Midway (H6).
why-set-missing = { $count ->
    [one] { $unit } has no place yet.
   *[other] { $count } units have no place yet; the first is { $unit }.
}
why-nav-adj = { $hex } is not next to { $unit }: a ship enters one adjacent hex.
why-nav-edge = { $hex } is not on the map ({ $unit }).
why-nav-wait = { $unit } has moved recently and still has to wait: a transport rests one turn after each move, a submarine two.
why-nav-eng = { $unit } has lost its machinery and cannot move.
why-nav-entry = { $unit } cannot enter there: a group comes in from the turn on which it is due, in a hex of column A.
why-nav-kure = { $unit } must be in G6 after this move, and there may be no base there, neither at work nor begun nor lost for good.
why-air-state = { $unit } does not stand ready (state P): it is in the hangar or has flown this turn.
why-air-base = The base of { $unit } is out of action.
why-air-storm = The base of { $unit } or a hex of its path lies in the storm.
why-air-path = The path of { $unit } must begin at its base and go from hex to adjacent hex.
why-air-range = { $steps ->
    [one] The path of { $unit } has { $steps } hex; { $most } is the most it can fly.
   *[other] The path of { $unit } has { $steps } hexes; { $most } is the most it can fly.
}
why-air-mission = { $unit } cannot fly this mission now: scouts and B-17s only search, only fighters cover, and a plot of searches alone has no raids.
why-air-strike = { $unit } needs a strike hex on its path, after the base.
why-air-chase = { $unit } cannot be ordered to chase or engage like that: only fighters do, and no more of them than the squadron has ({ $most }).
why-air-runway = No more aircraft can take off this turn: { $unit } is too large for what is left of the runway’s capacity.
why-fgt-list = { $unit } has no such enemy on its list for this hex.
why-fgt-num = { $unit } does not have that many fighters left to allot (left: { $left }).
why-fgt-scr = { $unit } cannot scramble: only fighters in state P at a working base in a raided hex can.
why-aa-arm = { $unit } does not fire at aircraft: its armament is destroyed, or its class has no barrage.
why-aa-list = { $unit } has no such squadron on its list: ships fire at bombers that attack in their hex, battalions at fighters too.
why-aa-busy = { $unit } is engaged on the ground and cannot fire at aircraft.
why-raid-list = { $unit } has no such target on its list for this hex.
why-raid-type = { $unit } cannot attack that: torpedo bombers attack nothing at Midway, and fighters attack only the troops.
why-sea-list = { $unit } has no such ship on its list for this hex.
why-sea-arm = { $unit } does not fire at ships: its armament is destroyed, or its class has no guns for that.
why-sea-hunt = { $unit } cannot hunt that: only a destroyer that can move and fire hunts, and only a submarine that has given itself away in its hex.
why-bom-ship = { $unit } cannot shell Midway: only battleships and cruisers in H6 with working armament can, while there is an enemy to shell.
why-bom-busy = { $unit } has fought ships or submarines this turn and cannot shell Midway as well.
why-lan-ship = { $unit } has nobody to land here: only a loaded transport in H6 puts troops ashore.
why-gnd-list = { $unit } has no such enemy battalion on its list.
why-gnd-fix = { $unit } was committed earlier this turn, or has fired at aircraft.
why-div-room = Too many for that deck: it has room for only { $room } of { $unit }.
why-div-range = { $unit } cannot land there: it is too far away, or out of action.
why-div-type = { $unit } is of a type that cannot land there.

## What happened

event-TurnBegan = Turn { $turn }, { date }: { $night ->
    [yes] night, nothing flies
   *[no] day
}{ $storm ->
    [yes] ; storm in the north-west
   *[no] ; clear everywhere
}
event-SheetsOpened = Orders opened: { $step ->
    [set-up] set-up
    [naval] naval movement
    [searches] searches
    [air] air plot
    [air-targets] air targets
    [barrage] barrage
    [raid-targets] raid targets
    [torpedoes] torpedoes
    [guns] guns and hunts
    [bombardment] bombardment
    [landing] landing
    [ground] ground combat
   *[divert] recovery
}
event-GroupsDue = { $side }, due to enter by column A: { $groups }
event-StormLifted = The storm has lifted for good (die { $die })
event-StormHeld = The storm holds (die { $die })
event-CountersSet = Umpire: waiting and hangar times moved on
event-IslandsHeld = Umpire: small islands have changed hands
event-IslandsSeen = { $side }, { $holders_count ->
    [0] no ship of ours at any small island
   *[other] small islands where our ships are, by holder – { $holders }
}
event-PointsCounted = Count. US { $us_sum } VP{ $us_count ->
    [0] {""}
   *[other] : { $us }
}. Japan { $japan_sum } VP{ $japan_count ->
    [0] {""}
   *[other] : { $japan }
}
event-MatchDecided = { $winner_id ->
    [us] The US wins
    [japan] Japan wins
   *[none] Draw
}: { $how ->
    [last-turn] the count after turn 25
   *[other] a side has nothing left
}
event-ShipsPlaced = { $side }, on the map – { $places }
event-ShipsMoved = { $side }, under way – { $moves }
event-BaseAnnounced = { $side }: base at Kure begun, to work from turn { $ready }
event-BaseOpened = { $side }: base at Kure works, { $squadron } there
event-BaseGivenUp = { $side }: { $for_ever ->
    [yes] base at Kure lost for good
   *[no] work on the base at Kure lost
}
event-ShipsFound = { $side }, naval search, { $hex } – found: { $ships }
event-BoatsLocated = { $side }, submarines located, { $hex }: { $boats }
event-TorpedoesLaunched = { $side }, torpedoes away, now located: { $boats }
event-ShipsEngaged = { $side }, engaged: { $ships }{ $fired_at_count ->
    [0] {""}
   *[other] . Fired at – { $fired_at }
}
event-ShipDamaged = { $ship }, { $by ->
    [raid] air raid
   *[other] naval action
}, { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} – destroyed: { $zones ->
    [1] { zone-machinery }
    [2] armament
   *[other] { zone-machinery }, armament
}
event-ShipHeld = { $ship }, { $by ->
    [raid] air raid
   *[other] naval action
}, { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} – no further damage
event-ShipSunk = { $ship } sunk ({ $by ->
    [raid] air raid
   *[other] naval action
})
event-HitsScored = { $by_id ->
    [none] { $side }, fire at { $target }
   *[other] { $by } at { $target }
}: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}{ $sunk ->
    [yes] , sunk
   *[no] {""}
}{ $zones ->
    [0] {""}
    [1] ; destroyed: machinery
    [2] ; destroyed: armament
   *[other] ; destroyed: machinery and armament
}
event-BoatHunted = { $side }: { $boat } hunted by { $hunters ->
    [one] { $hunters } destroyer
   *[other] { $hunters } destroyers
}{ $chance ->
    [100] {""}
   *[other] , die { $die } against { $chance }
} – { $sunk ->
    [yes] sunk
   *[no] escaped
}
event-HuntSuffered = { $boat } depth-charged: { $sunk ->
    [yes] lost
   *[no] escaped
}
event-MissionsFlown = { $side }, taken off – { $missions }
event-SquadronsStruckBelow = { $side }, struck below: { $squadrons }
event-BattalionsCommitted = { $side }, ground attacks committed (target: attackers) – { $targets }
event-BattalionsPressed = { $side }, under attack on the ground: { $battalions }
event-ScoutReported = { $squadron }, search, { $steps ->
    [one] { $steps } hex
   *[other] { $steps } hexes
} flown{ $lost ->
    [yes] , contact lost
   *[no] {""}
} – { $seen_count ->
    [0] nothing sighted
   *[other] sighted: { $seen }
}
event-AircraftMet = { $squadron } met enemy aircraft – { $seen }
event-ScoutChased = { $side }, { $hex }, step { $step }: { $scout } chased by { $chasers }, die { $dice } against { $chance } – { $downed ->
    [yes] shot down
   *[no] escaped
}
event-AircraftLost = { $squadron }, aircraft lost: { $number } ({ $cause ->
    [contact-lost] contact lost
    [one-way] no return ordered
    [crashed] path did not lead home
    [ditched] ditched, no deck
    [runway-gone] runway destroyed
    [captured] island captured
    [sunk-with-ship] sunk with the ship
    [deck-hit] on deck when it was hit
   *[base-lost] base lost
})
event-RaidArrived = { $side }, raid over { $hex }: { $squadrons }. { $ships_count ->
    [0] No ship in sight
   *[other] In sight: { $ships }
}
event-RaidEmptyHanded = { $squadron }: no target, returning
event-RaidSighted = { $side }, enemy aircraft over { $hex }: { $squadrons }
event-FightersScrambled = { $side }, scrambled: { $squadrons }
event-AirRoundFought = Air combat over { $hex } – { $shots_count ->
    [0] no shot fired, all through: { $after }
   *[other] engaged: { $before }; left: { $after }
}
event-EncounterFought = Encounter at { $hex }, step { $step } – engaged: { $before }; { $shots_count ->
    [0] left of ours
   *[other] left
}: { $after }{ $away_count ->
    [0] {""}
   *[other] ; off in pursuit: { $away }
}
event-BarrageFired = Barrage over { $hex } – shot down: { $lost }
event-BarrageRolled = { $side }, barrage over { $hex } – { $volleys }
event-MidwayRaided = { $side }, { $by ->
    [raid] raid on Midway: hits on the runway { $runway }, on the troops { $troops }
   *[bombardment] bombardment of Midway: hits { $hits }
}
event-AircraftDiverted = { $squadron } diverted to { $base }, aircraft: { $number } (now { $becomes })
event-SeaplanesArrived = { $side }, { $squadrons_count ->
    [0] no runway at Midway: the seaplanes will not come
   *[other] seaplanes at Midway: { $squadrons }
}
event-RunwayHit = Midway, runway hit ({ $hits }): { $runway }% left{ $by_count ->
    [0] {""}
   *[other] . Firing: { $by }
}
event-BattalionHit = { $battalion } hit by bombs or shells{ $by_count ->
    [0] {""}
   *[other] . Firing: { $by }
}
event-TroopsLanded = { $side }, landed at Midway: { $battalions }
event-LandingSeen = { $side }, enemy landing at Midway: { $battalions }
event-AssaultMade = { $attackers_count ->
    [one] { $attackers } attacks { $battalion }
   *[other] { $attackers } attack { $battalion }
}{ $chance ->
    [100] {""}
   *[other] , die { $die } against { $chance }
} – { $eliminated ->
    [yes] eliminated
   *[no] { $hit ->
        [yes] hit
       *[no] held off
    }
}
event-BattalionAttacked = { $battalion } attacked by { $attackers ->
    [one] { $attackers } battalion
   *[other] { $attackers } battalions
}: { $eliminated ->
    [yes] eliminated
   *[no] { $hit ->
        [yes] broken
       *[no] unhurt
    }
}
event-MidwayControlled = Midway: { $side_id ->
    [none] controlled by nobody, with both sides ashore or neither
   *[other] controlled by { $side }
}
event-ChiyodaCounted = { $side }, Chiyoda { $left ->
    [yes] has left Midway: the count ends at { $points } VP
   *[no] at Midway: { $points } VP so far
}

told-contact = { $hex }{ $step ->
    [0] {""}
    [none] {""}
   *[other] , step { $step }
}: { $ships_count ->
    [0] {""}
   *[other] { $ships }
}{ $aircraft_count ->
    [0] {""}
   *[other] { $aircraft }
}{ $size ->
    [small] small formation, { $carrier ->
        [yes] carrier seen
       *[no] no carrier
    }
    [medium] medium formation, { $carrier ->
        [yes] carrier seen
       *[no] no carrier
    }
    [large] large formation, { $carrier ->
        [yes] carrier seen
       *[no] no carrier
    }
   *[other] {""}
}
told-aircraft = { $squadron } ({ $number }){ $heading_id ->
    [none] {""}
   *[other] {" "}heading for { $heading }
}
told-mission = { $kind ->
    [R] search
    [A] raid
    [K] one-way raid
   *[C] cover
}
told-volley = { $by } at { $at }, die { $die } against { $chance }
skirmish-AirRoundFought = Air combat over { $hex }
skirmish-EncounterFought = Encounter at { $hex }, step { $step }
skirmish-BarrageRolled = { $side }, barrage over { $hex }
skirmish-ScoutChased = { $side }, chase at { $hex }, step { $step }
skirmish-BoatHunted = { $side }, hunt for { $boat }
skirmish-AssaultMade = Ground attack on { $battalion }

## What a turn has come to

report-turn = What the turn brought
count-aircraft = Aircraft lost
count-raids = Raids over their target
gauge-runway = Runway of Midway, %

## What it is about

goal = 3 to 6 June 1942, 25 turns. Neither side sees the other: both write orders at the same time, and the umpire tells each what it has seen. Whoever has more victory points (VP) at the end wins: 11 for Midway, 5 for a carrier, 4 for a battleship or a light carrier, 2 for a heavy cruiser or a transport, 1 for any other ship, half a point for an aircraft.
goal-turn = One turn: ships move and search their hex. By day squadrons in state P search, raid or cover, each along a path that must lead home; fighters and barrage meet the raids, and whoever gets through attacks. Then come torpedoes and guns, shelling and landing at Midway, ground combat, and the return. At night (turns 6, 7, 13, 14, 20, 21) nothing flies.
goal-us = You are the US. Find the carriers before they find you: B-17s see far but only roughly, PBYs see exactly. Carrier aircraft reach three hexes and back. A squadron that has flown spends the next turn in the hangar. Hold Midway: six battalions are all you have there, and no more can come.
goal-japan = You are Japan. Close in under the storm, search with the seaplanes of your cruisers, and strike before you are found. The transports reach Midway (H6) on turn 13 at the earliest, with ten battalions against six. Chitose can build a base at Kure (G6). New groups enter by column A: place them when they are due.

## In the terminal

intro = Midway, June 1942: two fleets that cannot see each other, sealed orders, and an umpire. 25 turns: several evenings for two, or by correspondence.
command-pieces = ships forces
argument-pieces = [NAME]
help-pieces = all your ships, squadrons and battalions with state and place; one of them with the source of its values
missing-pieces = There is no unit called { $name } in this match.
order-words = enterprise to k5
help-words = a unit and its order, or their beginnings; hexes by their names
order-list = enterprise, hornet to k5
help-list = the same for several units
order-all = all to k5
help-all = for every unit that can
example-why = Why what? For example: why enterprise to a1

## The chart in text

chart-key = CV14 own, s4 boats, CV9! seen now, CV9? before, ^12 aircraft, ◆ held, ░ storm
chart_size-small = sml
chart_size-medium = med
chart_size-large = big
chart-storm = storm in the north-west
chart-clear = no storm
chart-day = day
chart-night = night
chart-before = before the battle
chart-runway = runway { $percent }%
chart-kure = base at Kure from turn { $turn }
chart-chiyoda = Chiyoda: { $points }
chart-score = points lost { $lost }, seen taken { $won }
chart-to-come = still to come
chart-troops = Troops
chart-battalion = { $name } ({ $place }, { $state })
chart-contacts = Sightings
chart-contact = turn { $turn }, { $hex }, { $source }: { $what }
chart-force = { $size ->
    [small] small force
    [medium] medium force
   *[large] large force
}{ $carrier ->
    [yes] { " " }with a carrier
   *[no] { "" }
}
chart-lost = Lost
chart-forces-note = (m) machinery destroyed, (a) armament destroyed, · waits a turn. P ready, H hangar, M in flight. pieces NAME shows one with the source of its values.
value-capacity = capacity
value-aircraft = aircraft

## The card of the first visit

table-help-pick = Choose a ship or a squadron on its sheet or on the chart: what it may do lights up in gold.
table-help-place = Point at hexes one after the other to plot a path, or at one hex to sail there. A hex that is not lit tells you why not.
table-help-end = Undo as often as you like. Send the sheet when it is done; nobody learns when you did. What happened comes as a dispatch.
key-hull = Above its name, below its class: CV and CVL carriers, BB battleship, CA and CL cruisers, DD destroyer, TT transport, SS submarine
key-hull-damaged = Hatched: damaged. M: machinery destroyed, it cannot move. A: armament destroyed, it cannot fire
key-squadron = A square for each aircraft; those left are filled ({ $aircraft } of { $full }). The disc: turns it must wait ({ $wait })
key-sighting = Dashed: an enemy as it was last seen. On the chart a clock tells how many turns ago

## On the board

scene-turn = Turn { $turn } of { $turns }{ $night ->
    [yes] , night
   *[no] {""}
}
scene-score = US { $us } VP, Japan { $japan } VP
brief-scene-score = { $us } : { $japan } VP
scene-claims = { $points } VP seen
brief-scene-claims = { $points } VP
scene-own-losses = Own losses: { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}, { $aircraft } aircraft
scene-seen-losses = Enemy losses, as seen: { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}, { $aircraft } aircraft, { $points } VP
scene-runway = Runway of Midway: { $percent }%
place-aboard = aboard
place-sunk = sunk
print-contact = Contact
print-small-group = small force
print-medium-group = medium force
print-large-group = large force
print-tf16 = TF 16
print-tf17 = TF 17
print-j1 = Nagumo
print-j2 = Tanaka
print-j3 = Fujita
print-j4 = Kurita
print-j5 = Kondo
print-j6 = Yamamoto
print-j7 = Guard Force

## A closer look at a place

look-raids = { $side } could raid it and come home: { $squadrons }
look-searches = { $side } could search it and come home: { $squadrons }
look-sails = { $side } could sail here this turn: { $ships }
look-may-be-here = May be here by now: { $groups ->
    [0] { $ships }
    [one] { $ships_count ->
        [0] one group of ships
       *[other] { $ships }, and one group
    }
   *[other] { $ships_count ->
        [0] { $groups } groups of ships
       *[other] { $ships }, and { $groups } groups
    }
}
look-may-be-raided = Sighted carriers that could raid it (bombers fly out { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}): { $ships }

## Odds and warnings

odds-plan = Raids on ships last seen in the strike hex, as if undamaged: with the usual barrage and no fighters
odds-fighters = Fighters over the hex, and what the reply costs them
odds-barrage = Barrage
odds-raid = The raid, on undamaged ships
odds-island = Attacks on Midway
odds-torpedoes = Torpedoes at undamaged ships; own losses if every destroyer found there hunts
odds-guns = Guns, at undamaged ships
odds-hunts = Hunts
odds-bombardment = Bombardment of Midway
odds-ground = Ground combat, against intact battalions
odds-together = all together
odds-squadron = squadron
odds-target = target
odds-aircraft = aircraft
odds-shots = shots
odds-hunters = hunters
odds-attackers = attackers
odds-lost = own lost
odds-downed = shot down
odds-hits = hits
odds-on-runway = on the runway
odds-on-troops = on the troops
odds-p-any = any
odds-p-stopped = stopped
odds-p-sunk = sunk
odds-p-hit = hit
odds-p-eliminated = eliminated
note-stays-off = { $groups } may come in, and { $count ->
    [one] { $count } ship stays
   *[other] { $count } ships stay
} off the map.
note-builds-nothing = { $ship } is at Kure and is not building a base.
note-no-cover = Nobody covers { $ship }.
note-left-on-deck = { $number ->
    [one] { $number } bomber stands ready on the deck of { $ship }: a single hit there destroys it.
   *[other] { $number } bombers stand ready on the deck of { $ship }: a single hit there destroys them all.
}
note-not-home = The path of { $squadron } ends in { $hex }: it does not lead home.
note-too-far = { $squadron } strikes in { $hex } and cannot come home from there.
note-one-way = No aircraft of { $squadron } will come back from a one-way raid.
note-not-scrambled = { $squadron } could scramble against the raid.
note-fires-at-nobody = { $squadron } fires at nobody.
note-silent = { $count ->
    [one] { $count } unit does
   *[other] { $count } units do
} not fire at aircraft.
note-no-target = { $squadron } attacks nothing.
note-not-landed = { $ship } is at Midway and lands nobody.
note-no-torpedo = { $count ->
    [one] One boat has found a ship and fires no torpedo.
   *[other] { $count } boats have found a ship and fire no torpedo.
}
note-no-gun = { $count ->
    [one] One ship could fire or hunt and does neither.
   *[other] { $count } ships could fire or hunt and do neither.
}
note-no-bombardment = { $count ->
    [one] One ship could bombard Midway.
   *[other] { $count } ships could bombard Midway.
}
note-no-assault = { $count ->
    [one] One battalion could attack and holds.
   *[other] { $count } battalions could attack and hold.
}
note-no-deck = Aircraft of { $squadron } without a place to land: { $number }. What finds none is lost.

# Why a hint says what it says

because-posts = Carriers wait out of sight and within a day’s sailing of what they must guard; boats lie on the ways to Midway.
because-waits-for-news = Nothing worth a strike is known: carriers wait at their posts, boats on the ways, transports out of reach.
because-prey = The most worthwhile force seen lately is near { $hex }: decks with bombers ready close in, those without keep their distance.
because-searches = Where most is unseen and most is expected is searched (squadrons: { $searching }); fighters stay over the decks (squadrons: { $covering }).
because-strikes = Squadrons raiding: { $raiding }, the first towards { $hex }, where the ships most worthwhile are expected; searching: { $searching }; over the decks: { $covering }.
because-fighters-first = Fire goes where it saves or destroys most: bombers before fighters.
because-barrage = Every gun fires, at those who are most dangerous.
because-carriers-first = Carriers come first: their decks are worth most.
because-torpedoes = Every boat that can fires, at the ship worth most.
because-guns = Ships fire together at what they can sink.
because-lands = The landing can still be won: whoever is at Midway goes ashore.

## What signs and abbreviations mean

legend-cv = CV, CVL: carrier, light carrier. The line below shows its deck and aircraft
legend-bb = BB: battleship
legend-ca = CA, CL: heavy and light cruiser
legend-dd = DD: destroyer, the only hunter of submarines
legend-ss = SS: submarine
legend-tt = TT: transport, with battalions (TS) aboard
legend-fg = FG: fighters. US squadrons VF, VMF
legend-db = DB: dive bombers. US squadrons VB, VS, VMSB
legend-tb = TB: torpedo bombers. US squadrons VT
legend-rc = RC: scout, flying low: PBY or floatplane
legend-hb = HB: B-17, scouting from high up
short-ready = P · H
legend-ready = State of a squadron: P ready on deck, H in the hangar
short-vp = VP
legend-vp = Victory points
