### Stůl v prohlížeči. Identifikátory začínají na table-.

## Lišta a nabídka

table-home = Úvod
table-tools = Stůl
table-rules = Pravidla
table-forces = Síly
table-menu = Nabídka
table-hide-counters = Skrýt žetony
table-zoom-in = Přiblížit
table-zoom-out = Oddálit
table-fit = Přizpůsobit
table-sound = Zvuk
table-keys = Klávesové zkratky
table-theme = Motiv
table-theme-auto = podle systému
table-theme-light = světlý
table-theme-dark = tmavý
table-theme-contrast = vysoký kontrast
table-language = Jazyk
table-score = Skóre
table-you = vy
table-here = u stolu
table-away = mimo stůl
table-asked = rozhoduje
table-thinking = přemýšlí
table-seat-open = Volné místo
table-seat-machine = Počítač, { $level }
table-guest = Host { $tag }
table-guest-named = { $nickname } (host { $tag })

## Kde jsme

table-crumbs = Kde právě jsme
table-phases = Fáze kola
table-done = hotovo
table-over = Partie skončila
table-your-decision = Rozhodujete vy
table-not-yours = Nerozhodujete vy
table-you-watch = Sledujete partii
table-waiting-for = Čeká se na tah: { $side }
table-thinks = Počítač přemýšlí.
table-waits-more = Mezitím si můžete prohlédnout průběh hry, síly a pravidla.
table-call-me = Upozornit mě, až budu na tahu
table-seat-open-more = Místo je ještě volné. Partie začne, až ho někdo obsadí.
table-opening = Stůl se připravuje…
table-needs-script = Stůl potřebuje JavaScript.
table-reconnecting = Spojení ztraceno. Obnovuje se… Nic z odeslaného se neztratilo.
table-barred = Toto místo už pro vás není otevřené. Přihlaste se znovu, nebo otevřete stůl z úvodní stránky.

## Od vašeho posledního tahu

table-since = Od vašeho posledního tahu
table-dispatch = Hlášení
table-since-nothing = Od vašeho posledního tahu nic nového
table-since-more = + { $count }
table-since-count = Nové: { $count }
table-replay = { $count ->
    [one] Přehrát { $count } krok
    [few] Přehrát { $count } kroky
   *[other] Přehrát { $count } kroků
}
table-replay-stop = Zastavit
table-replay-at = Tehdejší pozice: krok { $at } z { $count }
table-replay-back = Zpět do současnosti

## Co se děje, ukázané krok za krokem

table-showing = Co se děje
table-dice-fall = Kostky se kutálejí…
table-next = Dál
table-next-help = Dál (mezerník; podržením se vše přeskočí)
table-report-next = Dále: { $what }
table-report-go-on = Pokračovat
table-report-open = Ukázat kartu znovu
table-report-lead = { $side } +{ $value }
table-report-of = { $value } z { $most }
table-report-change = { $before } → { $after }
table-report-same = { $after }, beze změny
table-pace = Ukazovat dění
table-pace-instant = naráz
table-pace-brief = stručně
table-pace-dice = s každou kostkou
table-pace-now-instant = Dění se ukáže naráz.
table-pace-now-brief = Dění se ukazuje stručně.
table-pace-now-dice = Dění se ukazuje s každou kostkou.

## Rozhodnutí

