### Words that every game shares.

title-scenario = { $title }: { $scenario }
list-comma = { ", " }
list-and = { " a " }
list-semicolon = { "; " }
pair = { $what }: { $how }
battle-first = { $name } (vhodná na začátek)
tally = { $what } ({ $number })
modifier = { $what } { $value }

rule-section = § { $section }
rule-cited = ({ $rule })

seat-human = člověk
seat-random = náhodný
seat-script = snadný

level-random = hraje jakýkoli povolený tah
level-script = hraje podle zdravého rozumu

why-match-is-over = Partie už skončila.
why-not-your-decision = Teď nerozhodujete vy. Čeká se na tah: { $side }.
why-not-now = V této části kola to nelze.
why-not-offered = To mezi možnostmi není: vyberte si z nabízených.
why-sealed-already = Vaše odpověď je už zapečetěná: otevře se, až odpoví druhá strana.
why-not-silent = Výhru si lze nárokovat, až když soupeř dva tahy nic neposlal.

event-ChoiceForced = { $side }, vynucená volba: { $choice }
event-AnswerSealed = { $side }: odpověď zapečetěna
event-AnswersTakenBack = { $side }: tah vrácen se souhlasem soupeře
event-AnswerLapsed = { $by ->
    [umpire] { $side }: nic nedorazilo, obvyklou odpověď dal rozhodčí
   *[clock] { $side }: čas vypršel, platí obvyklá odpověď
}
event-UmpireSpoke = Rozhodčí: { $text }
event-DeadlineSet = { $until ->
    [none] Rozhodčí zrušil lhůtu
   *[other] Rozhodčí stanovil lhůtu do { $until }
}
event-StepClosed = Rozhodčí uzavírá krok: místo chybějících odpovědí platí obvyklé

ending-resigned = vzdání partie
ending-agreed = po vzájemné dohodě
ending-claimed = výhra nárokována po dlouhém mlčení soupeře
result-win = Vítěz: { $winner } ({ $how })
result-draw = Remíza: { $how }

check-lines = Řetěz řádků: { $count }
check-commitment = Tajemství hodů a závazek
check-rolls = Hody podle tajemství a hlavičky: { $count }
check-legality = Odpovědi znovu odehrané podle pravidel: { $count }
check-events = Události samy, bez pravidel: { $count }
check-result = Výsledek
check-link = { $count ->
    [0] Váš uložený otisk
   *[other] Váš uložený otisk: odpovídá stavu po odpovědi { $count }
}
check-signature = Podpis serveru
note-signed-by = Klíčem { $key }. Klíč si může vyrobit kdokoli: porovnejte ho s tím, který ukazuje server, nebo klíč serveru uveďte v --key.
note-own-values = Hráno s vlastním datovým balíčkem: „{ $name }“, otisk { $digest }.
verified-yes = Vše souhlasí.
verified-no = V tomto záznamu něco nesouhlasí.
verified-in-part = Co ověřit lze, to souhlasí. Kde něco ověřit nelze, je uvedeno proč.
verified-not-yet = ZÁZNAM NEMÁ KONEC. Buď se partie ještě hraje, nebo byl konec záznamu oříznut. Na tom, co tu je, není nic v nepořádku, ale hody ani výsledek nejsou prokázány.

event-RulesRenewed = { $dropped ->
    [0] Partie pokračuje podle novějších pravidel: verze { $now } místo { $before }
    [one] Partie pokračuje podle novějších pravidel: verze { $now } místo { $before }. Poslední odpověď jim neodpovídala a neplatí
    [few] Partie pokračuje podle novějších pravidel: verze { $now } místo { $before }. Poslední { $dropped } odpovědi jim neodpovídaly a neplatí
   *[other] Partie pokračuje podle novějších pravidel: verze { $now } místo { $before }. Posledních { $dropped } odpovědí jim neodpovídalo a neplatí
}

