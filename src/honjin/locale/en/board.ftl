### The board: what stands on the chart, and what readers hear.

## The chart and its camera

board-chart = Chart
board-keys = Arrow keys move over the chart. Enter chooses, Space goes to the counters of a place, Escape comes back, the question mark asks why not.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Whole chart
board-allowed = { $name }, allowed

## What lies on it

board-roadstead = Roadstead
board-shipyard = Shipyard
board-armies = Armies
board-japan-reach = all seas but the Yellow Sea
board-landing = landing
board-blockade = Blockade
board-initiative = Initiative
board-turn = Turn
board-control-points = Control points
board-yard-lost = yard lost
board-port-falls = port falls
board-hold-to-win = hold to win
board-bonus-die = 1–3: +1
board-arrived =
    Baltic fleet
    arrived
board-letter-japan = J
board-letter-russia = R
board-mark-fallen = fallen
board-mark-contested = contested
board-armies-here = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
board-pile = { $where }, { $owner }: { $numbers }
board-plate-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
board-plate-speed = speed { $count }
board-plate-firepower = firepower { $count }
board-ship = { $name }, { $owner }, { $type }{ $damaged ->
    [yes] , damaged
   *[no] { "" }
}, speed { $speed }, firepower { $firepower }, { $hits ->
        [one] sinks at { $hits } hit
       *[other] sinks at { $hits } hits
    }

## Names on the chart

board-subtitle = The War at Sea
board-years = 1904 – 1905
board-title-second = 旅順
board-credits = Coast: Natural Earth, modern. Rivers, railways and hills are approximate. The board is reconstructed.
board-sea-tsushima = Tsushima
board-second-yellow_sea = 黄海
board-second-tsushima = 対馬
board-second-east_china_sea = 東シナ海
board-second-philippine_sea = フィリピン海
board-second-pacific_ocean = 太平洋
board-second-sea_of_japan = 日本海
board-land-manchuria = Manchuria
board-land-korea = Korea
board-land-china = China
board-land-honshu = Honshu
board-land-kiushiu = Kiushiu
board-land-shikoku = Shikoku
board-land-yezo = Yezo
board-land-maritime_province = Maritime Province
board-place-peking = Peking
board-place-tientsin = Tientsin
board-place-newchwang = Newchwang
board-place-dalny = Dalny
board-place-chefoo = Chefoo
board-place-wei_hai_wei = Wei-hai-wei
board-place-tsingtau = Tsingtau
board-place-shanghai = Shanghai
board-place-ningpo = Ningpo
board-place-chemulpo = Chemulpo
board-place-seoul = Seoul
board-place-fusan = Fusan
board-place-gensan = Gensan
board-place-harbin = Harbin
board-place-sasebo = Sasebo
board-place-nagasaki = Nagasaki
board-place-kure = Kure
board-place-osaka = Osaka
board-place-maizuru = Maizuru
board-place-tokio = Tokio
board-place-yokosuka = Yokosuka
board-place-hakodate = Hakodate
board-place-niigata = Niigata
board-place-sendai = Sendai
board-place-aomori = Aomori
board-place-kagoshima = Kagoshima

## Short names on counters

board-short-knyaz_suvorov = Suvorov
board-short-imperator_aleksandr_iii = Aleksandr III
board-short-sissoi_veliky = Sissoi Veliky
board-short-admiral_nakhimov = Nakhimov
board-short-imperator_nikolai_i = Nikolai I
board-short-general_admiral_apraksin = Apraksin
board-short-admiral_senyavin = Senyavin
board-short-admiral_ushakov = Ushakov
board-short-petropavlovsk = Petropavlovsk

## The siege chart

board-storm-subtitle = Siege chart, August to December 1904
board-storm-title-second = 旅順港強襲
board-storm-credits = Siege chart; areas and levels are reconstructed. The shapes are drawn for play and are not a survey.
board-crag = Crags: the corners do not meet. 23 and 30 do not touch, nor do 24 and 33.
board-sea-west_harbour = West Harbour
board-sea-second-west_harbour = 西港
board-sea-takhe_bay = Takhe Bay
board-sea-second-takhe_bay = 大河湾
board-sea-entrance = Entrance
board-sea-second-entrance = 港口
board-box-reorganization_japan = Japanese reorganisation
board-box-reorganization_japan-second = 日本軍再編成
board-box-reorganization_russia = Russian reorganisation
board-box-reorganization_russia-second = ロシア軍再編成
board-box-destroyed = Destroyed
board-box-destroyed-second = 壊滅
board-month-1 = Aug
board-month-2 = Sep
board-month-3 = Oct
board-month-4 = Nov
board-month-5 = Dec
board-month-second-1 = 八月
board-month-second-2 = 九月
board-month-second-3 = 十月
board-month-second-4 = 十一月
board-month-second-5 = 十二月
board-legend-level = defence level
board-legend-high_point = high point, with its level
board-legend-spotted = firing spotted
board-legend-japan = held by Japan
board-legend-russia = held by Russia
board-legend-crag = crags: no way across

