### Port Arthur.

game-title = Port Arthur

## Sides, places, boxes

side-japan = Japonsko
side-russia = Rusko
side-none = nikdo

zone-yellow_sea = Žluté moře
zone-tsushima = Cušimský průliv
zone-east_china_sea = Východočínské moře
zone-philippine_sea = Filipínské moře
zone-pacific_ocean = Tichý oceán
zone-sea_of_japan = Japonské moře

port-japan = Japonsko
port-port_arthur = Port Arthur
port-vladivostok = Vladivostok
port-diego_suarez = Diego-Suarez

box-yalu = Ja-lu
box-nanshan = Nan-šan
box-liaoyang = Liao-jang
box-hill_203 = Kóta 203
box-port_arthur = Port Arthur
box-mukden = Mukden
box-siping = S'-pching

place-roadstead = kotviště
place-shipyard = loděnice
place-at_sea = někde na moři
place-off_map = teprve připluje
place-sunk = potopená

type-battleship = bitevní loď
type-armoured_cruiser = pancéřový křižník
type-protected_cruiser = chráněný křižník
type-coast_defence = loď pobřežní obrany

## Ships

ship-mikasa = Mikasa
ship-asahi = Asahi
ship-shikishima = Šikišima
ship-fuji = Fudži
ship-hatsuse = Hacuse
ship-yashima = Jašima
ship-asama = Asama
ship-tokiwa = Tokiwa
ship-izumo = Izumo
ship-iwate = Iwate
ship-yakumo = Jakumo
ship-azuma = Azuma
ship-kasuga = Kasuga
ship-nisshin = Niššin
ship-kasagi = Kasagi
ship-chitose = Čitose
ship-takasago = Takasago
ship-yoshino = Jošino
ship-naniwa = Naniwa
ship-takachiho = Takačiho
ship-akashi = Akaši
ship-niitaka = Niitaka
ship-tsesarevitch = Cesarevič
ship-retvizan = Retvizan
ship-pobeda = Poběda
ship-peresvet = Peresvět
ship-poltava = Poltava
ship-sevastopol = Sevastopol
ship-petropavlovsk = Petropavlovsk
ship-bayan = Bajan
ship-askold = Askold
ship-diana = Diana
ship-pallada = Pallada
ship-novik = Novik
ship-rossia = Rossija
ship-gromoboi = Gromoboj
ship-rurik = Rjurik
ship-bogatyr = Bogatyr
ship-knyaz_suvorov = Kňaz Suvorov
ship-imperator_aleksandr_iii = Imperator Alexandr III
ship-borodino = Borodino
ship-oryol = Orjol
ship-oslyabya = Osljabja
ship-sissoi_veliky = Sisoj Velikij
ship-navarin = Navarin
ship-admiral_nakhimov = Admiral Nachimov
ship-imperator_nikolai_i = Imperator Nikolaj I
ship-general_admiral_apraksin = Generál-admirál Apraksin
ship-admiral_senyavin = Admiral Senjavin
ship-admiral_ushakov = Admiral Ušakov

## Optional rules and variants

switch-mines = Skrytá hrozba (miny)
switch-mines-help = Tři lodě navíc, útok na Port Arthur a miny na cestě domů od blokovaného přístavu
switch-fog_of_war = Mlha války
switch-fog_of_war-help = Z nepřátelské eskadry na moři je vidět jen vrchní loď a počet lodí
switch-equal_total_counts = Rovný součet platí
switch-equal_total_counts-help = Když palba překročí palebnou sílu, zasahují i kostky, jejichž součet se jí rovná
switch-blockade_kept_at_five = Blokáda trvá i při ruských 5 BN
switch-blockade_kept_at_five-help = Zahájená blokáda trvá bez placení, dokud ukazatel BN stojí na ruské 5
switch-control_points = Body nadvlády
switch-control_points-help = Jiné hodnoty pro Japonské a Filipínské moře, které pravidla neuvádějí
switch-track_fork = Rozcestí na stupnici Mandžuska
switch-track_fork-help = Místo, kde se cesta k Port Arthuru odděluje od cesty k Mukdenu; pravidla ho neuvádějí
choice-standard = standardní
choice-flat = jednotné (1/1 a 0/1)
choice-philippine_1_3 = Filipínské moře 1/3
choice-even = vyrovnané (1/2 a 1/1)
choice-fork_after_nanshan = za polem Nan-šan
choice-fork_after_yalu = za polem Ja-lu

