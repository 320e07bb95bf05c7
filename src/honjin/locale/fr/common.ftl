### Words that every game shares.

title-scenario = { $title } : { $scenario }
list-comma = { ", " }
list-and = { " et " }
list-semicolon = { " ; " }
pair = { $what } : { $how }
battle-first = { $name } (idéale pour commencer)
tally = { $what } ({ $number })
modifier = { $what } { $value }

rule-section = § { $section }
rule-cited = ({ $rule })

seat-human = humain
seat-random = aléatoire
seat-script = facile

level-random = joue n’importe quel coup permis
level-script = joue selon le bon sens

why-match-is-over = La partie est terminée.
why-not-your-decision = Ce n’est pas à vous de décider maintenant (en attente : { $side }).
why-not-now = C’est impossible à ce moment du tour.
why-not-offered = Ce n’est pas l’un des choix possibles : prenez l’un de ceux qui sont proposés.
why-sealed-already = Votre réponse est déjà sous scellés : on l’ouvrira quand l’autre camp aura répondu.
why-not-silent = Vous ne pouvez réclamer le gain que si l’autre camp n’a rien envoyé pendant deux tours.

event-ChoiceForced = { $side }, choix forcé : { $choice }
event-AnswerSealed = { $side } : réponse scellée
event-AnswersTakenBack = { $side }, reprise du coup avec l’accord de l’adversaire
event-AnswerLapsed = { $by ->
    [umpire] { $side }, rien n’a été envoyé : l’arbitre donne la réponse habituelle
   *[clock] { $side }, temps écoulé : la réponse habituelle est donnée
}
event-UmpireSpoke = L’arbitre : { $text }
event-DeadlineSet = { $until ->
    [none] L’arbitre a levé le délai
   *[other] L’arbitre a fixé le délai au { $until }
}
event-StepClosed = L’arbitre clôt l’étape : les réponses habituelles remplacent celles qui manquent

ending-resigned = abandon
ending-agreed = d’un commun accord
ending-claimed = gain réclamé après un long silence
result-win = Victoire : { $winner } ({ $how })
result-draw = Partie nulle : { $how }

check-lines = Chaîne des lignes : { $count }
check-commitment = Secret des dés et engagement
check-rolls = Jets comparés au secret et à l’en-tête : { $count }
check-legality = Réponses rejouées selon les règles : { $count }
check-events = Événements seuls, sans les règles : { $count }
check-result = Résultat
check-link = { $count ->
    [0] Le maillon que vous avez gardé
   *[other] Le maillon que vous avez gardé : c’est celui d’après la réponse { $count }
}
check-signature = Signature du serveur
note-signed-by = De la clé { $key }. N’importe qui peut se faire une clé : comparez-la à celle que montre le serveur, ou nommez celle-ci avec --key.
note-own-values = Partie jouée avec le pack de données d’un joueur : « { $name } », empreinte { $digest }.
verified-yes = Tout concorde.
verified-no = L’enregistrement de cette partie ne concorde pas.
verified-in-part = Ce qui peut être vérifié concorde. Là où une vérification est impossible, la raison est indiquée.
verified-not-yet = L’ENREGISTREMENT N’A PAS DE FIN. Soit la partie est encore en cours, soit sa fin a été coupée. Ce qui s’y trouve n’a rien d’anormal, mais ni les dés ni le résultat ne sont prouvés.

event-RulesRenewed = { $dropped ->
    [0] La partie continue sous des règles plus récentes : version { $now } au lieu de { $before }
    [one] La partie continue sous des règles plus récentes : version { $now } au lieu de { $before }. La dernière réponse ne s’y accordait pas et est annulée
   *[other] La partie continue sous des règles plus récentes : version { $now } au lieu de { $before }. Les { $dropped } dernières réponses ne s’y accordaient pas et sont annulées
}

