### Le plateau : ce qui figure sur la carte, et ce que disent les lecteurs d’écran.

## La carte et la vue

board-chart = Carte
board-keys = Les flèches parcourent la carte. Entrée choisit, Espace va aux pions du lieu, Échap en revient, le point d’interrogation demande pourquoi pas.
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Carte entière
board-allowed = { $name }, permis

## Ce qui s’y trouve

board-roadstead = Rade
board-shipyard = Chantier
board-armies = Armées
board-japan-reach = toutes les mers sauf la mer Jaune
board-landing = débarq.
board-blockade = Blocus
board-initiative = Initiative
board-turn = Tour
board-control-points = Points de contrôle
board-yard-lost = chantier perdu
board-port-falls = chute du port
board-hold-to-win = à tenir
board-bonus-die = 1 à 3 : +1
board-arrived =
    Flotte de la
    Baltique arrivée
board-letter-japan = J
board-letter-russia = R
board-mark-fallen = tombé
board-mark-contested = disputé
board-armies-here = { $count ->
    [one] { $count } armée
   *[other] { $count } armées
}
board-pile = { $where }, { $owner } : { $numbers }
board-plate-ships = { $count ->
    [one] { $count } navire
   *[other] { $count } navires
}
board-plate-speed = vitesse { $count }
board-plate-firepower = puissance de feu { $count }
board-ship = { $name }, { $owner }, { $type }{ $damaged ->
    [yes] , endommagé
   *[no] { "" }
}, vitesse { $speed }, puissance de feu { $firepower }, { $hits ->
        [one] coulé par { $hits } coup au but
       *[other] coulé par { $hits } coups au but
    }

## Noms sur la carte

board-subtitle = La guerre navale
board-years = 1904 – 1905
board-title-second = 旅順
board-credits = Côtes : Natural Earth, actuelles. Rivières, voies ferrées et relief approximatifs. Plateau reconstitué.
board-sea-tsushima = Tsushima
board-second-yellow_sea = 黄海
board-second-tsushima = 対馬
board-second-east_china_sea = 東シナ海
board-second-philippine_sea = フィリピン海
board-second-pacific_ocean = 太平洋
board-second-sea_of_japan = 日本海
board-land-manchuria = Mandchourie
board-land-korea = Corée
board-land-china = Chine
board-land-honshu = Honshu
board-land-kiushiu = Kyushu
board-land-shikoku = Shikoku
board-land-yezo = Yeso
board-land-maritime_province = Province maritime
board-place-peking = Pékin
board-place-tientsin = Tientsin
board-place-newchwang = Niou-tchouang
board-place-dalny = Dalny
board-place-chefoo = Tche-fou
board-place-wei_hai_wei = Wei-hai-wei
board-place-tsingtau = Tsingtao
board-place-shanghai = Shanghai
board-place-ningpo = Ningpo
board-place-chemulpo = Chemulpo
board-place-seoul = Séoul
board-place-fusan = Fousan
board-place-gensan = Wonsan
board-place-harbin = Harbin
board-place-sasebo = Sasebo
board-place-nagasaki = Nagasaki
board-place-kure = Kure
board-place-osaka = Osaka
board-place-maizuru = Maizuru
board-place-tokio = Tokyo
board-place-yokosuka = Yokosuka
board-place-hakodate = Hakodate
board-place-niigata = Niigata
board-place-sendai = Sendai
board-place-aomori = Aomori
board-place-kagoshima = Kagoshima

## Noms abrégés des pions

board-short-knyaz_suvorov = Souvorov
board-short-imperator_aleksandr_iii = Alexandre III
board-short-sissoi_veliky = Sissoï Veliki
board-short-admiral_nakhimov = Nakhimov
board-short-imperator_nikolai_i = Nicolas Ier
board-short-general_admiral_apraksin = Apraxine
board-short-admiral_senyavin = Seniavine
board-short-admiral_ushakov = Ouchakov
board-short-petropavlovsk = Petropavlovsk

## La carte du siège

