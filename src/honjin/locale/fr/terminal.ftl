### The terminal. Ids begin with t-. Texts of the chart must stay short: the room is given where it matters.

## The chart of Port Arthur

# One cell wide in alphabets, two in Japanese.
t-letter-japan = J
t-letter-russia = R
t-letter-us = A

# At most 15 cells, but for these two: east_china_sea 21, tsushima 18.
t-zone-yellow_sea = Mer Jaune
t-zone-tsushima = Dét. de Tsushima
t-zone-east_china_sea = Mer de Chine orient.
t-zone-philippine_sea = Philippines
t-zone-pacific_ocean = Pacifique
t-zone-sea_of_japan = Mer du Japon

# Ports: at most 9, 11, 10 and 11 cells in Japanese, one more of each in alphabets.
t-port-japan = Japon
t-port-port_arthur = Port-Arthur
t-port-vladivostok = Vladivostok
t-port-diego_suarez = Diego Suarez

# Lands: manchuria 24 cells, the others 5.
t-land-manchuria = M A N D C H O U R I E
t-land-korea = CORÉE
t-land-china = CHINE
t-land-yezo = YESO

# A squadron: ships, speed, firepower; at most 15 cells, the short form 10.
t-plate = { $count } nav. v{ $speed } f{ $firepower }
t-plate-short = { $count } v{ $speed } f{ $firepower }
t-plate-hidden = { $count } nav. ? { $top }
t-plate-hidden-short = { $count } ? { $top }
t-landing-empty = débarquement –
t-landing-army = { " ■ armée débarque " }
t-landing-planned = { " ▸ armée embarque " }
t-blockade = { " ⊗ BLOCUS " }

# A roadstead: ships and firepower; at most 13 cells, the short form 8.
t-roadstead = { $count } nav. f{ $firepower }
t-roadstead-short = { $count } f{ $firepower }
t-roadstead-empty = aucun navire
t-yard = chantier{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
}
t-arrivals = tour { $turn } : +{ $count }
t-no-yard = sans chantier
t-port-fallen = tombé

# The key in the corner of the chart: at most 14 cells each.
t-key-zone = ★ zone clé
t-key-points = 1/3 PC J/R
t-key-values = v vit. f feu
t-key-damaged = 2× endommagés
t-more-borders = Aussi adjacentes : { $pairs }

t-track-turn = Tour
t-track-cp = PC
t-initiative = initiative
t-track-manchuria = Mandchourie
t-pool = { $count ->
    [one] { $count } armée en réserve
   *[other] { $count } armées en réserve
}
t-box-hill_203 = −chantier
t-box-port_arthur = chute
t-box-mukden = pour gagner
t-box-siping = dé pour 1 PC

t-turn-of = tour { $turn } sur { $turns }
t-scored-now = si l’on comptait ici : J { $japan }, R { $russia }
t-plan = prévu
t-plan-army = armée : { $name }

## Forces

t-forces-ship = navire
# Over the columns of values: at most 9 cells each.
t-forces-intact = { " f v" }
t-forces-damaged = { " endomm." }
t-forces-place = position
t-forces-summary = à flot : { $afloat }, endommagés : { $damaged }, coulés : { $sunk }{ $coming ->
    [0] {""}
   *[other] , à venir : { $coming }
}
t-forces-note = f puissance de feu, v vitesse, d défense. ° une valeur au moins est reconstituée, les livrets ne la donnent pas : « navires NOM » montre laquelle.
t-damaged = endomm.
t-arrives = arrive au tour { $turn }
t-in-port = { $name }, { $part }
t-value-firepower = puissance de feu
t-value-speed = vitesse
t-value-damaged_firepower = endommagé : puissance de feu
t-value-damaged_speed = endommagé : vitesse
t-value-defence = endommagé : défense
t-ship-history = Dans l’histoire : { NUMBER($tons) } t, { NUMBER($knots) } nœuds, mis sur cale en { NUMBER($year, useGrouping: 0) }

## The screen