table-panel = Rozhodnutí
table-options = Možnosti
table-in-company = Dva společně
table-other-options = Další možnosti
table-clear = zrušit výběr
table-put-back = Vrátit: { $what }
table-in-hand = { $said }: { $names }
table-or-lit = nebo vyberte rozsvícenou oblast na mapě
table-lit-hexes = Vyberte na mapě jeden z rozsvícených hexů (celkem { $count }), nebo některý z těchto:
table-places = { $count ->
    [one] { $count } cíl
    [few] { $count } cíle
   *[other] { $count } cílů
}
table-for-several = { $count ->
    [one] pro { $count } loď
    [few] pro { $count } lodě
   *[other] pro { $count } lodí
}
table-all-options = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
}
table-actions = Akce
table-orders = { $count ->
    [one] { $count } rozkaz
    [few] { $count } rozkazy
   *[other] { $count } rozkazů
}
table-plan = Dosavadní rozkazy
table-plan-remove = Odebrat: { $what }
table-drill-all = Všichni
table-drill-none = Nikdo
table-drill-count = { $count } z { $all }
table-drill-who = Kdo se zapojí
table-drill-steps = Kroky
table-settle = Už se neptat…
table-settled = Stálé odpovědi
table-settled-note = Vidíte je jen vy. Odpovídají za vás, dokud je nezrušíte.
table-unsettle = Ptát se znovu: { $what }
table-typed = Psaný rozkaz
table-which = Odpovídá tomu více možností: upřesněte.
table-no-such-words = Žádná možnost neobsahuje tato slova: použijte slova ze seznamu.
table-undo = Vrátit zpět
table-take-back = Požádat o vrácení tahu
table-take-back-asked = Žádost o vrácení odeslána
table-hint = Nápověda
table-hinted = Nápověda: tak by hrál počítač na snadné úrovni
table-hint-says = Nápověda: { $what }
table-hint-do = { $count ->
    [one] Udělat to
   *[other] Udělat to všechno
}
table-refused = Proč ne?
table-why-not = Proč ne: { $what }?
table-close = Zavřít
table-open-rule = Otevřít pravidlo
table-odds = Pravděpodobnost
table-throw-of = { $number } z { $all }
table-throw-back = Předchozí hod
table-throw-next = Další hod

# Slova psaných rozkazů oddělená mezerami: vynechaná; spojující dva rozkazy; znamenající všechny.
table-words-skip = do k ke loď lodi lodě lodí na o pro s se u v ve z ze to the in into for on of with at an ship ships
table-words-joins = a pak potom and then
table-words-all = vše všechno všechny všichni all every everything

## Rozkazové listy

table-yes = ano
table-no = ne
table-form = Rozkazový list
table-form-kind = { $what }: jaký rozkaz?
table-form-which = To může znamenat několik rozkazů: nejdřív zvolte, který.
table-form-point = Na mapě ukazujte jedno místo po druhém nebo táhněte; další krok můžete zvolit i zde.
table-form-go-on = Zvolte, co chybí.
table-form-done = Hotovo
table-form-steps-left = { $count ->
    [one] zbývá { $count } krok
    [few] zbývají { $count } kroky
   *[other] zbývá { $count } kroků
}
table-form-next-step = Další krok
table-form-step-back = O krok zpět
table-form-home = Zpět: { $place }
table-form-clear-row = Škrtnout: { $what }
table-form-pick-all = vzít vše
table-form-picked = Vybráno { $count }:
table-form-all-of-them = Všem
table-form-point-all = Ukažte místo pro všechny.
table-form-empty = V tomto kroku není co nařídit.
table-form-closes = Zavírat prázdné listy automaticky
table-form-closing = Tento list se za chvíli zavře sám. Nikdo nepozná, že byl prázdný.
table-form-close = Zavřít list
table-form-send = Odevzdat list
table-form-send-title = Odevzdat list?
table-form-silent = { $count } bez rozkazu
table-form-refused = { $count ->
    [one] { $count } rozkaz nelze přijmout a vynechá se
    [few] { $count } rozkazy nelze přijmout a vynechají se
   *[other] { $count } rozkazů nelze přijmout a vynechá se
}
table-form-warnings = { $count ->
    [one] Snadno se zapomene
   *[other] Snadno se zapomene: { $count }
}
table-form-undo = Vrátit poslední změnu
table-form-redo = Provést znovu
table-form-last = Jako minule
table-form-usual = Obvyklé rozkazy
table-form-stand = Stálý rozkaz, pokaždé: { $what }
table-form-stands = Stálý rozkaz: { $order }
table-form-standing = { $count ->
    [one] Zapsán { $count } stálý rozkaz
    [few] Zapsány { $count } stálé rozkazy
   *[other] Zapsáno { $count } stálých rozkazů
}
table-form-clear = Vymazat
table-form-hint = Vyplnit, jak by to udělal počítač na snadné úrovni
table-form-in = { $count ->
    [0] Váš list je odevzdán, bez rozkazů.
    [one] Váš list je odevzdán: { $count } rozkaz.
    [few] Váš list je odevzdán: { $count } rozkazy.
   *[other] Váš list je odevzdán: { $count } rozkazů.
}
table-form-take-back = Vzít zpět
table-sheet-out = Stáhnout jako sešit
table-sheet-in = Nahrát vyplněný sešit
table-sheet-sent = List je odevzdán.
table-sheet-came = Rozkazy převzaté ze sešitu: { $count }
table-sheet-refused = Odmítnuté řádky: { $count }.
table-sheet-marked = Stáhnout s vyznačenými důvody
table-key-redo = provést znovu vrácenou změnu na rozkazovém listu
table-key-pin = stanovit stálý rozkaz, nebo ho zrušit
table-key-turn = otočit jednotku doleva nebo doprava
table-key-step-back = zrušit poslední krok trasy

