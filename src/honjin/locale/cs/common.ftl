### Words that every game shares.

list-comma = { ", " }
list-and = { " a " }
list-semicolon = { "; " }
pair = { $what }: { $how }
modifier = { $what } { $value }

rule-section = § { $section }
rule-cited = ({ $rule })

seat-human = člověk
seat-random = náhodný
seat-script = snadný

level-random = hraje jakýkoli povolený tah
level-script = hraje podle zdravého rozumu

why-match-is-over = Partie už skončila.
why-not-your-decision = Teď nerozhodujete vy. Čeká se na tah: { $side }.
why-not-now = V této části kola to nelze.
why-not-offered = To mezi možnostmi není.
why-sealed-already = Vaše odpověď je už zapečetěná.

event-ChoiceForced = { $side }, vynucená volba: { $choice }
event-AnswerSealed = { $side }: odpověď zapečetěna
event-AnswersTakenBack = { $side }: tah vrácen se souhlasem soupeře

ending-resigned = vzdání partie
ending-agreed = po vzájemné dohodě
result-win = Vítěz: { $winner } ({ $how })
result-draw = Remíza: { $how }

check-lines = { $count ->
    [one] { $count } řádek, řetěz bez přerušení
    [few] { $count } řádky, řetěz bez přerušení
    [many] { $count } řádku, řetěz bez přerušení
   *[other] { $count } řádků, řetěz bez přerušení
}
check-commitment = Tajemství hodů odpovídá závazku danému před partií
check-rolls = { $count ->
    [one] { $count } hod vyplývá z tajemství a z náhodných čísel hráčů
    [few] { $count } hody vyplývají z tajemství a z náhodných čísel hráčů
    [many] { $count } hodu vyplývá z tajemství a z náhodných čísel hráčů
   *[other] { $count } hodů vyplývá z tajemství a z náhodných čísel hráčů
}
check-legality = { $count ->
    [one] { $count } odpověď je povolená a zaznamenané události plynou z pravidel
    [few] { $count } odpovědi jsou povolené a zaznamenané události plynou z pravidel
    [many] { $count } odpovědi je povoleno a zaznamenané události plynou z pravidel
   *[other] { $count } odpovědí je povoleno a zaznamenané události plynou z pravidel
}
check-events = { $count ->
    [one] { $count } událost sama vede ke stejné pozici
    [few] { $count } události samy vedou ke stejné pozici
    [many] { $count } události samo vede ke stejné pozici
   *[other] { $count } událostí samo vede ke stejné pozici
}
check-result = Výsledek je ten, který dávají pravidla
verified-yes = Vše souhlasí.
verified-no = Záznam této partie nesouhlasí.
verified-not-yet = Nic není v nepořádku. Body označené … půjde ověřit, až partie skončí a tajemství hodů se odhalí.
