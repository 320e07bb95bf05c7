### Lidé: odehrané partie, přátelé, blokovaní.

## Profil

p-person-mine = Vaše partie a statistika
p-person-line = Dohrané partie a jak skončily, podle her a stran.
p-person-private = Tuto stránku vidíte jen vy.
p-person-shared = Kdo má tuto adresu, vidí vaše jméno, statistiku a partie, které mohl sledovat každý.
p-person-share = Sdílet tuto stránku
p-person-unshare = Přestat sdílet
p-person-link = Adresa vaší stránky
p-person-guest = Tuto stránku vidíte jen vy. S účtem ji můžete sdílet a najdete ji na každém zařízení.
p-person-stats = Podle her a stran
p-person-side = Strana
p-person-people = Proti lidem
p-person-machines = Proti počítači
p-person-played = Odehráno
p-person-won = Výhry
p-person-drawn = Remízy
p-person-lost = Prohry
p-person-count = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
p-person-not-counted = Výukové partie a partie obou stran u jedné obrazovky se nepočítají.
p-person-public-only = Ty, které mohl sledovat každý.
p-filter-all = Všechny
p-pages = Stránky
p-page-newer = Novější
p-page-older = Starší
