### Les pages : accueil, salon, invitations, compte, règles, à propos, API, erreurs. Les identifiants commencent par p-.

## Toutes les pages

p-seal = 本陣
p-tagline = Quartier général des wargames historiques
p-description = Jouez à des wargames historiques contre un ami ou l’ordinateur, avec un arbitre qui connaît toutes les règles. Sans compte.
p-skip = Aller au contenu
p-nav = Navigation principale
p-menu = Menu
p-footer = Autres pages
p-play = Jouer
p-watch = Regarder
p-rules = Règles
p-replays = Relectures
p-language = Langue
p-theme = Thème
p-theme-auto = Comme le système
p-theme-light = Clair
p-theme-dark = Sombre
p-theme-contrast = Contraste élevé
p-sign-in = Se connecter
p-about = À propos et crédits
p-verify = Vérifier les dés
p-api = API pour robots
p-credits-line = Côtes : Natural Earth. Plateaux et pions dessinés par nous ; ce que les livrets n’impriment pas est reconstitué.
p-guest = Invité { $tag }
p-guest-named = { $nickname } (invité { $tag })
p-save = Enregistrer
p-copy = Copier
p-copied = Copié

## Accueil

p-hero = Votre quartier général pour les wargames historiques
p-hero-line = L’arbitre connaît toutes les règles et vous montre où elles sont écrites. Jouez contre un ami, l’ordinateur ou la première personne venue.
p-promise-legal = Tous les choix permis, rien d’autre
p-promise-why-not = « Pourquoi pas ? » : la réponse et sa règle
p-promise-odds = Probabilités exactes, avant le choix
p-promise-dice = Des dés vérifiables après coup
p-promise-secrets = Des secrets que le serveur n’envoie jamais
p-promise-replay = La relecture de chaque partie
p-play-now = Jouer maintenant
p-game = Jeu
p-battle = Bataille
p-battle-first = pour commencer
p-battle-history = Ce qui s’est passé
p-battle-rules = Règles de cette bataille
p-battles = Les batailles
p-opponent = Adversaire
p-opponent-machine = Ordinateur
p-opponent-friend = Ami
p-opponent-anyone = N’importe qui
p-opponent-hotseat = Même écran
p-opponent-friend-help = Vous recevez un lien et un code QR à envoyer.
p-opponent-anyone-help = L’autre place reste libre dans le salon.
p-opponent-hotseat-help = Les deux camps sur cet écran, à tour de rôle.
p-level = Niveau
p-side = Camp
p-side-either = Au hasard
p-options = Règles optionnelles
p-options-none = Comme dans le livret
p-options-count = choisies : { $count }
p-public = Ouvrir aux spectateurs
p-public-help = La partie figure dans le salon tant qu’elle se joue. Sinon, seuls ceux qui en ont l’adresse peuvent la suivre.
p-start = Commencer la partie
p-start-note = Sans compte.
p-refused-game = Cette table n’a pas pu être ouverte. Vérifiez vos choix et réessayez.
p-refused-many = Vous avez autant de parties en cours que le permet le serveur. Terminez-en ou abandonnez-en, puis ouvrez-en une nouvelle.
p-tables = Vos tables
p-tables-count = À vous de jouer : { $waiting } sur { $all }
p-tables-none = Pas encore de partie.
p-tables-none-play = Commencez-en une
p-tables-none-lobby = trouvez une place libre
p-games = Les jeux
p-games-languages = Règles en anglais, français, tchèque et japonais
p-play-verb = Jouer
p-learn-playing = Apprendre en jouant
p-learn-rules = Lire les règles
p-finished = Parties terminées
p-finished-all = Toutes les relectures

## Ce que disent les cartes des jeux

p-game-port_arthur-short = Port-Arthur
p-game-port_arthur-native = 旅順
p-game-port_arthur-blurb = Six tours de la guerre navale de 1904–1905. Tenez les mers qui nourrissent une armée.
p-game-port_arthur-length = Environ une heure.
p-game-port_arthur-era = 1904–1905
p-game-port_arthur-kind = Zones et flottes
p-game-port_arthur-weight = Simple à moyen
p-game-port_arthur-time = 1 heure
p-game-port_arthur-dice = d6

p-game-storm-short = Storm
p-game-storm-native = 旅順港強襲
p-game-storm-blurb = Cinq mois de siège, d’août à décembre 1904. Prenez un point haut de la forteresse, ou tenez-les tous.
p-game-storm-length = Deux à trois heures.
p-game-storm-era = 1904
p-game-storm-kind = Zones et actions
p-game-storm-weight = Moyen
p-game-storm-time = 2 à 3 heures
p-game-storm-dice = 2d6

