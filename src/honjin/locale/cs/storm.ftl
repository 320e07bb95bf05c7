### Storm over Port Arthur.

game-title = Storm over Port Arthur
game-short = Storm

## Strany, oblasti, pole

side-japan = Japonsko
side-russia = Rusko
side-none = nikdo

area-1 = Tchuan-šan-c'
area-2 = Ni-che-c'
area-3 = Tchu-čcheng-c'
area-4 = Čou-ťia-tchun
area-5 = Pa-li-čuang
area-6 = Wang-ťia-tien-c'
area-7 = Feng-chuang-šan
area-8 = Chuo-š'-ling
area-9 = Cchao-ťia-tchun
area-10 = Ta-ku-šan
area-11 = Pej-ta-wang-šan
area-12 = Takasakijama
area-13 = Kóta 174
area-14 = Severovýchodní reduta S'-kou
area-15 = Jižní reduty Šuej-š'-jing
area-16 = Severní reduta Lung-jen (Kuropatkinova luneta)
area-17 = Chua-tchou-kou-šan
area-18 = Namakojama
area-19 = Akasakajama
area-20 = Kóta 203
area-21 = I-c'-šan
area-22 = An-c'-šan
area-23 = Sung-šu-šan
area-24 = Er-lung-šan
area-25 = Pchan-lung-šan
area-26 = Tung-ťi-kuan-šan
area-27 = Tchaj-jang-kou
area-28 = Nové město
area-29 = údolí Lung-che
area-30 = Wang-tchaj
area-31 = Paj-jin-šan
area-32 = Lao-tchie-šan
area-33 = Paj-jü-šan (Křepelčí vrch)
area-34 = Staré město
area-35 = Tygří ocas
area-36 = Zlatá hora
area-37 = mimo mapu západ
area-38 = mimo mapu východ

place-off_board = mimo mapu
place-reorganization_japan = japonské pole reorganizace
place-reorganization_russia = ruské pole reorganizace
place-destroyed = zničené
place-waiting = teprve přijdou
place-muster = k rozmístění

month-1 = srpen 1904
month-2 = září 1904
month-3 = říjen 1904
month-4 = listopad 1904
month-5 = prosinec 1904

## Jednotky

kind-infantry = pěchota
kind-machine_gun = kulomet
kind-artillery = dělostřelectvo
kind-engineer = ženisté

type-infantry = pěchota
type-engineer = ženisté
type-machine_gun = kulomet
type-field_gun = polní dělostřelectvo
type-siege_gun = obléhací dělo
type-fortress_gun = pevnostní baterie

service-regular = řadová
service-reserve = záložní

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
unit-j_1d_e = ženisté 1D
unit-j_9d_e = ženisté 9D
unit-j_11d_e = ženisté 11D
unit-j_7d_e = ženisté 7D
unit-j_ind_e = samostatní ženisté
unit-j_1d_a1 = polní dělostřelectvo 1D 1
unit-j_1d_a2 = polní dělostřelectvo 1D 2
unit-j_9d_a1 = horské dělostřelectvo 9D 1
unit-j_9d_a2 = horské dělostřelectvo 9D 2
unit-j_11d_a1 = horské dělostřelectvo 11D 1
unit-j_11d_a2 = horské dělostřelectvo 11D 2
unit-j_7d_a = polní dělostřelectvo 7D
unit-j_2ab_16 = polní dělostřelectvo 2AB 16
unit-j_2ab_17 = polní dělostřelectvo 2AB 17
unit-j_2ab_18 = polní dělostřelectvo 2AB 18
unit-j_s_15h1 = houfnice ráže 15 cm č. 1
unit-j_s_15h2 = houfnice ráže 15 cm č. 2
unit-j_s_12g1 = obléhací dělo ráže 12 cm č. 1
unit-j_s_12g2 = obléhací dělo ráže 12 cm č. 2
unit-j_s_navalg1 = námořní dělo č. 1
unit-j_s_navalg2 = námořní dělo č. 2
unit-j_28_1 = houfnice ráže 28 cm č. 1
unit-j_28_2 = houfnice ráže 28 cm č. 2
unit-j_28_3 = houfnice ráže 28 cm č. 3
unit-j_wc_1 = bílé šerpy 1
unit-j_wc_2 = bílé šerpy 2
unit-j_wc_3 = bílé šerpy 3
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
unit-r_res3 = 3. záložní prapor
unit-r_res4 = 4. záložní prapor
unit-r_res7 = 7. záložní prapor
unit-r_mg_15 = kulomet 15
unit-r_mg_16 = kulomet 16
unit-r_mg_20 = kulomet 20
unit-r_mg_21 = kulomet 21
unit-r_mg_23 = kulomet 23
unit-r_mg_24 = kulomet 24
unit-r_mg_25 = kulomet 25
unit-r_mg_26 = kulomet 26
unit-r_a_18 = baterie 18
unit-r_a_20 = baterie 20
unit-r_a_21 = baterie 21
unit-r_a_22 = baterie 22
unit-r_a_23 = baterie 23
unit-r_a_24 = baterie 24
unit-r_a_26 = baterie 26
unit-r_a_27 = baterie 27
unit-r_a_30 = baterie 30
unit-r_a_31 = baterie 31
unit-r_a_33 = baterie 33
unit-r_a_36 = baterie 36
unit-r_n_1 = námořníci 1
unit-r_n_2 = námořníci 2
unit-r_n_3 = námořníci 3

# As printed on the counters: words, beginnings or initials of words of the names above.
print-MG = Kul
print-Bat = Bat
print-Res = Zál
print-WC = BŠ
print-Navy = Nám
print-Naval = Nám
print-Ind = Sam
print-Eng = Žen
print-FA = PD
print-MA = HD
print-cm = cm

