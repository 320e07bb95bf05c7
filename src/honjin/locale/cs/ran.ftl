### RAN.

## The board in text

t-letter-amako = A
t-letter-mori = M
t-letter-date = D
t-letter-ashina = A
t-letter-tokugawa = T
t-letter-ikeda = I
t-letter-takeda = T
t-letter-hojo = H
t-letter-shimazu = S
t-letter-otomo = O
t-letter-ryuzoji = R
t-letter-toyotomi = Y
chart-key-units = K KB  H KBH  S SI  A AS  luky k s b  t teppó  ■ hondžin  ⇒ čelo, druhá armáda
chart-key-signs = 2 ztráty  ! dezorganizovaná  x vázaná  ~ rozvolněná  @ sótaišó  o bušó  * samuraj
chart-key-ground = ♣ les  ⌂ vesnice  ≡ rýžové pole  ^ nerovný  " bažina  ▣ hrad  ≈ voda  · cesta  1-9 výška
chart-before = Armády se řadí
chart-initiative = iniciativa: { $side }
chart-points = { $side } { $points }/{ $level }
chart-army = RP { $points }/{ $level }
chart-army-more = hlavy { $heads }, aktivace { $activations }, přebití { $trumps }
chart-busho-active = aktivní
chart-busho-finished = hotov
chart-busho-wounded = zraněn
chart-busho-shamed = ztráta tváře
chart-busho-replaced = zástupce
chart-busho-fled = uprchl
chart-busho-in_phase = na tahu
chart-busho-inspired = povzbuzen
chart-unit-disordered = dezorganizovaná
chart-unit-hits = ztráty: { $hits }
chart-unit-engaged = vázaná: { $units }
chart-height = výška { $height }
chart-road = cesta
chart-border = { $hexside } směrem k hexu { $hex }
chart-nobody = nikdo
chart-head-values = TQ-MA
chart-head-place = hex
chart-short-Move = jít
chart-short-Reform = form
chart-short-RemoveHits = léč.
chart-short-Regroup = přes
chart-short-Withdraw = úst.
chart-short-ChargeAt = ztč.
chart-short-FireBack = pal
chart-short-Advance = post
chart-short-AttackBoth = oba
chart-short-ChargeBoth = oba
chart-short-Spearhead = čelo
chart-short-Brace = drž
chart-short-Bear = nést
chart-short-Rise = vst.
chart-short-Arrive = přij
chart-short-Shelter = k ně
chart-forces-note = Kvalita a pohyblivost, hex, orientace. „jednotky JMÉNO“ nebo „jednotky 1213“ ukáže jednotku či hex i s původem hodnot.
value-tq = kvalita jednotky
value-ma = pohyblivost
value-disordered_tq = kvalita, dezorganizovaná
value-disordered_ma = pohyblivost, dezorganizovaná
value-momentum = momentum
value-activation = aktivace
value-trump = přebití
value-combat = boj
value-endurance = výdrž
value-range = dosah výzvy
command-pieces = jednotky síly sily forces units
argument-pieces = [JMÉNO | HEX]
help-pieces = všechny jednotky s hodnotami, hexem a orientací; jedna jednotka, muž nebo hex i s původem hodnot
missing-pieces = Žádná jednotka, muž ani hex { $name } tu není.
order-words = pohyb as ušio 1
help-words = slova možnosti nebo jejich začátky; hexy podle čísel
order-list = pohyb as ušio 1 na 1517 na 1617 zastavit
help-list = celý pohyb: jednotka, její trasa, pak zastavit, orientace nebo cíl
order-all = 2 1517 1617 zastavit
help-all = totéž, jednotka číslem ze seznamu
order-paper-thing = 4 rozvolněná formace
help-paper-thing = jednotka jménem nebo číslem a její rozkaz
order-paper-several = 1, 3 rozvolněná formace  nebo  všechno rozvolněná formace
help-paper-several = stejný rozkaz pro několik
example-why = Na co se ptáte? Například: proč pohyb as ušio 1

game-title = RAN
game-short = RAN

## Armády

side-amako = Amako
side-mori = Móri
side-date = Date
side-ashina = Ašina
side-tokugawa = Tokugawa
side-ikeda = Ikeda
side-takeda = Takeda
side-hojo = Hódžó
side-shimazu = Šimazu
side-otomo = Ótomo
side-ryuzoji = Rjúzódži
side-toyotomi = Tojotomi

## Nad mapou a vedle ní

scene-turn = { $turn }. kolo z { $turns }
scene-rout = Body rozvratu: { $first } { $first_points } z { $first_level }, { $second } { $second_points } z { $second_level }
replay-final-score = body rozvratu
brief-scene-rout = { $first_points }/{ $first_level } : { $second_points }/{ $second_level }
scene-initiative = Iniciativa: { $side }.{ $passes ->
    [0] {""}
   *[other] {" "}Pasování za sebou: { $passes }.
}
scene-phase = { $busho }: rozkazy, fáze { $phase } ze 3, momentum { $momentum }.
scene-army = { $side }: body rozvratu { $points } z { $level }, získané hlavy { $heads }, zbývající aktivace { $activation }, zbývající přebití { $trumps }.
type-Busho = bušó
type-Samurai = samuraj
table-your-fleet = Vaše armáda
table-forces-damaged = Dezorganizované: { $count }
table-forces-lost = Zničené: { $count }
table-places = { $count ->
    [one] jedna možnost
    [few] { $count } možnosti
   *[other] { $count } možností
}
table-help-pick = Vyberte jednotku: rozsvítí se hexy, kam dojde, s body pohybu, které by jí zbyly, a zóny kontroly.
table-help-place = Vyberte rozsvícený hex: jednotka tam dojde nejlevnější cestou a zastaví se, když nepřítel reaguje. Zlatými vrcholy ji otočíte.
table-help-end = Když stojí dobře, zastavte ji; krok změníte tlačítkem Vrátit zpět. U toho, co nesvítí, se dozvíte, proč to nejde.
replay-lost = zničené jednotky: { $first }, { $second }
replay-no-losses = Zatím žádná zničená jednotka
key-unit = Kvalita { $tq }, pohyblivost { $ma }. Klín: kam je obrácená. Znak a barva: její kontingent
key-disordered = Nakřivo, s otrženým okrajem: dezorganizovaná, s nižšími hodnotami (střelci ne). Číslo vlevo: ztráty ({ $hits })
key-busho = Velitel a jeho momentum ({ $momentum }). Koruna: vede armádu. Bledý: neaktivní. Přeškrtnutý: hotov
key-samurai = Samuraj: dosah { $range }, boj { $combat }, výdrž { $endurance }

## Druhy jednotek, terén, orientace, formace

type-KB = kibamuša, samurajové na koních (KB)
type-KBH = hatamoto, jízdní stráž (KBH)
type-KB-B = kibamuša s luky (KB-B)
type-SI = samurajská pěchota (SI)
type-SI-B = samurajská pěchota s luky (SI-B)
type-AS = ašigaru s kopími (AS)
type-AS-T = ašigaru s teppó (AS-T)
type-AS-B = ašigaru s luky (AS-B)
type-Honjin = hondžin, stan vrchního velitele

terrain-clear = otevřený terén
terrain-woods = les
terrain-village = vesnice
terrain-paddy = rýžové pole
terrain-rough = nerovný terén
terrain-marsh = bažina
terrain-castle = hrad
terrain-water = voda

hexside-stream = potok
hexside-ford = brod
hexside-river = řeka
hexside-bridge = most
hexside-treeline = stromořadí
hexside-palisade = palisáda
hexside-wall = zeď

slope-up1 = o stupeň výš
slope-up2 = o dva stupně výš
slope-up3 = o tři stupně výš nebo víc
slope-down1 = o stupeň níž
slope-down2 = o dva stupně níž
slope-down3 = o tři stupně níž nebo víc

# Horní okraj mapy platí za sever, ať kompas ukazuje cokoli: proto ty šipky.
facing-NE = SV ↗
facing-E = V →
facing-SE = JV ↘
facing-SW = JZ ↙
facing-W = Z ←
facing-NW = SZ ↖

formation-close = sevřená formace
formation-open = rozvolněná formace

place-routed = rozvrácená
place-lost = zničená
place-waiting = teprve přijde
place-pool = ještě nevylosován

## Jak partie končí

ending-routed = rozvrat armády
ending-both_routed = rozvrat obou armád, rozhoduje počet hlav
ending-last_turn = konec posledního kola, rozhoduje vzdálenost k mezi rozvratu

## Kde jsme

crumb-Campaign = Bitva
crumb-SetUp = Příprava hry
crumb-Turn = { $turn }. kolo
crumb-Activation = Aktivace
crumb-Command = Velení
crumb-TrumpWindow = Přebití
crumb-Run = { $bushos }
crumb-Fate = Osud: { $busho }
crumb-Phase = { $kind ->
    [orders] Rozkazy: { $bushos }
    [withdrawal] Aktivní ústup: { $bushos }
    [rally] Shromáždění: { $bushos }
    [busho_movement] Rozkaz k přesunu velitelů: { $bushos }
    [challenge] Fáze výzvy: { $bushos }
   *[other] Fáze: { $bushos }
}
crumb-Orders = Pohyb a palba
crumb-UnitMove = Pohyb: { $unit }
crumb-Reactions = Reakce
crumb-ReactionWithdrawal = Ústup: { $unit }
crumb-ActiveWithdrawal = Pohyb
crumb-UnitWithdrawal = Ústup: { $unit }
crumb-Banzai = Banzai
crumb-BushoRide = Přesun: { $busho }
crumb-BushoMovementOrder = Rozkaz k přesunu velitelů
crumb-LoneBusho = Osamocený velitel: { $busho }
crumb-Displacement = Útočiště: { $busho }
crumb-Rehousing = Útočiště

## Příprava hry (6.64)

ask-formations = Formace: sevřená, nebo u vybraných jednotek rozvolněná
send-formations = Nastoupit
sent-formations = { $count ->
    [0] všichni v sevřené formaci
   *[other] v rozvolněné formaci: { $count }
}
slip-Form = { $unit }: { $formation }
brief-Form = { $formation }
verb-Form = formace
cell-formation = Formace
option-FormUp = { $slips_count ->
    [0] nastoupit, všichni v sevřené formaci
    [one] nastoupit ({ $slips_count } zvolená formace)
    [few] nastoupit ({ $slips_count } zvolené formace)
   *[other] nastoupit ({ $slips_count } zvolených formací)
}
brief-FormUp = { $slips_count ->
    [0] všichni v sevřené formaci
    [one] { $slips_count } zvolená formace
    [few] { $slips_count } zvolené formace
   *[other] { $slips_count } zvolených formací
}
event-ArmiesDeployed = Armády nastoupily
event-FormationsTaken = { $side }, v rozvolněné formaci: { $open_order_count ->
    [0] nikdo
   *[other] { $open_order }
}
why-not-a-formation = Teď se volí jen formace.
why-knows-no-formation = Jednotka { $unit } formace nemá: mají je jen jednotky pro boj zblízka, pěší i jízdní (AS, SI, KB, KBH).
why-formed-up-already = Formace jednotky { $unit } už je zapsaná.

## Kolo a jeho konec (3, 12)

event-TurnBegan = { $turn }. kolo
event-InitiativeRolled = { $side_id ->
    [none] Iniciativa: shoda
   *[other] Iniciativa: { $side }
} (kostky { $dice }, součty { $totals })
event-Reorganised = Reorganizace: nikdo už není hotov a všichni mohou znovu střílet
event-RoutPointsCounted = { $side }: body rozvratu { $points } z { $level }, získané hlavy: { $heads }
event-MatchDecided = { $winner_id ->
    [none] Remíza ({ $how ->
        [both_routed] rozvrat obou armád, stejný počet hlav
       *[other] konec posledního kola, obě armády mají k mezi rozvratu stejně daleko
    })
   *[other] Vítěz: { $winner } ({ $how ->
        [routed] rozvrat nepřátelské armády
        [both_routed] rozvrat obou armád, více hlav
       *[last_turn] konec posledního kola, nepřítel má blíž k mezi rozvratu
    })
}
event-ChoiceDeclined = { $side }: { $ask ->
    [activate] konec aktivace
    [trump] bez přebití
    [resurrection] bez vzkříšení
    [order] konec rozkazů
    [withdraw] konec ústupu
    [move-on] zastavení
    [face-after] orientace beze změny
    [react] konec reakcí
    [ride] velitel zůstává
    [send-bushos] konec přesunů velitelů
    [lone-busho] velitel prchá ke svým mužům
    [follow] velitel zůstává vzadu
    [reaction-fire] konec palby
    [reply] bez odvetné palby
    [attack] konec útoků
    [challenge] bez výzvy
    [samurai] nikdo nevychází
    [boats] čluny nepálí
    [rumour] žádná fáma
    [inspire] bez přeskupení
   *[samurai-acts] samuraj zůstává
}

## Aktivace (5.2)

ask-activate = Vyberte kontingent, který aktivujete, nebo skončete (zbývající body aktivace: { $points })
option-Activate = aktivovat kontingent { $busho }
option-EndActivation = nikoho dalšího neaktivovat
event-StatusDetermined = { $side }, aktivní kvůli blízkému nepříteli: { $active_count ->
    [0] nikdo
   *[other] { $active }
}
event-ContingentActivated = { $side }, aktivace: { $busho }
event-ContingentHesitated = { $side }, váhá { $busho }: hod { $die } proti { $rating }
why-not-while-activating = Je fáze aktivace: aktivujte kontingent, nebo už nikoho.
why-not-your-contingent = { $busho } není váš velitel.
why-active-already = Kontingent { $busho } už je aktivní.
why-has-no-busho = Kontingent { $busho } přišel o velitele: zůstane neaktivní, dokud ho nepovede jiný.
why-enters-later = Kontingent velitele { $busho } na bojišti ještě není: smí vstoupit až v pozdějším kole.
why-busho-is-finished = Velitel { $busho } je hotov: v tomto kole už rozkazy nevydá.
why-no-point-left = V tomto kole už nemáte bod aktivace.
why-busho-out-of-range = Velitel { $busho } je mimo dosah: sótaišó, který opustil hondžin, velí jen velitelům ve svém dosahu velení; mrtvý nikomu.
why-contingent-is-inactive = Kontingent { $busho } je neaktivní.

## Kdo vydává rozkazy (5.1, 5.5, 5.7)

ask-designate = Máte iniciativu. Vyberte, kdo vydá rozkazy, nebo pasujte
ask-one-of-two = Koordinace se nezdařila. Vyberte jednoho z nich, rozhodne hod na kontinuitu, nebo pasujte
ask-continuity = Iniciativu si udržíte při { $rating } nebo méně (kostka 0–9): vyberte dalšího velitele, nebo pasujte
ask-alone-or-together = Iniciativa zůstává vám. Vyberte, zda velitel jedná sám, nebo zkusí koordinaci
option-Designate = rozkazy vydá { $busho }
option-Coordinate = { $busho } a { $other } společně
option-Pass = pasovat
event-Passed = { $side } pasuje
event-InitiativePassed = Iniciativa: { $side }
event-ContinuityRolled = { $side }, kontinuita, { $busho }: hod { $die } proti { $rating } – { $succeeded ->
    [yes] iniciativa zůstává
   *[no] iniciativa ztracena
}
event-CoordinationRolled = { $side }, koordinace, { $bushos }: hod { $die } proti { $ratings } – { $succeeded ->
    [yes] zdařila se
   *[no] nezdařila se
}
why-not-while-designating = Teď se vybírá, kdo vydá rozkazy, nebo se pasuje.
why-discord = Svár: v této armádě dva kontingenty nikdy nejednají společně.
why-not-the-designated = Určen byl velitel { $busho }: jedná sám, nebo s dalším.
why-two-in-their-order = Jmenujte oba velitele v pořadí jejich kontingentů, každého jednou.
why-one-of-the-two = { $busho } není jeden z těch dvou, kteří zkusili koordinaci.
why-coordination-tried = Do další fáze je dovolen jen jeden pokus o koordinaci.

## Momentum, osud a přebití (5.4, 5.6)

ask-momentum = Další fáze ({ $bushos }) při { $rating } nebo méně (kostka 0–9{ $bushos_count ->
    [one] {""}
   *[other] , plus 1 za dva
}): hodit?
ask-resurrection = Osud vám přeje: vyberte na jednu fázi velitele aktivního kontingentu, i hotového, nebo možnost nevyužijte
ask-trump = Na řadě: { $bushos }. Získat iniciativu při { $rating } nebo méně (kostka 0–9)? Zbývající přebití v tomto kole: { $left }.
option-TryMomentum = hodit na momentum
option-Trump = přebít, pokračuje { $busho }
option-Decline = nevyužít
event-MomentumRolled = Momentum, { $bushos }: hod { $die }{ $added ->
    [0] {""}
   *[other] {" "}+ { $added }
} proti { $rating } – { $succeeded ->
    [yes] další fáze
   *[no] bez další fáze
}
event-FateRolled = Osud, { $busho }: hod { $die } – { $fate ->
    [resurrection] nepřítel může vzkřísit velitele
    [doubt] krize pochybností
   *[nothing] nic se nestane
}
event-DoubtRolled = Krize pochybností, { $busho }: kostky { $dice }, součty (sótaišó, velitel) { $totals } – { $doubts ->
    [yes] ústup
   *[no] věrnost
}
event-TrumpRolled = { $side }, přebití, { $busho }: hod { $die } proti { $rating } – { $succeeded ->
    [yes] iniciativa získána
   *[no] marně
}
event-BushoFinished = { $busho }: hotov ({ $why ->
    [withdrew] po ústupu
    [third_phase] třetí fáze
    [no_more_orders] další rozkazy nejsou možné
    [risen] vzkříšen na jedinou fázi
    [declined] bez pokusu o momentum
    [no_momentum] bez momenta
    [trumped] přebit
    [champion] vyslán zástupce
    [grazed] škrábnut
   *[wounded] zraněn
})
why-not-at-momentum = Teď jde jen o to, zda hodit na momentum.
why-not-at-a-resurrection = Teď jde jen o to, kterého velitele vzkřísit, pokud vůbec.
why-not-while-trumping = Teď jde jen o to, zda zkusit přebití.
why-no-trump-left = V tomto kole už nemáte přebití.
why-momentum-too-low = { $busho } má nízké momentum: musí být aspoň jako u toho, kdo má být přebit.
why-could-do-nothing = { $busho } nemá nikoho, kdo by se mohl pohnout, střílet nebo bojovat, a po přebití někdo musí.

## Fáze a rozkazy (5.3)

