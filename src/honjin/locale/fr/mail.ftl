### Courriel : c’est à vous de jouer.

mail-subject = { $game } : à vous de jouer contre { $opponent }
mail-opening = { $game }, { $side } contre { $opponent }.
mail-asked = La question posée : { $ask }
mail-asked-plainly = Une décision vous attend.
mail-due = Clôture le { $until } UTC ; ensuite la réponse habituelle est donnée pour vous.
mail-happened = Ce qui s’est passé :
mail-table = Vers la table : { $url }
mail-stop = Un seul message est envoyé jusqu’à votre prochain passage. Pour n’en recevoir aucun, supprimez votre adresse : { $url }
mail-guest = Invité { $tag }
mail-guest-named = { $nickname } (invité { $tag })
mail-machine = l’ordinateur ({ $level })
mail-nobody = une place libre
mail-confirm-subject = Est-ce votre adresse ?
mail-confirm = { $name }, sur { $server }, souhaite recevoir ici un message quand une partie l’attend. Si c’est vous, ouvrez ce lien :
mail-confirm-ignore = Sinon, ne faites rien : aucun autre message ne viendra.
mail-recover-subject = Un nouveau mot de passe
mail-recover = Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour { $name }, sur { $server }. Choisissez-le ici :
mail-recover-once = Le lien vaut une heure, et une seule fois. Ensuite, chaque appareil devra se reconnecter.
mail-recover-ignore = Si ce n’était pas vous, ne faites rien : le mot de passe reste le même.
