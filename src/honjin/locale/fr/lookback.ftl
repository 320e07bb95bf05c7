### Looking back at a match: luck, and the whole of it in one picture.

## Luck

luck-tab = Chance
luck-curve = Ce que chaque camp a eu de plus que prévu, pas à pas
luck-sentence = { $side } : { $fell } coups et réussites, { $likely } attendus ({ $over }). { $rare ->
    [usual] Les dés ont été ordinaires.
    [good] Une partie sur { $matches } est plus clémente.
   *[bad] Une partie sur { $matches } est plus cruelle.
}
luck-column-what = Dés pour
luck-of = { $fell } sur { $likely }
luck-throw = { $what } : { $fell }, attendu { $likely }
luck-figure = chance, { $first } et { $second }
luck-left-out-midway = Les canons, les torpilles et le bombardement des navires ne sont pas comptés : l’enregistrement donne les coups au but, pas tous les tireurs.

luck-fire = Tir
luck-operations = Agir le premier
luck-passages = Mouvement
luck-raid = Raid sur Port-Arthur
luck-mines = Mines posées
luck-siping = Siping
luck-bombardment = Bombardement
luck-defensive_fire = Tir défensif
luck-air = Tirs aériens
luck-barrage = Tir de barrage
luck-chase = Chasse aux éclaireurs
luck-raids = Raids
luck-hunts = Chasse aux sous-marins
luck-ground = Combat terrestre
luck-shock = Choc
luck-tests = Qualité de troupe
luck-rally = Ralliement
luck-flight = Rester sur le terrain
luck-initiative = Initiative
luck-momentum = Momentum
luck-continuity = Continuité
luck-trumps = Courts-circuits
luck-coordination = Coordination
luck-duels = Duels
luck-honour = Champions et charges
luck-escapes = Bushos indemnes

## The match in one picture

story-open = Image à partager
story-title = La partie en une image
story-making = L’image se dessine…
story-failed = Ce navigateur n’a pas pu dessiner l’image.
story-alt = { $game } : { $result }. { $moments }.
story-download = Télécharger
story-share = Partager
story-copy = Copier
story-copied = L’image est copiée.
story-not-copied = Ce navigateur ne copie pas les images. Téléchargez-la.
story-course = Qui menait
story-moments = Tournants
story-turn = Tour { $turn }