p-game-midway-short = Midway
p-game-midway-native = ミッドウェー
p-game-midway-blurb = Deux flottes qui ne se voient pas, juin 1942. Cherchez, frappez en premier et tenez un atoll.
p-game-midway-length = Plusieurs soirées, ou par correspondance.
p-game-midway-era = 1942
p-game-midway-kind = Double aveugle, ordres sous scellés
p-game-midway-weight = Lourd
p-game-midway-time = 8 à 12 heures
p-game-midway-dice = d100

p-game-ran-short = RAN
p-game-ran-native = 乱
p-game-ran-blurb = Des armées de samouraïs de l’ère Sengoku, en sept batailles. Menez vos contingents, prenez des têtes en duel, et mettez le premier l’ennemi en déroute.
p-game-ran-length = Une ou deux soirées, selon la bataille.
p-game-ran-era = 1569–1615
p-game-ran-kind = Hexagones, contingents et duels
p-game-ran-weight = Lourd
p-game-ran-time = 3 à 8 heures
p-game-ran-dice = d10

## Cartes des tables

p-card-against = { $game }, contre { $names }
p-card-hotseat = { $game }, les deux camps ici
p-card-open = { $game }, une place est libre
p-card-between = { $game } : { $names }
p-card-offered = { $game }, proposé par { $name }
p-card-your-move = à vous de jouer
p-card-sent = votre feuille est remise
p-card-waiting = en attente : { $names }
p-card-begins = commence quand tous sont à la table
p-card-no-opponent = l’autre place est encore libre
p-card-seat = votre camp : { $side }
p-card-undecided = inachevée
p-machine = l’ordinateur ({ $level })
p-nobody = personne encore
p-go = Jouer
p-look = Voir
p-watch-verb = Regarder
p-replay-verb = Relire
p-invite-verb = Inviter

## Salon et relectures

p-lobby = Salon
p-lobby-line = Prenez une place libre, ou regardez. Les spectateurs voient ce que les deux camps peuvent voir, jamais plus.
p-open-seats = Places libres
p-take-seat = Prendre place
p-open-none = Aucune place n’est libre.
p-open-none-offer = Proposez-en une
p-running = Parties en cours
p-running-none = Personne ne joue en public.
p-running-none-replays = Voir une relecture
p-replays-line = Les parties terminées, étape par étape, vues par un camp ou par l’arbitre.
p-replays-none = Aucune partie n’est encore terminée.

## Invitations

p-invite = Inviter un ami
p-invite-anyone = En attente d’un adversaire
p-invite-line = Envoyez ce lien. La première personne qui l’ouvre prend l’autre place, sans compte.
p-invite-local = Cette adresse ne fonctionne que sur cet ordinateur. Pour des amis ailleurs, lancez le serveur avec ./honjin serve --host 0.0.0.0 et ouvrez-le par son adresse dans le réseau.
p-invite-link = Lien d’invitation
p-invite-anyone-line = La place est libre dans le salon. Cette page devient la table dès que quelqu’un s’assied.
p-invite-kept = Le lien n’est montré que dans le navigateur qui a ouvert la table.
p-qr = Ou scannez ce code avec un téléphone.
p-qr-alt = Code QR du lien d’invitation
p-invite-waiting = L’autre place est encore libre. Vous pouvez partir ; la table reste sous « Vos tables ».
p-invite-table = Voir la table
p-invite-home = Accueil
p-withdraw = Retirer cette table
p-withdraw-help = La place n’est plus proposée et le lien ne fonctionne plus.
p-join = Invitation
p-join-from = { $name } vous invite à jouer
p-join-you = Votre camp
p-join-none = Toutes les places sont prises
p-join-options = Règles optionnelles
p-join-length = Durée
p-join-to-table = Aller à votre table
p-join-no-token = Ce lien n’est pas complet. Redemandez-le et ouvrez-le en entier.
p-join-script = La partie secrète du lien reste dans votre navigateur ; prendre place demande JavaScript.
p-join-full = Cette place est prise. Vous pouvez toujours regarder.
p-join-watch = Regarder
p-no-account = Sans compte.

## Compte