t-seat-you = { $name } : vous
t-seat-other = { $name }
t-seat-computer = { $name } : { $level }
t-dice-committed = engagement sur les dés : { $start }…
t-new-match = Partie { $name } enregistrée ; engagement (dés) : { $start }…
t-own-pack = pack personnel : { $name }
t-since = Depuis votre dernier coup
t-since-more = (plus tôt : journal)
t-footer = ordre, { $commands }
t-prompt = { $name } >
# Over the columns of a grid: speed and firepower, one cell each in alphabets.
# Beside the name of a ship: its values, and those of its damaged side.
t-note-intact = v{ $speed } f{ $firepower }
t-note-damaged = × v{ $speed } f{ $firepower } d{ $defence }
t-grid-port = port { $name }
t-grid-speed = v
t-grid-firepower = f
# Headings of the columns of a grid: at most four cells.
t-short-zone-yellow_sea = Jau
t-short-zone-tsushima = Tsu
t-short-zone-east_china_sea = MCO
t-short-zone-philippine_sea = Phi
t-short-zone-pacific_ocean = Pac
t-short-zone-sea_of_japan = MdJ
t-short-port-japan = port
t-short-port-port_arthur = PA
t-short-port-vladivostok = Vlad
t-short-port-diego_suarez = Dieg
t-short-Repair = rép.
t-short-Attack = att

## Orders

t-refused = { $what } : { $why } ({ $rule })
t-refused-plain = { $what } : { $why }
t-allowed = C’est permis : { $what } (numéro { $number }).
t-allowed-then = C’est permis ensuite : { $what }.
t-which = Lequel de ces choix ?
# Before the options about what is in one place.
t-place = { $name } :
t-and-more = … et encore { $count }
t-no-such-number = Il n’y a pas de numéro { $number } : le dernier est le { $last }.
t-not-understood = « { $line } » n’est ici ni un ordre ni une commande. « aide » montre les uns et les autres.
t-did-you-mean = Vouliez-vous dire : { $texts } ?
t-stopped = Ordres donnés : { $done } sur { $of }, puis arrêt :

# Words of typed orders, with blanks between them: left out; joining two orders; meaning all of them; meaning yes.
# The English ones as well.
t-words-skip = à a au aux avec d dans de des du en l la le les navire navires par pour sur un une vers to the in into for on of with at an ship ships unité unités prendre unit units pick
t-words-joins = et puis and then
t-words-all = tout tous toutes all every everything
t-words-yes = o oui y yes

## Commands: the first word is shown, the others are understood as well; a low line stands for a blank

t-command-help = aide ? h
t-command-board = carte plateau b
t-command-odds = chances probabilités probabilites
t-command-why = pourquoi
t-command-hint = conseil
t-command-follow = suivre
t-command-undo = revenir u
t-command-take-back = reprise reprendre
t-command-log = journal
t-command-rules = règles regles règle regle
t-command-pieces = pièces pieces
t-command-save = enregistrer
t-command-language = langue
t-command-resign = abandonner abandon
t-command-claim = réclamer
t-command-quit = partir quitter q

t-argument-why = ORDRE
t-argument-undo = [N | tout]
t-argument-log = [N | tout]
t-argument-rules = [SECTION]
t-argument-pieces = [NOM]
t-argument-save = [FICHIER]
t-argument-language = XX

t-help-orders = Ordres
t-order-number = 17
t-order-number-help = le choix qui porte ce numéro
t-order-numbers = 3 17 22  ou  3-6
t-order-numbers-help = plusieurs, l’un après l’autre
t-order-tab = Tab, flèches
t-order-tab-help = compléter un mot ; lignes précédentes. Entrée seule redessine l’écran
t-help-commands = Commandes (les mots anglais sont compris aussi)
t-help-why = est-ce permis, et sinon, pourquoi pas ? Avec la règle
t-help-odds = les chances exactes de ce que vous allez faire
t-help-hint = ce que l’ordinateur de niveau facile ferait à votre place
t-help-follow = faire tout ce que dit le conseil, tant que rien ne s’interpose
t-help-undo = revenir sur votre dernier ordre, tant qu’il n’y a eu ni dés, ni révélation, ni décision de l’autre camp
t-help-take-back = revenir plus loin, avant votre dernière décision qui devait tenir : avec l’accord de l’autre camp (la machine accepte toujours). Les dés lancés le restent
t-help-board = la carte encore une fois
t-help-log = ce qui s’est passé jusqu’ici, avec les règles et les dés
t-help-rules = le rappel des règles : règles 6 montre le chapitre 6
t-help-pieces = tout ce que vous voyez de la position
t-help-save = tout est toujours enregistré ; avec un nom de fichier, une copie de la partie
t-help-language = en, fr, cs ou ja
t-help-resign = abandonner la partie, après confirmation
t-help-claim = réclamer le gain, quand l’adversaire n’a rien envoyé pendant deux tours
t-help-help = cette page
t-help-quit = quitter la table ; la partie vous attend