formation-ESR = Východosibiřští střelci (ESR)
formation-MG = Kulomety
formation-Bat = Pevnostní baterie
formation-Res = Záložní prapory
formation-WC = Oddíl bílých šerp
formation-Navy = Námořníci
formation-Naval = Námořní děla
formation-Ind = Samostatní ženisté

## Volitelná pravidla a varianty

switch-naval_troops = Námořníci
switch-naval_troops-help = Rusko dostane ve 3., 4. a 5. kole po jedné jednotce námořníků
switch-white_cord = Oddíl bílých šerp
switch-white_cord-help = Japonsko dostane ve 4. kole tři úderné jednotky a tři jiné odešle do pole reorganizace
switch-kodama = Kodama Gentaró
switch-kodama-help = V 5. kole Japonsko přesune až tři děla do libovolných oblastí, které ovládá
switch-kondratenko = Kondratěnko
switch-kondratenko-help = Jednou za hru Rusko umístí ukazatel; na Rusy, kteří vstupují do jeho oblasti, nikdo nepálí
switch-own_engineers = Ženisté jen vlastní divizi
switch-own_engineers-help = Ženisté pomáhají jen jednotkám své divize; samostatní ženisté všem
switch-one_division = Trojice jen z jedné divize
switch-one_division-help = Jednotky různých divizí jednají společně jen po dvou
switch-one_regiment = Trojice jen z jednoho pluku
switch-one_regiment-help = Jednotky různých pluků jednají společně jen po dvou
switch-engineers_help_next_door = Ženisté pomáhají i vedle
switch-engineers_help_next_door-help = +1 za ženisty platí i pro palbu do sousední oblasti
switch-fire_from_off_board = Palba z oblastí mimo mapu
switch-fire_from_off_board-help = Japonské jednotky smějí pálit a ostřelovat i z oblastí mimo mapu
switch-defensive_fire_halts = Obranná palba zastavuje
switch-defensive_fire_halts-help = Skupina, na kterou se pálilo, nejde dál
switch-retreat_keeps_side = Ústup stranu nemění
switch-retreat_keeps_side-help = Připravená jednotka, která ustoupí za 2 body, zůstane připravená
switch-strengths = Rekonstruované hodnoty
switch-strengths-help = Jiné hodnoty jednotek a oblastí, které pravidla neuvádějí
choice-standard = standardní
choice-first_draft = první návrh (silnější Rusko)

## Jak partie končí

ending-high_point = Japonsko drží klíčovou výšinu
ending-held = všechny klíčové výšiny vydržely pět kol

## Kde jsme

crumb-Storm = Obléhání
crumb-RussianSetUp = Příprava hry: Rusko
crumb-JapaneseSetUp = Příprava hry: Japonsko
crumb-Turn = { $turn }. kolo
crumb-JapaneseArrivals = Příchody: Japonsko
crumb-RussianArrivals = Příchody: Rusko
crumb-Action = Akce: { $side }
crumb-Movement = Přesun: { $side }
crumb-DefensiveFire = Obranná palba: { $area }
crumb-Absorption = Poškození: { $area }
crumb-FurtherRetreat = Ústup: { $unit }

## Na co se hra ptá

ask-set-up = Vyberte oblast pro jednotku { $unit } (zbývá umístit: { $left })
ask-recall = Vyberte pěší jednotku, která se vrátí z pole reorganizace (zbývá: { $left })
ask-place = Vyberte oblast, kam přijde jednotka { $unit }
ask-shift = Vyberte dělo a oblast, kam ho Kodama přesune (zbývá: { $left })
ask-withdraw = Vyberte jednotku, která uvolní místo oddílu bílých šerp (zbývá: { $left })
ask-keep = Vyberte jednotku, která zůstane v poli reorganizace; ostatní tam jsou ztraceny (zůstává: { $left })
ask-kondratenko = Vyberte oblast pro Kondratěnka, nebo ho nechte na později. Umístí se jednou a už se nepřesouvá
ask-action = Vyberte jednotku pro akci, nebo pasujte
ask-group = Vyberte, co jednotky udělají, nebo přidejte další (zatím: { $units })
ask-group-full = Vyberte, co jednotky udělají (zatím: { $units })
ask-march-on = Vyberte, kam skupina pokračuje z oblasti { $area }, nebo zastavte (zbývající body pohybu: { $points })
ask-defensive-fire = Do oblasti { $area } { $units_count ->
    [one] vstupuje jednotka { $units }
   *[other] vstupují jednotky { $units }
}. Pálit?
ask-absorb = Vyberte, jak pokrýt poškození v oblasti { $area } (zbývající body: { $left })
ask-retreat-on = Oblast { $area } je plná. Vyberte, kam odtud ustoupí jednotka { $unit }

## Co lze vybrat

option-Place = { $area }
option-PlaceTheRest = zbytek rozmístit obvyklým způsobem
option-Recall = vrátit do hry: { $unit }
option-Keep = ponechat: { $unit }
option-Withdraw = uvolnit místo: { $unit }
option-Shift = { $unit } → { $area }
option-EndShifts = další děla nepřesouvat
option-PlaceKondratenko = Kondratěnko → { $area }
option-NotNow = teď ne
option-Pick = { $unit }
option-Pass = pasovat
option-Bombard = ostřelovat oblast { $area }
option-Fire = pálit do oblasti { $area }
option-March = přesunout do oblasti { $area }{ $by_id ->
    [none] {""}
   *[other] {" "}přes oblast { $by }
}
option-Through = projít oblastí { $area } a pokračovat
option-Halt = zastavit
option-Shoot = pálit
option-HoldFire = nepálit
option-Flip = otočit: { $unit }
option-Retreat = { $area_id ->
    [none] ustoupit: { $unit } (není kam, do pole reorganizace)
   *[other] ustoupit: { $unit } → { $area }
}
option-Remove = odstranit: { $unit } → pole reorganizace
option-Lose = obětovat: { $unit }
option-AbsorbForMe = zbytek pokrýt za mě