ask-phase = { $bushos }: vyberte, k čemu fáze poslouží
ask-order = Vyberte jednotku a její rozkaz, nebo rozkazy ukončete
option-GiveOrders = rozkazy: pohyb, palba, útok
option-OrderWithdrawal = aktivní ústup
option-OrderRally = shromáždit rozvrácené jednotky
option-OrderBushoMovement = rozkaz k přesunu velitelů
option-DeclareChallenge = samurajská výzva
option-Move = pohyb: { $unit }
brief-Move = pohyb
way-Move = pohyb
option-Reform = změnit formaci: { $unit }
brief-Reform = změnit formaci
way-Reform = změnit formaci
option-RemoveHits = odstranit ztráty: { $unit }
brief-RemoveHits = odstranit dvě ztráty
way-RemoveHits = odstranit dvě ztráty
option-Regroup = přeskupit: { $unit }
brief-Regroup = přeskupit
way-Regroup = přeskupit
option-EndOrders = už žádné rozkazy
event-PhaseBegan = { $side }, fáze: { $bushos }{ $out_of_command_count ->
    [0] {""}
   *[other] . Mimo velení: { $out_of_command }
}
event-PhaseDeclared = { $bushos }: { $kind ->
    [orders] rozkazy
    [withdrawal] aktivní ústup
    [rally] shromáždění
    [busho_movement] rozkaz k přesunu velitelů
   *[challenge] výzva
}
event-PhaseEnded = { $side }: konec fáze
why-not-while-declaring = Nejdřív řekněte, k čemu fáze poslouží.
why-coordinated-give-orders = Dva koordinovaní velitelé vydávají rozkazy a nic jiného.
why-must-act-after-trump = Po přebití se kontingent musí pohnout, střílet nebo bojovat.
why-nobody-to-rally = Tento kontingent nemá rozvrácenou jednotku.
why-only-the-so-taisho = Rozkaz k přesunu velitelů vydává jen sótaišó.
why-not-in-his-honjin = K rozkazu k přesunu velitelů musí být sótaišó ve svém hondžinu a mít koho poslat.
why-not-while-ordering = Teď se vydávají rozkazy jednotkám: pohyb, palba, změna formace, odstranění ztrát, přeskupení.
why-no-momentum-now = Na momentum se hází na konci fáze, a to pro velitele, který ji právě odehrál, není-li hotov: nejvýš dvě další fáze za kolo.
why-nothing-to-trump = Přebít lze jen kontinuitu nebo momentum, které nepřítel právě získal.
why-activation-is-over = Kontingenty se aktivují v aktivační fázi; později je aktivuje jen přebití nebo nepřátelský útok zblízka.
why-shock-comes-later = Boj zblízka se nenařizuje: přijde ve svém segmentu, až budou všechny rozkazy vydány.
why-busho-moves-last = Velitel se přesouvá, až když vydal všechny rozkazy své fáze; ostatní jen na rozkaz k přesunu velitelů.
why-orders-are-over = Velitel se přesouvá po svých rozkazech: v této fázi už žádná jednotka další nedostane.
why-one-thing-a-phase = Fáze slouží jediné věci a ta už je ohlášena: rozkazy, ústup, shromáždění, přesun velitelů, nebo výzva.
why-not-on-the-map = Jednotka { $unit } není na mapě.
why-honjins-never-move = Hondžiny se nikdy nepohybují ({ $unit }).
why-not-in-phase = Jednotka { $unit } není z kontingentu, který je na tahu.
why-has-acted = Jednotka { $unit } už v této fázi rozkaz splnila.
why-is-engaged = Jednotka { $unit } je v boji: může jen bojovat se svým nepřítelem.
why-cannot-move = Jednotka { $unit } se nemůže pohnout: drží ji nepřátelská zóna kontroly (ZOC), nebo nemá body pohybu.
why-no-volley = Jednotka { $unit } a ostatní nemohou vypálit salvu (cíl { $target }): je k ní třeba dvou nebo tří AS-T vedle sebe, které se nepohnuly.
why-not-commanded = Jednotka { $unit } je mimo velení: formaci změnit nemůže.
why-is-disordered = Jednotka { $unit } je dezorganizovaná: formaci změnit nemůže.
why-beside-the-enemy = Jednotka { $unit } sousedí s nepřítelem: formaci změnit nemůže.

## Pohyb, orientace, formace (6.1–6.3, 6.6, 6.7, 7)

ask-move-on = { $unit } na hexu { $hex }: vyberte hex, orientaci nebo cíl, nebo zastavte (zbývající body pohybu: { $left })
option-Enter = na hex { $hex }
way-Enter = jít tam
option-Turn = orientace { $facing }
way-Turn = otočit se tam
option-Halt = zastavit
event-MoveBegan = { $unit }: pohyb, body pohybu: { $points }
event-UnitEntered = { $unit } → { $hex } (MP: { $cost })
event-UnitTurned = { $unit }: orientace { $facing }{ $cost ->
    [0] {""}
   *[other] {" "}(MP: { $cost })
}
event-RiderBound = { $unit }: poslední bod pohybu na cestě k nepříteli, útok je povinný
event-FormationChanged = { $unit }: { $formation }
event-FacingTried = { $unit }: pokus o otočení
event-UnitFaced = { $unit }: orientace { $facing }
why-not-while-moving = Jednotka { $unit } je v pohybu: nejdřív vyberte hex, orientaci nebo cíl, nebo zastavte.
why-another-unit-moves = Teď se pohybuje jiná jednotka, ne { $unit }.
why-move-or-fire = Jednotka { $unit } je mimo velení: buď se pohne, nebo střílí.
why-not-next-to-it = Ten hex s jednotkou { $unit } nesousedí.
why-not-in-front = Ten hex není před čelem jednotky { $unit }: nejdřív se otočte.
why-closed-to-it = Jednotka { $unit } tam nesmí: brání jí terén, hrana hexu nebo svah.
why-enemy-there = Stojí tam nepřítel: jednotka { $unit } tam nemůže.
why-not-through-a-honjin = Jednotka { $unit } nemůže projít hondžinem.
why-friend-in-zoc = Stojí tam vlastní jednotka v nepřátelské ZOC, kde by jednotka { $unit } musela zastavit.
why-not-on-top-of-a-friend = Jednotka { $unit } je na hexu vlastní jednotky a musí pokračovat.
why-no-way-on = Jednotka { $unit } by se z hexu vlastní jednotky nedostala: žádný volný hex v dosahu jejích bodů.
why-too-few-points = Jednotka { $unit } na to nemá dost bodů pohybu.
why-last-point = Jednotka { $unit } by došla k nepříteli s posledním bodem pohybu: jeden jí musí zbýt.
why-must-stop-in-zoc = Jednotka { $unit } vstoupila do nepřátelské ZOC a musí zastavit.
why-from-zoc-into-zoc = Jednotka { $unit } nemůže z jedné nepřátelské ZOC rovnou do druhé.
why-in-several-zones = Jednotka { $unit } je v ZOC několika nepřátel a nemůže se otočit.
why-turned-in-zoc = Jednotka { $unit } se v nepřátelské ZOC otočila a už ji nemůže opustit.
why-turn-would-rout = Jednotka { $unit } by se rozvrátila: otočení v lese nebo ve vesnici stojí ztrátu.
why-faces-there-already = Jednotka { $unit } tam už je otočená.
why-disordered-into-zoc = Jednotka { $unit } je dezorganizovaná: do nepřátelské ZOC nesmí.
why-uncommanded-into-zoc = Jednotka { $unit } je mimo velení: do nepřátelské ZOC nesmí.
why-uncommanded-out-of-zoc = Jednotka { $unit } je mimo velení: nepřátelskou ZOC opustit nesmí.
why-uncommanded-beside-enemy = Jednotka { $unit } je mimo velení: až k nepříteli nesmí.

## Reakce (6.45–6.49, 7.17, 7.18)

ask-react = Blíží se { $unit }. Vyberte jednotku, která ustoupí nebo se otočí, nebo vytrvejte
ask-withdraw-to = Vyberte hex, kam ustoupí jednotka { $unit }
ask-face-after = Vyberte orientaci jednotky { $unit }
option-Withdraw = ústup: { $unit }
brief-Withdraw = ústup
way-Withdraw = ústup
option-Face = { $unit }: orientace { $facing }
brief-Face = orientace { $facing }
way-Face = orientace { $facing }
option-StandFast = vytrvat
event-WithdrawalBegan = { $unit }: reakční ústup
event-UnitWithdrew = { $unit }: ústup → { $hex }{ $through_id ->
    [none] {""}
   *[other] , skrz jednotku { $through }
}
why-react-or-stand-fast = Nepřítel je blízko: ustupte, otočte se, nebo vytrvejte.
why-not-one-of-yours = { $unit } není vaše jednotka, která by mohla reagovat.
why-not-that-near = Jednotka { $unit } je od jednotky { $mover } dál než dva hexy.
why-has-charged = Jednotka { $unit } se dala vyprovokovat k útoku: zaútočí a nereaguje.
why-is-in-zoc = Jednotka { $unit } je v nepřátelské ZOC a nemůže reagovat.
why-does-not-see-it = Jednotka { $unit } nevidí jednotku { $mover }.
why-not-before-kibamusha = Jednotka { $unit } na to před jezdci nemá čas.
why-nowhere-to-withdraw = Jednotka { $unit } nemá kam ustoupit.
why-has-tried-to-turn = Jednotka { $unit } se už v této fázi o otočení pokusila.
why-one-corner-only = Jednotka { $unit } se otočí jen o jeden vrchol hexu.
why-not-while-withdrawing = Teď se vybírá jen hex, kam jednotka ustoupí.
why-withdraws-onto-unit = Jednotka { $unit } nemůže ustoupit na hex { $hex }: stojí tam jiná jednotka.
why-withdraws-into-zoc = Jednotka { $unit } nemůže ustoupit na hex { $hex }: je v nepřátelské ZOC.
why-withdraws-one-hex = Jednotka { $unit } ustupuje jen o jeden hex, nebo přes sousední vlastní jednotku na hex za ní: na { $hex } ne.
why-still-near-the-mover = Jednotka { $unit } nemůže ustoupit na hex { $hex }: musí skončit dál než dva hexy od nepřítele, který se blíží.
why-not-while-facing = Teď se vybírá jen orientace.

## Aktivní ústup a banzai (6.4, 6.5)

ask-withdraw = Aktivní ústup: vyberte jednotku, která ustoupí, nebo skončete
ask-banzai = Jednotka { $unit } se neudrží: vyberte, na koho se vrhne
option-ChargeAt = vrhnout se, cíl { $unit }
event-RushBegan = Banzai: { $unit }, cíl { $target }
event-UnitRushed = { $unit }: výpad → { $hex }, orientace { $facing }
event-SeppukuRolled = Hanba, { $busho }: hod { $die } proti { $rating } – { $dies ->
    [yes] seppuku
   *[no] žije dál
}
why-not-in-a-withdrawal = Při aktivním ústupu jednotky ustupují; daleko od všech nepřátel mohou odstranit ztráty nebo se přeskupit.
why-must-withdraw = Jednotka { $unit } je do dvou hexů od aktivního nepřítele: musí nejdřív ustoupit.
why-too-near-to-rest = Jednotka { $unit } je do dvou hexů od nepřítele: na odpočinek příliš blízko.
why-has-not-heard = Jednotka { $unit } je v boji a rozkaz neslyšela: zůstává a bojuje.
why-too-far-to-withdraw = Jednotka { $unit } se na hex { $hex } nedostane: dřív ji zastaví body pohybu, neprůchodný terén nebo nepřátelské ZOC.
why-still-near-active-enemy = Jednotka { $unit } nemůže ustoupit na hex { $hex }: do dvou hexů od něj je aktivní nepřítel.
why-not-while-rushing = Teď se vybírá jen cíl výpadu.
why-not-the-nearest-prey = Jednotka { $unit } není z ustupujících nejblíž.

## Velitelé (4.6, 4.7)

ask-ride = Vyberte, kam se přesune velitel { $busho }, nebo ho nechte na místě
ask-send-bushos = Vyberte dalšího velitele k přesunu, nebo rozkaz ukončete
ask-lone-busho = K osamocenému veliteli se blíží nepřátelská pěchota: { $busho }. Vyberte hex, nebo ho nechte prchnout k jeho mužům
ask-shelter = Velitel { $busho } přišel o jednotku. Vyberte tu, ke které se připojí
option-Send = poslat: { $busho }
option-Ride = přesun na hex { $hex }
way-Ride = přesunout se tam
option-Stay = zůstat
option-Shelter = připojit se: { $unit }
way-Shelter = připojit se k ní
event-BushoSent = { $busho }: přesun na rozkaz
event-BushoRode = { $busho } → { $hex }
event-BushoThreatened = { $busho }, osamocený velitel, blíží se jezdci: hod { $die } – { $caught ->
    [yes] dopaden
   *[no] unikl
}
event-BushoSheltered = { $busho }: útočiště na hexu { $hex }
why-not-while-a-busho-rides = Teď se přesouvá velitel: vyberte hex, nebo ho nechte na místě.
why-is-there-already = Velitel { $busho } už na hexu { $hex } je.
why-busho-among-enemies = Velitel { $busho } nemůže na hex { $hex }: stojí tam nepřítel.
why-busho-into-zoc = Velitel { $busho } nemůže na hex { $hex }: je v nepřátelské ZOC a není tam vaše jednotka.
why-closed-to-busho = Na hex { $hex } se velitel { $busho } nedostane: terén tam je pro něj neprůchodný.
why-too-far-for-busho = Na hex { $hex } velitel { $busho } nedojde: je příliš daleko.
why-not-while-bushos-move = Teď se přesouvají velitelé: vyberte jednoho, nebo rozkaz ukončete.
why-has-moved-already = Velitel { $busho } se už přesunul.
why-not-a-subordinate = { $busho } není velitel, kterého by váš sótaišó mohl poslat.
why-not-while-a-busho-is-alone = Velitel je v nebezpečí: vyberte pro něj hex, nebo ho nechte prchnout k jeho mužům.
why-no-withdrawal-for-busho = Velitel { $busho } nemůže ustoupit na hex { $hex }: je třeba sousedního hexu, průchodného, mimo nepřátelské ZOC a dál než dva od nepřítele, který se blíží.
why-not-while-seeking-shelter = Teď se vybírá jen jednotka, ke které se velitel připojí.
why-not-the-nearest-unit = Jednotka { $unit } není k veliteli nejblíž ({ $busho }); přednost mají jednotky jeho kontingentu.

## Odpovědi předem

span-move = V tomto pohybu
span-phase = V této fázi
span-turn = V tomto kole
settle-reaction-fire-HoldFire = žádná reakční palba
settle-reaction-fire-FireBack = reakční palba
settle-reply-HoldFire = žádná odvetná palba
settle-reply-FireBack = odvetná palba
settle-react-StandFast = vytrvat před každým, kdo se blíží
settle-react-Withdraw = ustoupit před každým, kdo se blíží
settle-face-after-Halt = po ústupu či postupu ponechat orientaci
settle-lone-busho-Stay = osamocený velitel prchne ke svým mužům
settle-trump-Decline = žádné přebití

## O co jde

goal = Dvě armády z kontingentů, každý pod svým velitelem (bušó). Rozvrácené a zničené jednotky stojí body rozvratu (KB 6, SI 5, AS 3, střelci 2–5); hlavy získané v soubojích jich část vyrovnají. Armáda, která na konci kola dosáhne své meze rozvratu, prohrála.
goal-turn = Jedno kolo: oba vrchní velitelé (sótaišó) hodí o iniciativu a pak aktivují kontingenty. Kdo má iniciativu, nechá vydat rozkazy jednoho velitele: jeho jednotky se pohybují a střílejí, pak bojují zblízka. S momentem jedná až třikrát, s kontinuitou po něm přijde další, přebití iniciativu vezme. Dvě pasování po sobě to ukončí. Pak mohou kontingenty prchnout a počítají se body rozvratu.
goal-nunobeyama-amako = Hrajete za klan Amako, v menšině na hoře. K vašemu táboru vedou dvě rokle: uzavřete je kopiníky a samuraji, střílejte dolů na každého, kdo stoupá, a nežeňte se za těmi, kdo ustoupí. Někoho nechte hlídat stezku.
goal-nunobeyama-mori = Hrajete za klan Móri, tři jednotky proti dvěma. Stoupejte oběma roklemi, aby nepřítel nemohl přesouvat muže, oslabte ho palbou, než zaútočíte do kopce, a jeden kontingent pošlete oklikou po stezce k táboru na vrcholu.
goal-suriagehara-date = Hrajete za klan Date: devět kontingentů a tři body aktivace. Morikuni vpředu možná bude muset ustoupit; aktivujte ty, které budete potřebovat, přiveďte teppó a luky, a až bude nepřítel otřesen, ať udeří Šigezane a Katakura.
goal-suriagehara-ashina = Hrajete za klan Ašina: je vás méně, ale jste dřív připraveni. Prolomte první sled s kontingenty Takazane a Moritane, než přijdou ostatní, a na křídlech držte kontingenty Sase a Hirata. Dezorganizovaná jednotka, která si včas odpočine, se vrátí.
goal-nagakute-tokugawa = Hrajete za klan Tokugawa: tři velké kontingenty a nejlepší velení ze všech, vysoká iniciativa a tři přebití. Nechte nepřítele brodit se rýžovými poli pod palbou teppó a pak na něj vyražte s kontingentem Ii.
goal-nagakute-ikeda = Hrajete za klan Ikeda. Rýžová pole zpomalí každý útok: nejdřív střílejte, pak je přejděte v síle; nejtvrději udeří kontingent Mori. Kontingent, který ztratil polovinu jednotek, může prchnout, a dva takové stačí k prohře.
goal-mimasetoge-takeda = Hrajete za klan Takeda s nejlepšími jezdci. Kontingent Baba drží cestu v průsmyku; patnáct jednotek kontingentu Jamagata přijde druhým průsmykem a udeří do boku. Tři body aktivace za kolo, tři přebití: udeřte tam, kde nepřítel nemá čím odpovědět.
goal-mimasetoge-hojo = Hrajete za klan Hódžó: dva velké kontingenty a jeden bod aktivace za kolo. Vrhněte se hned na kontingent Baba, než dorazí Jamagata, a využijte momentum: každý kontingent je dost silný, aby nepřítele prolomil sám.
goal-mimigawa-shimazu = Hrajete za klan Šimazu: sedm malých kontingentů. Nechte nepřítele přejít řeku, ustupte s kontingentem Tadahira, jehož muži se z boje odpoutají bez testu, a udeřte na pronásledovatele z obou stran.
goal-mimigawa-otomo = Hrajete za klan Ótomo: více mužů, ale jen jeden bod aktivace. Kontingent se aktivuje sám, když je nepřítel blízko: postupujte na široké frontě, řeku přejděte společně a nenechte se vylákat ústupem.
goal-okitanawate-shimazu = Hrajete za klany Šimazu a Arima, v menšině za palisádou. Držte bránu na hrázi, střílejte na každého, kdo uvázne v bažině, a udeřte tam, kde z ní vychází. Samurajové kontingentu Akahoši jsou nejlepší na bojišti.
goal-okitanawate-ryuzoji = Hrajete za klan Rjúzódži: máte převahu a špatný terén. Bažinou projde jen rozvolněná formace a palisáda přeje nepříteli: pošlete i kontingent Nabešima horami a kontingent Egami po pláži. Hlava vašeho vrchního velitele má cenu deseti bodů.
goal-tennoji-toyotomi = Hrajete za klan Tojotomi, jeden proti dvěma. Zvítězíte jediným velkým úderem: Sanada z pahorku Čausujama a Móri před chrámem, pokud možno společně, skrz první sled až k táboru, kde velí Iejasu; jeho pád stojí nepřítele deset bodů.
goal-tennoji-tokugawa = Hrajete za klan Tokugawa, dva proti jednomu: dvanáct kontingentů a tři body aktivace. Nenechte prolomit osamocený první sled: přiveďte za něj druhý, unavte kontingenty Sanada a Móri a střežte tábor, kde velí Iejasu.

