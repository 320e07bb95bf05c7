### Midway.

game-title = Midway
game-short = Midway

## Strany

side-us = USA
side-japan = Japonsko
side-none = nikdo

## Lodě

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
ship-hiryu = Hirjú
ship-soryu = Sórjú
ship-haruna = Haruna
ship-kirishima = Kirišima
ship-tone = Tone
ship-chikuma = Čikuma
ship-nagara = Nagara
ship-nowaki = Nowaki
ship-arashi = Araši
ship-hagikaze = Hagikaze
ship-maikaze = Maikaze
ship-kazagumo = Kazagumo
ship-yugumo = Júgumo
ship-makigumo = Makigumo
ship-urakaze = Urakaze
ship-isokaze = Isokaze
ship-tanikaze = Tanikaze
ship-hamakaze = Hamakaze
ship-jintsu = Džincú
ship-kuroshio = Kurošio
ship-oyashio = Ojašio
ship-hatsukaze = Hacukaze
ship-yukikaze = Jukikaze
ship-amatsukaze = Amacukaze
ship-tokitsukaze = Tokicukaze
ship-kasumi = Kasumi
ship-arare = Arare
ship-kagero = Kageró
ship-shiranui = Širanui
ship-nankai_maru = Nankai Maru
ship-zenyo_maru = Zen'jó Maru
ship-argentina_maru = Argentina Maru
ship-brazil_maru = Brazil Maru
ship-kiyosumi_maru = Kijosumi Maru
ship-azuma_maru = Azuma Maru
ship-hokuroku_maru = Hokuroku Maru
ship-goshu_maru = Gošú Maru
ship-chitose = Čitose
ship-hayashio = Hajašio
ship-kumano = Kumano
ship-mikuma = Mikuma
ship-suzuya = Suzuja
ship-mogami = Mogami
ship-asashio = Asašio
ship-arashio = Arašio
ship-zuiho = Zuihó
ship-kongo = Kongó
ship-hiei = Hiei
ship-atago = Atago
ship-myoko = Mjókó
ship-chokai = Čókai
ship-haguro = Haguro
ship-yura = Jura
ship-murasame = Murasame
ship-harusame = Harusame
ship-yudachi = Júdači
ship-samidare = Samidare
ship-asagumo = Asagumo
ship-minegumo = Minegumo
ship-natsugumo = Nacugumo
ship-mikazuki = Mikazuki
ship-hosho = Hóšó
ship-yamato = Jamato
ship-nagato = Nagato
ship-mutsu = Mucu
ship-sendai = Sendai
ship-fubuki = Fubuki
ship-shirayuki = Širajuki
ship-murakumo = Murakumo
ship-hatsuyuki = Hacujuki
ship-isonami = Isonami
ship-uranami = Uranami
ship-shikinami = Šikinami
ship-ayanami = Ajanami
ship-yukaze = Júkaze
ship-chiyoda = Čijoda
ship-i_168 = I-168
ship-hyuga = Hjúga
ship-ise = Ise
ship-fuso = Fusó
ship-yamashiro = Jamaširo
ship-oi = Ói
ship-kitakami = Kitakami
ship-amagiri = Amagiri
ship-asagiri = Asagiri
ship-shirakumo = Širakumo
ship-yugiri = Júgiri
ship-ariake = Ariake
ship-yugure = Júgure
ship-shigure = Šigure
ship-shiratsuyu = Širacuju
ship-umikaze = Umikaze
ship-yamakaze = Jamakaze
ship-kawakaze = Kawakaze
ship-suzukaze = Suzukaze
ship-keiyo_maru = Keijó Maru
ship-toa_maru = Tóa Maru
ship-kano_maru = Kano Maru
ship-kirishima_maru = Kirišima Maru
ship-kamikawa_maru = Kamikawa Maru
ship-nisshin = Niššin
ship-cimarron = Cimarron
ship-platte = Platte
ship-kyokuto_maru = Kjokutó Maru
ship-shinkoku_maru = Šinkoku Maru
ship-toho_maru = Tóhó Maru
ship-nippon_maru = Nippon Maru
ship-kokuyo_maru = Kokujó Maru
ship-akebono_maru = Akebono Maru
ship-nichiei_maru = Ničiei Maru
ship-sata = Sata
ship-tsurumi = Curumi
ship-genyo_maru = Gen'jó Maru
ship-kenyo_maru = Ken'jó Maru
ship-naruto = Naruto
ship-toei_maru = Tóei Maru

## Letky

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

## Prapory, skupiny, ostrovy

battalion-us_ts_1 = 6. obranný prapor A
battalion-us_ts_2 = 6. obranný prapor B
battalion-us_ts_3 = 6. obranný prapor C
battalion-us_ts_4 = 2. prapor Raiders C
battalion-us_ts_5 = 2. prapor Raiders D
battalion-us_ts_6 = 22. a 23. prozatímní rota
battalion-jp_ts_1 = Ičiki 1
battalion-jp_ts_2 = Ičiki 2
battalion-jp_ts_3 = Ičiki 3
battalion-jp_ts_4 = Ičiki 4
battalion-jp_ts_5 = 5. SNLF Kure 1
battalion-jp_ts_6 = 5. SNLF Kure 2
battalion-jp_ts_7 = 5. SNLF Kure 3
battalion-jp_ts_8 = 5. SNLF Jokosuka 1
battalion-jp_ts_9 = 5. SNLF Jokosuka 2
battalion-jp_ts_10 = 5. SNLF Jokosuka 3

group-tf16 = Operační svaz 16
group-tf17 = Operační svaz 17
group-ss_a = Ponorky 1
group-ss_b = Ponorky 2
group-ss_c = Ponorky 3
group-ss_d = Ponorky v L5
group-j1 = 1. úderný svaz (Nagumo)
group-j2 = Transportní skupina (Tanaka)
group-j3 = Skupina nosičů hydroplánů (Fudžita)
group-j4 = Blízká podpora (Kurita)
group-j5 = Invazní svaz (Kondó)
group-j6 = Hlavní síly (Jamamoto)
group-j7 = Strážní svaz
group-ss_j = I-168