## Proč ne

why-no-such-unit = Jednotka { $unit } v této partii není.
why-not-your-unit = Jednotka { $unit } není vaše.
why-not-in-play = Jednotka { $unit } patří k volitelnému pravidlu, které se nehraje.
why-not-on-the-map = Jednotka { $unit } není mezi vašimi jednotkami na mapě.
why-has-acted = Jednotka { $unit } je odehraná: znovu může jednat v příštím kole.
why-nothing-to-do = Jednotka { $unit } v oblasti { $area } nemá cíl na dosah a nemá se kam přesunout.
why-pick-units-first = Nejdřív vyberte jednotky, potom jejich akci.
why-undo-to-pass = Jednotky pro akci už jsou vybrané; vraťte výběr zpět, potom lze pasovat.
why-not-a-set-up-area = Jednotka { $unit } nemůže začínat v oblasti { $area }.
why-ten-units = Oblast { $area } je plná: jedna strana v ní smí mít nejvýš deset jednotek.
why-off-board-only = Jednotka { $unit } je doplnění: přichází do oblasti mimo mapu.
why-towns-only = Oblast { $area } není jedno z obou měst: ruské jednotky přicházejí do Nového nebo Starého města.
why-not-under-control = Oblast { $area } neovládáte.
why-been-there = Skupina už v oblasti { $area } byla: trasa se nikdy nevrací.
why-costs-more = To by pokrylo víc, než kolik bodů zbývá ({ $left }): pokrýt víc než celé poškození nelze ({ $unit }).
why-came-this-turn = Jednotka { $unit } přišla až v tomto kole: místo uvolňují ty, které na mapě už stály.
why-no-gun-of-yours = Jednotka { $unit } není japonské dělo: Kodama přesouvá jen dělostřelectvo.
why-shifted-already = Jednotku { $unit } už Kodama přesunul.
why-shift-elsewhere = Jednotka { $unit } už v oblasti { $area } je.
why-other-side = Do oblasti { $area } lze vstoupit z více stran: určete, přes kterou oblast, protože tam palba jednotky odhodí.
why-no-common-target = Jednotka { $unit } a vybrané dělo nemají žádný cíl v dosahu obou.
why-no-room-for-more = S jednotkou { $unit } se skupina nikam nevejde: strana smí mít v oblasti nejvýš deset jednotek.
why-not-in-the-box = Jednotka { $unit } není ve vašem poli reorganizace.
why-only-infantry-returns = Jednotka { $unit } není pěchota: z pole reorganizace se vrací jen pěchota.
why-white-cord-is-gone = Jednotka { $unit } patří k oddílu bílých šerp a nikdy se nevrací.
why-no-kondratenko = Nemáte ukazatel Kondratěnko, který byste mohli umístit.
why-kondratenko-placed = Kondratěnko už byl umístěn: nepřesouvá se a nevrací se.
why-not-in-the-same-area = Jednotka { $unit } není v oblasti { $area }: společná akce začíná v jedné oblasti.
why-picked-already = Jednotka { $unit } už je vybraná.
why-group-is-full = Jednotku { $unit } nelze přidat: skupina má nejvýš tři jednotky.
why-reserves-in-pairs = Jednotku { $unit } nelze přidat: se záložní jednotkou má skupina nejvýš dvě jednotky.
why-not-one-formation = Jednotku { $unit } nelze přidat: trojice musí být z jednoho útvaru.
why-nothing-in-common = Jednotka { $unit } nemůže s vybranými jednotkami nic udělat společně.
why-only-guns-bombard = Ostřeluje jen dělostřelectvo a jedna z vybraných jednotek jím není.
why-two-equal-guns = Společně ostřelují nejvýš dvě děla, a to jen se stejnou palebnou silou.
why-only-riflemen-fire = Pálí jen pěchota a kulomety a jedna z vybraných jednotek mezi ně nepatří.
why-not-from-off-board = Z oblasti mimo mapu se nepálí ani neostřeluje.
why-not-off-board = Do oblastí mimo mapu střílet nelze ({ $area }).
why-no-enemy-there = V oblasti { $area } není nepřátelská jednotka.
why-out-of-range = Oblast { $area } je mimo dosah (vzdálenost: { $distance }).
why-not-observed = Oblast { $area } nesousedí s oblastí, kterou ovládáte.
why-not-next-to = Oblast { $area } je příliš daleko: palba dosáhne do vlastní oblasti a do sousedních.
why-cannot-move = Jedna z vybraných jednotek má pohyb 0 a nemůže se přesunout.
why-there-already = Skupina už je v oblasti { $area }.
why-japanese-only = Do oblasti { $area } smějí jen japonské jednotky.
why-no-going-on = Vyberte obyčejný přesun do oblasti { $area }: skupina by odtud nemohla pokračovat, nebo tam na ni nikdo nečíhá.
why-out-of-reach = Oblast { $area } je příliš daleko (body pohybu: { $points }).
why-not-hit = Jednotka { $unit } nepatří k zasaženým jednotkám (oblast: { $area }).
why-one-point-destroys = Jednotku { $unit } (oblast: { $area }) lze jen zničit, za 1 bod: je to dělo nebo kulomet.
why-not-a-gun = Jednotka { $unit } (oblast: { $area }) není dělo ani kulomet: otočí se, ustoupí, nebo se odstraní.
why-inactive-already = Jednotku { $unit } (oblast: { $area }) nelze otočit: je odehraná, nebo se tak počítá, protože ji palba zastihla při přesunu.
why-white-cord-stays = Jednotka { $unit } (oblast: { $area }) patří k oddílu bílých šerp a neustupuje.
why-no-haven = { $area_id ->
    [none] Jednotka { $unit } má kam ustoupit: vyberte oblast.
   *[other] Jednotka { $unit } nemůže ustoupit do oblasti { $area }: přednost mají vlastní oblasti s nejmenším počtem nepřátel, potom prázdné.
}
why-all-points-must-be-used = Takto jednotku { $unit } použít nelze: nesmí pokrýt víc, než kolik bodů zbývá ({ $left }), a nesmí zbýt nic, co by pokrýt šlo.
why-one-at-a-time = Nejdřív dokončete ústup jednotky { $unit }.