## Bitva

table-to-chart = Zpět na mapu
table-your-squadron = Vaše eskadra
table-total-within = Součet { $total }: nepřekračuje { $limit }
table-total-over = Součet { $total }: překračuje { $limit }
table-sunk = potopená
table-damaged = poškozená
table-battle-steps = Kroky bitvy
table-step-done = hotovo
table-step-none = není co dělat
table-fate-sunk = potopení { $chance }
table-fate-damaged = poškození { $chance }
table-shot-die = hod { $die } proti { $chance }
table-shot-hit = zásah
table-shot-missed = vedle

## Čísla

table-percent = { $value } %
table-decimal = { $whole },{ $part }

## Panely

table-more = Další panely
table-tab-orders = Rozkazy
table-tab-log = Průběh
table-tab-chat = Chat
table-tab-notes = Poznámky
table-tab-forces = Síly
table-unread = nepřečtené
table-sheet-open = Otevřít panel
table-sheet-close = Zavřít panel
table-log = Průběh hry
table-log-empty = Zatím se nic nestalo.
table-log-earlier = Starší
table-log-latest = Nejnovější
table-log-beginning = Na začátku
table-log-alike = { $count ->
    [one] a { $count } podobný řádek
    [few] a { $count } podobné řádky
   *[other] a { $count } podobných řádků
}
table-private = vidíte jen vy
table-chat = Chat
table-chat-empty = Zatím žádné zprávy.
table-chat-write = Napsat zprávu
table-chat-send = Odeslat
table-your-fleet = Vaše loďstvo
table-forces-all = Podle místa
table-forces-formation = Podle útvaru
table-forces-damaged = Poškozené: { $count }
table-forces-spent = Odehrané: { $count }
table-forces-lost = Potopené: { $count }
table-forces-none = Žádné.
table-backs = { $count ->
    [one] a { $count } skrytá loď
    [few] a { $count } skryté lodě
   *[other] a { $count } skrytých lodí
}
table-slot-turn = { $turn }. kolo
table-slot-part = { $place }, { $part }

## Žádosti a nabídky