goal-know = Pět věcí, které je dobré vědět. 1: rozkazy dostávají jen aktivní kontingenty; blízko nepřítele zůstávají aktivní samy, ostatní stojí bod aktivace. 2: jednotka vstupuje jen do dvou hexů před sebou a v nepřátelské ZOC se zastaví; kdo se pohnul do styku, musí útočit. 3: tolik ztrát, kolik je TQ, jednotku dezorganizuje, a tolik, kolik je její nižší TQ, ji pak rozvrátí; střelci jsou zničeni hned. 4: z boku a z týlu jsou ztráty dvojnásobné a každá jednotka navíc má cenu dvou sloupců. 5: jednotky v dosahu momenta svého velitele, nebo spojené s takovou řetězem sousedů, jsou pod velením; ostatní toho zmohou málo.
goal-amako = Jste klan Amako: málo mužů na hoře, kam vedou jen dvě cesty vzhůru. Nechte klan Móri přijít: Jokomiči drží výstup Nakajama, Ušio výstup Mizutani, a kdo útočí do kopce, platí posunem sloupců. Otočte teppó a luky dolů: střílejí na každého, kdo vstoupí do hexů před nimi. Tačihara a Moriwaki ať stojí těsně za nimi a někdo na stezce. Zůstaňte v hondžinu: odtud velíte všem kontingentům.
goal-mori = Jste klan Móri: máte víc mužů a dva výstupy, které je třeba dobýt. Přiveďte kontingent Kikkawa k výstupu Nakajama a kontingent Kobajakawa k výstupu Mizutani, každý v řadě; nejprve střílejte, pak udeřte, a stavte dvě jednotky proti jedné. Aktivujte kontingent Kumagai a pošlete ho oklikou po stezce: vrchol je zezadu otevřený. Kikkawa a Kobajakawa mají nejlepší momentum, zkoušejte s nimi druhou fázi.
goal-date = Jste klan Date: máte mnoho kontingentů, většina začíná neaktivní. Aktivujte ty, které mohou dojít k nepříteli společně; Katakura a Date Šigezane ať udeří pod ochranou palby teppó kontingentů Katahira a Óuči. Morikuni stojí vpředu sám: podpořte ho, nebo stáhněte. Vlastní kontingent velitele Masamune je vaše záloha; jeho nechte v hondžinu.
goal-ashina = Jste klan Ašina: na otevřené pláni je vás méně. Tomita Takazane a Inawaširo Moritane začínají aktivní: zlomte kontingent Morikuni, než přijdou ostatní. Jízda útočí nejlépe v otevřeném terénu; po norikuzuši je dezorganizovaná, mějte vedle ní pěchotu. Držte řadu krátkou a boky kryté.
goal-tokugawa = Jste klan Tokugawa. U Nagakute máte lepšího vrchního velitele: přebíjejte, kde to nepřítele zabolí, udeřte kontingentem Ii a nechte teppó střílet na ty, kdo se brodí rýžovými poli. U Tennódži máte početní převahu: vydržte první náraz, vyčerpejte nepřítele a kryjte hondžin, jehož ztráta může stát body rozvratu.
goal-ikeda = Jste klan Ikeda: máte málo kontingentů, zato velkých. Jukisuke začíná aktivní: bojujte tam, kde jste první, a rýžová pole přecházejte jen po cestě nebo mimo dostřel. Mori Nagajoši je váš nejlepší bojovník. Útěk jednoho velkého kontingentu může prohrát bitvu: stáhněte ho, dokud se může zotavit.
goal-takeda = Jste klan Takeda: máte lepší velitele, momentum a přebití jsou na vaší straně. Všechny kontingenty začínají neaktivní; aktivujte kontingent Baba, ať drží průsmyk, a kontingent Jamagata, který přijde oklikou průsmykem Šida. Získejte čas, než jim vpadne do boku.
goal-hojo = Jste klan Hódžó: máte dva velké kontingenty a málo bodů aktivace. Držte je pohromadě: spojené řetězem sousedů jsou všechny jednotky kontingentu Udžiteru pod velením a u nepřítele zůstávají aktivní samy. Zlomte kontingent Baba v průsmyku, než přijde Jamagata, a několik jednotek včas otočte k průsmyku Šida.
goal-shimazu = Jste klan Šimazu. U Mimigawy uprostřed ustupte, nechte klan Ótomo přecházet řeku po částech a udeřte z obou stran; muži velitele Tadahira se odpoutají bez hodu. U Okitanawate držte bránu a palisádu: kdo útočí z bahna, útočí špatně. Idžúin drží pláž, Niiro horu.
goal-otomo = Jste klan Ótomo: máte víc mužů a málo bodů aktivace. U nepřítele zůstává kontingent aktivní sám: zvolte si, kde chcete být blízko. Takita a Saeki začínají aktivní; řeku přejděte společně, ne po částech, a nežeňte se za klanem Šimazu, když ustupuje.
goal-ryuzoji = Jste klan Rjúzódži: je vás mnohem víc, ale terén je špatný. Sevřená formace do bahna nevstoupí: držte se cest, nebo řady rozvolněte. Nedobývejte palisádu jen středem; veďte kontingent Nabešima podél hory a kontingent Egami po pláži a před úderem střílejte.
goal-toyotomi = Jste klan Tojotomi: jeden proti dvěma. Sanada a Móri Kacunaga začínají aktivní: vrhněte se na jeden kontingent po druhém, pokaždé zkuste momentum a miřte k hondžinu velitele Iejasu, jehož ztráta může klan Tokugawa stát body rozvratu. Vaši slavní muži vyhrávají souboje a každá hlava ubírá body rozvratu.
intro = RAN: sedm bitev samurajských armád, 1569–1615. Kontingenty, jejich velitelé a souboje mezi šiky: jeden až dva večery pro dva.

## Velitelé: jméno kontingentu, jejich vlastní, a kdo by je zastoupil

busho-yamanaka = Jamanaka
busho-tachihara = Tačihara
busho-moriwaki = Moriwaki
busho-yokomichi = Jokomiči
busho-ushio = Ušio
busho-mori = Terumoto
busho-kikkawa = Kikkawa
busho-kobayakawa = Kobajakawa
busho-shishido = Šišido
busho-kumagai = Kumagai
busho-masamune = Masamune
busho-morikuni = Morikuni
busho-katakura = Katakura
busho-shigezane = Šigezane
busho-shiroishi = Široiši
busho-katahira = Katahira
busho-ouchi = Óuči
busho-hamada = Hamada
busho-oniniwa = Oniniwa
busho-ashina = Jošihiro
busho-takazane = Takazane
busho-moritane = Moritane
busho-sase = Sase
busho-kanagami = Kanagami
busho-matsumoto = Macumoto
busho-ujizane = Udžizane
busho-hirata = Hirata
busho-tokugawa = Iejasu
busho-ii = Ii
busho-oda = Oda
busho-tsuneoki = Cuneoki
busho-nagayoshi = Mori
busho-yukisuke = Jukisuke
busho-terumasa = Terumasa
busho-shingen = Šingen
busho-baba = Baba
busho-yamagata = Jamagata
busho-katsuyori = Kacujori
busho-asari = Asari
busho-ujikuni = Udžikuni
busho-ujiteru = Udžiteru
busho-yoshihisa = Jošihisa
busho-tadahira = Tadahira
busho-toshihisa = Tošihisa
busho-iehisa = Iehisa
busho-yukihisa = Jukihisa
busho-ijuin = Idžúin
busho-hongo = Hongó
busho-tawara = Tawara
busho-takita = Takita
busho-saeki = Saeki
busho-kamachi = Kamači
busho-tsunokuma = Cunokuma
busho-yoshihiro = Jošihiro
busho-saito = Saitó
busho-yoshioka = Jošioka
busho-shimazu = Iehisa
busho-akahoshi = Akahoši
busho-arima = Arima
busho-niiro = Niiro
busho-ryuzoji = Takanobu
busho-ogawa = Ogawa
busho-nabeshima = Nabešima
busho-egami = Egami
busho-goto = Gotó
busho-harunaga = Harunaga
busho-sanada = Sanada
busho-fukushima = Fukušima
busho-ehara = Ehara
busho-katsunaga = Móri
busho-harufusa = Harufusa
busho-akashi = Akaši
busho-ieyasu = Iejasu
busho-tadatomo = Tadatomo
busho-sakakibara = Sakakibara
busho-sakai = Sakai
busho-matsudaira = Macudaira
busho-tomimasa = Tomimasa
busho-mizuno = Mizuno
busho-maeda = Maeda
busho-naotaka = Ii
busho-todo = Tódó
busho-hidetada = Hidetada
busho-date = Date

leader-yamanaka = Jamanaka Jukimori (Šikanosuke)
leader-tachihara = Tačihara Hisacuna
leader-moriwaki = Moriwaki Hisajori
leader-yokomichi = Jokomiči Masamicu
leader-ushio = Ušio Dandžó no džó
leader-mori = Móri Terumoto
leader-kikkawa = Kikkawa Motoharu
leader-kobayakawa = Kobajakawa Takakage
leader-shishido = Šišido Takaie
leader-kumagai = Kumagai Nobunao
leader-masamune = Date Masamune
leader-morikuni = Inawaširo Morikuni
leader-katakura = Katakura Kagecuna
leader-shigezane = Date Šigezane
leader-shiroishi = Široiši Munezane
leader-katahira = Katahira Čikacuna
leader-ouchi = Óuči Sadacuna
leader-hamada = Hamada Kagetaka
leader-oniniwa = Oniniwa Cunamoto
leader-ashina = Ašina Jošihiro
leader-takazane = Tomita Takazane (Šógen)
leader-moritane = Inawaširo Moritane
leader-sase = Sase Tanecune
leader-kanagami = Kanagami Moriharu
leader-matsumoto = Macumoto Genbei
leader-ujizane = Tomita Udžizane
leader-hirata = Hirata Šubó (Suó no kami)
leader-tokugawa = Tokugawa Iejasu
leader-ii = Ii Naomasa
leader-oda = Oda Nobukacu
leader-tsuneoki = Ikeda Cuneoki (Nobuteru)
leader-nagayoshi = Mori Nagajoši
leader-yukisuke = Ikeda Jukisuke (Motosuke)
leader-terumasa = Ikeda Terumasa
leader-shingen = Takeda Šingen
leader-baba = Baba Nobufusa
leader-yamagata = Jamagata Masakage
leader-katsuyori = Takeda Kacujori
leader-asari = Asari Nobutane
leader-ujikuni = Hódžó Udžikuni
leader-ujiteru = Hódžó Udžiteru
leader-yoshihisa = Šimazu Jošihisa
leader-tadahira = Šimazu Tadahira (Jošihiro)
leader-toshihisa = Šimazu Tošihisa
leader-iehisa = Šimazu Iehisa
leader-yukihisa = Šimazu Jukihisa (Močihisa)
leader-ijuin = Idžúin Tadamune
leader-hongo = Hongó Hisamori
leader-tawara = Tawara Čikakata
leader-takita = Takita Šigekane
leader-saeki = Saeki Korenori (Sóten)
leader-kamachi = Kamači Akimori
leader-tsunokuma = Cunokuma Sekisó
leader-yoshihiro = Jošihiro Šigenobu
leader-saito = Saitó Šigezane
leader-yoshioka = Jošioka Akioki
leader-shimazu = Šimazu Iehisa
leader-akahoshi = Akahoši Muneie
leader-arima = Arima Harunobu
leader-niiro = Niiro Tadamoto
leader-ryuzoji = Rjúzódži Takanobu
leader-ogawa = Ogawa Nobutoši
leader-nabeshima = Nabešima Naošige
leader-egami = Egami Ietane
leader-goto = Gotó Ienobu
leader-harunaga = Óno Harunaga
leader-sanada = Sanada Nobušige (Jukimura)
leader-fukushima = Fukušima Masamori
leader-ehara = Ehara Takacugu
leader-katsunaga = Móri Kacunaga
leader-harufusa = Óno Harufusa
leader-akashi = Akaši Teruzumi (Zentó)
leader-ieyasu = Tokugawa Iejasu
leader-tadatomo = Honda Tadatomo
leader-sakakibara = Sakakibara Jasukacu
leader-sakai = Sakai Iecugu
leader-matsudaira = Macudaira Tadanao
leader-tomimasa = Honda Tomimasa
leader-mizuno = Mizuno Kacunari
leader-maeda = Maeda Tošicune
leader-naotaka = Ii Naotaka
leader-todo = Tódó Takatora
leader-hidetada = Tokugawa Hidetada
leader-date = Date Masamune

deputy-yamanaka = Mitoja Ietada
deputy-tachihara = zástupce: { leader-tachihara }
deputy-moriwaki = zástupce: { leader-moriwaki }
deputy-yokomichi = zástupce: { leader-yokomichi }
deputy-ushio = zástupce: { leader-ushio }
deputy-mori = Kučiba Mičijoši
deputy-kikkawa = zástupce: { leader-kikkawa }
deputy-kobayakawa = zástupce: { leader-kobayakawa }
deputy-shishido = zástupce: { leader-shishido }
deputy-kumagai = zástupce: { leader-kumagai }
deputy-masamune = Rusu Masakage
deputy-morikuni = zástupce: { leader-morikuni }
deputy-katakura = zástupce: { leader-katakura }
deputy-shigezane = zástupce: { leader-shigezane }
deputy-shiroishi = zástupce: { leader-shiroishi }
deputy-katahira = zástupce: { leader-katahira }
deputy-ouchi = zástupce: { leader-ouchi }
deputy-hamada = zástupce: { leader-hamada }
deputy-oniniwa = zástupce: { leader-oniniwa }
deputy-ashina = zástupce: { leader-ashina }
deputy-takazane = zástupce: { leader-takazane }
deputy-moritane = zástupce: { leader-moritane }
deputy-sase = zástupce: { leader-sase }
deputy-kanagami = zástupce: { leader-kanagami }
deputy-matsumoto = zástupce: { leader-matsumoto }
deputy-ujizane = zástupce: { leader-ujizane }
deputy-hirata = zástupce: { leader-hirata }
deputy-tokugawa = Sakakibara Jasumasa
deputy-ii = zástupce: { leader-ii }
deputy-oda = zástupce: { leader-oda }
deputy-tsuneoki = zástupce: { leader-tsuneoki }
deputy-nagayoshi = zástupce: { leader-nagayoshi }
deputy-yukisuke = zástupce: { leader-yukisuke }
deputy-terumasa = zástupce: { leader-terumasa }
deputy-shingen = Takeda Nobukado
deputy-baba = zástupce: { leader-baba }
deputy-yamagata = zástupce: { leader-yamagata }
deputy-katsuyori = zástupce: { leader-katsuyori }
deputy-asari = zástupce: { leader-asari }
deputy-ujikuni = zástupce: { leader-ujikuni }
deputy-ujiteru = zástupce: { leader-ujiteru }
deputy-yoshihisa = Šimazu Tadanaga
deputy-tadahira = zástupce: { leader-tadahira }
deputy-toshihisa = zástupce: { leader-toshihisa }
deputy-iehisa = zástupce: { leader-iehisa }
deputy-yukihisa = zástupce: { leader-yukihisa }
deputy-ijuin = zástupce: { leader-ijuin }
deputy-hongo = zástupce: { leader-hongo }
deputy-tawara = Tawara Čikacura
deputy-takita = zástupce: { leader-takita }
deputy-saeki = zástupce: { leader-saeki }
deputy-kamachi = zástupce: { leader-kamachi }
deputy-tsunokuma = zástupce: { leader-tsunokuma }
deputy-yoshihiro = zástupce: { leader-yoshihiro }
deputy-saito = zástupce: { leader-saito }
deputy-yoshioka = zástupce: { leader-yoshioka }
deputy-shimazu = zástupce: { leader-shimazu }
deputy-akahoshi = zástupce: { leader-akahoshi }
deputy-arima = zástupce: { leader-arima }
deputy-niiro = zástupce: { leader-niiro }
deputy-ryuzoji = zástupce: { leader-ryuzoji }
deputy-ogawa = zástupce: { leader-ogawa }
deputy-nabeshima = zástupce: { leader-nabeshima }
deputy-egami = zástupce: { leader-egami }
deputy-goto = zástupce: { leader-goto }
deputy-harunaga = Hajami Morihisa
deputy-sanada = zástupce: { leader-sanada }
deputy-fukushima = zástupce: { leader-fukushima }
deputy-ehara = zástupce: { leader-ehara }
deputy-katsunaga = zástupce: { leader-katsunaga }
deputy-harufusa = zástupce: { leader-harufusa }
deputy-akashi = zástupce: { leader-akashi }
deputy-ieyasu = Honda Masazumi
deputy-tadatomo = zástupce: { leader-tadatomo }
deputy-sakakibara = zástupce: { leader-sakakibara }
deputy-sakai = zástupce: { leader-sakai }
deputy-matsudaira = zástupce: { leader-matsudaira }
deputy-tomimasa = zástupce: { leader-tomimasa }
deputy-mizuno = zástupce: { leader-mizuno }
deputy-maeda = zástupce: { leader-maeda }
deputy-naotaka = zástupce: { leader-naotaka }
deputy-todo = zástupce: { leader-todo }
deputy-hidetada = zástupce: { leader-hidetada }
deputy-date = zástupce: { leader-date }

## Samurajové

samurai-goto_nobuyasu = Gotó Nobujasu
samurai-harada_munetoki = Harada Munetoki
samurai-tsuda_kageyasu = Cuda Kagejasu
samurai-ishimoda_kageyori = Išimoda Kagejori
samurai-yashiro_kageyori = Jaširo Kagejori
samurai-sase_tsuneo = Sase Cuneo
samurai-onawa_yoshitatsu = Ónawa Jošitacu
samurai-nikkuni_sadamichi = Nikkuni Sadamiči
samurai-nakanome_moritsune = Nakanome Moricune
samurai-hariu_morinobu = Harjú Morinobu
samurai-akiage_iorinosuke = Akiage Iorinosuke
samurai-hayakawa_ayunosuke = Hajakawa Ajunosuke
samurai-ueda_sanaenosuke = Ueda Sanaenosuke
samurai-fukada_doronosuke = Fukada Doronosuke
samurai-yabunaka_ibaranosuke = Jabunaka Ibaranosuke
samurai-kikkawa_motonaga = Kikkawa Motonaga
samurai-sugihara_morishige = Sugihara Morišige
samurai-awaya_motozane = Awaja Motozane
samurai-kagawa_harutsugu = Kagawa Harucugu
samurai-imada_tsunetaka = Imada Cunetaka
samurai-nagai_naokatsu = Nagai Naokacu
samurai-ando_naotsugu = Andó Naocugu
samurai-mizuno_katsunari = Mizuno Kacunari
samurai-watanabe_moritsuna = Watanabe Moricuna
samurai-kondo_hidemochi = Kondó Hidemoči
samurai-iki_tadatsugu = Iki Tadacugu
samurai-kagami_hyogo = Kagami Hjógo
samurai-katagiri_hanemon = Katagiri Hanemon
samurai-hayashi_tametada = Hajaši Tametada
samurai-ban_sadamasa = Ban Sadamasa
samurai-hajikano_masatsugu = Hadžikano Masacugu
samurai-hirose_kagefusa = Hirose Kagefusa
samurai-mishina_katayuki = Mišina Katajuki
samurai-sone_masatada = Sone Masatada
samurai-obata_masamori = Obata Masamori
samurai-inomata_kuninori = Inomata Kuninori
samurai-nakayama_ienori = Nakajama Ienori
samurai-yokochi_kenmotsu = Jokoči Kenmocu
samurai-fuse_dewa_no_kami = Fuse Dewa no kami
samurai-hara_tanehide = Hara Tanehide
samurai-honda_chikaharu = Honda Čikaharu
samurai-yamada_arinobu = Jamada Arinobu
samurai-uwai_kakuken = Uwai Kakuken
samurai-ei_hisatora = Ei Hisatora
samurai-kawakami_tadatomo = Kawakami Tadatomo
samurai-saeki_korezane = Saeki Korezane
samurai-hoshino_shigetoyo = Hošino Šigetojo
samurai-miike_shigezane = Miike Šigezane
samurai-kitsuki_chikayoshi = Kicuki Čikajoši
samurai-usuki_shigetsugu = Usuki Šigecugu
samurai-kawakami_tadakata = Kawakami Tadakata
samurai-shimazu_toyohisa = Šimazu Tojohisa
samurai-saruwatari_nobumitsu = Saruwatari Nobumicu
samurai-antoku_sumitoshi = Antoku Sumitoši
samurai-narimatsu_nobukatsu = Narimacu Nobukacu
samurai-hyakutake_tomokane = Hjakutake Tomokane
samurai-eriguchi_nobutsune = Eriguči Nobucune
samurai-enjoji_nobutane = Endžódži Nobutane
samurai-kinoshita_masanao = Kinošita Masanao
samurai-otani_yoshiharu = Ótani Jošiharu
samurai-watanabe_tadasu = Watanabe Tadasu
samurai-sanada_yukimasa = Sanada Jukimasa
samurai-iki_tokatsu = Iki Tókacu
samurai-mishuku_masatomo = Mišuku Masatomo
samurai-nishio_munetsugu = Nišio Munecugu
samurai-ogasawara_hidemasa = Ogasawara Hidemasa
samurai-sanada_nobuyoshi = Sanada Nobujoši
samurai-hoshina_masamitsu = Hošina Masamicu
samurai-miyamoto_musashi = Mijamoto Musaši