island-midway = Midway
island-kure = Kure
island-pearl_and_hermes = útes Pearl a Hermes
island-lisianski = Lisjanského ostrov
island-laysan = ostrov Laysan
island-gardner = Gardner Pinnacles
base-midway = { island-midway }
base-kure = { island-kure }

# Loď, která střílela a nebyla zjištěna.
ship-none = neznámý střelec

## Slova listů a mapy

date = { $turn ->
    [8] 4. června
    [9] 4. června
    [10] 4. června
    [11] 4. června
    [12] 4. června
    [13] 4. června
    [14] 4. června
    [15] 5. června
    [16] 5. června
    [17] 5. června
    [18] 5. června
    [19] 5. června
    [20] 5. června
    [21] 5. června
    [22] 6. června
    [23] 6. června
    [24] 6. června
    [25] 6. června
   *[other] 3. června
}

type-CV = letadlová loď
type-CVL = lehká letadlová loď
type-BB = bitevní loď
type-CA = těžký křižník
type-CL = lehký křižník
type-DD = torpédoborec
type-TT = transportní loď
type-SS = ponorka
type-FG = stíhači
type-DB = střemhlavé bombardéry
type-TB = torpédové bombardéry
type-RC = průzkumný letoun
type-HB = výškový průzkum
type-TS = prapor

state-P = P: připravena na palubě nebo dráze
state-H = H: v hangáru
state-M = M: na misi
state-intact = neporušený
state-shaken = otřesený
state-broken = rozvrácený

mission-R = R: průzkum
mission-A = A: nálet
mission-K = K: jednosměrný nálet
mission-C = C: krytí

size-small = malé uskupení
size-medium = střední uskupení
size-large = velké uskupení

zone-critical = kritická zóna
zone-armament = výzbroj
zone-machinery = { $ship_id ->
    [enterprise] letová paluba, strojovna
    [hornet] letová paluba, strojovna
    [yorktown] letová paluba, strojovna
    [akagi] letová paluba, strojovna
    [kaga] letová paluba, strojovna
    [hiryu] letová paluba, strojovna
    [soryu] letová paluba, strojovna
    [zuiho] letová paluba, strojovna
    [hosho] letová paluba, strojovna
   *[other] strojovna
}

target-runway = přistávací dráha
target-troops = pozemní jednotky
target-scrambled = stíhači z poplachového startu
seize-here = jen v cílovém hexu
seize-first = v prvním hexu s loděmi
engage-nobody = nikoho
engage-bombers = nejdřív bombardéry
engage-fighters = nejdřív stíhače

score-sunk = potopené lodě
score-hulks = vraky
score-aircraft = letouny
score-midway = Midway
score-islands = ostatní ostrovy
score-kure = základna Kure
score-chiyoda = loď Čijoda u Midway

## Volitelná pravidla a varianty

switch-forces = Letouny
switch-forces-help = Za každou tehdejší letku jedna o šesti letounech, nebo téměř všechny tehdejší letouny
switch-air_plot = Letové rozkazy
switch-air_plot-help = Průzkum a nálety se plánují najednou, nebo nálety až po hlášení průzkumu
switch-recon_kill = Sestřely průzkumných letounů
switch-recon_kill-help = Jeden stíhač sestřelí průzkumný letoun na 50 %, dva nebo více na 80 %, jak říká tabulka s textem; nebo vždy na 80 %; nebo 50 % za každého stíhače
switch-clock = Průběh letů
switch-clock-help = Všichni letí jeden hex za krok, nebo průzkumné letouny dva, zatímco ostatní jeden
switch-tb_values = Torpédové bombardéry
switch-tb_values-help = Šance podle tabulky, nebo podle výčtu v textu: o deset méně proti každé válečné lodi
switch-kamikaze_path = Trasa jednosměrného náletu
switch-kamikaze_path-help = Šest hexů tam a žádný zpět, nebo dvanáct
switch-island_control = Malé ostrovy
switch-island_control-help = Ostrov patří tomu, kdo tam má jako jediný lodě, nebo zůstává poslednímu, kdo je tam měl; USA začínají se všemi
switch-raid_report = Hlášení o útocích
switch-raid_report-help = Útočník se dozví zásahy a potopení, nebo i to, co bylo zasaženo
switch-ss_vs_ss = Ponorky proti ponorkám
switch-ss_vs_ss-help = Ponorka smí střílet na ponorku, která se v jejím hexu odhalila
switch-strike_below = Zpět do hangáru
switch-strike_below-help = Připravené letky lze poslat zpět do hangáru
switch-ferry = Přelety
switch-ferry-help = Trasa smí končit na jiné palubě, u amerických letounů i na Midway
switch-divert_to_midway = Přistání na Midway
switch-divert_to_midway-help = Americké palubní letouny bez paluby smějí přistát na Midway
switch-guard_force = Strážní svaz
switch-guard_force-help = Od 8. kola přicházejí Japonsku čtyři staré bitevní lodě, dva křižníky a dvanáct torpédoborců
switch-more_transports = Další transportní lodě
switch-more_transports-help = Čtyři prázdné transportní lodě navíc pro Japonsko
switch-tenders = Nosiče hydroplánů
switch-tenders-help = Japonsku přicházejí lodě Kamikawa Maru a Niššin
switch-oilers = Tankery
switch-oilers-help = Tankery obou stran jsou ve hře
switch-yorktown_damaged = Poškozená loď Yorktown
switch-yorktown_damaged-help = Loď Yorktown vyplouvá, jak ji za tři dny spravili v Pearl Harboru: výzbroj má zničenou od začátku
choice-compact = zhuštěné
choice-historical = historické
choice-simultaneous = vše najednou
choice-recon_first = nejdřív průzkum
choice-50_then_80 = 50 %, od dvou stíhačů 80 %
choice-always_80 = vždy 80 %
choice-50_each = 50 % za stíhače
choice-one_hex_per_step = hex za krok
choice-proportional = podle rychlosti
choice-table = podle tabulky
choice-text = podle textu
choice-6 = šest hexů
choice-12 = dvanáct hexů
choice-presence = kdo tam je
choice-sticky_us_start = kdo tam byl poslední
choice-hits_and_sunk = zásahy a potopení
choice-full = úplná

