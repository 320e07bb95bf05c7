### Looking back at a match: luck, and the whole of it in one picture.

## Luck

luck-tab = Štěstí
luck-curve = O kolik měla každá strana víc, než se dalo čekat, krok po kroku
luck-sentence = { $side }: zásahy a úspěchy { $fell }, čekalo se { $likely } ({ $over }). { $rare ->
    [usual] Kostky padaly jako obvykle.
    [good] Příznivější bývá jedna partie z { $matches }.
   *[bad] Krutější bývá jedna partie z { $matches }.
}
luck-column-what = Hody na
luck-of = { $fell } z { $likely }
luck-throw = { $what }: { $fell }, čekalo se { $likely }
luck-figure = štěstí, { $first } a { $second }
luck-left-out-midway = Děla, torpéda a ostřelování lodí se nepočítají: v záznamu jsou jejich zásahy, ne všichni, kdo stříleli.

luck-fire = Palba
luck-operations = Právo jednat první
luck-passages = Plavba
luck-raid = Útok na Port Arthur
luck-mines = Položené miny
luck-siping = S'-pching
luck-bombardment = Ostřelování
luck-defensive_fire = Obranná palba
luck-air = Výstřely ve vzduchu
luck-barrage = Protiletadlová palba
luck-chase = Stíhání průzkumu
luck-raids = Nálety
luck-hunts = Hon na ponorky
luck-ground = Pozemní boj
luck-shock = Boj zblízka
luck-tests = Kvalita jednotky
luck-rally = Shromáždění
luck-flight = Setrvání na bojišti
luck-initiative = Iniciativa
luck-momentum = Momentum
luck-continuity = Kontinuita
luck-trumps = Přebití
luck-coordination = Koordinace
luck-duels = Souboje
luck-honour = Zástupci a výpady
luck-escapes = Velitelé bez úhony

## The match in one picture

story-open = Obrázek ke sdílení
story-title = Partie v jednom obrázku
story-making = Obrázek se kreslí…
story-failed = Tento prohlížeč obrázek nenakreslil.
story-alt = { $game }: { $result }. { $moments }.
story-download = Stáhnout
story-share = Sdílet
story-copy = Kopírovat
story-copied = Obrázek je zkopírován.
story-not-copied = Tento prohlížeč obrázky nekopíruje. Obrázek si stáhněte.
story-course = Kdo vyhrával
story-moments = Zlomové okamžiky
story-turn = { $turn }. kolo
