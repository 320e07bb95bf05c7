### Přehrání dohrané partie a důkaz jejích hodů.

## Přehrání

replay-seen-by = Pohled
replay-seen-by-now = Pohled: { $viewer }
replay-umpire = Rozhodčí
replay-spectator = Divák
replay-of = z { $steps }
replay-where = Krok { $step } z { $steps }, { $turn }. kolo
replay-turn = { $turn }. kolo
replay-share = Sdílet
replay-copied = Odkaz na tuto pozici je zkopírován.
replay-copy-by-hand = Zkopírujte odkaz z adresního řádku: vede na tuto pozici.

replay-board = Mapa
replay-no-board = Tato hra nemá mapu, kterou by šlo ukázat. Partii vypráví průběh hry.
replay-controls = Pohyb v partii
replay-start = Na začátek
replay-back = Předchozí krok
replay-play = Přehrát
replay-pause = Pozastavit
replay-step = Další krok
replay-end = Na konec
replay-space = mezerník
replay-speed = Rychlost { $speed }×, změnit
replay-battles = Boje s hody kostek
replay-scrubber = Krok

replay-score = Jak se vyvíjelo skóre
replay-outlook = Kdo vyhrával
replay-course = Průběh partie
replay-as-table = Jako tabulka
replay-column-step = Krok
replay-column-turn = Kolo
replay-column-score = Skóre
replay-column-chance = Šance, { $first }

replay-result = Výsledek
replay-won = Vítěz: { $winner }
replay-drawn = Remíza
replay-final-score = skóre
replay-lost = ztracené lodě: { $first }, { $second }
replay-steps = viděné kroky
replay-proved = Hody jsou ověřeny.
replay-proved-line = { $count ->
    [one] { $count } hod odpovídá tajemství zapečetěnému před partií.
    [few] { $count } hody odpovídají tajemství zapečetěnému před partií.
   *[other] { $count } hodů odpovídá tajemství zapečetěnému před partií.
}
replay-not-proved = Hody nesouhlasí.
replay-not-proved-line = { $count ->
    [one] { $count } hod byl porovnán se zapečetěným tajemstvím. Podívejte se, kde se liší.
    [few] { $count } hody byly porovnány se zapečetěným tajemstvím. Podívejte se, kde se liší.
   *[other] { $count } hodů bylo porovnáno se zapečetěným tajemstvím. Podívejte se, kde se liší.
}
replay-points = Zlomové okamžiky
replay-plots-meet = Oba plány odkryty, místo setkání: { $places }
replay-more = Více o této pozici
replay-log = Průběh hry
replay-losses = Ztráty
replay-no-losses = Zatím žádná ztracená loď
replay-at-start = Partie ještě nezačala.
replay-earlier = Ukázat dřívější řádky
replay-go-to = Přejít na krok { $step }
replay-undone = později vráceno
replay-went-back = { $side } se vrací ke kroku { $step }

replay-file-title = Přehrání záznamu
replay-drop = Přetáhněte sem soubor se záznamem.
replay-choose-file = Vybrat soubor
replay-drop-where = Záznamy končí na .honjin. Po partii si záznam můžete stáhnout; terminál je ukládá do své datové složky.
replay-file-too-big = Soubor je větší než { $megabytes } MB: není to záznam partie.
replay-reading = Čte se záznam…
replay-not-readable = Tento záznam nelze ukázat: { $why }
replay-not-over = Tato partie se ještě hraje. Přehrání se otevře, až skončí.
replay-no-match = Taková partie neexistuje.
replay-to-table = Ke stolu
replay-to-home = Úvod

## Ověření

verify-fetching = Načítá se záznam…
verify-not-fetched = Záznam se nepodařilo načíst. Zkuste to znovu.
verify-not-over = Tato partie se ještě hraje. Její záznam a tajemství hodů se otevřou, až skončí.
verify-about = partie { $match }
verify-running = Ověřování běží.
verify-dice-hold = Řádky a hody souhlasí. Pravidla se ještě ověřují.
verify-dice-only = Řádky a hody souhlasí. Pravidla se tu ověřit nepodařilo.