## Jak partie končí

ending-last-turn = sčítání po 25. kole
ending-nothing-left = jedné straně nic nezbylo

## Kde jsme

crumb-Campaign = Bitva
crumb-SetUp = Příprava hry
crumb-Turn = { $turn }. kolo, { date }
crumb-NavalMovement = Pohyb lodí
crumb-AirPlot = Letové rozkazy
crumb-AirTargets = Vzdušné cíle
crumb-AntiAircraftFire = Protiletadlová palba
crumb-RaidTargets = Cíle náletu
crumb-SeaCombat = Torpéda a děla
crumb-Bombardment = Ostřelování
crumb-Landing = Vylodění
crumb-GroundCombat = Pozemní boj
crumb-Recovery = Návrat

## Na co se ptáme

ask-set-up = Rozmístěte na začátek každou loď a každou skupinu ponorek
ask-naval = Pohyb lodí: každá loď zůstane, nebo vpluje do sousedního hexu
ask-searches = Průzkum: naplánujte trasu každé letky a letounu, které hledají nepřítele
ask-air = Letové rozkazy: každé připravené letce určete misi, nebo žádnou
ask-air-targets = Vzdušné cíle: kteří stíhači napadnou které letky a kdo odstartuje na poplach
ask-barrage = Protiletadlová palba: na kterou letku střílí každá loď a každý volný prapor
ask-raid-targets = Cíle náletu: na co útočí každá letka, která pronikla
ask-torpedoes = Torpéda: na kterou loď střílí každá ponorka. Kdo střílí, odhalí se
ask-guns = Dělostřelba a hon na ponorky: na co střílí každá loď a kterou ponorku honí každý torpédoborec
ask-bombardment = Ostřelování Midway: které bitevní lodě a křižníky ostřelují Midway
ask-landing = Vylodění: které transportní lodě vysadí na Midway své jednotky
ask-ground = Pozemní boj: který prapor útočí na který
ask-divert = Návrat: kde přistanou letouny, které přišly o základnu. Bez rozkazu zamíří na nejbližší volné místo

## Co lze napsat

option-SendOrders = { $slips_count ->
    [0] odevzdat list bez rozkazů
    [one] odevzdat list ({ $slips_count } rozkaz)
    [few] odevzdat list ({ $slips_count } rozkazy)
   *[other] odevzdat list ({ $slips_count } rozkazů)
}
brief-SendOrders = { $slips_count ->
    [0] žádný rozkaz
    [one] { $slips_count } rozkaz
    [few] { $slips_count } rozkazy
   *[other] { $slips_count } rozkazů
}

slip-Place = { $unit }: začátek v hexu { $hex }
slip-Sail = { $ship } → { $hex }
slip-BuildBase = { $ship }: stavba základny Kure
slip-Search = { $squadron }: průzkum, { $path }
slip-Raid = { $squadron }: nálet na { $strike }, { $seize }, { $path }{ $chase ->
    [0] {""}
   *[other] ; stíhat každý průzkumný letoun: { $chase }
}{ $engage_id ->
    [nobody] {""}
   *[other] ; cestou napadnout: { $engage }
}
slip-OneWayRaid = { $squadron }: jednosměrný nálet na { $strike }, { $seize }, { $path }{ $chase ->
    [0] {""}
   *[other] ; stíhat každý průzkumný letoun: { $chase }
}{ $engage_id ->
    [nobody] {""}
   *[other] ; cestou napadnout: { $engage }
}
slip-Cover = { $squadron }: krytí základny{ $chase ->
    [0] {""}
   *[other] ; stíhat každý průzkumný letoun: { $chase }
}
slip-StrikeBelow = { $squadron }: zpět do hangáru
slip-Scramble = { $squadron }: poplachový start
slip-Allot = { $squadron }: { $number ->
    [one] { $number } stíhač
    [few] { $number } stíhači
   *[other] { $number } stíhačů
}, cíl { $target }{ $aircraft ->
    [0] {""}
   *[other] , všichni na letoun { $aircraft }
}
slip-Attack = { $squadron }: útok, cíl { $target }
slip-Divert = { $squadron }: { $number } → { $base }
slip-Barrage = { $unit }: palba na letku { $squadron }
slip-Torpedo = { $boat }: torpéda na loď { $target }
slip-Fire = { $ship }: palba na loď { $target }
slip-Hunt = { $ship }: hon na ponorku { $boat }
slip-Bombard = { $ship }: ostřelování Midway
slip-Land = { $ship }: vylodění
slip-Commit = { $battalion }: určen k útoku, cíl { $target }
slip-Assault = { $battalion }: útok, cíl { $target }

verb-Place = umístit
verb-Sail = plout
verb-BuildBase = stavět
verb-Search = průzkum
verb-Raid = nálet
verb-OneWayRaid = jednosměrně
verb-Cover = krýt
verb-StrikeBelow = do hangáru
verb-Scramble = poplach
verb-Allot = přidělit
verb-Attack = útočit
verb-Divert = přistát
verb-Barrage = pálit
verb-Torpedo = torpédovat
verb-Fire = střílet
verb-Hunt = honit
verb-Bombard = ostřelovat
verb-Land = vylodit
verb-Commit = určit
verb-Assault = napadnout

cell-hex = Hex
cell-path = Trasa
cell-strike = Cílový hex
cell-seize = Útok
cell-chase = Stíhat
cell-engage = Napadnout
cell-target = Cíl
cell-number = Počet
cell-aircraft = Letoun
cell-base = Základna
cell-squadron = Letka
cell-boat = Ponorka

## Pod nadpisem toho, čeho se týkají