## Co se stalo

event-UnitPlaced = { $side }: { $unit } → { $area }
event-UnitRecalled = { $side }, doplnění: { $unit } → { $area }
event-UnitsWrittenOff = { $side }, ztráty v poli reorganizace: { $units }
event-UnitWithdrawn = { $side }: { $unit }, { $area } → pole reorganizace
event-GunShifted = { $side }, Kodama: { $unit }, { $origin } → { $area }
event-KondratenkoPlaced = Kondratěnko na místě: { $area }
event-KondratenkoFell = Kondratěnko padl: { $area }
event-TurnBegan = { $turn }. kolo{ $turn ->
    [1] , { month-1 }
    [2] , { month-2 }
    [3] , { month-3 }
    [4] , { month-4 }
    [5] , { month-5 }
   *[other] {""}
}
event-Passed = { $side } pasuje
event-TurnEnded = Konec { $turn }. kola: všechny jednotky jsou připravené
event-MatchDecided = { $winner_id ->
    [japan] Vítěz: Japonsko
   *[russia] Vítěz: Rusko
} ({ $how ->
    [high_point] klíčová výšina v japonských rukou: { $area }
   *[held] všechny klíčové výšiny vydržely pět kol
})
event-ActionBegan = { $side }: akce
event-Shot = { $side }, { $kind ->
    [bombardment] ostřelování { $origin } → { $area }
    [fire] palba { $origin } → { $area }
   *[defensive_fire] obranná palba, { $area }
} ({ $units }): kostky { $dice } + { $attack } = { $attack_total }, proti tomu { $defence }{ $defence_count ->
    [1] {""}
   *[other] {" "}= { $defence_total }
} – { $points ->
    [0] bez poškození
    [one] { $points } bod poškození
    [few] { $points } body poškození
    [many] { $points } bodu poškození
   *[other] { $points } bodů poškození
}
event-UnitsSpent = { $units_count ->
    [one] Odehraná jednotka
   *[other] Odehrané jednotky
}: { $units }
event-FireSpotted = { $side }, odhalená palba: { $area }
event-UnitsEntered = { $side }: { $origin } → { $area }{ $by_count ->
    [0] {""}
    [one] , přes oblast { $by }
   *[other] , přes oblasti { $by }
} ({ $units }; { $points ->
    [one] { $points } bod pohybu
    [few] { $points } body pohybu
    [many] { $points } bodu pohybu
   *[other] { $points } bodů pohybu
})
event-FireHeld = { $side } nepálí: { $area }
event-UnitFlipped = Otočená jednotka: { $unit }
event-UnitRetreated = { $side }, ústup: { $unit }, { $origin } → { $area } – { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
event-UnitRemoved = { $side }: { $unit }, { $origin } → pole reorganizace ({ $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}{ $nowhere_to_go ->
    [yes] , není kam ustoupit
   *[no] {""}
})
event-UnitDestroyed = { $side }, zničená jednotka: { $unit } ({ $origin })
event-PointsVoid = Body poškození, které nelze pokrýt, propadají: { $points }
event-AreaTaken = { $side } získává oblast { $area }

## Co přineslo kolo

report-turn = Konec kola
count-actions = Akce
count-removed = Do pole reorganizace
count-destroyed = Zničeno

## Jak se počítá střelba

mod-firepower = palebná síla
mod-others = další jednotky
mod-engineer = ženisté
mod-defence = nejvyšší obrana
mod-level = úroveň obrany

## O co jde

goal = Nejvýš pět kol, od srpna do prosince 1904. Pět oblastí pevnosti tvoří klíčové výšiny ▲. Ovládá-li Japonsko na konci kteréhokoli kola jednu z nich, ihned vítězí. Nemá-li žádnou ani na konci 5. kola, vítězí Rusko.
goal-turn = Jedno kolo: přijdou posily a doplnění. Potom strany střídavě jednají, Japonsko první: několik jednotek z jedné oblasti ostřeluje, pálí nebo se přesune a pak jsou odehrané. Dvě pasování po sobě kolo ukončí a všechny jednotky jsou znovu připravené.
goal-japan = Hrajete za Japonsko. Připravení obránci pálí na každého, kdo vstoupí, proto opevnění před útokem ostřelujte. Uvnitř už jeho úroveň obrany proti vaší palbě neplatí a ženisté přidávají 1. Oblast je vaše, jakmile v ní nezbude žádný Rus. Dělo zničí jediný bod poškození, proto k obléhacím dělům nejdřív pošlete pěchotu: může zásahy pokrýt místo nich.
goal-russia = Hrajete za Rusko. Na klíčových výšinách držte připravenou pěchotu a kulomety: pálí na každou skupinu, která vstoupí, a zůstávají připravené. Palba do sousední oblasti vás do konce kola připraví o vlastní úroveň obrany. Ze ztracené pěchoty se každé kolo vrací polovina.

## Na mapě

scene-turn = { $turn }. kolo z { $turns }{ $turn ->
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
        [0] {" "}– sporné: { $areas }
       *[other] : { $areas }
    }
}
brief-scene-badge = ▲ { $held }/{ $all }
scene-held = Klíčové výšiny v japonských rukou: { $held } z { $all }{ $held ->
    [0] {""}
   *[other] {" "}({ $areas })
}
scene-fought-over = Sporné klíčové výšiny: { $areas }
scene-nearest = Nejblíž japonské oblasti: { $areas } ({ $steps ->
    [1] sousední oblast
   *[other] vzdálenost { $steps }
})
scene-boxes = V polích reorganizace: Japonsko { $japan }, Rusko { $russia }; zničené jednotky: { $lost }

