### La table dans le navigateur. Les identifiants commencent par table-.

## Barre et menu

table-home = Accueil
table-tools = Table
table-rules = Règles
table-forces = Forces
table-menu = Menu
table-hide-counters = Cacher les pions
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-fit = Ajuster
table-sound = Son
table-keys = Raccourcis clavier
table-theme = Thème
table-theme-auto = comme le système
table-theme-light = clair
table-theme-dark = sombre
table-theme-contrast = contraste élevé
table-language = Langue
table-score = Score
table-you = vous
table-here = à la table
table-away = hors de la table
table-asked = doit décider
table-thinking = réfléchit
table-seat-open = Place libre
table-seat-machine = Ordinateur, { $level }
table-guest = Invité { $tag }
table-guest-named = { $nickname } (invité { $tag })

## Où nous en sommes

table-crumbs = Où nous en sommes
table-phases = Phases du tour
table-done = fait
table-over = La partie est terminée
table-your-decision = À vous de décider
table-not-yours = Ce n’est pas à vous de décider
table-you-watch = Vous regardez
table-waiting-for = En attente : { $side }
table-thinks = L’ordinateur réfléchit.
table-waits-more = En attendant, vous pouvez consulter le journal, les forces, les règles.
table-call-me = M’avertir quand c’est à moi de jouer
table-seat-open-more = La place est encore libre. La partie commence dès qu’elle est prise.
table-opening = La table se prépare…
table-needs-script = La table a besoin de JavaScript.
table-reconnecting = Connexion perdue. Reconnexion… Rien de ce que vous avez envoyé n’est perdu.
table-barred = Cette place ne vous est plus ouverte. Reconnectez-vous, ou ouvrez la table depuis l’accueil.

## Depuis votre dernier coup

table-since = Depuis votre dernier coup
table-dispatch = Dépêche
table-since-nothing = Rien de nouveau depuis votre dernier coup
table-since-more = + { $count }
table-since-count = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
table-replay = { $count ->
    [one] Revoir { $count } étape
   *[other] Revoir { $count } étapes
}
table-replay-stop = Arrêter
table-replay-at = Position d’alors : étape { $at } sur { $count }
table-replay-back = Revenir à maintenant

## Ce qui se passe, montré pas à pas

table-showing = Ce qui se passe
table-dice-fall = Les dés roulent…
table-next = Suivant
table-next-help = Suivant (Espace ; maintenir pour tout passer)
table-report-next = Ensuite : { $what }
table-report-go-on = Continuer
table-report-open = Revoir la carte
table-report-lead = { $side } +{ $value }
table-report-of = { $value } sur { $most }
table-report-change = { $before } → { $after }
table-report-same = { $after }, comme avant
table-pace = Montrer les événements
table-pace-instant = d’un seul coup
table-pace-brief = en bref
table-pace-dice = avec chaque dé
table-pace-now-instant = Les événements s’affichent d’un seul coup.
table-pace-now-brief = Les événements sont montrés en bref.
table-pace-now-dice = Les événements sont montrés avec chaque dé.

## Décision

table-panel = Décision
table-options = Choix
table-in-company = À deux
table-other-options = Autres choix
table-clear = effacer
table-put-back = Reposer : { $what }
table-in-hand = { $said } : { $names }
table-or-lit = ou choisissez une zone éclairée sur la carte
table-lit-hexes = Choisissez l’un des { $count } hexagones éclairés de la carte, ou l’un de ceux-ci :
table-places = { $count ->
    [one] { $count } destination
   *[other] { $count } destinations
}
table-for-several = { $count ->
    [one] pour { $count } navire
   *[other] pour { $count } navires
}
table-all-options = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
table-actions = Actions
table-orders = { $count ->
    [one] { $count } ordre
   *[other] { $count } ordres
}
table-plan = Ordres donnés
table-plan-remove = Retirer : { $what }
table-drill-all = Tous
table-drill-none = Aucun
table-drill-count = { $count } sur { $all }
table-drill-who = Choisir qui
table-drill-steps = Pas
table-settle = Ne plus demander…
table-settled = Réponses permanentes
table-settled-note = Elles ne sont visibles que par vous et répondent à votre place jusqu’à ce que vous les retiriez.
table-unsettle = Me redemander : { $what }
table-typed = Ordre au clavier
table-which = Plusieurs choix correspondent : précisez.
table-no-such-words = Aucun choix ne contient ces mots : prenez ceux de la liste.
table-undo = Revenir en arrière
table-take-back = Demander une reprise
table-take-back-asked = Reprise demandée
table-hint = Conseil
table-hinted = Conseil : ce que ferait l’ordinateur de niveau facile
table-hint-says = Conseil : { $what }
table-hint-do = { $count ->
    [one] Suivre le conseil
   *[other] Suivre tout le conseil
}
table-refused = Pourquoi pas ?
table-why-not = Pourquoi pas : { $what } ?
table-close = Fermer
table-open-rule = Ouvrir la règle
table-odds = Probabilités
table-throw-of = { $number } sur { $all }
table-throw-back = Jet précédent
table-throw-next = Jet suivant