board-storm-subtitle = Carte du siège, août à décembre 1904
board-storm-title-second = 旅順港強襲
board-storm-credits = Carte du siège, zones et niveaux reconstitués. Le dessin sert le jeu, pas la topographie.
board-crag = Rochers : les angles ne se touchent pas. 23 et 30 ne sont pas adjacentes, 24 et 33 non plus.
board-sea-west_harbour = Port Ouest
board-sea-second-west_harbour = 西港
board-sea-takhe_bay = Baie de Takhe
board-sea-second-takhe_bay = 大河湾
board-sea-entrance = Entrée du port
board-sea-second-entrance = 港口
board-box-reorganization_japan = Réorganisation japonaise
board-box-reorganization_japan-second = 日本軍再編成
board-box-reorganization_russia = Réorganisation russe
board-box-reorganization_russia-second = ロシア軍再編成
board-box-destroyed = Unités détruites
board-box-destroyed-second = 壊滅
board-month-1 = août
board-month-2 = sept.
board-month-3 = oct.
board-month-4 = nov.
board-month-5 = déc.
board-month-second-1 = 八月
board-month-second-2 = 九月
board-month-second-3 = 十月
board-month-second-4 = 十一月
board-month-second-5 = 十二月
board-legend-level = niveau de défense
board-legend-high_point = point haut, avec son niveau
board-legend-spotted = tir repéré
board-legend-japan = tenue par le Japon
board-legend-russia = tenue par la Russie
board-legend-crag = rochers : pas de passage

## Noms courts des zones

board-short-1 = Tuanshanzi
board-short-13 = Colline 174
board-short-14 = Sigou nord-est
board-short-15 = Shuishiying sud
board-short-16 = Longyan nord
board-short-18 = Namakoyama
board-short-19 = Akasakayama
board-short-20 = Colline 203
board-short-29 = Vallée du Longhe
board-short-33 = Baiyushan
board-short-36 = Montagne d’Or
board-short-37 = Hors carte ouest
board-short-38 = Hors carte est

## Seconde ligne des cartouches

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

## Unités sur la carte, et ce que les lecteurs d’écran disent des zones