table-cancel = Zrušit
table-accept = Přijmout
table-decline = Odmítnout
table-block = Zablokovat: { $name }
table-block-title = Zablokovat { $name }?
table-block-text = Už spolu nebudete hrát, neuvidíte navzájem své volné stoly a žádné nové zprávy od tohoto hráče nedostanete. Tato partie pokračuje. Nikdo se to nedozví; zrušit to můžete na stránce přátel.
table-blocked = Zablokováno: { $name }.
table-not-blocked = Zablokovat se nepodařilo: { $name }. Zkuste to znovu.
table-resign = Vzdát se
table-resign-title = Vzdát se?
table-resign-text = Partie ihned skončí a vyhraje druhá strana.
table-offer-draw = Nabídnout remízu
table-draw-title = Nabídnout remízu?
table-draw-text = Přijme-li druhá strana, partie skončí remízou.
table-offer = Nabídka
table-offered = Nabídka je odeslána.
table-offer-accepted = Druhá strana přijímá.
table-offer-declined = Druhá strana odmítá.
table-offer-draw-by = { $side }: nabídka remízy
table-offer-take-back-by = { $side }: žádost o vrácení posledního tahu
table-offer-rematch-by = { $side }: nabídka odvety
table-end-title = Partie teď může skončit
table-slip-title = Zatím není vydán žádný rozkaz
table-slip-text = Žádná loď nemá rozkaz. Všechny zůstanou na místě.

## Konec

table-winner = Vítěz: { $side }
table-drawn = Remíza
table-see-replay = Přehrání
table-verify = Ověřit hody
table-rematch = Odveta
table-rematch-offered = Odveta nabídnuta
table-to-rematch = K odvetě

## Dva hráči u jedné obrazovky

table-hand-over = Předat: { $side }
table-curtain-title = K obrazovce: { $side }
table-curtain-text = Druhý hráč ať se nedívá.
table-curtain-open = Ukázat stůl: { $side }

## Klávesy

table-key-number = vybrat možnost s tímto číslem
table-key-typed = napsat rozkaz
table-key-undo = vrátit zpět
table-key-hint = nápověda
table-key-log = přejít na průběh hry
table-key-notes = přejít na vlastní poznámky
table-key-draw = kreslit na mapu
table-key-forces = ukázat všechny síly
table-key-replay = přehrát, co se stalo od vašeho posledního tahu
table-key-next = ukázat další událost; podržením se vše přeskočí
table-key-pace = ukazovat dění naráz, stručně, nebo s každou kostkou
table-key-clear = zrušit výběr
table-key-walk = procházet mapu (dostanete se na ni klávesou Tab)
table-key-enter = vybrat to, co je orámované
table-key-zoom = přiblížit, oddálit, přizpůsobit
table-key-help = tento seznam; na mapě: proč ne?
table-keys-typed = Psané rozkazy: slova možnosti nebo jejich začátky; mezi více loděmi čárky; „všechny“ pro každou loď, která může. Tab doplňuje slova.

## Chyby

table-error-malformed = To se nepodařilo. Zkuste to znovu.
table-error-too-big = Zpráva je příliš dlouhá: zkraťte ji.
table-error-too-fast = To bylo příliš rychlé. Chvíli počkejte a zkuste to znovu.
table-error-not-yours = Nyní nerozhodujete vy.
table-error-over = Partie skončila.
table-error-not-allowed = To nyní není možné. Vyberte si z toho, co je nabízeno.
table-error-no-such-thing = Nic takového už tu není. Podívejte se, co je nabízeno teď.
table-error-busy = Stůl právě pracuje. Zkuste to znovu.
table-error-offline = Není spojení. Nic nebylo odesláno; zkuste to znovu, až se obnoví.
table-error-unanswered = Stůl neodpověděl. Podívejte se, v jakém stavu partie je, a zkuste to znovu.

## První návštěva, zapečetěné odpovědi

table-help = Jak se hraje
table-help-pick = Vyberte loď nebo eskadru: zlatě se rozsvítí, kam smí a co může.
table-help-place = Vyberte rozsvícené moře, přístav nebo pole: tím je rozkaz vydán. U nerozsvíceného se dozvíte, proč to nejde.
table-help-end = Rozhodnutí změníte tlačítkem Vrátit zpět; nakonec ukončete výpad nebo pasujte.
table-help-example = Podrobný příklad u pravidel
table-help-done = Rozumím
table-help-more = Cíl a průběh kola
table-won = vítěz
table-sealed = Vaše odpověď je zapečetěná. Otevře se, až odpoví druhá strana.
table-both-decide = Obě strany se teď rozhodují a žádná nevidí odpověď druhé.