brief-Place = → { $hex }
brief-Sail = → { $hex }
brief-BuildBase = stavba základny
brief-Search = průzkum: { $path }
brief-Raid = nálet na { $strike }: { $path }
brief-OneWayRaid = jednosměrně na { $strike }: { $path }
brief-Cover = krytí{ $chase ->
    [0] {""}
   *[other] , stíhat { $chase }
}
brief-StrikeBelow = do hangáru
brief-Scramble = poplachový start
brief-Allot = { $number }, cíl { $target }
brief-Attack = útok, cíl { $target }
brief-Divert = { $number } → { $base }
brief-Barrage = palba na letku { $squadron }
brief-Torpedo = torpéda na loď { $target }
brief-Fire = palba na loď { $target }
brief-Hunt = hon na ponorku { $boat }
brief-Bombard = ostřelování Midway
brief-Land = vylodění
brief-Commit = bude útočit, cíl { $target }
brief-Assault = útok, cíl { $target }

## Proč ne

why-gen-unit = { $unit }: mezi vašimi jednotkami, kterým lze v tomto kroku dát rozkaz, není.
why-gen-twice = { $unit }: v tomto kroku už rozkaz má; nejdřív ho škrtněte.
why-gen-form = Takový rozkaz na tento list nepatří. Seznam ukazuje, co lze napsat.
why-set-hex = { $unit }: v hexu { $hex } začít nemůže. Americké lodě začínají ve sloupcích I až O, řadách 1–10, japonské ve sloupci A.
why-set-sub = { $unit }: v hexu { $hex } začít nemůže. Tři skupiny po čtyřech potřebují tři různé hexy, jeden nebo dva hexy od Midway (H6).
why-set-i168 = { $unit }: v hexu { $hex } začít nemůže. Musí být tři nebo více hexů od Midway (H6).
why-set-missing = { $count ->
    [one] { $unit }: ještě nemá místo.
    [few] Bez místa zbývají { $count } jednotky; první je { $unit }.
   *[other] Bez místa zbývá { $count } jednotek; první je { $unit }.
}
why-nav-adj = { $unit }: hex { $hex } nesousedí. Loď vplouvá do sousedního hexu.
why-nav-edge = { $unit }: hex { $hex } není na mapě.
why-nav-wait = { $unit }: po pohybu ještě čeká. Transportní loď po každém pohybu stojí jedno kolo, ponorka dvě.
why-nav-eng = { $unit }: strojovna je zničena, pohyb není možný.
why-nav-entry = { $unit }: tam vstoupit nemůže. Skupina přichází od kola, ve kterém je na příchodu, do hexu sloupce A.
why-nav-kure = { $unit }: po tomto pohybu musí být v hexu G6 a základna tam nesmí stát, stavět se ani být navždy ztracena.
why-air-state = { $unit }: není ve stavu P. Letka je v hangáru nebo v tomto kole letěla.
why-air-base = { $unit }: základna je mimo provoz.
why-air-storm = { $unit }: základna nebo hex trasy leží v bouři.
why-air-path = { $unit }: trasa musí začínat u základny a vést z hexu do sousedního hexu.
why-air-range = { $unit }: { $steps ->
    [one] trasa má { $steps } hex
    [few] trasa má { $steps } hexy
   *[other] trasa má { $steps } hexů
}, dolet je { $most }.
why-air-mission = { $unit }: tuto misi teď letět nemůže. Průzkumné letouny a B-17 jen hledají, kryjí jen stíhači a při plánování samotného průzkumu se nálety neplánují.
why-air-strike = { $unit }: chybí cílový hex na trase za základnou.
why-air-chase = { $unit }: takto stíhat ani napadat nelze. Smějí to jen stíhači, nejvýš tolik, kolik jich letka má ({ $most }).
why-air-runway = { $unit }: kapacita dráhy v tomto kole na tolik letounů nestačí.
why-fgt-list = { $unit }: takového nepřítele pro tento hex na seznamu nemá.
why-fgt-num = { $unit }: tolik stíhačů k přidělení nezbývá: { $left }.
why-fgt-scr = { $unit }: poplachový start není možný. Smějí k němu jen stíhači ve stavu P z funkční základny v napadeném hexu.
why-aa-arm = { $unit }: na letouny nestřílí. Výzbroj je zničena, nebo třída protiletadlovou palbu nemá.
why-aa-list = { $unit }: takovou letku na seznamu nemá. Lodě střílejí na bombardéry útočící v jejich hexu, prapory i na stíhače.
why-aa-busy = { $unit }: je v boji na zemi a na letouny střílet nemůže.
why-raid-list = { $unit }: takový cíl pro tento hex na seznamu nemá.
why-raid-type = { $unit }: na to útočit nemůže. Torpédové bombardéry na Midway neútočí, stíhači jen na pozemní jednotky.
why-sea-list = { $unit }: takovou loď pro tento hex na seznamu nemá.
why-sea-arm = { $unit }: na lodě nestřílí. Výzbroj je zničena, nebo na to třída nemá děla.
why-sea-hunt = { $unit }: hon není možný. Torpédoborec schopný plout a střílet honí ponorku, která se v jeho hexu odhalila.
why-bom-ship = { $unit }: Midway ostřelovat nemůže. Smějí to jen bitevní lodě a křižníky v H6 s funkční výzbrojí, dokud tam je nepřítel.
why-bom-busy = { $unit }: v tomto kole bojovala s loděmi nebo ponorkami, Midway už neostřeluje.
why-lan-ship = { $unit }: nemá tu koho vylodit. Vylodit může jen naložená transportní loď v H6.
why-gnd-list = { $unit }: takový nepřátelský prapor na seznamu nemá.
why-gnd-fix = { $unit }: v tomto kole už byl určen, nebo střílel na letouny.
why-div-room = { $unit }: na tuto palubu je jich příliš, volných míst: { $room }.
why-div-range = { $unit }: tam přistát nelze, je to daleko nebo mimo provoz.
why-div-type = { $unit }: letouny tohoto typu tam přistát nemohou.

## Co se stalo