# Mots des ordres au clavier, séparés par des blancs : omis ; qui joignent deux ordres ; qui veulent dire tous.
table-words-skip = à a au aux avec d dans de des du en l la le les navire navires par pour sur un une vers to the in into for on of with at an ship ships
table-words-joins = et puis and then
table-words-all = tout tous toutes all every everything

## Feuilles d’ordres

table-yes = oui
table-no = non
table-form = Feuille d’ordres
table-form-kind = { $what } : quel ordre lui donner ?
table-form-which = Plusieurs ordres sont possibles : choisissez d’abord lequel.
table-form-point = Désignez des lieux sur la carte l’un après l’autre, ou faites glisser ; ou choisissez ici le pas suivant.
table-form-go-on = Choisissez ce qui manque.
table-form-done = C’est fait
table-form-steps-left = { $count ->
    [one] encore { $count } pas
   *[other] encore { $count } pas
}
table-form-next-step = Pas suivant
table-form-step-back = Un pas en arrière
table-form-home = Retour : { $place }
table-form-clear-row = Effacer : { $what }
table-form-pick-all = tout prendre
table-form-picked = { $count } en main :
table-form-all-of-them = Pour tous
table-form-point-all = Désignez un lieu pour tous.
table-form-empty = Il n’y a rien à ordonner à cette étape.
table-form-closes = Laisser les feuilles vides se fermer d’elles-mêmes
table-form-closing = Cette feuille se ferme d’elle-même dans un instant. Personne ne saura qu’elle était vide.
table-form-close = Fermer la feuille
table-form-send = Remettre la feuille
table-form-send-title = Remettre la feuille ?
table-form-silent = { $count } sans ordre
table-form-refused = { $count ->
    [one] { $count } ordre impossible, laissé de côté
   *[other] { $count } ordres impossibles, laissés de côté
}
table-form-warnings = { $count ->
    [one] Vite oublié
   *[other] Vite oublié : { $count }
}
table-form-undo = Annuler le dernier changement
table-form-redo = Rétablir
table-form-last = Comme la dernière fois
table-form-usual = Ordres habituels
table-form-stand = Ordre permanent, chaque fois : { $what }
table-form-stands = Ordre permanent : { $order }
table-form-standing = { $count ->
    [one] { $count } ordre permanent inscrit
   *[other] { $count } ordres permanents inscrits
}
table-form-clear = Vider
table-form-hint = Remplir comme le ferait l’ordinateur de niveau facile
table-form-in = { $count ->
    [0] Votre feuille est remise, sans ordre.
    [one] Votre feuille est remise : { $count } ordre.
   *[other] Votre feuille est remise : { $count } ordres.
}
table-form-take-back = La reprendre
table-sheet-out = Télécharger le classeur
table-sheet-in = Apporter un classeur rempli
table-sheet-sent = La feuille est envoyée.
table-sheet-came = Ordres repris du classeur : { $count }
table-sheet-refused = Lignes refusées : { $count }.
table-sheet-marked = Le télécharger avec les motifs
table-key-redo = rétablir sur une feuille d’ordres
table-key-pin = donner un ordre permanent, ou y mettre fin
table-key-turn = tourner une unité vers la gauche ou la droite
table-key-step-back = reprendre le dernier pas d’un trajet

## Bataille

table-to-chart = Retour à la carte
table-your-squadron = Votre escadre
table-total-within = Total { $total } : ne dépasse pas { $limit }
table-total-over = Total { $total } : dépasse { $limit }
table-sunk = coulé
table-damaged = endommagé
table-battle-steps = Étapes de la bataille
table-step-done = fait
table-step-none = rien à faire
table-fate-sunk = coulé { $chance }
table-fate-damaged = endommagé { $chance }
table-shot-die = dé { $die } contre { $chance }
table-shot-hit = touché
table-shot-missed = manqué

## Nombres

table-percent = { $value } %
table-decimal = { $whole },{ $part }

## Panneaux

