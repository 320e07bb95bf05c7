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
p-person-not-counted = Les parties guidées et celles jouées à deux sur un écran ne comptent pas.
p-person-public-only = Celles que tout le monde pouvait suivre.
p-filter-all = Tous
p-pages = Pages
p-page-newer = Plus récentes
p-page-older = Plus anciennes