## Jednotky: druh, kontingent, číslo

unit-honjin_amako = hondžin Amako
unit-honjin_mori = hondžin Móri
unit-honjin_date = hondžin Date
unit-honjin_ashina = hondžin Ašina
unit-honjin_tokugawa = hondžin Tokugawa
unit-honjin_ikeda = hondžin Ikeda
unit-honjin_takeda = hondžin Takeda
unit-honjin_hojo = hondžin Hódžó
unit-honjin_shimazu = hondžin Šimazu
unit-honjin_otomo = hondžin Ótomo
unit-honjin_ryuzoji = hondžin Rjúzódži
unit-honjin_toyotomi = hondžin Tojotomi

unit-yamanaka_as_t_1 = AS-T { busho-yamanaka } 1
unit-yamanaka_si_b_1 = SI-B { busho-yamanaka } 1
unit-yamanaka_si_1 = SI { busho-yamanaka } 1
unit-yamanaka_si_2 = SI { busho-yamanaka } 2
unit-yamanaka_si_3 = SI { busho-yamanaka } 3
unit-yamanaka_kbh_1 = KBH { busho-yamanaka } 1
unit-tachihara_as_t_1 = AS-T { busho-tachihara } 1
unit-tachihara_as_1 = AS { busho-tachihara } 1
unit-tachihara_si_1 = SI { busho-tachihara } 1
unit-tachihara_si_2 = SI { busho-tachihara } 2
unit-moriwaki_as_b_1 = AS-B { busho-moriwaki } 1
unit-moriwaki_as_1 = AS { busho-moriwaki } 1
unit-moriwaki_as_2 = AS { busho-moriwaki } 2
unit-moriwaki_si_1 = SI { busho-moriwaki } 1
unit-yokomichi_si_b_1 = SI-B { busho-yokomichi } 1
unit-yokomichi_as_1 = AS { busho-yokomichi } 1
unit-yokomichi_si_1 = SI { busho-yokomichi } 1
unit-ushio_as_t_1 = AS-T { busho-ushio } 1
unit-ushio_as_1 = AS { busho-ushio } 1
unit-ushio_si_1 = SI { busho-ushio } 1
unit-mori_as_t_1 = AS-T { busho-mori } 1
unit-mori_as_b_1 = AS-B { busho-mori } 1
unit-mori_as_1 = AS { busho-mori } 1
unit-mori_as_2 = AS { busho-mori } 2
unit-mori_as_3 = AS { busho-mori } 3
unit-mori_si_1 = SI { busho-mori } 1
unit-mori_si_2 = SI { busho-mori } 2
unit-mori_kbh_1 = KBH { busho-mori } 1
unit-kikkawa_as_t_1 = AS-T { busho-kikkawa } 1
unit-kikkawa_as_b_1 = AS-B { busho-kikkawa } 1
unit-kikkawa_as_1 = AS { busho-kikkawa } 1
unit-kikkawa_as_2 = AS { busho-kikkawa } 2
unit-kikkawa_as_3 = AS { busho-kikkawa } 3
unit-kikkawa_si_1 = SI { busho-kikkawa } 1
unit-kikkawa_si_2 = SI { busho-kikkawa } 2
unit-kikkawa_kb_1 = KB { busho-kikkawa } 1
unit-kobayakawa_as_t_1 = AS-T { busho-kobayakawa } 1
unit-kobayakawa_as_t_2 = AS-T { busho-kobayakawa } 2
unit-kobayakawa_as_1 = AS { busho-kobayakawa } 1
unit-kobayakawa_as_2 = AS { busho-kobayakawa } 2
unit-kobayakawa_as_3 = AS { busho-kobayakawa } 3
unit-kobayakawa_si_1 = SI { busho-kobayakawa } 1
unit-kobayakawa_si_2 = SI { busho-kobayakawa } 2
unit-shishido_as_t_1 = AS-T { busho-shishido } 1
unit-shishido_as_1 = AS { busho-shishido } 1
unit-shishido_as_2 = AS { busho-shishido } 2
unit-shishido_as_3 = AS { busho-shishido } 3
unit-shishido_si_1 = SI { busho-shishido } 1
unit-kumagai_as_b_1 = AS-B { busho-kumagai } 1
unit-kumagai_as_1 = AS { busho-kumagai } 1
unit-kumagai_as_2 = AS { busho-kumagai } 2
unit-kumagai_si_1 = SI { busho-kumagai } 1

unit-masamune_as_t_1 = AS-T { busho-masamune } 1
unit-masamune_as_t_2 = AS-T { busho-masamune } 2
unit-masamune_as_b_1 = AS-B { busho-masamune } 1
unit-masamune_as_1 = AS { busho-masamune } 1
unit-masamune_as_2 = AS { busho-masamune } 2
unit-masamune_si_1 = SI { busho-masamune } 1
unit-masamune_si_2 = SI { busho-masamune } 2
unit-masamune_si_3 = SI { busho-masamune } 3
unit-masamune_kbh_1 = KBH { busho-masamune } 1
unit-masamune_kb_1 = KB { busho-masamune } 1
unit-morikuni_as_b_1 = AS-B { busho-morikuni } 1
unit-morikuni_as_1 = AS { busho-morikuni } 1
unit-morikuni_si_1 = SI { busho-morikuni } 1
unit-morikuni_kb_1 = KB { busho-morikuni } 1
unit-katakura_si_b_1 = SI-B { busho-katakura } 1
unit-katakura_si_1 = SI { busho-katakura } 1
unit-katakura_si_2 = SI { busho-katakura } 2
unit-shigezane_si_1 = SI { busho-shigezane } 1
unit-shigezane_si_2 = SI { busho-shigezane } 2
unit-shigezane_si_3 = SI { busho-shigezane } 3
unit-shigezane_as_1 = AS { busho-shigezane } 1
unit-shigezane_kb_1 = KB { busho-shigezane } 1
unit-shigezane_kb_2 = KB { busho-shigezane } 2
unit-shiroishi_as_t_1 = AS-T { busho-shiroishi } 1
unit-shiroishi_as_1 = AS { busho-shiroishi } 1
unit-shiroishi_as_2 = AS { busho-shiroishi } 2
unit-shiroishi_si_1 = SI { busho-shiroishi } 1
unit-shiroishi_kb_1 = KB { busho-shiroishi } 1
unit-katahira_as_b_1 = AS-B { busho-katahira } 1
unit-katahira_as_t_1 = AS-T { busho-katahira } 1
unit-katahira_as_1 = AS { busho-katahira } 1
unit-katahira_kb_1 = KB { busho-katahira } 1
unit-katahira_as_t_2 = AS-T { busho-katahira } 2
unit-ouchi_as_t_1 = AS-T { busho-ouchi } 1
unit-ouchi_as_t_2 = AS-T { busho-ouchi } 2
unit-ouchi_as_1 = AS { busho-ouchi } 1
unit-ouchi_si_1 = SI { busho-ouchi } 1
unit-ouchi_as_t_3 = AS-T { busho-ouchi } 3
unit-ouchi_as_b_1 = AS-B { busho-ouchi } 1
unit-hamada_as_t_1 = AS-T { busho-hamada } 1
unit-hamada_as_1 = AS { busho-hamada } 1
unit-hamada_as_2 = AS { busho-hamada } 2
unit-hamada_si_1 = SI { busho-hamada } 1
unit-hamada_kb_1 = KB { busho-hamada } 1
unit-oniniwa_as_t_1 = AS-T { busho-oniniwa } 1
unit-oniniwa_as_b_1 = AS-B { busho-oniniwa } 1
unit-oniniwa_as_1 = AS { busho-oniniwa } 1
unit-oniniwa_si_1 = SI { busho-oniniwa } 1
unit-oniniwa_kb_1 = KB { busho-oniniwa } 1
unit-ashina_as_t_1 = AS-T { busho-ashina } 1
unit-ashina_as_b_1 = AS-B { busho-ashina } 1
unit-ashina_as_1 = AS { busho-ashina } 1
unit-ashina_si_1 = SI { busho-ashina } 1
unit-ashina_si_2 = SI { busho-ashina } 2
unit-ashina_kbh_1 = KBH { busho-ashina } 1
unit-ashina_kb_1 = KB { busho-ashina } 1
unit-takazane_as_t_1 = AS-T { busho-takazane } 1
unit-takazane_as_1 = AS { busho-takazane } 1
unit-takazane_si_1 = SI { busho-takazane } 1
unit-takazane_kb_1 = KB { busho-takazane } 1
unit-takazane_kb_2 = KB { busho-takazane } 2
unit-moritane_as_b_1 = AS-B { busho-moritane } 1
unit-moritane_as_1 = AS { busho-moritane } 1
unit-moritane_si_1 = SI { busho-moritane } 1
unit-sase_as_t_1 = AS-T { busho-sase } 1
unit-sase_as_1 = AS { busho-sase } 1
unit-sase_si_1 = SI { busho-sase } 1
unit-sase_kb_1 = KB { busho-sase } 1
unit-kanagami_as_b_1 = AS-B { busho-kanagami } 1
unit-kanagami_as_1 = AS { busho-kanagami } 1
unit-kanagami_si_1 = SI { busho-kanagami } 1
unit-kanagami_kb_1 = KB { busho-kanagami } 1
unit-matsumoto_as_t_1 = AS-T { busho-matsumoto } 1
unit-matsumoto_as_1 = AS { busho-matsumoto } 1
unit-matsumoto_si_1 = SI { busho-matsumoto } 1
unit-ujizane_as_t_1 = AS-T { busho-ujizane } 1
unit-ujizane_as_1 = AS { busho-ujizane } 1
unit-ujizane_kb_1 = KB { busho-ujizane } 1
unit-hirata_as_t_1 = AS-T { busho-hirata } 1
unit-hirata_as_1 = AS { busho-hirata } 1
unit-hirata_as_2 = AS { busho-hirata } 2
unit-hirata_as_3 = AS { busho-hirata } 3
unit-hirata_as_4 = AS { busho-hirata } 4

unit-tokugawa_as_t_1 = AS-T { busho-tokugawa } 1
unit-tokugawa_as_t_2 = AS-T { busho-tokugawa } 2
unit-tokugawa_as_t_3 = AS-T { busho-tokugawa } 3
unit-tokugawa_as_b_1 = AS-B { busho-tokugawa } 1
unit-tokugawa_as_1 = AS { busho-tokugawa } 1
unit-tokugawa_as_2 = AS { busho-tokugawa } 2
unit-tokugawa_as_3 = AS { busho-tokugawa } 3
unit-tokugawa_as_4 = AS { busho-tokugawa } 4
unit-tokugawa_si_1 = SI { busho-tokugawa } 1
unit-tokugawa_si_2 = SI { busho-tokugawa } 2
unit-tokugawa_si_3 = SI { busho-tokugawa } 3
unit-tokugawa_si_4 = SI { busho-tokugawa } 4
unit-tokugawa_kbh_1 = KBH { busho-tokugawa } 1
unit-tokugawa_kbh_2 = KBH { busho-tokugawa } 2
unit-tokugawa_kb_1 = KB { busho-tokugawa } 1
unit-ii_as_t_1 = AS-T { busho-ii } 1
unit-ii_as_t_2 = AS-T { busho-ii } 2
unit-ii_as_t_3 = AS-T { busho-ii } 3
unit-ii_si_b_1 = SI-B { busho-ii } 1
unit-ii_as_1 = AS { busho-ii } 1
unit-ii_as_2 = AS { busho-ii } 2
unit-ii_as_3 = AS { busho-ii } 3
unit-ii_si_1 = SI { busho-ii } 1
unit-ii_si_2 = SI { busho-ii } 2
unit-ii_si_3 = SI { busho-ii } 3
unit-ii_si_4 = SI { busho-ii } 4
unit-ii_kb_1 = KB { busho-ii } 1
unit-ii_kb_2 = KB { busho-ii } 2
unit-ii_kb_3 = KB { busho-ii } 3
unit-oda_as_t_1 = AS-T { busho-oda } 1
unit-oda_as_t_2 = AS-T { busho-oda } 2
unit-oda_as_t_3 = AS-T { busho-oda } 3
unit-oda_as_b_1 = AS-B { busho-oda } 1
unit-oda_as_1 = AS { busho-oda } 1
unit-oda_as_2 = AS { busho-oda } 2
unit-oda_as_3 = AS { busho-oda } 3
unit-oda_as_4 = AS { busho-oda } 4
unit-oda_as_5 = AS { busho-oda } 5
unit-oda_si_1 = SI { busho-oda } 1
unit-oda_si_2 = SI { busho-oda } 2
unit-oda_si_3 = SI { busho-oda } 3
unit-oda_kb_1 = KB { busho-oda } 1
unit-tsuneoki_as_t_1 = AS-T { busho-tsuneoki } 1
unit-tsuneoki_as_t_2 = AS-T { busho-tsuneoki } 2
unit-tsuneoki_as_1 = AS { busho-tsuneoki } 1
unit-tsuneoki_as_2 = AS { busho-tsuneoki } 2
unit-tsuneoki_as_3 = AS { busho-tsuneoki } 3
unit-tsuneoki_si_1 = SI { busho-tsuneoki } 1
unit-tsuneoki_si_2 = SI { busho-tsuneoki } 2
unit-tsuneoki_kbh_1 = KBH { busho-tsuneoki } 1
unit-tsuneoki_kb_1 = KB { busho-tsuneoki } 1
unit-nagayoshi_as_t_1 = AS-T { busho-nagayoshi } 1
unit-nagayoshi_as_t_2 = AS-T { busho-nagayoshi } 2
unit-nagayoshi_as_t_3 = AS-T { busho-nagayoshi } 3
unit-nagayoshi_as_1 = AS { busho-nagayoshi } 1
unit-nagayoshi_as_2 = AS { busho-nagayoshi } 2
unit-nagayoshi_as_3 = AS { busho-nagayoshi } 3
unit-nagayoshi_as_4 = AS { busho-nagayoshi } 4
unit-nagayoshi_as_5 = AS { busho-nagayoshi } 5
unit-nagayoshi_si_1 = SI { busho-nagayoshi } 1
unit-nagayoshi_si_2 = SI { busho-nagayoshi } 2
unit-nagayoshi_si_3 = SI { busho-nagayoshi } 3
unit-nagayoshi_kb_1 = KB { busho-nagayoshi } 1
unit-nagayoshi_kb_2 = KB { busho-nagayoshi } 2
unit-nagayoshi_kb_3 = KB { busho-nagayoshi } 3
unit-yukisuke_as_t_1 = AS-T { busho-yukisuke } 1
unit-yukisuke_as_t_2 = AS-T { busho-yukisuke } 2
unit-yukisuke_as_1 = AS { busho-yukisuke } 1
unit-yukisuke_as_2 = AS { busho-yukisuke } 2
unit-yukisuke_as_3 = AS { busho-yukisuke } 3
unit-yukisuke_as_4 = AS { busho-yukisuke } 4
unit-yukisuke_si_1 = SI { busho-yukisuke } 1
unit-yukisuke_si_2 = SI { busho-yukisuke } 2
unit-yukisuke_kb_1 = KB { busho-yukisuke } 1
unit-terumasa_as_t_1 = AS-T { busho-terumasa } 1
unit-terumasa_as_b_1 = AS-B { busho-terumasa } 1
unit-terumasa_as_1 = AS { busho-terumasa } 1
unit-terumasa_as_2 = AS { busho-terumasa } 2
unit-terumasa_as_3 = AS { busho-terumasa } 3
unit-terumasa_as_4 = AS { busho-terumasa } 4
unit-terumasa_si_1 = SI { busho-terumasa } 1
unit-terumasa_si_2 = SI { busho-terumasa } 2
unit-terumasa_kb_1 = KB { busho-terumasa } 1

unit-shingen_as_t_1 = AS-T { busho-shingen } 1
unit-shingen_as_b_1 = AS-B { busho-shingen } 1
unit-shingen_as_1 = AS { busho-shingen } 1
unit-shingen_as_2 = AS { busho-shingen } 2
unit-shingen_si_1 = SI { busho-shingen } 1
unit-shingen_si_2 = SI { busho-shingen } 2
unit-shingen_kbh_1 = KBH { busho-shingen } 1
unit-shingen_kbh_2 = KBH { busho-shingen } 2
unit-baba_as_t_1 = AS-T { busho-baba } 1
unit-baba_si_b_1 = SI-B { busho-baba } 1
unit-baba_as_1 = AS { busho-baba } 1
unit-baba_as_2 = AS { busho-baba } 2
unit-baba_si_1 = SI { busho-baba } 1
unit-baba_si_2 = SI { busho-baba } 2
unit-baba_kb_1 = KB { busho-baba } 1
unit-baba_kb_2 = KB { busho-baba } 2
unit-yamagata_as_t_1 = AS-T { busho-yamagata } 1
unit-yamagata_as_t_2 = AS-T { busho-yamagata } 2
unit-yamagata_si_b_1 = SI-B { busho-yamagata } 1
unit-yamagata_as_1 = AS { busho-yamagata } 1
unit-yamagata_as_2 = AS { busho-yamagata } 2
unit-yamagata_as_3 = AS { busho-yamagata } 3
unit-yamagata_si_1 = SI { busho-yamagata } 1
unit-yamagata_si_2 = SI { busho-yamagata } 2
unit-yamagata_si_3 = SI { busho-yamagata } 3
unit-yamagata_kb_1 = KB { busho-yamagata } 1
unit-yamagata_kb_2 = KB { busho-yamagata } 2
unit-yamagata_kb_3 = KB { busho-yamagata } 3
unit-yamagata_kb_4 = KB { busho-yamagata } 4
unit-yamagata_kb_5 = KB { busho-yamagata } 5
unit-yamagata_kb_6 = KB { busho-yamagata } 6
unit-katsuyori_as_t_1 = AS-T { busho-katsuyori } 1
unit-katsuyori_as_1 = AS { busho-katsuyori } 1
unit-katsuyori_as_2 = AS { busho-katsuyori } 2
unit-katsuyori_si_1 = SI { busho-katsuyori } 1
unit-katsuyori_kb_1 = KB { busho-katsuyori } 1
unit-katsuyori_kb_2 = KB { busho-katsuyori } 2
unit-asari_as_t_1 = AS-T { busho-asari } 1
unit-asari_as_1 = AS { busho-asari } 1
unit-asari_as_2 = AS { busho-asari } 2
unit-asari_si_1 = SI { busho-asari } 1
unit-asari_kb_1 = KB { busho-asari } 1
unit-ujikuni_as_t_1 = AS-T { busho-ujikuni } 1
unit-ujikuni_as_t_2 = AS-T { busho-ujikuni } 2
unit-ujikuni_as_t_3 = AS-T { busho-ujikuni } 3
unit-ujikuni_as_b_1 = AS-B { busho-ujikuni } 1
unit-ujikuni_as_1 = AS { busho-ujikuni } 1
unit-ujikuni_as_2 = AS { busho-ujikuni } 2
unit-ujikuni_as_3 = AS { busho-ujikuni } 3
unit-ujikuni_as_4 = AS { busho-ujikuni } 4
unit-ujikuni_as_5 = AS { busho-ujikuni } 5
unit-ujikuni_si_1 = SI { busho-ujikuni } 1
unit-ujikuni_si_2 = SI { busho-ujikuni } 2
unit-ujikuni_si_3 = SI { busho-ujikuni } 3
unit-ujikuni_si_4 = SI { busho-ujikuni } 4
unit-ujikuni_kbh_1 = KBH { busho-ujikuni } 1
unit-ujikuni_kb_1 = KB { busho-ujikuni } 1
unit-ujikuni_kb_2 = KB { busho-ujikuni } 2
unit-ujiteru_as_t_1 = AS-T { busho-ujiteru } 1
unit-ujiteru_as_t_2 = AS-T { busho-ujiteru } 2
unit-ujiteru_as_b_1 = AS-B { busho-ujiteru } 1
unit-ujiteru_as_b_2 = AS-B { busho-ujiteru } 2
unit-ujiteru_as_1 = AS { busho-ujiteru } 1
unit-ujiteru_as_2 = AS { busho-ujiteru } 2
unit-ujiteru_as_3 = AS { busho-ujiteru } 3
unit-ujiteru_as_4 = AS { busho-ujiteru } 4
unit-ujiteru_as_5 = AS { busho-ujiteru } 5
unit-ujiteru_as_6 = AS { busho-ujiteru } 6
unit-ujiteru_si_1 = SI { busho-ujiteru } 1
unit-ujiteru_si_2 = SI { busho-ujiteru } 2
unit-ujiteru_si_3 = SI { busho-ujiteru } 3
unit-ujiteru_si_4 = SI { busho-ujiteru } 4
unit-ujiteru_kb_1 = KB { busho-ujiteru } 1
unit-ujiteru_kb_2 = KB { busho-ujiteru } 2
unit-ujiteru_kb_3 = KB { busho-ujiteru } 3
unit-ujiteru_kb_4 = KB { busho-ujiteru } 4