p-account = Compte
p-account-guest = Vous jouez sous le nom { $name }. Sans compte, vos parties appartiennent à ce navigateur.
p-account-line = Vos parties, sur chaque appareil où vous vous connectez.
p-sign-up = Créer un compte
p-sign-up-line = Garde les parties commencées comme invité.
p-sign-in-line = Les parties commencées ici comme invité vous suivent.
p-name = Nom
p-name-help = 2 à 24 caractères. Visible par les autres.
p-password = Mot de passe
p-password-help = Au moins 8 caractères.
p-password-current = Mot de passe actuel
p-password-new = Nouveau mot de passe
p-password-change = Changer le mot de passe
p-nickname = Surnom
p-nickname-help = Le nom que voient les autres tant que vous n’avez pas de compte. La marque d’invité reste à côté. Vide : aucun.
p-forgot = Mot de passe oublié ?
p-forgot-line = Si votre compte a une adresse électronique confirmée, un lien pour choisir un nouveau mot de passe y est envoyé.
p-forgot-send = Envoyer le lien
p-forgot-sent = S’il existe un tel compte avec une adresse confirmée, un message est en route. Son lien vaut une heure, et une seule fois.
p-forgot-no-mail = Ce serveur n’envoie pas de courriel. Adressez-vous à la personne qui le gère.
p-reset-done = Le mot de passe est changé et tous les appareils sont déconnectés.
p-reset-old = Ce lien est ancien, incomplet ou déjà utilisé. Demandez-en un autre.
p-sessions = Connexion
p-sessions-line = Se déconnecter partout met aussi fin aux sessions des appareils perdus.
p-sign-out = Se déconnecter
p-sign-out-everywhere = Se déconnecter partout
p-email = « À vous de jouer » par courriel
p-email-line = Un message quand une partie vous attend, un lien si vous avez perdu votre mot de passe, rien d’autre.
p-email-address = Adresse électronique
p-email-help = Laissez vide pour ne rien recevoir.
p-email-unconfirmed = Pas encore confirmée. Ouvrez le lien du message envoyé à cette adresse ; aucun autre n’y sera envoyé avant.
p-email-confirmed = Confirmée.
p-email-again = Enregistrer ou renvoyer le message
p-settings = Paramètres
p-tokens = Jetons d’API
p-tokens-line = Un programme avec un jeton joue en votre nom.
p-token-name = Nom du jeton
p-token-name-help = Son usage, par exemple : mon robot.
p-token-make = Créer un jeton
p-token-new = Nouveau jeton
p-token-once = Copiez-le maintenant : il n’est montré qu’une fois.
p-token-revoke = Révoquer
p-token-made = Créé le { $date }
p-token-used = Créé le { $date }, utilisé le { $used }
p-done-signed-up = Le compte est à vous. Vos parties d’invité sont conservées.
p-done-nickname = Enregistré. Les tables ouvertes vous appellent désormais ainsi.
p-done-moved = Connexion réussie. Les parties commencées ici comme invité sont maintenant dans ce compte, sur l’accueil.
p-done-password = Le mot de passe est changé. Les autres appareils doivent se reconnecter.
p-done-email = Enregistré.
p-done-confirm = Enregistré. Un message est en route : ouvrez son lien pour recevoir les suivants.
p-done-confirmed = L’adresse est confirmée.
p-done-revoked = Le jeton ne fonctionne plus.
p-confirm = Confirmez votre adresse
p-confirm-line = Vous recevrez un message quand une partie vous attend, un lien si vous avez perdu votre mot de passe, et rien d’autre.
p-confirm-button = Oui, c’est mon adresse
p-confirm-old = Ce lien est ancien ou incomplet. Demandez un nouveau message sur la page de votre compte.
p-trouble-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble. Vérifiez-les, puis réessayez.
p-trouble-name-taken = Ce nom est pris, ou ressemble à un nom déjà pris. Choisissez-en un autre.
p-trouble-malformed = Une valeur du formulaire ne convient pas. Regardez les indications sous les champs.
p-trouble-too-fast = Trop d’essais. Attendez une minute, puis réessayez.
p-trouble-busy = Beaucoup de personnes se connectent en ce moment. Attendez un instant, puis réessayez.
p-trouble-tokens = Vous avez autant de jetons qu’il est permis. Révoquez-en un, puis créez le nouveau.
p-trouble-other = Cela n’a pas marché. Réessayez.

## Règles