table-dice = Hody a důkaz
table-dice-text = Tyto hodnoty si váš prohlížeč ukládá. Po skončení partie je stránka „Ověřit“ porovná se záznamem; stejně tak ./honjin verify --link.
table-dice-commitment = Závazek
table-dice-commitment-line = Otisk tajemství hodů, ukázaný dřív, než přibyl váš díl.
table-dice-nonce = Váš díl
table-dice-nonce-line = Vylosoval ho poté váš prohlížeč. Vstupuje do každého hodu.
table-dice-link = Otisk
table-dice-link-line = Otisk všeho, co vám bylo dosud sděleno. Mění se s každou událostí.
table-not-begun = Partie začne, až budou všichni u stolu
table-not-begun-more = Prohlížeč každého hráče přidá svůj díl k hodům, když se jeho stůl otevře.

## Hodiny a rozhodčí

table-clock = Zbývající čas:
table-clock-days = { $days } d { $hours } h
table-clock-hours = { $hours } h { $minutes } min
table-clock-minutes = { $minutes }:{ $seconds }
table-clock-up = čas vypršel
table-clock-until = Do { $until }
table-clock-soon = Zbývá minuta.
table-claim = Nárokovat výhru
table-claim-title = Nárokovat výhru?
table-claim-text = Soupeř ve dvou tazích nic neposlal. Můžete si nárokovat výhru, nebo dál čekat.
table-umpire = Jste rozhodčí
table-umpire-more = Vidíte všechno. Co zde uděláte, zůstane v záznamu partie.
table-umpire-deadline = Lhůta tohoto kroku
table-umpire-from-now = Čas od této chvíle
table-umpire-minutes = za { $count } min
table-umpire-hours = za { $count } h
table-umpire-days = { $count ->
    [one] za { $count } den
    [few] za { $count } dny
    [many] za { $count } dne
   *[other] za { $count } dní
}
table-umpire-set = Stanovit
table-umpire-lift = Zrušit lhůtu
table-umpire-close = Uzavřít krok hned
table-umpire-close-title = Uzavřít krok?
table-umpire-close-text = Komu odpověď chybí, za toho platí obvyklá. Nelze to vrátit.
table-umpire-word = Zpráva
table-umpire-all = Všem
table-umpire-sits = Rozhodčí: { $name }
table-umpire-wanted = Rozhodčí je pozván

table-pack = Datový balíček: { $name }
table-pack-title = Datový balíček „{ $name }“
table-pack-line = V této partii platí hodnoty výtisku jednoho z majitelů. Otisk { $digest }.
table-pack-reading = Načítají se hodnoty…
table-pack-lost = Hodnoty teď nelze načíst.
table-pack-none = Žádná hodnota této hry se od běžných neliší.
table-pack-value = Hodnota
table-pack-was = Běžná
table-pack-is = Zde
table-pack-more = a další: { $count }
table-pack-all = Všechny hodnoty jako sešit
## Místo zblízka

table-look = Prohlédnout
table-look-help = Prohlédnout místo zblízka: další stisk nic nenařídí. Také pravým tlačítkem, dlouhým stiskem nebo klávesou I.
table-look-at = Zblízka: { $what }
table-look-here = Co tam je
table-look-nobody = O nikom na tomto místě se neví.
table-look-ordered = Podle rozkazů sem míří
table-look-aboard = Na palubě: { $what }
table-key-look = Prohlédnout zblízka, co je pod ukazatelem

## Více najednou

table-gather = Vybrat více najednou
table-gather-again = Jako v minulém kole
table-gather-all = Všechny
table-gather-at = { $what }, { $place }