verify-here = Ověřeno ve vašem prohlížeči
verify-here-line = Všechno počítá váš prohlížeč jen ze souboru. Server se na tom nepodílí.
verify-cannot = Prohlížeč počítá otisky jen přes https nebo na počítači serveru. Použijte příkaz níže.
verify-check-lines = Řetěz řádků
verify-check-lines-line = Každý řádek nese otisk sebe sama i předchozího řádku. Změněný, chybějící nebo přehozený řádek řetěz přeruší. Že celý řetěz nikdo nenapsal znovu, ukazují ostatní kontroly.
verify-check-numbers = Počet odpovědí a hodů
verify-check-numbers-line = Žádná odpověď a žádný hod nechybí ani nejsou uvedeny dvakrát.
verify-check-commitment = Tajemství a závazek
verify-check-rolls = Hody podle tajemství a hlavičky
verify-check-commitment-line = Otisk tajemství stojí v hlavičce, která byla pevně dána před prvním hodem. Že vám byl ukázán dřív, než k hodům přibyl váš díl, dokáže jen to, co máte uložené.
verify-check-rolls-line = Tajemství a hlavička s dílem každého hráče dávají každé kostce právě jednu hodnotu. Ta se tu počítá znovu a porovnává. Změněná volba, strana nebo hodnota hry by daly jiné hody.
verify-check-signature = Podpis serveru
verify-check-signature-line = Majitel níže uvedeného klíče ručí za to, že partie takto proběhla a skončila. Zkrácený nebo někým nově sehraný záznam takový podpis nemá.
verify-state-void = nelze dokázat
verify-void = Tento záznam nikdo nepodepsal, nebo váš prohlížeč takové podpisy nezná. Ručí za něj jen ten, kdo vám ho dal.
verify-forged = Podpis k tomuto záznamu nepatří.
verify-key-own = Klíč tohoto serveru:
verify-key-other = Podepsal jiný server. Porovnejte jeho klíč s tím, který znáte:
verify-kept = Uloženo tímto prohlížečem
verify-kept-line = Během partie si prohlížeč uložil, co mu server ukázal. Záznam s tím musí souhlasit.
verify-kept-commitment = Závazek ukázaný dřív, než k hodům přibyl váš díl
verify-kept-commitment-line = Server se zavázal ke svému tajemství dřív, než znal váš díl: hody si nemohl vybrat, ledaže by se spolčil s tím, kdo svůj díl přidal jako poslední.
verify-kept-commitment-bad = V záznamu je jiný závazek, než jaký byl ukázán vašemu prohlížeči. Nejsou to hody, k nimž se server zavázal dřív, než přibyl váš díl.
verify-kept-nonces = Váš díl k hodům
verify-kept-nonces-line = Vylosoval ho váš prohlížeč a v záznamu je nezměněný.
verify-kept-nonces-bad = V záznamu není to, co váš prohlížeč vylosoval. Nejsou to hody, ke kterým přibyl váš díl.
verify-proves-legality = Každá odpověď byla mezi možnostmi, které pravidla nabízela, a pravidla dávají právě zaznamenané hody a události.
verify-proves-events = Události samy, bez pravidel, vedou ke stejné konečné pozici: průběh hry vypráví vše.
verify-proves-result = Vítězem je ten, koho určují pravidla, vzdání se nebo dohoda. Že se hráč, který se vzdal, vzdal skutečně sám, ukáže jen podpis nebo otisk, který si uložil.
verify-proves-link = V některé chvíli této partie vaše strana věděla právě to, čeho otisk si prohlížeč uložil. Záznam jiného průběhu ho neobsahuje.
verify-state-waiting = čeká
verify-state-running = běží
verify-state-good = souhlasí
verify-state-bad = nesouhlasí
verify-state-open = zatím ne
verify-open = Dokázat to lze, až partie skončí a tajemství se otevře.

verify-server = Znovu odehráno podle pravidel
verify-by-server = provádí server
verify-server-line = Server přehraje celou partii znovu podle pravidel se zaznamenanými hody. Věřte mu, nebo spusťte příkaz níže na svém počítači.
verify-server-failed = Server nemohl záznam ověřit: { $why }

verify-alone = Bez nás
verify-alone-line = Tento příkaz ověří všechno, i pravidla, bez serveru a bez sítě.
verify-download = Stáhnout záznam partie
verify-replay = Přehrát
verify-another = Jiný soubor

verify-rolls = { $count ->
    [one] { $count } hod
    [few] { $count } hody
   *[other] { $count } hodů
}
verify-all-rolls = { $count ->
    [one] Ukázat { $count } hod
    [few] Ukázat všechny { $count } hody
   *[other] Ukázat všech { $count } hodů
}
verify-wrong-only = Jen hody, které se liší
verify-differs = liší se
verify-column-line = Řádek
verify-column-stream = Proud
verify-column-number = Číslo
verify-column-purpose = Účel
verify-column-sides = Stěny
verify-column-value = Hodnota
verify-column-recomputed = Přepočteno

verify-not-text = Soubor není text v UTF-8.
verify-no-record = Toto není záznam partie z Honjinu.
verify-cut = Řádek { $line } je neúplný: konec záznamu chybí.
verify-damaged = Řádek { $line } je poškozený.
verify-link = Řádek { $line } byl změněn, nebo před ním řádek chybí: jeho článek řetězu nesouhlasí.
verify-format = Záznam má formát { $format }; tato stránka čte formáty do { $known }.
verify-answer-order = Řádek { $line }: odpověď { $number } je mimo pořadí.
verify-roll-order = Řádek { $line }: hod { $number } ({ $purpose }) je mimo pořadí.
verify-secret = Tajemství není to, které bylo zapečetěno.
verify-sides = Kostka nemůže mít tolik stěn ({ $sides }).
verify-roll-wrong = { $wrong ->
    [one] Řádek { $line }: hod { $number } ({ $purpose }) uvádí { $value }, kostky říkají { $recomputed }.
   *[other] Řádek { $line }: hod { $number } ({ $purpose }) uvádí { $value }, kostky říkají { $recomputed }. Odlišné hody celkem: { $wrong }.
}

## Stránky

replay-page = Přehrání
verify-page = Ověřit partii
verify-page-line = Hody každé partie jsou zapečetěny před prvním hodem. Až partie skončí, může kdokoli dokázat, že žádný nebyl změněn.
replay-needs-script = Tato stránka potřebuje JavaScript. Příkaz ./honjin replay SOUBOR ukáže záznam v terminálu.

replay-own = Datový balíček „{ $name }“.
replay-own-line = Hráno s hodnotami výtisku jednoho z majitelů (otisk { $digest }). Křivka šancí platí jen pro běžné hodnoty, proto tu není.