p-rules-of = { $game } : les règles
p-rules-choose = Les règles de quel jeu ?
p-rules-line = Avec nos mots, sous les numéros du livret. Un numéro entre crochets est une décision de règle de notre part.
p-rules-none = Les règles de ce jeu ne sont pas encore rédigées. Voici les sections que son code cite.
p-rules-search = Chercher dans les règles
p-rules-hits = Résultats : { $hits }, sections : { $sections }
p-rules-no-hits = Aucun résultat. Essayez un mot plus court.
p-rules-previous = Précédent
p-rules-next = Suivant
p-rules-contents = Sommaire
p-rules-anchor = Lien vers cette section
p-rules-option = Règle optionnelle : { $name }
p-rules-steps = Chapitres voisins de { $section }
p-rules-key = Pions et signes
p-rules-example = Un exemple détaillé
p-rules-example-line = Chaque nombre est celui qu’a donné le jeu lui-même : sous chaque étape figure ce qu’en dit le journal.
p-rules-example-board = La carte à l’étape que vous lisez. Ce qu’elle montre est dit dans l’étape.
p-rules-example-log = Ce qu’en dit le journal

## À propos

p-about-title = Ce qu’est Honjin
p-about-what = Honjin (本陣, le quartier général d’un commandant) est un lieu pour jouer à des wargames historiques : un moteur de règles, un arbitre et des joueurs ordinateurs, libre et gratuit.
p-about-umpire = L’arbitre propose tous les choix permis et aucun autre, donne la raison et la section quand il refuse, calcule les probabilités exactes et n’envoie jamais à un navigateur ce que son joueur ne doit pas savoir.
p-about-dice = Les dés
p-about-dice-before = Avant le premier jet, le serveur tire un secret et publie son empreinte, et chaque place ajoute ses propres mots. Dès lors chaque jet est fixé, et personne ne le connaît.
p-about-dice-roll = Chaque jet est calculé à partir du secret, des mots des places et du numéro du jet. Le serveur ne peut choisir les dés sans changer l’empreinte, et aucun joueur ne peut les prévoir.
p-about-dice-after = À la fin de la partie, le secret est ouvert. Votre navigateur peut alors recalculer chaque jet.
p-about-reconstructed = Ce qui est reconstitué
p-about-reconstructed-why = Nous avons travaillé d’après le texte des livrets, sans pions, plateaux ni images. Une valeur qui ne se trouvait que là est notre estimation, et elle est marquée comme reconstituée.
p-about-reconstructed-port-arthur = Dans Port-Arthur : la puissance de feu, la vitesse et la défense de la plupart des navires, la plupart des noms de navires, quatre frontières entre zones maritimes, les points de contrôle de deux mers, l’embranchement et deux noms de cases de la piste de Mandchourie.
p-about-own-values = Si vous possédez le jeu, entrez les valeurs imprimées dans un pack de données et jouez avec elles :
p-about-books = Les livrets
p-about-books-line = Honjin est indépendant. Il n’est ni fait ni soutenu par les auteurs et éditeurs nommés ici, et ne contient rien de leur prose, de leurs images, cartes ou pions. Achetez les jeux, s’il vous plaît.
p-about-design = Auteur
p-about-publisher = Éditeur
p-about-no-author = aucun auteur nommé
p-about-no-publisher = aucun éditeur nommé
p-about-credits = Crédits et licences
p-about-coast = Côtes : Natural Earth, domaine public ; côtes modernes, avec les terres gagnées sur la mer après 1905. Rivières, voies ferrées et collines approximatives.
p-about-fonts = Caractères : Cormorant, Source Sans 3, Barlow Condensed et Noto Serif JP, sous SIL Open Font License 1.1.
p-about-licence = Honjin lui-même est sous licence MIT. Il utilise ces bibliothèques :
p-about-library = Bibliothèque
p-about-version = Version
p-about-licence-column = Licence

## API

p-api-title = API
p-api-line = Tout ce que fait ici un navigateur, un programme peut le faire aussi.
p-api-token = Un robot présente un jeton. Créez-en un sur la page du compte :
p-api-guide = Un robot en dix lignes, et le déroulement d’une partie par le réseau :
p-api-guide-link = le guide des robots (en anglais)
p-api-schema = La même chose lisible par une machine (OpenAPI) :
p-api-errors = Erreurs

## Erreurs

p-error-home = Accueil
p-error-missing = Il n’y a rien à cette adresse
p-error-missing-line = Le lien est peut-être ancien ou incomplet. Vos parties sont sur l’accueil ; les règles et les relectures ont leurs propres pages.
p-error-forbidden = Cette page ne vous est pas ouverte
p-error-forbidden-line = Elle appartient à un autre joueur, ou votre session est fermée. Connectez-vous, ou demandez un nouveau lien.
p-error-form = Le formulaire était trop ancien
p-error-form-line = Revenez en arrière, rechargez la page et renvoyez-le. Rien n’a été changé.
p-error-fast = Trop vite
p-error-fast-line = Vous avez envoyé trop de requêtes. Attendez une minute, puis réessayez.
p-error-busy = Serveur occupé
p-error-busy-line = Trop de demandes arrivent à la fois. Rien n’est perdu : rechargez la page dans un instant.
p-error-bad = Cela n’a pas été compris
p-error-bad-line = Revenez en arrière et vérifiez la saisie. Rien n’a été changé.
p-error-broken = Une erreur s’est produite ici
p-error-broken-line = L’erreur est enregistrée. Vos parties sont en sûreté : rechargez la page dans un instant.