board-numbered = { $number } { $name }
board-army = { $owner } : { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
board-plate-units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
board-box-holds = { $name } : { $count ->
    [0] vide
    [one] { $count } unité
   *[other] { $count } unités
}
board-muster = à placer
board-mark-held-japan = tenue par le Japon
board-mark-held-russia = tenue par la Russie
board-marker-storm-level = niveau { $label }
board-marker-storm-high-point = point haut, niveau { $label }
board-marker-storm-spotted = tir repéré ({ $owner })
board-marker-storm-general = général Kondratenko
board-unit = { $name }, { $owner }, { $type }{ $reserve ->
    [1] , réserve
   *[0] { "" }
}{ $spent ->
    [yes] , a agi
   *[no] { "" }
}, { $firepower ->
    [0] sans puissance de feu
   *[other] puissance de feu { $firepower }
}, défense { $defence }, mouvement { $movement }{ $range ->
    [0] { "" }
   *[other] , portée { $range }
}

## Les hex et la carte de Midway

board-keys-grid = Les flèches vont d’un hex à l’autre, de même que les lettres Q W E A S D dans six directions. Entrée choisit, Espace va aux pions de l’hex, Échap en revient, le point d’interrogation demande pourquoi pas.
board-force = { $owner } : { $what }
board-of-type = { $count } × { $type }
board-seen = vu au tour { $turn }
board-now = vu
board-letter-us = É
board-ground-sea = haute mer
board-storm-front = Front de tempête
board-mark-storm = tempête
board-mark-searched = exploré ce tour
board-mark-target = cible d’un raid
board-mark-held-us = tenu par les États-Unis
board-mark-machinery = immobilisé
board-mark-armament = ne peut pas tirer
board-mark-deck = sur le pont
board-mark-hangar = au hangar
board-mark-mission = en mission
board-mark-search = en reconnaissance
board-mark-raid = en raid
board-mark-cover = en couverture
board-mark-shaken = ébranlé
board-mark-broken = brisé
board-hull = { $name }, { $owner }, { $type }{ $damaged ->
    [yes] , endommagé
   *[no] { "" }
}
board-squadron = { $name }, { $owner }, { $type }, { $aircraft ->
    [one] { $aircraft } avion
   *[other] { $aircraft } avions
}{ $wait ->
    [0] { "" }
    [one] , prêt dans { $wait } tour
   *[other] , prêt dans { $wait } tours
}
board-battalion = { $name }, { $owner }, { $type }
board-type-cv = porte-avions
board-type-cvl = porte-avions léger
board-type-bb = cuirassé
board-type-ca = croiseur lourd
board-type-cl = croiseur léger
board-type-dd = destroyer
board-type-tt = transport
board-type-ss = sous-marin
board-type-group = navires de classe inconnue
board-type-fg = chasseurs
board-type-db = bombardiers en piqué
board-type-tb = avions torpilleurs
board-type-hb = bombardiers à haute altitude
board-type-rc = avions de reconnaissance
board-type-ts = bataillon
board-island-midway = Midway
board-island-kure = Kure
board-island-pearl_and_hermes = Pearl et Hermes
board-island-lisianski = Lisianski
board-island-laysan = Laysan
board-island-gardner = Gardner
board-midway-second = ミッドウェー
board-midway-subtitle = Le Pacifique central, du 3 au 6 juin 1942
board-midway-credits = Îles selon les positions publiées. Grille, tempête et dorsale reconstituées.
board-midway-day-1 = 3 juin
board-midway-day-2 = 4 juin
board-midway-day-3 = 5 juin
board-midway-day-4 = 6 juin
board-steps-left = { $count ->
    [one] encore { $count } pas
   *[other] encore { $count } pas
}
board-turn-home = demi-tour ici
board-no-way-home = pas de retour
board-lens-known = Ce que je sais
board-lens-known-help = Où peut se trouver à présent tout ce qui a été repéré
board-mark-reach = un contact peut être ici
board-mark-planned = comme prévu
board-mark-located = vu de l’ennemi
board-decks = Ponts et bases
board-deck-holds = avions : { $aircraft } sur { $capacity }
board-deck-aircraft = { $aircraft ->
    [one] { $aircraft } avion
   *[other] { $aircraft } avions
}
board-lane-deck = Pont
board-lane-hangar = Hangar
board-lane-mission = Mission

## The flight clock

board-clock = Horloge des vols
board-clock-help = Où se trouve chaque avion en vol, pas à pas
board-clock-step = Pas { $step } sur { $steps }
board-clock-met = les deux camps en { $places }
board-clock-run = Lancer l’horloge
board-clock-stop = Arrêter l’horloge
board-value-points = { $count ->
    [one] { $count } point s’il est coulé
   *[other] { $count } points s’il est coulé
}
board-value-pause = { $count ->
    [0] peut se déplacer à chaque tour
    [one] attend { $count } tour après chaque mouvement
   *[other] attend { $count } tours après chaque mouvement
}
board-value-capacity = avions au plus : { $count }
board-value-range = rayon d’action { $count } hex, retour compris
board-value-reach = { $count ->
    [0] vu ce tour
    [one] a pu parcourir { $count } hex depuis
   *[other] a pu parcourir { $count } hex depuis
}

## Batailles par contingents

board-height = niveau { $height }
board-facing = orientation { $facing }
board-turn-to = se tourner vers { $facing }
board-zone = dans la zone de contrôle : { $owner }
board-ran-unit = { $name }, { $owner }, { $type }{ $damaged ->
    [yes] , désorganisé
   *[no] {""}
}, qualité { $tq }, mouvement { $ma }{ $hits ->
    [0] {""}
    [one] , { $hits } hit
   *[other] , { $hits } hits
}{ $spent ->
    [yes] , a exécuté son ordre
   *[no] {""}
}
board-ran-busho = { $name }, { $owner }, { $type }, momentum { $momentum }
board-ran-camp = { $name }, { $owner }, { $type }, qualité { $tq }{ $hits ->
    [0] {""}
    [one] , { $hits } hit
   *[other] , { $hits } hits
}
board-ran-samurai = { $name }, { $owner }, { $type }, portée { $range }, combat { $combat }, endurance { $endurance }
board-mark-hatamoto = hatamoto
board-mark-open = en ordre épars
board-mark-fired = a tiré
board-mark-engaged = engagé
board-mark-bound = doit charger
board-mark-moved = a bougé
board-mark-chief = So-Taïsho
board-mark-phase = donne des ordres
board-mark-active = actif
board-mark-finished = terminé
board-mark-wounded = blessé
board-mark-shamed = a perdu la face
board-mark-replaced = remplacé
board-mark-inspired = inspiré
board-mark-command = à portée de commandement
board-mark-arc = sous son tir
board-marker-ran-engaged = engagé
board-lens-zones = Zones
board-lens-zones-help = Les zones de contrôle des deux armées
board-value-tq = qualité de troupe { $count }
board-value-ma = potentiel de mouvement { $count }
board-value-momentum = momentum { $count }
board-value-combat = combat { $count }
board-value-endurance = endurance { $count }

## The maps of RAN: titles, days, names of places

board-legend-road = route
board-legend-heights = niveaux
board-ran-credits = Terrain dessiné d’après les récits de la bataille, reconstitué. Hexagones d’environ 90 mètres.

board-ran-nunobeyama = Nunobeyama
board-ran-nunobeyama-day = 20 mars 1570 · Amako contre Mori
board-ran-nunobeyama-mt_fube_amako_camp = mont Fube, camp Amako
board-ran-nunobeyama-nakayama_climb = montée de Nakayama
board-ran-nunobeyama-mizutani_climb = montée de Mizutani
board-ran-nunobeyama-fube_village = Fube
board-ran-nunobeyama-back_path = sentier détourné

board-ran-suriagehara = Suriagehara
board-ran-suriagehara-day = 17 juillet 1589 · Date contre Ashina
board-ran-suriagehara-takamori = Takamori
board-ran-suriagehara-yagamori = Yagamori
board-ran-suriagehara-mt_bandai_slopes = pentes du mont Bandai
board-ran-suriagehara-suriagehara = Suriagehara
board-ran-suriagehara-nippashi_bridge = pont de Nippashi

board-ran-nagakute = Nagakute
board-ran-nagakute-day = 18 mai 1584 · Tokugawa contre Ikeda
board-ran-nagakute-tokugawa_hill = Maeyama
board-ran-nagakute-northern_mountain = montagne du nord
board-ran-nagakute-gifudake = Gifudake
board-ran-nagakute-hotokegane = Hotokegane
board-ran-nagakute-ikeda_camp = camp Ikeda

board-ran-mimasetoge = Mimasetoge
board-ran-mimasetoge-day = 16 novembre 1569 · Takeda contre Hojo
board-ran-mimasetoge-takeda_camp = camp Takeda
board-ran-mimasetoge-mimase_pass = col de Mimase
board-ran-mimasetoge-shida_pass = col de Shida
board-ran-mimasetoge-mimase_village = Mimase

board-ran-mimigawa = Mimigawa
board-ran-mimigawa-day = 10 décembre 1578 · Shimazu contre Otomo
board-ran-mimigawa-matsuyama = Matsuyama
board-ran-mimigawa-takajo = Takajo
board-ran-mimigawa-takajo_river = rivière Takajo
board-ran-mimigawa-nokubi_camp = camp de Nokubi
board-ran-mimigawa-kawara_camp = camp de Kawara
board-ran-mimigawa-matsubara_camp = camp de Matsubara
board-ran-mimigawa-shimozuru = Shimozuru
board-ran-mimigawa-nejirozaka = Nejirozaka
board-ran-mimigawa-chausubaru = Chausubaru
board-ran-mimigawa-takehatogafuchi = Takehatogafuchi

board-ran-okitanawate = Okitanawate
board-ran-okitanawate-day = 4 mai 1584 · Shimazu contre Ryuzoji
board-ran-okitanawate-ryuzoji_camp = camp Ryuzoji
board-ran-okitanawate-okita_causeway = chaussée d’Okita
board-ran-okitanawate-great_gate = grande porte
board-ran-okitanawate-moritake = Moritake
board-ran-okitanawate-maeyama = Maeyama
board-ran-okitanawate-beach_road = route de la plage
board-ran-okitanawate-ariake_sea = mer d’Ariake
board-ran-okitanawate-shimabara = Shimabara

board-ran-tennoji = Tennoji
board-ran-tennoji-day = 3 juin 1615 · Toyotomi contre Tokugawa
board-ran-tennoji-chausuyama = Chausuyama
board-ran-tennoji-shitennoji = Shitennoji
board-ran-tennoji-okayama = Okayama
board-ran-tennoji-koshindo = Koshindo
board-ran-tennoji-nekoma_brook = ruisseau Nekoma
board-ran-tennoji-kawazoko_pond = étang Kawazoko
board-ran-tennoji-abeno = Abeno
board-ran-tennoji-kuwazu = Kuwazu
board-ran-tennoji-imamiya = Imamiya
board-ran-tennoji-tengachaya = Tengachaya
board-ran-tennoji-tokugawa_camp = camp Tokugawa
board-ran-tennoji-toyotomi_camp = camp Toyotomi
board-ran-tennoji-kishu_road = route de Kishu
