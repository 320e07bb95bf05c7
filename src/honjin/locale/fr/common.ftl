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

check-lines = { $count ->
    [one] { $count } ligne, chaîne sans rupture
   *[other] { $count } lignes, chaîne sans rupture
}
check-commitment = Le secret des dés est bien celui de l’engagement pris avant la partie
check-rolls = { $count ->
    [one] { $count } jet découle du secret et des nombres aléatoires des joueurs
   *[other] { $count } jets découlent du secret et des nombres aléatoires des joueurs
}
check-legality = { $count ->
    [one] { $count } réponse est permise, et les règles donnent bien les événements enregistrés
   *[other] { $count } réponses sont permises, et les règles donnent bien les événements enregistrés
}
check-events = { $count ->
    [one] { $count } événement mène à lui seul à la même position
   *[other] { $count } événements mènent à eux seuls à la même position
}
check-result = Le résultat est bien celui que donnent les règles
verified-yes = Tout concorde.
verified-no = L’enregistrement de cette partie ne concorde pas.
verified-not-yet = Rien d’anormal. Ce qui est marqué … pourra être prouvé une fois la partie finie et le secret des dés révélé.