t-no-odds = Il n’y a rien à calculer ici.
t-hint = Conseil : { $what } (numéro { $number }).
t-hint-then = puis { $what }
t-hint-follow = « suivre » fait le tout.
t-no-hint = Il n’y a pas encore de joueur à qui demander conseil dans ce jeu.
t-undone = { $count ->
    [one] Retour en arrière : { $count } ordre.
   *[other] Retour en arrière : { $count } ordres.
}
t-cannot-undo = Impossible de revenir en arrière : depuis votre dernier ordre, des dés ont été lancés, quelque chose a été révélé ou l’autre camp a décidé.
t-nothing-to-undo = Il n’y a encore aucun ordre sur lequel revenir.
t-may-take-back = « { $command } » va plus loin, avec l’accord de l’autre camp.
t-take-back-question = Reprise du dernier coup demandée par : { $side }. { $other }, d’accord ? [o/N]
t-taken-back = { $other } : accord donné. Votre dernier coup est repris, avec tout ce qui l’a suivi. Les dés lancés le restent ; les prochains seront nouveaux.
t-take-back-refused = { $other } : refus. Le coup tient.
t-empty-log = Il ne s’est encore rien passé.
t-rules-title = Règles
t-rules-how = règles 6 montre un chapitre, règles 6.3B une section. règles pions explique pions et signes, règles exemple une procédure pas à pas.
t-rules-key = Pions, signes, abréviations
t-rules-example = Un exemple détaillé
t-rules-none = Ce jeu n’en a pas encore.
t-words-key = pions
t-words-example = exemple
t-no-such-section = Il n’y a pas de section { $section } : « règles » en donne la liste.
t-no-reference = Les règles de ce jeu ne sont pas encore rédigées : voici les sections que son code cite.
t-no-goal = Personne n’a encore écrit le but de ce jeu. Ses sections : règles.
t-missing-pieces = Il n’y a pas de pièce { $name } dans cette partie.
t-example-why = Pourquoi quoi ? Écrivez un choix à la suite, de la liste ou non.
t-saved-always = Chaque ordre est enregistré dès qu’il est donné : { $path }
t-saved-copy = La copie de la partie est dans { $path }. La partie continue dans son propre fichier.
t-file-exists = Il y a déjà un fichier { $path } : choisissez un autre nom.
t-not-saved = Impossible d’écrire { $path } : { $reason }.
t-languages = Langues : { $list }
t-resign-question = Abandonner ({ $name }) ? La partie se termine aussitôt. [o/N]
t-claim-question = Réclamer le gain ({ $name }) ? L’adversaire n’a rien envoyé pendant deux tours. [o/N]
t-leave-question = Quitter la table ? Rien n’est perdu. [o/N]
t-left = Vous avez quitté la table. La partie est enregistrée.
t-left-resume = Pour la reprendre : ./honjin play --resume { $name }
t-left-menu = Ou choisissez-la parmi vos parties : ./honjin menu
t-more = — Entrée : la suite ; q : arrêter —
t-take-seat = Au clavier : { $name }. L’autre joueur ne regarde pas. Entrée pour commencer :
t-percent = { $value } %
t-decimal = { $whole },{ $part }

## Feuilles d’ordres