table-more = Autres panneaux
table-tab-orders = Ordres
table-tab-log = Journal
table-tab-chat = Discussion
table-tab-notes = Notes
table-tab-forces = Forces
table-unread = non lu
table-sheet-open = Ouvrir le panneau
table-sheet-close = Fermer le panneau
table-log = Journal
table-log-empty = Rien ne s’est encore passé.
table-log-earlier = Plus ancien
table-log-latest = Plus récent
table-log-beginning = Au début
table-log-alike = { $count ->
    [one] et { $count } ligne du même genre
   *[other] et { $count } lignes du même genre
}
table-private = visible par vous uniquement
table-chat = Discussion
table-chat-empty = Pas encore de message.
table-chat-write = Écrire un message
table-chat-send = Envoyer
table-your-fleet = Votre flotte
table-forces-all = Par lieu
table-forces-formation = Par formation
table-forces-damaged = Endommagés : { $count }
table-forces-spent = Ayant agi : { $count }
table-forces-lost = Coulés : { $count }
table-forces-none = Aucun.
table-backs = { $count ->
    [one] et { $count } navire caché
   *[other] et { $count } navires cachés
}
table-slot-turn = Tour { $turn }
table-slot-part = { $place }, { $part }

## Demandes et propositions

table-cancel = Annuler
table-accept = Accepter
table-decline = Refuser
table-block = Bloquer { $name }
table-block-title = Bloquer { $name } ?
table-block-text = Vous ne jouerez plus ensemble et ne verrez plus vos tables ouvertes ; vous ne recevrez plus ses messages. Cette partie continue. Personne n’en est averti ; vous pouvez revenir là-dessus sur la page de vos amis.
table-blocked = { $name } : c’est bloqué.
table-not-blocked = { $name } : le blocage n’a pas marché. Réessayez.
table-resign = Abandonner
table-resign-title = Abandonner ?
table-resign-text = La partie se termine aussitôt et l’autre camp gagne.
table-offer-draw = Proposer nulle
table-draw-title = Proposer nulle ?
table-draw-text = Si l’autre camp accepte, la partie est nulle.
table-offer = Proposition
table-offered = La proposition est faite.
table-offer-accepted = L’autre camp accepte.
table-offer-declined = L’autre camp refuse.
table-offer-draw-by = Nulle proposée par : { $side }
table-offer-take-back-by = Reprise du dernier coup demandée par : { $side }
table-offer-rematch-by = Revanche proposée par : { $side }
table-end-title = La partie peut finir maintenant
table-slip-title = Aucun ordre donné
table-slip-text = Aucun navire n’a d’ordre. Tous restent où ils sont.

## La fin

table-winner = Victoire : { $side }
table-drawn = Partie nulle
table-see-replay = Relecture
table-verify = Vérifier les dés
table-rematch = Revanche
table-rematch-offered = Revanche proposée
table-to-rematch = Vers la revanche

## Deux joueurs devant le même écran

table-hand-over = Passer la main : { $side }
table-curtain-title = À l’écran : { $side }
table-curtain-text = L’autre joueur détourne les yeux.
table-curtain-open = Montrer la table : { $side }

## Touches

table-key-number = prendre le choix de ce numéro
table-key-typed = écrire un ordre
table-key-undo = revenir en arrière
table-key-hint = conseil
table-key-log = aller au journal
table-key-notes = aller à vos notes
table-key-draw = dessiner sur la carte
table-key-forces = montrer toutes les forces
table-key-replay = revoir ce qui s’est passé depuis votre dernier coup
table-key-next = montrer l’événement suivant ; maintenir pour tout passer
table-key-pace = montrer les événements d’un seul coup, en bref ou avec chaque dé
table-key-clear = effacer la sélection
table-key-walk = parcourir la carte (Tab y mène)
table-key-enter = choisir ce qui est encadré
table-key-zoom = agrandir, réduire, ajuster
table-key-help = cette liste ; sur la carte : pourquoi pas ?
table-keys-typed = Ordres au clavier : les mots d’un choix ou leur début ; des virgules entre plusieurs navires ; « tous » pour chaque navire qui le peut. Tab complète.

## Erreurs

table-error-malformed = Cela n’a pas marché. Réessayez.
table-error-too-big = Ce message est trop long : raccourcissez-le.
table-error-too-fast = C’était trop rapide. Attendez un instant, puis réessayez.
table-error-not-yours = Ce n’est pas à vous de décider maintenant.
table-error-over = La partie est terminée.
table-error-not-allowed = Cela n’est pas possible maintenant. Voyez ce qui est proposé, puis choisissez.
table-error-no-such-thing = Cela n’existe plus. Voyez ce qui est proposé maintenant.
table-error-busy = La table est occupée. Réessayez.
table-error-offline = Pas de connexion. Rien n’a été envoyé ; réessayez quand elle sera rétablie.
table-error-unanswered = La table n’a pas répondu. Voyez où en est la partie, puis réessayez.

