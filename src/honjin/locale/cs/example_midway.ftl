### The worked example of Midway, beside its rules.

worked-title = Letecký úder: průzkum, let, krytí, vzdušné střetnutí, protiletadlová palba, zásahy
worked-intro = Odpolední úder z první hry s průvodcem: americké letadlové lodě proti Nagumovi a jeho vlastní nálet na loď Yorktown.
worked-search = Nalezeno
worked-search-how = Lodě a ponorky prohledají svůj hex, jakmile se všichni pohnuli, ve dne bez hodu (§ 1.2). Nagumo vpluje do F5, kde leží americké ponorky: hlásí všech 20 lodí jménem, ještě než se píší letové rozkazy.
worked-flight = Dolet a průběh letů
worked-flight-how = Let se zapisuje hex po hexu, tam i zpět (§ 1.1). Palubní letouny mají dolet 6: z lodí Enterprise a Hornet v I4 jsou to 3 hexy tam a 3 zpět. Yorktown v H4 je blíž: 2 tam a 2 zpět. Všichni vzlétají v kroku 0 a v každém kroku vletí do jednoho hexu. Letky z lodi Yorktown jsou tedy nad F5 v kroku 2, ostatní v kroku 3.
worked-arrival = Nad cílem
worked-arrival-how = Nad F5 má nálet 10 letek po 6 letounech, celkem 60. Proti němu letí stíhači v krytí, ti z lodí Akagi a Kaga: 6 + 6 = 12 (§ 2.1). Ve stejnou chvíli dorazí 18 letounů z lodi Hirjú nad H4, kde loď Yorktown kryje 6 stíhačů letky VF-3. Obě strany teď vidí, na co útočí (§ 2.2).
worked-air-round = Vzdušné střetnutí
worked-air-round-how = Nad každým napadeným hexem je jedno střetnutí; každý letoun hází kostkou se 100 stěnami a zasáhne, hodí-li nejvýš svou šanci (§ 2). Stíhači zasahují bombardéry na 50 %, stíhače na 30 % (§ 2.1). Nad H4 zasáhne 6 letounů letky VF-3 3 torpédové bombardéry, zbývají 3; 6 stíhačů doprovodu zasáhne 5 letounů letky VF-3, zbývá 1. Nad F5 jde krytí dolů: VT-6 ztratí 3, VT-8 ztratí 1 a z 12 stíhačů zbývá 9. Všichni padají najednou.
worked-barrage = Protiletadlová palba
worked-barrage-how = Každá loď s funkční výzbrojí určí jednu letku a hází jednou: 20 % na torpédové bombardéry, 10 % na střemhlavé, za každý zásah 1 letoun (§ 2). Nad F5 pálí na letku VT-3 7 lodí; 4 z nich hodí nejvýš 20 a zbývají 2 letouny. Sórjú hodí 5 proti letce VS-5, ta ztratí 1. Nad H4 pálí 9 lodí na 3 torpédové bombardéry: 12 a 13 je dost nízko a zbývá 1.
worked-hits = Pumy a torpéda
worked-hits-how = Každá letka, která zbyla, určí jednu loď a každý její letoun hází (§ 2.2): letadlovou loď zasáhne střemhlavý bombardér na 40 %, torpédový na 50 %. Kaga dostane 4 + 2 + 2 = 8 zásahů, Akagi 1 + 3 + 2 = 6, Sórjú 1 + 1 + 1 = 3. Pak se u každého zásahu hází na zasaženou část (§ 4): nejvýš 10 je kritický zásah a loď se potopí. Tak skončí Kaga a Akagi. Sórjú přijde o strojovnu: stojí, paluba je vyřazena a 18 letounů, které na ní byly připravené, je ztraceno.
worked-yorktown = Druhý nálet v téže chvíli
worked-yorktown-how = Všechno poškození nastává najednou (§ 2.2): nálet z lodi Hirjú udeří, i když se Akagi a Kaga potápějí. Jeho 6 střemhlavých bombardérů má 1 zásah na 40 %, poslední torpédový bombardér mine. Hod na zasaženou část je vyšší než 40: strojovna (§ 4). Letky z lodi Yorktown jsou ve vzduchu a na konci kola musí přistát jinde.
