### Words that every game shares.

list-comma = { ", " }
list-and = { " and " }
list-semicolon = { "; " }
pair = { $what }: { $how }
modifier = { $what } { $value }

rule-section = §{ $section }
rule-cited = ({ $rule })

seat-human = human
seat-random = random
seat-script = gentle

level-random = plays any legal move
level-script = plays by the good sense of the game

why-match-is-over = The match is over.
why-not-your-decision = It is not your decision now: { $side } has to decide.
why-not-now = That cannot be done at this point of the turn.
why-not-offered = That is none of the options.
why-sealed-already = Your answer is sealed already.

event-ChoiceForced = { $side } has one choice only: { $choice }
event-AnswerSealed = { $side } has sealed its answer
event-AnswersTakenBack = { $side } took back an answer: the other side agreed

ending-resigned = resignation
ending-agreed = agreed by both sides
result-win = { $winner } wins: { $how }
result-draw = Draw: { $how }

check-lines = { $count ->
    [one] { $count } line, linked without a gap
   *[other] { $count } lines, linked without a gap
}
check-commitment = The secret of the dice is the one committed to before the game
check-rolls = { $count ->
    [one] { $count } roll follows from the secret and the seats’ nonces
   *[other] { $count } rolls follow from the secret and the seats’ nonces
}
check-legality = { $count ->
    [one] { $count } answer is legal, and the rules give the events recorded
   *[other] { $count } answers are legal, and the rules give the events recorded
}
check-events = { $count ->
    [one] { $count } event alone leads to the same position
   *[other] { $count } events alone lead to the same position
}
check-result = The result is the one the rules give
verified-yes = Everything holds together.
verified-no = This record does not hold together.
verified-not-yet = Nothing is wrong. What is marked … can be proved when the match is over and the secret of the dice is open.