unit-yoshihisa_as_t_1 = AS-T { busho-yoshihisa } 1
unit-yoshihisa_as_t_2 = AS-T { busho-yoshihisa } 2
unit-yoshihisa_as_b_1 = AS-B { busho-yoshihisa } 1
unit-yoshihisa_as_1 = AS { busho-yoshihisa } 1
unit-yoshihisa_as_2 = AS { busho-yoshihisa } 2
unit-yoshihisa_si_1 = SI { busho-yoshihisa } 1
unit-yoshihisa_si_2 = SI { busho-yoshihisa } 2
unit-yoshihisa_kbh_1 = KBH { busho-yoshihisa } 1
unit-yoshihisa_kb_1 = KB { busho-yoshihisa } 1
unit-tadahira_as_t_1 = AS-T { busho-tadahira } 1
unit-tadahira_as_1 = AS { busho-tadahira } 1
unit-tadahira_as_2 = AS { busho-tadahira } 2
unit-tadahira_as_3 = AS { busho-tadahira } 3
unit-tadahira_si_1 = SI { busho-tadahira } 1
unit-tadahira_si_2 = SI { busho-tadahira } 2
unit-tadahira_kb_1 = KB { busho-tadahira } 1
unit-toshihisa_as_t_1 = AS-T { busho-toshihisa } 1
unit-toshihisa_as_1 = AS { busho-toshihisa } 1
unit-toshihisa_as_2 = AS { busho-toshihisa } 2
unit-toshihisa_si_1 = SI { busho-toshihisa } 1
unit-toshihisa_kb_b_1 = KB-B { busho-toshihisa } 1
unit-iehisa_as_t_1 = AS-T { busho-iehisa } 1
unit-iehisa_as_t_2 = AS-T { busho-iehisa } 2
unit-iehisa_si_b_1 = SI-B { busho-iehisa } 1
unit-iehisa_si_1 = SI { busho-iehisa } 1
unit-yukihisa_as_t_1 = AS-T { busho-yukihisa } 1
unit-yukihisa_as_1 = AS { busho-yukihisa } 1
unit-yukihisa_as_2 = AS { busho-yukihisa } 2
unit-yukihisa_si_1 = SI { busho-yukihisa } 1
unit-yukihisa_kb_1 = KB { busho-yukihisa } 1
unit-ijuin_as_t_1 = AS-T { busho-ijuin } 1
unit-ijuin_as_1 = AS { busho-ijuin } 1
unit-ijuin_as_2 = AS { busho-ijuin } 2
unit-ijuin_si_1 = SI { busho-ijuin } 1
unit-ijuin_kb_1 = KB { busho-ijuin } 1
unit-hongo_as_b_1 = AS-B { busho-hongo } 1
unit-hongo_as_1 = AS { busho-hongo } 1
unit-hongo_as_2 = AS { busho-hongo } 2
unit-hongo_si_1 = SI { busho-hongo } 1
unit-tawara_as_t_1 = AS-T { busho-tawara } 1
unit-tawara_as_t_2 = AS-T { busho-tawara } 2
unit-tawara_as_b_1 = AS-B { busho-tawara } 1
unit-tawara_as_1 = AS { busho-tawara } 1
unit-tawara_as_2 = AS { busho-tawara } 2
unit-tawara_si_1 = SI { busho-tawara } 1
unit-tawara_kbh_1 = KBH { busho-tawara } 1
unit-tawara_kb_1 = KB { busho-tawara } 1
unit-takita_as_t_1 = AS-T { busho-takita } 1
unit-takita_as_1 = AS { busho-takita } 1
unit-takita_as_2 = AS { busho-takita } 2
unit-takita_as_3 = AS { busho-takita } 3
unit-takita_si_1 = SI { busho-takita } 1
unit-takita_si_2 = SI { busho-takita } 2
unit-takita_kb_1 = KB { busho-takita } 1
unit-saeki_as_t_1 = AS-T { busho-saeki } 1
unit-saeki_as_1 = AS { busho-saeki } 1
unit-saeki_as_2 = AS { busho-saeki } 2
unit-saeki_si_1 = SI { busho-saeki } 1
unit-saeki_si_2 = SI { busho-saeki } 2
unit-saeki_kb_b_1 = KB-B { busho-saeki } 1
unit-saeki_kb_1 = KB { busho-saeki } 1
unit-kamachi_as_t_1 = AS-T { busho-kamachi } 1
unit-kamachi_as_1 = AS { busho-kamachi } 1
unit-kamachi_as_2 = AS { busho-kamachi } 2
unit-kamachi_si_1 = SI { busho-kamachi } 1
unit-kamachi_kb_b_1 = KB-B { busho-kamachi } 1
unit-tsunokuma_as_b_1 = AS-B { busho-tsunokuma } 1
unit-tsunokuma_as_1 = AS { busho-tsunokuma } 1
unit-tsunokuma_as_2 = AS { busho-tsunokuma } 2
unit-tsunokuma_si_1 = SI { busho-tsunokuma } 1
unit-yoshihiro_as_t_1 = AS-T { busho-yoshihiro } 1
unit-yoshihiro_as_1 = AS { busho-yoshihiro } 1
unit-yoshihiro_as_2 = AS { busho-yoshihiro } 2
unit-yoshihiro_si_1 = SI { busho-yoshihiro } 1
unit-yoshihiro_kb_1 = KB { busho-yoshihiro } 1
unit-saito_as_t_1 = AS-T { busho-saito } 1
unit-saito_as_1 = AS { busho-saito } 1
unit-saito_as_2 = AS { busho-saito } 2
unit-saito_si_1 = SI { busho-saito } 1
unit-saito_kb_1 = KB { busho-saito } 1
unit-yoshioka_as_t_1 = AS-T { busho-yoshioka } 1
unit-yoshioka_as_1 = AS { busho-yoshioka } 1
unit-yoshioka_si_1 = SI { busho-yoshioka } 1

unit-shimazu_as_t_1 = AS-T { busho-shimazu } 1
unit-shimazu_as_t_2 = AS-T { busho-shimazu } 2
unit-shimazu_as_1 = AS { busho-shimazu } 1
unit-shimazu_as_2 = AS { busho-shimazu } 2
unit-shimazu_si_1 = SI { busho-shimazu } 1
unit-shimazu_si_2 = SI { busho-shimazu } 2
unit-shimazu_si_3 = SI { busho-shimazu } 3
unit-shimazu_kbh_1 = KBH { busho-shimazu } 1
unit-akahoshi_as_t_1 = AS-T { busho-akahoshi } 1
unit-akahoshi_as_b_1 = AS-B { busho-akahoshi } 1
unit-akahoshi_si_1 = SI { busho-akahoshi } 1
unit-arima_as_t_1 = AS-T { busho-arima } 1
unit-arima_as_t_2 = AS-T { busho-arima } 2
unit-arima_as_b_1 = AS-B { busho-arima } 1
unit-arima_as_1 = AS { busho-arima } 1
unit-arima_si_1 = SI { busho-arima } 1
unit-niiro_as_t_1 = AS-T { busho-niiro } 1
unit-niiro_as_t_2 = AS-T { busho-niiro } 2
unit-niiro_as_1 = AS { busho-niiro } 1
unit-niiro_si_1 = SI { busho-niiro } 1
unit-niiro_si_2 = SI { busho-niiro } 2
unit-niiro_si_b_1 = SI-B { busho-niiro } 1
unit-ryuzoji_as_t_1 = AS-T { busho-ryuzoji } 1
unit-ryuzoji_as_t_2 = AS-T { busho-ryuzoji } 2
unit-ryuzoji_as_t_3 = AS-T { busho-ryuzoji } 3
unit-ryuzoji_as_b_1 = AS-B { busho-ryuzoji } 1
unit-ryuzoji_as_1 = AS { busho-ryuzoji } 1
unit-ryuzoji_as_2 = AS { busho-ryuzoji } 2
unit-ryuzoji_as_3 = AS { busho-ryuzoji } 3
unit-ryuzoji_si_1 = SI { busho-ryuzoji } 1
unit-ryuzoji_si_2 = SI { busho-ryuzoji } 2
unit-ryuzoji_si_3 = SI { busho-ryuzoji } 3
unit-ryuzoji_kbh_1 = KBH { busho-ryuzoji } 1
unit-ryuzoji_kb_1 = KB { busho-ryuzoji } 1
unit-ogawa_as_t_1 = AS-T { busho-ogawa } 1
unit-ogawa_as_t_2 = AS-T { busho-ogawa } 2
unit-ogawa_as_1 = AS { busho-ogawa } 1
unit-ogawa_as_2 = AS { busho-ogawa } 2
unit-ogawa_si_1 = SI { busho-ogawa } 1
unit-ogawa_si_2 = SI { busho-ogawa } 2
unit-ogawa_kb_1 = KB { busho-ogawa } 1
unit-nabeshima_as_t_1 = AS-T { busho-nabeshima } 1
unit-nabeshima_as_t_2 = AS-T { busho-nabeshima } 2
unit-nabeshima_as_b_1 = AS-B { busho-nabeshima } 1
unit-nabeshima_as_1 = AS { busho-nabeshima } 1
unit-nabeshima_as_2 = AS { busho-nabeshima } 2
unit-nabeshima_as_3 = AS { busho-nabeshima } 3
unit-nabeshima_as_4 = AS { busho-nabeshima } 4
unit-nabeshima_si_1 = SI { busho-nabeshima } 1
unit-nabeshima_si_2 = SI { busho-nabeshima } 2
unit-nabeshima_kb_1 = KB { busho-nabeshima } 1
unit-nabeshima_kb_2 = KB { busho-nabeshima } 2
unit-egami_as_t_1 = AS-T { busho-egami } 1
unit-egami_as_1 = AS { busho-egami } 1
unit-egami_as_2 = AS { busho-egami } 2
unit-egami_as_3 = AS { busho-egami } 3
unit-egami_si_1 = SI { busho-egami } 1
unit-egami_si_2 = SI { busho-egami } 2
unit-egami_kb_1 = KB { busho-egami } 1
unit-goto_as_t_1 = AS-T { busho-goto } 1
unit-goto_as_1 = AS { busho-goto } 1
unit-goto_as_2 = AS { busho-goto } 2
unit-goto_as_3 = AS { busho-goto } 3
unit-goto_si_1 = SI { busho-goto } 1
unit-goto_kb_1 = KB { busho-goto } 1

unit-harunaga_as_t_1 = AS-T { busho-harunaga } 1
unit-harunaga_as_t_2 = AS-T { busho-harunaga } 2
unit-harunaga_as_b_1 = AS-B { busho-harunaga } 1
unit-harunaga_as_1 = AS { busho-harunaga } 1
unit-harunaga_as_2 = AS { busho-harunaga } 2
unit-harunaga_as_3 = AS { busho-harunaga } 3
unit-harunaga_as_4 = AS { busho-harunaga } 4
unit-harunaga_si_1 = SI { busho-harunaga } 1
unit-harunaga_kbh_1 = KBH { busho-harunaga } 1
unit-sanada_as_t_1 = AS-T { busho-sanada } 1
unit-sanada_as_t_2 = AS-T { busho-sanada } 2
unit-sanada_as_1 = AS { busho-sanada } 1
unit-sanada_as_2 = AS { busho-sanada } 2
unit-sanada_as_3 = AS { busho-sanada } 3
unit-sanada_si_1 = SI { busho-sanada } 1
unit-sanada_si_2 = SI { busho-sanada } 2
unit-sanada_si_3 = SI { busho-sanada } 3
unit-sanada_si_4 = SI { busho-sanada } 4
unit-sanada_kb_1 = KB { busho-sanada } 1
unit-sanada_kb_2 = KB { busho-sanada } 2
unit-fukushima_as_b_1 = AS-B { busho-fukushima } 1
unit-fukushima_as_1 = AS { busho-fukushima } 1
unit-fukushima_as_2 = AS { busho-fukushima } 2
unit-fukushima_si_1 = SI { busho-fukushima } 1
unit-ehara_as_t_1 = AS-T { busho-ehara } 1
unit-ehara_as_1 = AS { busho-ehara } 1
unit-ehara_as_2 = AS { busho-ehara } 2
unit-ehara_si_1 = SI { busho-ehara } 1
unit-katsunaga_as_t_1 = AS-T { busho-katsunaga } 1
unit-katsunaga_as_t_2 = AS-T { busho-katsunaga } 2
unit-katsunaga_as_t_3 = AS-T { busho-katsunaga } 3
unit-katsunaga_as_1 = AS { busho-katsunaga } 1
unit-katsunaga_as_2 = AS { busho-katsunaga } 2
unit-katsunaga_as_3 = AS { busho-katsunaga } 3
unit-katsunaga_as_4 = AS { busho-katsunaga } 4
unit-katsunaga_si_1 = SI { busho-katsunaga } 1
unit-katsunaga_si_2 = SI { busho-katsunaga } 2
unit-katsunaga_kb_1 = KB { busho-katsunaga } 1
unit-katsunaga_kb_2 = KB { busho-katsunaga } 2
unit-harufusa_as_t_1 = AS-T { busho-harufusa } 1
unit-harufusa_as_t_2 = AS-T { busho-harufusa } 2
unit-harufusa_as_1 = AS { busho-harufusa } 1
unit-harufusa_as_2 = AS { busho-harufusa } 2
unit-harufusa_as_3 = AS { busho-harufusa } 3
unit-harufusa_si_1 = SI { busho-harufusa } 1
unit-harufusa_si_2 = SI { busho-harufusa } 2
unit-harufusa_kb_1 = KB { busho-harufusa } 1
unit-akashi_si_1 = SI { busho-akashi } 1
unit-akashi_kb_1 = KB { busho-akashi } 1
unit-akashi_kb_2 = KB { busho-akashi } 2
unit-ieyasu_as_t_1 = AS-T { busho-ieyasu } 1
unit-ieyasu_as_t_2 = AS-T { busho-ieyasu } 2
unit-ieyasu_as_t_3 = AS-T { busho-ieyasu } 3
unit-ieyasu_as_b_1 = AS-B { busho-ieyasu } 1
unit-ieyasu_as_1 = AS { busho-ieyasu } 1
unit-ieyasu_as_2 = AS { busho-ieyasu } 2
unit-ieyasu_as_3 = AS { busho-ieyasu } 3
unit-ieyasu_si_1 = SI { busho-ieyasu } 1
unit-ieyasu_si_2 = SI { busho-ieyasu } 2
unit-ieyasu_si_3 = SI { busho-ieyasu } 3
unit-ieyasu_kbh_1 = KBH { busho-ieyasu } 1
unit-ieyasu_kb_1 = KB { busho-ieyasu } 1
unit-tadatomo_as_t_1 = AS-T { busho-tadatomo } 1
unit-tadatomo_as_t_2 = AS-T { busho-tadatomo } 2
unit-tadatomo_as_1 = AS { busho-tadatomo } 1
unit-tadatomo_as_2 = AS { busho-tadatomo } 2
unit-tadatomo_as_3 = AS { busho-tadatomo } 3
unit-tadatomo_si_1 = SI { busho-tadatomo } 1
unit-tadatomo_si_2 = SI { busho-tadatomo } 2
unit-tadatomo_kb_1 = KB { busho-tadatomo } 1
unit-tadatomo_kb_2 = KB { busho-tadatomo } 2
unit-sakakibara_as_t_1 = AS-T { busho-sakakibara } 1
unit-sakakibara_as_t_2 = AS-T { busho-sakakibara } 2
unit-sakakibara_as_1 = AS { busho-sakakibara } 1
unit-sakakibara_as_2 = AS { busho-sakakibara } 2
unit-sakakibara_as_3 = AS { busho-sakakibara } 3
unit-sakakibara_si_1 = SI { busho-sakakibara } 1
unit-sakakibara_si_2 = SI { busho-sakakibara } 2
unit-sakakibara_kb_1 = KB { busho-sakakibara } 1
unit-sakakibara_kb_2 = KB { busho-sakakibara } 2
unit-sakai_as_t_1 = AS-T { busho-sakai } 1
unit-sakai_as_t_2 = AS-T { busho-sakai } 2
unit-sakai_as_1 = AS { busho-sakai } 1
unit-sakai_as_2 = AS { busho-sakai } 2
unit-sakai_as_3 = AS { busho-sakai } 3
unit-sakai_si_1 = SI { busho-sakai } 1
unit-sakai_si_2 = SI { busho-sakai } 2
unit-sakai_kb_1 = KB { busho-sakai } 1
unit-sakai_kb_2 = KB { busho-sakai } 2
unit-matsudaira_as_t_1 = AS-T { busho-matsudaira } 1
unit-matsudaira_as_t_2 = AS-T { busho-matsudaira } 2
unit-matsudaira_as_t_3 = AS-T { busho-matsudaira } 3
unit-matsudaira_as_1 = AS { busho-matsudaira } 1
unit-matsudaira_as_2 = AS { busho-matsudaira } 2
unit-matsudaira_as_3 = AS { busho-matsudaira } 3
unit-matsudaira_si_1 = SI { busho-matsudaira } 1
unit-matsudaira_si_2 = SI { busho-matsudaira } 2
unit-matsudaira_si_3 = SI { busho-matsudaira } 3
unit-matsudaira_kb_1 = KB { busho-matsudaira } 1
unit-matsudaira_kb_2 = KB { busho-matsudaira } 2
unit-matsudaira_kb_3 = KB { busho-matsudaira } 3
unit-tomimasa_as_t_1 = AS-T { busho-tomimasa } 1
unit-tomimasa_as_t_2 = AS-T { busho-tomimasa } 2
unit-tomimasa_as_1 = AS { busho-tomimasa } 1
unit-tomimasa_as_2 = AS { busho-tomimasa } 2
unit-tomimasa_as_3 = AS { busho-tomimasa } 3
unit-tomimasa_si_1 = SI { busho-tomimasa } 1
unit-tomimasa_si_2 = SI { busho-tomimasa } 2
unit-tomimasa_si_3 = SI { busho-tomimasa } 3
unit-tomimasa_kb_1 = KB { busho-tomimasa } 1
unit-tomimasa_kb_2 = KB { busho-tomimasa } 2
unit-mizuno_as_t_1 = AS-T { busho-mizuno } 1
unit-mizuno_as_b_1 = AS-B { busho-mizuno } 1
unit-mizuno_as_1 = AS { busho-mizuno } 1
unit-mizuno_as_2 = AS { busho-mizuno } 2
unit-mizuno_si_1 = SI { busho-mizuno } 1
unit-mizuno_kb_1 = KB { busho-mizuno } 1
unit-maeda_as_t_1 = AS-T { busho-maeda } 1
unit-maeda_as_t_2 = AS-T { busho-maeda } 2
unit-maeda_as_b_1 = AS-B { busho-maeda } 1
unit-maeda_as_1 = AS { busho-maeda } 1
unit-maeda_as_2 = AS { busho-maeda } 2
unit-maeda_as_3 = AS { busho-maeda } 3
unit-maeda_as_4 = AS { busho-maeda } 4
unit-maeda_as_5 = AS { busho-maeda } 5
unit-maeda_si_1 = SI { busho-maeda } 1
unit-maeda_si_2 = SI { busho-maeda } 2
unit-maeda_kb_1 = KB { busho-maeda } 1
unit-maeda_kb_2 = KB { busho-maeda } 2
unit-naotaka_as_t_1 = AS-T { busho-naotaka } 1
unit-naotaka_as_1 = AS { busho-naotaka } 1
unit-naotaka_si_1 = SI { busho-naotaka } 1
unit-naotaka_si_2 = SI { busho-naotaka } 2
unit-naotaka_kb_1 = KB { busho-naotaka } 1
unit-todo_as_t_1 = AS-T { busho-todo } 1
unit-todo_as_1 = AS { busho-todo } 1
unit-todo_as_2 = AS { busho-todo } 2
unit-todo_as_3 = AS { busho-todo } 3
unit-todo_si_1 = SI { busho-todo } 1
unit-todo_kb_1 = KB { busho-todo } 1
unit-hidetada_as_t_1 = AS-T { busho-hidetada } 1
unit-hidetada_as_1 = AS { busho-hidetada } 1
unit-hidetada_as_2 = AS { busho-hidetada } 2
unit-hidetada_as_3 = AS { busho-hidetada } 3
unit-hidetada_si_1 = SI { busho-hidetada } 1
unit-hidetada_kb_1 = KB { busho-hidetada } 1
unit-hidetada_kb_2 = KB { busho-hidetada } 2
unit-date_as_t_1 = AS-T { busho-date } 1
unit-date_as_t_2 = AS-T { busho-date } 2
unit-date_as_1 = AS { busho-date } 1
unit-date_si_1 = SI { busho-date } 1
unit-date_kb_1 = KB { busho-date } 1
unit-date_kb_2 = KB { busho-date } 2

