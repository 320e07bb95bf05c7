### The terminal. Ids begin with t-. Texts of the chart must stay short: the room is given where it matters.

## The chart of Port Arthur

# One cell wide in alphabets, two in Japanese.
t-letter-japan = J
t-letter-russia = R
t-letter-us = U

# At most 15 cells, but for these two: east_china_sea 21, tsushima 18.
t-zone-yellow_sea = Žluté moře
t-zone-tsushima = Cušimský průliv
t-zone-east_china_sea = Východočínské moře
t-zone-philippine_sea = Filipínské moře
t-zone-pacific_ocean = Tichý oceán
t-zone-sea_of_japan = Japonské moře

# Ports: at most 9, 11, 10 and 11 cells in Japanese, one more of each in alphabets.
t-port-japan = Japonsko
t-port-port_arthur = Port Arthur
t-port-vladivostok = Vladivostok
t-port-diego_suarez = Diego-Suarez

# Lands: manchuria 24 cells, the others 5.
t-land-manchuria = M A N D Ž U S K O
t-land-korea = KOREA
t-land-china = ČÍNA
t-land-yezo = JEZO

# A squadron: ships, speed, firepower; at most 15 cells, the short form 10.
t-plate = { $count ->
    [one] { $count } loď
    [few] { $count } lodě
    [many] { $count } lodi
   *[other] { $count } lodí
} r{ $speed } p{ $firepower }
t-plate-short = { $count } r{ $speed } p{ $firepower }
t-plate-hidden = { $count ->
    [one] { $count } loď
    [few] { $count } lodě
    [many] { $count } lodi
   *[other] { $count } lodí
} ? { $top }
t-plate-hidden-short = { $count }? { $top }
t-landing-empty = pole výsadku –
t-landing-army = { " ■ výsadek armády " }
t-landing-planned = { " ▸ nalodění armády " }
t-blockade = { " ⊗ BLOKÁDA " }

# A roadstead: ships and firepower; at most 13 cells, the short form 8.
t-roadstead = { $count ->
    [one] { $count } loď
    [few] { $count } lodě
    [many] { $count } lodi
   *[other] { $count } lodí
} p{ $firepower }
t-roadstead-short = { $count } p{ $firepower }
t-roadstead-empty = bez lodí
t-yard = loděnice{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
}
t-arrivals = { $turn }. kolo: +{ $count }
t-no-yard = bez loděnice
t-port-fallen = padl

# The key in the corner of the chart: at most 14 cells each.
t-key-zone = ★ klíčová obl.
t-key-points = 1/3 BN J/R
t-key-values = r rych. p pal.
t-key-damaged = 2× poškozené
t-more-borders = Sousedí i: { $pairs }

t-track-turn = Kolo
t-track-cp = BN
t-initiative = iniciat.
t-track-manchuria = Mandžusko
t-pool = { $count ->
    [one] { $count } armáda v zásobě
    [few] { $count } armády v zásobě
    [many] { $count } armády v zásobě
   *[other] { $count } armád v zásobě
}
t-box-hill_203 = bez loděnice
t-box-port_arthur = pád
t-box-mukden = pro výhru
t-box-siping = hod o 1 BN

t-turn-of = { $turn }. kolo z { $turns }
t-scored-now = kdyby se bodovalo teď: J { $japan }, R { $russia }
t-plan = plán
t-plan-army = armáda: { $name }

## Forces

t-forces-ship = loď
# Over the columns of values: at most 9 cells each.
t-forces-intact = { " p r" }
t-forces-damaged = { " poškoz." }
t-forces-place = kde
t-forces-summary = na vodě: { $afloat }, poškozené: { $damaged }, potopené: { $sunk }{ $coming ->
    [0] {""}
   *[other] , ještě připlují: { $coming }
}
t-forces-note = p palebná síla, r rychlost, o obrana. ° aspoň jedna hodnota je rekonstruovaná, pravidla ji neuvádějí: která, ukáže „lodě JMÉNO“.
t-damaged = poškoz.
t-arrives = připluje: { $turn }. kolo
t-in-port = { $name }, { $part }
t-value-firepower = palebná síla
t-value-speed = rychlost
t-value-damaged_firepower = poškozená: palebná síla
t-value-damaged_speed = poškozená: rychlost
t-value-defence = poškozená: obrana
t-ship-history = Ve skutečnosti: { NUMBER($tons) } t, { NUMBER($knots) } { $knots ->
    [one] uzel
    [few] uzly
    [many] uzlu
   *[other] uzlů
}, kýl založen roku { NUMBER($year, useGrouping: 0) }

