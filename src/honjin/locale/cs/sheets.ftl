# Order sheets as workbooks: tabs, headings, and what the umpire writes into them.

sheet-title = Rozkazový list: { $side } · { $where }
sheet-yes = A
sheet-no = N
sheet-pick = Vyberte ze seznamu, nebo nechte buňku prázdnou.
sheet-on-way = Musí to být místo na trase, za jejím začátkem.
sheet-reason = { $why } { $rule }

# Tabs

sheet-tab-turn = Kolo
sheet-tab-orders = Rozkazy
sheet-tab-report = Hlášení
sheet-tab-lists = Seznamy
sheet-tab-ships = Lodě
sheet-tab-submarines = Ponorky
sheet-tab-air = Letectvo
sheet-tab-ground = Pozemní jednotky
sheet-tab-contacts = Kontakty
sheet-tab-losses = Ztráty

# Headings

sheet-head-match = partie
sheet-head-sheet = list
sheet-head-side = strana
sheet-head-turn = kolo
sheet-head-step = krok
sheet-head-day = den
sheet-head-storm = bouře
sheet-head-closes = uzávěrka
sheet-head-done = hotovo
sheet-head-always = vždy
sheet-head-id = id
sheet-head-unit = jednotka
sheet-head-name = název
sheet-head-order = rozkaz
sheet-head-no = č.
sheet-head-refused = odmítnuto
sheet-head-event = událost
sheet-head-rule = pravidlo
sheet-head-class = třída
sheet-head-group = skupina
sheet-head-hex = hex
sheet-head-mvt = mvt
sheet-head-zm = ZM
sheet-head-za = ZA
sheet-head-capacity = kapacita
sheet-head-aboard = na palubě
sheet-head-move = pohyb
sheet-head-build = stavba
sheet-head-barrage = protiletadlová palba
sheet-head-code = kód
sheet-head-target = cíl
sheet-head-located = odhalena
sheet-head-type = typ
sheet-head-number = počet
sheet-head-base = základna
sheet-head-state = stav
sheet-head-range = dolet
sheet-head-mission = mise
sheet-head-path = trasa
sheet-head-strike = cílový hex
sheet-head-seize = způsob
sheet-head-chase = stíhat
sheet-head-engage = napadnout
sheet-head-scramble = poplachový start
sheet-head-air_target = vzdušný cíl
sheet-head-divert = přistát jinde
sheet-head-where = kde
sheet-head-strength = základ %
sheet-head-commit = určení
sheet-head-clock = krok letu
sheet-head-source = zdroj
sheet-head-what = co
sheet-head-live = aktuální
sheet-head-roll = hod / šance
sheet-head-result = výsledek
sheet-head-whose = čí
sheet-head-points = body

# Midway: what the umpire writes

sheet-daylight = den
sheet-night = noc
sheet-off = mimo mapu
sheet-runway = DRÁHA
sheet-troops = JEDNOTKY
sheet-scrambled = POPLACH
sheet-step-set-up = výchozí rozmístění
sheet-step-naval = pohyb lodí
sheet-step-searches = průzkumy
sheet-step-air = letové rozkazy
sheet-step-air-targets = vzdušné cíle
sheet-step-barrage = protiletadlová palba
sheet-step-raid-targets = cíle náletu
sheet-step-torpedoes = torpéda
sheet-step-guns = dělostřelba a hon na ponorky
sheet-step-bombardment = ostřelování Midway
sheet-step-landing = vylodění
sheet-step-ground = pozemní boj
sheet-step-divert = návrat
sheet-source-search = lodě, ponorky, ostrovy
sheet-source-attack = její útok
sheet-source-raid = nálet
sheet-source-scout = průzkum
sheet-source-flight = letouny na trase
sheet-with-carrier = s letadlovou lodí
sheet-came-eliminated = zničen
sheet-came-sunk = potopena
sheet-came-downed = sestřelen
sheet-came-hit = zásah
sheet-came-nothing = bez účinku
sheet-own = vlastní
sheet-enemy = nepřítel, podle pozorování
sheet-aircraft = Letouny: { $count }

# What the verbs say

sheet-said-written = Zapsáno: { $file }. Vyplňte bílé buňky a uložte, potom: ./honjin sheet in { $name } { $file }
sheet-said-orders = { $side }: platné rozkazy: { $count }
sheet-said-row = Odmítnuto: { $tab }, { $row }: { $why }
sheet-said-marked = Odmítnuté řádky jsou vyznačeny v souboru { $file }: opravte je tam a soubor načtěte znovu.
sheet-said-sent = { $side }: list je odevzdán.
sheet-said-kept = Zapsáno, ale neodevzdáno: vyplňte „hotovo“ na první kartě, nebo použijte --send. Chybí: { $why }
mail-new = Partie poštou začíná ve složce { $folder }. Každé straně pošlete, co je v její složce; došlé listy vložte do { $folder }/inbox, potom: ./honjin umpire resolve { $folder }
mail-in = { $side }: list došel, rozkazy: { $count } ({ $file }).
mail-refused = { $side }: soubor { $file } nelze takto přijmout. Platné rozkazy: { $count }, odmítnuté řádky: { $rows }. Pošlete zpět { $marked }.
mail-not-done = { $side }: soubor { $file } došel, rozkazy: { $count }, ale není označen jako hotový: platit začne po uplynutí času.
mail-unread = { $file }: { $why }
mail-closed-own = { $side }: čas vypršel, došlý list platí, nakolik to jde.
mail-closed-usual = { $side }: čas vypršel, platí obvyklé rozkazy.
mail-send = K odeslání ({ $side }): { $name }
mail-missing = { $side }: list { $name } ještě nedošel.
mail-closes = Krok se uzavře { $until }.
mail-past = Krok se měl uzavřít { $until }: uzavře ho ./honjin umpire resolve { $folder } --time-up.
mail-umpire = Rozhodčí
mail-over = Partie skončila. Záznam { $file } je teď otevřený: ./honjin replay { $file }
mail-moved = Partie je teď na serveru: { $address }
mail-dispatch = Hlášení: { $side } · { $match }
mail-journal = Celá partie · { $match }
mail-fill-in = Vyplňte bílé buňky v souboru { $file } a pošlete ho zpět rozhodčímu.
mail-end = Partie skončila. Rozhodčí teď oběma stranám otevře celý záznam.