## Co hráč zvažuje

note-unit = { $figures }{ $range ->
    [none] {""}
   *[other] , dosah { $range }
}; { $targets ->
    [0] žádný cíl v dosahu
    [one] { $targets } cíl v dosahu
    [few] { $targets } cíle v dosahu
   *[other] { $targets } cílů v dosahu
}
note-figures = { $figures }{ $range ->
    [none] {""}
   *[other] , dosah { $range }
}
note-pass = { $able ->
    [one] jednat ještě může { $able } vaše jednotka
    [few] jednat ještě mohou { $able } vaše jednotky
   *[other] jednat ještě může { $able } vašich jednotek
}
note-pass-ends = { $has_passed ->
    [yes] { $side } už pasovalo
   *[no] { $side } už nemůže jednat
}: pasováním skončí { $turn }. kolo{ $winner_id ->
    [none] {""}
   *[other] {" "}i partie (vítězí { $winner })
}; { $able ->
    [one] jednat ještě může { $able } vaše jednotka
    [few] jednat ještě mohou { $able } vaše jednotky
   *[other] jednat ještě může { $able } vašich jednotek
}
note-joins-fire = { $figures }{ $range ->
    [none] {""}
   *[other] , dosah { $range }
}; { $number ->
    [0] hodnotu útoku nezvýší
   *[other] hodnota útoku +{ $number }
}
note-joins-march = { $figures }{ $range ->
    [none] {""}
   *[other] , dosah { $range }
}; společně { $number ->
    [one] { $number } bod pohybu
    [few] { $number } body pohybu
   *[other] { $number } bodů pohybu
}
note-joins-guns = { $figures }{ $range ->
    [none] {""}
   *[other] , dosah { $range }
}; jen ke společnému přesunu ({ $number ->
    [one] { $number } bod pohybu
    [few] { $number } body pohybu
   *[other] { $number } bodů pohybu
}): děla ostřelují po dvou se stejnou palebnou silou (§ 5.4)
note-shot = { $factor } proti { $against }; v průměru z { $size }: otočí se { $flipped }, ustoupí { $retreated }, ztraceno { $lost }{ $clears ->
    [0] {""}
   *[other] { $takes ->
        [yes] , šance na dobytí oblasti { $clears } %
       *[no] , šance na vyčištění oblasti { $clears } %
    }
}
note-answer = { $factor } proti { $against }; v průměru z { $size }: vstoupí a zůstane { $stay }, odraženo { $thrown_back }, ztraceno { $lost }
note-march = body pohybu: { $cost } z { $points }{ $own ->
    [0] {""}
    [one] ; { $own } vlastní jednotka
    [few] ; { $own } vlastní jednotky
   *[other] ; { $own } vlastních jednotek
}{ $enemy ->
    [0] {""}
    [one] ; { $enemy } nepřátelská jednotka, která nepálí
    [few] ; { $enemy } nepřátelské jednotky, které nepálí
   *[other] ; { $enemy } nepřátelských jednotek, které nepálí
}
note-march-under-fire = body pohybu: { $cost } z { $points }; { $shooters ->
    [one] pálit může { $shooters } jednotka
    [few] pálit mohou { $shooters } jednotky
   *[other] pálit může { $shooters } jednotek
}, { $factor } proti { $against }; v průměru z { $size }: vstoupí a zůstane { $stay }, odraženo { $thrown_back }, ztraceno { $lost }; uvedená šance platí pro aspoň jednu jednotku
note-absorbs = { $points ->
    [one] pokryje { $points } bod
    [few] pokryje { $points } body
   *[other] pokryje { $points } bodů
}, zbývá: { $left }; v oblasti zůstane: { $stay }, připravených: { $active }
note-for-me = { $flips_count ->
    [0] {""}
   *[other] otočit: { $flips }{"; "}
}{ $retreats_count ->
    [0] {""}
   *[other] ustoupit: { $retreats }{"; "}
}{ $losses_count ->
    [0] {""}
   *[other] obětovat: { $losses }{"; "}
}{ $removals_count ->
    [0] {""}
   *[other] odstranit: { $removals }{"; "}
}v oblasti zůstane: { $stay }
note-place = vlastní jednotky: { $own }{ $room ->
    [none] {""}
   *[other] , volná místa: { $room }
}{ $enemy ->
    [0] {""}
   *[other] ; nepřátelské jednotky: { $enemy }
}

