### Words that every game shares.

list-comma = { ", " }
list-and = { " et " }
list-semicolon = { " ; " }
pair = { $what } : { $how }
modifier = { $what } { $value }

rule-section = § { $section }
rule-cited = ({ $rule })

seat-human = humain
seat-random = au hasard
seat-script = facile

level-random = joue n’importe quel coup permis
level-script = joue selon le bon sens

why-match-is-over = La partie est terminée.
why-not-your-decision = Ce n’est pas à vous de décider maintenant (en attente : { $side }).
why-not-now = C’est impossible à ce moment du tour.
why-not-offered = Ce n’est pas l’un des choix possibles.
why-sealed-already = Votre réponse est déjà sous scellés.

event-ChoiceForced = { $side }, choix forcé : { $choice }
event-AnswerSealed = { $side } : réponse scellée
event-AnswersTakenBack = { $side }, reprise du coup avec l’accord de l’adversaire

ending-resigned = abandon
ending-agreed = d’un commun accord
result-win = Victoire : { $winner } ({ $how })
result-draw = Match nul : { $how }

check-lines = Chaîne des lignes : { $count }
check-commitment = Secret des dés et engagement
check-rolls = Jets comparés au secret et à l’en-tête : { $count }
check-legality = Réponses rejouées selon les règles : { $count }
check-events = Événements seuls, sans les règles : { $count }
check-result = Résultat
check-link = { $count ->
    [0] Le maillon que vous avez gardé
   *[other] Le maillon que vous avez gardé : c’est celui d’après la réponse { $count }
}
check-signature = Signature du serveur
note-signed-by = De la clé { $key }. N’importe qui peut se faire une clé : comparez-la à celle que montre le serveur, ou nommez celle-ci avec --key.
verified-yes = Tout concorde.
verified-no = L’enregistrement de cette partie ne concorde pas.
verified-in-part = Ce qui peut être vérifié concorde. Là où une vérification est impossible, la raison est indiquée.
verified-not-yet = L’ENREGISTREMENT N’A PAS DE FIN. Soit la partie est encore en cours, soit sa fin a été coupée. Ce qui s’y trouve n’a rien d’anormal, mais ni les dés ni le résultat ne sont prouvés.

event-RulesRenewed = { $dropped ->
    [0] La partie continue sous des règles plus récentes : version { $now } au lieu de { $before }
    [one] La partie continue sous des règles plus récentes : version { $now } au lieu de { $before }. La dernière réponse ne s’y accordait pas et est annulée
   *[other] La partie continue sous des règles plus récentes : version { $now } au lieu de { $before }. Les { $dropped } dernières réponses ne s’y accordaient pas et sont annulées
}

flaw-no-record = Ce n’est pas l’enregistrement d’une partie de Honjin.
flaw-no-file = Il n’y a pas de fichier { $file }.
flaw-file = { $file } est illisible : { $problem }.
flaw-folder = { $file } est un dossier, non un enregistrement.
flaw-forbidden = Vous n’avez pas le droit de lire { $file }.
flaw-no-secret = Les dés ne peuvent continuer sans le fichier { $file }, qui se trouvait à côté de l’enregistrement.
flaw-unreadable = Cet enregistrement est illisible.
flaw-unknown-game = Ce Honjin n’a pas de jeu { $game }.
flaw-not-over = La partie n’est pas finie.
flaw-line-cut = La ligne { $line } est coupée : la fin de l’enregistrement manque.
flaw-line-changed = La ligne { $line } a été modifiée, ou une ligne manque avant elle : son maillon ne correspond pas.
flaw-line-damaged = La ligne { $line } est abîmée.
flaw-format = L’enregistrement est au format { $format } ; ce Honjin lit les formats jusqu’à { $known }. Mettez Honjin à jour.
flaw-not-begun = L’enregistrement s’arrête avant le début de la partie.
flaw-begins-again = L’enregistrement commence une seconde fois.
flaw-after-the-end = L’enregistrement continue après sa fin.
flaw-other-game = C’est un enregistrement de { $found }, non de { $game }.
flaw-newer-rules = La partie a été jouée sous la version { $found } des règles ; ce Honjin les connaît jusqu’à la version { $known }. Mettez Honjin à jour.
flaw-older-rules = La partie a été jouée sous la version { $before } des règles ; celles d’aujourd’hui, version { $now }, en décideraient autrement. Elle est montrée d’après ses événements.
flaw-renewed-rules = La partie a commencé sous la version { $before } des règles et s’est poursuivie sous la version { $now }. Seules les réponses données depuis ont été rejouées ; celles d’avant comptent par leurs événements.
flaw-rules-order = Le passage de la version { $before } des règles à la version { $now } ne correspond pas à l’enregistrement.
flaw-header = Ce qui a été convenu avant la partie ne correspond pas à ce jeu.
flaw-other-values = Les valeurs de l’en-tête ne sont pas celles qu’il nomme ({ $digest }).
flaw-unknown-values = La partie a été jouée avec des valeurs que ce Honjin n’a pas ({ $digest }). Mettez Honjin à jour ou procurez-vous le jeu de données.
flaw-answer-order = La réponse { $number } suit la réponse { $last }.
flaw-no-option = La réponse { $number } n’est pas une option de ce jeu.
flaw-against-the-rules = La réponse { $number } est contraire aux règles (§{ $rule }).
flaw-other-dice = Réponse { $number } : les règles demandent d’autres dés que ceux de l’enregistrement.
flaw-other-events = Réponse { $number } : les règles donnent d’autres événements que ceux de l’enregistrement.
flaw-no-event = Un événement n’appartient pas à ce jeu.
flaw-event-names-nothing = Un événement nomme ce qui n’est pas dans cette partie.
flaw-undo-too-far = La réponse { $number }, qui devait rester, est annulée.
flaw-no-consent = La réponse { $number } est reprise sans l’accord de l’autre camp.
flaw-snapshot = La position après la réponse { $number } est illisible.
flaw-no-procedure = Une position nomme une étape qui n’appartient pas à ce jeu.
flaw-other-position = La position notée après la réponse { $number } n’est pas celle de la partie.
flaw-other-end-position = Les événements seuls mènent à une autre position que les règles.
flaw-nobody-resigns = { $side } abandonne sans jouer.
flaw-cannot-go-on = La partie a commencé sous la version { $before } des règles et ne peut continuer sous la version { $now }. On peut toujours la revoir.
flaw-foreign-secret = Le secret des dés n’appartient pas à cet enregistrement.
flaw-other-secret = Le secret n’est pas celui de l’engagement pris avant la partie.
flaw-roll-order = Le jet { $number } ({ $purpose }) n’est pas à sa place.
flaw-roll-sides = Jet { $number } ({ $purpose }) : aucun dé n’a { $sides } faces.
flaw-other-roll = Le jet { $number } ({ $purpose }) dit { $value } ; le secret et l’en-tête donnent { $due }.
flaw-other-result = L’enregistrement prétend à un autre résultat que celui de la partie.
flaw-other-link = À aucun moment de cette partie personne n’a appris ce que ce maillon résume : ce n’est pas l’enregistrement de la partie que vous avez vue.
flaw-unsigned = Aucun serveur n’a signé cet enregistrement : personne n’en répond, sinon celui qui vous l’a donné.
flaw-forged = La signature ne correspond pas : elle n’est pas de cet enregistrement, ou pas de la clé { $key }.
flaw-other-key = Signé d’une autre clé : { $key }
