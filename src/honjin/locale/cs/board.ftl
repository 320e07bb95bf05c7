### Mapa: co na ní stojí a co přečte čtečka obrazovky.

## Mapa a pohled

board-chart = Mapa
board-keys = Šipky procházejí mapu. Enter vybere, mezerník přejde k žetonům místa, Escape se vrátí, otazník se zeptá, proč ne.
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-fit = Celá mapa
board-allowed = { $name }, lze zvolit

## Co na ní leží

board-roadstead = Kotviště
board-shipyard = Loděnice
board-armies = Armády
board-japan-reach = všechna moře kromě Žlutého
board-landing = výsadek
board-blockade = Blokáda
board-initiative = Iniciativa
board-turn = Kolo
board-control-points = Body nadvlády
board-yard-lost = ztráta loděnice
board-port-falls = pád přístavu
board-hold-to-win = nutno držet
board-bonus-die = 1–3: +1
board-arrived =
    Baltská flotila
    připlula
board-letter-japan = J
board-letter-russia = R
board-mark-fallen = padl
board-mark-contested = sporné
board-armies-here = { $count ->
    [one] { $count } armáda
    [few] { $count } armády
   *[other] { $count } armád
}
board-pile = { $where }, { $owner }: { $numbers }
board-plate-ships = { $count ->
    [one] { $count } loď
    [few] { $count } lodě
   *[other] { $count } lodí
}
board-plate-speed = rychlost { $count }
board-plate-firepower = palebná síla { $count }
board-ship = { $name }, { $owner }, { $type }{ $damaged ->
    [yes] , poškozená
   *[no] { "" }
}, rychlost { $speed }, palebná síla { $firepower }, { $hits ->
        [one] potopí ji { $hits } zásah
        [few] potopí ji { $hits } zásahy
       *[other] potopí ji { $hits } zásahů
    }

## Jména na mapě

board-subtitle = Válka na moři
board-years = 1904 – 1905
board-title-second = 旅順
board-credits = Pobřeží: Natural Earth, dnešní. Řeky, železnice a hory přibližně. Herní plán rekonstruován.
board-sea-tsushima = Cušima
board-second-yellow_sea = 黄海
board-second-tsushima = 対馬
board-second-east_china_sea = 東シナ海
board-second-philippine_sea = フィリピン海
board-second-pacific_ocean = 太平洋
board-second-sea_of_japan = 日本海
board-land-manchuria = Mandžusko
board-land-korea = Korea
board-land-china = Čína
board-land-honshu = Honšú
board-land-kiushiu = Kjúšú
board-land-shikoku = Šikoku
board-land-yezo = Jezo
board-land-maritime_province = Přímoří
board-place-peking = Peking
board-place-tientsin = Tiencin
board-place-newchwang = Niou-čuang
board-place-dalny = Dalnyj
board-place-chefoo = Č'-fu
board-place-wei_hai_wei = Wej-chaj-wej
board-place-tsingtau = Čching-tao
board-place-shanghai = Šanghaj
board-place-ningpo = Ning-po
board-place-chemulpo = Čemulpo
board-place-seoul = Soul
board-place-fusan = Pusan
board-place-gensan = Wonsan
board-place-harbin = Charbin
board-place-sasebo = Sasebo
board-place-nagasaki = Nagasaki
board-place-kure = Kure
board-place-osaka = Ósaka
board-place-maizuru = Maizuru
board-place-tokio = Tokio
board-place-yokosuka = Jokosuka
board-place-hakodate = Hakodate
board-place-niigata = Niigata
board-place-sendai = Sendai
board-place-aomori = Aomori
board-place-kagoshima = Kagošima

## Krátká jména na žetonech

board-short-knyaz_suvorov = Suvorov
board-short-imperator_aleksandr_iii = Alexandr III
board-short-sissoi_veliky = Sisoj Velikij
board-short-admiral_nakhimov = Nachimov
board-short-imperator_nikolai_i = Nikolaj I
board-short-general_admiral_apraksin = Apraksin
board-short-admiral_senyavin = Senjavin
board-short-admiral_ushakov = Ušakov
board-short-petropavlovsk = Petropavlovsk

## Mapa obléhání