t-footer-paper = une unité et son ordre ; { $commands }
t-yes = oui
t-no = non
t-sheet-head = Feuille : { $ordered } sur { $rows } avec un ordre
t-sheet-empty = Rien à ordonner : envoyer remet la feuille.
t-sheets-closed = Rien à ordonner : { $names }.
t-sheet-more = … et { $count } sans ordre ; feuille les montre toutes
t-sheet-what = { $name } : quel ordre lui donner ?
t-sheet-way = depuis { $start }, { $most } pas au plus
t-sheet-along = un endroit de ce trajet
t-sheet-allowed = C’est possible : { $what }.
t-sheet-drop-what = Effacer quoi ? Écrivez un nom à la suite.
t-sheet-nothing-written = Rien n’est écrit à ce sujet.
t-sheet-as-it-was = La feuille reste telle quelle.
t-sheet-standing = { $count ->
    [one] { $sign } ordre permanent, inscrit d’office
   *[other] { $sign } { $count } ordres permanents, inscrits d’office
}
t-sheet-stand-what = Toujours quoi ? Écrivez à la suite le nom ou le numéro de ce qui a un ordre.
t-sheet-end-what = Jamais quoi ? Écrivez à la suite le nom ou le numéro de ce qui a un ordre permanent.
t-sheet-once = Cette feuille ne se remplit qu’une fois : aucun ordre n’y devient permanent.
t-sheet-hint = La feuille est remplie comme le ferait l’ordinateur de niveau facile ; revenir rend la vôtre.
t-sheet-sent = { $count ->
    [0] La feuille est remise, sans ordre.
    [one] La feuille est remise : { $count } ordre.
   *[other] La feuille est remise : { $count } ordres.
}
t-sheet-not-sent = Elle ne peut pas être remise : { $why } ({ $rule })
t-command-sheet = feuille
t-command-send = envoyer remettre
t-command-drop = effacer
t-command-clear = vider
t-command-usual = habituel
t-command-again = encore
t-command-always = toujours
t-command-never = jamais
t-command-redo = rétablir retablir
t-argument-always = NOM
t-argument-never = NOM
t-argument-drop = NOM
t-help-paper = Sur la feuille
t-help-sheet = toute la feuille, ligne par ligne
t-help-send = remettre la feuille
t-help-drop = effacer ce qui est écrit à ce sujet
t-help-clear = tout effacer
t-help-usual = les ordres donnés pour qui n’envoie rien
t-help-again = les ordres de la dernière fois, s’ils tiennent encore
t-help-always = ce qui est écrit à ce sujet devient un ordre permanent, sur chaque feuille
t-help-never = mettre fin aux ordres permanents à ce sujet
t-help-redo = rétablir ce qui vient d’être annulé
t-help-paper-undo = la feuille avant le dernier changement
t-help-paper-why = peut-on l’écrire, sinon pourquoi ? Avec la règle
t-help-paper-odds = chances exactes de ce qui est écrit, ou d’un ordre
t-help-paper-hint = remplir la feuille comme le ferait l’ordinateur de niveau facile
t-order-paper-thing = akagi b3  ou  3 b3
t-order-paper-thing-help = une unité par son nom ou son numéro, et son ordre
t-order-paper-several = akagi, kaga b3  ou  1-5 b3  ou  tous b3
t-order-paper-several-help = le même pour plusieurs ; le nom d’un groupe les désigne tous
t-order-paper-way = vf_3 h6 h5 g5 h5
t-order-paper-way-help = un trajet pas à pas ; un endroit éloigné est atteint au plus court

## Before the match

t-ask-side = Quel camp jouez-vous ?
t-side-both = les deux : deux joueurs à ce clavier
t-ask-opponent = Contre qui ?
t-ask-switches = Règles optionnelles et variantes
t-choose = Numéro, ou Entrée pour { $default } :
t-choose-one = Tapez un numéro de 1 à { $count }.
t-choose-switches = Numéros, ou Entrée pour aucune :
t-choose-numbers = Tapez des numéros de 1 à { $count }, séparés par des espaces.

## The end

t-match-over = La partie est terminée
t-record-lies = Fichier   { $path }
t-how-to-replay = Revoir    ./honjin replay { $path }
t-how-to-verify = Vérifier  ./honjin verify { $path }
t-commitment = Engagement sur les dés, pris avant la partie : { $hash }
t-secret = Secret des dés, désormais révélé : { $secret }
t-rematch-question = Une revanche, camps échangés ? [o/N]

## The menu