## How a match ends

ending-points = ukazatel BN stojí na straně vítěze
ending-mukden = v Mukdenu není armáda
ending-centre = ukazatel BN stojí uprostřed

## Where we are

crumb-War = Válka na moři
crumb-Turn = { $turn }. kolo
crumb-Sortie = Výpad: { $side }
crumb-NameTopShips = Vrchní lodě: { $side }
crumb-Operations = Námořní operace
crumb-BetweenZones = Přesun
crumb-IntoPort = Vplutí do přístavu
crumb-OutOfPort = Vyplutí: { $port } → { $zone }
crumb-Battle = Námořní bitva: { $zone }
crumb-Salvo = Palba: { $side }
crumb-Scoring = Zisk BN
crumb-ReturnToPort = Návrat do přístavu
crumb-RaidOnPortArthur = Útok na Port Arthur
crumb-Minefield = Miny: { $side }

## What is asked

ask-raid = Vyberte loď portarthurské flotily, kterou útok poškodí (zbývá: { $left })
ask-sortie = { $side_id ->
    [japan] Pošlete lodě na moře nebo do loděnice a armády na pole výsadku; potom ukončete výpad
   *[russia] Pošlete lodě na moře nebo do loděnice; potom ukončete výpad
}
ask-top-ship = Vyberte vrchní loď eskadry (oblast: { $zone })
ask-tie = Na kostkách je shoda. Využít iniciativu k přehození? Jinak fáze námořních operací končí
ask-operation = Vyberte operaci, nebo pasujte
ask-leave-port = Vyberte lodě, které vyplují: { $port } → { $zone }{ $ships_count ->
    [0] {""}
   *[other] {" "}(zatím: { $ships })
}
ask-first-fire = Vaše palba by přišla na řadu jako druhá. Využít iniciativu k první palbě?
ask-fire = Vyberte počet kostek (palebná síla: { $firepower })
ask-critical = Umístěte kritický zásah na nepřátelskou loď (zbývá: { $left })
ask-hits = Vyberte loď (zbývá zásahů: { $left })
ask-set-blockade = Zahájit blokádu Port Arthuru? Stojí 1 BN teď a v každém kole, ve kterém ji udržíte
ask-keep-blockade = Udržet blokádu Port Arthuru? Stojí to 1 BN
ask-land = Vyberte pole, na kterém se armáda vylodí
ask-return = Vyberte přístav k návratu, loď po lodi nebo pro všechny zbývající
ask-mine = Vyberte loď, která najede na minu (zbývá: { $left })

## What can be chosen

option-Raid = { $ship }
option-Sail = { $ship } { $zone_id ->
    [yellow_sea] do Žlutého moře
    [tsushima] do Cušimského průlivu
    [east_china_sea] do Východočínského moře
    [philippine_sea] do Filipínského moře
    [pacific_ocean] do Tichého oceánu
    [sea_of_japan] do Japonského moře
   *[other] do oblasti { $zone }
}
option-Repair = { $ship } do loděnice
option-Embark = armáda na pole výsadku { $zone_id ->
    [yellow_sea] ve Žlutém moři
    [tsushima] v Cušimském průlivu
    [east_china_sea] ve Východočínském moři
    [philippine_sea] ve Filipínském moři
    [pacific_ocean] v Tichém oceánu
    [sea_of_japan] v Japonském moři
   *[other] v oblasti { $zone }
}
option-EndSortie = ukončit výpad
option-ShowTop = { $ship } navrch
option-UseInitiative = využít iniciativu
option-KeepInitiative = ponechat si iniciativu
option-Pass = pasovat
option-MoveSquadron = eskadra { $origin_id ->
    [yellow_sea] ze Žlutého moře
    [tsushima] z Cušimského průlivu
    [east_china_sea] z Východočínského moře
    [philippine_sea] z Filipínského moře
    [pacific_ocean] z Tichého oceánu
    [sea_of_japan] z Japonského moře
   *[other] z oblasti { $origin }
} { $zone_id ->
    [yellow_sea] do Žlutého moře
    [tsushima] do Cušimského průlivu
    [east_china_sea] do Východočínského moře
    [philippine_sea] do Filipínského moře
    [pacific_ocean] do Tichého oceánu
    [sea_of_japan] do Japonského moře
   *[other] do oblasti { $zone }
}
option-PutIn = eskadra { $origin_id ->
    [yellow_sea] ze Žlutého moře
    [tsushima] z Cušimského průlivu
    [east_china_sea] z Východočínského moře
    [philippine_sea] z Filipínského moře
    [pacific_ocean] z Tichého oceánu
    [sea_of_japan] z Japonského moře
   *[other] z oblasti { $origin }
} do přístavu { $port }
option-LeavePort = vyplout z přístavu { $port } { $zone_id ->
    [yellow_sea] do Žlutého moře
    [tsushima] do Cušimského průlivu
    [east_china_sea] do Východočínského moře
    [philippine_sea] do Filipínského moře
    [pacific_ocean] do Tichého oceánu
    [sea_of_japan] do Japonského moře
   *[other] do oblasti { $zone }
}
option-Attack = zaútočit { $zone_id ->
    [yellow_sea] ve Žlutém moři
    [tsushima] v Cušimském průlivu
    [east_china_sea] ve Východočínském moři
    [philippine_sea] ve Filipínském moři
    [pacific_ocean] v Tichém oceánu
    [sea_of_japan] v Japonském moři
   *[other] v oblasti { $zone }
}
option-Join = přidat loď { $ship }
option-SetOut = vyplout
option-Fire = { $dice ->
    [one] pálit { $dice } kostkou
    [few] pálit { $dice } kostkami
    [many] pálit { $dice } kostky
   *[other] pálit { $dice } kostkami
}
option-PlaceCritical = kritický zásah na loď { $ship }
option-TakeHits = { $ship } pokryje zásahy
option-SetBlockade = blokáda
option-NoBlockade = bez blokády
option-Land = vylodit na poli { $box }
option-StrikeMine = { $ship } najede na minu
option-ReturnTo = { $ship } do přístavu { $port }
option-ReturnAll = všechny do přístavu { $port }