board-storm-subtitle = Mapa obléhání, srpen až prosinec 1904
board-storm-title-second = 旅順港強襲
board-storm-credits = Mapa obléhání, oblasti a úrovně rekonstruovány. Tvary slouží hře, nikoli zeměměřictví.
board-crag = Skály: rohy se nestýkají. 23 a 30 spolu nesousedí, stejně tak 24 a 33.
board-sea-west_harbour = Západní přístav
board-sea-second-west_harbour = 西港
board-sea-takhe_bay = Zátoka Ta-che
board-sea-second-takhe_bay = 大河湾
board-sea-entrance = Vjezd
board-sea-second-entrance = 港口
board-box-reorganization_japan = Japonská reorganizace
board-box-reorganization_japan-second = 日本軍再編成
board-box-reorganization_russia = Ruská reorganizace
board-box-reorganization_russia-second = ロシア軍再編成
board-box-destroyed = Zničené jednotky
board-box-destroyed-second = 壊滅
board-month-1 = srp
board-month-2 = zář
board-month-3 = říj
board-month-4 = lis
board-month-5 = pro
board-month-second-1 = 八月
board-month-second-2 = 九月
board-month-second-3 = 十月
board-month-second-4 = 十一月
board-month-second-5 = 十二月
board-legend-level = úroveň obrany
board-legend-high_point = klíčová výšina s úrovní
board-legend-spotted = odhalená palba
board-legend-japan = drží Japonsko
board-legend-russia = drží Rusko
board-legend-crag = skály: nelze projít

## Krátká jména oblastí

board-short-1 = Tchuan-šan-c'
board-short-13 = Kóta 174
board-short-14 = S'-kou SV
board-short-15 = Šuej-š'-jing jih
board-short-16 = Lung-jen sever
board-short-18 = Namakojama
board-short-19 = Akasakajama
board-short-20 = Kóta 203
board-short-29 = Údolí Lung-che
board-short-33 = Paj-jü-šan
board-short-36 = Zlatá hora
board-short-37 = Mimo mapu západ
board-short-38 = Mimo mapu východ

## Druhý řádek štítků

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

## Jednotky na mapě a co uslyší čtečka o oblastech