## The screen

t-seat-you = { $name }: vy
t-seat-other = { $name }
t-seat-computer = { $name }: { $level }
t-dice-committed = závazek hodů: { $start }…
t-new-match = Nová partie { $name } se ukládá; závazek hodů: { $start }…
t-own-pack = vlastní data: { $name }
t-since = Od vašeho posledního tahu
t-since-more = (předtím: průběh)
t-footer = číslo, slova; { $commands }
t-prompt = { $name } >
# Over the columns of a grid: speed and firepower, one cell each in alphabets.
# Beside the name of a ship: its values, and those of its damaged side.
t-note-intact = r{ $speed } p{ $firepower }
t-note-damaged = × r{ $speed } p{ $firepower } o{ $defence }
t-grid-port = přístav { $name }
t-grid-speed = r
t-grid-firepower = p
# Headings of the columns of a grid: at most four cells.
t-short-zone-yellow_sea = Žlu
t-short-zone-tsushima = Cuš
t-short-zone-east_china_sea = Výč
t-short-zone-philippine_sea = Fil
t-short-zone-pacific_ocean = Tic
t-short-zone-sea_of_japan = Jap
t-short-port-japan = přís
t-short-port-port_arthur = PA
t-short-port-vladivostok = Vlad
t-short-port-diego_suarez = Dieg
t-short-Repair = opr.
t-short-Attack = útok

## Orders

t-refused = { $what }: { $why } ({ $rule })
t-refused-plain = { $what }: { $why }
t-allowed = To lze: { $what } (číslo { $number }).
t-allowed-then = Potom je to dovoleno: { $what }.
t-which = Která z těchto možností?
# Before the options about what is in one place.
t-place = { $name }:
t-and-more = … a další: { $count }
t-no-such-number = Číslo { $number } v seznamu není: poslední je { $last }.
t-not-understood = „{ $line }“ tu není rozkaz ani příkaz. Obojí vypíše „pomoc“.
t-did-you-mean = Myslíte: { $texts }?
t-stopped = Vydané rozkazy: { $done } z { $of }, pak zastaveno:

# Words of typed orders, with blanks between them: left out; joining two orders; meaning all of them; meaning yes.
# The English ones as well.
t-words-skip = do k ke loď lodi lodě lodí na o pro s se u v ve z ze to the in into for on of with at an ship ships jednotka jednotku jednotky vzít unit units pick
t-words-joins = a pak potom and then
t-words-all = vše všechno všechny všichni all every everything
t-words-yes = a ano y yes

## Commands: the first word is shown, the others are understood as well; a low line stands for a blank

t-command-help = pomoc ? h
t-command-board = mapa plán plan b
t-command-odds = šance sance pravděpodobnost pravdepodobnost
t-command-why = proč proc
t-command-hint = nápověda napoveda
t-command-follow = provést provest
t-command-undo = vrátit vratit zpět zpet u
t-command-take-back = vrácení vraceni
t-command-log = průběh prubeh
t-command-rules = pravidla pravidlo
t-command-pieces = figurky pieces
t-command-save = uložit ulozit
t-command-language = jazyk
t-command-resign = vzdát vzdat
t-command-claim = nárokovat narokovat
t-command-quit = odejít odejit q

t-argument-why = ROZKAZ
t-argument-undo = [N | vše]
t-argument-log = [N | vše]
t-argument-rules = [ODDÍL]
t-argument-pieces = [JMÉNO]
t-argument-save = [SOUBOR]
t-argument-language = XX

t-help-orders = Rozkazy
t-order-number = 17
t-order-number-help = možnost s tímto číslem
t-order-numbers = 3 17 22  nebo  3-6
t-order-numbers-help = několik možností po sobě
t-order-tab = Tab, šipky
t-order-tab-help = doplní slovo; dřívější řádky. Samotný Enter překreslí obrazovku
t-help-commands = Příkazy (rozumí se i anglickým slovům)
t-help-why = lze to, a když ne, proč? S pravidlem
t-help-odds = přesná šance na to, co se chystáte udělat
t-help-hint = co by na vašem místě udělal počítač na snadné úrovni
t-help-follow = udělat vše, co radí nápověda, dokud do toho nic nevstoupí
t-help-undo = vrátit poslední rozkaz, dokud nepadly kostky, nic se neodhalilo a nerozhodla druhá strana
t-help-take-back = vrátit i to, co „vrátit“ už nevrátí: až před vaše poslední závazné rozhodnutí, pokud druhá strana souhlasí (počítač souhlasí vždy). Kostky, které padly, platí
t-help-board = znovu mapa
t-help-log = co se dosud stalo, s pravidly a hody
t-help-rules = přehled pravidel: pravidla 6 ukáže kapitolu 6
t-help-pieces = vše, co z pozice vidíte
t-help-save = vše se stále ukládá; se jménem souboru navíc kopie záznamu
t-help-language = en, fr, cs nebo ja
t-help-resign = vzdát se; nejdřív se zeptá
t-help-claim = nárokovat si výhru, když soupeř ve dvou tazích nic neposlal
t-help-help = tato stránka
t-help-quit = odejít od stolu; partie počká