## Why not

why-no-such-ship = Loď { $ship } v této partii není.
why-not-your-ship = Loď { $ship } není vaše.
why-has-its-order = Loď { $ship } už má rozkaz; „vrátit zpět“ ho zruší.
why-not-in-a-roadstead = Loď { $ship } není v kotvišti: rozkazy lze dávat jen lodím v kotvištích.
why-out-of-reach = Oblast { $zone } je od přístavu { $port } dál než dvě oblasti.
why-damaged-goes-one-zone = Loď { $ship } je poškozená a nemůže dál než do oblastí, které sousedí s přístavem { $port }; oblast { $zone } je o jednu dál.
why-blockade-holds = Blokáda zadržuje lodě, které vyplouvají z Port Arthuru, ve Žlutém moři: loď { $ship } nemůže do oblasti { $zone }.
why-not-damaged = Loď { $ship } je nedotčená: do loděnice se přesouvají jen poškozené lodě.
why-no-shipyard = Přístav { $port } nemá loděnici.
why-no-armies-of-yours = Armády má jen Japonsko.
why-no-landing-box = V oblasti { $zone } není pole výsadku.
why-landing-box-taken = Na poli výsadku v oblasti { $zone } už armáda je.
why-pool-is-empty = V zásobě už není žádná armáda.
why-not-in-this-squadron = Loď { $ship } není v této eskadře.
why-other-squadron-first = Nejdřív vyberte vrchní loď eskadry (oblast: { $zone }).
why-squadron-moves-together = Loď { $ship } je na moři: celá eskadra se přesouvá společně (oblast: { $zone }). Vyberte přesun této eskadry.
why-leave-port-first = Loď { $ship } kotví v přístavu { $port }: nejdřív vyberte vyplutí z přístavu, potom lodě.
why-no-squadron = { $side } nemá v oblasti { $zone } žádnou eskadru.
why-not-adjacent = Oblasti { $origin } a { $zone } spolu nesousedí.
why-not-your-port = Přístav { $port } není váš.
why-no-port-any-more = Přístav { $port } padl: už to není přístav.
why-port-not-adjacent = Přístav { $port } nesousedí s oblastí { $zone }.
why-no-ships-in-roadstead = V kotvišti přístavu { $port } nemáte žádnou loď.
why-no-enemy-there = V oblasti { $zone } není nepřátelská eskadra.
why-name-a-ship-first = Nejdřív vyberte aspoň jednu loď.
why-joined-already = Loď { $ship } už je vybraná.
why-not-in-this-roadstead = Loď { $ship } není v kotvišti přístavu { $port }.
why-one-to-six-dice = Pálit lze 1–6 kostkami.
why-intact-ships-first = Loď { $ship } je poškozená: kritický zásah ji potopí, jen když v eskadře nezbývá žádná nedotčená loď.
why-box-taken = Pole { $box } už je obsazené.
why-box-not-reached = Pole { $box } ještě není na řadě: nejdřív je třeba obsadit pole před ním.
why-not-at-sea = Loď { $ship } se nevrací z oblasti, u které si lze přístav vybrat.
why-not-a-haven = Přístav { $port } není jeden ze dvou, z nichž lze vybírat.
why-not-in-port-arthur = Loď { $ship } není v kotvišti Port Arthuru.
why-struck-already = Loď { $ship } už je vybraná.