## Short names of areas

board-short-1 = Tuanshanzi
board-short-13 = 174 Metre Hill
board-short-14 = Sigou NE
board-short-15 = Shuishiying South
board-short-16 = Longyan North
board-short-18 = Namakoyama
board-short-19 = Akasakayama
board-short-20 = 203 Metre Hill
board-short-29 = Longhe Valley
board-short-33 = Baiyushan
board-short-36 = Golden Hill
board-short-37 = Off-board West
board-short-38 = Off-board East

## Second line of the plaques

board-second-1 = 団山子
board-second-2 = 泥河子
board-second-3 = 土城子
board-second-4 = 周家屯
board-second-5 = 八里庄
board-second-6 = 王家甸子
board-second-7 = 鳳凰山
board-second-8 = 火石嶺
board-second-9 = 曹家屯
board-second-10 = 大孤山
board-second-11 = 北大王山
board-second-12 = 高崎山
board-second-13 = 大頂子山
board-second-14 = 寺溝東北方堡塁
board-second-15 = 水師営南方堡塁
board-second-16 = 龍眼北方堡塁
board-second-17 = 化頭溝山
board-second-18 = 南山坡山
board-second-19 = 赤坂山
board-second-20 = 二〇三高地
board-second-21 = 椅子山堡塁
board-second-22 = 案子山堡塁
board-second-23 = 松樹山堡塁
board-second-24 = 二龍山堡塁
board-second-25 = 盤龍山堡塁
board-second-26 = 東鶏冠山堡塁
board-second-27 = 太陽溝
board-second-28 = 新市街
board-second-29 = 龍河
board-second-30 = 望台
board-second-31 = 白銀山
board-second-32 = 老鉄山
board-second-33 = 白玉山
board-second-34 = 旧市街
board-second-35 = 老虎尾
board-second-36 = 黄金山
board-second-37 = 盤外37・日本軍のみ
board-second-38 = 盤外38・日本軍のみ

## Units on the ground, and what readers hear of areas