flaw-no-record = Toto není záznam partie z Honjinu.
flaw-no-file = Soubor { $file } neexistuje: zkontrolujte jeho jméno.
flaw-file = Soubor { $file } nelze číst: { $problem }.
flaw-folder = { $file } je složka, ne záznam.
flaw-forbidden = Soubor { $file } nesmíte číst: změňte jeho přístupová práva nebo si vyžádejte kopii.
flaw-no-secret = Hody nemohou pokračovat bez souboru { $file }, který patří vedle záznamu: vraťte ho tam.
flaw-unreadable = Tento záznam nelze přečíst.
flaw-unknown-game = Tato verze Honjinu hru { $game } nemá: aktualizujte Honjin.
flaw-not-over = Partie ještě neskončila.
flaw-line-cut = Řádek { $line } je neúplný: konec záznamu chybí.
flaw-line-changed = Řádek { $line } byl změněn, nebo před ním řádek chybí: jeho článek řetězu nesouhlasí.
flaw-line-damaged = Řádek { $line } je poškozený.
flaw-format = Záznam má formát { $format }; tato verze Honjinu čte formáty do { $known }. Aktualizujte Honjin.
flaw-not-begun = Záznam končí dřív, než partie začala.
flaw-begins-again = Záznam začíná podruhé.
flaw-after-the-end = Záznam pokračuje po svém konci.
flaw-other-game = Toto je záznam hry { $found }, ne hry { $game }.
flaw-newer-rules = Partie se hrála podle verze pravidel { $found }; tento Honjin zná nejvýše verzi { $known }. Aktualizujte Honjin.
flaw-older-rules = Partie se hrála podle verze pravidel { $before }; dnešní verze { $now } by rozhodla jinak. Zobrazuje se podle zaznamenaných událostí.
flaw-renewed-rules = Partie začala podle verze pravidel { $before } a pokračovala podle verze { $now }. Znovu se odehrály jen odpovědi od té doby; předchozí se přebírají ze zaznamenaných událostí.
flaw-rules-order = Přechod z verze pravidel { $before } na verzi { $now } neodpovídá záznamu.
flaw-header = To, co bylo před partií dohodnuto, neodpovídá této hře.
flaw-other-values = Hodnoty v hlavičce nejsou ty, které uvádí ({ $digest }).
flaw-unknown-values = Partie se hrála s hodnotami, které tato verze Honjinu nemá ({ $digest }). Aktualizujte Honjin, nebo si opatřete datový balíček.
flaw-answer-order = Odpověď { $number } následuje po odpovědi { $last }.
flaw-no-option = Odpověď { $number } není možností této hry.
flaw-against-the-rules = Odpověď { $number } je proti pravidlům (§ { $rule }).
flaw-other-dice = Odpověď { $number }: pravidla žádají jiné hody, než má záznam.
flaw-other-events = Odpověď { $number }: pravidla dávají jiné události, než má záznam.
flaw-no-event = Některá událost nepatří k této hře.
flaw-event-names-nothing = Některá událost jmenuje něco, co v této partii není.
flaw-undo-too-far = Odpověď { $number } je vzata zpět, ačkoli měla zůstat.
flaw-no-consent = Odpověď { $number } je vzata zpět bez souhlasu druhé strany.
flaw-snapshot = Pozici po odpovědi { $number } nelze přečíst.
flaw-no-procedure = Pozice jmenuje krok, který nepatří k této hře.
flaw-other-position = Pozice zapsaná po odpovědi { $number } není pozicí partie.
flaw-other-end-position = Události samy vedou k jiné pozici než pravidla.
flaw-nobody-resigns = { $side }: vzdání partie, ačkoli tato strana nehraje.
flaw-not-usual = Odpověď { $number } má být obvyklou odpovědí strany, která nic neposlala, ale je jiná.
flaw-no-silence = { $side }: nárok na výhru, ačkoli soupeř nemlčel.
flaw-cannot-go-on = Partie začala podle verze pravidel { $before } a podle verze { $now } nemůže pokračovat. Přehrát ji lze i nadále.
flaw-foreign-secret = Tajemství hodů nepatří k tomuto záznamu.
flaw-other-secret = Tajemství neodpovídá závazku danému před partií.
flaw-roll-order = Hod { $number } ({ $purpose }) není v pořadí.
flaw-roll-sides = Hod { $number } ({ $purpose }): kostka nemůže mít tolik stěn ({ $sides }).
flaw-other-roll = Hod { $number } ({ $purpose }) uvádí { $value }; tajemství a hlavička dávají { $due }.
flaw-other-result = Záznam tvrdí jiný výsledek, než má partie.
flaw-other-link = Tento otisk neodpovídá žádné chvíli této partie: záznam není z partie, kterou znáte.
flaw-unsigned = Záznam nepodepsal žádný server: neručí za něj nikdo než ten, kdo vám ho dal.
flaw-forged = Podpis nesouhlasí: nepatří k tomuto záznamu, nebo není od klíče { $key }.
flaw-other-key = Podepsáno jiným klíčem: { $key }
flaw-sheet-too-large = Tento soubor je na rozkazový list příliš velký: více než { $most } kB, nebo mnohem více po rozbalení.
flaw-sheet-no-workbook = Tento soubor není sešit, nebo je poškozený: uložte rozkazový list jako sešit Excelu (.xlsx).
flaw-sheet-damaged = Tento sešit je poškozený a nelze ho přečíst: uložte ho znovu, nebo vyplňte nový.
flaw-sheet-far-cell = V buňce { $cell }, daleko pod rozkazy nebo vedle nich, něco je: smažte to a uložte znovu.
flaw-sheet-no-orders = Tento sešit není rozkazový list partie: na první kartě chybí partie a číslo listu. Vyplňte ten, který přišel pro tento krok.
flaw-sheet-other-match = Tento list patří k partii { $found }, ne k partii { $wanted }: předložte ho tam.
flaw-sheet-other-side = Tento list patří druhé straně: jen ta ho může poslat.
flaw-sheet-late = Krok tohoto listu je uzavřen: použijte list kroku, který je otevřený teď.
flaw-sheet-nothing-asked = { $side }: teď není žádný rozkazový list k vyplnění.

settled = { $when }: { $what }
settled-one = { $when }: { $what } ({ $piece })
settled-for-good = Vždy

drill = Postupovat společně
drill-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
drill-stopped = { $thing }: { $steps } z { $of }
drill-refused = { $thing }: { $steps } z { $of }. { $why }
drill-dropped = Zůstávají na místě, něco do toho přišlo: { $things }
drill-waits = Rozhoduje druhá strana; když se reakce vzdá, jdou dál.
drill-done = Všichni to provedli.

## That a match can be over before a side is asked again

match-can-end = { $count ->
    [0] Partie může skončit dřív, než budete znovu na řadě
   *[other] Po volbě „{ $answers }“ může partie skončit dřív, než budete znovu na řadě
}{ $who ->
    [none] {""}
   *[other] : za současného stavu vítězí { $who }
}