flaw-no-record = Ce n’est pas l’enregistrement d’une partie de Honjin.
flaw-no-file = Il n’y a pas de fichier { $file } : vérifiez son nom.
flaw-file = { $file } est illisible : { $problem }.
flaw-folder = { $file } est un dossier, et non un enregistrement.
flaw-forbidden = Vous n’avez pas le droit de lire { $file } : changez ses droits d’accès, ou demandez-en une copie.
flaw-no-secret = On ne peut plus lancer les dés sans le fichier { $file }, qui a sa place à côté de l’enregistrement : remettez-le là.
flaw-unreadable = Cet enregistrement est illisible.
flaw-unknown-game = Cette version de Honjin n’a pas de jeu { $game } : mettez Honjin à jour.
flaw-not-over = La partie n’est pas finie.
flaw-line-cut = La ligne { $line } est coupée : la fin de l’enregistrement manque.
flaw-line-changed = La ligne { $line } a été modifiée, ou une ligne manque avant elle : son maillon ne correspond pas.
flaw-line-damaged = La ligne { $line } est abîmée.
flaw-format = L’enregistrement est au format { $format } ; ce Honjin lit les formats jusqu’à { $known }. Mettez Honjin à jour.
flaw-not-begun = L’enregistrement s’arrête avant le début de la partie.
flaw-begins-again = L’enregistrement commence une seconde fois.
flaw-after-the-end = L’enregistrement continue après sa fin.
flaw-other-game = C’est l’enregistrement d’un autre jeu ({ $found }, et non { $game }).
flaw-newer-rules = La partie a été jouée sous la version { $found } des règles ; ce Honjin les connaît jusqu’à la version { $known }. Mettez Honjin à jour.
flaw-older-rules = La partie a été jouée sous la version { $before } des règles ; celles d’aujourd’hui, version { $now }, en décideraient autrement. Elle est montrée d’après ses événements.
flaw-renewed-rules = La partie a commencé sous la version { $before } des règles et s’est poursuivie sous la version { $now }. Seules les réponses données depuis ont été rejouées ; celles d’avant comptent par leurs événements.
flaw-rules-order = Le passage de la version { $before } des règles à la version { $now } ne correspond pas à l’enregistrement.
flaw-header = Ce qui a été convenu avant la partie ne correspond pas à ce jeu.
flaw-other-values = Les valeurs de l’en-tête ne sont pas celles qu’il nomme ({ $digest }).
flaw-unknown-values = La partie a été jouée avec des valeurs que ce Honjin n’a pas ({ $digest }). Mettez Honjin à jour ou procurez-vous le pack de données.
flaw-answer-order = La réponse { $number } suit la réponse { $last }.
flaw-no-option = La réponse { $number } n’est pas un choix de ce jeu.
flaw-against-the-rules = La réponse { $number } est contraire aux règles (§ { $rule }).
flaw-other-dice = Réponse { $number } : les règles demandent d’autres dés que ceux de l’enregistrement.
flaw-other-events = Réponse { $number } : les règles donnent d’autres événements que ceux de l’enregistrement.
flaw-no-event = Un événement n’appartient pas à ce jeu.
flaw-event-names-nothing = Un événement nomme ce qui n’est pas dans cette partie.
flaw-undo-too-far = La réponse { $number }, qui devait rester, est annulée.
flaw-no-consent = La réponse { $number } est reprise sans l’accord de l’autre camp.
flaw-snapshot = La position après la réponse { $number } est illisible.
flaw-no-procedure = Une position nomme une étape qui n’appartient pas à ce jeu.
flaw-other-position = La position notée après la réponse { $number } n’est pas celle de la partie.
flaw-other-end-position = Les événements seuls mènent à une autre position que les règles.
flaw-nobody-resigns = { $side } abandonne sans avoir de place à la table.
flaw-not-usual = La réponse { $number } passe pour la réponse habituelle d’un camp qui n’a rien envoyé, mais ne l’est pas.
flaw-no-silence = { $side } réclame le gain, alors que l’adversaire n’était pas resté silencieux.
flaw-cannot-go-on = La partie a commencé sous la version { $before } des règles et ne peut continuer sous la version { $now }. On peut toujours la revoir.
flaw-foreign-secret = Le secret des dés n’appartient pas à cet enregistrement.
flaw-other-secret = Le secret n’est pas celui de l’engagement pris avant la partie.
flaw-roll-order = Le jet { $number } ({ $purpose }) n’est pas à sa place.
flaw-roll-sides = Jet { $number } ({ $purpose }) : aucun dé n’a { $sides } faces.
flaw-other-roll = Le jet { $number } ({ $purpose }) dit { $value } ; le secret et l’en-tête donnent { $due }.
flaw-other-result = L’enregistrement prétend à un autre résultat que celui de la partie.
flaw-other-link = À aucun moment de cette partie on n’a pu apprendre ce que ce maillon résume : ce n’est pas l’enregistrement de la partie que vous avez vue.
flaw-unsigned = Aucun serveur n’a signé cet enregistrement : personne n’en répond, sinon celui qui vous l’a donné.
flaw-forged = La signature ne correspond pas : elle n’est pas de cet enregistrement, ou pas de la clé { $key }.
flaw-other-key = Signé d’une autre clé : { $key }
flaw-sheet-too-large = Ce fichier est trop grand pour une feuille d’ordres : plus de { $most } ko, ou bien davantage une fois décompressé.
flaw-sheet-no-workbook = Ce n’est pas un classeur, ou il est abîmé : enregistrez votre feuille d’ordres au format Excel (.xlsx).
flaw-sheet-damaged = Ce classeur est abîmé et illisible : enregistrez-le à nouveau, ou remplissez-en un autre.
flaw-sheet-far-cell = Il y a une cellule en { $cell }, loin sous les ordres ou à côté : effacez-la et enregistrez à nouveau.
flaw-sheet-no-orders = Ce classeur n’est pas la feuille d’ordres d’une partie : son premier onglet n’a ni partie ni numéro de feuille. Remplissez celui que vous avez reçu pour cette étape.
flaw-sheet-other-match = Cette feuille appartient à la partie { $found }, et non à { $wanted } : envoyez-la à sa partie.
flaw-sheet-other-side = Cette feuille appartient à l’autre camp : lui seul peut l’envoyer.
flaw-sheet-late = L’étape de cette feuille est close : prenez celle de l’étape ouverte.
flaw-sheet-nothing-asked = { $side } n’a pas de feuille d’ordres à remplir maintenant.

settled = { $when } : { $what }
settled-one = { $when } : { $what } ({ $piece })
settled-for-good = Toujours

drill = Avancer ensemble
drill-steps = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}
drill-stopped = { $thing } : { $steps } sur { $of }
drill-refused = { $thing } : { $steps } sur { $of }. { $why }
drill-dropped = Restent où ils sont, car il s’est passé autre chose : { $things }
drill-waits = L’autre camp est interrogé ; ils continuent s’il renonce.
drill-done = Tous l’ont fait.

## That a match can be over before a side is asked again

match-can-end = { $count ->
    [0] La partie peut finir avant votre prochaine décision
   *[other] Après « { $answers } », la partie peut finir avant votre prochaine décision
}{ $who ->
    [none] {""}
   *[other] {" "}; vainqueur en l’état : { $who }
}