## What happened

event-RaidRolled = Útok na Port Arthur, hod { $die } – poškozené lodě: { $count }
event-ShipRaided = Útok: loď { $ship } poškozena, přesun do loděnice
event-TurnBegan = { $turn }. kolo
event-InitiativePassed = Iniciativu přebírá { $to }
event-BalticFleetArrived = Baltská flotila v Diego-Suarezu: { $ships }
event-SailingOrdered = Rozkaz: loď { $ship } → { $zone }
event-RepairOrdered = Rozkaz: loď { $ship } → loděnice ({ $port })
event-EmbarkationOrdered = Rozkaz: armáda → pole výsadku ({ $zone })
event-FleetSailed = { $side }, výpad – { $sailed_count ->
    [0] žádná loď
   *[other] { $sailed }
}{ $repaired_count ->
    [0] {""}
   *[other] . Do loděnice: { $repaired }
}{ $armies_count ->
    [0] {""}
    [one] . Nalodění armády: { $armies }
   *[other] . Nalodění armád: { $armies }
}
event-FleetSighted = { $side }, výpad – { $counts_count ->
    [0] žádná loď
   *[other] { $counts } ({ $ships_count ->
        [one] z přístavu vyplula
       *[other] z přístavu vypluly
    }: { $ships })
}{ $repaired_count ->
    [0] {""}
   *[other] . Do loděnice: { $repaired }
}{ $armies_count ->
    [0] {""}
    [one] . Nalodění armády: { $armies }
   *[other] . Nalodění armád: { $armies }
}
event-TopShipShown = { $side }, vrchní loď ({ $zone }): { $ship }
event-OperationsRolled = Námořní operace (Japonsko: hod { $japan }, Rusko: hod { $russia }) – { $first_id ->
    [japan] na tahu je Japonsko
    [russia] na tahu je Rusko
   *[none] shoda
}
event-RerollDemanded = { $side }: iniciativa využita k přehození
event-Passed = { $side } pasuje
event-OperationsEnded = Konec námořních operací: { $why ->
    [tie] shoda
    [passes] obě strany pasovaly
   *[nobody] nikdo nemůže jednat
}
event-MovementTested = { $side }, přesun { $leaving } → { $goal }: hod { $die } proti rychlosti { $speed } – { $succeeded ->
    [yes] úspěch
   *[no] neúspěch
}
event-MovementSeen = { $side }, přesun { $leaving } → { $goal }: hod { $die } – { $succeeded ->
    [yes] úspěch
   *[no] neúspěch
}
event-SquadronMoved = { $side }: { $origin } → { $zone } ({ $ships })
event-SquadronSighted = { $side }: { $origin } → { $zone } ({ $count ->
    [one] { $count } loď
    [few] { $count } lodě
    [many] { $count } lodi
   *[other] { $count } lodí
})
event-SquadronPutIn = { $side }, vplutí do přístavu: { $origin } → { $port } ({ $ships })
event-ShipsLeftPort = { $side }, vyplutí z přístavu: { $port } → { $zone } ({ $ships })
event-BattleJoined = Námořní bitva, { $zone } – útočník ({ $attacker }): { $attacking }; obránce: { $defending }
event-FirstSideFound = Rychlost útočníka { $attacker_speed }, obránce { $defender_speed } – první palba: { $first }
event-FirstFireTaken = { $side }: iniciativa využita k první palbě
event-Fired = { $side }, palba: palebná síla { $firepower }, { $dice_count ->
    [one] kostka
   *[other] kostky
} { $dice } – zásahy: { $hits }, kritické zásahy: { $criticals }
event-ShipDamaged = Loď { $ship } poškozena ({ $by ->
    [critical] kritický zásah
    [mine] mina
   *[hit] zásah
})
event-ShipSunk = Potopeno: { $ship } ({ $by ->
    [critical] kritický zásah
    [mine] mina
   *[hit] zásahy: { $hits }
})
event-DamageWasted = Nezbývá loď, která by pokryla zbytek (zásahy: { $hits }, kritické zásahy: { $criticals })
event-BattleEnded = Konec námořní bitvy: { $zone }
event-ZonesControlled = Ovládnuté oblasti – Japonsko: { $japan_points } BN{ $japan_zones_count ->
    [0] {""}
   *[other] {" "}({ $japan_zones })
}; Rusko: { $russia_points } BN{ $russia_zones_count ->
    [0] {""}
   *[other] {" "}({ $russia_zones })
}
event-ScoreMoved = { $to }: +{ $points } BN (stupnice: { $leader_id ->
    [japan] Japonsko { $lead }
    [russia] Rusko { $lead }
   *[none] střed
})
event-BlockadePaid = Blokáda Port Arthuru { $kept ->
    [yes] udržena
   *[no] zahájena
}, Japonsko platí 1 BN
event-BlockadeLifted = Blokáda Port Arthuru zrušena: { $why ->
    [russia-controls] Rusko ovládá Žluté moře
    [russia-at-five] ukazatel BN stojí na ruské 5
    [port-fell] pád Port Arthuru
   *[not-paid] nezaplaceno
}
event-TransportsSunk = { $zones_count ->
    [one] Potopený přepravní konvoj
   *[other] Potopené přepravní konvoje
}: { $zones }
event-ArmyLanded = Vylodění armády: { $box }
event-ShipyardLost = Port Arthur přichází o loděnici{ $ships_count ->
    [0] {""}
    [one] ; zpět v kotvišti, poškozená: { $ships }
   *[other] ; zpět v kotvišti, poškozené: { $ships }
}
event-PortArthurFell = Pád Port Arthuru{ $ships_count ->
    [0] {""}
   *[other] . Potopeno: { $ships }
}
event-SipingRolled = S'-pching, hod { $die } – Japonsko: +{ $points } BN
event-RepairsEnded = Dokončení oprav ({ $port }): { $ships }
event-SquadronsOpened = Návrat loďstev: všechny eskadry jsou odhalené
event-MinesTested = { $side }, miny: hod { $die } proti rychlosti { $speed } – lodě na minách: { $struck }
event-MineStruck = Loď { $ship } najíždí na minu
event-MineDamageRolled = Loď { $ship }: hod { $die } proti obraně { $defence }
event-ShipsReturned = { $side }, návrat do přístavu: { $zone } → { $port } ({ $ships })
event-MaintenanceLacked = Nedostatečná údržba ({ $port }) – poškozeno: { $ships }
event-MatchDecided = { $winner_id ->
    [japan] Vítěz: Japonsko
    [russia] Vítěz: Rusko
   *[none] Remíza
} ({ $how ->
    [mukden] v Mukdenu není armáda
    [centre] ukazatel BN stojí uprostřed
   *[points] ukazatel BN stojí na straně vítěze
})