t-no-odds = Tady není co počítat.
t-hint = Nápověda: { $what } (číslo { $number }).
t-hint-then = potom { $what }
t-hint-follow = „provést“ to udělá všechno.
t-no-hint = V této hře zatím není hráč, který by uměl napovědět.
t-undone = { $count ->
    [one] Vráceno zpět: { $count } rozkaz.
    [few] Vráceno zpět: { $count } rozkazy.
    [many] Vráceno zpět: { $count } rozkazu.
   *[other] Vráceno zpět: { $count } rozkazů.
}
t-cannot-undo = To už vrátit nelze: od vašeho posledního rozkazu padly kostky, něco se odhalilo, nebo rozhodla druhá strana.
t-nothing-to-undo = Zatím není co vrátit.
t-may-take-back = Dál zpět vede „{ $command }“, pokud druhá strana souhlasí.
t-take-back-question = { $side }: žádost o vrácení posledního tahu. { $other }: souhlas? [a/N]
t-taken-back = { $other }: souhlas. Poslední tah a vše, co z něj vzešlo, jsou vráceny. Kostky, které padly, platí; příště padnou nové.
t-take-back-refused = { $other }: nesouhlas. Tah platí.
t-empty-log = Zatím se nic nestalo.
t-rules-title = Pravidla
t-rules-how = pravidla 6 ukáže kapitolu, pravidla 6.3B oddíl. pravidla žetony vysvětlí žetony a značky, pravidla příklad postup krok za krokem.
t-rules-key = Žetony, značky, zkratky
t-rules-example = Podrobný příklad
t-rules-none = Tato hra ho zatím nemá.
t-words-key = žetony
t-words-example = příklad
t-no-such-section = Oddíl { $section } neexistuje: seznam ukáže „pravidla“.
t-no-reference = Pravidla této hry ještě nejsou sepsána: toto jsou oddíly, které cituje její kód.
t-no-goal = Cíl této hry ještě nikdo nesepsal. Její oddíly vypíše „pravidla“.
t-missing-pieces = Figurka { $name } v této partii není.
t-example-why = Na co se ptáte? Napište za „proč“ možnost ze seznamu nebo jinou.
t-saved-always = Každý rozkaz se hned ukládá: { $path }
t-saved-copy = Kopie záznamu je v souboru { $path }. Partie pokračuje ve svém vlastním souboru.
t-file-exists = Soubor { $path } už existuje: zvolte jiné jméno.
t-not-saved = Soubor { $path } nelze zapsat: { $reason }.
t-languages = Jazyky: { $list }
t-resign-question = Vzdát se ({ $name })? Partie hned skončí. [a/N]
t-claim-question = Nárokovat si výhru ({ $name })? Soupeř ve dvou tazích nic neposlal. [a/N]
t-leave-question = Odejít od stolu? Nic se neztratí. [a/N]
t-left = Odchod od stolu. Partie je uložená a počká.
t-left-resume = Pokračování: ./honjin play --resume { $name }
t-left-menu = Nebo ji vyberte ze svých partií: ./honjin menu
t-more = – Enter: dál, q: konec –
t-take-seat = Ke klávesnici: { $name }. Druhý hráč ať se nedívá. Začněte klávesou Enter:
t-percent = { $value } %
t-decimal = { $whole },{ $part }

## Rozkazové listy