board-numbered = { $number } { $name }
board-army = { $owner }: { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
board-plate-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
board-box-holds = { $name }: { $count ->
    [0] empty
    [one] { $count } unit
   *[other] { $count } units
}
board-muster = to be set up
board-mark-held-japan = held by Japan
board-mark-held-russia = held by Russia
board-marker-storm-level = level { $label }
board-marker-storm-high-point = high point, level { $label }
board-marker-storm-spotted = firing spotted by { $owner }
board-marker-storm-general = General Kondratenko
board-unit = { $name }, { $owner }, { $type }{ $reserve ->
    [1] , reserve
   *[0] { "" }
}{ $spent ->
    [yes] , spent
   *[no] { "" }
}, { $firepower ->
    [0] no firepower
   *[other] firepower { $firepower }
}, defence { $defence }, movement { $movement }{ $range ->
    [0] { "" }
   *[other] , range { $range }
}

## Hexes and the chart of Midway

board-keys-grid = Arrow keys move from hex to hex, and so do the letters Q W E A S D in six directions. Enter chooses, Space goes to the counters of a hex, Escape comes back, the question mark asks why not.
board-force = { $owner }: { $what }
board-of-type = { $count } × { $type }
board-seen = seen in turn { $turn }
board-now = now
board-letter-us = U
board-ground-sea = open sea
board-storm-front = Storm front
board-mark-storm = storm
board-mark-searched = searched this turn
board-mark-target = target of a raid
board-mark-held-us = held by the United States
board-mark-machinery = cannot move
board-mark-armament = cannot fire
board-mark-deck = on deck
board-mark-hangar = in the hangar
board-mark-mission = on a mission
board-mark-search = on search
board-mark-raid = on a raid
board-mark-cover = on cover
board-mark-shaken = shaken
board-mark-broken = broken
board-hull = { $name }, { $owner }, { $type }{ $damaged ->
    [yes] , damaged
   *[no] { "" }
}
board-squadron = { $name }, { $owner }, { $type }, { $aircraft ->
    [one] { $aircraft } aircraft
   *[other] { $aircraft } aircraft
}{ $wait ->
    [0] { "" }
    [one] , ready in { $wait } turn
   *[other] , ready in { $wait } turns
}
board-battalion = { $name }, { $owner }, { $type }
board-type-cv = carrier
board-type-cvl = light carrier
board-type-bb = battleship
board-type-ca = heavy cruiser
board-type-cl = light cruiser
board-type-dd = destroyer
board-type-tt = transport
board-type-ss = submarine
board-type-group = ships of unknown class
board-type-fg = fighters
board-type-db = dive bombers
board-type-tb = torpedo bombers
board-type-hb = heavy bombers
board-type-rc = scouts
board-type-ts = battalion
board-island-midway = Midway
board-island-kure = Kure
board-island-pearl_and_hermes = Pearl & Hermes
board-island-lisianski = Lisianski
board-island-laysan = Laysan
board-island-gardner = Gardner
board-midway-second = ミッドウェー
board-midway-subtitle = The central Pacific, 3 to 6 June 1942
board-midway-credits = Islands at their published positions. Grid, storm and ridge are reconstructed.
board-midway-day-1 = 3 June
board-midway-day-2 = 4 June
board-midway-day-3 = 5 June
board-midway-day-4 = 6 June
board-steps-left = { $count ->
    [one] { $count } step left
   *[other] { $count } steps left
}
board-turn-home = turn home here
board-no-way-home = no way home
board-lens-known = What I know
board-lens-known-help = Where everything that has been sighted may be by now
board-mark-reach = something sighted may be here
board-mark-planned = as planned
board-mark-located = seen by the enemy
board-decks = Decks and bases
board-deck-holds = { $aircraft } of { $capacity } aircraft
board-deck-aircraft = { $aircraft } aircraft
board-lane-deck = Deck
board-lane-hangar = Hangar
board-lane-mission = Mission

## The flight clock

board-clock = Flight clock
board-clock-help = Where everyone in the air is, step by step
board-clock-step = Step { $step } of { $steps }
board-clock-met = both sides at { $places }
board-clock-run = Run the clock
board-clock-stop = Stop the clock
board-value-points = { $count ->
    [one] worth { $count } point when sunk
   *[other] worth { $count } points when sunk
}
board-value-pause = { $count ->
    [0] may sail every turn
    [one] waits { $count } turn after each move
   *[other] waits { $count } turns after each move
}
board-value-capacity = holds { $count } aircraft
board-value-range = { $count ->
    [one] flies { $count } hex, the way home included
   *[other] flies { $count } hexes, the way home included
}
board-value-reach = { $count ->
    [0] seen this turn
    [one] may have sailed { $count } hex since
   *[other] may have sailed { $count } hexes since
}

## Battles in contingents

board-height = height { $height }
board-facing = facing { $facing }
board-turn-to = turn to { $facing }
board-zone = in the zone of control of { $owner }
board-ran-unit = { $name }, { $owner }, { $type }{ $damaged ->
    [yes] , Disordered
   *[no] {""}
}, quality { $tq }, movement { $ma }{ $hits ->
    [0] {""}
    [one] , { $hits } hit
   *[other] , { $hits } hits
}{ $spent ->
    [yes] , has carried out its order
   *[no] {""}
}
board-ran-busho = { $name }, { $owner }, { $type }, Momentum { $momentum }
board-ran-camp = { $name }, { $owner }, { $type }, quality { $tq }{ $hits ->
    [0] {""}
    [one] , { $hits } hit
   *[other] , { $hits } hits
}
board-ran-samurai = { $name }, { $owner }, { $type }, range { $range }, combat { $combat }, endurance { $endurance }
board-mark-hatamoto = Hatamoto
board-mark-open = in open order
board-mark-fired = has fired
board-mark-engaged = Engaged
board-mark-bound = bound to charge
board-mark-moved = has moved
board-mark-chief = So-Taisho
board-mark-phase = gives orders now
board-mark-active = Active
board-mark-finished = Finished
board-mark-wounded = wounded
board-mark-shamed = has Lost Face
board-mark-replaced = replaced
board-mark-inspired = inspired
board-mark-command = within command range
board-mark-arc = can be shot at from there
board-marker-ran-engaged = Engaged
board-lens-zones = Zones
board-lens-zones-help = The zones of control of both armies
board-value-tq = Troop Quality { $count }
board-value-ma = Movement Allowance { $count }
board-value-momentum = Momentum { $count }
board-value-combat = combat { $count }
board-value-endurance = endurance { $count }

## The maps of RAN: titles, days, names of places

board-legend-road = road
board-legend-heights = levels
board-ran-credits = Ground reconstructed from descriptions of the battle. A hex is about 90 metres across.

board-ran-nunobeyama = Nunobeyama
board-ran-nunobeyama-day = 20 March 1570 · Amako against Mori
board-ran-nunobeyama-mt_fube_amako_camp = Mt Fube, Amako camp
board-ran-nunobeyama-nakayama_climb = Nakayama climb
board-ran-nunobeyama-mizutani_climb = Mizutani climb
board-ran-nunobeyama-fube_village = Fube
board-ran-nunobeyama-back_path = back path

board-ran-suriagehara = Suriagehara
board-ran-suriagehara-day = 17 July 1589 · Date against Ashina
board-ran-suriagehara-takamori = Takamori
board-ran-suriagehara-yagamori = Yagamori
board-ran-suriagehara-mt_bandai_slopes = Mt Bandai slopes
board-ran-suriagehara-suriagehara = Suriagehara
board-ran-suriagehara-nippashi_bridge = Nippashi bridge

board-ran-nagakute = Nagakute
board-ran-nagakute-day = 18 May 1584 · Tokugawa against Ikeda
board-ran-nagakute-tokugawa_hill = Maeyama
board-ran-nagakute-northern_mountain = northern mountain
board-ran-nagakute-gifudake = Gifudake
board-ran-nagakute-hotokegane = Hotokegane
board-ran-nagakute-ikeda_camp = Ikeda camp

board-ran-mimasetoge = Mimasetoge
board-ran-mimasetoge-day = 16 November 1569 · Takeda against Hojo
board-ran-mimasetoge-takeda_camp = Takeda camp
board-ran-mimasetoge-mimase_pass = Mimase pass
board-ran-mimasetoge-shida_pass = Shida pass
board-ran-mimasetoge-mimase_village = Mimase

board-ran-mimigawa = Mimigawa
board-ran-mimigawa-day = 10 December 1578 · Shimazu against Otomo
board-ran-mimigawa-matsuyama = Matsuyama
board-ran-mimigawa-takajo = Takajo
board-ran-mimigawa-takajo_river = Takajo river
board-ran-mimigawa-nokubi_camp = Nokubi camp
board-ran-mimigawa-kawara_camp = Kawara camp
board-ran-mimigawa-matsubara_camp = Matsubara camp
board-ran-mimigawa-shimozuru = Shimozuru
board-ran-mimigawa-nejirozaka = Nejirozaka
board-ran-mimigawa-chausubaru = Chausubaru
board-ran-mimigawa-takehatogafuchi = Takehatogafuchi

board-ran-okitanawate = Okitanawate
board-ran-okitanawate-day = 4 May 1584 · Shimazu against Ryuzoji
board-ran-okitanawate-ryuzoji_camp = Ryuzoji camp
board-ran-okitanawate-okita_causeway = Okita causeway
board-ran-okitanawate-great_gate = great gate
board-ran-okitanawate-moritake = Moritake
board-ran-okitanawate-maeyama = Maeyama
board-ran-okitanawate-beach_road = beach road
board-ran-okitanawate-ariake_sea = Ariake sea
board-ran-okitanawate-shimabara = Shimabara

board-ran-tennoji = Tennoji
board-ran-tennoji-day = 3 June 1615 · Toyotomi against Tokugawa
board-ran-tennoji-chausuyama = Chausuyama
board-ran-tennoji-shitennoji = Shitennoji
board-ran-tennoji-okayama = Okayama
board-ran-tennoji-koshindo = Koshindo
board-ran-tennoji-nekoma_brook = Nekoma brook
board-ran-tennoji-kawazoko_pond = Kawazoko pond
board-ran-tennoji-abeno = Abeno
board-ran-tennoji-kuwazu = Kuwazu
board-ran-tennoji-imamiya = Imamiya
board-ran-tennoji-tengachaya = Tengachaya
board-ran-tennoji-tokugawa_camp = Tokugawa camp
board-ran-tennoji-toyotomi_camp = Toyotomi camp
board-ran-tennoji-kishu_road = Kishu road
