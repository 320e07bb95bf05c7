### Personnes : parties jouées, amis, personnes bloquées.

## Profil

p-person-mine = Vos parties et statistiques
p-person-line = Les parties finies et leur issue, par jeu et par camp.
p-person-private = Vous seul voyez cette page.
p-person-shared = Quiconque a cette adresse voit votre nom, vos statistiques et les parties ouvertes aux spectateurs.
p-person-share = Partager cette page
p-person-unshare = Ne plus la partager
p-person-link = Adresse de votre page
p-person-guest = Vous seul voyez cette page. Avec un compte, vous pouvez la partager et la retrouver sur chaque appareil.
p-person-stats = Par jeu et par camp
p-person-side = Camp
p-person-people = Contre des joueurs
p-person-machines = Contre l’ordinateur
p-person-played = Jouées
p-person-won = Gagnées
p-person-drawn = Nulles
p-person-lost = Perdues
p-person-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
p-person-not-counted = Les parties guidées, celles jouées à deux sur un écran et celles avec un pack de données personnel ne comptent pas.
p-person-public-only = Celles que tout le monde pouvait suivre.
p-filter-all = Tous
p-pages = Pages
p-page-newer = Plus récentes
p-page-older = Plus anciennes

## Amis et joueurs bloqués

p-friends = Amis
p-friends-line = Gardez une place pour un ami : elle l’attend sur sa page d’accueil, sans lien.
p-friends-mine = Vos amis
p-friends-none = Personne pour l’instant.
p-friends-add = Ajouter un ami
p-friends-add-line = Envoyez un lien. Quiconque l’ouvre peut devenir votre ami. Il vaut deux semaines.
p-friends-link = Créer un lien
p-friends-address = Lien pour un ami
p-friends-part = Retirer
p-friends-block = Bloquer
p-friends-unblock = Débloquer
p-friends-blocked = Joueurs bloqués
p-friends-blocked-line = Vous ne pouvez ni vous asseoir ensemble ni voir vos tables ouvertes, et ces joueurs ne peuvent pas vous écrire à une table. Pour bloquer quelqu’un, passez par le menu d’une table où vous jouez tous deux.
p-friend = Un nouvel ami
p-friend-line = La personne qui vous a envoyé ce lien souhaite devenir votre ami ici. Entre amis, on peut se garder des places.
p-friend-yes = Devenir amis
p-friend-old = Ce lien ne fonctionne pas. Il est ancien ou incomplet, ou vous ne pouvez pas devenir amis.
p-friend-whom = Pour qui
p-friend-anybody = Quiconque a le lien
p-refused-friend = La place n’a pas pu être gardée pour cet ami. Choisissez quelqu’un d’autre ou envoyez le lien.
p-invite-kept-for = { $name } trouve cette invitation sur sa page d’accueil. Le lien fonctionne aussi.
p-card-invited = { $name } vous invite : { $game }
p-join-decline = Décliner
p-join-barred = Vous ne pouvez pas prendre place à cette table.

## Filtres du salon

p-filter = Affiner les listes
p-filter-game = Jeu
p-filter-side = Camp libre
p-filter-pace = Rythme
p-filter-apply = Afficher
p-pace-free = Sans limite
p-pace-table = En direct
p-pace-mail = Par correspondance