t-footer-paper = jednotka a její rozkaz; { $commands }
t-yes = ano
t-no = ne
t-sheet-head = List: rozkaz má { $ordered } z { $rows }
t-sheet-empty = Není co nařídit: „odevzdat“ list odevzdá.
t-sheets-closed = Nebylo co nařídit: { $names }.
t-sheet-more = … a { $count } bez rozkazu; všechny ukáže „list“
t-sheet-what = { $name }: jaký rozkaz?
t-sheet-way = začátek { $start }, nejvýše kroků: { $most }
t-sheet-along = místo na té trase
t-sheet-allowed = To lze: { $what }.
t-sheet-drop-what = Co škrtnout? Napište za to jméno.
t-sheet-nothing-written = K tomu není nic napsáno.
t-sheet-as-it-was = List zůstává, jak je.
t-sheet-standing = { $count ->
    [one] { $sign } stálý rozkaz, zapsaný automaticky
    [few] { $sign } { $count } stálé rozkazy, zapsané automaticky
   *[other] { $sign } { $count } stálých rozkazů, zapsaných automaticky
}
t-sheet-stand-what = Co vždy? Napište za to jméno nebo číslo toho, co má rozkaz.
t-sheet-end-what = Co už nikdy? Napište za to jméno nebo číslo toho, co má stálý rozkaz.
t-sheet-once = Tento list se vyplňuje jen jednou: rozkaz na něm nemůže být stálý.
t-sheet-hint = List je vyplněn, jak by to udělal počítač na snadné úrovni; „vrátit“ obnoví váš.
t-sheet-sent = { $count ->
    [0] List je odevzdán, bez rozkazů.
    [one] List je odevzdán: { $count } rozkaz.
    [few] List je odevzdán: { $count } rozkazy.
   *[other] List je odevzdán: { $count } rozkazů.
}
t-sheet-not-sent = Nelze jej odevzdat: { $why } ({ $rule })
t-command-sheet = list
t-command-send = odevzdat odeslat
t-command-drop = škrtnout skrtnout
t-command-clear = vymazat
t-command-usual = obvyklé obvykle
t-command-again = znovu
t-command-always = vždy vzdy
t-command-never = nikdy
t-command-redo = opakovat
t-argument-always = JMÉNO
t-argument-never = JMÉNO
t-argument-drop = JMÉNO
t-help-paper = Na listu
t-help-sheet = celý list, řádek po řádku
t-help-send = odevzdat list
t-help-drop = škrtnout, co je k tomu napsáno
t-help-clear = škrtnout všechno
t-help-usual = rozkazy toho, kdo nepošle nic
t-help-again = rozkazy z minula, pokud je ještě lze splnit
t-help-always = co je k tomu napsáno, stane se stálým rozkazem na každém takovém listu
t-help-never = zrušit stálé rozkazy k tomuto
t-help-redo = znovu provést naposledy vrácenou změnu
t-help-paper-undo = list, jaký byl před poslední změnou
t-help-paper-why = lze to napsat, a když ne, proč? S pravidlem
t-help-paper-odds = přesné šance všeho, co je napsáno, nebo jednoho rozkazu
t-help-paper-hint = vyplnit list, jak by to udělal počítač na snadné úrovni
t-order-paper-thing = akagi b3  nebo  3 b3
t-order-paper-thing-help = jednotka jménem nebo číslem a její rozkaz
t-order-paper-several = akagi, kaga b3  nebo  1-5 b3  nebo  všechno b3
t-order-paper-several-help = totéž pro několik; jméno skupiny znamená celou skupinu
t-order-paper-way = vf_3 h6 h5 g5 h5
t-order-paper-way-help = trasa místo po místě; ke vzdálenému místu nejkratší cestou

## Before the match

t-ask-side = Za kterou stranu hrajete?
t-side-both = za obě: dva hráči u této klávesnice
t-ask-opponent = Proti komu?
t-ask-switches = Volitelná pravidla a varianty
t-choose = Číslo, nebo Enter pro { $default }:
t-choose-one = Napište číslo 1–{ $count }.
t-choose-switches = Čísla, nebo Enter pro žádné:
t-choose-numbers = Napište čísla 1–{ $count } oddělená mezerami.

## The end

t-match-over = Partie skončila
t-record-lies = Záznam   { $path }
t-how-to-replay = Přehrát  ./honjin replay { $path }
t-how-to-verify = Ověřit   ./honjin verify { $path }
t-commitment = Závazek hodů, daný před partií: { $hash }
t-secret = Tajemství hodů, teď odhalené: { $secret }
t-rematch-question = Odveta s prohozenými stranami? [a/N]

## The menu