## Boj: kde hra je

crumb-Shot = { $kind ->
    [entry] Palba při vstupu
    [leaving] Palba při odchodu
    [reply] Odvetná palba
    [harassment] Napadání z koní
    [harassed] Palba na jízdní lučištníky
   *[ordered] Palba
}: { $unit } → { $target }
crumb-OrderedFire = Palba na rozkaz: { $unit } → { $target }
crumb-VolleyFire = Salva: { $units } → { $target }
crumb-Reply = Odvetná palba: { $unit }
crumb-ReactionFire = Reakční palba, cíl: { $unit }
crumb-InducedCharge = Vyvolaný útok: { $unit } → { $target }
crumb-Harassment = Napadání z koní: { $unit } → { $target }
crumb-ShockSegment = Boj zblízka
crumb-BanzaiShock = Útok banzai
crumb-Melee = Střetnutí: { $combats }
crumb-Encounter = Velitelé v boji
crumb-GiveWay = Ústup: { $unit }
crumb-AdvanceAfterCombat = Postup: { $unit }
crumb-Duel = Souboj: { $fighter } – { $other }
crumb-Casualty = Velitel v nebezpečí
crumb-Replacements = Noví velitelé
crumb-Rally = Shromáždění
crumb-ChallengePhase = Fáze výzvy
crumb-Challenge = Výzva: { $samurai }
crumb-ChargeAtBusho = Výpad samuraje: { $samurai } → { $busho }
crumb-HaraKiri = Harakiri
crumb-Alarm = Velitelé o samotě
crumb-BoatFire = Čluny
crumb-Rumour = Fáma
crumb-FlightPhase = Útěk kontingentů

## Boj: otázky

ask-reply = Jednotka { $target } pálila na jednotku { $unit }. Opětovat palbu, nebo ne?
ask-reaction-fire = { $kind ->
    [entry] Jednotka { $unit } vstoupila do vaší zóny kontroly
    [leaving] Jednotka { $unit } opouští zónu kontroly vašich lučištníků
   *[harassed] Jednotka { $unit } přijíždí a střílí
}. Vyberte jednotku, která na ni bude pálit, nebo nepalte
ask-charge = Jednotka { $unit } útočí na jednotku { $target }, která na ni pálila. Vyberte, kde se zastaví a kam se otočí
ask-attack = Vyberte útok zblízka
ask-face-the-enemy = Jednotka { $unit } je vázaná v boji a musí stát čelem k soupeři. Vyberte orientaci
ask-expose = Vyberte velitele, který je v nejprudším boji: svede souboj, nebo může být zasažen
ask-spearhead = Vyberte útočníka, jehož druh a úhel rozhodují (obránce: { $targets })
ask-brace = Vyberte obránce, jehož druh rozhoduje (útočník: { $unit })
ask-bear = Vyberte jednotku, která ponese zbylou ztrátu (zbývá rozdělit: { $hits })
ask-retreat = Jednotka { $unit } musí ustoupit. Vyberte hex
ask-advance = Nepřítel uvolnil místo. Vyberte jednotku, která postoupí
ask-advance-to = Vyberte hex, kam postoupí jednotka { $unit }
ask-follow = Vyberte, zda s postupující jednotkou půjde i velitel { $busho }
ask-deputy = Velitel { $busho } je mrtev. Vyberte jednotku, u které bude jeho zástupce
ask-muster = Jednotka { $unit } se shromáždila. Vyberte hex a orientaci
ask-samurai = Velitel { $busho }: vyberte samuraje, který vyjde, harakiri, nebo nic
ask-samurai-acts = Samuraj { $samurai }: vyberte hex, kam půjde, nebo velitele pro výpad, nebo ho nechte na místě
ask-challenge = Samuraj { $samurai }: vyzvat nepřátele v dosahu a na dohled, nebo ne?
ask-answer-challenge = Samuraj { $samurai } vás vyzývá. Vyberte, kdo odpoví
ask-meet-charge = Samuraj { $samurai } útočí na vašeho velitele. Vyberte, kdo se mu postaví
ask-fight-on = { $fighter } v souboji prohrává. Bojovat dál, nebo odejít?
ask-boats = Čluny mohou pálit na jednotku u břehu. Vyberte cíl, nebo nepalte
ask-rumour = Rozšířit fámu, že klan Asano přechází k soupeři? Lze to jen jednou; při hodu 0–4 jí nepřítel uvěří
ask-inspire = Vyberte, co harakiri přinese jednotkám v dosahu: každé o ztrátu méně, nebo přeskupení nejvýš dvou dezorganizovaných

## Boj: možnosti

option-Fire = pálit: { $unit } → { $target }
option-Volley = salva: { $unit }, { $other }{ $third_id ->
    [none] {""}
   *[other] , { $third }
} → { $target }
option-Harass = napadat z koní: { $unit } → { $target }
option-FireBack = pálit: { $unit }
option-HoldFire = nepálit
option-Stand = { $hex }, orientace { $facing }
option-Attack = zaútočit: { $unit } → { $target }
option-AttackBoth = zaútočit na oba nepřátele vpředu: { $unit }
option-Charge = norikuzuši: { $unit } → { $target }
option-ChargeBoth = norikuzuši na oba nepřátele vpředu: { $unit }
option-EndAttacks = žádný další útok
option-Expose = { $busho }
option-Spearhead = { $unit }
option-Brace = { $unit }
option-Bear = { $unit }
option-RetreatTo = ustoupit na hex { $hex }
option-Advance = postoupit: { $unit }
option-DrawSamurai = vylosovat samuraje
option-CallSamurai = vyslat: { $samurai }
option-DieForThem = harakiri: { $samurai_id ->
    [none] sám velitel
   *[other] { $samurai }
}
option-TakeHeart = každé jednotce v dosahu o ztrátu méně
option-Rise = přeskupit: { $unit }
option-SamuraiCharge = výpad na velitele { $busho }
option-IssueChallenge = vyzvat
option-Forgo = nechat být
option-AnswerAsBusho = bojuje { $busho }
option-AnswerAsSamurai = bojuje { $samurai }
option-SendChampion = { $busho } vyšle vylosovaného samuraje
option-IgnoreChallenge = ignorovat výzvu: kdo ji slyší, ztratí tvář
option-DieInShame = { $busho_id ->
    [none] { $samurai }
   *[other] { $busho }
} raději zemře
option-Arrive = vstoupit na mapu: { $unit }
option-Bombard = palba člunů: { $target }
option-SpreadRumour = rozšířit fámu
option-FightOn = bojovat dál
option-Retire = odejít ze souboje i z bitvy

## Boj: pod nadpisem, čeho se týkají

brief-Fire = pálit na cíl { $target }
brief-Volley = salva (také { $other }{ $third_id ->
    [none] {""}
   *[other] , { $third }
}) → { $target }
brief-Harass = napadat z koní: { $target }
brief-FireBack = pálit
brief-Stand = orientace { $facing }
brief-Attack = zaútočit: { $target }
brief-AttackBoth = zaútočit na oba vpředu
brief-Charge = norikuzuši: { $target }
brief-ChargeBoth = norikuzuši na oba vpředu
brief-RetreatTo = ustoupit sem
brief-Advance = postoupit
brief-Rise = přeskupit
brief-CallSamurai = vyslat
brief-SamuraiCharge = výpad na něj
brief-AnswerAsBusho = bojuje sám
brief-AnswerAsSamurai = bojuje
brief-SendChampion = vyšle vylosovaného samuraje
brief-DieInShame = raději zemře
brief-Arrive = vstoupit na mapu
brief-Bombard = pálit na ni

## Boj: proč ne

why-honjin-fires-in-reaction-only = { $unit } nemůže pálit na rozkaz: hondžin pálí jen v reakci.
why-no-missile-unit = Jednotka { $unit } nemá teppó ani luky.
why-fired-this-turn = Jednotka { $unit } už v tomto kole na rozkaz pálila: smí jen jednou za kolo.
why-engaged = Jednotka { $unit } je vázaná v boji.
why-teppo-out-of-command = Jednotka { $unit } je mimo velení: teppó pálí jen na rozkaz svého velitele.
why-no-enemy-there = { $target } není nepřítel na mapě, na kterého by jednotka { $unit } mohla pálit.
why-target-engaged = Jednotka { $target } je vázaná v boji: do boje zblízka se nepálí.
why-out-of-range = Jednotka { $unit } na cíl { $target } nedostřelí. Luky dostřelí dál na cíl, který stojí níž.
why-behind-it = Cíl { $target } je za zády jednotky { $unit }: pálí se před čelo a na boky.
why-no-line-of-sight = Jednotka { $unit } nevidí cíl { $target }: v cestě jsou jednotky, les, vesnice nebo výšiny.
why-only-the-target-replies = Opětovat palbu teď může jen jednotka { $unit }, na kterou se pálilo.
why-not-while-reacting = Nepřítel je v dosahu vaší reakční palby: palte, nebo nepalte.
why-cannot-react = Tato jednotka na ni teď pálit nemůže: nestřílí, nemá nepřítele ve své ZOC, je vázaná v boji, nebo už pálila.
why-not-at-this-advance = Jednotka { $unit } na tento postup nepálí: právě ustoupila, nebo stojí v ZOC jiného nepřítele.
why-teppo-too-slow = Jednotka { $unit } má teppó: na nepřítele, který opouští ZOC, střílejí jen luky.
why-not-the-shortest-way = Jednotka { $unit } běží k cíli { $target } nejkratší cestou po volných hexech a skončí čelem k němu.
why-only-riders-with-bows = Jednotka { $unit } nemůže napadat z koní: přijet, vystřelit a zmizet umějí jen KB-B.
why-takes-the-whole-turn = Jednotka { $unit } se už přesunula nebo pálila: napadání z koní zabere jednotce celé kolo.
why-out-of-command = Jednotka { $unit } je mimo velení.
why-begins-in-enemy-zone = Jednotka { $unit } začíná v nepřátelské ZOC: odtud se z koní nenapadá.
why-target-in-friendly-zone = Jednotka { $target } je v ZOC některé z vašich jednotek: z koní ji napadat nelze.
why-two-or-three-hexes = Jednotka { $target } není dva ani tři hexy daleko: jednotka { $unit } ji z koní napadnout nemůže.
why-no-way-there = Jednotka { $unit } nemá k cíli { $target } cestu: potřebuje volné hexy za 1 MP mimo ostatní nepřátelské ZOC.
why-must-face-whom-it-fights = Jednotka vázaná v boji se otočí čelem k některému soupeři, s nímž bojuje.
why-somebody-must-attack = Ještě ne: na některé nepřátele se musí zaútočit, nebo ještě neútočí jednotka vázaná v boji.
why-not-while-attacking = Teď jde jen o to, kdo na koho útočí.
why-does-not-attack = Jednotka { $unit } nemůže zaútočit: útočí jen jednotky kontingentu na tahu s nepřítelem ve své ZOC, nikdy AS-T, AS-B a hondžin.
why-has-rested = Jednotka { $unit } v této fázi odstranila ztráty a nic jiného už nedělá.
why-too-shaken-to-attack = Jednotka { $unit } je dezorganizovaná: útočí jen tehdy, je-li vázaná v boji a uspěje v testu, nebo byla dezorganizována cestou.
why-attacks-already = Jednotka { $unit } už útočí.
why-not-in-its-zone = Jednotka { $unit } na tohoto nepřítele nedosáhne: útočí na jednotky ve své ZOC přes hrany, které boj zblízka dovolují.
why-no-norikuzushi = Jednotka { $unit } nemůže útočit v norikuzuši: to umějí jen KB bez luků, které na začátku fáze nesousedily s nepřítelem, a na pevné, otevřené půdě.
why-must-charge = Jednotka { $unit } musí útočit v norikuzuši.
why-somebody-would-not-be-attacked = Kdyby jednotka { $unit } útočila takto, zůstal by stranou nepřítel, na kterého se zaútočit musí.
why-not-while-exposing = Teď jde jen o to, který velitel je v nejprudším boji.
why-not-in-this-fight = Vybírat lze jen z těch, kdo jsou v tomto střetnutí.
why-no-retreat-there = Jednotka { $unit } tam ustoupit nemůže: hex musí být sousední, průchodný a volný, mimo nepřátelské ZOC a nesmí sousedit s nepřítelem, se kterým bojovala.
why-another-must-advance = Postupuje jiná jednotka: ta s převahou, jinak ta s nejvyšším TQ.
why-not-vacated = To není hex, který nepřítel opustil.
why-follow-or-stay = Velitel jde s jednotkou, nebo zůstane, kde je.
why-not-while-placing = Teď jde jen o to, kde bude zástupce.
why-not-of-his-contingent = Zástupce velitele { $busho } nemůže být u jednotky { $unit }: musí patřit k jeho kontingentu a být na mapě.
why-no-hits = Jednotka { $unit } nemá ztráty.
why-not-in-the-clear = Jednotka { $unit } není v otevřeném terénu: jinde se ztráty neodstraňují.
why-in-enemy-zone = Jednotka { $unit } je v nepřátelské ZOC.
why-under-fire = Jednotka { $unit } je v dosahu a na dohled nepřátel, kteří střílejí.
why-in-order = Jednotka { $unit } není dezorganizovaná.
why-cut-off-from-busho = Jednotka { $unit } je od svého velitele odříznutá: žádná cesta v dosahu velení se nevyhne nepřátelským ZOC.
why-too-many-hits = Jednotka { $unit } má na přeskupení v této vzdálenosti příliš mnoho ztrát: velitel musí být na sousedním hexu.
why-not-a-place-to-rally = Jednotka { $unit } se tam vrátit nemůže: hex musí být volný a průchodný, nejvýš 3 hexy od velitele a aspoň 3 od každého nepřítele.
why-two-challenges-a-turn = Vaše strana už v tomto kole měla své dvě fáze výzvy.
why-one-challenge-an-activation = Velitel { $busho } už v tomto kole svou fázi výzvy měl.
why-nobody-after-hara-kiri = Po harakiri se do konce kola žádný samuraj nelosuje.
why-no-samurai-left = Nezbývá žádný samuraj k vylosování.
why-busho-has-two = Velitel { $busho } už má dva samuraje a víc jich mít nesmí.
why-not-one-of-his-samurai = To není samuraj tohoto velitele.
why-has-lost-face = Samuraj { $samurai } v tomto kole ztratil tvář a nevysílá se.
why-cannot-reach-him = Samuraj se k veliteli { $busho } nedostane: má málo MP a skrz nepřátelské jednotky cesta nevede.
why-too-far-for-samurai = Samuraj se tam nedostane: je to daleko, stojí tam nepřítel, nebo je to nepřátelská ZOC bez vlastní jednotky.
why-challenge-or-not = Teď jde jen o to, zda samuraj vyzývá.
why-whoever-lost-face-must-answer = Kdo ztratil tvář, musí teď odpovědět, nebo jeden z nich zemře.
why-not-called-out = Odpovědět mohou jen ti, kdo jsou v dosahu a na dohled vyzývatele.
why-not-in-that-hex = Výpadu se může postavit jen napadený velitel, nebo samuraj na jeho hexu.
why-fight-on-or-retire = Kdo v souboji prohrává, bojuje dál, nebo odejde.
why-not-about-to-enter = Jednotka { $unit } teď na mapu vstoupit nemůže: není to posila kontingentu na tahu, jejíž kolo už přišlo.
why-entry-is-taken = Jednotka { $unit } na mapu vstoupit nemůže: na vstupním hexu stojí jiná jednotka.
why-still-to-come = Velitel { $busho } ještě není na mapě: jeho jednotkám lze dát jen rozkaz ke vstupu.
why-out-of-reach-of-boats = Čluny pálí jen na nepřátele nejvýš dva hexy od vody, kteří nejsou vázáni v boji.
why-rumour-or-not = Teď jde jen o to, zda fámu rozšířit.
why-out-of-his-range = To není v dosahu harakiri, nebo tomu harakiri nepomůže.

## Boj: co se stalo

