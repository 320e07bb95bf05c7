### Être appelé quand c’est son tour ; ce qui reste sans connexion.

n-your-move = À vous de jouer.

# Le réglage

n-title = Notifications
n-line = Comment vous appeler quand une partie vous attend et que vous n’êtes pas à sa table ?
n-none = Pas du tout
n-mail = Par courriel
n-push = Dans ce navigateur
n-both = Par courriel et dans ce navigateur
n-mail-off = Le courriel demande un compte avec une adresse confirmée.
n-push-denied = Ce navigateur est réglé pour ne montrer aucune notification de ce site. Seuls ses propres réglages peuvent y remédier.
n-push-home = Sur iPhone ou iPad, ajoutez d’abord Honjin à l’écran d’accueil et ouvrez-le de là.
n-push-off = Ce navigateur ne peut être averti que par une connexion chiffrée (https), et hors d’une fenêtre privée.
n-push-private = Une notification nomme le jeu et rien de ce qui s’y est passé. Le service du navigateur la transmet scellée et ne peut pas la lire.
n-others = { $count ->
    [one] Un autre de vos navigateurs est averti aussi.
   *[other] { $count } autres de vos navigateurs sont avertis aussi.
}
n-saved = Enregistré.
n-refused = Le navigateur ne l’a pas permis. Rien n’a changé.
n-failed = L’enregistrement a échoué. Réessayez.

# Sans connexion

n-offline = Le serveur est injoignable
n-offline-line = Soit vous n’avez pas de connexion, soit le serveur est arrêté. Rien n’est perdu : chaque ordre accepté est sur son disque. Cette page reprend d’elle-même dès que le serveur répond.
n-offline-again = Réessayer
n-offline-not = Ce qui doit attendre
n-offline-not-line = Les tables, les nouvelles parties, le salon, les relectures et les règles viennent du serveur. La pendule d’une partie y continue.
n-offline-works = Ce qui fonctionne
n-offline-works-line = Les dés d’une partie finie : votre navigateur les vérifie à lui seul, à partir du fichier de la partie.
