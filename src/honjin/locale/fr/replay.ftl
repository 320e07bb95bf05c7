### La relecture d’une partie finie, et la preuve de ses dés.

## Relecture

replay-seen-by = Vu par
replay-seen-by-now = Vu par : { $viewer }
replay-umpire = Arbitre
replay-spectator = Spectateur
replay-of = sur { $steps }
replay-where = Étape { $step } sur { $steps }, tour { $turn }
replay-turn = Tour { $turn }
replay-share = Partager
replay-copied = Le lien vers cette position est copié.
replay-copy-by-hand = Copiez le lien de la barre d’adresse : il mène à cette position.

replay-board = Plateau
replay-no-board = Ce jeu n’a pas de plateau à montrer. Le journal raconte la partie.
replay-controls = Parcourir la partie
replay-start = Au début
replay-back = Étape précédente
replay-play = Lire
replay-pause = Pause
replay-step = Étape suivante
replay-end = À la fin
replay-space = espace
replay-speed = Vitesse { $speed }×, changer
replay-battles = Les combats et leurs dés
replay-scrubber = Étape

replay-score = L’évolution du score
replay-outlook = Qui menait
replay-course = Déroulement de la partie
replay-as-table = En tableau
replay-column-step = Étape
replay-column-turn = Tour
replay-column-score = Score
replay-column-chance = Chances, { $first }

replay-result = Résultat
replay-won = Victoire : { $winner }
replay-drawn = Partie nulle
replay-final-score = score
replay-lost = navires perdus : { $first }, { $second }
replay-steps = étapes vues
replay-proved = Dés vérifiés.
replay-proved-line = { $count ->
    [one] { $count } jet correspond au secret scellé avant la partie.
   *[other] { $count } jets correspondent au secret scellé avant la partie.
}
replay-not-proved = Les dés ne concordent pas.
replay-not-proved-line = { $count ->
    [one] { $count } jet a été comparé au secret scellé. Voyez où il diffère.
   *[other] { $count } jets ont été comparés au secret scellé. Voyez où ils diffèrent.
}
replay-points = Tournants
replay-plots-meet = Les deux plans dévoilés : rencontre au-dessus de { $places }
replay-more = Plus sur cette position
replay-log = Journal
replay-losses = Pertes
replay-no-losses = Aucun navire perdu jusqu’ici
replay-at-start = La partie n’a pas encore commencé.
replay-earlier = Lignes précédentes
replay-go-to = Aller à l’étape { $step }
replay-undone = repris ensuite
replay-went-back = { $side } revient à l’étape { $step }

replay-file-title = Relecture d’un enregistrement
replay-drop = Déposez ici le fichier d’une partie.
replay-choose-file = Choisir un fichier
replay-drop-where = Ces fichiers finissent par .honjin. On les télécharge après une partie ; le terminal les garde dans son dossier de données.
replay-file-too-big = Ce fichier dépasse { $megabytes } Mo : ce n’est pas l’enregistrement d’une partie.
replay-reading = Lecture de l’enregistrement…
replay-not-readable = Cet enregistrement ne peut pas être montré : { $why }
replay-not-over = Cette partie est en cours. La relecture s’ouvre quand elle est finie.
replay-no-match = Cette partie n’existe pas.
replay-to-table = Vers la table
replay-to-home = Accueil

## Vérification

verify-fetching = Chargement de l’enregistrement…
verify-not-fetched = L’enregistrement n’a pas pu être chargé. Réessayez.
verify-not-over = Cette partie est en cours. Son enregistrement et le secret de ses dés s’ouvrent quand elle est finie.
verify-about = partie { $match }
verify-running = La vérification est en cours.
verify-dice-hold = Les lignes et les dés concordent. Reste à vérifier les règles.
verify-dice-only = Les lignes et les dés concordent. Les règles n’ont pas pu être vérifiées ici.