group-join = Vzít s sebou
group-shots = Střílet
group-assaults = Zaútočit
group-marches = Přesunout
group-rear = Přesunout v týlu

## Pod nadpisem toho, čeho se týkají

brief-Pick = { $unit }
brief-Bombard = { $area }
brief-Fire = { $area }
brief-March = { $area }{ $by_id ->
    [none] {""}
   *[other] { $direct ->
        [yes] {" "}přímo
       *[no] {" "}přes oblast { $by }
    }
}
brief-Flip = otočit
brief-Retreat = { $area_id ->
    [none] není kam ustoupit: pole reorganizace
   *[other] ustoupit → { $area }
}
brief-Remove = do pole reorganizace
brief-Lose = zničená
brief-Shift = { $area }
brief-Recall = { $unit }
brief-Keep = { $unit }
brief-Withdraw = { $unit }

## Šance

odds-counted = { $kind ->
    [bombardment] Jak se počítá ostřelování
    [fire] Jak se počítá palba
   *[defensive_fire] Jak se počítá obranná palba
} (útok § 10.1, obrana § 10.2): { $units }
odds-shot = { $kind ->
    [bombardment] Co může způsobit ostřelování
    [fire] Co může způsobit palba
   *[defensive_fire] Co může způsobit obranná palba
} (pokryto nejdřív otočením, potom ústupy, ztrátou děl, odstraněním)
odds-entry = Vstupující pod palbou, má-li jich zůstat co nejvíc: { $units } ({ $size })
odds-answer = Vstupující pod vaší palbou, má-li jich zůstat co nejvíc: { $units } ({ $size })
odds-spread = Body poškození jeden po druhém
odds-prices = Zbývá bodů: { $left }; zasažené jednotky (oblast: { $area }) jich mohou pokrýt { $most }
odds-target = oblast
odds-firepower = palebná síla
odds-others = další jednotky
odds-engineer = ženisté
odds-defence = obrana
odds-level = úroveň
odds-difference = přičte se ke kostkám
odds-level-within = – uvnitř
odds-level-spotted = – odhalena
odds-level-not-held = – neovládaná
odds-points-used = pohyb
odds-mean = body
odds-most = z nejvýše
odds-stay = zůstanou
odds-p-in = někdo projde
odds-p-kept-out = nikdo neprojde
odds-p-clear = nikdo nezbude
odds-flipped = otočené
odds-retreated = ústupy
odds-lost = ztráty
odds-p-heavy = 3 a více
odds-p-any = poškození
odds-points = body
odds-p-exactly = přesně
odds-p-at-least = aspoň
odds-unit = jednotka
odds-flip = otočit
odds-retreat = ustoupit
odds-remove = odstranit
odds-nothing = –

## U stolu

hand-group = { $units_count ->
    [one] Vybrána { $units_count } jednotka
    [few] Vybrány { $units_count } jednotky
   *[other] Vybráno { $units_count } jednotek
}
hand-defensive-fire = Vstupují
hand-set-up = K umístění
hand-place = Přichází
hand-retreat-on = Ustupuje
left-absorb = { $left ->
    [one] bod poškození zbývá pokrýt (z { $all })
    [few] body poškození zbývá pokrýt (z { $all })
   *[other] bodů poškození zbývá pokrýt (z { $all })
}
left-set-up = { $left ->
    [one] jednotka zbývá k umístění (z { $all })
    [few] jednotky zbývají k umístění (z { $all })
   *[other] jednotek zbývá k umístění (z { $all })
}
left-recall = { $left ->
    [one] jednotka se ještě vrátí (z { $all })
    [few] jednotky se ještě vrátí (z { $all })
   *[other] jednotek se ještě vrátí (z { $all })
}
left-keep = { $left ->
    [one] jednotka ještě zůstane (z { $all })
    [few] jednotky ještě zůstanou (z { $all })
   *[other] jednotek ještě zůstane (z { $all })
}
left-withdraw = { $left ->
    [one] jednotka ještě uvolní místo (z { $all })
    [few] jednotky ještě uvolní místo (z { $all })
   *[other] jednotek ještě uvolní místo (z { $all })
}
left-shift = { $left ->
    [one] dělo lze ještě přesunout (z { $all })
    [few] děla lze ještě přesunout (z { $all })
   *[other] děl lze ještě přesunout (z { $all })
}
pick-action = Vyberte jednotku; společně jednají nejvýš tři.
pick-group = Přidejte či vraťte jednotky, nebo vyberte rozsvícenou oblast.
pick-group-full = Vraťte jednotky, nebo vyberte rozsvícenou oblast.
way-Bombard = ostřelovat
way-Fire = pálit
way-March = { $by_id ->
    [none] přesunout a zůstat
   *[other] { $direct ->
        [yes] přesunout přímo
       *[no] přesunout přes oblast { $by }
    }
}
way-Through = přesunout a pokračovat
chance-note-shot = poškození
chance-note-answer = nikdo neprojde
chance-note-march-under-fire = vstoupí
brief-note-absorbs = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
brief-note-march-under-fire = body pohybu: { $cost } z { $points }; může pálit: { $shooters }, { $factor } proti { $against }; v průměru z { $size }: zůstane { $stay }, odraženo { $thrown_back }, ztraceno { $lost }
throw-Shot = { $kind ->
    [bombardment] Ostřelování
    [fire] Palba
   *[defensive_fire] Obranná palba
}: { $area }
came-Shot = { $points ->
    [0] Bez poškození
    [one] { $points } bod poškození
    [few] { $points } body poškození
    [many] { $points } bodu poškození
   *[other] { $points } bodů poškození
}