event-FireOrdered = { $unit }: palba na rozkaz v tomto kole využita
event-ShotFired = { $unit } → { $target }, { $kind ->
    [entry] palba při vstupu
    [leaving] palba při odchodu
    [reply] odvetná palba
    [harassment] napadání z koní
    [harassed] palba na jízdní lučištníky
   *[ordered] palba
}, vzdálenost { $range }: hod { $die }{ $lines_count ->
    [0] {""}
   *[other] {" "}+ { $lines }
} – { $disorders ->
    [yes] { $hits ->
        [0] test dezorganizace
        [one] { $hits } ztráta, test dezorganizace
        [few] { $hits } ztráty, test dezorganizace
       *[other] { $hits } ztrát, test dezorganizace
    }
   *[no] { $hits ->
        [0] bez účinku
        [one] { $hits } ztráta
        [few] { $hits } ztráty
       *[other] { $hits } ztrát
    }
}
event-UnitCharged = { $unit }: útok na střelce ({ $firer }), { $hex }, orientace { $facing }
event-ChargesSpent = Vyvolané útoky skončily
event-WindRolled = Západní vítr: hod { $die } – { $turns ->
    [yes] obrací se proti klanu Ašina
   *[no] dál vane proti klanu Date
}
event-BoatsFired = Čluny → { $target }: hod { $die }{ $lines_count ->
    [0] {""}
   *[other] {" "}+ { $lines }
} – { $disorders ->
    [yes] { $hits ->
        [0] test dezorganizace
        [one] { $hits } ztráta, test dezorganizace
        [few] { $hits } ztráty, test dezorganizace
       *[other] { $hits } ztrát, test dezorganizace
    }
   *[no] { $hits ->
        [0] bez účinku
        [one] { $hits } ztráta
        [few] { $hits } ztráty
       *[other] { $hits } ztrát
    }
}
event-UnitArrived = { $unit }: vstup na mapu, { $hex } (MP: { $cost })
event-BridgeBroken = Most přes řeku Nippaši je zbořený
event-RumourSpread = { $side }, fáma: hod { $die } – { $believed ->
    [yes] nepřítel jí věří
   *[no] nikdo jí nevěří
}
event-UnitDrawnOut = { $unit }: zbrklý výpad za jízdními lučištníky, { $hex }, orientace { $facing }
event-AttackDeclared = { $unit }: útok, cíl: { $targets }{ $norikuzushi ->
    [yes] {" "}(norikuzuši)
   *[no] {""}
}
event-AttackCalledOff = { $unit }: k útoku nedojde
event-ShockCoordinated = { $side }, koordinovaný útok: hod { $die } – { $shift ->
    [0] bez posunu
    [-1] 1 sloupec vlevo
    [-2] 2 sloupce vlevo
    [-3] 3 sloupce vlevo
    [one] { $shift } sloupec vpravo
    [few] { $shift } sloupce vpravo
   *[other] { $shift } sloupců vpravo
}{ $superiority ->
    [yes] {""}
   *[no] , převaha počtem ani pozicí se nepočítá
}
event-ContingentRoused = Kontingent { $busho }: napaden, a proto aktivní
event-UnitNamed = { $what ->
    [spearhead] Druh a úhel útočníků: { $unit }
    [brace] Druh obránců: { $unit }
   *[bear] Zbylou ztrátu nese: { $unit }
}
event-ShockResolved = Boj zblízka, { $attackers } proti { $defenders }: { $lines } = sloupec { $column }, hod { $die }{ $die_lines_count ->
    [0] {""}
   *[other] {" "}+ { $die_lines }
} – ztráty: útočník { $attacker_hits }, obránce { $defender_hits }{ $superiority ->
    [yes] {" "}(poziční převaha)
   *[no] {""}
}
event-UnitRetreated = { $unit }: ústup, { $hex }
event-RetreatBarred = { $unit }: povinný ústup, ale není kam
event-UnitAdvanced = { $unit }: postup, { $hex }
event-UnitsEngaged = Vázáno v boji: { $unit } a { $other }
event-QualityTested = { $unit }, { $purpose ->
    [induced_charge] útok na střelce?
    [disorder] dezorganizace palbou?
    [facing] otočení k nepříteli?
    [impetuous] odolá provokaci?
    [shock_reaction] reakce na útok,
    [engaged_disordered] dezorganizovaná v boji,
    [pre_shock] odvaha k útoku?
    [hear_withdrawal] odpoutá se?
    [banzai] udrží se?
    [run_through] průchod skrz,
   *[withdrawal] ústup v pořádku?
} TQ { $tq }: hod { $die }{ $added ->
    [0] {""}
    [-1] {" "}− 1
    [-2] {" "}− 2
    [-3] {" "}− 3
   *[other] {" "}+ { $added }
} – { $missed ->
    [0] úspěch
   *[other] neúspěch o { $missed }
}
event-UnitHit = { $unit }: { $hits ->
    [one] { $hits } ztráta
    [few] { $hits } ztráty
   *[other] { $hits } ztrát
}
event-UnitDisordered = { $unit }: dezorganizovaná{ $left ->
    [0] {""}
   *[other] , zbylé ztráty: { $left }
}
event-UnitRouted = { $unit }: rozvrat
event-UnitEliminated = { $unit }: zničena
event-HeadsLost = { $side }, hlavy ztracené s hondžinem: velitelé a samurajové { $heads }, vrchní velitelé { $great_heads }
event-HitsRemoved = { $unit }, odstraněné ztráty: { $hits }
event-UnitRegrouped = { $unit }: přeskupení, ztráty: { $hits }
event-RallyRolled = { $unit }, shromáždění: hod { $die } proti TQ dezorganizované jednotky { $tq } (nižší hod: vrací se, vyšší: je ztracena)
event-UnitRallied = { $unit }: shromážděna, { $hex }, orientace { $facing }
event-BushoAtRisk = { $busho } v nejprudším boji: hod { $die } (9 zasáhne)
event-BushoNamed = V nejprudším boji: { $busho }
event-CasualtyRolled = { $busho } zasažen: hod { $die } – { $result ->
    [grazed] škrábnut
    [wounded] zraněn
   *[killed] zabit
}
event-BushoWounded = { $busho } zraněn: všechny jeho hodnoty jsou o 1 nižší
event-BushoKilled = { $busho } – { $how ->
    [duel] zabit v souboji
    [retired] odchod ze souboje i z bitvy
    [hara_kiri] harakiri
    [seppuku] seppuku
    [caught] dostižen o samotě a zabit
    [cut_off] ztracen, nemá se ke komu uchýlit
    [wounded] zabit druhým zraněním
   *[killed] zabit
}
event-FlightRolled = Kontingent { $busho }, útěk? Dezorganizované a ztracené jednotky: { $lost } z { $size }, hod { $die }{ $lines_count ->
    [0] {""}
   *[other] {" "}+ { $lines }
} – { $flees ->
    [yes] prchá
   *[no] zůstává
} (útěk při { $threshold ->
    [-8] −8
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $threshold }
} nebo méně)
event-ContingentFled = Kontingent { $busho } prchá z bojiště
event-BushoReplaced = Kontingent { $busho } má nového velitele: { $hex }
event-DuelBegan = Souboj: { $samurai_count ->
    [0] { $bushos }
    [one] { $samurai } a { $bushos }
   *[other] { $samurai }
}
event-DuelRolled = { $fighters }: hody { $dice }, součty { $totals }, utržené zásahy { $hits }
event-DuelWon = Vítěz souboje: { $busho_id ->
    [none] { $samurai }
   *[other] { $busho }
}{ $hits ->
    [0] {""}
   *[other] , utržené zásahy: { $hits }
}
event-HeadTaken = { $side }: { $great ->
    [yes] získaná hlava vrchního velitele
   *[no] získaná hlava
}
event-SamuraiKilled = { $samurai } – { $how ->
    [duel] zabit v souboji
    [retired] odchod ze souboje i z bitvy
    [seppuku] seppuku
    [shot] zastřelen
   *[charge] zabit při výpadu
}
event-SamuraiDrawn = { $side }, vylosovaný samuraj: { $samurai } (velitel { $busho })
event-SamuraiCalled = { $samurai } vychází
event-ChallengePhaseBegan = { $side }, fáze výzvy: { $busho }
event-SamuraiMoved = { $samurai }: přesun, { $hex }
event-SamuraiFiredAt = { $unit } pálí, cíl { $samurai }: hod { $die } (9 zasáhne)
event-SamuraiHit = { $samurai }: { $hits ->
    [one] { $hits } zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
}
event-ChargeHome = { $samurai } se probíjí: hod { $die } proti výdrži { $endurance }
event-ChallengeIssued = { $samurai } vyzývá: { $bushos_count ->
    [0] { $others }
   *[other] { $others_count ->
        [0] { $bushos }
       *[other] { $bushos }, { $others }
    }
}
event-ChampionRolled = { $busho } chce vyslat samuraje: hod { $die } proti momentu { $rating }
event-FaceLost = Ztráta tváře: { $bushos_count ->
    [0] { $samurai }
   *[other] { $samurai_count ->
        [0] { $bushos }
       *[other] { $bushos }, { $samurai }
    }
}
event-HaraKiriCommitted = { $side }, harakiri: { $busho_id ->
    [none] { $samurai }
   *[other] { $busho }
}{ $inspired_count ->
    [0] {""}
   *[other] {" "}– povzbuzené kontingenty v tomto kole: { $inspired }
}

## Co přineslo kolo

report-turn = Konec kola
count-eliminated = Zničeno
count-routed = Rozvráceno
count-rallied = Shromážděno
count-phases = Fáze
count-initiative = Převzetí iniciativy
gauge-rout = Body rozvratu, { $side }

## Boj: jak se počítá

mod-clash-of-arms = Střet zbraní
mod-numbers = počet jednotek
mod-attacker-disordered = dezorganizovaný útočník
mod-attacker-in-open-order = útočník v rozvolněné formaci
mod-coordination = koordinace
mod-busho-attacks = velitel u útočníka
mod-busho-defends = velitel u obránce
mod-busho-alive = velitel naživu
mod-busho-killed = velitel zabit
mod-so-taisho-killed = sótaišó zabit
mod-through-flank = palba přes bok
mod-second-of-volley = druhá v salvě
mod-third-of-volley = třetí v salvě
mod-firer-disordered = dezorganizovaný střelec
mod-fires-after-moving = palba po přesunu
mod-into-the-wind = proti větru
mod-target-in-open-order = cíl v rozvolněné formaci
mod-target-is-honjin = cílem je hondžin
mod-target-is-mounted = cíl na koních
mod-into-flank-or-rear = do boku nebo do týlu
mod-target-in-clear = cíl v otevřeném terénu
mod-target-in-woods = cíl v lese
mod-target-in-village = cíl ve vesnici
mod-target-in-paddy = cíl na rýžovém poli
mod-target-in-rough = cíl v nerovném terénu
mod-target-in-marsh = cíl v bažině
mod-target-in-castle = cíl na hradě
mod-target-in-water = cíl ve vodě
mod-target-behind-stream = cíl za potokem
mod-target-behind-ford = cíl za brodem
mod-target-behind-river = cíl za řekou
mod-target-behind-bridge = cíl za mostem
mod-target-behind-treeline = cíl za stromořadím
mod-target-behind-palisade = cíl za palisádou
mod-target-behind-wall = cíl za zdí
mod-into-clear = do otevřeného terénu
mod-into-woods = do lesa
mod-into-village = do vesnice
mod-into-paddy = do rýžového pole
mod-into-rough = do nerovného terénu
mod-into-marsh = do bažiny
mod-into-castle = do hradu
mod-into-water = do vody
mod-across-stream = přes potok
mod-across-ford = přes brod
mod-across-river = přes řeku
mod-across-bridge = přes most
mod-across-treeline = přes stromořadí
mod-across-palisade = přes palisádu
mod-across-wall = přes zeď
mod-across-up1 = do svahu
mod-across-up2 = do prudkého svahu
mod-across-up3 = vzhůru srázem
mod-across-down1 = ze svahu
mod-across-down2 = z prudkého svahu
mod-across-down3 = dolů srázem
mod-out-of-clear = z otevřeného terénu
mod-out-of-woods = z lesa
mod-out-of-village = z vesnice
mod-out-of-paddy = z rýžového pole
mod-out-of-rough = z nerovného terénu
mod-out-of-marsh = z bažiny
mod-out-of-castle = z hradu
mod-out-of-water = z vody

## Volby

switch-turn_limit = Délka
switch-turn_limit-help = Když do konce tohoto kola nedojde k rozvratu žádné armády, prohrává ta, která má blíž ke své mezi rozvratu; pravidla limit nemají
switch-trump_rounding = Přebití mimo hondžin
switch-trump_rounding-help = Sótaišó mimo svůj hondžin přebíjí s poloviční iniciativou; pravidla ji na jednom místě zaokrouhlují dolů, na jiném nahoru
switch-challenge_limits = Omezení výzev
switch-challenge_limits-help = V každém kole jedna fáze výzvy pro velitele a dvě pro stranu, nebo tolik, kolik je fází
switch-shock_table = Tabulka boje zblízka
switch-shock_table-help = Tabulka boje zblízka a Střet zbraní podle tištěného listu, nebo podle rekonstrukce z doby, než se našel
switch-strengths = Síly a rozestavení
switch-strengths-help = Meze rozvratu, kvalita jednotek a rozestavení podle simulací, nebo první sada z doby, než bitvy kdokoli hrál
switch-back_path = Stezka
switch-back_path-help = Kolem hory vede na vrchol stezka, za tábor klanu Amako; počítá se jako cesta
switch-summit_camp = Tábor na vrcholu
switch-summit_camp-help = Bude-li hondžin klanu Amako zničen, dostane klan 10 bodů rozvratu
switch-fallen_standard = Padlá standarta
switch-fallen_standard-help = Bude-li hondžin klanu Tokugawa zničen, dostane klan 10 bodů rozvratu
switch-tsurinobuse = Předstíraný ústup (curinobuse)
switch-tsurinobuse-help = Když Šimazu Tadahira nařídí aktivní ústup, jeho jednotky vázané v boji ustoupí bez testu TQ
switch-discord = Svár
switch-discord-help = Žádné dva kontingenty klanu Ótomo se nemohou koordinovat
switch-wavering = Váhající
switch-wavering-help = Některé kontingenty se aktivují, jen když jejich sótaišó hodí nejvýš svou iniciativu; bod aktivace padne v každém případě a útok je probudí jako jindy
switch-litter = Nosítka
switch-litter-help = Rjúzódži Takanobu se nechává nosit a není rychlejší než zraněný velitel
switch-west_wind = Západní vítr
switch-west_wind-help = Klan Date má prach v očích: −1 k jeho palbě; od 4. kola hod 0–4 obrátí vítr natrvalo proti klanu Ašina
switch-akahoshi_revenge = Pomsta klanu Akahoši
switch-akahoshi_revenge-help = V boji zblízka způsobí samurajská pěchota klanu Akahoši o ztrátu víc a před útokem netestuje
switch-reinforcements = Posily
switch-reinforcements-help = Tokugawa Hidetada a Date Masamune nejsou zprvu na mapě: přicházejí od 3. a 4. kola
switch-asano_rumour = Fáma o klanu Asano
switch-asano_rumour-help = Jednou, od 4. kola, může klan Tojotomi rozšířit fámu: při hodu 0–4 aktivuje sótaišó klanu Tokugawa v tomto kole kontingenty, jen když hodí nejvýš svou iniciativu
switch-arima_boats = Čluny klanu Arima
switch-arima_boats-help = Jednou za kolo mohou čluny pálit na jednotku klanu Rjúzódži nejvýš dva hexy od vody, jako teppó na vzdálenost 3
switch-broken_bridge = Zbořený most
switch-broken_bridge-help = Od 4. kola nelze přejít most přes řeku Nippaši
choice-15 = 15 kol
choice-40 = 40 kol
choice-down = zaokrouhlit dolů
choice-up = zaokrouhlit nahoru
choice-on = ano
choice-off = ne
choice-printed = tištěná
choice-first_draft = první rekonstrukce
choice-standard = podle simulací
choice-first_set = první sada

## Bitvy