board-numbered = { $number } { $name }
board-army = { $owner }: { $count ->
    [one] { $count } jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
board-plate-units = { $count ->
    [one] { $count } jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
board-box-holds = { $name }: { $count ->
    [0] prázdné
    [one] { $count } jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
board-muster = k rozmístění
board-mark-held-japan = drží Japonsko
board-mark-held-russia = drží Rusko
board-marker-storm-level = úroveň { $label }
board-marker-storm-high-point = klíčová výšina, úroveň { $label }
board-marker-storm-spotted = odhalená palba ({ $owner })
board-marker-storm-general = generál Kondratěnko
board-unit = { $name }, { $owner }, { $type }{ $reserve ->
    [1] , záložní
   *[0] { "" }
}{ $spent ->
    [yes] , odehraná
   *[no] { "" }
}, { $firepower ->
    [0] bez palebné síly
   *[other] palebná síla { $firepower }
}, obrana { $defence }, pohyb { $movement }{ $range ->
    [0] { "" }
   *[other] , dosah { $range }
}

## Hexy a mapa Midway

board-keys-grid = Šipky přecházejí z hexu na hex, stejně tak písmena Q W E A S D do šesti směrů. Enter vybere, mezerník přejde k žetonům hexu, Escape se vrátí, otazník se zeptá, proč ne.
board-force = { $owner }: { $what }
board-of-type = { $count } × { $type }
board-seen = pozorováno: { $turn }. kolo
board-now = teď
board-letter-us = U
board-ground-sea = širé moře
board-storm-front = Bouřková fronta
board-mark-storm = bouře
board-mark-searched = prohledáno v tomto kole
board-mark-target = cíl náletu
board-mark-held-us = drží Spojené státy
board-mark-machinery = znehybněná
board-mark-armament = nemůže střílet
board-mark-deck = na palubě
board-mark-hangar = v hangáru
board-mark-mission = na misi
board-mark-search = na průzkumu
board-mark-raid = na náletu
board-mark-cover = kryje
board-mark-shaken = otřesený
board-mark-broken = rozvrácený
board-hull = { $name }, { $owner }, { $type }{ $damaged ->
    [yes] , poškozená
   *[no] { "" }
}
board-squadron = { $name }, { $owner }, { $type }, { $aircraft ->
    [one] { $aircraft } letoun
    [few] { $aircraft } letouny
   *[other] { $aircraft } letounů
}{ $wait ->
    [0] { "" }
    [one] , připravena za { $wait } kolo
    [few] , připravena za { $wait } kola
   *[other] , připravena za { $wait } kol
}
board-battalion = { $name }, { $owner }, { $type }
board-type-cv = letadlová loď
board-type-cvl = lehká letadlová loď
board-type-bb = bitevní loď
board-type-ca = těžký křižník
board-type-cl = lehký křižník
board-type-dd = torpédoborec
board-type-tt = transportní loď
board-type-ss = ponorka
board-type-group = lodě neznámé třídy
board-type-fg = stíhači
board-type-db = střemhlavé bombardéry
board-type-tb = torpédové bombardéry
board-type-hb = výškové bombardéry
board-type-rc = průzkumné letouny
board-type-ts = prapor
board-island-midway = Midway
board-island-kure = Kure
board-island-pearl_and_hermes = Pearl a Hermes
board-island-lisianski = Lisjanského ostrov
board-island-laysan = Laysan
board-island-gardner = Gardner
board-midway-second = ミッドウェー
board-midway-subtitle = Střední Tichomoří, 3. až 6. června 1942
board-midway-credits = Ostrovy podle zveřejněných poloh. Síť, bouře a hřbet jsou rekonstrukce.
board-midway-day-1 = 3. června
board-midway-day-2 = 4. června
board-midway-day-3 = 5. června
board-midway-day-4 = 6. června
board-steps-left = { $count ->
    [one] zbývá { $count } krok
    [few] zbývají { $count } kroky
   *[other] zbývá { $count } kroků
}
board-turn-home = odtud zpět
board-no-way-home = bez návratu
board-lens-known = Co vím
board-lens-known-help = Kde teď může být všechno, co bylo spatřeno
board-mark-reach = může tu být něco spatřeného
board-mark-planned = podle plánu
board-mark-located = nepřítel o ní ví
board-decks = Paluby a základny
board-deck-holds = { $aircraft } z { $capacity } letounů
board-deck-aircraft = { $aircraft ->
    [one] { $aircraft } letoun
    [few] { $aircraft } letouny
   *[other] { $aircraft } letounů
}
board-lane-deck = Paluba
board-lane-hangar = Hangár
board-lane-mission = Mise

## The flight clock

board-clock = Průběh letů
board-clock-help = Kde je krok za krokem každý letoun ve vzduchu
board-clock-step = Krok { $step } z { $steps }
board-clock-met = setkání obou stran: { $places }
board-clock-run = Spustit průběh letů
board-clock-stop = Zastavit průběh letů
board-value-points = { $count ->
    [one] { $count } bod za potopení
    [few] { $count } body za potopení
   *[other] { $count } bodů za potopení
}
board-value-pause = { $count ->
    [0] může plout každé kolo
    [one] po každém pohybu { $count } kolo čeká
    [few] po každém pohybu { $count } kola čeká
   *[other] po každém pohybu { $count } kol čeká
}
board-value-capacity = { $count ->
    [one] kapacita { $count } letoun
    [few] kapacita { $count } letouny
   *[other] kapacita { $count } letounů
}
board-value-range = { $count ->
    [one] dolet { $count } hex i s návratem
    [few] dolet { $count } hexy i s návratem
   *[other] dolet { $count } hexů i s návratem
}
board-value-reach = { $count ->
    [0] pozorováno v tomto kole
    [one] od té doby mohlo urazit { $count } hex
    [few] od té doby mohlo urazit { $count } hexy
   *[other] od té doby mohlo urazit { $count } hexů
}

## Bitvy po oddílech

board-height = výška { $height }
board-facing = orientace { $facing }
board-turn-to = otočit: { $facing }
board-zone = v zóně kontroly: { $owner }
board-ran-unit = { $name }, { $owner }, { $type }{ $damaged ->
    [yes] , dezorganizovaná
   *[no] {""}
}, kvalita { $tq }, pohyblivost { $ma }{ $hits ->
    [0] {""}
    [one] , { $hits } ztráta
    [few] , { $hits } ztráty
   *[other] , { $hits } ztrát
}{ $spent ->
    [yes] , rozkaz splněn
   *[no] {""}
}
board-ran-busho = { $name }, { $owner }, { $type }, momentum { $momentum }
board-ran-camp = { $name }, { $owner }, { $type }, kvalita { $tq }{ $hits ->
    [0] {""}
    [one] , { $hits } ztráta
    [few] , { $hits } ztráty
   *[other] , { $hits } ztrát
}
board-ran-samurai = { $name }, { $owner }, { $type }, dosah { $range }, boj { $combat }, výdrž { $endurance }
board-mark-hatamoto = hatamoto
board-mark-open = v rozvolněné formaci
board-mark-fired = po palbě
board-mark-engaged = v boji
board-mark-bound = musí zaútočit
board-mark-moved = po pohybu
board-mark-chief = sótaišó
board-mark-phase = vydává rozkazy
board-mark-active = aktivní
board-mark-finished = hotov
board-mark-wounded = zraněn
board-mark-shamed = ztráta tváře
board-mark-replaced = nahrazen
board-mark-inspired = povzbuzen
board-mark-command = v dosahu velení
board-mark-arc = v palebném poli
board-marker-ran-engaged = v boji
board-lens-zones = Zóny
board-lens-zones-help = Zóny kontroly obou armád
board-value-tq = kvalita jednotky { $count }
board-value-ma = pohyblivost { $count }
board-value-momentum = momentum { $count }
board-value-combat = boj { $count }
board-value-endurance = výdrž { $count }

## The maps of RAN: titles, days, names of places

board-legend-road = cesta
board-legend-heights = výška
board-ran-credits = Terén nakreslen podle popisů bitvy, rekonstruován. Hexy asi 90 metrů.

board-ran-nunobeyama = Nunobejama
board-ran-nunobeyama-day = 20. března 1570 · Amako proti klanu Móri
board-ran-nunobeyama-mt_fube_amako_camp = hora Fube, tábor klanu Amako
board-ran-nunobeyama-nakayama_climb = výstup Nakajama
board-ran-nunobeyama-mizutani_climb = výstup Mizutani
board-ran-nunobeyama-fube_village = Fube
board-ran-nunobeyama-back_path = stezka

board-ran-suriagehara = Suriagehara
board-ran-suriagehara-day = 17. července 1589 · Date proti klanu Ašina
board-ran-suriagehara-takamori = Takamori
board-ran-suriagehara-yagamori = Jagamori
board-ran-suriagehara-mt_bandai_slopes = svahy hory Bandai
board-ran-suriagehara-suriagehara = Suriagehara
board-ran-suriagehara-nippashi_bridge = most Nippaši

board-ran-nagakute = Nagakute
board-ran-nagakute-day = 18. května 1584 · Tokugawa proti klanu Ikeda
board-ran-nagakute-tokugawa_hill = Maejama
board-ran-nagakute-northern_mountain = severní hora
board-ran-nagakute-gifudake = Gifudake
board-ran-nagakute-hotokegane = Hotokegane
board-ran-nagakute-ikeda_camp = tábor klanu Ikeda

board-ran-mimasetoge = Mimasetóge
board-ran-mimasetoge-day = 16. listopadu 1569 · Takeda proti klanu Hódžó
board-ran-mimasetoge-takeda_camp = tábor klanu Takeda
board-ran-mimasetoge-mimase_pass = průsmyk Mimase
board-ran-mimasetoge-shida_pass = průsmyk Šida
board-ran-mimasetoge-mimase_village = Mimase

board-ran-mimigawa = Mimigawa
board-ran-mimigawa-day = 10. prosince 1578 · Šimazu proti klanu Ótomo
board-ran-mimigawa-matsuyama = Macujama
board-ran-mimigawa-takajo = Takadžó
board-ran-mimigawa-takajo_river = řeka Takadžó
board-ran-mimigawa-nokubi_camp = tábor Nokubi
board-ran-mimigawa-kawara_camp = tábor Kawara
board-ran-mimigawa-matsubara_camp = tábor Macubara
board-ran-mimigawa-shimozuru = Šimozuru
board-ran-mimigawa-nejirozaka = Nedžirozaka
board-ran-mimigawa-chausubaru = Čausubaru
board-ran-mimigawa-takehatogafuchi = Takehatogafuči

board-ran-okitanawate = Okitanawate
board-ran-okitanawate-day = 4. května 1584 · Šimazu proti klanu Rjúzódži
board-ran-okitanawate-ryuzoji_camp = tábor klanu Rjúzódži
board-ran-okitanawate-okita_causeway = hráz Okita
board-ran-okitanawate-great_gate = velká brána
board-ran-okitanawate-moritake = Moritake
board-ran-okitanawate-maeyama = Maejama
board-ran-okitanawate-beach_road = cesta podél pláže
board-ran-okitanawate-ariake_sea = moře Ariake
board-ran-okitanawate-shimabara = Šimabara

board-ran-tennoji = Tennódži
board-ran-tennoji-day = 3. června 1615 · Tojotomi proti klanu Tokugawa
board-ran-tennoji-chausuyama = Čausujama
board-ran-tennoji-shitennoji = Šitennódži
board-ran-tennoji-okayama = Okajama
board-ran-tennoji-koshindo = Kóšindó
board-ran-tennoji-nekoma_brook = potok Nekoma
board-ran-tennoji-kawazoko_pond = rybník Kawazoko
board-ran-tennoji-abeno = Abeno
board-ran-tennoji-kuwazu = Kuwazu
board-ran-tennoji-imamiya = Imamija
board-ran-tennoji-tengachaya = Tengačaja
board-ran-tennoji-tokugawa_camp = tábor klanu Tokugawa
board-ran-tennoji-toyotomi_camp = tábor klanu Tojotomi
board-ran-tennoji-kishu_road = cesta Kišú