## Première visite, réponses scellées

table-help = Comment jouer
table-help-pick = Choisissez un navire ou une escadre : ce qui est permis s’éclaire en or.
table-help-place = Choisissez une mer, un port ou une case qui s’éclaire : l’ordre est donné. Ce qui reste éteint dit pourquoi c’est impossible.
table-help-end = Changez d’avis avec « Revenir en arrière » ; terminez la sortie ou passez quand tout est fait.
table-help-example = Un exemple détaillé, à côté des règles
table-help-done = Compris
table-help-more = But et déroulement d’un tour
table-won = vainqueur
table-sealed = Votre réponse est scellée. Elle s’ouvre quand l’autre camp a répondu.
table-both-decide = Les deux camps décident maintenant, chacun sans voir la réponse de l’autre.

table-dice = Dés et preuve
table-dice-text = Votre navigateur garde ces valeurs. Une fois la partie finie, la page « Vérifier » les compare à l’enregistrement ; ./honjin verify --link aussi.
table-dice-commitment = Engagement
table-dice-commitment-line = L’empreinte du secret des dés, montrée avant votre apport.
table-dice-nonce = Votre apport
table-dice-nonce-line = Tiré au sort ensuite par votre navigateur. Il entre dans chaque jet.
table-dice-link = Maillon
table-dice-link-line = L’empreinte de tout ce que vous avez appris jusqu’ici. Elle change à chaque événement.
table-not-begun = La partie commence quand tous sont à la table
table-not-begun-more = Le navigateur de chaque joueur apporte sa part aux dés à l’ouverture de sa table.

## Pendule et arbitre

table-clock = Temps restant :
table-clock-days = { $days } j { $hours } h
table-clock-hours = { $hours } h { $minutes } min
table-clock-minutes = { $minutes }:{ $seconds }
table-clock-up = temps écoulé
table-clock-until = Jusqu’au { $until }
table-clock-soon = Plus qu’une minute.
table-claim = Réclamer le gain
table-claim-title = Réclamer le gain ?
table-claim-text = L’adversaire n’a rien envoyé pendant deux tours. Vous pouvez réclamer le gain, ou attendre encore.
table-umpire = Vous êtes l’arbitre
table-umpire-more = Vous voyez tout. Ce que vous faites ici figure dans l’enregistrement de la partie.
table-umpire-deadline = Délai de cette étape
table-umpire-from-now = Temps à partir de maintenant
table-umpire-minutes = dans { $count } min
table-umpire-hours = dans { $count } h
table-umpire-days = { $count ->
    [one] dans { $count } jour
   *[other] dans { $count } jours
}
table-umpire-set = Fixer
table-umpire-lift = Lever le délai
table-umpire-close = Clore l’étape maintenant
table-umpire-close-title = Clore l’étape ?
table-umpire-close-text = Pour qui n’a rien envoyé, la réponse habituelle est donnée. C’est irréversible.
table-umpire-word = Message
table-umpire-all = Tous
table-umpire-sits = Arbitre : { $name }
table-umpire-wanted = Un arbitre est invité

table-pack = Pack de données : { $name }
table-pack-title = Pack de données « { $name } »
table-pack-line = Cette partie se joue avec les valeurs de l’exemplaire d’un joueur. Empreinte { $digest }.
table-pack-reading = Lecture des valeurs…
table-pack-lost = Les valeurs ne peuvent pas être lues pour l’instant.
table-pack-none = Aucune valeur de ce jeu ne diffère des valeurs usuelles.
table-pack-value = Valeur
table-pack-was = Usuelle
table-pack-is = Ici
table-pack-more = et { $count } de plus
table-pack-all = Toutes les valeurs en classeur
## Un lieu vu de près

table-look = Voir de près
table-look-help = Voir un lieu de près : la prochaine pression n’ordonne rien. Aussi par le bouton droit, un appui long ou la touche I.
table-look-at = Vu de près : { $what }
table-look-here = Ce qui s’y trouve
table-look-nobody = Personne n’y a été vu.
table-look-ordered = Ordonnés ici
table-look-aboard = À bord : { $what }
table-key-look = Voir de près ce qui est sous le pointeur

## Plusieurs à la fois

table-gather = En choisir plusieurs à la fois
table-gather-again = Comme au tour précédent
table-gather-all = Tout
table-gather-at = { $what }, { $place }