t-banner = 本陣 Honjin – le quartier général des wargames historiques
t-intro-what = Des wargames pour deux joueurs, avec un arbitre qui connaît toutes les règles : il énumère ce que vous pouvez faire, dit pourquoi quand c’est impossible, et cite la section des règles pour tout ce qui arrive. Les dés sont fixés par un engagement avant la partie et peuvent être vérifiés après.
t-intro-steps = Premiers pas : choisissez « nouvelle partie », appuyez sur Entrée à chaque question, puis tapez « aide » une fois à la table. « conseil » dit ce que ferait un joueur sensé.
t-menu = Que voulez-vous faire ?
# One letter for each entry, in this order: new, resume, replay, rules, language, quit.
t-menu-letters = narvglq
t-menu-new = nouvelle partie
t-menu-learn = apprendre un jeu en jouant
t-menu-resume = reprendre une partie
t-menu-replay = revoir une partie
t-menu-rules = règles
t-menu-language = langue
t-menu-quit = quitter
t-which-game = Quel jeu ?
t-which-battle = Quelle bataille ?
t-battle-taken = Aucune bataille indiquée : ce sera { $battle }, un bon début. --scenario en choisit une autre.
t-which-match = Quelle partie ?
t-which-section = Section, ou Entrée pour revenir au menu :
t-which-language = Quelle langue ?
t-nothing-to-resume = Il n’y a pas encore de partie à reprendre.
t-nothing-to-replay = Il n’y a pas encore de partie à revoir.
t-broken = La partie { $name } ne peut pas être reprise : { $problem }
t-match-line = { $name }  { $moment } ; { $seats } ; { $date }
t-finished = terminée
t-enter = Entrée pour continuer :

## Replay

t-replay-header = relecture, étape { $at } sur { $of }, { $moment }
t-eyes-umpire = vu par l’arbitre
t-eyes-spectator = vu par un spectateur
t-eyes-side = vu par : { $name }
t-replay-keys = Entrée suivant · j prochain grand moment · p précédent · numéro : à cette étape · f fin · q quitter
t-replay-note = Note, { $side } : { $text }
t-replay-prompt = >
t-replay-next = s suivant n
t-replay-jump = j saut
t-replay-back = p précédent precedent b
t-replay-end = f fin e
t-replay-warning = Cette partie n’est pas terminée : l’arbitre voit ce qui est encore secret.
t-unfinished = La partie n’est pas terminée.
t-note-flips = → endommagé ({ $hits ->
    [one] { $hits } coup
   *[other] { $hits } coups
})
t-note-sinks = → coulé ({ $hits ->
    [one] { $hits } coup
   *[other] { $hits } coups
})
t-note-sinks-at-once = → coulé
t-chart-hidden = La carte ne tient pas dans cette fenêtre ; « carte » l’affiche.
t-one-at-a-time = Des dés sont lancés après le premier de ces ordres : donnez-les un par un.
t-command-goal = but goal
t-help-goal = de quoi il s’agit : comment gagner, ce qu’est un tour
t-new-here = Première partie ? « but » dit comment gagner et ce qu’est un tour.

## Notes of one's own

t-command-note = noter
t-command-notes = notes
t-argument-note = TEXTE
t-help-note = écrire une note pour soi ; la relecture la montre à son moment
t-help-notes = vos notes jusqu’ici
t-noted = Noté, pour ce camp seul.
t-no-notes = Rien de noté encore : noter TEXTE.
t-note-too-long = Une note a { $most } caractères au plus.
t-note-not-kept = La note n’a pas pu être gardée : { $reason }

## Standing answers

t-command-skip = passer
t-command-standing = permanent
t-argument-standing = [N | NOM]
t-help-skip = renoncer maintenant et, pendant un temps, à tout ce qui y ressemble
t-help-standing = les réponses permanentes : les voir, en fixer une ou la retirer
t-cannot-skip = Cette question ne peut pas être passée : répondez-y.
t-may-settle = Vous pouvez fixer
t-has-settled = Vous avez fixé (le numéro d’une réponse la retire)
t-nothing-settled = Rien n’est fixé, et rien ne peut l’être à cette question.
t-settle-which = « { $line } » : de quelle réponse s’agit-il ? « permanent » les montre avec leurs numéros.
t-settle-none = Rien de tel ne peut être fixé : « { $line } ».
t-settled-now = Fixé : { $what }
t-unsettled = On vous redemandera : { $what }

## Together

t-command-together = ensemble
t-argument-together = SENS [N] [NOMS]
t-help-together = plusieurs font la même chose, l’un après l’autre : ensemble droit 2
t-together-how = Qui, et comment ? Au choix : { $ways } ; puis le nombre de pas, puis des noms séparés par des virgules, ou aucun nom pour tous.
t-together-nobody = À cette question, personne ne peut recevoir le même ordre.