## Co přinesly fáze

report-operations = Konec operací
report-scoring = Zisk BN
count-sunk = Potopeno
gauge-score = Body nadvlády

## Pravděpodobnost

odds-fire = Vaše palba, palebná síla { $firepower }
odds-their-fire = Palba soupeře v současném stavu, palebná síla { $firepower }
odds-fire-first = První pálí: { $side }
odds-attack = Útok, oblast: { $zone } (první pálí: { $side })
odds-attack-in-fog = Útok, oblast: { $zone }, v mlze { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
   *[other] { $ships } lodí
}
odds-attack-initiative = Útok, oblast: { $zone }, s využitím iniciativy (první pálí: { $side })
odds-fate = { $side }, palba { $dice ->
    [one] { $dice } kostkou
    [few] { $dice } kostkami
    [many] { $dice } kostky
   *[other] { $dice } kostkami
}
odds-movement = Šance při ověření přesunu
odds-leaving = Šance na vyplutí: { $port } → { $zone }
odds-tie = Při přehození kostek
odds-dice = kostky
odds-p-within = bez překročení
odds-hits = zásahy
odds-criticals = kritické
odds-damaged = poškozené
odds-sunk = potopené
odds-firepower-lost = ztráta síly
odds-side = strana
odds-speed = rychlost
odds-firepower = síla
odds-best-dice = nejlepší kostky
odds-p-all-sunk = potopí vše
odds-p-damaged = poškození
odds-p-sunk = potopení
odds-none = –
odds-from = odkud
odds-chance = šance
odds-ship = s lodí
odds-as-named = vybrané lodě
odds-outcome = výsledek
odds-we-act = jednáte vy
odds-they-act = jedná soupeř
odds-tied-again = znovu shoda
odds-unknown = ?