## Slova stolu a přehrání, jak je říká tato hra

table-your-fleet = Vaše armáda
table-forces-lost = Zničené: { $count }
table-for-several = { $count ->
    [one] pro { $count } jednotku
    [few] pro { $count } jednotky
   *[other] pro { $count } jednotek
}
table-help-pick = Vyberte jednotku nebo oblast se svými jednotkami: zlatě se rozsvítí, co lze vybrat. Společně jednají nejvýš tři jednotky jedné oblasti.
table-help-place = Vyberte rozsvícenou oblast: ostřelujte ji, palte do ní, nebo se tam přesuňte. Pravděpodobnost je uvedena vedle. U nerozsvícené oblasti se dozvíte, proč to nejde.
table-help-end = Vybranou jednotku vrátíte dalším stiskem, další rozhodnutí změníte tlačítkem Vrátit zpět. Nakonec pasujte.
key-figures = Palebná síla { $firepower }, obrana { $defence }, pohyb { $movement }
key-range = Kolečko: dosah děla v oblastech ({ $range })
key-reserve = Trojúhelník: záložní jednotka, ve skupině nejvýš dvě
key-spent = Bledá s ohnutým rohem: do konce kola odehraná
key-band = Pruh: útvar a jednotka. 1/K1: 1. prapor 1. pluku, K jako kóbi, záložníci. RB: záložní brigáda. ESR: východosibiřští střelci
key-level = Štít na mapě: úroveň obrany oblasti ({ $figure }), přičítá se k obraně toho, na koho se v ní střílí
table-keys-typed = Psané rozkazy: slova možnosti nebo jejich začátky. Tab doplňuje slova.
replay-lost = zničené jednotky: { $first }, { $second }
replay-no-losses = Zatím žádná zničená jednotka

## V terminálu

intro = Storm over Port Arthur, 1904: armáda generála Nogiho proti pevnosti. Pět kol drobných akcí, oblast za oblastí: ve dvou na jeden až dva večery.
# Písmena pěchoty, ženistů, kulometů, dělostřelectva: velká pro připravené jednotky, malá pro odehrané.
chart-arms = P Ž K D
chart-area = { $name } [{ $number }]
chart-turn = { $turn } { $month }
brief_month-1 = srp
brief_month-2 = zář
brief_month-3 = říj
brief_month-4 = lis
brief_month-5 = pro
chart-box = reorganizace
chart-lost = zničené
chart-danger = ▲ v ohrožení: { $numbers }
chart-now-won = kdyby kolo skončilo teď: zvítězí Japonsko ({ $area })
chart-now-open = klíčové výšiny v japonských rukou: žádné
chart-now-lost = kdyby kolo skončilo teď: zvítězí Rusko
# At most 44 cells each.
chart-key-arms = P pěchota Ž ženisté K kulomet D dělostř.
chart-key-sides = 4P připravené 2p odehrané ░ ruské ━ fronta
chart-key-signs = ▲ výšina ◎ odhaleno ★ generál ▒ skály
chart-verbs = pal. ostř přes proj oto. obět ods.
chart-head-values = p-o-p
chart-head-level = úr.
chart-head-enemy = nepř.
chart-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
chart-gets-in = vstoupí { $chance }
chart-kept-out = nikdo neprojde { $chance }
chart-damage = poškození { $chance }{ $clears ->
    [0] {""}
   *[other] { $takes ->
        [yes] , oblast dobyta { $clears } %
       *[no] , nikdo nezbude { $clears } %
    }
}
chart-spent = odehraná
chart-not-in-play = v této partii nehraje
chart-forces-summary = připravené { $ready }, odehrané { $spent }, pole { $box }, zničené { $lost }{ $coming ->
    [0] {""}
   *[other] , přijdou { $coming }
}
chart-forces-note = Palebná síla, obrana, pohyb a v závorce dosah dělostřelectva. · odehraná. „jednotky JMÉNO“ ukáže jednu jednotku a odkud jsou její hodnoty.
value-firepower = palebná síla
value-defence = obrana
value-movement = pohyb
value-range = dosah
# Names on the chart where the beginning of the name would not do: three to nine cells.
plot-11 = Pej-ta-wang-šan
plot-12 = Takasakijama
plot-13 = 174
plot-14 = S'-kou
plot-15 = Šuej-š
plot-16 = Lung
plot-17 = Chua-tchou-kou-šan
plot-18 = Namakojama
plot-20 = 203
plot-21 = I-c'-šan
plot-22 = An-c'-šan
plot-23 = Sung-šu-šan
plot-24 = Er-lung-šan
plot-25 = Pchan-lung-šan
plot-26 = Tung-ťi-k
plot-27 = Tchaj-jang-kou
plot-28 = Nové
plot-29 = Lung-che
plot-31 = Paj-jin-šan
plot-34 = Staré
plot-35 = Tygří ocas
plot-36 = Zlatá h.
plot-37 = Mimo mapu západ
plot-38 = Mimo mapu východ

# What can be typed, as the help shows it.
command-pieces = jednotky síly sily forces units
argument-pieces = [JMÉNO]
help-pieces = všechny jednotky, jejich hodnoty a místo; jedna jednotka i s původem hodnot
missing-pieces = Jednotka { $name } v této partii není.
order-words = pálit 15
help-words = slova možnosti nebo jejich začátky; oblasti podle čísel
order-list = 1/7 2/7 3/7 pak přesunout 19
help-list = celá akce: jednotky a co udělají
order-all = 3 4 5 ostřelovat 24
help-all = totéž s čísly ze seznamu
example-why = Na co se ptáte? Například: proč 1/7 pálit 15