t-banner = 本陣 Honjin – hlavní stan pro historické válečné hry
t-intro-what = Válečné hry pro dva s rozhodčím, který zná všechna pravidla: vypíše, co můžete udělat, řekne proč, když něco nelze, a u všeho, co se stane, uvede oddíl pravidel. Na hody je před partií dán závazek a po ní je lze ověřit.
t-intro-steps = První kroky: zvolte „nová hra“, u každé otázky stiskněte Enter a u stolu napište „pomoc“. Na příkaz „nápověda“ se dozvíte, co by udělal rozumný hráč.
t-menu = Co chcete dělat?
# One letter for each entry, in this order: new, resume, replay, rules, language, quit.
t-menu-letters = nuphvjk
t-menu-new = nová hra
t-menu-learn = naučit se hru hraním
t-menu-resume = pokračovat v partii
t-menu-replay = přehrát partii
t-menu-rules = pravidla
t-menu-language = jazyk
t-menu-quit = konec
t-which-game = Která hra?
t-which-battle = Která bitva?
t-battle-taken = Bitva nebyla zadána, hraje se { $battle }, vhodná na začátek. Jinou zvolíte přepínačem --scenario.
t-which-match = Která partie?
t-which-section = Oddíl, nebo Enter zpět:
t-which-language = Který jazyk?
t-nothing-to-resume = Zatím není v čem pokračovat.
t-nothing-to-replay = Zatím není co přehrát.
t-broken = V partii { $name } nelze pokračovat: { $problem }
t-match-line = { $name }  { $moment }; { $seats }; { $date }
t-finished = dohraná
t-enter = Pokračujte klávesou Enter:

## Replay

t-replay-header = přehrání, krok { $at } z { $of }, { $moment }
t-eyes-umpire = pohled rozhodčího
t-eyes-spectator = pohled diváka
t-eyes-side = pohled: { $name }
t-replay-keys = Enter další · j další velká událost · p předchozí · číslo: přejít na krok · k na konec · q odejít
t-replay-note = Poznámka ({ $side }): { $text }
t-replay-prompt = >
t-replay-next = d další dalsi n
t-replay-jump = j skok
t-replay-back = p předchozí predchozi b
t-replay-end = k konec e
t-replay-warning = Tato partie ještě neskončila: rozhodčí vidí, co je dosud skryté.
t-unfinished = Partie ještě neskončila.
t-note-flips = → poškozená ({ $hits ->
    [one] { $hits } zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
})
t-note-sinks = → potopená ({ $hits ->
    [one] { $hits } zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
})
t-note-sinks-at-once = → potopená
t-chart-hidden = Mapa se do okna nevejde; zobrazí ji „mapa“.
t-one-at-a-time = Po prvním z těchto rozkazů se hází kostkou: vydávejte je po jednom.
t-command-goal = cíl cil goal
t-help-goal = o co jde: jak vyhrát a co je jedno kolo
t-new-here = Hrajete poprvé? „cíl“ řekne, jak vyhrát a co je jedno kolo.

## Notes of one's own

t-command-note = poznámka poznamka
t-command-notes = poznámky poznamky
t-argument-note = TEXT
t-help-note = poznamenat si; přehrání poznámku ukáže v její chvíli
t-help-notes = vlastní poznámky
t-noted = Poznamenáno, jen pro tuto stranu.
t-no-notes = Zatím bez poznámek: poznámka TEXT.
t-note-too-long = Poznámka má nejvýš { $most } znaků.
t-note-not-kept = Poznámku se nepodařilo uložit: { $reason }

## Standing answers

t-command-skip = vynechat
t-command-standing = stálé stale
t-argument-standing = [N | JMÉNO]
t-help-skip = odmítnout teď i vše podobné na nějakou dobu
t-help-standing = na co se už neptat: všechno vypsat, nebo jednu odpověď stanovit či zrušit
t-cannot-skip = Tohle vynechat nelze: odpovězte.
t-may-settle = Můžete stanovit
t-has-settled = Stanovené odpovědi; zadáním čísla odpověď zrušíte
t-nothing-settled = Nic není stanoveno a u této otázky ani být nemůže.
t-settle-which = Kterou odpověď myslíte slovy „{ $line }“? Příkaz „stálé“ je vypíše s čísly.
t-settle-none = Nic takového stanovit nelze: „{ $line }“.
t-settled-now = Stanoveno: { $what }
t-unsettled = Program se bude znovu ptát: { $what }

## Together

t-command-together = společně spolecne
t-argument-together = JAK [N] [JMÉNA]
t-help-together = více jednotek udělá totéž jedna po druhé: společně vpřed 2
t-together-how = Kdo a jak? Jedno z: { $ways }; pak počet kroků a jména oddělená čárkami; bez jmen to udělají všichni.
t-together-nobody = U této otázky nelze nikomu říci, aby udělal totéž.
