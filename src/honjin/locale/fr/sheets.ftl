# Order sheets as workbooks: tabs, headings, and what the umpire writes into them.

sheet-title = Feuille d’ordres : { $side } · { $where }
sheet-yes = O
sheet-no = N
sheet-pick = Choisissez dans la liste, ou laissez la cellule vide.
sheet-on-way = Ce doit être un point du trajet, après son départ.
sheet-reason = { $why } { $rule }

# Tabs

sheet-tab-turn = Tour
sheet-tab-orders = Ordres
sheet-tab-report = Rapport
sheet-tab-lists = Listes
sheet-tab-ships = Navires
sheet-tab-submarines = Sous-marins
sheet-tab-air = Aviation
sheet-tab-ground = Troupes
sheet-tab-contacts = Contacts
sheet-tab-losses = Pertes

# Headings

sheet-head-match = partie
sheet-head-sheet = feuille
sheet-head-side = camp
sheet-head-turn = tour
sheet-head-step = étape
sheet-head-day = jour
sheet-head-storm = tempête
sheet-head-closes = clôture
sheet-head-done = terminé
sheet-head-always = toujours
sheet-head-id = id
sheet-head-unit = unité
sheet-head-name = nom
sheet-head-order = ordre
sheet-head-no = no
sheet-head-refused = refusé
sheet-head-event = événement
sheet-head-rule = règle
sheet-head-class = classe
sheet-head-group = groupe
sheet-head-hex = hex
sheet-head-mvt = mvt
sheet-head-zm = ZM
sheet-head-za = ZA
sheet-head-capacity = capacité
sheet-head-aboard = à bord
sheet-head-move = mouvement
sheet-head-build = construction
sheet-head-barrage = tir de barrage
sheet-head-code = code
sheet-head-target = cible
sheet-head-located = repéré
sheet-head-type = type
sheet-head-number = nombre
sheet-head-base = base
sheet-head-state = état
sheet-head-range = rayon d’action
sheet-head-mission = mission
sheet-head-path = trajet
sheet-head-strike = hex visé
sheet-head-seize = contact
sheet-head-chase = poursuivre
sheet-head-engage = engager
sheet-head-scramble = décollage d’alerte
sheet-head-air_target = cible aérienne
sheet-head-divert = se détourner
sheet-head-where = lieu
sheet-head-strength = base %
sheet-head-commit = désigné
sheet-head-clock = pas de vol
sheet-head-source = source
sheet-head-what = quoi
sheet-head-live = actuel
sheet-head-roll = dé / chance
sheet-head-result = résultat
sheet-head-whose = à qui
sheet-head-points = points

# Midway: what the umpire writes

sheet-daylight = jour
sheet-night = nuit
sheet-off = hors carte
sheet-runway = PISTE
sheet-troops = TROUPES
sheet-scrambled = ALERTE
sheet-step-set-up = placement initial
sheet-step-naval = mouvements navals
sheet-step-searches = reconnaissances
sheet-step-air = ordres aériens
sheet-step-air-targets = cibles aériennes
sheet-step-barrage = tirs de barrage
sheet-step-raid-targets = cibles du raid
sheet-step-torpedoes = torpilles
sheet-step-guns = canons et chasse
sheet-step-bombardment = pilonnage
sheet-step-landing = débarquement
sheet-step-ground = combats terrestres
sheet-step-divert = retour
sheet-source-search = navires, sous-marins, îles
sheet-source-attack = son attaque
sheet-source-raid = raid
sheet-source-scout = reconnaissance
sheet-source-flight = avions en vol
sheet-with-carrier = avec porte-avions
sheet-came-eliminated = éliminé
sheet-came-sunk = coulé
sheet-came-downed = abattu
sheet-came-hit = touché
sheet-came-nothing = sans effet
sheet-own = à nous
sheet-enemy = ennemi, vu
sheet-aircraft = { $count } avions

# What the verbs say

sheet-said-written = Écrit : { $file }. Remplissez les cellules blanches et enregistrez, puis : ./honjin sheet in { $name } { $file }
sheet-said-orders = { $side } : ordres valables : { $count }
sheet-said-row = Refusé : { $tab }, { $row } : { $why }
sheet-said-marked = Les lignes refusées sont marquées dans { $file } : corrigez-les, puis importez-le à nouveau.
sheet-said-sent = { $side } : la feuille est envoyée.
sheet-said-kept = Écrit, mais pas envoyé : indiquez-le sous « terminé » au premier onglet, ou utilisez --send. Manque : { $why }
mail-new = Une partie par correspondance commence dans { $folder }. Envoyez à chaque camp ce qui se trouve dans son dossier ; mettez les feuilles reçues dans { $folder }/inbox, puis : ./honjin umpire resolve { $folder }
mail-in = { $side } : la feuille est arrivée, ordres : { $count } ({ $file }).
mail-refused = { $side } : { $file } ne peut être acceptée telle quelle. Ordres valables : { $count }, lignes refusées : { $rows }. Renvoyez { $marked }.
mail-not-done = { $side } : { $file } est là, ordres : { $count }, mais elle n’est pas marquée comme terminée : elle compte à la clôture.
mail-unread = { $file } : { $why }
mail-closed-own = { $side } : temps écoulé, sa feuille compte telle quelle.
mail-closed-usual = { $side } : temps écoulé, les ordres habituels sont donnés.
mail-send = Envoyez à { $side } : { $name }
mail-missing = { $side } : la feuille { $name } n’est pas encore arrivée.
mail-closes = L’étape se termine le { $until }.
mail-past = L’étape devait se terminer le { $until } : ./honjin umpire resolve { $folder } --time-up y met fin.
mail-umpire = Arbitre
mail-over = La partie est finie. L’enregistrement { $file } est ouvert : ./honjin replay { $file }
mail-moved = La partie est maintenant sur le serveur : { $address }
mail-dispatch = Dépêche pour { $side } · { $match }
mail-journal = La partie entière · { $match }
mail-fill-in = Remplissez les cellules blanches de { $file } et renvoyez-la à l’arbitre.
mail-end = La partie est finie. L’arbitre ouvre maintenant tout l’enregistrement aux deux camps.