## Pendule et arbitre

p-clock = Temps pour répondre
p-clock-none = Sans limite
p-clock-own = Temps au choix
p-clock-number = Combien
p-clock-unit = Unité
p-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
p-clock-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
p-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
p-clock-unit-minutes = minutes
p-clock-unit-hours = heures
p-clock-unit-days = jours
p-clock-live = En direct
p-clock-mail = Par correspondance
p-clock-help = Une fois le temps écoulé, la réponse habituelle est donnée. Qui se tait pendant deux tours peut perdre la partie si l’adversaire réclame le gain.
p-umpire = Inviter un arbitre
p-umpire-help = Une tierce personne qui voit tout, fixe les délais et peut parler à chaque camp. Vous recevez un lien pour elle.
p-umpire-link = Lien pour l’arbitre
p-umpire-join = On vous demande d’arbitrer
p-umpire-join-more = Vous verrez tout ce que font les deux camps. Vous fixez les délais, mettez fin aux étapes et transmettez des messages ; vous ne jouez pour personne.
p-umpire-sit = Prendre place comme arbitre
p-umpire-taken = La place d’arbitre est prise, ou vous jouez vous-même dans cette partie.
p-card-umpire = vous êtes l’arbitre
p-card-left = reste { $left }
p-card-late = temps écoulé
p-left-days = { $days } j { $hours } h
p-left-hours = { $hours } h { $minutes } min
p-left-minutes = { $minutes } min

# Owners’ data packs

p-pack = Valeurs de votre exemplaire
p-pack-standard = valeurs usuelles
p-pack-help = Si vous possédez le jeu, vous pouvez jouer avec les valeurs imprimées de votre boîte. Elles valent pour les deux camps, et l’adversaire voit ce qui diffère avant de s’asseoir.
p-pack-step-out = Téléchargez le classeur de toutes les valeurs et changez ce qui diffère de votre exemplaire.
p-pack-step-in = Rapportez le classeur. Il est vérifié, et rien ne change avant l’ouverture de la table.
p-pack-download = Télécharger le classeur
p-pack-choose = Choisir un classeur
p-pack-drop = ou déposez-le ici
p-pack-checking = Vérification de { $file }…
p-pack-name = Nom du pack de données
p-pack-name-help = Les deux camps et tous les spectateurs voient ce nom.
p-pack-remove = Jouer avec les valeurs usuelles
p-pack-good = { $count ->
    [0] Le classeur est bon, et ses valeurs sont les valeurs usuelles.
    [one] Le classeur est bon. Une valeur diffère des valeurs usuelles :
   *[other] Le classeur est bon. { $count } valeurs diffèrent des valeurs usuelles :
}
p-pack-bad = { $count ->
    [one] Ce classeur ne peut pas encore servir : une chose ne va pas. Rien n’a changé.
   *[other] Ce classeur ne peut pas encore servir : { $count } choses ne vont pas. Rien n’a changé.
}
p-pack-more = et { $count } de plus
p-pack-lost = Ce n’est pas possible pour l’instant. Attendez un moment et réessayez.
p-pack-many = Vous avez apporté beaucoup de packs de données qui ne servent dans aucune partie. Ouvrez une table avec l’un d’eux, ou revenez demain.
p-pack-large = Ce fichier est trop gros pour un pack de données. Partez du classeur à télécharger ici.
p-pack-where = Où
p-pack-what = Ce qui ne va pas
p-pack-row = { $sheet }, ligne { $row }
p-pack-value = Valeur
p-pack-was = Usuelle
p-pack-is = Ici
p-pack-digest = Empreinte { $digest }
p-pack-played = Pack de données
p-pack-differs = { $count ->
    [0] Aucune valeur ne diffère des valeurs usuelles.
    [one] Une valeur diffère des valeurs usuelles.
   *[other] { $count } valeurs diffèrent des valeurs usuelles.
}
p-pack-all = Toutes les valeurs en classeur
p-card-pack = pack de données « { $name } »
p-refused-pack = Votre pack de données n’est plus gardé ici. Rapportez le classeur.
p-refused-pack-name = Donnez à votre pack de données un nom de 1 à 40 signes, dont une lettre ou un chiffre.
