### Storm over Port Arthur.

game-title = Storm over Port Arthur

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

service-regular = řadová
service-reserve = záložní

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
unit-j_2ab_16 = 16. polní dělostřelecký pluk
unit-j_2ab_17 = 17. polní dělostřelecký pluk
unit-j_2ab_18 = 18. polní dělostřelecký pluk
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
unit-j_1rb_1_1 = 1/kóbi 1
unit-j_1rb_1_2 = 2/kóbi 1
unit-j_1rb_15_1 = 1/kóbi 15
unit-j_1rb_15_2 = 2/kóbi 15
unit-j_1rb_16_1 = 1/kóbi 16
unit-j_1rb_16_2 = 2/kóbi 16
unit-j_4rb_8_1 = 1/kóbi 8
unit-j_4rb_8_2 = 2/kóbi 8
unit-j_4rb_9_1 = 1/kóbi 9
unit-j_4rb_9_2 = 2/kóbi 9
unit-j_4rb_38_1 = 1/kóbi 38
unit-j_4rb_38_2 = 2/kóbi 38
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

## Volitelná pravidla a varianty

switch-naval_troops = Námořníci
switch-naval_troops-help = Rusko dostane ve 3., 4. a 5. kole po jedné jednotce námořníků
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

## Jak partie končí

ending-high_point = Japonsko drží klíčovou výšinu
ending-held = všechny klíčové výšiny vydržely pět kol

## Kde jsme

crumb-Storm = Obléhání
crumb-SetUp = Příprava hry: { $side }
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
option-March = přesunout do oblasti { $area }
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
why-cannot-shift = Kodama nemůže provést přesun { $unit } → { $area }: musí jít o dělo na mapě, dosud nepřesunuté, a o jinou oblast, kterou Japonsko ovládá a kde je místo.
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
why-not-off-board = Oblast { $area } leží mimo mapu a nelze do ní střílet.
why-no-enemy-there = V oblasti { $area } není nepřátelská jednotka.
why-out-of-range = Oblast { $area } je mimo dosah (vzdálenost: { $distance }).
why-not-observed = Oblast { $area } nesousedí s oblastí, kterou ovládáte.
why-not-next-to = Oblast { $area } je příliš daleko: palba dosáhne do vlastní oblasti a do sousedních.
why-cannot-move = Jedna z vybraných jednotek má pohyb 0 a nemůže se přesunout.
why-there-already = Skupina už je v oblasti { $area }.
why-japanese-only = Oblast { $area } leží mimo mapu: smějí tam jen japonské jednotky.
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
} ({ $units }): kostky { $dice } – { $points ->
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
event-UnitsEntered = { $side }: { $origin } → { $area } ({ $units }; { $points ->
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

## Jak se počítá střelba

mod-firepower = palebná síla
mod-others = další jednotky
mod-engineer = ženisté
mod-defence = nejvyšší obrana
mod-level = úroveň obrany

## O co jde

goal = Nejvýš pět kol, od srpna do prosince 1904. Pět oblastí pevnosti jsou klíčové výšiny ▲. Ovládá-li Japonsko na konci kteréhokoli kola jednu z nich, ihned vítězí. Nemá-li žádnou ani na konci 5. kola, vítězí Rusko.
goal-turn = Jedno kolo: přijdou posily a doplnění. Potom strany střídavě jednají, Japonsko první: několik jednotek z jedné oblasti ostřeluje, pálí nebo se přesune a pak jsou odehrané. Dvě pasování po sobě kolo ukončí a všechny jednotky jsou znovu připravené.
goal-japan = Hrajete za Japonsko. Připravení obránci pálí na každého, kdo vstoupí, proto opevnění před útokem ostřelujte. Uvnitř už jeho úroveň obrany proti vaší palbě neplatí a ženisté přidávají 1. Oblast je vaše, jakmile v ní nezbude žádný Rus.
goal-russia = Hrajete za Rusko. Na klíčových výšinách držte připravenou pěchotu a kulomety: pálí na každou skupinu, která vstoupí, a zůstávají připravené. Palba do sousední oblasti vás do konce kola připraví o vlastní úroveň obrany. Ze ztracené pěchoty se každé kolo vrací polovina.