event-TurnBegan = { $turn }. kolo, { date }: { $night ->
    [yes] noc, nic nelétá
   *[no] den
}{ $storm ->
    [yes] ; bouře na severozápadě
   *[no] ; všude jasno
}
event-SheetsOpened = Rozkazy otevřeny: { $step ->
    [set-up] příprava hry
    [naval] pohyb lodí
    [searches] průzkum
    [air] letové rozkazy
    [air-targets] vzdušné cíle
    [barrage] protiletadlová palba
    [raid-targets] cíle náletu
    [torpedoes] torpéda
    [guns] dělostřelba a hon na ponorky
    [bombardment] ostřelování
    [landing] vylodění
    [ground] pozemní boj
   *[divert] návrat
}
event-GroupsDue = { $side }, na příchodu sloupcem A: { $groups }
event-StormLifted = Bouře nadobro ustala (hod { $die })
event-StormHeld = Bouře trvá (hod { $die })
event-CountersSet = Rozhodčí: čekání a hangáry posunuty o kolo
event-IslandsHeld = Rozhodčí: malé ostrovy změnily držitele
event-IslandsSeen = { $side }, { $holders_count ->
    [0] u žádného malého ostrova není naše loď
   *[other] malé ostrovy s našimi loděmi, podle držitele – { $holders }
}
event-PointsCounted = Sčítání. USA { $us_sum } VB{ $us_count ->
    [0] {""}
   *[other] : { $us }
}. Japonsko { $japan_sum } VB{ $japan_count ->
    [0] {""}
   *[other] : { $japan }
}
event-MatchDecided = { $winner_id ->
    [us] Vítěz: USA
    [japan] Vítěz: Japonsko
   *[none] Remíza
} ({ $how ->
    [last-turn] sčítání po 25. kole
   *[other] jedné straně nic nezbylo
})
event-ShipsPlaced = { $side }, na mapě – { $places }
event-ShipsMoved = { $side }, na cestě – { $moves }
event-BaseAnnounced = { $side }: stavba základny Kure začala, provoz od { $ready }. kola
event-BaseOpened = { $side }: základna Kure v provozu, na místě { $squadron }
event-BaseGivenUp = { $side }: { $for_ever ->
    [yes] základna Kure navždy ztracena
   *[no] rozestavěná základna Kure ztracena
}
event-ShipsFound = { $side }, námořní průzkum, { $hex } – zjištěno: { $ships }
event-BoatsLocated = { $side }, odhalené ponorky, { $hex }: { $boats }
event-TorpedoesLaunched = { $side }, torpéda odpálena, { $boats_count ->
    [one] nyní odhalena
   *[other] nyní odhaleny
}: { $boats }
event-ShipsEngaged = { $side }, v boji: { $ships }{ $fired_at_count ->
    [0] {""}
   *[other] . Pod palbou – { $fired_at }
}
event-ShipDamaged = Loď { $ship }, { $by ->
    [raid] nálet
   *[other] námořní boj
}, { $hits ->
    [one] { $hits } zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
} – zničeno: { $zones ->
    [1] { zone-machinery }
    [2] výzbroj
   *[other] { zone-machinery }, výzbroj
}
event-ShipHeld = Loď { $ship }, { $by ->
    [raid] nálet
   *[other] námořní boj
}, { $hits ->
    [one] { $hits } zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
} – bez dalšího poškození
event-ShipSunk = Potopeno: { $ship } ({ $by ->
    [raid] nálet
   *[other] námořní boj
})
event-HitsScored = { $by_id ->
    [none] { $side }, palba na loď { $target }
   *[other] { $by }, útok na loď { $target }
}: { $hits ->
    [0] bez zásahu
    [one] { $hits } zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
}{ $sunk ->
    [yes] , potopena
   *[no] {""}
}{ $zones ->
    [0] {""}
    [1] ; zničena strojovna
    [2] ; zničena výzbroj
   *[other] ; zničena strojovna i výzbroj
}
event-BoatHunted = { $side }: hon na ponorku { $boat }, { $hunters ->
    [one] { $hunters } torpédoborec
    [few] { $hunters } torpédoborce
   *[other] { $hunters } torpédoborců
}{ $chance ->
    [100] {""}
   *[other] , hod { $die } proti { $chance }
} – { $sunk ->
    [yes] potopena
   *[no] unikla
}
event-HuntSuffered = Ponorka { $boat } napadena hlubinnými pumami: { $sunk ->
    [yes] ztracena
   *[no] unikla
}
event-MissionsFlown = { $side }, ve vzduchu – { $missions }
event-SquadronsStruckBelow = { $side }, zpět do hangáru: { $squadrons }
event-BattalionsCommitted = { $side }, určené pozemní útoky (cíl: útočníci) – { $targets }
event-BattalionsPressed = { $side }, napadeno na zemi: { $battalions }
event-ScoutReported = { $squadron }, průzkum, { $steps ->
    [one] { $steps } hex
    [few] { $steps } hexy
   *[other] { $steps } hexů
}{ $lost ->
    [yes] , kontakt ztracen
   *[no] {""}
} – { $seen_count ->
    [0] bez kontaktu
   *[other] spatřeno: { $seen }
}
event-AircraftMet = { $squadron }, setkání s nepřátelskými letouny – { $seen }
event-ScoutChased = { $side }, { $hex }, krok { $step }: letoun { $scout }, stíhači { $chasers }: hod { $dice } proti { $chance } – { $downed ->
    [yes] sestřelen
   *[no] unikl
}
event-AircraftLost = { $squadron }, ztracené letouny: { $number } ({ $cause ->
    [contact-lost] kontakt ztracen
    [one-way] bez návratu podle rozkazu
    [crashed] trasa nevedla domů
    [ditched] nouzové přistání na vodě, chyběla paluba
    [runway-gone] dráha zničena
    [captured] ostrov dobyt
    [sunk-with-ship] potopeny s lodí
    [deck-hit] na zasažené palubě
   *[base-lost] základna ztracena
})
event-RaidArrived = { $side }, nálet nad hexem { $hex }: { $squadrons }. { $ships_count ->
    [0] Žádná loď v dohledu
   *[other] V dohledu: { $ships }
}
event-RaidEmptyHanded = { $squadron }: bez kontaktu, návrat
event-RaidSighted = { $side }, nepřátelské letouny nad hexem { $hex }: { $squadrons }
event-FightersScrambled = { $side }, poplachový start: { $squadrons }
event-AirRoundFought = Vzdušný boj nad hexem { $hex } – { $shots_count ->
    [0] bez výstřelu, pronikli: { $after }
   *[other] v boji: { $before }; zbývá: { $after }
}
event-EncounterFought = Střetnutí v hexu { $hex }, krok { $step } – v boji: { $before }; { $shots_count ->
    [0] z našich zbývá
   *[other] zbývá
}: { $after }{ $away_count ->
    [0] {""}
   *[other] ; stíhají: { $away }
}
event-BarrageFired = Protiletadlová palba nad hexem { $hex } – sestřeleno: { $lost }
event-BarrageRolled = { $side }, protiletadlová palba nad hexem { $hex } – { $volleys }
event-MidwayRaided = { $side }, { $by ->
    [raid] nálet na Midway: zásahy dráhy { $runway }, pozemních jednotek { $troops }
   *[bombardment] ostřelování Midway: zásahy { $hits }
}
event-AircraftDiverted = { $squadron }, přistání jinde: { $base }, letouny: { $number } (nyní { $becomes })
event-SeaplanesArrived = { $side }, { $squadrons_count ->
    [0] na Midway není dráha: hydroplány nepřiletí
   *[other] hydroplány na Midway: { $squadrons }
}
event-RunwayHit = Midway, zásahy dráhy ({ $hits }): zbývá { $runway } %{ $by_count ->
    [0] {""}
    [one] . Střílí: { $by }
   *[other] . Střílejí: { $by }
}
event-BattalionHit = { $battalion }: zásah pumou nebo granátem{ $by_count ->
    [0] {""}
    [one] . Střílí: { $by }
   *[other] . Střílejí: { $by }
}
event-TroopsLanded = { $side }, vyloděno na Midway: { $battalions }
event-LandingSeen = { $side }, nepřátelské vylodění na Midway: { $battalions }
event-AssaultMade = { $attackers } → { $battalion }{ $chance ->
    [100] {""}
   *[other] , hod { $die } proti { $chance }
} – { $eliminated ->
    [yes] zničen
   *[no] { $hit ->
        [yes] zasažen
       *[no] útok odražen
    }
}
event-BattalionAttacked = { $battalion }: útok, { $attackers ->
    [one] { $attackers } prapor
    [few] { $attackers } prapory
   *[other] { $attackers } praporů
} – { $eliminated ->
    [yes] zničen
   *[no] { $hit ->
        [yes] rozvrácen
       *[no] beze ztrát
    }
}
event-MidwayControlled = Midway: { $side_id ->
    [none] na břehu obě strany nebo nikdo, neovládá nikdo
   *[other] držitel: { $side }
}
event-ChiyodaCounted = { $side }, loď Čijoda { $left ->
    [yes] opustila Midway: počítání končí na { $points } VB
   *[no] u Midway: zatím { $points } VB
}