# Proč nápověda radí právě toto

because-pass = Nic z toho, co ještě lze udělat, nestojí za to, co by prozradilo či uvolnilo.
because-end = Když pasují obě strany, kolo skončí a za současného stavu to znamená výhru.
because-shot = Ze všech ostřelování, paleb a přesunů vypadá nejlépe: průměrná cena v praporech je { $worth } po odečtení toho, co by tyto jednotky mohly udělat jinak.
because-last-chance = Naděje je malá, ale nic lepšího už nezbývá.
because-storm = Dost praporů se nejspíš dostane dovnitř a udrží se: { $area }.
because-nearer = Přiblíží prapory nebo děla k nejslibnější klíčové výšině: { $area }.
because-counterattack = Dokud tu zůstávají Japonci, hrozí prohra: { $area }.
because-relief = Této klíčové výšině chybějí prapory proti tomu, co jí hrozí: { $area }.
because-wanted-there = Prapory jsou víc potřeba tam: { $area }.
because-objective = Z klíčových výšin slibuje nejvíc tato a jednotka se hodí na cestě k ní: { $area }.
because-garrison = Každá klíčová výšina si nechá posádku, nejohroženější tu největší.
because-town = Z města se dostane ke všemu, co je ohrožené.
because-best-back = Z těch, které se mohou vrátit, má největší cenu.
because-least-missed = Tam, kde stojí, bude chybět nejméně.
because-shift = Na novém místě dokáže víc nebo je v menším nebezpečí.
because-general-goes = Generál jde na klíčovou výšinu, kde je nejvíc Japonců.
because-general-waits = Na žádné klíčové výšině ještě nejsou Japonci: generál čeká.
because-lies-open = Klíčová výšina je volná: nikdo tam nemůže střílet.
because-halt = Nic dál nestojí za palbu cestou.
because-fire-is-free = Nic to nestojí: kdo pálí, zůstává připravený.
because-absorbs = Ze všech způsobů, jak body pokrýt, stojí nejméně: na mužích, na připravených jednotkách i na území.
because-haven = Tam je nejvíc v bezpečí a nejužitečnější.

## Co znamenají značky a zkratky

short-figures = 3-9-4
legend-figures = Palebná síla 3, obrana 9, pohyb 4: tři čísla žetonu v řádku
legend-high = Jedna z pěti výšin: Japonsko vyhraje, drží-li některou na konci kola
legend-spotted = Odhalená palba: tato strana tu do konce kola nemá úroveň obrany
short-supplements = +8 · ½
legend-supplements = Na stupnici kol: jednotky, které se vracejí. Číslo je jejich počet; ½ je polovina odstraněné pěchoty
legend-infantry = Pěchota: jedná po třech, dobývá a drží oblasti
legend-machine-gun = MG, kulomet: pálí do své a sousední oblasti; ztracen za 1 bod
legend-field-gun = Polní a horské dělostřelectvo, divizní (D) nebo dělostřelecké brigády (AB)
legend-siege-gun = Obléhací dělo podle ráže: 28 cm, 15 cm, 12 cm
legend-fortress-gun = Bat, ruská pevnostní baterie: nikdy se nepohybuje
legend-engineer = Ženisté: přidávají 1 k palbě uvnitř své oblasti
short-esr = ESR 1/5
legend-esr = Východosibiřští střelci: 1. prapor 5. pluku
short-division = 9D 1/7
legend-division = 9. divize: 1. prapor 7. pluku
short-kobi = 1RB 1/K1
legend-kobi = 1. záložní brigáda: 1. prapor pluku K1. K jako kóbi, záložníci
short-reserve = Res 3
legend-reserve = 3. ruský záložní prapor
## Místo zblízka

look-beside = Sousedí: { $areas }
look-room = { $side }: { $room ->
    [0] pro další jednotky už není místo (nejvýš { $all })
    [one] místo ještě pro jednu jednotku z { $all }
    [few] místo ještě pro { $room } jednotky z { $all }
   *[other] místo ještě pro { $room } jednotek z { $all }
}
look-bombards = { $side }: ostřelovat může { $count ->
    [one] { $count } dělo
    [few] { $count } děla
   *[other] { $count } děl
} { $areas_count ->
    [1] (oblasti: { $areas })
    [2] (oblasti: { $areas })
    [3] (oblasti: { $areas })
    [4] (oblasti: { $areas })
    [5] (oblasti: { $areas })
   *[other] (oblastí: { $areas_count })
}
look-fires = { $side }: pálit může { $count ->
    [one] { $count } jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
} { $areas_count ->
    [1] (oblasti: { $areas })
    [2] (oblasti: { $areas })
    [3] (oblasti: { $areas })
    [4] (oblasti: { $areas })
    [5] (oblasti: { $areas })
   *[other] (oblastí: { $areas_count })
}
look-marches = { $side }: vstoupit může { $count ->
    [one] { $count } jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
} { $areas_count ->
    [1] (oblasti: { $areas })
    [2] (oblasti: { $areas })
    [3] (oblasti: { $areas })
    [4] (oblasti: { $areas })
    [5] (oblasti: { $areas })
   *[other] (oblastí: { $areas_count })
}

## Stálé odpovědi

span-lull = Dokud nepřítel nevypálí nebo nepostoupí
span-turn = V tomto kole
settle-action-Pass = pasovat
settle-defensive-fire-HoldFire = nechat je přijít
settle-defensive-fire-Shoot = pálit na každého, kdo vstoupí
settle-absorb-AbsorbForMe = pokrýt poškození za mě
settle-kondratenko-NotNow = nechat si generála Kondratěnka na později