## O co jde

goal = Šest kol. V každém kole získáváte body nadvlády (BN) za každou námořní oblast, kde máte lodě jen vy: klíčové oblasti ★ se počítají dohromady, 1, 3 nebo 6 BN za jednu, dvě nebo tři z nich; ostatní mají hodnotu podle mapy (Japonsko/Rusko). Po 6. kole vítězí strana, na jejíž polovině stojí ukazatel BN. Bez armády v Mukdenu však Japonsko prohrává, ať je skóre jakékoli.
goal-turn = Jedno kolo: nejdřív Japonsko, potom Rusko pošle lodě na moře. Pak kostky znovu a znovu rozhodují, kdo smí přesunout jednu eskadru nebo svést jednu bitvu, dokud nepadne shoda nebo oba nepasují. Nakonec se boduje nadvláda, armády se vylodí nebo jejich konvoje klesnou ke dnu a lodě se vrátí domů.
goal-japan = Hrajete za Japonsko. V každém kole umístěte armádu na obě pole výsadku a nenechte Rusko ovládnout Žluté moře ani Cušimský průliv: šest armád dorazí do Mukdenu včas. Poškozené lodě se opravují jen v loděnici, ve fázi výpadu.
goal-russia = Hrajete za Rusko. Ovládnete-li Cušimský průliv nebo Žluté moře, tamní armády půjdou ke dnu, za další BN. Několik lodí ve vnějších oblastech boduje také. Ve 4. a 5. kole připluje do Diego-Suarezu baltská flotila a s ní iniciativa.
key-ship = V rámečku: rychlost { $speed }. Velké číslo: palebná síla { $firepower }
key-damaged = Šrafovaná: poškozená, s nižšími hodnotami. Kosočtverce: zásahy, které ji potopí ({ $hits })

## Na plánu

scene-score = { $leader_id ->
    [japan] Japonsko +{ $lead }
    [russia] Rusko +{ $lead }
   *[none] 0
}
scene-turn = { $turn }. kolo z { $turns }
scene-scored-now = Kdyby se bodovalo teď: Japonsko { $japan } BN, Rusko { $russia } BN

## Co hráč zvažuje