told-contact = { $hex }{ $step ->
    [0] {""}
    [none] {""}
   *[other] , krok { $step }
}: { $ships_count ->
    [0] {""}
   *[other] { $ships }
}{ $aircraft_count ->
    [0] {""}
   *[other] { $aircraft }
}{ $size ->
    [small] malé uskupení, { $carrier ->
        [yes] letadlová loď v dohledu
       *[no] bez letadlové lodi
    }
    [medium] střední uskupení, { $carrier ->
        [yes] letadlová loď v dohledu
       *[no] bez letadlové lodi
    }
    [large] velké uskupení, { $carrier ->
        [yes] letadlová loď v dohledu
       *[no] bez letadlové lodi
    }
   *[other] {""}
}
told-aircraft = { $squadron } ({ $number }){ $heading_id ->
    [none] {""}
   *[other] {" "}směr { $heading }
}
told-mission = { $kind ->
    [R] průzkum
    [A] nálet
    [K] jednosměrný nálet
   *[C] krytí
}
told-volley = { $by } → { $at }, hod { $die } proti { $chance }
skirmish-AirRoundFought = Vzdušný boj nad hexem { $hex }
skirmish-EncounterFought = Střetnutí v hexu { $hex }, krok { $step }
skirmish-BarrageRolled = { $side }, protiletadlová palba nad hexem { $hex }
skirmish-ScoutChased = { $side }, pronásledování v hexu { $hex }, krok { $step }
skirmish-BoatHunted = { $side }, hon na ponorku { $boat }
skirmish-AssaultMade = Pozemní útok: { $battalion }

## Co přineslo kolo

report-turn = Co přineslo kolo
count-aircraft = Ztracené letouny
count-raids = Nálety nad cílem
gauge-runway = Dráha na Midway, %

## Oč jde

goal = 3. až 6. června 1942, 25 kol. Žádná strana druhou nevidí: obě píší rozkazy současně a rozhodčí každé řekne, co viděla. Vyhrává, kdo má na konci více vítězných bodů (VB): 11 za Midway, 5 za letadlovou loď, 4 za bitevní nebo lehkou letadlovou loď, 2 za těžký křižník nebo transportní loď, 1 za každou jinou loď, půl bodu za letoun.
goal-turn = Jedno kolo: lodě plují a prohledají svůj hex. Ve dne letky ve stavu P hledají, útočí nebo kryjí, každá po trase, která se musí vrátit domů; proti náletům stojí stíhači a protiletadlová palba, a kdo pronikne, útočí. Pak torpéda a děla, ostřelování a vylodění na Midway, pozemní boj a návrat. V noci (6., 7., 13., 14., 20. a 21. kolo) nic nelétá.
goal-us = Hrajete za USA. Najděte letadlové lodě dřív, než ony najdou vás: B-17 vidí daleko a hrubě, PBY přesně. Palubní letouny doletí tři hexy a zpět. Letka, která letěla, je další kolo v hangáru. Udržte Midway: máte tam šest praporů a posily nepřijdou.
goal-japan = Hrajete za Japonsko. Přibližte se pod záštitou bouře, k průzkumu použijte hydroplány svých křižníků a udeřte dřív, než vás najdou. Transportní lodě doplují k Midway (H6) nejdřív ve 13. kole, s deseti prapory proti šesti. Loď Čitose může postavit základnu Kure (G6). Nové skupiny vstupují sloupcem A: umístěte je, jakmile jsou na příchodu.