verify-here = Vérifié dans votre navigateur
verify-here-line = Votre navigateur calcule tout cela à partir du seul fichier. Le serveur n’y prend aucune part.
verify-cannot = Votre navigateur ne calcule des empreintes qu’en https ou sur la machine du serveur. Utilisez la commande ci-dessous.
verify-check-lines = Chaîne des lignes
verify-check-lines-line = Chaque ligne porte une empreinte d’elle-même et de la ligne précédente. Une ligne changée, manquante ou déplacée rompt la chaîne. Que personne n’ait récrit toute la chaîne, c’est aux autres vérifications de le montrer.
verify-check-numbers = Compte des réponses et des jets
verify-check-numbers-line = Aucune réponse et aucun jet n’a été omis ni donné deux fois.
verify-check-commitment = Secret et engagement
verify-check-rolls = Jets comparés au secret et à l’en-tête
verify-check-commitment-line = L’empreinte du secret figure dans l’en-tête, fixé avant le premier jet. Qu’elle vous ait été montrée avant votre propre apport aux dés, seul ce que vous avez gardé peut le prouver.
verify-check-rolls-line = Le secret et l’en-tête, avec l’apport de chaque joueur, donnent à chaque dé une seule valeur. Elle est recalculée ici et comparée. Une option, un camp ou une valeur du jeu modifiés donneraient d’autres dés.
verify-check-signature = Signature du serveur
verify-check-signature-line = Le détenteur de la clé ci-dessous répond de ce que la partie s’est déroulée et terminée ainsi. Un enregistrement coupé, ou rejoué par quelqu’un, n’a pas cette signature.
verify-state-void = ne peut être prouvé
verify-void = Personne n’a signé cet enregistrement, ou votre navigateur ne connaît pas ces signatures. Il repose sur celui qui vous l’a donné.
verify-forged = La signature n’est pas de cet enregistrement.
verify-key-own = La clé de ce serveur :
verify-key-other = Signé par un autre serveur. Comparez sa clé à celle que vous connaissez :
verify-kept = Gardé par ce navigateur
verify-kept-line = Pendant la partie, ce navigateur a gardé ce que le serveur lui avait montré. L’enregistrement doit y correspondre.
verify-kept-commitment = L’engagement montré avant votre apport aux dés
verify-kept-commitment-line = Le serveur s’était lié à son secret avant de connaître votre apport : il n’a pas pu choisir les dés, à moins d’une entente avec le dernier à y avoir ajouté.
verify-kept-commitment-bad = L’enregistrement a un autre engagement que celui montré à votre navigateur. Ces dés ne sont pas ceux auxquels le serveur s’était lié avant votre apport.
verify-kept-nonces = Votre apport aux dés
verify-kept-nonces-line = Votre navigateur l’a tiré au sort, et il figure inchangé dans l’enregistrement.
verify-kept-nonces-bad = L’enregistrement ne contient pas ce que votre navigateur a tiré au sort. Ces dés ne sont pas ceux auxquels vous avez contribué.
verify-proves-legality = Chaque réponse était parmi les choix offerts par les règles, et les règles donnent exactement les dés et les événements enregistrés.
verify-proves-events = Les événements seuls, sans les règles, mènent à la même position finale : le journal raconte toute l’histoire.
verify-proves-result = Le vainqueur est celui que donnent les règles, un abandon ou un accord. Que celui qui a abandonné l’ait fait lui-même, seuls la signature ou un maillon gardé par lui peuvent le montrer.
verify-proves-link = À un moment de cette partie, votre camp avait appris exactement ce dont votre navigateur a gardé l’empreinte. L’enregistrement d’un autre déroulement ne la contient pas.
verify-state-waiting = en attente
verify-state-running = en cours
verify-state-good = concorde
verify-state-bad = ne concorde pas
verify-state-open = pas encore
verify-open = Cela se prouve quand la partie est finie et le secret ouvert.

verify-server = Rejouée selon les règles
verify-by-server = fait par le serveur
verify-server-line = Le serveur rejoue toute la partie selon les règles avec les dés enregistrés. Croyez-le sur parole, ou lancez la commande ci-dessous sur votre machine.
verify-server-failed = Le serveur n’a pas pu vérifier l’enregistrement : { $why }

verify-alone = Sans nous
verify-alone-line = Cette commande vérifie tout, règles comprises, sans serveur ni réseau.
verify-download = Télécharger la partie
verify-replay = Relecture
verify-another = Un autre fichier

verify-rolls = { $count ->
    [one] { $count } jet
   *[other] { $count } jets
}
verify-all-rolls = { $count ->
    [one] Montrer { $count } jet
   *[other] Montrer les { $count } jets
}
verify-wrong-only = Seulement les jets qui diffèrent
verify-differs = diffère
verify-column-line = Ligne
verify-column-stream = Flux
verify-column-number = Numéro
verify-column-purpose = Objet
verify-column-sides = Faces
verify-column-value = Valeur
verify-column-recomputed = Recalculé

verify-not-text = Le fichier n’est pas du texte UTF-8.
verify-no-record = Ce n’est pas l’enregistrement d’une partie de Honjin.
verify-cut = La ligne { $line } est coupée : la fin de l’enregistrement manque.
verify-damaged = La ligne { $line } est abîmée.
verify-link = La ligne { $line } a été changée, ou une ligne manque avant elle : son maillon ne concorde pas.
verify-format = L’enregistrement est au format { $format } ; cette page lit les formats jusqu’à { $known }.
verify-answer-order = Ligne { $line } : la réponse { $number } n’est pas à sa place.
verify-roll-order = Ligne { $line } : le jet { $number } ({ $purpose }) n’est pas à sa place.
verify-secret = Le secret n’est pas celui qui a été scellé.
verify-sides = Un dé ne peut pas avoir { $sides } faces.
verify-roll-wrong = { $wrong ->
    [one] Ligne { $line } : le jet { $number } ({ $purpose }) dit { $value }, les dés disent { $recomputed }.
   *[other] Ligne { $line } : le jet { $number } ({ $purpose }) dit { $value }, les dés disent { $recomputed }. { $wrong } jets diffèrent en tout.
}

## Pages

replay-page = Relecture
verify-page = Vérifier une partie
verify-page-line = Les dés de chaque partie sont scellés avant le premier jet. Une fois la partie finie, chacun peut prouver qu’aucun n’a été changé.
replay-needs-script = Cette page a besoin de JavaScript. La commande ./honjin replay FICHIER montre une partie dans le terminal.

replay-own = Pack de données « { $name } ».
replay-own-line = Partie jouée avec les valeurs d’un exemplaire (empreinte { $digest }). La courbe des chances ne vaut que pour les valeurs usuelles : il n’y en a pas ici.