note-sea = { $own ->
    [0] {""}
    [one] je tam { $own } vlastní loď
    [few] jsou tam { $own } vlastní lodě
   *[other] je tam { $own } vlastních lodí
}{ $own ->
    [0] {""}
   *[other] { $enemy ->
        [0] {""}
       *[other] {"; "}
    }
}{ $enemy ->
    [0] { $own ->
        [0] zatím tam není žádná loď
       *[other] {""}
    }
    [one] { $enemy } nepřátelská loď
    [few] { $enemy } nepřátelské lodě
   *[other] { $enemy } nepřátelských lodí
}
note-spend-tie = nový hod; iniciativu získá { $to }
note-keep-tie = operace končí, následuje zisk BN: podle současného stavu Japonsko { $japan }, Rusko { $russia }
note-spend-first-fire = pálíte první; iniciativu získá { $to }
note-keep-first-fire = první pálí { $to }; iniciativa vám zůstane
note-pass = pasuje-li i druhá strana, operace končí; zisk podle současného stavu: Japonsko { $japan } BN, Rusko { $russia } BN
note-blockade = stojí 1 BN (na stupnici pak: { $leader_id ->
    [japan] Japonsko { $lead }
    [russia] Rusko { $lead }
   *[none] střed
}); lodě z Port Arthuru doplují jen do Žlutého moře
note-no-blockade = nestojí nic{ $stood ->
    [yes] ; dosavadní blokáda končí
   *[no] {""}
}
note-embark = vylodí se ve fázi zisku BN, nebude-li moře ovládat Rusko{ $enemy ->
    [0] {""}
    [one] ; je tam { $enemy } nepřátelská loď
    [few] ; jsou tam { $enemy } nepřátelské lodě
   *[other] ; je tam { $enemy } nepřátelských lodí
}
note-land = { $does ->
    [yard] Port Arthur přijde o loděnici
    [port] Port Arthur padne: Japonsko +1 BN, lodě tam ztracené: { $ships }
    [siping] v každém kole hod o další 1 BN
    [mukden] bez Mukdenu Japonsko válku prohraje
   *[nothing] bez vlastního účinku
}{ $opens_count ->
    [0] {""}
   *[other] ; otevírá cestu dál: { $opens }
}
note-haven = { $kept ->
    [yes] s loděnicí: nedotčené lodě zůstanou nedotčené
   *[no] bez loděnice: nedotčené lodě budou poškozeny
}
note-repair = na konci kola opět nedotčená
note-passage = { $speed } nebo méně na jedné kostce{ $enemy ->
    [0] {""}
    [one] ; { $enemy } nepřátelská loď
    [few] ; { $enemy } nepřátelské lodě
   *[other] ; { $enemy } nepřátelských lodí
}
note-leave = { $ships ->
    [one] { $ships } loď v kotvišti
    [few] { $ships } lodě v kotvišti
   *[other] { $ships } lodí v kotvišti
}{ $enemy ->
    [0] {""}
    [one] ; { $enemy } nepřátelská loď
    [few] ; { $enemy } nepřátelské lodě
   *[other] ; { $enemy } nepřátelských lodí
}
note-together = { $speed } nebo méně na jedné kostce, všechny společně
note-attack = palebná síla { $own } proti { $enemy }; první pálí: { $first }
note-attack-in-fog = palebná síla { $own } proti { $ships ->
    [one] { $ships } lodi
    [few] { $ships } lodím
   *[other] { $ships } lodím
} v mlze
note-fire = všechny zasáhnou při součtu do { $firepower }; v průměru poškozeno: { $damaged }, potopeno: { $sunk }, ubraná palebná síla: { $lost }
note-flips = poškozená: palebná síla { $before } → { $after }
note-sinks = potopí se, pokryje { $hits ->
    [one] { $hits } zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
}; ztracená palebná síla: { $lost }
note-sinks-at-once = potopí se; ztracená palebná síla: { $lost }
battles = Bitvy
counted-hits = { $count ->
    [one] zásah
    [few] zásahy
   *[other] zásahů
}
counted-criticals = { $count ->
    [one] kritický zásah
    [few] kritické zásahy
   *[other] kritických zásahů
}
step-order = Kdo pálí první
step-throw = Palba
step-criticals = Kritické zásahy
step-hits = Zásahy
step-end = Konec

## Pod nadpisem toho, čeho se týkají

brief-PutIn = { $port }, do přístavu
brief-LeavePort = { $zone }
brief-MoveSquadron = { $zone }
brief-Sail = { $zone }
brief-Repair = do loděnice
brief-ReturnTo = { $port }
chance-note-fire = zásah všemi
brief-note-fire = v průměru poškozeno: { $damaged }, potopeno: { $sunk }, ubraná palebná síla: { $lost }
brief-note-flips = { $before } → { $after }
brief-note-sinks = potopí se: −{ $lost }
brief-note-sinks-at-once = potopí se: −{ $lost }
brief-scene-scored-now = Kdyby se bodovalo teď
landing-yellow_sea = pole výsadku ve Žlutém moři
landing-tsushima = pole výsadku v Cušimském průlivu

## V terminálu

intro = Port Arthur, 1904: japonské a ruské loďstvo bojují o moře kolem Koreje. Šest kol: hra na večer ve dvou, na půl hodiny proti počítači.
command-pieces = lodě lode síly sily ships forces
argument-pieces = [JMÉNO]
help-pieces = všechny lodě s hodnotami a místem; jedna loď i s původem hodnot
missing-pieces = Loď { $name } v této partii není.
order-words = asama do cušimského
help-words = slova možnosti nebo jejich začátky: asam cuš
order-list = asama, fudži do cušimského
help-list = totéž pro několik lodí
order-all = vše do žlutého moře
help-all = pro každou loď, která může
example-why = Na co se ptáte? Například: proč asama do žlutého moře

# Proč nápověda radí právě toto

