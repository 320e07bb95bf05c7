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
p-person-not-counted = Výukové partie, partie obou stran u jedné obrazovky a partie s vlastním datovým balíčkem se nepočítají.
p-person-public-only = Ty, které mohl sledovat každý.
p-filter-all = Všechny
p-pages = Stránky
p-page-newer = Novější
p-page-older = Starší

## Přátelé a blokovaní hráči

p-friends = Přátelé
p-friends-line = Příteli můžete podržet místo: čeká na jeho úvodní stránce a odkaz nepotřebuje.
p-friends-mine = Vaši přátelé
p-friends-none = Zatím nikdo.
p-friends-add = Přidat přítele
p-friends-add-line = Pošlete odkaz. Kdo ho otevře, může se stát vaším přítelem. Platí dva týdny.
p-friends-link = Vytvořit odkaz
p-friends-address = Odkaz pro přítele
p-friends-part = Odebrat
p-friends-block = Zablokovat
p-friends-unblock = Odblokovat
p-friends-blocked = Blokovaní hráči
p-friends-blocked-line = Nemůžete spolu zasednout ani navzájem vidět své volné stoly a tito hráči vám u stolu nemohou psát. Zablokovat někoho můžete v nabídce stolu, u kterého hrajete oba.
p-friend = Nový přítel
p-friend-line = Kdo vám poslal tento odkaz, chce být vaším přítelem. Přátelé si mohou navzájem podržet místo.
p-friend-yes = Stát se přáteli
p-friend-old = Tento odkaz nefunguje. Je starý nebo neúplný, nebo se přáteli stát nemůžete.
p-friend-whom = Pro koho
p-friend-anybody = Kdo má odkaz
p-refused-friend = Místo se pro tohoto přítele nepodařilo podržet. Zvolte někoho jiného, nebo pošlete odkaz.
p-invite-kept-for = { $name } najde tuto pozvánku na své úvodní stránce. Odkaz funguje také.
p-card-invited = { $name } vás zve: { $game }
p-join-decline = Odmítnout
p-join-barred = U tohoto stolu nemůžete zasednout.

## Filtry herny

p-filter = Zúžit výběr
p-filter-game = Hra
p-filter-side = Volná strana
p-filter-pace = Tempo
p-filter-apply = Zobrazit
p-pace-free = Bez omezení
p-pace-table = U stolu
p-pace-mail = Korespondenčně