## V terminálu

intro = Midway, červen 1942: dvě loďstva, která se nevidí, zapečetěné rozkazy a rozhodčí. 25 kol: několik večerů ve dvou, nebo korespondenčně.
command-pieces = síly sily lodě lode forces ships
argument-pieces = [JMÉNO]
help-pieces = všechny vaše lodě, letky a prapory se stavem a místem; jedna z nich i s původem hodnot
missing-pieces = Jednotka { $name } v této partii není.
order-words = enterprise k5
help-words = jednotka a její rozkaz, nebo jejich začátky; hexy jménem
order-list = enterprise, hornet k5
help-list = totéž pro několik jednotek
order-all = vše k5
help-all = pro každou jednotku, která může
example-why = Na co se ptáte? Například: proč enterprise a1

## The chart in text

chart-key = CV14 vlastní, s4 ponorky, CV9! teď, CV9? dříve, ^12 letounů, ◆ držen, ░ bouře
chart_size-small = mal
chart_size-medium = stř
chart_size-large = vel
chart-storm = bouře na severozápadě
chart-clear = bez bouře
chart-day = den
chart-night = noc
chart-before = před bitvou
chart-runway = dráha { $percent } %
chart-kure = základna Kure od { $turn }. kola
chart-chiyoda = Chiyoda: { $points }
chart-score = ztracené body { $lost }, pozorované zisky { $won }
chart-to-come = na příchodu
chart-troops = Pozemní jednotky
chart-battalion = { $name } ({ $place }, { $state })
chart-contacts = Pozorování
chart-contact = { $turn }. kolo, { $hex }, { $source }: { $what }
chart-force = { $size ->
    [small] malé uskupení
    [medium] střední uskupení
   *[large] velké uskupení
}{ $carrier ->
    [yes] { " " }s letadlovou lodí
   *[no] { "" }
}
chart-lost = Ztráty
chart-forces-note = (m) zničená strojovna, (a) zničená výzbroj, · čeká kolo. P připravena, H hangár, M na misi. „síly JMÉNO“ ukáže jednotku i s původem hodnot.
value-capacity = kapacita
value-aircraft = letouny

## The card of the first visit

table-help-pick = Vyberte loď nebo letku na listu či na mapě: zlatě se rozsvítí, co smí udělat.
table-help-place = Trasu naplánujete, když ukážete hexy jeden po druhém; na jediný hex loď rovnou popluje. U nerozsvíceného hexu se dozvíte, proč to nejde.
table-help-end = Změny lze libovolně vracet. Hotový list odevzdejte; nikdo se nedozví kdy. O tom, co se stalo, přijde hlášení.
key-hull = Nahoře jméno, dole třída: CV a CVL letadlové lodě, BB bitevní loď, CA a CL křižníky, DD torpédoborec, TT transportní loď, SS ponorka
key-hull-damaged = Šrafovaná: poškozená. M: zničená strojovna, nemůže plout. A: zničená výzbroj, nemůže střílet
key-squadron = Čtvereček za každý letoun, zbylé jsou plné ({ $aircraft } z { $full }). Kolečko: kolik kol musí čekat ({ $wait })
key-sighting = Čárkovaná: nepřítel, jak byl naposled spatřen. Hodiny na mapě říkají, před kolika koly

## On the board

scene-turn = { $turn }. kolo z { $turns }{ $night ->
    [yes] , noc
   *[no] {""}
}
scene-score = USA { $us } VB, Japonsko { $japan } VB
brief-scene-score = { $us } : { $japan } VB
scene-claims = zjištěno { $points } VB
brief-scene-claims = { $points } VB
scene-own-losses = Vlastní ztráty: { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
   *[other] { $ships } lodí
}, { $aircraft ->
    [one] { $aircraft } letoun
    [few] { $aircraft } letouny
   *[other] { $aircraft } letounů
}
scene-seen-losses = Pozorované ztráty nepřítele: { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
   *[other] { $ships } lodí
}, { $aircraft ->
    [one] { $aircraft } letoun
    [few] { $aircraft } letouny
   *[other] { $aircraft } letounů
}, { $points } VB
scene-runway = Dráha na Midway: { $percent } %
place-aboard = naloděné
place-sunk = potopené
print-contact = Kontakt
print-small-group = malé uskupení
print-medium-group = střední uskup.
print-large-group = velké uskupení
print-tf16 = TF 16
print-tf17 = TF 17
print-j1 = Nagumo
print-j2 = Tanaka
print-j3 = Fudžita
print-j4 = Kurita
print-j5 = Kondó
print-j6 = Jamamoto
print-j7 = Strážní svaz

## Šance a upozornění