because-sortie = Ze zvažovaných plánů obstojí nejlépe proti nejsilnějším odpovědím nepřítele. Jeho těžiště: { $zone }, lodě { $ships }, palebná síla { $firepower }.
because-sortie-against = Čelí nepříteli tam, kde to za dané riziko vynese nejvíc bodů. Jeho těžiště: { $zone }, lodě { $ships }, palebná síla { $firepower } proti { $enemy }.
because-stays-in-port = Nic na moři nestojí za lodě, které by to stálo.
because-operation = Ze všech operací slibuje nejvíc: průměrně { $points } BN včetně ztrát.
because-pass = Žádná operace neslibuje víc, než kolik by riskovala.
because-goes-on = Pokračovat má cenu o { $points } BN vyšší než vyhodnotit kolo hned; ukazatel iniciativy se cení na { $price }.
because-is-scored = Pokračování by vyneslo { $points } BN a ukazatel iniciativy se cení na { $price }.
because-fires-first = Pálit první tu má cenu { $points } BN; ukazatel iniciativy se cení na { $price }.
because-keeps-marker = Pálit první tu má cenu jen { $points } BN; ukazatel iniciativy se cení na { $price }.
because-dice = Tento počet kostek je nejúčinnější: průměrně zásahů { $hits }, kritických { $criticals }.
because-way = Leží na cestě k dalšímu cíli: { $box }.
because-looks-strong = Co nepřítel jen hádá, má vypadat nebezpečně.
because-cripples = Z lodí, které lze zasáhnout, může ztratit nejvíc.
because-costs-least = Tam zásahy stojí nejméně.
because-blockade = Bod, který blokáda stojí, se vrátí ještě před koncem stupnice.
because-no-blockade = Bod má větší cenu než blokáda.
because-home = Je tam loděnice a poškozené lodě se opraví.
because-away = Přístav bez loděnice může padnout jako další.
because-raid = Je to loď, která by nepříteli chyběla nejvíc.
because-mine = Z lodí, které mohly najet na minu, bude chybět nejméně.

## Co znamenají značky a zkratky

legend-key-zone = Klíčová oblast. Body nadvlády tomu, kdo sám drží jednu, dvě nebo všechny tři: 1·3·6
short-points = 1 3
legend-points = V ostatních mořích: body nadvlády pro Japonsko a pro Rusko
legend-initiative = Ukazatel iniciativy: kdo ho při shodě nebo v bitvě využije, předá ho druhé straně
legend-blockade = Blokáda Port Arthuru: ruské lodě, které vyplují, zastaví ve Žlutém moři
legend-army = Japonská armáda: v zásobě, na poli výsadku, nebo cestou na Mukden
legend-roadstead = Kotviště přístavu: lodě jsou tu připravené
legend-shipyard = Loděnice přístavu: opravují se tu poškozené lodě
short-plate = 5 · 4 · 34
legend-plate = Štítek pod sloupcem: počet lodí, rychlost nejpomalejší, celková palebná síla
short-cp = BN
legend-cp = Body nadvlády: posunují ukazatel na stupnici
## Místo zblízka

look-key-zone = Klíčová oblast. Body nadvlády za jednu: { $one }, za dvě: { $two }, za tři: { $three }
look-worth = Body nadvlády pro toho, kdo je tu sám: Japonsko { $japan }, Rusko { $russia }
look-beside = Sousedí: { $zones }{ $ports_count ->
    [0] {""}
   *[other] ; přístavy: { $ports }
}
look-comes = Může sem připlout: { $side }, oblast: { $origin }, { $count ->
    [one] { $count } loď
    [few] { $count } lodě
   *[other] { $count } lodí
}, rychlost { $speed }, palebná síla { $firepower }; dorazí na { $percent } %
look-comes-hidden = Může sem připlout: { $side }, oblast: { $origin }, { $count ->
    [one] { $count } loď
    [few] { $count } lodě
   *[other] { $count } lodí
} v mlze války
look-leaves = Může sem vyplout: { $side }, přístav: { $port }, { $count ->
    [one] { $count } loď
    [few] { $count } lodě
   *[other] { $count } lodí
}, rychlost nejpomalejší { $speed }, palebná síla celkem { $firepower }
look-leads-to = Odtud lze dál: { $zones }
look-sortie = Při výpadu doplují nedotčené lodě i sem: { $zones }

## Stálé odpovědi

span-lull = Dokud někdo nevypluje nebo nebojuje
span-turn = V tomto kole
settle-operation-Pass = pasovat
settle-tie-KeepInitiative = při shodě si nechat iniciativu
settle-first-fire-KeepInitiative = před bitvou si nechat iniciativu
settle-set-blockade-NoBlockade = žádná blokáda
settle-set-blockade-SetBlockade = platit blokádu
settle-keep-blockade-NoBlockade = zrušit blokádu
settle-keep-blockade-SetBlockade = platit blokádu

## Co z plánu vzejde

plan-scores = kdyby se bodovalo teď: { $points } BN
plan-contests = sporná oblast: nikdo nezíská