scenario-nunobeyama = Nunobejama
card-army = { $side }: { $contingents ->
    [one] jeden kontingent
    [few] { $contingents } kontingenty
   *[other] { $contingents } kontingentů
}, { $units ->
    [one] jedna jednotka
    [few] { $units } jednotky
   *[other] { $units } jednotek
}; mez rozvratu { $level }
card-trial = Dva počítačoví hráči, partií { $matches }: vítězství { $first } { $wins } %, { $second } { $losses } %, průměrně kol { $turns }
scenario-nunobeyama-blurb = 1570. Klan Amako drží horu, na kterou vedou jen dvě rokle; klan Móri má dvakrát tolik mužů a stezku, která horu obchází.
scenario-nunobeyama-length = Asi dvě hodiny.
scenario-nunobeyama-history = Roku 1566 klan Móri zničil rod Amako. O tři roky později se Jamanaka Jukimori, zvaný Šikanosuke, vrátil do Izuma s mladým dědicem rodu a oblehl jejich starý hrad Gassan-Toda. Ve druhém měsíci roku 1570 táhlo údolím na pomoc hradu vojsko, kterému velel Móri Terumoto, se svými strýci, jimiž byli Kikkawa Motoharu a Kobajakawa Takakage: 13 000 mužů nebo víc. Klan Amako, asi 6 000 až 7 000 mužů, jim zastoupil cestu na hoře Fube jižně od hradu, kam vedou jen dvě rokle, Nakajama a Mizutani. Shora odrážel útok za útokem po většinu dne. Potom Kikkawovi muži našli stezku kolem hory a vzali tábor na vrcholu zezadu. Linie se zhroutila, Jokomiči Masamicu padl a cesta k hradu byla volná. Jak se hraje: krátká bitva pro první hru; silné postavení proti přesile a bok, který je třeba hlídat.
scenario-suriagehara = Suriagehara
scenario-suriagehara-blurb = 1589. Mladý Date Masamune proti rodu Ašina na otevřené pláni, kde vítr žene prach.
scenario-suriagehara-length = Asi tři hodiny.
scenario-suriagehara-history = V létě 1589 bojoval jednadvacetiletý Date Masamune o vládu nad severem. Když k němu přešel Inawaširo Morikuni a otevřel mu svůj hrad, Masamune tam pospíšil s asi 23 000 muži. Ašina Jošihiro vytáhl s 16 000 muži nebo více a utábořil se na kopci Takamori; 17. července se střetli na pláni Suriagehara pod jižním úbočím hory Bandai. Silný západní vítr hnal prach do tváří klanu Date a jeho první sled, v němž stál Morikuni proti vlastnímu synovi (Inawaširo Moritane), byl zatlačen. Pak se vítr otočil a teppó pálila klanu Ašina do boku. Několik jeho velitelů přihlíželo a nehnulo se. Vojsko se rozpadlo; most přes řeku Nippaši byl stržen a mnozí zahynuli u vody. Během několika dní držel Masamune Kurokawu a s rodem Ašina byl konec. Jak se hraje: dvě široké linie v otevřeném terénu; vyhrává, kdo udrží zálohy v ruce.
scenario-nagakute = Nagakute
scenario-nagakute-blurb = 1584. Tokugawa Iejasu dostihne vojsko na nájezdu; rýžová pole, kopce a několik velkých kontingentů.
scenario-nagakute-length = Asi tři hodiny.
scenario-nagakute-history = Na jaře 1584 stáli u Komaki za valy proti sobě Tojotomi Hidejoši, který si tehdy ještě říkal Hašiba, a Tokugawa Iejasu. Ikeda Cuneoki navrhl proklouznout s 20 000 muži kolem a vypálit Mikawu, Iejasuovu domovinu. Iejasu se to dozvěděl, v noci se pustil za nimi a napadl konec kolony. Ráno 18. května stál u Nagakute v provincii Owari na výšinách; s ním Ii Naomasa, jehož muži poprvé oblékli červenou, a Oda Nobukacu: asi 9 000 mužů proti přibližně stejnému počtu. Cuneoki měl vpravo syny (Motosuke, zde zvaný Jukisuke, a Terumasa) a vlevo zetě, jímž byl Mori Nagajoši zvaný „Démon“. Nagajošiho zasáhla kulka před vlastními muži; Cuneoki a Motosuke padli brzy poté. Jejich strana ztratila asi 2 500 mrtvých, klan Tokugawa 590. Jak se hraje: málo kontingentů, ale velkých, mnoho teppó a mokrá pole, která zdrží každý útok.
scenario-mimasetoge = Mimasetóge
scenario-mimasetoge-blurb = 1569. Takeda Šingen se vrací přes horský průsmyk; cestu mu zastoupili dva bratři Hódžó, kterým z boku přichází Jamagata.
scenario-mimasetoge-length = Asi tři hodiny.
scenario-mimasetoge-history = Na podzim 1569 prošel Takeda Šingen krajem Kantó až k Odawaře, hradu klanu Hódžó, vypálil město a po několika dnech se obrátil zpět. Bratři Hódžó Udžiteru a Udžikuni ho předběhli, aby drželi průsmyk Mimase na cestě do Kai, dokud vojsko jejich otce neuzavře past zezadu. Šingen to věděl. Dne 16. listopadu přitáhl v několika proudech až s 20 000 muži, zatímco Jamagata Masakage se silným oddílem obcházel průsmykem Šida. Klan Hódžó zaútočil z náhorní plošiny; Asari Nobutane byl zastřelen a chvíli to s klanem Takeda vypadalo zle. Potom Jamagata sestoupil soupeři do boku a klan Hódžó byl zahnán s 2 000 mrtvými nebo více, dřív než dorazilo vojsko z Odawary. Šingen odtáhl domů. Jak se hraje: klan Hódžó má dva velké kontingenty a jediný bod aktivace; musí udeřit dřív, než přijde Jamagata.
scenario-mimigawa = Mimigawa
scenario-mimigawa-blurb = 1578. Rozhádané vojsko klanu Ótomo sestupuje k řece; klan Šimazu ustupuje a čeká po obou stranách.
scenario-mimigawa-length = Tři až čtyři hodiny.
scenario-mimigawa-history = Roku 1578 poslal Ótomo Sórin, největší pán na Kjúšú a čerstvě pokřtěný, do provincie Hjúga 30 000 až 40 000 mužů. Oblehli hrad Takadžó, kde se Jamada Arinobu a Šimazu Iehisa drželi s několika sty muži a potom s tisícem dalších, než od jihu přitáhl Šimazu Jošihisa s 20 000 muži nebo více. Na poradě klanu Ótomo chtěl Tawara Čikakata čekat, Takita Šigekane útočit. Ráno 10. prosince Takita prostě přešel řeku a ostatní museli jeden po druhém za ním. Prorazili předvoj klanu Šimazu a běželi dál; tehdy z boků udeřili Tadahira, Jukihisa a Idžúin Tadamune, z Nedžirozaky sestoupil Jošihisa a posádka podnikla výpad. Takita, Saeki, Cunokuma a tisíce dalších zahynuli, mnozí v hlubokých tůních; pronásledování skončilo až u řeky Mimi, která dala bitvě jméno. Jak se hraje: klan Ótomo má přesilu a slabé velení, klan Šimazu malé kontingenty a předstíraný ústup.
scenario-okitanawate = Okitanawate
scenario-okitanawate-blurb = 1584. Tři proudy klanu Rjúzódži postupují pobřežím mezi bahnem a lesy; klany Šimazu a Arima drží bránu.
scenario-okitanawate-length = Asi tři hodiny.
scenario-okitanawate-history = Roku 1584 opustil Arima Harunobu ze Šimabary svého pána, jímž byl Rjúzódži Takanobu, „medvěd z Hizenu“, a povolal na pomoc klan Šimazu. Šimazu Iehisa se přeplavil s 3 000 muži; s klanem Arima jich bylo asi 6 000 proti 25 000. Iehisa si vybral hrdlo u Okity, kde mezi zalesněnou horou a pláží vedla bahnem hráz pro dva nebo tři muže vedle sebe, a uzavřel je bránou a palisádou. Dne 4. května poslal Takanobu, příliš tělnatý do sedla a nesený v nosítkách, podél hory oddíl, který vedl Nabešima Naošige, pláží své syny, a sám šel středem. Stráž u brány ustoupila, pronásledovatelé uvízli a klan Šimazu pálil a útočil z obou stran; čluny ostřelovaly pláž. Kawakami Tadakata vzal Takanobuovi hlavu a s ním zemřelo asi 2 000 mužů. Jak se hraje: pevná palisáda, špatná půda a hrstka mužů klanu Akahoši, kteří mstí své děti.
scenario-tennoji = Tennódži
scenario-tennoji-blurb = 1615. Poslední bitva samurajského věku: Sanada a rónini z Ósaky míří na Iejasuův tábor.
scenario-tennoji-length = Celý den, nebo několik večerů.
scenario-tennoji-history = V létě 1615 byly příkopy hradu Ósaka zasypány a rónini, které najal Tojotomi Hidejori, mohli bojovat jen venku. Dne 3. června jich stálo asi 50 000 proti zhruba 150 000 mužů, které vedli Tokugawa Iejasu a jeho syn Hidetada. Sanada Nobušige, známý jako Jukimura, stál na pahorku Čausujama, Móri Kacunaga před chrámem Šitennódži, Óno Harufusa na cestě k Okajamě; Akaši Teruzumi měl soupeře objet. Plán byl nalákat nepřítele a udeřit všichni naráz, ale první výstřely padly příliš brzy. Kacunaga prorážel sled za sledem a Honda Tadatomo padl. Fáma, že klan Asano přechází k soupeři, klanem Tokugawa otřásla; Sanada pronikl až do Iejasuova tábora, kde poprvé asi po čtyřiceti letech padla standarta. Pak rozhodla přesila. Sanada zemřel vyčerpaný a téhož večera hrad hořel. Jak se hraje: největší bitva, těžká pro klan Tojotomi; vyhraje jedinou velkou ranou, nebo vůbec ne.

## Odds and notes

odds-shots = Palba: co způsobí každý výstřel
odds-attacks = Boj zblízka: každý útok i s těmi, kdo už na téhož nepřítele útočí
odds-spearhead = Kdo vede útok
odds-brace = Kdo útok přijme
odds-momentum = Momentum
odds-continuity = Kontinuita
odds-coordination = Koordinace: hod nejvýše rovný momentu obou
odds-trump = Přebití
odds-duel = Souboj na život a na smrt, neodejde-li nikdo
odds-unit = jednotka
odds-target = cíl
odds-added = k hodu
odds-hits = ztráty
odds-p-hit = jakýkoli účinek
odds-p-shaken = dezorganizace a horší
odds-p-gone = rozvrat či zničení
odds-p-charge = vyrazí na nás
odds-column = sloupec
odds-p-dares = vůbec zaútočí
odds-superior = bok či týl
odds-hits-on-us = naše ztráty
odds-hits-on-them = jejich ztráty
odds-p-repulse = ustoupíme
odds-p-retreat = ustoupí
odds-rating = hodnota
odds-p-success = úspěch
odds-busho = bušó
odds-other = a
odds-fighter = bojovník
odds-p-win = zabije
odds-p-death = padne
odds-yes = ano
odds-no = –
note-shot = průměrné ztráty: { $mean }; dezorganizace a horší: { $shaken } %, rozvrat či zničení: { $gone } %
note-shot-provokes = průměrné ztráty: { $mean }; dezorganizace a horší: { $shaken } %, rozvrat či zničení: { $gone } %; na { $charge } % vyrazí na střelce
note-attack = sloupec { $column }, ztráty: { $ours } u nás, { $theirs } u nich; dezorganizace a horší: { $shaken } %, my ustoupíme: { $repulse } %
note-attack-superior = z boku či týlu, sloupec { $column }, ztráty: { $ours } u nás, { $theirs } u nich; dezorganizace a horší: { $shaken } %, my ustoupíme: { $repulse } %
note-brace = sloupec { $column }, ztráty: { $ours } u nás, { $theirs } u nich; dezorganizace a horší: { $shaken } %, oni ustoupí: { $repulse } %
note-step = { $cost } MP, zbývá { $left }{ $leaving ->
    [0] { "" }
   *[other] ; při odchodu mohou střílet: { $leavers }
}{ $reacting ->
    [0] { "" }
   *[other] ; mohou ustoupit nebo se otočit: { $reactors }
}
note-step-into-zone = { $cost } MP, zbývá { $left }; do zóny: { $zones }{ $leaving ->
    [0] { "" }
   *[other] ; při odchodu mohou střílet: { $leavers }
}{ $reacting ->
    [0] { "" }
   *[other] ; mohou ustoupit nebo se otočit: { $reactors }
}
note-step-under-fire = { $cost } MP, zbývá { $left }; mohou střílet: { $shooters }{ $leaving ->
    [0] { "" }
   *[other] ; při odchodu mohou střílet: { $leavers }
}{ $reacting ->
    [0] { "" }
   *[other] ; mohou ustoupit nebo se otočit: { $reactors }
}
note-duel = zabije dřív, než padne, neodejde-li nikdo
note-withdraw = průměrné ztráty: { $mean }
note-face = otočí se dřív, než nepřítel dorazí
note-samurai-charge = na { $arrives } % k němu pronikne; pak souboj na život a na smrt, postaví-li se mu velitel sám
note-issue-challenge = { $called ->
    [one] vyzván je jeden muž
    [few] vyzváni jsou { $called } muži, zde proti nejlepšímu z nich
   *[other] vyzváno je { $called } mužů, zde proti nejlepšímu z nich
}; nepřítel může také poslat nového samuraje nebo ztratit tvář
chance-note-attack = ustoupí
chance-note-attack-superior = ustoupí
chance-note-shot = účinek
chance-note-pair = zdaří se
chance-note-duel = zabije
chance-note-withdrawal = velitel přežije
chance-note-shot-provokes = účinek
chance-note-brace = ustoupí
chance-note-withdraw = beze ztrát
chance-note-face = otočí se
chance-note-samurai-charge = zabije
chance-note-issue-challenge = zabije
note-contingent = jednotky: { $units }, momentum { $momentum }, od nepřítele { $range ->
    [one] { $range } hex
    [few] { $range } hexy
   *[other] { $range } hexů
}
note-pair = jen pokud kostka dovolí; pak oba vydají rozkazy v jedné fázi
note-momentum = hned další fáze; při neúspěchu je hotov a devítka pokouší osud
note-no-momentum = pro toto kolo je hotov; kontinuitu pak může zkusit jiný velitel
note-trump = získá iniciativu; pak se musí pohnout, střílet nebo bojovat
note-no-trump = nepřítel hraje dál
note-continuity = iniciativa zůstane jemu; při neúspěchu přejde na nepřítele
note-pass = { $ends ->
    [yes] klan { $side } už pasoval: v tomto kole už nikdo nedává rozkazy
   *[no] iniciativu získá { $side }; pasuje-li také, v tomto kole už nikdo nedává rozkazy
}
note-end-orders = jednotky bez rozkazu zůstanou, jak jsou; pak následují útoky zblízka
note-end-activation = kdo je neaktivní, v tomto kole rozkazy nedává
note-rest = odpočívá: ztráty se sníží o { $hits }, v této fázi už nedělá nic jiného
note-regroup = znovu spořádaná, ztráty: { $hits }; v této fázi už nedělá nic jiného
note-reform = { $formation }; stojí celý pohyb
note-bear = dosavadní ztráty: { $hits }
note-retire = mimo bitvu; nepřítel nezíská hlavu
note-ignore = vyzvaní ztratí tvář: jsou hotovi a všechny hodnoty se jim sníží o 1
note-champion = výzvu přijme nový samuraj; velitel je hotov
note-orders = jeho jednotky se po jedné pohnou, pálí nebo odpočívají, pak bojují zblízka
note-withdrawal = jednotky ustoupí, i ty vázané v boji; nikdo neútočí{ $tempted ->
    [0] { "" }
   *[other] ; nepřátel dost blízko pro banzai: { $tempted }, v průměru by jich vyrazilo { $mean }
}
note-rally = rozvrácené jednotky: { $units }; v průměru se jich vrátí { $back } a ztratí { $lost }; žádné jiné rozkazy
note-busho-movement = velitelé se přesunou, kam je třeba; žádné jiné rozkazy
note-challenge = samuraj vyzve nepřítele na souboj; žádné rozkazy

## Místo zblízka

look-shoots = Odtud může střílet na: { $units }
look-command = Slyší rozkazy: { $bushos }
look-shot-at = { $side }, sem může střílet: { $units }
look-attacked = { $side }, na dosah sem jedním rozkazem dojde: { $units }
look-reached = { $side }, až sem jedním rozkazem dojde: { $units }

## What units do together

drill-ahead = vpřed
drill-ahead_left = vpřed vlevo
drill-ahead_right = vpřed vpravo
drill-wheel_left = obrat vlevo
drill-wheel_right = obrat vpravo
why-friend-in-the-way = V cestě stojí jiná jednotka a společně se nikým neprochází: { $unit }.
throw-ShotFired = { $kind ->
    [entry] Palba při vstupu
    [leaving] Palba při odchodu
    [reply] Odvetná palba
    [harassment] Napadání z koní
    [harassed] Palba na jízdní lučištníky
   *[ordered] Palba
}, vzdálenost { $range }
came-ShotFired = { $disorders ->
    [yes] { $hits ->
        [0] Test dezorganizace
        [one] { $hits } ztráta, test dezorganizace
        [few] { $hits } ztráty, test dezorganizace
       *[other] { $hits } ztrát, test dezorganizace
    }
   *[no] { $hits ->
        [0] Bez účinku
        [one] { $hits } ztráta
        [few] { $hits } ztráty
       *[other] { $hits } ztrát
    }
}
throw-BoatsFired = Palba ze člunů
came-BoatsFired = { $disorders ->
    [yes] { $hits ->
        [0] Test dezorganizace
        [one] { $hits } ztráta, test dezorganizace
        [few] { $hits } ztráty, test dezorganizace
       *[other] { $hits } ztrát, test dezorganizace
    }
   *[no] { $hits ->
        [0] Bez účinku
        [one] { $hits } ztráta
        [few] { $hits } ztráty
       *[other] { $hits } ztrát
    }
}
throw-ShockResolved = Boj zblízka
came-ShockResolved = { $superiority ->
    [yes] Poziční převaha
   *[no] {""}
}
fight-column = sloupec
fight-die = hod
fight-nothing = nic se nepřičítá
fight-attacker_hits = { $hits ->
    [one] ztráta útočníka
    [few] ztráty útočníka
   *[other] ztrát útočníka
}
fight-defender_hits = { $hits ->
    [one] ztráta obránce
    [few] ztráty obránce
   *[other] ztrát obránce
}
fight-hits = { $hits ->
    [one] ztráta
    [few] ztráty
   *[other] ztrát
}
duel-taken = { $hits ->
    [0] nezraněn
    [one] { $hits } utržený zásah
    [few] { $hits } utržené zásahy
   *[other] { $hits } utržených zásahů
}
duel-nobody = nikdo není zasažen
duel-hit = { $whom ->
    [left] ←
   *[right] {""}
} { $hits ->
    [one] { $hits } zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
} { $whom ->
    [left] {""}
   *[right] →
}

# Proč nápověda radí právě toto

because-urgent = Tento kontingent má nejvíc práce: { $engaged ->
    [0] nikdo není vázán v boji
    [one] v boji je vázána jedna jednotka
    [few] v boji jsou vázány { $engaged } jednotky
   *[other] v boji je vázáno { $engaged } jednotek
}, nepřítel je vzdálen { $points } MP.
because-nobody = Nikdo ze zbývajících nemá co užitečného dělat.
because-risk = Pokus slibuje méně, než kolik může stát devítka nebo spotřebovaná příležitost.
because-momentum = Další fáze stojí za riziko devítky.
because-trump = Za to, co se nepřítel chystá udělat nebo co by před ním mohl udělat jeden z našich, pokus stojí.
because-orders = Palba, postup a boj slibují víc než shromáždění, ústup nebo souboj.
because-withdrawal = Ústupem kontingent víc zachrání, než ztratí: jinak by mohl uprchnout.
because-rally = Každá jednotka, která se vrátí, ubere armádě body rozvratu.
because-challenge = Souboj slibuje víc, než riskuje, ať je odpověď jakákoli.
because-no-challenge = Ať je odpověď jakákoli, souboj víc riskuje, než slibuje.
because-fire = Palba přichází před bojem a nic nestojí.
because-fire-is-free = Nic to nestojí a může to zastavit toho, kdo přichází.
because-regroup = Dezorganizovaná jednotka nemůže útočit ani se udržet.
because-rest = Odstraněné ztráty mají větší cenu než jakýkoli pohyb.
because-formation = Rozvolněná formace do těžkého terénu, sevřená do boje.
because-enough = Žádný ze zbývajících rozkazů za to nestojí.
because-draws-back = Nesmí se nechat dostihnout: střelci ustupují a otřesené jednotky také.
because-faces = Čelem bojuje jednotka lépe než bokem či týlem.
because-stands = Kdo stojí, drží linii, a z boku ani z týlu nic nehrozí.
because-attack = Boj by měl nepřítele stát víc než nás, se všemi, kdo se zapojí.
because-spearhead = Tento druh jednotky má proti tomuto nepříteli největší váhu.
because-brace = Tomuto útoku odolá nejlépe.
because-retreat = Tato cesta vede nejdál z nebezpečí.
because-retires = Jeho hlava by stála víc, než zač souboj stojí.
because-fights-on = Kdo odejde, je pro bitvu ztracen také: raději bojovat dál.
because-superiority = Z hexu { $hex } napadne nepřítele z boku či týlu.
because-shock = Z hexu { $hex } může bojovat a boj slibuje víc, než kolik stojí.
because-into-range = Z hexu { $hex } je nepřítel na dostřel.
because-spent = Tento kontingent může brzy uprchnout: hex { $hex } je mimo nebezpečí.
because-line = Na hex { $hex }: blíž k nepříteli, s vlastními po boku a v doslechu velitele.

## Co znamenají značky a zkratky

legend-si = SI: pěší samurajové
legend-as = AS: ašigaru s kopími
legend-kb = KB: kibamuša, jízdní samurajové. KBH: hatamoto, jízdní stráž
legend-bows = -B za druhem: s luky
legend-teppo = -T za druhem: s teppó, lunťákovými mušketami
legend-hits = Ztráty soudržnosti. Tolik, kolik je TQ, a jednotka je dezorganizovaná
legend-engaged = V boji: nemůže od nepřítele odejít a musí se bít dál
legend-fired = V tomto kole už pálila na rozkaz
legend-honjin = Hondžin: stan vrchního velitele
short-st = ST
legend-st = Sótaišó: vrchní velitel armády a jeho vlastní kontingent
short-tq = TQ
legend-tq = Kvalita jednotky: co vydrží. Hod (0–9), který ji nepřekročí, je úspěch
short-ma = MA · MP
legend-ma = Pohyblivost v bodech pohybu
short-zoc = ZOC
legend-zoc = Zóna kontroly: dva hexy před jednotkou. Kdo do ní vstoupí, zastaví se
short-rp = RP
legend-rp = Body rozvratu: armáda, která na konci kola dosáhne své meze rozvratu, prohrála