odds-plan = Nálety na lodě naposledy spatřené v cílovém hexu, jako by byly nepoškozené: obvyklá palba, žádní stíhači
odds-fighters = Stíhači nad hexem a jejich ztráty při odvetě
odds-barrage = Protiletadlová palba
odds-raid = Nálet na nepoškozené lodě
odds-island = Útoky na Midway
odds-torpedoes = Torpéda na nepoškozené lodě; ztráty: proti všem nalezeným torpédoborcům
odds-guns = Děla na nepoškozené lodě
odds-hunts = Hon na ponorky
odds-bombardment = Ostřelování Midway
odds-ground = Pozemní boj proti neporušeným praporům
odds-together = všechny spolu
odds-squadron = letka
odds-target = cíl
odds-aircraft = letouny
odds-shots = výstřely
odds-hunters = lovci
odds-attackers = útočníci
odds-lost = vlastní ztráty
odds-downed = sestřeleno
odds-hits = zásahy
odds-on-runway = na dráhu
odds-on-troops = na jednotky
odds-p-any = aspoň jeden
odds-p-stopped = zastaveno
odds-p-sunk = potopeno
odds-p-hit = zásah
odds-p-eliminated = zničen
note-stays-off = { $groups }: vplout už lze, ale { $count ->
    [one] { $count } loď zůstává
    [few] { $count } lodě zůstávají
   *[other] { $count } lodí zůstává
} mimo mapu.
note-builds-nothing = { $ship } je u Kure a nestaví základnu.
note-no-cover = { $ship }: nikdo ji nekryje.
note-left-on-deck = { $ship }: na palubě stojí připravené bombardéry ({ $number }); jediný zásah je všechny zničí.
note-not-home = { $squadron }: trasa končí v hexu { $hex } a nevede domů.
note-too-far = { $squadron } útočí v hexu { $hex } a odtud se nevrátí domů.
note-one-way = { $squadron }: z jednosměrného náletu se nikdo nevrátí.
note-not-scrambled = { $squadron } by mohla proti náletu vzlétnout.
note-fires-at-nobody = { $squadron } na nikoho nestřílí.
note-silent = { $count ->
    [one] { $count } jednotka nestřílí
    [few] { $count } jednotky nestřílejí
   *[other] { $count } jednotek nestřílí
} na letouny.
note-no-target = { $squadron } na nic neútočí.
note-not-landed = { $ship } je u Midway a nikoho nevyloďuje.
note-no-torpedo = { $count ->
    [one] Jedna ponorka našla loď a nevypálí torpédo.
    [few] { $count } ponorky našly loď a nevypálí torpédo.
   *[other] { $count } ponorek našlo loď a nevypálí torpédo.
}
note-no-gun = { $count ->
    [one] Jedna loď by mohla střílet nebo honit ponorku a nedělá nic.
    [few] { $count } lodě by mohly střílet nebo honit ponorku a nedělají nic.
   *[other] { $count } lodí by mohlo střílet nebo honit ponorku a nedělá nic.
}
note-no-bombardment = { $count ->
    [one] Jedna loď by mohla ostřelovat Midway.
    [few] { $count } lodě by mohly ostřelovat Midway.
   *[other] { $count } lodí by mohlo ostřelovat Midway.
}
note-no-assault = { $count ->
    [one] Jeden prapor by mohl útočit a drží pozici.
    [few] { $count } prapory by mohly útočit a drží pozici.
   *[other] { $count } praporů by mohlo útočit a drží pozici.
}
note-no-deck = { $squadron }: letouny, které nemají kde přistát: { $number }. Kdo místo nenajde, je ztracen.

# Proč nápověda radí právě toto

because-posts = Letadlové lodě čekají mimo dohled, ale v dosahu toho, co mají chránit; ponorky číhají na cestách k Midway.
because-waits-for-news = O ničem, co by stálo za úder, se neví: letadlové lodě čekají na svých místech, ponorky na cestách, transportní lodě mimo dosah.
because-prey = Nejcennější nedávno spatřený svaz je poblíž hexu { $hex }: kdo má připravené bombardéry, přiblíží se, ostatní se drží dál.
because-searches = Prohledá se to, co je nejméně známé a kde se čeká nejvíc (letky: { $searching }); stíhači zůstanou nad palubami (letky: { $covering }).
because-strikes = Letky na náletu: { $raiding }, první k hexu { $hex }, kde se čekají nejcennější lodě; na průzkumu: { $searching }; nad palubami: { $covering }.
because-fighters-first = Palba jde tam, kde nejvíc zachrání nebo zničí: bombardéry dřív než stíhači.
because-barrage = Střílí každé dělo, na ty nejnebezpečnější.
because-carriers-first = Nejdřív letadlové lodě: jejich paluby mají největší cenu.
because-torpedoes = Každá ponorka, která může, vypálí na nejcennější loď.
because-guns = Lodě střílejí společně na to, co mohou potopit.
because-lands = Výsadek se ještě může podařit: kdo je u Midway, jde na břeh.

## Co znamenají značky a zkratky

legend-cv = CV, CVL: letadlová loď, lehká letadlová loď. Řádek dole ukazuje palubu a letouny
legend-bb = BB: bitevní loď
legend-ca = CA, CL: těžký a lehký křižník
legend-dd = DD: torpédoborec, jediný honí ponorky
legend-ss = SS: ponorka
legend-tt = TT: transportní loď s prapory (TS) na palubě
legend-fg = FG: stíhači. Americké letky VF, VMF
legend-db = DB: střemhlavé bombardéry. Americké letky VB, VS, VMSB
legend-tb = TB: torpédové bombardéry. Americké letky VT
legend-rc = RC: průzkumný letoun, letí nízko: PBY nebo hydroplán
legend-hb = HB: B-17, výškový průzkum
short-ready = P · H
legend-ready = Stav letky: P připravená na palubě, H v hangáru
short-vp = VB
legend-vp = Vítězné body
## Místo zblízka

look-raids = { $side }, v doletu pro nálet sem i s návratem: { $squadrons }
look-searches = { $side }, v doletu pro průzkum i s návratem: { $squadrons }
look-sails = { $side }, v tomto kole sem může připlout: { $ships }
look-may-be-here = Teď tu může být: { $groups ->
    [0] { $ships }
    [one] { $ships_count ->
        [0] jedna skupina lodí
       *[other] { $ships } a jedna skupina
    }
    [few] { $ships_count ->
        [0] { $groups } skupiny lodí
       *[other] { $ships } a { $groups } skupiny
    }
   *[other] { $ships_count ->
        [0] { $groups } skupin lodí
       *[other] { $ships } a { $groups } skupin
    }
}
look-may-be-raided = Spatřené letadlové lodě, které sem mohou vyslat nálet (dolet bombardérů tam i zpět, hexů: { $hexes }): { $ships }
