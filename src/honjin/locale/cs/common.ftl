### Words that every game shares.

list-comma = { ", " }
list-and = { " a " }
list-semicolon = { "; " }
pair = { $what }: { $how }
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
why-not-offered = To mezi možnostmi není.
why-sealed-already = Vaše odpověď je už zapečetěná.

event-ChoiceForced = { $side }, vynucená volba: { $choice }
event-AnswerSealed = { $side }: odpověď zapečetěna
event-AnswersTakenBack = { $side }: tah vrácen se souhlasem soupeře

ending-resigned = vzdání partie
ending-agreed = po vzájemné dohodě
result-win = Vítěz: { $winner } ({ $how })
result-draw = Remíza: { $how }

check-lines = Řetěz řádků: { $count }
check-commitment = Tajemství hodů a závazek
check-rolls = Hody podle tajemství a hlavičky: { $count }
check-legality = Odpovědi znovu odehrané podle pravidel: { $count }
check-events = Události samy, bez pravidel: { $count }
check-result = Výsledek
check-link = { $count ->
    [0] Otisk, který jste si uložili
   *[other] Otisk, který jste si uložili: je to ten po odpovědi { $count }
}
check-signature = Podpis serveru
note-signed-by = Klíčem { $key }. Klíč si může vyrobit kdokoli: porovnejte ho s tím, který ukazuje server, nebo ten uveďte v --key.
verified-yes = Vše souhlasí.
verified-no = Záznam této partie nesouhlasí.
verified-in-part = Co lze ověřit, souhlasí. Kde něco ověřit nelze, je uvedeno proč.
verified-not-yet = ZÁZNAM NEMÁ KONEC. Buď se partie ještě hraje, nebo byl její konec odříznut. Na tom, co tu je, není nic v nepořádku, ale hody ani výsledek nejsou prokázány.

event-RulesRenewed = { $dropped ->
    [0] Partie pokračuje podle novějších pravidel: verze { $now } místo { $before }
    [one] Partie pokračuje podle novějších pravidel: verze { $now } místo { $before }. Poslední { $dropped } odpověď jim neodpovídala a neplatí
    [few] Partie pokračuje podle novějších pravidel: verze { $now } místo { $before }. Poslední { $dropped } odpovědi jim neodpovídaly a neplatí
   *[other] Partie pokračuje podle novějších pravidel: verze { $now } místo { $before }. Posledních { $dropped } odpovědí jim neodpovídalo a neplatí
}

flaw-no-record = Toto není záznam partie Honjinu.
flaw-no-file = Soubor { $file } neexistuje.
flaw-file = Soubor { $file } nelze číst: { $problem }.
flaw-folder = { $file } je složka, ne záznam.
flaw-forbidden = Soubor { $file } nesmíte číst.
flaw-no-secret = Hody nemohou pokračovat bez souboru { $file }, který ležel vedle záznamu.
flaw-unreadable = Tento záznam nelze přečíst.
flaw-unknown-game = Tento Honjin nemá hru { $game }.
flaw-not-over = Partie ještě neskončila.
flaw-line-cut = Řádek { $line } je odříznutý: konec záznamu chybí.
flaw-line-changed = Řádek { $line } byl změněn, nebo před ním řádek chybí: jeho článek nesedí.
flaw-line-damaged = Řádek { $line } je poškozený.
flaw-format = Záznam má formát { $format }; tento Honjin čte formáty do { $known }. Aktualizujte Honjin.
flaw-not-begun = Záznam končí dřív, než partie začala.
flaw-begins-again = Záznam začíná podruhé.
flaw-after-the-end = Záznam pokračuje po svém konci.
flaw-other-game = Toto je záznam hry { $found }, ne hry { $game }.
flaw-newer-rules = Partie se hrála podle verze pravidel { $found }; tento Honjin je zná do verze { $known }. Aktualizujte Honjin.
flaw-older-rules = Partie se hrála podle verze pravidel { $before }; dnešní verze { $now } by rozhodla jinak. Ukazuje se podle svých událostí.
flaw-renewed-rules = Partie začala podle verze pravidel { $before } a pokračovala podle verze { $now }. Znovu se odehrály jen odpovědi od té doby; předchozí platí podle svých událostí.
flaw-rules-order = Přechod z verze pravidel { $before } na verzi { $now } k záznamu nesedí.
flaw-header = To, co bylo před partií dohodnuto, se k této hře nehodí.
flaw-other-values = Hodnoty v hlavičce nejsou ty, které uvádí ({ $digest }).
flaw-unknown-values = Partie se hrála s hodnotami, které tento Honjin nemá ({ $digest }). Aktualizujte Honjin, nebo si opatřete balíček dat.
flaw-answer-order = Odpověď { $number } následuje po odpovědi { $last }.
flaw-no-option = Odpověď { $number } není možností této hry.
flaw-against-the-rules = Odpověď { $number } je proti pravidlům (§{ $rule }).
flaw-other-dice = Odpověď { $number }: pravidla žádají jiné hody, než má záznam.
flaw-other-events = Odpověď { $number }: pravidla dávají jiné události, než má záznam.
flaw-no-event = Některá událost nepatří k této hře.
flaw-event-names-nothing = Některá událost jmenuje, co v této partii není.
flaw-undo-too-far = Odpověď { $number }, která měla zůstat, je vrácena.
flaw-no-consent = Odpověď { $number } je vzata zpět bez souhlasu druhé strany.
flaw-snapshot = Pozici po odpovědi { $number } nelze přečíst.
flaw-no-procedure = Pozice jmenuje krok, který nepatří k této hře.
flaw-other-position = Pozice zapsaná po odpovědi { $number } není pozicí partie.
flaw-other-end-position = Události samy vedou k jiné pozici než pravidla.
flaw-nobody-resigns = { $side } se vzdává, a přitom nehraje.
flaw-cannot-go-on = Partie začala podle verze pravidel { $before } a podle verze { $now } nemůže pokračovat. Přehrát ji lze i nadále.
flaw-foreign-secret = Tajemství hodů nepatří k tomuto záznamu.
flaw-other-secret = Tajemství neodpovídá závazku danému před partií.
flaw-roll-order = Hod { $number } ({ $purpose }) není v pořadí.
flaw-roll-sides = Hod { $number } ({ $purpose }): žádná kostka nemá { $sides } stěn.
flaw-other-roll = Hod { $number } ({ $purpose }) uvádí { $value }; tajemství a hlavička dávají { $due }.
flaw-other-result = Záznam tvrdí jiný výsledek, než má partie.
flaw-other-link = V žádné chvíli této partie se nikdo nedověděl to, co tento otisk shrnuje: záznam není z partie, kterou jste viděli.
flaw-unsigned = Záznam nepodepsal žádný server: neručí za něj nikdo než ten, kdo vám ho dal.
flaw-forged = Podpis nesedí: není z tohoto záznamu, nebo není od klíče { $key }.
flaw-other-key = Podepsáno jiným klíčem: { $key }
